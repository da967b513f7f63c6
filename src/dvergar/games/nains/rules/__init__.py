"""The rules of Nains: the position and everything that changes it."""
