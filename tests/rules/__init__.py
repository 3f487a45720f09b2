"""The rules of every game, as played scripts."""
