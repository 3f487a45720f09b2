"""The standalone program: built once, then used as people use it."""
