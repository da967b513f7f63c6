"""What readers of a match of Die Zwerge see: view, choices, prompts, result, observations."""
