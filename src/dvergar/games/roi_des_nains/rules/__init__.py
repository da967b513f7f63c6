"""The rules of Le Roi des Nains: the position and everything that changes it."""
