"""Nains' view: what each reader sees, what can be clicked, and what a choice is said to bring (spec 7 and 14)."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.engine.view import Choice, Preview
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.view.messages import NainsView
from dvergar.mechanics.tavern.messages import Face
from games.clicking import whole_match_can_be_clicked
from games.nains.build import Built, game, see

TAVERNS = ["L7 S T2", "L7 S T2", "L7 S T2"]
ALMOST = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}
TWO_BEHIND = {"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5"}


def by_word(built: Built, seat: int) -> dict[str, Choice]:
    """Return the seat's choices by the name of their action."""
    return {game().actions.name(choice.action): choice for choice in see(built, seat).choices}


def brings(choice: Choice) -> Preview:
    assert choice.preview is not None
    return choice.preview


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5)])
def test_choices_are_the_legal_actions_and_name_things_on_the_table(seats: int, seed: int) -> None:
    whole_match_can_be_clicked("nains", seats, seed, NainsView)


def test_a_seat_shows_its_symbols() -> None:
    army = {"temple": "T1o T0om", "forge": "Ff5 Fu5 Fu2m ulrog", "errants": "E9 E9 droh", "command": "gurdan borogam"}
    seat = see(Built(armies=[army], elite=["aral liquor_certification redwin"]), None).table[0]
    assert (seat.occult, seat.malt, seat.malt_rate) == (4, 6, 3)
    assert seat.runes == ["fehu", "uruz", "redwin", "ulrog_1", "ulrog_2"]
    assert (seat.tokens, seat.freed, seat.regained) == (1, 1, 9)
    assert (seat.elite, seat.distinctions) == (2, ["aral", "redwin", "liquor_certification"])
    assert [face.id for face in seat.command] == ["gurdan", "borogam"]
    errants = seat.columns[2]
    assert [face.covered for face in errants.cards] == [False, True, False]
    assert errants.points == 9 + 10 + 9
    assert errants.grades == 4


def test_who_stands_anywhere_stands_there_as_one_of_that_order() -> None:
    seat = see(Built(armies=[{"temple": "gaat tadgar"}]), None).table[0]
    assert [(face.cls, face.kind, face.points) for face in seat.columns[1].cards] == [("temple", "ally", [2]), ("temple", "mercenary", [24])]
    assert seat.columns[1].points == 26


def test_all_runes_and_the_track_are_there() -> None:
    view = see(Built(), None)
    assert [rune.id for rune in view.runes if rune.common] == ["fehu", "uruz", "ansuz", "raidho"]
    assert len(view.runes) == 10
    assert view.shield_track[:6] == [0, 3, 7, 12, 18, 25]
    assert len(view.shield_track) == 31


def test_the_elite_lie_in_their_order_with_the_certification_last() -> None:
    built = Built(seed=3)
    view = see(built, None)
    assert [one.id for one in view.distinctions] == [built.t.distinctions[k] for k in built.state.elite]
    assert (view.distinctions[-1].id, view.distinctions[-1].cls, view.distinctions[-1].status) == ("liquor_certification", "malt", "open")
    built.put(0, "shield", "Sm")
    built.state.round = 4
    built.state.end_round()
    view = see(built, None)
    tiss = next(one for one in view.distinctions if one.id == "tiss")
    assert (tiss.status, tiss.holder, tiss.grades) == ("held", 0, [1, 0])
    assert view.distinctions[-1].holder == 0


def test_a_talion_dwarf_shows_the_coin_that_grows() -> None:
    built = Built(taverns=TAVERNS).bid("5 4 3", "4 3 2")
    preview = brings(by_word(built, 0)["pick(0)"])
    assert (preview.coin, preview.points) == ((5, 6), 8)
    assert see(built, 0).taverns[1].hints[0] == Preview(points=7 + 1, coin=(4, 5))
    assert see(built, None).taverns[0].hints == []
    losing = Built(coins=["0 2 3 4 25"], taverns=TAVERNS).bid("25 2 3", "4 3 2")
    assert brings(by_word(losing, 0)["pick(0)"]).coin == (25, 24)
    assert brings(by_word(losing, 0)["pick(0)"]).points == 6


def test_a_talion_dwarf_for_the_exchange_coin_shows_the_best_coin_of_the_pouch() -> None:
    built = Built(coins=["0 2 3 4 9"], taverns=TAVERNS).bid("0 3 4", "5 4 3").pick("S")
    assert brings(by_word(built, 0)["pick(0)"]).coin == (2, 5)


def test_a_covered_number_says_so() -> None:
    built = Built(armies=[{"errants": "E9"}], taverns=["E9 S T2", *TAVERNS[1:]]).bid("5 4 3", "4 3 2")
    preview = brings(by_word(built, 0)["pick(0)"])
    assert (preview.points, preview.word) == (0, "nains-preview-token")
    built = Built(armies=[{"errants": "E9 oosram"}], taverns=["E9 S T2", *TAVERNS[1:]]).bid("5 4 3", "4 3 2")
    assert brings(by_word(built, 0)["pick(0)"]).points == 9  # it comes back at the end


def test_the_card_that_completes_a_line_says_which() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("5 4 3", "4 3 2")
    assert brings(by_word(built, 0)["pick(0)"]).line == 1
    assert see(built, 0).prompt.why_args == {"count": 1, "classes": "@nains-class-talion"}
    built.pick("L7")
    view = see(built, 0)
    assert (view.prompt.word, view.prompt.why, view.prompt.why_args) == ("nains-prompt-hero", "nains-note-line", {"line": 1, "heroes": 0})


def test_mercenaries_say_where_they_may_stand_or_why_not() -> None:
    built = Built(armies=[TWO_BEHIND], taverns=TAVERNS).bid("5 4 3", "4 3 2").pick("L7")
    view = see(built, 0)
    heroes = {hero.face.id: hero for hero in view.heroes}
    assert heroes["tadgar"].columns == ["talion"]
    assert heroes["tadgar"].value == 24
    assert (view.mercenaries, view.group, view.table[0].opening) == (5, "none", "talion")
    other = {hero.face.id: hero for hero in see(built, 1).heroes}
    assert other["tadgar"].why_not == "nains-why-no_column"
    choice = by_word(built, 0)["mercenary(wal,talion)"]
    assert choice.clicks == ["hero:wal", "column:talion"]
    assert brings(choice).line == 2
    built.do("mercenary(wal,talion)")
    view = see(built, 0)
    heroes = {hero.face.id: hero for hero in view.heroes}
    assert heroes["fey"].why_not == "nains-why-must_follow"
    assert len(heroes["tadgar"].columns) == 5
    assert (view.group, view.prompt.word, view.prompt.why) == ("forced", "nains-prompt-mercenary", "nains-note-group-forced")
    assert see(built, 1).prompt.word == "nains-prompt-mercenary-wait"


def test_gaat_shows_his_points_in_each_column() -> None:
    built = Built(armies=[{"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}], taverns=TAVERNS).bid("5 4 3", "4 3 2").pick("L7")
    assert brings(by_word(built, 0)["hero(oboron)"]).points == 15 + 9
    built.do("hero(oboron)")
    assert {name: brings(choice).points for name, choice in by_word(built, 0).items()} == {
        "gaat(shield)": 4,
        "gaat(temple)": 2,
        "gaat(errants)": 9,
        "gaat(forge)": 4,
        "gaat(talion)": 6,
    }


def test_a_growing_coin_says_because_of_whom() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("0 4 3", "5 3 2").pick("S", "L7")
    view = see(built, 0)
    assert isinstance(view.grower, Face)
    assert (view.grower.id, view.bonus, view.prompt.why) == ("e1_talion_7", 1, "nains-note-transform-talion")
    built.do("transform(1,pouch)", "hero(derdhr)")
    view = see(built, 0)
    assert isinstance(view.grower, Face)
    assert (view.grower.id, view.bonus, view.prompt.why) == ("derdhr", 5, "nains-note-transform-derdhr")
    assert see(built, 1).prompt.word == "nains-prompt-transform-wait"


def test_the_discard_of_the_first_of_two_is_clicked_in_the_tavern() -> None:
    built = Built(taverns=TAVERNS).bid("2 5 4", "3 4 2").pick("S", "T2", "L7")
    assert [choice.clicks for choice in see(built, 0).choices] == [["card:grognard:1"], ["card:grognard:2"]]
    assert see(built, 0).prompt.why == "nains-note-discard"


def test_the_last_card_is_named_when_the_match_is_over_only() -> None:
    built = Built(seats=3, age=2, round=4).bid("5 4 3", "4 3 2", "3 2 5")
    assert see(built, 0).last_card is None
    last = built.t.ids[built.state.deck[-1]]
    built.state.owner = [owner if hero != built.t.hero("svara") else -3 for hero, owner in enumerate(built.state.owner)]
    built.state.left = built.state.heroes_left()
    built.finish()
    face = see(built, None).last_card
    assert face is not None
    assert face.id == last


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23), (5, 24)] * 4)
def test_points_of_choices_are_the_change_of_the_own_total(seats: int, seed: int) -> None:
    """Each choice that leads to no other gain of the same seat on the way is played on a clone and the sheet is counted anew."""
    state = game().new(seats, seed)
    assert isinstance(state, NainsState)
    rng = dvergar.Rng(seed)
    compared: set[str] = set()
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        phase = state.phase_name()
        if phase in ("turn", "hero", "transform", "gaat", "svara"):
            for choice in game().view(state, seat).choices:
                clone = state.clone()
                clone.listener = []
                clone.apply(seat, choice.action)
                own = [event.kind for event in clone.listener if event.seat == seat]
                more = {"traded", "distinction", "freed", "svara_kept"} | ({"hero", "gaat", "mercenary"} if phase not in ("hero", "gaat") else set())
                if phase == "svara":
                    more -= {"svara_kept"}
                asked = seat in clone.actors() and clone.phase_name() in ("transform", "gaat", "svara")
                picks = own.count("recruited") + own.count("hero") + own.count("mercenary")
                if not asked and not set(own) & more and picks <= (0 if phase in ("transform", "gaat", "svara") else 1):
                    others = sum(1 for event in clone.listener if event.seat != seat and event.kind in ("traded", "transformed"))
                    if others == 0:
                        assert brings(choice).points == clone.scores()[seat] - state.scores()[seat], (phase, choice, own)
                        compared.add(phase)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert {"turn", "hero"} <= compared
