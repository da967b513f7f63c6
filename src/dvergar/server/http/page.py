"""The built page: hashed files for ever, the rest asked for anew; any other address shows the page itself."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(__file__).parents[2] / "web"

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dvergar</title>
<h1>The page is not built</h1>
<p>The server runs, but this installation holds no page. In a checkout, <code>./forge play</code> builds it and starts the server;
from a package, install Dvergar again.</p></html>
"""

SPOKEN = re.compile(r"(score|rules|statistics)(/[a-z_0-9]{1,40})?")  # addresses as people say them; the page keeps its own behind a #


class Page(StaticFiles):
    """Serves the built page."""

    def __init__(self, folder: Path = WEB) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """Leave it to `get_response` to say that there is no page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, the page, or a message when the page was never built."""
        if SPOKEN.fullmatch(path):
            home = "../" if "/" in path else "./"  # relative, for a proxy may have put us under a folder
            return RedirectResponse(f"{home}#/{path}", 302, {"cache-control": "no-store"})
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(MISSING, 503, {"cache-control": "no-store"})
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response("index.html", scope)
        if response.status_code in (200, 304):
            hashed = path.startswith("assets/")
            response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response
