# Ce que tous les jeux partagent.
seat-name = Place { $number }

## Façons de jouer
level-random = Au hasard
level-greedy = Gourmand

## Refus
error-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
error-game-broken = Le jeu « { $game } » est installé, mais ne se charge pas : { $reason }.
error-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
error-seed = Une graine est un nombre entier de 0 à 2^128 − 1, pas { $seed }.
error-option = Il n’y a pas d’option de règles « { $option } ». Il y a : { $known }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } » ; il faudrait { $right }.
error-level = { $title } n’a pas de niveau « { $level } ». Il y a : { $known }.
error-no-seat = Cette place n’existe pas ; les places vont de 0 à { $last }.
error-action-kind = Une action est un nombre ou un nom.
error-action-number = Il n’y a pas d’action { $number } ; les actions vont de 0 à { $last }.
error-action-name = Aucune action ne s’appelle « { $name } ».
error-not-your-turn = Ce n’est pas encore votre tour.
error-illegal = Ce n’est pas possible maintenant : { $tried }.
error-over = La partie est finie.
error-undo-nothing = Vous n’avez encore rien à reprendre.
error-undo-reveal = Un secret a été dévoilé depuis. Revenir en arrière demande l’accord de tous.
error-undo-acted = Quelqu’un d’autre a joué depuis. Revenir en arrière demande l’accord de tous.
error-redo-nothing = Il n’y a rien à rétablir.
error-at = Il n’y a pas de position après autant d’actions ; la partie en compte { $last }.
error-record = L’enregistrement ne se lit pas, ligne { $line } : { $reason }.
error-data = La table { $file } est fausse à { $key } : { $reason }.
