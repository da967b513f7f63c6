"""The words of a simple game in Fluent, made from its declarations: own texts where it has them, else the defaults of the house."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from dvergar.engine.words import LANGUAGES, Words
from dvergar.simple.fields import Said

if TYPE_CHECKING:
    from dvergar.simple.game import SimpleGame


def in_language(said: Said, language: str) -> str:
    """Return a text in one of the three languages.

    >>> in_language(("Gold", "Or", "Gold"), "fr"), in_language("Gold", "de")
    ('Or', 'Gold')
    """
    return said if isinstance(said, str) else said[LANGUAGES.index(language)]


def pattern(text: str) -> str:
    """Return a text as a Fluent pattern on one line, its `{arguments}` as variables.

    >>> pattern("{who} takes {card}")
    '{ $who } takes { $card }'
    """
    line = " ".join(text.split())
    return re.sub(r"\{\s*([a-z_]+)\s*\}", r"{ $\1 }", line)


def words(game: SimpleGame, language: str) -> str:
    """Return the Fluent text of a game in that language."""
    found: dict[str, str] = {"title": game.title, "pitch": game.title}
    for n, card in enumerate(game.pack):
        name = in_language(card.name, language)
        found[f"card-{n}"] = name if card.number is None else f"{name} {card.number}"
    house = Words(language)
    for field in game.fields.values():
        found[f"zone-{field.name}"] = in_language(field.title, language) or readable(field.name)
    for move in game.moves:
        shared = f"simple-verb-{move.verb}"
        found[f"verb-{move.verb}"] = house.say(shared) if house.has(shared) else readable(move.verb)
        found[f"choice-{move.verb}"] = "{ simple-choice-with }" if move.thing else "{ simple-choice }"
        found[f"event-{move.verb}"] = "{ simple-event-with }" if move.thing else "{ simple-event }"
        found[f"event-{move.verb}-hidden"] = "{ simple-event-hidden }\n    .who = { simple-event-hidden.who }"
    found["event-hidden"] = "{ simple-event-hidden }\n    .who = { simple-event-hidden.who }"
    found["prompt-turn"] = "{ simple-prompt }"
    found["prompt-turn-wait"] = "{ simple-prompt-wait }"
    found["prompt-over"] = "{ simple-prompt-over }"
    found["score-points"] = "{ simple-score }"
    own = {key: in_language(said, language) for key, said in game.texts.items()}
    for key in own:
        if key.startswith("prompt-") and key != "prompt-over":
            found.setdefault(f"{key}-wait", "{ simple-prompt-wait }")
    out = [f"{game.id}-{key} = {own[key] and pattern(own[key]) if key in own else text}" for key, text in found.items()]
    out += [f"{_key(game, key)} = {pattern(text)}" for key, text in own.items() if key not in found]
    out += [f"option-{option.key} = {readable(option.key)}" for option in game.options if f"option-{option.key}" not in own]
    out += [
        f"option-{option.key}-{value} = {readable(value)}" for option in game.options for value in option.values if f"option-{option.key}-{value}" not in own
    ]
    return "\n".join(out) + "\n"


def _key(game: SimpleGame, key: str) -> str:
    return key if key.startswith("option-") else f"{game.id}-{key}"


@cache
def readable(name: str) -> str:
    """Return the name of a verb, field or value as a text.

    >>> readable("take_back")
    'Take back'
    """
    text = name.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]
