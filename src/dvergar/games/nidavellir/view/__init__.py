"""What readers of a match of Nidavellir see: view, choices, prompts, result, observations."""
