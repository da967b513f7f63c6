"""Whatever a match tells can be said in all three languages."""

from __future__ import annotations

from dvergar.checking.contract import Subject
from dvergar.checking.walks import must
from dvergar.engine.game import Game
from dvergar.engine.view import Args, View
from dvergar.engine.words import LANGUAGES, words_of

EVERY = 11  # actions between two views that are read


def asked(view: View) -> list[tuple[str, Args]]:
    """Return what a view asks: its prompt and choices, as words with their arguments."""
    said: list[tuple[str, Args]] = [(view.prompt.word, view.prompt.args)]
    if view.prompt.why is not None:
        said.append((view.prompt.why, view.prompt.why_args))
    for choice in view.choices:
        said.append((choice.word, choice.args))
        if choice.preview is not None and choice.preview.word is not None:
            said.append((choice.preview.word, choice.preview.args))
    return said


def spoken(subject: Subject) -> list[tuple[str, Args]]:
    """Return all that a random match says: events, prompts, choices and lines, as words with their arguments."""
    id, match = subject.game.id, subject.played(subject.seats)
    said: list[tuple[str, Args]] = [(f"{id}-event-{event.kind}", {"who": f"seat:{event.seat}", **event.args}) for event in match.events]
    for count in (*range(0, len(match.log), EVERY), len(match.log)):
        past = match.at(count)
        for reader in (*range(subject.seats), None):
            said += asked(past.view(reader))
    said += [(f"{id}-score-{line.key}", {}) for lines in match.result().lines for line in lines]
    different = {(word, tuple(args.items())): args for word, args in said}
    return [(word, args) for (word, _), args in different.items()]


def sayable(subject: Subject) -> int:
    """Check that all of it has words in every language; return how much was said."""
    said = spoken(subject)
    for language in LANGUAGES:
        words = words_of(subject.game, language)
        for word, args in said:
            must(words.has(word), f"there is no text for {word}")
            try:
                must(words.say(word, **args).strip() != "", f"the text of {word} is empty in {language!r}")
            except (KeyError, ValueError) as error:
                must(False, f"the text of {word} cannot be said in {language!r}: {error}")
    return len(said)


def named(game: Game) -> None:
    """Check that title, pitch, levels and options have words."""
    words = words_of(game, "en")
    needed = [f"{game.id}-title", f"{game.id}-pitch", *(f"level-{level}" for level in game.policies())]
    for option in game.options:
        needed += [f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)]
    guide = game.guide("en")
    must(guide is None or "# " in guide, "the rules guide has no heading (# ...), so its page stays empty")
    missing = [word for word in needed if not words.has(word)]
    must(not missing, f"there is no text for {', '.join(missing)}")
