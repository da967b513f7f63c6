"""The table on a server: people and bots on its seats, nothing lost."""
