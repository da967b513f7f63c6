"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and a batched one of our own that steps many matches at once."""
