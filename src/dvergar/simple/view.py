"""Views of simple games: zones from fields, choices from moves."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.view import Args, Choice, Prompt
from dvergar.simple.fields import INT, NONE, SEAT_CARDS, SEAT_INTS, SECRETS
from dvergar.simple.game import CARD, NOTHING, SEAT, SimpleGame
from dvergar.simple.messages import SimpleButton, SimpleFace, SimpleNumber, SimpleView, SimpleZone
from dvergar.simple.state import SimpleState


def view(game: SimpleGame, state: SimpleState, seat: int | None) -> SimpleView:
    """Return what a seat (None: a spectator) may know."""
    actors = state.actors()
    choices, buttons = offered(game, state, seat)
    return SimpleView(
        game=game.id,
        seats=state.seats,
        seat=seat,
        actors=actors,
        over=not actors,
        prompt=prompt(game, state, seat),
        choices=choices,
        result=game.result(state),
        reveals=state.reveals,
        pack=[SimpleFace(f"{game.id}-card-{n}", card.number, card.colour, card.icon) for n, card in enumerate(game.pack)],
        zones=zones(game, state, seat),
        numbers=numbers(game, state, seat),
        buttons=buttons,
    )


def prompt(game: SimpleGame, state: SimpleState, seat: int | None) -> Prompt:
    """Return what is asked of the reader, or whom it waits for."""
    actors = state.actors()
    if not actors:
        return Prompt(f"{game.id}-prompt-over", {"who": "seat:" + ",".join(map(str, game.result(state).winners))})
    word = f"{game.id}-prompt-{state.prompt()}"
    if seat in actors:
        return Prompt(word)
    return Prompt(f"{word}-wait", {"who": "seat:" + ",".join(map(str, actors))})


def zones(game: SimpleGame, state: SimpleState, reader: int | None) -> list[SimpleZone]:
    """Return all fields of cards, in the order of their declaration, those of seats by seat."""
    out = []
    for field in state.FIELDS:
        if field.of_cards:
            for owner, row in enumerate(field.rows(getattr(state, field.name))):
                seen = field.sees(owner, reader)
                whose = owner if field.kind == SEAT_CARDS else None
                out.append(SimpleZone(field.name, f"{game.id}-zone-{field.name}", whose, len(row), row.copy() if seen else [], field.pile, not seen))
    return out


def numbers(game: SimpleGame, state: SimpleState, reader: int | None) -> list[SimpleNumber]:
    """Return all fields of numbers that have a title, and all secret numbers."""
    out = []
    for field in state.FIELDS:
        word = f"{game.id}-zone-{field.name}"
        if field.kind == SECRETS:
            values = [value if owner == reader or value == NONE else None for owner, value in enumerate(getattr(state, field.name))]
            out.append(SimpleNumber(field.name, word, values, True))
        elif field.title and field.kind == INT:
            out.append(SimpleNumber(field.name, word, [getattr(state, field.name)], False))
        elif field.title and field.kind == SEAT_INTS:
            out.append(SimpleNumber(field.name, word, list(getattr(state, field.name)), True))
    return out


def offered(game: SimpleGame, state: SimpleState, seat: int | None) -> tuple[list[Choice], list[SimpleButton]]:
    """Return what the reader may choose, and the click targets among it that are neither cards nor zones.

    A move whose thing lies in the field that it is done `on` is a click there; where several moves are done with the same click, the verb
    follows as a second one.
    """
    if seat is None:
        return [], []
    found: list[tuple[int, str, str, Args]] = []
    buttons: dict[str, SimpleButton] = {}
    for action in state.legal(seat):
        move, thing = game.meaning(action)
        word, args = f"{game.id}-choice-{move.verb}", game.args(move, thing)
        field = game.fields.get(move.on)
        whose = f"@{seat}" if field is not None and field.kind == SEAT_CARDS else ""
        if field is not None and move.thing in (CARD, NOTHING):
            at = f"{move.on}{whose}:{thing}" if move.thing == CARD else f"{move.on}{whose}"
        elif move.thing == SEAT:
            at = f"seat:{thing}"
        elif move.thing:
            at = f"{move.verb}:{thing}"
            buttons[at] = SimpleButton(at, word, args)
        else:
            at = move.verb  # the prompt makes a button of it
        found.append((action, at, word, args))
    places = Counter(at for _, at, _, _ in found)
    choices = []
    for action, at, word, args in found:
        clicks = [at]
        if places[at] > 1:
            verb = f"verb:{game.meaning(action)[0].verb}"
            clicks.append(verb)
            buttons[verb] = SimpleButton(verb, f"{game.id}-verb-{game.meaning(action)[0].verb}")
        choices.append(Choice(action, clicks, word, args))
    return choices, list(buttons.values())
