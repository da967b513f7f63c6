"""What readers of a match of Le Roi des Nains see: view, choices, prompts, result, observations."""
