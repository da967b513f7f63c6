"""What the secrecy suite must know of Le Roi des Nains: the fields of a view that hold what is private to its seat."""

PRIVATE = ("hand",)
