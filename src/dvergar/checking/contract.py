"""What every position, match and record of a game keeps; each function raises `Broken` where it does not."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.checking.walks import must, pick, some_options, steps
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import State, play_out

Invariants = Callable[[State], None]
BOUND = 2000  # decisions in any match of any game


class Subject:
    """A game at one seat count that is put to the test; equal seeds give equal matches, with random options for some.

    `check` asserts the game's own invariants, `bound` is the most decisions of a match, `stride` spaces out what costs a replay, `tried` names
    values of options as `some_options` wants them.
    """

    def __init__(
        self, game: Game, seats: int, check: Invariants | None = None, bound: int = BOUND, stride: int = 4, tried: dict[str, list[OptionValue]] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.check = check or (lambda state: None)
        self.bound = bound
        self.stride = stride
        self.tried = tried

    def match(self, seed: int) -> Match:
        """Return a new match."""
        return Match.new(self.game, seats=self.seats, seed=seed, options=some_options(self.game, Rng(seed + 1000), self.tried))

    def state(self, seed: int) -> State:
        """Return a first position."""
        return self.game.new(self.seats, seed, some_options(self.game, Rng(seed + 1000), self.tried))

    def played(self, seed: int) -> Match:
        """Return a match played at random to its end."""
        match = self.match(seed)
        for _ in steps(match, Rng(seed)):
            pass
        return match


def whole_matches(subject: Subject, seeds: int) -> None:
    """Check that matches come to their end within the bound."""
    for seed in range(seeds):
        state, rng, count = subject.state(seed), Rng(seed), 0
        while state.actors():
            seat = state.actors()[0]
            must(bool(state.legal(seat)), f"seat {seat} acts and may do nothing")
            state.apply(*pick(state, rng))
            count += 1
            must(count <= subject.bound, f"a match does not end within {subject.bound} decisions")


def position(state: State) -> None:
    """Check what every position must keep."""
    actors = state.actors()
    must(actors == sorted(set(actors)) and all(0 <= seat < state.seats for seat in actors), f"actors() says {actors}: not seats in ascending order, each once")
    must(len(actors) < 2 or state.secret(), "several seats act at once, though secret() says that nothing is secret")
    for seat in range(state.seats):
        legal = state.legal(seat)
        must(legal == sorted(set(legal)), f"legal({seat}) says {legal}: not ascending, each once")
        must(bool(legal) == (seat in actors), f"seat {seat} {'acts and may do nothing' if seat in actors else 'does not act and may do something'}")
        must(all(0 <= action < state.game.actions.size for action in legal), f"legal({seat}) names an action that the game's action space does not hold")
    must(len(state.scores()) == state.seats, "scores() is not one number for each seat")
    ints = state.dump()
    must(all(type(one) is int and -(2**63) <= one < 2**63 for one in ints), "dump() holds something else than ints of 64 bits")
    again = state.game.restore(state.seats, state.options, ints)
    must(again.dump() == ints, "a state does not come back from its dump")
    must(again.key() == state.key(), "a state that came back from its dump has another key")
    told = (again.actors(), again.reveals, again.secret()) == (actors, state.reveals, state.secret())
    must(told, "a state that came back from its dump answers otherwise than before")


def positions(subject: Subject, seeds: int) -> None:
    """Play matches and check every position, clones and originals, reveals of secret phases, and that the match ends."""
    for seed in range(seeds):
        state, rng, count = subject.state(seed), Rng(seed), 0
        subject.check(state)
        while state.actors():
            position(state)
            seat, action = pick(state, rng)
            secret, reveals, key, clone = state.secret(), state.reveals, state.key(), state.clone()
            must(clone.listener is None, "a clone has the listener of its original")
            must((clone.game, clone.seats, clone.options) == (state.game, state.seats, state.options), "a clone has other seats or options than its original")
            clone.apply(seat, action)
            must(state.key() == key, "a clone shares something with its original")
            changed = clone.key()
            state.apply(seat, action)
            must(state.key() == changed, "an original and its clone go different ways")
            must(changed != key, f"the action {state.game.actions.name(action)} changes nothing that the dump holds")
            must(state.reveals >= reveals, "the count of reveals went down")
            must(not secret or state.secret() or state.reveals > reveals, "a secret phase ends without a reveal")
            subject.check(state)
            count += 1
            must(count <= subject.bound, f"a match does not end within {subject.bound} decisions")
        position(state)


def clones(subject: Subject) -> None:
    """Check that an original that is played on leaves its clones as they were."""
    state, rng = subject.state(1), Rng(1)
    kept = []
    while state.actors():
        if rng.below(4) == 0:
            kept.append((state.key(), state.clone(), state.game.restore(subject.seats, state.options, state.dump())))
        state.apply(*pick(state, rng))
    for key, clone, loaded in kept:
        must(clone.key() == loaded.key() == key, "an original that was played on changed its clone")
        must(play_out(clone, Rng(9)) == play_out(loaded, Rng(9)) and clone.key() == loaded.key(), "a clone and a loaded state go different ways")


def seeds(subject: Subject) -> None:
    """Check that equal seeds and actions give equal matches, and other seeds others."""
    must(subject.played(4).state.key() == subject.played(4).state.key(), "equal seeds and actions give different matches")
    must(len({subject.game.new(subject.seats, seed).key() for seed in range(50)}) == 50, "different seeds give equal matches")


def simultaneous(subject: Subject, seeds: int) -> int:
    """Check that the order of answers to a secret phase changes nothing; return how many phases were met."""
    phases = 0
    for seed in range(seeds):
        state, rng = subject.state(seed), Rng(seed)
        while state.actors():
            if len(state.actors()) < 2:
                state.apply(*pick(state, rng))
                continue
            phases += 1
            draw = rng.seed()
            ends = [answered(state.clone(), Rng(draw), Rng(order) if order else None) for order in range(3)]
            must(len({end.key() for end in ends}) == 1, "the order in which seats answer a secret phase changes what comes of it")
            state = ends[0]
    return phases


def answered(state: State, rng: Rng, order: Rng | None) -> State:
    """Let all seats answer one secret phase, each out of its own generator, in seat order or in a random one."""
    own = [Rng(rng.seed()) for _ in range(state.seats)]
    reveals = state.reveals
    while state.secret() and state.reveals == reveals:
        actors = state.actors()
        seat = actors[0 if order is None else order.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[own[seat].below(len(legal))])
    return state


def undo(subject: Subject) -> None:
    """Check that undo leads back to the last reveal and no further."""
    match, rng = subject.match(6), Rng(6)
    after = match.state.key()
    for count in steps(match, rng):
        if count and match.log[-1].reveals != match.state.reveals:
            after = match.state.key()
        if count % subject.stride == 1:
            back = match.at(len(match.log))
            while back.log and back.log[-1].reveals == back.state.reveals:
                back.undo(back.log[-1].seat)
            must(back.state.key() == after, "undo does not lead back to the last reveal")
            must(not back.practice and not any(back.can_undo(seat) for seat in range(subject.seats)), "undo leads behind a reveal")


def listener(subject: Subject) -> None:
    """Check that whoever listens hears of each decision and changes nothing."""
    heard, silent, rng = subject.state(2), subject.state(2), Rng(2)
    heard.listener = []
    while heard.actors():
        told = len(heard.listener)
        seat, action = pick(heard, rng)
        heard.apply(seat, action)
        silent.apply(seat, action)
        must(silent.key() == heard.key(), "a match that somebody listens to goes another way")
        must(len(heard.listener) > told, "something happened and nobody was told")
    must(silent.listener is None, "a listener came by itself")
    for event in heard.listener:
        right = bool(event.kind) and -1 <= event.seat < subject.seats and -1 <= event.to < subject.seats
        must(right and all(type(value) in (int, str) for value in event.args.values()), f"an event {event.kind!r} has a wrong seat or arguments")


def results(subject: Subject, seeds: int) -> None:
    """Check that the result adds up at every step, and that those in front win."""
    for seed in range(seeds):
        match = subject.match(seed)
        for _ in steps(match, Rng(seed)):
            result = match.result()
            must(result.totals == match.state.scores(), "result and scores() have different totals")
            must([sum(line.points for line in lines) for lines in result.lines] == result.totals, "the lines of the result do not add up to the totals")
            must(len(result.facts) == subject.seats, "the result has not facts for each seat")
            must(all(len({line.key for line in lines}) == len(lines) for lines in result.lines), "a line of the result stands twice")
            must(result.over == (not match.state.actors()), "result and actors() do not agree on whether the match is over")
            must(result.over or result.winners == [], "somebody has won a match that is not over")
        must(match.game.view(match.state, 0).result == result, "the view shows another result than the game")
        best = [seat for seat in range(subject.seats) if result.totals[seat] == max(result.totals)]
        together = result.winners in ([], list(range(subject.seats)))  # of a cooperative game all or none
        must(together or (result.winners == sorted(set(result.winners)) and set(result.winners) <= set(best)), "somebody wins who is not in front")


def looking(subject: Subject) -> None:
    """Check that views and worlds leave the position alone."""
    state, rng = subject.state(3), Rng(3)
    while state.actors():
        key = state.key()
        for reader in (None, *range(subject.seats)):
            state.game.view(state, reader)
            world = state.worlds(reader, Rng(1))
            must(state.key() == key, "a view or a world changes the position")
        play_out(world, Rng(2))
        must(state.key() == key, "a world shares something with the true position")
        for _ in range(7):
            if state.actors():
                state.apply(*pick(state, rng))


def records(subject: Subject, seeds: int) -> None:
    """Check that a match reads back from its record, action for action."""
    for seed in range(seeds):
        match, rng = subject.match(seed), Rng(seed)
        length = 5 + rng.below(200)
        while match.state.actors() and len(match.log) < length:
            match.play(*pick(match.state, rng))
        again = Match.read(match.record())
        must(again.state.key() == match.state.key() and again.record() == match.record(), "a match does not come back from its record")
