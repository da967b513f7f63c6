"""Duels: they move the numbers that a game's player goes by, go on where they were stopped, and end alike each time."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import dvergar
from dvergar.arena import ArenaError
from dvergar.arena.executors import ThisProcess
from dvergar.arena.play import play
from dvergar.cli import main
from dvergar.engine.policy import Heuristics, Number, Policy
from dvergar.engine.rng import Rng
from dvergar.learn import duels as module
from dvergar.learn.duels import AT_ONCE, Contest, Duels, fought, lead, player, variant, ways
from support import HOUSE

TINY = Contest("roi_des_nains", (3, 4), seed=3, matches=4 * AT_ONCE, measured=4)
HOURS = 3600.0


def numbered(id: str) -> Heuristics | None:
    heuristics = dvergar.game(id).heuristics()
    return heuristics if heuristics is not None and heuristics.numbers() else None


NUMBERED = [id for id in HOUSE if numbered(id) is not None]


def held(contest: Contest, file: Path, seconds: float = HOURS) -> Duels:
    found = Duels(contest, file, ThisProcess(), lambda line: None)
    found.run(seconds)
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Duels:
    return held(TINY, tmp_path_factory.mktemp("whole") / "taught.json")


def test_every_game_learns_in_one_way_at_least() -> None:
    assert NUMBERED == ["brisingamen", "die_zwerge", "roi_des_nains"]
    for id in HOUSE:
        heuristics = dvergar.game(id).heuristics()
        assert heuristics is not None
        assert heuristics.numbers() or heuristics.features(dvergar.game(id).new(3, 0), 0)


@pytest.mark.parametrize("id", NUMBERED)
def test_a_player_with_the_numbers_as_they_are_plays_as_the_cheap_moves_do(id: str) -> None:
    game, heuristics = dvergar.game(id), numbered(id)
    assert heuristics is not None
    numbers = heuristics.numbers()
    assert len({number.name for number in numbers}) == len(numbers)
    bots = [player(id, [number.start for number in numbers]) for _ in range(3)]
    one, same = (play(game, bots, 5, [1, 2, 3]).state for _ in range(2))
    assert one.key() == same.key()
    state, rng = game.new(3, 6), Rng(1)
    for _ in range(60):
        if not state.actors():
            break
        seat = state.actors()[0]
        action = bots[0].choose(state, seat, Rng(1))
        assert action in state.legal(seat)
        if heuristics.weigh(state, seat, state.legal(seat)):
            opinions = heuristics.weigh(state, seat, state.legal(seat))
            assert opinions[state.legal(seat).index(action)] == max(opinions)
        state.apply(seat, heuristics.move(state, seat, rng))


def test_a_contest_leaves_numbers_and_a_report(whole: Duels) -> None:
    assert [line["matches"] for line in whole.report] == [2 * AT_ONCE, 4 * AT_ONCE]
    for line in whole.report:
        assert 0.0 <= line["low"] <= line["ahead"] <= line["high"] <= 1.0
    written = json.loads(whole.file.read_text(encoding="utf-8"))
    assert written["numbers"] == whole.report[-1]["numbers"]
    assert list(written["numbers"]) == [number.name for number in whole.numbers]
    assert written["numbers"] != {number.name: number.start for number in whole.numbers}


def test_a_contest_that_was_stopped_goes_on_and_ends_alike(whole: Duels, tmp_path: Path) -> None:
    file = tmp_path / "taught.json"
    assert not Duels(TINY, file, ThisProcess(), lambda line: None).run(0.0)
    stopped = Duels(TINY, file, ThisProcess(), lambda line: None)
    stopped.step()
    stopped.keep()
    again = held(TINY, file)
    assert again.at == whole.at
    assert again.report[-1] == whole.report[-1]
    with pytest.raises(ArenaError, match="another course"):
        held(replace(TINY, seed=4), file)


class Guessed(Heuristics):
    """A player whose chance to win grows with one number, and that another number changes nothing of."""

    def numbers(self) -> list[Number]:
        return [Number("strong", 1.0, 0.25, 3.0), Number("idle", 1.0)]

    def player(self, numbers: list[float]) -> Policy:
        raise AssertionError("nobody plays here")


def test_what_wins_pulls_the_numbers_to_its_side_and_not_beyond_their_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guessed = Guessed()
    monkeypatch.setattr(type(dvergar.game("toy")), "heuristics", lambda self: guessed)
    contest = Contest("toy", (2,), matches=320, measured=0)

    def fought(contest: Contest, duels: list[int], at: list[float]) -> list[float]:
        return [1.0 if ways(contest, duel, 2)[0] > 0 else -1.0 for duel in duels]

    monkeypatch.setattr(module, "fought", fought)
    found = held(contest, tmp_path / "taught.json").report[-1]["numbers"]
    assert 2.0 < found["strong"] <= 3.0
    assert 0.5 < found["idle"] < 2.0, "chance moves it a little"
    assert variant(guessed.numbers(), [1.0, 0.0], [9.0, 0.0], 1.0)[0] == 3.0


@pytest.mark.parametrize("id", ["roi_des_nains", "die_zwerge"])
def test_who_plays_as_the_other_leads_by_nothing(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heuristics = numbered(id)
    assert heuristics is not None
    monkeypatch.setattr(module, "ways", lambda contest, duel, count: [0.0] * count)
    assert fought(Contest(id, (4,), seed=1), [0], [0.0] * len(heuristics.numbers())) == [0.0]


def test_a_lead_counts_pairs_points_and_the_match() -> None:
    match = dvergar.Match.new("roi_des_nains", seats=3, seed=1)
    rng = Rng(2)
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.state.apply(seat, legal[rng.below(len(legal))])
    state = match.state
    winner = match.game.result(state).winners[0]
    before = lead(state, [0 if seat == winner else 1 for seat in range(3)], match.game)
    assert 0.0 < before <= 1.0
    assert lead(state, [1 if seat == winner else 0 for seat in range(3)], match.game) == pytest.approx(-before)


def test_the_command_chooses_duels_where_a_player_goes_by_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.json"
    words = ["--minutes", "0", "--out", str(out), "--jobs", "1"]
    assert main(["train", "die_zwerge", *words, "--option", "difficulty=normal"]) == 1
    assert "time is over behind 0 matches" in capsys.readouterr().err
    assert main(["train", "die_zwerge", *words, "--option", "difficulty"]) == 2
    assert main(["train", "die_zwerge", *words, "--searched", "3"]) == 2
    assert "duels have no searched" in capsys.readouterr().err
    assert main(["train", "nidavellir", *words, "--by", "duels"]) == 2
    assert "goes by no numbers" in capsys.readouterr().err
    assert main(["train", "die_zwerge", *words, "--by", "network", "--option", "dwarves=3", "--seats", "1"]) == 1
    assert "generation 0: time is over" in capsys.readouterr().err
