"""What secrecy means, as functions that any game can be put through; each raises `Broken` where something leaks.

Three instruments: *worlds* (a drawn state that the reader cannot tell from the true one), *look-alikes* (true states that look the same to
the reader must have the same worlds), and *twins* (two matches that differ only in what the reader cannot know are played on side by side
and must send the reader the same bytes until the difference is revealed).
"""

from __future__ import annotations

import copy
from collections.abc import Callable

import msgspec

from dvergar.checking.walks import must, pick, undo_text, wire
from dvergar.engine.errors import IllegalAction
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import State, play_out


def fork(match: Match, state: State) -> Match:
    """Return a match with the same log that stands in `state`; the two share nothing that changes."""
    other = copy.copy(match)
    other.log, other.events, other.decisions, other._undone = list(match.log), list(match.events), list(match.decisions), list(match._undone)
    other.state = state.clone()
    other.state.listener = other.events
    return other


def generator(rng: Rng) -> list[int]:
    words: list[int] = []
    rng.dump(words)
    return words


def body(state: State) -> list[int]:
    """Return a state as ints without its random future."""
    bare = state.clone()
    bare.rng = Rng(0)
    return bare.dump()


def refusals(match: Match, reader: int, rng: Rng) -> list[object]:
    """Return everything that the reader is told when it tries what it may not do."""
    size, legal, heard = match.game.actions.size, match.state.legal(reader), []
    for action in {-1, size, *(rng.below(size) for _ in range(5))} - set(legal):
        try:
            match.play(reader, action)
        except IllegalAction as error:
            heard.append((str(error), error.word, error.args_, error.legal, error.seat, error.action))
    return [heard, undo_text(match, reader)]


def worlds_look_alike(match: Match, reader: int | None, draw: int) -> State:
    """Draw a world for the reader, check all that must hold of it and of its state, and return it."""
    state, game = match.state, match.game
    before, rng, same = state.key(), Rng(draw), Rng(draw)
    world = state.worlds(reader, rng)
    must(state.key() == before and world is not state, "drawing a world changes the state")
    must(world.listener is None, "a world has a listener")
    must(generator(world.rng) != generator(state.rng), "a world keeps the future")
    must(generator(state.worlds(reader, Rng(draw + 1)).rng) != generator(world.rng), "the future of all worlds is the same")

    shown, seen = msgspec.json.encode(game.view(state, reader)), msgspec.json.encode(game.view(world, reader))
    must(len(seen) == len(shown), "the size of the view depends on something hidden")
    must(seen == shown, "the view depends on something hidden")
    alike = (world.actors(), world.secret(), world.reveals) == (state.actors(), state.secret(), state.reveals)
    must(alike, "who acts, whether that is secret, or the count of reveals depends on something hidden")
    if reader is not None:
        must(world.legal(reader) == state.legal(reader), "what is legal depends on something hidden")
        must(refusals(fork(match, world), reader, Rng(draw)) == refusals(fork(match, state), reader, Rng(draw)), "a refusal depends on something hidden")

    must(world.worlds(reader, same).key() == world.key(), "a world depends on something hidden")
    must(generator(same) == generator(rng), "how much of the generator a world uses depends on something hidden")
    return world


def plays_on(world: State, check: Callable[[State], None], draw: int) -> None:
    """Check that a world is a position of the game and can be played to the end."""
    check(world)
    rng = Rng(draw)
    for _ in range(3):
        if world.actors():
            world.apply(*pick(world, rng))
            check(world)
    play_out(world, rng)
    check(world)


def twins_stay_alike(match: Match, world: State, reader: int | None, rng: Rng, limit: int) -> int:
    """Play match and twin on, others answering secrets differently, and compare all that the reader gets until the difference is revealed.

    Returns how many actions were compared.
    """
    one, two = fork(match, match.state), fork(match, world)
    for count in range(limit):
        actors = one.state.actors()
        if not actors:
            return count
        seat = actors[rng.below(len(actors))]
        mine, yours = one.state.legal(seat), two.state.legal(seat)
        if seat != reader and one.state.secret():
            action, other = mine[rng.below(len(mine))], yours[rng.below(len(yours))]
        else:
            both = sorted(set(mine) & set(yours))
            must(both == mine or seat != reader, "what is legal depends on something hidden")
            if not both:
                return count
            action = other = both[rng.below(len(both))]
        reveals = one.state.reveals, two.state.reveals
        one.play(seat, action)
        two.play(seat, other)
        left, right = wire(one, reader), wire(two, reader)
        if left != right:
            must((one.state.reveals, two.state.reveals) != reveals, "what is sent depends on something hidden, and nothing was revealed")
            return count
        draw = rng.seed()
        must(one.state.worlds(reader, Rng(draw)).key() == two.state.worlds(reader, Rng(draw)).key(), "states that look alike have other worlds")
    return limit


class Variety:
    """Counts how often worlds differ from the truth: a world that never does would pass every other check.

    `private` names the fields of a view that hold what only its seat knows: for every reader each of them must differ now and then. `hidden` says whether
    anything is, or of which part of the worlds at least.
    """

    def __init__(self, seats: int, private: tuple[str, ...], hidden: bool | float) -> None:
        self.share = 0.2 * hidden if isinstance(hidden, bool) else hidden
        self.drawn = 0
        self.other = 0
        pairs = [(reader, seat) for reader in (None, *range(seats)) for seat in range(seats) if seat != reader]
        self.missing = {(reader, seat, field) for reader, seat in pairs for field in private}

    def add(self, match: Match, world: State, reader: int | None) -> None:
        self.drawn += 1
        self.other += body(world) != body(match.state)
        for seat in {seat for other, seat, _ in self.missing if other == reader}:
            truth, drawn = match.game.view(match.state, seat), match.game.view(world, seat)
            found = {(reader, seat, field) for _, _, field in self.missing if getattr(truth, field) != getattr(drawn, field)}
            self.missing -= found

    def check(self) -> None:
        must(self.drawn > 0, "no world was drawn")
        must(self.other >= self.share * self.drawn, f"only {self.other} of {self.drawn} worlds differ from the truth")
        must(
            not self.missing,
            f"what is private stayed what it is in all worlds that were tried; with few of them try more matches (reader, seat, field): {self.missing}",
        )


def keeps_secrets(match: Match, check: Callable[[State], None], rng: Rng, every: int, variety: Variety) -> None:
    """Play a match to its end; at every step in about `every` put each reader's worlds and twins to the test."""
    while match.state.actors():
        if not rng.below(every):
            for reader in (None, *range(match.seats)):
                world = worlds_look_alike(match, reader, rng.seed())
                variety.add(match, world, reader)
                twins_stay_alike(match, world, reader, rng, 6)
                plays_on(world, check, rng.seed())
        match.play(*pick(match.state, rng))
    for reader in (None, *range(match.seats)):
        worlds_look_alike(match, reader, rng.seed())
