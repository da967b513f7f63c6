"""What every game is made of: states, actions, matches, records. It knows no game and does no input or output."""
