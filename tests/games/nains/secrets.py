"""What the secrecy suite must know of Nains: the fields of a view that hold what is private to its seat (where its coins lie)."""

PRIVATE = ("table",)
