# Brísingamen in English. Own sentences; card names as in the tables.

## The game
brisingamen-title = Brísingamen
brisingamen-pitch = Send your dwarves down the mine, leap from lantern to lantern, and set gems into jewels – and into Freya's necklace.
brisingamen-goal = Most victory points when somebody has retired their last dwarf or the necklace is whole.

## Gems
brisingamen-colour-ruby = Ruby
brisingamen-colour-emerald = Emerald
brisingamen-colour-sapphire = Sapphire
brisingamen-colour-amethyst = Amethyst
brisingamen-colour-amber = Amber
brisingamen-size-small = small
brisingamen-size-large = large
brisingamen-gem-ruby_small = small ruby
brisingamen-gem-emerald_small = small emerald
brisingamen-gem-sapphire_small = small sapphire
brisingamen-gem-amethyst_small = small amethyst
brisingamen-gem-amber_small = small amber
brisingamen-gem-ruby_large = large ruby
brisingamen-gem-emerald_large = large emerald
brisingamen-gem-sapphire_large = large sapphire
brisingamen-gem-amethyst_large = large amethyst
brisingamen-gem-amber_large = large amber
brisingamen-gems = { $rs ->
        [0] {""}
        [one] {" "}{ $rs } small ruby
       *[other] {" "}{ $rs } small rubies
    }{ $es ->
        [0] {""}
        [one] { brisingamen-before-es }{ $es } small emerald
       *[other] { brisingamen-before-es }{ $es } small emeralds
    }{ $ss ->
        [0] {""}
        [one] { brisingamen-before-ss }{ $ss } small sapphire
       *[other] { brisingamen-before-ss }{ $ss } small sapphires
    }{ $ms ->
        [0] {""}
        [one] { brisingamen-before-ms }{ $ms } small amethyst
       *[other] { brisingamen-before-ms }{ $ms } small amethysts
    }{ $as ->
        [0] {""}
        [one] { brisingamen-before-as }{ $as } small amber
       *[other] { brisingamen-before-as }{ $as } small ambers
    }{ $rl ->
        [0] {""}
        [one] { brisingamen-before-rl }{ $rl } large ruby
       *[other] { brisingamen-before-rl }{ $rl } large rubies
    }{ $el ->
        [0] {""}
        [one] { brisingamen-before-el }{ $el } large emerald
       *[other] { brisingamen-before-el }{ $el } large emeralds
    }{ $sl ->
        [0] {""}
        [one] { brisingamen-before-sl }{ $sl } large sapphire
       *[other] { brisingamen-before-sl }{ $sl } large sapphires
    }{ $ml ->
        [0] {""}
        [one] { brisingamen-before-ml }{ $ml } large amethyst
       *[other] { brisingamen-before-ml }{ $ml } large amethysts
    }{ $al ->
        [0] {""}
        [one] { brisingamen-before-al }{ $al } large amber
       *[other] { brisingamen-before-al }{ $al } large ambers
    }
# What stands before a gem in a list: a comma where another comes before it.
brisingamen-before-es = { $rs ->
    [0] {" "}
   *[other] {", "}
}
brisingamen-before-ss = { $es ->
    [0] { brisingamen-before-es }
   *[other] {", "}
}
brisingamen-before-ms = { $ss ->
    [0] { brisingamen-before-ss }
   *[other] {", "}
}
brisingamen-before-as = { $ms ->
    [0] { brisingamen-before-ms }
   *[other] {", "}
}
brisingamen-before-rl = { $as ->
    [0] { brisingamen-before-as }
   *[other] {", "}
}
brisingamen-before-el = { $rl ->
    [0] { brisingamen-before-rl }
   *[other] {", "}
}
brisingamen-before-sl = { $el ->
    [0] { brisingamen-before-el }
   *[other] {", "}
}
brisingamen-before-ml = { $sl ->
    [0] { brisingamen-before-sl }
   *[other] {", "}
}
brisingamen-before-al = { $ml ->
    [0] { brisingamen-before-ml }
   *[other] {", "}
}
brisingamen-no-gems = no gems
brisingamen-gem-count = { $count ->
    [0] no gems
    [one] { $count } gem
   *[other] { $count } gems
}

## The mine
brisingamen-mine = Mine
brisingamen-place = { $kind ->
    [0] the surface
    [1] gallery { $space }
   *[other] cavern { $space }
}
brisingamen-at = { $kind ->
    [0] at the surface
    [1] in gallery { $space }
   *[other] in cavern { $space }
}
brisingamen-from = { $kind ->
    [0] from the surface
    [1] from gallery { $space }
   *[other] from cavern { $space }
}
brisingamen-toward = { $kind ->
    [0] to the surface
    [1] to gallery { $space }
   *[other] to cavern { $space }
}
brisingamen-to = { $to_kind ->
    [0] to the surface
    [1] to gallery { $to }
   *[other] to cavern { $to }
}
brisingamen-passing = { $passed ->
    [0] {""}
    [one] {" "}(past one dwarf)
   *[other] {" "}(past { $passed } dwarves)
}
brisingamen-kind-surface = Surface
brisingamen-kind-gallery = Gallery
brisingamen-kind-cavern = Cavern
brisingamen-branch-outside = Outside
brisingamen-branch-main = Main shaft
brisingamen-branch-west = West branch
brisingamen-branch-south_west = South-west branch
brisingamen-branch-south_east = South-east branch
brisingamen-branch-east = East branch
brisingamen-empty = empty
brisingamen-free = free

## Dwarves
brisingamen-dwarf = Dwarf { $dwarf }
brisingamen-barrow = Wheelbarrow { $dwarf }
brisingamen-state-outside = outside
brisingamen-state-mine = in the mine
brisingamen-state-retired = retired
brisingamen-loaded = with jewels
brisingamen-strength-left = { $count ->
    [one] Strength for { $count } more turn
   *[other] Strength for { $count } more turns
}

## Parts of the table
brisingamen-workshop = Jeweller's workshop
brisingamen-market = Black market
brisingamen-necklace = Brísingamen
brisingamen-parts-open = Parts to be made
brisingamen-skills = Skills
brisingamen-pile = { $count ->
    [one] { $count } skill face down
   *[other] { $count } skills face down
}
brisingamen-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
brisingamen-supply = Supply
brisingamen-barrows = Wheelbarrows
brisingamen-held = Settings held
brisingamen-done = Settings completed
brisingamen-tokens = { $count ->
    [0] no tokens
    [one] { $count } token
   *[other] { $count } tokens
}
brisingamen-token = Free-action token
brisingamen-left = { $count ->
    [0] no dwarf left
    [one] { $count } dwarf left
   *[other] { $count } dwarves left
}
brisingamen-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
brisingamen-order = Turn order
brisingamen-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
brisingamen-penalty = { $count ->
    [one] −{ $count } point if unfinished
   *[other] −{ $count } points if unfinished
}
brisingamen-missing = { $count ->
    [0] nothing missing
    [one] { $count } gem missing
   *[other] { $count } gems missing
}
brisingamen-unseen = Not seen yet

## Phases
brisingamen-phase-action = Action
brisingamen-phase-free = Free action
brisingamen-phase-where = Move
brisingamen-phase-bat = Bat
brisingamen-phase-bat_more = Bat
brisingamen-phase-harvest = Harvest
brisingamen-phase-onward = Second move
brisingamen-phase-give = Swap: give
brisingamen-phase-give_more = Swap: give
brisingamen-phase-receive = Swap: receive
brisingamen-phase-theft = Theft
brisingamen-phase-theft_more = Theft
brisingamen-phase-over = Reckoning

## Cards
brisingamen-card-s01 = Ruby Ring
brisingamen-card-s02 = Emerald Ring
brisingamen-card-s03 = Sapphire Ring
brisingamen-card-s04 = Amethyst Ring
brisingamen-card-s05 = Ruby Signet
brisingamen-card-s06 = Emerald Signet
brisingamen-card-s07 = Sapphire Signet
brisingamen-card-s08 = Amethyst Signet
brisingamen-card-s09 = Ruby and Sapphire Ear Studs
brisingamen-card-s10 = Emerald and Amethyst Ear Studs
brisingamen-card-s11 = Ruby and Emerald Ear Studs
brisingamen-card-s12 = Sapphire and Amethyst Ear Studs
brisingamen-card-s13 = Ruby Brooch
brisingamen-card-s14 = Emerald Brooch
brisingamen-card-s15 = Sapphire Brooch
brisingamen-card-s16 = Amethyst Brooch
brisingamen-card-s17 = Ruby Bracelet
brisingamen-card-s18 = Emerald Bracelet
brisingamen-card-s19 = Sapphire Bracelet
brisingamen-card-s20 = Amethyst Bracelet
brisingamen-card-s21 = Ruby Pendant
brisingamen-card-s22 = Emerald Pendant
brisingamen-card-s23 = Sapphire Pendant
brisingamen-card-s24 = Amethyst Pendant
brisingamen-card-s25 = Ruby and Emerald Torc
brisingamen-card-s26 = Emerald and Sapphire Torc
brisingamen-card-s27 = Sapphire and Amethyst Torc
brisingamen-card-s28 = Ruby and Amethyst Torc
brisingamen-card-s29 = Ruby Necklace
brisingamen-card-s30 = Emerald Necklace
brisingamen-card-s31 = Sapphire Necklace
brisingamen-card-s32 = Amethyst Necklace
brisingamen-card-s33 = Sceptre of Fire and Leaf
brisingamen-card-s34 = Sceptre of Sea and Dusk
brisingamen-card-s35 = Girdle of Four Hues
brisingamen-card-s36 = Diadem of Day
brisingamen-card-s37 = Diadem of Night
brisingamen-card-s38 = Crown of the Mountain King
brisingamen-card-b1 = Left Chain
brisingamen-card-b2 = Right Chain
brisingamen-card-b3 = Clasp of Alfrigg
brisingamen-card-b4 = Link of Dvalin
brisingamen-card-b5 = Link of Berling
brisingamen-card-b6 = Link of Grerr
brisingamen-card-b7 = Heart of the Brisings
brisingamen-sort-ring = Ring
brisingamen-sort-signet = Signet
brisingamen-sort-studs = Ear studs
brisingamen-sort-brooch = Brooch
brisingamen-sort-bracelet = Bracelet
brisingamen-sort-pendant = Pendant
brisingamen-sort-torc = Torc
brisingamen-sort-necklace = Necklace
brisingamen-sort-sceptre = Sceptre
brisingamen-sort-girdle = Girdle
brisingamen-sort-diadem = Diadem
brisingamen-sort-crown = Crown
brisingamen-sort-part = Part of Brísingamen

## Skills
brisingamen-skill-speed = Speed Potion
brisingamen-skill-bat = Bat
brisingamen-skill-thief = Thief
brisingamen-skill-stealth = Stealth Potion
brisingamen-skill-strength = Strength Potion
brisingamen-skill-stamina = Stamina Potion
brisingamen-effect-speed = Two moves in one action, as long as the dwarf stays in the mine.
brisingamen-effect-stealth = Passes up to four dwarves in a move instead of two, as long as the dwarf stays in the mine.
brisingamen-effect-bat = Once, on entering a cavern: one or two gems of it fly straight into your supply. The dwarf harvests nothing in that action.
brisingamen-effect-stamina = Once: a loaded dwarf harvests one more cavern.
brisingamen-effect-strength = Once woken, no other player's dwarf can pass this one, until the end of your second turn after this.
brisingamen-effect-thief = An action of its own: take one large gem or up to two small ones from another player's supply or from the market. A dwarf of yours must be outside.
brisingamen-effect-setting = Completing it takes exactly these gems from your supply and retires a dwarf that is outside.
brisingamen-effect-take = An action. It counts −{ $penalty } until you complete it; that takes exactly these gems and retires a dwarf that is outside.
brisingamen-effect-part = Whoever completes it gets its tokens. A dwarf must be outside, and stays yours.
brisingamen-effect-token = Pays for a free action at the end of your turn, at most three a turn. Kept, it scores 3 points, or 6 if the necklace is whole.

## Score sheet
brisingamen-score-settings = Settings completed
brisingamen-score-incomplete = Settings unfinished
brisingamen-score-loose_small = Small gems
brisingamen-score-loose_large = Large gems
brisingamen-score-barrow = Gems in barrows
brisingamen-score-tokens = Tokens
brisingamen-score-ender = Ended the game
brisingamen-score-total = Victory points
brisingamen-score-settings-how = as printed
brisingamen-score-incomplete-how = half of their points, rounded down
brisingamen-score-loose_small-how = 1 each
brisingamen-score-loose_large-how = 2 each
brisingamen-score-barrow-how = nothing
brisingamen-score-tokens-how = 3 each, 6 if the necklace is whole
brisingamen-score-ender-how = 6, once

## Prompts: one for the seat asked, one (-wait) for all others
brisingamen-prompt-action = Choose action { $action }
brisingamen-prompt-action-wait = { $who } chooses action { $action }
brisingamen-prompt-free = Spend a token for a free action, or stop
brisingamen-prompt-free-wait = { $who } may spend tokens for free actions
brisingamen-prompt-where = Where does dwarf { $dwarf } go { brisingamen-from }?
brisingamen-prompt-where-wait = { $who } moves dwarf { $dwarf }, now { brisingamen-at }
brisingamen-prompt-enter = How far does dwarf { $dwarf } go into the mine?
brisingamen-prompt-enter-wait = { $who } sends dwarf { $dwarf } into the mine
brisingamen-prompt-bat = The bat of dwarf { $dwarf } can fly { brisingamen-from }: choose a gem, or keep it
brisingamen-prompt-bat-wait = { $who } decides whether a bat flies { brisingamen-from }
brisingamen-prompt-bat_more = A second gem for the bat?
brisingamen-prompt-bat_more-wait = { $who } loads a bat { brisingamen-at }
brisingamen-prompt-harvest = Does dwarf { $dwarf } harvest { brisingamen-place }?
brisingamen-prompt-harvest-wait = { $who } decides whether to harvest { brisingamen-place }
brisingamen-prompt-onward = Dwarf { $dwarf } may move once more { brisingamen-from }
brisingamen-prompt-onward-wait = { $who } may move dwarf { $dwarf } once more
brisingamen-prompt-give = Which gem do you give?
brisingamen-prompt-give-wait = { $who } trades on the black market
brisingamen-prompt-give_more = Do you give a second gem?
brisingamen-prompt-give_more-wait = { $who } trades on the black market
brisingamen-prompt-receive = Choose what you get: { $weight ->
    [1] one small gem
    [2] two small gems or a large one
   *[other] gems of weight { $weight }
}
brisingamen-prompt-receive-wait = { $who } trades on the black market
brisingamen-prompt-theft = What does the thief take from { $victim }?
brisingamen-prompt-theft-wait = { $who } sends a thief to { $victim }
    .victim = { $who } sends a thief to you
brisingamen-prompt-theft-market = What does the thief take from the black market?
brisingamen-prompt-theft-market-wait = { $who } sends a thief to the black market
brisingamen-prompt-theft_more = A second small gem from { $victim }?
brisingamen-prompt-theft_more-wait = { $who } sends a thief to { $victim }
    .victim = { $who } sends a thief to you
brisingamen-prompt-theft_more-market = A second small gem from the black market?
brisingamen-prompt-theft_more-market-wait = { $who } sends a thief to the black market
brisingamen-prompt-over = { $who } wins with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
    }
    .who = You win with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
        }
brisingamen-prompt-over-shared = Shared victory with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
    }

## The smaller line below the prompt
brisingamen-note-left = { $count ->
    [one] The last action of this turn.
   *[other] { $count } actions in this turn.
}
brisingamen-note-free = { $count ->
    [one] One free action is possible.
   *[other] Up to { $count } free actions are possible.
}
brisingamen-note-last = The end has come through { $who }: the game is over after this turn.
    .who = The end has come through you: the game is over after this turn.
brisingamen-note-last-round = The end has come through { $who }: this round is played to its end.
    .who = The end has come through you: this round is played to its end.
brisingamen-note-stalemate = Everybody has passed in this round. If nothing but passing follows, the game is over.
brisingamen-note-rounds = { $count ->
    [0] This is the last round.
    [one] One more round after this one.
   *[other] { $count } more rounds after this one.
}
brisingamen-note-harvest = All gems or none go into the barrow.
brisingamen-note-harvest-again = That uses up the stamina potion.
brisingamen-note-bat = One or two gems fly straight into your supply; the bat is gone then. Several are chosen in the order shown.
brisingamen-note-onward = The speed potion allows a second move.
brisingamen-note-swap = Size for size; one large gem is worth two small ones. You cannot get what you give. Several are chosen in the order shown.
brisingamen-note-theft = One large gem, or up to two small ones. Several are chosen in the order shown.
brisingamen-note-skill-speed = It will move twice in each action.
brisingamen-note-skill-stealth = It passes up to four dwarves.
brisingamen-note-skill-bat = In its first cavern the bat may carry two gems home.
brisingamen-note-skill-stamina = It can harvest two caverns.
brisingamen-note-skill-strength = You may wake its strength at once.
brisingamen-note-ended-quota = { $who } retired the last dwarf.
    .who = You retired your last dwarf.
brisingamen-note-ended-necklace = { $who } completed the necklace.
    .who = You completed the necklace.
brisingamen-note-ended-stalemate = A whole round of passing ended the game.
brisingamen-note-ended-rounds = The game ended after round { $count }.

## Choices
brisingamen-choice-move = Move dwarf { $dwarf } ({ brisingamen-at })
brisingamen-choice-enter = Send dwarf { $dwarf } into the mine
brisingamen-choice-enter-with = Send dwarf { $dwarf } into the mine with: { $skill }
brisingamen-choice-strength = Wake the strength of dwarf { $dwarf } on the spot
brisingamen-choice-take = Take { $card } ({ $points })
brisingamen-choice-complete = Complete { $card } ({ $points })
brisingamen-choice-part = Complete { $card } ({ $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
})
brisingamen-choice-swap = Swap on the black market
brisingamen-choice-skill = Take a skill: { $skill }
brisingamen-choice-thief = Send the thief to { $victim }
brisingamen-choice-thief-market = Send the thief to the black market
brisingamen-choice-pass = Pass
brisingamen-choice-stop = End the turn
brisingamen-choice-go = Go { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-go-harvest = Harvest, then go { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-go-strength = Wake the strength and go { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-go-harvest-strength = Harvest, wake the strength and go { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-onward = On { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-stay = Stay here
brisingamen-choice-harvest = Harvest { brisingamen-place }
brisingamen-choice-harvest-again = Harvest { brisingamen-place } with the stamina potion
brisingamen-choice-leave = Leave the gems
brisingamen-choice-bat = Give the bat: { $gem }
brisingamen-choice-keep = Keep the bat
brisingamen-choice-give = Give: { $gem }
brisingamen-choice-receive = Get: { $gem }
brisingamen-choice-steal = Take: { $gem }
brisingamen-choice-enough = That is all

## Why not
brisingamen-why-cavern = This cavern is occupied.
brisingamen-why-wall = A strong dwarf blocks the way.
brisingamen-why-limit = No more dwarves can be passed on this way.
brisingamen-why-shut_in = Dwarf { $dwarf } is shut in: every way is barred.
brisingamen-why-nobody_outside = None of your dwarves is outside.
brisingamen-why-entrance = The entrance is blocked: too many dwarves stand in the way.
brisingamen-why-strong_already = Its strength is awake already.
brisingamen-why-necklace = The necklace is whole.
brisingamen-why-missing = Still missing:{ brisingamen-gems }
brisingamen-why-skill_turn = You have already taken a skill in this turn.
brisingamen-why-skill_same = You already have this skill.
brisingamen-why-skill_three = You already have three skills.
brisingamen-why-swap = The market has nothing to swap for your gems.
brisingamen-why-no_gems = You have no gems to swap.
brisingamen-why-thief_free = The thief is no free action.
brisingamen-why-nothing_there = There is nothing to steal.
brisingamen-why-gem_given = You cannot get the kind that you give.
brisingamen-why-gem_heavy = It is too heavy: only weight { $weight } is still to come.
brisingamen-why-gem_rest = With it, the market could not make up the rest of the weight.
brisingamen-why-gem_market = The market has nothing of equal weight for it.
brisingamen-why-gem_both = The market has nothing of equal weight for both.
brisingamen-why-gem_large = A large gem is taken alone; undo to take it instead.
brisingamen-why-gem_order = Gems are chosen in the order shown; undo to choose this one.
brisingamen-why-gem_later = Gems are chosen in the order shown: first another one, then this.
brisingamen-why-at-dwarf = A dwarf is chosen when you choose an action; first comes what is asked above.
brisingamen-why-at-enter = A dwarf of yours goes into the mine as an action of its own.
brisingamen-why-at-gem = Gems are chosen only when you give, get or take some.
brisingamen-why-at-give = A skill goes along when the dwarf sets out into the mine.
brisingamen-why-at-harvest = A cavern is harvested by the dwarf that stands in it, when it is asked.
brisingamen-why-at-setting = A card is completed as an action of its own; first comes what is asked above.
brisingamen-why-at-skill = A skill is taken as an action of its own; first comes what is asked above.
brisingamen-why-at-space = A place of the mine is chosen for a dwarf that is on its way.
brisingamen-why-at-strength = Strength is woken where the dwarf stands, as an action or at the end of a move.
brisingamen-why-at-swap = Swapping on the black market is an action of its own.
brisingamen-why-at-thief = Sending a thief is an action of its own.
brisingamen-why-at-with = That is chosen together with the place where the dwarf goes.

## Events
brisingamen-event-began = { $who } begins; everybody has { $dwarves } dwarves.
    .who = You begin; everybody has { $dwarves } dwarves.
brisingamen-event-round = Round { $round }: { $who } goes first.
    .who = Round { $round }: you go first.
brisingamen-event-readied = { $who } readies dwarf { $dwarf }.
    .who = You ready dwarf { $dwarf }.
brisingamen-event-bat_loaded = { $who }: the bat of dwarf { $dwarf } takes: { $gem }.
brisingamen-event-thief = { $who } sends a thief to { $victim }.
    .who = You send a thief to { $victim }.
    .victim = { $who } sends a thief to you.
brisingamen-event-thief_market = { $who } sends a thief to the black market.
    .who = You send a thief to the black market.
brisingamen-event-stealing = { $who }: the thief reaches for: { $gem }.
brisingamen-event-swapping = { $who } goes to the black market.
    .who = You go to the black market.
brisingamen-event-offered = { $who } offers: { $gem }.
    .who = You offer: { $gem }.
brisingamen-event-receiving = { $who } chooses: { $gem }.
    .who = You choose: { $gem }.
brisingamen-event-entered = { $who } sends dwarf { $dwarf } { brisingamen-to }{ brisingamen-passing }.
    .who = You send dwarf { $dwarf } { brisingamen-to }{ brisingamen-passing }.
brisingamen-event-entered_with = { $who } sends dwarf { $dwarf } { brisingamen-to }{ brisingamen-passing } with: { $skill }.
    .who = You send dwarf { $dwarf } { brisingamen-to }{ brisingamen-passing } with: { $skill }.
brisingamen-event-moved = { $who }: dwarf { $dwarf } goes { brisingamen-from } { brisingamen-to }{ brisingamen-passing }.
brisingamen-event-stayed = { $who }: dwarf { $dwarf } moves no further.
brisingamen-event-harvested = { $who }: dwarf { $dwarf } harvests { brisingamen-place }:{ brisingamen-gems }.
brisingamen-event-harvested_again = { $who }: with stamina, dwarf { $dwarf } also harvests { brisingamen-place }:{ brisingamen-gems }.
brisingamen-event-left = { $who }: dwarf { $dwarf } leaves the gems of { brisingamen-place }.
brisingamen-event-unloaded = { $who }: dwarf { $dwarf } unloads:{ brisingamen-gems }.
brisingamen-event-skill_lost = { $who }: dwarf { $dwarf } gives back: { $skill }.
brisingamen-event-bat_sent = { $who }: a bat flies { brisingamen-from }:{ brisingamen-gems }.
brisingamen-event-bat_kept = { $who }: dwarf { $dwarf } keeps the bat.
brisingamen-event-strength = { $who }: dwarf { $dwarf } is strong now; nobody else's dwarves pass it.
brisingamen-event-strength_over = { $who }: the strength of dwarf { $dwarf } is over.
brisingamen-event-took = { $who } takes { $card }.
    .who = You take { $card }.
brisingamen-event-shown = New in the workshop: { $card }.
brisingamen-event-part_shown = A part of Brísingamen turns up: { $card }.
brisingamen-event-skill_shown = A skill turns up: { $skill }.
brisingamen-event-skill_buried = A skill goes under the pile: { $skill }.
brisingamen-event-completed = { $who } completes { $card } ({ $points }); dwarf { $dwarf } retires.
    .who = You complete { $card } ({ $points }); dwarf { $dwarf } retires.
brisingamen-event-part_made = { $who } completes { $card } and gets { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}. The necklace has { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}.
    .who = You complete { $card } and get { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. The necklace has { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }.
brisingamen-event-quota = { $who } has retired the last dwarf: the end has come.
    .who = You have retired your last dwarf: the end has come.
brisingamen-event-necklace = { $who } has made the necklace whole: the end has come.
    .who = You have made the necklace whole: the end has come.
brisingamen-event-skill_taken = { $who } takes a skill: { $skill }.
    .who = You take a skill: { $skill }.
brisingamen-event-stole = { $who } steals from { $victim }:{ brisingamen-gems }.
    .who = You steal from { $victim }:{ brisingamen-gems }.
    .victim = { $who } steals from you:{ brisingamen-gems }.
brisingamen-event-stole_market = { $who } steals from the black market:{ brisingamen-gems }.
    .who = You steal from the black market:{ brisingamen-gems }.
brisingamen-event-swap_gave = { $who } gives to the black market:{ brisingamen-gems }.
    .who = You give to the black market:{ brisingamen-gems }.
brisingamen-event-swap_got = { $who } gets for it:{ brisingamen-gems }.
    .who = You get for it:{ brisingamen-gems }.
brisingamen-event-token = { $who } spends a token; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}.
    .who = You spend a token; { $left ->
        [0] none is left
        [one] { $left } is left
       *[other] { $left } are left
    }.
brisingamen-event-passed = { $who } passes.
    .who = You pass.
brisingamen-event-stopped = { $who } ends the turn.
    .who = You end your turn.
brisingamen-event-over = The game is over.
brisingamen-event-over_stalemate = A whole round of passing: the game is over.
brisingamen-event-over_rounds = The last round is over.
brisingamen-event-scored = { $who }: { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
    }.

## Options
option-turn_order = Turn order
option-turn_order-note = Who sets out first in the next round.
option-turn_order-rotating = first seat rotates
option-turn_order-fixed_order = always clockwise
option-tie_break = Ties
option-tie_break-note = Who wins with the same points.
option-tie_break-shared = shared victory
option-tie_break-settings = more settings, then tokens
option-max_rounds = Most rounds
option-max_rounds-note = The match ends after so many rounds, whatever is missing.
option-round_cap = End after the most rounds
option-round_cap-note = Without it only a whole necklace or the last dwarf ends the match.
option-round_cap-on = yes
option-round_cap-off = no
option-even_turns = Last round
option-even_turns-note = Whether all get the same number of turns.
option-even_turns-off = ends at once
option-even_turns-on = played to its end
option-auto_harvest = Harvest by itself
option-auto_harvest-note = Spares the question wherever a harvest costs nothing.
option-auto_harvest-on = yes
option-auto_harvest-off = ask me
option-open_piles = List of unseen cards
option-open_piles-note = Who likes to count sees what is still in the piles.
option-open_piles-off = hidden
option-open_piles-on = shown

## Ways to play
level-nearest = Nearest gem

## The page
brisingamen-page-own = Own things: { $who }
    .who = Your things
brisingamen-page-rivals = Other players
brisingamen-page-players = Players
brisingamen-page-workshop = Workshop
brisingamen-page-market = Market
brisingamen-page-dwarves = Dwarves
brisingamen-page-your-skills = Own skills
brisingamen-page-token = Tokens
brisingamen-page-total = Points
brisingamen-page-barrow = wheelbarrow
brisingamen-page-swap = Swap
brisingamen-page-ledger = What lies here
brisingamen-page-along = Along with the move
brisingamen-page-with-harvest = Harvest first
brisingamen-page-with-strength = Wake the strength
brisingamen-page-which-skill = Which skill goes along?
brisingamen-page-no-skill = No skill
brisingamen-page-short-speed = Speed
brisingamen-page-short-stealth = Stealth
brisingamen-page-short-bat = Bat
brisingamen-page-short-stamina = Stamina
brisingamen-page-short-strength = Strength
brisingamen-page-short-thief = Thief
brisingamen-page-given = given
brisingamen-page-got = chosen
brisingamen-page-owed = weight still to come: { $weight }
brisingamen-page-step = action { $step } of { $of }
brisingamen-page-then-free = then up to { $count } free
brisingamen-page-acting = is choosing
brisingamen-page-ready = ready to be completed
brisingamen-page-sold = { $count } completed · { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
brisingamen-page-none-held = None: take one from the workshop.
brisingamen-page-empty-slot = empty
brisingamen-page-needs = What the others lack
brisingamen-page-lack = others lack:
brisingamen-page-show-seat = Show everything
brisingamen-page-ends = How near the end is
brisingamen-page-end-parts = Necklace: { $made } of { $of } parts made
brisingamen-page-end-dwarves = Fewest dwarves left: { $count } ({ $who })
brisingamen-page-last = last turn
brisingamen-page-zoom-in = Zoom in
brisingamen-page-zoom-out = Zoom out
brisingamen-page-zoom-fit = Show the whole mine
brisingamen-page-traces = Traces of the others since your last turn
brisingamen-page-gone = since your last turn { $who } took { $gems }
    .who = since your last turn you took { $gems }
brisingamen-page-gone-cards = Taken since your last turn
brisingamen-page-gone-card = { $who }: { $card }, { $points }
    .who = You: { $card }, { $points }
brisingamen-page-about-board = About this board
brisingamen-page-reconstructed = The plan of the mine and the cards of settings and parts are reconstructed; the printed ones may differ.
brisingamen-page-mine-keys = Arrows follow the galleries, Page Down and Page Up go to the next lit place, plus and minus zoom, digits choose a dwarf.
brisingamen-page-choose-place = Now choose a lit place; the number counts the dwarves passed.
brisingamen-page-pick-dwarf = Choose one of your dwarves first.
brisingamen-page-not-yours = That dwarf is not yours.
brisingamen-page-no-way = No way leads there in one move.
brisingamen-page-retired = Dwarf { $dwarf } has retired.
brisingamen-page-moving = Dwarf { $dwarf } is on its way; undo to choose another.
brisingamen-page-seen = { $what }
brisingamen-page-dwarf-of = dwarf { $dwarf } of { $who }
    .who = your dwarf { $dwarf }
brisingamen-page-can-go = can go here
brisingamen-page-can-move = can be moved
brisingamen-page-can-enter = a dwarf can enter
brisingamen-page-legal = can be chosen
brisingamen-page-chosen = chosen
brisingamen-page-past = past { $count ->
    [one] { $count } dwarf
   *[other] { $count } dwarves
}

## The lesson
brisingamen-lesson-1 = Freya wants her necklace. One part of it lies open, the Right Chain: two small ambers and a large one. Just these lie in cavern 24, deep in the east. Let us fetch them.
brisingamen-lesson-2 = You have two actions in a turn. First take a skill for the long way: the Speed Potion. It lets a dwarf move twice in one action.
brisingamen-lesson-3 = A skill is given to a dwarf as it enters the mine. Send dwarf 1 in with the potion.
brisingamen-lesson-4 = It stands in gallery A, the first lantern. The potion allows a second move: on to B, where the four branches begin.
brisingamen-lesson-5 = Dvalin and Berling are in the mine too. Your next action: choose dwarf 1 again.
brisingamen-lesson-6 = Lit places can be reached, and each direction has its own next free lantern. F is the way to the east.
brisingamen-lesson-7 = It went on to S and, with your second action, to T. Cavern 24 is next to it.
brisingamen-lesson-8 = You may harvest on arrival: all gems of a cavern or none, into the wheelbarrow. Take them.
brisingamen-lesson-9 = The way back was walked for you. The gems count only once they are outside, and the entrance is near: choose dwarf 1.
brisingamen-lesson-10 = Dvalin stands on A, right in the way. Dwarves are leapt over, up to two in a move, and so you are outside at once. The number counts them.
brisingamen-lesson-11 = Your barrow is unloaded into your supply; the potion is gone. You hold the amber, and a dwarf is outside: complete the Right Chain.
brisingamen-lesson-12 = Three tokens! Each pays for a free action after your two. Spend one to take a setting: the Ruby and Sapphire Ear Studs need two of each, and you have one of each.
brisingamen-lesson-13 = Spend another on a skill: the Thief.
brisingamen-lesson-14 = Keep the third for now. It scores 3 points at the end, or 6 if the necklace is whole. End your turn.
brisingamen-lesson-15 = A new turn. The Thief works while a dwarf of yours is outside. Your rivals have no ruby; send him to the black market.
brisingamen-lesson-16 = One large gem or two small ones. Take a ruby.
brisingamen-lesson-17 = And a sapphire with it.
brisingamen-lesson-18 = All four gems are there. Complete the ear studs for 8 points. The price: a dwarf takes them to market and retires. Whoever retires the last one ends the game.
brisingamen-lesson-19 = You kept your token. Next the Bat: it spares a dwarf a way, for it carries gems straight home.
brisingamen-lesson-20 = Send dwarf 2 into the mine, and the Bat with it.
brisingamen-lesson-21 = Berling stands on A and B, so you leap over both at once: that saves two moves. Stop at F.
brisingamen-lesson-22 = Next turn. Cavern 20 holds two emeralds and a large amethyst. Go there.
brisingamen-lesson-23 = On arrival the Bat may take one or two gems of any size. Give it an emerald.
brisingamen-lesson-24 = And the large amethyst. What is left can be harvested later, at the start of a move.
brisingamen-lesson-25 = Both are in your supply already. With them you can trade: go to the black market.
brisingamen-lesson-26 = You give one or two gems and get the same weight; a large one weighs as much as two small ones. Give the emerald.
brisingamen-lesson-27 = Add the large amethyst: that makes a weight of three.
brisingamen-lesson-28 = You get a small and a large gem for it. The small one can only be a sapphire. Choose the large ruby.
brisingamen-lesson-29 = Spend your last token and take the Ruby Brooch: a large ruby and two sapphires. Just one sapphire is missing.
brisingamen-lesson-30 = Next turn, and the Strength Potion has been taken for you. Send dwarf 3 in with it.
brisingamen-lesson-31 = Two leaps again. Go to F and wake the strength on the way: for about two rounds nobody else’s dwarf gets past, and the east is yours alone.
brisingamen-lesson-32 = Dwarf 2 can harvest the last emerald as it leaves, and the market has a sapphire for it: then the brooch is yours. Unfinished settings cost half their points at the end. From here on all moves are up to you.
brisingamen-lesson-done = You know it all: moving, leaping, skills, trade, jewels and necklace. Play on against Dvalin and Berling, or open a table of your own.
brisingamen-lesson-2-goal = The tenth round of another match. You work on the Girdle of Four Hues: 22 points for two small gems of each of four colours. One emerald is all you lack.
brisingamen-lesson-2-thief = The black market has no small emerald, but Dvalin has one in his supply. Your Thief may visit a rival as well: send him to Dvalin.
brisingamen-lesson-2-ruby = As on the market, one large gem or two small ones. Take the ruby along: it helps you with the necklace you have begun.
brisingamen-lesson-2-emerald = A second small gem, from the same place: the emerald. You could also be content with one.
brisingamen-lesson-2-girdle = The Thief has left the game; what lies in barrows was safe from him. All eight gems are there: complete the girdle for 22 points.
brisingamen-lesson-2-last = A stolen gem counts twice: you have it, and Dvalin lacks it. So unload what you need late, and use it soon.
brisingamen-lesson-done-2 = Now you have made every kind of decision once. Play on against Dvalin and Berling, or open a table of your own.

## Score sheet for the real table
brisingamen-form-settings = Settings completed
brisingamen-form-held = Settings begun and not completed
brisingamen-form-parts = Parts of Brísingamen made
brisingamen-form-parts-hint = They score nothing themselves; with four at the table every token is worth more.
brisingamen-form-tokens = Free-action tokens left
brisingamen-form-small = Small gems left
brisingamen-form-small-hint = Those in your supply; gems in wheelbarrows score nothing.
brisingamen-form-large = Large gems left
brisingamen-form-large-hint = Amber counts too.
brisingamen-form-loaded = Gems in wheelbarrows
brisingamen-form-loaded-hint = Those of dwarves who are still in the mine.
brisingamen-form-ender = Who ended the game?
brisingamen-form-ender-hint = Whoever retired the last own dwarf, or made the fourth part.
brisingamen-form-nobody = Nobody
brisingamen-form-note-ended = A seat has sold its last dwarf, or the necklace is whole: somebody ended the game.
brisingamen-form-note-ender = { $who } ended the game, but has neither { $dwarves } completed settings nor the fourth part: is something missing?
brisingamen-form-tie = { $tied } have { $points } each; more settings ({ $settings }), then more tokens ({ $tokens }) decide: { $seats }.
brisingamen-form-wrong-parts = Only { $most } parts are made in a game.
brisingamen-form-wrong-gems = { $card } cannot be done as well: the game has only { $most } of this gem: { $gem }.
brisingamen-form-wrong-tokens = Tokens come with parts only, and yours brought { $most }, not { $tokens }.
brisingamen-form-wrong-loaded = There can be none: all dwarves of this seat have retired.
brisingamen-form-wrong-loose = { $count } are too many: no more than { $most } are left on no card and with nobody else.

# Hints
brisingamen-hint-sell = Sells a setting, and with it a dwarf retires.
brisingamen-hint-part = A part of the necklace earns tokens.
brisingamen-hint-take = Its gems are near at hand.
brisingamen-hint-enter = A new trip down to the gems.
brisingamen-hint-swap = Turns loose gems into needed ones.
brisingamen-hint-home = Brings the loaded barrow home.
brisingamen-hint-walk = Gets nearer to gems that are needed.
brisingamen-hint-harvest = Loads gems that your settings need.
brisingamen-hint-thief = Takes what you need from somebody else.
brisingamen-hint-saw =
  { $points ->
    [one] On average you then have { $points } point when it is your turn again.
   *[other] On average you then have { $points } points when it is your turn again.
  }
brisingamen-hint-more-than = You have more of it than { $card } needs: { $gem }.
brisingamen-hint-needed-by = { $card } needs it too: { $gem }.
brisingamen-hint-spare = None of your settings needs it: { $gem }.
brisingamen-hint-lacked = { $card } lacks it: { $gem }.
brisingamen-hint-loose = None of your settings lacks it: { $gem }. It scores loose.
brisingamen-hint-thief-finds = There is what your settings or the necklace lack:{ brisingamen-gems }.
brisingamen-hint-harvest-lacked = Loads what your settings or the necklace lack:{ brisingamen-gems }.
brisingamen-hint-harvest-loose =
  { $points ->
    [one] Loads gems that score loose, { $points } point.
   *[other] Loads gems that score loose, { $points } points.
  }
brisingamen-hint-here-lacked = Here lies what your settings or the necklace lack:{ brisingamen-gems }.
brisingamen-hint-here-loose =
  { $points ->
    [one] Its gems score loose, { $points } point.
   *[other] Its gems score loose, { $points } points.
  }
brisingamen-hint-load-home =
  { $steps ->
    [one] Its load comes nearer home:{ brisingamen-gems }. { $steps } step to go.
   *[other] Its load comes nearer home:{ brisingamen-gems }. { $steps } steps to go.
  }
brisingamen-hint-arrives = Its load is in your supply then:{ brisingamen-gems }.
brisingamen-hint-fills = With it { $card } can be completed.
brisingamen-hint-exit =
  { $steps ->
    [one] No cavern is left to empty: { $steps } step to the way out.
   *[other] No cavern is left to empty: { $steps } steps to the way out.
  }
brisingamen-hint-cavern-lacked =
  { $steps ->
    [one] Heads for cavern { $space }, which has what your settings or the necklace lack:{ brisingamen-gems }. { $steps } step to go.
   *[other] Heads for cavern { $space }, which has what your settings or the necklace lack:{ brisingamen-gems }. { $steps } steps to go.
  }
brisingamen-hint-cavern-loose =
  { $steps ->
    [one] Heads for cavern { $space }:{ brisingamen-gems }. { $steps } step to go.
   *[other] Heads for cavern { $space }:{ brisingamen-gems }. { $steps } steps to go.
  }
brisingamen-hint-out = A dwarf outside can complete a setting or set out again.
brisingamen-hint-wall =
  { $count ->
    [one] { $count } dwarf of the others must pass there on its way home, loaded: { $loaded }.
   *[other] { $count } dwarves of the others must pass there on their way home, loaded: { $loaded }.
  }
brisingamen-hint-take-ready = You have all that { $card } needs: it can be completed next.
brisingamen-hint-take-coming = All that { $card } needs is in your supply or on its way home.
brisingamen-hint-take-lacks = Gems for { $card }: { $have } of { $of }; it lacks{ brisingamen-gems }.
brisingamen-hint-part-made = Part { $made } of { $of }: if the necklace becomes whole, each token scores { $each }.
brisingamen-hint-part-last = The last part: the necklace is whole, and each token scores { $each }.
brisingamen-hint-ends =
  { $points ->
    [one] Your last dwarf retires: the end comes, and { $points } point with it.
   *[other] Your last dwarf retires: the end comes, and { $points } points with it.
  }
brisingamen-hint-no-penalty = { $card } scores { $points }, and its { $penalty } for staying unfinished is off the table.
brisingamen-hint-swap-for = Your { $given } can buy what { $card } lacks: { $gem }.
brisingamen-hint-load-away =
  { $steps ->
    [one] Its load is then { $steps } step from the way out, no nearer than before.
   *[other] Its load is then { $steps } steps from the way out, no nearer than before.
  }
