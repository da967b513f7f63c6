"""The legal actions as a person sees them: what to click, what it says, what it brings.

Click targets: see messages.py.
"""

from __future__ import annotations

from msgspec.structs import replace

from dvergar.engine.view import Args, Choice, Preview
from dvergar.games.brisingamen.cards import CAVERN, FIELD, FIRST_PART, LETTERS, SKILLS, SMALLS, STEALTH, TYPES, unpack, weigh
from dvergar.games.brisingamen.rules.phases import (
    BAT,
    BAT_MORE,
    COMPLETE_ACTION,
    ENOUGH_ACTION,
    ENTER_ACTION,
    FREE,
    GEM_ACTION,
    GIVE,
    GIVE_MORE,
    GO_ACTION,
    HARVEST_ACTION,
    KEEP_ACTION,
    LEAVE_ACTION,
    MARKET,
    ONWARD,
    OUTSIDE,
    PASS_ACTION,
    RECEIVE,
    SKILL_ACTION,
    STAY_ACTION,
    STRENGTH_ACTION,
    SWAP_ACTION,
    TAKE_ACTION,
    THIEF_ACTION,
    WITH_HARVEST,
    WITH_STRENGTH,
)
from dvergar.games.brisingamen.rules.play import BrisingamenState


def choices(state: BrisingamenState, legal: list[int]) -> list[Choice]:
    """Return the choices of the acting seat, in the order of its legal actions."""
    out = [choice(state, action) for action in legal]
    return [paid(state, one) for one in out] if state.phase == FREE else out


def choice(state: BrisingamenState, action: int) -> Choice:
    """Return one legal action as a choice."""
    if action >= GO_ACTION:
        return go(state, action)
    if GEM_ACTION <= action < KEEP_ACTION:
        return gem(state, action)
    if action >= KEEP_ACTION:
        return answer(state, action)
    if action < SWAP_ACTION:
        return card_or_dwarf(state, action)
    return trade(state, action)


def paid(state: BrisingamenState, one: Choice) -> Choice:
    """Return a choice with the token that it costs in its preview."""
    if one.action == PASS_ACTION:
        return one
    t = state.data
    whole = len(state.made) == t.necklace or (COMPLETE_ACTION + FIRST_PART <= one.action < SWAP_ACTION and len(state.made) + 1 == t.necklace)
    points = one.preview.points if one.preview is not None and one.preview.points is not None else 0
    return replace(one, preview=Preview(points=points - (t.token_whole if whole else t.token_else)))


def place(state: BrisingamenState, space: int) -> Args:
    """Return the arguments that name a space."""
    return {"space": state.data.labels[space], "kind": state.data.kinds[space]}


def card_or_dwarf(state: BrisingamenState, action: int) -> Choice:
    """Move, enter, use strength, take or complete a card."""
    t = state.data
    seat = state.active
    if action < ENTER_ACTION:
        args = {"dwarf": action + 1, **place(state, state.where[seat * state.team + action])}
        return Choice(action, [f"dwarf:{action + 1}"], "brisingamen-choice-move", args)
    if action < STRENGTH_ACTION:
        skill = action - ENTER_ACTION
        enter: Args = {"dwarf": state.outside(seat) % state.team + 1}
        if not skill:
            return Choice(action, ["enter:mine"], "brisingamen-choice-enter", enter)
        id = SKILLS[skill]
        return Choice(action, ["enter:mine", f"give:{id}"], "brisingamen-choice-enter-with", {**enter, "skill": f"@brisingamen-skill-{id}"})
    if action == STRENGTH_ACTION:
        number = state.skills.index(SKILLS.index("strength")) % state.team + 1
        return Choice(action, [f"strength:{number}"], "brisingamen-choice-strength", {"dwarf": number})
    if action < COMPLETE_ACTION:
        card = action - TAKE_ACTION
        take: Args = {"card": f"@brisingamen-card-{t.cards[card]}", "points": t.points[card]}
        return Choice(action, [f"setting:{t.cards[card]}"], "brisingamen-choice-take", take, Preview(points=-t.penalties[card]))
    card = action - COMPLETE_ACTION
    cost = loose(state, t.needs[card])
    args = {"card": f"@brisingamen-card-{t.cards[card]}"}
    if card >= FIRST_PART:
        tokens = t.rewards[card - FIRST_PART]
        return Choice(
            action, [f"part:{t.cards[card]}"], "brisingamen-choice-part", {**args, "tokens": tokens}, Preview(points=part_points(state, seat, tokens) - cost)
        )
    preview = Preview(points=t.points[card] + t.penalties[card] - cost + last_points(state, seat))
    return Choice(action, [f"setting:{t.cards[card]}"], "brisingamen-choice-complete", {**args, "points": t.points[card]}, preview)


def loose(state: BrisingamenState, gems: int) -> int:
    """Return what gems score in a supply."""
    counts = unpack(gems)
    return sum(counts[:SMALLS]) * state.data.loose_small + sum(counts[SMALLS:]) * state.data.loose_large


def last_points(state: BrisingamenState, seat: int) -> int:
    """Return the bonus for retiring the last dwarf, where that ends the game."""
    return state.data.ender if not state.ended and state.retired(seat) == state.team - 1 else 0


def part_points(state: BrisingamenState, seat: int, tokens: int) -> int:
    """Return what another part brings its maker: tokens, and with the last part more for those that it has."""
    t = state.data
    if len(state.made) + 1 < t.necklace:
        return tokens * t.token_else
    return (state.tokens[seat] + tokens) * t.token_whole - state.tokens[seat] * t.token_else + (0 if state.ended else t.ender)


def trade(state: BrisingamenState, action: int) -> Choice:
    """Swap, take a skill, send the thief, pass."""
    if action == SWAP_ACTION:
        return Choice(action, ["swap:market"], "brisingamen-choice-swap")
    if action == PASS_ACTION:
        word = "stop" if state.phase == FREE else "pass"
        return Choice(action, [word], f"brisingamen-choice-{word}")
    if action < THIEF_ACTION:
        id = SKILLS[action - SKILL_ACTION]
        return Choice(action, [f"skill:{id}"], "brisingamen-choice-skill", {"skill": f"@brisingamen-skill-{id}"})
    source = action - THIEF_ACTION
    if source == MARKET:
        return Choice(action, ["thief:market"], "brisingamen-choice-thief-market")
    return Choice(action, [f"thief:{source}"], "brisingamen-choice-thief", {"victim": f"seat:{source}"})


def gem(state: BrisingamenState, action: int) -> Choice:
    """Choose a gem: for the bat, to give, to receive, to steal. A swap keeps the weight, and so the points: half of one promises none."""
    type = action - GEM_ACTION
    word = "give" if state.phase in (GIVE, GIVE_MORE) else "receive" if state.phase == RECEIVE else "bat" if state.phase in (BAT, BAT_MORE) else "steal"
    args: Args = {"gem": f"@brisingamen-gem-{TYPES[type]}"}
    preview = None if word in ("give", "receive") else Preview(points=loose(state, 1 << (FIELD * type)))
    return Choice(action, [f"gem:{TYPES[type]}"], f"brisingamen-choice-{word}", args, preview)


def gems_preview(gems: int) -> Preview:
    """Return a preview that counts gems."""
    return Preview(word="brisingamen-gems", args=dict(zip(LETTERS, unpack(gems), strict=True)))


def answer(state: BrisingamenState, action: int) -> Choice:
    """Say yes or no."""
    dwarf = state.dwarf
    if action == HARVEST_ACTION:
        space = state.where[dwarf]
        word = "brisingamen-choice-harvest-again" if state.barrows[dwarf] else "brisingamen-choice-harvest"
        return Choice(action, [f"harvest:{state.data.spaces[space]}"], word, place(state, space), gems_preview(state.gems[space]))
    word = {KEEP_ACTION: "keep", ENOUGH_ACTION: "enough", LEAVE_ACTION: "leave", STAY_ACTION: "stay"}[action]
    return Choice(action, [word], f"brisingamen-choice-{word}")


def go(state: BrisingamenState, action: int) -> Choice:
    """Go somewhere."""
    t = state.data
    goal, flags = divmod(action - GO_ACTION, 4)
    dwarf = state.dwarf
    space = state.where[dwarf]
    skill = state.skills[dwarf] if space != OUTSIDE else state.entry
    args: Args = {**place(state, goal), "passed": state.passed(space, goal, state.active, skill == STEALTH)}
    clicks = [f"space:{t.spaces[goal]}"]
    word = "brisingamen-choice-onward" if state.phase == ONWARD else "brisingamen-choice-go"
    if flags & WITH_HARVEST:
        clicks.append("with:harvest")
        word += "-harvest"
    if flags & WITH_STRENGTH:
        clicks.append("with:strength")
        word += "-strength"
    loaded = state.barrows[dwarf] + (state.gems[space] if flags & WITH_HARVEST else 0)
    preview = None
    if goal == OUTSIDE and loaded:
        preview = Preview(points=loose(state, loaded))
    elif flags & WITH_HARVEST:
        preview = gems_preview(state.gems[space])
    elif t.kinds[goal] == CAVERN and weigh(state.gems[goal]):
        preview = gems_preview(state.gems[goal])
    return Choice(action, clicks, word, args, preview)
