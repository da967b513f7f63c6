"""The bots: positions that a sensible player never gets wrong, nothing hidden looked at, random players beaten."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.bots import policy as named
from dvergar.bots.random import RandomPolicy
from dvergar.engine.policy import Policy, decide
from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.bot.policies import TRICKS, Greedy, Thinker
from dvergar.games.roi_des_nains.bot.thoughts import BIAS, TRUST, Foresight, Turn, candidates
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules.play import RoiState
from games.roi_des_nains.build import Built, game
from games.roi_des_nains.test_rulings import exchanged


def answer(built: Built, policy: Policy | None = None) -> str:
    """Return what a bot does, by name: the thinker, if no other is asked."""
    return game().actions.name(decide(policy or Thinker(), built.state, built.state.active, 4))


def at_the_table(rule: str, plays: str, mine: str, trick: int = 8, special: str = "N11a", winners: str = "", rest: str = "") -> Built:
    """Return a position at four seats in which seat 3 plays last to this trick, with a hand like `mine`; `rest` must be in other hands too."""
    built = Built(rule=rule, special=special)
    on_table = [play.partition(":")[2] for play in plays.split()]
    taken = {*mine.split(), *on_table}
    spare = [id for id in rest.split() if id not in taken]
    spare += [id for id in FILLER if id not in taken and id not in spare]
    size = 11 - trick
    hands = []
    for seat in range(3):
        own = [on_table[seat]] + [spare.pop(0) for _ in range(size - 1)]
        hands.append(" ".join(own))
    built.later(trick, 0, "", *hands, mine)
    assert len(built.state.hands[3]) == size
    if winners:
        built.wins(winners)
    return built.lay_turns(plays)


FILLER = ["G3", "C6", "N6", "G8", "C8", "N7", "G9", "CV", "G10", "C9", "NV", "GV", "C10", "G4", "C4", "N4", "G6"]
FIRST_SEVEN = "1 2 3 1 2 3 0"  # two tricks for each of the others before the eighth

POSITIONS = [
    # id, rule, plays before, own hand, what is right, more
    ("takes-a-trick-with-the-smallest-card-that-wins", "T05a", "0:N9 1:N4 2:N3", "N10 NA C2", {"N10"}, {}),
    ("ducks-with-the-greatest-card-that-loses", "T05b", "0:N9 1:N4 2:N3", "N8 N2 C3", {"N8"}, {}),
    ("throws-the-queen-of-dwarves-on-anothers-trick", "T20b", "0:C9 1:C7 2:C3", "ND G2 N8", {"ND"}, {}),
    ("keeps-the-queen-of-dwarves-from-others", "T20a", "0:C9 1:C7 2:C3", "ND G2 N8", {"G2", "N8"}, {}),
    ("captures-the-queen-of-dwarves", "T20a", "0:ND 1:N4 2:N3", "NA N8 C3", {"NA"}, {}),
    ("leaves-the-queen-of-dwarves-lying", "T20b", "0:ND 1:N4 2:N3", "NA N8 C3", {"N8"}, {}),
    ("wins-a-trick-full-of-threes-and-fours", "T18a", "0:N4 1:N3 2:C3", "N8 N2 C2", {"N8"}, {}),
    ("leaves-the-cavaliers-to-others", "T08b", "0:NV 1:N4 2:CV", "NR N8 C2", {"N8"}, {}),
    ("takes-the-cavaliers", "T08a", "0:NV 1:N4 2:CV", "NR N8 C2", {"NR"}, {}),
    ("takes-a-king-where-kings-score", "T02a", "0:ND 1:NR 2:N3", "NA N2 C2", {"NA", "N2"}, {}),
    ("leaves-a-king-where-kings-cost", "T02b", "0:N9 1:NR 2:N3", "NA N2 C2", {"N2"}, {}),
    ("stays-at-two-tricks-where-two-are-wanted", "T03b", "0:N9 1:N4 2:N3", "N8 N10 C2", {"N8"}, {"winners": FIRST_SEVEN}),
    ("wins-all-that-is-left-where-four-are-wanted", "T03a", "0:N9 1:N4 2:N3", "N10 NA", {"N10", "NA"}, {"trick": 9, "winners": "1 2 3 1 2 3 1 0"}),
    ("keeps-the-joker-for-the-last-trick", "T03a", "0:CV 1:C7 2:C3", "C1 C9", {"C9"}, {"trick": 9, "special": "C1", "winners": "1 2 1 1 2 1 2 0"}),
    ("gives-the-shaman-to-who-wins", "T05a", "0:GD 1:G4 2:G3", "G11a G2 C2", {"G11a"}, {"special": "G11a"}),
    ("wins-with-its-own-standard-bearer", "T05a", "0:N10 1:N4 2:N3", "N11a NV C2", {"N11a"}, {}),
    ("draws-excalibur-for-a-rich-trick", "T20a", "0:CV 1:ND 2:C3", "EXC G2 G3", {"EXC"}, {"special": "EXC"}),
    ("leaves-excalibur-in-its-stone-where-the-trick-costs", "T20b", "0:CV 1:ND 2:C3", "EXC G2 G3", {"G2", "G3"}, {"special": "EXC"}),
    ("slips-the-dragon-under-a-champion", "T05b", "0:NA 1:N4 2:N3", "DRA N8 C3", {"DRA"}, {"special": "DRA"}),
    ("does-not-waste-the-dragon-on-a-champion", "T05a", "0:NA 1:N4 2:N3", "DRA N8 C3", {"N8"}, {"special": "DRA"}),
    ("lets-the-right-neighbour-win", "T12a", "0:N4 1:N3 2:N9", "NA N8 C2", {"N8"}, {}),
    ("gets-rid-of-a-champion-before-the-rearguard-counts", "T09b", "0:N9 1:N4 2:N3", "NA N2 C2 C3 G2 G3", {"NA"}, {"trick": 5}),
    ("keeps-a-champion-for-the-rearguard", "T09a", "0:N9 1:N4 2:N3", "NA N2 C2 CA CR G2", {"N2"}, {"trick": 5}),
    ("avoids-a-third-trick-in-the-bad-race", "R03b", "0:N9 1:N4 2:N3", "N8 N10 C2", {"N8"}, {"winners": FIRST_SEVEN}),
    ("wins-the-enchanter-when-ahead", "T05a", "0:C11b 1:C7 2:C3", "CA C2 N2", {"CA"}, {"special": "C11b", "winners": "3 3 3 3 1 2 0"}),
    ("leaves-the-enchanter-when-behind", "T05b", "0:C11b 1:C7 2:C3", "CA C2 N2", {"C2"}, {"special": "C11b", "winners": "3 3 3 3 1 2 0"}),
    ("takes-knights-not-dwarves", "T04a", "0:C9 1:C7 2:C3", "C10 C2 N2", {"C10"}, {}),
    ("leaves-knights-where-they-cost", "T17a", "0:C9 1:C7 2:C3", "C10 C2 N2", {"C2"}, {}),
    ("discards-a-knight-where-knights-cost", "T17a", "0:N9 1:N7 2:N3", "CA G8 G2", {"CA"}, {}),
    ("wins-the-trick-the-tinkerer-waits-for", "T03b", "0:C9 1:C7 2:C3", "C10 C2", {"C10"}, {"trick": 9, "special": "N11b", "winners": "3 3 3 1 2 1 2 0"}),
]


@pytest.mark.parametrize(("rule", "plays", "mine", "right", "more"), [position[1:] for position in POSITIONS], ids=[position[0] for position in POSITIONS])
def test_position(rule: str, plays: str, mine: str, right: set[str], more: dict[str, str | int]) -> None:
    built = at_the_table(rule, plays, mine, **more)  # type: ignore[arg-type]
    if more.get("special") == "N11b":
        built.state.armed = 1
    assert answer(built)[5:-1] in right


@pytest.mark.parametrize(("mine", "names"), [("N2 N4 C2", ["N2", "N4"]), ("N2 N3 C2", ["N3"])])
def test_cards_are_one_choice_unless_one_of_this_trick_lies_between_them(mine: str, names: list[str]) -> None:
    state = at_the_table("T05b", f"0:{'N3' if 'N4' in mine else 'N4'} 1:C7 2:C9", mine).state
    assert candidates(state, 3, IDS.index(names[-1])) == [IDS.index(name) for name in names]


STRONG = "NA NR ND CA CR CD GA GR C5 N2"
WEAK = "N2 N3 N4 C2 C3 C5 G2 G3 G4 G6"


@pytest.mark.parametrize(
    ("rule", "hand", "side"),
    [
        ("T05a", STRONG, "a"),
        ("T05a", WEAK, "b"),
        ("T09a", STRONG, "a"),
        ("T09a", WEAK, "b"),
        ("R03a", WEAK, "b"),
        ("T10a", STRONG, "a"),
        ("T10a", WEAK, "b"),
    ],
)
def test_chooses_the_quest_by_its_hand(rule: str, hand: str, side: str) -> None:
    mine = hand.split()
    others = [
        id
        for id in ["G5", "C4", "N5", "C6", "C7", "C8", "C9", "C10", "CV", "N6", "N7", "N8", "N9", "N10", "NV", "G7", "G8", "G9", "G10", "GV", "GD"]
        if id not in mine
    ]
    rest = [id for id in others + STRONG.split() + WEAK.split() if id not in mine]
    rest = [*dict.fromkeys(rest), "N11a"]
    built = Built(rule=rule).hands(hand, " ".join(rest[:10]), " ".join(rest[10:20]), " ".join(rest[20:30]))
    assert answer(built) == f"side({side})"


def test_takes_a_champion_with_the_sorcerer_where_tricks_are_good() -> None:
    built = Built(rule="T05a", special="SOR").later(9, 0, "", "NA C2", "N2 C3", "N3 SOR", "N4 C6").plays("0:NA 1:N2 2:N3 3:N4")
    assert answer(built) == "card(NA)"


def test_takes_a_small_card_with_the_sorcerer_where_tricks_are_bad() -> None:
    built = Built(rule="T05b", special="SOR").later(9, 0, "", "NA C2", "N2 C3", "N3 SOR", "N4 C6").plays("0:NA 1:N2 2:N3 3:N4")
    assert answer(built) == "card(N2)"


def test_gives_its_champions_away_where_tricks_are_bad() -> None:
    built = exchanged("G2 G3", "", rule="T05b")
    first = answer(built)
    assert first[5:-1] in ("CA", "GA", "NR", "CR", "GR", "CD", "GD")
    second = answer(built.do(first))
    assert second != first
    assert second[5:-1] in ("CA", "GA", "NR", "CR", "GR", "CD", "GD")


def test_keeps_its_champions_where_tricks_are_good() -> None:
    built = exchanged("G2 G3", "", rule="T05a")
    for _ in range(2):
        name = answer(built)
        assert name[5:-1] in ("G2", "G3", "N5", "G11b")
        built.do(name)


def test_swaps_a_bad_hand_for_one_that_it_knows_nothing_of_but_not_by_looking() -> None:
    built = Built(rule="T05b", special="N1").later(7, 1, "", "N1 CA GA NR", "N6 C7 G7 N8", "N9 C8 G8 C2", "N7 C3 G2 G3").plays("1:N6 2:N9 3:N7 0:N1")
    assert built.asked == ("druid_target", 0)
    assert answer(built).startswith("seat(")


# Answers of all seats in the next tricks


def turn(tries: list[int], points: list[float]) -> Turn:
    """Return a turn at which cards 3, 7 and 9 were played so often and brought so much on average."""
    found = Turn()
    for card, count, each in zip((3, 7, 9), tries, points, strict=True):
        place = found.place(card)
        found.tries[place] = count
        found.sums[place] = count * each
        found.total += count
        found.sum += count * each
    return found


def test_a_turn_of_the_tree_is_played_by_rules_of_thumb_at_first_and_then_by_what_cards_have_brought() -> None:
    assert turn([0, TRUST - 1, 0], [0.0, -9.0, 0.0]).best([3, 7, 9], 7) == 7
    assert turn([100, 100, 100], [-1.0, -1.0, 2.0]).best([3, 7, 9], 7) == 9
    assert turn([100, 100, 100], [-1.0, -1.0, 2.0]).best([3, 7], 3) == 3, "a card that this hand lacks is not played"


def test_equal_cards_of_the_tree_fall_to_the_rule_of_thumb_and_what_was_hardly_tried_is_tried() -> None:
    assert BIAS > 0
    assert turn([50, 50, 50], [1.0, 1.0, 1.0]).best([3, 7, 9], 7) == 7
    assert turn([200, 200, 1], [1.0, 1.0, 1.0]).best([3, 7, 9], 7) == 9


def weighed(worlds: int, sure: bool) -> Foresight:
    """Return a master's thoughts behind so many worlds, in which another card than the favourite was ahead by a tenth on average: always, or by turns."""
    built = at_the_table("T05b", "0:N9 1:N4 2:N3", "NR N2 C2")
    thoughts = Foresight(built.state, built.state.active, Rng(1), TRICKS)
    place, other = thoughts.place(), 1 - thoughts.place()
    for world in range(worlds):
        found = [0.0, 0.0]
        found[other] = 0.1 if sure else 3.1 if world % 2 else -2.9
        thoughts.note(found)
        thoughts.drawn += 1
    assert place >= 0
    return thoughts


def test_the_rule_of_thumbs_own_card_stands_until_another_one_is_ahead_by_more_than_chance() -> None:
    few, many, sure = weighed(100, sure=False), weighed(4000, sure=False), weighed(100, sure=True)
    assert few.leader() == few.place()
    assert many.leader() == 1 - many.place()
    assert sure.leader() == 1 - sure.place()


def test_the_favourite_is_weighed_to_the_end() -> None:
    built = at_the_table("T05b", "0:N9 1:N4 2:N3", "G2 GA C2 CR", trick=7)
    thoughts = Foresight(built.state, built.state.active, Rng(1), TRICKS)
    count, favourite = len(thoughts.actions), thoughts.favourite
    assert count > 3
    thoughts.note([-9.0 if action == favourite else float(n) for n, action in enumerate(thoughts.actions)])
    thoughts.drop_half()
    assert favourite in thoughts.actions
    assert len(thoughts.actions) == len(thoughts.values) == len(thoughts.squares) < count


def test_the_master_looks_through_two_tricks_and_the_former_one_does_not() -> None:
    found = {level: named(game(), level) for level in ("thinker", "former", "master", "grandmaster")}
    tricks = {}
    for level, bot in found.items():
        assert isinstance(bot, Thinker)
        tricks[level] = bot.tricks
    assert tricks == {"thinker": 0, "former": 0, "master": TRICKS, "grandmaster": TRICKS}


# Fairness and strength


@pytest.mark.parametrize("policy", [Greedy(), Thinker(), Thinker(60, tricks=TRICKS)], ids=["greedy", "thinker", "foresight"])
@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 3), (5, 4)])
def test_worlds_of_one_view_give_one_answer(policy: Policy, seats: int, seed: int) -> None:
    state = game().new(seats, seed, {"tile_set": "all", "deals": "3"})
    assert isinstance(state, RoiState)
    rng = Rng(seed)
    count = 0
    while state.actors() and state.deal < (3 if isinstance(policy, Greedy) else 1):
        seat = state.active
        draw = rng.seed()
        if count % 6 == 0:
            answers = {policy.choose(state.worlds(seat, rng), seat, Rng(draw)) for _ in range(2)} | {policy.choose(state, seat, Rng(draw))}
            assert len(answers) == 1, "something hidden was looked at"
            assert answers <= set(state.legal(seat))
        state.apply(seat, Greedy().choose(state, seat, rng))
        count += 1


def ahead(policies: list[Policy], me: int, seed: int) -> float:
    """Play a game of three deals; return how many points that seat is ahead of the others' mean."""
    state = game().new(len(policies), seed, {"deals": "3", "tile_set": "all"})
    assert isinstance(state, RoiState)
    rng = Rng(seed)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, policies[seat].choose(state.worlds(seat, rng), seat, rng))
    others = [total for seat, total in enumerate(state.totals) if seat != me]
    return state.totals[me] - sum(others) / len(others)


def test_greedy_beats_random_players() -> None:
    gains = []
    for seed in range(60):
        policies: list[Policy] = [RandomPolicy() for _ in range(4)]
        policies[seed % 4] = Greedy()
        gains.append(ahead(policies, seed % 4, seed))
    assert sum(gains) / len(gains) > 1.5


def test_thinker_beats_greedy_players() -> None:
    gains = []
    for seed in range(5):
        policies: list[Policy] = [Greedy() for _ in range(3)]
        policies[seed % 3] = Thinker()
        gains.append(ahead(policies, seed % 3, seed))
    assert sum(gains) > 0


def test_plays_every_option() -> None:
    for options in ({"tile_set": "revised", "deals": "3"}, {"excalibur_lead": "last_card_only", "specials": "no_sorcerer", "deals": "3"}):
        match = dvergar.Match.new("roi_des_nains", seats=5, seed=6, options=options)
        rng = Rng(6)
        while actors := match.state.actors():
            match.play(actors[0], decide(Greedy(), match.state, actors[0], rng.word()), "bot")
        assert match.result().over
