"""What the secrecy suite must know of the toy: the fields of a view that hold what is private to its seat."""

PRIVATE = ("hand", "chosen")
