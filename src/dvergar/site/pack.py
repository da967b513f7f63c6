"""Packs Python for a browser, compiled by the very Python that runs it there, so that nothing is compiled at a visit.

Two packs: what Python needs before it can unpack anything, as the zip that Pyodide reads, and all the rest, which is unpacked with it. Each is compressed as a
whole: equal things in many small files are said once.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import dvergar
from dvergar.site.fetch import CannotFetch, tool
from dvergar.site.parts import DEVICE, OURS, PLAIN, TEXTS, UNUSED, UNUSED_PARTS, WHEELS

FILES = Path(__file__).parent / "files"
SAME = (1980, 1, 1, 0, 0, 0)  # the date of all that is packed: equal contents give equal files
SOURCES = Path(dvergar.__file__).parent
LEFT = (".pyi", ".pyx", ".pxd", ".c", ".h")  # what others pack for who compiles or checks types

Files = dict[str, bytes]  # by their paths


def packs(pyodide: Path, wheels: dict[str, Path], cache: Path) -> tuple[bytes, bytes]:
    """Return the first pack, and the second; raises `CannotFetch`."""
    library, others, ours = _library(pyodide, cache), _others(wheels, pyodide, cache), _ours(pyodide, cache)
    first = set(json.loads(_kept("first.json", [(FILES / "first.mjs").read_bytes(), pyodide.name.encode()], cache, lambda: _node("first.mjs", str(pyodide)))))
    begin: Files = {}
    rest = {**others, **ours}
    for path, data in library.items():
        (begin if path.split("/")[0].partition(".")[0] in first else rest)[path] = data
    tar = _tar(rest)
    return gzip.compress(_zip(begin), 9, mtime=0), _kept("packed.tar.zst", [tar], cache, lambda: _squeezed(tar, cache))


def _library(pyodide: Path, cache: Path) -> Files:
    source = pyodide / "python_stdlib.zip"

    def wanted(name: str) -> bool:
        return name.split("/")[0].removesuffix(".py") not in UNUSED and not name.startswith(UNUSED_PARTS)

    def lay(folder: Path) -> None:
        with zipfile.ZipFile(source) as packed:
            packed.extractall(folder, [name for name in packed.namelist() if wanted(name)])

    return _compiled("library", [source.read_bytes(), repr((UNUSED, UNUSED_PARTS)).encode()], lay, pyodide, cache)


def _others(wheels: dict[str, Path], pyodide: Path, cache: Path) -> Files:
    def lay(folder: Path) -> None:
        for wheel in WHEELS:
            with zipfile.ZipFile(wheels[wheel.name]) as packed:
                names = [name for name in packed.namelist() if not name.endswith(LEFT) and "/tests/" not in name and ".dist-info/" not in name]
                packed.extractall(folder, [name for name in names if (not wheel.only or name.startswith(wheel.only)) and not name.startswith(UNUSED_PARTS)])

    return _compiled("packages", [repr((WHEELS, UNUSED_PARTS)).encode()], lay, pyodide, cache)


def _ours(pyodide: Path, cache: Path) -> Files:
    files = own()

    def lay(folder: Path) -> None:
        for file in files:
            there = folder / "dvergar" / file.relative_to(SOURCES)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, there)

    recipe = [part for file in files for part in (file.relative_to(SOURCES).as_posix().encode(), file.read_bytes())]
    return _compiled("dvergar", recipe, lay, pyodide, cache)


def own() -> list[Path]:
    """Return the files of this package that a browser needs."""
    files = [file for file in sorted(SOURCES.rglob("*")) if file.is_file() and "__pycache__" not in file.parts and file.suffix not in (".so", ".pyd", ".pyc")]
    named = [(file, file.relative_to(SOURCES).as_posix()) for file in files]
    return [file for file, name in named if (not name.startswith(OURS) or name.startswith(DEVICE)) and not any(text in name for text in TEXTS)]


def _compiled(name: str, recipe: list[bytes], lay: Callable[[Path], None], pyodide: Path, cache: Path) -> Files:
    """Return the files of a folder once `lay` has filled it and its Python files are compiled."""

    def make() -> bytes:
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            lay(Path(folder))
            _node("compile.mjs", str(pyodide), folder, *PLAIN)
            return _zip({file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(Path(folder).rglob("*")) if file.is_file()})

    made = _kept(f"{name}.zip", [(FILES / "compile.mjs").read_bytes(), pyodide.name.encode(), repr(PLAIN).encode(), *recipe], cache, make)
    with zipfile.ZipFile(io.BytesIO(made)) as packed:
        return {path: packed.read(path) for path in packed.namelist()}


def _kept(name: str, recipe: Iterable[bytes], cache: Path, make: Callable[[], bytes]) -> bytes:
    """Return what `make` makes; what was made from the same lies in the cache."""
    hash = hashlib.blake2b(digest_size=12)
    for part in recipe:
        hash.update(len(part).to_bytes(8, "big") + part)
    kept = cache / f"{hash.hexdigest()}-{name}"
    if not kept.is_file():
        data = make()
        for old in cache.glob(f"*-{name}"):
            old.unlink(missing_ok=True)
        with tempfile.NamedTemporaryFile(dir=cache, delete=False) as made:
            made.write(data)
        Path(made.name).replace(kept)
    return kept.read_bytes()


def _node(script: str, *words: str) -> bytes:
    ended = subprocess.run([tool("node"), str(FILES / script), *words], capture_output=True)
    if ended.returncode:
        raise CannotFetch(f"{script} failed: {ended.stderr.decode(errors='replace').strip()[-500:]}")
    return ended.stdout


def _squeezed(data: bytes, cache: Path) -> bytes:
    with tempfile.TemporaryDirectory(dir=cache) as folder:
        plain, squeezed = Path(folder, "plain"), Path(folder, "squeezed")
        plain.write_bytes(data)
        _node("squeeze.mjs", str(plain), str(squeezed))
        return squeezed.read_bytes()


def _zip(files: Files) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for path, data in files.items():
            packed.writestr(zipfile.ZipInfo(path, SAME), data)
    return out.getvalue()


def _tar(files: Files) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path, data in sorted(files.items(), key=lambda file: (file[0].rpartition(".")[2], file[0])):  # like beside like
            info = tarfile.TarInfo(path)
            info.size = len(data)
            packed.addfile(info, io.BytesIO(data))
    return out.getvalue()
