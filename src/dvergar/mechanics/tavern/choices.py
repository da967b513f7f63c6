"""Choices of all tavern games, as a person sees them. Words begin with the game's id."""

from __future__ import annotations

from dvergar.engine.view import Args, Arrangement, Choice, Preview
from dvergar.mechanics.tavern.bids import BIDS, SPREAD
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.position import PICK_ACTION
from dvergar.mechanics.tavern.recruits import RecruitingState

COIN_CLICKS = [f"coin:{p}" for p in range(COINS)]
REST = ["low", "high"]  # names of the coins in the pouch


def trades(state: RecruitingState, gains: TavernGains) -> list[tuple[int, int, int, int]]:
    """Return the gain of trading each pair of coins but the exchange coin; nothing else of a seat's army shows in its bids."""
    first = gains.seat * COINS
    plain = [p for p in range(COINS) if state.coins[first + p] & EXCHANGE == 0]
    return [gains.merged(a, b) for a in plain for b in plain if a < b]


def bids(state: RecruitingState, gains: TavernGains, legal: list[int]) -> list[Choice]:
    """Return a choice for each bid; one that lays the exchange coin shows what the two coins in the pouch would become."""
    one, two, three = state.board.taverns
    first = gains.seat * COINS
    coins = state.coins[first : first + COINS]
    values = [coin >> 2 for coin in coins]
    exchange = next(p for p in range(COINS) if coins[p] & EXCHANGE)
    word = f"{state.game.id}-choice-bid"
    previews: dict[int, Preview] = {}
    out: list[Choice] = []
    for bid in legal:
        a, b, c, x, y = SPREAD[bid * COINS : bid * COINS + COINS]
        preview = None
        if exchange not in (x, y):
            preview = previews.get(x * COINS + y)
            if preview is None:
                preview = previews[x * COINS + y] = trade(state, gains, x, y)
        out.append(
            Choice(
                action=bid,
                clicks=[COIN_CLICKS[a], COIN_CLICKS[b], COIN_CLICKS[c]],
                word=word,
                args={one: values[a], two: values[b], three: values[c], "low": values[x], "high": values[y]},
                preview=preview,
            )
        )
    return out


def arrangement(state: RecruitingState, gains: TavernGains, legal: list[int]) -> Arrangement:
    """Return the same choices as an arrangement of the coins."""
    first = gains.seat * COINS
    coins = state.coins[first : first + COINS]
    plain = [p for p in range(COINS) if coins[p] & EXCHANGE == 0]
    return Arrangement(
        clicks=COIN_CLICKS,
        values=[coin >> 2 for coin in coins],
        places=list(state.board.taverns),
        rest=REST,
        word=f"{state.game.id}-choice-bid",
        previews={f"{x},{y}": trade(state, gains, x, y) for x in plain for y in plain if x < y},
        actions=[] if len(legal) == BIDS else legal,
    )


def trade(state: RecruitingState, gains: TavernGains, x: int, y: int) -> Preview:
    """Return what trading two coins left in the pouch would bring."""
    low, high, new, points = gains.merged(x, y)
    args: Args = {"low": low, "high": high, "new": new}
    return Preview(points=points, coin=(high, new), word=f"{state.game.id}-preview-trade", args=args, contested=gains.contested(points, high, new))


def pick(state: RecruitingState, action: int, preview: Preview) -> Choice:
    """Take a card from the open tavern."""
    return on_card(state, action, action - PICK_ACTION, "pick", preview)


def on_card(state: RecruitingState, action: int, slot: int, verb: str, preview: Preview | None) -> Choice:
    """Do something with a card of the open tavern."""
    card = state.cards[state.tavern * state.setup.width + slot]
    return Choice(
        action=action,
        clicks=[f"card:{state.board.taverns[state.tavern]}:{slot}"],
        word=f"{state.game.id}-choice-{verb}",
        args={"card": state.board.card_words[card]},
        preview=preview,
    )


def transform(state: RecruitingState, gains: TavernGains, action: int) -> Choice:
    """Let a coin grow."""
    p = state.coin_of(gains.seat, action)
    old = state.coins[gains.seat * COINS + p] >> 2
    new = gains.renewed(old, old + state.bonus)
    points = gains.exchanged(p, new)
    return Choice(
        action=action,
        clicks=[COIN_CLICKS[p]],
        word=f"{state.game.id}-choice-transform",
        args={"old": old, "new": new, "place": state.board.place_words[state.place(gains.seat, p)]},
        preview=Preview(points=points, coin=(old, new), contested=gains.contested(points, old, new)),
    )


def keep(state: RecruitingState, action: int, index: int, card: int, word: str, preview: Preview) -> Choice:
    """Keep one of the cards looked at."""
    return Choice(action=action, clicks=[f"peek:{index}"], word=f"{state.game.id}-choice-{word}", args={"card": state.board.card_words[card]}, preview=preview)
