"""The description of what the server answers over HTTP, and the server held against it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from starlette.routing import Mount, Route

import dvergar
import toy
from dvergar.server.http import sheets
from dvergar.server.http.openapi import operations
from serving import WAIT, Browser, serving, toy_app

HELD = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SHEETS = "nidavellir"  # a game with score sheets, a guide and a lesson
EXAMPLES = 8  # for each address, half of them as described


class Place(NamedTuple):
    """A server with a table that waits, one that is played at and one that is over."""

    browser: Browser
    schema: BaseSchema
    ids: list[str]


def app(folder: Path) -> Any:
    return toy_app(folder, games=[toy.create(None), dvergar.game(SHEETS)], figures=True)


with TemporaryDirectory() as folder:
    DESCRIBED = sorted(f"{method} {path}" for path, method, _ in operations(app(Path(folder)).routes))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with pytest.MonkeyPatch.context() as patch, serving(app(tmp_path_factory.mktemp("data"))) as address:
        patch.setattr(sheets, "LONGEST_WAIT", 0.1)  # whoever waits for a change of a sheet hears soon that there is none
        browser = Browser(address)
        ids = [browser.table("me", "open"), browser.table("me", "me"), browser.table("me", "random")]
        with browser.line(ids[2]) as line:
            line.finish()
        told = browser.get("/api/openapi.json").json
        schema = schemathesis.openapi.from_dict(told)
        yield Place(browser, schema, ids)


def test_every_route_is_described(tmp_path: Path, place: Place) -> None:
    told = place.browser.get("/api/openapi.json")
    assert told.headers["content-type"] == "application/json"
    described = {f"{method.upper()} {path}" for path, ways in told.json["paths"].items() for method in ways}
    asked = set()
    for route in app(tmp_path).routes:
        for part in route.routes if isinstance(route, Mount) else [route]:
            if isinstance(part, Route):
                base = route.path if isinstance(route, Mount) else ""
                asked |= {f"{method} {base}{part.path}".replace(":count}", "}") for method in part.methods or () if method != "HEAD"}
    assert described == asked == set(DESCRIBED)
    assert len(asked) > 30
    for path, ways in told.json["paths"].items():
        for name in [part[1:-1] for part in path.split("/") if part.startswith("{")]:
            assert all(name in [p["name"] for p in way["parameters"] if p["in"] == "path" and p["required"]] for way in ways.values())


def test_refusals_are_described_as_failures(place: Place) -> None:
    told = place.browser.get("/api/openapi.json").json
    for ways in told["paths"].values():
        for way in ways.values():
            assert {"429", "503"} <= way["responses"].keys()
            refused = way["responses"]["429"]["content"]["application/json"]["schema"]
            assert "Failure" in str(refused)
    assert set(told["components"]["schemas"]["Failure"]["required"]) == {"error", "word", "args", "text"}


def there(place: Place, path: str) -> list[str]:
    """Return ids of things that are there; what deletes them gets some of its own."""
    browser = place.browser
    if path.startswith("/api/sheets/"):
        return [str(browser.post("/api/sheets", {"game": SHEETS, "seats": [{}, {}]}).json["id"]) for _ in range(2)]
    return [browser.table("me", "open"), browser.table("me", "me")] if path.endswith("/forget") else place.ids


@pytest.mark.parametrize("digits", ["1000000000", str(2**63), "9" * 5000], ids=["ten", "nineteen", "thousands"])
def test_numbers_that_no_database_holds_lead_nowhere(place: Place, digits: str) -> None:
    sheet = there(place, "/api/sheets/")[0]
    for method, path in (("GET", f"/api/tables/{place.ids[0]}/past/{digits}"), ("DELETE", f"/api/sheets/{sheet}/rounds/{digits}")):
        answer = place.browser.ask(method, path)
        assert (answer.status, answer.json["word"]) == (404, "error-path")


@pytest.mark.parametrize("at", DESCRIBED)
def test_answers_are_as_described(place: Place, at: str) -> None:
    method, path = at.split(" ")
    operation = place.schema[path][method]
    cases = st.one_of(operation.as_strategy(generation_mode=GenerationMode.POSITIVE), operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))

    @settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(cases, st.sampled_from(there(place, path)))
    def hold(case: Any, known: str) -> None:
        for id in (case.path_parameters["id"], known) if "id" in case.path_parameters else (None,):
            if id is not None:
                case.path_parameters["id"] = id
            case.call_and_validate(base_url=place.browser.address, headers={"cookie": place.browser.cookie()}, checks=HELD, timeout=WAIT)

    hold()
