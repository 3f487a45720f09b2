"""The rules as steps, one module for each chapter of the rulebook. "§" names parts of RULES.md."""
