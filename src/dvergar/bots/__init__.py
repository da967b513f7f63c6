"""Bots by level; each sees one world drawn from its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial

from dvergar.bots.random import RandomPolicy
from dvergar.bots.search import Searcher
from dvergar.bots.trials import Trier
from dvergar.engine.discovery import game as find
from dvergar.engine.errors import BadSetup
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.policy import GRAND, GRAND_SECONDS, MASTER_SECONDS, Heuristics, Policy, PolicyMaker
from dvergar.engine.rng import Rng

LEVELS = ("apprentice", "journeyman", "master", "grandmaster")  # what people choose from; the other ways to play are for research and for tables of old
PATIENT = {"grandmaster": "master"}  # levels that think for seconds, so that nobody meets them unasked, and who plays for them where others wait
OLD = {"learned": "master"}  # names that tables of old may have kept
APPRENTICE, JOURNEYMAN = 12, 60  # iterations, of a game without bots of its own
_game = cache(find)  # a worker answers many times for the same few games


def levels(game: Game) -> dict[str, PolicyMaker]:
    """Return all ways to play a game, by level name, weakest first; the word `level-<name>` says each in every language.

    >>> import dvergar
    >>> list(levels(dvergar.game("nidavellir")))
    ['random', 'apprentice', 'journeyman', 'greedy', 'former', 'master', 'grandmaster']
    """
    own, heuristics = game.policies(), game.heuristics()
    makers: dict[str, PolicyMaker] = {"random": RandomPolicy}
    if not own and heuristics is not None:  # a game that has written no bots is searched less deeply
        makers["apprentice"] = partial(Searcher, heuristics, APPRENTICE)
        makers["journeyman"] = partial(Searcher, heuristics, JOURNEYMAN)
    makers.update(own)
    former, learned = game.former(), game.learned()
    if learned is not None:  # who has learned is the master
        former, heuristics = former or heuristics, learned
    if former is not None:
        makers["former"] = partial(master, former)
    if heuristics is not None and "master" not in makers:
        makers["master"] = partial(master, heuristics)
        makers["grandmaster"] = partial(grandmaster, heuristics)
    return makers


def offered(game: Game) -> list[str]:
    """Return the levels that people choose from, weakest first: apprentice to grand master, or whatever a game has that knows none of them.

    >>> import dvergar
    >>> offered(dvergar.game("nains"))
    ['apprentice', 'journeyman', 'master', 'grandmaster']
    """
    found = list(levels(game))
    return [level for level in LEVELS if level in found] or found


def usual(game: Game) -> str:
    """Return the level that plays where nobody has named one: the strongest of those offered that keeps nobody waiting for more than a second.

    >>> import dvergar
    >>> usual(dvergar.game("nains"))
    'master'
    """
    return [level for level in offered(game) if level not in PATIENT][-1]


def revision(game: Game) -> int:
    """Return the revision of a game's bots: a new one wherever a level plays otherwise than before and what it was is kept under another name."""
    return len(game.renamed)


def as_of(game: Game, level: str, revision: int) -> str:
    """Return the level that plays today as that one did at a revision of the game's bots; the same one where nothing of then is left.

    >>> import dvergar
    >>> as_of(dvergar.game("brisingamen"), "master", 0), as_of(dvergar.game("brisingamen"), "master", 1)
    ('former', 'master')
    """
    then = game.renamed[revision].get(level, level) if revision < len(game.renamed) else level
    return then if then in levels(game) else level


def master(heuristics: Heuristics) -> Policy:
    """Return the bot that searches, at most about a second a move."""
    return searching(heuristics, heuristics.iterations, MASTER_SECONDS)


def grandmaster(heuristics: Heuristics) -> Policy:
    """Return the bot that searches longer, at most three seconds a move."""
    return searching(heuristics, round(GRAND * heuristics.iterations), GRAND_SECONDS)


def searching(heuristics: Heuristics, iterations: int, seconds: float) -> Policy:
    """Return the bot that searches as a game wants it: by trials or in trees."""
    if heuristics.trials:
        return Trier(heuristics, iterations, seconds, heuristics.trials)
    return Searcher(heuristics, iterations, seconds)


def policy(game: Game, level: str) -> Policy:
    """Return a new bot of that level; raises `BadSetup` naming the levels there are."""
    makers = levels(game)
    level = OLD.get(level, level)
    if level not in makers:
        known = ", ".join(makers)
        raise BadSetup(f"{game.title} has no level {level[:40]!r}; there are: {known}", "error-level", title=game.title, level=level[:40], known=known)
    return makers[level]()


@lru_cache(16)
def _asked(game_id: str, cards: str | None, level: str) -> Policy:
    """Return the bot that answers all questions of this process: one that searches remembers its last trees."""
    return policy(_game(game_id, cards), level)


def answer(
    game_id: str, cards: str | None, seats: int, options: Mapping[str, OptionValue], ints: list[int], seat: int, seed: int, level: str, wish: str = ""
) -> int:
    """Return that level's action for a world written as ints: the work that `engine.policy.decide_in` sends to an executor.

    `cards` is the folder of replaced tables, if any; `wish` is what somebody has pointed at. Raises `UnknownGame`, `BadData` or `BadSetup`.
    """
    game = _game(game_id, cards)
    world = game.restore(seats, options, ints)
    heeded = game.heed(world, seat, wish) if wish else -1
    return heeded if heeded >= 0 else _asked(game_id, cards, level).choose(world, seat, Rng(seed))
