"""The score sheet for a real table of Le Roi des Nains (spec 6): one row a deal, with what its quest counts. Never compiled: it makes messages.

A deal is entered by counts (how many tricks, cards, ... each seat has of what the quest looks at), or by cards: the winner of each trick, or all cards won.
"""

from __future__ import annotations

from dvergar.engine.game import OptionValue
from dvergar.engine.score_form import Field, Form, Group, Item, When
from dvergar.games.roi_des_nains.cards import (
    BONUS,
    BONUS_HEADS,
    BONUS_LAST,
    BONUS_NEXT,
    DOUBLE,
    EXACT_TRICKS,
    IDS,
    LOWEST_VALUE,
    MAGIC,
    NEIGHBOURS,
    NTH_TRICK_RACE,
    PARITY_TRICKS,
    PER_CARD,
    PER_TRICK,
    RANK_RUN,
    SAME_TRICKS,
    SUIT_COUNT,
    SUITS,
    TRICK_STREAK,
    TRIPLES,
    VALUE_SUM_MOST,
    CardData,
    Rule,
)

ID = "roi_des_nains"
NOBODY = "nobody"
COUNTS = "counts"
CARDS = "cards"
HEADS = "heads"
NONE = "none"
TRICK_KINDS = (EXACT_TRICKS, PARITY_TRICKS, SAME_TRICKS, NEIGHBOURS, PER_TRICK)  # they look at numbers of tricks only
GIVING = (BONUS, BONUS_NEXT, BONUS_LAST, BONUS_HEADS, DOUBLE)  # effects that somebody gets
ORDER_KINDS = (*TRICK_KINDS, TRICK_STREAK, NTH_TRICK_RACE)  # they look at tricks, not at cards
MOST_DEALS = 14
KNOWN_TERMS = ("knight", "dwarf", "goblin", "12", "13", "14", "12-13-14-15", "8-9", "3-4", "6-7", "dwarf-13")  # they have a word


def form(t: CardData, seats: int, options: dict[str, OptionValue]) -> Form:
    """Return the form: the deals, one after the other."""
    people = [Item(str(seat), "score-seat", {"seat": f"seat:{seat}"}, kind="seat") for seat in range(seats)]
    someone = [*people, Item(NOBODY, "roi_des_nains-form-nobody")]
    gives = [IDS[card] for card in t.specials if t.effect[card] in GIVING]
    heads = [IDS[card] for card in t.specials if t.effect[card] == BONUS_HEADS]
    rows = [
        Field("rule", "choice", "roi_des_nains-form-rule", look="cards", items=_rules(t, options), groups=_tiles(t, options), pool="tiles"),
        Field("special", "choice", "roi_des_nains-special", look="cards", items=_specials(t, options), pool="specials", optional=True),
        Field("by", "choice", "roi_des_nains-form-by", items=[Item(way, f"roi_des_nains-form-by-{way}") for way in (COUNTS, CARDS)], default=COUNTS),
        *_counted(t, seats, options),
        *_listed(t, seats, options, people),
        Field("bonus", "choice", "roi_des_nains-form-bonus", hint="roi_des_nains-form-bonus-hint", look="seats", items=someone, when=[_any("special", gives)]),
        Field("heads", "number", "roi_des_nains-form-heads", high=seats - 1, look="stepper", when=[_any("special", heads)]),
        Field("next_dealer", "choice", "roi_des_nains-form-next_dealer", look="seats", items=people, optional=True),
    ]
    table = [
        Field("first_dealer", "choice", "roi_des_nains-form-first_dealer", look="seats", items=people, optional=True),
        Field("deals", "rows", "roi_des_nains-form-deals", fields=rows, most=MOST_DEALS),
    ]
    lines = [f"deal_{n + 1}" for n in range(int(str(options["deals"])))]
    return Form(ID, seats, 3, 5, options, [], table, [], lines)


def _any(key: str, values: list[str]) -> When:
    return When(key, list(values))


def rules_of(t: CardData, options: dict[str, OptionValue]) -> list[Rule]:
    """Return the rules of the tile set in play."""
    return [t.rules[rule] for tile in t.sets[str(options["tile_set"])] for rule in t.tiles[tile]]


def _rules(t: CardData, options: dict[str, OptionValue]) -> list[Item]:
    return [
        Item(rule.id, f"roi_des_nains-rule-{rule.id}", group=t.tile_ids[rule.tile], kind="quest", copies=1, of=t.tile_ids[rule.tile])
        for rule in rules_of(t, options)
    ]


def _tiles(t: CardData, options: dict[str, OptionValue]) -> list[Group]:
    return [Group(t.tile_ids[tile], "roi_des_nains-form-tile", {"tile": t.tile_ids[tile]}) for tile in t.sets[str(options["tile_set"])]]


def _specials(t: CardData, options: dict[str, OptionValue]) -> list[Item]:
    cards = [card for card in t.specials if card != t.sorcerer or options["specials"] == "all"]
    return [Item(IDS[card], f"roi_des_nains-card-{IDS[card]}", kind="special", copies=1) for card in cards]


def _counted(t: CardData, seats: int, options: dict[str, OptionValue]) -> list[Field]:
    """Return the numbers that the rules count, each asked where its rule is in force."""
    rules = rules_of(t, options)
    tricks = t.tricks[seats]
    out: list[Field] = []

    def ask(key: str, wanted: list[Rule], high: int, args: dict[str, str | int] | None = None, word: str = "") -> None:
        if wanted:
            label = word or f"roi_des_nains-form-{key}"
            when = [When("by", [COUNTS]), _any("rule", [rule.id for rule in wanted])]
            out.append(Field(key, "number", label, args or {}, high=high, look="stepper", each=True, when=when))

    def of(*kinds: int) -> list[Rule]:
        return [rule for rule in rules if rule.kind in kinds]

    ask("tricks", [rule for rule in of(*TRICK_KINDS) if rule.kind != PER_TRICK or rule.n == 0], tricks)
    counting = [rule.id for rule in of(*TRICK_KINDS) if rule.kind != PER_TRICK or rule.n == 0]
    when = [When("by", [COUNTS]), _any("rule", [rule.id for rule in rules if rule.id not in counting])]
    word, hint = "roi_des_nains-form-tricks", "roi_des_nains-form-all_tricks-hint"
    out.append(Field("all_tricks", "number", word, hint=hint, high=tricks, look="stepper", each=True, optional=True, when=when))
    for last in sorted({rule.n for rule in of(PER_TRICK) if rule.n}):
        ask("last_tricks", [rule for rule in of(PER_TRICK) if rule.n == last], last, {"last": last})
    for name, place in sorted({(name, place) for rule in of(PER_CARD) for place, (name, _, _) in enumerate(rule.terms)}):
        wanted = [rule for rule in of(PER_CARD) if place < len(rule.terms) and rule.terms[place][0] == name]
        word = f"roi_des_nains-form-term-{name}" if name in KNOWN_TERMS else "roi_des_nains-form-term-cards"
        ask(f"count_{place + 1}", wanted, max(in_play(t, seats, rule.terms[place][2]) for rule in wanted), word=word)
    ask("smallest", [rule for rule in of(SUIT_COUNT) if rule.mode == 0], 16)
    ask("largest", [rule for rule in of(SUIT_COUNT) if rule.mode == 1], 16)
    ask("run", of(RANK_RUN), 15)
    ask("triples", of(TRIPLES), 11)
    ask("head_triples", of(TRIPLES), 4)
    ask("values", of(VALUE_SUM_MOST), sum(t.value[card] for card in t.packs[seats]) + 11)
    ask("won_run", [rule for rule in of(TRICK_STREAK) if not rule.lost], tricks)
    ask("lost_run", [rule for rule in of(TRICK_STREAK) if rule.lost], tricks)
    if of(LOWEST_VALUE):
        when = [When("by", [COUNTS]), _any("rule", [rule.id for rule in of(LOWEST_VALUE)])]
        values = [Item(str(value), "roi_des_nains-form-value", {"value": value}) for value in range(1, 12)]
        others = [Item(HEADS, "roi_des_nains-form-only-heads"), Item(NONE, "roi_des_nains-form-none")]
        out.append(Field("lowest", "choice", "roi_des_nains-form-lowest", items=[*values, *others], each=True, when=when))
    if of(NTH_TRICK_RACE):
        n = of(NTH_TRICK_RACE)[0].n
        when = [When("by", [COUNTS]), _any("rule", [rule.id for rule in of(NTH_TRICK_RACE)])]
        places = [Item(str(place), "roi_des_nains-form-place", {"place": place}, copies=1) for place in range(1, min(seats, tricks // n) + 1)]
        never = Item(NONE, "roi_des_nains-form-never")
        out.append(Field("place", "choice", "roi_des_nains-form-race", {"n": n}, items=[*places, never], each=True, when=when))
    return out


def in_play(t: CardData, seats: int, cards: list[int]) -> int:
    """Return how many of these cards a deal can have: basic ones, and one special."""
    basic = set(t.packs[seats])
    return sum(card in basic for card in cards) + any(card in t.specials for card in cards)


def _listed(t: CardData, seats: int, options: dict[str, OptionValue], people: list[Item]) -> list[Field]:
    """Return who won which trick, for rules that look at tricks, and all cards won, for the others."""
    rules = rules_of(t, options)
    tricks = t.tricks[seats]
    order, piles = [rule.id for rule in rules if rule.kind in ORDER_KINDS], [rule.id for rule in rules if rule.kind not in ORDER_KINDS]
    cards = sorted({*t.packs[seats], *(card for card in t.specials if card != t.sorcerer or options["specials"] == "all")})
    items = [
        Item(
            IDS[card],
            f"roi_des_nains-card-{IDS[card]}",
            group=SUITS[card >> 4] if card < MAGIC else "magic",
            kind="card",
            copies=1,
            points=t.value[card] or None,
        )
        for card in cards
    ]
    groups = [Group(suit, f"roi_des_nains-suit-{suit}") for suit in [*SUITS, "magic"]]
    by = When("by", [CARDS])
    return [
        Field("winners", "picks", "roi_des_nains-form-winners", look="seats", items=people, least=tricks, most=tricks, when=[by, _any("rule", order)]),
        Field("won", "picks", "roi_des_nains-form-won", look="cards", items=items, groups=groups, most=len(items), each=True, when=[by, _any("rule", piles)]),
    ]


def alike(plain: int, heads: int) -> Rule:
    """Return a rule that gives so much for each rank of numbers, and of heads, won in all three suits."""
    rule = Rule("", 0, 0, TRIPLES)
    rule.points, rule.heads = plain, heads
    return rule
