# Brísingamen en français. Phrases de la maison ; noms des cartes comme dans les tables.

## Le jeu
brisingamen-title = Brísingamen
brisingamen-pitch = Envoyez vos nains dans la mine, sautez de lanterne en lanterne et sertissez des bijoux – et le collier de Freya.
brisingamen-goal = Le plus de points de victoire quand quelqu’un a retiré son dernier nain ou que le collier est complet.

## Pierres
brisingamen-colour-ruby = Rubis
brisingamen-colour-emerald = Émeraude
brisingamen-colour-sapphire = Saphir
brisingamen-colour-amethyst = Améthyste
brisingamen-colour-amber = Ambre
brisingamen-size-small = petite
brisingamen-size-large = grosse
brisingamen-gem-ruby_small = petit rubis
brisingamen-gem-emerald_small = petite émeraude
brisingamen-gem-sapphire_small = petit saphir
brisingamen-gem-amethyst_small = petite améthyste
brisingamen-gem-amber_small = petit ambre
brisingamen-gem-ruby_large = gros rubis
brisingamen-gem-emerald_large = grosse émeraude
brisingamen-gem-sapphire_large = gros saphir
brisingamen-gem-amethyst_large = grosse améthyste
brisingamen-gem-amber_large = gros ambre
brisingamen-gems = { $rs ->
        [0] {""}
        [one] {" "}{ $rs } petit rubis
       *[other] {" "}{ $rs } petits rubis
    }{ $es ->
        [0] {""}
        [one] { brisingamen-before-es }{ $es } petite émeraude
       *[other] { brisingamen-before-es }{ $es } petites émeraudes
    }{ $ss ->
        [0] {""}
        [one] { brisingamen-before-ss }{ $ss } petit saphir
       *[other] { brisingamen-before-ss }{ $ss } petits saphirs
    }{ $ms ->
        [0] {""}
        [one] { brisingamen-before-ms }{ $ms } petite améthyste
       *[other] { brisingamen-before-ms }{ $ms } petites améthystes
    }{ $as ->
        [0] {""}
        [one] { brisingamen-before-as }{ $as } petit ambre
       *[other] { brisingamen-before-as }{ $as } petits ambres
    }{ $rl ->
        [0] {""}
        [one] { brisingamen-before-rl }{ $rl } gros rubis
       *[other] { brisingamen-before-rl }{ $rl } gros rubis
    }{ $el ->
        [0] {""}
        [one] { brisingamen-before-el }{ $el } grosse émeraude
       *[other] { brisingamen-before-el }{ $el } grosses émeraudes
    }{ $sl ->
        [0] {""}
        [one] { brisingamen-before-sl }{ $sl } gros saphir
       *[other] { brisingamen-before-sl }{ $sl } gros saphirs
    }{ $ml ->
        [0] {""}
        [one] { brisingamen-before-ml }{ $ml } grosse améthyste
       *[other] { brisingamen-before-ml }{ $ml } grosses améthystes
    }{ $al ->
        [0] {""}
        [one] { brisingamen-before-al }{ $al } gros ambre
       *[other] { brisingamen-before-al }{ $al } gros ambres
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
brisingamen-no-gems = aucune pierre
brisingamen-gem-count = { $count ->
    [0] aucune pierre
    [one] { $count } pierre
   *[other] { $count } pierres
}

## La mine
brisingamen-mine = Mine
brisingamen-place = { $kind ->
    [0] la surface
    [1] la galerie { $space }
   *[other] la caverne { $space }
}
brisingamen-at = { $kind ->
    [0] à la surface
    [1] dans la galerie { $space }
   *[other] dans la caverne { $space }
}
brisingamen-from = { $kind ->
    [0] depuis la surface
    [1] depuis la galerie { $space }
   *[other] depuis la caverne { $space }
}
brisingamen-toward = { $kind ->
    [0] à la surface
    [1] à la galerie { $space }
   *[other] à la caverne { $space }
}
brisingamen-to = { $to_kind ->
    [0] à la surface
    [1] à la galerie { $to }
   *[other] à la caverne { $to }
}
brisingamen-passing = { $passed ->
    [0] {""}
    [one] {" "}(en dépassant un nain)
   *[other] {" "}(en dépassant { $passed } nains)
}
brisingamen-kind-surface = Surface
brisingamen-kind-gallery = Galerie
brisingamen-kind-cavern = Caverne
brisingamen-branch-outside = Extérieur
brisingamen-branch-main = Puits principal
brisingamen-branch-west = Branche ouest
brisingamen-branch-south_west = Branche sud-ouest
brisingamen-branch-south_east = Branche sud-est
brisingamen-branch-east = Branche est
brisingamen-empty = vide
brisingamen-free = libre

## Nains
brisingamen-dwarf = Nain { $dwarf }
brisingamen-barrow = Brouette { $dwarf }
brisingamen-state-outside = dehors
brisingamen-state-mine = dans la mine
brisingamen-state-retired = retiré
brisingamen-loaded = chargé de pierres
brisingamen-strength-left = { $count ->
    [one] Force pour { $count } tour encore
   *[other] Force pour { $count } tours encore
}

## Parties de la table
brisingamen-workshop = Atelier du joaillier
brisingamen-market = Marché noir
brisingamen-necklace = Brísingamen
brisingamen-parts-open = Parties à fabriquer
brisingamen-skills = Compétences
brisingamen-pile = { $count ->
    [one] { $count } compétence face cachée
   *[other] { $count } compétences face cachée
}
brisingamen-deck = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
brisingamen-supply = Réserve
brisingamen-barrows = Brouettes
brisingamen-held = Montures en cours
brisingamen-done = Montures complétées
brisingamen-tokens = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
brisingamen-token = Jeton action gratuite
brisingamen-left = { $count ->
    [0] plus aucun nain
    [one] encore { $count } nain
   *[other] encore { $count } nains
}
brisingamen-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
brisingamen-order = Ordre du tour
brisingamen-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
brisingamen-penalty = { $count ->
    [one] −{ $count } point si inachevée
   *[other] −{ $count } points si inachevée
}
brisingamen-missing = { $count ->
    [0] rien ne manque
    [one] { $count } pierre manque
   *[other] { $count } pierres manquent
}
brisingamen-unseen = Pas encore vues

## Phases
brisingamen-phase-action = Action
brisingamen-phase-free = Action gratuite
brisingamen-phase-where = Déplacement
brisingamen-phase-bat = Chauve-souris
brisingamen-phase-bat_more = Chauve-souris
brisingamen-phase-harvest = Collecte
brisingamen-phase-onward = Second déplacement
brisingamen-phase-give = Échange : donner
brisingamen-phase-give_more = Échange : donner
brisingamen-phase-receive = Échange : recevoir
brisingamen-phase-theft = Vol
brisingamen-phase-theft_more = Vol
brisingamen-phase-over = Décompte

## Cartes
brisingamen-card-s01 = Bague de rubis
brisingamen-card-s02 = Bague d’émeraude
brisingamen-card-s03 = Bague de saphir
brisingamen-card-s04 = Bague d’améthyste
brisingamen-card-s05 = Chevalière de rubis
brisingamen-card-s06 = Chevalière d’émeraude
brisingamen-card-s07 = Chevalière de saphir
brisingamen-card-s08 = Chevalière d’améthyste
brisingamen-card-s09 = Boucles d’oreilles rubis et saphir
brisingamen-card-s10 = Boucles d’oreilles émeraude et améthyste
brisingamen-card-s11 = Boucles d’oreilles rubis et émeraude
brisingamen-card-s12 = Boucles d’oreilles saphir et améthyste
brisingamen-card-s13 = Broche de rubis
brisingamen-card-s14 = Broche d’émeraude
brisingamen-card-s15 = Broche de saphir
brisingamen-card-s16 = Broche d’améthyste
brisingamen-card-s17 = Bracelet de rubis
brisingamen-card-s18 = Bracelet d’émeraude
brisingamen-card-s19 = Bracelet de saphir
brisingamen-card-s20 = Bracelet d’améthyste
brisingamen-card-s21 = Pendentif de rubis
brisingamen-card-s22 = Pendentif d’émeraude
brisingamen-card-s23 = Pendentif de saphir
brisingamen-card-s24 = Pendentif d’améthyste
brisingamen-card-s25 = Torque rubis et émeraude
brisingamen-card-s26 = Torque émeraude et saphir
brisingamen-card-s27 = Torque saphir et améthyste
brisingamen-card-s28 = Torque rubis et améthyste
brisingamen-card-s29 = Collier de rubis
brisingamen-card-s30 = Collier d’émeraude
brisingamen-card-s31 = Collier de saphir
brisingamen-card-s32 = Collier d’améthyste
brisingamen-card-s33 = Sceptre du feu et de la feuille
brisingamen-card-s34 = Sceptre de la mer et du crépuscule
brisingamen-card-s35 = Ceinture aux quatre teintes
brisingamen-card-s36 = Diadème du jour
brisingamen-card-s37 = Diadème de la nuit
brisingamen-card-s38 = Couronne du roi sous la montagne
brisingamen-card-b1 = Chaîne gauche
brisingamen-card-b2 = Chaîne droite
brisingamen-card-b3 = Fermoir d’Alfrigg
brisingamen-card-b4 = Maillon de Dvalin
brisingamen-card-b5 = Maillon de Berling
brisingamen-card-b6 = Maillon de Grerr
brisingamen-card-b7 = Cœur des Brisings
brisingamen-sort-ring = Bague
brisingamen-sort-signet = Chevalière
brisingamen-sort-studs = Boucles d’oreilles
brisingamen-sort-brooch = Broche
brisingamen-sort-bracelet = Bracelet
brisingamen-sort-pendant = Pendentif
brisingamen-sort-torc = Torque
brisingamen-sort-necklace = Collier
brisingamen-sort-sceptre = Sceptre
brisingamen-sort-girdle = Ceinture
brisingamen-sort-diadem = Diadème
brisingamen-sort-crown = Couronne
brisingamen-sort-part = Partie de Brísingamen

## Compétences
brisingamen-skill-speed = Potion de vitesse
brisingamen-skill-bat = Chauve-souris
brisingamen-skill-thief = Voleur
brisingamen-skill-stealth = Potion de déplacement furtif
brisingamen-skill-strength = Potion de force
brisingamen-skill-stamina = Potion d’endurance
brisingamen-effect-speed = Deux déplacements en une action, tant que le nain reste dans la mine.
brisingamen-effect-stealth = Dépasse jusqu’à quatre nains par déplacement au lieu de deux, tant que le nain reste dans la mine.
brisingamen-effect-bat = Une fois, en entrant dans une caverne : une ou deux de ses pierres volent droit dans votre réserve. Le nain ne collecte rien pendant cette action.
brisingamen-effect-stamina = Une fois : un nain chargé vide une caverne de plus.
brisingamen-effect-strength = Une fois la force éveillée, aucun nain adverse ne peut dépasser celui-ci jusqu’à la fin du deuxième de vos tours suivants.
brisingamen-effect-thief = Une action à part entière : prenez une grosse pierre ou jusqu’à deux petites dans la réserve d’un autre joueur ou au marché noir. Un de vos nains doit être dehors.
brisingamen-effect-setting = La compléter prend exactement ces pierres dans votre réserve et retire un nain qui est dehors.
brisingamen-effect-take = Une action. Elle compte −{ $penalty } tant que vous ne l’avez pas complétée ; cela prend exactement ces pierres et retire un nain qui est dehors.
brisingamen-effect-part = Qui la complète reçoit ses jetons. Un nain doit être dehors ; il reste en jeu.
brisingamen-effect-token = Paie une action gratuite à la fin de votre tour, trois au plus par tour. Gardé, il vaut 3 points, ou 6 si le collier est complet.

## Feuille de score
brisingamen-score-settings = Montures complétées
brisingamen-score-incomplete = Montures inachevées
brisingamen-score-loose_small = Petites pierres
brisingamen-score-loose_large = Grosses pierres
brisingamen-score-barrow = Pierres en brouette
brisingamen-score-tokens = Jetons
brisingamen-score-ender = A mis fin à la partie
brisingamen-score-total = Points de victoire
brisingamen-score-settings-how = selon les cartes
brisingamen-score-incomplete-how = la moitié de leurs points, arrondie vers le bas
brisingamen-score-loose_small-how = 1 chacune
brisingamen-score-loose_large-how = 2 chacune
brisingamen-score-barrow-how = rien
brisingamen-score-tokens-how = 3 chacun, 6 si le collier est complet
brisingamen-score-ender-how = 6, une seule fois

## Questions : l’une pour qui répond, l’autre (-wait) pour tous les autres
brisingamen-prompt-action = Choisissez l’action { $action }
brisingamen-prompt-action-wait = { $who } choisit l’action { $action }
brisingamen-prompt-free = Dépensez un jeton pour une action gratuite, ou arrêtez
brisingamen-prompt-free-wait = { $who } peut dépenser des jetons pour des actions gratuites
brisingamen-prompt-where = Où va le nain { $dwarf } { brisingamen-from } ?
brisingamen-prompt-where-wait = { $who } déplace le nain { $dwarf }, pour l’instant { brisingamen-at }
brisingamen-prompt-enter = Jusqu’où le nain { $dwarf } entre-t-il dans la mine ?
brisingamen-prompt-enter-wait = { $who } envoie le nain { $dwarf } dans la mine
brisingamen-prompt-bat = La chauve-souris du nain { $dwarf } peut s’envoler { brisingamen-from } : choisissez une pierre, ou gardez-la
brisingamen-prompt-bat-wait = { $who } décide si une chauve-souris s’envole { brisingamen-from }
brisingamen-prompt-bat_more = Une seconde pierre pour la chauve-souris ?
brisingamen-prompt-bat_more-wait = { $who } charge une chauve-souris { brisingamen-at }
brisingamen-prompt-harvest = Le nain { $dwarf } vide-t-il { brisingamen-place } ?
brisingamen-prompt-harvest-wait = { $who } décide s’il faut vider { brisingamen-place }
brisingamen-prompt-onward = Le nain { $dwarf } peut encore se déplacer { brisingamen-from }
brisingamen-prompt-onward-wait = { $who } peut déplacer le nain { $dwarf } encore une fois
brisingamen-prompt-give = Quelle pierre donnez-vous ?
brisingamen-prompt-give-wait = { $who } échange au marché noir
brisingamen-prompt-give_more = Donnez-vous une seconde pierre ?
brisingamen-prompt-give_more-wait = { $who } échange au marché noir
brisingamen-prompt-receive = Choisissez ce que vous recevez : { $weight ->
    [1] une petite pierre
    [2] deux petites pierres ou une grosse
   *[other] des pierres pour un poids de { $weight }
}
brisingamen-prompt-receive-wait = { $who } échange au marché noir
brisingamen-prompt-theft = Que prend le voleur à { $victim } ?
brisingamen-prompt-theft-wait = { $who } envoie un voleur chez { $victim }
    .victim = { $who } envoie un voleur chez vous
brisingamen-prompt-theft-market = Que prend le voleur au marché noir ?
brisingamen-prompt-theft-market-wait = { $who } envoie un voleur au marché noir
brisingamen-prompt-theft_more = Une seconde petite pierre de chez { $victim } ?
brisingamen-prompt-theft_more-wait = { $who } envoie un voleur chez { $victim }
    .victim = { $who } envoie un voleur chez vous
brisingamen-prompt-theft_more-market = Une seconde petite pierre du marché noir ?
brisingamen-prompt-theft_more-market-wait = { $who } envoie un voleur au marché noir
brisingamen-prompt-over = { $who } l’emporte avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
    }
    .who = Vous l’emportez avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
        }
brisingamen-prompt-over-shared = Victoire partagée avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
    }

## La petite ligne sous la question
brisingamen-note-left = { $count ->
    [one] La dernière action de ce tour.
   *[other] { $count } actions dans ce tour.
}
brisingamen-note-free = { $count ->
    [one] Une action gratuite est possible.
   *[other] Jusqu’à { $count } actions gratuites sont possibles.
}
brisingamen-note-last = { $who } a déclenché la fin : la partie s’arrête après ce tour.
    .who = Vous avez déclenché la fin : la partie s’arrête après ce tour.
brisingamen-note-last-round = { $who } a déclenché la fin : cette manche se joue jusqu’au bout.
    .who = Vous avez déclenché la fin : cette manche se joue jusqu’au bout.
brisingamen-note-stalemate = Tout le monde a passé dans cette manche. Si rien d’autre ne suit, la partie s’arrête.
brisingamen-note-rounds = { $count ->
    [0] C’est la dernière manche.
    [one] Encore une manche après celle-ci.
   *[other] Encore { $count } manches après celle-ci.
}
brisingamen-note-harvest = Toutes les pierres vont dans la brouette, ou aucune.
brisingamen-note-harvest-again = Cela consomme la potion d’endurance.
brisingamen-note-bat = Une ou deux pierres volent droit dans votre réserve ; la chauve-souris est alors perdue. Plusieurs se choisissent dans l’ordre affiché.
brisingamen-note-onward = La potion de vitesse permet un second déplacement.
brisingamen-note-swap = Taille pour taille ; une grosse pierre en vaut deux petites. On ne reçoit pas ce que l’on donne. Plusieurs se choisissent dans l’ordre affiché.
brisingamen-note-theft = Une grosse pierre, ou jusqu’à deux petites. Plusieurs se choisissent dans l’ordre affiché.
brisingamen-note-skill-speed = Il se déplacera deux fois par action.
brisingamen-note-skill-stealth = Il dépasse jusqu’à quatre nains.
brisingamen-note-skill-bat = Dans sa première caverne, la chauve-souris peut rapporter deux pierres.
brisingamen-note-skill-stamina = Il peut vider deux cavernes.
brisingamen-note-skill-strength = Vous pouvez éveiller sa force aussitôt.
brisingamen-note-ended-quota = { $who } a retiré son dernier nain.
    .who = Vous avez retiré votre dernier nain.
brisingamen-note-ended-necklace = { $who } a terminé le collier.
    .who = Vous avez terminé le collier.
brisingamen-note-ended-stalemate = Toute une manche sans rien faire a mis fin à la partie.
brisingamen-note-ended-rounds = La partie s’est arrêtée après la manche { $count }.

## Choix
brisingamen-choice-move = Déplacer le nain { $dwarf } ({ brisingamen-at })
brisingamen-choice-enter = Envoyer le nain { $dwarf } dans la mine
brisingamen-choice-enter-with = Envoyer le nain { $dwarf } dans la mine avec : { $skill }
brisingamen-choice-strength = Éveiller sur place la force du nain { $dwarf }
brisingamen-choice-take = Prendre { $card } ({ $points })
brisingamen-choice-complete = Compléter { $card } ({ $points })
brisingamen-choice-part = Compléter { $card } ({ $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
})
brisingamen-choice-swap = Échanger au marché noir
brisingamen-choice-skill = Prendre une compétence : { $skill }
brisingamen-choice-thief = Envoyer le voleur chez { $victim }
brisingamen-choice-thief-market = Envoyer le voleur au marché noir
brisingamen-choice-pass = Passer
brisingamen-choice-stop = Finir le tour
brisingamen-choice-go = Aller { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-go-harvest = Collecter, puis aller { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-go-strength = Éveiller la force et aller { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-go-harvest-strength = Collecter, éveiller la force et aller { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-onward = Continuer jusqu’{ brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-stay = Rester ici
brisingamen-choice-harvest = Vider { brisingamen-place }
brisingamen-choice-harvest-again = Vider { brisingamen-place } avec la potion d’endurance
brisingamen-choice-leave = Laisser les pierres
brisingamen-choice-bat = Confier à la chauve-souris : { $gem }
brisingamen-choice-keep = Garder la chauve-souris
brisingamen-choice-give = Donner : { $gem }
brisingamen-choice-receive = Recevoir : { $gem }
brisingamen-choice-steal = Prendre : { $gem }
brisingamen-choice-enough = C’est tout

## Pourquoi pas
brisingamen-why-cavern = Cette caverne est occupée.
brisingamen-why-wall = Un nain fort barre le chemin.
brisingamen-why-limit = On ne peut plus dépasser de nain sur ce chemin.
brisingamen-why-shut_in = Le nain { $dwarf } est enfermé : tous les chemins sont barrés.
brisingamen-why-nobody_outside = Aucun de vos nains n’est dehors.
brisingamen-why-entrance = L’entrée est bouchée : trop de nains barrent le chemin.
brisingamen-why-strong_already = Sa force est déjà éveillée.
brisingamen-why-necklace = Le collier est complet.
brisingamen-why-missing = Il manque encore :{ brisingamen-gems }
brisingamen-why-skill_turn = Vous avez déjà pris une compétence pendant ce tour.
brisingamen-why-skill_same = Vous avez déjà cette compétence.
brisingamen-why-skill_three = Vous avez déjà trois compétences.
brisingamen-why-swap = Le marché n’a rien à échanger contre vos pierres.
brisingamen-why-no_gems = Vous n’avez aucune pierre à échanger.
brisingamen-why-thief_free = Le voleur n’est pas une action gratuite.
brisingamen-why-nothing_there = Il n’y a rien à voler.
brisingamen-why-gem_given = Vous ne pouvez pas recevoir la sorte de pierre que vous donnez.
brisingamen-why-gem_heavy = Elle est trop lourde : il ne reste à recevoir qu’un poids de { $weight }.
brisingamen-why-gem_rest = Avec elle, le marché ne pourrait plus compléter le poids.
brisingamen-why-gem_market = Le marché n’a rien du même poids à donner pour elle.
brisingamen-why-gem_both = Le marché n’a rien du même poids à donner pour les deux.
brisingamen-why-gem_large = Une grosse pierre se prend seule ; annulez pour la prendre à la place.
brisingamen-why-gem_order = Les pierres se choisissent dans l’ordre affiché ; annulez pour choisir celle-ci.
brisingamen-why-gem_later = Les pierres se choisissent dans l’ordre affiché : d’abord une autre, puis celle-ci.
brisingamen-why-at-dwarf = Un nain se choisit quand vous choisissez une action ; faites d’abord ce qui est demandé ci-dessus.
brisingamen-why-at-enter = Un de vos nains entre dans la mine par une action à part.
brisingamen-why-at-gem = Les pierres ne se choisissent que lorsque vous en donnez, en recevez ou en prenez.
brisingamen-why-at-give = Une compétence accompagne le nain quand il part dans la mine.
brisingamen-why-at-harvest = C’est le nain qui se trouve dans une caverne qui la vide, quand on le demande.
brisingamen-why-at-setting = Une carte se complète par une action à part ; faites d’abord ce qui est demandé ci-dessus.
brisingamen-why-at-skill = Une compétence se prend par une action à part ; faites d’abord ce qui est demandé ci-dessus.
brisingamen-why-at-space = Un lieu de la mine se choisit pour un nain en chemin.
brisingamen-why-at-strength = La force s’éveille là où se trouve le nain, par une action ou en fin de déplacement.
brisingamen-why-at-swap = Échanger au marché noir est une action à part.
brisingamen-why-at-thief = Envoyer un voleur est une action à part.
brisingamen-why-at-with = Cela se choisit avec le lieu où va le nain.

## Événements
brisingamen-event-began = { $who } commence ; chacun a { $dwarves } nains.
    .who = Vous commencez ; chacun a { $dwarves } nains.
brisingamen-event-round = Manche { $round } : { $who } joue en premier.
    .who = Manche { $round } : vous jouez en premier.
brisingamen-event-readied = { $who } prépare le nain { $dwarf }.
    .who = Vous préparez le nain { $dwarf }.
brisingamen-event-bat_loaded = { $who } : la chauve-souris du nain { $dwarf } emporte : { $gem }.
brisingamen-event-thief = { $who } envoie un voleur chez { $victim }.
    .who = Vous envoyez un voleur chez { $victim }.
    .victim = { $who } envoie un voleur chez vous.
brisingamen-event-thief_market = { $who } envoie un voleur au marché noir.
    .who = Vous envoyez un voleur au marché noir.
brisingamen-event-stealing = { $who } : le voleur met la main sur : { $gem }.
brisingamen-event-swapping = { $who } va au marché noir.
    .who = Vous allez au marché noir.
brisingamen-event-offered = { $who } propose : { $gem }.
    .who = Vous proposez : { $gem }.
brisingamen-event-receiving = { $who } choisit : { $gem }.
    .who = Vous choisissez : { $gem }.
brisingamen-event-entered = { $who } envoie le nain { $dwarf } { brisingamen-to }{ brisingamen-passing }.
    .who = Vous envoyez le nain { $dwarf } { brisingamen-to }{ brisingamen-passing }.
brisingamen-event-entered_with = { $who } envoie le nain { $dwarf } { brisingamen-to }{ brisingamen-passing } avec : { $skill }.
    .who = Vous envoyez le nain { $dwarf } { brisingamen-to }{ brisingamen-passing } avec : { $skill }.
brisingamen-event-moved = { $who } : le nain { $dwarf } va { brisingamen-from } jusqu’{ brisingamen-to }{ brisingamen-passing }.
brisingamen-event-stayed = { $who } : le nain { $dwarf } ne va pas plus loin.
brisingamen-event-harvested = { $who } : le nain { $dwarf } vide { brisingamen-place } :{ brisingamen-gems }.
brisingamen-event-harvested_again = { $who } : grâce à l’endurance, le nain { $dwarf } vide aussi { brisingamen-place } :{ brisingamen-gems }.
brisingamen-event-left = { $who } : le nain { $dwarf } laisse les pierres { brisingamen-at }.
brisingamen-event-unloaded = { $who } : le nain { $dwarf } décharge :{ brisingamen-gems }.
brisingamen-event-skill_lost = { $who } : le nain { $dwarf } rend : { $skill }.
brisingamen-event-bat_sent = { $who } : une chauve-souris s’envole { brisingamen-from } :{ brisingamen-gems }.
brisingamen-event-bat_kept = { $who } : le nain { $dwarf } garde la chauve-souris.
brisingamen-event-strength = { $who } : le nain { $dwarf } est fort ; les nains des autres ne le dépassent plus.
brisingamen-event-strength_over = { $who } : la force du nain { $dwarf } s’éteint.
brisingamen-event-took = { $who } prend { $card }.
    .who = Vous prenez { $card }.
brisingamen-event-shown = Nouveau dans l’atelier : { $card }.
brisingamen-event-part_shown = Une partie de Brísingamen apparaît : { $card }.
brisingamen-event-skill_shown = Une compétence apparaît : { $skill }.
brisingamen-event-skill_buried = Une compétence va sous la pile : { $skill }.
brisingamen-event-completed = { $who } complète { $card } ({ $points }) ; le nain { $dwarf } se retire.
    .who = Vous complétez { $card } ({ $points }) ; le nain { $dwarf } se retire.
brisingamen-event-part_made = { $who } complète { $card } et reçoit { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}. Le collier compte { $parts ->
    [one] { $parts } partie
   *[other] { $parts } parties
}.
    .who = Vous complétez { $card } et recevez { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }. Le collier compte { $parts ->
        [one] { $parts } partie
       *[other] { $parts } parties
    }.
brisingamen-event-quota = { $who } a retiré son dernier nain : la fin est là.
    .who = Vous avez retiré votre dernier nain : la fin est là.
brisingamen-event-necklace = { $who } a complété le collier : la fin est là.
    .who = Vous avez complété le collier : la fin est là.
brisingamen-event-skill_taken = { $who } prend une compétence : { $skill }.
    .who = Vous prenez une compétence : { $skill }.
brisingamen-event-stole = { $who } vole chez { $victim } :{ brisingamen-gems }.
    .who = Vous volez chez { $victim } :{ brisingamen-gems }.
    .victim = { $who } vole chez vous :{ brisingamen-gems }.
brisingamen-event-stole_market = { $who } vole au marché noir :{ brisingamen-gems }.
    .who = Vous volez au marché noir :{ brisingamen-gems }.
brisingamen-event-swap_gave = { $who } donne au marché noir :{ brisingamen-gems }.
    .who = Vous donnez au marché noir :{ brisingamen-gems }.
brisingamen-event-swap_got = { $who } reçoit en échange :{ brisingamen-gems }.
    .who = Vous recevez en échange :{ brisingamen-gems }.
brisingamen-event-token = { $who } dépense un jeton ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
    .who = Vous dépensez un jeton ; { $left ->
        [0] il n’en reste aucun
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
brisingamen-event-passed = { $who } passe.
    .who = Vous passez.
brisingamen-event-stopped = { $who } finit son tour.
    .who = Vous finissez votre tour.
brisingamen-event-over = La partie est finie.
brisingamen-event-over_stalemate = Toute une manche sans rien faire : la partie est finie.
brisingamen-event-over_rounds = La dernière manche est finie.
brisingamen-event-scored = { $who } : { $total ->
    [one] { $total } point de victoire
   *[other] { $total } points de victoire
    }.

## Options
option-turn_order = Ordre du tour
option-turn_order-note = Qui part en premier à la manche suivante.
option-turn_order-rotating = le premier joueur change
option-turn_order-fixed_order = toujours dans le sens horaire
option-tie_break = Égalités
option-tie_break-note = Qui gagne à points égaux.
option-tie_break-shared = victoire partagée
option-tie_break-settings = plus de montures, puis de jetons
option-max_rounds = Manches au plus
option-max_rounds-note = La partie finit après ce nombre de manches, quoi qu’il manque.
option-round_cap = Fin après ces manches
option-round_cap-note = Sans cela, seuls un collier entier ou le dernier nain terminent la partie.
option-round_cap-on = oui
option-round_cap-off = non
option-even_turns = Dernière manche
option-even_turns-note = Si tous ont le même nombre de tours.
option-even_turns-off = s’arrête aussitôt
option-even_turns-on = jouée jusqu’au bout
option-auto_harvest = Collecter d’office
option-auto_harvest-note = Épargne la question partout où la collecte ne coûte rien.
option-auto_harvest-on = oui
option-auto_harvest-off = me demander
option-open_piles = Liste des cartes non vues
option-open_piles-note = Qui aime compter voit ce qui reste dans les piles.
option-open_piles-off = cachée
option-open_piles-on = affichée

## Façons de jouer
level-nearest = Pierre la plus proche

## La page
brisingamen-page-own = Possessions : { $who }
    .who = Vos possessions
brisingamen-page-rivals = Autres joueurs
brisingamen-page-players = Joueurs
brisingamen-page-workshop = Atelier
brisingamen-page-market = Marché
brisingamen-page-dwarves = Nains
brisingamen-page-your-skills = Vos compétences
brisingamen-page-token = Jetons
brisingamen-page-total = Points
brisingamen-page-barrow = brouette
brisingamen-page-swap = Échanger
brisingamen-page-ledger = Ce qui se trouve ici
brisingamen-page-along = Pendant le déplacement
brisingamen-page-with-harvest = D’abord la collecte
brisingamen-page-with-strength = Éveiller la force
brisingamen-page-which-skill = Quelle compétence emporte-t-il ?
brisingamen-page-no-skill = Aucune
brisingamen-page-short-speed = Vitesse
brisingamen-page-short-stealth = Furti­vité
brisingamen-page-short-bat = Chauve-souris
brisingamen-page-short-stamina = Endu­rance
brisingamen-page-short-strength = Force
brisingamen-page-short-thief = Voleur
brisingamen-page-given = donné
brisingamen-page-got = choisi
brisingamen-page-owed = poids encore à recevoir : { $weight }
brisingamen-page-step = action { $step } sur { $of }
brisingamen-page-then-free = puis { $count } gratuites au plus
brisingamen-page-acting = est en train de choisir
brisingamen-page-ready = peut être complétée
brisingamen-page-sold = complétées : { $count } · { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
brisingamen-page-none-held = Aucune : prenez-en une à l’atelier.
brisingamen-page-empty-slot = vide
brisingamen-page-needs = Ce qui manque aux autres
brisingamen-page-lack = manque aux autres :
brisingamen-page-show-seat = Tout montrer
brisingamen-page-ends = La fin approche-t-elle ?
brisingamen-page-end-parts = Collier : { $made } parties sur { $of }
brisingamen-page-end-dwarves = Le moins de nains restants : { $count } ({ $who })
brisingamen-page-last = dernier tour
brisingamen-page-zoom-in = Agrandir
brisingamen-page-zoom-out = Réduire
brisingamen-page-zoom-fit = Voir toute la mine
brisingamen-page-traces = Traces des autres depuis votre dernier tour
brisingamen-page-gone = depuis votre dernier tour, pris par { $who } : { $gems }
    .who = depuis votre dernier tour, vous avez pris { $gems }
brisingamen-page-gone-cards = Pris depuis votre dernier tour
brisingamen-page-gone-card = { $who } : { $card }, { $points }
    .who = Vous : { $card }, { $points }
brisingamen-page-about-board = À propos de ce plateau
brisingamen-page-reconstructed = Le plan de la mine, les montures et les parties du collier sont reconstitués ; les originaux peuvent être différents.
brisingamen-page-mine-keys = Les flèches suivent les galeries, Page suivante et Page précédente vont d’un lieu éclairé à l’autre, plus et moins changent l’échelle, les chiffres désignent un nain.
brisingamen-page-choose-place = Choisissez maintenant un lieu éclairé ; le chiffre compte les nains dépassés.
brisingamen-page-pick-dwarf = Choisissez d’abord l’un de vos nains.
brisingamen-page-not-yours = Ce nain n’est pas à vous.
brisingamen-page-no-way = Aucun chemin n’y mène en un seul déplacement.
brisingamen-page-retired = Le nain { $dwarf } s’est retiré.
brisingamen-page-moving = Le nain { $dwarf } est en route ; annulez pour en choisir un autre.
brisingamen-page-seen = { $what }
brisingamen-page-dwarf-of = nain { $dwarf } ({ $who })
    .who = votre nain { $dwarf }
brisingamen-page-can-go = destination possible
brisingamen-page-can-move = peut se déplacer
brisingamen-page-can-enter = un nain peut entrer
brisingamen-page-legal = peut être choisi
brisingamen-page-chosen = choisi
brisingamen-page-past = en dépassant { $count ->
    [one] { $count } nain
   *[other] { $count } nains
}

## La leçon
brisingamen-lesson-1 = Freya veut son collier. L’une de ses parties est visible, la Chaîne droite : deux petits ambres et un gros. Ce sont justement ceux de la caverne 24, tout au fond, à l’est. Allons les chercher.
brisingamen-lesson-2 = Vous avez deux actions par tour. Prenez d’abord une compétence pour ce long chemin : la Potion de vitesse. Avec elle, un nain se déplace deux fois par action.
brisingamen-lesson-3 = Une compétence se donne à un nain quand il entre dans la mine. Envoyez le nain 1 avec la potion.
brisingamen-lesson-4 = Le voici dans la galerie A, la première lanterne. La potion permet un second déplacement : jusqu’à B, où commencent les quatre branches.
brisingamen-lesson-5 = Dvalin et Berling sont aussi dans la mine. Action suivante : choisissez de nouveau le nain 1.
brisingamen-lesson-6 = Les lieux éclairés sont à votre portée ; chaque direction a sa prochaine lanterne libre. F mène vers l’est.
brisingamen-lesson-7 = Il a continué jusqu’à S puis, avec votre seconde action, jusqu’à T. La caverne 24 est juste à côté.
brisingamen-lesson-8 = En arrivant, on peut collecter : toutes les pierres de la caverne ou aucune, dans la brouette. Prenez-les.
brisingamen-lesson-9 = Le retour a été fait pour vous. Les pierres ne comptent qu’une fois dehors, et l’entrée est proche : choisissez le nain 1.
brisingamen-lesson-10 = Dvalin est en A, en plein sur le chemin. On dépasse les nains, jusqu’à deux par déplacement : vous voilà dehors d’un seul coup. Le chiffre les compte.
brisingamen-lesson-11 = La brouette est vidée dans votre réserve ; la potion est perdue. Vous avez l’ambre, et un nain dehors : complétez la Chaîne droite.
brisingamen-lesson-12 = Trois jetons ! Chacun paie une action gratuite après vos deux actions. Dépensez-en un pour prendre une monture : les boucles d’oreilles rubis et saphir en demandent deux de chaque, et vous en avez un de chaque.
brisingamen-lesson-13 = Dépensez-en un autre pour une compétence : le Voleur.
brisingamen-lesson-14 = Gardez le troisième. À la fin, il vaut 3 points, ou 6 si le collier est complet. Finissez votre tour.
brisingamen-lesson-15 = Nouveau tour. Le Voleur agit tant qu’un de vos nains est dehors. Vos rivaux n’ont pas de rubis : envoyez-le au marché noir.
brisingamen-lesson-16 = Une grosse pierre ou deux petites. Prenez un rubis.
brisingamen-lesson-17 = Et un saphir en plus.
brisingamen-lesson-18 = Les quatre pierres sont là. Complétez les boucles d’oreilles : 8 points. Le prix : un nain va les vendre et se retire. Qui retire son dernier nain met fin à la partie.
brisingamen-lesson-19 = Vous avez gardé votre jeton. Voici la Chauve-souris : elle épargne du chemin, car elle rapporte des pierres tout droit chez vous.
brisingamen-lesson-20 = Envoyez le nain 2 dans la mine, et la Chauve-souris avec lui.
brisingamen-lesson-21 = Berling est en A et en B : vous les dépassez d’un coup, ce qui épargne deux déplacements. Arrêtez-vous en F.
brisingamen-lesson-22 = Tour suivant. La caverne 20 contient deux émeraudes et une grosse améthyste. Allez-y.
brisingamen-lesson-23 = À l’arrivée, la Chauve-souris emporte une ou deux pierres de toute taille. Confiez-lui une émeraude.
brisingamen-lesson-24 = Et la grosse améthyste. Le reste pourra être collecté plus tard, au début d’un déplacement.
brisingamen-lesson-25 = Les deux sont déjà dans votre réserve. Avec elles, on peut échanger : allez au marché noir.
brisingamen-lesson-26 = On donne une ou deux pierres et l’on reçoit le même poids ; une grosse pèse autant que deux petites. Donnez l’émeraude.
brisingamen-lesson-27 = Ajoutez la grosse améthyste : cela fait un poids de trois.
brisingamen-lesson-28 = Vous recevez une petite pierre et une grosse. La petite ne peut être qu’un saphir. Choisissez le gros rubis.
brisingamen-lesson-29 = Dépensez votre dernier jeton pour la Broche de rubis : un gros rubis et deux saphirs. Il ne manque qu’un saphir.
brisingamen-lesson-30 = Tour suivant ; la Potion de force a été prise pour vous. Envoyez le nain 3 avec elle.
brisingamen-lesson-31 = Deux nains dépassés de nouveau. Allez en F et éveillez la force en chemin : pendant deux manches environ, aucun nain adverse ne passe, et l’est n’est qu’à vous.
brisingamen-lesson-32 = Le nain 2 peut collecter la dernière émeraude en partant, et le marché a un saphir pour elle : la broche sera à vous. À la fin, une monture inachevée coûte la moitié de ses points. À partir d’ici, tout dépend de vous.
brisingamen-lesson-done = Vous savez tout : déplacements, dépassements, compétences, échanges, bijoux et collier. Continuez contre Dvalin et Berling, ou ouvrez votre propre table.
brisingamen-lesson-2-goal = La dixième manche d’une autre partie. Vous travaillez à la Ceinture aux quatre teintes : 22 points pour deux petites pierres de chacune des quatre couleurs. Il ne vous manque qu’une émeraude.
brisingamen-lesson-2-thief = Le marché noir n’a pas de petite émeraude, mais Dvalin en a une dans sa réserve. Votre Voleur peut aussi rendre visite à un rival : envoyez-le chez Dvalin.
brisingamen-lesson-2-ruby = Comme au marché : une grosse pierre ou deux petites. Emportez le rubis : il servira au collier que vous avez commencé.
brisingamen-lesson-2-emerald = Une deuxième petite pierre, au même endroit : l’émeraude. Vous pourriez aussi vous contenter d’une seule.
brisingamen-lesson-2-girdle = Le Voleur a quitté la partie ; ce qui est dans les brouettes était à l’abri de lui. Les huit pierres sont là : complétez la ceinture, 22 points.
brisingamen-lesson-2-last = Une pierre volée compte double : vous l’avez, et elle manque à Dvalin. Sortez donc vos pierres au dernier moment, et servez-vous-en aussitôt.
brisingamen-lesson-done-2 = Vous avez pris une fois chaque sorte de décision. Continuez contre Dvalin et Berling, ou ouvrez votre propre table.

## Feuille de score pour la vraie table
brisingamen-form-settings = Montures complétées
brisingamen-form-held = Montures prises et inachevées
brisingamen-form-parts = Parties de Brísingamen complétées
brisingamen-form-parts-hint = Elles ne rapportent rien en soi ; avec quatre à la table, chaque jeton vaut plus.
brisingamen-form-tokens = Jetons action gratuite restants
brisingamen-form-small = Petites pierres restantes
brisingamen-form-small-hint = Celles de votre réserve ; les brouettes ne rapportent rien.
brisingamen-form-large = Grosses pierres restantes
brisingamen-form-large-hint = L’ambre compte aussi.
brisingamen-form-loaded = Pierres dans les brouettes
brisingamen-form-loaded-hint = Celles des nains encore dans la mine.
brisingamen-form-ender = Qui a mis fin à la partie ?
brisingamen-form-ender-hint = Qui a retiré son dernier nain, ou complété la quatrième partie du collier.
brisingamen-form-nobody = Personne
brisingamen-form-note-ended = Quelqu’un n’a plus de nain, ou le collier est complet : quelqu’un a donc mis fin à la partie.
brisingamen-form-note-ender = { $who } a mis fin à la partie, mais n’a ni { $dwarves } montures complétées ni la quatrième partie du collier : manque-t-il quelque chose ?
brisingamen-form-tie = { $tied } ont { $points } chacun ; le plus de montures ({ $settings }), puis de jetons ({ $tokens }) décide : { $seats }.
brisingamen-form-wrong-parts = On ne complète que { $most } parties du collier par partie jouée.
brisingamen-form-wrong-gems = { $card } ne peut pas être complété en plus : le jeu n’a que { $most } exemplaires de cette pierre : { $gem }.
brisingamen-form-wrong-tokens = Les jetons ne viennent qu’avec les parties du collier, et les vôtres en ont donné { $most }, pas { $tokens }.
brisingamen-form-wrong-loaded = Il ne peut pas y en avoir : tous les nains de cette place sont retirés.
brisingamen-form-wrong-loose = { $count }, c’est trop : il n’en reste que { $most } qui ne soient ni sur une carte ni chez un autre.

# Hints
brisingamen-hint-sell = Vend une monture, et un nain se retire.
brisingamen-hint-part = Une partie du collier rapporte des jetons.
brisingamen-hint-take = Ses pierres sont à portée de main.
brisingamen-hint-enter = Une nouvelle descente vers les pierres.
brisingamen-hint-swap = Change des pierres superflues en pierres utiles.
brisingamen-hint-home = Ramène la brouette pleine.
brisingamen-hint-walk = S’approche de pierres utiles.
brisingamen-hint-harvest = Charge des pierres dont vos montures ont besoin.
brisingamen-hint-thief = Prend à un autre ce qu’il vous faut.
brisingamen-hint-saw =
  { $points ->
    [one] En moyenne, vous avez alors { $points } point quand revient votre tour.
   *[other] En moyenne, vous avez alors { $points } points quand revient votre tour.
  }
brisingamen-hint-more-than = Vous en avez plus que n’en demande { $card } : { $gem }.
brisingamen-hint-needed-by = { $card } en a besoin aussi : { $gem }.
brisingamen-hint-spare = Aucune de vos montures n’en a besoin : { $gem }.
brisingamen-hint-lacked = Il manque à { $card } : { $gem }.
brisingamen-hint-loose = Rien de cela ne manque à vos montures : { $gem }. Cela compte à part.
brisingamen-hint-thief-finds = Là se trouve ce qui manque à vos montures ou au collier :{ brisingamen-gems }.
brisingamen-hint-harvest-lacked = Charge ce qui manque à vos montures ou au collier :{ brisingamen-gems }.
brisingamen-hint-harvest-loose =
  { $points ->
    [one] Charge des pierres qui, seules, valent { $points } point.
   *[other] Charge des pierres qui, seules, valent { $points } points.
  }
brisingamen-hint-here-lacked = Ici se trouve ce qui manque à vos montures ou au collier :{ brisingamen-gems }.
brisingamen-hint-here-loose =
  { $points ->
    [one] Ses pierres, seules, valent { $points } point.
   *[other] Ses pierres, seules, valent { $points } points.
  }
brisingamen-hint-load-home =
  { $steps ->
    [one] Rapproche le chargement de la sortie :{ brisingamen-gems }. Encore { $steps } pas.
   *[other] Rapproche le chargement de la sortie :{ brisingamen-gems }. Encore { $steps } pas.
  }
brisingamen-hint-arrives = Le chargement est alors dans votre réserve :{ brisingamen-gems }.
brisingamen-hint-fills = Cela permet de compléter : { $card }.
brisingamen-hint-exit =
  { $steps ->
    [one] Plus de caverne à vider : { $steps } pas jusqu’à la sortie.
   *[other] Plus de caverne à vider : { $steps } pas jusqu’à la sortie.
  }
brisingamen-hint-cavern-lacked =
  { $steps ->
    [one] En route vers la caverne { $space }, où se trouve ce qui manque à vos montures ou au collier :{ brisingamen-gems }. Encore { $steps } pas.
   *[other] En route vers la caverne { $space }, où se trouve ce qui manque à vos montures ou au collier :{ brisingamen-gems }. Encore { $steps } pas.
  }
brisingamen-hint-cavern-loose =
  { $steps ->
    [one] En route vers la caverne { $space } :{ brisingamen-gems }. Encore { $steps } pas.
   *[other] En route vers la caverne { $space } :{ brisingamen-gems }. Encore { $steps } pas.
  }
brisingamen-hint-out = Un nain dehors peut compléter une monture ou repartir.
brisingamen-hint-wall =
  { $count ->
    [one] { $count } nain adverse doit y passer pour rentrer, dont chargés : { $loaded }.
   *[other] { $count } nains adverses doivent y passer pour rentrer, dont chargés : { $loaded }.
  }
brisingamen-hint-take-ready = Vous avez tout ce que demande { $card } : elle peut être complétée aussitôt après.
brisingamen-hint-take-coming = Tout ce que demande { $card } est dans votre réserve ou en route.
brisingamen-hint-take-lacks = Pierres pour { $card } : { $have } sur { $of } ; il manque :{ brisingamen-gems }.
brisingamen-hint-part-made = Partie { $made } sur { $of } : si le collier est achevé, chaque jeton vaut { $each }.
brisingamen-hint-part-last = La dernière partie : le collier est achevé et chaque jeton vaut { $each }.
brisingamen-hint-ends =
  { $points ->
    [one] Votre dernier nain se retire : la fin arrive, et { $points } point avec elle.
   *[other] Votre dernier nain se retire : la fin arrive, et { $points } points avec elle.
  }
brisingamen-hint-no-penalty = { $card } vaut { $points }, et les { $penalty } de malus ne menacent plus.
brisingamen-hint-swap-for = À échanger contre ce qui manque à { $card } : { $gem }, contre { $given }.
brisingamen-hint-load-away = Le chargement est alors à { $steps } pas de la sortie, pas plus près qu’avant.
