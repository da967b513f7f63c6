"""`dvergar site DIR`: writes a site that any file server carries."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

WRONG = 2  # exit status


def add(jobs: Any) -> None:
    """Add the command to those of the command line."""
    site = jobs.add_parser("site", help="write a site that needs no server", description="Write a site that plays all five games in the browser alone.")
    site.add_argument("folder", type=Path, metavar="DIR", help="where to; a former site there is replaced")
    site.add_argument("--cache", type=Path, metavar="DIR", help="where parts from the registries are kept")
    site.add_argument("--server", default="", metavar="URL", help="a server of Dvergar that matches and sheets of the site may be taken to")
    site.set_defaults(job=run)


def run(given: argparse.Namespace) -> int:
    """Write the site and say where it is."""
    from dvergar.site.fetch import CannotFetch, cache_folder
    from dvergar.site.write import write

    try:
        size = write(given.folder, given.cache or cache_folder(), lambda text: print(f"{text} …", file=sys.stderr, flush=True), given.server)
    except (CannotFetch, OSError) as error:
        print(f"dvergar: {error}", file=sys.stderr)
        return WRONG
    print(
        f"{given.folder} holds the site: {size / 1e6:.1f} MB at a first visit. Any file server carries it; to try it: python -m http.server -d {given.folder}"
    )
    return 0
