"""The screens of the program, one on top of the other."""
