"""The view of Die Zwerge, filled from an allow-list (spec 7): what is not named here is not sent."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from dvergar.engine.view_feed import CachedRow, ViewFeed
from dvergar.games.die_zwerge import cards as c
from dvergar.games.die_zwerge.cards import HEXES, SCENE, TROOPS, CardData
from dvergar.games.die_zwerge.rules import phases as s
from dvergar.games.die_zwerge.rules.dice import TRAIL
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.view.choices import choices
from dvergar.games.die_zwerge.view.face_up import card
from dvergar.games.die_zwerge.view.messages import Arrows, Coming, CouncilSpace, DieZwergeView, Done, Dwarf, Hex, Reach, Roll, Space, Throw
from dvergar.games.die_zwerge.view.prompts import SUBJECTS, prompt
from dvergar.games.die_zwerge.view.result import result


class ZwergeFaces:
    """Hexes as printed, the spaces of both tracks and the marks of the last scenarios, built once for each set of card data."""

    def __init__(self, data: CardData) -> None:
        self.hexes = [printed(data, hex) for hex in range(HEXES)]
        self.fate = [space(data, at) for at in range(len(data.fate))]
        zero, effects = data.council_zero, data.council_effect
        self.spaces = [CouncilSpace(n - zero, need, c.COUNCIL[effects[n]]) for n, need in enumerate(data.council_need)]
        self.tiles_mark = mark(data, c.TILES_AT_LEAST)
        self.troops_mark = mark(data, c.TROOPS_AT_LEAST)


@cache
def faces_of(data: CardData) -> ZwergeFaces:
    """Return the faces for a set of card data."""
    return ZwergeFaces(data)


def feed(state: ZwergeState) -> ZwergeFeed:
    """Return what shows this state move after move."""
    return ZwergeFeed(state)


class ZwergeFeed(ViewFeed):
    """The views of a match of Die Zwerge: the table is built once for all, since only prompt and choices differ; hexes that a move leaves alone are kept."""

    def __init__(self, state: ZwergeState) -> None:
        super().__init__(state.game, state)
        self.own = state
        self.faces = faces_of(state.data)
        self._hexes = CachedRow()

    def build_view(self, seat: int | None) -> DieZwergeView:
        """Return what that seat (None: a spectator) may know."""
        shared = self.table() if seat is None else self.view(None)
        assert isinstance(shared, DieZwergeView)
        if seat is None:
            return shared
        if seat not in shared.actors:
            return replace(shared, seat=seat)
        return replace(shared, seat=seat, prompt=prompt(self.own, seat), choices=choices(self.own, self.own.legal(seat)))

    def table(self) -> DieZwergeView:
        """Return what a spectator may know, and everybody who only waits."""
        state, faces = self.own, self.faces
        t = state.data
        difficulty = state.options["difficulty"]
        return DieZwergeView(
            game="die_zwerge",
            seats=state.seats,
            seat=None,
            actors=list(state.actors()),
            over=state.phase == s.OVER,
            prompt=prompt(state, None),
            choices=[],
            result=result(state),
            reveals=state.reveals,
            phase=s.PHASES[state.phase],
            window=state.phase in s.WINDOWS,
            subject=SUBJECTS[state.phase](state) if state.phase in SUBJECTS else None,
            gear=t.gears[state.a] if state.phase == s.GIVE else None,
            turn=state.turn,
            dwarf=state.dwarf,
            actions=state.actions,
            steps=state.steps if state.phase == s.STEP else 0,
            dwarves=[dwarf(state, one) for one in range(state.dwarves)],
            heroes=[id for hero, id in enumerate(t.heroes) if hero not in state.heroes] if state.phase == s.DRAFT else [],
            hexes=self.cached("hexes", (state.tile[:], state.army[:], state.tunnel), self.hexes),
            limit=state.limit,
            goal=t.hexes[t.goal],
            hero=state.hero,
            doom=state.doom,
            fate=faces.fate,
            coming=coming(state),
            skip=state.skip == 1,
            bans=[kind for k, kind in enumerate(TROOPS) if state.bans >> k & 1],
            council=state.council,
            spaces=faces.spaces,
            roll=roll(state),
            reach=reach(state) if state.phase == s.STEP else [],
            scenario=card(state, SCENE),
            cards=[card(state, slot) for slot in range(SCENE)],
            tokens=state.tokens,
            supply=list(state.supply),
            armies=[state.on_map(kind) for kind in range(len(TROOPS))],
            tiles=state.laid,
            tiles_of=len(t.tiles),
            tiles_mark=faces.tiles_mark,
            troops_mark=faces.troops_mark,
            tunnel=t.hexes[state.tunnel] if state.tunnel >= 0 else None,
            deck=len(state.deck) - state.dealt,
            threats=len(state.menace) - state.menace_at,
            equipment=len(state.kit) - state.kit_at,
            scenarios=len(state.scenes) - state.scene_at,
            completed=[Done(t.cards[one % 64], one // 64) for one in state.history],
            discard=[t.cards[one] for one in state.discard],
            equipment_discard=[t.gears[one] for one in state.kit_discard],
            unseen_equipment=self.cached("kit", (state.kit, state.kit_at), lambda: [t.gears[one] for one in sorted(state.kit[state.kit_at :])]),
            unseen_tiles=self.cached("tiles", (state.tiles, state.laid), lambda: [t.tiles[one] for one in sorted(state.tiles[state.laid :])]),
            destroyed=list(state.destroyed),
            difficulty=difficulty if isinstance(difficulty, str) else "",
            outcome=s.OUTCOMES[state.outcome],
            cause=s.CAUSES[state.cause] if state.outcome == s.DOOMED else None,
            culprit=culprit(state),
        )

    def hexes(self) -> list[Hex]:
        """Return all hexes."""
        state = self.own
        army, dug = state.army, state.tunnel
        return self._hexes.all([(tile, army[h * 3], army[h * 3 + 1], army[h * 3 + 2], h == dug) for h, tile in enumerate(state.tile)], self.hexagon)

    def hexagon(self, hex: int) -> Hex:
        """Return a hex as it is now."""
        state = self.own
        at = hex * 3
        return replace(
            self.faces.hexes[hex],
            tunnel=state.entrance(hex),
            tile=tile(state, hex) if state.tile[hex] else None,
            orc=state.army[at],
            troll=state.army[at + 1],
            elf=state.army[at + 2],
        )


def culprit(state: ZwergeState) -> str | None:
    """Return the card that won, or the hero who died."""
    t = state.data
    if state.outcome == s.WON:
        return t.cards[state.culprit]
    return t.heroes[state.heroes[state.culprit]] if state.outcome == s.DIED else None


def mark(t: CardData, condition: int) -> int:
    """Return the number of a last scenario's condition, 0 where none has it."""
    return next((t.condition_number[card] for card in t.c_cards if t.condition[card] == condition), 0)


def dwarf(state: ZwergeState, one: int) -> Dwarf:
    """Return a dwarf."""
    t = state.data
    hero = state.heroes[one]
    if hero < 0:
        return Dwarf(state.seat_of(one), "", "", 0, 0, 0, 0, 0, [0, 0, 0], "", [], False, False)
    return Dwarf(
        seat=state.seat_of(one),
        hero=t.heroes[hero],
        hex=t.hexes[state.pos[one]],
        health=state.health[one],
        most=state.most(one),
        combat=state.value(one, c.COMBAT),
        craft=state.value(one, c.CRAFT),
        speed=state.value(one, c.SPEED),
        base=t.base[hero * 3 : hero * 3 + 3],
        ability=c.ABILITIES[t.ability[hero]],
        gear=[id for kind, id in enumerate(t.gears) if state.gear[one] >> kind & 1],
        keenfire=state.keen == one,
        pinned=state.pinned(one),
    )


def printed(t: CardData, hex: int) -> Hex:
    """Return a hex as it is printed."""
    names = {t.places[place].split(":")[0]: t.places[place].split(":")[1] for place, within in enumerate(t.within) if within[hex]}
    return Hex(
        id=t.hexes[hex],
        q=t.q[hex],
        r=t.r[hex],
        kingdom=names.get("kingdom"),
        place=names.get("place"),
        gate=names.get("gate"),
        printed=t.is_tunnel[hex],
        red=t.way[hex] if t.way[hex] >= 0 else None,
        white=t.way[HEXES + hex] if t.way[HEXES + hex] >= 0 else None,
    )


def tile(state: ZwergeState, hex: int) -> Arrows:
    """Return the tile on a hex."""
    t = state.data
    one = state.tile[hex] - 1
    main = t.way[t.tile_way[one] + hex]
    kinds = [TROOPS[kind] for kind in t.tile_troops[one * 4 : one * 4 + 4]]
    return Arrows(
        id=t.tiles[one],
        colour="white" if t.tile_way[one] else "red",
        main=main,
        left=(main + t.tile_left[one]) % 6,
        right=(main - t.tile_right[one]) % 6,
        left_troops=kinds[:2],
        right_troops=kinds[2:],
        to=t.hexes[state.downhill(hex)],
    )


def space(t: CardData, at: int) -> Space:
    """Return a space of the fate track."""
    symbol = t.fate[at]
    if symbol < 0:
        return Space("start")
    return Space(
        kind=c.SYMBOLS[symbol],
        gate=t.gates[t.fate_value[at]] if symbol == c.RECRUIT_SYMBOL else None,
        cards=t.fate_value[at] if symbol == c.THREAT_SYMBOL else 0,
    )


def coming(state: ZwergeState) -> Coming:
    """Return what the next hero step will do."""
    t = state.data
    at = state.hero + 1
    if state.skip:
        return Coming(state.hero, "skipped")
    if at >= state.doom or at >= len(t.fate):
        return Coming(at, "meets")
    found = space(t, at)
    if found.gate is None:
        return Coming(at, found.kind, cards=found.cards)
    hex = t.gate_hex[t.fate_value[at]]
    return Coming(
        at, found.kind, gate=found.gate, hex=t.hexes[hex], troops=state.troops(hex), dice=[kind for k, kind in enumerate(TROOPS) if state.supply[k] > 0]
    )


def roll(state: ZwergeState) -> Roll | None:
    """Return the last roll of number dice with all that was done to it."""
    if not state.trail:
        return None
    t = state.data
    throws: list[Throw] = []
    for entry in state.trail:
        dice: list[int] = []
        while entry > 15:
            dice.insert(0, entry & 7)
            entry >>= 3
        throws.append(Throw(TRAIL[entry & 7], dice))
    target = need = 0
    if state.purpose in (s.TEST_ROLL, s.HEALTH_DICE) and state.cards[state.lent] >= 0:
        target, need = t.target[state.cards[state.lent]], t.need[state.cards[state.lent]]
    return Roll(s.PURPOSES[state.purpose], throws, target, need, state.phase in (s.REROLL_DIE, s.REROLL, s.RAISE, s.SONG, s.ASSIGN))


def reach(state: ZwergeState) -> list[Reach]:
    """Return where the mover could get: the fewest steps, among those ways the one over the fewest perished hexes."""
    t = state.data
    free = t.ability[state.heroes[state.dwarf]] == c.IGNORE_PERISHED
    best: dict[int, tuple[int, int, list[str]]] = {state.pos[state.dwarf]: (0, 0, [])}
    edge = [state.pos[state.dwarf]]
    for steps in range(1, state.steps + 1):
        new: list[int] = []
        for hex in edge:
            if steps > 1 and state.troops(hex) > 0:
                continue
            ways = [*t.around[hex], *(state.entrances() if state.entrance(hex) else [])]
            for to in ways:
                price = best[hex][1] + (0 if free or state.tile[to] == 0 else 1)
                if to not in best or (best[to][0] == steps and price < best[to][1]):
                    if to not in best:
                        new.append(to)
                    best[to] = (steps, price, [*best[hex][2], t.hexes[to]])
        edge = new
    return [Reach(t.hexes[hex], steps, price, state.troops(hex) > 0, way) for hex, (steps, price, way) in sorted(best.items()) if steps > 0]
