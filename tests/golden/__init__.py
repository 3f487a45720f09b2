"""Golden playthroughs: whole games as readable text, so that a change of rules shows as a diff."""
