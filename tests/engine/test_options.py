"""What a table agrees on before it starts: seats, seed, options; what is refused, and with which words."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar import BadSetup, Match
from dvergar.engine.game import Option

HUGE = 10**5000
LEVEL = Option("level", "choice", "low", "How hard.", "rules", values=["low", "high", "2"])
ROUNDS = Option("rounds", "range", 3, "How long.", "rules", low=1, high=6)
EXTRAS = Option("extras", "ids", ["bell"], "What else.", "rules", values=["bell", "gong", "harp"])


@pytest.mark.parametrize(
    ("option", "value"),
    [(LEVEL, "high"), (LEVEL, "2"), (ROUNDS, 1), (ROUNDS, 6), (EXTRAS, []), (EXTRAS, ["harp", "bell"])],
    ids=lambda x: x.key if isinstance(x, Option) else str(x),
)
def test_right_values(option: Option, value: Any) -> None:
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "values", "right"),
    [
        (LEVEL, ["", "Low", 2, None, ["low"], True], "one of low, high, 2"),
        (ROUNDS, [0, 7, "3", 3.0, True, None, HUGE, [3]], "a whole number from 1 to 6"),
        (
            EXTRAS,
            ["bell", ["bell", "bell"], ["drum"], [1], [["bell"]], None, {"bell": 1}, ("bell",), [HUGE]],
            "a list of different ids out of bell, gong, harp",
        ),
    ],
    ids=["choice", "range", "ids"],
)
def test_wrong_values_are_refused_with_what_would_be_right(option: Option, values: list[Any], right: str) -> None:
    for value in values:
        with pytest.raises(BadSetup) as caught:
            option.check(value)
        assert str(caught.value).startswith(f"option {option.key}: ")
        assert str(caught.value).endswith(f" is not {right}")
        assert len(str(caught.value)) < 200
        assert (caught.value.word, caught.value.args_["option"], caught.value.args_["right"]) == ("error-option-value", option.key, right)


def test_a_list_of_ids_is_copied() -> None:
    asked = ["gong"]
    got = EXTRAS.check(asked)
    asked.append("harp")
    assert got == ["gong"]


def test_a_default_that_is_wrong_is_noticed_when_a_game_is_made() -> None:
    with pytest.raises(BadSetup):
        Option("rounds", "range", 9, "How long.", "rules", low=1, high=6)


@pytest.mark.parametrize(("key", "value"), [("two words", "a"), ("", "a"), ("key", "two words"), ("key", "")])
def test_a_key_or_value_that_a_record_could_not_hold_is_noticed_when_a_game_is_made(key: str, value: str) -> None:
    with pytest.raises(ValueError, match="words without spaces"):
        Option(key, "choice", value, "Something.", "rules", values=[value])


@pytest.mark.parametrize("id", dvergar.games())
def test_options_of_every_game(id: str) -> None:
    game = dvergar.game(id)
    keys = [option.key for option in game.options]
    assert len(set(keys)) == len(keys)
    for option in game.options:
        assert option.meaning.endswith(".")
        assert option.check(option.default) == option.default
    complete = game.checked(game.seats.start, 0, {})
    assert complete == {option.key: option.default for option in game.options if option.scope == "rules"}


def test_defaults_are_filled_in_and_not_shared() -> None:
    game = dvergar.game("toy")
    assert game.checked(2, 0, {"rounds": 6}) == {"rounds": 6, "extras": []}
    first = game.checked(2, 0, {})["extras"]
    assert isinstance(first, list)
    first.append("bell")
    assert game.checked(2, 0, {})["extras"] == []


def test_an_option_of_the_table_is_refused_in_a_match() -> None:
    with pytest.raises(BadSetup, match="Toy has no rules option 'marks'; it concerns the table only"):
        Match.new("toy", seats=2, seed=0, options={"marks": "off"})


@pytest.mark.parametrize("key", ["round", "", 3, None, ("rounds",), "x" * 1000])
def test_an_unknown_option_is_refused_with_those_there_are(key: Any) -> None:
    with pytest.raises(BadSetup, match=r"Toy has no rules option .*; there are: rounds, extras") as caught:
        Match.new("toy", seats=2, seed=0, options={key: 1})
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("id", dvergar.games())
@pytest.mark.parametrize("seats", [0, 1, 6, -1, True, "3", 3.0, None, [], HUGE], ids=lambda seats: "huge" if seats == HUGE else str(seats))
def test_a_seat_count_that_is_not_to_be_had_is_refused(id: str, seats: Any) -> None:
    game = dvergar.game(id)
    if type(seats) is int and seats in game.seats:
        assert Match.new(id, seats=seats, seed=0).seats == seats
        return
    with pytest.raises(BadSetup, match=f"{game.title} has {game.seats.start} to {game.seats.stop - 1} seats, not ") as caught:
        Match.new(id, seats=seats, seed=0)
    assert caught.value.word == "error-seats"


@pytest.mark.parametrize("seed", [-1, 2**128, "7", 7.0, True, None, HUGE], ids=lambda seed: "huge" if seed == HUGE else str(seed))
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup, match=r"a seed is a whole number from 0 to 2\*\*128 - 1, not "):
        Match.new("toy", seats=2, seed=seed)


def test_the_greatest_seed_is_taken() -> None:
    match = Match.new("toy", seats=2, seed=2**128 - 1)
    assert Match.read(match.record()).seed == 2**128 - 1
