"""The parts of the deck builder: cards to choose from, the deck, what to look for, what it costs."""
