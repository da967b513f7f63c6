"""What an arena says: the printed figures, the page, the notebook, the progress."""

from __future__ import annotations

import io
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from dvergar import arena
from dvergar.arena.progress import Progress
from dvergar.bots.random import RandomPolicy
from dvergar.bots.search import Searcher
from dvergar.engine.policy import Heuristics
from dvergar.engine.words import LANGUAGES, Words
from support import HOUSE

VOID = {"meta", "rect"}
TAKEN = {
    "nidavellir": ["hero", "distinction", "class"],
    "nains": ["cognar", "distinction", "order"],
    "roi_des_nains": ["quest"],
    "brisingamen": ["setting"],
    "die_zwerge": ["hero", "end"],
}


class Page(HTMLParser):
    """Reads a page: its tables, what stands open, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.cells: list[list[int]] = []
        self.text: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.loads += [f"{tag} {name}" for name, _ in attributes if name in ("src", "href", "srcset", "data", "action")]
        if tag == "table":
            self.cells.append([])
        elif tag == "tr":
            self.cells[-1].append(0)
        elif tag in ("td", "th"):
            self.cells[-1][-1] += 1

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def played(game: str, **more: Any) -> arena.Outcome:
    arguments: dict[str, Any] = {"bots": {"one": "random", "other": "random"}, "seats": 3, "matches": 6, **more}
    return arena.run(game, **arguments)


@pytest.mark.parametrize("id", [*HOUSE, "toy"])
def test_every_game_has_a_page_that_loads_nothing(id: str, tmp_path: Path) -> None:
    found = played(id)
    for language in LANGUAGES:
        found.report(tmp_path / "page.html", language)
        text = (tmp_path / "page.html").read_text(encoding="utf-8")
        page = Page(text)
        assert page.open == []
        assert page.loads == []
        assert "url(" not in text
        assert "@import" not in text
        assert page.cells
        for table in page.cells:
            assert len(set(table)) == 1, "every row of a table has as many cells"
        say = Words(language, "dvergar.arena")
        for word in ("arena-standings", "arena-spread", "arena-length"):
            assert say.say(word) in page.text
        told = [say.say(f"arena-kind-{kind}") for kind in TAKEN.get(id, [])]
        assert [word for word in told if word not in page.text] == []
        assert not [part for part in page.text if part.startswith("arena-") or re.search(r"\bnan\b|\binf\b", part)]


def test_names_are_escaped(tmp_path: Path) -> None:
    played("toy", bots={"<script>alert(1)</script>": RandomPolicy, "b&w": RandomPolicy}).report(tmp_path / "page.html")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "<script" not in text
    assert "b&amp;w" in text
    assert "<script" not in played("toy", bots={"<script>": RandomPolicy})._repr_html_()


def test_one_match_of_one_bot_is_enough_for_a_page(tmp_path: Path) -> None:
    found = arena.run("toy", ["random"], 2, 1, report=tmp_path / "page.html")
    assert "one deal only" in str(found)
    assert (tmp_path / "page.html").stat().st_size > 1000


def test_figures_are_printed_with_what_must_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    found = arena.run("nidavellir", {"clocked": lambda: Searcher(Heuristics(), 2, 5.0), "random": "random"}, 3, 2)
    text = str(found)
    assert text.startswith("Nidavellir, 3 seats, 2 matches of 1 deal, seed 0")
    assert "clocked: a clock ends the thinking" in text
    assert "takes 1 more match" in text
    assert "clock" not in str(arena.run("nidavellir", {"counted": lambda: Searcher(Heuristics(), 900, 5.0), "random": "random"}, 3, 3, budget=2))
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert "ratings: they need the package openskill" in str(arena.run("toy", ["bold", "random"], 2, 2))


def test_a_budget_makes_a_searching_bot_repeatable() -> None:
    first, second = (arena.run("nidavellir", ["master", "random"], 2, 2, budget=3) for _ in range(2))
    assert first.rows == second.rows
    assert {row["budget"] for row in first.rows} == {3}


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_bar_and_a_file_gets_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("dvergar.arena.progress.monotonic", lambda: now[0])
    for out in (Terminal(), io.StringIO()):
        told = Progress(100, out)
        told(20)
        now[0] += 10
        told(60)
        if out.isatty():
            assert "60 of 100 matches, 4/s, 10 s left" in out.getvalue()
            assert "█" in out.getvalue()
        else:
            assert out.getvalue() == "20 of 100 matches were played before; going on\n"
        now[0] += 10
        told(100)
        told.end()
        assert out.getvalue().endswith("80 matches in 20 s, 4 a second\n")
