"""The named errors: what they carry, and that they travel between processes."""

from __future__ import annotations

import pickle

import pytest

import dvergar
from dvergar.engine.actions import UnknownAction
from dvergar.engine.errors import BadData, BadRecord, BadSetup, DvergarError, IllegalAction, UnknownGame, shown
from dvergar.engine.match import NoUndo

ERRORS: list[DvergarError] = [
    UnknownGame("no game", "error-game", game="x", known="y"),
    BadSetup("bad", "error-seats", seats=9),
    IllegalAction("seat 1 may not", "error-illegal", 1, 7, [2, 3], tried="x", right="y"),
    BadRecord(4, "damaged"),
    BadRecord(1, "chess", "error-record-foreign"),
    BadData("cards.toml", "card[3].points", "is missing"),
    UnknownAction("no action", "error-action-name", name="x"),
    NoUndo("too late", "error-undo-reveal", seat=2),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_comes_out_of_another_process_as_it_went_in(error: DvergarError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.word, again.args_) == (str(error), error.word, error.args_)
    for name in ("seat", "action", "legal", "line", "reason", "file", "key"):
        assert getattr(again, name, None) == getattr(error, name, None)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_is_a_value_error_of_the_house(error: DvergarError) -> None:
    assert isinstance(error, dvergar.DvergarError)
    assert isinstance(error, ValueError)


def test_texts_name_place_and_reason() -> None:
    assert str(BadRecord(4, "damaged")) == "record, line 4: damaged"
    assert str(BadData("cards.toml", "card[3].points", "is missing")) == "cards.toml: card[3].points: is missing"


def test_anything_can_be_shown() -> None:
    assert shown("abc") == "abc"
    assert shown("x" * 99) == "x" * 40
    assert shown(-3) == "-3"
    assert shown(10**5000) == "a int too big to write"
