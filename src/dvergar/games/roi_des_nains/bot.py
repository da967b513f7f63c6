"""The ways to play Le Roi des Nains."""

from __future__ import annotations

from dvergar.engine.policy import PolicyMaker


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first."""
    return {}
