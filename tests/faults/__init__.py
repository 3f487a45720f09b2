"""Faults brought about on purpose: short versions for every day, long ones by hand."""
