"""Filling the view from an allow-list (spec 7): what is not named here is not sent. Never compiled: msgspec Structs."""

from __future__ import annotations

from dvergar.games.roi_des_nains import cards as c
from dvergar.games.roi_des_nains.cards import KINDS, MAGIC, SUITS, Rule
from dvergar.games.roi_des_nains.choices import choices
from dvergar.games.roi_des_nains.messages import HandCard, QuestView, RoiDesNainsView, RuleView, SeatView, SpecialView, SuitCount
from dvergar.games.roi_des_nains.position import NOBODY, OVER, PHASES, PLAY
from dvergar.games.roi_des_nains.prompts import prompt, why_not
from dvergar.games.roi_des_nains.rules import Rules
from dvergar.games.roi_des_nains.sheet import history, result
from dvergar.games.roi_des_nains.tallies import tallies
from dvergar.games.roi_des_nains.tricks import Played, face, faces


def view(state: Rules, seat: int | None) -> RoiDesNainsView:
    """Return what that seat (None: a spectator) may know."""
    legal = [] if seat is None else state.legal(seat)
    played = Played(state, False)
    done = played.done()
    past = Played(state, True).done() if state.past and not done else []
    over = state.phase == OVER
    winning = state.trick_winner() if state.phase == PLAY and state.cards_on_table() else NOBODY
    return RoiDesNainsView(
        game="roi_des_nains",
        seats=state.seats,
        seat=seat,
        actors=state.actors(),
        over=over,
        prompt=prompt(state, seat),
        choices=choices(state, legal),
        result=result(state),
        reveals=state.reveals,
        phase=PHASES[state.phase],
        deal=state.deal + 1,
        deals=state.deals,
        extra=state.deal >= state.deals,
        trick=min(state.trick + 1, state.tricks),
        tricks=state.tricks,
        dealer=int(state.history[-6 - 4 * state.seats]) if over else state.dealer,
        opener=number(state.opener),
        heir=number(state.heir),
        quest=quest(state),
        special=special(state, seat),
        table=table(state, NOBODY if seat is None else seat),
        plays=played.plays(state.trick),
        order=[(state.leader + k) % state.seats for k in range(state.seats)] if state.leader >= 0 else [],
        led=SUITS[state.led] if state.led >= 0 else None,
        winning=number(winning),
        done=done,
        last=done[-1] if done else past[-1] if past else None,
        past=past,
        hand=[] if seat is None else hand(state, seat, legal),
        suits=suits(state),
        unseen=[faces(state.tables)[card] for card in unseen(state, NOBODY if seat is None else seat)],
        history=history(state),
        piles=(len(state.tiles) - state.deal - 1, len(state.specials) - state.deal - 1),
    )


def number(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return seat if seat >= 0 else None


def rule(state: Rules, number: int) -> RuleView:
    """Return one side of a tile."""
    r = state.tables.rules[number]
    ids = [state.game.actions.name(card)[5:-1] for card in range(len(r.worth)) if r.worth[card]]
    return RuleView(id=r.id, kind=KINDS[r.kind], cards=ids, good=good(r))


def good(r: Rule) -> bool:
    """Return whether a rule gives points and takes none."""
    if r.kind == c.PER_CARD:
        return min(r.worth) >= 0
    if r.kind == c.NEIGHBOURS:
        return all(points > 0 for _, _, points in r.sides)
    return r.points > 0


def quest(state: Rules) -> QuestView:
    """Return the tile of the deal."""
    a, b = state.tables.tiles[state.tile]
    side = None if state.side < 0 else "ab"[state.side]
    return QuestView(tile=state.tables.tile_ids[state.tile], a=rule(state, a), b=rule(state, b), side=side, chooser=state.chooser)


def special(state: Rules, seat: int | None) -> SpecialView:
    """Return where the special card of the deal is, as far as the reader knows."""
    t = state.tables
    reader = NOBODY if seat is None else seat
    where, owner = "unknown", NOBODY
    if state.spot >= 0 or state.swapped >= 0:
        at = max(state.spot, state.swapped)
        trick = at // state.seats
        where, owner = ("pile", state.winners[trick]) if trick < len(state.winners) else ("trick", state.player(at))
    else:
        holder = state.holder(state.special)
        if state.sees(reader, holder) or state.known(reader) & t.bits[state.special]:
            where, owner = "hand", holder
    return SpecialView(face=faces(t)[state.special], where=where, seat=number(owner), armed=state.armed == 1)


def located(state: Rules, reader: int, seat: int) -> list[int]:
    """Return the cards of a hand that the reader can locate."""
    cards = state.hands[seat]
    if state.sees(reader, seat):
        return cards
    known = state.known(reader)
    return [card for card in cards if known & state.tables.bits[card]]


def table(state: Rules, reader: int) -> list[SeatView]:
    """Return the public side of each seat."""
    points = state.quest_points()
    counted = tallies(state)
    over = state.phase == OVER
    out = []
    for seat in range(state.seats):
        factor = state.factor(seat)
        out.append(
            SeatView(
                seat=seat,
                total=state.totals[seat],
                cards=len(state.hands[seat]),
                tricks=state.winners.count(seat),
                quest=points[seat],
                bonus=state.bonus[seat],
                factor=factor,
                points=(points[seat] + state.bonus[seat]) * factor,
                tallies=counted[seat],
                dealer=seat == state.dealer and not over,
                voids=[suit for n, suit in enumerate(SUITS) if state.voids[seat] >> n & 1],
                known=[faces(state.tables)[card] for card in located(state, reader, seat)],
            )
        )
    return out


def hand(state: Rules, seat: int, legal: list[int]) -> list[HandCard]:
    """Return the reader's hand; a Mummy or Puppeteer shows what it would be now."""
    t = state.tables
    out = []
    for card in state.hands[seat]:
        ident = state.identity(card) if state.phase == PLAY else -1
        shown = face(t, card, ident) if card >= MAGIC else faces(t)[card]
        note = None if card in legal else why_not(state, seat, card)
        why, args = ("roi_des_nains-why-" + note[0], note[1]) if note else (None, {})
        out.append(HandCard(face=shown, legal=card in legal, why=why, why_args=args))
    return out


def suits(state: Rules) -> list[SuitCount]:
    """Return how many cards of each suit are still in hands."""
    pack = [0, 0, 0, 0]
    left = [0, 0, 0, 0]
    for card in [*state.tables.packs[state.seats], state.special]:
        pack[card >> 4] += 1
    for cards in state.hands:
        for card in cards:
            left[card >> 4] += 1
    return [SuitCount(suit=suit, left=left[n], of=pack[n]) for n, suit in enumerate(SUITS)]


def unseen(state: Rules, reader: int) -> list[int]:
    """Return the cards in hands that the reader cannot locate, ascending."""
    out = []
    for seat in range(state.seats):
        mine = located(state, reader, seat)
        out += [card for card in state.hands[seat] if card not in mine]
    return sorted(out)
