"""The rules of Brísingamen: the position and everything that changes it."""
