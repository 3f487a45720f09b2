"""The bots: random, greedy, and one tree search for all games; their levels and their process.

A bot gets a ``Sampler`` — what its seat sees, and worlds that look the same — never a table of the
game that is being played. Knows no pygame; the only clock is the one of a ``Budget``.
"""
