"""The engine: tables of plain data with a stack of small steps, and what may be read of them.

Knows no pygame, no clock and no files. ``table`` holds the state and its verbs, ``step`` what the
rules are made of, ``game`` what a game provides, ``match`` a game being played, ``view`` who sees
what, ``sample`` worlds that a seat cannot tell apart.
"""
