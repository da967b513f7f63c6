"""The games of `examples/`, found in all tests like those of a package that is installed."""

from __future__ import annotations

import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path += [str(folder) for folder in sorted(EXAMPLES.iterdir()) if folder.is_dir()]

from deep_shaft import DeepShaft  # noqa: E402 - the path is set just before
from three_hammers import ThreeHammers  # noqa: E402

deep_shaft = DeepShaft.create
three_hammers = ThreeHammers.create
