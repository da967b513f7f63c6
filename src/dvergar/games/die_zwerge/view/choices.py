"""The legal actions as a person sees them: what to click, what it says, what it brings."""

from __future__ import annotations

from dvergar.engine.view import Args, Choice, Preview
from dvergar.games.die_zwerge import cards as c
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules import phases as s
from dvergar.games.die_zwerge.rules.dice import CRAFT_TARGET
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.rules.rewards import KIND_WORDS
from dvergar.games.die_zwerge.view.prompts import helped

PLAIN = {
    s.MOVE_ACTION: ("do:move", "move"),
    s.FIGHT_ACTION: ("do:fight", "fight"),
    s.MESSAGE_ACTION: ("do:message", "message"),
    s.CRAFT_ACTION: ("do:craft", "craft"),
    s.PASS_ACTION: ("pass", "pass"),
    s.END_ACTION: ("end", "end"),
    s.STOP_ACTION: ("stop", "stop"),
    s.HEALTH_ACTION: ("do:health", "health"),
    s.DOOM_ACTION: ("do:doom", "doom"),
    s.CHEESE_ACTION: ("gear:kaese", "cheese"),
}
SLOT_NAMES = ["0", "1", "2", "scenario"]


def choices(state: ZwergeState, legal: list[int]) -> list[Choice]:
    """Return a choice for each legal action, in their order."""
    return [choice(state, action) for action in legal]


def choice(state: ZwergeState, action: int) -> Choice:
    """Return one choice."""
    t = state.data
    if action < s.MOVE_ACTION:
        return made(action, [f"hero:{t.heroes[action]}"], "hero", {"hero": t.hero_words[action]})
    if action in PLAIN:
        click, word = PLAIN[action]
        click = f"gear:{t.gears[t.cheese]}" if action == s.CHEESE_ACTION else click
        return made(action, [click], word, {}, fatal(state, action) if state.phase == s.PENALTY else chance(state, action))
    if action in (s.USE_ACTION, s.DECLINE_ACTION):
        return made(
            action, ["do:use" if action == s.USE_ACTION else "decline"], f"{'use' if action == s.USE_ACTION else 'decline'}-{s.PHASES[state.phase]}", {}
        )
    if action < s.REROLL_ACTION:
        dwarf = action - s.BEER_ACTION
        return made(action, [f"gear:{t.gears[t.beer]}", f"dwarf:{dwarf}"], "beer", {"dwarf": name(state, dwarf)})
    if action < s.DIE_ACTION:
        source = s.SOURCES[action - s.REROLL_ACTION]
        kind = [-1, t.dagger, t.anvil][action - s.REROLL_ACTION]
        return made(action, ["do:ability" if kind < 0 else f"gear:{t.gears[kind]}"], f"reroll-{source}", {})
    if action < s.HIT_ACTION:
        die = action - s.DIE_ACTION
        return made(action, [f"die:{die}"], s.PHASES[state.phase], {"die": state.dice[die]})
    if action <= s.TOKEN_ACTION:
        return hit(state, action)
    if action < s.CARD_ACTION:
        dwarf = action - s.DWARF_ACTION
        args: Args = {"dwarf": name(state, dwarf), "health": state.health[dwarf]}
        return made(action, [f"dwarf:{dwarf}"], f"dwarf-{s.PHASES[state.phase]}", args)
    if action < s.GEAR_ACTION:
        slot = action - s.CARD_ACTION
        word = f"card-{s.PHASES[state.phase]}"
        return made(action, [f"card:{SLOT_NAMES[slot]}"], word, {"card": t.card_words[state.cards[slot]]}, chance(state, action))
    if action < s.KIND_ACTION:
        kind = action - s.GEAR_ACTION
        return made(action, [f"gear:{t.gears[kind]}"], "gear", {"gear": t.gear_words[kind]})
    if action < s.HEX_ACTION:
        kind = action - s.KIND_ACTION
        return made(action, [f"kind:{c.TROOPS[kind]}"], "kind", {"troop": KIND_WORDS[kind]})
    return hexagon(state, action)


def made(action: int, clicks: list[str], word: str, args: Args, preview: Preview | None = None) -> Choice:
    """Return a choice with the game's own word."""
    return Choice(action=action, clicks=clicks, word=f"die_zwerge-choice-{word}", args=args, preview=preview)


def name(state: ZwergeState, dwarf: int) -> str:
    """Return a dwarf's word."""
    return state.data.hero_words[state.heroes[dwarf]]


def hit(state: ZwergeState, action: int) -> Choice:
    """Destroy a troop, or take a token from Nôd'onn."""
    t = state.data
    if action == s.TOKEN_ACTION:
        return made(action, ["troop:scenario:token"], "token", {"left": state.tokens})
    pool, kind = divmod(action - s.HIT_ACTION, 3)
    args: Args = {"troop": KIND_WORDS[kind]}
    if pool == 0:
        return made(action, [f"troop:map:{c.TROOPS[kind]}"], "hit", args)
    args["card"] = t.card_words[state.cards[pool - 1]]
    return made(action, [f"troop:{SLOT_NAMES[pool - 1]}:{c.TROOPS[kind]}"], "hit-card", args)


def hexagon(state: ZwergeState, action: int) -> Choice:
    """Choose a hex; of a step say what entering it means."""
    t = state.data
    hex = action - s.HEX_ACTION
    args: Args = {"hex": t.hex_words[hex]}
    if state.phase != s.STEP:
        return made(action, [f"hex:{t.hexes[hex]}"], f"hex-{s.PHASES[state.phase]}", args)
    old = state.pos[state.dwarf]
    hop = t.distance[old * c.HEXES + hex] > 1 or (state.entrance(old) and state.entrance(hex))
    preview = None
    costly = state.tile[hex] > 0 and t.ability[state.heroes[state.dwarf]] != c.IGNORE_PERISHED
    if costly or state.troops(hex) > 0:
        word = "price-stop" if costly and state.troops(hex) > 0 else "price" if costly else "stop"
        preview = Preview(word=f"die_zwerge-preview-{word}", args={"count": state.troops(hex)})
    return made(action, [f"hex:{t.hexes[hex]}"], "hop" if hop else "step", args, preview)


def fatal(state: ZwergeState, action: int) -> Preview | None:
    """Return a warning where a price of perished land could lose the match."""
    if action == s.DOOM_ACTION:
        return Preview(word="die_zwerge-preview-lost") if state.doom - state.hero == 1 else None
    if state.health[state.a] > 1:
        return None
    return Preview(word="die_zwerge-preview-helped" if helped(state, state.a) else "die_zwerge-preview-lost")


def chance(state: ZwergeState, action: int) -> Preview | None:
    """Return how likely an action succeeds, or what it does on average."""
    dwarf = state.dwarf
    if action == s.MESSAGE_ACTION:
        return percent(odds.message(state, dwarf))
    if action == s.CRAFT_ACTION:
        return percent(odds.test(state, dwarf, c.CRAFT, CRAFT_TARGET, 1))
    if action == s.FIGHT_ACTION:
        return fight(state)
    if state.phase != s.ACTION or not s.CARD_ACTION <= action < s.GEAR_ACTION:
        return None
    t = state.data
    slot = action - s.CARD_ACTION
    card = state.cards[slot]
    mission = t.mission[card]
    if mission == c.DISCARD_GEAR:
        return None
    if mission == c.HEALTH_ROLL:
        return percent(odds.health_roll(state, dwarf, t.target[card], t.need[card]))
    return percent(odds.test(state, dwarf, t.attribute[card], t.target[card], t.need[card] - state.hits[slot]))


def percent(likely: float) -> Preview:
    """Return a chance as a preview."""
    return Preview(word="die_zwerge-preview-odds", args={"percent": round(100 * likely)})


def fight(state: ZwergeState) -> Preview:
    """Return how many troops a fight destroys on average, in tenths."""
    found = odds.fight(state, state.dwarf)
    if state.nodonn(state.dwarf) and sum(odds.foes(state, state.dwarf)) == 0:
        return percent(found[1])
    return Preview(word="die_zwerge-preview-kills", args={"tenths": round(10 * found[0]), "percent": round(100 * found[1])})
