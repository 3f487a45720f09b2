"""The command line: one module for each command, each with ``parser()`` and ``run(arguments)``.

``main`` finds the command and imports its module alone, so that commands without a picture never
load pygame.
"""
