"""TypeScript types of all messages, made from the Structs: `python -m dvergar.tools.typescript [--check] ui/src`.

What all games share goes to `messages.ts` in that folder, what tavern games share to `lib/parts/tavern/messages.ts`, what games in one file share
to `lib/simple/messages.ts`, what a game adds to `games/<id>/messages.ts`, so that a page loads and a reader reads one game at a time. A game's
file passes on what its module imports.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import re
import sys
import types
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from dvergar.engine import score_form, view
from dvergar.mechanics.tavern import messages as tavern
from dvergar.server.messages import bodies, device, hints, history, lessons, sheets, socket, table
from dvergar.simple import messages as simple

HEAD = "// {what} Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.\n"
COMMON = """export type Args = Record<string, string | number>
export type OptionValue = string | number | string[]
"""
TAIL = """
export type ClientMessage = {client}
export type ServerMessage = {server}
"""
TAVERN = "lib/parts/tavern/messages.ts"
SIMPLE = "lib/simple/messages.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
NAMED = {view.Args: "Args", table.OptionValue: "OptionValue"}


def main(argv: list[str]) -> int:
    """Write the files, or with --check compare them; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m dvergar.tools.typescript", description="Write the TypeScript types of all messages.")
    parser.add_argument("folder", type=Path, help="the sources of the page")
    parser.add_argument("--check", action="store_true", help="only compare: status 1 when a file is not as it would be written")
    given = parser.parse_args(argv)
    status = 0
    for name, wanted in generate().items():
        file: Path = given.folder / name
        if given.check and (not file.exists() or file.read_text(encoding="utf-8") != wanted):
            print(f"{file} is out of date; write it anew: python -m dvergar.tools.typescript {given.folder}", file=sys.stderr)
            status = 1
        elif not given.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted, encoding="utf-8")
    return status


def generate() -> dict[str, str]:
    """Return the text of each file, by its path below the folder."""
    tail = TAIL.format(client=text(socket.ClientMessage), server=text(socket.ServerMessage))
    common = [struct for module in (view, score_form, hints, table, bodies, socket, sheets, history, lessons, device) for struct in structs(module)]
    found = {"messages.ts": "".join([HEAD.format(what="What travels between server and page."), COMMON, *map(interface, unique(common)), tail])}
    parts = structs(tavern)
    body = "".join(map(interface, unique(parts)))
    found[TAVERN] = HEAD.format(what="What the views of tavern games share.") + borrowed(body, common, parts, "../../../messages") + body
    body = "".join(map(interface, unique(structs(simple))))
    found[SIMPLE] = HEAD.format(what="What the view of a game in one file adds.") + borrowed(body, common, structs(simple), "../../messages") + body
    for module in modules():
        id = module.__name__.split(".")[2]
        own = structs(module)
        body = "".join(map(interface, unique(own)))
        passed = [struct.__name__ for struct in parts if vars(module).get(struct.__name__) is struct]
        on = f"export type {{ {', '.join(sorted(passed))} }} from '../../lib/parts/tavern/messages'\n" if passed else ""
        heads = borrowed(body, common, [*own, *parts], "../../messages") + borrowed(body, parts, own, "../../lib/parts/tavern/messages")
        found[f"games/{id}/messages.ts"] = HEAD.format(what=f"What the view of {id} adds.") + heads + on + body
    return found


def borrowed(body: str, of: list[type[msgspec.Struct]], own: list[type[msgspec.Struct]], where: str) -> str:
    """Return the line that imports what the body names of these, but for its own."""
    shared = {struct.__name__ for struct in of} | ({"Args"} if where.endswith("../messages") else set())
    named = sorted(shared & set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/|//.*", "", body))) - {struct.__name__ for struct in own})
    return f"import type {{ {', '.join(named)} }} from '{where}'\n" if named else ""


def unique(of: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """Return them; raises `ValueError` for two of one name."""
    names: dict[str, str] = {}
    for struct in of:
        if struct.__name__ in names:
            raise ValueError(f"two messages are called {struct.__name__}: in {names[struct.__name__]} and in {struct.__module__}; rename one")
        names[struct.__name__] = struct.__module__
    return of


def modules() -> Iterator[types.ModuleType]:
    """Return the module of messages of every game."""
    for folder in sorted(files("dvergar.games").iterdir(), key=lambda folder: folder.name):
        if folder.joinpath("view/messages.py").is_file():
            yield importlib.import_module(f"dvergar.games.{folder.name}.view.messages")


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """Return the Structs that a module defines, in its order."""
    return [v for v in vars(module).values() if isinstance(v, type) and issubclass(v, msgspec.Struct) and v.__module__ == module.__name__]


def interface(struct: type[msgspec.Struct]) -> str:
    """Return one interface.

    >>> print(interface(view.Told))
    <BLANKLINE>
    /** An event on its way to one reader; `at` counts the actions of the log before it (`?at=` leads there). */
    export interface Told {
      at: number
      kind: string
      seat: number
      args?: Args
    }
    <BLANKLINE>
    """
    base = struct.__mro__[1]
    inherited = set(base.__struct_fields__) if base is not msgspec.Struct and issubclass(base, msgspec.Struct) else set()
    hints = get_type_hints(struct)
    remarks = comments(struct)
    config = struct.__struct_config__
    lines = [f"\n/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__}{f' extends {base.__name__}' if inherited else ''} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}'")
    for field in msgspec.structs.fields(struct):
        if field.name in inherited and field.name not in struct.__annotations__:
            continue
        has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        may_lack = has_default and (config.omit_defaults or config.forbid_unknown_fields)  # left out by the server, or by the page
        remark = f" // {remarks[field.name]}" if field.name in remarks else ""
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {text(hints[field.name])}{remark}")
    return "\n".join([*lines, "}", ""])


def comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the remarks that stand behind the fields in the source."""
    return dict(re.findall(r"^    (\w+): [^#\n]*# (.+)$", inspect.getsource(struct), re.MULTILINE))


def text(hint: Any) -> str:
    """Return a Python type as TypeScript.

    >>> text(list[tuple[int, str | None]])
    '[number, string | null][]'
    """
    if hint in NAMED:
        return NAMED[hint]
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inner)
    if origin in (Union, types.UnionType):
        named = next(
            (known for known in NAMED if get_args(known) and set(get_args(known)) < set(inner) and get_origin(known) in (Union, types.UnionType)), None
        )
        rest = [i for i in inner if named is None or i not in get_args(named)]
        return " | ".join(([NAMED[named]] if named is not None else []) + [text(i) for i in rest])
    if origin in (list, Sequence):
        item = text(inner[0])
        return f"({item})[]" if " | " in item and not item.startswith("[") else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(text(i) for i in inner)}]"
    if origin is dict:
        return f"Record<{text(inner[0])}, {text(inner[1])}>"
    raise TypeError(f"{hint!r} has no TypeScript form here")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
