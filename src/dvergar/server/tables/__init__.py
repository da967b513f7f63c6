"""A table in memory: its match, its people, its readers, and the registry of all tables."""
