# Nidavellir en français. Phrases à nous ; noms des cartes, des lieux et des héros comme imprimés.

## Le jeu
nidavellir-title = Nidavellir
nidavellir-pitch = Trois tavernes, cinq pièces, une armée : misez plus finement que les autres et menez les nains les plus braves.
nidavellir-goal = Après deux Âges, l’armée qui réunit le plus de Points de Bravoure l’emporte.

## Classes
nidavellir-class-warrior = Guerrier·ère
    .aria = Guerrier
nidavellir-class-hunter = Chasseur·euse
    .aria = Chasseur
nidavellir-class-miner = Mineur·euse
    .aria = Mineur
nidavellir-class-blacksmith = Forgeron·ne
    .aria = Forgeron
nidavellir-class-explorer = Explorateur·rice
    .aria = Explorateur
nidavellir-class-neutral = Neutre
nidavellir-classes-warrior = Guerrier·ères
    .aria = Guerriers
nidavellir-classes-hunter = Chasseur·euses
    .aria = Chasseurs
nidavellir-classes-miner = Mineur·euses
    .aria = Mineurs
nidavellir-classes-blacksmith = Forgeron·nes
    .aria = Forgerons
nidavellir-classes-explorer = Explorateur·rices
    .aria = Explorateurs
nidavellir-classes-neutral = Héros neutres
nidavellir-help-warrior = Additionnez les points. À la fin, qui a le plus de grades de guerrier ajoute sa meilleure pièce ; en cas d’égalité, chacun l’ajoute.
nidavellir-help-hunter = Le nombre de grades multiplié par lui-même : 1, 4, 9, 16, 25…
nidavellir-help-miner = La somme des points multipliée par le nombre de grades.
nidavellir-help-blacksmith = Chaque grade vaut un point de plus que le précédent : 3, 7, 12, 18, 25…
nidavellir-help-explorer = Additionnez les points, tout simplement.
nidavellir-help-neutral = Les héros neutres restent en zone de Commandement et agissent de là.
nidavellir-help-offering = Quitte aussitôt le jeu et fait grandir une de vos pièces de { $bonus }. La pièce d’échange ne grandit jamais.

## Parties de la table
nidavellir-tavern-goblin = Gobelin Rieur
nidavellir-tavern-dragon = Dragon Dansant
nidavellir-tavern-horse = Cheval Fringuant
nidavellir-place-goblin = au Gobelin Rieur
nidavellir-place-dragon = au Dragon Dansant
nidavellir-place-horse = au Cheval Fringuant
nidavellir-place-pouch = dans la bourse
nidavellir-place-hand = en main
nidavellir-status-waiting = pas encore ouverte
nidavellir-status-open = ouverte
nidavellir-status-closed = fermée
nidavellir-pouch = Bourse
nidavellir-hand = Main
nidavellir-army = Armée
nidavellir-command = Zone de Commandement
nidavellir-discard = Défausse
nidavellir-treasure = Trésor Royal
nidavellir-heroes = Héros
nidavellir-distinctions = Distinctions
nidavellir-evaluation = Évaluation des troupes
nidavellir-unseen = Encore à venir dans cet Âge
nidavellir-taverns = Tavernes
nidavellir-order = Ordre du tour
nidavellir-rivals = Rivaux
nidavellir-chronicle = Chronique
nidavellir-age = Âge { $age }
nidavellir-round = Tour { $round } sur { $rounds }
nidavellir-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
nidavellir-gem = Gemme { $value }
nidavellir-gem-special = Gemme 6, celle du roi : elle gagne toutes les égalités et ne s’échange jamais
nidavellir-coin = Pièce { $value }
nidavellir-coin-base = Pièce de base { $value }
nidavellir-coin-royal = Pièce royale { $value }
nidavellir-coin-special = Pièce spéciale { $value }
nidavellir-coin-exchange = Pièce d’échange : misez-la, et de deux autres pièces la plus forte grandit de la valeur de l’autre
nidavellir-coin-hidden = Pièce face cachée
nidavellir-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
nidavellir-copies = reste { $left } sur { $of }
nidavellir-grades = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nidavellir-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nidavellir-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
nidavellir-hero-count = { $count ->
    [0] aucun héros
    [one] { $count } héros
   *[other] { $count } héros
}
nidavellir-next-hero = Prochain héros à la ligne { $line }
nidavellir-missing = manque
nidavellir-ready = mise faite
nidavellir-thinking = mise en cours
nidavellir-taken = prise par { $who }
    .who = prise par vous
nidavellir-held = détenue par { $who }
    .who = détenue par vous
nidavellir-open = pas encore remise
nidavellir-unclaimed = à personne : égalité en tête
nidavellir-tie-gems = { $coin } = { $coin }, gemme { $high } > gemme { $low }

## Phases
nidavellir-phase-bid = Mises
nidavellir-phase-uline_bid = Mise d’Uline
nidavellir-phase-turn = Embauche
nidavellir-phase-hero = Un héros arrive
nidavellir-phase-transform = Une pièce grandit
nidavellir-phase-discard = Renvoi
nidavellir-phase-thrud = Thrud se déplace
nidavellir-phase-uline_trade = Échange d’Uline
nidavellir-phase-ylud = Ylud rejoint les rangs
nidavellir-phase-pioneer = Choix du Pionnier
nidavellir-phase-over = Décompte

## Cartes : nains et offrandes
nidavellir-card-hidden = Carte face cachée
nidavellir-card-a1_warrior_3 = Guerrier·ère 3
    .aria = Guerrier, 3 points
nidavellir-card-a1_warrior_4 = Guerrier·ère 4
    .aria = Guerrier, 4 points
nidavellir-card-a1_warrior_5 = Guerrier·ère 5
    .aria = Guerrier, 5 points
nidavellir-card-a1_warrior_6 = Guerrier·ère 6
    .aria = Guerrier, 6 points
nidavellir-card-a1_warrior_7 = Guerrier·ère 7
    .aria = Guerrier, 7 points
nidavellir-card-a1_warrior_8 = Guerrier·ère 8
    .aria = Guerrier, 8 points
nidavellir-card-a1_warrior_9 = Guerrier·ère 9
    .aria = Guerrier, 9 points
nidavellir-card-a1_warrior_10_5p = Guerrier·ère 10
    .aria = Guerrier, 10 points
nidavellir-card-a1_hunter = Chasseur·euse
    .aria = Chasseur
nidavellir-card-a1_hunter_5p = { nidavellir-card-a1_hunter }
nidavellir-card-a1_miner_0 = Mineur·euse 0
    .aria = Mineur, 0
nidavellir-card-a1_miner_1 = Mineur·euse 1
    .aria = Mineur, 1
nidavellir-card-a1_miner_2 = Mineur·euse 2
    .aria = Mineur, 2
nidavellir-card-a1_miner_0_5p = { nidavellir-card-a1_miner_0 }
nidavellir-card-a1_miner_1_5p = { nidavellir-card-a1_miner_1 }
nidavellir-card-a1_blacksmith = Forgeron·ne
    .aria = Forgeron
nidavellir-card-a1_blacksmith_5p = { nidavellir-card-a1_blacksmith }
nidavellir-card-a1_explorer_5 = Explorateur·rice 5
    .aria = Explorateur, 5 points
nidavellir-card-a1_explorer_6 = Explorateur·rice 6
    .aria = Explorateur, 6 points
nidavellir-card-a1_explorer_7 = Explorateur·rice 7
    .aria = Explorateur, 7 points
nidavellir-card-a1_explorer_8 = Explorateur·rice 8
    .aria = Explorateur, 8 points
nidavellir-card-a1_explorer_9 = Explorateur·rice 9
    .aria = Explorateur, 9 points
nidavellir-card-a1_explorer_10 = Explorateur·rice 10
    .aria = Explorateur, 10 points
nidavellir-card-a1_explorer_11 = Explorateur·rice 11
    .aria = Explorateur, 11 points
nidavellir-card-a1_explorer_12_5p = Explorateur·rice 12
    .aria = Explorateur, 12 points
nidavellir-card-a1_offering_3 = Offrande Royale +3
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
nidavellir-card-a2_offering_5 = Offrande Royale +5
nidavellir-card-a2_offering_5_5p = { nidavellir-card-a2_offering_5 }
nidavellir-card-special_blacksmith = Forgeron·ne Royal·e
    .aria = Forgeron royal

## Héros : nom, épithète, effet
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
nidavellir-epithet-kraal = le Vénal
nidavellir-epithet-tarah = Frappe Fatale
nidavellir-epithet-aral = Serres d’Aigle
nidavellir-epithet-dagda = l’Explosive
nidavellir-epithet-aegur = Poing d’Acier
nidavellir-epithet-bonfur = le Tyrannique
nidavellir-epithet-zoral = le Contremaître
nidavellir-epithet-lokdur = Cœur Cupide
nidavellir-epithet-hourya = l’Insaisissable
nidavellir-epithet-idunn = la Furtive
nidavellir-epithet-dwerg_ymir = un des 5 frères
nidavellir-epithet-dwerg_aesir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_sigmir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_jungir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_bergelmir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-skaa = l’Insondable
nidavellir-epithet-astrid = la Fortunée
nidavellir-epithet-grid = la Mercantile
nidavellir-epithet-uline = la Voyante
nidavellir-epithet-ylud = l’Imprévisible
nidavellir-epithet-thrud = la Chasseuse de Têtes
nidavellir-power-kraal = 2 grades, 7 points
nidavellir-power-tarah = 1 grade, 14 points
nidavellir-power-aral = 2 grades de chasseur
nidavellir-power-dagda = 3 grades, 2 nains partent
nidavellir-power-aegur = 2 grades de forgeron
nidavellir-power-bonfur = 3 grades, 1 nain part
nidavellir-power-zoral = 3 grades, 1 point
nidavellir-power-lokdur = 1 grade, 3 points
nidavellir-power-hourya = 20 points, dès 5 grades
nidavellir-power-idunn = 7, et 2 par explorateur
nidavellir-power-dwerg_ymir = 13, plus avec des frères
nidavellir-power-dwerg_aesir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_sigmir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_jungir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_bergelmir = { nidavellir-power-dwerg_ymir }
nidavellir-power-skaa = 17 points
nidavellir-power-astrid = compte votre meilleure pièce
nidavellir-power-grid = 7 points, une pièce +7
nidavellir-power-uline = 9 points, misez en dernier
nidavellir-power-ylud = rejoint une colonne plus tard
nidavellir-power-thrud = 13 points, un grade mobile
nidavellir-effect-kraal = Deux grades de guerrier et 7 points.
nidavellir-effect-tarah = Un grade de guerrière et 14 points.
nidavellir-effect-aral = Deux grades de chasseur.
nidavellir-effect-dagda = Trois grades de chasseuse. Le dernier nain de deux autres de vos colonnes doit partir ; les héros restent.
nidavellir-effect-aegur = Deux grades de forgeron.
nidavellir-effect-bonfur = Trois grades de forgeron. Le dernier nain d’une autre de vos colonnes doit partir ; les héros restent.
nidavellir-effect-zoral = Trois grades de mineur et 1 point à multiplier.
nidavellir-effect-lokdur = Un grade de mineur et 3 points à multiplier.
nidavellir-effect-hourya = Un grade d’exploratrice et 20 points. Ne rejoint que qui possède déjà cinq grades d’explorateur.
nidavellir-effect-idunn = Un grade d’exploratrice et 7 points, plus 2 par grade d’explorateur à la fin, le sien compris.
nidavellir-effect-dwerg_ymir = Seul, 13 points ; deux frères 40, trois 81, quatre 108, les cinq 135.
nidavellir-effect-dwerg_aesir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_sigmir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_jungir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_bergelmir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-skaa = 17 points. Sans discussion.
nidavellir-effect-astrid = Rapporte à la fin la valeur de votre meilleure pièce.
nidavellir-effect-grid = 7 points, et une de vos pièces grandit aussitôt de 7.
nidavellir-effect-uline = 9 points. Vous gardez vos pièces en main et misez dans chaque taverne après avoir vu les mises des autres ; vous échangez avec deux pièces de votre main, au choix.
nidavellir-effect-ylud = Rejoint une colonne de votre choix à la fin d’un Âge et y vaut un grade : 7 points chez les guerriers, 11 chez les explorateurs, 1 chez les mineurs.
nidavellir-effect-thrud = 13 points. Jusqu’à la fin, elle ajoute un grade au bout de n’importe quelle colonne ; qui arrive là l’envoie vers une colonne de votre choix.
nidavellir-effect-special_blacksmith = Deux grades de forgeron sur une seule carte.

## Distinctions
nidavellir-distinction-kings_hand = La Main du Roi
nidavellir-distinction-hunting_master = Maître·sse de Chasse
    .aria = Maître de Chasse
nidavellir-distinction-crown_jeweler = Joailler·ère de la Couronne
    .aria = Joailler de la Couronne
nidavellir-distinction-kings_great_armorer = Grand·e Armurier·ère du Roi
    .aria = Grand Armurier du Roi
nidavellir-distinction-pioneer_of_the_kingdom = Pionnier·ère du Royaume
    .aria = Pionnier du Royaume
nidavellir-gain-kings_hand = Une de vos pièces grandit de 5.
nidavellir-gain-hunting_master = Votre pièce 0 laisse place à la pièce spéciale 3 : elle déclenche les mêmes échanges et bat plus de rivaux.
nidavellir-gain-crown_jeweler = Gemme 6 : elle gagne toutes les égalités, ne s’échange jamais et vaut 3 points.
nidavellir-gain-kings_great_armorer = Le Forgeron Royal vous rejoint, avec deux grades.
nidavellir-gain-pioneer_of_the_kingdom = Regardez trois cartes du second Âge et gardez-en une.
nidavellir-rule-distinction = Revient à qui possède, seul en tête, le plus de grades de cette classe à la fin du premier Âge.

## Feuille de score
nidavellir-score-warrior = Guerriers
nidavellir-score-warrior_bonus = Majorité guerrière
nidavellir-score-hunter = Chasseurs
nidavellir-score-miner = Mineurs
nidavellir-score-blacksmith = Forgerons
nidavellir-score-explorer = Explorateurs
nidavellir-score-dwerg = Frères Dwerg
nidavellir-score-neutral = Héros neutres
nidavellir-score-coins = Pièces
nidavellir-score-gem = Gemme spéciale
nidavellir-score-total = Valeur de Bravoure
nidavellir-score-warrior-how = somme des points
nidavellir-score-warrior_bonus-how = meilleure pièce si majorité
nidavellir-score-hunter-how = grades × grades
nidavellir-score-miner-how = points × grades
nidavellir-score-blacksmith-how = 3, 7, 12, 18, 25…
nidavellir-score-explorer-how = somme des points
nidavellir-score-dwerg-how = 13, 40, 81, 108, 135
nidavellir-score-neutral-how = selon leurs cartes
nidavellir-score-coins-how = somme des cinq
nidavellir-score-gem-how = pour la gemme 6

## Demandes : une pour la place interrogée, une (-wait) pour les autres
nidavellir-prompt-bid = Posez une pièce dans chaque taverne
nidavellir-prompt-bid-wait = { $count ->
    [one] { $who } mise encore
   *[other] { $count } joueurs misent encore
}
nidavellir-prompt-uline_bid = Tout le monde a montré sa pièce : posez la vôtre au { $tavern }
nidavellir-prompt-uline_bid-wait = { $who } regarde les mises, puis pose une pièce au { $tavern }
nidavellir-prompt-turn = Prenez une carte au { $tavern }
nidavellir-prompt-turn-wait = { $who } prend une carte au { $tavern }
nidavellir-prompt-hero = Une ligne est complète : recrutez un héros !
nidavellir-prompt-hero-wait = { $who } recrute un héros
nidavellir-prompt-transform = Choisissez la pièce qui grandit de { $bonus }
nidavellir-prompt-transform-wait = { $who } fait grandir une pièce de { $bonus }
nidavellir-prompt-discard = { $hero } renvoie des nains : { $count ->
    [one] choisissez une colonne
   *[other] choisissez { $count } colonnes
}
nidavellir-prompt-discard-wait = { $who } choisit qui { $hero } renvoie
nidavellir-prompt-thrud = Où va Thrud ?
nidavellir-prompt-thrud-wait = { $who } cherche une place pour Thrud
nidavellir-prompt-uline_trade = Choisissez deux pièces de votre main à échanger
nidavellir-prompt-uline_trade-wait = { $who } échange deux pièces
nidavellir-prompt-ylud = Quelle colonne Ylud rejoint-elle ?
nidavellir-prompt-ylud-wait = { $who } cherche une place pour Ylud
nidavellir-prompt-pioneer = Gardez une de ces trois cartes
nidavellir-prompt-pioneer-wait = { $who } regarde trois cartes du second Âge et en garde une
nidavellir-prompt-over = { $who } l’emporte avec { $points } Points de Bravoure
    .who = Vous l’emportez avec { $points } Points de Bravoure
nidavellir-prompt-over-shared = Victoire partagée avec { $points } Points de Bravoure

## La petite ligne sous la demande
nidavellir-note-bid-first = La plus haute pièce choisit d’abord. Deux pièces restent dans votre bourse.
nidavellir-note-bid-trade = Misez la pièce d’échange ({ $exchange }) pour échanger les deux pièces de la bourse contre une plus grande.
nidavellir-note-bid-last = Dernières mises de la partie : à la fin, les pièces comptent aussi comme points.
nidavellir-note-ready = Votre mise est posée. Vous pouvez la reprendre tant que quelqu’un mise encore.
nidavellir-note-late = Uline mise plus tard, taverne par taverne.
nidavellir-note-order-tie = { $coin } contre { $coin } : la gemme { $high } passe avant la gemme { $low } ; les gemmes s’échangent ensuite.
nidavellir-note-order-tie-special = { $coin } contre { $coin } : la gemme 6 passe d’abord et ne s’échange jamais.
nidavellir-note-trade = Votre pièce d’échange est ici : ensuite { $low } + { $high } devient { $new }.
nidavellir-note-trade-open = La pièce d’échange est ici : un échange suivra.
nidavellir-note-missing = { $count ->
    [one] Il manque une classe pour le prochain héros : { $classes }
   *[other] Il manque { $count } classes pour le prochain héros
}
nidavellir-note-line = La ligne { $line } est complète, et { $heroes ->
    [0] aucun héros ne vous suit encore
    [one] un héros vous suit
   *[other] { $heroes } héros vous suivent
}.
nidavellir-note-line-wait = La ligne { $line } est complète.
nidavellir-note-transform-offering = L’Offrande Royale fait grandir n’importe quelle pièce, sauf la pièce d’échange.
nidavellir-note-transform-grid = Grid fait grandir n’importe quelle pièce, sauf la pièce d’échange.
nidavellir-note-transform-kings_hand = La Main du Roi fait grandir n’importe quelle pièce, sauf la pièce d’échange.
nidavellir-note-discard = Seuls partent les nains en bout de colonne.
nidavellir-note-thrud = Elle y vaut un grade, jusqu’à ce que quelqu’un rejoigne cette colonne.
nidavellir-note-ylud = Elle y vaut un grade : 7 points chez les guerriers, 11 chez les explorateurs, 1 chez les mineurs.
nidavellir-note-ylud-keep = Elle peut changer de colonne une dernière fois, ou rester.
nidavellir-note-uline_bid = Toutes les autres pièces sont visibles. La plus haute choisit d’abord.
nidavellir-note-uline_trade = La plus haute des deux laisse place à une pièce qui vaut leur somme.
nidavellir-note-pioneer = Personne d’autre ne les voit. Les deux autres retournent dans la pioche.
nidavellir-note-margin = { $points ->
    [one] Un point devant { $who }
   *[other] { $points } points devant { $who }
}
    .who = { $points ->
        [one] Un point devant vous
       *[other] { $points } points devant vous
    }

## Choix
nidavellir-choice-bid = Gobelin { $goblin }, Dragon { $dragon }, Cheval { $horse }
    .aria = Gobelin Rieur { $goblin }, Dragon Dansant { $dragon }, Cheval Fringuant { $horse } ; bourse { $low } et { $high }
nidavellir-choice-uline_bid = Miser le { $coin }
nidavellir-choice-pick = Prendre { $card }
nidavellir-choice-hero = Recruter { $hero }
    .aria = Recruter { $hero }, { $epithet }
nidavellir-choice-transform = { $old } devient { $new }
    .aria = La pièce { $old } { $place } devient { $new }
nidavellir-choice-discard = Renvoyer { $card }
nidavellir-choice-discard-two = Renvoyer { $card } et { $other }
nidavellir-choice-thrud = Thrud chez les { $column }
nidavellir-choice-uline_trade = { $low } + { $high } : la pièce { $high } devient { $new }
nidavellir-choice-ylud = Ylud chez les { $column }
nidavellir-choice-keep = Ylud reste chez les { $column }
nidavellir-choice-pioneer = Garder { $card }

## Ce qu’un choix apporte
nidavellir-preview-trade = { $low } + { $high } devient { $new }
nidavellir-preview-place = rang { $place } sur { $of }
nidavellir-preview-majority = { $points } majorité
nidavellir-preview-line = ligne { $line }

## Pourquoi pas
nidavellir-why-hourya = Hourya demande cinq grades d’explorateur ; vous en avez { $grades }.
nidavellir-why-dagda = Dagda demande deux autres colonnes qui finissent par un nain.
nidavellir-why-bonfur = Bonfur demande une autre colonne qui finit par un nain.
nidavellir-why-line = Un héros vient quand une ligne est complète.
nidavellir-why-exchange = La pièce d’échange ne grandit jamais.
nidavellir-why-bid = Les pièces d’abord : les tavernes ouvrent quand tout le monde a misé.
nidavellir-why-tavern = Cette taverne n’est pas encore ouverte.
nidavellir-why-taken = Cette carte n’est plus là.
nidavellir-why-hero_last = Cette colonne finit par un héros.
nidavellir-why-spared = { $hero } vient de rejoindre cette colonne et l’épargne.
nidavellir-why-hand = Seules les pièces en main s’échangent.
nidavellir-why-uline_coin = Vous misez une des pièces de votre main.
nidavellir-why-at-card = Une carte se prend à votre tour, dans la taverne ouverte ; faites d’abord ce qui est demandé ci-dessus.
nidavellir-why-at-coin = Les pièces se posent au début d’un tour, et se choisissent quand l’une grandit ou s’échange.
nidavellir-why-at-column = Une colonne ne se choisit que pour Thrud et Ylud, ou quand Dagda ou Bonfur renvoient des nains.
nidavellir-why-at-hero = { nidavellir-why-line }
nidavellir-why-at-peek = Seul le Pionnier garde une de ces cartes.

## Événements
nidavellir-event-round = Âge { $age }, tour { $round } sur { $rounds } : les tavernes se remplissent.
nidavellir-event-bid = { $who } a misé.
    .who = Vous avez misé.
nidavellir-event-bid-all = { $who } ont misé.
    .who = { $who } avez misé.
nidavellir-event-revealed = { $tavern } : { $count ->
    [2] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }
    [3] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }
    [4] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }
   *[other] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }, { $seat5 } { $coin5 }
}
nidavellir-event-tie = { $tavern }, { $coin } chacun : { $count ->
    [2] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 })
    [3] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 }) › { $seat3 } (gemme { $gem3 })
    [4] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 }) › { $seat3 } (gemme { $gem3 }) › { $seat4 } (gemme { $gem4 })
   *[other] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 }) › { $seat3 } (gemme { $gem3 }) › { $seat4 } (gemme { $gem4 }) › { $seat5 } (gemme { $gem5 })
}
nidavellir-event-traded = { $who } échange { $kept } + { $old } : le { $old } devient { $new }.
    .who = Vous échangez { $kept } + { $old } : le { $old } devient { $new }.
nidavellir-event-leftover = { $tavern } : personne ne prend { $card }.
nidavellir-event-gems = { $tavern }, échange de gemmes : { $count ->
    [2] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }
    [3] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }
    [4] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }
   *[other] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }, { $seat5 } { $old5 } → { $gem5 }
}
nidavellir-event-recruited = { $who } embauche { $card }.
    .who = Vous embauchez { $card }.
nidavellir-event-offering = { $who } accepte l’{ $card }.
    .who = Vous acceptez l’{ $card }.
nidavellir-event-transformed = { $who } change un { $old } ({ $place }) en { $new }.
    .who = Vous changez un { $old } ({ $place }) en { $new }.
nidavellir-event-line = { $who } complète la ligne { $lines } !
    .who = Vous complétez la ligne { $lines } !
nidavellir-event-no_hero = { $who } complète la ligne { $lines }, mais aucun héros ne peut venir.
    .who = Vous complétez la ligne { $lines }, mais aucun héros ne peut venir.
nidavellir-event-hero = { $who } recrute { $hero } !
    .who = Vous recrutez { $hero } !
nidavellir-event-discarded = { $hero } renvoie { $card } de chez { $who }.
    .who = { $hero } renvoie { $card } de chez vous.
nidavellir-event-thrud_placed = { $who } place Thrud dans la colonne { $column }.
    .who = Vous placez Thrud dans la colonne { $column }.
nidavellir-event-thrud_moved = { $who } envoie Thrud de la colonne { $from } vers la colonne { $column }.
    .who = Vous envoyez Thrud de la colonne { $from } vers la colonne { $column }.
nidavellir-event-uline_back = { $who } reprend { $count } pièces en main : Uline est là.
    .who = Vous reprenez { $count } pièces en main : Uline est là.
nidavellir-event-uline_bid = { $who } observe les mises et pose { $coin } ({ $tavern }).
    .who = Vous observez les mises et posez { $coin } ({ $tavern }).
nidavellir-event-ylud_placed = { $who } place Ylud dans la colonne { $column }.
    .who = Vous placez Ylud dans la colonne { $column }.
nidavellir-event-ylud_moved = { $who } déplace Ylud de la colonne { $from } vers la colonne { $column }.
    .who = Vous déplacez Ylud de la colonne { $from } vers la colonne { $column }.
nidavellir-event-ylud_kept = { $who } laisse Ylud dans la colonne { $column }.
    .who = Vous laissez Ylud dans la colonne { $column }.
nidavellir-event-evaluation = Le premier Âge s’achève : le roi passe les troupes en revue.
nidavellir-event-distinction = { $distinction } : { $who }, avec { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
    } ({ $column }).
nidavellir-event-distinction_tied = { $distinction } : personne, car { $count } joueurs ont { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
    } ({ $column }).
nidavellir-event-special_coin = { $who } remplace la pièce d’échange par la pièce spéciale { $coin }.
    .who = Vous remplacez la pièce d’échange par la pièce spéciale { $coin }.
nidavellir-event-special_gem = { $who } pose la gemme { $gem } sur la gemme { $covered }.
    .who = Vous posez la gemme { $gem } sur la gemme { $covered }.
nidavellir-event-armorer = { $card } rejoint { $who }.
    .who = { $card } vous rejoint.
nidavellir-event-pioneer = { $who } regarde { $count } cartes du second Âge.
    .who = Vous regardez { $count } cartes du second Âge.
nidavellir-event-pioneer_cards = Vous voyez : { $count ->
    [1] { $card1 }
    [2] { $card1 }, { $card2 }
    [3] { $card1 }, { $card2 }, { $card3 }
    [4] { $card1 }, { $card2 }, { $card3 }, { $card4 }
   *[other] { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
}
nidavellir-event-pioneer_kept = { $who } garde { $card }.
    .who = Vous gardez { $card }.
nidavellir-event-pioneer_gone = Pas de pionnier : { $card } part à la défausse.
nidavellir-event-shuffled = Les { $cards } cartes de l’Âge { $age } sont mélangées.
nidavellir-event-thrud_home = Thrud quitte la colonne { $from } et rentre chez { $who }.
    .who = Thrud quitte la colonne { $from } et rentre chez vous.
nidavellir-event-scored = { $who } : { $total } Points de Bravoure.
nidavellir-event-over = { $count ->
    [1] { $seat1 } l’emporte avec { $points } Points de Bravoure !
    [2] { $seat1 } et { $seat2 } partagent la victoire avec { $points } Points de Bravoure !
    [3] { $seat1 }, { $seat2 } et { $seat3 } partagent la victoire avec { $points } Points de Bravoure !
   *[other] { $count } joueurs partagent la victoire avec { $points } Points de Bravoure !
}
    .seat1 = { $count ->
        [1] Vous l’emportez avec { $points } Points de Bravoure !
        [2] Vous et { $seat2 } partagez la victoire avec { $points } Points de Bravoure !
        [3] Vous, { $seat2 } et { $seat3 } partagez la victoire avec { $points } Points de Bravoure !
       *[other] { $count } joueurs partagent la victoire avec { $points } Points de Bravoure !
    }
    .seat2 = { $count ->
        [1] { $seat1 } l’emporte avec { $points } Points de Bravoure !
        [2] Vous et { $seat1 } partagez la victoire avec { $points } Points de Bravoure !
        [3] Vous, { $seat1 } et { $seat3 } partagez la victoire avec { $points } Points de Bravoure !
       *[other] { $count } joueurs partagent la victoire avec { $points } Points de Bravoure !
    }
    .seat3 = { $count ->
        [1] { $seat1 } l’emporte avec { $points } Points de Bravoure !
        [2] { $seat1 } et { $seat2 } partagent la victoire avec { $points } Points de Bravoure !
        [3] Vous, { $seat1 } et { $seat2 } partagez la victoire avec { $points } Points de Bravoure !
       *[other] { $count } joueurs partagent la victoire avec { $points } Points de Bravoure !
    }

## Options
option-hero_set = Héros
option-hero_set-note = Quels héros une ligne peut appeler ; la première partie laisse de côté les trois plus longs à expliquer.
option-hero_set-all = Les 21 héros
option-hero_set-first_game = Première partie : sans Thrud, Ylud ni Uline
option-distinction_evaluation = Évaluation des troupes
option-distinction_evaluation-note = Si une distinction à peine prise peut changer qui obtient la suivante.
option-distinction_evaluation-sequential = Une distinction après l’autre
option-distinction_evaluation-snapshot = Toutes les majorités comptées d’un coup
option-show_derivable_coins = Montrer les pièces de chacun
option-show_derivable_coins-note = Les cinq pièces de chacun visibles, que chacun pourrait déduire.
option-show_derivable_coins-on = Oui
option-show_derivable_coins-off = Non : jouer de mémoire
option-auto_pick_same_class = Prendre d’office la meilleure carte quand il ne reste qu’une classe
option-auto_pick_same_class-note = Épargne un clic quand les cartes d’une taverne ne diffèrent que par leurs points.
option-auto_pick_same_class-off = Non
option-auto_pick_same_class-on = Oui
option-live_scores = Montrer les scores pendant la partie
option-live_scores-note = Les points de chacun à côté de la chronique ; sans eux, la fin reste ouverte.
option-live_scores-on = Oui
option-live_scores-off = Seulement à la fin

## The page's own words
nidavellir-page-taken-you = à vous
nidavellir-page-rivals = rivaux
nidavellir-page-treasure = Trésor
nidavellir-page-class-warrior = Guer­rier·​ère
nidavellir-page-class-hunter = Chas­seur·​euse
nidavellir-page-class-miner = Mineur·​euse
nidavellir-page-class-blacksmith = For­geron·​ne
nidavellir-page-class-explorer = Explora­teur·rice
nidavellir-page-short-goblin = Gobelin
nidavellir-page-short-dragon = Dragon
nidavellir-page-short-horse = Cheval
nidavellir-page-next = ensuite
nidavellir-page-left = restante
nidavellir-page-coin-plus = Pièce +{ $bonus }
nidavellir-page-deck = encore { $count }
nidavellir-page-changes = Ce qui a changé
nidavellir-page-total = total
nidavellir-page-mine = Votre plateau
nidavellir-page-armies = Toutes les armées
nidavellir-page-show-army = Voir l’armée
nidavellir-page-your-coins = Vos pièces
nidavellir-page-your-coin = vous
nidavellir-page-your-bid = votre mise
nidavellir-page-no-bid = sans pièce
nidavellir-page-no-bids = les mises arrivent
nidavellir-page-drop-here = posez une pièce ici
nidavellir-page-coins-in-hand = Pièces en main
nidavellir-page-pouch-fills = Les deux pièces restantes vont dans votre bourse.
nidavellir-page-backs = { $count ->
    [one] Une mise cachée
   *[other] { $count } mises cachées
}
nidavellir-page-hole-empty = { $tavern } : pas encore de pièce
nidavellir-page-hole-coin = { $tavern } : votre { $coin }. La reprendre
nidavellir-page-coin-free = { $coin }, en main
nidavellir-page-coin-placed = { $coin }, posée : { $tavern }. La reprendre
nidavellir-page-exchange = pièce d’échange
nidavellir-page-acting = choisit
nidavellir-page-bids-later = mise plus tard
nidavellir-page-place = { $place ->
    [1] commence
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
nidavellir-page-order-entry = { $who }, pièce { $coin }, { $state }
nidavellir-page-order-grown = devenue { $coin } depuis
nidavellir-page-order-past = a choisi
nidavellir-page-order-now = choisit maintenant
nidavellir-page-order-next = encore à venir
nidavellir-page-column = { $name } : { $grades }, { $points }
nidavellir-page-column-choose = Choisir la colonne { $name }
nidavellir-page-next-line = prochain : ligne { $line }
nidavellir-page-change = { $points } { $count ->
    [one] point
   *[other] points
    }
nidavellir-page-legal = disponible
nidavellir-page-chosen = choisie
nidavellir-page-hero-title = Recrutez un héros
nidavellir-page-hero-hint = Survolez un héros pour lire son effet ; le nombre dit ce qu’il ajoute dès maintenant à votre score.
nidavellir-page-hero-tap = Touchez un héros pour lire son effet ; le nombre dit ce qu’il ajoute dès maintenant à votre score.
nidavellir-page-hero-look = Choisissez un héros pour lire son effet. Un cadenas veut dire qu’il ne viendrait pas chez vous en ce moment.
nidavellir-page-awarded = Attribuée à
nidavellir-page-evaluated = Le roi a passé les troupes en revue
nidavellir-page-to-taverns = Vers le second Âge

## La leçon
nidavellir-lesson-1 = Bienvenue, Elvaland ! Frosti et Lofar veulent les mêmes nains que vous. Ils attendent dans trois tavernes et sont de cinq classes. Un grade de chaque classe forme une ligne, et chaque ligne vous amène un héros.
nidavellir-lesson-2 = Tout le monde mise en même temps et en secret : une pièce par taverne. Posez le 0 au Gobelin : il ne gagne rien, mais il fera grandir une autre pièce. Puis le 3 au Dragon et le 2 au Cheval.
nidavellir-lesson-3 = Trois zéros au Gobelin, et votre gemme était la plus basse : vous passiez en dernier, et la carte qui restait, le Guerrier 5, vous est revenue d’elle-même. Mais votre 0 a échangé le 4 et le 5 de votre bourse. Ensemble, ils valent 9 ; il n’y en avait plus, vous avez donc reçu un 10 ! Au Dragon, votre 3 est la meilleure mise. Prenez l’Explorateur 11 : les explorateurs comptent simplement leurs points.
nidavellir-lesson-4 = Au Cheval aussi, la dernière carte vous est revenue d’elle-même : un Guerrier 3. Le tour est fini et toutes les pièces reviennent : vous avez maintenant 0, 2, 3, 4 et 10. Pour votre première ligne, il manque encore un chasseur, un mineur et un forgeron.
nidavellir-lesson-5 = Les trois sont là. Misez le 2 au Gobelin, le 0 au Dragon et votre nouveau 10 au Cheval.
nidavellir-lesson-6 = Trois fois 2 : la gemme la plus haute passe alors d’abord. La vôtre est maintenant le 5, car ceux qui étaient à égalité ont échangé leurs gemmes. Prenez le Chasseur : les chasseurs valent leur nombre multiplié par lui-même.
nidavellir-lesson-7 = Au Dragon, vous passiez en dernier : le forgeron qui restait est venu de lui-même, et votre 0 a transformé 3 et 4 en un 8. Ici, votre 10 bat le 9. Prenez le Mineur 2 : vous aurez alors un nain de chaque classe.
nidavellir-lesson-8 = La ligne est complète, un héros doit venir. Survolez-en un pour lire son effet ; le nombre dit ce qu’il ajoute dès maintenant. Recrutez Ylud : à la fin de l’Âge, elle ira là où vous en avez besoin.
nidavellir-lesson-9 = Troisième tour. Laissez le 8 et le 10 dans la bourse pour que le 0 les échange : 2 au Gobelin, 0 au Dragon, 3 au Cheval.
nidavellir-lesson-10 = Votre gemme gagne encore l’égalité. Prenez le Chasseur : deux chasseurs valent 2 × 2 = 4.
nidavellir-lesson-11 = Au Dragon, un Explorateur 7 restait et est venu de lui-même. Prenez le Mineur 1. Pour les mineurs, on multiplie : 2 + 1 points fois 2 grades font 6. Le quatrième tour se joue ensuite pour vous : il suffit de regarder.
nidavellir-lesson-12 = Le tour joué pour vous a apporté un Mineur 0, un Explorateur 9 et un Guerrier 4. Le premier Âge s’achève, et votre meilleure pièce est déjà un 25. Ylud quitte la zone de Commandement et rejoint une colonne. Envoyez-la chez les forgerons : elle y complète votre deuxième ligne.
nidavellir-lesson-13 = Deux lignes, deux héros. Recrutez Uline : désormais vous misez en dernier, en connaissant la pièce de chacun.
nidavellir-lesson-14 = Le roi passe les troupes en revue : dans chaque classe, qui a seul le plus de grades reçoit une distinction. Vous menez chez les explorateurs et devenez Pionnier : gardez une de trois cartes du prochain Âge. Gardez le Chasseur.
nidavellir-lesson-15 = Le second Âge. Grâce à Uline, vous voyez un 24 et un 23 au Gobelin. Misez votre 25.
nidavellir-lesson-16 = Prenez l’Offrande Royale. Ce n’est pas un nain : elle fait grandir de 5 une de vos pièces, puis quitte le jeu.
nidavellir-lesson-17 = Toute pièce peut grandir, sauf le 0. Choisissez le 3 : avec 5 de plus, ce serait un 8. Il n’en reste pas, c’est donc la suivante au-dessus qui arrive, un 9.
nidavellir-lesson-18 = Lofar montre un 10 et Frosti un 2. Votre 2 suffit pour la deuxième place, car votre gemme est plus haute que celle de Frosti.
nidavellir-lesson-19 = Prenez le Forgeron : chaque grade de forgeron vaut un point de plus que le précédent. Et il complète votre troisième ligne.
nidavellir-lesson-20 = Recrutez Thrud : 13 points à la fin, et d’ici là un grade là où vous le voulez.
nidavellir-lesson-21 = Posez-la pour l’instant au bout des guerriers. À la fin, qui a le plus de grades de guerrier compte sa meilleure pièce une fois de plus, mais elle sera alors rentrée.
nidavellir-lesson-22 = Au Cheval, on a misé le 0 pour vous, vous passiez donc en dernier : le Guerrier 6 qui restait est venu de lui-même. Thrud est toujours la dernière, elle doit donc se déplacer. Envoyez-la chez les chasseurs.
nidavellir-lesson-23 = On a misé le 0 et pris un Mineur 1 pour vous : un échange suit. Avec Uline, vous choisissez deux pièces de votre main : prenez 8 et 17. Ensemble 25 ; mais vous l’avez déjà et il n’y a rien au-dessus : vous recevez la meilleure qui reste, un 22.
nidavellir-lesson-24 = Deux bonnes mises faites pour vous ont apporté un Explorateur 11 et un forgeron : votre quatrième ligne est complète. Recrutez Dagda : trois grades de chasseur d’un coup, mais deux nains doivent partir.
nidavellir-lesson-25 = Seul le dernier nain d’une colonne peut partir, jamais un héros. Renvoyez le Mineur 1 et le Forgeron : choisissez les deux colonnes.
nidavellir-lesson-26 = Six grades de chasseur : 36 points ! Ce sont vos héros qui font gagner ici. À la fin, vos pièces comptent aussi : faites-les grandir. Désormais, c’est vous qui jouez chaque coup : trouvez d’abord une nouvelle place à Thrud.
nidavellir-lesson-done = Vous savez tout : mises, échanges, lignes et héros. Continuez contre Frosti et Lofar, ou ouvrez votre propre table.

## Feuille de score pour la vraie table
nidavellir-form-coins = Vos cinq pièces
nidavellir-form-coins-hint = Toutes les cinq, pièce d’échange comprise.
nidavellir-form-army-hint = Les nains des cinq colonnes, sans les héros.
nidavellir-form-command = Héros qui comptent à part
nidavellir-form-command-hint = Les grades et points des autres héros, Ylud comprise, vont dans leur colonne, mais pas le grade de Thrud. Les 7 points d’Idunn vont dans la sienne, ses 2 par grade s’ajoutent ici.
nidavellir-form-heroes = Héros
nidavellir-form-heroes-hint = Tous les héros qui vous ont rejoint, où qu’ils soient.
nidavellir-form-ylud = Ylud est du côté des
nidavellir-form-gem = Gemme
nidavellir-form-gem-hint = La gemme du roi, le 6, recouvre celle du·de la Joailler·ère de la Couronne.
nidavellir-form-distinctions-hint = Ce que vous avez gagné à la fin du premier Âge.
nidavellir-form-wrong-jeweler = La gemme { $gem } va au·à la Joailler·ère de la Couronne, et c’est quelqu’un d’autre.
nidavellir-form-wrong-master = Le·la Maître·sse de Chasse a la pièce spéciale { $coin } à la place de la pièce d’échange.

## Hints
nidavellir-hint-majority = Vous avez alors le plus de guerriers, { $count } : à la fin votre meilleure pièce, { $coin } pour l’instant, compte aussi.
nidavellir-hint-hunters =
  { $count ->
    [one] Votre chasseur vaut alors { $points }.
   *[other] Vos { $count } chasseurs valent alors { $points }.
  }
nidavellir-hint-blacksmiths =
  { $count ->
    [one] Votre forgeron vaut alors { $points }.
   *[other] Vos { $count } forgerons valent alors { $points }.
  }
nidavellir-hint-miners =
  { $count ->
    [one] Votre mineur vaut alors { $points }.
   *[other] Vos { $count } mineurs valent alors { $sum } × { $count } = { $points }.
  }
nidavellir-hint-brothers =
  { $count ->
    [one] Le premier frère Dwerg vaut { $points } ; chaque autre augmente la valeur de tous.
   *[other] Vos { $count } frères Dwerg valent alors { $points } ensemble.
  }
