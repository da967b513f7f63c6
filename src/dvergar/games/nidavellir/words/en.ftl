# Nidavellir in English. Own sentences; card, place and hero names as printed.

## The game
nidavellir-title = Nidavellir
nidavellir-pitch = Three taverns, five coins, one army: outbid your rivals and lead the bravest dwarves.
nidavellir-goal = After two ages the army with the most bravery points wins.

## Classes
nidavellir-class-warrior = Warrior
nidavellir-class-hunter = Hunter
nidavellir-class-miner = Miner
nidavellir-class-blacksmith = Blacksmith
nidavellir-class-explorer = Explorer
nidavellir-class-neutral = Neutral
nidavellir-classes-warrior = Warriors
nidavellir-classes-hunter = Hunters
nidavellir-classes-miner = Miners
nidavellir-classes-blacksmith = Blacksmiths
nidavellir-classes-explorer = Explorers
nidavellir-classes-neutral = Neutral heroes
nidavellir-help-warrior = Add up the points. At the end, whoever has the most warrior grades also scores their best coin; if several tie for the most, each does.
nidavellir-help-hunter = The number of grades times itself: 1, 4, 9, 16, 25, …
nidavellir-help-miner = The sum of the points times the number of grades.
nidavellir-help-blacksmith = Each grade is worth one point more than the one before: 3, 7, 12, 18, 25, …
nidavellir-help-explorer = Simply add up the points.
nidavellir-help-neutral = Neutral heroes stand in the command zone and bring their power from there.
nidavellir-help-offering = Leaves the game at once and makes one of your coins grow by { $bonus }. The exchange coin cannot grow.

## Parts of the table
nidavellir-tavern-goblin = Laughing Goblin
nidavellir-tavern-dragon = Dancing Dragon
nidavellir-tavern-horse = Shining Horse
nidavellir-place-goblin = at the Laughing Goblin
nidavellir-place-dragon = at the Dancing Dragon
nidavellir-place-horse = at the Shining Horse
nidavellir-place-pouch = in the pouch
nidavellir-place-hand = in hand
nidavellir-status-waiting = not yet open
nidavellir-status-open = open now
nidavellir-status-closed = closed
nidavellir-pouch = Pouch
nidavellir-hand = Hand
nidavellir-army = Army
nidavellir-command = Command zone
nidavellir-discard = Discard pile
nidavellir-treasure = Royal Treasure
nidavellir-heroes = Heroes
nidavellir-distinctions = Distinctions
nidavellir-evaluation = Troop evaluation
nidavellir-unseen = Still to come this age
nidavellir-taverns = Taverns
nidavellir-order = Order of play
nidavellir-rivals = Rivals
nidavellir-chronicle = Chronicle
nidavellir-age = Age { $age }
nidavellir-round = Round { $round } of { $rounds }
nidavellir-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
nidavellir-gem = Gem { $value }
nidavellir-gem-special = Gem 6, the king's own: it wins every tie and is never swapped
nidavellir-coin = Coin { $value }
nidavellir-coin-base = Base coin { $value }
nidavellir-coin-royal = Royal coin { $value }
nidavellir-coin-special = Special coin { $value }
nidavellir-coin-exchange = Exchange coin: bid it and two other coins of yours make one grow
nidavellir-coin-hidden = Face-down coin
nidavellir-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
nidavellir-copies = { $left } of { $of } left
nidavellir-grades = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nidavellir-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nidavellir-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
nidavellir-hero-count = { $count ->
    [0] no hero
    [one] { $count } hero
   *[other] { $count } heroes
}
nidavellir-next-hero = Next hero at line { $line }
nidavellir-missing = missing
nidavellir-ready = has bid
nidavellir-thinking = still bidding
nidavellir-taken = taken by { $who }
    .who = taken by you
nidavellir-held = held by { $who }
    .who = held by you
nidavellir-open = not yet awarded
nidavellir-unclaimed = nobody's: the most grades were tied
nidavellir-tie-gems = { $coin } = { $coin }, gem { $high } > gem { $low }

## Phases
nidavellir-phase-bid = Bids
nidavellir-phase-uline_bid = Uline's bid
nidavellir-phase-turn = Hiring
nidavellir-phase-hero = A hero joins
nidavellir-phase-transform = A coin grows
nidavellir-phase-discard = Dismissal
nidavellir-phase-thrud = Thrud moves
nidavellir-phase-uline_trade = Uline's trade
nidavellir-phase-ylud = Ylud joins the ranks
nidavellir-phase-pioneer = Pioneer's choice
nidavellir-phase-over = Reckoning

## Cards: dwarves and offerings
nidavellir-card-hidden = Face-down card
nidavellir-card-a1_warrior_3 = Warrior 3
nidavellir-card-a1_warrior_4 = Warrior 4
nidavellir-card-a1_warrior_5 = Warrior 5
nidavellir-card-a1_warrior_6 = Warrior 6
nidavellir-card-a1_warrior_7 = Warrior 7
nidavellir-card-a1_warrior_8 = Warrior 8
nidavellir-card-a1_warrior_9 = Warrior 9
nidavellir-card-a1_warrior_10_5p = Warrior 10
nidavellir-card-a1_hunter = Hunter
nidavellir-card-a1_hunter_5p = { nidavellir-card-a1_hunter }
nidavellir-card-a1_miner_0 = Miner 0
nidavellir-card-a1_miner_1 = Miner 1
nidavellir-card-a1_miner_2 = Miner 2
nidavellir-card-a1_miner_0_5p = { nidavellir-card-a1_miner_0 }
nidavellir-card-a1_miner_1_5p = { nidavellir-card-a1_miner_1 }
nidavellir-card-a1_blacksmith = Blacksmith
nidavellir-card-a1_blacksmith_5p = { nidavellir-card-a1_blacksmith }
nidavellir-card-a1_explorer_5 = Explorer 5
nidavellir-card-a1_explorer_6 = Explorer 6
nidavellir-card-a1_explorer_7 = Explorer 7
nidavellir-card-a1_explorer_8 = Explorer 8
nidavellir-card-a1_explorer_9 = Explorer 9
nidavellir-card-a1_explorer_10 = Explorer 10
nidavellir-card-a1_explorer_11 = Explorer 11
nidavellir-card-a1_explorer_12_5p = Explorer 12
nidavellir-card-a1_offering_3 = Royal Offering +3
nidavellir-card-a1_offering_3_5p = { nidavellir-card-a1_offering_3 }
nidavellir-card-a2_warrior_3 = { nidavellir-card-a1_warrior_3 }
nidavellir-card-a2_warrior_4 = { nidavellir-card-a1_warrior_4 }
nidavellir-card-a2_warrior_5 = { nidavellir-card-a1_warrior_5 }
nidavellir-card-a2_warrior_6 = { nidavellir-card-a1_warrior_6 }
nidavellir-card-a2_warrior_7 = { nidavellir-card-a1_warrior_7 }
nidavellir-card-a2_warrior_8 = { nidavellir-card-a1_warrior_8 }
nidavellir-card-a2_warrior_9 = { nidavellir-card-a1_warrior_9 }
nidavellir-card-a2_warrior_10_5p = { nidavellir-card-a1_warrior_10_5p }
nidavellir-card-a2_hunter = { nidavellir-card-a1_hunter }
nidavellir-card-a2_hunter_5p = { nidavellir-card-a1_hunter }
nidavellir-card-a2_miner_0 = { nidavellir-card-a1_miner_0 }
nidavellir-card-a2_miner_1 = { nidavellir-card-a1_miner_1 }
nidavellir-card-a2_miner_2 = { nidavellir-card-a1_miner_2 }
nidavellir-card-a2_miner_0_5p = { nidavellir-card-a1_miner_0 }
nidavellir-card-a2_miner_1_5p = { nidavellir-card-a1_miner_1 }
nidavellir-card-a2_blacksmith = { nidavellir-card-a1_blacksmith }
nidavellir-card-a2_blacksmith_5p = { nidavellir-card-a1_blacksmith }
nidavellir-card-a2_explorer_5 = { nidavellir-card-a1_explorer_5 }
nidavellir-card-a2_explorer_6 = { nidavellir-card-a1_explorer_6 }
nidavellir-card-a2_explorer_7 = { nidavellir-card-a1_explorer_7 }
nidavellir-card-a2_explorer_8 = { nidavellir-card-a1_explorer_8 }
nidavellir-card-a2_explorer_9 = { nidavellir-card-a1_explorer_9 }
nidavellir-card-a2_explorer_10 = { nidavellir-card-a1_explorer_10 }
nidavellir-card-a2_explorer_11 = { nidavellir-card-a1_explorer_11 }
nidavellir-card-a2_explorer_12_5p = { nidavellir-card-a1_explorer_12_5p }
nidavellir-card-a2_offering_5 = Royal Offering +5
nidavellir-card-a2_offering_5_5p = { nidavellir-card-a2_offering_5 }
nidavellir-card-special_blacksmith = Royal Blacksmith

## Heroes: name, epithet, what they do
nidavellir-card-kraal = Kraal
nidavellir-card-tarah = Tarah
nidavellir-card-aral = Aral
nidavellir-card-dagda = Dagda
nidavellir-card-aegur = Aëgur
nidavellir-card-bonfur = Bonfur
nidavellir-card-zoral = Zoral
nidavellir-card-lokdur = Lokdur
nidavellir-card-hourya = Hourya
nidavellir-card-idunn = Idunn
nidavellir-card-dwerg_ymir = Dwerg Ymir
nidavellir-card-dwerg_aesir = Dwerg Aësir
nidavellir-card-dwerg_sigmir = Dwerg Sigmir
nidavellir-card-dwerg_jungir = Dwerg Jungir
nidavellir-card-dwerg_bergelmir = Dwerg Bergelmir
nidavellir-card-skaa = Skaa
nidavellir-card-astrid = Astrid
nidavellir-card-grid = Grid
nidavellir-card-uline = Uline
nidavellir-card-ylud = Ylud
nidavellir-card-thrud = Thrud
nidavellir-epithet-kraal = the Venal
nidavellir-epithet-tarah = Lethal Strike
nidavellir-epithet-aral = Eagle Claws
nidavellir-epithet-dagda = the Explosive
nidavellir-epithet-aegur = Fist of Steel
nidavellir-epithet-bonfur = the Tyrannical
nidavellir-epithet-zoral = the Foreman
nidavellir-epithet-lokdur = Greedy Heart
nidavellir-epithet-hourya = the Elusive
nidavellir-epithet-idunn = the Furtive
nidavellir-epithet-dwerg_ymir = one of the 5 Brothers
nidavellir-epithet-dwerg_aesir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_sigmir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_jungir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_bergelmir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-skaa = the Unfathomable
nidavellir-epithet-astrid = the Fortunate
nidavellir-epithet-grid = the Mercantile
nidavellir-epithet-uline = the Seer
nidavellir-epithet-ylud = the Unpredictable
nidavellir-epithet-thrud = the Headhunter
nidavellir-power-kraal = 2 grades, 7 points
nidavellir-power-tarah = 1 grade, 14 points
nidavellir-power-aral = 2 hunter grades
nidavellir-power-dagda = 3 grades, 2 dwarves leave
nidavellir-power-aegur = 2 blacksmith grades
nidavellir-power-bonfur = 3 grades, 1 dwarf leaves
nidavellir-power-zoral = 3 grades, 1 point
nidavellir-power-lokdur = 1 grade, 3 points
nidavellir-power-hourya = 20 points, from 5 grades
nidavellir-power-idunn = 7, and 2 per explorer
nidavellir-power-dwerg_ymir = 13, more with brothers
nidavellir-power-dwerg_aesir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_sigmir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_jungir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_bergelmir = { nidavellir-power-dwerg_ymir }
nidavellir-power-skaa = 17 points
nidavellir-power-astrid = counts your best coin
nidavellir-power-grid = 7 points, a coin +7
nidavellir-power-uline = 9 points, you bid last
nidavellir-power-ylud = joins any column later
nidavellir-power-thrud = 13 points, a wandering grade
nidavellir-effect-kraal = Two warrior grades and 7 points.
nidavellir-effect-tarah = One warrior grade and 14 points.
nidavellir-effect-aral = Two hunter grades.
nidavellir-effect-dagda = Three hunter grades. The last dwarf of two other columns of yours must leave; heroes stay.
nidavellir-effect-aegur = Two blacksmith grades.
nidavellir-effect-bonfur = Three blacksmith grades. The last dwarf of one other column of yours must leave; heroes stay.
nidavellir-effect-zoral = Three miner grades and 1 point to multiply.
nidavellir-effect-lokdur = One miner grade and 3 points to multiply.
nidavellir-effect-hourya = One explorer grade and 20 points. Joins only those who already have five explorer grades.
nidavellir-effect-idunn = One explorer grade and 7 points, plus 2 for each explorer grade at the end, her own included.
nidavellir-effect-dwerg_ymir = Alone 13 points; two brothers 40, three 81, four 108, all five 135.
nidavellir-effect-dwerg_aesir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_sigmir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_jungir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_bergelmir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-skaa = 17 points. No questions asked.
nidavellir-effect-astrid = Scores the value of your best coin at the end.
nidavellir-effect-grid = 7 points, and one of your coins grows by 7 at once.
nidavellir-effect-uline = 9 points. You keep your coins in hand and bid at each tavern after everybody else has shown theirs; you trade with any two coins of your hand.
nidavellir-effect-ylud = Joins a column of your choice at the end of an age, with one grade there: 7 points among the warriors, 11 among the explorers, 1 among the miners.
nidavellir-effect-thrud = 13 points. Until the end she is one more grade at the bottom of any column; whoever joins there sends her on to a column of your choice.
nidavellir-effect-special_blacksmith = Two blacksmith grades on one card.

## Distinctions
nidavellir-distinction-kings_hand = The King's Hand
nidavellir-distinction-hunting_master = Hunting Master
nidavellir-distinction-crown_jeweler = Crown Jeweler
nidavellir-distinction-kings_great_armorer = King's Great Armorer
nidavellir-distinction-pioneer_of_the_kingdom = Pioneer of the Kingdom
nidavellir-gain-kings_hand = One of your coins grows by 5.
nidavellir-gain-hunting_master = Your 0 coin gives way to a special 3: it trades just the same and beats more rivals.
nidavellir-gain-crown_jeweler = Gem 6: it wins every tie, is never swapped and scores 3 points.
nidavellir-gain-kings_great_armorer = The Royal Blacksmith joins you, with two grades.
nidavellir-gain-pioneer_of_the_kingdom = See three cards of the second age and keep one.
nidavellir-rule-distinction = Goes to whoever alone has the most grades in this class when the first age ends.

## Score sheet
nidavellir-score-warrior = Warriors
nidavellir-score-warrior_bonus = Warrior majority
nidavellir-score-hunter = Hunters
nidavellir-score-miner = Miners
nidavellir-score-blacksmith = Blacksmiths
nidavellir-score-explorer = Explorers
nidavellir-score-dwerg = Dwerg brothers
nidavellir-score-neutral = Neutral heroes
nidavellir-score-coins = Coins
nidavellir-score-gem = Special gem
nidavellir-score-total = Bravery value
nidavellir-score-warrior-how = sum of points
nidavellir-score-warrior_bonus-how = best coin for the most grades
nidavellir-score-hunter-how = grades × grades
nidavellir-score-miner-how = points × grades
nidavellir-score-blacksmith-how = 3, 7, 12, 18, 25 …
nidavellir-score-explorer-how = sum of points
nidavellir-score-dwerg-how = 13, 40, 81, 108, 135
nidavellir-score-neutral-how = as their cards say
nidavellir-score-coins-how = sum of all five
nidavellir-score-gem-how = for gem 6

## Prompts: one for the seat asked, one (-wait) for all others
nidavellir-prompt-bid = Place a coin at each tavern
nidavellir-prompt-bid-wait = { $count ->
    [one] { $who } is still bidding
   *[other] { $count } players are still bidding
}
nidavellir-prompt-uline_bid = Everybody has shown their coin: place yours at the { $tavern }
nidavellir-prompt-uline_bid-wait = { $who } looks at all bids, then places a coin at the { $tavern }
nidavellir-prompt-turn = Take a card at the { $tavern }
nidavellir-prompt-turn-wait = { $who } takes a card at the { $tavern }
nidavellir-prompt-hero = A line is complete: recruit a hero!
nidavellir-prompt-hero-wait = { $who } recruits a hero
nidavellir-prompt-transform = Choose the coin that grows by { $bonus }
nidavellir-prompt-transform-wait = { $who } lets a coin grow by { $bonus }
nidavellir-prompt-discard = { $hero } sends dwarves away: { $count ->
    [one] choose one column
   *[other] choose { $count } columns
}
nidavellir-prompt-discard-wait = { $who } chooses whom { $hero } sends away
nidavellir-prompt-thrud = Where does Thrud go?
nidavellir-prompt-thrud-wait = { $who } finds a place for Thrud
nidavellir-prompt-uline_trade = Choose two coins of your hand to trade
nidavellir-prompt-uline_trade-wait = { $who } trades two coins
nidavellir-prompt-ylud = Which column does Ylud join?
nidavellir-prompt-ylud-wait = { $who } finds a place for Ylud
nidavellir-prompt-pioneer = Keep one of these three cards
nidavellir-prompt-pioneer-wait = { $who } looks at three cards of the second age and keeps one
nidavellir-prompt-over = { $who } wins with { $points } bravery points
    .who = You win with { $points } bravery points
nidavellir-prompt-over-shared = Shared victory with { $points } bravery points

## The smaller line below the prompt
nidavellir-note-bid-first = The higher coin chooses first. Two coins stay in your pouch.
nidavellir-note-bid-trade = Bid the exchange coin ({ $exchange }) to trade the two coins of your pouch for a bigger one.
nidavellir-note-bid-last = The last bids of the game: coins still count as points.
nidavellir-note-ready = Your bid is placed. You may take it back until the last one is in.
nidavellir-note-late = Uline bids later, tavern by tavern.
nidavellir-note-order-tie = { $coin } against { $coin }: gem { $high } goes before gem { $low }; gems are exchanged afterwards.
nidavellir-note-order-tie-special = { $coin } against { $coin }: gem 6 goes first and is never swapped.
nidavellir-note-trade = Your exchange coin lies here: then { $low } + { $high } becomes { $new }.
nidavellir-note-trade-open = The exchange coin lies here: a trade follows.
nidavellir-note-missing = { $count ->
    [one] One class is missing for the next hero: { $classes }
   *[other] { $count } classes are missing for the next hero
}
nidavellir-note-line = Line { $line } is complete, and you lead { $heroes ->
    [0] no hero yet
    [one] one hero
   *[other] { $heroes } heroes
}.
nidavellir-note-line-wait = Line { $line } is complete.
nidavellir-note-transform-offering = The Royal Offering lets any coin grow, except the exchange coin.
nidavellir-note-transform-grid = Grid lets any coin grow, except the exchange coin.
nidavellir-note-transform-kings_hand = The King's Hand lets any coin grow, except the exchange coin.
nidavellir-note-discard = Only dwarves at the end of a column can leave.
nidavellir-note-thrud = She counts as one grade there until somebody joins that column.
nidavellir-note-ylud = One grade there: 7 points among warriors, 11 among explorers, 1 among miners.
nidavellir-note-ylud-keep = She may move to another column for the last time, or stay.
nidavellir-note-uline_bid = All other coins lie open. The higher coin chooses first.
nidavellir-note-uline_trade = The higher of the two makes room for a coin worth both.
nidavellir-note-pioneer = Nobody else sees them. The other two go back into the deck.
nidavellir-note-margin = { $points ->
    [one] One point ahead of { $who }
   *[other] { $points } points ahead of { $who }
}
    .who = { $points ->
        [one] One point ahead of you
       *[other] { $points } points ahead of you
    }

## Choices
nidavellir-choice-bid = Goblin { $goblin }, dragon { $dragon }, horse { $horse }
    .aria = Laughing Goblin { $goblin }, Dancing Dragon { $dragon }, Shining Horse { $horse }; pouch { $low } and { $high }
nidavellir-choice-uline_bid = Bid the { $coin }
nidavellir-choice-pick = Take { $card }
nidavellir-choice-hero = Recruit { $hero }
    .aria = Recruit { $hero }, { $epithet }
nidavellir-choice-transform = { $old } becomes { $new }
    .aria = Coin { $old } { $place } becomes { $new }
nidavellir-choice-discard = Send { $card } away
nidavellir-choice-discard-two = Send { $card } and { $other } away
nidavellir-choice-thrud = Thrud to the { $column }
nidavellir-choice-uline_trade = { $low } + { $high }: the { $high } becomes { $new }
nidavellir-choice-ylud = Ylud to the { $column }
nidavellir-choice-keep = Ylud stays with the { $column }
nidavellir-choice-pioneer = Keep { $card }

## What a choice brings
nidavellir-preview-trade = { $low } + { $high } becomes { $new }
nidavellir-preview-place = { $place } of { $of } in order
nidavellir-preview-majority = { $points } majority
nidavellir-preview-line = line { $line }

## Why not
nidavellir-why-hourya = Hourya wants five explorer grades; you have { $grades }.
nidavellir-why-dagda = Dagda needs two other columns that end with a dwarf.
nidavellir-why-bonfur = Bonfur needs another column that ends with a dwarf.
nidavellir-why-line = A hero comes when a line is complete.
nidavellir-why-exchange = The exchange coin never grows.
nidavellir-why-bid = The coins come first: the taverns open when everybody has bid.
nidavellir-why-tavern = This tavern is not open yet.
nidavellir-why-taken = This card is gone.
nidavellir-why-hero_last = This column ends with a hero.
nidavellir-why-spared = { $hero } has joined this column and spares it.
nidavellir-why-hand = Only coins in hand can be traded.
nidavellir-why-uline_coin = You bid one of the coins in your hand.
nidavellir-why-at-card = A card is taken in your turn, at the tavern that is open; first comes what is asked above.
nidavellir-why-at-coin = Coins are laid when a round begins, and chosen when one of them grows or is traded.
nidavellir-why-at-column = A column is chosen only for Thrud and Ylud, and when Dagda or Bonfur send dwarves away.
nidavellir-why-at-hero = { nidavellir-why-line }
nidavellir-why-at-peek = Only the Pioneer keeps one of these cards.

## Events
nidavellir-event-round = Age { $age }, round { $round } of { $rounds }: the taverns fill up.
nidavellir-event-bid = { $who } has bid.
    .who = You have bid.
nidavellir-event-bid-all = { $who } have bid.
    .who = { $who } have bid.
nidavellir-event-revealed = { $tavern }: { $count ->
    [2] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }
    [3] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }
    [4] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }
   *[other] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }, { $seat5 } { $coin5 }
}
nidavellir-event-tie = { $tavern }, { $coin } each: { $count ->
    [2] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 })
    [3] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 }) › { $seat3 } (gem { $gem3 })
    [4] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 }) › { $seat3 } (gem { $gem3 }) › { $seat4 } (gem { $gem4 })
   *[other] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 }) › { $seat3 } (gem { $gem3 }) › { $seat4 } (gem { $gem4 }) › { $seat5 } (gem { $gem5 })
}
nidavellir-event-traded = { $who } trades { $kept } + { $old }: the { $old } becomes { $new }.
    .who = You trade { $kept } + { $old }: the { $old } becomes { $new }.
nidavellir-event-leftover = { $tavern }: nobody takes { $card }.
nidavellir-event-gems = { $tavern }: gems are swapped: { $count ->
    [2] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }
    [3] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }
    [4] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }
   *[other] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }, { $seat5 } { $old5 } → { $gem5 }
}
nidavellir-event-recruited = { $who } hires { $card }.
    .who = You hire { $card }.
nidavellir-event-offering = { $who } accepts the { $card }.
    .who = You accept the { $card }.
nidavellir-event-transformed = { $who } lets the { $old } ({ $place }) become { $new }.
    .who = You let the { $old } ({ $place }) become { $new }.
nidavellir-event-line = { $who } completes line { $lines }!
    .who = You complete line { $lines }!
nidavellir-event-no_hero = { $who } completes line { $lines }, but no hero can come.
    .who = You complete line { $lines }, but no hero can come.
nidavellir-event-hero = { $who } recruits { $hero }!
    .who = You recruit { $hero }!
nidavellir-event-discarded = { $hero } sends { $card } away from { $who }.
    .who = { $hero } sends { $card } away from you.
nidavellir-event-thrud_placed = { $who } puts Thrud in the column { $column }.
    .who = You put Thrud in the column { $column }.
nidavellir-event-thrud_moved = { $who } sends Thrud from the column { $from } to { $column }.
    .who = You send Thrud from the column { $from } to { $column }.
nidavellir-event-uline_back = { $who } takes { $count } coins back in hand: Uline has come.
    .who = You take { $count } coins back in hand: Uline has come.
nidavellir-event-uline_bid = { $who } looks around and bids { $coin } ({ $tavern }).
    .who = You look around and bid { $coin } ({ $tavern }).
nidavellir-event-ylud_placed = { $who } puts Ylud in the column { $column }.
    .who = You put Ylud in the column { $column }.
nidavellir-event-ylud_moved = { $who } moves Ylud from the column { $from } to { $column }.
    .who = You move Ylud from the column { $from } to { $column }.
nidavellir-event-ylud_kept = { $who } leaves Ylud in the column { $column }.
    .who = You leave Ylud in the column { $column }.
nidavellir-event-evaluation = The first age is over: the king inspects the troops.
nidavellir-event-distinction = { $distinction }: { $who }, with { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
    } ({ $column }).
nidavellir-event-distinction_tied = { $distinction }: nobody, for { $count } players have { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
    } ({ $column }).
nidavellir-event-special_coin = { $who } swaps the exchange coin for the special { $coin }.
    .who = You swap the exchange coin for the special { $coin }.
nidavellir-event-special_gem = { $who } lays gem { $gem } over gem { $covered }.
    .who = You lay gem { $gem } over gem { $covered }.
nidavellir-event-armorer = { $card } joins { $who }.
    .who = { $card } joins you.
nidavellir-event-pioneer = { $who } looks at { $count } cards of the second age.
    .who = You look at { $count } cards of the second age.
nidavellir-event-pioneer_cards = You see: { $count ->
    [1] { $card1 }
    [2] { $card1 }, { $card2 }
    [3] { $card1 }, { $card2 }, { $card3 }
    [4] { $card1 }, { $card2 }, { $card3 }, { $card4 }
   *[other] { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
}
nidavellir-event-pioneer_kept = { $who } keeps { $card }.
    .who = You keep { $card }.
nidavellir-event-pioneer_gone = No pioneer: { $card } is discarded.
nidavellir-event-shuffled = The { $cards } cards of age { $age } are shuffled.
nidavellir-event-thrud_home = Thrud leaves the column { $from } and goes home to { $who }.
    .who = Thrud leaves the column { $from } and goes home to you.
nidavellir-event-scored = { $who }: { $total } bravery points.
nidavellir-event-over = { $count ->
    [1] { $seat1 } wins with { $points } bravery points!
    [2] { $seat1 } and { $seat2 } share the victory with { $points } bravery points!
    [3] { $seat1 }, { $seat2 } and { $seat3 } share the victory with { $points } bravery points!
   *[other] { $count } players share the victory with { $points } bravery points!
}
    .seat1 = { $count ->
        [1] You win with { $points } bravery points!
        [2] You and { $seat2 } share the victory with { $points } bravery points!
        [3] You, { $seat2 } and { $seat3 } share the victory with { $points } bravery points!
       *[other] { $count } players share the victory with { $points } bravery points!
    }
    .seat2 = { $count ->
        [1] { $seat1 } wins with { $points } bravery points!
        [2] You and { $seat1 } share the victory with { $points } bravery points!
        [3] You, { $seat1 } and { $seat3 } share the victory with { $points } bravery points!
       *[other] { $count } players share the victory with { $points } bravery points!
    }
    .seat3 = { $count ->
        [1] { $seat1 } wins with { $points } bravery points!
        [2] { $seat1 } and { $seat2 } share the victory with { $points } bravery points!
        [3] You, { $seat1 } and { $seat2 } share the victory with { $points } bravery points!
       *[other] { $count } players share the victory with { $points } bravery points!
    }

## Options
option-hero_set = Heroes
option-hero_set-note = Which heroes may answer a line; the first game leaves out the three that take longest to explain.
option-hero_set-all = All 21 heroes
option-hero_set-first_game = First game: without Thrud, Ylud and Uline
option-distinction_evaluation = Troop evaluation
option-distinction_evaluation-note = Whether a distinction that was just taken can change who gets the next one.
option-distinction_evaluation-sequential = One distinction after the other
option-distinction_evaluation-snapshot = All majorities counted at once
option-show_derivable_coins = Show everybody's set of coins
option-show_derivable_coins-note = All five coins of each player in sight, as anybody could work them out.
option-show_derivable_coins-on = Yes
option-show_derivable_coins-off = No: play from memory
option-auto_pick_same_class = Take the best card by itself when all are of one class
option-auto_pick_same_class-note = Spares a click where the cards of a tavern differ in points alone.
option-auto_pick_same_class-off = No
option-auto_pick_same_class-on = Yes
option-live_scores = Show scores during play
option-live_scores-note = Everybody’s points beside the chronicle; without, the end stays open.
option-live_scores-on = Yes
option-live_scores-off = Only at the end

## The page's own words
nidavellir-page-taken-you = yours now
nidavellir-page-rivals = rivals
nidavellir-page-treasure = Treasure
nidavellir-page-class-warrior = Warrior
nidavellir-page-class-hunter = Hunter
nidavellir-page-class-miner = Miner
nidavellir-page-class-blacksmith = Black­smith
nidavellir-page-class-explorer = Explorer
nidavellir-page-short-goblin = Goblin
nidavellir-page-short-dragon = Dragon
nidavellir-page-short-horse = Horse
nidavellir-page-next = next
nidavellir-page-left = left over
nidavellir-page-coin-plus = Coin +{ $bonus }
nidavellir-page-deck = { $count } left
nidavellir-page-changes = What it changed
nidavellir-page-total = total
nidavellir-page-mine = Your plate
nidavellir-page-armies = All armies
nidavellir-page-show-army = Show the army
nidavellir-page-your-coins = Your coins
nidavellir-page-your-coin = your coin
nidavellir-page-your-bid = your bid
nidavellir-page-no-bid = no coin yet
nidavellir-page-no-bids = waiting for bids
nidavellir-page-drop-here = drop a coin here
nidavellir-page-coins-in-hand = Coins in hand
nidavellir-page-pouch-fills = The two coins that stay go into your pouch.
nidavellir-page-backs = { $count ->
    [one] One hidden bid
   *[other] { $count } hidden bids
}
nidavellir-page-hole-empty = { $tavern }: no coin yet
nidavellir-page-hole-coin = { $tavern }: your { $coin }. Take it back
nidavellir-page-coin-free = { $coin }, in hand
nidavellir-page-coin-placed = { $coin }, placed: { $tavern }. Take it back
nidavellir-page-exchange = exchange coin
nidavellir-page-acting = is choosing
nidavellir-page-bids-later = bids later
nidavellir-page-place = { $place ->
    [1] goes first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
nidavellir-page-order-entry = { $who }, coin { $coin }, { $state }
nidavellir-page-order-grown = has grown to { $coin } since
nidavellir-page-order-past = has chosen
nidavellir-page-order-now = chooses now
nidavellir-page-order-next = is still to come
nidavellir-page-column = { $name }: { $grades }, { $points }
nidavellir-page-column-choose = Choose the column { $name }
nidavellir-page-next-line = next at line { $line }
nidavellir-page-change = { $points } { $count ->
    [one] point
   *[other] points
    }
nidavellir-page-legal = can be taken
nidavellir-page-chosen = chosen
nidavellir-page-hero-title = Recruit a hero
nidavellir-page-hero-hint = Point at a hero to read what it does; the number is what it adds to your score now.
nidavellir-page-hero-tap = Tap a hero to read what it does; the number is what it adds to your score now.
nidavellir-page-hero-look = Choose a hero to read what it does. A lock means that it would not join you now.
nidavellir-page-awarded = Awarded to
nidavellir-page-evaluated = The king has inspected the troops
nidavellir-page-to-taverns = To the second age

## The lesson
nidavellir-lesson-1 = Welcome, Elvaland! Frosti and Lofar want the same dwarves as you. They wait in three taverns, in five classes. One grade of each class is a line, and every line brings you a hero.
nidavellir-lesson-2 = Everybody bids at once and in secret: one coin for each tavern. Lay the 0 at the Goblin: it wins nothing, but it will make another coin grow. Then the 3 at the Dragon and the 2 at the Horse.
nidavellir-lesson-3 = Three zeros met at the Goblin, and your gem was the lowest: you came last, and the card that was left, the Warrior 5, came to you by itself. But your 0 traded the 4 and 5 of your pouch. Worth both would be a 9; none was left, so you got a 10! At the Dragon your 3 is the best bid. Take the Explorer 11: explorers simply count their points.
nidavellir-lesson-4 = At the Horse, too, the last card came to you by itself: a Warrior 3. The round is over, and all coins come back: you now own 0, 2, 3, 4 and 10. For your first line you still lack a hunter, a miner and a blacksmith.
nidavellir-lesson-5 = All three lie here. Bid the 2 at the Goblin, the 0 at the Dragon and your new 10 at the Horse.
nidavellir-lesson-6 = Three times 2: then the higher gem goes first. Yours is the 5 now, for those who were tied have exchanged their gems. Take the Hunter: hunters count their number times itself.
nidavellir-lesson-7 = At the Dragon you came last: the blacksmith that was left came to you by itself, and your 0 made 3 and 4 an 8. Here your 10 beats the 9. Take the Miner 2: then you have one of each class.
nidavellir-lesson-8 = The line is complete, so a hero must come. Point at one to read what it does; the number says what it adds now. Recruit Ylud: when the age ends she goes wherever you need her.
nidavellir-lesson-9 = Third round. Let the 8 and the 10 stay in your pouch, so that the 0 trades them: 2 at the Goblin, 0 at the Dragon, 3 at the Horse.
nidavellir-lesson-10 = Your gem wins the tie again. Take the Hunter: two hunters are worth 2 × 2 = 4.
nidavellir-lesson-11 = At the Dragon an Explorer 7 was left and came to you by itself. Take the Miner 1. Miners multiply: 2 + 1 points times 2 grades make 6. The fourth round is then played for you: just watch.
nidavellir-lesson-12 = The round played for you brought a Miner 0, an Explorer 9 and a Warrior 4. The first age ends, and your best coin is a 25 by now. Ylud leaves the command zone and joins a column. Send her to the blacksmiths: there she fills your second line.
nidavellir-lesson-13 = Two lines, two heroes. Recruit Uline: from now on you bid last and know everybody’s coin before you do.
nidavellir-lesson-14 = The king inspects the troops: in each class, whoever alone has the most grades gets a distinction. You lead among the explorers and are the Pioneer: keep one of three cards of the next age. Keep the Hunter.
nidavellir-lesson-15 = The second age. Thanks to Uline you see that 24 and 23 lie at the Goblin. Bid your 25.
nidavellir-lesson-16 = Take the Royal Offering. It is no dwarf: it lets one of your coins grow by 5 and then leaves the game.
nidavellir-lesson-17 = Any coin may grow, except the 0. Choose the 3: with 5 more it would be an 8. There is none left, so the next higher coin comes, a 9.
nidavellir-lesson-18 = Lofar shows a 10 and Frosti a 2. Your own 2 is enough for second place, for your gem is higher than Frosti’s.
nidavellir-lesson-19 = Take the Blacksmith: each blacksmith grade is worth one point more than the one before. And it completes your third line.
nidavellir-lesson-20 = Recruit Thrud: 13 points at the end, and until then one grade wherever you want it.
nidavellir-lesson-21 = Put her at the end of the warriors for now. The most warrior grades bring your best coin once more at the end, but she will be home by then.
nidavellir-lesson-22 = At the Horse your 0 was bid for you, so you came last: the Warrior 6 that was left joined you by itself. Thrud always stands last, so she has to move on. Send her to the hunters.
nidavellir-lesson-23 = The 0 was bid and a Miner 1 taken for you, so a trade follows. With Uline you choose two coins of your hand: take 8 and 17. Together 25; but that one is yours already and nothing is higher, so you get the best one left, a 22.
nidavellir-lesson-24 = Two good bids were made for you and brought an Explorer 11 and a blacksmith: your fourth line is complete. Recruit Dagda: three hunter grades at once, but two dwarves must leave.
nidavellir-lesson-25 = Only the last dwarf of a column can leave, never a hero. Send away the Miner 1 and the Blacksmith: choose both columns.
nidavellir-lesson-26 = Six hunter grades: 36 points! Heroes of your own choice are what wins here. At the end your coins count too, so keep them growing. From now on every move is yours: first find a new place for Thrud.
nidavellir-lesson-done = You know it all: bids, trades, lines and heroes. Play on against Frosti and Lofar, or open a table of your own.

## Score sheet for the real table
nidavellir-form-coins = Your five coins
nidavellir-form-coins-hint = All five, the exchange coin among them.
nidavellir-form-army-hint = The dwarves of all five columns, without heroes.
nidavellir-form-command = Heroes that score by themselves
nidavellir-form-command-hint = Grades and points of all other heroes, Ylud's too, go into their column; Thrud's grade does not. Idunn's 7 goes into hers, her 2 a grade are added here.
nidavellir-form-heroes = Heroes
nidavellir-form-heroes-hint = All heroes that joined you, wherever they stand.
nidavellir-form-ylud = Ylud stands with the
nidavellir-form-gem = Gem
nidavellir-form-gem-hint = The special gem, 6, lies on the Crown Jeweler's own.
nidavellir-form-distinctions-hint = What you won at the end of the first age.
nidavellir-form-wrong-jeweler = Gem { $gem } lies with the Crown Jeweler, who is somebody else.
nidavellir-form-wrong-master = The Hunting Master has the special { $coin } in place of the exchange coin.

## Hints
nidavellir-hint-majority = You then have the most warriors, { $count }: at the end your best coin, { $coin } now, counts as well.
nidavellir-hint-hunters =
  { $count ->
    [one] Your hunter then scores { $points }.
   *[other] Your { $count } hunters then score { $points }.
  }
nidavellir-hint-blacksmiths =
  { $count ->
    [one] Your blacksmith then scores { $points }.
   *[other] Your { $count } blacksmiths then score { $points }.
  }
nidavellir-hint-miners =
  { $count ->
    [one] Your miner then scores { $points }.
   *[other] Your { $count } miners then score { $sum } × { $count } = { $points }.
  }
nidavellir-hint-brothers =
  { $count ->
    [one] The first Dwerg brother scores { $points }; each further one raises the value of all.
   *[other] Your { $count } Dwerg brothers then score { $points } together.
  }
