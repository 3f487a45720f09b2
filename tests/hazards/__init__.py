"""Faults that users of comparable programs really met; CONTRIBUTING.md lists them by number."""
