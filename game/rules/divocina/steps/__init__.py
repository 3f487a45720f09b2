"""The rules of Divočina as steps: the turn, the deck, cancelling, and one file for each species."""
