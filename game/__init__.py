"""Wild Table: five nature card games at one table."""

__version__ = "0.1.0"
