# Le Roi des Nains in English. Own sentences; card and quest names as printed, or ours where no printing has that language.

## The game
roi_des_nains-title = Le Roi des Nains
roi_des_nains-pitch = Three suits, no trump, and a new quest in every deal: sometimes you want tricks, sometimes nobody does.
roi_des_nains-goal = Seven deals; whoever has the most points then wins. A tie for first place brings one more deal.

## Suits and ranks
roi_des_nains-suit-knight = Knights
roi_des_nains-suit-dwarf = Dwarves
roi_des_nains-suit-goblin = Goblins
roi_des_nains-suit-magic = Magic
roi_des_nains-one-knight = a Knight
roi_des_nains-one-dwarf = a Dwarf
roi_des_nains-one-goblin = a Goblin
roi_des_nains-rank-1 = 1
roi_des_nains-rank-2 = 2
roi_des_nains-rank-3 = 3
roi_des_nains-rank-4 = 4
roi_des_nains-rank-5 = 5
roi_des_nains-rank-6 = 6
roi_des_nains-rank-7 = 7
roi_des_nains-rank-8 = 8
roi_des_nains-rank-9 = 9
roi_des_nains-rank-10 = 10
roi_des_nains-rank-11 = 11
roi_des_nains-rank-V = J
roi_des_nains-rank-D = Q
roi_des_nains-rank-R = K
roi_des_nains-rank-A = A
roi_des_nains-rank-magic = ★

## Cards
roi_des_nains-card-C2 = 2 of Knights
roi_des_nains-card-C3 = 3 of Knights
roi_des_nains-card-C4 = 4 of Knights
roi_des_nains-card-C5 = 5 of Knights
roi_des_nains-card-C6 = 6 of Knights
roi_des_nains-card-C7 = 7 of Knights
roi_des_nains-card-C8 = 8 of Knights
roi_des_nains-card-C9 = 9 of Knights
roi_des_nains-card-C10 = 10 of Knights
roi_des_nains-card-CV = Cavalier of Knights
roi_des_nains-card-CD = Queen of Knights
roi_des_nains-card-CR = King of Knights
roi_des_nains-card-CA = Champion of Knights
roi_des_nains-card-N2 = 2 of Dwarves
roi_des_nains-card-N3 = 3 of Dwarves
roi_des_nains-card-N4 = 4 of Dwarves
roi_des_nains-card-N5 = 5 of Dwarves
roi_des_nains-card-N6 = 6 of Dwarves
roi_des_nains-card-N7 = 7 of Dwarves
roi_des_nains-card-N8 = 8 of Dwarves
roi_des_nains-card-N9 = 9 of Dwarves
roi_des_nains-card-N10 = 10 of Dwarves
roi_des_nains-card-NV = Cavalier of Dwarves
roi_des_nains-card-ND = Queen of Dwarves
roi_des_nains-card-NR = King of Dwarves
roi_des_nains-card-NA = Champion of Dwarves
roi_des_nains-card-G2 = 2 of Goblins
roi_des_nains-card-G3 = 3 of Goblins
roi_des_nains-card-G4 = 4 of Goblins
roi_des_nains-card-G5 = 5 of Goblins
roi_des_nains-card-G6 = 6 of Goblins
roi_des_nains-card-G7 = 7 of Goblins
roi_des_nains-card-G8 = 8 of Goblins
roi_des_nains-card-G9 = 9 of Goblins
roi_des_nains-card-G10 = 10 of Goblins
roi_des_nains-card-GV = Cavalier of Goblins
roi_des_nains-card-GD = Queen of Goblins
roi_des_nains-card-GR = King of Goblins
roi_des_nains-card-GA = Champion of Goblins
roi_des_nains-card-N1 = Druid
roi_des_nains-card-N11a = Dwarf Standard Bearer
roi_des_nains-card-N11b = Tinkerer
roi_des_nains-card-C1 = Joker
roi_des_nains-card-C11a = Knight Standard Bearer
roi_des_nains-card-C11b = Enchanter
roi_des_nains-card-G1 = Scout
roi_des_nains-card-G11a = Shaman
roi_des_nains-card-G11b = Goblin Standard Bearer
roi_des_nains-card-DRA = Dragon
roi_des_nains-card-MOM = Mummy
roi_des_nains-card-MAR = Puppeteer
roi_des_nains-card-SOR = Sorcerer
roi_des_nains-card-EXC = Excalibur
roi_des_nains-card-hidden = Face-down card
roi_des_nains-card-copy = { $card } as { $copy }
roi_des_nains-card-copy-half = { $card }, just above { $copy }

## What the special cards do
roi_des_nains-effect-N1 = Once its trick is over, whoever played it swaps hands with a player of their choice. In the last trick nothing happens.
roi_des_nains-effect-N11a = Whoever wins it scores 3 points more.
roi_des_nains-effect-N11b = Whoever wins the trick after it scores 3 points more. In the last trick it does nothing.
roi_des_nains-effect-C1 = Kept for the last trick, it scores 3 points for whoever plays it, whoever wins that trick.
roi_des_nains-effect-C11a = Once its trick is over, all hands move on to the left or to the right, as whoever played it decides. In the last trick nothing happens.
roi_des_nains-effect-C11b = Whoever wins it doubles everything they score in this deal, losses included.
roi_des_nains-effect-G1 = Whoever plays it scores a point for each court card (J, Q, K, A) in its trick.
roi_des_nains-effect-G11a = Whoever wins it loses 3 points.
roi_des_nains-effect-G11b = When the quest is chosen, its holder shows it, draws two cards blindly from another hand and gives two cards back.
roi_des_nains-effect-DRA = May be played at any time. It takes the trick unless a Champion is in it. Where it leads, the next card sets the suit.
roi_des_nains-effect-MOM = Counts as the card that won the trick before, in suit and strength. Cannot be played to the first trick.
roi_des_nains-effect-MAR = Takes the suit of the card played just before and is a shade stronger. Cannot lead the first trick.
roi_des_nains-effect-SOR = Is never played. After any trick its holder may trade it for a card of that trick; before the last trick they must.
roi_des_nains-effect-EXC = Without the led suit you may play it, and it may lead. It always takes the trick.
roi_des_nains-role-C5 = Whoever is dealt it chooses the quest.
roi_des_nains-role-G5 = Whoever holds it leads the first trick.
roi_des_nains-role-N5 = Whoever wins it deals next.

## Quests
roi_des_nains-rule-T01a = After the Knights
roi_des_nains-rule-T01b = After the Goblins
roi_des_nains-rule-T02a = Capture the Kings
roi_des_nains-rule-T02b = Capture the Queens
roi_des_nains-rule-T03a = Four by Four
roi_des_nains-rule-T03b = Two by Two
roi_des_nains-rule-T04a = Knights victory over Dwarves
roi_des_nains-rule-T04b = Dwarves victory over Knights
roi_des_nains-rule-T05a = Most Victories
roi_des_nains-rule-T05b = Fewest Victories
roi_des_nains-rule-T06a = Triplets
roi_des_nains-rule-T06b = The Great Army
roi_des_nains-rule-T07a = Elite Army
roi_des_nains-rule-T07b = Massive Army
roi_des_nains-rule-T08a = Charge of the Paladins
roi_des_nains-rule-T08b = Rout of the Paladins
roi_des_nains-rule-T09a = Save the Rearguard
roi_des_nains-rule-T09b = Sacrifice the Rearguard
roi_des_nains-rule-T10a = Nobles and Knights
roi_des_nains-rule-T10b = Soldiers without Knights
roi_des_nains-rule-T11a = Save the Nobles
roi_des_nains-rule-T11b = Save the Brave
roi_des_nains-rule-T12a = To the Right
roi_des_nains-rule-T12b = To the Left
roi_des_nains-rule-T13a = Garden Gnomes
roi_des_nains-rule-T13b = Little Soldiers
roi_des_nains-rule-T14a = 8, 9, Dwarves…
roi_des_nains-rule-T14b = No 8, no 9, no Dwarf
roi_des_nains-rule-T15a = Evens
roi_des_nains-rule-T15b = Odds
roi_des_nains-rule-T16a = Good Things Come in 3s
roi_des_nains-rule-T16b = There Can Be Only One
roi_des_nains-rule-T17a = Knights Debacle
roi_des_nains-rule-T17b = Goblin Defeat
roi_des_nains-rule-T18a = Three Quarters
roi_des_nains-rule-T18b = From 6 to 7
roi_des_nains-rule-T19a = All for One
roi_des_nains-rule-T19b = One for All
roi_des_nains-rule-T20a = Capture the Queen of Dwarves
roi_des_nains-rule-T20b = Flee the Queen of Dwarves
roi_des_nains-rule-R01a = Lucky Run
roi_des_nains-rule-R01b = Bad Run
roi_des_nains-rule-R02a = Bad Numbers
roi_des_nains-rule-R02b = Good Numbers
roi_des_nains-rule-R03a = Eeny, Meeny
roi_des_nains-rule-R03b = Miney Mo
roi_des_nains-rule-R04a = Triplets
roi_des_nains-rule-R04b = 1, 2, and…
roi_des_nains-rule-R05a = Grand Slam
roi_des_nains-rule-R05b = Utter Chaos
roi_des_nains-rule-R06a = In Line
roi_des_nains-rule-R06b = Sandwich
roi_des_nains-help-T01a = +1 for each Knight you win.
roi_des_nains-help-T01b = +1 for each Goblin you win.
roi_des_nains-help-T02a = +3 for each King, −3 for each Queen you win.
roi_des_nains-help-T02b = +3 for each Queen, −3 for each King you win.
roi_des_nains-help-T03a = +5 if you win exactly four tricks.
roi_des_nains-help-T03b = +5 if you win exactly two tricks.
roi_des_nains-help-T04a = +1 for each Knight, −1 for each Dwarf you win.
roi_des_nains-help-T04b = +1 for each Dwarf, −1 for each Knight you win.
roi_des_nains-help-T05a = +1 for each trick you win.
roi_des_nains-help-T05b = −1 for each trick you win.
roi_des_nains-help-T06a = +2 for each court rank (J, Q, K, A) won in all three suits, +1 for each other rank.
roi_des_nains-help-T06b = +1 for each card of your longest straight, suits mixed, from three cards on.
roi_des_nains-help-T07a = +1 for each card of the suit you have won least of.
roi_des_nains-help-T07b = +1 for each card of the suit you have won most of.
roi_des_nains-help-T08a = +4 for each Cavalier you win.
roi_des_nains-help-T08b = −4 for each Cavalier you win.
roi_des_nains-help-T09a = +2 for each of the last four tricks that you win.
roi_des_nains-help-T09b = −2 for each of the last four tricks that you win.
roi_des_nains-help-T10a = +1 for each court card and +1 for each Knight you win; a Knight of the court counts twice.
roi_des_nains-help-T10b = −1 for each court card and −1 for each Knight you win; a Knight of the court counts twice.
roi_des_nains-help-T11a = Your lowest number card scores its value; with court cards alone you score 10.
roi_des_nains-help-T11b = Your lowest number card costs its value; with court cards alone you lose nothing.
roi_des_nains-help-T12a = +1 for each trick of the player on your right, who plays just before you.
roi_des_nains-help-T12b = +1 for each trick of the player on your left, who plays just after you.
roi_des_nains-help-T13a = Your lowest Dwarf with a number scores its value.
roi_des_nains-help-T13b = Your lowest Knight with a number scores its value.
roi_des_nains-help-T14a = +1 for each Dwarf and +1 for each 8 and 9 you win; the 8 and 9 of Dwarves count twice.
roi_des_nains-help-T14b = −1 for each Dwarf and −1 for each 8 and 9 you win; the 8 and 9 of Dwarves count twice.
roi_des_nains-help-T15a = +5 if you win an even number of tricks; none is not even.
roi_des_nains-help-T15b = +5 if you win an odd number of tricks.
roi_des_nains-help-T16a = +5 if you win exactly three tricks.
roi_des_nains-help-T16b = +5 if you win exactly one trick.
roi_des_nains-help-T17a = −1 for each Knight you win.
roi_des_nains-help-T17b = −1 for each Goblin you win.
roi_des_nains-help-T18a = +4 for each 3 and each 4 you win.
roi_des_nains-help-T18b = +4 for each 6 and each 7 you win.
roi_des_nains-help-T19a = +5 if nobody else has won as many tricks as you.
roi_des_nains-help-T19b = +5 if somebody else has won as many tricks as you.
roi_des_nains-help-T20a = +8 for the Queen of Dwarves.
roi_des_nains-help-T20b = −8 for the Queen of Dwarves.
roi_des_nains-help-R01a = +2 for each trick of your longest winning streak.
roi_des_nains-help-R01b = −2 for each trick of your longest winning streak.
roi_des_nains-help-R02a = −5 if the numbers you have won add up to more than anybody else's.
roi_des_nains-help-R02b = +5 if the numbers you have won add up to more than anybody else's.
roi_des_nains-help-R03a = Whoever wins a third trick first scores 3, the second to do so 4, and so on.
roi_des_nains-help-R03b = Whoever wins a third trick first loses 3, the second to do so 4, and so on.
roi_des_nains-help-R04a = +2 for each court rank (J, Q, K, A) won in all three suits, +1 for each other rank.
roi_des_nains-help-R04b = −2 for each court rank (J, Q, K, A) won in all three suits, −1 for each other rank.
roi_des_nains-help-R05a = +5 if you win four tricks or more in a row.
roi_des_nains-help-R05b = +5 if you lose four tricks or more in a row.
roi_des_nains-help-R06a = +3 if you have fewer tricks than the player on your right, +3 if you have more than the one on your left.
roi_des_nains-help-R06b = +3 if you have more tricks than the player on your right, +3 if you have more than the one on your left.

## What a quest counts
roi_des_nains-tally-knight = { $count ->
    [one] { $count } Knight
   *[other] { $count } Knights
}
roi_des_nains-tally-dwarf = { $count ->
    [one] { $count } Dwarf
   *[other] { $count } Dwarves
}
roi_des_nains-tally-goblin = { $count ->
    [one] { $count } Goblin
   *[other] { $count } Goblins
}
roi_des_nains-tally-12 = { $count ->
    [one] { $count } Cavalier
   *[other] { $count } Cavaliers
}
roi_des_nains-tally-13 = { $count ->
    [one] { $count } Queen
   *[other] { $count } Queens
}
roi_des_nains-tally-14 = { $count ->
    [one] { $count } King
   *[other] { $count } Kings
}
roi_des_nains-tally-12-13-14-15 = { $count ->
    [one] { $count } court card
   *[other] { $count } court cards
}
roi_des_nains-tally-8-9 = { $count ->
    [one] { $count } eight or nine
   *[other] { $count } eights and nines
}
roi_des_nains-tally-3-4 = { $count ->
    [one] { $count } three or four
   *[other] { $count } threes and fours
}
roi_des_nains-tally-6-7 = { $count ->
    [one] { $count } six or seven
   *[other] { $count } sixes and sevens
}
roi_des_nains-tally-dwarf-13 = { $count ->
    [0] not the Queen of Dwarves
    [one] the Queen of Dwarves
   *[other] { $count } Queens of Dwarves
}
roi_des_nains-tally-cards = { $count ->
    [one] { $count } card that counts
   *[other] { $count } cards that count
}
roi_des_nains-tally-fewest = fewest: { $count }
roi_des_nains-tally-most = most: { $count }
roi_des_nains-tally-lowest = { $count ->
    [0] no number card yet
   *[other] lowest number { $count }
}
roi_des_nains-tally-run = { $count ->
    [one] run of { $count } rank
   *[other] run of { $count } ranks
}
roi_des_nains-tally-triples = { $count ->
    [one] { $count } triplet
   *[other] { $count } triplets
}
roi_des_nains-tally-values = numbers: { $count } in all
roi_des_nains-tally-won-run = { $count ->
    [one] { $count } won in a row
   *[other] { $count } won in a row
}
roi_des_nains-tally-lost-run = { $count ->
    [one] { $count } lost in a row
   *[other] { $count } lost in a row
}
roi_des_nains-tally-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
roi_des_nains-tally-last-tricks = { $count ->
    [one] { $count } of the last tricks
   *[other] { $count } of the last tricks
}
roi_des_nains-tally-right = { $count ->
    [one] { $count } trick on the right
   *[other] { $count } tricks on the right
}
roi_des_nains-tally-left = { $count ->
    [one] { $count } trick on the left
   *[other] { $count } tricks on the left
}

## Parts of the table
roi_des_nains-quest = Quest
roi_des_nains-tile = Quest tile
roi_des_nains-special = Special card
roi_des_nains-hand = Your hand
roi_des_nains-trick = Trick
roi_des_nains-tricks = Tricks
roi_des_nains-last = Last trick
roi_des_nains-deals = Deals
roi_des_nains-dealer = Dealer
roi_des_nains-chooser = chose the quest
roi_des_nains-opener = leads first
roi_des_nains-doubled = doubled
roi_des_nains-led = { $suit } led
roi_des_nains-winning = winning
roi_des_nains-total = Total
roi_des_nains-unseen = Still to come
roi_des_nains-piles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    } and { $specials ->
    [one] { $specials } special
   *[other] { $specials } specials
    } left
roi_des_nains-deal-of = Deal { $deal } of { $deals }
roi_des_nains-deal-extra = Extra deal { $deal }
roi_des_nains-trick-of = Trick { $trick } of { $tricks }
roi_des_nains-where-unknown = in somebody's hand
roi_des_nains-where-hand = in { $who }'s hand
    .who = in your hand
roi_des_nains-where-trick = played by { $who }
    .who = played by you
roi_des_nains-where-pile = won by { $who }
    .who = won by you
roi_des_nains-armed = waits for the winner of this trick
roi_des_nains-suit-left = { $suit }: { $left } of { $of } to come
roi_des_nains-void = no { $suit } left
roi_des_nains-direction-left = to the left
roi_des_nains-direction-right = to the right
roi_des_nains-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Phases
roi_des_nains-phase-choose_quest = Choosing the quest
roi_des_nains-phase-standard_target = Exchange
roi_des_nains-phase-standard_give_first = Exchange
roi_des_nains-phase-standard_give_second = Exchange
roi_des_nains-phase-play_card = Trick
roi_des_nains-phase-druid_target = The Druid swaps
roi_des_nains-phase-standard_direction = Hands move on
roi_des_nains-phase-sorcerer_window = The Sorcerer
roi_des_nains-phase-over = Reckoning

## Score lines
roi_des_nains-score-deal_1 = Deal 1
roi_des_nains-score-deal_2 = Deal 2
roi_des_nains-score-deal_3 = Deal 3
roi_des_nains-score-deal_4 = Deal 4
roi_des_nains-score-deal_5 = Deal 5
roi_des_nains-score-deal_6 = Deal 6
roi_des_nains-score-deal_7 = Deal 7
roi_des_nains-score-deal_8 = Deal 8
roi_des_nains-score-deal_9 = Deal 9
roi_des_nains-score-deal_10 = Deal 10
roi_des_nains-score-deal_11 = Deal 11
roi_des_nains-score-deal_12 = Deal 12
roi_des_nains-score-deal_13 = Deal 13
roi_des_nains-score-deal_14 = Deal 14
roi_des_nains-score-deal_1-how = quest and special card
roi_des_nains-score-deal_2-how = quest and special card
roi_des_nains-score-deal_3-how = quest and special card
roi_des_nains-score-deal_4-how = quest and special card
roi_des_nains-score-deal_5-how = quest and special card
roi_des_nains-score-deal_6-how = quest and special card
roi_des_nains-score-deal_7-how = quest and special card
roi_des_nains-score-deal_8-how = quest and special card
roi_des_nains-score-deal_9-how = quest and special card
roi_des_nains-score-deal_10-how = quest and special card
roi_des_nains-score-deal_11-how = quest and special card
roi_des_nains-score-deal_12-how = quest and special card
roi_des_nains-score-deal_13-how = quest and special card
roi_des_nains-score-deal_14-how = quest and special card
roi_des_nains-score-total = Total

## Prompts
roi_des_nains-prompt-choose_quest = Choose the quest of this deal
roi_des_nains-prompt-choose_quest-wait = { $who } chooses the quest
roi_des_nains-prompt-standard_target = From whose hand do you draw two cards?
roi_des_nains-prompt-standard_target-wait = { $who } will draw two cards from a hand
roi_des_nains-prompt-standard_give_first = Give { $target } a first card
roi_des_nains-prompt-standard_give_first-wait = { $who } chooses two cards for { $target }
    .target = { $who } chooses two cards for you
roi_des_nains-prompt-standard_give_second = Give { $target } a second card
roi_des_nains-prompt-standard_give_second-wait = { $who } chooses one more card for { $target }
    .target = { $who } chooses one more card for you
roi_des_nains-prompt-lead = Lead a card
roi_des_nains-prompt-lead-wait = { $who } leads
roi_des_nains-prompt-free = Play any card: it sets the suit
roi_des_nains-prompt-free-wait = { $who } plays and sets the suit
roi_des_nains-prompt-follow = Play { $one }
roi_des_nains-prompt-follow-wait = { $who } plays: { $suit } are led
roi_des_nains-prompt-discard = You cannot follow ({ $suit }): play any card
roi_des_nains-prompt-druid_target = With whom do you swap hands?
roi_des_nains-prompt-druid_target-wait = { $who } swaps hands with somebody
roi_des_nains-prompt-standard_direction = Which way do all hands go?
roi_des_nains-prompt-standard_direction-wait = { $who } decides which way all hands go
roi_des_nains-prompt-sorcerer_window = Trade the Sorcerer for a card of this trick?
roi_des_nains-prompt-sorcerer_window-wait = { $who } may trade the Sorcerer
roi_des_nains-prompt-over = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
    .who = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
        }
roi_des_nains-prompt-over-shared = Shared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## The smaller line
roi_des_nains-note-quest = { $a } or { $b }
roi_des_nains-note-opener = Whoever holds the 5 of Goblins leads the first trick, with any card.
roi_des_nains-note-lead = The winner of the last trick leads.
roi_des_nains-note-free = A leading Dragon or Excalibur sets no suit.
roi_des_nains-note-leading = { $card } leads: { $who } would win the trick.
    .who = { $card } leads: you would win the trick.
roi_des_nains-note-window = { $left ->
    [one] There is one more chance after this.
   *[other] There are { $left } more chances after this.
}
roi_des_nains-note-window-last = The last trick comes: it must be traded now.
roi_des_nains-note-druid = You both know what you give away.
roi_des_nains-note-drawn = You drew { $card } and { $other }. You may give any card, these too.
roi_des_nains-note-margin = { $points ->
    [one] One point ahead of { $who }.
   *[other] { $points } points ahead of { $who }.
}
    .who = { $points ->
        [one] One point ahead of you.
       *[other] { $points } points ahead of you.
    }

## Choices and previews
roi_des_nains-choice-side = Choose { $rule }
roi_des_nains-choice-target = Draw from { $target }
roi_des_nains-choice-give = Give { $card }
roi_des_nains-choice-lead = Lead { $card }
roi_des_nains-choice-play = Play { $card }
roi_des_nains-choice-druid = Swap with { $target }
roi_des_nains-choice-left = To the left
roi_des_nains-choice-right = To the right
roi_des_nains-choice-take = Take { $card }
roi_des_nains-choice-pass = Keep the Sorcerer
roi_des_nains-preview-leads = takes the lead
roi_des_nains-preview-hands = your hand to { $to }, you get that of { $from }
roi_des_nains-preview-below = stays below: { $who } leads
roi_des_nains-preview-wins = wins the trick
roi_des_nains-preview-loses = { $who } wins the trick

## Why not
roi_des_nains-why-suit = You must play { $one } while you have one.
roi_des_nains-why-sorcerer = The Sorcerer is never played; trade it between two tricks.
roi_des_nains-why-mummy = In the first trick there is nothing to copy.
roi_des_nains-why-puppeteer = The Puppeteer cannot lead the first trick.
roi_des_nains-why-excalibur = Excalibur only when you cannot follow: you must play { $one }.
roi_des_nains-why-excalibur-lead = At this table Excalibur leads only as the last card.
roi_des_nains-why-turn = It is not your turn.
roi_des_nains-why-at-card = A card is played when you are to play; first comes what is asked above.
roi_des_nains-why-at-side = A side of the tile is chosen before the first trick, by whoever has that choice.

## Chronicle
roi_des_nains-event-deal = Deal { $deal }: { $who } turns up { $special }.
    .who = Deal { $deal }: you turn up { $special }.
roi_des_nains-event-deal_extra = Extra deal { $deal }: { $who } turns up { $special }.
    .who = Extra deal { $deal }: you turn up { $special }.
roi_des_nains-event-quest_shown = { $who } holds the 5 of Knights and turns up “{ $a }” and “{ $b }”.
    .who = You hold the 5 of Knights and turn up “{ $a }” and “{ $b }”.
roi_des_nains-event-quest = { $who } chooses “{ $rule }”.
    .who = You choose “{ $rule }”.
roi_des_nains-event-standard_shown = { $who } shows the { $card }.
    .who = You show the { $card }.
roi_des_nains-event-standard_target = { $who } draws two cards from { $target }.
    .who = You draw two cards from { $target }.
    .target = { $who } draws two cards from you.
roi_des_nains-event-standard_taken = You draw { $card } and { $other } from { $target }.
roi_des_nains-event-standard_lost = { $taker } has drawn { $card } and { $other } from you.
roi_des_nains-event-standard_first = You put { $card } aside for { $target }.
roi_des_nains-event-standard_done = { $who } gives { $target } two cards back.
    .who = You give { $target } two cards back.
    .target = { $who } gives you two cards back.
roi_des_nains-event-standard_given = You have given { $target } { $card } and { $other }.
roi_des_nains-event-standard_received = You get { $card } and { $other } from { $taker }.
roi_des_nains-event-first_lead = { $who } holds the 5 of Goblins and leads.
    .who = You hold the 5 of Goblins and lead.
roi_des_nains-event-led = { $who } leads { $card }.
    .who = You lead { $card }.
roi_des_nains-event-led_copy = { $who } leads { $card }, which stands for { $copy }.
    .who = You lead { $card }, which stands for { $copy }.
roi_des_nains-event-played = { $who } plays { $card }.
    .who = You play { $card }.
roi_des_nains-event-played_copy = { $who } plays { $card }, which stands for { $copy }.
    .who = You play { $card }, which stands for { $copy }.
roi_des_nains-event-trick = { $who } wins trick { $trick } with { $card }.
    .who = You win trick { $trick } with { $card }.
roi_des_nains-event-heir = { $who } has won the 5 of Dwarves and will deal next.
    .who = You have won the 5 of Dwarves and will deal next.
roi_des_nains-event-armed = { $card }: { $points } points wait for the winner of the next trick.
roi_des_nains-event-bonus = { $card }: { $points } for { $who }.
    .who = { $card }: { $points } for you.
roi_des_nains-event-doubled = { $card }: the points of { $who } count { $factor } times in this deal.
    .who = { $card }: your points count { $factor } times in this deal.
roi_des_nains-event-druid = { $who } swaps hands with { $target }.
    .who = You swap hands with { $target }.
    .target = { $who } swaps hands with you.
roi_des_nains-event-rotated = { $who } lets all hands move { $direction }.
    .who = You let all hands move { $direction }.
roi_des_nains-event-sorcerer_shown = { $who } holds the { $card }.
    .who = You hold the { $card }.
roi_des_nains-event-sorcerer_passed = { $who } keeps the Sorcerer.
    .who = You keep the Sorcerer.
roi_des_nains-event-sorcerer_traded = { $who } trades the { $card } for { $other }.
    .who = You trade the { $card } for { $other }.
roi_des_nains-event-scored = { $rule }: { $points } for { $who }, { $total } in all.
    .who = { $rule }: { $points } for you, { $total } in all.
roi_des_nains-event-tie = { $count } players share the lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }: one more deal.
roi_des_nains-event-over = { $count ->
    [one] { $who } wins
   *[other] { $count } players share the victory
    } with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
    .who = { $count ->
        [one] You win
       *[other] { $count } players share the victory
        } with { $points ->
        [one] { $points } point
       *[other] { $points } points
        }.

## At the table on the page
roi_des_nains-page-acting = to act
roi_des_nains-page-your-card = your card
roi_des_nains-page-won = won { $count }
roi_des_nains-page-quest-now = quest { $points }
roi_des_nains-page-special-now = special { $points }
roi_des_nains-page-total-of = { $count } in all
roi_des_nains-page-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
roi_des_nains-page-seats = Players
roi_des_nains-page-show-tricks = Show the tricks
roi_des_nains-page-choose-seat = Choose { $who }.
roi_des_nains-page-quest-of = Quest of this deal
roi_des_nains-page-quest-open = The quest is still open
roi_des_nains-page-counts = What the quest gives so far
roi_des_nains-page-chosen-by = chosen by { $who }
    .who = chosen by you
roi_des_nains-page-not-chosen = the side not chosen
roi_des_nains-page-choose-side = Which side counts in this deal?
roi_des_nains-page-who-chooses = { $who } chooses one of the two
    .who = You choose one of the two
roi_des_nains-page-won-by = { $who } won
    .who = You won
roi_des_nains-page-wins = wins the trick
roi_des_nains-page-swapped = the { $card } was taken out here
roi_des_nains-page-tricks-none = No trick has been won yet.
roi_des_nains-page-trick-won = Trick { $trick } · { $who }
roi_des_nains-page-tricks-of = Tricks of deal { $deal }
roi_des_nains-page-gone = Cards of this deal
roi_des_nains-page-suit-left = { $suit } still in others’ hands: { $cards }
roi_des_nains-page-ahead = choose it ahead
roi_des_nains-page-ahead-chosen = plays when your turn comes; click to take it back
roi_des_nains-page-ahead-gone = { $card } may not be played now: what you chose ahead is withdrawn.
roi_des_nains-page-one-click = One click plays a card
roi_des_nains-page-whose = Whose tricks
roi_des_nains-page-all = All
roi_des_nains-page-known = What you know of the hand of { $who }
roi_des_nains-page-deal = Deal
roi_des_nains-page-extra = Extra deal
roi_des_nains-page-with = with { $special }
roi_des_nains-page-deal-over = Deal { $deal } is over
roi_des_nains-page-ended = { $who } won trick { $trick }
    .who = You won trick { $trick }
roi_des_nains-page-onward = Go on
roi_des_nains-page-legal = can be played
roi_des_nains-page-chosen = chosen
roi_des_nains-page-drawn = just drawn
roi_des_nains-page-linger = A finished trick stays
roi_des_nains-page-linger-0 = until I tap
roi_des_nains-page-linger-1 = some seconds
roi_des_nains-page-linger-2 = a moment

## Options
option-tile_set = Quest tiles
option-tile_set-note = Which quests can come up.
option-tile_set-classic = The 20 of 2011
option-tile_set-revised = The 20 of the later printing
option-tile_set-all = All 26
option-specials = Special cards
option-specials-note = Without the Sorcerer nobody is asked after each trick, and deals go faster.
option-specials-all = All 14
option-specials-no_sorcerer = Without the Sorcerer, who asks after each trick
option-deals = Deals
option-deals-note = How long a match is; a deal takes about four minutes.
option-deals-7 = Seven
option-deals-5 = Five
option-deals-3 = Three
option-first_dealer = First dealer
option-first_dealer-note = Who deals first, and so who chooses the first quest.
option-first_dealer-random = Drawn by chance
option-first_dealer-seat0 = The first seat
option-tie_break = Tie for first place
option-tie_break-note = What happens when several are level at the end.
option-tie_break-extra_deals = Play one more deal
option-tie_break-shared_victory = Share the victory
option-excalibur_lead = Excalibur leads a trick
option-excalibur_lead-note = Whether the strongest card may open a trick early.
option-excalibur_lead-free = At any time
option-excalibur_lead-last_card_only = Only as the last card
option-won_tricks = Look through the tricks won
option-won_tricks-note = How much of what was played can be looked at again.
option-won_tricks-open = All of them
option-won_tricks-last_trick_only = Only the last one
option-live_score = Show what the quest gives so far
option-live_score-note = What each seat would get if the deal ended now.
option-live_score-on = Yes
option-live_score-off = No

## Ways to play
level-thinker = Thinker

## The lesson
roi_des_nains-lesson-1 = Welcome to the court of the Dwarf King! These thirteen cards are your hand: Knights, Dwarves and Goblins, and no suit is trump. What tricks are worth, a quest says, and it is a new one in every deal.
roi_des_nains-lesson-2 = You were dealt the 5 of Knights, so the choice is yours. Both quests take a point for each card of a suit. You hold seven Knights, but only three Goblins: choose Goblin Defeat.
roi_des_nains-lesson-3 = Thirteen tricks follow. You hold the 5 of Goblins too, so you lead, with any card. Lead the 4 of Knights: whoever has a Knight must play one, and no Goblin falls.
roi_des_nains-lesson-4 = You won that trick. The next one was led for you, and Bifur took it. Now he leads a Goblin, and you have to follow. If you must win Goblins at all, then now, while they are small: play the 9.
roi_des_nains-lesson-5 = Three Goblins, three points lost; it shows beside your name. You lead again. Try the 8 of Knights: perhaps somebody has to beat it.
roi_des_nains-lesson-6 = Nori had to win, and Bifur, who has no Knight left, threw him the Champion of Goblins. Here you play last and will win with either Goblin. So be rid of the Queen: later she could cost you more.
roi_des_nains-lesson-7 = Your last Goblin is gone. Bifur leads Goblins, and as you have none, you may play anything. What you throw away cannot win. Part with the Queen of Knights, who wins tricks you do not want.
roi_des_nains-lesson-8 = Three tricks later. One special card is mixed into each deal; in this one it is your Standard Bearer, the 11 of Knights. Lead him and see what he does.
roi_des_nains-lesson-9 = After his trick all hands move on, and you say which way. Nothing can go wrong now, since all Goblins have been played. Let them go to the left: you get Bifur’s hand.
roi_des_nains-lesson-10 = The first deal is over: you lost 7 points, the others less. In the second one Bifur has chosen Four by Four: 5 points for exactly four tricks. Two of them are yours already.
roi_des_nains-lesson-11 = The special card of this deal is yours again, the Druid. Whoever plays him swaps hands afterwards. You still hold too many high cards: lead the Druid.
roi_des_nains-lesson-12 = Bifur won the trick. With whom do you swap? You want small cards now, to win just two tricks more. Nori has not won a single one: take his hand.
roi_des_nains-lesson-13 = Exactly four: 5 points for you. Third deal, Fewest Victories: each trick costs a point. The special card is the Sorcerer, and you hold him. He is never played.
roi_des_nains-lesson-14 = After each trick you may trade him for one of its cards, whoever has won them. Take the 2 of Knights: with the lowest card of a suit you never have to win.
roi_des_nains-lesson-15 = The fourth deal. Bifur has chosen Elite Army: a point for each card of the suit you have won least of. You need some of all three, and Goblins are what you lack.
roi_des_nains-lesson-16 = You hold the Goblin Standard Bearer. Before the first trick you draw two cards blindly from another hand. Nori is in the lead: draw from him.
roi_des_nains-lesson-17 = The 6 of Dwarves and the King of Goblins, very welcome! Two cards go back, any you like. Give the 2 of Goblins, it wins nothing.
roi_des_nains-lesson-18 = The second one: give the 3 of Dwarves. Only you and Nori know which cards have changed hands.
roi_des_nains-lesson-19 = Bifur holds the 5 of Goblins and has led the Champion of Knights: follow with your lowest Knight. From here on you are on your own. Count the cards that are still to come, and think of the quest with every trick.
roi_des_nains-lesson-done = You know it all: leading, following, throwing off, and four of the fourteen special cards. Play on against Nori and Bifur, or open a table of your own.
roi_des_nains-lesson-2-quest = Another match, second deal. You hold the 5 of Knights again and choose the quest. Your hand has three high Knights and the Champion of Goblins, and high cards are easily lost in the first nine tricks: sacrifice the rearguard.
roi_des_nains-lesson-2-free = Bifur leads the Dragon. He asks for no suit: you may play any card, and yours sets the suit for those who follow. Only a Champion beats the Dragon. These tricks cost nothing, so play the Champion of Knights and be rid of him.
roi_des_nains-lesson-2-lead = Nori had to follow with a Knight, and the trick is yours. Go on like that while tricks are free: lead the Champion of Goblins.
roi_des_nains-lesson-2-last = Excalibur does the same as the Dragon when it is led: whoever plays next chooses the suit. From here you play on by yourself; keep your small cards for the last four tricks.
roi_des_nains-lesson-done-2 = Now you have made every kind of decision once. Play on against Nori and Bifur, or open a table of your own.
## Score sheet for the real table
roi_des_nains-form-deals = Deals
roi_des_nains-form-deal = Deal { $deal }
roi_des_nains-form-first_dealer = Who deals first?
roi_des_nains-form-next_dealer = Who won the 5 of Dwarves and deals next?
roi_des_nains-form-rule = Quest
roi_des_nains-form-tile = Tile { $tile }
roi_des_nains-form-by = Entered by
roi_des_nains-form-by-counts = numbers
roi_des_nains-form-by-cards = cards and tricks
roi_des_nains-form-bonus = Who gets the effect of the special card?
roi_des_nains-form-bonus-hint = Whoever won its trick; of Joker and Scout whoever played it; of the Tinkerer whoever won the next trick.
roi_des_nains-form-nobody = Nobody
roi_des_nains-form-heads = Court cards in its trick
roi_des_nains-form-tricks = Tricks won
roi_des_nains-form-all_tricks-hint = Only for the statistics, where anybody has counted.
roi_des_nains-form-last_tricks = Tricks won, of the last { $last }
roi_des_nains-form-term-knight = Knights won
roi_des_nains-form-term-dwarf = Dwarves won
roi_des_nains-form-term-goblin = Goblins won
roi_des_nains-form-term-12 = Cavaliers won
roi_des_nains-form-term-13 = Queens won
roi_des_nains-form-term-14 = Kings won
roi_des_nains-form-term-12-13-14-15 = Court cards won
roi_des_nains-form-term-8-9 = 8s and 9s won
roi_des_nains-form-term-3-4 = 3s and 4s won
roi_des_nains-form-term-6-7 = 6s and 7s won
roi_des_nains-form-term-dwarf-13 = Queen of Dwarves won
roi_des_nains-form-term-cards = Cards won that count
roi_des_nains-form-smallest = Cards of the suit you have fewest of
roi_des_nains-form-largest = Cards of the suit you have most of
roi_des_nains-form-run = Longest run of ranks
roi_des_nains-form-triples = Triplets of numbers
roi_des_nains-form-head_triples = Triplets of court cards
roi_des_nains-form-values = Sum of all numbers won
roi_des_nains-form-won_run = Most tricks won in a row
roi_des_nains-form-lost_run = Most tricks lost in a row
roi_des_nains-form-lowest = Lowest number won that counts
roi_des_nains-form-value = { $value }
roi_des_nains-form-only-heads = only court cards
roi_des_nains-form-none = no such card
roi_des_nains-form-race = In which place was trick number { $n } won?
roi_des_nains-form-place = { $place }.
roi_des_nains-form-never = never
roi_des_nains-form-winners = Winner of each trick, in order
roi_des_nains-form-won = Cards won
roi_des_nains-form-deals-next = { $who } deals number { $deal }.
roi_des_nains-form-tied = { $seats } are first with { $points } each: an extra deal decides.
roi_des_nains-form-wrong-over = The match was over before deal { $deal }.
roi_des_nains-form-wrong-sum = Together that is { $total }, and there are only { $most }.
roi_des_nains-form-wrong-exact = Together that is { $total }, and it must be { $most }.
roi_des_nains-form-wrong-pack = Together that is { $total }, and with { $special } in play there are { $most }.
roi_des_nains-form-wrong-most = { $total } cannot be: { $most } at most.
roi_des_nains-form-wrong-value = Entered { $count }×, and cards of this kind that count: { $most }.
roi_des_nains-form-wrong-tricks = { $count } does not go with the number of tricks won: { $tricks }.
roi_des_nains-form-wrong-special = { $card } was not in this deal: only one special card is.
# Hints
roi_des_nains-hint-quest = Suits your hand better.
roi_des_nains-hint-lead = A good card to lead.
roi_des_nains-hint-duck = Leaves this trick to somebody else.
roi_des_nains-hint-win = Wins this trick.
roi_des_nains-hint-ahead = Takes the lead in this trick.
roi_des_nains-hint-saw =
  { $points ->
    [one] On average you then have { $points } point when this deal is over.
   *[other] On average you then have { $points } points when this deal is over.
  }
roi_des_nains-hint-hand = Tricks that your hand should win: about { $count } of { $tricks }.
roi_des_nains-hint-side-better = This side suits that better than the other one.
roi_des_nains-hint-side-exact = Tricks wanted, exactly: { $n }.
roi_des_nains-hint-target =
  { $points ->
    [one] { $target } has { $points } point so far.
   *[other] { $target } has { $points } points so far.
  }
roi_des_nains-hint-hands = Your hand goes to { $to }, and you get that of { $from }.
roi_des_nains-hint-wins = Wins the trick.
roi_des_nains-hint-wins-plus =
  { $points ->
    [one] Wins the trick: { $points } point for you.
   *[other] Wins the trick: { $points } points for you.
  }
roi_des_nains-hint-wins-minus =
  { $points ->
    [one] Wins the trick, which costs you { $points } point.
   *[other] Wins the trick, which costs you { $points } points.
  }
roi_des_nains-hint-leaves = Leaves the trick to { $who }.
roi_des_nains-hint-leaves-plus =
  { $points ->
    [one] Leaves the trick to { $who }: { $points } point for them.
   *[other] Leaves the trick to { $who }: { $points } points for them.
  }
roi_des_nains-hint-leaves-minus =
  { $points ->
    [one] { $who } wins the trick and loses { $points } point.
   *[other] { $who } wins the trick and loses { $points } points.
  }
roi_des_nains-hint-magic = { $card } takes the lead in this trick.
roi_des_nains-hint-top = No higher card is out ({ $suit }): it wins unless a special card steps in.
roi_des_nains-hint-out =
  { $count ->
    [one] { $count } higher card of that suit is still out ({ $suit }).
   *[other] { $count } higher cards of that suit are still out ({ $suit }).
  }
roi_des_nains-hint-ahead-of =
  { $count ->
    [one] Beats { $card }; { $count } higher card is still out ({ $suit }).
   *[other] Beats { $card }; { $count } higher cards are still out ({ $suit }).
  }
roi_des_nains-hint-below = Stays below { $card } of { $who }, who wins the trick so far.
roi_des_nains-hint-last-of = It is your last card of that suit ({ $suit }): next time you may play anything to it.
roi_des_nains-hint-card-plus =
  { $points ->
    [one] { $card } is worth { $points } point to whoever wins it.
   *[other] { $card } is worth { $points } points to whoever wins it.
  }
roi_des_nains-hint-card-minus =
  { $points ->
    [one] { $card } costs whoever wins it { $points } point.
   *[other] { $card } costs whoever wins it { $points } points.
  }
roi_des_nains-hint-trick-plus =
  { $points ->
    [one] What lies in the trick is worth { $points } point to its winner.
   *[other] What lies in the trick is worth { $points } points to its winner.
  }
roi_des_nains-hint-trick-minus =
  { $points ->
    [one] What lies in the trick costs its winner { $points } point.
   *[other] What lies in the trick costs its winner { $points } points.
  }
roi_des_nains-hint-rid =
  { $points ->
    [one] Gets rid of { $card }, which costs whoever wins it { $points } point.
   *[other] Gets rid of { $card }, which costs whoever wins it { $points } points.
  }
roi_des_nains-hint-gives-up =
  { $points ->
    [one] Gives { $card } up, worth { $points } point to whoever wins it.
   *[other] Gives { $card } up, worth { $points } points to whoever wins it.
  }
roi_des_nains-hint-special-good = { $special } makes this trick worth more to its winner.
roi_des_nains-hint-special-bad = { $special } makes this trick dear to its winner.
roi_des_nains-hint-exact = Tricks wanted, exactly: { $n }. Yours so far: { $count }.
roi_des_nains-hint-odd = The quest wants an odd number of tricks; you have { $count }.
roi_des_nains-hint-even = The quest wants an even number of tricks; you have { $count }.
roi_des_nains-hint-alone = The quest pays whoever is alone with their number of tricks; you have { $count }.
roi_des_nains-hint-shared = The quest pays whoever shares their number of tricks; you have { $count }.
roi_des_nains-hint-race = The race is for trick number { $n }. Yours so far: { $count }.
roi_des_nains-hint-each-plus =
  { $points ->
    [one] Each trick brings { $points } point.
   *[other] Each trick brings { $points } points.
  }
roi_des_nains-hint-each-minus =
  { $points ->
    [one] Each trick costs { $points } point.
   *[other] Each trick costs { $points } points.
  }
roi_des_nains-hint-give-high = { $card } is your strongest, and strong cards are a burden now.
roi_des_nains-hint-give-low = { $card } is your weakest: it would win you nothing.
