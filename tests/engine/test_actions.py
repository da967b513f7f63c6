"""The action space: names and numbers, and what is refused."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.engine.actions import ActionSpace, UnknownAction


def space() -> ActionSpace:
    space = ActionSpace()
    space.add("bid", ["0,2,4", "4,2,0"])
    space.add("pass", [""])
    return space


@pytest.mark.parametrize("id", dvergar.games())
def test_every_action_of_every_game_has_a_name_that_is_read_again(id: str) -> None:
    actions = dvergar.game(id).actions
    assert 0 < actions.size < 1000
    assert [actions.parse(actions.name(action)) for action in range(actions.size)] == list(range(actions.size))
    assert len({actions.name(action) for action in range(actions.size)}) == actions.size
    assert all(actions.name(action).split() == [actions.name(action)] for action in range(actions.size))


def test_ranges_follow_one_another() -> None:
    made = space()
    assert made.add("pick", ["0", "1"]) == 3
    assert (made.size, made.starts) == (5, {"bid": 0, "pass": 2, "pick": 3})
    assert [made.name(action) for action in range(5)] == ["bid(0,2,4)", "bid(4,2,0)", "pass", "pick(0)", "pick(1)"]


@pytest.mark.parametrize("text", ["bid(0,2,4)", " bid( 0, 2, 4 )\n", "bid (0,2, 4)"])
def test_spaces_in_a_name_do_not_matter(text: str) -> None:
    assert space().parse(text) == 0


@pytest.mark.parametrize("text", ["", "bid", "bid(0,2)", "Bid(0,2,4)", "pass()", "bid(0,2,4)x"])
def test_a_name_that_is_none_is_refused_with_the_verbs(text: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        space().parse(text)
    assert str(caught.value) == f"no action is called {text!r}; the verbs of this game are bid, pass"
    assert (caught.value.word, caught.value.args_) == ("error-action-name", {"name": text})


def test_a_long_name_is_cut_in_the_message() -> None:
    with pytest.raises(UnknownAction) as caught:
        space().parse("x" * 100_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("action", [-1, 3, 10**30, 10**5000], ids=["below", "above", "big", "huge"])
def test_a_number_that_is_none_is_refused_with_the_range(action: int) -> None:
    with pytest.raises(UnknownAction, match="this game has the actions 0 to 2") as caught:
        space().name(action)
    assert caught.value.args_["last"] == 2
    assert len(str(caught.value)) < 150


def test_mask() -> None:
    assert space().mask([0, 2]) == bytearray([1, 0, 1])
    assert space().mask([]) == bytearray(3)


def test_what_could_not_be_told_apart_is_refused_when_a_game_is_made() -> None:
    with pytest.raises(ValueError, match="the verb 'pass' stands twice"):
        space().add("pass", ["x"])
    with pytest.raises(ValueError, match=r"the action 'pick\(1\)' stands twice"):
        space().add("pick", ["1", "1"])
    with pytest.raises(ValueError, match="the argument 'a b' of 'pick' holds spaces"):
        space().add("pick", ["a b"])
