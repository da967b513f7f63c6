"""The rules guides: one form in three languages, and nothing on a table that does not lead into them (docs/guides.md)."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import dvergar
from dvergar.engine.match import Match
from dvergar.engine.rules_guide import KINDS, links, text
from dvergar.engine.words import LANGUAGES
from games.wording import messages, variables
from support import HOUSE

THINGS = {  # words of things that somebody may ask about, by how they begin
    "nidavellir": ("card", "effect", "distinction"),
    "nains": ("card", "effect", "distinction", "rune"),
    "die_zwerge": ("card", "hero", "gear"),
    "roi_des_nains": ("card", "rule"),
    "brisingamen": ("card", "skill"),
}
NO_THING = re.compile(r"hidden|marker|count|full-.*|copy.*")
HEADING = re.compile(r"^(#{2,3}) .+ \{#([\w-]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")
WORD = re.compile(r"\{word:([^}]*)\}")

BY_LANGUAGE = pytest.mark.parametrize(("id", "language"), [(id, language) for id in HOUSE for language in LANGUAGES])
EACH = pytest.mark.parametrize("id", HOUSE)


def guide(id: str, language: str) -> str:
    """Return a guide."""
    found = text(f"dvergar.games.{id}", language)
    assert found is not None, "every game has a guide in each language"
    return found


def headings(id: str, language: str) -> list[tuple[str, str]]:
    """Return depth and id of each heading."""
    return HEADING.findall(guide(id, language))


def names(key: str) -> list[str]:
    """Return what links.toml may call a thing, as the page tries it (ui/src/lib/guide/read.ts)."""
    bare = re.sub(r"#\d+$", "", key)
    kind, *rest = bare.split(":")
    return [key, bare, ":".join(rest), f"{kind}:{rest[0] if rest else ''}", *rest, kind]


def leads(id: str, kind: str, key: str) -> str:
    """Return the heading that a table's word or thing leads to; "" for none."""
    found = links(f"dvergar.games.{id}")[kind]
    for name in names(key) if kind == "cards" else [key]:
        if name in found:
            return found[name]
        near = [target for pattern, target in found.items() if "*" in pattern and fnmatchcase(name, pattern)]
        if name and near:
            return near[0]
    return ""


def keys(id: str, kind: str) -> list[str]:
    """Return the words of a kind that a game has, without what makes each of them one."""
    start = f"{id}-{kind}-"
    return [key.removeprefix(start) for key in messages(f"dvergar.games.{id}", "en") if key.startswith(start)]


@BY_LANGUAGE
def test_every_heading_has_an_id_and_the_same_ones_stand_in_each_language(id: str, language: str) -> None:
    written = guide(id, language)
    assert written.startswith("# ")
    assert len(re.findall(r"^# ", written, re.MULTILINE)) == 1
    found = headings(id, language)
    assert len(found) == len(re.findall(r"^#{2,}", written, re.MULTILINE)), "a heading without an id, or deeper than three"
    assert len({heading for _, heading in found}) == len(found), "an id stands twice"
    assert found == headings(id, "en")


@BY_LANGUAGE
def test_links_words_and_pictures_are_there(id: str, language: str) -> None:
    written = guide(id, language)
    known = {heading for _, heading in headings(id, language)}
    assert [link for link in LINK.findall(written) if link.removeprefix("#") not in known] == []
    own, house = messages(f"dvergar.games.{id}", language), messages("dvergar", language)
    for key in WORD.findall(written):
        message = own.get(key) or house.get(key)
        assert message is not None, key
        assert not variables(message.value), f"{key} wants arguments"
    assert [picture for _, picture in PICTURE.findall(written)] == [picture for _, picture in PICTURE.findall(guide(id, "en"))]
    for line in written.splitlines():
        pictures = PICTURE.findall(line)
        assert not PICTURE.sub("", line).strip() or not pictures, "a picture stands on a line of its own"
        assert all(alt and re.fullmatch(r"[a-z_]+:[\w:.#-]+", picture) for alt, picture in pictures)


@BY_LANGUAGE
def test_it_is_plain_and_well_set(id: str, language: str) -> None:
    written = guide(id, language)
    assert not re.search(r"<[a-z!/]", written), "raw HTML"
    plain = LINK.sub("", WORD.sub("", PICTURE.sub("", HEADING.sub("", written))))
    assert not re.search(r"""['"]""", plain), "straight quotes"
    if language == "fr":
        assert not re.search(r"[^|\s-] [:;!?»]|« | »", plain), "a plain space before a French mark"
        assert not re.search(r"\w[;!?»]", plain)
    if language == "de":
        assert plain.count("„") == plain.count("“")


@EACH
def test_links_lead_to_headings(id: str) -> None:
    known = {heading for _, heading in headings(id, "en")}
    for kind in KINDS:
        assert {target for target in links(f"dvergar.games.{id}")[kind].values() if target not in known and not target.startswith("{")} == set(), kind


@EACH
def test_every_line_of_the_chronicle_leads_into_the_guide(id: str) -> None:
    own, found = messages(f"dvergar.games.{id}", "en"), links(f"dvergar.games.{id}")["events"]
    assert set(found) == {kind for kind in keys(id, "event") if not kind.endswith("-all")}
    for kind, target in found.items():  # `{card}`: where the card that the event tells of leads to
        assert not target.startswith("{") or target.strip("{}") in variables(own[f"{id}-event-{kind}"].value), kind


@EACH
def test_every_prompt_reason_and_thing_leads_into_the_guide(id: str) -> None:
    prompts = {f"{id}-prompt-{key.removesuffix('-wait')}" for key in keys(id, "prompt")}
    assert {key for key in prompts if not leads(id, "prompts", key)} == set()
    whys = {f"{id}-why-{key}" for key in keys(id, "why")}
    assert {key for key in whys if not leads(id, "why", key)} == set()
    things = {key for kind in THINGS[id] for key in keys(id, kind) if not NO_THING.fullmatch(key)}
    assert {key for key in things if not leads(id, "cards", key)} == set()
    shown = {picture for _, picture in PICTURE.findall(guide(id, "en"))}
    assert {key for key in shown if not leads(id, "cards", key)} == set()


@BY_LANGUAGE
def test_every_option_of_the_table_is_spoken_of(id: str, language: str) -> None:
    said = WORD.findall(guide(id, language))
    assert [option.key for option in dvergar.game(id).options if f"option-{option.key}" not in said] == []


@EACH
def test_every_kind_of_thing_says_when_it_is_chosen(id: str) -> None:
    """A click on what is not asked for is answered by the table, or by this word: `<id>-why-at-<kind of target>`."""
    record = sorted((Path(__file__).parents[1] / "records" / id).glob("*.record"))[0]
    past = Match.read(record.read_text(encoding="utf-8"))
    match, found = Match(past.game, past.seats, past.seed, past.options), set()
    for entry in past.log:
        clicks = [target for choice in match.view(entry.seat).choices for target in choice.clicks if ":" in target]
        found |= {target.partition(":")[0] for target in clicks}
        match.play(entry.seat, entry.action)
    assert len(found) > 1
    assert found <= {key.removeprefix("at-") for key in keys(id, "why")}
