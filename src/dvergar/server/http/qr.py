"""Links as QR codes, drawn here so that no other server learns a personal link."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from dvergar.server.errors import Refusal
from dvergar.server.http.context import long_work
from dvergar.server.http.endpoints import SVG, Endpoints, Operation
from dvergar.server.json_body import read
from dvergar.server.messages.bodies import QrText

LONGEST = 500  # characters of a link
QR = Endpoints()


@QR.at("/qr", POST=Operation(SVG, QrText))
async def qr(request: Request) -> Response:
    """POST /api/qr: `QrText` to an SVG picture."""
    asked = await read(request, QrText)
    if not 1 <= len(asked.text) <= LONGEST:
        raise Refusal(f"a QR code holds 1 to {LONGEST} characters, not {len(asked.text)}", "error-qr", 422, longest=LONGEST, length=len(asked.text))
    return Response(await long_work(request, drawn, asked.text), media_type=SVG)


def drawn(text: str) -> bytes:
    """Return a text as the SVG picture of a QR code."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", border=2, dark="#000", light="#fff", xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue()
