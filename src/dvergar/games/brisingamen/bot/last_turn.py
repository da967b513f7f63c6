"""The last turn of a seat, played for the final score alone."""

from __future__ import annotations

from dvergar.games.brisingamen.bot.evaluation import NO_GOOD, final
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    COMPLETE_ACTION,
    FREE,
    GIVE,
    GIVE_MORE,
    PASS_ACTION,
    RECEIVE,
    STRENGTH_ACTION,
    SWAP_ACTION,
    TAKE_ACTION,
)
from dvergar.games.brisingamen.rules.play import BrisingamenState


def is_last_turn(state: BrisingamenState) -> bool:
    """Return whether the seat that acts has no other turn after this one."""
    return state.ended or state.round == state.rounds


class LastTurn:
    """Plays what is left of the last turn for the final score alone, two actions ahead; `looked` counts the positions that were looked at."""

    def __init__(self, state: BrisingamenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.swaps = state.phase in (GIVE, GIVE_MORE, RECEIVE)  # where a dwarf may go is the same whatever is swapped
        self.looked = 0

    def choose(self) -> int:
        """Return the action that leads to the best score."""
        state = self.state
        best = -1
        most = NO_GOOD
        for action in state.legal(self.seat):
            if state.phase <= FREE and action == PASS_ACTION:
                value = final(state, self.seat) + 0.01
            elif state.phase <= FREE and action == SWAP_ACTION:
                continue
            else:
                other = state.clone()
                if state.phase <= FREE and TAKE_ACTION <= action < COMPLETE_ACTION:
                    other.deck = other.deck[: other.drawn]
                other.act(action)
                value = self.follow(other, True)
            if best < 0 or value > most:
                best = action
                most = value
        return best

    def follow(self, state: BrisingamenState, on: bool) -> float:
        """Return the best score that the action leads to, and where `on` is so another action after it that takes no card and swaps nothing."""
        self.looked += 1
        if state.phase <= FREE or state.active != self.seat:
            best = final(state, self.seat)
            if on and state.phase == ACTION and state.active == self.seat and state.turn == self.state.turn and state.round == self.state.round:
                for action in state.choices:
                    if (action <= STRENGTH_ACTION and not self.swaps) or COMPLETE_ACTION <= action < SWAP_ACTION:
                        other = state.clone()
                        other.act(action)
                        best = max(best, self.follow(other, False))
            return best
        best = NO_GOOD
        for action in state.choices:
            other = state.clone()
            other.act(action)
            best = max(best, self.follow(other, on))
        return best
