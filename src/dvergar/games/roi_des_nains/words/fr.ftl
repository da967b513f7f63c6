# Le Roi des Nains en français. Phrases à nous ; noms des cartes et des Quêtes tels qu’imprimés.

## Le jeu
roi_des_nains-title = Le Roi des Nains
roi_des_nains-pitch = Trois couleurs, pas d’atout et une nouvelle Quête à chaque donne : tantôt il faut des plis, tantôt personne n’en veut.
roi_des_nains-goal = Sept donnes ; à la fin, le plus haut total l’emporte. En cas d’égalité en tête, on joue une donne de plus.

## Couleurs et rangs
roi_des_nains-suit-knight = Chevaliers
roi_des_nains-suit-dwarf = Nains
roi_des_nains-suit-goblin = Gobelins
roi_des_nains-suit-magic = Magie
roi_des_nains-one-knight = un Chevalier
roi_des_nains-one-dwarf = un Nain
roi_des_nains-one-goblin = un Gobelin
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
roi_des_nains-rank-V = V
roi_des_nains-rank-D = D
roi_des_nains-rank-R = R
roi_des_nains-rank-A = A
roi_des_nains-rank-magic = ★

## Cartes
roi_des_nains-card-C2 = 2 Chevalier
roi_des_nains-card-C3 = 3 Chevalier
roi_des_nains-card-C4 = 4 Chevalier
roi_des_nains-card-C5 = 5 Chevalier
roi_des_nains-card-C6 = 6 Chevalier
roi_des_nains-card-C7 = 7 Chevalier
roi_des_nains-card-C8 = 8 Chevalier
roi_des_nains-card-C9 = 9 Chevalier
roi_des_nains-card-C10 = 10 Chevalier
roi_des_nains-card-CV = Cavalier Chevalier
roi_des_nains-card-CD = Reine Chevalier
roi_des_nains-card-CR = Roi Chevalier
roi_des_nains-card-CA = Champion Chevalier
roi_des_nains-card-N2 = 2 Nain
roi_des_nains-card-N3 = 3 Nain
roi_des_nains-card-N4 = 4 Nain
roi_des_nains-card-N5 = 5 Nain
roi_des_nains-card-N6 = 6 Nain
roi_des_nains-card-N7 = 7 Nain
roi_des_nains-card-N8 = 8 Nain
roi_des_nains-card-N9 = 9 Nain
roi_des_nains-card-N10 = 10 Nain
roi_des_nains-card-NV = Cavalier Nain
roi_des_nains-card-ND = Reine Nain
roi_des_nains-card-NR = Roi Nain
roi_des_nains-card-NA = Champion Nain
roi_des_nains-card-G2 = 2 Gobelin
roi_des_nains-card-G3 = 3 Gobelin
roi_des_nains-card-G4 = 4 Gobelin
roi_des_nains-card-G5 = 5 Gobelin
roi_des_nains-card-G6 = 6 Gobelin
roi_des_nains-card-G7 = 7 Gobelin
roi_des_nains-card-G8 = 8 Gobelin
roi_des_nains-card-G9 = 9 Gobelin
roi_des_nains-card-G10 = 10 Gobelin
roi_des_nains-card-GV = Cavalier Gobelin
roi_des_nains-card-GD = Reine Gobelin
roi_des_nains-card-GR = Roi Gobelin
roi_des_nains-card-GA = Champion Gobelin
roi_des_nains-card-N1 = Druide
roi_des_nains-card-N11a = Porte-étendard Nain
roi_des_nains-card-N11b = Bricoleur
roi_des_nains-card-C1 = Bouffon
roi_des_nains-card-C11a = Porte-étendard Chevalier
roi_des_nains-card-C11b = Enchanteur
roi_des_nains-card-G1 = Éclaireur
roi_des_nains-card-G11a = Shaman
roi_des_nains-card-G11b = Porte-étendard Gobelin
roi_des_nains-card-DRA = Dragon
roi_des_nains-card-MOM = Momie
roi_des_nains-card-MAR = Marionnettiste
roi_des_nains-card-SOR = Sorcier
roi_des_nains-card-EXC = Excalibur
roi_des_nains-card-hidden = Carte cachée
roi_des_nains-card-copy = { $card } en { $copy }
roi_des_nains-card-copy-half = { $card }, juste au-dessus de { $copy }

## Ce que font les cartes spéciales
roi_des_nains-effect-N1 = Le pli terminé, qui l’a joué échange toute sa main avec le joueur de son choix. Rien ne se passe au dernier pli.
roi_des_nains-effect-N11a = Qui le remporte marque 3 points de plus.
roi_des_nains-effect-N11b = Qui remporte le pli d’après marque 3 points de plus. Au dernier pli, il ne fait rien.
roi_des_nains-effect-C1 = Gardé pour le dernier pli, il rapporte 3 points à qui le joue, que ce pli soit gagné ou perdu.
roi_des_nains-effect-C11a = Le pli terminé, toutes les mains passent à gauche ou à droite, comme le décide qui l’a joué. Rien ne se passe au dernier pli.
roi_des_nains-effect-C11b = Qui le remporte double tous ses points de la donne, pertes comprises.
roi_des_nains-effect-G1 = Qui le joue marque un point par figure (V, D, R, A) de son pli.
roi_des_nains-effect-G11a = Qui le remporte perd 3 points.
roi_des_nains-effect-G11b = La Quête choisie, son détenteur le montre, tire deux cartes au hasard dans une autre main et en rend deux.
roi_des_nains-effect-DRA = Jouable à tout moment. Il prend le pli, sauf si un Champion s’y trouve. S’il ouvre, la carte suivante fixe la couleur.
roi_des_nains-effect-MOM = Vaut la carte qui a remporté le pli précédent, couleur et force. Ne se joue pas au premier pli.
roi_des_nains-effect-MAR = Prend la couleur de la carte jouée juste avant, en un rien plus forte. Ne peut ouvrir le premier pli.
roi_des_nains-effect-SOR = Ne se joue jamais. Après chaque pli, son détenteur peut l’échanger contre une carte de ce pli ; avant le dernier pli, il le doit.
roi_des_nains-effect-EXC = Se joue sans carte de la couleur demandée, ou en ouverture. Elle prend toujours le pli.
roi_des_nains-role-C5 = Qui le reçoit choisit la Quête.
roi_des_nains-role-G5 = Qui le tient ouvre le premier pli.
roi_des_nains-role-N5 = Qui le remporte donne ensuite.

## Quêtes
roi_des_nains-rule-T01a = Sus aux Chevaliers
roi_des_nains-rule-T01b = Sus aux Gobelins
roi_des_nains-rule-T02a = Isolez les Rois
roi_des_nains-rule-T02b = Isolez les Reines
roi_des_nains-rule-T03a = Dernier carré
roi_des_nains-rule-T03b = Demi-carré
roi_des_nains-rule-T04a = Victoire des Chevaliers sur les Nains
roi_des_nains-rule-T04b = Victoire des Nains sur les Chevaliers
roi_des_nains-rule-T05a = Le plus de victoires
roi_des_nains-rule-T05b = Le moins de victoires
roi_des_nains-rule-T06a = Les triplés
roi_des_nains-rule-T06b = La Grande Armée
roi_des_nains-rule-T07a = Armée d’élite
roi_des_nains-rule-T07b = Armée de masse
roi_des_nains-rule-T08a = Charge des Paladins
roi_des_nains-rule-T08b = Déroute des Paladins
roi_des_nains-rule-T09a = Sauvez l’arrière-garde
roi_des_nains-rule-T09b = Sacrifiez l’arrière-garde
roi_des_nains-rule-T10a = Nobles et Chevaliers
roi_des_nains-rule-T10b = Piétaille sans Chevalier
roi_des_nains-rule-T11a = Sauvez les Nobles
roi_des_nains-rule-T11b = Sauvez les braves
roi_des_nains-rule-T12a = À droite
roi_des_nains-rule-T12b = À gauche
roi_des_nains-rule-T13a = Nains de jardin
roi_des_nains-rule-T13b = P’tits soldats
roi_des_nains-rule-T14a = 8, 9, Nains…
roi_des_nains-rule-T14b = Ni 8, ni 9, ni Nain
roi_des_nains-rule-T15a = Pair et gagne
roi_des_nains-rule-T15b = Impair et gagne
roi_des_nains-rule-T16a = Trois p’tits tours et puis s’en va
roi_des_nains-rule-T16b = Il ne peut en rester qu’un
roi_des_nains-rule-T17a = Déroute des Chevaliers
roi_des_nains-rule-T17b = Déroute des Gobelins
roi_des_nains-rule-T18a = De trois-quarts
roi_des_nains-rule-T18b = De six à sept
roi_des_nains-rule-T19a = Seul contre tous
roi_des_nains-rule-T19b = Regroupez-vous
roi_des_nains-rule-T20a = Capturez la Reine des Nains
roi_des_nains-rule-T20b = Fuyez la Reine des Nains
roi_des_nains-rule-R01a = Bonne série
roi_des_nains-rule-R01b = Mauvaise série
roi_des_nains-rule-R02a = Mauvais nombres
roi_des_nains-rule-R02b = Bons nombres
roi_des_nains-rule-R03a = Am stram gram…
roi_des_nains-rule-R03b = …pic et pic et colégram
roi_des_nains-rule-R04a = Les triplés
roi_des_nains-rule-R04b = Un, deux et…
roi_des_nains-rule-R05a = Grand chelem
roi_des_nains-rule-R05b = Chaos total
roi_des_nains-rule-R06a = En rang
roi_des_nains-rule-R06b = Sandwich
roi_des_nains-help-T01a = +1 par Chevalier remporté.
roi_des_nains-help-T01b = +1 par Gobelin remporté.
roi_des_nains-help-T02a = +3 par Roi, −3 par Reine remportés.
roi_des_nains-help-T02b = +3 par Reine, −3 par Roi remportés.
roi_des_nains-help-T03a = +5 pour quatre plis, ni plus ni moins.
roi_des_nains-help-T03b = +5 pour deux plis, ni plus ni moins.
roi_des_nains-help-T04a = +1 par Chevalier, −1 par Nain remportés.
roi_des_nains-help-T04b = +1 par Nain, −1 par Chevalier remportés.
roi_des_nains-help-T05a = +1 par pli remporté.
roi_des_nains-help-T05b = −1 par pli remporté.
roi_des_nains-help-T06a = +2 par rang de figure (V, D, R, A) remporté dans les trois couleurs, +1 par autre rang.
roi_des_nains-help-T06b = +1 par carte de votre plus longue suite, toutes couleurs mêlées, à partir de trois cartes.
roi_des_nains-help-T07a = +1 par carte de la couleur que vous avez le moins remportée.
roi_des_nains-help-T07b = +1 par carte de la couleur que vous avez le plus remportée.
roi_des_nains-help-T08a = +4 par Cavalier remporté.
roi_des_nains-help-T08b = −4 par Cavalier remporté.
roi_des_nains-help-T09a = +2 par pli remporté parmi les quatre derniers.
roi_des_nains-help-T09b = −2 par pli remporté parmi les quatre derniers.
roi_des_nains-help-T10a = +1 par figure et +1 par Chevalier remportés ; une figure Chevalier compte double.
roi_des_nains-help-T10b = −1 par figure et −1 par Chevalier remportés ; une figure Chevalier compte double.
roi_des_nains-help-T11a = Votre plus petite carte chiffrée rapporte sa valeur ; avec des figures seulement, vous marquez 10.
roi_des_nains-help-T11b = Votre plus petite carte chiffrée coûte sa valeur ; avec des figures seulement, vous ne perdez rien.
roi_des_nains-help-T12a = +1 par pli du voisin de droite, qui joue juste avant vous.
roi_des_nains-help-T12b = +1 par pli du voisin de gauche, qui joue juste après vous.
roi_des_nains-help-T13a = Votre plus petit Nain chiffré rapporte sa valeur.
roi_des_nains-help-T13b = Votre plus petit Chevalier chiffré rapporte sa valeur.
roi_des_nains-help-T14a = +1 par Nain et +1 par 8 et 9 remportés ; le 8 et le 9 Nain comptent double.
roi_des_nains-help-T14b = −1 par Nain et −1 par 8 et 9 remportés ; le 8 et le 9 Nain comptent double.
roi_des_nains-help-T15a = +5 pour un nombre pair de plis ; zéro ne compte pas.
roi_des_nains-help-T15b = +5 pour un nombre impair de plis.
roi_des_nains-help-T16a = +5 pour trois plis, ni plus ni moins.
roi_des_nains-help-T16b = +5 pour un seul pli.
roi_des_nains-help-T17a = −1 par Chevalier remporté.
roi_des_nains-help-T17b = −1 par Gobelin remporté.
roi_des_nains-help-T18a = +4 par 3 et par 4 remportés.
roi_des_nains-help-T18b = +4 par 6 et par 7 remportés.
roi_des_nains-help-T19a = +5 si personne d’autre n’a autant de plis que vous.
roi_des_nains-help-T19b = +5 si quelqu’un d’autre a autant de plis que vous.
roi_des_nains-help-T20a = +8 pour la Reine Nain.
roi_des_nains-help-T20b = −8 pour la Reine Nain.
roi_des_nains-help-R01a = +2 par pli de votre plus longue série de plis gagnés.
roi_des_nains-help-R01b = −2 par pli de votre plus longue série de plis gagnés.
roi_des_nains-help-R02a = −5 si la somme de vos cartes chiffrées est la plus haute, sans partage.
roi_des_nains-help-R02b = +5 si la somme de vos cartes chiffrées est la plus haute, sans partage.
roi_des_nains-help-R03a = Le premier à gagner un troisième pli marque 3, le deuxième 4, et ainsi de suite.
roi_des_nains-help-R03b = Le premier à gagner un troisième pli perd 3, le deuxième 4, et ainsi de suite.
roi_des_nains-help-R04a = +2 par rang de figure (V, D, R, A) remporté dans les trois couleurs, +1 par autre rang.
roi_des_nains-help-R04b = −2 par rang de figure (V, D, R, A) remporté dans les trois couleurs, −1 par autre rang.
roi_des_nains-help-R05a = +5 pour au moins quatre plis gagnés d’affilée.
roi_des_nains-help-R05b = +5 pour au moins quatre plis perdus d’affilée.
roi_des_nains-help-R06a = +3 si vous avez moins de plis que votre voisin de droite, +3 si vous en avez plus que celui de gauche.
roi_des_nains-help-R06b = +3 si vous avez plus de plis que votre voisin de droite, +3 si vous en avez plus que celui de gauche.

## Ce que compte une Quête
roi_des_nains-tally-knight = { $count ->
    [one] { $count } Chevalier
   *[other] { $count } Chevaliers
}
roi_des_nains-tally-dwarf = { $count ->
    [one] { $count } Nain
   *[other] { $count } Nains
}
roi_des_nains-tally-goblin = { $count ->
    [one] { $count } Gobelin
   *[other] { $count } Gobelins
}
roi_des_nains-tally-12 = { $count ->
    [one] { $count } Cavalier
   *[other] { $count } Cavaliers
}
roi_des_nains-tally-13 = { $count ->
    [one] { $count } Reine
   *[other] { $count } Reines
}
roi_des_nains-tally-14 = { $count ->
    [one] { $count } Roi
   *[other] { $count } Rois
}
roi_des_nains-tally-12-13-14-15 = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
roi_des_nains-tally-8-9 = { $count ->
    [one] { $count } carte 8 ou 9
   *[other] { $count } cartes 8 ou 9
}
roi_des_nains-tally-3-4 = { $count ->
    [one] { $count } carte 3 ou 4
   *[other] { $count } cartes 3 ou 4
}
roi_des_nains-tally-6-7 = { $count ->
    [one] { $count } carte 6 ou 7
   *[other] { $count } cartes 6 ou 7
}
roi_des_nains-tally-dwarf-13 = { $count ->
    [0] pas la Reine Nain
    [one] la Reine Nain
   *[other] { $count } Reines Nain
}
roi_des_nains-tally-cards = { $count ->
    [one] { $count } carte qui compte
   *[other] { $count } cartes qui comptent
}
roi_des_nains-tally-fewest = minimum : { $count }
roi_des_nains-tally-most = maximum : { $count }
roi_des_nains-tally-lowest = { $count ->
    [0] aucune carte chiffrée
   *[other] plus petit nombre : { $count }
}
roi_des_nains-tally-run = { $count ->
    [one] suite de { $count } rang
   *[other] suite de { $count } rangs
}
roi_des_nains-tally-triples = { $count ->
    [one] { $count } triplé
   *[other] { $count } triplés
}
roi_des_nains-tally-values = nombres : { $count } en tout
roi_des_nains-tally-won-run = { $count ->
    [one] { $count } pli gagné d’affilée
   *[other] { $count } plis gagnés d’affilée
}
roi_des_nains-tally-lost-run = { $count ->
    [one] { $count } pli perdu d’affilée
   *[other] { $count } plis perdus d’affilée
}
roi_des_nains-tally-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
roi_des_nains-tally-last-tricks = { $count ->
    [one] { $count } des derniers plis
   *[other] { $count } des derniers plis
}
roi_des_nains-tally-right = { $count ->
    [one] { $count } pli à droite
   *[other] { $count } plis à droite
}
roi_des_nains-tally-left = { $count ->
    [one] { $count } pli à gauche
   *[other] { $count } plis à gauche
}

## Parties de la table
roi_des_nains-quest = Quête
roi_des_nains-tile = Tuile Quête
roi_des_nains-special = Carte spéciale
roi_des_nains-hand = Votre main
roi_des_nains-trick = Pli
roi_des_nains-tricks = Plis
roi_des_nains-last = Dernier pli
roi_des_nains-deals = Donnes
roi_des_nains-dealer = Donneur
roi_des_nains-chooser = a choisi la Quête
roi_des_nains-opener = ouvre
roi_des_nains-doubled = doublé
roi_des_nains-led = { $suit } demandés
roi_des_nains-winning = mène
roi_des_nains-total = Total
roi_des_nains-unseen = Encore à venir
roi_des_nains-piles = reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
    } et { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
    }
roi_des_nains-deal-of = Donne { $deal } sur { $deals }
roi_des_nains-deal-extra = Donne supplémentaire { $deal }
roi_des_nains-trick-of = Pli { $trick } sur { $tricks }
roi_des_nains-where-unknown = dans une main, on ne sait laquelle
roi_des_nains-where-hand = en main chez { $who }
    .who = dans votre main
roi_des_nains-where-trick = jouée par { $who }
    .who = jouée par vous
roi_des_nains-where-pile = remportée par { $who }
    .who = remportée par vous
roi_des_nains-armed = attend le gagnant de ce pli
roi_des_nains-suit-left = { $suit } : { $left } sur { $of } à venir
roi_des_nains-void = plus de { $suit }
roi_des_nains-direction-left = à gauche
roi_des_nains-direction-right = à droite
roi_des_nains-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Phases
roi_des_nains-phase-choose_quest = Choix de la Quête
roi_des_nains-phase-standard_target = Échange
roi_des_nains-phase-standard_give_first = Échange
roi_des_nains-phase-standard_give_second = Échange
roi_des_nains-phase-play_card = Pli
roi_des_nains-phase-druid_target = Le Druide échange
roi_des_nains-phase-standard_direction = Les mains passent
roi_des_nains-phase-sorcerer_window = Le Sorcier
roi_des_nains-phase-over = Décompte

## Lignes de score
roi_des_nains-score-deal_1 = Donne 1
roi_des_nains-score-deal_2 = Donne 2
roi_des_nains-score-deal_3 = Donne 3
roi_des_nains-score-deal_4 = Donne 4
roi_des_nains-score-deal_5 = Donne 5
roi_des_nains-score-deal_6 = Donne 6
roi_des_nains-score-deal_7 = Donne 7
roi_des_nains-score-deal_8 = Donne 8
roi_des_nains-score-deal_9 = Donne 9
roi_des_nains-score-deal_10 = Donne 10
roi_des_nains-score-deal_11 = Donne 11
roi_des_nains-score-deal_12 = Donne 12
roi_des_nains-score-deal_13 = Donne 13
roi_des_nains-score-deal_14 = Donne 14
roi_des_nains-score-deal_1-how = Quête et carte spéciale
roi_des_nains-score-deal_2-how = Quête et carte spéciale
roi_des_nains-score-deal_3-how = Quête et carte spéciale
roi_des_nains-score-deal_4-how = Quête et carte spéciale
roi_des_nains-score-deal_5-how = Quête et carte spéciale
roi_des_nains-score-deal_6-how = Quête et carte spéciale
roi_des_nains-score-deal_7-how = Quête et carte spéciale
roi_des_nains-score-deal_8-how = Quête et carte spéciale
roi_des_nains-score-deal_9-how = Quête et carte spéciale
roi_des_nains-score-deal_10-how = Quête et carte spéciale
roi_des_nains-score-deal_11-how = Quête et carte spéciale
roi_des_nains-score-deal_12-how = Quête et carte spéciale
roi_des_nains-score-deal_13-how = Quête et carte spéciale
roi_des_nains-score-deal_14-how = Quête et carte spéciale
roi_des_nains-score-total = Total

## Demandes
roi_des_nains-prompt-choose_quest = Choisissez la Quête de cette donne
roi_des_nains-prompt-choose_quest-wait = { $who } choisit la Quête
roi_des_nains-prompt-standard_target = Dans quelle main tirez-vous deux cartes ?
roi_des_nains-prompt-standard_target-wait = { $who } va tirer deux cartes dans une main
roi_des_nains-prompt-standard_give_first = Donnez une première carte à { $target }
roi_des_nains-prompt-standard_give_first-wait = { $who } choisit deux cartes pour { $target }
    .target = { $who } choisit deux cartes pour vous
roi_des_nains-prompt-standard_give_second = Donnez une seconde carte à { $target }
roi_des_nains-prompt-standard_give_second-wait = { $who } choisit encore une carte pour { $target }
    .target = { $who } choisit encore une carte pour vous
roi_des_nains-prompt-lead = Ouvrez le pli
roi_des_nains-prompt-lead-wait = { $who } ouvre le pli
roi_des_nains-prompt-free = Jouez ce que vous voulez : votre carte fixe la couleur
roi_des_nains-prompt-free-wait = { $who } joue et fixe la couleur
roi_des_nains-prompt-follow = Jouez { $one }
roi_des_nains-prompt-follow-wait = { $who } joue : { $suit } demandés
roi_des_nains-prompt-discard = Vous ne pouvez pas suivre ({ $suit }) : jouez ce que vous voulez
roi_des_nains-prompt-druid_target = Avec qui échangez-vous votre main ?
roi_des_nains-prompt-druid_target-wait = { $who } va échanger sa main
roi_des_nains-prompt-standard_direction = De quel côté passent toutes les mains ?
roi_des_nains-prompt-standard_direction-wait = { $who } décide de quel côté passent les mains
roi_des_nains-prompt-sorcerer_window = Échanger le Sorcier contre une carte de ce pli ?
roi_des_nains-prompt-sorcerer_window-wait = { $who } peut échanger le Sorcier
roi_des_nains-prompt-over = { $who } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
    .who = Vous l’emportez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
        }
roi_des_nains-prompt-over-shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## La petite ligne
roi_des_nains-note-quest = { $a } ou { $b }
roi_des_nains-note-opener = Qui tient le 5 Gobelin ouvre le premier pli, avec la carte de son choix.
roi_des_nains-note-lead = Qui a remporté le dernier pli ouvre le suivant.
roi_des_nains-note-free = Le Dragon ou Excalibur en ouverture ne fixe pas la couleur.
roi_des_nains-note-leading = { $card } mène : { $who } remporterait le pli.
    .who = { $card } mène : vous remporteriez le pli.
roi_des_nains-note-window = { $left ->
    [one] Il reste une occasion après celle-ci.
   *[other] Il reste { $left } occasions après celle-ci.
}
roi_des_nains-note-window-last = Le dernier pli arrive : il faut l’échanger maintenant.
roi_des_nains-note-druid = Chacun sait ce qu’il donne.
roi_des_nains-note-drawn = Vous avez tiré { $card } et { $other }. Vous pouvez donner n’importe quelle carte, celles-ci aussi.
roi_des_nains-note-margin = { $points ->
    [one] Un point devant { $who }.
   *[other] { $points } points devant { $who }.
}
    .who = { $points ->
        [one] Un point devant vous.
       *[other] { $points } points devant vous.
    }

## Choix et aperçus
roi_des_nains-choice-side = Choisir { $rule }
roi_des_nains-choice-target = Tirer chez { $target }
roi_des_nains-choice-give = Donner { $card }
roi_des_nains-choice-lead = Ouvrir : { $card }
roi_des_nains-choice-play = Jouer { $card }
roi_des_nains-choice-druid = Échanger avec { $target }
roi_des_nains-choice-left = À gauche
roi_des_nains-choice-right = À droite
roi_des_nains-choice-take = Prendre { $card }
roi_des_nains-choice-pass = Garder le Sorcier
roi_des_nains-preview-leads = prend la tête
roi_des_nains-preview-hands = votre main à { $to }, vous prenez celle de { $from }
roi_des_nains-preview-below = reste dessous : { $who } mène
roi_des_nains-preview-wins = remporte le pli
roi_des_nains-preview-loses = { $who } remporte le pli

## Pourquoi pas
roi_des_nains-why-suit = Vous devez jouer { $one } tant que vous en avez.
roi_des_nains-why-sorcerer = Le Sorcier ne se joue jamais ; échangez-le entre deux plis.
roi_des_nains-why-mummy = Au premier pli, il n’y a rien à copier.
roi_des_nains-why-puppeteer = Le Marionnettiste ne peut ouvrir le premier pli.
roi_des_nains-why-excalibur = Excalibur seulement si vous ne pouvez pas suivre : vous devez jouer { $one }.
roi_des_nains-why-excalibur-lead = À cette table, Excalibur n’ouvre que comme dernière carte.
roi_des_nains-why-turn = Ce n’est pas à vous de jouer.
roi_des_nains-why-at-card = Une carte se joue quand c’est à vous ; faites d’abord ce qui est demandé ci-dessus.
roi_des_nains-why-at-side = Une moitié de la tuile se choisit avant le premier pli ; c’est à qui a reçu le 5 Chevalier de le faire.

## Chronique
roi_des_nains-event-deal = Donne { $deal } : { $who } révèle { $special }.
    .who = Donne { $deal } : vous révélez { $special }.
roi_des_nains-event-deal_extra = Donne supplémentaire { $deal } : { $who } révèle { $special }.
    .who = Donne supplémentaire { $deal } : vous révélez { $special }.
roi_des_nains-event-quest_shown = { $who } a le 5 Chevalier et révèle « { $a } » et « { $b } ».
    .who = Vous avez le 5 Chevalier et révélez « { $a } » et « { $b } ».
roi_des_nains-event-quest = { $who } choisit « { $rule } ».
    .who = Vous choisissez « { $rule } ».
roi_des_nains-event-standard_shown = { $who } montre : { $card }.
    .who = Vous montrez : { $card }.
roi_des_nains-event-standard_target = { $who } tire deux cartes chez { $target }.
    .who = Vous tirez deux cartes chez { $target }.
    .target = { $who } tire deux cartes chez vous.
roi_des_nains-event-standard_taken = Vous tirez { $card } et { $other } chez { $target }.
roi_des_nains-event-standard_lost = { $taker } vous a pris { $card } et { $other }.
roi_des_nains-event-standard_first = Vous mettez { $card } de côté pour { $target }.
roi_des_nains-event-standard_done = { $who } rend deux cartes à { $target }.
    .who = Vous rendez deux cartes à { $target }.
    .target = { $who } vous rend deux cartes.
roi_des_nains-event-standard_given = Vous avez donné à { $target } : { $card } et { $other }.
roi_des_nains-event-standard_received = { $taker } vous donne { $card } et { $other }.
roi_des_nains-event-first_lead = { $who } a le 5 Gobelin et ouvre.
    .who = Vous avez le 5 Gobelin et ouvrez.
roi_des_nains-event-led = { $who } ouvre : { $card }.
    .who = Vous ouvrez : { $card }.
roi_des_nains-event-led_copy = { $who } ouvre : { $card }, qui imite { $copy }.
    .who = Vous ouvrez : { $card }, qui imite { $copy }.
roi_des_nains-event-played = { $who } joue { $card }.
    .who = Vous jouez { $card }.
roi_des_nains-event-played_copy = { $who } joue { $card }, qui imite { $copy }.
    .who = Vous jouez { $card }, qui imite { $copy }.
roi_des_nains-event-trick = { $who } remporte le pli { $trick } avec { $card }.
    .who = Vous remportez le pli { $trick } avec { $card }.
roi_des_nains-event-heir = { $who } a remporté le 5 Nain et donnera ensuite.
    .who = Vous avez remporté le 5 Nain et donnerez ensuite.
roi_des_nains-event-armed = { $card } : { $points } points attendent le gagnant du pli suivant.
roi_des_nains-event-bonus = { $card } : { $points } pour { $who }.
    .who = { $card } : { $points } pour vous.
roi_des_nains-event-doubled = { $card } : { $who } compte ses points { $factor } fois dans cette donne.
    .who = { $card } : vous comptez vos points { $factor } fois dans cette donne.
roi_des_nains-event-druid = { $who } échange sa main avec { $target }.
    .who = Vous échangez votre main avec { $target }.
    .target = { $who } échange sa main avec vous.
roi_des_nains-event-rotated = { $who } fait passer toutes les mains { $direction }.
    .who = Vous faites passer toutes les mains { $direction }.
roi_des_nains-event-sorcerer_shown = { $who } détient : { $card }.
    .who = Vous détenez : { $card }.
roi_des_nains-event-sorcerer_passed = { $who } garde le Sorcier.
    .who = Vous gardez le Sorcier.
roi_des_nains-event-sorcerer_traded = { $who } échange : { $card } contre { $other }.
    .who = Vous échangez : { $card } contre { $other }.
roi_des_nains-event-scored = { $rule } : { $points } pour { $who }, { $total } en tout.
    .who = { $rule } : { $points } pour vous, { $total } en tout.
roi_des_nains-event-tie = { $count } joueurs sont en tête avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    } : encore une donne.
roi_des_nains-event-over = { $count ->
    [one] { $who } l’emporte
   *[other] { $count } joueurs se partagent la victoire
    } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
    .who = { $count ->
        [one] Vous l’emportez
       *[other] { $count } joueurs se partagent la victoire
        } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
        }.

## À la table, sur la page
roi_des_nains-page-acting = à jouer
roi_des_nains-page-your-card = votre carte
roi_des_nains-page-won = plis : { $count }
roi_des_nains-page-quest-now = Quête { $points }
roi_des_nains-page-special-now = carte spéciale { $points }
roi_des_nains-page-total-of = { $count } en tout
roi_des_nains-page-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
roi_des_nains-page-seats = Joueurs
roi_des_nains-page-show-tricks = Voir les plis
roi_des_nains-page-choose-seat = Choisir { $who }.
roi_des_nains-page-quest-of = Quête de cette donne
roi_des_nains-page-quest-open = La Quête n’est pas encore choisie
roi_des_nains-page-counts = Ce que donne la Quête pour l’instant
roi_des_nains-page-chosen-by = choisie par { $who }
    .who = choisie par vous
roi_des_nains-page-not-chosen = l’autre moitié, non choisie
roi_des_nains-page-choose-side = Quelle moitié compte dans cette donne ?
roi_des_nains-page-who-chooses = { $who } choisit l’une des deux
    .who = Vous choisissez l’une des deux
roi_des_nains-page-won-by = Pli pour { $who }
    .who = Pli pour vous
roi_des_nains-page-wins = remporte le pli
roi_des_nains-page-swapped = carte reprise ici : { $card }
roi_des_nains-page-tricks-none = Aucun pli n’a encore été remporté.
roi_des_nains-page-trick-won = Pli { $trick } · { $who }
roi_des_nains-page-tricks-of = Plis de la donne { $deal }
roi_des_nains-page-gone = Cartes de cette donne
roi_des_nains-page-suit-left = { $suit } encore dans d’autres mains : { $cards }
roi_des_nains-page-ahead = à choisir d’avance
roi_des_nains-page-ahead-chosen = jouée à votre tour ; un clic la reprend
roi_des_nains-page-ahead-gone = { $card } ne peut pas être jouée : votre choix d’avance est retiré.
roi_des_nains-page-one-click = Un clic joue une carte
roi_des_nains-page-whose = Plis de qui
roi_des_nains-page-all = Tous
roi_des_nains-page-known = Ce que vous savez de cette main : { $who }
roi_des_nains-page-deal = Donne
roi_des_nains-page-extra = Donne supp.
roi_des_nains-page-with = avec { $special }
roi_des_nains-page-deal-over = La donne { $deal } est finie
roi_des_nains-page-ended = { $who } remporte le pli { $trick }
    .who = Vous remportez le pli { $trick }
roi_des_nains-page-onward = Continuer
roi_des_nains-page-legal = jouable
roi_des_nains-page-chosen = choisie
roi_des_nains-page-drawn = tout juste tirée
roi_des_nains-page-linger = Un pli terminé reste
roi_des_nains-page-linger-0 = jusqu’à ce que je touche l’écran
roi_des_nains-page-linger-1 = quelques secondes
roi_des_nains-page-linger-2 = un instant

## Options
option-tile_set = Tuiles Quêtes
option-tile_set-note = Quelles quêtes peuvent sortir.
option-tile_set-classic = Les 20 de 2011
option-tile_set-revised = Les 20 de l’édition suivante
option-tile_set-all = Les 26
option-specials = Cartes spéciales
option-specials-note = Sans le Sorcier, personne n’est interrogé après chaque pli : cela va plus vite.
option-specials-all = Les 14
option-specials-no_sorcerer = Sans le Sorcier, qui interroge après chaque pli
option-deals = Donnes
option-deals-note = La durée de la partie ; une donne prend quelque quatre minutes.
option-deals-7 = Sept
option-deals-5 = Cinq
option-deals-3 = Trois
option-first_dealer = Premier donneur
option-first_dealer-note = Qui donne d’abord, et donc qui choisit la première quête.
option-first_dealer-random = Tiré au sort
option-first_dealer-seat0 = La place 1
option-tie_break = Égalité en tête
option-tie_break-note = Ce qui se passe si plusieurs sont à égalité à la fin.
option-tie_break-extra_deals = Jouer une donne de plus
option-tie_break-shared_victory = Partager la victoire
option-excalibur_lead = Excalibur en ouverture
option-excalibur_lead-note = Si la carte la plus forte peut ouvrir un pli avant la fin.
option-excalibur_lead-free = À tout moment
option-excalibur_lead-last_card_only = Seulement comme dernière carte
option-won_tricks = Revoir les plis remportés
option-won_tricks-note = Ce que l’on peut revoir des plis joués.
option-won_tricks-open = Tous
option-won_tricks-last_trick_only = Seulement le dernier
option-live_score = Montrer ce que rapporte la Quête
option-live_score-note = Ce que chaque place aurait si la donne finissait maintenant.
option-live_score-on = Oui
option-live_score-off = Non

## Manières de jouer
level-thinker = Stratège

## La leçon
roi_des_nains-lesson-1 = Bienvenue à la cour du Roi des Nains ! Voici votre main, treize cartes : Chevaliers, Nains et Gobelins, sans aucun atout. Ce que valent les plis, une Quête le dit, et elle change à chaque donne.
roi_des_nains-lesson-2 = Vous avez reçu le 5 Chevalier : à vous de choisir. Les deux Quêtes coûtent un point par carte d’une couleur. Vous avez sept Chevaliers, mais trois Gobelins seulement : choisissez la Déroute des Gobelins.
roi_des_nains-lesson-3 = Treize plis vont suivre. Vous tenez aussi le 5 Gobelin : c’est donc vous qui ouvrez, de la carte que vous voulez. Jouez le 4 Chevalier : qui a un Chevalier doit en jouer un, et aucun Gobelin ne tombe.
roi_des_nains-lesson-4 = Ce pli est à vous. Le suivant a été ouvert pour vous, et Bifur l’a pris. Il ouvre maintenant d’un Gobelin, et vous devez suivre. S’il faut vraiment gagner des Gobelins, que ce soit tant qu’ils sont petits : jouez le 9.
roi_des_nains-lesson-5 = Trois Gobelins, trois points de moins : c’est écrit à côté de votre nom. Vous ouvrez de nouveau. Essayez le 8 Chevalier : quelqu’un devra peut-être passer au-dessus.
roi_des_nains-lesson-6 = Nori a dû gagner, et Bifur, qui n’a plus de Chevalier, lui a glissé le Champion Gobelin. Ici vous jouez en dernier et gagnerez avec l’un comme avec l’autre. Défaites-vous donc de la Reine : plus tard, elle coûterait plus cher.
roi_des_nains-lesson-7 = Votre dernier Gobelin est parti. Bifur ouvre à Gobelin ; comme vous n’en avez pas, jouez ce que vous voulez : une défausse ne gagne jamais. Jetez la Reine Chevalier, qui gagne des plis dont vous ne voulez pas.
roi_des_nains-lesson-8 = Trois plis plus tard. À chaque donne, une carte spéciale est mêlée au paquet ; cette fois, c’est votre Porte-étendard, le 11 Chevalier. Ouvrez avec lui et voyez ce qu’il fait.
roi_des_nains-lesson-9 = Après son pli, toutes les mains passent à un voisin, et vous dites de quel côté. Il n’y a plus de risque : tous les Gobelins sont tombés. Envoyez-les à gauche : vous recevrez la main de Bifur.
roi_des_nains-lesson-10 = La première donne est finie : vous perdez 7 points, les autres moins. À la deuxième, Bifur a choisi le Dernier carré : 5 points pour quatre plis, ni plus ni moins. Vous en avez déjà deux.
roi_des_nains-lesson-11 = La carte spéciale est encore pour vous : le Druide. Qui le joue échange ensuite sa main. Vous avez encore trop de fortes cartes : ouvrez avec le Druide.
roi_des_nains-lesson-12 = Bifur a pris le pli. Avec qui échanger ? Il vous faut maintenant de petites cartes, pour ne gagner que deux plis de plus. Nori n’en a pas gagné un seul : prenez sa main.
roi_des_nains-lesson-13 = Quatre plis tout juste : 5 points pour vous. Troisième donne, Le moins de victoires : chaque pli coûte un point. La carte spéciale est le Sorcier, et c’est vous qui le tenez. Il ne se joue jamais.
roi_des_nains-lesson-14 = Après chaque pli, vous pouvez l’échanger contre une de ses cartes, quel qu’en soit le gagnant. Prenez le 2 Chevalier : avec la plus petite carte d’une couleur, on n’est jamais forcé de gagner.
roi_des_nains-lesson-15 = La quatrième donne. Bifur a choisi l’Armée d’élite : un point par carte de la couleur dont vous aurez le moins. Il vous en faut des trois, et ce sont les Gobelins qui vous manquent.
roi_des_nains-lesson-16 = Vous tenez le Porte-étendard Gobelin. Avant le premier pli, vous tirez deux cartes au hasard dans une autre main. Nori est en tête : tirez chez lui.
roi_des_nains-lesson-17 = Le 6 Nain et le Roi Gobelin : ils sont les bienvenus ! Deux cartes repartent, celles que vous voulez. Donnez le 2 Gobelin, il ne gagne rien.
roi_des_nains-lesson-18 = La seconde : donnez le 3 Nain. Vous et Nori êtes seuls à savoir quelles cartes ont changé de main.
roi_des_nains-lesson-19 = Bifur tient le 5 Gobelin et a ouvert du Champion Chevalier : suivez de votre plus petit Chevalier. À partir d’ici, c’est à vous. Comptez les cartes encore à venir, et pensez à la Quête à chaque pli.
roi_des_nains-lesson-done = Vous savez tout : ouvrir, suivre, vous défausser, et quatre des quatorze cartes spéciales. Continuez contre Nori et Bifur, ou ouvrez votre propre table.
roi_des_nains-lesson-2-quest = Une autre partie, deuxième donne. Vous avez de nouveau le 5 Chevalier et choisissez la Quête. Votre main compte trois Chevaliers élevés et le Champion Gobelin, et l’on se défait sans peine des fortes cartes dans les neuf premiers plis : choisissez Sacrifiez l’arrière-garde.
roi_des_nains-lesson-2-free = Bifur ouvre du Dragon. Il ne demande aucune couleur : vous jouez ce que vous voulez, et votre carte fixe la couleur pour la suite. Seul un Champion bat le Dragon. Ces plis ne coûtent rien : défaites-vous du Champion Chevalier.
roi_des_nains-lesson-2-lead = Nori a dû fournir un Chevalier, et le pli est à vous. Continuez ainsi tant que les plis ne coûtent rien : ouvrez du Champion Gobelin.
roi_des_nains-lesson-2-last = Excalibur, quand elle ouvre, fait comme le Dragon : le joueur suivant choisit la couleur. À partir d’ici, c’est à vous ; gardez vos petites cartes pour les quatre derniers plis.
roi_des_nains-lesson-done-2 = Vous avez pris une fois chaque sorte de décision. Continuez contre Nori et Bifur, ou ouvrez votre propre table.
## Feuille de score pour la vraie table
roi_des_nains-form-deals = Donnes
roi_des_nains-form-deal = Donne { $deal }
roi_des_nains-form-first_dealer = Qui donne en premier ?
roi_des_nains-form-next_dealer = Qui a remporté le 5 Nain et donne ensuite ?
roi_des_nains-form-rule = Quête
roi_des_nains-form-tile = Tuile { $tile }
roi_des_nains-form-by = Saisie par
roi_des_nains-form-by-counts = nombres
roi_des_nains-form-by-cards = cartes et plis
roi_des_nains-form-bonus = Qui reçoit l’effet de la carte spéciale ?
roi_des_nains-form-bonus-hint = Qui a remporté son pli ; pour le Bouffon et l’Éclaireur, qui l’a joué ; pour le Bricoleur, qui a remporté le pli suivant.
roi_des_nains-form-nobody = Personne
roi_des_nains-form-heads = Figures dans son pli
roi_des_nains-form-tricks = Plis remportés
roi_des_nains-form-all_tricks-hint = Seulement pour les statistiques, si quelqu’un a compté.
roi_des_nains-form-last_tricks = Plis remportés, parmi les { $last } derniers
roi_des_nains-form-term-knight = Chevaliers remportés
roi_des_nains-form-term-dwarf = Nains remportés
roi_des_nains-form-term-goblin = Gobelins remportés
roi_des_nains-form-term-12 = Cavaliers remportés
roi_des_nains-form-term-13 = Reines remportées
roi_des_nains-form-term-14 = Rois remportés
roi_des_nains-form-term-12-13-14-15 = Figures remportées
roi_des_nains-form-term-8-9 = 8 et 9 remportés
roi_des_nains-form-term-3-4 = 3 et 4 remportés
roi_des_nains-form-term-6-7 = 6 et 7 remportés
roi_des_nains-form-term-dwarf-13 = Reine Nain remportée
roi_des_nains-form-term-cards = Cartes remportées qui comptent
roi_des_nains-form-smallest = Cartes de la couleur la moins fournie
roi_des_nains-form-largest = Cartes de la couleur la plus fournie
roi_des_nains-form-run = Plus longue suite de rangs
roi_des_nains-form-triples = Triplés de nombres
roi_des_nains-form-head_triples = Triplés de figures
roi_des_nains-form-values = Somme de tous les nombres remportés
roi_des_nains-form-won_run = Plus longue série de plis gagnés
roi_des_nains-form-lost_run = Plus longue série de plis perdus
roi_des_nains-form-lowest = Plus petit nombre remporté qui compte
roi_des_nains-form-value = { $value }
roi_des_nains-form-only-heads = seulement des figures
roi_des_nains-form-none = aucune carte
roi_des_nains-form-race = À quelle place le pli numéro { $n } a-t-il été gagné ?
roi_des_nains-form-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
roi_des_nains-form-never = jamais
roi_des_nains-form-winners = Gagnant de chaque pli, dans l’ordre
roi_des_nains-form-won = Cartes remportées
roi_des_nains-form-deals-next = { $who } distribue la donne { $deal }.
roi_des_nains-form-tied = { $seats } sont en tête avec { $points } chacun : une donne supplémentaire décidera.
roi_des_nains-form-wrong-over = La partie était finie avant la donne { $deal }.
roi_des_nains-form-wrong-sum = Cela fait { $total } en tout, et il n’y en a que { $most }.
roi_des_nains-form-wrong-exact = Cela fait { $total } en tout, et il en faut { $most }.
roi_des_nains-form-wrong-pack = Cela fait { $total } en tout, et avec { $special } en jeu il y en a { $most }.
roi_des_nains-form-wrong-most = { $total } est impossible : { $most } au plus.
roi_des_nains-form-wrong-value = Saisi { $count } fois, et cartes de cette sorte qui comptent : { $most }.
roi_des_nains-form-wrong-tricks = { $count } ne va pas avec le nombre de plis remportés : { $tricks }.
roi_des_nains-form-wrong-special = { $card } n’était pas dans cette donne : il n’y a qu’une seule carte spéciale.
# Hints
roi_des_nains-hint-quest = Convient mieux à votre main.
roi_des_nains-hint-lead = Une bonne carte pour ouvrir.
roi_des_nains-hint-duck = Laisse ce pli à quelqu’un d’autre.
roi_des_nains-hint-win = Remporte ce pli.
roi_des_nains-hint-ahead = Passe devant dans ce pli.
roi_des_nains-hint-saw =
  { $points ->
    [one] En moyenne, vous avez alors { $points } point à la fin de cette donne.
   *[other] En moyenne, vous avez alors { $points } points à la fin de cette donne.
  }
roi_des_nains-hint-hand = Plis que votre main devrait gagner : environ { $count } sur { $tricks }.
roi_des_nains-hint-side-better = Ce côté lui convient mieux que l’autre.
roi_des_nains-hint-side-exact = Plis demandés, exactement : { $n }.
roi_des_nains-hint-target =
  { $points ->
    [one] { $target } a { $points } point pour l’instant.
   *[other] { $target } a { $points } points pour l’instant.
  }
roi_des_nains-hint-hands = Votre main va à { $to } et vous recevez celle de { $from }.
roi_des_nains-hint-wins = Remporte le pli.
roi_des_nains-hint-wins-plus =
  { $points ->
    [one] Remporte le pli : { $points } point pour vous.
   *[other] Remporte le pli : { $points } points pour vous.
  }
roi_des_nains-hint-wins-minus =
  { $points ->
    [one] Remporte le pli, ce qui vous coûte { $points } point.
   *[other] Remporte le pli, ce qui vous coûte { $points } points.
  }
roi_des_nains-hint-leaves = Laisse le pli à { $who }.
roi_des_nains-hint-leaves-plus =
  { $points ->
    [one] Laisse le pli à { $who } : { $points } point.
   *[other] Laisse le pli à { $who } : { $points } points.
  }
roi_des_nains-hint-leaves-minus =
  { $points ->
    [one] { $who } remporte le pli et perd { $points } point.
   *[other] { $who } remporte le pli et perd { $points } points.
  }
roi_des_nains-hint-magic = { $card } prend la tête de ce pli.
roi_des_nains-hint-top = Plus aucune carte au-dessus ({ $suit }) : elle gagne, sauf si une carte spéciale s’en mêle.
roi_des_nains-hint-out =
  { $count ->
    [one] Encore { $count } carte plus forte de cette couleur en jeu ({ $suit }).
   *[other] Encore { $count } cartes plus fortes de cette couleur en jeu ({ $suit }).
  }
roi_des_nains-hint-ahead-of =
  { $count ->
    [one] Bat { $card } ; encore { $count } carte plus forte en jeu ({ $suit }).
   *[other] Bat { $card } ; encore { $count } cartes plus fortes en jeu ({ $suit }).
  }
roi_des_nains-hint-below = Reste sous { $card } de { $who }, en tête du pli pour l’instant.
roi_des_nains-hint-last-of = C’est votre dernière carte de cette couleur ({ $suit }) : la prochaine fois, vous jouerez ce que vous voudrez.
roi_des_nains-hint-card-plus =
  { $points ->
    [one] { $card } vaut { $points } point à qui la gagne.
   *[other] { $card } vaut { $points } points à qui la gagne.
  }
roi_des_nains-hint-card-minus =
  { $points ->
    [one] { $card } coûte { $points } point à qui la gagne.
   *[other] { $card } coûte { $points } points à qui la gagne.
  }
roi_des_nains-hint-trick-plus =
  { $points ->
    [one] Ce qui est dans le pli vaut { $points } point à qui le gagne.
   *[other] Ce qui est dans le pli vaut { $points } points à qui le gagne.
  }
roi_des_nains-hint-trick-minus =
  { $points ->
    [one] Ce qui est dans le pli coûte { $points } point à qui le gagne.
   *[other] Ce qui est dans le pli coûte { $points } points à qui le gagne.
  }
roi_des_nains-hint-rid =
  { $points ->
    [one] Se défait de { $card }, qui coûte { $points } point à qui la gagne.
   *[other] Se défait de { $card }, qui coûte { $points } points à qui la gagne.
  }
roi_des_nains-hint-gives-up =
  { $points ->
    [one] Cède { $card }, qui vaut { $points } point à qui la gagne.
   *[other] Cède { $card }, qui vaut { $points } points à qui la gagne.
  }
roi_des_nains-hint-special-good = { $special } donne plus de valeur à ce pli.
roi_des_nains-hint-special-bad = { $special } rend ce pli coûteux.
roi_des_nains-hint-exact = Plis demandés, exactement : { $n }. Les vôtres : { $count }.
roi_des_nains-hint-odd = La quête demande un nombre impair de plis ; vous en avez { $count }.
roi_des_nains-hint-even = La quête demande un nombre pair de plis ; vous en avez { $count }.
roi_des_nains-hint-alone = La quête récompense qui est seul à avoir son nombre de plis ; vous en avez { $count }.
roi_des_nains-hint-shared = La quête récompense qui partage son nombre de plis ; vous en avez { $count }.
roi_des_nains-hint-race = La course se joue au pli numéro { $n }. Les vôtres : { $count }.
roi_des_nains-hint-each-plus =
  { $points ->
    [one] Chaque pli rapporte { $points } point.
   *[other] Chaque pli rapporte { $points } points.
  }
roi_des_nains-hint-each-minus =
  { $points ->
    [one] Chaque pli coûte { $points } point.
   *[other] Chaque pli coûte { $points } points.
  }
roi_des_nains-hint-give-high = { $card } est votre carte la plus forte, et les cartes fortes pèsent en ce moment.
roi_des_nains-hint-give-low = { $card } est votre carte la plus faible : elle ne vous gagnerait rien.
