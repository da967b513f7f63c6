"""The view: the same for all but seat, prompt and choices; everything a page draws is in it."""

from __future__ import annotations

import msgspec
import pytest

import dvergar
from dvergar import Match
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import PHASES, RUNNING
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.view.messages import DieZwergeView
from games.die_zwerge.build import GAME, act, again, army, dice, give, go, lay, next_cards, put, show, table


def view(state: ZwergeState, seat: int | None = None) -> DieZwergeView:
    found = GAME.view(state, state.active if seat is None else seat)
    assert isinstance(found, DieZwergeView)
    return found


@pytest.mark.parametrize("seats", range(1, 6))
def test_all_readers_see_the_same_table(seats: int) -> None:
    match, rng = Match.new(GAME, seats=seats, seed=seats), dvergar.Rng(seats)
    while match.state.actors():
        seen = []
        for reader in (None, *range(seats)):
            plain = msgspec.to_builtins(match.view(reader))
            assert bool(plain["choices"]) == (reader in match.state.actors())
            seen.append({key: value for key, value in plain.items() if key not in ("seat", "prompt", "choices")})
        assert all(one == seen[0] for one in seen)
        for _ in range(5):
            if match.state.actors():
                seat = match.state.actors()[0]
                legal = match.state.legal(seat)
                match.play(seat, legal[rng.below(len(legal))])
    assert view(match.state).outcome in ("doomed", "died", "won")  # type: ignore[arg-type]


def test_every_choice_says_what_to_click() -> None:
    kinds = ("do", "hero", "card", "gear", "dwarf", "hex", "die", "troop", "kind")
    bare = ("pass", "end", "stop", "decline")
    for seed in range(6):
        match, rng = Match.new(GAME, seats=3, seed=seed), dvergar.Rng(seed)
        while match.state.actors():
            seat = match.state.actors()[0]
            choices = match.view(seat).choices
            assert len({tuple(choice.clicks) for choice in choices}) == len(choices)
            assert all(click in bare or click.partition(":")[0] in kinds for choice in choices for click in choice.clicks)
            assert sum(":" not in choice.clicks[0] for choice in choices) <= 1
            match.play(seat, choices[rng.below(len(choices))].action)


def test_the_map() -> None:
    state = army(lay(put(table("bavragor", "tungdil"), 0, "D4"), C3="R01"), D4="o2 e1")
    hexes = {hex.id: hex for hex in view(state).hexes}
    assert len(hexes) == 61
    assert (hexes["E5"].q, hexes["E5"].r, hexes["E5"].red) == (0, 0, None)
    assert (hexes["I3"].gate, hexes["F4"].place, hexes["F4"].kingdom, hexes["B2"].printed) == ("II", "porista", "gauragar", True)
    assert (hexes["D4"].orc, hexes["D4"].troll, hexes["D4"].elf) == (2, 0, 1)
    tile = hexes["C3"].tile
    assert tile is not None
    assert (tile.id, tile.colour, tile.left_troops, tile.right_troops) == ("R01", "red", ["orc", "elf"], ["orc", "troll"])
    assert (tile.left - tile.main) % 6 == 1
    assert tile.to in hexes


@pytest.mark.parametrize(
    ("hero", "doom", "skip", "kind", "gate"),
    [(0, 43, 0, "recruit", "V"), (3, 43, 0, "threat", None), (4, 43, 0, "council", None), (4, 43, 1, "skipped", None), (4, 5, 0, "meets", None)],
)
def test_what_comes_next(hero: int, doom: int, skip: int, kind: str, gate: str | None) -> None:
    state = table("bavragor", "tungdil")
    state.hero, state.doom, state.skip = hero, doom, skip
    coming = view(state).coming
    assert (coming.kind, coming.gate) == (kind, gate)


def test_how_a_roll_came_about() -> None:
    state = army(give(put(table("boendal", "tungdil"), 0, "D4"), 0, "dolch"), D4="t2")
    act(dice(again(state), 1, 2, 3, 3), "fight")
    act(dice(state, 4, 1, 1, 1), "reroll(dagger)", "die(0)")
    roll = view(state).roll
    assert roll is not None
    assert [(one.source, one.dice) for one in roll.throws] == [("rolled", [1, 2, 3, 3]), ("dagger", [4, 1, 1, 1]), ("raised", [5, 1, 1, 1])]
    assert (roll.purpose, roll.now) == ("fight", False)


def test_cards_with_progress() -> None:
    state = show(show(show(put(table("bavragor", "tungdil"), 0, "E2"), 0, "koenigin_der_ersten"), 1, "ork_uebermacht"), 3, "erobert_toboribor")
    state.held[9], state.held[3] = 3, 2
    state.supply[0] -= 1
    state.progress = [0, 1, *state.progress[2:]]
    found = view(again(state, 1))
    first, second, scene = found.cards[0], found.cards[1], found.scenario
    assert first is not None
    assert second is not None
    assert scene is not None
    assert [(place.place, place.hexes, place.dwarves) for place in first.places] == [("gate-II", ["I3"], [1]), ("gate-I", ["E1"], [])]
    assert (second.collects, second.kind, second.done, second.need) == (True, "orc", 2, 6)
    assert (scene.done, scene.need, scene.orc, [place.hexes for place in scene.places]) == (1, 4, 3, [["F6"]])
    assert first.reward == "equipment"


def test_reach_knows_steps_prices_and_stops() -> None:
    state = army(lay(put(table("tungdil", "bavragor"), 0, "F1"), F2="R01"), H5="o1")
    act(dice(again(state), 2, 1, 1), "move")
    reach = {one.hex: (one.steps, one.price, one.stops) for one in view(state).reach}
    assert reach["F2"] == (1, 1, False)
    assert reach["H5"] == (1, 0, True)
    assert reach["E8"] == (2, 0, False)
    assert "I5" not in reach


def test_windows_name_their_owner_and_can_be_passed() -> None:
    """A table may pass these for an owner who never wants to be asked."""
    state = lay(put(give(table("bavragor", "tungdil"), 0, "schild"), 1, "D3"), D4="R01")
    act(dice(again(state, 1), 2, 1, 1), "move", "hex(D4)", "health")
    found = view(state)
    assert (found.window, found.actors, found.subject) == (True, [0], 1)
    assert [choice.clicks for choice in found.choices] == [["do:use"], ["decline"]]
    assert not view(again(state)).window


def test_warnings() -> None:
    state = lay(put(table("tungdil", "bavragor"), 0, "D3"), D4="R01")
    state.health[0] = 1
    act(dice(again(state), 2, 1, 1), "move", "hex(D4)")
    assert view(state).prompt.why == "die_zwerge-note-health-last"
    state.health[0], state.doom = 3, 1
    assert view(state).prompt.why == "die_zwerge-note-doom-last"
    state.health[0] = 1
    assert view(state).prompt.why == "die_zwerge-note-both-last"
    assert [choice.preview.word if choice.preview else None for choice in view(state).choices] == ["die_zwerge-preview-lost"] * 2
    give(state, 1, "schild")
    assert view(state).prompt.why == "die_zwerge-note-both-last-helped"
    assert {choice.preview.word if choice.preview else None for choice in view(state).choices} == {"die_zwerge-preview-helped", "die_zwerge-preview-lost"}
    state.doom = 9
    assert view(state).prompt.why == "die_zwerge-note-health-last-helped"
    state = show(show(table("tungdil", "bavragor"), 0, "umzingelt"), 3, "ruestet_euch")
    assert view(again(state)).prompt.why == "die_zwerge-note-threats-open"
    assert view(again(show(state, 3, "haltet_die_tore"))).prompt.why is None
    state.put(3, -1)
    assert view(again(state)).prompt.why == "die_zwerge-note-threats-wait"
    state.doom = 3
    assert view(again(state)).prompt.why == "die_zwerge-note-doom-near"


def test_odds_are_previews() -> None:
    state = army(put(table("tungdil", "bavragor"), 0, "D4"), D4="o1")
    previews = {choice.clicks[0]: choice.preview for choice in view(again(state)).choices}
    message, fight = previews["do:message"], previews["do:fight"]
    assert message is not None
    assert fight is not None
    assert message.args == {"percent": 88}
    assert fight.args["percent"] == 88


def test_the_end_is_told() -> None:
    state = table("tungdil", "bavragor")
    state.doom = 1
    state.doom_steps(1, 2)
    state.run()
    found = view(state, 0)
    assert (found.over, found.outcome, found.cause, found.actors, found.result.winners) == (True, "doomed", "saddle", [], [])
    state = table("tungdil", "bavragor")
    state.hurt(0)
    state.health[0] = 1
    state.hurt(0)
    state.run()
    assert (view(state, 0).outcome, view(state, 0).culprit) == ("died", "tungdil")
    state = show(put(put(table("tungdil", "bavragor"), 0, "E5"), 1, "E5"), 3, "besiegt_nodonn")
    state.tokens = 0
    go(state, 7)
    found = view(state, 1)
    assert (found.outcome, found.culprit, found.result.winners) == ("won", "besiegt_nodonn", [0, 1])


def test_phases_have_names() -> None:
    assert len(set(PHASES)) == len(PHASES) == 38


def test_a_loss_says_what_it_comes_from() -> None:
    state = show(table("tungdil", "bavragor"), 0, "ueberfall_der_albae")
    state.stack, state.phase = [], RUNNING
    for frame in (frames.ACTIONS, frames.DROP, frames.DISGUISED):
        state.push(frame)
    state.run()
    found = view(state)
    assert (found.phase, found.prompt.why) == ("redirect", "die_zwerge-note-origin")
    assert found.prompt.why_args == {"thing": "@die_zwerge-card-ueberfall_der_albae", "effect": "@die_zwerge-threat-ueberfall_der_albae"}
    state = next_cards(table("tungdil", "bavragor"), "umzingelt")
    state.council = -1
    found = view(go(state, frames.REFILL))
    assert (found.phase, found.prompt.why_args) == (
        "damage",
        {"thing": "@die_zwerge-council", "effect": "@die_zwerge-council-threat_reveal_damage"},
    )
