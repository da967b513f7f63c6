"""What the choices of tavern games want clicked: it must lie on the table of the reader."""

from __future__ import annotations

import msgspec

import dvergar
from dvergar.mechanics.tavern.messages import TavernView


def whole_match_can_be_clicked(game: str, seats: int, seed: int, kind: type[TavernView]) -> None:
    """Play a match at random: choices are the legal actions, no two are clicked alike, all that they name is there, views travel unharmed."""
    match = dvergar.Match.new(game, seats=seats, seed=seed)
    rng = dvergar.Rng(seed)
    while actors := match.state.actors():
        for reader in (*range(seats), None):
            view = match.view(reader)
            assert isinstance(view, kind)
            legal = match.state.legal(reader) if reader is not None else []
            assert [choice.action for choice in view.choices] == list(legal)
            assert len({tuple(choice.clicks) for choice in view.choices}) == len(view.choices)
            for choice in view.choices:
                for click in choice.clicks:
                    assert is_there(view, click), click
            assert msgspec.convert(msgspec.to_builtins(view), kind) == view
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def is_there(view: TavernView, click: str) -> bool:
    """Return whether what a choice wants clicked lies on the reader's table."""
    kind, _, rest = click.partition(":")
    assert view.seat is not None
    if kind == "coin":
        return view.table[view.seat].places[int(rest)].coin is not None
    if kind == "card":
        tavern, _, slot = rest.partition(":")
        return next(t for t in view.taverns if t.id == tavern).cards[int(slot)] is not None
    if kind == "hero":
        return rest in [hero.face.id for hero in view.heroes if hero.why_not is None]
    if kind == "column":
        return rest in [column.cls for column in view.table[view.seat].columns]
    if kind == "peek":
        return view.peek is not None and int(rest) < len(view.peek)
    return click == "keep"
