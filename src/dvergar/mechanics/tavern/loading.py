"""What the tables of all tavern games have in common, read and checked: cards, coins, gems, tracks, set-ups. Never compiled: it reads tables."""

from __future__ import annotations

import re
from typing import Final

from dvergar.engine.data import TomlTable
from dvergar.mechanics.tavern.board import COLUMNS, Board, Setup
from dvergar.mechanics.tavern.coins import BASE, EXCHANGE, SPECIAL, coin

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
Decks = list[list[list[int]]]  # of age 1 and 2, each without and with the 5-player cards
Royal = list[tuple[int, int]]  # value and copies


def checked_id(table: TomlTable, known: list[str]) -> str:
    """Return the id of a thing that is not known yet."""
    id = table.text("id")
    if not ID.fullmatch(id):
        raise table.wrong("id", f"must be small letters, digits and _, beginning with a letter, not {id!r}")
    if id in known:
        raise table.wrong("id", f"{id!r} stands twice")
    return id


def add_card(board: Board, table: TomlTable, kind: int, column: int, points: list[int]) -> int:
    """Append a card with all that every card has and return its int."""
    board.ids.append(checked_id(table, board.ids))
    board.kind.append(kind)
    board.column.append(column)
    board.faces.append(points)
    board.grades.append(len(points))
    board.points.append(sum(points))
    board.numbered.append(True)
    board.bonus.append(0)
    board.effect.append(0)
    board.amount.append(0)
    board.flat.append(0)
    board.age.append(0)
    board.single.append((len(board.single),))
    return len(board.ids) - 1


def read_grades(table: TomlTable, least: int) -> list[int]:
    """Return the points of each grade of a card."""
    points = table.wholes("points", 0, 99)
    grades = table.whole("grades", least, 5)
    if len(points) != grades:
        raise table.wrong("points", f"must have one number for each of its {grades} grades, not {len(points)}")
    return points


def read_mark(table: TomlTable) -> int:
    """Return 5 for a card that only five players use, else 2."""
    mark = table.whole("min_players", 2, 5)
    if mark not in (2, 5):
        raise table.wrong("min_players", f"must be 2, or 5 for a 5-player card, not {mark}")
    return mark


def first_alike(looks: list[object], look: object) -> int:
    """Return the first card that looks like this one, the next in the row, which joins `looks`: nobody can tell them apart in play."""
    looks.append(look)
    return looks.index(look)


def put_in_deck(decks: Decks, age: int, card: int, copies: int, mark: int) -> None:
    """Put the copies of a card where they belong."""
    decks[age - 1][1] += [card] * copies
    if mark == 2:
        decks[age - 1][0] += [card] * copies


def read_track(file: TomlTable, key: str, most: int) -> list[int]:
    """Read a scoring track; past its printed end the steps go on growing as between its last two (Nidavellir spec 2.8)."""
    track = file.wholes(key, 0, 99999)
    if len(track) < 4 or track[0] != 0:
        raise file.wrong(key, "must begin with 0 and say what at least 1, 2 and 3 grades score")
    growth = track[-1] - 2 * track[-2] + track[-3]
    while len(track) <= most:
        track.append(2 * track[-1] - track[-2] + growth)
    return track


def read_score_lines(table: TomlTable, lines: list[str]) -> list[str]:
    """Return the lines of the score sheet in the order of the tables."""
    order = table.texts("order", lines)
    if sorted(order) != sorted(lines):
        raise table.wrong("order", f"must name each of {', '.join(lines)} once")
    return order


def read_gems(table: TomlTable) -> list[int]:
    """Return all gems that may be dealt."""
    gems = table.wholes("base", 1, 126)
    if len(set(gems)) != len(gems):
        raise table.wrong("base", "all gems must be different")
    return gems


def read_coins(board: Board, file: TomlTable, base: TomlTable, special: TomlTable, grows: str) -> Royal:
    """Read the coins; `grows` is the key that says that the special one cannot grow. Return the royal ones."""
    values = base.wholes("per_player", 0, 99)
    trading = base.whole("exchange_value", 0, 99)
    if len(values) != 5 or values.count(trading) != 1:
        raise base.wrong("per_player", f"must be five values, the exchange coin's {trading} once among them, not {values}")
    board.base = sorted(coin(value, EXCHANGE if value == trading else BASE) for value in values)
    board.exchange = coin(trading, EXCHANGE)
    board.special = coin(special.whole("value", 0, 99), SPECIAL)
    for key, right in (("exchange", True), (grows, False)):
        if special.flag(key) is not right:
            raise special.wrong(key, f"must be {str(right).lower()}: the rules know no other")
    royal = [(row.whole("value", 0, 99), row.whole("copies", 1, 20)) for row in file.tables("royal")]
    if len({value for value, _ in royal}) != len(royal):
        raise file.wrong("royal", "each value must stand once")
    board.most_coin = max(*values, board.special >> 2, *(value for value, _ in royal))
    return royal


def read_players(board: Board, file: TomlTable, game: str) -> dict[int, TomlTable]:
    """Check what `meta.toml` says of the game and its taverns; return the tables of 2 to 5 players."""
    file.text("id", [game])
    if [row.text("id", board.taverns) for row in file.tables("taverns")] != board.taverns:
        raise file.wrong("taverns", f"must be {', '.join(board.taverns)} in this order")
    least, most = file.whole("min_players", 2, 5), file.whole("max_players", 2, 5)
    rows = {row.whole("players", 2, 5): row for row in file.tables("player_count")}
    if (least, most) != (2, 5) or sorted(rows) != [2, 3, 4, 5]:
        raise file.wrong("player_count", "there must be one for each of 2, 3, 4 and 5 players")
    return rows


def read_setup(n: int, row: TomlTable, age: str, gems: list[int], treasure: list[int], decks: Decks) -> Setup:
    """Return the set-up of n players; `age` is the game's word for an age. The second deck must have a card to spare."""
    rounds = row.whole(f"rounds_per_{age}", 1, 20)
    width = row.whole("cards_per_tavern", max(3, n), 5)
    row.whole("cards_left_per_tavern", width - n, width - n)
    row.whole("picks_per_player", 6 * rounds, 6 * rounds)
    own = sorted(row.wholes("gems", 1, 126))
    if len(set(own)) != n or any(gem not in gems for gem in own):
        raise row.wrong("gems", f"must be {n} different ones of {gems}, not {own}")
    marked = row.flag("use_five_player_cards")
    both = [sorted(deck[1 if marked else 0]) for deck in decks]
    need = rounds * width * 3
    for number, deck in enumerate(both, 1):
        wanted = need + number - 1
        if len(deck) != wanted:
            raise row.wrong(f"rounds_per_{age}", f"{n} players need {wanted} cards of {age} {number}, and cards.toml has {len(deck)}")
        row.whole(f"{age}{number}_deck", wanted, wanted)
    return Setup(n, rounds, width, own, treasure, both)


def too_few_coins(treasure: list[int], n: int) -> bool:
    """Return whether n players could empty the treasure of all but one value: each may hold four coins, and one value may be barred."""
    return sum(treasure) <= 4 * n + max(treasure)


def read_options(board: Board, table: TomlTable, options: dict[str, list[str]]) -> None:
    """Read the default of each option; an option of on and off is a flag in the table."""
    for key, values in options.items():
        if "on" in values:
            board.option_defaults[key] = "on" if table.flag(key) else "off"
        else:
            board.option_defaults[key] = table.text(key, values)


def check_classes(board: Board, file: TomlTable) -> None:
    """Check that the tables know every column."""
    classes = file.table("classes")
    for cls in board.classes:
        classes.table(cls)
    assert len(board.classes) == COLUMNS
