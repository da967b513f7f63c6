# Le rapport d’une arène.
arena-title = { $game } : l’arène
arena-sum = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $seats ->
    [one] une place
   *[other] { $seats } places
}
arena-bots = Bots
arena-options = Options
arena-budget = Budget
arena-budget-value = { $count } itérations par décision
arena-seed = Graine
arena-note-clock = { $bots } : une horloge met fin à la réflexion, ces résultats dépendent donc de la vitesse de la machine. Un budget d’itérations les rend reproductibles.
arena-note-missing = La dernière donne n’a pas été jouée depuis toutes les places : il y manque { $count ->
    [one] une partie
   *[other] { $count } parties
}.
arena-note-openskill = Pas de cotes : le paquet openskill n’est pas installé.
arena-standings = Classement
arena-standings-how = Les points sont des estimations, les barres leurs intervalles à 95 %. Une donne compte pour une observation : tous les bots l’ont jouée, chacun depuis toutes les places.
arena-standings-how-team = Les points sont des estimations, les barres leurs intervalles à 95 %. Chaque équipe a joué toutes les donnes.
arena-rating = Cote
arena-wins = Victoires
arena-points = Points
arena-chance = Le trait pointillé marque le hasard.
arena-pairs = Qui devance qui
arena-pairs-how = Part des paires où le bot de la ligne devance celui de la colonne ; une égalité compte pour moitié.
arena-pairs-how-team = Part des donnes où l’équipe de la ligne fait mieux que celle de la colonne ; une égalité compte pour moitié.
arena-spread = Répartition des points
arena-spread-how = Combien de fois chaque bot a obtenu tant de points, sur une seule échelle.
arena-seats = Victoires selon la place
arena-seats-how = La place a-t-elle de l’importance ? Le trait pointillé marque ce que chacune obtiendrait si elle n’en avait pas.
arena-all = Tous les bots
arena-lines = D’où viennent les points
arena-lines-how = Points moyens de chaque ligne de la feuille de score.
arena-line = Ligne
arena-total = Total
arena-taken = Avec quoi l’on gagne
arena-taken-how = Part de victoires de ceux qui possédaient une chose, tous bots confondus, et nombre de fois. Ce que les bons bots préfèrent paraît bon : comparez au sein d’un même bot.
arena-ends-how = Combien de fois il en fut ainsi, par bot.
arena-facts = Ce que les vainqueurs ont en plus
arena-facts-how = Moyennes des vainqueurs et des autres. Les barres montrent l’écart en écarts types : vers la droite, les vainqueurs en ont davantage.
arena-fact = Grandeur
arena-winners = Vainqueurs
arena-others = Autres
arena-difference = Écart
arena-length = Longueur d’une partie
arena-length-how = Décisions de toutes les places ensemble.
arena-speed = Temps par décision
arena-speed-how = Mesuré pendant le jeu, tirage d’un monde compris.
arena-milliseconds = Millisecondes
arena-bot = Bot
arena-seat = Place
arena-share = Part
arena-count = Nombre
arena-least = Minimum
arena-quarter = Premier quart
arena-median = Médiane
arena-three-quarters = Dernier quart
arena-most = Maximum
arena-plot = Graphique
arena-again = Rejouer
arena-again-how = La même commande joue les mêmes parties :
arena-percent = { $number } %
arena-to = { $low } à { $high }
arena-mark = ,
arena-kind-hero = Héros
arena-kind-cognar = Cognars
arena-kind-distinction = Distinctions
arena-kind-class = Classe la plus forte
arena-kind-order = Ordre le plus fort
arena-kind-quest = Quêtes choisies
arena-kind-setting = Montures
arena-kind-part = Parties de Brísingamen
arena-kind-end = Dénouements
arena-end-won = Victoire
arena-end-died = Un nain est mort
