"""What the page asks over HTTP before it is at a table: whether the server is well, which games there are, their texts and rules guides."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dvergar import __version__
from dvergar.bots import offered
from dvergar.engine.errors import shown
from dvergar.engine.game import Game
from dvergar.engine.score_sheet import has_form
from dvergar.engine.words import LANGUAGES
from dvergar.server import content, web_push
from dvergar.server.errors import Refusal
from dvergar.server.http import kept_site
from dvergar.server.http.context import tables_of
from dvergar.server.http.endpoints import JSON, MISSING, TEXT, Endpoints, Operation
from dvergar.server.json_body import answer
from dvergar.server.messages.bodies import GameInfo, House, OptionInfo
from dvergar.server.messages.lessons import GuideText

HEALTH = Endpoints()
HOUSE = Endpoints()


class Ok(msgspec.Struct, frozen=True):
    """GET /healthz."""

    status: str
    version: str


@HEALTH.at("/healthz", GET=Operation(Ok))
async def health(request: Request) -> Response:
    """GET /healthz: whether the server can do its work."""
    await tables_of(request).store.ping()
    return answer(Ok("ok", __version__))


@HOUSE.at("/house", GET=Operation(House))
async def house(request: Request) -> Response:
    """GET /api/house."""
    return answer(House(__version__, list(request.app.state.addresses), web_push.public(tables_of(request).notifier.key), kept_site.offered(request)))


@HOUSE.at("/games", GET=Operation(list[GameInfo]))
async def games(request: Request) -> Response:
    """GET /api/games: list of `GameInfo`."""
    return answer([game_info(game) for game in tables_of(request).games.values()])


@HOUSE.at("/words/{language}", GET=Operation(TEXT, refuses=MISSING, cached=True))
async def house_words(request: Request) -> Response:
    """GET /api/words/{language}: the Fluent text of what all games share."""
    text, mark = content.text(None, _language(request))
    return _cached(request, text, mark, f"{TEXT}; charset=utf-8")


@HOUSE.at("/words/{game}/{language}", GET=Operation(TEXT, refuses=MISSING, cached=True))
async def game_words(request: Request) -> Response:
    """GET /api/words/{game}/{language}: a game's own Fluent text."""
    game = tables_of(request).game(request.path_params["game"])
    text, mark = content.text(game, _language(request))
    return _cached(request, text, mark, f"{TEXT}; charset=utf-8")


@HOUSE.at("/guide/{game}/{language}", GET=Operation(GuideText, refuses=MISSING, cached=True))
async def guide(request: Request) -> Response:
    """GET /api/guide/{game}/{language}: `GuideText`."""
    game = tables_of(request).game(request.path_params["game"])
    found = content.guide(game, _language(request))
    if found is None:
        raise Refusal(f"there is no rules guide of {game.title}", "error-no-guide", 404, title=game.title)
    return _cached(request, *found, JSON)


def game_info(game: Game) -> GameInfo:
    """Return a game as the home page shows it."""
    return GameInfo(
        id=game.id,
        title=game.title,
        low=game.seats.start,
        high=game.seats.stop - 1,
        minutes=game.minutes,
        options=[OptionInfo(o.key, o.kind, o.scope, o.default, list(o.values), o.low, o.high, list(o.seats), dict(o.only)) for o in game.options],
        bots=offered(game),
        reconstructed=game.reconstructed,
        replaced=game.replaced is not None,
        guide=content.guide(game, LANGUAGES[0]) is not None,
        lesson=bool(content.lesson(game)),
        sheet=has_form(game),
    )


def _language(request: Request) -> str:
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(f"there are no words in {shown(language)!r}, but in {known}", "error-language", 404, language=shown(language), known=known)
    return language


def _cached(request: Request, text: str | bytes, mark: str, kind: str) -> Response:
    """Answer with something that the browser keeps, and asks whether it is still the same."""
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)
