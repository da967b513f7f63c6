"""A tiny course: it learns, goes on where it was stopped, and ends alike each time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import dvergar
from dvergar.arena import ArenaError
from dvergar.arena.executors import ThisProcess
from dvergar.bots.search import Searcher
from dvergar.bots.trials import Trier
from dvergar.cli import main
from dvergar.engine.network import from_text, likely, network
from dvergar.engine.rng import Rng
from dvergar.learn.fit import Fit, Table
from dvergar.learn.samples import searcher, teacher
from dvergar.learn.training import Course, Training

TINY = Course("nidavellir", (2, 3), seed=3, generations=2, matches=12, searched=4, iterations=3, units=3, epochs=3, measured=3, budget=3)
TEAM = Course("die_zwerge", (3, 2), seed=3, generations=2, matches=15, searched=3, iterations=3, units=3, epochs=3, measured=2, budget=3, vary="difficulty")
HOURS = 3600.0


def trained(course: Course, file: Path, seconds: float = HOURS) -> Training:
    found = Training(course, file, ThisProcess(), lambda line: None)
    found.run(seconds)
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Training:
    return trained(TINY, tmp_path_factory.mktemp("whole") / "learned.json")


def test_a_course_leaves_a_network_and_a_report(whole: Training) -> None:
    assert [line["generation"] for line in whole.report] == [0, 1]
    assert [line["matches"] for line in whole.report] == [12, 15]
    for line in whole.report:
        assert 0.0 < line["loss"] < 3.0
        assert len(line["losses"]) == 4  # a curve over the match
        assert 0.0 <= line["low"] <= line["ahead"] <= line["high"] <= 1.0
    assert whole.file.stat().st_size < 300_000
    game = dvergar.game("nidavellir")
    heuristics = game.heuristics()
    assert heuristics is not None
    state = game.new(3, 1)
    assert network(whole.file).worth(heuristics.features(state, 0)) != 0.0


@pytest.fixture(scope="module")
def team(tmp_path_factory: pytest.TempPathFactory) -> Training:
    return trained(TEAM, tmp_path_factory.mktemp("team") / "learned.json")


def test_of_a_team_it_learns_how_likely_it_wins_and_is_measured_by_what_was_known(team: Training) -> None:
    assert [line["matches"] for line in team.report] == [15, 18]
    for line in team.report:
        for name in ("loss", "brier", "known_loss", "known_brier"):
            assert 0.0 < line[name] < 10.0
        assert len(line["losses"]) == len(line["known_briers"]) == 4
    assert {len(each.points) for each in team.seen} == {1}
    assert {point for each in team.seen for point in each.points} == {0, 1}
    assert all(len(each.rows) == len(each.known) for each in team.seen), "a team is as one seat"
    heuristics = dvergar.game("die_zwerge").heuristics()
    assert heuristics is not None
    state = dvergar.game("die_zwerge").new(3, 1)
    before = heuristics.value(state)
    heuristics.learn(network(team.file))
    assert len(set(heuristics.value(state))) == 1
    assert heuristics.value(state) != before


def test_before_anything_is_learned_masters_playouts_are_the_teacher() -> None:
    for id, numbered in (("die_zwerge", True), ("nidavellir", False)):
        game = dvergar.game(id)
        heuristics = game.heuristics()
        assert heuristics is not None
        state, rng = game.new(3, 5), Rng(1)
        bot = teacher(game, heuristics)
        for _ in range(60):
            seat = state.actors()[0]
            action = bot.choose(state.worlds(seat, rng), seat, Rng(2))
            if numbered:
                assert action == heuristics.move(state, seat, Rng(2))
            state.apply(seat, action)


def test_options_take_turns(team: Training) -> None:
    assert [table["difficulty"] for table in TEAM.tables()] == ["easy", "normal", "challenge", "brave", "heroic"]
    assert replace(TEAM, vary="", options={"difficulty": "brave"}).tables() == [{"difficulty": "brave"}]
    assert len({len(each.known) for each in team.seen}) > 1


def test_a_chance_to_win_starts_from_where_most_matches_end() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.normal(3.0, 1.0, (4000, 1, 2)).astype(np.float32)
    points = (numbers[:, :, 0] - 2.0 + rng.normal(0, 0.3, (4000, 1)) > 0).astype(np.float32)  # most have won
    fit = Fit([Table(numbers, points, np.zeros(4000, bool), np.zeros(4000, np.int64), np.zeros(4000, np.float32))], 3, 5.0, 2, True)
    fit.run(60)
    read = from_text(fit.text({}))
    for position in range(200):
        worth = read.worth([float(each) for each in numbers[position, 0]])
        assert worth == pytest.approx(float(fit.worths(fit.standard(numbers[position]))[1][0]), abs=5e-3)
    assert sum(likely(read.worth([float(each) for each in row[0]])) for row in numbers) / 4000 == pytest.approx(points.mean(), abs=0.03)
    assert likely(read.worth([4.0, 3.0])) > 0.9 > 0.7 > likely(read.worth([1.0, 3.0]))


def test_most_matches_are_played_at_the_usual_number_of_seats() -> None:
    course = Course("nidavellir", (3, 2, 4, 5), matches=1800, searched=90)
    assert [course.planned(0, seats) for seats in course.seats] == [1200, 200, 200, 200]
    assert [course.planned(1, seats) for seats in course.seats] == [60, 10, 10, 10]
    assert replace(course, seats=(3,)).planned(0, 3) == 1800


def test_a_course_that_was_stopped_goes_on_and_ends_alike(whole: Training, tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    trained(TINY, file, 0.0)
    assert not file.exists()
    stopped = Training(TINY, file, ThisProcess(), lambda line: None)
    stopped.play(0, 1e18)
    stopped.keep()
    again = trained(TINY, file)
    assert again.learned == whole.learned
    assert again.report == whole.report


def test_a_course_does_not_go_on_with_what_another_saw(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    trained(TINY, file, 0.0)
    with pytest.raises(ArenaError, match="another course"):
        trained(replace(TINY, seed=4), file)


def test_the_file_says_what_was_fitted_of_rare_positions_too() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.normal(0, 1, (200, 2, 4)).astype(np.float32)
    numbers[:, :, 3] = rng.random((200, 2)) < 0.01  # far from the mean where it is not 0
    points = (20 * numbers[:, :, 0] + 9 * numbers[:, :, 3]).astype(np.float32)
    table = Table(numbers, points, np.zeros(200, bool), np.zeros(200, np.int64), np.zeros(200, np.float32))
    fit = Fit([table], 3, 5.0, 2)
    fit.run(3)
    read = from_text(fit.text({}))
    fitted = fit.worths(fit.standard(numbers))[1]
    for position in range(200):
        one, other = (read.worth([float(each) for each in numbers[position, seat]]) for seat in range(2))
        assert one - other == pytest.approx(float(fitted[position, 0] - fitted[position, 1]), abs=2e-3)


def test_what_was_learned_decides_what_a_search_finds(whole: Training) -> None:
    taught, plain = searcher("nidavellir", whole.learned, 5), searcher("nidavellir", "", 5)
    assert isinstance(taught, Trier)
    assert isinstance(plain, Searcher)
    state = dvergar.game("nidavellir").new(3, 1)
    assert taught.heuristics.value(state) != plain.heuristics.value(state)


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "nidavellir", "--minutes", "1", "--out", str(tmp_path / "x.json")]
    assert main([*words, "--seats", "two"]) == 2
    assert "are no numbers of seats" in capsys.readouterr().err
    assert main([*words, "--seats", "9"]) == 2
    assert main([*words, "--vary", "difficulty"]) == 2
    assert "'difficulty' is no option" in capsys.readouterr().err
    assert main(["train", "die_zwerge", *words[2:], "--vary", "difficulty"]) == 2
    assert "duels do not vary" in capsys.readouterr().err
    assert main(["train", "toy", *words[2:]]) == 2
    assert "tells no numbers to learn from" in capsys.readouterr().err
