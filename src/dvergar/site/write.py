"""Writes a site into a folder: the page, Python and all texts, as files that any file server carries."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
import json
import re
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from dvergar.engine.words import LANGUAGES
from dvergar.server.http.page import WEB
from dvergar.site import fetch
from dvergar.site.device.start import Device, games
from dvergar.site.pack import FILES, packs
from dvergar.site.parts import PYODIDE, WHEELS

POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes only, as the server says it
        "img-src 'self' data:",
        "script-src 'self' 'wasm-unsafe-eval'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)
HEAD = f"""    <meta http-equiv="content-security-policy" content="{POLICY}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />
    <script src="./old.js"></script>
"""
HASH = 16  # letters of a hash in the list of files: enough to tell versions apart


def write(folder: Path, cache: Path, say: Callable[[str], None], server: str = "") -> int:
    """Write a site, in the place of what a former one left there; return how many bytes a first visit transfers. Raises `CannotFetch`.

    `server` is the address of a server that matches and sheets may be taken to, "" where whoever plays names one.
    """
    say("fetching Pyodide and packages")
    pyodide, wheels = fetch.pyodide(cache), fetch.wheels(cache)
    say("packing Python")
    first, rest = packs(pyodide, wheels, cache)
    parts = {"python/python_stdlib.zip.gz": first, "python/dvergar.tar.zst": rest}
    parts["python/pyodide.mjs"] = _bare(pyodide / "pyodide.mjs")
    parts["python/pyodide.asm.mjs"] = _bare(pyodide / "pyodide.asm.mjs")
    parts["python/pyodide.asm.wasm.gz"] = gzip.compress((pyodide / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    parts["python/pyodide-lock.json"] = _lock(pyodide / "pyodide-lock.json")
    say("writing the page")
    parts.update(page(server))
    parts.update(asyncio.run(texts()))
    parts["licences/python.txt"] = licences(wheels).encode()
    parts["sw.js"] = worker(parts)
    _laid(folder, parts)
    return sum(len(data) if path.endswith((".gz", ".zst", ".woff2", ".png")) else len(gzip.compress(data)) for path, data in parts.items())


def page(server: str = "") -> dict[str, bytes]:
    """Return the files of the page, which finds the door to the device in its first lines."""
    if not (WEB / "index.html").is_file():
        raise fetch.CannotFetch("this installation holds no page; in a checkout, ./forge play builds it")
    found = {
        file.relative_to(WEB).as_posix(): file.read_bytes() for file in sorted(WEB.rglob("*")) if file.is_file() and file.name not in ("recipe", "push.js")
    }
    index = found["index.html"].decode()
    known = f' data-server="{html.escape(server)}"' if server else ""
    marked = index.replace("<html ", f'<html data-door="device"{known} ', 1).replace("    <title>", HEAD + "    <title>", 1)
    if marked.count('data-door="device"') != 1 or HEAD not in marked:
        raise fetch.CannotFetch("the page of this installation is not as a site needs it: install Dvergar again")
    more = {name: (FILES / name).read_bytes() for name in ("old.js", "manifest.webmanifest", "icon-192.png", "icon-512.png")}
    return {**found, "index.html": marked.encode(), **more}


async def texts() -> dict[str, bytes]:
    """Return what every visitor asks and nobody changes: the games, their words, their guides."""
    with tempfile.TemporaryDirectory() as folder:
        device = Device(lambda line, kind, text: None, lambda answered: _Idle(), Path(folder))
        await device.begin()
        try:
            asked = ["api/games", "api/house", *(f"api/words/{language}" for language in LANGUAGES)]
            asked += [f"api/{kind}/{game.id}/{language}" for kind in ("words", "guide") for game in games() for language in LANGUAGES]
            answers = {path: await device.door.ask("GET", f"/{path}", [], b"") for path in asked}
        finally:
            await device.stop()
    found = {path: answer.body for path, answer in answers.items() if answer.status == 200}
    return {**found, **{path: own_words(found[path]) for path in (f"api/words/{language}" for language in LANGUAGES)}}


def own_words(text: bytes) -> bytes:
    """Return the words of the house as a device says them: where a message has the attribute `here`, that is its sentence."""
    told = FluentParser().parse(text.decode())
    for entry in told.body:
        if isinstance(entry, ast.Message):
            here = next((each for each in entry.attributes if each.id.name == "here"), None)
            if here is not None:
                entry.value = here.value
                entry.attributes.remove(here)
    return FluentSerializer().serialize(told).encode()


class _Idle:
    """A second worker that is never asked."""

    def ask(self, number: int, work: bytes) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


def worker(parts: dict[str, bytes]) -> bytes:
    """Return the service worker, which knows every file by its hash."""
    files = {path: hashlib.sha256(data).hexdigest()[:HASH] for path, data in sorted(parts.items())}
    text = (FILES / "sw.js").read_text(encoding="utf-8")
    return text.replace("const FILES = {}", f"const FILES = {json.dumps(files, separators=(',', ':'))}", 1).encode()


def licences(wheels: dict[str, Path]) -> str:
    """Return what Python in the browser is made of, and the licences that travel with it."""
    told = [f"Pyodide {PYODIDE}, with CPython: MPL-2.0 and PSF-2.0, https://pyodide.org"]
    told += [f"{wheel.name} {wheel.version}: {wheel.licence}" for wheel in WHEELS]
    return "\n".join(told) + "\n" + "".join(_licence_texts(wheels))


def _licence_texts(wheels: dict[str, Path]) -> Iterator[str]:
    for wheel in WHEELS:
        with zipfile.ZipFile(wheels[wheel.name]) as packed:
            for name in packed.namelist():
                if ".dist-info/" in name and re.search(r"licen[cs]e|copying|notice", name.rpartition("/")[2], re.IGNORECASE):
                    yield f"\n---- {wheel.name}\n\n{packed.read(name).decode(errors='replace')}"


def _bare(file: Path) -> bytes:
    """Return a script without the comment that names its map, which is not carried."""
    return re.sub(rb"\n//# sourceMappingURL=.*\s*$", b"\n", file.read_bytes())


def _lock(file: Path) -> bytes:
    """Return what Pyodide reads of itself, without the packages that it could fetch from elsewhere: everything lies here."""
    return json.dumps({"info": json.loads(file.read_bytes())["info"], "packages": {}}).encode()


def _laid(folder: Path, parts: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path, data in parts.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or file.read_bytes() != data:
            file.write_bytes(data)
    wanted = {folder / path for path in parts}
    for part in ("assets", "python", "api"):  # what a former version had; whatever else lies there is not ours
        for file in (folder / part).rglob("*"):
            if file.is_file() and file not in wanted:
                file.unlink()
