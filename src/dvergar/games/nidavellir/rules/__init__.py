"""The rules of Nidavellir: the position and everything that changes it."""
