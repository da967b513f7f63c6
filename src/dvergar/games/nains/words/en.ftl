# Nains in English. Own sentences; card, place and Cognar names as printed.

## The game
nains-title = Nains
nains-pitch = Five Orders, five talions and a horde of sellswords: outbid the other Lords and lead the Cognars.
nains-goal = After two Eras the fortress-state with the most bravery wins.

## Orders
nains-class-shield = Shield
nains-class-temple = Temple
nains-class-errants = Wanderers
nains-class-forge = Forge
nains-class-talion = Talion
nains-class-command = White Cognars
nains-class-any = Any Order
nains-class-malt = Malt
nains-classes-shield = Order of the Shield
nains-classes-temple = Order of the Temple
nains-classes-errants = Order of the Wanderers
nains-classes-forge = Order of the Forge
nains-classes-talion = Order of the Talion
nains-classes-command = White Cognars
nains-help-shield = Each grade is worth one point more than the one before: 3, 7, 12, 18, 25, …
nains-help-temple = The sum of the points times your Occult symbols. Your board has one from the start; mercenaries are added afterwards.
nains-help-errants = Add up the points. A number that you already have is covered by a Paria token: its points are lost, its grade and its Malt are not.
nains-help-forge = The sum of the points, plus your different runes times themselves: 1, 4, 9, 16, 25, …
nains-help-talion = Simply add up the points. Each dwarf who joins makes the coin you bid for it grow by 1.
nains-help-command = White Cognars stand in the command zone and bring their power from there.
nains-help-malt = 1 point for each Malt; one more with the Liquor Certification, one more with Gurdan and Borogam together.
nains-help-mercenary = Mercenaries come in groups of at least two. The first must complete a line, in the one shortest column; who follows may go anywhere.

## Parts of the table
nains-tavern-yjdad = Yjdad’s Tankard
nains-tavern-grognard = Roasted Grumbler
nains-tavern-hallebarde = Greedy Halberd
nains-place-yjdad = at Yjdad’s Tankard
nains-place-grognard = at the Roasted Grumbler
nains-place-hallebarde = at the Greedy Halberd
nains-place-pouch = in the pouch
nains-place-hand = in hand
nains-status-waiting = not yet open
nains-status-open = open now
nains-status-closed = closed
nains-pouch = Pouch
nains-hand = Hand
nains-army = Army
nains-command = Command zone
nains-discard = Discard pile
nains-treasure = Royal Treasure
nains-heroes = Cognars
nains-mercenaries = Mercenaries
nains-distinctions = Elite Cognars
nains-evaluation = Evaluation of the Orders
nains-unseen = Still to come this Era
nains-taverns = Taverns
nains-order = Order of play
nains-rivals = Rivals
nains-chronicle = Chronicle
nains-age = Era { $age }
nains-round = Round { $round } of { $rounds }
nains-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
nains-gem = Gem { $value }
nains-coin = Talion { $value }
nains-coin-base = Bronze talion { $value }
nains-coin-royal = Gold talion { $value }
nains-coin-special = Exchange coin { $value }
nains-coin-exchange = Exchange coin: bid it, and the two coins of your pouch make one grow
nains-coin-hidden = Face-down coin
nains-coins = { $count ->
    [one] { $count } talion
   *[other] { $count } talions
}
nains-copies = { $left } of { $of } left
nains-grades = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nains-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nains-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
nains-hero-count = { $count ->
    [0] no Cognar
    [one] { $count } Cognar
   *[other] { $count } Cognars
}
nains-next-hero = Next Cognar at line { $line }
nains-missing = missing
nains-ready = has bid
nains-thinking = still bidding
nains-taken = taken by { $who }
    .who = taken by you
nains-held = held by { $who }
    .who = held by you
nains-open = not yet awarded
nains-unclaimed = nobody’s: the lead was tied
nains-tie-gems = { $coin } = { $coin }, gem { $high } > gem { $low }
nains-malt = Malt
nains-malt-count = { $count } Malt
nains-malt-rate = { $rate ->
    [one] 1 point each
   *[other] { $rate } points each
}
nains-occult = Occult
nains-occult-count = { $count ->
    [one] 1 Occult symbol
   *[other] { $count } Occult symbols
}
nains-runes = Runes
nains-rune-count = { $count ->
    [0] no rune
    [one] 1 rune
   *[other] { $count } different runes
}
nains-rune-fehu = Fehu
nains-rune-uruz = Uruz
nains-rune-ansuz = Ansuz
nains-rune-raidho = Raidho
nains-rune-redwin = Redwin’s rune
nains-rune-ulrog_1 = Ulrog’s first rune
nains-rune-ulrog_2 = Ulrog’s second rune
nains-rune-tala = Tala’s rune
nains-rune-torun = Torun’s rune
nains-rune-jorun = Jorun’s rune
nains-token = Paria token
nains-tokens = { $count ->
    [one] 1 Paria token
   *[other] { $count } Paria tokens
}
nains-regained = +{ $points } come back at the end
nains-track = Bravery of the Shield: { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
    }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## Phases
nains-phase-bid = Bids
nains-phase-turn = Hiring
nains-phase-hero = A Cognar joins
nains-phase-transform = A coin grows
nains-phase-discard = A dwarf is turned away
nains-phase-gaat = Ga’at takes his place
nains-phase-svara = Svara’s scouts
nains-phase-over = Reckoning

## Cards: dwarves
nains-card-hidden = Face-down card
nains-card-e1_shield = Shield
nains-card-e1_shield_m = Shield (Malt)
nains-card-e1_shield_5p = { nains-card-e1_shield }
nains-card-e1_shield_m_5p = { nains-card-e1_shield_m }
nains-card-e1_temple_0_o_m = Temple 0 (Occult, Malt)
nains-card-e1_temple_0_o = Temple 0 (Occult)
nains-card-e1_temple_1_o = Temple 1 (Occult)
nains-card-e1_temple_1_m = Temple 1 (Malt)
nains-card-e1_temple_2 = Temple 2
nains-card-e1_temple_3 = Temple 3
nains-card-e1_temple_0_o_5p = { nains-card-e1_temple_0_o }
nains-card-e1_temple_2_m_5p = Temple 2 (Malt)
nains-card-e1_errants_5_m = Wanderer 5 (Malt)
nains-card-e1_errants_6_m = Wanderer 6 (Malt)
nains-card-e1_errants_7_m = Wanderer 7 (Malt)
nains-card-e1_errants_8_m = Wanderer 8 (Malt)
nains-card-e1_errants_9 = Wanderer 9
nains-card-e1_errants_10 = Wanderer 10
nains-card-e1_errants_11 = Wanderer 11
nains-card-e1_errants_12 = Wanderer 12
nains-card-e1_errants_6_m_5p = { nains-card-e1_errants_6_m }
nains-card-e1_errants_10_5p = { nains-card-e1_errants_10 }
nains-card-e1_forge_fehu_2_m = Forge Fehu 2 (Malt)
nains-card-e1_forge_fehu_5 = Forge Fehu 5
nains-card-e1_forge_uruz_2_m = Forge Uruz 2 (Malt)
nains-card-e1_forge_uruz_5 = Forge Uruz 5
nains-card-e1_forge_ansuz_3 = Forge Ansuz 3
nains-card-e1_forge_raidho_4 = Forge Raidho 4
nains-card-e1_forge_ansuz_4_5p = Forge Ansuz 4
nains-card-e1_forge_raidho_3_5p = Forge Raidho 3
nains-card-e1_talion_3_m = Talion 3 (Malt)
nains-card-e1_talion_4_m = Talion 4 (Malt)
nains-card-e1_talion_5 = Talion 5
nains-card-e1_talion_6 = Talion 6
nains-card-e1_talion_7 = Talion 7
nains-card-e1_talion_8 = Talion 8
nains-card-e1_talion_9 = Talion 9
nains-card-e1_talion_6_5p = { nains-card-e1_talion_6 }
nains-card-e2_shield = { nains-card-e1_shield }
nains-card-e2_shield_m = { nains-card-e1_shield_m }
nains-card-e2_shield_5p = { nains-card-e1_shield }
nains-card-e2_shield_m_5p = { nains-card-e1_shield_m }
nains-card-e2_temple_0_o_m = { nains-card-e1_temple_0_o_m }
nains-card-e2_temple_0_o = { nains-card-e1_temple_0_o }
nains-card-e2_temple_1_o = { nains-card-e1_temple_1_o }
nains-card-e2_temple_1_m = { nains-card-e1_temple_1_m }
nains-card-e2_temple_2 = { nains-card-e1_temple_2 }
nains-card-e2_temple_3 = { nains-card-e1_temple_3 }
nains-card-e2_temple_0_o_5p = { nains-card-e1_temple_0_o }
nains-card-e2_temple_2_m_5p = { nains-card-e1_temple_2_m_5p }
nains-card-e2_errants_5_m = { nains-card-e1_errants_5_m }
nains-card-e2_errants_6_m = { nains-card-e1_errants_6_m }
nains-card-e2_errants_7_m = { nains-card-e1_errants_7_m }
nains-card-e2_errants_8_m = { nains-card-e1_errants_8_m }
nains-card-e2_errants_9 = { nains-card-e1_errants_9 }
nains-card-e2_errants_10 = { nains-card-e1_errants_10 }
nains-card-e2_errants_11 = { nains-card-e1_errants_11 }
nains-card-e2_errants_12 = { nains-card-e1_errants_12 }
nains-card-e2_errants_7_m_5p = { nains-card-e1_errants_7_m }
nains-card-e2_errants_11_5p = { nains-card-e1_errants_11 }
nains-card-e2_forge_fehu_3 = Forge Fehu 3
nains-card-e2_forge_uruz_4 = Forge Uruz 4
nains-card-e2_forge_ansuz_2_m = Forge Ansuz 2 (Malt)
nains-card-e2_forge_ansuz_5 = Forge Ansuz 5
nains-card-e2_forge_raidho_2_m = Forge Raidho 2 (Malt)
nains-card-e2_forge_raidho_5 = Forge Raidho 5
nains-card-e2_forge_fehu_4_5p = Forge Fehu 4
nains-card-e2_forge_uruz_3_5p = Forge Uruz 3
nains-card-e2_talion_3_m = { nains-card-e1_talion_3_m }
nains-card-e2_talion_4_m = { nains-card-e1_talion_4_m }
nains-card-e2_talion_5 = { nains-card-e1_talion_5 }
nains-card-e2_talion_6 = { nains-card-e1_talion_6 }
nains-card-e2_talion_7 = { nains-card-e1_talion_7 }
nains-card-e2_talion_8 = { nains-card-e1_talion_8 }
nains-card-e2_talion_9 = { nains-card-e1_talion_9 }
nains-card-e2_talion_6_5p = { nains-card-e1_talion_6 }

## Cognars: name, what they do
nains-card-volgrir = Volgrir
nains-card-abokar = Abokar
nains-card-svara = Svara
nains-card-ararun = Ararun
nains-card-sriza = Sriza
nains-card-fey = Fey
nains-card-derdhr = Derdhr
nains-card-kardum = Kardum
nains-card-oosram = Oösräm
nains-card-droh = Dröh
nains-card-ulrog = Ulrog
nains-card-tala = Tala
nains-card-torun = Torun
nains-card-gurdan = Gurdan
nains-card-borogam = Borogam
nains-card-jorun = Jorun
nains-card-oboron = Oboron
nains-card-gaat = Ga’at
nains-card-tadgar = Tadgar
nains-card-akab = Akab
nains-card-lygdr = Lygdr
nains-card-dawn = Dawn
nains-card-wal = Wal
nains-power-volgrir = 2 Shield grades
nains-power-abokar = 1, and 1 per Shield
nains-power-svara = 1 grade, see 5 cards
nains-power-ararun = 2 grades, 2 points
nains-power-sriza = 1 grade, 2 Occult
nains-power-fey = 1 grade, 5 points
nains-power-derdhr = 13 points, a coin +5
nains-power-kardum = 2 grades, 0 becomes 3
nains-power-oosram = 15 points, 2 tokens off
nains-power-droh = 10 points, 1 token off
nains-power-ulrog = 1 grade, 2 runes
nains-power-tala = 2 grades, 6, a rune
nains-power-torun = 1 grade, 12, a rune
nains-power-gurdan = 22 points, 1 Malt
nains-power-borogam = 14 points, 3 Malt
nains-power-jorun = a rune, 3 per rune
nains-power-oboron = 15 points, brings Ga’at
nains-power-tadgar = 24 points, in any column
nains-power-akab = 21 points, in any column
nains-power-lygdr = 23 points, in any column
nains-power-dawn = 20 points, in any column
nains-power-wal = 22 points, in any column
nains-effect-volgrir = Two Shield grades.
nains-effect-abokar = One Shield grade, and 1 point for each Shield grade at the end, his own included.
nains-effect-svara = One Shield grade. At once you look at five cards of Era 2 and keep one of them.
nains-effect-ararun = Two Temple grades, 2 points to multiply and one Occult symbol.
nains-effect-sriza = One Temple grade and two Occult symbols.
nains-effect-fey = One Temple grade and 5 points to multiply.
nains-effect-derdhr = One Talion grade and 13 points. At once one of your coins grows by 5, any but the exchange coin.
nains-effect-kardum = Two Talion grades and 5 points. Your 0 gives way to a 3 that exchanges just the same.
nains-effect-oosram = One Wanderer grade and 15 points. At the end two Paria tokens come off.
nains-effect-droh = Two Wanderer grades and 10 points. At the end one Paria token comes off.
nains-effect-ulrog = One Forge grade and two runes that nobody else has.
nains-effect-tala = Two Forge grades, 6 points and a rune that nobody else has.
nains-effect-torun = One Forge grade, 12 points and a rune that nobody else has.
nains-effect-gurdan = 22 points and one Malt. With Borogam each Malt scores one point more.
nains-effect-borogam = 14 points and three Malt. With Gurdan each Malt scores one point more.
nains-effect-jorun = A rune that nobody else has, and 3 points for each of your different runes.
nains-effect-oboron = 15 points. At once Ga’at comes with him and joins a column of your choice.
nains-effect-gaat = One grade in any column: 2 points to multiply in the Temple, 9 among the Wanderers, 4 in the Forge, 6 in the Talion.
nains-effect-tadgar = A mercenary: one grade in a column of your choice and 24 points. Comes in a group of at least two.
nains-effect-akab = A mercenary: one grade in a column of your choice and 21 points. Comes in a group of at least two.
nains-effect-lygdr = A mercenary: one grade in a column of your choice and 23 points. Comes in a group of at least two.
nains-effect-dawn = A mercenary: one grade in a column of your choice and 20 points. Comes in a group of at least two.
nains-effect-wal = A mercenary: one grade in a column of your choice and 22 points. Comes in a group of at least two.

## Elite Cognars and the Certification
nains-distinction-tiss = Tiss
nains-distinction-aral = Aral
nains-distinction-brum = Brum
nains-distinction-redwin = Redwin
nains-distinction-ordo = Ordo
nains-distinction-liquor_certification = Liquor Certification
nains-gain-tiss = 2 points for each Shield grade at the end.
nains-gain-aral = One Occult symbol.
nains-gain-brum = 13 points, and one Paria token comes off at the end.
nains-gain-redwin = A rune that nobody else has.
nains-gain-ordo = At once the lower of your two lowest coins makes room for one worth both; the exchange coin stays out of it.
nains-gain-liquor_certification = Each Malt scores one point more.
nains-rule-distinction = Goes to whoever alone has the most grades of this Order when Era 1 ends.
nains-rule-certification = Goes to whoever alone has the most Malt when Era 1 ends.

## Score sheet
nains-score-shield = Shield
nains-score-temple = Temple
nains-score-errants = Wanderers
nains-score-forge = Forge
nains-score-talion = Talion
nains-score-command = White Cognars
nains-score-elite = Elite Cognars
nains-score-malt = Malt
nains-score-coins = Coins
nains-score-total = Bravery value
nains-score-shield-how = 3, 7, 12, 18, 25 …
nains-score-temple-how = points × Occult
nains-score-errants-how = uncovered points
nains-score-forge-how = points + runes × runes
nains-score-talion-how = sum of points
nains-score-command-how = as their cards say
nains-score-elite-how = Tiss and Brum
nains-score-malt-how = Malt × its rate
nains-score-coins-how = sum of all five

## Prompts: one for the seat asked, one (-wait) for all others
nains-prompt-bid = Place a coin at each tavern
nains-prompt-bid-wait = { $count ->
    [one] { $who } is still bidding
   *[other] { $count } players are still bidding
}
nains-prompt-turn = Take a card: { $tavern }
nains-prompt-turn-wait = { $who } takes a card: { $tavern }
nains-prompt-hero = A line is complete: recruit a Cognar!
nains-prompt-hero-wait = { $who } recruits a Cognar
nains-prompt-mercenary = A second mercenary must follow: choose one and his column
nains-prompt-mercenary-wait = { $who } recruits a second mercenary
nains-prompt-transform = Choose the coin that grows by { $bonus }
nains-prompt-transform-wait = { $who } lets a coin grow by { $bonus }
nains-prompt-discard = Send one of these two cards away: { $tavern }
nains-prompt-discard-wait = { $who } sends one of two cards away: { $tavern }
nains-prompt-gaat = Where does Ga’at go?
nains-prompt-gaat-wait = { $who } finds a place for Ga’at
nains-prompt-svara = Keep one of these { $count } cards
nains-prompt-svara-wait = { $who } looks at { $count } cards of Era 2 and keeps one
nains-prompt-over = { $who } wins with { $points } bravery points
    .who = You win with { $points } bravery points
nains-prompt-over-shared = Shared victory with { $points } bravery points

## The smaller line below the prompt
nains-note-bid-first = The higher coin chooses first. Two coins stay in your pouch.
nains-note-bid-trade = Bid the exchange coin ({ $exchange }): of the two coins in your pouch one becomes bigger.
nains-note-bid-last = The last bids of the game: coins still count as points.
nains-note-ready = Your bid is placed. You may take it back until the last one is in.
nains-note-order-tie = { $coin } against { $coin }: gem { $high } goes before gem { $low }; gems are exchanged afterwards.
nains-note-trade = Your exchange coin lies here: then { $low } + { $high } becomes { $new }.
nains-note-trade-open = The exchange coin lies here: an exchange follows.
nains-note-missing = { $count ->
    [one] One Order is missing for the next Cognar: { $classes }
   *[other] { $count } Orders are missing for the next Cognar
}
nains-note-line = Line { $line } is complete, and you lead { $heroes ->
    [0] no Cognar yet
    [one] one Cognar
   *[other] { $heroes } Cognars
}.
nains-note-line-wait = Line { $line } is complete.
nains-note-transform-talion = The exchange coin never grows: a coin of the pouch grows in its place.
nains-note-transform-derdhr = Derdhr lets any coin grow, except the exchange coin.
nains-note-discard = The other Lord must take the one that stays.
nains-note-gaat = He counts as one grade there and may complete a line.
nains-note-svara = Nobody else sees them. The others go back into the deck.
nains-note-group-forced = Mercenaries come at least in pairs; this one may stand in any column.
nains-note-group-open = Another mercenary may follow, in any column; any other Cognar may come as well.
nains-note-margin = { $points ->
    [0] Level with { $who }, but with more Elite Cognars
    [one] One point ahead of { $who }
   *[other] { $points } points ahead of { $who }
}
    .who = { $points ->
        [0] Level with you, but with more Elite Cognars
        [one] One point ahead of you
       *[other] { $points } points ahead of you
    }

## Choices
nains-choice-bid = Tankard { $yjdad }, Grumbler { $grognard }, Halberd { $hallebarde }
    .aria = Yjdad’s Tankard { $yjdad }, Roasted Grumbler { $grognard }, Greedy Halberd { $hallebarde }; pouch { $low } and { $high }
nains-choice-pick = Take { $card }
nains-choice-hero = Recruit { $hero }
nains-choice-mercenary = { $hero }: { $column }
nains-choice-transform = { $old } becomes { $new }
    .aria = Coin { $old } { $place } becomes { $new }
nains-choice-discard = Send { $card } away
nains-choice-gaat = { $hero }: { $column }
nains-choice-svara = Keep { $card }

## What a choice brings
nains-preview-trade = { $low } + { $high } becomes { $new }
nains-preview-line = line { $line }
nains-preview-token = token: number covered

## Why not
nains-why-last_one = One mercenary alone cannot open a group.
nains-why-no_column = A first mercenary must complete a line: one column must be the only shortest.
nains-why-must_follow = First a second mercenary must follow.
nains-why-line = A Cognar comes when a line is complete.
nains-why-exchange = The exchange coin never grows.
nains-why-bid = The coins come first: the taverns open when everybody has bid.
nains-why-tavern = This tavern is not open yet.
nains-why-taken = This card is gone.
nains-why-pouch = Only a coin of the pouch may grow now.
nains-why-column = A mercenary may stand in this column only when one of his group is here.
nains-why-at-card = A card is taken in your turn, at the tavern that is open; first comes what is asked above.
nains-why-at-coin = Coins are laid when a round begins, and chosen when one of them grows.
nains-why-at-column = A column is chosen only for somebody who may stand in several of them.
nains-why-at-hero = { nains-why-line }

## Events
nains-event-round = Era { $age }, round { $round } of { $rounds }: the taverns fill up.
nains-event-bid = { $who } has bid.
    .who = You have bid.
nains-event-bid-all = { $who } have bid.
    .who = { $who } have bid.
nains-event-revealed = { $tavern }: { $count ->
    [2] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }
    [3] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }
    [4] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }
   *[other] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }, { $seat5 } { $coin5 }
}
nains-event-tie = { $tavern }, { $coin } each: { $count ->
    [2] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 })
    [3] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 }) › { $seat3 } (gem { $gem3 })
    [4] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 }) › { $seat3 } (gem { $gem3 }) › { $seat4 } (gem { $gem4 })
   *[other] { $seat1 } (gem { $gem1 }) › { $seat2 } (gem { $gem2 }) › { $seat3 } (gem { $gem3 }) › { $seat4 } (gem { $gem4 }) › { $seat5 } (gem { $gem5 })
}
nains-event-traded = { $who } exchanges { $kept } + { $old }: the { $old } becomes { $new }.
    .who = You exchange { $kept } + { $old }: the { $old } becomes { $new }.
nains-event-leftover = { $tavern }: nobody takes { $card }.
nains-event-gems = { $tavern }: gems are swapped: { $count ->
    [2] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }
    [3] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }
    [4] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }
   *[other] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }, { $seat5 } { $old5 } → { $gem5 }
}
nains-event-recruited = { $who } hires { $card }.
    .who = You hire { $card }.
nains-event-paria = { $card } is no news to { $who }: a Paria token covers the number.
    .who = { $card } is no news to you: a Paria token covers the number.
nains-event-sent_away = { $tavern }: { $who } sends { $card } away.
    .who = { $tavern }: you send { $card } away.
nains-event-transformed = { $who } lets the { $old } ({ $place }) become { $new }.
    .who = You let the { $old } ({ $place }) become { $new }.
nains-event-line = { $who } completes line { $lines }!
    .who = You complete line { $lines }!
nains-event-no_hero = { $who } completes line { $lines }, but no Cognar can come.
    .who = You complete line { $lines }, but no Cognar can come.
nains-event-hero = { $who } recruits { $hero }!
    .who = You recruit { $hero }!
nains-event-mercenary = { $who } hires the mercenary { $hero } ({ $column }).
    .who = You hire the mercenary { $hero } ({ $column }).
nains-event-gaat = { $hero } joins { $who } ({ $column }).
    .who = { $hero } joins you ({ $column }).
nains-event-svara = { $count ->
    [1] { $who } gets the last card of Era 2.
   *[other] { $who } looks at { $count } cards of Era 2.
}
    .who = { $count ->
        [1] You get the last card of Era 2.
       *[other] You look at { $count } cards of Era 2.
    }
nains-event-svara_cards = You see: { $count ->
    [1] { $card1 }
    [2] { $card1 }, { $card2 }
    [3] { $card1 }, { $card2 }, { $card3 }
    [4] { $card1 }, { $card2 }, { $card3 }, { $card4 }
   *[other] { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
}
nains-event-svara_kept = { $who } keeps { $card }. { $cards ->
    [0] The deck is empty.
    [one] One card stays in the deck.
   *[other] The other cards are shuffled: { $cards } in the deck.
}
    .who = You keep { $card }. { $cards ->
        [0] The deck is empty.
        [one] One card stays in the deck.
       *[other] The other cards are shuffled: { $cards } in the deck.
    }
nains-event-evaluation = The first Era is over: the Orders are weighed.
nains-event-distinction = { $distinction } goes to { $who }: { $column }, { $grades }.
    .who = { $distinction } goes to you: { $column }, { $grades }.
nains-event-distinction_tied = { $distinction } goes to nobody: { $count } players have { $grades } ({ $column }).
nains-event-special_coin = Kardum swaps the 0 of { $who } for the { $coin } that exchanges.
    .who = Kardum swaps your 0 for the { $coin } that exchanges.
nains-event-freed = { $count ->
    [one] A Paria token comes off for { $who }: +{ $points }.
   *[other] { $count } Paria tokens come off for { $who }: +{ $points }.
}
    .who = { $count ->
        [one] A Paria token comes off for you: +{ $points }.
       *[other] { $count } Paria tokens come off for you: +{ $points }.
    }
nains-event-scored = { $who }: { $total } bravery points.
nains-event-over = { $count ->
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
option-elite_order = Order of the Elite Cognars
option-elite_order-note = How the Elite Cognars lie on the table; no result depends on it.
option-elite_order-random = Shuffled
option-elite_order-class = As the columns
option-show_derivable_coins = Show everybody’s set of coins
option-show_derivable_coins-note = All five talions of each player in sight, as anybody could work them out.
option-show_derivable_coins-on = Yes
option-show_derivable_coins-off = No: play from memory
option-live_scores = Show scores during play
option-live_scores-note = Everybody’s points beside the chronicle; without, the end stays open.
option-live_scores-on = Yes
option-live_scores-off = Only at the end
option-reveal_last_card = Show the unused card of Era 2 at the end
option-reveal_last_card-note = For the curious: the one card that nobody could take.
option-reveal_last_card-off = No
option-reveal_last_card-on = Yes

## The page's own words
nains-page-taken-you = yours now
nains-page-rivals = rivals
nains-page-treasure = Treasure
nains-page-next = next
nains-page-left = left over
nains-page-changes = What it changed
nains-page-now-column = Now choose the column that { $hero } joins.
nains-page-total = total
nains-page-mine = Your plate
nains-page-armies = All armies
nains-page-show-army = Show the army
nains-page-your-coins = Your coins
nains-page-your-coin = your coin
nains-page-your-bid = your bid
nains-page-no-bid = no coin yet
nains-page-no-bids = waiting for bids
nains-page-drop-here = drop a coin here
nains-page-coins-in-hand = Coins in hand
nains-page-pouch-fills = The two coins that stay go into your pouch.
nains-page-backs = { $count ->
    [one] One hidden bid
   *[other] { $count } hidden bids
}
nains-page-hole-empty = { $tavern }: no coin yet
nains-page-hole-coin = { $tavern }: your { $coin }. Take it back
nains-page-coin-free = { $coin }, in hand
nains-page-coin-placed = { $coin }, placed: { $tavern }. Take it back
nains-page-exchange = exchange coin
nains-page-acting = is choosing
nains-page-place = { $place ->
    [1] goes first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
nains-page-order-entry = { $who }, coin { $coin }, { $state }
nains-page-order-grown = has grown to { $coin } since
nains-page-order-past = has chosen
nains-page-order-now = chooses now
nains-page-order-next = is still to come
nains-page-column = { $name }: { $grades }, { $points }
nains-page-column-choose = Choose the column { $name }
nains-page-next-line = next at line { $line }
nains-page-change = { $points } { $count ->
    [one] point
   *[other] points
    }
nains-page-legal = can be taken
nains-page-chosen = chosen
nains-page-awarded = Awarded to
nains-page-class-shield = Shield
nains-page-class-temple = Temple
nains-page-class-errants = Wander­ers
nains-page-class-forge = Forge
nains-page-class-talion = Talion
nains-page-short-yjdad = Tankard
nains-page-short-grognard = Grumbler
nains-page-short-hallebarde = Halberd
nains-page-coin-plus = Coin +{ $bonus }
nains-page-deck = { $count } left
nains-page-hero-title = Recruit a Cognar
nains-page-hero-hint = Point at a Cognar to read what it does; the number is what it adds to your score now.
nains-page-hero-tap = Tap a Cognar to read what it does; the number is what it adds to your score now.
nains-page-hero-look = Choose a Cognar to read what it does. A lock means that it would not join you now.
nains-page-evaluated = The Orders have been weighed
nains-page-to-taverns = To the second Era

## Score sheet for the real table
nains-form-coins = Your five talions
nains-form-coins-hint = All five, the exchange coin among them.
nains-form-shield-hint = Grades with Cognars, Ga'at and mercenaries; points are those of the mercenaries.
nains-form-temple-hint = Points of dwarves, Cognars and Ga'at; mercenaries here are entered below.
nains-form-errants-hint = All points in sight once the tokens that you may take off are gone.
nains-form-forge-hint = Points of all cards here; runes are counted below.
nains-form-talion-hint = Points of all cards here.
nains-form-temple_mercenaries = Mercenaries in the Temple
nains-form-temple_mercenaries-hint = Their points are not multiplied.
nains-form-occult-hint = All you have, with the one on your board and those of Cognars and Aral.
nains-form-runes-hint = How many different runes, those of Cognars and Redwin included.
nains-form-malt-hint = All Malt in the army and in the command zone.
nains-form-command = White Cognars, and Abokar
nains-form-command-hint = Cognars that score by themselves; all others count in the totals of their Order.
nains-form-army-hint = The dwarves of all five Orders.
nains-form-cognars = Cognars
nains-form-cognars-hint = All Cognars that joined you, mercenaries and elite left out.
nains-form-gaat = Ga'at stands with the
nains-form-mercenary = Mercenary
nains-form-column = Order
nains-form-wrong-symbols = Together that is { $total }, and there are only { $most }.
nains-form-elite = Elite Cognars and the Certification
nains-form-elite-hint = What you won at the end of the first Era.
nains-form-gem = Gem
nains-form-gem-hint = It scores nothing.
nains-form-tie = { $tied } have { $points } each; most Elite Cognars ({ $elite }) decide: { $seats }.

## Lesson
nains-lesson-goal = Three taverns, three dwarves in each. You hire one at each of them, and so does your rival. After two Eras the highest bravery value wins.
nains-lesson-army = Your dwarves will stand here, in a column for each of the five Orders. One grade of every Order makes a line, and each line brings you a Cognar: a hero.
nains-lesson-bid = Bid a coin at each tavern; the higher coin chooses first. Lay the 3 at the Tankard, the 2 at the Grumbler and the 0 at the Halberd. The 4 and the 5 stay in your pouch: the 0 will make use of them.
nains-lesson-pick = Your 3 beats the 0, so you choose first. Wanderers are worth the number they carry: take the 11.
nains-lesson-tie = You both bid 2. The higher gem goes first: yours. Afterwards the gems change hands. Take the Temple 3; in the end the Temple is multiplied by its Occult symbols.
nains-lesson-discard = With two players, whoever goes first at the second tavern turns a dwarf away. Your rival must take the other one. Send the smith away: he is worth more.
nains-lesson-zero = With the 0 you come last. Take the Wanderer 10: a new number counts in full. Then the 0 does its work: 4 + 5, and your 5 becomes a 9.
nains-lesson-again = You keep the 9 to the end, and coins are points as well. So exchange again: 4 at the Tankard, 2 at the Grumbler, and the 0 at the Halberd, where dwarves of the Talion wait.
nains-lesson-talion = At the Tankard the smith with Uruz was taken for you; at the Grumbler another one was left and came by itself. A dwarf of the Talion lets the coin you bid for him grow by 1. The 0 never grows, so a coin of your pouch will. Take the 6.
nains-lesson-grow = Let the 3 grow. The treasure holds no 4, so it becomes a 5 at once. Then the exchange follows: 5 + 9 makes 14.
nains-lesson-line = At two more taverns a Talion 8 and a Temple 2 were taken for you. You now have two grades in four Orders and none in the Shield. Take the Shield: it completes your first line.
nains-lesson-mercenary = Choose a Cognar. Your Shield is the one shortest column, so a mercenary may come: he completes a second line there all by himself. Choose Tadgar, then the Shield.
nains-lesson-second = The second line brings a Cognar, too, and after a first mercenary it must be another one. He may stand anywhere: choose Lygdr, then the Wanderers.
nains-lesson-evaluation = The fourth round was played for you: a Shield, a smith with Raidho and a Talion 9. The first Era is over. Each Elite Cognar went to whoever alone had the most grades in his Order: Redwin and Ordo to you, Brum and Aral to your rival. In the Shield it was three to three, so nobody got Tiss.
nains-lesson-rich = On to the second Era! With 6 and 7 in the pouch the 0 makes a 13: lay it at the Tankard, the 20 at the Grumbler, the 5 at the Halberd.
nains-lesson-third = Only the Temple is missing for your third line. Take the Temple 3.
nains-lesson-oboron = White Cognars have no grade, but points. Choose Oboron: he brings 15 and a companion.
nains-lesson-gaat = This is Ga’at. In any column he is a grade and an average dwarf. Put him with the Talion: 6 points, and one Order less is missing for the next line.
nains-lesson-paria = You already have a Wanderer 10. A Paria token will cover this one: its points are lost, its grade is not. You need that grade for line 4, so take it.
nains-lesson-svara = Meanwhile a Forge 2 and a Temple 1 were taken for you, and at the Grumbler the Shield that was left came by itself: it completed your fourth line. Recruit Svara: another grade of the Shield, and a look into the deck.
nains-lesson-keep = Only you see these five cards. Keep the Temple 0: its Occult symbol multiplies all the points of your Temple.
nains-lesson-score = In the end all of it counts: five Orders in five ways, Cognars, Malt and your five coins. The score sheet shows every line.
nains-lesson-done = You know the game now. Finish this match as you like, or begin one of your own.

## Hints
nains-hint-shield =
  { $count ->
    [one] { $count } in the Shield then scores { $points }.
   *[other] { $count } in the Shield then score { $points }.
  }
nains-hint-temple = The Temple then scores { $sum } × { $occult } = { $points }.
nains-hint-covered = Its { $points } lies under a token: you have that number already.
nains-hint-runes =
  { $count ->
    [one] A new rune: { $count } different one scores { $points }.
   *[other] A new rune: { $count } different ones score { $points }.
  }
nains-hint-rune-known = Its rune is one that you have already.
nains-hint-malt = Your Malt, { $count }, then scores { $points }.
nains-hint-leaves =
  { $points ->
    [one] Leaves { $card } to { $who }: { $points } point to them at once.
   *[other] Leaves { $card } to { $who }: { $points } points to them at once.
  }
nains-hint-leaves-line = Leaves { $card } to { $who }, whose line { $line } it completes.
