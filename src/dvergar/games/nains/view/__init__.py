"""What readers of a match of Nains see: view, choices, prompts, result, observations."""
