"""The rules of Die Zwerge: the position and everything that changes it."""
