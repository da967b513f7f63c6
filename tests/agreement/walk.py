"""Play random games and print one line each: seed, set-up, and a hash over the legal actions and the state's key at every step.

`walk.py FIRST COUNT` walks the games FIRST to FIRST + COUNT - 1; with `--steps` it prints a line a step as well. Both builds of Dvergar must print
the same. The set-ups go round all seat counts and option values. Most games are of Nidavellir, the one with the most promises about its speed and
the shortest; every `OTHERS`-th is of one of the other games in turn.
"""

from __future__ import annotations

import hashlib
import sys
from array import array

import dvergar
from dvergar.engine.game import Game, Option, OptionValue

MOST, OTHERS = "nidavellir", 20
UNENDING = ("round_cap", "off")  # random play would hardly ever end


def setup(number: int) -> tuple[Game, int, dict[str, OptionValue]]:
    """Return the set-up of a game number."""
    others = [id for id in dvergar.games() if id != MOST]
    turn = number % OTHERS == 0 and bool(others)
    game = dvergar.game(others[number // OTHERS % len(others)] if turn else MOST)
    rest = number // OTHERS // len(others) if turn else number
    seats = game.seats[rest % len(game.seats)]
    rest //= len(game.seats)
    options: dict[str, OptionValue] = {}
    for option in game.options:
        if option.scope == "rules":
            values = choices(option)
            options[option.key] = values[rest % len(values)]
            rest //= len(values)
    try:
        game.checked(seats, number, options)
    except dvergar.BadSetup as error:  # options that do not go together
        options.pop(str(error.args_["option"]))
    return game, seats, options


def choices(option: Option) -> list[OptionValue]:
    """Return the values that an option is tried with; a list of ids keeps its default."""
    if option.kind == "choice":
        return [value for value in option.values if (option.key, value) != UNENDING]
    return list(range(option.low, option.high + 1)) if option.kind == "range" else [option.default]


def walk(number: int, steps: bool) -> None:
    """Play game `number` to its end and print what it came to."""
    game, seats, options = setup(number)
    rng = dvergar.Rng(number)
    state = game.new(seats, number, options)
    whole = hashlib.blake2b(digest_size=8)
    count = 0
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        whole.update(array("q", [*actors, seat, *legal, state.key() - (1 << 63)]).tobytes())
        if steps:
            print(number, count, seat, game.actions.name(action), f"{state.key():016x}")
        state.apply(seat, action)
        count += 1
    whole.update(array("q", [*state.scores(), state.key() - (1 << 63)]).tobytes())
    print(number, game.id, seats, options, count, whole.hexdigest())


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2])):
        walk(number, "--steps" in sys.argv)
