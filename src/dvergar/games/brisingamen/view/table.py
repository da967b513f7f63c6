"""The view of Brísingamen, filled from an allow-list (spec 7): what is not named here is not sent."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dvergar.engine.view_feed import CachedRow, ViewFeed
from dvergar.games.brisingamen.cards import FIRST_PART, FIRST_SKILL, SKILLS, THIEF, unpack, weigh
from dvergar.games.brisingamen.rules.phases import ACTION, EMPTY, FREE, NOBODY, OUTSIDE, OVER
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.view.choices import choices
from dvergar.games.brisingamen.view.messages import BrisingamenView, Part, Reach, Setting, Space, Unseen
from dvergar.games.brisingamen.view.prompts import prompt
from dvergar.games.brisingamen.view.reach import doing, reach
from dvergar.games.brisingamen.view.refusals import refusals
from dvergar.games.brisingamen.view.result import result
from dvergar.games.brisingamen.view.things import before, faces_of, lacking, some


def feed(state: BrisingamenState) -> BrisingamenFeed:
    """Return what shows this state move after move."""
    return BrisingamenFeed(state)


class BrisingamenFeed(ViewFeed):
    """The views of a match of Brísingamen: the table is built once for all, since only the acting seat sees more; parts that a move leaves alone are kept."""

    def __init__(self, state: BrisingamenState) -> None:
        super().__init__(state.game, state)
        self.own = state
        self.faces = faces_of(state.data)
        self._spaces = CachedRow()
        self._seats = CachedRow()
        self._workshop = CachedRow()
        self._display = CachedRow()

    def build_view(self, seat: int | None) -> BrisingamenView:
        """Return what that seat (None: a spectator) may know."""
        shared = self.table() if seat is None else self.view(None)
        assert isinstance(shared, BrisingamenView)
        if seat is None:
            return shared
        if seat not in shared.actors:
            return replace(shared, seat=seat)
        state = self.own
        legal = state.legal(seat)
        return replace(shared, seat=seat, prompt=prompt(state, seat, shared.actors), choices=choices(state, legal), whys=refusals(state, seat, legal))

    def table(self) -> BrisingamenView:
        """Return what a spectator may know, and everybody who only waits."""
        state = self.own
        t = state.data
        actors = state.actors()
        free_left = min(t.free_actions - state.spent, state.tokens[state.active])
        deciding = state.phase not in (OVER, ACTION, FREE)
        return BrisingamenView(
            game="brisingamen",
            seats=state.seats,
            seat=None,
            actors=actors,
            over=state.phase == OVER,
            prompt=prompt(state, None, actors),
            choices=[],
            result=self.cached("result", self.scored_by(), lambda: result(state)),
            reveals=state.reveals,
            phase=state.phase_name(),
            round=state.round,
            rounds=state.rounds or None,
            order=state.order(),
            turn=state.turn,
            step=min(state.step + (0 if deciding else 1), t.actions + 1) if not state.spent else t.actions + 1,
            left=t.actions - state.step + (1 if deciding and not state.spent else 0),
            free=max(free_left, 0),
            skill_taken=state.taken >= t.skill_takes,
            acted=state.acted,
            ender=None if state.ender == NOBODY else state.ender,
            last=state.ended,
            spaces=self.spaces(),
            edges=self.faces.edges,
            reach=self.reach(),
            table=self.seats(),
            workshop=self._workshop.all([(card, state.supply) for card in state.workshop], self.setting),
            deck=len(state.deck) - state.drawn,
            parts=self._display.all([(card, state.supply) for card in state.display], self.part),
            necklace=self.cached("necklace", state.made, self.necklace),
            necklace_size=t.necklace,
            skills=[SKILLS[skill] if skill else None for skill in state.slots],
            pile=len(state.pile),
            pile_known=[SKILLS[skill] for skill in state.known_pile()],
            skills_gone=self.cached("gone", state.gone, self.gone),
            market=unpack(state.market),
            market_weight=weigh(state.market),
            doing=doing(state),
            whys=[],
            unseen=self.cached("unseen", (state.deck, state.drawn, state.pile, state.hidden), self.unseen),
        )

    def scored_by(self) -> Any:
        """Return all that the score sheet is made of."""
        state = self.own
        retired = [state.retired(seat) for seat in range(state.seats)]
        return (state.phase, state.points, state.held, state.done, state.supply, state.barrows, state.tokens, state.made, state.ender, retired)

    def spaces(self) -> list[Space]:
        """Return the mine with all that stands and lies in it."""
        state = self.own
        keys: list[Any] = [(gems,) for gems in state.gems]
        for dwarf, space in enumerate(state.where):
            if space > OUTSIDE:
                wall = state.timer if dwarf == state.strong else 0
                keys[space] = (state.gems[space], dwarf, state.skills[dwarf], state.barrows[dwarf] != 0, wall)
        return self._spaces.all(keys, self.space)

    def space(self, space: int) -> Space:
        """Return a space as it is now."""
        state, bare = self.own, self.faces.spaces[space]
        gems = some(state.gems[space])
        if space == OUTSIDE or space not in state.where:
            return replace(bare, gems=gems)
        dwarf = state.where.index(space)
        return replace(
            bare,
            gems=gems,
            seat=state.owner(dwarf),
            dwarf=dwarf % state.team + 1,
            skill=SKILLS[state.skills[dwarf]] or None,
            loaded=state.barrows[dwarf] != 0,
            wall=state.timer if dwarf == state.strong else 0,
        )

    def reach(self) -> list[Reach]:
        """Return where the acting seat's dwarves could go."""
        state = self.own
        key = (state.phase, state.active, state.where[:], state.skills, state.dwarf, state.entry, state.strong, state.cards, state.given)
        found: list[Reach] = self.cached("reach", key, lambda: reach(state))
        return found

    def seats(self) -> list[Any]:
        """Return everything before each seat."""
        state, team = self.own, self.own.team
        keys: list[Any] = []
        for seat in range(state.seats):
            first, last = seat * team, (seat + 1) * team
            strength = state.timer if first <= state.strong < last else 0
            dwarves = (state.where[first:last], state.skills[first:last], state.barrows[first:last], state.strong, strength)
            keys.append((dwarves, state.supply[seat], state.held[seat], state.done[seat], state.cards[seat], state.tokens[seat], state.made))
        return self._seats.all(keys, lambda seat: before(state, seat))

    def setting(self, slot: int) -> Setting | None:
        """Return a setting of the workshop, with what each seat lacks for it."""
        card = self.own.workshop[slot]
        return None if card == EMPTY else replace(self.faces.settings[card], missing=self.missing(card))

    def part(self, at: int) -> Part:
        """Return a part that lies face up, with what each seat lacks for it."""
        card = self.own.display[at]
        return replace(self.faces.parts[card - FIRST_PART], missing=self.missing(card))

    def missing(self, card: int) -> list[list[int]]:
        """Return what each seat lacks for a card."""
        need = self.own.data.needs[card]
        return [lacking(supply, need) for supply in self.own.supply]

    def necklace(self) -> list[Part]:
        """Return the parts that are made, in order."""
        return [replace(self.faces.parts[made >> 3], maker=made & 7) for made in self.own.made]

    def gone(self) -> list[tuple[str, int]]:
        """Return the skills that left the game, counted."""
        counts = [(SKILLS[skill], self.own.gone >> (4 * skill) & 15) for skill in range(1, THIEF + 1)]
        return [(skill, number) for skill, number in counts if number]

    def unseen(self) -> Unseen:
        """Return the cards that nobody has seen."""
        t = self.own.data
        cards = self.own.unseen()
        skills = [card - FIRST_SKILL for card in cards if card >= FIRST_SKILL]
        return Unseen(
            settings=[t.cards[card] for card in cards if card < FIRST_PART],
            parts=[t.cards[card] for card in cards if FIRST_PART <= card < FIRST_SKILL],
            skills=[(SKILLS[skill], skills.count(skill)) for skill in sorted(set(skills))],
        )
