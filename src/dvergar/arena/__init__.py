"""Bots against bots: many matches from one plan, on all cores or a cluster, with ratings and a report."""
