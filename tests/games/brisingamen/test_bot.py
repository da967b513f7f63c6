"""The bots: positions that a sensible player never gets wrong, nothing hidden looked at, weaker players beaten."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.bots import levels, policy
from dvergar.bots.random import RandomPolicy
from dvergar.engine.policy import Policy, decide
from dvergar.engine.rng import Rng
from dvergar.games.brisingamen.bot.heuristics import BrisingamenHeuristics
from dvergar.games.brisingamen.bot.last_turn import LastTurn
from dvergar.games.brisingamen.bot.nearest import Nearest
from dvergar.games.brisingamen.bot.policies import Greedy
from dvergar.games.brisingamen.bot.taste import PLAIN, SHARP
from dvergar.games.brisingamen.rules.phases import SWAP_ACTION
from dvergar.games.brisingamen.rules.play import BrisingamenState
from games.brisingamen.build import Built, game

FOUR = "0.1 0.2 0.3 0.4"
LAST = "0.1 0.2 0.3 0.4 0.5"  # of six dwarves one is left
EMPTY = {f"cav{n:02}": "" for n in range(1, 25)}
RINGS = "s01 s02 s03 s04 s05 s06 s07 s08"
BIG = "s35 s36 s37 s38 s33 s34 s29 s30"


def answer(built: Built, bot: Policy | None = None) -> str:
    """Return what the bot of the seat to act does, by name."""
    return game().actions.name(decide(bot or Greedy(), built.state, built.seat, 4))


def only(**more: str) -> dict[str, str]:
    """Return caverns that are empty but for these."""
    return {**EMPTY, **more}


POSITIONS: list[tuple[str, dict[str, Any], list[str], set[str]]] = [
    ("completes-a-setting-that-is-full", {"supply": {0: "2Rs 1Es"}, "held": {0: "s01"}}, [], {"complete(s01)"}),
    ("completes-a-part", {"supply": {0: "4As"}, "parts": "b1"}, [], {"complete(b1)"}),
    (
        "swaps-what-a-setting-lacks",
        {"supply": {0: "2Rs 1Ss"}, "held": {0: "s01"}, "market": "2Es", "workshop": "s03 s04 s07 s08 s10 s12 s14 s16"},
        [],
        {"swap"},
    ),
    ("gives-the-gem-it-does-not-need", {"supply": {0: "2Rs 1Ss"}, "held": {0: "s01"}, "market": "2Es 1Ms"}, ["swap"], {"gem(sapphire_small)"}),
    (
        "gets-the-gem-it-needs",
        {"supply": {0: "2Rs 1Ss"}, "held": {0: "s01"}, "market": "2Es 1Ms"},
        ["swap", "gem(sapphire_small)"],
        {"gem(emerald_small)"},
    ),
    ("goes-out-with-its-load", {"at": {"A": "0.1"}, "loads": {"0.1": "2Rs 1Es"}, "held": {0: "s01"}}, [], {"move(1)"}),
    ("goes-to-the-surface-not-back", {"at": {"A": "0.1"}, "loads": {"0.1": "2Rs 1Es"}, "held": {0: "s01"}}, ["move(1)"], {"go(out)"}),
    ("harvests", {"at": {"C": "0.1"}, "gems_in": only(cav01="1Rs 2Ss")}, ["move(1)", "go(cav01)"], {"harvest"}),
    (
        "harvests-when-it-starts",
        {"at": {"cav01": "0.1"}, "gems_in": only(cav01="2Rs 1Es"), "held": {0: "s01"}},
        ["move(1)"],
        {"go(C,harvest)"},
    ),
    (
        "goes-where-the-gems-are-that-it-needs",
        {"at": {"C": "0.1"}, "gems_in": only(cav01="2Rs 1Es", cav02="2Ms 1Ss"), "held": {0: "s01"}},
        ["move(1)"],
        {"go(cav01)"},
    ),
    ("leaps-towards-the-gems", {"at": {"A": "1.1", "B": "1.2"}, "gems_in": only(cav21="3Rs 1EL", cav22="2Ss 1SL")}, ["enter"], {"go(F)"}),
    (
        "takes-the-setting-that-its-gems-fill",
        {"supply": {0: "1RL 1EL 1SL 1ML"}, "workshop": "s01 s02 s03 s04 s35 s38 s09 s10"},
        [],
        {"take(s38)"},
    ),
    (
        "brings-a-dwarf-out-for-a-card-that-is-full",
        {"seats": 5, "at": {"P": "0.4"}, "retired": "0.1 0.2 0.3", "supply": {0: "1Rs 2Ms"}, "held": {0: "s04"}, "gems_in": EMPTY},
        ["move(4)"],
        {"go(E)"},
    ),
    ("takes-no-setting-in-the-last-round", {"round": 60, "turn": 2, "seat": 2, "workshop": BIG}, ["pass"], {"not take"}),
    ("takes-no-third-setting", {"held": {0: "s35 s36"}, "supply": {}, "workshop": "s37 s38 s33 s34 s29 s30 s31 s32"}, [], {"not take"}),
    ("ends-the-game-when-ahead", {"supply": {0: "2Rs 1Es"}, "held": {0: "s01"}, "retired": LAST}, [], {"complete(s01)"}),
    (
        "ends-with-the-dearer-setting",
        {"supply": {0: "2Rs 2Es 2Ss 2Ms"}, "held": {0: "s01 s35"}, "retired": LAST},
        [],
        {"complete(s35)"},
    ),
    (
        "does-not-end-the-game-when-behind",
        {"supply": {0: "2Rs 1Es", 1: "9Rs 9Es 9Ss 5ML"}, "held": {0: "s01"}, "retired": LAST, "tokens": {1: 9}},
        [],
        {"not complete"},
    ),
    ("makes-the-fourth-part-when-ahead", {"supply": {0: "4As"}, "parts": "b1", "made": "0:b2 0:b3 1:b5", "tokens": {0: 3}}, [], {"complete(b1)"}),
    ("keeps-tokens-it-need-not-spend", {"tokens": {0: 2}}, ["pass", "pass"], {"pass"}),
    ("pays-a-token-for-a-setting", {"tokens": {0: 1}, "supply": {0: "1RL 1EL 1SL 1ML"}, "held": {0: "s38"}}, ["pass", "pass"], {"complete(s38)"}),
    (
        "steals-what-it-needs",
        {"skills": {0: "thief"}, "supply": {0: "1EL 1SL 1ML", 1: "1RL 4As"}, "held": {0: "s38"}},
        ["thief(1)"],
        {"gem(ruby_large)"},
    ),
    (
        "sends-the-thief-to-whom-has-it",
        {"skills": {0: "thief"}, "supply": {0: "1EL 1SL 1ML", 1: "1RL", 2: "1Es"}, "held": {0: "s38"}, "market": "1Es", "workshop": BIG.replace("s38", "s31")},
        [],
        {"thief(1)"},
    ),
    (
        "loads-the-bat-with-what-it-needs",
        {"at": {"C": "0.1:bat"}, "gems_in": only(cav01="1Rs 2As 1RL"), "supply": {0: "1EL 1SL 1ML"}, "held": {0: "s38"}, "parts": ""},
        ["move(1)", "go(cav01)"],
        {"gem(ruby_large)"},
    ),
    (
        "uses-stamina-for-a-rich-cavern",
        {"at": {"C": "0.1:stamina"}, "loads": {"0.1": "2Rs"}, "gems_in": only(cav01="1Es 1RL 1EL")},
        ["move(1)", "go(cav01)"],
        {"harvest"},
    ),
    ("enters-with-speed", {"skills": {0: "speed"}, "held": {0: "s35"}, "workshop": BIG.replace("s35", "s31")}, [], {"enter(speed)"}),
    (
        "moves-on-with-speed",
        {"at": {"G": "0.1:speed"}, "gems_in": only(cav03="2Rs 1Es")},
        ["move(1)", "go(cav03)", "harvest"],
        {"go(G)"},
    ),
    (
        "completes-in-what-is-left-of-the-last-turn",
        {"ender": 0, "supply": {0: "2Rs 1Es"}, "held": {0: "s01"}, "retired": FOUR},
        ["pass"],
        {"complete(s01)"},
    ),
    ("stops-when-the-last-turn-brings-no-more", {"ender": 0, "retired": FOUR, "tokens": {0: 1}}, ["pass", "pass"], {"pass"}),
]


@pytest.mark.parametrize(("position", "before", "right"), [row[1:] for row in POSITIONS], ids=[row[0] for row in POSITIONS])
def test_the_greedy_bot(position: dict[str, Any], before: list[str], right: set[str]) -> None:
    seat = position.pop("seat", 0)
    built = Built(**position).play(*before)
    assert built.seat == seat
    found = answer(built)
    if any(word.startswith("not ") for word in right):
        assert not any(found.startswith(word.removeprefix("not ")) for word in right), found
    else:
        assert found in right


@pytest.mark.parametrize(
    ("position", "before", "right"),
    [
        ({"supply": {0: "2Rs 1Es"}, "held": {0: "s01"}}, [], "complete(s01)"),
        ({"at": {"A": "0.1"}, "loads": {"0.1": "1Rs"}, "held": {0: "s01"}}, [], "move(1)"),
        ({"at": {"C": "0.1"}, "gems_in": only(cav02="1Rs"), "held": {0: "s01"}}, ["move(1)"], "go(cav02)"),
        ({"supply": {0: "2Ss 1Ms"}, "workshop": RINGS}, [], "take(s03)"),
    ],
    ids=["completes", "goes-home", "goes-to-the-nearest-gems", "takes-what-fits"],
)
def test_the_nearest_bot(position: dict[str, Any], before: list[str], right: str) -> None:
    assert answer(Built(**position).play(*before), Nearest()) == right


def played(bots: list[Policy], seed: int) -> BrisingamenState:
    """Play a match of bots to its end."""
    state, rng = game().new(len(bots), seed), Rng(seed + 999)
    while actors := state.actors():
        state.apply(actors[0], decide(bots[actors[0]], state, actors[0], rng.below(1 << 20)))
    assert isinstance(state, BrisingamenState)
    return state


def wins(hero: Policy, rival: Policy, seats: int, games: int) -> float:
    """Return how many matches a bot wins against so many rivals, one of each seat in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % seats
        winners = game().result(played([hero if other == seat else rival for other in range(seats)], seed)).winners
        won += (seat in winners) / len(winners)
    return won


def test_the_greedy_bot_beats_random_players() -> None:
    assert [wins(Greedy(), RandomPolicy(), seats, 1) for seats in (3, 5)] == [1, 1]


def test_the_nearest_bot_beats_random_players() -> None:
    assert wins(Nearest(), RandomPolicy(), 4, 2) == 2


def test_the_greedy_bot_beats_the_nearest_bot() -> None:
    assert wins(Greedy(), Nearest(), 4, 12) >= 8, "chance alone would give 3"


def test_what_masters_think_of_things_beats_what_others_do() -> None:
    assert wins(Greedy(SHARP), Greedy(), 4, 12) >= 5, "chance alone would give 3"


def test_playouts_waver_as_their_luck_says() -> None:
    state = game().new(4, 3)
    bot = Greedy(SHARP, 3.0)
    chosen = [bot.choose(state, state.actors()[0], Rng(seed)) for seed in range(20)]
    assert chosen == [bot.choose(state, state.actors()[0], Rng(seed)) for seed in range(20)]
    assert len(set(chosen)) > 1


def test_the_former_master_thinks_as_journeymen_do() -> None:
    assert "former" in levels(game())
    former, master = game().former(), game().heuristics()
    assert isinstance(former, BrisingamenHeuristics)
    assert isinstance(master, BrisingamenHeuristics)
    assert (former.taste, master.taste) == (PLAIN, SHARP)
    assert former.least == former.margin == former.rough.waver == 0.0


def test_bots_end_the_game_themselves_even_without_a_cap() -> None:
    state = game().new(4, 3, {"round_cap": "off"})
    bots: list[Policy] = [Greedy(), Nearest(), Greedy(), Nearest()]
    rng = Rng(3)
    while actors := state.actors():
        state.apply(actors[0], decide(bots[actors[0]], state, actors[0], rng.below(1 << 20)))
    assert isinstance(state, BrisingamenState)
    assert state.ended
    assert state.round < 60


def test_the_levels_are_offered() -> None:
    assert list(game().policies()) == ["nearest", "apprentice", "journeyman", "greedy"]
    assert isinstance(policy(dvergar.game("brisingamen"), "greedy"), Greedy)


def test_the_richest_swap_of_a_last_turn_is_not_looked_at_forever() -> None:
    gems = "2Rs 2Es 2Ss 2Ms 2As 1RL 1EL 1SL 1ML"
    built = Built(supply=dict.fromkeys(range(4), gems), market=gems, held={0: "s01 s35"}, round=60, seats=4, at={"A": "0.1", "C": "0.2", "F": "1.1"})
    built.state.apply(0, SWAP_ACTION)
    last = LastTurn(built.state, 0)
    assert last.choose() in built.state.legal(0)
    assert last.looked < 4_000  # a playout has a dozen such choices at most, and masters many playouts
