"""The site that a browser keeps on its device: served beside the page where there is one, made where somebody at this machine wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from dvergar.server.addresses import LOCAL
from dvergar.server.errors import Refusal
from dvergar.server.http.endpoints import Endpoints, Operation
from dvergar.server.json_body import answer
from dvergar.server.messages.bodies import Keep
from dvergar.server.security import POLICY, check_origin

HERE = "here/"  # where it lies, seen from the page
SITE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", 1)  # Python in the browser is WebAssembly
KEEP = Endpoints()


class SiteMaker(Protocol):
    """Has a folder with the site, or can make one."""

    folder: Path

    def begin(self) -> None:
        """Bring a site of an earlier version up to date."""

    def stop(self) -> None:
        """Leave off making it."""

    def keep(self) -> Keep:
        """Return how far it is."""

    def make(self) -> None:
        """Begin to make it, where that can be done and is not being done."""


def offered(request: Request) -> str:
    """Return where the site lies for whoever asks, "" where there is none for them."""
    maker = maker_of(request)
    return HERE if maker is not None and (maker.keep().state == "ready" or at_this_machine(request)) else ""


def maker_of(request: Request) -> SiteMaker | None:
    """Return what makes the site, None for a server that has none."""
    maker: SiteMaker | None = request.app.state.site
    return maker


def at_this_machine(request: Request) -> bool:
    """Return whether a request comes from the machine of the server itself; behind a proxy everybody would seem to."""
    return (request.client.host if request.client is not None else "") in LOCAL and not request.app.state.door.proxies


@KEEP.at("/keep", GET=Operation(Keep, refuses=(404,)), POST=Operation(Keep, status=202, refuses=(403, 404)))
async def keep(request: Request) -> Response:
    """GET /api/keep: `Keep`; POST has the site made, for whoever sits at the machine of the server."""
    maker = maker_of(request)
    if maker is None or not offered(request):
        raise Refusal("this server has no site to keep on a device", "error-no-site", 404)
    if request.method != "POST":
        return answer(maker.keep())
    check_origin(request.headers)
    if not at_this_machine(request):
        raise Refusal("only whoever sits at the machine of the server has the site made", "error-not-here", 403)
    maker.make()
    return answer(maker.keep(), 202)


class KeptSite(StaticFiles):
    """Serves the site; where there is none yet, the page says how to get it."""

    def __init__(self, maker: SiteMaker) -> None:
        super().__init__(directory=maker.folder, html=True, check_dir=False)
        self.maker = maker

    async def check_config(self) -> None:
        """Leave it to `get_response` to say that there is no site."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the way to the page that tells about it."""
        if self.maker.keep().state != "ready":
            if path not in (".", "index.html"):
                raise HTTPException(404)
            return RedirectResponse("../#/keep", 302, {"cache-control": "no-store"})
        response = await super().get_response(path, scope)
        hashed = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["content-security-policy"] = SITE_POLICY
        return response
