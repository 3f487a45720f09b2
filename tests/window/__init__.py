"""The program in a real window, with a real mouse."""
