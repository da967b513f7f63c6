"""Heuristics for a search in Nains."""

from __future__ import annotations

from dvergar.engine.policy import Fact, by_points
from dvergar.engine.state import State
from dvergar.engine.view import Args, Choice
from dvergar.games.nains.bot.evaluation import GROWTH, Forecast, evaluate
from dvergar.games.nains.bot.facts import NainsFacts
from dvergar.games.nains.bot.features import features, themes
from dvergar.games.nains.bot.policies import Judge, auction_of
from dvergar.games.nains.cards import ERRANTS
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import DISCARD, DISCARD_ACTION, GAAT, GAAT_ACTION, SVARA, SVARA_ACTION
from dvergar.games.nains.rules.scoring import Force, coins_of
from dvergar.mechanics.tavern.auction import Auction
from dvergar.mechanics.tavern.facts import TavernFacts
from dvergar.mechanics.tavern.heuristics import TavernHeuristics
from dvergar.mechanics.tavern.judge import TavernJudge
from dvergar.mechanics.tavern.recruits import RecruitingState


def heuristics() -> NainsHeuristics:
    """Return what a search is told of this game."""
    return NainsHeuristics()


class NainsHeuristics(TavernHeuristics):
    """Looks ahead to the end of the round with the greedy bot's eyes."""

    def auction(self, state: RecruitingState, seat: int) -> Auction:
        """Return the bids of this round as a game among all seats."""
        assert isinstance(state, NainsState)
        return auction_of(state, seat)

    def judge(self, state: RecruitingState, seat: int) -> TavernJudge:
        """Return who weighs the actions of the present phase."""
        assert isinstance(state, NainsState)
        return Judge(state, seat)

    def facts_of(self, state: RecruitingState, seat: int) -> TavernFacts:
        """Return who knows facts about actions."""
        assert isinstance(state, NainsState)
        return NainsFacts(state, seat)

    def estimate(self, state: RecruitingState, seat: int, ahead: int) -> float:
        """Return what a seat is likely to score in the end, with so many picks ahead."""
        assert isinstance(state, NainsState)
        forecast = Forecast(state, seat, ahead)
        return evaluate(Force(state, seat), forecast, state.recruits[seat]) + coins_of(state, seat) * (1.0 + GROWTH * forecast.rounds)

    def card_of(self, state: RecruitingState, action: int) -> int:
        """Return the card that an action takes, Svara's too."""
        assert isinstance(state, NainsState)
        return state.peek()[action - SVARA_ACTION] if state.phase == SVARA else super().card_of(state, action)

    def outdoes(self, state: RecruitingState, card: int, other: int) -> bool:
        """Return whether a dwarf has all that another one of its Order has, and more; not Wanderers, for their numbers may meet again."""
        assert isinstance(state, NainsState)
        t = state.data
        if t.column[card] != t.column[other] or t.column[card] == ERRANTS or t.runes[card] != t.runes[other]:
            return False
        points, malt, occult = t.points[card] - t.points[other], t.malt[card] - t.malt[other], t.occult[card] - t.occult[other]
        return points >= 0 and malt >= 0 and occult >= 0 and points + malt + occult > 0

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a network is told of a position."""
        assert isinstance(state, NainsState)
        return features(state, seat)

    def themes(self) -> list[int]:
        """Return of what each of these numbers tells."""
        return themes()

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a choice: of the cards that Svara looks at, and of the one that goes away, too."""
        assert isinstance(state, NainsState)
        if state.phase == SVARA:
            return NainsFacts(state, seat).card(state.peek()[choice.action - SVARA_ACTION], choice, choices)
        if state.phase == GAAT:
            return by_points(choice, choices) + NainsFacts(state, seat).after(choice.action - GAAT_ACTION, 1, False)
        if state.phase == DISCARD:
            width = state.setup.width
            for slot in range(width):
                if slot != choice.action - DISCARD_ACTION and state.free >> slot & 1:
                    word = state.board.card_words[state.cards[state.tavern * width + slot]]
                    rival = 1 - seat
                    points, line = NainsFacts(state, rival).brings(state.cards[state.tavern * width + slot])
                    args: Args = {"who": f"seat:{rival}", "card": word, "points": max(0, points)}
                    return [Fact("nains-hint-leaves-line" if line else "nains-hint-leaves", args | ({"line": line} if line else {}), [])]
        return super().facts(state, seat, choice, choices)
