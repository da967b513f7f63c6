"""A bot's answers to everything but the choice of an action and of a step."""

from __future__ import annotations

from dvergar.games.die_zwerge.bot.evaluation import W_ADVENTURE, W_SPACE, adventure_bonus, best_owner, health_value, map_troop_value, reward_value, troop_value
from dvergar.games.die_zwerge.bot.jobs import threat_now
from dvergar.games.die_zwerge.bot.measures import mean_kills
from dvergar.games.die_zwerge.cards import COMBAT, CRAFT, HEXES, MEET, REROLL_CRAFT, SCENE, SPEED
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules import phases as p
from dvergar.games.die_zwerge.rules.play import ZwergeState


def answer(state: ZwergeState, seat: int, w: list[float]) -> int:
    """Return one of the legal actions."""
    legal = state.legal(seat)
    phase = state.phase
    if phase == p.ASSIGN:
        return best_hit(state, w, legal)
    if phase == p.PENALTY:
        return penalty(state, w)
    if phase in (p.REROLL, p.REROLL_DIE, p.RAISE, p.SONG):
        return dice(state, legal)
    if phase in (p.DAMAGE, p.REDIRECT):
        return healthiest(state, legal)
    if phase == p.HEAL:
        return weakest(state, legal)
    if phase in (p.SHIELD, p.RESCUE, p.COURAGE, p.DISGUISE):
        return window(state, w, legal)
    if phase == p.GIVE:
        return p.DWARF_ACTION + best_owner(state, state.a)
    if phase in (p.REMOVE, p.REMOVE_KIND, p.CLEAR, p.MUSTER):
        return troops(state, w, legal)
    if phase in (p.SPEND, p.LOSE_GEAR):
        return least_gear(state, legal)
    return rarely(state, w, legal)


def rarely(state: ZwergeState, w: list[float], legal: list[int]) -> int:
    """Answer what is seldom asked."""
    phase = state.phase
    if phase == p.KEEN:
        return strongest(state, legal, COMBAT)
    if phase == p.PIN:
        return strongest(state, legal, COMBAT)
    if phase == p.BAN:
        return p.USE_ACTION
    if phase == p.PAY:
        gain = reward_value(state, w, state.cards[state.a]) + w[W_ADVENTURE] + adventure_bonus(state, w)
        return p.USE_ACTION if gain > health_value(state, w, state.health[state.b]) else p.DECLINE_ACTION
    if phase == p.OFFER:
        best = p.DECLINE_ACTION
        most = 0.0
        for action in legal:
            if action >= p.CARD_ACTION:
                cost = threat_now(state, w, action - p.CARD_ACTION)
                if cost > most:
                    best = action
                    most = cost
        return best
    if phase in (p.PLACE_DWARF, p.JOIN_DWARF, p.PLACE_HEX, p.JOIN):
        return travel(state, legal)
    if phase == p.DRAFT:
        for hero in (2, 3, 0, 4, 1):
            if p.HERO_ACTION + hero in legal:
                return p.HERO_ACTION + hero
    if phase == p.TUNNEL:
        return tunnel(state, legal)
    return legal[0]


def best_hit(state: ZwergeState, w: list[float], legal: list[int]) -> int:
    """Destroy what is worth most; among equals the hardest kind that the die beats."""
    best = legal[0]
    most = -1.0
    for action in legal:
        if action == p.TOKEN_ACTION:
            value = 20.0
        else:
            pool = (action - p.HIT_ACTION) // 3
            kind = (action - p.HIT_ACTION) % 3
            value = map_troop_value(state, w, state.pos[state.dwarf], kind) if pool == 0 else troop_value(state, w, pool - 1, kind)
            value *= 1.0 + 0.25 * kind
        if value > most:
            best = action
            most = value
    return best


def penalty(state: ZwergeState, w: list[float]) -> int:
    """Pay with what is worth less."""
    left = state.doom - state.hero
    if left <= 1:
        return p.HEALTH_ACTION
    doom = w[W_SPACE] * (2.0 if left <= 4 else 1.0)
    return p.HEALTH_ACTION if health_value(state, w, state.health[state.a]) < doom else p.DOOM_ACTION


def healthiest(state: ZwergeState, legal: list[int]) -> int:
    """Return the dwarf who can bear a wound best."""
    best = legal[0]
    for action in legal:
        if state.health[action - p.DWARF_ACTION] > state.health[best - p.DWARF_ACTION]:
            best = action
    return best


def weakest(state: ZwergeState, legal: list[int]) -> int:
    """Return the dwarf who needs healing most."""
    best = -1
    for action in legal:
        if action >= p.DWARF_ACTION and (best < 0 or state.health[action - p.DWARF_ACTION] < state.health[best - p.DWARF_ACTION]):
            best = action
    return best


def strongest(state: ZwergeState, legal: list[int], attribute: int) -> int:
    """Return the dwarf with the most dice; among equals the healthiest."""
    best = legal[0]
    most = -1
    for action in legal:
        dwarf = action - p.DWARF_ACTION
        value = state.value(dwarf, attribute) * 10 + state.health[dwarf]
        if value > most:
            best = action
            most = value
    return best


def window(state: ZwergeState, w: list[float], legal: list[int]) -> int:
    """Use an owned card where it is worth it."""
    if state.phase == p.SHIELD:
        return p.USE_ACTION if health_value(state, w, state.health[state.b]) < health_value(state, w, state.health[state.a]) else p.DECLINE_ACTION
    if state.phase == p.RESCUE:
        return legal[-1]
    if state.phase == p.DISGUISE:
        return p.USE_ACTION if threat_now(state, w, state.a) >= 1.4 else p.DECLINE_ACTION
    return p.DECLINE_ACTION


def least_gear(state: ZwergeState, legal: list[int]) -> int:
    """Return the equipment that will be missed least."""
    order = ["verkleidung", "lied", "amboss", "dolch", "schild", "kaese", "bier", "stiefel", "werkzeug", "kettenhemd", "waffe"]
    gears = state.data.gears
    best = legal[0]
    least = 99
    for action in legal:
        name = gears[action - p.GEAR_ACTION]
        rank = order.index(name) if name in order else 20
        if rank < least:
            best = action
            least = rank
    return best


def troops(state: ZwergeState, w: list[float], legal: list[int]) -> int:
    """Remove what is worth most."""
    best = legal[0]
    most = -1.0
    for action in legal:
        value = 0.0
        if action >= p.HEX_ACTION:
            hex = action - p.HEX_ACTION
            kind = 2 if state.army[hex * 3 + 2] > 0 else 1 if state.army[hex * 3 + 1] > 0 else 0
            value = map_troop_value(state, w, hex, kind) * (state.troops(hex) if state.phase == p.CLEAR else 1)
        elif action >= p.KIND_ACTION:
            kind = action - p.KIND_ACTION
            value = map_troop_value(state, w, state.a, kind) if state.a < HEXES else troop_value(state, w, state.a - HEXES, kind)
        elif action >= p.CARD_ACTION:
            slot = action - p.CARD_ACTION
            kind = 2 if state.held[slot * 3 + 2] > 0 else 1 if state.held[slot * 3 + 1] > 0 else 0
            value = troop_value(state, w, slot, kind)
        if value > most:
            best = action
            most = value
    return best


def travel(state: ZwergeState, legal: list[int]) -> int:
    """Put a dwarf where the scenario needs one; decline otherwise."""
    t = state.data
    card = state.cards[SCENE]
    goal: list[int] = []
    if card >= 0:
        if t.place[card] >= 0:
            goal = t.place_hexes[t.place[card]]
        elif t.visits[card]:
            for n in range(len(t.visits[card])):
                if state.ticks >> n & 1 == 0:
                    goal = t.place_hexes[t.visits[card][n]]
    if not goal:
        goal = t.place_hexes[t.place[t.b_cards[0]]]
    if state.phase == p.PLACE_HEX:
        for hex in goal:
            if p.HEX_ACTION + hex in legal:
                return p.HEX_ACTION + hex
        return legal[0]
    best = legal[0]
    most = 2.0 if best == p.DECLINE_ACTION else -9.0
    for action in legal:
        if action < p.DWARF_ACTION:
            continue
        dwarf = action - p.DWARF_ACTION
        far = t.distance[state.pos[dwarf] * HEXES + goal[0]]
        if state.phase == p.JOIN:
            value = 9.0 - far
        else:
            value = far + 0.7 * state.value(dwarf, CRAFT if card >= 0 and t.mission[card] != MEET else SPEED)
            if far == 0:
                value = -1.0
        if value > most:
            best = action
            most = value
    return best


def tunnel(state: ZwergeState, legal: list[int]) -> int:
    """Lay the tunnel tile near the forge."""
    t = state.data
    goal = t.place_hexes[t.place[t.b_cards[0]]][0]
    best = legal[0]
    least = 99
    for action in legal:
        if action >= p.HEX_ACTION and t.distance[(action - p.HEX_ACTION) * HEXES + goal] < least:
            best = action
            least = t.distance[(action - p.HEX_ACTION) * HEXES + goal]
    return best


# Dice


def dice(state: ZwergeState, legal: list[int]) -> int:
    """Roll again, raise or sing where that is better on average."""
    assert isinstance(state, ZwergeState)
    if state.phase == p.SONG:
        if state.purpose == p.TEST_ROLL:
            return p.USE_ACTION if state.missing() == 1 else p.DECLINE_ACTION
        return p.USE_ACTION if max(state.dice) <= 2 else p.DECLINE_ACTION
    if state.phase == p.REROLL:
        return reroll(state, legal)
    best = p.DECLINE_ACTION
    if state.phase == p.REROLL_DIE:
        low = min(state.dice)
        if state.purpose == p.MOVE_ROLL:
            return p.DIE_ACTION + state.dice.index(low)
        if state.purpose == p.FIGHT_ROLL and low >= 4 and destroyed(state, state.dice) == len(state.dice):
            return p.DECLINE_ACTION
        return p.DIE_ACTION + state.dice.index(low)
    most = destroyed(state, state.dice)
    for action in legal:
        if action >= p.DIE_ACTION:
            other = state.dice.copy()
            other[action - p.DIE_ACTION] += 1
            count = destroyed(state, other)
            if count > most:
                best = action
                most = count
    return best


def destroyed(state: ZwergeState, rolled: list[int]) -> int:
    """Return how many troops or tokens these dice destroy."""
    t = state.data
    left = odds.foes(state, state.dwarf)
    tokens = state.tokens if state.lent == 1 and state.cards[SCENE] >= 0 else 0
    count = 0
    for die in sorted(rolled):
        done = False
        for kind in range(3):
            if not done and left[kind] > 0 and die >= t.defeat[kind]:
                left[kind] -= 1
                count += 1
                done = True
        if not done and tokens > 0 and die >= t.target[state.cards[SCENE]]:
            tokens -= 1
            count += 1
    return count


def reroll(state: ZwergeState, legal: list[int]) -> int:
    """Roll all dice again where that is better; equipment is kept for when it matters."""
    free = p.REROLL_ACTION in legal
    n = len(state.dice)
    if state.purpose == p.FIGHT_ROLL:
        foes = odds.foes(state, state.dwarf)
        now = float(destroyed(state, state.dice))
        mean = n / 6.0 if state.lent == 1 and sum(foes) == 0 else mean_kills(state, n, foes[0], foes[1], foes[2])
        if free:
            return p.REROLL_ACTION if now < mean - 0.1 else p.DECLINE_ACTION
        if now == 0 and mean >= 0.6:
            return legal[-1]
        return p.DECLINE_ACTION
    if state.purpose == p.CRAFT_ROLL:
        return p.REROLL_ACTION if free else p.DECLINE_ACTION
    card = state.cards[state.lent]
    t = state.data
    target = t.target[card]
    open_ = t.need[card] - state.hits[state.lent]
    got = state.count(target)
    council = odds.council_dice(state)
    ability = 1 if odds.t_ability(state, state.dwarf) == REROLL_CRAFT else 0
    anvil = 1 if state.owns(state.dwarf, t.anvil) else 0
    keep = 0.0
    if state.actions > 0:  # another action may bring what is still missing
        keep = odds.repeated(odds.rolled(council, n, target, open_ - got), ability + anvil)
    again = 0.0
    for k in range(n + 1):
        rest = 1.0
        if k < open_:
            rest = odds.repeated(odds.rolled(council, n, target, open_ - k), ability + (anvil if free else 0)) if state.actions > 0 else 0.0
        again += odds.AFTER[council * 1352 + target * 169 + n * 13 + k] * rest
    if free:
        return p.REROLL_ACTION if again > keep else p.DECLINE_ACTION
    return legal[-1] if again > keep + 0.25 else p.DECLINE_ACTION
