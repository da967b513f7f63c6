"""A match played again after a repeated deal."""

from __future__ import annotations

from pathlib import Path

from serving import Browser, serving, toy_app


def test_a_rematch_of_a_repeated_deal_has_its_own_cards_and_counts(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        host, last = Browser(address), ""
        for deal in ("", "first"):
            table = host.table("me", "bold", options={"rounds": 2}, **({"deal": last} if deal else {}))
            with host.line(table) as line:
                line.finish()
            last = table
        before = host.get("/api/games/toy/statistics").json["matches"]
        again = host.post(f"/api/tables/{last}/rematch", {}).json["table"]
        assert again["deal"] == ""
        with host.line(again["id"]) as line:
            line.finish()
        assert host.get("/api/games/toy/statistics").json["matches"] == before + 1
        assert [outcome["table"] for outcome in host.get(f"/api/tables/{again['id']}/deal").json] == [again["id"]]
