"""Ways to play Brísingamen."""

from __future__ import annotations

from dvergar.engine.policy import PolicyMaker


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first."""
    return {}
