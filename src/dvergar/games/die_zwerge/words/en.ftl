# Die Zwerge in English. Own sentences; names of cards as printed or translated.

## The game
die_zwerge-title = Die Zwerge
die_zwerge-pitch = Armies pour through the gates of Girdlegard: forge the Keenfire together, before fate catches up with you.
die_zwerge-goal = Master one scenario after the other and win the last one. If the two markers meet or a dwarf dies, all is lost.
die_zwerge-reconstructed = Places of the hexes, arrows, tiles, dice and some numbers are reconstructed; counts, cards and rules follow the printed game.

## Troops
die_zwerge-troop-orc = Orc
die_zwerge-troop-troll = Troll
die_zwerge-troop-elf = Älfar
die_zwerge-troops-orc = Orcs
die_zwerge-troops-troll = Trolls
die_zwerge-troops-elf = Älfar
die_zwerge-defeat = falls to { $die } or more

## Attributes
die_zwerge-attribute-combat = Combat
die_zwerge-attribute-craft = Craft
die_zwerge-attribute-speed = Speed
die_zwerge-health = Health
die_zwerge-health-left = { $count ->
    [one] { $count } health point
   *[other] { $count } health points
}

## Dwarves
die_zwerge-hero-tungdil = Tungdil
die_zwerge-hero-full-tungdil = Tungdil Goldhand
die_zwerge-ability-tungdil = When he sends a message, one die counts 1 more.
die_zwerge-hero-boindil = Boïndil
die_zwerge-hero-full-boindil = Boïndil Zweiklinge
die_zwerge-ability-boindil = In a fight he may roll all dice again once.
die_zwerge-hero-boendal = Boëndal
die_zwerge-hero-full-boendal = Boëndal Pinnhand
die_zwerge-ability-boendal = In a fight he may add 1 to one die.
die_zwerge-hero-balyndis = Balyndis
die_zwerge-hero-full-balyndis = Balyndis Eisenfinger
die_zwerge-ability-balyndis = In a craft test she may roll all dice again once; a message is no test.
die_zwerge-hero-bavragor = Bavragor
die_zwerge-hero-full-bavragor = Bavragor Hammerfaust
die_zwerge-ability-bavragor = He enters perished land without paying for it.

## Equipment
die_zwerge-gear-stiefel = Comfortable boots
die_zwerge-effect-stiefel = Speed +1.
die_zwerge-gear-werkzeug = Fitting tools
die_zwerge-effect-werkzeug = Craft +1.
die_zwerge-gear-waffe = Additional weapon
die_zwerge-effect-waffe = Combat +1.
die_zwerge-gear-kettenhemd = Masterly chain mail
die_zwerge-effect-kettenhemd = One more health point, and all wounds heal when it is put on.
die_zwerge-gear-schild = Protective shield
die_zwerge-effect-schild = When another dwarf loses a health point, its owner may lose it instead. The shield stays.
die_zwerge-gear-dolch = Hidden dagger
die_zwerge-effect-dolch = Discard it after a roll in your fight: roll all dice again.
die_zwerge-gear-amboss = Anvil of the ancestors
die_zwerge-effect-amboss = Discard it after a roll in your craft test: roll all dice again.
die_zwerge-gear-lied = Dwarven song
die_zwerge-effect-lied = Discard it at anybody’s speed test or move: one die becomes a 5.
die_zwerge-gear-verkleidung = Fitting disguise
die_zwerge-effect-verkleidung = Discard it when a threat would happen: it does nothing.
die_zwerge-gear-kaese = Bundle of cheese
die_zwerge-effect-kaese = Discard it: every dwarf gains a health point.
die_zwerge-gear-bier = Tankard of beer
die_zwerge-effect-bier = Discard it: one dwarf gains two health points.

## Map
die_zwerge-kingdom-gauragar = Gauragar
die_zwerge-kingdom-urgon = Urgon
die_zwerge-kingdom-idoslan = Idoslane
die_zwerge-kingdom-sangrein = Sangpûr
die_zwerge-kingdom-ran_ribastur = Rân Ribastur
die_zwerge-kingdom-weyurn = Weyurn
die_zwerge-kingdom-tabain = Tabaîn
die_zwerge-place-schwarzjoch = Blacksaddle
die_zwerge-place-porista = Porista
die_zwerge-place-dson_balsur = Dsôn Balsur
die_zwerge-place-toboribor = Toboribor
die_zwerge-place-lot_ionan = Lot-Ionan’s Vaults
die_zwerge-place-drachenbrodem = Dragon Fire
die_zwerge-place-gruenhain = Greenglade
die_zwerge-place-mifurdania = Mifurdania
die_zwerge-place-groeschaker = Roodacre
die_zwerge-place-alandur = Âlandur
die_zwerge-place-xamtys = Queen Xamtys II
die_zwerge-gate-I = Gate I
die_zwerge-gate-full-I = Gateway of the Firstlings
die_zwerge-gate-II = Gate II
die_zwerge-gate-full-II = Gateway of the Secondlings
die_zwerge-gate-IV = Gate IV
die_zwerge-gate-full-IV = Gateway of the Fourthlings
die_zwerge-gate-V = Gate V
die_zwerge-gate-full-V = Gateway of the Fifthlings
die_zwerge-hex-A2 = { die_zwerge-place-drachenbrodem } (A2)
die_zwerge-hex-A3 = { die_zwerge-gate-V } (A3)
die_zwerge-hex-B2 = Tunnel (B2)
die_zwerge-hex-C3 = { die_zwerge-place-gruenhain } (C3)
die_zwerge-hex-C5 = { die_zwerge-place-dson_balsur } (C5)
die_zwerge-hex-C7 = { die_zwerge-gate-IV } (C7)
die_zwerge-hex-D1 = { die_zwerge-place-xamtys } (D1)
die_zwerge-hex-D2 = { die_zwerge-place-alandur } (D2)
die_zwerge-hex-D3 = { die_zwerge-place-alandur } (D3)
die_zwerge-hex-D8 = Tunnel (D8)
die_zwerge-hex-E1 = { die_zwerge-gate-I } (E1)
die_zwerge-hex-E5 = { die_zwerge-place-schwarzjoch } (E5)
die_zwerge-hex-E8 = { die_zwerge-place-lot_ionan } (E8)
die_zwerge-hex-F1 = Tunnel (F1)
die_zwerge-hex-F2 = { die_zwerge-place-mifurdania } (F2)
die_zwerge-hex-F4 = { die_zwerge-place-porista } (F4)
die_zwerge-hex-F6 = { die_zwerge-place-toboribor } (F6)
die_zwerge-hex-G3 = { die_zwerge-place-groeschaker } (G3)
die_zwerge-hex-H5 = Tunnel (H5)
die_zwerge-hex-I3 = { die_zwerge-gate-II } (I3)
die_zwerge-tunnel = Tunnel entrance
die_zwerge-tunnel-closed = Tunnel, buried by perished land
die_zwerge-tunnel-tile = Tunnel tile
die_zwerge-perished = Perished land
die_zwerge-mountains = Mountains of the dwarves
die_zwerge-where-anywhere = anywhere
die_zwerge-where-with_troops = on a hex with troops
die_zwerge-where-next_to_troops = next to a hex with troops

## Markers and tracks
die_zwerge-hero-marker = Hero marker
die_zwerge-doom-marker = Doom marker
die_zwerge-track = Path of fate
die_zwerge-distance = { $left ->
    [one] { $left } space apart
   *[other] { $left } spaces apart
    }
die_zwerge-fate-council = the council turns away
die_zwerge-fate-threat = threats are mixed in
die_zwerge-fate-start = start
die_zwerge-fate-recruit-I = armies at gate I
die_zwerge-fate-recruit-II = armies at gate II
die_zwerge-fate-recruit-IV = armies at gate IV
die_zwerge-fate-recruit-V = armies at gate V
die_zwerge-coming-council = Next: the council marker goes one space left.
die_zwerge-coming-threat = { $cards ->
    [one] Next: { $cards } threat goes into the adventure deck.
   *[other] Next: { $cards } threats go into the adventure deck.
    }
die_zwerge-coming-recruit = { $troops ->
    [0] Next: armies at gate { $gate }.
    [one] Next: armies at gate { $gate }, where a troop stands.
   *[other] Next: armies at gate { $gate }, where { $troops } troops stand.
}
die_zwerge-coming-skipped = Next: the hero marker stays where it is.
die_zwerge-coming-meets = Next: the markers meet, and all is lost!
die_zwerge-council = Council of the dwarves
die_zwerge-council-need = A message needs { $need } or more here.
die_zwerge-council-none = Nothing happens here.
die_zwerge-council-doom_at_turn_start = At the start of every turn the doom marker comes one space nearer.
die_zwerge-council-reroll_blank_recruit = When armies are recruited, every blank die is rolled once more.
die_zwerge-council-reroll_highest = After every roll of number dice one of the highest must be rolled again.
die_zwerge-council-threat_reveal_damage = Whenever a threat is turned up, a dwarf of your choice loses a health point.
die_zwerge-council-threat_reveal_heal = Whenever a threat is turned up, a dwarf of your choice may gain a health point.
die_zwerge-council-adventure_discards_threat = After an adventure you may discard a threat without its effect.
die_zwerge-council-reroll_one = After every roll of number dice one die may be rolled again.
die_zwerge-council-craft_equipment = As an action: a craft test 4+ brings a piece of equipment.

## Cards
die_zwerge-deck-scenario = Scenario
die_zwerge-deck-adventure = Adventure
die_zwerge-deck-threat = Threat
die_zwerge-card-erobert_toboribor = Conquer Toboribor
die_zwerge-mission-erobert_toboribor = Defeat the 4 orcs of this card in Toboribor.
die_zwerge-card-zusammenkunft = Gathering
die_zwerge-mission-zusammenkunft = Two dwarves meet in Porista.
die_zwerge-card-ruestet_euch = Arm yourselves
die_zwerge-mission-ruestet_euch = Together you own 3 pieces of equipment.
die_zwerge-card-koenige_der_menschen = Convince the Human Kings
die_zwerge-mission-koenige_der_menschen = A craft test 4+ in Urgon and one in Rân Ribastur, in any turns.
die_zwerge-card-erobert_dson_balsur = Conquer Dsôn Balsur
die_zwerge-mission-erobert_dson_balsur = Defeat the 2 Älfar and 2 trolls of this card in Dsôn Balsur.
die_zwerge-card-wichtige_aufgabe = An important task
die_zwerge-mission-wichtige_aufgabe = Complete one more adventure.
die_zwerge-card-unterstuetzt_balendilin = Support Balendilín
die_zwerge-mission-unterstuetzt_balendilin = Bring the council marker to +4.
die_zwerge-card-vernichtet_sie_alle = Destroy them all!
die_zwerge-mission-vernichtet_sie_alle = One dwarf destroys 3 troops in a single turn of his.
die_zwerge-card-feuerklinge = Forge Keenfire
die_zwerge-mission-feuerklinge = Two dwarves at Dragon Fire; one of them passes two craft tests 5+ in one turn. The Keenfire then gives a dwarf combat +2.
die_zwerge-card-besiegt_nodonn = Defeat Nôd’onn!
die_zwerge-mission-besiegt_nodonn = All dwarves go to the Blacksaddle. There each 6 in a fight takes one of his 4 tokens, as long as no troops shield him.
die_zwerge-card-kampf_um_das_geborgene_land = Battle for Girdlegard
die_zwerge-mission-kampf_um_das_geborgene_land = Destroy 20 troops on the map from now on.
die_zwerge-card-haltet_die_tore = Keep the Gateways!
die_zwerge-mission-haltet_die_tore = A craft test 5+ on each of the four gates.
die_zwerge-card-rette_balendilin = Save Balendilín
die_zwerge-mission-rette_balendilin = Go to gate II and pay 1 health point there.
die_zwerge-card-warne_doerfer = Warn the surrounding villages
die_zwerge-mission-warne_doerfer = Go to Lot-Ionan’s Vaults, then into Gauragar.
die_zwerge-card-begleite_narmora = Accompany Narmora
die_zwerge-mission-begleite_narmora = At the Blacksaddle: 3 times speed 4+.
die_zwerge-card-sverd_spioniert = Sverd spies in the tunnel
die_zwerge-mission-sverd_spioniert = Travel through a tunnel; then in the same turn speed 4+.
die_zwerge-card-jagd_auf_albae = Älfar hunt
die_zwerge-mission-jagd_auf_albae = Destroy 1 Älfar on the map in a fight.
die_zwerge-card-zwergenweise = Dwarven tune
die_zwerge-mission-zwergenweise = Anywhere: 3 times craft 4+.
die_zwerge-card-djeruns_stimme = Djerůn’s voice of fear
die_zwerge-mission-djeruns_stimme = On a hex with troops: discard a piece of equipment.
die_zwerge-card-koenigin_der_ersten = Visit to the queen of the Firstlings
die_zwerge-mission-koenigin_der_ersten = Go to gate II, then to gate I.
die_zwerge-card-andokais_macht = Andôkai’s might
die_zwerge-mission-andokais_macht = Next to a hex with troops: combat 6.
die_zwerge-card-alte_runen = Decipher the old runes
die_zwerge-mission-alte_runen = At the Blacksaddle: craft 5+.
die_zwerge-card-zwergenfrauen = What are dwarf women like?
die_zwerge-mission-zwergenfrauen = Roll a die for each health point: at least one 6.
die_zwerge-card-vernichtet_die_trolle = Destroy the trolls!
die_zwerge-mission-vernichtet_die_trolle = Destroy 2 trolls on the map in one fight.
die_zwerge-card-verschollener_tunnel = Lost tunnel
die_zwerge-mission-verschollener_tunnel = Travel through a tunnel; then in the same turn craft 4+.
die_zwerge-card-rast_in_groeschaker = Rest in Roodacre
die_zwerge-mission-rast_in_groeschaker = Go to Mifurdania, then to Roodacre.
die_zwerge-card-ruine_der_fuenften = Arrival at the ruin of the Fifthlings
die_zwerge-mission-ruine_der_fuenften = Go to gate II, then to gate V.
die_zwerge-card-kampf_um_die_esse = Fight for the forge
die_zwerge-mission-kampf_um_die_esse = Defeat the 3 trolls and 3 orcs of this card at gate V.
die_zwerge-card-kampf_gegen_nachtmahr = Fight against the nightmare
die_zwerge-mission-kampf_gegen_nachtmahr = In Greenglade: 2 times combat 6.
die_zwerge-card-rodario_mimt_nodonn = Rodario plays Nôd’onn
die_zwerge-mission-rodario_mimt_nodonn = At gate V: 2 times craft 5+.
die_zwerge-card-verstaerkung_der_ersten = Reinforcements of the Firstlings
die_zwerge-mission-verstaerkung_der_ersten = Go to gate I; then at gate II combat 5+.
die_zwerge-card-blick_in_die_vergangenheit = A look into the past
die_zwerge-mission-blick_in_die_vergangenheit = Go to the Blacksaddle, then to Greenglade.
die_zwerge-card-besuch_bei_den_spitzohren = Visit to the pointed-ears
die_zwerge-mission-besuch_bei_den_spitzohren = In Âlandur: discard a piece of equipment.
die_zwerge-card-ein_zwerg_raeumt_auf = A dwarf cleans up
die_zwerge-mission-ein_zwerg_raeumt_auf = Roll a die for each health point: at least one 6.
die_zwerge-card-belausche_den_feind = Eavesdrop on the enemy
die_zwerge-mission-belausche_den_feind = Next to a hex with troops: speed 5+.
die_zwerge-card-magische_sicherung = Magical securing of the bag
die_zwerge-mission-magische_sicherung = In Porista: craft 5+.
die_zwerge-card-reise_nach_gruenhain = Journey to Greenglade
die_zwerge-mission-reise_nach_gruenhain = Two dwarves meet in Greenglade.
die_zwerge-card-wahl_des_koenigs = Election of the new king of the Secondlings
die_zwerge-mission-wahl_des_koenigs = Bring the council marker to +4.
die_zwerge-card-ein_gang_stuerzt_ein = A passage collapses
die_zwerge-mission-ein_gang_stuerzt_ein = In Tabaîn: 3 times craft 5+.
die_zwerge-card-nieder_mit_den_orks = Down with the orcs
die_zwerge-mission-nieder_mit_den_orks = Destroy 3 orcs on the map in one fight.
die_zwerge-card-geister_der_ahnen = Spirits of the ancestors
die_zwerge-mission-geister_der_ahnen = Anywhere: 2 times speed 4+.
die_zwerge-card-schmiede_duell = Forging duel against Gandogar
die_zwerge-mission-schmiede_duell = At gate II: craft 5+.
die_zwerge-card-schlacht_in_sangrein = Battle in Sangpûr
die_zwerge-mission-schlacht_in_sangrein = Defeat its 2 Älfar, 2 orcs and 2 trolls in Sangpûr.
die_zwerge-threat-schlacht_in_sangrein = For each troop left, the council marker goes one space left.
die_zwerge-card-umzingelt = Surrounded!
die_zwerge-mission-umzingelt = Defeat its 4 orcs in Roodacre.
die_zwerge-threat-umzingelt = For each troop left, the council marker goes one space left. The troops go to Roodacre, which perishes.
die_zwerge-card-tions_kreaturen = Tion’s creatures attack the Secondlings
die_zwerge-mission-tions_kreaturen = Defeat its 4 trolls at gate II.
die_zwerge-threat-tions_kreaturen = For each troop left, doom comes one space nearer. The troops go to gate II, which perishes.
die_zwerge-card-albtraum = Never-ending nightmare
die_zwerge-mission-albtraum = Destroy 3 Älfar on the map, or leave none there.
die_zwerge-threat-albtraum = Every hex with an Älfar perishes.
die_zwerge-card-ork_uebermacht = Fight against the orc superiority
die_zwerge-mission-ork_uebermacht = Destroy 6 orcs on the map, or leave none there.
die_zwerge-threat-ork_uebermacht = Every hex with an orc perishes.
die_zwerge-card-letzter_kampf = Last fight of the high king
die_zwerge-mission-letzter_kampf = Destroy 4 trolls on the map, or leave none there.
die_zwerge-threat-letzter_kampf = Every hex with a troll perishes.
die_zwerge-card-bogglin_ueberfall = Bogglin raid
die_zwerge-mission-bogglin_ueberfall = Defeat its 6 orcs in Weyurn.
die_zwerge-threat-bogglin_ueberfall = Each dwarf discards a piece of equipment.
die_zwerge-card-wald_wehrt_sich = The forest fights back
die_zwerge-mission-wald_wehrt_sich = Defeat its 2 Älfar and 2 orcs in Greenglade.
die_zwerge-threat-wald_wehrt_sich = For each troop left, doom comes one space nearer. The troops go to Greenglade, which perishes.
die_zwerge-card-kopfgeld = Bounty on dwarves
die_zwerge-mission-kopfgeld = All dwarves stand on one hex.
die_zwerge-threat-kopfgeld = A dwarf with the least health loses 2 health points.
die_zwerge-card-nodonn_kehrt_zurueck = Nôd’onn returns
die_zwerge-mission-nodonn_kehrt_zurueck = Happens at once.
die_zwerge-threat-nodonn_kehrt_zurueck = Doom comes 2 spaces nearer.
die_zwerge-card-ueberfall_der_albae = Night raid of the Älfar
die_zwerge-mission-ueberfall_der_albae = Happens at once.
die_zwerge-threat-ueberfall_der_albae = Each dwarf loses a health point, but may lose it for another.
die_zwerge-card-sinthoras_attentat = Sinthoras’ assassination attempt
die_zwerge-mission-sinthoras_attentat = The chosen dwarf may not leave his hex until he has destroyed the Älfar of this card.
die_zwerge-threat-sinthoras_attentat = A dwarf with the least health loses a health point.
die_zwerge-card-schutz_des_elbenreichs = Protection of the elven kingdom
die_zwerge-mission-schutz_des_elbenreichs = Defeat its 2 Älfar and 2 trolls in Âlandur.
die_zwerge-threat-schutz_des_elbenreichs = For each troop left, a dwarf loses a health point. Both hexes of Âlandur perish.
die_zwerge-card-verraeter = Traitor in our own ranks
die_zwerge-mission-verraeter = Happens at once.
die_zwerge-threat-verraeter = The council marker goes 2 spaces left.
die_zwerge-card-bislipurs_verrat = Bislipur’s treason
die_zwerge-mission-bislipurs_verrat = Happens at once.
die_zwerge-threat-bislipurs_verrat = The council marker goes 2 spaces left.

## Conditions of the last scenarios
die_zwerge-condition-besiegt_nodonn = Only with { $count } tiles of perished land or more.
die_zwerge-condition-kampf_um_das_geborgene_land = Only with { $count } troops on the map or more.
die_zwerge-condition-haltet_die_tore = Only with fewer than { $count } tiles of perished land.

## Rewards
die_zwerge-reward-equipment = { $amount ->
    [one] A piece of equipment
   *[other] { $amount } pieces of equipment
}
die_zwerge-reward-skip_hero_step = The hero marker’s next step is left out
die_zwerge-reward-optional_ban_recruit_die = At the next recruitment the die of one kind may stay out: { $troop }
die_zwerge-reward-tunnel_tile = Lay or move the tunnel tile
die_zwerge-reward-move_any_dwarf_anywhere = Put any dwarf on any hex
die_zwerge-reward-move_dwarf_to_dwarf = Put a dwarf beside another
die_zwerge-reward-remove_all_troops_here = All troops of this hex are gone
die_zwerge-reward-remove_all_troops_adjacent = All troops of a neighbouring hex are gone
die_zwerge-reward-remove_troops = { $amount ->
    [one] Remove a troop anywhere
   *[other] Remove up to { $amount } troops anywhere
}
die_zwerge-reward-heal_one = A dwarf gains a health point
die_zwerge-reward-heal_two_or_split = A dwarf gains 2 health points, or two dwarves 1 each
die_zwerge-reward-keep_card_combat = Keenfire: combat +{ $amount } for the rest of the game
die_zwerge-keenfire = Keenfire
die_zwerge-token = Token

## Dice
die_zwerge-roll-none = roll
die_zwerge-roll-move = move
die_zwerge-roll-fight = fight
die_zwerge-roll-message = message
die_zwerge-roll-test = test
die_zwerge-roll-health = health roll
die_zwerge-roll-craft = craft test
die_zwerge-source-ability = ability
die_zwerge-source-dagger = Hidden dagger
die_zwerge-source-anvil = Anvil of the ancestors
die_zwerge-throw-rolled = rolled
die_zwerge-throw-council = council: one die again
die_zwerge-throw-ability = ability: all again
die_zwerge-throw-dagger = dagger: all again
die_zwerge-throw-anvil = anvil: all again
die_zwerge-throw-raised = one die +1
die_zwerge-throw-sung = song: one die turned

## What brought doom nearer
die_zwerge-cause-hero = the hero marker’s step
die_zwerge-cause-council = the council
die_zwerge-cause-saddle = the Blacksaddle
die_zwerge-cause-threat = a threat
die_zwerge-cause-penalty = perished land
die_zwerge-cause-turns = too many turns

## Phases
die_zwerge-phase-over = The end
die_zwerge-phase-draft = Choosing dwarves
die_zwerge-phase-action = Action
die_zwerge-phase-rest = End of the turn
die_zwerge-phase-step = Move
die_zwerge-phase-penalty = Perished land
die_zwerge-phase-reroll_die = Re-roll
die_zwerge-phase-reroll = Re-roll
die_zwerge-phase-raise = One die +1
die_zwerge-phase-song = Dwarven song
die_zwerge-phase-assign = Fight
die_zwerge-phase-ban = Recruitment
die_zwerge-phase-damage = Wound
die_zwerge-phase-heal = Healing
die_zwerge-phase-redirect = Night raid
die_zwerge-phase-pin = Attack on a dwarf
die_zwerge-phase-give = Equipment
die_zwerge-phase-keen = Keenfire
die_zwerge-phase-tunnel = Tunnel tile
die_zwerge-phase-place_dwarf = Journey
die_zwerge-phase-place_hex = Journey
die_zwerge-phase-join_dwarf = Reunion
die_zwerge-phase-join = Reunion
die_zwerge-phase-clear = Andôkai’s might
die_zwerge-phase-remove = Removing troops
die_zwerge-phase-remove_kind = Removing troops
die_zwerge-phase-spend = Discarding equipment
die_zwerge-phase-lose_gear = Raid
die_zwerge-phase-threats = Threats
die_zwerge-phase-order = Adventures
die_zwerge-phase-offer = The council’s favour
die_zwerge-phase-pay = A price
die_zwerge-phase-shield = Shield
die_zwerge-phase-rescue = Last chance
die_zwerge-phase-courage = Before the roll
die_zwerge-phase-disguise = Disguise
die_zwerge-phase-muster = Gathering troops

## Prompts: what you are asked, and what others wait for
die_zwerge-prompt-draft = Choose your dwarf
die_zwerge-prompt-draft-wait = { $who } chooses a dwarf
die_zwerge-prompt-action = { $actions ->
    [one] { $dwarf } has { $actions } action left
   *[other] { $dwarf } has { $actions } actions left
}
die_zwerge-prompt-action-wait = { $who } acts with { $dwarf }
die_zwerge-prompt-rest = { $dwarf }: eat something, or end the turn
die_zwerge-prompt-rest-wait = { $who } ends the turn of { $dwarf }
die_zwerge-prompt-step = { $steps ->
    [one] { $dwarf } may go { $steps } more step
   *[other] { $dwarf } may go { $steps } more steps
}
die_zwerge-prompt-step-wait = { $who } moves { $dwarf }
die_zwerge-prompt-penalty = { $dwarf } enters perished land: what is the price?
die_zwerge-prompt-penalty-wait = { $who } decides the price for { $dwarf }
die_zwerge-prompt-reroll_die = { $dice }: roll one die again?
die_zwerge-prompt-reroll_die-wait = { $who } looks at the dice: { $dice }
die_zwerge-prompt-reroll = { $dice }: roll all dice again?
die_zwerge-prompt-reroll-wait = { $who } looks at the dice: { $dice }
die_zwerge-prompt-raise = { $dice }: add 1 to one die?
die_zwerge-prompt-raise-wait = { $who } looks at the dice: { $dice }
die_zwerge-prompt-song = { $dwarf } rolled { $dice }: does { $owner } sing?
die_zwerge-prompt-song-wait = { $who } decides whether { $owner } sings
die_zwerge-prompt-assign = What does the { $die } destroy?
die_zwerge-prompt-assign-wait = { $who } fights with { $dwarf }: { $dice }
die_zwerge-prompt-ban = Leave this recruitment die out: { $troop }?
die_zwerge-prompt-ban-wait = { $who } decides about a recruitment die
die_zwerge-prompt-damage = { $points ->
    [one] Who loses { $points } health point?
   *[other] Who loses { $points } health points?
}
die_zwerge-prompt-damage-wait = { $who } decides who is wounded
die_zwerge-prompt-heal = { $points ->
    [one] Who gains a health point?
   *[other] Who gains a health point? { $points } are to be given
}
die_zwerge-prompt-heal-wait = { $who } decides who is healed
die_zwerge-prompt-redirect = { $dwarf } is to lose a health point: who takes it?
die_zwerge-prompt-redirect-wait = { $who } decides who suffers for { $dwarf }
die_zwerge-prompt-pin = { $card }: which dwarf is held?
die_zwerge-prompt-pin-wait = { $who } decides which dwarf is held
die_zwerge-prompt-give = { $gear }: who gets it?
die_zwerge-prompt-give-wait = { $who } gives equipment: { $gear }
die_zwerge-prompt-keen = Who wields the Keenfire?
die_zwerge-prompt-keen-wait = { $who } gives the Keenfire away
die_zwerge-prompt-tunnel = Where does the tunnel tile go?
die_zwerge-prompt-tunnel-wait = { $who } lays the tunnel tile
die_zwerge-prompt-place_dwarf = Which dwarf goes on a journey?
die_zwerge-prompt-place_dwarf-wait = { $who } sends a dwarf on a journey
die_zwerge-prompt-place_hex = Where does { $dwarf } go?
die_zwerge-prompt-place_hex-wait = { $who } decides where { $dwarf } goes
die_zwerge-prompt-join_dwarf = Which dwarf goes to another?
die_zwerge-prompt-join_dwarf-wait = { $who } sends a dwarf to another
die_zwerge-prompt-join = To whom does { $dwarf } go?
die_zwerge-prompt-join-wait = { $who } decides to whom { $dwarf } goes
die_zwerge-prompt-clear = Which neighbouring hex is cleared?
die_zwerge-prompt-clear-wait = { $who } clears a neighbouring hex
die_zwerge-prompt-remove = { $left ->
    [one] Where is the last troop removed?
   *[other] Where is a troop removed? { $left } are left
}
die_zwerge-prompt-remove-wait = { $who } removes troops
die_zwerge-prompt-remove_kind = Which kind is removed?
die_zwerge-prompt-remove_kind-wait = { $who } removes troops
die_zwerge-prompt-spend = { $card }: what does { $dwarf } discard?
die_zwerge-prompt-spend-wait = { $who } discards equipment
die_zwerge-prompt-lose_gear = What does { $dwarf } lose?
die_zwerge-prompt-lose_gear-wait = { $who } must discard equipment
die_zwerge-prompt-threats = Which threat happens first?
die_zwerge-prompt-threats-wait = { $who } orders the threats
die_zwerge-prompt-order = Which adventure is completed first?
die_zwerge-prompt-order-wait = { $who } orders the adventures
die_zwerge-prompt-offer = The council offers: discard a threat?
die_zwerge-prompt-offer-wait = { $who } considers the council’s offer
die_zwerge-prompt-pay = { $card }: does { $dwarf } pay with health?
die_zwerge-prompt-pay-wait = { $who } decides whether { $dwarf } pays
die_zwerge-prompt-shield = { $dwarf } is to lose a health point: does { $owner } take it?
die_zwerge-prompt-shield-wait = { $who } decides whether { $owner } takes the blow
die_zwerge-prompt-rescue = { $dwarf } is about to die! Does { $owner } help?
die_zwerge-prompt-rescue-wait = { $who } can save { $dwarf }
die_zwerge-prompt-courage = { $card }: more health for { $dwarf } before the roll?
die_zwerge-prompt-courage-wait = { $who } decides whether { $owner } shares food
die_zwerge-prompt-disguise = { $card }: does { $owner } use the disguise?
die_zwerge-prompt-disguise-wait = { $who } decides about a disguise
die_zwerge-prompt-muster = From which hex does the missing troop come: { $troop }?
die_zwerge-prompt-muster-wait = { $who } gathers missing troops
die_zwerge-prompt-won = You have saved Girdlegard!
die_zwerge-prompt-lost = Girdlegard is lost.

## Smaller lines
die_zwerge-note-won = { $left ->
    [one] { $card } is done, one space before doom.
   *[other] { $card } is done, { $left } spaces before doom.
}
die_zwerge-note-died = { $dwarf } has fallen.
die_zwerge-note-doomed-hero = The hero marker has run into doom on space { $space }.
die_zwerge-note-doomed-council = The council let doom come to space { $space }.
die_zwerge-note-doomed-saddle = The armies at the Blacksaddle brought doom to space { $space }.
die_zwerge-note-doomed-threat = A threat brought doom to space { $space }.
die_zwerge-note-doomed-penalty = The price of perished land brought doom to space { $space }.
die_zwerge-note-doomed-turns = Too many turns have gone by.
die_zwerge-note-health-last = It would be the last health point: all would be lost.
die_zwerge-note-health-last-fed = It would be the last health point: only food would help then.
die_zwerge-note-health-last-helped = It would be the last health point: only a shield or food would help then.
die_zwerge-note-both-last = The last health point, or the markers meet: either way all would be lost.
die_zwerge-note-both-last-helped = The markers would meet, or it would be the last health point: then only a shield or food would help.
die_zwerge-note-effect = { $effect }
die_zwerge-note-origin = { $thing }: { $effect }
die_zwerge-note-doom-last = The markers would meet: all would be lost.
die_zwerge-note-penalty = Doom is { $left ->
    [one] { $left } space away
   *[other] { $left } spaces away
    }.
die_zwerge-note-pay-last = Whoever pays the last health point dies, unless food is at hand.
die_zwerge-note-doom-near = { $left ->
    [one] Beware: doom is one space away.
   *[other] Beware: doom is { $left } spaces away.
}
die_zwerge-note-threats-wait = { $count ->
    [one] Next turn a new scenario begins, and { $count } threat happens.
   *[other] Next turn a new scenario begins, and { $count } threats happen.
}
die_zwerge-note-threats-open = { $count ->
    [one] When this scenario is done, { $count } open threat happens.
   *[other] When this scenario is done, { $count } open threats happen.
}

## Choices
die_zwerge-choice-hero = { $hero }
die_zwerge-choice-move = Move
die_zwerge-choice-fight = Fight
die_zwerge-choice-message = Send a message
die_zwerge-choice-craft = Make equipment
die_zwerge-choice-pass = Let the action go
die_zwerge-choice-end = End the turn
die_zwerge-choice-stop = Stop here
die_zwerge-choice-health = Lose a health point
die_zwerge-choice-doom = Doom comes a space nearer
die_zwerge-choice-cheese = Share the cheese
die_zwerge-choice-beer = Beer for { $dwarf }
die_zwerge-choice-step = To { $hex }
die_zwerge-choice-hop = Through the tunnel to { $hex }
die_zwerge-choice-reroll-ability = All again, by ability
die_zwerge-choice-reroll-dagger = All again, with the dagger
die_zwerge-choice-reroll-anvil = All again, with the anvil
die_zwerge-choice-reroll_die = Roll the { $die } again
die_zwerge-choice-raise = Add 1 to the { $die }
die_zwerge-choice-hit = { $troop } on the map
die_zwerge-choice-hit-card = { $troop }: { $card }
die_zwerge-choice-token = A token of Nôd’onn ({ $left } left)
die_zwerge-choice-dwarf-damage = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-redirect = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-pin = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-give = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-heal = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-place_dwarf = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-join_dwarf = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-join = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-keen = { $dwarf }
die_zwerge-choice-card-action = Work at: { $card }
die_zwerge-choice-card-remove = From the card: { $card }
die_zwerge-choice-card-threats = { $card }
die_zwerge-choice-card-order = { $card }
die_zwerge-choice-card-offer = Discard: { $card }
die_zwerge-choice-gear = { $gear }
die_zwerge-choice-kind = { $troop }
die_zwerge-choice-hex-place_hex = To { $hex }
die_zwerge-choice-hex-tunnel = Tunnel: { $hex }
die_zwerge-choice-hex-clear = Clear { $hex }
die_zwerge-choice-hex-remove = From { $hex }
die_zwerge-choice-hex-muster = From { $hex }
die_zwerge-choice-use-ban = Leave it out
die_zwerge-choice-use-pay = Pay
die_zwerge-choice-use-shield = Take the blow
die_zwerge-choice-use-song = Sing
die_zwerge-choice-use-disguise = Use the disguise
die_zwerge-choice-decline-ban = Roll it
die_zwerge-choice-decline-pay = Do not pay
die_zwerge-choice-decline-shield = Let it happen
die_zwerge-choice-decline-song = Stay silent
die_zwerge-choice-decline-disguise = Keep it
die_zwerge-choice-decline-rescue = Do nothing
die_zwerge-choice-decline-courage = Keep the food
die_zwerge-choice-decline-heal = Nobody
die_zwerge-choice-decline-tunnel = Nowhere
die_zwerge-choice-decline-place_dwarf = Nobody
die_zwerge-choice-decline-join_dwarf = Nobody
die_zwerge-choice-decline-raise = Leave the dice
die_zwerge-choice-decline-reroll = Leave the dice
die_zwerge-choice-decline-reroll_die = Leave the dice
die_zwerge-choice-decline-remove = Enough
die_zwerge-choice-decline-offer = Keep all threats

## What choices bring
die_zwerge-preview-odds = { $percent } %
die_zwerge-preview-kills = { $percent } % to hit; { $tenths ->
    [one] { $tenths } troop
   *[other] { $tenths } troops
    } in ten such fights
die_zwerge-preview-lost = all would be lost
die_zwerge-preview-helped = only a shield or food would help
die_zwerge-preview-price = perished: costs health or doom
die_zwerge-preview-stop = { $count ->
    [one] { $count } troop ends the move
   *[other] { $count } troops end the move
}
die_zwerge-preview-price-stop = { $count ->
    [one] has its price, and { $count } troop ends the move
   *[other] has its price, and { $count } troops end the move
}

## Chronicle
die_zwerge-event-drafted = { $who } plays { $dwarf }.
    .who = You play { $dwarf }.
die_zwerge-event-begins = { $dwarf } sets out: { $hex }.
die_zwerge-event-turn = Turn { $turn }: { $dwarf }.
die_zwerge-event-skipped = The hero marker stays where it is.
die_zwerge-event-fate = Fate, space { $space }: { $symbol }.
die_zwerge-event-met = The hero marker runs into doom on space { $space }.
die_zwerge-event-council = The council marker moves: { $from } → { $to }.
die_zwerge-event-council_stays = The council marker stays at { $to }.
die_zwerge-event-doom = Doom comes nearer, to space { $space }: { $cause }.
die_zwerge-event-mixed = { $count ->
    [one] { $count } threat is mixed into the adventures.
   *[other] { $count } threats are mixed into the adventures.
}
die_zwerge-army = { $orc ->
    [0] { "" }
    [one] { $orc } orc
   *[other] { $orc } orcs
}{ $troll ->
    [0] { "" }
    [one] { $orc ->
        [0] { "" }
       *[other] { ", " }
    }{ $troll } troll
   *[other] { $orc ->
        [0] { "" }
       *[other] { ", " }
    }{ $troll } trolls
}{ $elf ->
    [0] { "" }
    [one] { die_zwerge-army-comma }{ $elf } Älfar
   *[other] { die_zwerge-army-comma }{ $elf } Älfar
}
die_zwerge-army-comma = { $orc ->
    [0] { $troll ->
        [0] { "" }
       *[other] { ", " }
    }
   *[other] { ", " }
}
die_zwerge-event-recruited = { $count ->
    [0] { $gate }: nobody comes.
   *[other] New at { $gate }: { die_zwerge-army }.
}
die_zwerge-event-blank = Blank die rolled again, { $troop }: { $count }.
die_zwerge-event-left_out = A recruitment die stays out: { $troop }.
die_zwerge-event-perished = { $hex } perishes (tile { $tile }, { $tiles } in all).
die_zwerge-event-spread = { $from } → { $to }: { die_zwerge-army }.
die_zwerge-event-flowed = Over perished land, { $from } → { $to }: { die_zwerge-army }.
die_zwerge-event-saddle = { $count ->
    [one] { $count } troop leaves the Blacksaddle ({ die_zwerge-army }).
   *[other] { $count } troops leave the Blacksaddle ({ die_zwerge-army }).
    }
die_zwerge-event-scenario = Scenario { $number }: { $card }
die_zwerge-event-unfit = { $card } does not fit now and is discarded.
die_zwerge-event-gathered = All dwarves stand at { $hex }.
die_zwerge-event-mustered = { $troop } from { $hex } joins the scenario.
die_zwerge-event-adventure = Turned up: { $card }
die_zwerge-event-threat = Threat turned up: { $card }
die_zwerge-event-short = There are not enough troops for { $card }
die_zwerge-event-pinned = { $card }: { $dwarf } is held.
die_zwerge-event-discarded = Discarded: { $card }
die_zwerge-event-triggers = The threat happens: { $card }
die_zwerge-event-suffered = { $count ->
    [0] { $card } takes effect.
    [one] { $card } takes effect, with { $count } troop left.
   *[other] { $card } takes effect, with { $count } troops left.
}
die_zwerge-event-fooled = { $dwarf } fools them: { $card } does nothing.
die_zwerge-event-averted = Averted: { $card }
die_zwerge-event-dismissed = The council dismisses { $card }
die_zwerge-event-completed = Adventure completed: { $card }
die_zwerge-event-scenario_done = Scenario completed: { $card } ({ $count })!
die_zwerge-event-reshuffled = { $count ->
    [one] { $count } discarded card becomes the new deck.
   *[other] { $count } discarded cards become the new deck.
    }
die_zwerge-event-named = { $dwarf } is hit ({ $points }).
die_zwerge-event-took_over = { $dwarf } suffers for { $victim }.
die_zwerge-event-shielded = { $dwarf } shields { $victim }.
die_zwerge-event-hurt = { $dwarf } loses a health point and has { $left } left.
die_zwerge-event-healed = { $dwarf } gains { $points }: health { $left }.
die_zwerge-event-gained = { $dwarf } gets { $gear }.
die_zwerge-event-spent = { $dwarf } discards { $gear }.
die_zwerge-event-drawn = Equipment drawn: { $gear }.
die_zwerge-event-nothing_drawn = There is no equipment left.
die_zwerge-event-not_needed = Everybody has { $gear } already: discarded.
die_zwerge-event-declined = { $dwarf }: no, thanks.
die_zwerge-event-rolled = { $dwarf } rolls, { $purpose }: { $dice }.
die_zwerge-event-rerolled_die = One die again, { $old } → { $new }: { $dice }.
die_zwerge-event-rerolled = All dice again, { $source }: { $dice }.
die_zwerge-event-raised = One die counts 1 more: { $dice }.
die_zwerge-event-sung = { $dwarf } sings: { $dice }.
die_zwerge-event-unheard = The message of { $dwarf } is not heard.
die_zwerge-event-failed = { $dwarf } makes nothing of use.
die_zwerge-event-tested = { $count ->
    [0] { $card }: no die of { $target } or more.
    [one] { $card }: { $count } die of { $target } or more.
   *[other] { $card }: { $count } dice of { $target } or more.
}
die_zwerge-event-works = { $dwarf } works at { $card }
die_zwerge-event-visited = { $dwarf }, { $card }: step { $step } of { $of }.
die_zwerge-event-pays = { $dwarf } pays for { $card }
die_zwerge-event-price = { $dwarf } pays with health.
die_zwerge-event-moved = { $dwarf } goes to { $hex }.
die_zwerge-event-hopped = { $dwarf } goes through the tunnel to { $hex }.
die_zwerge-event-stops = { $dwarf } stops.
die_zwerge-event-destroyed = { $dwarf } destroys with a { $die }: { $troop }, { $place }.
die_zwerge-event-token = { $left ->
    [one] { $dwarf } strikes Nôd’onn; { $left } token is left.
   *[other] { $dwarf } strikes Nôd’onn; { $left } tokens are left.
    }
die_zwerge-event-missed = { $dwarf } hits nothing.
die_zwerge-event-passes = { $dwarf } lets an action go.
die_zwerge-event-ends = { $dwarf } ends the turn.
die_zwerge-event-skip_set = The hero marker’s next step is left out.
die_zwerge-event-ban_set = At the next recruitment a die may stay out: { $troop }.
die_zwerge-event-tunnel = The tunnel tile lies here: { $hex }.
die_zwerge-event-chosen = { $dwarf } is chosen.
die_zwerge-event-placed = { $dwarf } is put on { $hex }.
die_zwerge-event-cleared = { $count ->
    [one] { $count } troop vanishes: { $hex }.
   *[other] { $count } troops vanish: { $hex }.
    }
die_zwerge-event-aims = { $dwarf } looks for a troop to remove.
die_zwerge-event-removed = Removed: { $troop }, { $place }.
die_zwerge-event-keenfire = { $dwarf } wields the Keenfire!
die_zwerge-event-won = Turn { $turn }: { $card } is done, and Girdlegard is saved!
die_zwerge-event-died = Turn { $turn }: { $dwarf } falls, and all is lost.
die_zwerge-event-doomed = Turn { $turn }: the markers meet on space { $space } ({ $cause }). All is lost.

## Score sheet
die_zwerge-score-outcome = Victory
die_zwerge-score-difficulty = Difficulty
die_zwerge-score-scenarios = Scenarios completed
die_zwerge-score-distance = Spaces to doom
die_zwerge-score-perished = Perished land
die_zwerge-score-health = Health left
die_zwerge-fact-adventures = Adventures
die_zwerge-fact-averted = Threats averted
die_zwerge-fact-suffered = Threats suffered
die_zwerge-fact-messages = Messages heard
die_zwerge-fact-turns = Turns
die_zwerge-fact-destroyed_orc = Orcs destroyed
die_zwerge-fact-destroyed_troll = Trolls destroyed
die_zwerge-fact-destroyed_elf = Älfar destroyed

## Options
option-difficulty = Difficulty
option-difficulty-note = How many scenarios must be mastered before doom catches up.
option-difficulty-easy = Easy: 6 scenarios
option-difficulty-normal = Normal: 7 scenarios
option-difficulty-challenge = Challenge: 8 scenarios
option-difficulty-brave = Brave: 9 scenarios
option-difficulty-heroic = Heroic: 10 scenarios
option-expert_threshold = Expert rule
option-expert_threshold-note = With one troop less a hex is lost, and the armies spread faster.
option-expert_threshold-off = Hexes perish at 5 troops
option-expert_threshold-on = Hexes perish at 4 troops
option-hero_choice = Choice of dwarves
option-hero_choice-note = How each seat comes by its dwarf.
option-hero_choice-random = At random
option-hero_choice-draft = One after the other
option-hero_choice-fixed = As listed
option-heroes = List of dwarves, in seat order, for “As listed”
option-heroes-note = The first one ticked plays at seat 1, the next one at seat 2.
option-heroes-tungdil = Tungdil Goldhand
option-heroes-boindil = Boïndil Zweiklinge
option-heroes-boendal = Boëndal Pinnhand
option-heroes-balyndis = Balyndis Eisenfinger
option-heroes-bavragor = Bavragor Hammerfaust
option-dwarves = Dwarves when playing alone
option-dwarves-note = How many dwarves you lead by yourself.
option-start_player = Who begins
option-start_player-note = Which dwarf has the first turn.
option-start_player-first = The first dwarf
option-start_player-random = A dwarf at random
option-show_odds = Show chances
option-show_odds-note = Beside each action, how likely it is to succeed.
option-show_odds-off = No
option-show_odds-on = Yes
die_zwerge-error-heroes = Tick more dwarves: “As listed” needs one for each that is played, { $need } in all.
die_zwerge-error-dwarves = Where several play, each has one dwarf: set “Dwarves when playing alone” back to { $right }.

## Page
die_zwerge-page-map = Map of Girdlegard
die_zwerge-page-view = View of the map
die_zwerge-page-nearer = Nearer
die_zwerge-page-farther = Farther
die_zwerge-page-whole = The whole map
die_zwerge-page-map-lot_ionan = Lot-Ionan
die_zwerge-page-map-xamtys = Xamtys II
die_zwerge-page-stands = here: { $who }
die_zwerge-page-about-to-perish = one troop more and it perishes
die_zwerge-page-steps = { $steps ->
    [one] one step away
   *[other] { $steps } steps away
}
die_zwerge-page-price = { $price ->
    [one] perished land has its price once
   *[other] perished land has its price { $price } times
}
die_zwerge-page-stops = troops end the move there
die_zwerge-page-legal = can be chosen
die_zwerge-page-way = { $steps ->
    [one] To { $hex }, one step. Choose it again to go.
   *[other] To { $hex }, { $steps } steps. Choose it again to set out.
}
die_zwerge-page-way-price = { $price ->
    [one] To { $hex }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, one of them onto perished land: it costs health or doom.
   *[other] To { $hex }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $price } of them onto perished land: each costs health or doom.
}
die_zwerge-page-way-lost = { $steps ->
    [one] To { $hex }, one step: its price could lose the match.
   *[other] To { $hex }, { $steps } steps: their price could lose the match.
}
die_zwerge-page-set-out = { $dice ->
    [one] Roll { $dice } die and go towards { $hex } as far as it leads.
   *[other] Roll { $dice } dice and go towards { $hex } as far as the best one leads.
    }
die_zwerge-page-too-far = { $hex } is too far for this roll: choose another lit hex.
die_zwerge-page-no-dwarf = no dwarf yet
die_zwerge-page-has-turn = whose turn it is
die_zwerge-page-pinned = held
die_zwerge-page-dying = near death
die_zwerge-page-plan = Tell the others a plan
die_zwerge-page-plan-where = Choose the hex on the map.
die_zwerge-page-plan-take = I take a place
die_zwerge-page-plan-fight = I fight there
die_zwerge-page-plan-help = Help me there
die_zwerge-page-plan-heal = Heal me
die_zwerge-page-plan-council = I go to the council
die_zwerge-page-health = health { $health } of { $most }
die_zwerge-page-printed = ({ $base } without equipment)
die_zwerge-page-gear = { $gear }: { $effect }
die_zwerge-page-card = { $card }: { $mission } { $rest }
die_zwerge-page-dwarves = Dwarves
die_zwerge-page-cards = Cards
die_zwerge-page-lore = Legend
die_zwerge-page-deeds = What you can do
die_zwerge-page-never = Never ask for this
die_zwerge-page-never-legend = Ask me at this table about
die_zwerge-page-window-song = the dwarven song
die_zwerge-page-window-shield = the shield
die_zwerge-page-window-courage = food before a health roll
die_zwerge-page-window-disguise = the disguise
die_zwerge-page-space = Space { $space }: { $what }
die_zwerge-page-dice-of = Dice for { $kinds }
die_zwerge-page-gate-full = One more and the gate perishes.
die_zwerge-page-skip-set = next step left out
die_zwerge-page-ban-set = die may stay out
die_zwerge-page-count-of = { $n } of { $of }
die_zwerge-page-progress = { $done } of { $need } done
die_zwerge-page-open = possible here
die_zwerge-page-on-card = on the card: { $troops }
die_zwerge-page-collected = collected: { $troops }
die_zwerge-page-tokens = { $count ->
    [one] one token left
   *[other] { $count } tokens left
}
die_zwerge-page-reward = Reward
die_zwerge-page-else = If it is not averted
die_zwerge-page-no-card = no card
die_zwerge-page-next-scenario = The next scenario is turned up in the next turn.
die_zwerge-page-next-adventure = A new card comes in the next turn.
die_zwerge-page-after-draft = Turned up when all have chosen their dwarves.
die_zwerge-page-roll = The last roll
die_zwerge-page-die = Die showing { $die }
die_zwerge-page-best = best die { $best }
die_zwerge-page-successes = { $found } of { $need } with { $target }+
die_zwerge-page-needs = needs { $target }+
die_zwerge-page-supply = supply
die_zwerge-page-on-map = troops on the map
die_zwerge-page-mark = / { $mark }
die_zwerge-page-decks = Decks
die_zwerge-page-deck-scenarios = Scenarios face down
die_zwerge-page-deck-adventures = Cards in the adventure deck
die_zwerge-page-deck-threats = Threats not yet mixed in
die_zwerge-page-deck-equipment = Equipment left
die_zwerge-page-last-scenarios = Which scenario comes last
die_zwerge-page-moments = The story in six moments
die_zwerge-page-decisions = Decisions
die_zwerge-page-best-decision = Best decision
die_zwerge-page-decided = Turn { $turn }, { $who }:
die_zwerge-page-worst-decision = Costliest decision
die_zwerge-page-scenarios-done = { $count ->
    [one] { $count } scenario done
   *[other] { $count } scenarios done
}
die_zwerge-page-turn = turn { $turn }
die_zwerge-page-turn-of = { $dwarf }’s turn
die_zwerge-page-action = action { $action } of 2
die_zwerge-page-action-short = action { $action }/2
die_zwerge-page-discarded = Discarded
die_zwerge-page-stock = { $count ->
    [one] In the stock: one card
   *[other] In the stock: { $count } cards
}
die_zwerge-page-skip = Skip
die_zwerge-page-signs = Signs on the map
die_zwerge-page-sign-red = red arrow: the way of a red tile
die_zwerge-page-sign-white = white arrow: the way of a white tile
die_zwerge-page-sign-three = { $count } troops: two more and the hex perishes
die_zwerge-page-sign-four = { $count } troops: one more and the hex perishes
die_zwerge-page-sign-coming = the gate where armies arrive next
die_zwerge-page-sign-tunnel = tunnel: one step leads to any other open one
die_zwerge-page-sign-combat = dice in a fight
die_zwerge-page-sign-craft = dice for messages and craft tests
die_zwerge-page-sign-speed = dice for moves and speed tests
die_zwerge-page-kingdoms = Kingdoms
die_zwerge-page-reconstructed = What is reconstructed
die_zwerge-why-here = { $dwarf } stands here already.
die_zwerge-why-far = { $steps ->
    [one] That is too far: one step is left.
   *[other] That is too far: { $steps } steps are left.
}
die_zwerge-why-pinned = { $dwarf } is held and cannot move.
die_zwerge-why-action-first = Choose an action first.
die_zwerge-why-no-foe = There is nobody to fight where { $dwarf } stands.
die_zwerge-why-message-end = The council already stands by you: the marker is at its end.
die_zwerge-why-craft = Equipment is made only with the council marker at +4.
die_zwerge-why-not-here = { $card }: here and now that cannot be done.
die_zwerge-why-not-place = { $card }: { $dwarf } has to stand here first: { $place }.
die_zwerge-why-not-trip = { $card }: a trip through a tunnel must come first, in the same turn.
die_zwerge-why-no-gear = { $card }: { $dwarf } has no equipment to discard.
die_zwerge-why-no-action = { $card } is done along the way and takes no action of its own.
die_zwerge-why-at-card = A card is fulfilled by an action of the dwarf whose turn it is, or along the way.
die_zwerge-why-at-die = A die is chosen only after a roll, when it may be rolled again or raised.
die_zwerge-why-at-do = That action is not to be had here and now.
die_zwerge-why-at-dwarf = A dwarf is chosen only when it is asked which of them acts, or whom something meets.
die_zwerge-why-at-gear = Equipment works at its own moment; its entry in the rules says when.
die_zwerge-why-at-hex = A hex is chosen while a dwarf moves, or when something is placed there.
die_zwerge-why-at-troop = Troops are chosen in a fight only, or when a card removes them.

## Lesson
die_zwerge-lesson-goal = Lead Tungdil and Boëndal against the armies. On the path of fate the hero marker goes one space right each turn, and doom comes to meet it. Win the last scenario before they touch.
die_zwerge-lesson-tasks = These are your tasks: a scenario, which has to be done, and three adventures, which bring rewards. The old runes bring two pieces of equipment for a craft test at the Blacksaddle, in the middle of the map.
die_zwerge-lesson-move = Each turn a dwarf has two actions. Tungdil shall go to the Blacksaddle: choose to move. You roll three dice, as many as his speed, and the best one counts.
die_zwerge-lesson-step = The best die is a 6: up to six steps. Begin with C6; the rest of the way is then walked for you.
die_zwerge-lesson-test = The second action: work at the old runes. A single die of 5 or more is a success, and one is enough.
die_zwerge-lesson-give = Done! You have drawn two pieces of equipment and decide who gets them. Give the boots to Tungdil: one die more for every move.
die_zwerge-lesson-perished = Boëndal’s turn began with armies at gate V. Five or more stood there, so the gate perished: a tile was laid, and along its arrows the troops moved on towards the Blacksaddle. Armies can no longer stop there.
die_zwerge-lesson-message = Far from everything, a dwarf can still send a message to the council. One die of 5 or more brings the marker a space right, and the farther right, the more the council helps.
die_zwerge-lesson-again = More messages have brought the council to +3: after every roll one die may be rolled again. This message needs a 6. Roll the 1 again.
die_zwerge-lesson-craft = A 6! With the council at +4 you may make equipment: a craft test with a die of 4 or more.
die_zwerge-lesson-scenario = Three pieces of equipment: the first scenario was done. A turn later the next one was turned up, and all open adventures went away. Now a threat lies there; it happens when the next scenario comes, unless you avert it before.
die_zwerge-lesson-favour = Fate has pushed the council back to +3. Send another message: at +4 you keep making equipment.
die_zwerge-lesson-song = Boëndal sets out for Sangpûr, where the threat’s troops can be fought. His song would turn a die into a 5, but a 4 will do: stay silent and keep it.
die_zwerge-lesson-fight = Now he is there. A 4 destroys an orc, a 5 a troll or an orc, a 6 any troop. Three in one turn complete your scenario. Fight!
die_zwerge-lesson-raise = A 4 and a 6 hit; the 3 just misses. But Boëndal may add 1 to one die in a fight: choose the 3.
die_zwerge-lesson-assign = Both orcs have fallen to the fours. The 6 may destroy any troop: take an Älfar, for only a 6 can.
die_zwerge-lesson-saddle = Meanwhile seven troops met at the Blacksaddle. They left the map, but doom came one space nearer: that is what you have to prevent.
die_zwerge-lesson-disguise = The third scenario is turned up, and so the open threat happens, with three troops left on it. Boëndal’s disguise fools them: use it, and nothing happens.
die_zwerge-lesson-anvil = In Porista Tungdil tries another adventure: one die of 5 or more. This roll fails. The anvil of the ancestors, your other piece of equipment, rolls all dice again.
die_zwerge-lesson-price = In passing Boëndal met Tungdil in Porista: the scenario is done. Now he enters perished land, and that has its price: a health point, or doom comes nearer. He has four health points, so pay with one.
die_zwerge-lesson-reward = On his way he also went from the Blacksaddle to Greenglade, as an adventure asked. The reward: remove three troops anywhere. Begin with the Älfar here.
die_zwerge-lesson-kind = An orc and a troll stand at this tunnel. Remove the troll: it is the harder one to hit.
die_zwerge-lesson-rest = Both actions are used. Before the turn ends Boëndal might share his cheese. It can save a life later, so keep it and end the turn.
die_zwerge-lesson-last = Three of six scenarios are done in ten turns. One more of the easy ones, then you forge the Keenfire at Dragon Fire, and the last scenario decides the game.
die_zwerge-lesson-done = You know how it goes now. Play on from here, or begin a table of your own, alone or with friends.
die_zwerge-lesson-2-goal = A second match, at normal difficulty, shows what the first one did not: dwarves of your own choice, rewards with a price, wounds. Between the steps the turns are played for you. Just watch.
die_zwerge-lesson-2-draft = When dwarves are chosen, everybody takes one in turn. Take Balyndis: in a craft test she may roll all her dice again once, and many adventures ask for craft. Boëndal comes along.
die_zwerge-lesson-2-pay = The second turn: Boëndal stands at gate II, and an adventure wants a health point there. Balyndis passed by and kept hers, for she has only three. He has four: pay.
die_zwerge-lesson-2-offer = Another adventure done. With the council at +2 each of them lets you discard an open threat, and nothing happens. Be rid of Tion’s creatures.
die_zwerge-lesson-2-tunnel = The reward of the lost tunnel is a fifth entrance. From it, one step leads to each of the others. Lay it on A1, beside Dragon Fire: that is where the Keenfire will have to be forged.
die_zwerge-lesson-2-pin = A threat that holds a dwarf: until it is over, he cannot move, and only he can fight this Älfar. Boëndal needs his legs for the scenario. Let Balyndis be held; she can still work and send messages.
die_zwerge-lesson-2-heal = Boëndal conquered Dsôn Balsur, the next scenario came, and with it the threat: Balyndis has one health point left. But her message brought the council to +4 and won an election. Its reward heals: give her the point.
die_zwerge-lesson-2-rescue = The bounty takes two points from the weakest dwarf, and Balyndis had just two. If a dwarf dies, the match is lost. Share the cheese: every dwarf gains a health point before the blow falls.
die_zwerge-lesson-2-last = Saved, with one point left. Beer and cheese are worth keeping, for a dwarf who dies ends everything at once.
die_zwerge-lesson-done-2 = Next: far-off journeys, wounds that are shared out, and the Keenfire.
die_zwerge-lesson-3-goal = You join a match of three dwarves in its twentieth turn. Much land has perished, but doom still stands where it began, and Boëndal, Balyndis and Tungdil are unhurt.
die_zwerge-lesson-3-work = The dwarven tune wants three craft dice of 4 or more, wherever you are. Balyndis rolls five: let her work at it.
die_zwerge-lesson-3-who = Exactly three! The reward: a dwarf may be put on any hex, without a step. Send Balyndis herself.
die_zwerge-lesson-3-where = Far away in the west lies Dragon Fire. The Keenfire can only be forged there, so put her on A2.
die_zwerge-lesson-3-raid = Two scenarios later the Älfar raid by night: three health points are lost, one for each dwarf, and you decide who bears each of them. All have four. Let Boëndal bear his own.
die_zwerge-lesson-3-shield = The second one hits Balyndis. Boëndal carries the protective shield and may take a blow for anybody, as often as you like. He is hurt already: let it happen.
die_zwerge-lesson-3-spend = A turn later Djerůn’s voice drives all troops from a hex, for a piece of your own equipment. Balyndis has three. The anvil serves only once: discard it.
die_zwerge-lesson-3-courage = A health roll: a die for each health point, and a single 6 will do. Food would make it one die more. But the council at +3 lets you roll a die again: keep the food.
die_zwerge-lesson-3-keen = The rerolled die was the 6. And at Dragon Fire, where Tungdil has joined her, Balyndis passed two craft tests in one turn: the Keenfire is forged! It gives combat +2. Let Tungdil wield it.
die_zwerge-lesson-3-threats = The last scenario is turned up, and two open threats happen, in the order you choose. Begin with Sinthoras’ attempt.
die_zwerge-lesson-3-wound = It hits a dwarf with the least health. All three have four, so the choice is yours: Boëndal.
die_zwerge-lesson-3-clear = Andôkai’s might makes all troops of a neighbouring hex vanish. Three stand at D5, one step from the Blacksaddle: clear it.
die_zwerge-lesson-3-last = Hold the gates now: the last scenario decides, and doom has come some spaces nearer. There are nine spaces left between it and the hero marker.
die_zwerge-lesson-done-3 = Next: what happens when troops run short, and threats that had better be averted in time.
die_zwerge-lesson-4-goal = Two dwarves in their twelfth turn. Fate stands at gate I, and the three recruitment dice are about to be rolled.
die_zwerge-lesson-4-ban = A reward lets you leave out one of the dice. Älfar fall to sixes only: leave their die out.
die_zwerge-lesson-4-muster = Nine turns later, a new scenario. It wants more orcs than the supply holds, so the missing ones come from the map, and you say from where. Take one from D5, next to the Blacksaddle.
die_zwerge-lesson-4-again = This helps you: on the card they no longer march. Take the next one from C6.
die_zwerge-lesson-4-gear = Two threats lay open. The bogglins come first, and each dwarf discards a piece of equipment. The tools give craft +1 for good, the anvil helps only once: part with the anvil.
die_zwerge-lesson-4-last = Then you were surrounded: four troops left on the card cost the council four spaces, and Roodacre perished. So look at the open threats before you complete a scenario, and avert those that hurt most.
die_zwerge-lesson-done-4 = One chapter is left: five dwarves who work together.
die_zwerge-lesson-5-goal = Five dwarves, fourth turn. One adventure leads from the Blacksaddle to Greenglade, another wants two dwarves to meet in Greenglade. Bavragor comes from the Blacksaddle, and somebody is waiting there.
die_zwerge-lesson-5-step = One step is all that is missing: go to Greenglade.
die_zwerge-lesson-5-order = Both adventures are done at once, and you choose which reward comes first. Take the look into the past.
die_zwerge-lesson-5-remove = Three troops may be removed, from the map or from a card. The scenario is done when its card is empty: begin there.
die_zwerge-lesson-5-who = Many turns later Balyndis has eavesdropped on the enemy. The reward: a dwarf goes straight to another. Choose Boïndil.
die_zwerge-lesson-5-join = The scenario is about Toboribor, and Balyndis stands there. Boïndil fights well: let him go to her.
die_zwerge-lesson-5-last = That was every kind of decision that Girdlegard asks of you. The rest is up to the dice, and to your plan.
die_zwerge-lesson-done-5 = You have decided everything once. Play on from here, or begin a table of your own.
## Score sheet for the real table
die_zwerge-form-matches = Campaign
die_zwerge-form-match = Match { $match }
die_zwerge-form-dwarves = Dwarves that set out
die_zwerge-form-outcome = How did it end?
die_zwerge-form-won = Won
die_zwerge-form-doomed = Lost: the markers met
die_zwerge-form-died = Lost: a dwarf died
die_zwerge-form-final = Last scenario
die_zwerge-form-fallen = Who died?
die_zwerge-form-perished = Perished hexes
die_zwerge-form-note = Remark
die_zwerge-form-played = Matches played
die_zwerge-form-share = Won, in percent
die_zwerge-form-mean-turns = Turns of a match, on average
die_zwerge-form-best = Best score
die_zwerge-form-streak = Most wins in a row
die_zwerge-form-won-with = Won of { $played }: { $what }
die_zwerge-form-wrong-scenarios = With { $done } of { $needed } scenarios completed it would have been won.
die_zwerge-form-wrong-most = { $value } cannot be with what else is entered: { $most } at most.
die_zwerge-form-wrong-tiles = { $card } comes only with perished hexes: { $least } at least, not { $value }.
die_zwerge-form-wrong-fallen = { $dwarf } had not set out.
# Hints
die_zwerge-hint-fight = Clears troops before the hex is overrun.
die_zwerge-hint-message = Wins the council over.
die_zwerge-hint-craft = Equipment helps for the rest of the journey.
die_zwerge-hint-scene = Brings the scenario nearer to its end.
die_zwerge-hint-card = An adventure whose reward the team needs.
die_zwerge-hint-food = Somebody is close to falling.
die_zwerge-hint-move = There is more to do elsewhere.
die_zwerge-hint-step = On the way to the best job.
die_zwerge-hint-gear-does = What it does: { $effect }
die_zwerge-hint-makes = { $percent } % to get a piece of equipment.
die_zwerge-hint-fights =
  { $count ->
    [one] { $count } foe: { $mean } destroyed on average, at least one in { $percent } fights of 100.
   *[other] { $count } foes: { $mean } destroyed on average, at least one in { $percent } fights of 100.
  }
die_zwerge-hint-near-full = Troops at { $hex }: { $count }. At { $limit } the land perishes.
die_zwerge-hint-saddle =
  { $count ->
    [one] { $count } troop stands at the Blacksaddle, where every one brings doom nearer.
   *[other] { $count } troops stand at the Blacksaddle, where every one brings doom nearer.
  }
die_zwerge-hint-troops-of =
  { $count ->
    [one] { $card }: { $count } troop is left.
   *[other] { $card }: { $count } troops are left.
  }
die_zwerge-hint-destroys-for =
  { $count ->
    [one] { $card } still wants { $count } troop destroyed.
   *[other] { $card } still wants { $count } troops destroyed.
  }
die_zwerge-hint-heard = { $percent } % to be heard: then the council moves in your favour.
die_zwerge-hint-council-next = The next space: { $effect }
die_zwerge-hint-council-for =
  { $count ->
    [one] { $card } lacks { $count } space of the council.
   *[other] { $card } lacks { $count } spaces of the council.
  }
die_zwerge-hint-done = { $card }: done at once with { $percent } %.
die_zwerge-hint-scenario-left =
  { $count ->
    [one] Then { $count } scenario is left.
   *[other] Then { $count } scenarios are left.
  }
die_zwerge-hint-cheese =
  { $count ->
    [one] { $count } dwarf is wounded and gains a health point.
   *[other] { $count } dwarves are wounded, and each gains a health point.
  }
die_zwerge-hint-weakest =
  { $health ->
    [one] { $dwarf } is weakest: { $health } health point of { $most }.
   *[other] { $dwarf } is weakest: { $health } health points of { $most }.
  }
die_zwerge-hint-health =
  { $health ->
    [one] { $dwarf } has { $health } health point of { $most }.
   *[other] { $dwarf } has { $health } health points of { $most }.
  }
die_zwerge-hint-falls = { $dwarf } would fall.
die_zwerge-hint-bears-best =
  { $left ->
    [one] { $dwarf } bears it best: { $left } health point is left.
   *[other] { $dwarf } bears it best: { $left } health points are left.
  }
die_zwerge-hint-bears =
  { $left ->
    [one] { $dwarf } has { $left } health point left then.
   *[other] { $dwarf } has { $left } health points left then.
  }
die_zwerge-hint-waits = Waits here for the others: { $card }.
die_zwerge-hint-to-fight-steps =
  { $steps ->
    [one] Heads for the fight at { $hex } (troops: { $count }), { $steps } step from there.
   *[other] Heads for the fight at { $hex } (troops: { $count }), { $steps } steps from there.
  }
die_zwerge-hint-to-card-steps =
  { $steps ->
    [one] Heads for { $hex } because of { $card }: { $steps } step to go.
   *[other] Heads for { $hex } because of { $card }: { $steps } steps to go.
  }
die_zwerge-hint-to-steps =
  { $steps ->
    [one] Heads for { $hex }: { $steps } step to go.
   *[other] Heads for { $hex }: { $steps } steps to go.
  }
die_zwerge-hint-to-fight-there =
  { $count ->
    [one] Here { $count } troop is to be fought ({ $hex }).
   *[other] Here { $count } troops are to be fought ({ $hex }).
  }
die_zwerge-hint-to-card-there = Here goes on: { $card } ({ $hex }).
die_zwerge-hint-to-there = { $hex } is where this dwarf is of most use now.
die_zwerge-hint-to-fight-far = The fight at { $hex } (troops: { $count }) cannot be reached from there now.
die_zwerge-hint-to-card-far = { $hex }, where { $card } is done, cannot be reached from there now.
die_zwerge-hint-to-far = { $hex } cannot be reached from there now.
die_zwerge-hint-perished = Entering { $hex } costs a health point or a space before doom.
die_zwerge-hint-stopped =
  { $count ->
    [one] { $count } troop ends the move there.
   *[other] { $count } troops end the move there.
  }
die_zwerge-hint-doom-left =
  { $count ->
    [one] Doom is then { $count } space away.
   *[other] Doom is then { $count } spaces away.
  }
die_zwerge-hint-test-missing =
  { $count ->
    [one] { $count } success is still missing.
   *[other] { $count } successes are still missing.
  }
die_zwerge-hint-test-done = The test has succeeded already.
die_zwerge-hint-raises =
  { $count ->
    [one] Destroys { $count } troop more.
   *[other] Destroys { $count } troops more.
  }
die_zwerge-hint-die-low = It is the lowest die, a { $die }.
die_zwerge-hint-keeps-roll =
  { $count ->
    [one] This roll destroys { $count }; a new one { $mean } on average.
   *[other] This roll destroys { $count }; a new one { $mean } on average.
  }
die_zwerge-hint-new-roll =
  { $count ->
    [one] A new roll destroys { $mean } on average, this one { $count }.
   *[other] A new roll destroys { $mean } on average, this one { $count }.
  }
die_zwerge-hint-token =
  { $count ->
    [one] Nôd’onn keeps { $count } token.
   *[other] Nôd’onn keeps { $count } tokens.
  }
die_zwerge-hint-leaves-at =
  { $count ->
    [one] { $count } troop remains at { $hex }.
   *[other] { $count } troops remain at { $hex }.
  }
die_zwerge-hint-last-of = It is the last one of { $card }.
die_zwerge-hint-left-of =
  { $count ->
    [one] { $card } keeps { $count } troop.
   *[other] { $card } keeps { $count } troops.
  }
die_zwerge-hint-combat =
  { $count ->
    [one] { $dwarf } fights with { $count } die.
   *[other] { $dwarf } fights with { $count } dice.
  }
die_zwerge-hint-dice-with =
  { $count ->
    [one] { $dwarf } then has { $count } die: { $attribute }.
   *[other] { $dwarf } then has { $count } dice: { $attribute }.
  }
die_zwerge-hint-stands-at = { $dwarf } stands at { $hex } now.
die_zwerge-hint-stand-there =
  { $count ->
    [one] { $count } troop stands there ({ $hex }).
   *[other] { $count } troops stand there ({ $hex }).
  }
die_zwerge-hint-done-there = There goes on: { $card }.
die_zwerge-hint-reward-equipment = Its reward: { die_zwerge-reward-equipment }.
die_zwerge-hint-reward-skip_hero_step = Its reward: { die_zwerge-reward-skip_hero_step }.
die_zwerge-hint-reward-optional_ban_recruit_die = Its reward: { die_zwerge-reward-optional_ban_recruit_die }.
die_zwerge-hint-reward-tunnel_tile = Its reward: { die_zwerge-reward-tunnel_tile }.
die_zwerge-hint-reward-move_any_dwarf_anywhere = Its reward: { die_zwerge-reward-move_any_dwarf_anywhere }.
die_zwerge-hint-reward-move_dwarf_to_dwarf = Its reward: { die_zwerge-reward-move_dwarf_to_dwarf }.
die_zwerge-hint-reward-remove_all_troops_here = Its reward: { die_zwerge-reward-remove_all_troops_here }.
die_zwerge-hint-reward-remove_all_troops_adjacent = Its reward: { die_zwerge-reward-remove_all_troops_adjacent }.
die_zwerge-hint-reward-remove_troops = Its reward: { die_zwerge-reward-remove_troops }.
die_zwerge-hint-reward-heal_one = Its reward: { die_zwerge-reward-heal_one }.
die_zwerge-hint-reward-heal_two_or_split = Its reward: { die_zwerge-reward-heal_two_or_split }.
die_zwerge-hint-reward-keep_card_combat = Its reward: { die_zwerge-reward-keep_card_combat }.
die_zwerge-hint-to-fight-away =
  { $steps ->
    [one] The fight at { $hex } (troops: { $count }) is then { $steps } step away, no nearer than now.
   *[other] The fight at { $hex } (troops: { $count }) is then { $steps } steps away, no nearer than now.
  }
die_zwerge-hint-to-card-away =
  { $steps ->
    [one] { $hex }, where { $card } goes on, is then { $steps } step away, no nearer than now.
   *[other] { $hex }, where { $card } goes on, is then { $steps } steps away, no nearer than now.
  }
die_zwerge-hint-to-away =
  { $steps ->
    [one] { $hex } is then { $steps } step away, no nearer than now.
   *[other] { $hex } is then { $steps } steps away, no nearer than now.
  }
die_zwerge-hint-stays = { $dwarf } stays at { $hex }.
die_zwerge-hint-rolls-steps =
  { $count ->
    [one] { $dwarf } rolls { $count } die for the steps.
   *[other] { $dwarf } rolls { $count } dice for the steps, and the best one counts.
  }
die_zwerge-hint-steps-left =
  { $count ->
    [one] { $count } step is left after it.
   *[other] { $count } steps are left after it.
  }
die_zwerge-hint-die-beside = It shows { $die }, the best die { $best }.
die_zwerge-hint-best-die = The best die shows { $best }.
die_zwerge-hint-near-card =
  { $count ->
    [one] { $hex } is { $count } hex away from where { $card } goes on.
   *[other] { $hex } is { $count } hexes away from where { $card } goes on.
  }
die_zwerge-hint-nobody-there = No troops stand at { $hex }.
die_zwerge-hint-keeps = Kept for later: { $gear }.
die_zwerge-hint-kind-there = { $troop }: { $count } there now.
die_zwerge-hint-supply = { $troop }: { $count } still in the supply.
die_zwerge-hint-troops-stay =
  { $count ->
    [one] { $count } troop stays on the map.
   *[other] { $count } troops stay on the map.
  }
die_zwerge-hint-threats-stay =
  { $count ->
    [one] { $count } threat stays face up.
   *[other] { $count } threats stay face up.
  }
die_zwerge-hint-threat-does = What it threatens: { $effect }
die_zwerge-hint-ways-stay = The ways on the map stay as they are.
die_zwerge-hint-all-stay = All dwarves stay where they are.
