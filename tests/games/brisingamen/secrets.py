"""Nobody has a secret of their own; all that is hidden is the order of the deck and the first cards of the skill pile, both soon known in random play."""

PRIVATE = ()
HIDDEN = 0.01  # of the drawn worlds differ from the truth, at least
EVERY = 80  # one step in so many is put to the test: matches are long
