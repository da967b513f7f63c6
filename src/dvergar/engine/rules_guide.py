"""Rules guides: Markdown beside a game in each language, and the links that lead from a table into them (docs/guides.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

KINDS = ("prompts", "cards", "why", "events")  # what links.toml leads from


@cache
def text(package: str, language: str) -> str | None:
    """Return the rules guide of a game in that language, as Markdown; None where it has none."""
    return _read(package, f"{language}.md")


@cache
def links(package: str | None) -> dict[str, dict[str, str]]:
    """Return the heading that explains each key, by kind: prompts, cards, reasons and events; `*` in a key stands for anything.

    A game whose guide is not in a package (None) has no links.

    >>> links("dvergar.games.nidavellir")["prompts"]["nidavellir-prompt-hero"]
    'heroes'
    """
    found = tomllib.loads((_read(package, "links.toml") if package else None) or "")
    return {kind: dict(found.get(kind, {})) for kind in KINDS}


def _read(package: str, name: str) -> str | None:
    file = files(package).joinpath("guide", name)
    return file.read_text(encoding="utf-8") if file.is_file() else None
