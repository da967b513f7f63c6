"""Deltas of messages read as the page reads them (`ui/src/lib/connection/delta.ts`)."""

from __future__ import annotations

from itertools import permutations
from typing import Any


def changed(old: Any, delta: dict[str, Any]) -> Any:
    """Return what a delta makes of a part of a message; the old one stays as it was."""
    new: Any
    if isinstance(old, list):
        new = moved(old, delta["~"]) if "~" in delta else list(old)
    else:
        new = {name: value for name, value in old.items() if name not in delta.get("-", [])}
    for said, value in delta.items():
        place: Any = said.lstrip("/#")
        if isinstance(new, list) and said != "~":
            place = int(place)
        if said[0] == "/":
            new[place] = changed(new[place], value)
        elif said[0] == "#":
            new[place] = [row(value[0], each) for each in value[1:]]
        elif said not in "~-":
            new[place] = value
    return new


def moved(old: list[Any], steps: list[Any]) -> list[Any]:
    """Return the list that takes these runs of the old one and the items between them."""
    new: list[Any] = []
    at = 0
    while at < len(steps):
        start, count, fresh = steps[at : at + 3]
        new += [*old[start : start + count], *steps[at + 3 : at + 3 + fresh]]
        at += 3 + fresh
    return new


def row(names: list[Any], values: list[Any]) -> dict[str, Any]:
    """Return the object that stands in a row."""
    found: dict[str, Any] = {}
    for name, value in zip(names, values, strict=True):
        if value is None:
            continue
        if isinstance(name, str):
            found[name] = value
        else:
            found[name[0]] = row(name[1:], value)
    return found


def followed(view: Any, entries: list[Any]) -> Any:
    """Return a view with deltas applied, each behind the way to its part."""
    for entry in entries:
        view = _put(view, entry)
    return view


def _put(part: Any, entry: list[Any]) -> Any:
    first = entry[0]
    if isinstance(first, dict):
        return changed(part, first)
    new = part.copy()
    new[first] = _put(part[first], entry[1:])
    return new


def stepped(show: dict[str, Any], step: list[Any]) -> dict[str, Any]:
    """Return what a page holds after a step of deltas."""
    _, deltas, rest, story_from, told, chat_from, chat = step
    story = [{"at": at, "kind": kind, "seat": seat, **({"args": args} if args else {})} for at, kind, seat, args in told]
    view = followed(show["view"], deltas) if isinstance(deltas, list) else deltas
    return {**changed(show, rest), "view": view, "story_from": story_from, "story": story, "chat_from": chat_from, "chat": chat}


def written(show: dict[str, Any]) -> dict[str, Any]:
    """Return a message with its choices written out."""
    view = show["view"]
    return show if view is None or isinstance(view["choices"], list) else {**show, "view": {**view, "choices": arranged(view["choices"])}}


def arranged(few: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the choices of an arrangement."""
    out = []
    things = range(len(few["clicks"]))
    for action, laid in enumerate(permutations(things, len(few["places"]))):
        if action not in few.get("actions", [action]):
            continue
        left = [thing for thing in things if thing not in laid]
        args = {name: few["values"][thing] for name, thing in zip([*few["places"], *few["rest"]], [*laid, *left], strict=True)}
        choice = {"action": action, "clicks": [few["clicks"][thing] for thing in laid], "word": few["word"], "args": args}
        preview = few.get("previews", {}).get(",".join(map(str, left)))
        out.append(choice if preview is None else {**choice, "preview": preview})
    return out
