"""Each phase of each game in four windows: words are large enough, whole and in sight, fingers hit, and the prompt is there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from sizes import SIZES, at_size, still, unseen
from watching import DESKTOP, sit_down

GAMES: dict[str, tuple[list[str], dict[str, object]]] = {
    "nidavellir": (["random"], {}),
    "nains": (["random"], {}),
    "roi_des_nains": (["random"] * 2, {"deals": "3"}),
    "brisingamen": (["random"] * 2, {"max_rounds": 30}),
    "die_zwerge": (["random"], {}),
}
LANGUAGES = ["en", pytest.param("fr", marks=pytest.mark.long), pytest.param("de", marks=pytest.mark.long)]
# What may be so, by the start of what is found, each with its reason.
ALLOWED: list[tuple[str, str]] = [
    (r"(phone|tablet) target: .*\bg\.cell", "hexes are as large as the map: it comes near to what may be chosen, and two fingers enlarge it"),
    (r"(phone|tablet) target: .*\bg\.node\S*\.gallery", "lanterns are as large as the mine: two fingers enlarge it"),
    (
        r"(phone|tablet) target: ol > li > button\.(council|recruit|start|threat)",
        "the fate track only tells: what comes stands beside it in words",
    ),
    (r"phone target: section\.plate\.fate > p\.row\.next > button\.chip\.council", "it is as wide as its figure, and 44 high"),
    (r"phone cut: .*header\.top\.tabled > h1", "a long name of a game gives way to whose turn it is"),
    (
        r"\w+ covered: .*\btext\.kingdom .* by (path|ellipse|button\.tool)",
        "the names of kingdoms are the ground of the map: arrows lie and dwarves stand on it",
    ),
    (
        r"\w+ covered: (g\.names|g\.plans|.*\bg\.plate-name) .* by (button\.tool|path\.(flag|crest))",
        "dwarves and their flags stand on the map, which can be moved",
    ),
    (r"zoomed covered: div\.map\S* > div\.tools > button\.tool .* by b\.chip", "of a map so low the counts in its corners meet its buttons"),
    (r"\w+ small: .*\bsvg\.token > text", "dwarves are as large as the mine: two fingers enlarge it, and the plates say where they are"),
    (r"\w+ cut: ul > li > span ", "the tale beside the map ends where its room ends: its oldest lines go first, and the chronicle has them all"),
    (r"phone cut: .*\bbutton\.plate\.parch\.tab\.", "two lines of a long title: a tap says all of the card"),
    (r"\w+ cut: div\.strips > div\.strip", "strips of a narrow column begin to say the name: the card stands in full when it is pointed at"),
    (r"phone cut: button\.plate\.opponent\.phone", "a rival's plate is small: the tab of the players says it in full"),
    (
        r"(desktop|tablet) covered: (div\.tools|span\.always|g > g\.over|g\.dwarf|section\.market|h3\.row).* by",
        "what asks for gems lies over the foot of the mine",
    ),
    (r"(desktop|tablet) covered: .*button\.set\.is-", "settings that are being scrolled pass under the own plate"),
    (r"\w+ covered: div\.slot > div\.chips > .* by span\.pill", "a second row of chips reaches the strip below; a card that is pointed at says the same"),
    (r"zoomed covered: .*\bspan\.grade", "what a card would bring lies over its foot on purpose"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_phase_can_be_read_and_reached_in_every_window(game: str, language: str, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    rivals, options = GAMES[game]
    player = sit_down(game, page, *rivals, seed=3, settings={"language": language, "speed": 0}, options=options)
    line = page.context.new_cdp_session(page)
    still(page)
    unseen(page, True)
    seen: set[str] = set()
    wrong: set[str] = set()
    going = True
    while going:
        going = player.asked()
        phase = str(player.view()["prompt"]["word"])
        if phase not in seen:
            seen.add(phase)
            unseen(page, False)
            player.hear()
            for size in SIZES if len(seen) % 2 else SIZES[::-1]:  # back and forth: where one phase ends the next begins
                wrong |= {f"{size.name} {each} ({phase})" for each in at_size(page, line, size)}
            unseen(page, True)
        if going:
            player.act_elsewhere()
    player.leave()
    assert len(seen) >= 4, seen
    assert not player.faults, player.faults
    told = sorted(each for each in wrong if not any(re.match(pattern, each) for pattern, _ in ALLOWED))
    assert not told, "\n".join(told)
