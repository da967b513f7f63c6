"""What readers of a match of Brísingamen see: view, choices, prompts, result, observations."""
