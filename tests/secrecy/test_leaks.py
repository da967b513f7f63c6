"""The secrecy suite must be able to fail: toy games that leak in one way each, and what catches them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from dvergar.checking.secrecy import Variety, keeps_secrets
from dvergar.engine.game import OptionValue
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from toy import BID, PASS, PEEK, ToyGame, ToyState, ToyView


def put_to_the_test(game: ToyGame, matches: int) -> None:
    """Put matches of a game through the secrecy suite."""
    variety = Variety(3, ("hand", "chosen"), True)
    for seed in range(matches):
        keeps_secrets(Match.new(game, seats=3, seed=seed), lambda state: None, Rng(seed), 1, variety)
    variety.check()


def caught(game: ToyGame) -> str:
    """Return what the suite says of a game that leaks."""
    with pytest.raises(AssertionError) as failure:
        put_to_the_test(game, 10)
    return str(failure.value)


class LeakyState(ToyState):
    """A toy state that clones and loads as its own class."""

    def clone(self) -> ToyState:
        other = type(self)(self.game, self.seats, self.options, self.rng.clone())
        other.load(self.dump())
        return other


class Leaky(ToyGame):
    """A toy game with another state."""

    state: type[ToyState] = LeakyState

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> ToyState:
        state = self.state(self, seats, dict(options), rng)
        state.deal()
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> ToyState:
        return self.state(self, seats, dict(options), Rng(0))


def leaky(state: type[ToyState]) -> Leaky:
    game = Leaky()
    game.state = state
    return game


def test_the_toy_itself_keeps_its_secrets() -> None:
    put_to_the_test(ToyGame(), 3)
    put_to_the_test(Leaky(), 3)


def test_a_view_that_shows_the_deck_is_caught() -> None:
    class Open(Leaky):
        def view(self, state: State, seat: int | None) -> ToyView:
            assert isinstance(state, ToyState)
            return msgspec.structs.replace(super().view(state, seat), top=state.deck[-1] if state.deck else None)

    assert caught(Open()).startswith("the view depends on something hidden")


def test_a_view_whose_length_tells_something_is_caught() -> None:
    class Long(Leaky):
        def view(self, state: State, seat: int | None) -> ToyView:
            assert isinstance(state, ToyState)
            return msgspec.structs.replace(super().view(state, seat), played=[0] * sum(state.hands[0]))

    assert caught(Long()).startswith("the size of the view depends on something hidden")


def test_a_legal_action_that_tells_something_is_caught() -> None:
    class Telling(LeakyState):
        def legal(self, seat: int) -> list[int]:
            legal = super().legal(seat)
            return [PASS] if PEEK in legal and self.deck[-1] < 4 else legal

    assert "depends on something hidden" in caught(leaky(Telling))


def test_a_refusal_that_tells_something_is_caught() -> None:
    class Odd(Leaky):
        def view(self, state: State, seat: int | None) -> ToyView:
            return msgspec.structs.replace(super().view(state, seat), choices=[])

    class Telling(LeakyState):
        def legal(self, seat: int) -> list[int]:
            legal = super().legal(seat)
            return legal if len(legal) < 2 or self.phase != BID or self.deck[-1] % 2 else legal[:-1]

    game = Odd()
    game.state = Telling
    assert caught(game).startswith("what is legal depends on something hidden")


def test_an_event_that_tells_an_answer_is_caught() -> None:
    class Loud(LeakyState):
        def tell(self, kind: str, seat: int, args: dict[str, str | int] | None = None, to: int = -1) -> None:
            super().tell(kind, seat, {"card": self.chosen[seat]} if kind == "ready" else args, to)

    assert caught(leaky(Loud)).startswith("what is sent depends on something hidden")


def test_a_private_event_that_reaches_everybody_is_caught() -> None:
    class Loud(LeakyState):
        def tell(self, kind: str, seat: int, args: dict[str, str | int] | None = None, to: int = -1) -> None:
            super().tell(kind, seat, args, -1)

        def apply(self, seat: int, action: int) -> None:
            reveals = self.reveals
            super().apply(seat, action)
            self.reveals = reveals  # it would excuse the difference

    assert caught(leaky(Loud)).startswith("what is sent depends on something hidden")


def test_a_reveal_that_is_not_counted_is_caught() -> None:
    class Uncounted(LeakyState):
        def apply(self, seat: int, action: int) -> None:
            super().apply(seat, action)
            if action == PEEK:
                self.reveals -= 2

    assert caught(leaky(Uncounted)).startswith("what is sent depends on something hidden")


def test_worlds_that_are_the_truth_are_caught() -> None:
    class True_(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = self.clone()
            world.rng = Rng(rng.seed())
            return world

    assert "states that look alike have other worlds" in caught(leaky(True_))


def test_worlds_that_keep_the_future_are_caught() -> None:
    class Foreseen(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = super().worlds(seat, rng)
            world.rng = self.rng.clone()
            return world

    assert caught(leaky(Foreseen)).startswith("a world keeps the future")


def test_worlds_that_shuffle_without_sorting_are_caught() -> None:
    class Unsorted(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = super().worlds(seat, rng)
            if not (seat is not None and self.knows[seat]):
                cards = list(self.deck)
                rng.shuffle(cards)
                world.deck = cards
            return world

    assert caught(leaky(Unsorted)).startswith("a world depends on something hidden")


def test_worlds_that_keep_the_open_answers_are_caught() -> None:
    class Kept(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = super().worlds(seat, rng)
            for other in range(self.seats):
                if self.chosen[other]:
                    world.chosen[other] = self.chosen[other]
                    world.hands[other] = sorted([self.chosen[other], *world.hands[other][1:]])
            return world

    assert "states that look alike have other worlds" in caught(leaky(Kept))


def test_worlds_that_keep_the_hands_are_caught() -> None:
    class Dealt(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = super().worlds(seat, rng)
            world.hands = [list(hand) for hand in self.hands]
            world.deck = sorted(self.deck)
            rng.shuffle(world.deck)
            for other in range(self.seats):
                if other != seat and self.chosen[other]:
                    kinds = sorted(set(world.hands[other]))
                    world.chosen[other] = kinds[rng.below(len(kinds))]
            return world

    assert caught(leaky(Dealt)).startswith("states that look alike have other worlds")


def test_worlds_that_never_differ_are_caught() -> None:
    match = Match.new("toy", seats=2, seed=1)
    for private, text in ((("hand",), "only 0 of 9 worlds"), ((), "only 0 of 9 worlds")):
        variety = Variety(2, private, True)
        for _ in range(9):
            variety.add(match, match.state.clone(), 0)
        with pytest.raises(AssertionError, match=text):
            variety.check()
    variety = Variety(2, ("hand",), False)
    variety.add(match, match.state.worlds(0, Rng(1)), 0)
    with pytest.raises(AssertionError, match="what is private stayed what it is in all worlds") as failure:
        variety.check()
    assert "(0, 1, 'hand')" not in str(failure.value)
    assert "(1, 0, 'hand')" in str(failure.value)


def test_worlds_that_draw_as_often_as_something_hidden_are_caught() -> None:
    class Thirsty(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = super().worlds(seat, rng)
            if seat != 0 and self.hands[0][0] == 1:
                rng.word()
            return world

    assert caught(leaky(Thirsty)).startswith("how much of the generator a world uses depends on something hidden")


def test_worlds_that_are_no_positions_of_the_game_are_caught() -> None:
    class Wild(LeakyState):
        def worlds(self, seat: int | None, rng: Rng) -> ToyState:
            world = super().worlds(seat, rng)
            for other in range(self.seats):
                if other != seat and self.chosen[other]:
                    world.chosen[other] = 9
            return world

    with pytest.raises(ValueError, match="not in list"):
        put_to_the_test(leaky(Wild), 3)
