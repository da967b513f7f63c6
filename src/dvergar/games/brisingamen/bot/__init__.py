"""How bots play Brísingamen: policies, evaluation, heuristics of the search."""
