"""Frames on a position's stack, each something still to be done: `kind | x << 6 | y << 14 | z << 22`."""

from __future__ import annotations

from typing import Final

TURN: Final = 1  # begin the turn of `dwarf`
HERO: Final = 2
READY: Final = 3  # turn up what is missing, then ask for the first action
REFILL: Final = 4
ACTIONS: Final = 5  # ask for the next action
SCENARIO: Final = 6  # turn up the next scenario
CHECK: Final = 7  # complete what is fulfilled
RECRUIT: Final = 8  # x: next kind whose ban is offered, y: kinds left out, z: gate
SETUP: Final = 9  # x: next kind of troops for the scenario card
SWEEP: Final = 10  # discard the adventures before a new scenario
TRIGGER: Final = 11  # let the face-up threats trigger
REVEALED: Final = 12  # x: slot
EFFECT: Final = 13  # x: slot, y: place in the card's effects, z: survivors
DISGUISED: Final = 14  # x: slot, y: whose disguise is asked for next
DROP: Final = 15  # x: slot
TARGET: Final = 16  # x: points that the active seat deals to dwarves
GUARDED: Final = 17  # x: victim of one point, y: whose shield is asked for next
WATCHED: Final = 18  # x: victim, y: whose food is asked for next
LOWEST: Final = 19  # x: points for a dwarf with the least health
EACH: Final = 20  # x: whose loss is dealt next
DISCARDS: Final = 21  # x: who discards equipment next
HEALING: Final = 22  # x: points, y: 1 if it may be declined
DICE: Final = 23  # x: stage, see dice.py
SINGS: Final = 24  # x: whose song is asked for next
ASSIGNS: Final = 25  # x: die, y: destroyed so far
STEPS: Final = 26
PRICE: Final = 27  # x: dwarf who has entered perished land
VISITED: Final = 28  # x: dwarf who has entered his hex
PAYS: Final = 29  # x: slot, y: dwarf
PAID: Final = 30  # x: slot, y: dwarf
REWARD: Final = 31  # x: card
GIVES: Final = 32  # x: kind of equipment
FORGED: Final = 33
OFFERED: Final = 34
REMOVES: Final = 35  # x: how many troops are left to remove
BRAVES: Final = 36  # x: slot of a health roll, y: whose food is asked for next
DEAL: Final = 37  # after the draft
MIX: Final = 38  # threats for the first time
PINS: Final = 39  # x: slot
