"""What the cards of Wild Life are called, and what they say."""

from game.engine.text import N_, T, Text

LIFE_NAMES = (
    T(N_("small life")),
    T(N_("big life")),
    T(N_("flying life")),
    T(N_("aquatic life")),
)
ENHANCER_NAMES = (T(N_("spring")), T(N_("winter")), T(N_("nesting")), T(N_("spawning")))

ANIMALS: tuple[dict[str, Text], ...] = (
    {
        "mouse": T(N_("mouse")),
        "hedgehog": T(N_("hedgehog")),
        "squirrel": T(N_("squirrel")),
        "rabbit": T(N_("rabbit")),
        "tree_frog": T(N_("tree frog")),
        "lizard": T(N_("lizard")),
        "snail": T(N_("snail")),
        "bumblebee": T(N_("bumblebee")),
        "butterfly": T(N_("butterfly")),
        "ladybird": T(N_("ladybird")),
        "mole": T(N_("mole")),
        "stoat": T(N_("stoat")),
    },
    {
        "brown_bear": T(N_("brown bear")),
        "red_deer": T(N_("red deer")),
        "bison": T(N_("bison")),
        "moose": T(N_("moose")),
        "elephant": T(N_("elephant")),
        "giraffe": T(N_("giraffe")),
        "rhinoceros": T(N_("rhinoceros")),
        "zebra": T(N_("zebra")),
        "wild_boar": T(N_("wild boar")),
        "lynx": T(N_("lynx")),
        "panda": T(N_("panda")),
        "kangaroo": T(N_("kangaroo")),
    },
    {
        "owl": T(N_("owl")),
        "eagle": T(N_("eagle")),
        "heron": T(N_("heron")),
        "puffin": T(N_("puffin")),
        "swallow": T(N_("swallow")),
        "flamingo": T(N_("flamingo")),
        "parrot": T(N_("parrot")),
        "pelican": T(N_("pelican")),
        "woodpecker": T(N_("woodpecker")),
        "bat": T(N_("bat")),
        "swan": T(N_("swan")),
        "hummingbird": T(N_("hummingbird")),
    },
    {
        "clownfish": T(N_("clownfish")),
        "salmon": T(N_("salmon")),
        "octopus": T(N_("octopus")),
        "sea_turtle": T(N_("sea turtle")),
        "dolphin": T(N_("dolphin")),
        "whale": T(N_("whale")),
        "seahorse": T(N_("seahorse")),
        "jellyfish": T(N_("jellyfish")),
        "crab": T(N_("crab")),
        "shark": T(N_("shark")),
        "otter": T(N_("otter")),
        "ray": T(N_("ray")),
    },
)
"""The animals of every type of life by key."""

NAMES: dict[str, Text] = {
    **{key: name for animals in ANIMALS for key, name in animals.items()},
    "spring": ENHANCER_NAMES[0],
    "winter": ENHANCER_NAMES[1],
    "nesting": ENHANCER_NAMES[2],
    "spawning": ENHANCER_NAMES[3],
    "rain": T(N_("rain")),
    "protector": T(N_("protector")),
    "fox": T(N_("fox")),
    "wolf": T(N_("wolf")),
    "hawk": T(N_("hawk")),
    "pike": T(N_("pike")),
    "hunter": T(N_("hunter")),
    "fire": T(N_("fire")),
    "pollution": T(N_("aquatic pollution")),
    "disaster": T(N_("fire and pollution")),
}

ENHANCER_TEXTS = (
    T(N_("Doubles your small life.")),
    T(N_("Doubles your big life.")),
    T(N_("Doubles your flying life.")),
    T(N_("Doubles your aquatic life.")),
)
RAIN_TEXT = T(N_("For this cycle only."))
PROTECTOR_TEXT = T(N_("Stops a hunter."))
PREDATOR_TEXT = T(N_("Takes a life card from another player."))
HUNTER_TEXT = T(N_("Takes all life of one type from another player."))
DISASTER_TEXTS = {
    "fire": T(N_("Ends all small, big and flying life, everybody's.")),
    "pollution": T(N_("Ends all aquatic life, everybody's.")),
    "disaster": T(N_("Ends all life, everybody's.")),
}

LIFE_HELP = (
    T(N_("Play it into your own habitat. It stays and scores at the end of every cycle.")),
    T(N_("Predators, hunters and disasters can take it away.")),
)
ENHANCER_HELP = (
    T(N_("Needs life of its type in your habitat. A habitat holds one enhancer of a type.")),
    T(N_("When the last life of its type leaves the habitat, it goes too.")),
)
RAIN_HELP = (
    T(N_("Can always be played, before your own habitat. Nothing affects it.")),
    T(N_("It scores once at the end of this cycle and is discarded.")),
)
PROTECTOR_HELP = (
    T(N_("Reveal it when a hunter comes for your life: the hunter fails, and both are discarded.")),
    T(N_("It is no help against predators and disasters, and cannot be played in your turn.")),
    T(N_("It is not one of the three cards that you play in a cycle.")),
)
PREDATOR_HELP = (
    T(N_("Drag it onto a life card of another player, which is discarded.")),
    T(N_("Protectors do not stop it. An enhancer goes too if no life of its type is left.")),
)
HUNTER_HELP = (
    T(N_("Drag it onto a column of another player: all life of that type is discarded.")),
    T(N_("The enhancer of that type goes too. A protector stops the hunter.")),
)
DISASTER_HELP = (
    T(N_("It strikes all habitats, yours too. Enhancers go with their life.")),
    T(N_("It can always be played, and rain is never affected.")),
)


def life_text(footprints: int) -> Text:
    """What a card of small, big or flying life scores."""
    return T(N_("{n} footprint a cycle."), "{n} footprints a cycle.", n=footprints)


def aquatic_help(footprints: int, times: int) -> tuple[Text, ...]:
    """What is said of a card of aquatic life."""
    first = T(
        N_(
            "Scores {footprints} for each aquatic card in your habitat, itself included, but at most {times} times."
        ),
        footprints=footprints,
        times=times,
    )
    return (first, *LIFE_HELP)
