"""Positions of Brísingamen built from readable words, and short ways to play on from them.

Dwarves: `0.2` is dwarf 2 of seat 0; `0.2:bat` carries a bat. Gems: `2Rs 1EL`. Cards, skills and spaces by id.
"""

from __future__ import annotations

import copy

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.brisingamen import Brisingamen
from dvergar.games.brisingamen.cards import FIRST_PART, FIRST_SKILL, LETTERS, SKILL_BIT, SKILLS, STEALTH, THIEF, UNIT, unpack
from dvergar.games.brisingamen.rules.phases import EMPTY, GO_ACTION, NOBODY, OVER, RETIRED
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.view.messages import BrisingamenView


def game() -> Brisingamen:
    """Return the game with the printed card data."""
    found = dvergar.game("brisingamen")
    assert isinstance(found, Brisingamen)
    return found


def gems(text: str) -> int:
    """Return gems written as `2Rs 1EL`, packed.

    >>> words(gems("2Rs 1EL"))
    '2Rs 1EL'
    """
    return sum(int(one[:-2]) * UNIT[LETTERS.index(one[-2:].lower())] for one in text.split())


def words(packed: int) -> str:
    """Write packed gems as `2Rs 1EL`."""
    names = [letters[0].upper() + ("s" if gem < 5 else "L") for gem, letters in enumerate(LETTERS)]
    return " ".join(f"{number}{names[gem]}" for gem, number in enumerate(unpack(packed)) if number)


def card(id: str) -> int:
    """Return a card of the deck by id: a setting, a part or a skill."""
    return FIRST_SKILL + SKILLS.index(id) if id in SKILLS else game().data.card(id)


class Built:
    """A state under test. `state` is the true one; everything is said in words."""

    def __init__(
        self,
        seats: int = 3,
        at: dict[str, str] | None = None,
        loads: dict[str, str] | None = None,
        retired: str = "",
        gems_in: dict[str, str] | None = None,
        supply: dict[int, str] | None = None,
        market: str | None = None,
        held: dict[int, str] | None = None,
        skills: dict[int, str] | None = None,
        tokens: dict[int, int] | None = None,
        slots: str | None = None,
        pile: str | None = None,
        hidden: int | None = None,
        deck: str | None = None,
        workshop: str | None = None,
        parts: str | None = None,
        made: str = "",
        strong: str = "",
        start: int = 0,
        turn: int = 0,
        round: int = 1,
        ender: int = NOBODY,
        seed: int = 1,
        **options: str | int,
    ) -> None:
        """Begin the turn of a seat; what is not named stays as the seed deals it, dwarves outside.

        `made` names parts with their makers, `0:b2`; `deck` the cards on top of it; in `slots` and `workshop` a `-` is an empty place.
        """
        state = game().new(seats, seed, options)
        assert isinstance(state, BrisingamenState)
        self.state = state
        self.events: list[Event] = []
        t = state.data
        state.where, state.skills, state.barrows = [0] * len(state.where), [0] * len(state.where), [0] * len(state.where)
        state.cards, state.given = [0] * seats, [0] * seats
        for space, text in (at or {}).items():
            name, _, skill = text.partition(":")
            dwarf = self.dwarf(name)
            state.where[dwarf] = t.space(space)
            if skill:
                state.skills[dwarf] = SKILLS.index(skill)
                bit = SKILL_BIT[state.skills[dwarf]]
                state.cards[state.owner(dwarf)] |= bit
                state.given[state.owner(dwarf)] |= bit
        for name, text in (loads or {}).items():
            state.barrows[self.dwarf(name)] = gems(text)
        for name in retired.split():
            state.where[self.dwarf(name)] = RETIRED
        state.gems = state.gems.copy()
        for space, text in (gems_in or {}).items():
            state.gems[t.space(space)] = gems(text)
        state.supply = [gems((supply or {}).get(seat, "")) for seat in range(seats)]
        if market is not None:
            state.market = gems(market)
        state.held = [sorted(card(id) for id in (held or {}).get(seat, "").split()) for seat in range(seats)]
        for seat, text in (skills or {}).items():
            for skill in text.split():
                state.cards[seat] |= SKILL_BIT[SKILLS.index(skill)]
        state.tokens = [(tokens or {}).get(seat, 0) for seat in range(seats)]
        self._lay(slots, pile, hidden, deck, workshop, parts, made)
        if strong:
            state.strong, state.timer = self.dwarf(strong), 2
        state.start, state.turn, state.round = start, turn, round
        state.ended, state.ender = ender != NOBODY, ender
        state.settle()
        state.open_turn()
        state.listener = self.events

    def _lay(self, slots: str | None, pile: str | None, hidden: int | None, deck: str | None, workshop: str | None, parts: str | None, made: str) -> None:
        state = self.state
        if slots is not None:
            state.slots = [0 if one == "-" else SKILLS.index(one) for one in slots.split()]
        if pile is not None:
            state.pile = [SKILLS.index(one) for one in reversed(pile.split())]
            state.hidden = len(state.pile) if hidden is None else hidden
        if workshop is not None:
            state.workshop = [EMPTY if one == "-" else card(one) for one in workshop.split()]
        if parts is not None:
            state.display = sorted(card(one) for one in parts.split())
        state.made = [(card(one.partition(":")[2]) - FIRST_PART) * 8 + int(one.partition(":")[0]) for one in made.split()]
        if deck is not None:
            top = [card(one) for one in deck.split()]
            shown = [*state.workshop, *state.display, *(one for seat in state.held for one in seat)]
            state.deck = top + ([one for one in state.deck if one not in top and one not in shown] if top else [])
            state.drawn = 0

    # Words

    def dwarf(self, name: str) -> int:
        """Return the int of a dwarf named by seat and number."""
        seat, _, number = name.partition(".")
        return int(seat) * self.state.team + int(number) - 1

    @property
    def seat(self) -> int:
        """Return the seat to act."""
        return self.state.active

    def legal(self) -> list[str]:
        """Return the names of what the seat to act may do."""
        return [self.state.game.actions.name(action) for action in self.state.legal(self.state.active)]

    def verbs(self) -> set[str]:
        """Return the verbs of those."""
        return {name.partition("(")[0] for name in self.legal()}

    def goals(self, name: str = "", seat: int = 0, skill: str = "") -> dict[str, int]:
        """Return where a dwarf (without a name: one that enters) could go, and how many dwarves it passes at least."""
        state = self.state
        active, state.active = state.active, seat
        space = state.where[self.dwarf(name)] if name else 0
        stealth = (state.skills[self.dwarf(name)] if name else SKILLS.index(skill)) == STEALTH
        found = [(action - GO_ACTION) // 4 for action in state.destinations(space, stealth)]
        out = {state.data.spaces[goal]: state.passed(space, goal, seat, stealth) for goal in found}
        assert bool(out) == state.can_go(space, stealth)
        state.active = active
        return out

    def where(self, name: str) -> str:
        """Return the space of a dwarf, or `retired`."""
        space = self.state.where[self.dwarf(name)]
        return "retired" if space == RETIRED else self.state.data.spaces[space]

    def skill(self, name: str) -> str:
        """Return what a dwarf carries."""
        return SKILLS[self.state.skills[self.dwarf(name)]]

    def load(self, name: str) -> str:
        """Return what a barrow holds."""
        return words(self.state.barrows[self.dwarf(name)])

    def supply(self, seat: int = 0) -> str:
        """Return a seat's supply."""
        return words(self.state.supply[seat])

    def cavern(self, space: str) -> str:
        """Return what lies in a cavern."""
        return words(self.state.gems[self.state.data.space(space)])

    def cards(self, seat: int = 0) -> set[str]:
        """Return a seat's skill cards."""
        return {SKILLS[skill] for skill in range(1, THIEF + 1) if self.state.cards[seat] & SKILL_BIT[skill]}

    def view(self, seat: int | None = None) -> BrisingamenView:
        """Return what a reader sees."""
        found = game().view(self.state, seat)
        assert isinstance(found, BrisingamenView)
        return found

    def told(self, kind: str) -> list[dict[str, str | int]]:
        """Return the arguments of the events of a kind."""
        return [event.args for event in self.events if event.kind == kind]

    # Play

    def play(self, *names: str) -> Built:
        """Let the seat to act do these, one after another; every one must be legal."""
        for name in names:
            action = self.state.game.actions.parse(name)
            assert action in self.state.legal(self.state.active), f"{name} is not among {self.legal()}"
            self.state.apply(self.state.active, action)
        return self

    def turn(self, *names: str) -> Built:
        """Play these, then pass until the turn is over."""
        round, turn = self.state.round, self.state.turn
        self.play(*names)
        while self.state.phase != OVER and (self.state.round, self.state.turn) == (round, turn):
            self.play("pass")
        return self

    def taking(self) -> str:
        """Return the action that takes the first setting of the workshop."""
        return next(name for name in self.legal() if name.startswith("take"))

    def branch(self) -> Built:
        """Return a copy to play on."""
        other = copy.copy(self)
        other.state = self.state.clone()
        other.events = list(self.events)
        other.state.listener = other.events
        return other

    def over(self) -> bool:
        """Return whether the game is over."""
        return self.state.phase == OVER

    def lines(self, seat: int = 0) -> dict[str, int]:
        """Return a seat's score lines."""
        return {line.key: line.points for line in game().result(self.state).lines[seat]}

    def world(self, seed: int) -> BrisingamenState:
        """Return a drawn world."""
        found = self.state.worlds(None, Rng(seed))
        assert isinstance(found, BrisingamenState)
        return found
