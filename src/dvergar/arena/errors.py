"""The errors of an arena, each told in one line."""

from __future__ import annotations


class ArenaError(Exception):
    """What was asked for cannot be done, or cannot go on; the text says why, and what is right or kept."""


class BotFault(RuntimeError):
    """A bot has failed: an error of its own, an action that is not legal, or a match without end."""


def needs(what: str, package: str) -> ArenaError:
    """Return the error that names what must be installed."""
    return ArenaError(f"{what} needs the package {package}, which is not installed; right would be: pip install 'dvergar[arena]'")
