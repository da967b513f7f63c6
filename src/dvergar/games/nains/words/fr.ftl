# Nains en français. Phrases à nous ; noms des cartes, des lieux et des Cognars comme imprimés.

## Le jeu
nains-title = Nains
nains-pitch = Cinq Ordres, cinq talions et une horde de Mercenaires : misez plus finement que les autres Seigneurs et ralliez les Cognars.
nains-goal = Après deux Ères, la forteresse-état la plus brave l’emporte.

## Ordres
nains-class-shield = Bouclier
nains-class-temple = Temple
nains-class-errants = Errants
nains-class-forge = Forge
nains-class-talion = Talion
nains-class-command = Cognars blancs
nains-class-any = Au choix
nains-class-malt = Malt
nains-classes-shield = Ordre du Bouclier
nains-classes-temple = Ordre du Temple
nains-classes-errants = Ordre des Errants
nains-classes-forge = Ordre de la Forge
nains-classes-talion = Ordre du Talion
nains-classes-command = Cognars blancs
nains-help-shield = Chaque grade vaut un point de plus que le précédent : 3, 7, 12, 18, 25…
nains-help-temple = La somme des points multipliée par vos symboles Occultes. Votre plateau en porte un dès le début ; les Mercenaires s’ajoutent ensuite.
nains-help-errants = Additionnez les points. Un nombre que vous avez déjà est couvert d’un jeton Paria : ses points sont perdus, pas son grade ni son Malt.
nains-help-forge = La somme des points, plus vos runes différentes multipliées par elles-mêmes : 1, 4, 9, 16, 25…
nains-help-talion = Additionnez les points, tout simplement. Chaque nain qui arrive fait grandir de 1 le talion misé pour lui.
nains-help-command = Les Cognars blancs restent en zone de Commandement et agissent de là.
nains-help-malt = 1 point par Malt ; un de plus avec la Certification de Liqueur, un de plus avec Gurdan et Borogam réunis.
nains-help-mercenary = Les Mercenaires viennent au moins par deux. Le premier doit compléter une ligne, dans la seule colonne la plus courte ; les suivants vont où vous voulez.

## Parties de la table
nains-tavern-yjdad = Chope d’Yjdad
nains-tavern-grognard = Grognard Rôti
nains-tavern-hallebarde = Hallebarde Gourmande
nains-place-yjdad = à la Chope d’Yjdad
nains-place-grognard = au Grognard Rôti
nains-place-hallebarde = à la Hallebarde Gourmande
nains-place-pouch = dans la bourse
nains-place-hand = en main
nains-status-waiting = pas encore ouverte
nains-status-open = ouverte
nains-status-closed = fermée
nains-pouch = Bourse
nains-hand = Main
nains-army = Armée
nains-command = Zone de Commandement
nains-discard = Défausse
nains-treasure = Trésor Royal
nains-heroes = Cognars
nains-mercenaries = Mercenaires
nains-distinctions = Cognars d’Élite
nains-evaluation = Évaluation des Ordres
nains-unseen = Encore à venir dans cette Ère
nains-taverns = Tavernes
nains-order = Ordre du tour
nains-rivals = Rivaux
nains-chronicle = Chronique
nains-age = Ère { $age }
nains-round = Tour { $round } sur { $rounds }
nains-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
nains-gem = Gemme { $value }
nains-coin = Talion { $value }
nains-coin-base = Talion de bronze { $value }
nains-coin-royal = Talion d’or { $value }
nains-coin-special = Talion d’échange { $value }
nains-coin-exchange = Talion d’échange : misez-le, et des deux talions de votre bourse le plus haut grandit de la valeur de l’autre
nains-coin-hidden = Talion face cachée
nains-coins = { $count ->
    [one] { $count } talion
   *[other] { $count } talions
}
nains-copies = reste { $left } sur { $of }
nains-grades = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nains-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nains-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
nains-hero-count = { $count ->
    [0] aucun Cognar
    [one] { $count } Cognar
   *[other] { $count } Cognars
}
nains-next-hero = Prochain Cognar à la ligne { $line }
nains-missing = manque
nains-ready = mise faite
nains-thinking = mise en cours
nains-taken = prise par { $who }
    .who = prise par vous
nains-held = chez { $who }
    .who = chez vous
nains-open = pas encore attribué
nains-unclaimed = à personne : égalité en tête
nains-tie-gems = { $coin } = { $coin }, gemme { $high } > gemme { $low }
nains-malt = Malt
nains-malt-count = { $count } Malt
nains-malt-rate = { $rate ->
    [one] 1 point chacun
   *[other] { $rate } points chacun
}
nains-occult = Occulte
nains-occult-count = { $count ->
    [one] 1 symbole Occulte
   *[other] { $count } symboles Occultes
}
nains-runes = Runes
nains-rune-count = { $count ->
    [0] aucune rune
    [one] 1 rune
   *[other] { $count } runes différentes
}
nains-rune-fehu = Fehu
nains-rune-uruz = Uruz
nains-rune-ansuz = Ansuz
nains-rune-raidho = Raidho
nains-rune-redwin = rune de Redwin
nains-rune-ulrog_1 = première rune d’Ulrog
nains-rune-ulrog_2 = seconde rune d’Ulrog
nains-rune-tala = rune de Tala
nains-rune-torun = rune de Torun
nains-rune-jorun = rune de Jorun
nains-token = jeton Paria
nains-tokens = { $count ->
    [one] 1 jeton Paria
   *[other] { $count } jetons Paria
}
nains-regained = +{ $points } reviennent à la fin
nains-track = Bravoure du Bouclier : { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
    }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## Phases
nains-phase-bid = Mises
nains-phase-turn = Embauche
nains-phase-hero = Un Cognar arrive
nains-phase-transform = Un talion grandit
nains-phase-discard = Un nain repart
nains-phase-gaat = Ga’at prend place
nains-phase-svara = Les éclaireurs de Svara
nains-phase-over = Décompte

## Cartes : nains
nains-card-hidden = Carte face cachée
nains-card-e1_shield = Bouclier
nains-card-e1_shield_m = Bouclier (Malt)
nains-card-e1_shield_5p = { nains-card-e1_shield }
nains-card-e1_shield_m_5p = { nains-card-e1_shield_m }
nains-card-e1_temple_0_o_m = Temple 0 (Occulte, Malt)
nains-card-e1_temple_0_o = Temple 0 (Occulte)
nains-card-e1_temple_1_o = Temple 1 (Occulte)
nains-card-e1_temple_1_m = Temple 1 (Malt)
nains-card-e1_temple_2 = Temple 2
nains-card-e1_temple_3 = Temple 3
nains-card-e1_temple_0_o_5p = { nains-card-e1_temple_0_o }
nains-card-e1_temple_2_m_5p = Temple 2 (Malt)
nains-card-e1_errants_5_m = Errants 5 (Malt)
nains-card-e1_errants_6_m = Errants 6 (Malt)
nains-card-e1_errants_7_m = Errants 7 (Malt)
nains-card-e1_errants_8_m = Errants 8 (Malt)
nains-card-e1_errants_9 = Errants 9
nains-card-e1_errants_10 = Errants 10
nains-card-e1_errants_11 = Errants 11
nains-card-e1_errants_12 = Errants 12
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

## Cognars : nom, effet
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
nains-power-volgrir = 2 grades du Bouclier
nains-power-abokar = 1, et 1 par Bouclier
nains-power-svara = 1 grade, voyez 5 cartes
nains-power-ararun = 2 grades, 2 points
nains-power-sriza = 1 grade, 2 Occultes
nains-power-fey = 1 grade, 5 points
nains-power-derdhr = 13 points, un talion +5
nains-power-kardum = 2 grades, le 0 devient 3
nains-power-oosram = 15 points, 2 jetons ôtés
nains-power-droh = 10 points, 1 jeton ôté
nains-power-ulrog = 1 grade, 2 runes
nains-power-tala = 2 grades, 6, une rune
nains-power-torun = 1 grade, 12, une rune
nains-power-gurdan = 22 points, 1 Malt
nains-power-borogam = 14 points, 3 Malts
nains-power-jorun = une rune, 3 par rune
nains-power-oboron = 15 points, amène Ga’at
nains-power-tadgar = 24 points, colonne au choix
nains-power-akab = 21 points, colonne au choix
nains-power-lygdr = 23 points, colonne au choix
nains-power-dawn = 20 points, colonne au choix
nains-power-wal = 22 points, colonne au choix
nains-effect-volgrir = Deux grades du Bouclier.
nains-effect-abokar = Un grade du Bouclier, et à la fin 1 point par grade du Bouclier, le sien compris.
nains-effect-svara = Un grade du Bouclier. Regardez aussitôt cinq cartes de l’Ère 2 et gardez-en une.
nains-effect-ararun = Deux grades du Temple, 2 points à multiplier et un symbole Occulte.
nains-effect-sriza = Un grade du Temple et deux symboles Occultes.
nains-effect-fey = Un grade du Temple et 5 points à multiplier.
nains-effect-derdhr = Un grade du Talion et 13 points. Un de vos talions grandit aussitôt de 5, sauf le talion d’échange.
nains-effect-kardum = Deux grades du Talion et 5 points. Votre 0 laisse place à un 3 qui permet les mêmes échanges.
nains-effect-oosram = Un grade des Errants et 15 points. À la fin, deux jetons Paria sont retirés.
nains-effect-droh = Deux grades des Errants et 10 points. À la fin, un jeton Paria est retiré.
nains-effect-ulrog = Un grade de la Forge et deux runes uniques.
nains-effect-tala = Deux grades de la Forge, 6 points et une rune unique.
nains-effect-torun = Un grade de la Forge, 12 points et une rune unique.
nains-effect-gurdan = 22 points et un Malt. Avec Borogam, chaque Malt vaut un point de plus.
nains-effect-borogam = 14 points et trois Malts. Avec Gurdan, chaque Malt vaut un point de plus.
nains-effect-jorun = Une rune unique, et 3 points par rune différente que vous possédez.
nains-effect-oboron = 15 points. Ga’at l’accompagne aussitôt et rejoint une colonne de votre choix.
nains-effect-gaat = Un grade dans n’importe quelle colonne : 2 points à multiplier au Temple, 9 chez les Errants, 4 à la Forge, 6 au Talion.
nains-effect-tadgar = Mercenaire : un grade dans une colonne de votre choix et 24 points. Ne vient jamais seul.
nains-effect-akab = Mercenaire : un grade dans une colonne de votre choix et 21 points. Ne vient jamais seul.
nains-effect-lygdr = Mercenaire : un grade dans une colonne de votre choix et 23 points. Ne vient jamais seul.
nains-effect-dawn = Mercenaire : un grade dans une colonne de votre choix et 20 points. Ne vient jamais seul.
nains-effect-wal = Mercenaire : un grade dans une colonne de votre choix et 22 points. Ne vient jamais seul.

## Cognars d’Élite et la Certification
nains-distinction-tiss = Tiss
nains-distinction-aral = Aral
nains-distinction-brum = Brum
nains-distinction-redwin = Redwin
nains-distinction-ordo = Ordo
nains-distinction-liquor_certification = Certification de Liqueur
nains-gain-tiss = 2 points par grade du Bouclier à la fin.
nains-gain-aral = Un symbole Occulte.
nains-gain-brum = 13 points, et un jeton Paria est retiré à la fin.
nains-gain-redwin = Une rune unique.
nains-gain-ordo = Aussitôt, le plus bas de vos deux plus petits talions laisse place à un talion qui vaut leur somme ; le talion d’échange n’y compte pas.
nains-gain-liquor_certification = Chaque Malt vaut un point de plus.
nains-rule-distinction = Revient à qui possède, seul en tête, le plus de grades de cet Ordre à la fin de l’Ère 1.
nains-rule-certification = Revient à qui possède, seul en tête, le plus de Malt à la fin de l’Ère 1.

## Feuille de score
nains-score-shield = Bouclier
nains-score-temple = Temple
nains-score-errants = Errants
nains-score-forge = Forge
nains-score-talion = Talion
nains-score-command = Cognars blancs
nains-score-elite = Cognars d’Élite
nains-score-malt = Malt
nains-score-coins = Talions
nains-score-total = Valeur de Bravoure
nains-score-shield-how = 3, 7, 12, 18, 25…
nains-score-temple-how = points × Occulte
nains-score-errants-how = points visibles
nains-score-forge-how = points + runes × runes
nains-score-talion-how = somme des points
nains-score-command-how = selon leurs cartes
nains-score-elite-how = Tiss et Brum
nains-score-malt-how = Malt × son taux
nains-score-coins-how = somme des cinq

## Demandes : une pour la place interrogée, une (-wait) pour les autres
nains-prompt-bid = Posez un talion dans chaque taverne
nains-prompt-bid-wait = { $count ->
    [one] { $who } mise encore
   *[other] { $count } joueurs misent encore
}
nains-prompt-turn = Prenez une carte : { $tavern }
nains-prompt-turn-wait = { $who } prend une carte : { $tavern }
nains-prompt-hero = Une ligne est complète : recrutez un Cognar !
nains-prompt-hero-wait = { $who } recrute un Cognar
nains-prompt-mercenary = Un second Mercenaire doit suivre : choisissez-le, puis sa colonne
nains-prompt-mercenary-wait = { $who } recrute un second Mercenaire
nains-prompt-transform = Choisissez le talion qui grandit de { $bonus }
nains-prompt-transform-wait = { $who } fait grandir un talion de { $bonus }
nains-prompt-discard = Renvoyez une de ces deux cartes : { $tavern }
nains-prompt-discard-wait = { $who } renvoie une des deux cartes : { $tavern }
nains-prompt-gaat = Où va Ga’at ?
nains-prompt-gaat-wait = { $who } cherche une place pour Ga’at
nains-prompt-svara = Gardez une de ces { $count } cartes
nains-prompt-svara-wait = { $who } regarde { $count } cartes de l’Ère 2 et en garde une
nains-prompt-over = { $who } l’emporte avec { $points } Points de Bravoure
    .who = Vous l’emportez avec { $points } Points de Bravoure
nains-prompt-over-shared = Victoire partagée avec { $points } Points de Bravoure

## La petite ligne sous la demande
nains-note-bid-first = Le plus haut talion choisit d’abord. Deux talions restent dans votre bourse.
nains-note-bid-trade = Misez le talion d’échange ({ $exchange }) pour qu’un des deux talions de la bourse devienne plus grand.
nains-note-bid-last = Dernières mises de la partie : à la fin, les talions comptent aussi comme points.
nains-note-ready = Votre mise est posée. Vous pouvez la reprendre tant que quelqu’un mise encore.
nains-note-order-tie = { $coin } contre { $coin } : la gemme { $high } passe avant la gemme { $low } ; les gemmes s’échangent ensuite.
nains-note-trade = Votre talion d’échange est ici : ensuite { $low } + { $high } devient { $new }.
nains-note-trade-open = Le talion d’échange est ici : un échange suivra.
nains-note-missing = { $count ->
    [one] Il manque un Ordre pour le prochain Cognar : { $classes }
   *[other] Il manque { $count } Ordres pour le prochain Cognar
}
nains-note-line = La ligne { $line } est complète, et { $heroes ->
    [0] aucun Cognar ne vous suit encore
    [one] un Cognar vous suit
   *[other] { $heroes } Cognars vous suivent
}.
nains-note-line-wait = La ligne { $line } est complète.
nains-note-transform-talion = Le talion d’échange ne grandit jamais : un talion de la bourse grandit à sa place.
nains-note-transform-derdhr = Derdhr fait grandir n’importe quel talion, sauf celui d’échange.
nains-note-discard = L’autre Seigneur devra prendre celle qui reste.
nains-note-gaat = Il y vaut un grade et peut compléter une ligne.
nains-note-svara = Personne d’autre ne les voit. Les autres retournent dans la pioche.
nains-note-group-forced = Les Mercenaires viennent au moins par deux ; celui-ci va dans la colonne de votre choix.
nains-note-group-open = Un autre Mercenaire peut suivre, dans n’importe quelle colonne ; tout autre Cognar aussi.
nains-note-margin = { $points ->
    [0] À égalité avec { $who }, mais avec plus de Cognars d’Élite
    [one] Un point devant { $who }
   *[other] { $points } points devant { $who }
}
    .who = { $points ->
        [0] À égalité avec vous, mais avec plus de Cognars d’Élite
        [one] Un point devant vous
       *[other] { $points } points devant vous
    }

## Choix
nains-choice-bid = Chope { $yjdad }, Grognard { $grognard }, Hallebarde { $hallebarde }
    .aria = Chope d’Yjdad { $yjdad }, Grognard Rôti { $grognard }, Hallebarde Gourmande { $hallebarde } ; bourse { $low } et { $high }
nains-choice-pick = Prendre { $card }
nains-choice-hero = Recruter { $hero }
nains-choice-mercenary = { $hero } : { $column }
nains-choice-transform = { $old } devient { $new }
    .aria = Le talion { $old } { $place } devient { $new }
nains-choice-discard = Renvoyer { $card }
nains-choice-gaat = { $hero } : { $column }
nains-choice-svara = Garder { $card }

## Ce qu’un choix apporte
nains-preview-trade = { $low } + { $high } devient { $new }
nains-preview-line = ligne { $line }
nains-preview-token = jeton : nombre couvert

## Pourquoi pas
nains-why-last_one = Un seul Mercenaire ne peut ouvrir un groupe.
nains-why-no_column = Un premier Mercenaire doit compléter une ligne : il faut une seule colonne plus courte que les autres.
nains-why-must_follow = Un second Mercenaire doit d’abord suivre.
nains-why-line = Un Cognar vient quand une ligne est complète.
nains-why-exchange = Le talion d’échange ne grandit jamais.
nains-why-bid = Les talions d’abord : les tavernes ouvrent quand tout le monde a misé.
nains-why-tavern = Cette taverne n’est pas encore ouverte.
nains-why-taken = Cette carte n’est plus là.
nains-why-pouch = Seul un talion de la bourse peut grandir maintenant.
nains-why-column = Un Mercenaire ne vient dans cette colonne qu’à la suite d’un autre.
nains-why-at-card = Une carte se prend à votre tour, dans la taverne ouverte ; faites d’abord ce qui est demandé ci-dessus.
nains-why-at-coin = Les talions se posent au début d’un tour, et se choisissent quand l’un d’eux grandit.
nains-why-at-column = Une colonne ne se choisit que pour qui peut se placer dans plusieurs.
nains-why-at-hero = { nains-why-line }

## Événements
nains-event-round = Ère { $age }, tour { $round } sur { $rounds } : les tavernes se remplissent.
nains-event-bid = { $who } a misé.
    .who = Vous avez misé.
nains-event-bid-all = { $who } ont misé.
    .who = { $who } avez misé.
nains-event-revealed = { $tavern } : { $count ->
    [2] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }
    [3] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }
    [4] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }
   *[other] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }, { $seat5 } { $coin5 }
}
nains-event-tie = { $tavern }, { $coin } chacun : { $count ->
    [2] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 })
    [3] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 }) › { $seat3 } (gemme { $gem3 })
    [4] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 }) › { $seat3 } (gemme { $gem3 }) › { $seat4 } (gemme { $gem4 })
   *[other] { $seat1 } (gemme { $gem1 }) › { $seat2 } (gemme { $gem2 }) › { $seat3 } (gemme { $gem3 }) › { $seat4 } (gemme { $gem4 }) › { $seat5 } (gemme { $gem5 })
}
nains-event-traded = { $who } échange { $kept } + { $old } : le { $old } devient { $new }.
    .who = Vous échangez { $kept } + { $old } : le { $old } devient { $new }.
nains-event-leftover = { $tavern } : personne ne prend { $card }.
nains-event-gems = { $tavern }, échange de gemmes : { $count ->
    [2] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }
    [3] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }
    [4] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }
   *[other] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }, { $seat5 } { $old5 } → { $gem5 }
}
nains-event-recruited = { $who } embauche { $card }.
    .who = Vous embauchez { $card }.
nains-event-paria = { $who } a déjà ce nombre : un jeton Paria couvre { $card }.
    .who = Vous avez déjà ce nombre : un jeton Paria couvre { $card }.
nains-event-sent_away = { $tavern } : { $who } renvoie { $card }.
    .who = { $tavern } : vous renvoyez { $card }.
nains-event-transformed = { $who } change un { $old } ({ $place }) en { $new }.
    .who = Vous changez un { $old } ({ $place }) en { $new }.
nains-event-line = { $who } complète la ligne { $lines } !
    .who = Vous complétez la ligne { $lines } !
nains-event-no_hero = { $who } complète la ligne { $lines }, mais aucun Cognar ne peut venir.
    .who = Vous complétez la ligne { $lines }, mais aucun Cognar ne peut venir.
nains-event-hero = { $who } recrute { $hero } !
    .who = Vous recrutez { $hero } !
nains-event-mercenary = { $who } recrute le Mercenaire { $hero } ({ $column }).
    .who = Vous recrutez le Mercenaire { $hero } ({ $column }).
nains-event-gaat = { $hero } rejoint { $who } ({ $column }).
    .who = { $hero } vous rejoint ({ $column }).
nains-event-svara = { $count ->
    [1] { $who } reçoit la dernière carte de l’Ère 2.
   *[other] { $who } regarde { $count } cartes de l’Ère 2.
}
    .who = { $count ->
        [1] Vous recevez la dernière carte de l’Ère 2.
       *[other] Vous regardez { $count } cartes de l’Ère 2.
    }
nains-event-svara_cards = Vous voyez : { $count ->
    [1] { $card1 }
    [2] { $card1 }, { $card2 }
    [3] { $card1 }, { $card2 }, { $card3 }
    [4] { $card1 }, { $card2 }, { $card3 }, { $card4 }
   *[other] { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
}
nains-event-svara_kept = { $who } garde { $card }. { $cards ->
    [0] La pioche est vide.
    [one] Une carte reste dans la pioche.
   *[other] Les autres sont mélangées : { $cards } cartes dans la pioche.
}
    .who = Vous gardez { $card }. { $cards ->
        [0] La pioche est vide.
        [one] Une carte reste dans la pioche.
       *[other] Les autres sont mélangées : { $cards } cartes dans la pioche.
    }
nains-event-evaluation = La première Ère s’achève : les Ordres sont évalués.
nains-event-distinction = { $distinction } revient à { $who } : { $column }, { $grades }.
    .who = { $distinction } vous revient : { $column }, { $grades }.
nains-event-distinction_tied = { $distinction } ne revient à personne : { $count } joueurs ont { $grades } ({ $column }).
nains-event-special_coin = Kardum remplace le 0 par le talion d’échange { $coin } ({ $who }).
    .who = Kardum remplace votre 0 par le talion d’échange { $coin }.
nains-event-freed = { $count ->
    [one] Un jeton Paria est retiré chez { $who } : +{ $points }.
   *[other] { $count } jetons Paria sont retirés chez { $who } : +{ $points }.
}
    .who = { $count ->
        [one] Un jeton Paria est retiré chez vous : +{ $points }.
       *[other] { $count } jetons Paria sont retirés chez vous : +{ $points }.
    }
nains-event-scored = { $who } : { $total } Points de Bravoure.
nains-event-over = { $count ->
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
option-elite_order = Ordre des Cognars d’Élite
option-elite_order-note = Comment les Cognars d’Élite sont posés ; aucun résultat n’en dépend.
option-elite_order-random = Mélangés
option-elite_order-class = Comme les colonnes
option-show_derivable_coins = Montrer les talions de chacun
option-show_derivable_coins-note = Les cinq talions de chacun visibles, que chacun pourrait déduire.
option-show_derivable_coins-on = Oui
option-show_derivable_coins-off = Non : jouer de mémoire
option-live_scores = Montrer les scores pendant la partie
option-live_scores-note = Les points de chacun à côté de la chronique ; sans eux, la fin reste ouverte.
option-live_scores-on = Oui
option-live_scores-off = Seulement à la fin
option-reveal_last_card = Montrer à la fin la carte inutilisée de l’Ère 2
option-reveal_last_card-note = Pour les curieux : la seule carte que personne n’a pu prendre.
option-reveal_last_card-off = Non
option-reveal_last_card-on = Oui

## Les mots de la page
nains-page-taken-you = à vous
nains-page-rivals = rivaux
nains-page-treasure = Trésor
nains-page-next = ensuite
nains-page-left = restante
nains-page-changes = Ce qui a changé
nains-page-now-column = Choisissez maintenant la colonne que rejoint { $hero }.
nains-page-total = total
nains-page-mine = Votre plateau
nains-page-armies = Toutes les armées
nains-page-show-army = Voir l’armée
nains-page-your-coins = Vos talions
nains-page-your-coin = vous
nains-page-your-bid = votre mise
nains-page-no-bid = sans talion
nains-page-no-bids = les mises arrivent
nains-page-drop-here = posez un talion ici
nains-page-coins-in-hand = Talions en main
nains-page-pouch-fills = Les deux talions restants vont dans votre bourse.
nains-page-backs = { $count ->
    [one] Une mise cachée
   *[other] { $count } mises cachées
}
nains-page-hole-empty = { $tavern } : pas encore de talion
nains-page-hole-coin = { $tavern } : votre { $coin }. Le reprendre
nains-page-coin-free = { $coin }, en main
nains-page-coin-placed = { $coin }, posé : { $tavern }. Le reprendre
nains-page-exchange = talion d’échange
nains-page-acting = choisit
nains-page-place = { $place ->
    [1] commence
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
nains-page-order-entry = { $who }, talion { $coin }, { $state }
nains-page-order-grown = devenu { $coin } depuis
nains-page-order-past = a choisi
nains-page-order-now = choisit maintenant
nains-page-order-next = encore à venir
nains-page-column = { $name } : { $grades }, { $points }
nains-page-column-choose = Choisir la colonne { $name }
nains-page-next-line = prochain : ligne { $line }
nains-page-change = { $points } { $count ->
    [one] point
   *[other] points
    }
nains-page-legal = disponible
nains-page-chosen = choisie
nains-page-awarded = Revient à
nains-page-class-shield = Bouclier
nains-page-class-temple = Temple
nains-page-class-errants = Errants
nains-page-class-forge = Forge
nains-page-class-talion = Talion
nains-page-short-yjdad = Chope
nains-page-short-grognard = Grognard
nains-page-short-hallebarde = Hallebarde
nains-page-coin-plus = Talion +{ $bonus }
nains-page-deck = encore { $count }
nains-page-hero-title = Recrutez un Cognar
nains-page-hero-hint = Survolez un Cognar pour lire son effet ; le nombre dit ce qu’il ajoute dès maintenant à votre score.
nains-page-hero-tap = Touchez un Cognar pour lire son effet ; le nombre dit ce qu’il ajoute dès maintenant à votre score.
nains-page-hero-look = Choisissez un Cognar pour lire son effet. Un cadenas veut dire qu’il ne viendrait pas chez vous en ce moment.
nains-page-evaluated = Les Ordres ont été évalués
nains-page-to-taverns = Vers la seconde Ère

## Feuille de score pour la vraie table
nains-form-coins = Vos cinq talions
nains-form-coins-hint = Tous les cinq, le talion d’échange compris.
nains-form-shield-hint = Les grades avec Cognars, Ga’at et Mercenaires ; les points sont ceux des Mercenaires.
nains-form-temple-hint = Les points des nains, des Cognars et de Ga’at ; les Mercenaires placés ici s’inscrivent plus bas.
nains-form-errants-hint = Tous les points visibles, une fois enlevés les jetons que vous pouvez retirer.
nains-form-forge-hint = Les points de toutes les cartes d’ici ; les runes se comptent plus bas.
nains-form-talion-hint = Les points de toutes les cartes d’ici.
nains-form-temple_mercenaries = Mercenaires au Temple
nains-form-temple_mercenaries-hint = Leurs points ne sont pas multipliés.
nains-form-occult-hint = Tous les vôtres, avec celui de votre plateau et ceux des Cognars et d’Aral.
nains-form-runes-hint = Combien de runes différentes, Cognars et Redwin compris.
nains-form-malt-hint = Tout le Malt de l’armée et de la zone de Commandement.
nains-form-command = Cognars blancs, et Abokar
nains-form-command-hint = Les Cognars qui comptent à part ; les autres comptent dans le total de leur Ordre.
nains-form-army-hint = Les nains des cinq Ordres.
nains-form-cognars = Cognars
nains-form-cognars-hint = Tous les Cognars qui vous ont rejoint, sans les Mercenaires ni l’Élite.
nains-form-gaat = Ga’at est dans l’Ordre
nains-form-mercenary = Mercenaire
nains-form-column = Ordre
nains-form-wrong-symbols = Cela fait { $total } en tout, et il n’y en a que { $most }.
nains-form-elite = Cognars d’Élite et Certification
nains-form-elite-hint = Ce que vous avez gagné à la fin de la première Ère.
nains-form-gem = Gemme
nains-form-gem-hint = Elle ne rapporte rien.
nains-form-tie = { $tied } ont { $points } chacun ; le plus de Cognars d’Élite ({ $elite }) décide : { $seats }.

## Leçon
nains-lesson-goal = Trois tavernes, trois nains dans chacune. Vous en embauchez un par taverne, votre rival aussi. Après deux Ères, la plus haute Valeur de Bravoure l’emporte.
nains-lesson-army = Vos nains se rangent ici, une colonne pour chacun des cinq Ordres. Un grade de chaque Ordre forme une ligne, et chaque ligne vous vaut un Cognar : un héros.
nains-lesson-bid = Misez un talion par taverne ; le plus haut choisit d’abord. Posez le 3 à la Chope, le 2 au Grognard et le 0 à la Hallebarde. Le 4 et le 5 restent en bourse : le 0 en tirera profit.
nains-lesson-pick = Votre 3 bat le 0 : à vous de choisir. Les Errants valent le nombre qu’ils portent : prenez le 11.
nains-lesson-tie = Vous avez misé 2 tous les deux. La plus haute gemme passe devant : la vôtre. Ensuite, les gemmes s’échangent. Prenez le Temple 3 ; à la fin, on multiplie le Temple par ses symboles Occultes.
nains-lesson-discard = À deux joueurs, le premier de la deuxième taverne renvoie un nain. Votre rival doit prendre l’autre. Renvoyez le forgeron : il vaut davantage.
nains-lesson-zero = Avec le 0, vous passez en dernier. Prenez l’Errant 10 : un nombre nouveau compte entièrement. Puis le 0 fait son œuvre : 4 + 5, et votre 5 devient un 9.
nains-lesson-again = Le 9 vous reste jusqu’à la fin, et les talions sont aussi des points. Échangez donc encore : 4 à la Chope, 2 au Grognard et le 0 à la Hallebarde, où attendent des nains du Talion.
nains-lesson-talion = À la Chope, on a pris pour vous le forgeron à la rune Uruz ; au Grognard, un autre restait et est venu de lui-même. Un nain du Talion fait grandir de 1 le talion misé pour lui. Le 0 ne grandit jamais : ce sera un talion de la bourse. Prenez le 6.
nains-lesson-grow = Faites grandir le 3. Le Trésor n’a pas de 4 : il devient aussitôt un 5. L’échange suit : 5 + 9 font 14.
nains-lesson-line = Dans deux autres tavernes, on a pris pour vous un Talion 8 et un Temple 2 : vous avez deux grades dans quatre Ordres et aucun au Bouclier. Prenez le Bouclier : il complète votre première ligne.
nains-lesson-mercenary = Choisissez un Cognar. Le Bouclier est votre seule colonne la plus courte : un Mercenaire peut venir et y compléter à lui seul une deuxième ligne. Choisissez Tadgar, puis le Bouclier.
nains-lesson-second = La deuxième ligne vous vaut aussi un Cognar et, après un premier Mercenaire, ce doit en être un autre. Il va où vous voulez : choisissez Lygdr, puis les Errants.
nains-lesson-evaluation = Le quatrième tour s’est joué pour vous : un Bouclier, un forgeron à la rune Raidho et un Talion 9. La première Ère est finie. Chaque Cognar d’Élite a rejoint celui qui avait, seul en tête, le plus de grades de son Ordre : Redwin et Ordo chez vous, Brum et Aral chez votre rival. Au Bouclier, trois partout : personne n’a Tiss.
nains-lesson-rich = Vers la seconde Ère ! Avec 6 et 7 en bourse, le 0 donne un 13 : posez-le à la Chope, le 20 au Grognard, le 5 à la Hallebarde.
nains-lesson-third = Il ne manque que le Temple pour votre troisième ligne. Prenez le Temple 3.
nains-lesson-oboron = Les Cognars blancs n’ont pas de grade, mais des points. Choisissez Oboron : il en apporte 15, et un compagnon.
nains-lesson-gaat = Voici Ga’at. Dans toute colonne, il vaut un grade et un nain moyen. Placez-le au Talion : 6 points, et un Ordre de moins à trouver pour la prochaine ligne.
nains-lesson-paria = Vous avez déjà un Errant 10. Un jeton Paria couvrira celui-ci : ses points sont perdus, pas son grade. Ce grade vous manque pour la ligne 4 : prenez-le.
nains-lesson-svara = Entre-temps, on a pris pour vous une Forge 2 et un Temple 1, et au Grognard le Bouclier qui restait est venu de lui-même : il a complété votre quatrième ligne. Recrutez Svara : encore un grade du Bouclier, et un regard dans la pioche.
nains-lesson-keep = Personne d’autre ne voit ces cinq cartes. Gardez le Temple 0 : son symbole Occulte multiplie tous les points de votre Temple.
nains-lesson-score = À la fin, tout compte : cinq Ordres de cinq façons, les Cognars, le Malt et vos cinq talions. La feuille de score détaille chaque ligne.
nains-lesson-done = Vous connaissez le jeu. Terminez cette partie à votre guise, ou commencez la vôtre.

## Hints
nains-hint-shield =
  { $count ->
    [one] { $count } dans le Bouclier vaut alors { $points }.
   *[other] { $count } dans le Bouclier valent alors { $points }.
  }
nains-hint-temple = Le Temple vaut alors { $sum } × { $occult } = { $points }.
nains-hint-covered = Son { $points } est sous un jeton : vous avez déjà ce nombre.
nains-hint-runes =
  { $count ->
    [one] Une rune nouvelle : { $count } rune différente vaut { $points }.
   *[other] Une rune nouvelle : { $count } runes différentes valent { $points }.
  }
nains-hint-rune-known = Sa rune, vous l’avez déjà.
nains-hint-malt = Votre Malt, { $count }, vaut alors { $points }.
nains-hint-leaves =
  { $points ->
    [one] Laisse { $card } à { $who } : { $points } point aussitôt.
   *[other] Laisse { $card } à { $who } : { $points } points aussitôt.
  }
nains-hint-leaves-line = Laisse { $card } à { $who }, dont elle complète la ligne { $line }.
