"""How bots play Le Roi des Nains: policies, evaluation, heuristics of the search."""
