"""Heuristics for a search in Nidavellir."""

from __future__ import annotations

from dvergar.engine.policy import Fact, by_points
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Choice
from dvergar.games.nidavellir.bot.bidding import auction_of, best_late_coin
from dvergar.games.nidavellir.bot.evaluation import GROWTH, Army, Forecast, evaluate
from dvergar.games.nidavellir.bot.facts import NidavellirFacts
from dvergar.games.nidavellir.bot.features import features, themes
from dvergar.games.nidavellir.bot.policies import Judge
from dvergar.games.nidavellir.cards import DWARF
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import HERO, HERO_ACTION, KEEP_ACTION, PIONEER, PIONEER_ACTION, THRUD, THRUD_ACTION, ULINE_BID, YLUD, YLUD_ACTION
from dvergar.mechanics.tavern.auction import Auction
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.facts import TavernFacts
from dvergar.mechanics.tavern.heuristics import TavernHeuristics
from dvergar.mechanics.tavern.judge import TavernJudge
from dvergar.mechanics.tavern.recruits import RecruitingState


def heuristics() -> NidavellirHeuristics:
    """Return what a search is told of this game."""
    return NidavellirHeuristics()


class NidavellirHeuristics(TavernHeuristics):
    """Looks ahead to the end of the round with the greedy bot's eyes."""

    def auction(self, state: RecruitingState, seat: int) -> Auction:
        """Return the bids of this round as a game among all seats."""
        assert isinstance(state, NidavellirState)
        return auction_of(state, seat)

    def judge(self, state: RecruitingState, seat: int) -> TavernJudge | None:
        """Return who weighs the actions of the present phase; nobody weighs Uline's late coins one by one."""
        assert isinstance(state, NidavellirState)
        return None if state.phase == ULINE_BID else Judge(state, seat)

    def facts_of(self, state: RecruitingState, seat: int) -> TavernFacts:
        """Return who knows facts about actions."""
        assert isinstance(state, NidavellirState)
        return NidavellirFacts(state, seat)

    def estimate(self, state: RecruitingState, seat: int, ahead: int) -> float:
        """Return what a seat is likely to score in the end, with so many picks ahead."""
        assert isinstance(state, NidavellirState)
        forecast = Forecast(state, seat, ahead)
        coins = 0
        for p in range(COINS):
            coins += state.coins[seat * COINS + p] >> 2
        return evaluate(Army(state, seat), forecast) + coins * (1.0 + GROWTH * forecast.rounds)

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return what the greedy bot would do; where nothing was learned, Uline's late coins are laid anyhow."""
        assert isinstance(state, NidavellirState)
        if state.phase == ULINE_BID and self.network is not None:
            return best_late_coin(state, seat)
        return super().move(state, seat, rng)

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return the greedy bot's opinion; where something was learned, of Uline's late coins too."""
        assert isinstance(state, NidavellirState)
        if state.phase == ULINE_BID and self.network is not None:
            best = best_late_coin(state, seat)
            return [1.0 if action == best else 0.3 for action in legal]
        return super().weigh(state, seat, legal)

    def card_of(self, state: RecruitingState, action: int) -> int:
        """Return the card that an action takes, the Pioneer's too."""
        assert isinstance(state, NidavellirState)
        return state.later[action - PIONEER_ACTION] if state.phase == PIONEER else super().card_of(state, action)

    def outdoes(self, state: RecruitingState, card: int, other: int) -> bool:
        """Return whether a dwarf has all that another one of its class has, and more points."""
        assert isinstance(state, NidavellirState)
        t = state.data
        return t.kind[card] == DWARF and t.column[card] == t.column[other] and t.grades[card] == t.grades[other] and t.points[card] > t.points[other]

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a network is told of a position."""
        assert isinstance(state, NidavellirState)
        return features(state, seat)

    def themes(self) -> list[int]:
        """Return of what each of these numbers tells."""
        return themes()

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a choice: of heroes and of cards looked at too."""
        assert isinstance(state, NidavellirState)
        if state.phase == HERO:
            card = state.data.first_hero + choice.action - HERO_ACTION
            return by_points(choice, choices) + NidavellirFacts(state, seat).of_hero(card)
        if state.phase == PIONEER:
            return NidavellirFacts(state, seat).card(state.later[choice.action - PIONEER_ACTION], choice, choices)
        if state.phase == THRUD:
            return by_points(choice, choices) + NidavellirFacts(state, seat).after(choice.action - THRUD_ACTION, 1, False)
        if state.phase == YLUD and choice.action != KEEP_ACTION:
            return by_points(choice, choices) + NidavellirFacts(state, seat).after(choice.action - YLUD_ACTION, 1, False)
        return super().facts(state, seat, choice, choices)
