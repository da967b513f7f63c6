"""Bidding for turns in taverns, recruiting by lines, growing coins: what Nidavellir and Nains share."""
