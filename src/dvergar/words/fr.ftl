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

# server
error-stale = La partie a avancé : voici où elle en est. Choisissez à nouveau.
error-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez dans un instant.
error-table = Il n’y a pas de table « { $table } ». Vérifiez son lien ou son code.
error-table-damaged = La table « { $table } » ne peut pas être chargée : ses coups enregistrés ne se rejouent pas.
error-foreign = On a joué à cette table avec une autre version de { $game } que celle du serveur ({ $reason }).
error-waiting = La partie n’a pas commencé : une place est encore libre.
error-full = Toutes les places sont prises. Vous pouvez regarder.
error-seat-taken = Cette place n’est pas libre. Places libres : { $free }.
error-not-yours = Cette place n’est pas la vôtre.
error-token = Ce lien personnel n’ouvre aucune place ici. Copiez-le à nouveau, en entier.
error-undo-over = La partie est finie et son compte rendu ouvert à tous : plus rien ne peut être repris.
error-undo-consent = Revenir si loin demande l’accord des autres personnes à la table.
error-record-running = Le compte rendu dévoile tous les secrets. On peut l’obtenir quand la partie est finie.
error-name-long = Un nom a { $longest } caractères au plus ; celui-ci en a { $length }.
error-name-letters = Un nom ne peut pas contenir de caractères de contrôle.
error-qr = Un code QR contient de 1 à { $longest } caractères, pas { $length }.
error-origin = Ce serveur ne répond qu’à ses propres pages, pas à celles de { $origin }.
error-json-only = Le serveur ne lit que du JSON.
error-json = Le message n’est pas du JSON : { $reason }.
error-message = Le message n’est pas compris : { $reason }.
error-oversized = Un message a { $most } octets au plus.
error-language = Il n’y a pas de mots en « { $language } ». Il y a : { $known }.
error-method = { $method } ne se fait pas ici ; il faudrait { $allowed }.
error-path = Il n’y a rien à { $path }.
error-internal = Le serveur a fait une erreur. Rien n’a changé, et elle est notée dans son journal.
