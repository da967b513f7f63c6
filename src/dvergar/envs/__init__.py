"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and one of the house that steps many matches at once."""
