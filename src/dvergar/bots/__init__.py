"""Ways to play: random, levels."""
