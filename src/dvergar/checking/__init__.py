"""Checks that every game passes: the suites of the house, as functions, and `check` which runs them on an installed game."""
