"""What the secrecy suite must know of Die Zwerge: nobody has secrets, only the order of the decks is hidden from all."""

PRIVATE = ()
EVERY = 20  # a match is long, and nothing is anybody's own
