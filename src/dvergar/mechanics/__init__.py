"""What several games share: taverns, coins, gems."""
