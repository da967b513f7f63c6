"""How bots play Nidavellir: policies, evaluation, heuristics of the search."""
