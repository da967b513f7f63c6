"""What events of Nidavellir say of Thrud; what the events of both tavern games must keep is in `test_tavern_events.py`."""

from __future__ import annotations

from games.nidavellir.build import Built


def test_T18_thrud_who_stays_is_not_said_to_move() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B", "explorer": "X5 thrud"}
    for column, kind in (("explorer", "thrud_placed"), ("blacksmith", "thrud_moved")):
        built = Built(armies=[army], taverns=["X6 H M0", "W8 H M0", "W7 H M0"]).bid("5 2 3", "4 2 3").pick("X6").do(f"thrud({column})")
        assert [event.kind for event in built.events if event.kind.startswith("thrud")] == [kind]
