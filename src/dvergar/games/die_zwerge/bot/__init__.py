"""How bots play Die Zwerge: policies, evaluation, heuristics of the search."""
