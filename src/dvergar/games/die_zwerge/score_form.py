"""The score sheet for a real table of Die Zwerge: a log of the campaign, each match scored as the engine scores one (spec 6), and what the log tells.

Never compiled: it makes messages.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dvergar.engine.game import OptionValue
from dvergar.engine.score_entries import Entries
from dvergar.engine.score_form import Field, Figure, Form, Item, Path, Round, Tally, When
from dvergar.engine.view import Line, Result
from dvergar.games.die_zwerge.cards import COMBAT, GEARS, HEALTH, LINES, TILES_AT_LEAST, TROOPS, CardData
from dvergar.games.die_zwerge.rules import scoring
from dvergar.games.die_zwerge.rules.phases import OUTCOMES, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState

ID = "die_zwerge"
WIN, DOOM, DEATH = "won", "doomed", "died"
MOST_MATCHES = 100
MOST_TURNS = 999
COUNTS = ("adventures", "averted", "suffered", "messages")  # facts without points


def form(t: CardData, seats: int, options: dict[str, OptionValue]) -> Form:
    """Return the form: one row a match."""
    lowest, most = (seats, seats) if seats > 1 else (2, 5)
    heroes = [Item(id, f"die_zwerge-hero-{id}", kind="hero", copies=1) for id in t.heroes]
    finals = [Item(t.cards[card], f"die_zwerge-card-{t.cards[card]}", kind="card") for card in t.c_cards]
    levels = [Item(id, f"option-difficulty-{id}") for id in t.difficulties]
    ends = [Item(id, f"die_zwerge-form-{id}") for id in (WIN, DOOM, DEATH)]
    health = sum(t.max_health) + len(t.max_health) * 2
    rows = [
        Field("difficulty", "choice", "option-difficulty", items=levels, default=t.default_difficulty),
        Field("expert", "toggle", "option-expert_threshold", default=False),
        Field("dwarves", "picks", "die_zwerge-form-dwarves", look="cards", items=heroes, least=lowest, most=most),
        Field("outcome", "choice", "die_zwerge-form-outcome", items=ends),
        Field("final", "choice", "die_zwerge-form-final", items=finals, when=[When("outcome", [WIN])]),
        Field(
            "fallen",
            "choice",
            "die_zwerge-form-fallen",
            items=[Item(id, f"die_zwerge-hero-{id}", kind="hero") for id in t.heroes],
            when=[When("outcome", [DEATH])],
        ),
        Field("turns", "number", "die_zwerge-fact-turns", low=1, high=MOST_TURNS, look="pad"),
        _number("scenarios", "die_zwerge-score-scenarios", max(needed(t, level) for level in t.difficulties) - 1, [DOOM, DEATH]),
        _number("distance", "die_zwerge-score-distance", t.doom_start - 1, [WIN, DEATH], low=1),
        _number("perished", "die_zwerge-form-perished", len(t.tiles), []),
        _number("health", "die_zwerge-score-health", health, []),
        *[_number(key, f"die_zwerge-fact-{key}", 99, []) for key in (*COUNTS, *(f"destroyed_{kind}" for kind in TROOPS))],
        Field("note", "text", "die_zwerge-form-note", high=200, optional=True),
    ]
    table = [Field("matches", "rows", "die_zwerge-form-matches", fields=rows, least=1, most=MOST_MATCHES)]
    return Form(ID, seats, 1, 5, options, [], table, [], list(LINES))


def _number(key: str, word: str, high: int, outcomes: list[str], low: int = 0) -> Field:
    return Field(key, "number", word, low=low, high=high, look="stepper", optional=True, when=[When("outcome", list(outcomes))] if outcomes else [])


def needed(t: CardData, difficulty: str) -> int:
    """Return how many scenarios must be completed to win."""
    return len(t.a_cards) - t.removed[t.difficulties.index(difficulty)] + len(t.b_cards) + 1


def tally(state: ZwergeState, entries: Entries) -> Tally:
    """Score each match of the log in a blank state of its difficulty, and add them up."""
    seats = entries.form.seats
    rows: list[dict[str, Any]] = entries.table.get("matches", [])
    sums = [0] * len(LINES)
    rounds: list[Round] = []
    for number, row in enumerate(rows):
        blank = state.game.blank(seats, state.options | {"difficulty": row["difficulty"]})
        assert isinstance(blank, ZwergeState)
        points = _match(blank, entries, number, row)
        sums = [total + one for total, one in zip(sums, points, strict=True)]
        rounds.append(Round(["table", "matches", number], "die_zwerge-form-match", {"match": number + 1}, [sum(points)] * seats, [sum(sums)] * seats))
    facts = {key: sum(row.get(key, 0) for row in rows) for key in (*COUNTS, "turns", *(f"destroyed_{kind}" for kind in TROOPS))}
    over = not entries.missing
    lines = [Line(key, points) for key, points in zip(LINES, sums, strict=True)]
    winners = list(range(seats)) if over and rows and rows[-1].get("outcome") == WIN else []
    result = Result(over, [sum(sums)] * seats, [list(lines) for _ in range(seats)], [dict(facts) for _ in range(seats)], winners)
    return Tally(ID, entries.names, result, entries.missing, [], [], rounds, figures(rows, [one.points[0] for one in rounds]))


def _match(state: ZwergeState, entries: Entries, number: int, row: dict[str, Any]) -> list[int]:
    """Return the points of one match, by line."""
    t = state.data
    path: list[str | int] = ["table", "matches", number]
    outcome = row.get("outcome")
    most = needed(t, row["difficulty"])
    done = most if outcome == WIN else row.get("scenarios", 0)
    if outcome != WIN and done >= most:
        entries.wrong([*path, "scenarios"], "die_zwerge-form-wrong-scenarios", done=done, needed=most)
        done = 0
    if "fallen" in row and row["dwarves"] and row["fallen"] not in row["dwarves"]:
        entries.wrong([*path, "fallen"], "die_zwerge-form-wrong-fallen", dwarf=f"@die_zwerge-hero-{row['fallen']}")
    _check(t, entries, path, row)
    state.outcome = OUTCOMES.index(outcome) if outcome else state.outcome
    state.history = [0] * done
    state.hero, state.doom = 0, row.get("distance", 0)
    state.laid = row.get("perished", 0)
    state.health = [row.get("health", 0)]
    points = scoring.lines(state)
    assert (points[0] > 0) == (state.outcome == WON)
    return points


def _check(t: CardData, entries: Entries, path: Path, row: dict[str, Any]) -> None:
    """Refuse numbers that the dwarves, the turns and the last scenario do not allow, and leave them out."""
    most: dict[str, int] = {}
    alive = [t.heroes.index(id) for id in row.get("dwarves", []) if id != row.get("fallen")]
    if alive:
        mail = sum(t.bonus[HEALTH * (1 << GEARS) + (1 << kind)] * min(len(alive), t.copies[kind]) for kind in range(GEARS))
        most["health"] = sum(t.max_health[hero] for hero in alive) + mail
    if "turns" in row:
        dice = max(t.base[COMBAT::3]) + t.bonus[COMBAT * (1 << GEARS) + (1 << GEARS) - 1] + t.amount[t.b_cards[0]]
        most |= {"messages": t.turn_actions * row["turns"], "scenarios": row["turns"]}
        most |= {f"destroyed_{kind}": t.turn_actions * dice * row["turns"] for kind in TROOPS}
    for key, high in most.items():
        if row.get(key, 0) > high:
            entries.refuse([*path, key], "die_zwerge-form-wrong-most", value=row[key], most=high)
    final = t.card(row["final"]) if "final" in row else -1
    if final >= 0 and t.condition[final] == TILES_AT_LEAST and row.get("perished", t.condition_number[final]) < t.condition_number[final]:
        card, least = f"@die_zwerge-card-{row['final']}", t.condition_number[final]
        entries.refuse([*path, "perished"], "die_zwerge-form-wrong-tiles", card=card, value=row["perished"], least=least)


def written(state: ZwergeState) -> dict[str, Any]:
    """Return a match as a log of this one."""
    t = state.data
    row: dict[str, Any] = {
        "difficulty": state.options["difficulty"],
        "expert": state.options["expert_threshold"] == "on",
        "dwarves": [t.heroes[hero] for hero in state.heroes],
        "outcome": OUTCOMES[state.outcome],
        "turns": state.turn,
        "scenarios": len(state.history),
        "distance": state.doom - state.hero,
        "perished": state.laid,
        "health": sum(state.health),
        **{key: getattr(state, key) for key in COUNTS},
        **{f"destroyed_{kind}": state.destroyed[k] for k, kind in enumerate(TROOPS)},
    }
    if row["outcome"] == WIN:
        row["final"] = t.cards[state.history[-1] & 63]
    if row["outcome"] == DEATH:
        row["fallen"] = t.heroes[state.heroes[state.health.index(0)]]
    return {"table": {"matches": [row]}, "seats": [{} for _ in range(state.seats)]}


def figures(rows: list[dict[str, Any]], points: list[int]) -> list[Figure]:
    """Return what the whole log tells: how often, why, how long, by difficulty and dwarf."""
    played = [(row, score) for row, score in zip(rows, points, strict=True) if "outcome" in row]
    if not played:
        return []
    ends = Counter(row["outcome"] for row, _ in played)
    turns = [row["turns"] for row, _ in played if "turns" in row]
    out = [Figure("die_zwerge-form-played", len(played)), *[Figure(f"die_zwerge-form-{end}", ends[end]) for end in (WIN, DOOM, DEATH)]]
    out.append(Figure("die_zwerge-form-share", round(100 * ends[WIN] / len(played))))
    if turns:
        out.append(Figure("die_zwerge-form-mean-turns", round(sum(turns) / len(turns))))
    out.append(Figure("die_zwerge-form-best", max(score for _, score in played)))
    out.append(Figure("die_zwerge-form-streak", _streak([row["outcome"] == WIN for row, _ in played])))
    for word, keys in (
        ("option-difficulty-{}", [[row["difficulty"]] for row, _ in played]),
        ("die_zwerge-hero-{}", [row.get("dwarves", []) for row, _ in played]),
    ):
        for key in dict.fromkeys(key for own in keys for key in own):
            won = sum(row["outcome"] == WIN for (row, _), own in zip(played, keys, strict=True) if key in own)
            args: dict[str, str | int] = {"what": "@" + word.format(key), "played": sum(key in own for own in keys)}
            out.append(Figure("die_zwerge-form-won-with", won, args))
    return out


def _streak(won: list[bool]) -> int:
    """Return the longest run of matches won."""
    best = length = 0
    for one in won:
        length = length + 1 if one else 0
        best = max(best, length)
    return best
