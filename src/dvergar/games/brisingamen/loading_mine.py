"""Reading the mine, and preparing its walks, so that play looks destinations up and searches nothing (spec 2.2, 4.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.data import TomlTable
from dvergar.games.brisingamen.cards import CAVERN, KINDS, MOST_SPACES, SURFACE, CardData
from dvergar.games.brisingamen.rules.phases import GO_ACTION

SPOTS: Final = ["grey_small", "grey_large", "yellow_small", "yellow_large"]
MOST_WAYS: Final = 3000  # lines of one walk's table: a mine whose walks branch more is refused
FLAGS: Final = 4


def read_mine(t: CardData, file: TomlTable) -> None:
    """Read the spaces and edges, check that they make a mine, and write the tables of its walks; raises `BadData`."""
    surface = file.text("surface")
    spaces = file.tables("space")
    if len(spaces) > MOST_SPACES:
        raise file.wrong("space", f"there may be {MOST_SPACES} spaces at most, not {len(spaces)}")
    for table in spaces:
        _read_space(t, table)
    if t.spaces[0] != surface or t.kinds.count(SURFACE) != 1 or t.kinds[0] != SURFACE:
        raise file.wrong("surface", f"must be the first space, and the only one of kind surface, not {surface!r}")
    t.neighbours = [[] for _ in t.spaces]
    for table in file.tables("edge"):
        a, b = (t.spaces.index(table.text(end, t.spaces)) for end in ("a", "b"))
        if a == b or b in t.neighbours[a]:
            raise table.wrong("b", f"{t.spaces[a]}-{t.spaces[b]} leads nowhere or stands twice")
        t.neighbours[a].append(b)
        t.neighbours[b].append(a)
    _check_graph(t, file)
    t.bits = [0 if space == 0 else 1 << space for space in range(len(t.spaces))]  # the surface is never full
    for space, near in enumerate(t.neighbours):
        near.sort()
        t.near.append(sum(1 << other for other in near))
        t.steps.append([GO_ACTION + FLAGS * other for other in near])
        t.ways.append(_ways(t, space))
        if len(t.ways[space]) > 3 * MOST_WAYS:
            raise file.wrong("edge", f"the walks from {t.spaces[space]} branch too much: more than {MOST_WAYS} of them")
    t.hops = [[0] * len(t.spaces) for _ in t.spaces]
    t.far = [[0] * len(t.spaces) for _ in t.spaces]
    for goal in range(len(t.spaces)):
        queue = [goal]
        t.hops[goal][goal] = goal
        seen = {goal}
        for space in queue:
            for other in t.neighbours[space]:
                if other not in seen:
                    seen.add(other)
                    t.hops[other][goal] = space
                    t.far[other][goal] = t.far[space][goal] + 1
                    queue.append(other)


def _read_space(t: CardData, table: TomlTable) -> None:
    id = table.text("id")
    if id in t.spaces or id.split() != [id] or "," in id or ")" in id:
        raise table.wrong("id", f"{id!r} stands twice or is no single word")
    lantern = table.whole("lantern", 0, 99)
    if lantern in t.lanterns:
        raise table.wrong("lantern", f"{lantern} stands twice")
    kind = KINDS.index(table.text("kind", KINDS))
    t.spaces.append(id)
    t.labels.append(id.removeprefix("cav").lstrip("0") if kind == CAVERN and id.startswith("cav") and id != "cav" else id)
    t.lanterns.append(lantern)
    t.kinds.append(kind)
    t.branches.append(table.text("branch"))
    t.depths.append(table.whole("depth", 0, MOST_SPACES))
    t.across.append(table.whole("x", 0, 100))
    t.down.append(table.whole("y", 0, 100))
    if kind == CAVERN:
        spots = table.table("spots")
        t.spots.append([spots.whole(spot, 0, 9) for spot in SPOTS])
    elif "spots" in table.data:
        raise table.wrong("spots", "only a cavern has gem spots")
    else:
        t.spots.append([0, 0, 0, 0])


def _check_graph(t: CardData, file: TomlTable) -> None:
    """Check that all spaces hang together, that caverns are dead ends and that the depths are true."""
    depths = {0: 0}
    queue = [0]
    for space in queue:
        for other in t.neighbours[space]:
            if other not in depths:
                depths[other] = depths[space] + 1
                queue.append(other)
    for space, id in enumerate(t.spaces):
        if space not in depths:
            raise file.wrong("edge", f"no way leads from {t.spaces[0]} to {id}")
        if t.kinds[space] == CAVERN and len(t.neighbours[space]) != 1:
            raise file.wrong("edge", f"the cavern {id} must be a dead end, not have {len(t.neighbours[space])} ways")
        if t.depths[space] != depths[space]:
            raise file.wrong(f"space[{space}].depth", f"{id} lies {depths[space]} steps from {t.spaces[0]}, not {t.depths[space]}")


def _ways(t: CardData, start: int) -> list[int]:
    """Return the table of a walk: every space that could be reached past no more dwarves than stealth allows, by every way that visits none twice."""
    out: list[int] = []

    def walk(space: int, seen: tuple[int, ...], passed: int) -> None:
        for other in t.neighbours[space]:
            if other not in seen and len(out) <= 3 * MOST_WAYS:
                at = len(out)
                out.extend([other, 0, passed])
                if t.kinds[other] != CAVERN and other != 0 and passed < t.stealth_limit:
                    walk(other, (*seen, other), passed + 1)
                out[at + 1] = len(out)

    walk(start, (start,), 0)
    return out
