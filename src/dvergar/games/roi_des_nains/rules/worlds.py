"""Worlds, drawn where a seat cannot know (spec 7): hands as the deal would fall given all that was shown, and the memory of others with them.

All assignments of the unknown cards to the other hands that fit what was shown are equally likely: voids, the Mummy or Puppeteer that would have been
forced, cards shown, hands seen. Of the Goblin Standard Bearer's exchange the seats beside it know only that the shown cards stayed among the two.
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.cards import MAGIC
from dvergar.games.roi_des_nains.rules.position import GIVE_SECOND
from dvergar.games.roi_des_nains.rules.questions import RoiQuestions

WORD: Final = 4294967296.0
INVERSE: Final = [1.0]  # 1 / k!
for _k in range(1, 41):
    INVERSE.append(INVERSE[-1] / _k)


class Draw:
    """Ways to share classes of cards among groups of hands: `counts` by class, `room` by group, `bars` by group (bit by class that it cannot hold)."""

    def __init__(self, counts: list[int], room: list[int], bars: list[int]) -> None:
        self.counts = counts
        self.room = room
        self.bars = bars
        self.share = [0] * (len(counts) * len(room))  # at class * groups + group
        self.sum = 0.0
        self.goal = 0.0

    def weight(self) -> float:
        """Return how many ways there are, up to a factor that is the same for equal `counts`."""
        self.sum = 0.0
        self.goal = -1.0
        self.walk(0, 0, self.counts[0], 1.0)
        return self.sum

    def pick(self, part: float) -> None:
        """Leave in `share` the way that stands at that part (0 to 1) of all of them."""
        goal = part * self.weight()
        self.goal = goal
        self.sum = 0.0
        self.walk(0, 0, self.counts[0], 1.0)

    def walk(self, kind: int, group: int, left: int, weight: float) -> bool:
        """Share out what is left of a class among the groups from `group` on, then the later classes; True where the goal is passed."""
        groups = len(self.room)
        if group == groups:
            if left:
                return False
            if kind + 1 < len(self.counts):
                return self.walk(kind + 1, 0, self.counts[kind + 1], weight)
            self.sum += weight
            return self.goal >= 0.0 and self.sum > self.goal
        room = self.room[group]
        most = 0 if self.bars[group] >> kind & 1 else min(left, room)
        least = 0
        if kind == len(self.counts) - 1:
            if most < room:
                return False
            least = room
        if group == groups - 1:
            if most < left:
                return False
            least = max(least, left)
        for k in range(least, most + 1):
            self.share[kind * groups + group] = k
            self.room[group] = room - k
            if self.walk(kind, group + 1, left - k, weight * INVERSE[k]):
                return True
        self.room[group] = room
        return False


def redraw(s: RoiQuestions, reader: int, rng: Rng) -> None:
    """Draw anew, in place, all that the reader (-1: a spectator) cannot know."""
    kept = s.deal + 1
    s.tiles = s.tiles[:kept] + shuffled(s.tiles[kept:], rng)
    s.specials = s.specials[:kept] + shuffled(s.specials[kept:], rng)
    hands = Hands(s, reader)
    hands.deal(rng)
    if s.target >= 0 and reader != s.giver and reader != s.target:
        remember(s, rng)
    if s.phase == GIVE_SECOND and reader != s.giver:
        hand = s.hands[s.giver]
        s.pending = hand[rng.below(len(hand))]
    s.rng = Rng(rng.seed())


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """Return them sorted, then shuffled: their order so far is unknown."""
    out = sorted(items)
    rng.shuffle(out)
    return out


class Hands:
    """The other hands as a reader knows them, and the cards that it cannot locate."""

    def __init__(self, s: RoiQuestions, reader: int) -> None:
        self.s = s
        bits = s.data.bits
        known = s.known(reader)
        self.kept: list[list[int]] = []  # by seat
        self.room: list[int] = []
        self.unknown: list[int] = []
        for seat in range(s.seats):
            hand = s.hands[seat]
            if s.sees(reader, seat):
                self.kept.append(hand)
                self.room.append(0)
                continue
            kept: list[int] = []
            for card in hand:
                if known & bits[card]:
                    kept.append(card)
                else:
                    self.unknown.append(card)
            self.kept.append(kept)
            self.room.append(len(hand) - len(kept))
        self.unknown.sort()
        self.pins: list[int] = []  # unknown cards that not every hand can hold, for another reason than a void
        if s.target >= 0 and reader != s.giver and reader != s.target:
            for card in (s.special, s.data.chooser):
                if card in self.unknown and (card == s.special or s.chooser == s.giver or s.chooser == s.target):
                    self.pins.append(card)
        elif s.barred and s.special >= MAGIC and s.special in self.unknown:
            self.pins.append(s.special)

    def deal(self, rng: Rng) -> None:
        """Deal the unknown cards."""
        if not self.unknown:
            return
        void = False
        for seat in range(self.s.seats):
            if self.room[seat] and self.s.voids[seat]:
                void = True
        if void or self.pins:
            self.deal_by_suit(rng)
            return
        rng.shuffle(self.unknown)
        at = 0
        for seat in range(self.s.seats):
            room = self.room[seat]
            if room:
                hand = self.kept[seat] + self.unknown[at : at + room]
                hand.sort()
                self.s.hands[seat] = hand
                at += room

    def may_hold(self, seat: int, card: int) -> bool:
        """Return whether a pinned card can lie there."""
        s = self.s
        if self.room[seat] == 0 or (card < MAGIC and s.voids[seat] >> (card >> 4) & 1):
            return False
        if s.target >= 0:
            return seat == s.giver or seat == s.target
        return s.barred >> seat & 1 == 0

    def deal_by_suit(self, rng: Rng) -> None:
        """Deal where voids or pins bind: place the pins, share the suits out among hands with equal voids, then deal within those."""
        s = self.s
        loose = [card for card in self.unknown if card not in self.pins]
        places: list[list[int]] = [[]]  # all ways to place the pins
        for card in self.pins:
            places = [[*place, seat] for place in places for seat in range(s.seats) if self.may_hold(seat, card)]
        draws: list[Draw] = []
        weights: list[float] = []
        fitting: list[list[int]] = []
        groups = self.groups()
        for place in places:
            room = self.room.copy()
            for seat in place:
                room[seat] -= 1
            if min(room) < 0:
                continue
            draw = self.draw(loose, room, groups)
            draws.append(draw)
            fitting.append(place)
            weight = draw.weight() * splits(room, groups)
            weights.append(weight * exchange_ways(s, self.pins, place) if s.target >= 0 and self.pins else weight)
        part = rng.word() / WORD * sum(weights)
        which = 0
        while which < len(weights) - 1 and part >= weights[which]:
            part -= weights[which]
            which += 1
        draw = draws[which]
        draw.pick(rng.word() / WORD)
        for n, card in enumerate(self.pins):
            seat = fitting[which][n]
            self.room[seat] -= 1
            self.kept[seat] = [*self.kept[seat], card]
        self.hand_out(loose, draw, groups, rng)

    def groups(self) -> list[list[int]]:
        """Return the seats with room, those with equal voids together."""
        out: list[list[int]] = []
        for seat in range(self.s.seats):
            if self.room[seat]:
                for group in out:
                    if self.s.voids[group[0]] == self.s.voids[seat]:
                        group.append(seat)
                        break
                else:
                    out.append([seat])
        return out

    def draw(self, loose: list[int], room: list[int], groups: list[list[int]]) -> Draw:
        """Return the ways to share out the loose cards; the magic card, if it is one of them, is a class that every hand can hold."""
        counts = [0, 0, 0, 0]
        for card in loose:
            counts[card >> 4] += 1
        if counts[3] == 0:
            counts.pop()
        return Draw(counts, [sum([room[seat] for seat in group]) for group in groups], [self.s.voids[group[0]] for group in groups])

    def hand_out(self, loose: list[int], draw: Draw, groups: list[list[int]], rng: Rng) -> None:
        """Deal as the draw says."""
        portions: list[list[int]] = []
        for _ in groups:
            portions.append([])
        for suit in range(len(draw.counts)):
            cards = [card for card in loose if card >> 4 == suit]
            rng.shuffle(cards)
            at = 0
            for g in range(len(groups)):
                count = draw.share[suit * len(groups) + g]
                portions[g] += cards[at : at + count]
                at += count
        for g, group in enumerate(groups):
            portion = portions[g]
            if len(group) > 1:
                portion.sort()
                rng.shuffle(portion)
            at = 0
            for seat in group:
                room = self.room[seat]
                self.s.hands[seat] = sorted(self.kept[seat] + portion[at : at + room])
                at += room


def splits(room: list[int], groups: list[list[int]]) -> float:
    """Return in how many ways the cards of each group can be dealt within it."""
    ways = 1.0
    for group in groups:
        whole = 0
        for seat in group:
            whole += room[seat]
            ways *= INVERSE[room[seat]]
        ways /= INVERSE[whole]
    return ways


# The exchange of the Goblin Standard Bearer: `X` is the giver's hand after it (with what it has played since), `Y` the target's.


def pairs(n: int) -> int:
    """Return how many pairs there are among n."""
    return n * (n - 1) // 2 if n > 1 else 0


def fill(n: int, k: int) -> int:
    """Return in how many ways k more cards (at most two) are chosen among n."""
    return pairs(n) if k == 2 else max(n, 0) if k == 1 else 1 if k == 0 else 0


def exchange_ways(s: RoiQuestions, pins: list[int], place: list[int]) -> float:
    """Return in how many ways the exchange could have led to these places of the special and of the quest chooser's card."""
    t = s.data
    special = s.giver if in_hand_of(s, s.giver, s.special) else s.target
    quest = s.giver if in_hand_of(s, s.giver, t.chooser) else s.target
    for n, card in enumerate(pins):
        if card == s.special:
            special = place[n]
        else:
            quest = place[n]
    x = len(s.hands[s.giver]) + played(s, s.giver)
    y = len(s.hands[s.target]) + played(s, s.target)
    if not s.given:  # two cards were drawn, none has been given back yet
        if s.chooser != s.target:
            return 1.0
        return float(x - 2 if quest == s.giver else pairs(x - 1))
    must = 1 if special == s.target else 0
    if s.chooser == s.giver:
        if quest == s.giver:
            return float(fill(y - must, 2 - must) * pairs(x))
        return float(fill(y - must - 1, 1 - must) * pairs(x))
    if s.chooser == s.target:
        if quest == s.giver:
            return float(fill(y - must, 2 - must) * x)
        return float(fill(y - must - 1, 2 - must) * pairs(x + 1) + fill(y - must - 1, 1 - must) * x)
    return float(fill(y - must, 2 - must) * pairs(x + 1))


def in_hand_of(s: RoiQuestions, seat: int, card: int) -> bool:
    """Return whether the seat holds a card or has played it in this deal."""
    if card in s.hands[seat]:
        return True
    return card in s.cards and s.player(s.cards.index(card)) == seat


def played(s: RoiQuestions, seat: int) -> int:
    """Return how many cards the seat has played in this deal."""
    return len([at for at in range(len(s.cards)) if s.player(at) == seat])


def after_exchange(s: RoiQuestions, seat: int) -> list[int]:
    """Return the hand that a seat had when the exchange was over, or as far as it is."""
    return sorted(s.hands[seat] + [s.cards[at] for at in range(len(s.cards)) if s.player(at) == seat])


def remember(s: RoiQuestions, rng: Rng) -> None:
    """Draw which cards went each way in the exchange, given the hands: any way that fits is as likely as the others."""
    t = s.data
    mine = after_exchange(s, s.giver)
    yours = after_exchange(s, s.target)
    given: list[int] = []
    taken: list[int] = []
    spared = [s.special]  # cannot have been drawn
    if s.chooser == s.giver:
        spared.append(t.chooser)
    if s.given:
        free = yours.copy()
        if s.special in yours:
            given.append(s.special)
            free.remove(s.special)
        if t.chooser in yours and s.chooser == s.giver:
            given.append(t.chooser)
            free.remove(t.chooser)
        elif t.chooser in yours and s.chooser == s.target:
            free.remove(t.chooser)
            need = 2 - len(given)
            back = fill(len(free), need - 1) * len(mine)  # drawn and given back
            stayed = fill(len(free), need) * pairs(len(mine) + 1)
            if rng.below(back + stayed) < back:
                given.append(t.chooser)
                taken.append(t.chooser)
        while len(given) < 2:
            given.append(free.pop(rng.below(len(free))))
    if s.chooser == s.target and t.chooser in mine:
        taken.append(t.chooser)
    pool = [card for card in sorted(mine + given) if card not in spared and card not in taken]
    if s.chooser == s.target and t.chooser in pool:
        pool.remove(t.chooser)
    while len(taken) < 2:
        taken.append(pool.pop(rng.below(len(pool))))
    s.taken = sorted(taken)
    if s.given:
        s.given = sorted(given)
