"""A new game: it works as it is written, what was written is right by every check, and what is wrong with one is told in plain words."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import dvergar
from dvergar.checking.check import check
from dvergar.checking.contract import Subject
from dvergar.cli import main
from dvergar.engine import discovery
from dvergar.engine.view import View
from dvergar.simple import CARD, Card, Move, SimpleGame, SimpleState, cards, per_seat_cards
from dvergar.simple.game import SimpleHeuristics
from support import EXAMPLES


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of a game that `dvergar new-game` has written, installed as pip would do it."""
    folder = tmp_path / "game"
    assert main(["new-game", "iron_oath", str(folder)]) == 0
    info = folder / "iron_oath-0.1.dist-info"
    info.mkdir()
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"]["dvergar.games"]
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[dvergar.games]\n" + "".join(f"{id} = {place}\n" for id, place in points.items()), encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    discovery.found.cache_clear()
    yield "iron_oath"
    monkeypatch.undo()
    discovery.found.cache_clear()
    sys.modules.pop("iron_oath", None)


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let masters search little."""
    monkeypatch.setattr(SimpleHeuristics, "iterations", 20)


def test_a_new_game_is_right_by_every_check(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    findings = list(check(dvergar.game(written), 1))
    assert len(findings) == 1 + 16 * 3
    assert [finding for finding in findings if finding.wrong or finding.left_out] == []


@pytest.mark.parametrize("id", ["Iron", "1st", "class", "a b", "../x", "nidavellir", ""])
def test_a_name_that_will_not_do(id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", id, str(tmp_path / "game")]) == 2
    assert "dvergar: " in capsys.readouterr().err
    assert not (tmp_path / "game").exists()


def test_a_folder_that_is_not_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("keep me")
    assert main(["new-game", "iron_oath", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_check_game_says_a_line_for_each_suite(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    assert main(["check-game", "deep_shaft", "--matches", "1"]) == 0
    out = capsys.readouterr().out
    assert len(re.findall(r"^[2-5] seats .* right$", out, re.MULTILINE)) == 1 + 16 * 4
    assert out.endswith("Deep Shaft: everything is right\n")
    assert main(["check-game", "chess"]) == 2


class Pair(SimpleState):
    """Everybody plays a card of the hand, in turn."""

    hands = per_seat_cards(title="Hand")
    table = cards(title="Table")

    def setup(self) -> None:
        pack = list(range(4 * self.seats))
        self.rng.shuffle(pack)
        self.hands = [[pack.pop() for _ in range(4)] for _ in range(self.seats)]

    def choices(self, seat: int) -> list[tuple[str, int]]:
        return [("play", card) for card in self.hands[seat]]

    def play(self, seat: int, verb: str, thing: int) -> None:
        self.hands[seat].remove(thing)
        self.table.append(thing)
        self.turn = self.next_seat(seat)
        self.over = int(not any(self.hands))

    def scores(self) -> list[int]:
        return [sum(self.table[seat :: self.seats]) for seat in range(self.seats)]


class Leaks(Pair):
    """Tells all what the first hand is worth."""

    def lines(self, seat: int) -> dict[str, int]:
        return {"points": self.scores()[seat] - sum(self.hands[0]), "first": sum(self.hands[0])}


class Forgets(Pair):
    """Keeps whose turn it is where no field was declared."""

    last = 0

    def actors(self) -> list[int]:
        return [] if self.over else [self.last]

    def play(self, seat: int, verb: str, thing: int) -> None:
        super().play(seat, verb, thing)
        self.last = self.next_seat(seat)


class Endless(Pair):
    """Cards come back."""

    def play(self, seat: int, verb: str, thing: int) -> None:
        self.turn = self.next_seat(seat)


class Strange(Pair):
    """Offers what was never declared."""

    def choices(self, seat: int) -> list[tuple[str, int]]:
        return [("burn", 0)]


class Mute(Pair):
    """Tells an event without a text."""

    def play(self, seat: int, verb: str, thing: int) -> None:
        super().play(seat, verb, thing)
        self.tell("thundered", seat)


def game_of(of: type[SimpleState]) -> SimpleGame:
    """Return a game of three seats with that state."""

    class Tried(SimpleGame):
        id, title, seats, minutes, state = "tried", "Tried", range(3, 4), 1, of
        pack = tuple(Card("Card", n) for n in range(12))
        moves = (Move("play", CARD, on="hands"),)
        texts = {"score-first": "First"}

        def heuristics(self) -> None:
            return None

    return Tried()


@pytest.mark.parametrize(
    ("state", "suite", "said"),
    [
        (Leaks, "secrets", "the view depends on something hidden"),
        (Forgets, "positions, dumps and clones", "a state does not come back from its dump|answers otherwise|changes nothing|different ways"),
        (Endless, "whole matches", "a match does not end within 200 decisions"),
        (Strange, "whole matches", r"no move is called burn\(0\); there are: play"),
        (Mute, "texts", "there is no text for tried-event-thundered"),
    ],
)
def test_what_is_wrong_is_told_in_plain_words(state: type[SimpleState], suite: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Subject.__init__, "__defaults__", (None, 200, 4, None))
    found = {finding.suite: finding.wrong for finding in check(game_of(state), 1)}
    assert re.search(said, found[suite]), found


def test_a_right_game_is_right_but_for_what_an_installed_one_has() -> None:
    wrong = {finding.suite for finding in check(game_of(Pair), 1) if finding.wrong}
    assert wrong == {"records"}


def test_examples_are_packages_of_their_own() -> None:
    folder = Path(__file__).parents[2] / "examples"
    assert sorted(each.name for each in folder.iterdir() if each.is_dir()) == sorted(EXAMPLES)
    for id in EXAMPLES:
        text = (folder / id / f"{id}.py").read_text(encoding="utf-8")
        rules = text[text.index("class ") : text.index("class ", text.index("class ") + 1)]
        assert len(rules.splitlines()) <= 130
        project = (folder / id / "pyproject.toml").read_text(encoding="utf-8")
        assert f'{id} = "{id}:' in project


def test_a_view_of_a_seat_shows_its_hand_and_counts_of_others() -> None:
    game = game_of(Pair)
    state = game.new(3, 1)
    view: View = game.view(state, 1)
    zones = [zone for zone in getattr(view, "zones") if zone.key == "hands"]  # noqa: B009 - the fields are the simple game's own
    assert [(zone.seat, zone.count, len(zone.cards), zone.hidden) for zone in zones] == [(0, 4, 0, True), (1, 4, 4, False), (2, 4, 0, True)]
