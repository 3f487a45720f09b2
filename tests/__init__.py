"""The tests of the house; ``README.md`` says what is where."""
