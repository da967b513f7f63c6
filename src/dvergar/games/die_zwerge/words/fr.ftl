# Die Zwerge en français. Phrases originales.

## The game
die_zwerge-title = Die Zwerge
die_zwerge-pitch = Les armées déferlent par les portes du Pays Sûr : forgez ensemble la Lame de feu avant que le destin ne vous rattrape.
die_zwerge-goal = Accomplissez les scénarios l’un après l’autre et remportez le dernier. Si les deux marqueurs se rejoignent ou si un nain meurt, tout est perdu.
die_zwerge-reconstructed = La position des cases, les flèches, les tuiles, les dés et quelques valeurs sont reconstitués ; les quantités, les cartes et les règles suivent le jeu imprimé.

## Troops
die_zwerge-troop-orc = Orque
die_zwerge-troop-troll = Troll
die_zwerge-troop-elf = Albe
die_zwerge-troops-orc = Orques
die_zwerge-troops-troll = Trolls
die_zwerge-troops-elf = Albes
die_zwerge-defeat = tombe sur { $die } ou plus

## Attributes
die_zwerge-attribute-combat = Combat
die_zwerge-attribute-craft = Métier
die_zwerge-attribute-speed = Marche
die_zwerge-health = Santé
die_zwerge-health-left = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}

## Dwarves
die_zwerge-hero-tungdil = Tungdil
die_zwerge-hero-full-tungdil = Tungdil Goldhand
die_zwerge-ability-tungdil = Lorsqu’il envoie un émissaire, un dé compte 1 de plus.
die_zwerge-hero-boindil = Boïndil
die_zwerge-hero-full-boindil = Boïndil Zweiklinge
die_zwerge-ability-boindil = En combat, il peut relancer une fois tous les dés.
die_zwerge-hero-boendal = Boëndal
die_zwerge-hero-full-boendal = Boëndal Pinnhand
die_zwerge-ability-boendal = En combat, il peut ajouter 1 à un dé.
die_zwerge-hero-balyndis = Balyndis
die_zwerge-hero-full-balyndis = Balyndis Eisenfinger
die_zwerge-ability-balyndis = Lors d’une épreuve de métier, elle peut relancer une fois tous les dés ; un émissaire n’est pas une épreuve.
die_zwerge-hero-bavragor = Bavragor
die_zwerge-hero-full-bavragor = Bavragor Hammerfaust
die_zwerge-ability-bavragor = Il entre sur les terres brûlées sans en payer le prix.

## Equipment
die_zwerge-gear-stiefel = Bottes confortables
die_zwerge-effect-stiefel = Marche +1.
die_zwerge-gear-werkzeug = Outils adaptés
die_zwerge-effect-werkzeug = Métier +1.
die_zwerge-gear-waffe = Arme supplémentaire
die_zwerge-effect-waffe = Combat +1.
die_zwerge-gear-kettenhemd = Cotte de mailles de maître
die_zwerge-effect-kettenhemd = Un point de vie de plus, et toutes les blessures guérissent quand on la revêt.
die_zwerge-gear-schild = Bouclier protecteur
die_zwerge-effect-schild = Quand un autre nain perd un point de vie, le porteur du bouclier peut le perdre à sa place. Le bouclier reste.
die_zwerge-gear-dolch = Poignard caché
die_zwerge-effect-dolch = À défausser après un jet de votre combat : relancez tous les dés.
die_zwerge-gear-amboss = Enclume des ancêtres
die_zwerge-effect-amboss = À défausser après un jet de votre épreuve de métier : relancez tous les dés.
die_zwerge-gear-lied = Chant des nains
die_zwerge-effect-lied = À défausser lors d’une épreuve de marche ou d’un déplacement, même d’un autre : un dé devient un 5.
die_zwerge-gear-verkleidung = Déguisement adapté
die_zwerge-effect-verkleidung = À défausser quand une menace se réalise : elle reste sans effet.
die_zwerge-gear-kaese = Paquet de fromage
die_zwerge-effect-kaese = À défausser : chaque nain gagne un point de vie.
die_zwerge-gear-bier = Chope de bière
die_zwerge-effect-bier = À défausser : un nain gagne deux points de vie.

## Map
die_zwerge-kingdom-gauragar = Gauragar
die_zwerge-kingdom-urgon = Urgon
die_zwerge-kingdom-idoslan = Idoslân
die_zwerge-kingdom-sangrein = Sangreîn
die_zwerge-kingdom-ran_ribastur = Rân Ribastur
die_zwerge-kingdom-weyurn = Weyurn
die_zwerge-kingdom-tabain = Tabaîn
die_zwerge-place-schwarzjoch = Schwarzjoch
die_zwerge-place-porista = Porista
die_zwerge-place-dson_balsur = Dsôn Balsur
die_zwerge-place-toboribor = Toboribor
die_zwerge-place-lot_ionan = Galeries de Lot-Ionan
die_zwerge-place-drachenbrodem = Souffle-du-Dragon
die_zwerge-place-gruenhain = Grünhain
die_zwerge-place-mifurdania = Mifurdania
die_zwerge-place-groeschaker = Gröschaker
die_zwerge-place-alandur = Âlandur
die_zwerge-place-xamtys = Reine Xamtys II
die_zwerge-gate-I = Porte I
die_zwerge-gate-full-I = Porte des Premiers
die_zwerge-gate-II = Porte II
die_zwerge-gate-full-II = Porte des Deuxièmes
die_zwerge-gate-IV = Porte IV
die_zwerge-gate-full-IV = Porte des Quatrièmes
die_zwerge-gate-V = Porte V
die_zwerge-gate-full-V = Porte des Cinquièmes
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
die_zwerge-tunnel = Entrée de tunnel
die_zwerge-tunnel-closed = Tunnel, enseveli sous la terre brûlée
die_zwerge-tunnel-tile = Tuile tunnel
die_zwerge-perished = Terre brûlée
die_zwerge-mountains = Montagnes des nains
die_zwerge-where-anywhere = n’importe où
die_zwerge-where-with_troops = sur une case avec des armées
die_zwerge-where-next_to_troops = à côté d’une case avec des armées

## Markers and tracks
die_zwerge-hero-marker = Marqueur héros
die_zwerge-doom-marker = Marqueur déclin
die_zwerge-track = Chemin du destin
die_zwerge-distance = { $left ->
    [one] { $left } case d’écart
   *[other] { $left } cases d’écart
}
die_zwerge-fate-council = le conseil se détourne
die_zwerge-fate-threat = des menaces sont mêlées
die_zwerge-fate-start = départ
die_zwerge-fate-recruit-I = armées à la porte I
die_zwerge-fate-recruit-II = armées à la porte II
die_zwerge-fate-recruit-IV = armées à la porte IV
die_zwerge-fate-recruit-V = armées à la porte V
die_zwerge-coming-council = Ensuite : le marqueur conseil recule d’une case vers la gauche.
die_zwerge-coming-threat = { $cards ->
    [one] Ensuite : { $cards } menace rejoint la pioche d’aventures.
   *[other] Ensuite : { $cards } menaces rejoignent la pioche d’aventures.
}
die_zwerge-coming-recruit = { $troops ->
    [0] Ensuite : des renforts à la porte { $gate }.
    [one] Ensuite : des renforts à la porte { $gate }, où se trouve une armée.
   *[other] Ensuite : des renforts à la porte { $gate }, où se trouvent { $troops } armées.
}
die_zwerge-coming-skipped = Ensuite : le marqueur héros reste sur place.
die_zwerge-coming-meets = Ensuite : les marqueurs se rejoignent, et tout est perdu !
die_zwerge-council = Conseil des nains
die_zwerge-council-need = Un émissaire demande ici { $need } ou plus.
die_zwerge-council-none = Il ne se passe rien ici.
die_zwerge-council-doom_at_turn_start = Au début de chaque tour, le marqueur déclin se rapproche d’une case.
die_zwerge-council-reroll_blank_recruit = Au recrutement, chaque dé vierge est relancé une fois.
die_zwerge-council-reroll_highest = Après chaque jet de dés chiffrés, un des plus hauts doit être relancé.
die_zwerge-council-threat_reveal_damage = À chaque menace révélée, un nain de votre choix perd un point de vie.
die_zwerge-council-threat_reveal_heal = À chaque menace révélée, un nain de votre choix peut gagner un point de vie.
die_zwerge-council-adventure_discards_threat = Après une aventure, vous pouvez défausser une menace sans effet.
die_zwerge-council-reroll_one = Après chaque jet de dés chiffrés, un dé peut être relancé.
die_zwerge-council-craft_equipment = En action : une épreuve de métier 4+ procure un équipement.

## Cards
die_zwerge-deck-scenario = Scénario
die_zwerge-deck-adventure = Aventure
die_zwerge-deck-threat = Menace
die_zwerge-card-erobert_toboribor = Conquérez Toboribor
die_zwerge-mission-erobert_toboribor = Battez à Toboribor les 4 orques de cette carte.
die_zwerge-card-zusammenkunft = Rassemblement
die_zwerge-mission-zusammenkunft = Deux nains se retrouvent à Porista.
die_zwerge-card-ruestet_euch = Équipez-vous
die_zwerge-mission-ruestet_euch = Vous possédez ensemble 3 équipements.
die_zwerge-card-koenige_der_menschen = Convainquez les rois des hommes
die_zwerge-mission-koenige_der_menschen = Une épreuve de métier 4+ en Urgon et une en Rân Ribastur, à n’importe quel tour.
die_zwerge-card-erobert_dson_balsur = Conquérez Dsôn Balsur
die_zwerge-mission-erobert_dson_balsur = Battez à Dsôn Balsur les 2 Albes et les 2 trolls de cette carte.
die_zwerge-card-wichtige_aufgabe = Une tâche importante
die_zwerge-mission-wichtige_aufgabe = Accomplissez encore une aventure.
die_zwerge-card-unterstuetzt_balendilin = Soutenez Balendilín
die_zwerge-mission-unterstuetzt_balendilin = Amenez le marqueur conseil sur +4.
die_zwerge-card-vernichtet_sie_alle = Anéantissez-les tous !
die_zwerge-mission-vernichtet_sie_alle = Un nain détruit 3 armées au cours d’un seul de ses tours.
die_zwerge-card-feuerklinge = Forgez la Lame de feu
die_zwerge-mission-feuerklinge = Deux nains au Souffle-du-Dragon ; l’un d’eux réussit deux épreuves de métier 5+ en un tour. La Lame de feu donne ensuite combat +2 à un nain.
die_zwerge-card-besiegt_nodonn = Vainquez Nôd’onn !
die_zwerge-mission-besiegt_nodonn = Tous les nains vont au Schwarzjoch. Là, chaque 6 en combat lui prend un de ses 4 jetons, tant qu’aucune armée ne le protège.
die_zwerge-card-kampf_um_das_geborgene_land = Bataille pour le Pays Sûr
die_zwerge-mission-kampf_um_das_geborgene_land = Détruisez désormais 20 armées sur le plateau.
die_zwerge-card-haltet_die_tore = Tenez les portes !
die_zwerge-mission-haltet_die_tore = Une épreuve de métier 5+ à chacune des quatre portes.
die_zwerge-card-rette_balendilin = Sauvez Balendilín
die_zwerge-mission-rette_balendilin = Allez à la porte II et payez-y 1 point de vie.
die_zwerge-card-warne_doerfer = Avertissez les villages alentour
die_zwerge-mission-warne_doerfer = Allez aux Galeries de Lot-Ionan, puis en Gauragar.
die_zwerge-card-begleite_narmora = Accompagnez Narmora
die_zwerge-mission-begleite_narmora = Au Schwarzjoch : 3 fois marche 4+.
die_zwerge-card-sverd_spioniert = Sverd espionne dans le tunnel
die_zwerge-mission-sverd_spioniert = Voyagez par un tunnel ; puis, le même tour, marche 4+.
die_zwerge-card-jagd_auf_albae = Chasse aux Albes
die_zwerge-mission-jagd_auf_albae = Détruisez en combat 1 Albe sur le plateau.
die_zwerge-card-zwergenweise = Air des nains
die_zwerge-mission-zwergenweise = N’importe où : 3 fois métier 4+.
die_zwerge-card-djeruns_stimme = La voix de peur de Djerůn
die_zwerge-mission-djeruns_stimme = Sur une case avec des armées : défaussez un équipement.
die_zwerge-card-koenigin_der_ersten = Visite à la reine des Premiers
die_zwerge-mission-koenigin_der_ersten = Allez à la porte II, puis à la porte I.
die_zwerge-card-andokais_macht = Le pouvoir d’Andôkai
die_zwerge-mission-andokais_macht = À côté d’une case avec des armées : combat 6.
die_zwerge-card-alte_runen = Déchiffrez les vieilles runes
die_zwerge-mission-alte_runen = Au Schwarzjoch : métier 5+.
die_zwerge-card-zwergenfrauen = Comment sont donc les naines ?
die_zwerge-mission-zwergenfrauen = Lancez un dé par point de vie : au moins un 6.
die_zwerge-card-vernichtet_die_trolle = Anéantissez les trolls !
die_zwerge-mission-vernichtet_die_trolle = Détruisez 2 trolls sur le plateau en un seul combat.
die_zwerge-card-verschollener_tunnel = Tunnel oublié
die_zwerge-mission-verschollener_tunnel = Voyagez par un tunnel ; puis, le même tour, métier 4+.
die_zwerge-card-rast_in_groeschaker = Halte à Gröschaker
die_zwerge-mission-rast_in_groeschaker = Allez à Mifurdania, puis à Gröschaker.
die_zwerge-card-ruine_der_fuenften = Arrivée à la ruine des Cinquièmes
die_zwerge-mission-ruine_der_fuenften = Allez à la porte II, puis à la porte V.
die_zwerge-card-kampf_um_die_esse = Combat pour la forge
die_zwerge-mission-kampf_um_die_esse = Battez à la porte V les 3 trolls et les 3 orques de cette carte.
die_zwerge-card-kampf_gegen_nachtmahr = Combat contre le cauchemar
die_zwerge-mission-kampf_gegen_nachtmahr = À Grünhain : 2 fois combat 6.
die_zwerge-card-rodario_mimt_nodonn = Rodario imite Nôd’onn
die_zwerge-mission-rodario_mimt_nodonn = À la porte V : 2 fois métier 5+.
die_zwerge-card-verstaerkung_der_ersten = Renforts des Premiers
die_zwerge-mission-verstaerkung_der_ersten = Allez à la porte I ; puis, à la porte II, combat 5+.
die_zwerge-card-blick_in_die_vergangenheit = Regard vers le passé
die_zwerge-mission-blick_in_die_vergangenheit = Allez au Schwarzjoch, puis à Grünhain.
die_zwerge-card-besuch_bei_den_spitzohren = Visite aux oreilles pointues
die_zwerge-mission-besuch_bei_den_spitzohren = En Âlandur : défaussez un équipement.
die_zwerge-card-ein_zwerg_raeumt_auf = Un nain fait le ménage
die_zwerge-mission-ein_zwerg_raeumt_auf = Lancez un dé par point de vie : au moins un 6.
die_zwerge-card-belausche_den_feind = Épiez l’ennemi
die_zwerge-mission-belausche_den_feind = À côté d’une case avec des armées : marche 5+.
die_zwerge-card-magische_sicherung = Protection magique de la bourse
die_zwerge-mission-magische_sicherung = À Porista : métier 5+.
die_zwerge-card-reise_nach_gruenhain = Voyage à Grünhain
die_zwerge-mission-reise_nach_gruenhain = Deux nains se retrouvent à Grünhain.
die_zwerge-card-wahl_des_koenigs = Élection du nouveau roi des Deuxièmes
die_zwerge-mission-wahl_des_koenigs = Amenez le marqueur conseil sur +4.
die_zwerge-card-ein_gang_stuerzt_ein = Une galerie s’effondre
die_zwerge-mission-ein_gang_stuerzt_ein = En Tabaîn : 3 fois métier 5+.
die_zwerge-card-nieder_mit_den_orks = À bas les orques
die_zwerge-mission-nieder_mit_den_orks = Détruisez 3 orques sur le plateau en un seul combat.
die_zwerge-card-geister_der_ahnen = Esprits des ancêtres
die_zwerge-mission-geister_der_ahnen = N’importe où : 2 fois marche 4+.
die_zwerge-card-schmiede_duell = Duel de forge contre Gandogar
die_zwerge-mission-schmiede_duell = À la porte II : métier 5+.
die_zwerge-card-schlacht_in_sangrein = Bataille en Sangreîn
die_zwerge-mission-schlacht_in_sangrein = Battez ses 2 Albes, 2 orques et 2 trolls en Sangreîn.
die_zwerge-threat-schlacht_in_sangrein = Pour chaque armée restante, le marqueur conseil recule d’une case vers la gauche.
die_zwerge-card-umzingelt = Encerclés !
die_zwerge-mission-umzingelt = Battez ses 4 orques à Gröschaker.
die_zwerge-threat-umzingelt = Pour chaque armée restante, le marqueur conseil recule d’une case vers la gauche. Les armées vont à Gröschaker, qui brûle.
die_zwerge-card-tions_kreaturen = Les créatures de Tion attaquent les Deuxièmes
die_zwerge-mission-tions_kreaturen = Battez ses 4 trolls à la porte II.
die_zwerge-threat-tions_kreaturen = Pour chaque armée restante, le déclin se rapproche d’une case. Les armées vont à la porte II, qui brûle.
die_zwerge-card-albtraum = Cauchemar sans fin
die_zwerge-mission-albtraum = Détruisez 3 Albes sur le plateau, ou n’y en laissez aucun.
die_zwerge-threat-albtraum = Chaque case avec un Albe brûle.
die_zwerge-card-ork_uebermacht = Combat contre les orques en surnombre
die_zwerge-mission-ork_uebermacht = Détruisez 6 orques sur le plateau, ou n’y en laissez aucun.
die_zwerge-threat-ork_uebermacht = Chaque case avec un orque brûle.
die_zwerge-card-letzter_kampf = Dernier combat du grand roi
die_zwerge-mission-letzter_kampf = Détruisez 4 trolls sur le plateau, ou n’y en laissez aucun.
die_zwerge-threat-letzter_kampf = Chaque case avec un troll brûle.
die_zwerge-card-bogglin_ueberfall = Raid des bogglins
die_zwerge-mission-bogglin_ueberfall = Battez ses 6 orques en Weyurn.
die_zwerge-threat-bogglin_ueberfall = Chaque nain défausse un équipement.
die_zwerge-card-wald_wehrt_sich = La forêt se défend
die_zwerge-mission-wald_wehrt_sich = Battez ses 2 Albes et 2 orques à Grünhain.
die_zwerge-threat-wald_wehrt_sich = Pour chaque armée restante, le déclin se rapproche d’une case. Les armées vont à Grünhain, qui brûle.
die_zwerge-card-kopfgeld = Têtes de nains mises à prix
die_zwerge-mission-kopfgeld = Tous les nains sont sur une même case.
die_zwerge-threat-kopfgeld = Un nain parmi les plus affaiblis perd 2 points de vie.
die_zwerge-card-nodonn_kehrt_zurueck = Nôd’onn revient
die_zwerge-mission-nodonn_kehrt_zurueck = Se réalise aussitôt.
die_zwerge-threat-nodonn_kehrt_zurueck = Le déclin se rapproche de 2 cases.
die_zwerge-card-ueberfall_der_albae = Raid nocturne des Albes
die_zwerge-mission-ueberfall_der_albae = Se réalise aussitôt.
die_zwerge-threat-ueberfall_der_albae = Chaque nain perd un point de vie, mais un autre peut le perdre à sa place.
die_zwerge-card-sinthoras_attentat = L’attentat de Sinthoras
die_zwerge-mission-sinthoras_attentat = Le nain désigné ne peut quitter sa case avant d’avoir détruit l’Albe de cette carte.
die_zwerge-threat-sinthoras_attentat = Un nain parmi les plus affaiblis perd un point de vie.
die_zwerge-card-schutz_des_elbenreichs = Protection du royaume elfique
die_zwerge-mission-schutz_des_elbenreichs = Battez ses 2 Albes et 2 trolls en Âlandur.
die_zwerge-threat-schutz_des_elbenreichs = Pour chaque armée restante, un nain perd un point de vie. Les deux cases d’Âlandur brûlent.
die_zwerge-card-verraeter = Traître dans nos rangs
die_zwerge-mission-verraeter = Se réalise aussitôt.
die_zwerge-threat-verraeter = Le marqueur conseil recule de 2 cases vers la gauche.
die_zwerge-card-bislipurs_verrat = La trahison de Bislipur
die_zwerge-mission-bislipurs_verrat = Se réalise aussitôt.
die_zwerge-threat-bislipurs_verrat = Le marqueur conseil recule de 2 cases vers la gauche.

## Conditions of the last scenarios
die_zwerge-condition-besiegt_nodonn = Seulement avec { $count } tuiles de terre brûlée ou plus.
die_zwerge-condition-kampf_um_das_geborgene_land = Seulement avec { $count } armées ou plus sur le plateau.
die_zwerge-condition-haltet_die_tore = Seulement avec moins de { $count } tuiles de terre brûlée.

## Rewards
die_zwerge-reward-equipment = { $amount ->
    [one] Un équipement
   *[other] { $amount } équipements
}
die_zwerge-reward-skip_hero_step = Le prochain pas du marqueur héros est annulé
die_zwerge-reward-optional_ban_recruit_die = Au prochain recrutement, le dé d’une sorte peut être écarté : { $troop }
die_zwerge-reward-tunnel_tile = Posez ou déplacez la tuile tunnel
die_zwerge-reward-move_any_dwarf_anywhere = Placez un nain sur n’importe quelle case
die_zwerge-reward-move_dwarf_to_dwarf = Placez un nain auprès d’un autre
die_zwerge-reward-remove_all_troops_here = Toutes les armées de cette case disparaissent
die_zwerge-reward-remove_all_troops_adjacent = Toutes les armées d’une case voisine disparaissent
die_zwerge-reward-remove_troops = { $amount ->
    [one] Retirez une armée n’importe où
   *[other] Retirez jusqu’à { $amount } armées n’importe où
}
die_zwerge-reward-heal_one = Un nain gagne un point de vie
die_zwerge-reward-heal_two_or_split = Un nain gagne 2 points de vie, ou deux nains 1 chacun
die_zwerge-reward-keep_card_combat = Lame de feu : combat +{ $amount } jusqu’à la fin
die_zwerge-keenfire = Lame de feu
die_zwerge-token = Jeton

## Dice
die_zwerge-roll-none = jet
die_zwerge-roll-move = déplacement
die_zwerge-roll-fight = combat
die_zwerge-roll-message = émissaire
die_zwerge-roll-test = épreuve
die_zwerge-roll-health = jet de santé
die_zwerge-roll-craft = épreuve de métier
die_zwerge-source-ability = capacité
die_zwerge-source-dagger = Poignard caché
die_zwerge-source-anvil = Enclume des ancêtres
die_zwerge-throw-rolled = lancé
die_zwerge-throw-council = conseil : un dé relancé
die_zwerge-throw-ability = capacité : tous relancés
die_zwerge-throw-dagger = poignard : tous relancés
die_zwerge-throw-anvil = enclume : tous relancés
die_zwerge-throw-raised = un dé +1
die_zwerge-throw-sung = chant : un dé tourné

## What brought doom nearer
die_zwerge-cause-hero = le pas du marqueur héros
die_zwerge-cause-council = le conseil
die_zwerge-cause-saddle = le Schwarzjoch
die_zwerge-cause-threat = une menace
die_zwerge-cause-penalty = la terre brûlée
die_zwerge-cause-turns = trop de tours

## Phases
die_zwerge-phase-over = Fin
die_zwerge-phase-draft = Choix des nains
die_zwerge-phase-action = Action
die_zwerge-phase-rest = Fin du tour
die_zwerge-phase-step = Déplacement
die_zwerge-phase-penalty = Terre brûlée
die_zwerge-phase-reroll_die = Relance
die_zwerge-phase-reroll = Relance
die_zwerge-phase-raise = Un dé +1
die_zwerge-phase-song = Chant des nains
die_zwerge-phase-assign = Combat
die_zwerge-phase-ban = Recrutement
die_zwerge-phase-damage = Blessure
die_zwerge-phase-heal = Guérison
die_zwerge-phase-redirect = Raid nocturne
die_zwerge-phase-pin = Attentat
die_zwerge-phase-give = Équipement
die_zwerge-phase-keen = Lame de feu
die_zwerge-phase-tunnel = Tuile tunnel
die_zwerge-phase-place_dwarf = Voyage
die_zwerge-phase-place_hex = Voyage
die_zwerge-phase-join_dwarf = Retrouvailles
die_zwerge-phase-join = Retrouvailles
die_zwerge-phase-clear = Pouvoir d’Andôkai
die_zwerge-phase-remove = Retrait d’armées
die_zwerge-phase-remove_kind = Retrait d’armées
die_zwerge-phase-spend = Défausse d’équipement
die_zwerge-phase-lose_gear = Raid
die_zwerge-phase-threats = Menaces
die_zwerge-phase-order = Aventures
die_zwerge-phase-offer = Faveur du conseil
die_zwerge-phase-pay = Un prix
die_zwerge-phase-shield = Bouclier
die_zwerge-phase-rescue = Dernier recours
die_zwerge-phase-courage = Avant le jet
die_zwerge-phase-disguise = Déguisement
die_zwerge-phase-muster = Rassembler les armées

## Prompts: what you are asked, and what others wait for
die_zwerge-prompt-draft = Choisissez votre nain
die_zwerge-prompt-draft-wait = { $who } choisit un nain
die_zwerge-prompt-action = { $actions ->
    [one] { $dwarf } dispose encore de { $actions } action
   *[other] { $dwarf } dispose encore de { $actions } actions
}
die_zwerge-prompt-action-wait = { $who } agit avec { $dwarf }
die_zwerge-prompt-rest = { $dwarf } : mangez quelque chose ou terminez le tour
die_zwerge-prompt-rest-wait = { $who } termine le tour : { $dwarf }
die_zwerge-prompt-step = { $steps ->
    [one] { $dwarf } peut encore faire { $steps } pas
   *[other] { $dwarf } peut encore faire { $steps } pas
}
die_zwerge-prompt-step-wait = { $who } déplace { $dwarf }
die_zwerge-prompt-penalty = { $dwarf } entre sur une terre brûlée : quel en est le prix ?
die_zwerge-prompt-penalty-wait = { $who } choisit le prix : { $dwarf }
die_zwerge-prompt-reroll_die = { $dice } : relancer un dé ?
die_zwerge-prompt-reroll_die-wait = { $who } examine les dés : { $dice }
die_zwerge-prompt-reroll = { $dice } : relancer tous les dés ?
die_zwerge-prompt-reroll-wait = { $who } examine les dés : { $dice }
die_zwerge-prompt-raise = { $dice } : ajouter 1 à un dé ?
die_zwerge-prompt-raise-wait = { $who } examine les dés : { $dice }
die_zwerge-prompt-song = { $dwarf } a fait { $dice } : { $owner } chante ?
die_zwerge-prompt-song-wait = { $who } décide si { $owner } chante
die_zwerge-prompt-assign = Que détruit le { $die } ?
die_zwerge-prompt-assign-wait = { $who } combat avec { $dwarf } : { $dice }
die_zwerge-prompt-ban = Écarter ce dé de recrutement : { $troop } ?
die_zwerge-prompt-ban-wait = { $who } décide d’un dé de recrutement
die_zwerge-prompt-damage = { $points ->
    [one] Qui perd { $points } point de vie ?
   *[other] Qui perd { $points } points de vie ?
}
die_zwerge-prompt-damage-wait = { $who } décide qui est blessé
die_zwerge-prompt-heal = { $points ->
    [one] Qui gagne un point de vie ?
   *[other] Qui gagne un point de vie ? Il y en a { $points } à donner
}
die_zwerge-prompt-heal-wait = { $who } décide qui est soigné
die_zwerge-prompt-redirect = { $dwarf } doit perdre un point de vie : qui le prend ?
die_zwerge-prompt-redirect-wait = { $who } décide qui souffre pour { $dwarf }
die_zwerge-prompt-pin = { $card } : quel nain est retenu ?
die_zwerge-prompt-pin-wait = { $who } décide quel nain est retenu
die_zwerge-prompt-give = { $gear } : pour qui ?
die_zwerge-prompt-give-wait = { $who } attribue un équipement : { $gear }
die_zwerge-prompt-keen = Qui brandit la Lame de feu ?
die_zwerge-prompt-keen-wait = { $who } confie la Lame de feu
die_zwerge-prompt-tunnel = Où va la tuile tunnel ?
die_zwerge-prompt-tunnel-wait = { $who } pose la tuile tunnel
die_zwerge-prompt-place_dwarf = Quel nain part en voyage ?
die_zwerge-prompt-place_dwarf-wait = { $who } envoie un nain en voyage
die_zwerge-prompt-place_hex = Où va { $dwarf } ?
die_zwerge-prompt-place_hex-wait = { $who } décide où va { $dwarf }
die_zwerge-prompt-join_dwarf = Quel nain en rejoint un autre ?
die_zwerge-prompt-join_dwarf-wait = { $who } envoie un nain vers un autre
die_zwerge-prompt-join = Vers qui va { $dwarf } ?
die_zwerge-prompt-join-wait = { $who } décide vers qui va { $dwarf }
die_zwerge-prompt-clear = Quelle case voisine est nettoyée ?
die_zwerge-prompt-clear-wait = { $who } nettoie une case voisine
die_zwerge-prompt-remove = { $left ->
    [one] Où retirer la dernière armée ?
   *[other] Où retirer une armée ? Il en reste { $left }
}
die_zwerge-prompt-remove-wait = { $who } retire des armées
die_zwerge-prompt-remove_kind = Quelle sorte est retirée ?
die_zwerge-prompt-remove_kind-wait = { $who } retire des armées
die_zwerge-prompt-spend = { $card } : que défausse { $dwarf } ?
die_zwerge-prompt-spend-wait = { $who } défausse un équipement
die_zwerge-prompt-lose_gear = Que perd { $dwarf } ?
die_zwerge-prompt-lose_gear-wait = { $who } doit défausser un équipement
die_zwerge-prompt-threats = Quelle menace se réalise d’abord ?
die_zwerge-prompt-threats-wait = { $who } ordonne les menaces
die_zwerge-prompt-order = Quelle aventure s’achève d’abord ?
die_zwerge-prompt-order-wait = { $who } ordonne les aventures
die_zwerge-prompt-offer = Le conseil propose : défausser une menace ?
die_zwerge-prompt-offer-wait = { $who } examine l’offre du conseil
die_zwerge-prompt-pay = { $card } : { $dwarf } paie de sa santé ?
die_zwerge-prompt-pay-wait = { $who } décide si { $dwarf } paie
die_zwerge-prompt-shield = { $dwarf } doit perdre un point de vie : { $owner } le prend ?
die_zwerge-prompt-shield-wait = { $who } décide si { $owner } encaisse le coup
die_zwerge-prompt-rescue = { $dwarf } va mourir ! { $owner } intervient ?
die_zwerge-prompt-rescue-wait = { $who } peut sauver { $dwarf }
die_zwerge-prompt-courage = { $card } : plus de santé avant le jet ({ $dwarf }) ?
die_zwerge-prompt-courage-wait = { $who } décide si { $owner } partage son repas
die_zwerge-prompt-disguise = { $card } : { $owner } se déguise ?
die_zwerge-prompt-disguise-wait = { $who } décide d’un déguisement
die_zwerge-prompt-muster = De quelle case vient l’armée manquante : { $troop } ?
die_zwerge-prompt-muster-wait = { $who } rassemble les armées manquantes
die_zwerge-prompt-won = Vous avez sauvé le Pays Sûr !
die_zwerge-prompt-lost = Le Pays Sûr est perdu.

## Smaller lines
die_zwerge-note-won = { $left ->
    [one] Dernier scénario accompli à une case du déclin : { $card }
   *[other] Dernier scénario accompli à { $left } cases du déclin : { $card }
}
die_zwerge-note-died = Un nain est mort : { $dwarf }.
die_zwerge-note-doomed-hero = Le marqueur héros a rejoint le déclin sur la case { $space }.
die_zwerge-note-doomed-council = Le conseil a laissé venir le déclin jusqu’à la case { $space }.
die_zwerge-note-doomed-saddle = Les armées du Schwarzjoch ont amené le déclin jusqu’à la case { $space }.
die_zwerge-note-doomed-threat = Une menace a amené le déclin jusqu’à la case { $space }.
die_zwerge-note-doomed-penalty = Le prix de la terre brûlée a amené le déclin jusqu’à la case { $space }.
die_zwerge-note-doomed-turns = Trop de tours se sont écoulés.
die_zwerge-note-health-last = Ce serait le dernier point de vie : tout serait perdu.
die_zwerge-note-health-last-fed = Ce serait le dernier point de vie : seule de la nourriture aiderait alors.
die_zwerge-note-health-last-helped = Ce serait le dernier point de vie : seul un bouclier ou de la nourriture aiderait alors.
die_zwerge-note-both-last = Le dernier point de vie, ou les marqueurs se rejoignent : dans les deux cas, tout serait perdu.
die_zwerge-note-both-last-helped = Les marqueurs se rejoindraient, ou ce serait le dernier point de vie : seul un bouclier ou de la nourriture aiderait alors.
die_zwerge-note-effect = { $effect }
die_zwerge-note-origin = { $thing } : { $effect }
die_zwerge-note-doom-last = Les marqueurs se rejoindraient : tout serait perdu.
die_zwerge-note-penalty = { $left ->
    [one] Le déclin est à { $left } case.
   *[other] Le déclin est à { $left } cases.
}
die_zwerge-note-pay-last = Qui paie son dernier point de vie meurt, à moins d’avoir de quoi manger.
die_zwerge-note-doom-near = { $left ->
    [one] Attention : le déclin est à une case.
   *[other] Attention : le déclin est à { $left } cases.
}
die_zwerge-note-threats-wait = { $count ->
    [one] Au prochain tour commence un nouveau scénario, et { $count } menace se réalise.
   *[other] Au prochain tour commence un nouveau scénario, et { $count } menaces se réalisent.
}
die_zwerge-note-threats-open = { $count ->
    [one] Quand ce scénario sera accompli, { $count } menace visible se réalisera.
   *[other] Quand ce scénario sera accompli, { $count } menaces visibles se réaliseront.
}

## Choices
die_zwerge-choice-hero = { $hero }
die_zwerge-choice-move = Se déplacer
die_zwerge-choice-fight = Combattre
die_zwerge-choice-message = Envoyer un émissaire
die_zwerge-choice-craft = Fabriquer un équipement
die_zwerge-choice-pass = Renoncer à l’action
die_zwerge-choice-end = Terminer le tour
die_zwerge-choice-stop = S’arrêter ici
die_zwerge-choice-health = Perdre un point de vie
die_zwerge-choice-doom = Le déclin avance d’une case
die_zwerge-choice-cheese = Partager le fromage
die_zwerge-choice-beer = Bière pour { $dwarf }
die_zwerge-choice-step = Vers { $hex }
die_zwerge-choice-hop = Par le tunnel vers { $hex }
die_zwerge-choice-reroll-ability = Tout relancer (capacité)
die_zwerge-choice-reroll-dagger = Tout relancer (poignard)
die_zwerge-choice-reroll-anvil = Tout relancer (enclume)
die_zwerge-choice-reroll_die = Relancer le { $die }
die_zwerge-choice-raise = Ajouter 1 au { $die }
die_zwerge-choice-hit = { $troop } sur le plateau
die_zwerge-choice-hit-card = { $troop } : { $card }
die_zwerge-choice-token = Un jeton de Nôd’onn (reste { $left })
die_zwerge-choice-dwarf-damage = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-redirect = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-pin = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-give = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-heal = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-place_dwarf = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-join_dwarf = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-join = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-keen = { $dwarf }
die_zwerge-choice-card-action = S’atteler à : { $card }
die_zwerge-choice-card-remove = De la carte : { $card }
die_zwerge-choice-card-threats = { $card }
die_zwerge-choice-card-order = { $card }
die_zwerge-choice-card-offer = Défausser : { $card }
die_zwerge-choice-gear = { $gear }
die_zwerge-choice-kind = { $troop }
die_zwerge-choice-hex-place_hex = Vers { $hex }
die_zwerge-choice-hex-tunnel = Tunnel : { $hex }
die_zwerge-choice-hex-clear = Nettoyer { $hex }
die_zwerge-choice-hex-remove = De la case { $hex }
die_zwerge-choice-hex-muster = De la case { $hex }
die_zwerge-choice-use-ban = L’écarter
die_zwerge-choice-use-pay = Payer
die_zwerge-choice-use-shield = Encaisser le coup
die_zwerge-choice-use-song = Chanter
die_zwerge-choice-use-disguise = Utiliser le déguisement
die_zwerge-choice-decline-ban = Le lancer
die_zwerge-choice-decline-pay = Ne pas payer
die_zwerge-choice-decline-shield = Laisser faire
die_zwerge-choice-decline-song = Se taire
die_zwerge-choice-decline-disguise = Le garder
die_zwerge-choice-decline-rescue = Ne rien faire
die_zwerge-choice-decline-courage = Garder le repas
die_zwerge-choice-decline-heal = Personne
die_zwerge-choice-decline-tunnel = Nulle part
die_zwerge-choice-decline-place_dwarf = Personne
die_zwerge-choice-decline-join_dwarf = Personne
die_zwerge-choice-decline-raise = Garder les dés
die_zwerge-choice-decline-reroll = Garder les dés
die_zwerge-choice-decline-reroll_die = Garder les dés
die_zwerge-choice-decline-remove = Assez
die_zwerge-choice-decline-offer = Garder les menaces

## What choices bring
die_zwerge-preview-odds = { $percent } %
die_zwerge-preview-kills = { $percent } % de toucher ; { $tenths ->
    [one] { $tenths } armée
   *[other] { $tenths } armées
    } en dix combats
die_zwerge-preview-lost = tout serait perdu
die_zwerge-preview-helped = seul un bouclier ou de quoi manger aiderait
die_zwerge-preview-price = terre brûlée : un point de vie ou le déclin
die_zwerge-preview-stop = { $count ->
    [one] { $count } armée arrête la marche
   *[other] { $count } armées arrêtent la marche
}
die_zwerge-preview-price-stop = { $count ->
    [one] a son prix, et { $count } armée arrête la marche
   *[other] a son prix, et { $count } armées arrêtent la marche
}

## Chronicle
die_zwerge-event-drafted = { $who } joue { $dwarf }.
    .who = Vous jouez { $dwarf }.
die_zwerge-event-begins = { $dwarf } se met en route : { $hex }.
die_zwerge-event-turn = Tour { $turn } : { $dwarf }.
die_zwerge-event-skipped = Le marqueur héros reste sur place.
die_zwerge-event-fate = Destin, case { $space } : { $symbol }.
die_zwerge-event-met = Le marqueur héros rejoint le déclin sur la case { $space }.
die_zwerge-event-council = Le marqueur conseil se déplace : { $from } → { $to }.
die_zwerge-event-council_stays = Le marqueur conseil reste sur { $to }.
die_zwerge-event-doom = Le déclin avance jusqu’à la case { $space } : { $cause }.
die_zwerge-event-mixed = { $count ->
    [one] { $count } menace est mêlée aux aventures.
   *[other] { $count } menaces sont mêlées aux aventures.
}
die_zwerge-army = { $orc ->
    [0] { "" }
    [one] { $orc } orque
   *[other] { $orc } orques
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
    [one] { die_zwerge-army-comma }{ $elf } Albe
   *[other] { die_zwerge-army-comma }{ $elf } Albes
}
die_zwerge-army-comma = { $orc ->
    [0] { $troll ->
        [0] { "" }
       *[other] { ", " }
    }
   *[other] { ", " }
}
die_zwerge-event-recruited = { $count ->
    [0] { $gate } : personne ne vient.
   *[other] { $gate }, arrivée d’armées : { die_zwerge-army }.
}
die_zwerge-event-blank = Dé vierge relancé, { $troop } : { $count }.
die_zwerge-event-left_out = Un dé de recrutement est écarté : { $troop }.
die_zwerge-event-perished = La case { $hex } brûle (tuile { $tile }, { $tiles } en tout).
die_zwerge-event-spread = { $from } → { $to } : { die_zwerge-army }.
die_zwerge-event-flowed = Par la terre brûlée, { $from } → { $to } : { die_zwerge-army }.
die_zwerge-event-saddle = { $count ->
    [one] { $count } armée quitte le Schwarzjoch ({ die_zwerge-army }).
   *[other] { $count } armées quittent le Schwarzjoch ({ die_zwerge-army }).
    }
die_zwerge-event-scenario = Scénario { $number } : { $card }
die_zwerge-event-unfit = { $card } : ne convient pas maintenant, défaussé.
die_zwerge-event-gathered = Tous les nains se tiennent ici : { $hex }.
die_zwerge-event-mustered = { $troop } ({ $hex }) rejoint le scénario.
die_zwerge-event-adventure = Révélé : { $card }
die_zwerge-event-threat = Menace révélée : { $card }
die_zwerge-event-short = Pas assez d’armées pour : { $card }
die_zwerge-event-pinned = { $card } retient { $dwarf }.
die_zwerge-event-discarded = Défaussé : { $card }
die_zwerge-event-triggers = La menace se réalise : { $card }
die_zwerge-event-suffered = { $count ->
    [0] { $card } fait effet.
    [one] { $card } fait effet, avec { $count } armée restante.
   *[other] { $card } fait effet, avec { $count } armées restantes.
}
die_zwerge-event-fooled = { $dwarf } les trompe : { $card } reste sans effet.
die_zwerge-event-averted = Écartée : { $card }
die_zwerge-event-dismissed = Le conseil écarte : { $card }
die_zwerge-event-completed = Aventure accomplie : { $card }
die_zwerge-event-scenario_done = Scénario accompli : { $card } ({ $count }) !
die_zwerge-event-reshuffled = { $count ->
    [one] { $count } carte défaussée forme la nouvelle pioche.
   *[other] { $count } cartes défaussées forment la nouvelle pioche.
    }
die_zwerge-event-named = Touché : { $dwarf } ({ $points }).
die_zwerge-event-took_over = { $dwarf } souffre pour { $victim }.
die_zwerge-event-shielded = { $dwarf } protège { $victim }.
die_zwerge-event-hurt = { $dwarf } perd un point de vie ; il en reste { $left }.
die_zwerge-event-healed = { $dwarf } gagne { $points } : santé { $left }.
die_zwerge-event-gained = { $dwarf } reçoit : { $gear }.
die_zwerge-event-spent = { $dwarf } défausse : { $gear }.
die_zwerge-event-drawn = Équipement pioché : { $gear }.
die_zwerge-event-nothing_drawn = Il n’y a plus d’équipement.
die_zwerge-event-not_needed = Tous ont déjà : { $gear }. Défaussé.
die_zwerge-event-declined = { $dwarf } : non merci.
die_zwerge-event-rolled = { $dwarf } lance les dés, { $purpose } : { $dice }.
die_zwerge-event-rerolled_die = Un dé relancé, { $old } → { $new } : { $dice }.
die_zwerge-event-rerolled = Tous les dés relancés, { $source } : { $dice }.
die_zwerge-event-raised = Un dé compte 1 de plus : { $dice }.
die_zwerge-event-sung = { $dwarf } chante : { $dice }.
die_zwerge-event-unheard = L’émissaire n’est pas entendu ({ $dwarf }).
die_zwerge-event-failed = { $dwarf } ne fabrique rien d’utile.
die_zwerge-event-tested = { $count ->
    [0] { $card } : aucun dé de { $target } ou plus.
    [one] { $card } : { $count } dé de { $target } ou plus.
   *[other] { $card } : { $count } dés de { $target } ou plus.
}
die_zwerge-event-works = { $dwarf } s’attelle à : { $card }
die_zwerge-event-visited = { $dwarf }, { $card } : étape { $step } sur { $of }.
die_zwerge-event-pays = { $dwarf } paie pour : { $card }
die_zwerge-event-price = { $dwarf } paie de sa santé.
die_zwerge-event-moved = { $dwarf } avance : { $hex }.
die_zwerge-event-hopped = { $dwarf } prend le tunnel : { $hex }.
die_zwerge-event-stops = { $dwarf } s’arrête.
die_zwerge-event-destroyed = { $dwarf } détruit avec un { $die } : { $troop }, { $place }.
die_zwerge-event-token = { $left ->
    [0] { $dwarf } frappe Nôd’onn ; il ne reste aucun jeton.
    [one] { $dwarf } frappe Nôd’onn ; il reste { $left } jeton.
   *[other] { $dwarf } frappe Nôd’onn ; il reste { $left } jetons.
}
die_zwerge-event-missed = { $dwarf } ne touche rien.
die_zwerge-event-passes = { $dwarf } renonce à une action.
die_zwerge-event-ends = { $dwarf } termine son tour.
die_zwerge-event-skip_set = Le prochain pas du marqueur héros est annulé.
die_zwerge-event-ban_set = Au prochain recrutement, un dé peut être écarté : { $troop }.
die_zwerge-event-tunnel = La tuile tunnel est posée : { $hex }.
die_zwerge-event-chosen = Désigné : { $dwarf }.
die_zwerge-event-placed = { $dwarf } rejoint la case { $hex }.
die_zwerge-event-cleared = { $count ->
    [one] { $count } armée disparaît : { $hex }.
   *[other] { $count } armées disparaissent : { $hex }.
}
die_zwerge-event-aims = { $dwarf } choisit une armée à retirer.
die_zwerge-event-removed = Retiré : { $troop }, { $place }.
die_zwerge-event-keenfire = { $dwarf } brandit la Lame de feu !
die_zwerge-event-won = Tour { $turn } : scénario accompli ({ $card }), le Pays Sûr est sauvé !
die_zwerge-event-died = Tour { $turn } : { $dwarf } tombe, et tout est perdu.
die_zwerge-event-doomed = Tour { $turn } : les marqueurs se rejoignent sur la case { $space } ({ $cause }). Tout est perdu.

## Score sheet
die_zwerge-score-outcome = Victoire
die_zwerge-score-difficulty = Difficulté
die_zwerge-score-scenarios = Scénarios accomplis
die_zwerge-score-distance = Cases jusqu’au déclin
die_zwerge-score-perished = Terres brûlées
die_zwerge-score-health = Santé restante
die_zwerge-fact-adventures = Aventures
die_zwerge-fact-averted = Menaces écartées
die_zwerge-fact-suffered = Menaces subies
die_zwerge-fact-messages = Émissaires entendus
die_zwerge-fact-turns = Tours
die_zwerge-fact-destroyed_orc = Orques détruits
die_zwerge-fact-destroyed_troll = Trolls détruits
die_zwerge-fact-destroyed_elf = Albes détruits

## Options
option-difficulty = Difficulté
option-difficulty-note = Combien de scénarios accomplir avant que la perte ne vous rattrape.
option-difficulty-easy = Simple : 6 scénarios
option-difficulty-normal = Normale : 7 scénarios
option-difficulty-challenge = Défi : 8 scénarios
option-difficulty-brave = Courageuse : 9 scénarios
option-difficulty-heroic = Héroïque : 10 scénarios
option-expert_threshold = Règle d’expert
option-expert_threshold-note = Une troupe de moins suffit à perdre une case, et les armées avancent plus vite.
option-expert_threshold-off = Les cases brûlent à 5 armées
option-expert_threshold-on = Les cases brûlent à 4 armées
option-hero_choice = Choix des nains
option-hero_choice-note = Comment chaque place reçoit son nain.
option-hero_choice-random = Au hasard
option-hero_choice-draft = L’un après l’autre
option-hero_choice-fixed = Selon la liste
option-heroes = Liste des nains, dans l’ordre des places, si le choix se fait selon la liste
option-heroes-note = Le premier coché joue à la place 1, le suivant à la place 2.
option-heroes-tungdil = Tungdil Goldhand
option-heroes-boindil = Boïndil Zweiklinge
option-heroes-boendal = Boëndal Pinnhand
option-heroes-balyndis = Balyndis Eisenfinger
option-heroes-bavragor = Bavragor Hammerfaust
option-dwarves = Nains en solitaire
option-dwarves-note = Combien de nains vous menez seul.
option-start_player = Qui commence
option-start_player-note = Quel nain a le premier tour.
option-start_player-first = Le premier nain
option-start_player-random = Un nain au hasard
option-show_odds = Afficher les chances
option-show_odds-note = À côté de chaque action, sa chance de réussir.
option-show_odds-off = Non
option-show_odds-on = Oui
die_zwerge-error-heroes = Cochez d’autres nains : il en faut dans la liste un pour chacun que l’on joue, { $need } en tout.
die_zwerge-error-dwarves = À plusieurs, chacun joue un seul nain : remettez « Nains en solitaire » sur { $right }.

## Page
die_zwerge-page-map = Plateau du Pays Sûr
die_zwerge-page-view = Vue du plateau
die_zwerge-page-nearer = Rapprocher
die_zwerge-page-farther = Éloigner
die_zwerge-page-whole = Tout le plateau
die_zwerge-page-map-lot_ionan = Lot-Ionan
die_zwerge-page-map-xamtys = Xamtys II
die_zwerge-page-stands = ici : { $who }
die_zwerge-page-about-to-perish = une armée de plus et la case brûle
die_zwerge-page-steps = { $steps ->
    [one] à un pas
   *[other] à { $steps } pas
}
die_zwerge-page-price = { $price ->
    [one] une terre brûlée à payer
   *[other] { $price } terres brûlées à payer
}
die_zwerge-page-stops = des armées y arrêtent la marche
die_zwerge-page-legal = peut être choisi
die_zwerge-page-way = { $steps ->
    [one] Vers { $hex }, un pas. Choisissez encore la case pour y aller.
   *[other] Vers { $hex }, { $steps } pas. Choisissez encore la case pour partir.
}
die_zwerge-page-way-price = { $price ->
    [one] Vers { $hex }, { $steps } pas, dont un sur une terre brûlée : il coûte un point de vie ou rapproche le déclin.
   *[other] Vers { $hex }, { $steps } pas, dont { $price } sur des terres brûlées : chacun coûte un point de vie ou rapproche le déclin.
}
die_zwerge-page-way-lost = { $steps ->
    [one] Vers { $hex }, { $steps } pas : son prix pourrait faire perdre la partie.
   *[other] Vers { $hex }, { $steps } pas : leur prix pourrait faire perdre la partie.
}
die_zwerge-page-set-out = { $dice ->
    [one] Lancez { $dice } dé et marchez vers { $hex } aussi loin qu’il mène.
   *[other] Lancez { $dice } dés et marchez vers { $hex } aussi loin que mène le meilleur.
    }
die_zwerge-page-too-far = { $hex } est trop loin pour ce jet : choisissez une autre case éclairée.
die_zwerge-page-no-dwarf = pas encore de nain
die_zwerge-page-has-turn = dont c’est le tour
die_zwerge-page-pinned = immobile
die_zwerge-page-dying = à l’agonie
die_zwerge-page-plan = Annoncer un projet
die_zwerge-page-plan-where = Choisissez l’hexagone sur la carte.
die_zwerge-page-plan-take = Je prends un lieu
die_zwerge-page-plan-fight = Je me bats là
die_zwerge-page-plan-help = Aidez-moi là
die_zwerge-page-plan-heal = Soignez-moi
die_zwerge-page-plan-council = Je m’occupe du conseil
die_zwerge-page-health = santé { $health } sur { $most }
die_zwerge-page-printed = ({ $base } sans équipement)
die_zwerge-page-gear = { $gear } : { $effect }
die_zwerge-page-card = { $card } : { $mission } { $rest }
die_zwerge-page-dwarves = Nains
die_zwerge-page-cards = Cartes
die_zwerge-page-lore = Légende
die_zwerge-page-deeds = Ce que vous pouvez faire
die_zwerge-page-never = Ne plus demander
die_zwerge-page-never-legend = À cette table, me demander pour
die_zwerge-page-window-song = le chant des nains
die_zwerge-page-window-shield = le bouclier
die_zwerge-page-window-courage = la nourriture avant un jet de santé
die_zwerge-page-window-disguise = le déguisement
die_zwerge-page-space = Case { $space } : { $what }
die_zwerge-page-dice-of = Dés pour { $kinds }
die_zwerge-page-gate-full = Une de plus et la porte brûle.
die_zwerge-page-skip-set = prochain pas sauté
die_zwerge-page-ban-set = dé facultatif
die_zwerge-page-count-of = { $n } sur { $of }
die_zwerge-page-progress = { $done } sur { $need } accomplis
die_zwerge-page-open = possible ici
die_zwerge-page-on-card = sur la carte : { $troops }
die_zwerge-page-collected = rassemblées : { $troops }
die_zwerge-page-tokens = { $count ->
    [one] encore un jeton
   *[other] encore { $count } jetons
}
die_zwerge-page-reward = Récompense
die_zwerge-page-else = Si elle n’est pas écartée
die_zwerge-page-no-card = pas de carte
die_zwerge-page-next-scenario = Le scénario suivant sera révélé au prochain tour.
die_zwerge-page-next-adventure = Une nouvelle carte arrive au prochain tour.
die_zwerge-page-after-draft = Révélée quand tous auront choisi leur nain.
die_zwerge-page-roll = Le dernier jet
die_zwerge-page-die = Dé montrant { $die }
die_zwerge-page-best = meilleur dé : { $best }
die_zwerge-page-successes = { $found } sur { $need } avec { $target }+
die_zwerge-page-needs = il faut { $target }+
die_zwerge-page-supply = réserve
die_zwerge-page-on-map = armées sur le plateau
die_zwerge-page-mark = / { $mark }
die_zwerge-page-decks = Pioches
die_zwerge-page-deck-scenarios = Scénarios face cachée
die_zwerge-page-deck-adventures = Cartes de la pioche d’aventures
die_zwerge-page-deck-threats = Menaces pas encore mêlées aux aventures
die_zwerge-page-deck-equipment = Équipements restants
die_zwerge-page-last-scenarios = Quel scénario vient en dernier
die_zwerge-page-moments = L’histoire en six moments
die_zwerge-page-decisions = Décisions
die_zwerge-page-best-decision = La meilleure décision
die_zwerge-page-decided = Tour { $turn }, { $who } :
die_zwerge-page-worst-decision = La décision la plus coûteuse
die_zwerge-page-scenarios-done = { $count ->
    [one] { $count } scénario accompli
   *[other] { $count } scénarios accomplis
}
die_zwerge-page-turn = tour { $turn }
die_zwerge-page-turn-of = Au tour de { $dwarf }
die_zwerge-page-action = action { $action } sur 2
die_zwerge-page-action-short = action { $action }/2
die_zwerge-page-discarded = Défausse
die_zwerge-page-stock = { $count ->
    [one] Dans la réserve : une carte
   *[other] Dans la réserve : { $count } cartes
}
die_zwerge-page-skip = Passer
die_zwerge-page-signs = Signes du plateau
die_zwerge-page-sign-red = flèche rouge : le chemin d’une tuile rouge
die_zwerge-page-sign-white = flèche blanche : le chemin d’une tuile blanche
die_zwerge-page-sign-three = { $count } armées : deux de plus et la case brûle
die_zwerge-page-sign-four = { $count } armées : une de plus et la case brûle
die_zwerge-page-sign-coming = la porte où les armées arrivent ensuite
die_zwerge-page-sign-tunnel = tunnel : un pas mène à tout autre tunnel ouvert
die_zwerge-page-sign-combat = dés au combat
die_zwerge-page-sign-craft = dés pour les émissaires et les épreuves de métier
die_zwerge-page-sign-speed = dés pour la marche et ses épreuves
die_zwerge-page-kingdoms = Royaumes
die_zwerge-page-reconstructed = Ce qui est reconstitué
die_zwerge-why-here = { $dwarf } y est déjà.
die_zwerge-why-far = { $steps ->
    [one] C’est trop loin : il reste un pas.
   *[other] C’est trop loin : il reste { $steps } pas.
}
die_zwerge-why-pinned = Une menace retient { $dwarf } : impossible de se déplacer.
die_zwerge-why-action-first = Choisissez d’abord une action.
die_zwerge-why-no-foe = Personne à combattre là où se trouve { $dwarf }.
die_zwerge-why-message-end = Le conseil vous soutient déjà : le marqueur est au bout.
die_zwerge-why-craft = On ne fabrique d’équipement qu’avec le marqueur conseil sur +4.
die_zwerge-why-not-here = { $card } : impossible ici et maintenant.
die_zwerge-why-not-place = { $card } : { $dwarf } doit d’abord se trouver ici : { $place }.
die_zwerge-why-not-trip = { $card } : il faut d’abord passer par un tunnel, dans le même tour.
die_zwerge-why-no-gear = { $card } : { $dwarf } n’a pas d’équipement à défausser.
die_zwerge-why-no-action = { $card } s’accomplit en chemin et ne demande pas d’action à part.
die_zwerge-why-at-card = Une carte s’accomplit par une action du nain dont c’est le tour, ou en chemin.
die_zwerge-why-at-die = Un dé ne se choisit qu’après un jet, quand on peut le relancer ou l’augmenter.
die_zwerge-why-at-do = Cette action n’est pas possible ici et maintenant.
die_zwerge-why-at-dwarf = Un nain ne se choisit que lorsqu’on demande lequel agit, ou qui est concerné.
die_zwerge-why-at-gear = Un équipement agit à son propre moment ; son article dans les règles dit quand.
die_zwerge-why-at-hex = Une case se choisit pendant un déplacement, ou quand on y place quelque chose.
die_zwerge-why-at-troop = Les armées ne se choisissent qu’en combat, ou quand une carte en retire.

## Leçon
die_zwerge-lesson-goal = Menez Tungdil et Boëndal contre les armées. Sur le chemin du destin, le marqueur héros avance d’une case par tour, et le déclin vient à sa rencontre. Remportez le dernier scénario avant qu’ils se touchent.
die_zwerge-lesson-tasks = Voici vos tâches : un scénario à accomplir, et trois aventures qui rapportent des récompenses. Les vieilles runes valent deux équipements pour une épreuve de métier au Schwarzjoch, au milieu du plateau.
die_zwerge-lesson-move = À chaque tour, un nain a deux actions. Tungdil doit aller au Schwarzjoch : choisissez « Se déplacer ». Vous lancez trois dés, autant que sa marche, et le meilleur compte.
die_zwerge-lesson-step = Le meilleur dé est un 6 : jusqu’à six pas. Commencez par C6 ; le reste du chemin se fera tout seul.
die_zwerge-lesson-test = Deuxième action : attelez-vous aux vieilles runes. Chaque dé de 5 ou plus est une réussite, et une seule suffit.
die_zwerge-lesson-give = Réussi ! Vous avez pioché deux équipements et décidez qui les reçoit. Donnez les bottes à Tungdil : un dé de plus à chaque déplacement.
die_zwerge-lesson-perished = Le tour de Boëndal a commencé par l’arrivée d’armées à la porte V. Elles étaient alors cinq ou plus : la porte a brûlé. On a posé une tuile et, le long de ses flèches, les armées ont avancé vers le Schwarzjoch. Aucune ne peut plus s’y arrêter.
die_zwerge-lesson-message = Même loin de tout, un nain peut envoyer un émissaire au conseil. Un dé de 5 ou plus fait avancer le marqueur d’une case vers la droite ; plus il est à droite, plus le conseil vous aide.
die_zwerge-lesson-again = D’autres émissaires ont mené le conseil à +3 : après chaque jet, un dé peut être relancé. Cet émissaire demande un 6. Relancez le 1.
die_zwerge-lesson-craft = Un 6 ! Avec le conseil sur +4, vous pouvez fabriquer un équipement : une épreuve de métier avec un dé de 4 ou plus.
die_zwerge-lesson-scenario = Trois équipements : le premier scénario était accompli. Un tour plus tard, le suivant a été révélé et toutes les aventures visibles sont parties. Une menace est là maintenant ; elle se réalisera au prochain scénario, si vous ne l’écartez pas avant.
die_zwerge-lesson-favour = Le destin a ramené le conseil à +3. Envoyez encore un émissaire : sur +4, vous continuerez à fabriquer des équipements.
die_zwerge-lesson-song = Boëndal part pour Sangreîn, où l’on peut combattre les armées de la menace. Son chant changerait un dé en 5, mais un 4 suffira : gardez-le pour plus tard.
die_zwerge-lesson-fight = Il y est. Un 4 détruit un orque, un 5 un troll ou un orque, un 6 n’importe quelle armée. Trois en un tour accomplissent votre scénario. Combattez !
die_zwerge-lesson-raise = Un 4 et un 6 touchent ; le 3 manque de peu. Mais en combat, Boëndal peut ajouter 1 à un dé : choisissez le 3.
die_zwerge-lesson-assign = Les deux orques sont tombés sur les 4. Le 6 détruit l’armée de votre choix : prenez un Albe, car seul un 6 le peut.
die_zwerge-lesson-saddle = Entre-temps, sept armées se sont retrouvées au Schwarzjoch. Elles ont quitté le plateau, mais le déclin s’est rapproché d’une case : voilà ce qu’il faut éviter.
die_zwerge-lesson-disguise = Le troisième scénario est révélé : la menace visible se réalise donc, avec trois armées restantes. Le déguisement de Boëndal les trompe : utilisez-le, et il ne se passe rien.
die_zwerge-lesson-anvil = À Porista, Tungdil tente une autre aventure : un dé de 5 ou plus. Ce jet échoue. L’enclume des ancêtres, votre autre équipement, relance tous les dés.
die_zwerge-lesson-price = Au passage, Boëndal a retrouvé Tungdil à Porista : le scénario est accompli. Il entre à présent sur une terre brûlée, et cela a un prix : un point de vie, ou le déclin se rapproche. Il a quatre points de vie : payez-en un.
die_zwerge-lesson-reward = En chemin, il est aussi allé du Schwarzjoch à Grünhain, comme le voulait une aventure. La récompense : retirez trois armées n’importe où. Commencez par l’Albe qui est ici.
die_zwerge-lesson-kind = Un orque et un troll se tiennent à ce tunnel. Retirez le troll : il est plus dur à toucher.
die_zwerge-lesson-rest = Les deux actions sont faites. Avant la fin du tour, Boëndal pourrait partager son fromage. Il sauvera peut-être une vie plus tard : gardez-le et terminez le tour.
die_zwerge-lesson-last = Trois scénarios sur six en dix tours. Encore un des premiers, puis vous forgerez la Lame de feu au Souffle-du-Dragon, et le dernier scénario décidera de la partie.
die_zwerge-lesson-done = Vous savez maintenant comment on joue. Continuez d’ici, ou ouvrez votre propre table, en solitaire ou entre amis.
die_zwerge-lesson-2-goal = Une deuxième partie, en difficulté normale, montre ce que la première taisait : des nains de votre choix, des récompenses qui coûtent, des blessures. Entre les étapes, les tours se jouent tout seuls : regardez.
die_zwerge-lesson-2-draft = Quand on choisit ses nains, on les prend à tour de rôle. Prenez Balyndis : dans une épreuve de métier, elle peut relancer une fois tous ses dés, et bien des aventures demandent du métier. Boëndal l’accompagne.
die_zwerge-lesson-2-pay = Deuxième tour : Boëndal est à la porte II, où une aventure réclame un point de vie. Balyndis est passée sans payer, elle n’en a que trois. Lui en a quatre : payez.
die_zwerge-lesson-2-offer = Encore une aventure accomplie. Avec le conseil sur +2, chacune vous permet de défausser une menace visible, sans qu’il se passe rien. Débarrassez-vous des créatures de Tion.
die_zwerge-lesson-2-tunnel = Le tunnel oublié vous vaut une cinquième entrée. De là, un pas mène à chacune des autres. Posez-la en A1, à côté du Souffle-du-Dragon : c’est là que la Lame de feu devra être forgée.
die_zwerge-lesson-2-pin = Une menace qui retient un nain : tant qu’elle dure, il ne se déplace plus, et lui seul peut combattre cet Albe. Boëndal a besoin de ses jambes pour le scénario. Que ce soit Balyndis ; elle peut toujours travailler et envoyer des émissaires.
die_zwerge-lesson-2-heal = Boëndal a conquis Dsôn Balsur ; avec le scénario suivant, la menace s’est réalisée : il reste un point de vie à Balyndis. Mais son émissaire a mené le conseil à +4 et gagné une élection. La récompense soigne : donnez-lui le point.
die_zwerge-lesson-2-rescue = La mise à prix enlève deux points au nain le plus faible, et Balyndis n’en avait que deux. Si un nain meurt, la partie est perdue. Partagez le fromage : chaque nain gagne un point de vie avant que le coup ne tombe.
die_zwerge-lesson-2-last = Sauvée, avec un point. Gardez de la bière ou du fromage en réserve : la mort d’un nain met fin à tout.
die_zwerge-lesson-done-2 = À suivre : de longs voyages, des blessures à répartir et la Lame de feu.
die_zwerge-lesson-3-goal = Vous rejoignez une partie à trois nains, au vingtième tour. Bien des terres ont brûlé, mais le déclin n’a pas bougé, et Boëndal, Balyndis et Tungdil sont indemnes.
die_zwerge-lesson-3-work = L’air des nains demande trois dés de métier de 4 ou plus, où que l’on soit. Balyndis en lance cinq : qu’elle s’y mette.
die_zwerge-lesson-3-who = Trois, tout juste ! La récompense : un nain peut être placé sur n’importe quelle case, sans faire un pas. Envoyez Balyndis elle-même.
die_zwerge-lesson-3-where = Loin à l’ouest se trouve le Souffle-du-Dragon. La Lame de feu ne se forge que là : placez-la en A2.
die_zwerge-lesson-3-raid = Deux scénarios plus tard, raid nocturne des Albes : trois points de vie sont perdus, un par nain, et vous décidez qui encaisse chacun d’eux. Tous en ont quatre. Que Boëndal encaisse le sien.
die_zwerge-lesson-3-shield = Le deuxième frappe Balyndis. Boëndal porte le bouclier protecteur et peut prendre un coup pour n’importe qui, aussi souvent que vous voulez. Mais il est déjà blessé : laissez faire.
die_zwerge-lesson-3-spend = Un tour plus tard, la voix de Djerůn chasse toutes les armées d’une case, au prix d’un équipement. Balyndis en a trois. L’enclume ne sert qu’une fois : défaussez-la.
die_zwerge-lesson-3-courage = Un jet de santé : un dé par point de vie, et un seul 6 suffit. Manger d’abord vaudrait un dé de plus. Mais avec le conseil sur +3, un dé peut être relancé : gardez vos vivres.
die_zwerge-lesson-3-keen = Le dé relancé a donné le 6. Et au Souffle-du-Dragon, où Tungdil l’a rejointe, Balyndis a réussi deux épreuves de métier en un tour : la Lame de feu est forgée ! Elle donne combat +2. Confiez-la à Tungdil.
die_zwerge-lesson-3-threats = Le dernier scénario est révélé : deux menaces visibles se réalisent, dans l’ordre de votre choix. Commencez par l’attentat de Sinthoras.
die_zwerge-lesson-3-wound = Il touche un nain parmi les plus affaiblis. Tous les trois ont quatre points, le choix vous revient : Boëndal.
die_zwerge-lesson-3-clear = Le pouvoir d’Andôkai fait disparaître toutes les armées d’une case voisine. Il y en a trois en D5, à un pas du Schwarzjoch : dégagez-la.
die_zwerge-lesson-3-last = Reste à tenir les portes : le dernier scénario décide de tout, et le déclin s’est rapproché. Neuf cases le séparent encore du marqueur héros.
die_zwerge-lesson-done-3 = À suivre : ce qui se passe quand les armées manquent, et des menaces qu’il vaut mieux écarter à temps.
die_zwerge-lesson-4-goal = Deux nains, au douzième tour. Le destin désigne la porte I, et les trois dés de recrutement vont être lancés.
die_zwerge-lesson-4-ban = Une récompense vous permet d’écarter un des dés. Les Albes ne tombent que sur un 6 : écartez leur dé.
die_zwerge-lesson-4-muster = Neuf tours plus tard, un nouveau scénario. Il demande plus d’orques que la réserve n’en contient ; ceux qui manquent viennent du plateau, et vous dites d’où. Prenez-en un en D5, à côté du Schwarzjoch.
die_zwerge-lesson-4-again = Cela vous arrange : sur la carte, ils ne marchent plus. Prenez le suivant en C6.
die_zwerge-lesson-4-gear = Deux menaces étaient visibles. Les bogglins d’abord : chaque nain défausse un équipement. Les outils donnent métier +1 pour toujours, l’enclume n’aide qu’une fois : séparez-vous de l’enclume.
die_zwerge-lesson-4-last = Puis vous avez été encerclés : quatre armées restées sur la carte ont coûté quatre cases au conseil, et Gröschaker a brûlé. Regardez donc les menaces visibles avant d’accomplir un scénario, et écartez les pires.
die_zwerge-lesson-done-4 = Il reste un chapitre : cinq nains qui travaillent ensemble.
die_zwerge-lesson-5-goal = Cinq nains, quatrième tour. Une aventure mène du Schwarzjoch à Grünhain, une autre veut que deux nains se retrouvent à Grünhain. Bavragor vient du Schwarzjoch, et quelqu’un l’attend là-bas.
die_zwerge-lesson-5-step = Il ne manque qu’un pas : allez à Grünhain.
die_zwerge-lesson-5-order = Les deux aventures s’accomplissent d’un coup, et vous choisissez la récompense qui vient d’abord. Prenez le regard vers le passé.
die_zwerge-lesson-5-remove = Trois armées peuvent être retirées, du plateau ou d’une carte. Le scénario est accompli quand sa carte est vide : commencez par elle.
die_zwerge-lesson-5-who = Bien des tours plus tard, Balyndis a épié l’ennemi. La récompense : un nain rejoint directement un autre. Choisissez Boïndil.
die_zwerge-lesson-5-join = Le scénario porte sur Toboribor, et Balyndis s’y trouve. Boïndil se bat bien : qu’il la rejoigne.
die_zwerge-lesson-5-last = Voilà toutes les décisions que le Pays Sûr peut vous demander. Le reste dépend des dés, et de votre plan.
die_zwerge-lesson-done-5 = Vous avez tout décidé une fois. Continuez d’ici, ou ouvrez votre propre table.
## Feuille de score pour la vraie table
die_zwerge-form-matches = Campagne
die_zwerge-form-match = Partie { $match }
die_zwerge-form-dwarves = Nains partis à l’aventure
die_zwerge-form-outcome = Comment la partie s’est-elle terminée ?
die_zwerge-form-won = Gagnée
die_zwerge-form-doomed = Perdue : les marqueurs se sont rejoints
die_zwerge-form-died = Perdue : un nain est mort
die_zwerge-form-final = Dernier scénario
die_zwerge-form-fallen = Qui est mort ?
die_zwerge-form-perished = Cases brûlées
die_zwerge-form-note = Remarque
die_zwerge-form-played = Parties jouées
die_zwerge-form-share = Gagnées, en pour cent
die_zwerge-form-mean-turns = Tours par partie, en moyenne
die_zwerge-form-best = Meilleur score
die_zwerge-form-streak = Plus de victoires d’affilée
die_zwerge-form-won-with = Gagnées sur { $played } : { $what }
die_zwerge-form-wrong-scenarios = Avec { $done } scénarios sur { $needed }, la partie aurait été gagnée.
die_zwerge-form-wrong-most = { $value } est impossible avec le reste de la saisie : { $most } au plus.
die_zwerge-form-wrong-tiles = { $card } ne vient qu’avec de la terre brûlée : { $least } au moins, et non { $value }.
die_zwerge-form-wrong-fallen = { $dwarf } n’était pas du voyage.
# Hints
die_zwerge-hint-fight = Chasse des armées avant que la case ne tombe.
die_zwerge-hint-message = Gagne le conseil à votre cause.
die_zwerge-hint-craft = L’équipement sert jusqu’à la fin de la quête.
die_zwerge-hint-scene = Rapproche le scénario de sa fin.
die_zwerge-hint-card = Une aventure dont l’équipe a besoin de la récompense.
die_zwerge-hint-food = Quelqu’un est près de tomber.
die_zwerge-hint-move = Il y a plus à faire ailleurs.
die_zwerge-hint-step = Sur le chemin de la tâche la plus utile.
die_zwerge-hint-gear-does = Son effet : { $effect }
die_zwerge-hint-makes = { $percent } % de chances d’obtenir un équipement.
die_zwerge-hint-fights =
  { $count ->
    [one] { $count } ennemi : { $mean } détruit en moyenne, au moins un dans { $percent } combats sur 100.
   *[other] { $count } ennemis : { $mean } détruits en moyenne, au moins un dans { $percent } combats sur 100.
  }
die_zwerge-hint-near-full = Armées à { $hex } : { $count }. À { $limit }, la case brûle.
die_zwerge-hint-saddle =
  { $count ->
    [one] { $count } armée se tient au Schwarzjoch, où chacune rapproche le déclin.
   *[other] { $count } armées se tiennent au Schwarzjoch, où chacune rapproche le déclin.
  }
die_zwerge-hint-troops-of =
  { $count ->
    [one] { $card } : encore { $count } armée.
   *[other] { $card } : encore { $count } armées.
  }
die_zwerge-hint-destroys-for =
  { $count ->
    [one] { $card } demande encore { $count } armée détruite.
   *[other] { $card } demande encore { $count } armées détruites.
  }
die_zwerge-hint-heard = { $percent } % de chances d’être entendu : le conseil penche alors pour vous.
die_zwerge-hint-council-next = La case suivante : { $effect }
die_zwerge-hint-council-for =
  { $count ->
    [one] Il manque { $count } case du conseil à { $card }.
   *[other] Il manque { $count } cases du conseil à { $card }.
  }
die_zwerge-hint-done = { $card } : réussite immédiate à { $percent } %.
die_zwerge-hint-scenario-left =
  { $count ->
    [one] Il reste alors { $count } scénario.
   *[other] Il reste alors { $count } scénarios.
  }
die_zwerge-hint-cheese =
  { $count ->
    [one] { $count } nain est blessé et gagne un point de vie.
   *[other] { $count } nains sont blessés et gagnent chacun un point de vie.
  }
die_zwerge-hint-weakest =
  { $health ->
    [one] { $dwarf } est au plus mal : { $health } point de vie sur { $most }.
   *[other] { $dwarf } est au plus mal : { $health } points de vie sur { $most }.
  }
die_zwerge-hint-health =
  { $health ->
    [one] { $dwarf } a { $health } point de vie sur { $most }.
   *[other] { $dwarf } a { $health } points de vie sur { $most }.
  }
die_zwerge-hint-falls = { $dwarf } tomberait.
die_zwerge-hint-bears-best =
  { $left ->
    [one] { $dwarf } le supporte le mieux : il lui reste { $left } point de vie.
   *[other] { $dwarf } le supporte le mieux : il lui reste { $left } points de vie.
  }
die_zwerge-hint-bears =
  { $left ->
    [one] Il reste alors { $left } point de vie à { $dwarf }.
   *[other] Il reste alors { $left } points de vie à { $dwarf }.
  }
die_zwerge-hint-waits = Attend les autres ici : { $card }.
die_zwerge-hint-to-fight-steps =
  { $steps ->
    [one] En route vers le combat à { $hex }, armées : { $count }. De là, encore { $steps } pas.
   *[other] En route vers le combat à { $hex }, armées : { $count }. De là, encore { $steps } pas.
  }
die_zwerge-hint-to-card-steps =
  { $steps ->
    [one] En route vers { $hex } pour { $card } : encore { $steps } pas.
   *[other] En route vers { $hex } pour { $card } : encore { $steps } pas.
  }
die_zwerge-hint-to-steps =
  { $steps ->
    [one] En route vers { $hex } : encore { $steps } pas.
   *[other] En route vers { $hex } : encore { $steps } pas.
  }
die_zwerge-hint-to-fight-there =
  { $count ->
    [one] Ici, { $count } armée est à combattre ({ $hex }).
   *[other] Ici, { $count } armées sont à combattre ({ $hex }).
  }
die_zwerge-hint-to-card-there = Ici se poursuit : { $card } ({ $hex }).
die_zwerge-hint-to-there = { $hex } : c’est là que ce nain est le plus utile.
die_zwerge-hint-to-fight-far = Le combat à { $hex } (armées : { $count }) ne peut être atteint de là pour l’instant.
die_zwerge-hint-to-card-far = { $hex }, lieu de { $card }, ne peut être atteint de là pour l’instant.
die_zwerge-hint-to-far = { $hex } ne peut être atteint de là pour l’instant.
die_zwerge-hint-perished = Entrer en { $hex } coûte un point de vie ou une case avant le déclin.
die_zwerge-hint-stopped =
  { $count ->
    [one] { $count } armée y arrête le déplacement.
   *[other] { $count } armées y arrêtent le déplacement.
  }
die_zwerge-hint-doom-left =
  { $count ->
    [one] Le déclin est alors à { $count } case.
   *[other] Le déclin est alors à { $count } cases.
  }
die_zwerge-hint-test-missing =
  { $count ->
    [one] Il manque encore { $count } succès.
   *[other] Il manque encore { $count } succès.
  }
die_zwerge-hint-test-done = Le test est déjà réussi.
die_zwerge-hint-raises =
  { $count ->
    [one] Détruit { $count } armée de plus.
   *[other] Détruit { $count } armées de plus.
  }
die_zwerge-hint-die-low = C’est le dé le plus faible, un { $die }.
die_zwerge-hint-keeps-roll = Ce lancer en détruit { $count } ; un nouveau, { $mean } en moyenne.
die_zwerge-hint-new-roll = Un nouveau lancer en détruit { $mean } en moyenne, celui-ci { $count }.
die_zwerge-hint-token =
  { $count ->
    [one] Il reste { $count } jeton à Nôd’onn.
   *[other] Il reste { $count } jetons à Nôd’onn.
  }
die_zwerge-hint-leaves-at =
  { $count ->
    [one] Il reste { $count } armée ({ $hex }).
   *[other] Il reste { $count } armées ({ $hex }).
  }
die_zwerge-hint-last-of = C’est la dernière de { $card }.
die_zwerge-hint-left-of =
  { $count ->
    [one] { $card } garde { $count } armée.
   *[other] { $card } garde { $count } armées.
  }
die_zwerge-hint-combat =
  { $count ->
    [one] { $dwarf } combat avec { $count } dé.
   *[other] { $dwarf } combat avec { $count } dés.
  }
die_zwerge-hint-dice-with =
  { $count ->
    [one] { $dwarf } a alors { $count } dé : { $attribute }.
   *[other] { $dwarf } a alors { $count } dés : { $attribute }.
  }
die_zwerge-hint-stands-at = { $dwarf } se trouve ici : { $hex }.
die_zwerge-hint-stand-there =
  { $count ->
    [one] { $count } armée s’y tient ({ $hex }).
   *[other] { $count } armées s’y tiennent ({ $hex }).
  }
die_zwerge-hint-done-there = Là se poursuit : { $card }.
die_zwerge-hint-reward-equipment = Sa récompense : { die_zwerge-reward-equipment }.
die_zwerge-hint-reward-skip_hero_step = Sa récompense : { die_zwerge-reward-skip_hero_step }.
die_zwerge-hint-reward-optional_ban_recruit_die = Sa récompense : { die_zwerge-reward-optional_ban_recruit_die }.
die_zwerge-hint-reward-tunnel_tile = Sa récompense : { die_zwerge-reward-tunnel_tile }.
die_zwerge-hint-reward-move_any_dwarf_anywhere = Sa récompense : { die_zwerge-reward-move_any_dwarf_anywhere }.
die_zwerge-hint-reward-move_dwarf_to_dwarf = Sa récompense : { die_zwerge-reward-move_dwarf_to_dwarf }.
die_zwerge-hint-reward-remove_all_troops_here = Sa récompense : { die_zwerge-reward-remove_all_troops_here }.
die_zwerge-hint-reward-remove_all_troops_adjacent = Sa récompense : { die_zwerge-reward-remove_all_troops_adjacent }.
die_zwerge-hint-reward-remove_troops = Sa récompense : { die_zwerge-reward-remove_troops }.
die_zwerge-hint-reward-heal_one = Sa récompense : { die_zwerge-reward-heal_one }.
die_zwerge-hint-reward-heal_two_or_split = Sa récompense : { die_zwerge-reward-heal_two_or_split }.
die_zwerge-hint-reward-keep_card_combat = Sa récompense : { die_zwerge-reward-keep_card_combat }.
die_zwerge-hint-to-fight-away = Le combat à { $hex } (armées : { $count }) est alors à { $steps } pas, pas plus près qu’avant.
die_zwerge-hint-to-card-away = { $hex }, lieu de { $card }, est alors à { $steps } pas, pas plus près qu’avant.
die_zwerge-hint-to-away = { $hex } est alors à { $steps } pas, pas plus près qu’avant.
die_zwerge-hint-stays = { $dwarf } reste ici : { $hex }.
die_zwerge-hint-rolls-steps =
  { $count ->
    [one] { $dwarf } lance { $count } dé pour ses pas.
   *[other] { $dwarf } lance { $count } dés pour ses pas, le meilleur compte.
  }
die_zwerge-hint-steps-left =
  { $count ->
    [one] Il reste { $count } pas ensuite.
   *[other] Il reste { $count } pas ensuite.
  }
die_zwerge-hint-die-beside = Il montre { $die }, le meilleur dé { $best }.
die_zwerge-hint-best-die = Le meilleur dé montre { $best }.
die_zwerge-hint-near-card =
  { $count ->
    [one] { $hex } se trouve à { $count } case du lieu de { $card }.
   *[other] { $hex } se trouve à { $count } cases du lieu de { $card }.
  }
die_zwerge-hint-nobody-there = Aucune armée ne s’y tient : { $hex }.
die_zwerge-hint-keeps = Gardé pour plus tard : { $gear }.
die_zwerge-hint-kind-there = { $troop } : { $count } à cet endroit.
die_zwerge-hint-supply = { $troop } : { $count } encore en réserve.
die_zwerge-hint-troops-stay =
  { $count ->
    [one] { $count } armée reste sur le plateau.
   *[other] { $count } armées restent sur le plateau.
  }
die_zwerge-hint-threats-stay =
  { $count ->
    [one] { $count } menace reste face visible.
   *[other] { $count } menaces restent face visible.
  }
die_zwerge-hint-threat-does = Sa menace : { $effect }
die_zwerge-hint-ways-stay = Les chemins du plateau restent les mêmes.
die_zwerge-hint-all-stay = Tous les nains restent où ils sont.
