"""Finding games: those of the house, those of other packages, and what happens when one is not there or broken."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.engine import discovery
from dvergar.engine.data import read_tables

PACKAGE = """
from pathlib import Path
from toy import ToyGame

class Twin(ToyGame):
    id = "twin"
    title = "Twin"

def create(cards):
    game = Twin()
    game.replaced = cards
    return game
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path where a test may install packages; what was found before is forgotten, and afterwards found anew."""
    monkeypatch.syspath_prepend(str(tmp_path))
    discovery.found.cache_clear()
    discovery._usual.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    discovery.found.cache_clear()
    discovery._usual.cache_clear()


def install(folder: Path, name: str, points: str, code: str = PACKAGE) -> None:
    """Install a package as pip would: its module, and the folder that names its entry points."""
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[dvergar.games]\n{points}\n", encoding="utf-8")


def test_games_are_sorted_and_each_is_called_as_its_folder() -> None:
    assert dvergar.games() == sorted(dvergar.games())
    assert {"nidavellir", "toy"} <= set(dvergar.games())
    assert all(dvergar.game(id).id == id for id in dvergar.games())
    assert dvergar.game("toy") is dvergar.game("toy")


@pytest.mark.parametrize("id", dvergar.games())
def test_every_game_describes_itself(id: str) -> None:
    game = dvergar.game(id)
    assert game.title
    assert game.seats.step == 1
    assert 1 <= game.seats.start < game.seats.stop
    assert game.minutes > 0
    assert game.revision in game.reads
    assert int(game.cards, 16) >= 0
    assert game.replaced is None


@pytest.mark.parametrize("id", ["", "Nidavellir", "chess", "../nidavellir", "nidavellir ", 3, None, ["toy"], "x" * 10_000])
def test_an_unknown_game_is_refused_with_those_there_are(id: Any) -> None:
    with pytest.raises(dvergar.UnknownGame) as caught:
        dvergar.game(id)
    assert str(caught.value) == f"no game is called {str(id)[:40]!r}; there are: {', '.join(dvergar.games())}"
    with pytest.raises(dvergar.UnknownGame):
        dvergar.Match.new(id, seats=2, seed=0)


def test_a_game_of_another_package_is_found_by_its_entry_point(elsewhere: Path) -> None:
    install(elsewhere, "twin_games", "twin = twin_games:create")
    assert dvergar.games() == sorted([*dvergar.games()])
    assert "twin" in dvergar.games()
    match = dvergar.Match.new("twin", seats=2, seed=1)
    match.play(0, match.state.legal(0)[0])
    assert dvergar.Match.read(match.record()).state.key() == match.state.key()
    assert "game twin" in match.record()


def test_a_game_of_the_house_cannot_be_replaced_by_a_package(elsewhere: Path) -> None:
    install(elsewhere, "false_friend", "nidavellir = false_friend:create")
    assert dvergar.game("nidavellir").title == "Nidavellir"


@pytest.mark.parametrize(
    ("points", "reason"),
    [("twin = nowhere_to_be_found:create", "No module named 'nowhere_to_be_found'"), ("twin = broken_games:make", "no attribute 'make'")],
)
def test_a_game_that_cannot_be_loaded_says_why_and_spares_the_others(elsewhere: Path, points: str, reason: str) -> None:
    install(elsewhere, "broken_games", points)
    with pytest.raises(dvergar.UnknownGame, match=f"the game 'twin' is installed, but cannot be loaded: .*{reason}") as caught:
        dvergar.game("twin")
    assert caught.value.word == "error-game-broken"
    assert dvergar.game("toy").title == "Toy"


def test_tables_are_replaced_by_a_folder_or_by_its_subfolder_of_that_id(elsewhere: Path) -> None:
    install(elsewhere, "twin_games", "twin = twin_games:create")
    assert dvergar.game("twin").replaced is None
    cards = elsewhere / "cards"
    cards.mkdir()
    assert dvergar.game("twin", cards=str(cards)).replaced == cards
    (cards / "toy").mkdir()
    assert dvergar.game("twin", cards=cards).replaced is None  # the folder is sorted by game, and has nothing for this one
    (cards / "twin").mkdir()
    assert dvergar.game("twin", cards=cards).replaced == cards / "twin"


@pytest.mark.parametrize("id", [id for id in dvergar.games() if (Path(dvergar.__file__).parent / "games" / id / "data").is_dir()])
def test_a_record_names_the_tables_it_was_played_with(id: str, tmp_path: Path) -> None:
    data = Path(dvergar.__file__).parent / "games" / id / "data"
    names = sorted(path.stem for path in data.glob("*.toml"))
    for name in names:  # the same values written otherwise are the same tables
        (tmp_path / f"{name}.toml").write_text("# mine\n" + (data / f"{name}.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert read_tables(data, names, tmp_path)[1] == read_tables(data, names, None)[1]
    game = dvergar.game(id, cards=tmp_path)
    assert (game.cards, game.replaced) == (dvergar.game(id).cards, tmp_path)
    match = dvergar.Match.new(id, seats=game.seats.start, seed=1)
    assert dvergar.Match.read(match.record(), cards=tmp_path).game.replaced == tmp_path
    with pytest.raises(dvergar.BadRecord, match=r"record, line 4: it was played with other cards \(00\) than these"):
        dvergar.Match.read(match.record().replace(f"cards {game.cards}", "cards 00"))


def test_the_function_games_is_not_hidden_by_the_folder_of_that_name() -> None:
    importlib.import_module("dvergar.games")
    assert callable(dvergar.games)
    assert dvergar.games() == dvergar.games()
