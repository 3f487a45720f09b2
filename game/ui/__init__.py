"""The user interface: theme, text, art, sound, widgets and everything drawn at the table."""
