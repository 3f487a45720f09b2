"""The rules of Selva as steps, a module for each part of the rulebook. "§" names parts of
``RULES.md``.

The lowest step of a game is ``CloseGame``; whatever ends the game lets all that lies above it go.
"""
