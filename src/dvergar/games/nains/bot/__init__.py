"""How bots play Nains: policies, evaluation, heuristics of the search."""
