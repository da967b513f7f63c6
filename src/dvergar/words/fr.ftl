# Ce que tous les jeux partagent.
seat-name = Place { $number }
seat-you = Vous

## Façons de jouer
level-random = Au hasard
level-apprentice = Apprenti
level-journeyman = Compagnon
level-greedy = Gourmand
level-master = Maître
level-grandmaster = Grand maître
level-grandmaster-note = Un grand maître peut réfléchir jusqu’à trois secondes à chaque décision.
level-learned = Maître entraîné
level-former = Ancien maître

## Refus
error-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
error-game-broken = Le jeu « { $game } » est installé, mais ne se charge pas : { $reason }.
error-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
error-seed = Une graine est un nombre entier de 0 à 2^128 − 1, pas { $seed }.
error-option = Il n’y a pas d’option de règles « { $option } ». Il y a : { $known }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } » ; il faudrait { $right }.
error-level = { $title } n’a pas de niveau « { $level } ». Il y a : { $known }.
error-no-seat = Cette place n’existe pas ; les places vont de 0 à { $last }.
error-action-kind = Une action est un nombre ou un nom.
error-action-number = Il n’y a pas d’action { $number } ; les actions vont de 0 à { $last }.
error-action-name = Aucune action ne s’appelle « { $name } ».
error-not-your-turn = Ce n’est pas encore votre tour.
error-illegal = Ce n’est pas possible maintenant : { $tried }.
error-over = La partie est finie.
error-undo-nothing = Vous n’avez encore rien à reprendre.
error-undo-reveal = Un secret a été dévoilé depuis. Revenir en arrière demande l’accord de tous.
error-undo-acted = Quelqu’un d’autre a joué depuis. Revenir en arrière demande l’accord de tous.
error-redo-nothing = Il n’y a rien à rétablir.
error-at = Il n’y a pas de position après autant d’actions ; la partie en compte { $last }.
error-record = Le compte rendu est abîmé : la ligne { $line } ne convient pas.
error-record-foreign = Ce n’est pas le compte rendu d’une partie : le début est différent.
error-record-cut = Le compte rendu est coupé : la fin manque.
error-record-changed = Le compte rendu a été modifié : ses lignes ne correspondent pas à sa fin.
error-record-game = Le compte rendu est celui d’un jeu auquel on ne joue pas ici.
error-record-revision = Le compte rendu est d’une version du jeu qui n’est plus lue.
error-record-cards = La partie a été jouée avec d’autres cartes que celles de ce serveur.
    .here = La partie a été jouée avec d’autres cartes que celles de Dvergar sur cet appareil.
error-data = La table { $file } est fausse à { $key } : { $reason }.

# server
error-stale = La partie a avancé : voici où elle en est. Choisissez à nouveau.
error-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez dans un instant.
    .here = Cet appareil ne prend plus rien : le disque est plein, ou le navigateur n’en permet pas plus. Rien n’a changé. Faites de la place, puis réessayez.
error-table = Il n’y a pas de table « { $table } ». Vérifiez son lien ou son code.
    .here = Il n’y a pas de table « { $table } » sur cet appareil.
error-table-damaged = La table « { $table } » ne peut pas être chargée : ses coups enregistrés ne se rejouent pas.
error-foreign = On a joué à cette table avec une autre version du jeu { $game } que celle du serveur ({ $reason }).
    .here = On a joué à cette table avec une autre version du jeu { $game } que celle de cet appareil ({ $reason }).
error-waiting = La partie n’a pas commencé : une place est encore libre.
error-full = Toutes les places sont prises. Vous pouvez regarder.
error-seat-taken = Cette place n’est pas libre. Places libres : { $free }.
error-other-seat = Vous connaissez une autre place de cette partie : celle-ci n’est pas pour vous. Un bot ou quelqu’un d’autre peut la prendre.
error-not-yours = Cette place n’est pas la vôtre.
error-token = Ce lien personnel n’ouvre aucune place ici. Copiez-le à nouveau, en entier.
error-undo-over = La partie est finie et son compte rendu ouvert à tous : plus rien ne peut être repris.
error-undo-consent = Revenir si loin demande l’accord des autres personnes à la table.
error-record-running = Le compte rendu dévoile tous les secrets. On peut l’obtenir quand la partie est finie.
error-begun = La partie a déjà commencé.
error-phrase = Cette phrase n’existe pas.
error-point = Rien sur la table ne porte ce nom.
error-text-empty = Rien n’a été dit.
error-text-long = On peut dire { $longest } caractères au plus à la fois ; il y en a { $length }.
error-text-letters = Un message ne peut pas contenir de caractères de contrôle.
error-host-only = Seule la personne qui a ouvert la table peut le faire avant le début de la partie.
error-sit-first = Seules les personnes assises à la table peuvent le faire.
error-grace = Cette personne peut encore revenir. Attendez { $seconds } s, ou demandez aux autres.
error-seat-free = Cette place est déjà libre.
error-bot-stays = Un bot reste jusqu’à la fin.
error-bot-already = Un bot y joue déjà.
error-stand-in = Un bot joue pour vous en ce moment. Reprenez d’abord votre place.
error-no-stand-in = Aucun bot ne joue pour vous.
error-motion = Une autre question est posée. Répondez-y d’abord.
error-motion-seat = Cette place n’est à personne d’autre.
error-no-motion = Plus rien n’est demandé.
error-no-vote = Vous n’avez pas voix au chapitre ici, ou vous avez déjà répondu.
error-no-voters = Personne d’autre n’a à donner son accord : faites-le simplement.
error-few-voters = Il faut être au moins deux à le vouloir. À défaut, attendez la fin du délai.
error-rematch = Seules les personnes qui ont joué une partie jusqu’au bout peuvent la rejouer.
error-code = Ce code ne donne rien. Chacun sert une fois, pendant dix minutes : demandez-en un nouveau sur l’autre appareil.
error-code-own = Ce code est pour un autre appareil : saisissez-le là-bas.
error-code-seat = Un code pour une table nomme aussi une place.
error-no-device = Cet appareil n’a encore aucune place qu’un autre pourrait reprendre.
error-name-empty = Un nom a au moins une lettre.
error-deal-running = On pourra redistribuer les mêmes cartes quand cette partie sera finie.
error-deal-other = Cette donne est faite pour { $game } à { $seats } joueurs.
error-busy = C’est trop rapide. Réessayez dans { $seconds } s.
error-enough = La partie n’avance plus depuis longtemps. Jouez avant de changer autre chose.
error-many-pages = { $most } pages au plus montrent cette table à la fois. Fermez-en une.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-webhook = L’adresse d’un webhook commence par https://.
error-push-off = Ce serveur n’envoie pas de messages aux navigateurs.
error-push-keys = L’abonnement du navigateur n’est pas compris. Désactivez-le, puis réactivez-le.
error-webhook-home = La langue, les heures ou l’adresse de cette page ne sont pas comprises.
error-clock = Une pendule a de { $low } à { $high } secondes, et seule une réserve a un incrément.
error-name-long = Un nom a { $longest } caractères au plus ; celui-ci en a { $length }.
error-name-letters = Un nom ne peut pas contenir de caractères de contrôle.
error-qr = Un code QR contient de 1 à { $longest } caractères, pas { $length }.
error-host = Ce serveur ne répond pas au nom { $host }. Qui l’exploite peut l’autoriser : --name { $host }.
error-origin = Ce serveur ne répond qu’à ses propres pages, pas à celles de { $origin }.
error-no-site = Ce serveur n’offre rien à garder sur un appareil.
error-not-here = Seule la personne assise à la machine du serveur peut le faire préparer.
error-json-only = Le serveur ne lit que du JSON.
error-json = Le message n’est pas du JSON : { $reason }.
error-message = Le message n’est pas compris : { $reason }.
error-oversized = Un message a { $most } octets au plus.
error-language = Il n’y a pas de mots en « { $language } ». Il y a : { $known }.
error-method = { $method } ne se fait pas ici ; il faudrait { $allowed }.
error-path = Il n’y a rien à { $path }.
error-internal = Le serveur a commis une erreur. Rien n’a changé, et l’erreur est notée dans son journal.
    .here = Dvergar a commis une erreur. Rien n’a changé.
error-no-guide = Il n’y a pas encore de guide des règles pour { $title }.
error-no-lesson = Il n’y a pas de leçon pour { $title } ici.
error-lesson-other = La leçon prend ici un autre chemin : suivez son encadré. Rien n’est perdu et, une fois la leçon finie, tous les coups sont à vous.
error-extra = { $what } a besoin de la bibliothèque { $module }, qui n’est pas installée : pip install dvergar[{ $extra }].
error-no-observation = { $title } n’offre pas d’observations aux programmes qui apprennent.
error-no-reset = Il n’y a pas encore de partie ; elle commence par reset.
error-field = L’observation n’a pas de champ « { $field } ». Il y a : { $known }.

# page
page-home = Accueil
page-motto = cinq jeux de nains
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-de = Deutsch
page-settings = Réglages
page-settings-short = Réglages
page-menu = Menu
page-close = Fermer
page-on = oui
page-off = non
page-size = Taille du texte
page-percent = { $percent } %
page-speed = Rythme auquel on raconte ce que font les autres
page-speed-0 = tout de suite
page-speed-1 = normal
page-speed-2 = rapide
page-speed-3 = lent
page-speed-note = Si votre appareil demande moins d’animations, tout est raconté sans mouvement.
page-stepwise = Raconter pas à pas
page-since = Depuis votre dernier tour
page-since-count = Depuis votre dernier tour : { $count ->
    [one] un événement
   *[other] { $count } événements
 }
page-since-show = Le montrer sur la table
page-since-steps = Pas à pas
page-due-only = Il n’y a rien d’autre à choisir : cela se joue tout seul.
page-due-ahead = Vous l’aviez choisi d’avance.
page-due-agreed = C’est convenu à cette table : cela se joue tout seul.
page-due-stop = Un instant, je choisis
page-telling-next = Suivant
page-telling-skip = Passer
page-telling-cut = { $count ->
    [one] Un événement n’a pas été montré
   *[other] { $count } événements n’ont pas été montrés
 } : voyez la chronique.
page-sound = Sons
page-notify = Me prévenir quand c’est à moi
page-notify-note = Pour être prévenu même page fermée, choisissez à une table « Me prévenir ailleurs » sous « Joueurs et liens ».
page-shortcuts = Touches à une lettre
page-list-shown = Afficher la liste des choix
page-autoplay = Un choix unique se joue de lui-même
page-autoplay-note = Ce qui se joue de soi-même le fait après une pause ordinaire, pour que personne ne remarque qu’il n’y avait rien à choisir.
page-chronicle-save = Enregistrer la chronique en texte
page-chronicle-known = Ce qui a été dit jusqu’ici à { $who }.
page-chronicle-watched = Ce qui a été dit jusqu’ici aux spectateurs.
page-chronicle-whole = Le compte rendu complet, qui peut être rejoué, sera disponible à la fin de la partie.
page-ahead = Miser d’avance
page-ahead-title = Votre prochaine mise
page-ahead-note = Préparez dès maintenant vos trois mises. Elles seront posées d’elles-mêmes le moment venu. Échap les retire.
page-ahead-laid = Prochaine mise : { $coins }
page-ahead-withdraw = Retirer
page-ahead-gone = Ce que vous possédez a changé : la mise faite d’avance est retirée.
page-credits = Crédits
page-credits-games = Nidavellir, Nains, Die Zwerge, Le Roi des Nains et Brísingamen sont les jeux de leurs auteurs et éditeurs. Cette page en suit les règles, avec ses propres mots et ses propres dessins.
page-credits-icons = Icônes, recolorées, par { $authors } :
page-credits-fonts = Caractères : Grenze (Renata Polastri, Omnibus-Type) et Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) :

## Page : accueil
page-games = Jeux
page-choose-door = Choisissez une porte
page-play-bots = Jouer contre des bots
page-now-title = Jouer avec des bots
page-now-seats = Combien à la table
page-now-level = La force des bots
page-now-note = Retenu sur cet appareil : la prochaine fois, la partie commence aussitôt.
page-now-new = Votre première partie : les apprentis font des erreurs dont vous profitez.
page-now-change = Autres bots : { $seats } à la table, { $level }
page-set-up = Préparer une table
page-players = Joueurs :
page-duration = Durée :
page-minutes = { $minutes } min
page-your-tables = Vos parties
page-no-tables = Aucune pour l’instant. La porte est ouverte.
page-your-turn-chip = à vous
page-game-with = { $game } avec { $names }
page-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
    } sur { $seats }
page-return = Revenir
page-return-to = Revenir à { $table }
page-finished = Terminées
page-look-short = Regarder
page-look-at = Regarder { $table }
page-waiting-tables = En attente de joueurs
page-none-waiting = Aucune table n’attend en ce moment.
page-sit = S’asseoir
page-sit-at = S’asseoir à { $table }
page-code = On vous a envoyé un code ?
    .here = Parties écrites et feuilles
page-code-hint = six lettres, ou le lien
page-code-label = Code de la table
page-code-none = Ce n’est ni un code ni un lien de cette page. Un code a six caractères ; un lien se copie en entier.
page-join = Rejoindre
page-ways = Parties de la page
page-tab-games = Jeux
page-tab-tables = Tables
page-tab-settings = Réglages
page-tab-join = Rejoindre
page-tab-table = Table
page-went = À vous de répondre ici : { $where }
page-asked-here = à vous de répondre ici

## Page : nouvelle table, et attente
page-new-table = nouvelle table
page-for = { $low } à { $high } joueurs, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-reconstructed = Certains tableaux de ce jeu ont dû être reconstitués ; ils peuvent différer des originaux.
page-replaced = Ce serveur joue avec ses propres tableaux.
page-seats = Places
page-free-seat = Place libre
page-free-seat-note = pour qui viendra par le lien
    .here = pour un bot
page-name-of = Nom à la place { $seat }
page-host = vous, à cet écran
page-same-screen = aussi à cet écran
page-bot = bot
page-you = vous
page-who-sits = Qui s’assied ici
page-kind-me = à cet écran
page-kind-open = par lien
page-kind-bot = bot
page-kind-me-note = Plusieurs personnes partagent un écran ; un rideau tombe entre leurs tours.
page-kind-open-note = La place reste libre jusqu’à ce que quelqu’un suive votre lien. Aucun compte n’est nécessaire.
page-kind-bot-note = Le nain joue tout seul, et n’en sait pas plus qu’une personne à sa place.
page-how-to-sit = Qui joue ?
page-level = Force du bot
page-remove-seat = Retirer la place { $seat }
page-least-seats = { $low ->
    [one] Ce jeu demande au moins { $low } place.
   *[other] Ce jeu demande au moins { $low } places.
}
page-add-seat = Ajouter une place
page-house-rules = Règles de la maison
page-table-options = À cette table
page-listed = La montrer parmi les tables en attente
page-listed-note = Si des inconnus de ce serveur peuvent prendre une place libre.
page-listed-no = seulement par lien
page-listed-yes = à tous, ici
page-start = Commencer
page-open-table = Ouvrir la table
page-free-seats = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
page-free-seats-note = Vous recevrez un lien pour vos amis.
page-all-sit = Tout le monde est là
page-all-sit-note = La partie commence tout de suite.
page-pass-note = Passez l’écran quand le rideau tombe.
page-waiting = en attente de joueurs
page-waiting-note = La partie commence quand la dernière place est prise.
page-ready = prêt
page-online = à la table
page-offline = pas là pour le moment
page-seat-choose = Choisir celle-ci
page-seat-chosen = Votre choix
page-sit-down = Prenez place
page-sit-down-note = Dites votre nom et asseyez-vous.
page-agreed = Ce qui est convenu
page-your-name = Votre nom
page-invite = Invitez vos amis
    .here = Qui d’autre joue
page-invite-note = Aucun compte n’est nécessaire : il suffit d’ouvrir le lien ou de viser le code avec un appareil photo.
    .here = Mettez un bot à chaque place libre.
page-invite-code = Ou saisissez ceci sur la page d’accueil :
page-link = Lien vers cette table
page-qr = Code QR : { $name }
page-copy = Copier
page-copied = Copié
page-share = Partager

## Page : à la table
page-prompt = Que faire maintenant
page-choose = Rien de choisi
page-missing = { $count ->
    [one] Encore un choix
   *[other] Encore { $count } choix
}
page-confirm-of = Confirmer { $done } sur { $of }
page-undo = Annuler
page-redo = Rétablir
page-go-back = Revenir en arrière
page-keep-it = Laisser ainsi
page-practice = entraînement
page-practice-sure = Revenir en arrière, bien qu’on en sache plus ?
page-practice-note = La partie comptera alors comme un entraînement.
page-why-not = Cela ne peut pas être choisi maintenant.
page-why-wait = Ce n’est pas encore à vous.
page-together = { $points } ensemble
page-why-first = Choisissez d’abord ce qui est demandé ici.
page-chronicle = Chronique
page-chronicle-empty = Il ne s’est encore rien passé.
page-side = Chronique et scores
page-scores = Score actuel
page-scores-final = Score final
page-total = Total
page-choices = Ce que vous pouvez faire
page-choices-short = Choix
page-choices-note = Le premier clic choisit, le second exécute.
page-no-choices = Rien pour le moment : c’est aux autres.
page-no-choices-over = La partie est terminée : il n’y a plus rien à décider.
page-people = Joueurs et liens
page-people-short = Joueurs
page-keys = Touches
page-keys-note = Les lettres seules se désactivent dans les réglages.
page-key-arrows = Flèches
page-key-arrows-does = se déplacer dans une partie de la table
page-key-f6 = F6
page-key-f6-does = aller à la partie suivante, avec Maj à la précédente
page-key-enter = Entrée
page-key-enter-does = choisir, puis confirmer
page-key-digits = 1–9, 0
page-key-digits-does = choisir une pièce, une carte, une colonne, une face ou un joueur par sa place, là où la table le permet
page-key-esc = Échap
page-key-esc-does = abandonner le choix
page-key-u = U
page-key-u-does = annuler
page-key-r = R
page-key-r-does = rétablir
page-key-l = L
page-key-l-does = liste des choix
page-key-question = ?
page-key-question-does = cette liste
page-preview-points = { $points }
page-preview-coin = { $from } → { $to }
page-preview-line = ligne { $line }
page-live = Ce qui se passe à la table
page-your-turn = À vous de jouer
page-turn-of = Au tour de { $who }
    .who = À vous de jouer
page-you-watch = vous regardez
page-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-watch-link = Lien pour regarder
page-watch-note = Qui l’ouvre voit ce que tous peuvent voir.
page-other-device = Autre appareil
page-device-note = L’autre appareil reçoit toutes les places de celui-ci, et les deux les gardent. Le code sert une fois.
page-device-seat-note = L’autre appareil joue aussi à cette place. Le code sert une fois.
page-device-link = Lien pour votre autre appareil
page-device-left =
    { $minutes ->
        [one] valable encore { $minutes } minute
       *[other] valable encore { $minutes } minutes
    }
page-device-expired = Le code a expiré.
page-device-make = Afficher un code
page-device-again = Afficher un nouveau code
page-device-enter = Code de l’autre appareil
page-device-take = Reprendre
page-device-ask = Votre autre appareil vous transmet ses places. Vous pourrez ensuite y jouer ici aussi.
page-device-taken =
    { $count ->
        [one] { $count } table est désormais ici aussi.
       *[other] { $count } tables sont désormais ici aussi.
    }
page-device-to-table = À la table
page-mine = Mes parties
page-mine-note = Les parties de cet appareil. Il n’y a pas de compte : un cookie dit au serveur que c’est vous.
page-mine-running = En cours
page-mine-none-running = Aucune partie en cours.
page-mine-over = Terminées
page-mine-none-over = Aucune partie terminée pour l’instant.
page-mine-more = Afficher les précédentes
page-mine-won = Gagnée
page-mine-lost = Perdue
page-mine-place = Place { $place } sur { $seats }
page-mine-uncounted = ne compte pas
page-mine-replay-of = Revoir { $match }
page-mine-statistics = Mes statistiques
page-mine-statistics-note = Les parties qui comptent, avec une seule place à vous ; celles où tous gagnent ensemble dans tous les cas.
page-mine-against = Contre qui
page-mine-against-note = Les parties qui comptent et où l’on gagne les uns contre les autres.
page-mine-before = J’étais devant
page-mine-bots = Bots : { $level }
page-mine-all = Tout le monde sur ce serveur
    .here = Tous ceux qui jouent sur cet appareil
page-mine-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-mine-wins = gagnées : { $count }
page-mine-mean = place moyenne { $place }
page-mine-top = record { $points }
page-mine-hardest = plus difficile gagné : { $level }
page-mine-look = Mon nom et ma couleur
page-mine-look-note = Proposés à chaque table, sur cet appareil.
page-mine-keep = Retenir
page-mine-kept = Retenu
page-forget-me = M’oublier
page-forget-me-note = Ceci efface définitivement ce que le serveur sait de cet appareil : son nom, son historique et ses places. Vos places dans les parties en cours ne sont plus à personne, sur vos autres appareils non plus, et votre surnom et ce que vous avez dit disparaissent de toutes les tables. Personne ne peut le récupérer.
    .here = Ceci efface définitivement ce que Dvergar sait de vous sur cet appareil : votre nom, votre historique et vos places. Vos places dans les parties en cours ne sont plus à personne, et votre surnom et ce que vous avez dit disparaissent de toutes les tables. Les feuilles de score restent. Personne ne peut le récupérer.
page-forget-me-ask = M’oublier…
page-forget-me-sure = Vraiment tout oublier ?
page-forget-me-do = Oui, m’oublier définitivement
page-forget-me-not = Non, tout garder
page-forget-me-left =
    { $left ->
        [one] Encore { $left } table…
       *[other] Encore { $left } tables…
    }
page-forget-me-done = C’est oublié : ce serveur ne sait plus rien de cet appareil.
    .here = C’est oublié : aucune table de cet appareil ne vous connaît plus.
page-pass-on = Passer à { $who }
page-pass-undo = D’ici là, vous pouvez reprendre votre réponse.
page-curtain = Passez l’écran à { $who }
page-curtain-note = Personne d’autre ne devrait regarder.
page-curtain-lift = Je suis { $who }
page-down = Connexion perdue. Nouvel essai…
    .here = Cette table continue dans un instant.
page-retry = Essayer maintenant
page-unsent = Non envoyé : la connexion est perdue. Réessayez quand elle sera revenue.
    .here = Non envoyé : Dvergar ne répond pas. Réessayez dans un instant.
page-deleted = Cette table a été supprimée.
page-connecting = La porte s’ouvre…
page-error-away = Le serveur ne répond pas pour le moment.
    .here = Dvergar ne répond pas sur cet appareil pour le moment.
page-lost = L’adresse « { $address } » ne mène nulle part ; voici l’entrée.
page-error-no-game = Aucun jeu ne s’appelle « { $game } » ici.

## Page : la fin
page-over = La partie est terminée
page-over-note = Il est temps de compter.
page-reckoning = Le décompte
page-pillars = Les piliers montent
page-so-far = jusqu’ici
page-not-yet = pas encore compté
page-leads = { $who } mène.
    .who = Vous menez.
page-level-now = Plusieurs sont à égalité.
page-winner = { $who } gagne !
page-winners = { $who } se partagent la victoire !
page-all-win = Tous gagnent ensemble !
page-all-lose = Tous ont perdu ensemble.
page-next-line = Ligne suivante : { $line }
page-best-note = La meilleure valeur de chaque ligne porte l’étiquette verte.
page-line-by-line = Ligne par ligne
page-you-column = Vous
page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire avec { $who } !
page-rematch-harder = Rejouer : { $level }
page-review-won = +{ $percent } %
page-review-next = Ensuite : { $choice }
page-next = Ligne suivante
page-show-all = Tout montrer
page-look = Regarder la table
page-rematch = Rejouer

## Page: people
page-yes = Oui
page-no = Non
page-withdraw = Retirer la demande
page-rename = Nom et couleur
page-rename-do = Enregistrer
page-colour = Couleur
page-colour-none = de la place
page-colour-gold = or
page-colour-azure = azur
page-colour-moss = mousse
page-colour-ember = braise
page-colour-plum = prune
page-colour-frost = givre
page-colour-rose = rose
page-colour-copper = cuivre
page-leave = Partir
page-leave-note = Votre place se libère : d’autres pourront la prendre ou y asseoir un bot. Ou donnez-la à quelqu’un.
    .here = Votre place se libère : un bot peut la prendre, ou quelqu’un à cet écran.
page-leave-open-note = Votre place se libère pour quelqu’un d’autre. Ou donnez-la à quelqu’un.
    .here = Votre place se libère : un bot peut la prendre, ou quelqu’un à cet écran.
page-leave-do = Quitter la place
page-give = La donner à quelqu’un
page-give-note = Dès que vous la donnez, la place n’est plus la vôtre. Vous recevez alors un lien, et la place est à qui l’ouvrira.
page-give-do = Donner la place maintenant
page-gift-link = Lien pour qui reçoit la place { $seat }
page-gift-note = La place n’est plus la vôtre. Elle est à qui ouvrira ce lien, qui reste ici jusqu’à ce que quelqu’un arrive.
page-kick = Libérer la place
page-replace = Faire jouer un bot
page-put-bot = Y asseoir un bot
page-stand-in-me = Un bot joue pour moi
page-ask-replace = Demander un bot
page-come-back = Reprendre ma place
page-stands-in = pas là ; un bot joue ({ $level })
page-stand-in-note = Un bot joue pour { $who } en ce moment.
    .who = Un bot joue pour vous en ce moment.
page-stand-in-asked = Un bot décide pour vous en ce moment
page-vacant = { $count ->
    [one] Une place est libre : la partie y attend quelqu’un.
   *[other] { $count } places sont libres : la partie y attend quelqu’un.
}
page-ask-back = Demander aux autres de revenir en arrière
page-motion-undo = { $who } voudrait reprendre sa dernière action. D’accord ?
    .who = Vous avez demandé à reprendre votre dernière action.
page-motion-stand_in = { $who } demande : un bot doit-il jouer pour { $on } en attendant ?
    .who = Vous avez demandé qu’un bot joue pour { $on } en attendant.
    .on = { $who } demande : un bot doit-il jouer pour vous en attendant ?
page-motion-kick = { $who } demande : faut-il libérer la place occupée par { $on } ?
    .who = Vous avez demandé à libérer la place occupée par { $on }.
    .on = { $who } demande : faut-il libérer votre place ?
page-motion-yes = { $yes } sur { $voters } sont d’accord jusqu’ici.
page-ready-check = Ne commencer que lorsque tous se disent prêts
page-ready-check-note = Personne n’est surpris par une partie déjà commencée.
page-ready-note = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
page-ready-do = Je suis prêt
page-ready-undo = Pas encore
page-not-ready = pas encore prêt
page-rematch-follow = Rejouer avec eux
page-delete = Supprimer la table
page-delete-note = La table disparaît pour de bon, avec ses coups et ses paroles. Ou seulement un nom, avec tout ce qui a été dit sous ce nom.
page-delete-do = Supprimer définitivement
page-forget-who = Oublier { $who } et tout ce qui a été dit
page-forget-name = Oublier mon nom et ce que j’ai dit ici
page-forget-note = Votre nom et tout ce que vous avez dit à cette table sont effacés définitivement.
page-forget-do = Oublier définitivement
page-clock = Temps de réflexion
page-clock-note = Un temps écoulé est signalé, et personne ne perd pour autant.
page-clock-none = illimité
page-clock-move-short = 1 minute par coup
page-clock-bank = 10 minutes, 10 s par coup
page-clock-move-day = un jour par coup
page-clock-other-move = { $seconds } s par coup
page-clock-other-bank = { $seconds } s, { $increment } s par coup
page-clock-days = { $days } j { $hours } h
page-clock-out = temps écoulé
page-elsewhere = Me prévenir ailleurs
page-elsewhere-note = Quand c’est à vous et que vous n’êtes pas là, le serveur vous prévient. Son message contient le lien vers la table, aucun nom.
page-elsewhere-kind = Me prévenir par
page-elsewhere-url = Adresse du webhook
page-elsewhere-quiet = Pas entre (heures)
page-elsewhere-from = Silence à partir de, heure
page-elsewhere-to = Silence jusqu’à, heure
page-elsewhere-kept = Enregistré.
page-elsewhere-push = Ce navigateur
page-elsewhere-push-note = Ce navigateur affiche un message même quand la page est fermée.
page-elsewhere-push-insecure = Ce navigateur peut vous prévenir même quand la page est fermée, mais seulement en https.
page-elsewhere-push-old = Ce navigateur ne peut rien afficher quand la page est fermée. Sur iPhone et iPad, ajoutez d’abord la page à l’écran d’accueil.
page-elsewhere-push-denied = Les réglages de ce navigateur interdisent les messages de cette page. Autorisez-les, puis réessayez.
page-elsewhere-push-failed = Le navigateur n’a pas pu s’abonner aux messages. Réessayez plus tard, ou utilisez un webhook.
page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-say = Dire quelque chose
page-talk-send = Dire
page-point = Montrer quelque chose
page-point-how = Cliquez sur ce que vous voulez montrer aux autres.
page-points = { $who } montre : { $what }
    .who = Vous montrez : { $what }
page-points-said = montre : { $what }
page-says = { $who } : { $what }
page-talk-seated = Seules les personnes assises peuvent parler.
page-talk-new = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
page-phrases = Phrases rapides
page-mute = Qui entendre
page-mute-who = Ne plus entendre { $who }
page-muted = Entendre à nouveau { $who }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-hurry = C’est à vous…
phrase-thinking = Laissez-moi réfléchir.
phrase-soon-back = Je reviens.
phrase-bye = Au revoir !
phrase-plan-take = Je prends { $what }.
phrase-plan-fight = Je me bats à { $what }.
phrase-plan-help = Aidez-moi à { $what } !
phrase-plan-heal = Soignez-moi !
phrase-plan-council = Je m’occupe du conseil.

## Page: what has been
page-replay = Revoir la partie
page-replay-bar = À travers la partie
page-replay-at = après l’action { $at } sur { $last }
page-replay-slider = Position
page-replay-back = Une action en arrière
page-replay-on = Une action en avant
page-replay-run = Défiler
page-replay-stop = Arrêter
page-replay-eyes = Vu par
page-replay-public = tout le monde
page-replay-leave = À la table
page-afterwards = Compte rendu et mêmes cartes
page-sheet = Ouvrir la feuille de score
page-sheet-note = Ce que la partie a compté, ligne par ligne : à regarder, à imprimer, à garder.
page-record = Enregistrer le compte rendu
page-record-note = Un texte qui rejoue toute la partie, ici ou avec la commande « dvergar record show ».
page-bring = Ouvrir un compte rendu
page-deal = Les mêmes cartes encore une fois
page-deal-how = Qui ouvre ce lien joue la même donne à sa propre table. Ces parties ne comptent pas dans les statistiques.
    .here = Elle se joue à une table à part. Ces parties ne comptent pas dans les statistiques.
page-deal-play = La jouer moi-même
page-deal-link = Lien vers les mêmes cartes
page-deal-note = Les mêmes cartes et règles qu’à la table { $table }.
page-deal-others = Qui a joué ces cartes
page-deal-table = Table
page-deal-people = Personnes
page-deal-best = Meilleur
page-statistics = Statistiques
page-stats-matches = { $count ->
    [one] partie sur ce serveur.
   *[other] parties sur ce serveur.
}
    .here = { $count ->
        [one] partie sur cet appareil.
       *[other] parties sur cet appareil.
    }
page-stats-note = Les entraînements, les comptes rendus importés et les donnes rejouées ne comptent pas.
page-stats-none = Rien à compter pour l’instant.
page-stats-totals = Totaux
page-stats-points = Points
page-stats-times = Fois
page-stats-levels = Personnes et bots
page-stats-who = Qui
page-stats-people = Personnes
page-stats-wins = Victoires
page-stats-seats = Places jouées
page-stats-average = Moyenne
page-stats-places = Selon la place
page-stats-place = Place
page-stats-sizes = Selon le nombre de places
page-stats-winning = Moyenne des vainqueurs
page-stats-best = Meilleur
page-stats-games = Parties
page-taken-heroes = Héros recrutés
page-taken-quests = Quêtes choisies
page-taken-cards = Cartes prises
page-taken-skills = Compétences acquises
page-taken-gear = Équipement gagné
page-stats-what = Quoi

## Page : guides des règles et leçons
page-rules = Règles
page-rules-of = Règles : { $game }
page-rules-here = Ce qu’en disent les règles
page-rules-more = Plus dans les règles
page-rules-search = Chercher dans les règles
page-rules-hits = { $count ->
    [0] Rien trouvé
    [one] { $count } passage
   *[other] { $count } passages
}
page-rules-contents = Sommaire
page-rules-look = Chercher la règle de ce qui est sur la table
page-rules-look-how = Cliquez sur ce dont vous voulez lire les règles.
page-rules-whole = Ouvrir dans une page à part
page-rules-print = Imprimer
page-learn = Apprendre à jouer
page-lesson = Leçon
page-lesson-step = Étape { $n } sur { $of }
page-lesson-chapter = Chapitre { $n } sur { $of } :
page-lesson-next = Chapitre suivant
page-lesson-on = Continuer
page-lesson-show = Montrez-moi
page-lesson-do = À faire : { $what }
page-lesson-watch = Regardez ce que font les autres.
page-lesson-end = La leçon est finie
page-lesson-play-on = Continuer la partie
page-lesson-new = Une table à vous
page-key-i = I
page-key-i-does = les règles sur ce qui est visé, ou sur ce qui est demandé

## Feuilles de score pour la vraie table
score-title = Feuille de score
score-mode-quick = Totaux
score-mode-cards = Carte par carte
score-grades = Grades
score-points = Points
score-total = Total
score-tie-shared = { $seats } ont { $points } chacun et partagent la victoire.
score-wrong-game = { $game } n’a pas de feuille de score.
score-wrong-other = C’est la feuille d’un autre jeu : { $game }.
score-wrong-seats = Il y a de { $low } à { $high } joueurs, pas { $seats }.
score-wrong-object = Il faut ici un groupe de valeurs.
score-wrong-list = Il faut ici une liste.
score-wrong-key = Il n’y a pas de valeur « { $key } » ici, mais : { $known }.
score-wrong-names = Il y a plus de noms ({ $names }) que de joueurs ({ $seats }).
score-wrong-each = Il y a plus de valeurs ({ $values }) que de joueurs ({ $seats }).
score-wrong-text = Il faut ici un texte de { $longest } caractères au plus.
score-wrong-letters = Un nom ne peut pas contenir de caractères de contrôle.
score-wrong-choice = « { $value } » n’est pas à choisir ici, mais : { $known }.
score-wrong-toggle = Il faut ici oui ou non.
score-wrong-whole = Il faut ici un nombre entier de { $low } à { $high }.
score-wrong-number = { $value } est impossible : le nombre va de { $low } à { $high }.
score-wrong-step = { $value } est impossible : à partir de { $low }, on avance de { $step } en { $step }.
score-wrong-item = Il n’y a pas de « { $value } » ici.
score-wrong-many = Il n’y a place que pour { $most } au plus, pas { $count }.
score-wrong-supply = Le jeu n’en a que { $copies } : { $item }.
score-wrong-twice = Cela n’existe qu’une fois et est déjà inscrit : { $item }.
score-wrong-own = Il ne peut pas y en avoir autant : { $item }.
score-wrong-exchange = Chacun a exactement une pièce d’échange : le { $coin }, ou le { $special } spécial à sa place.
score-wrong-grades = { $column } : aucune carte ne donne { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
score-wrong-together = { $column } : vous avez ensemble { $grades } grades, et le jeu en a { $most }.
score-wrong-together-points = { $column } : aucune carte de vous tous ensemble n’arrive à { $points }.
score-wrong-points = { $column } : aucune carte ne donne { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
score-seat = { $seat }

## La page des feuilles de score
score-page-less = Un de moins : { $what }
score-page-plus = Un de plus : { $what }
score-page-empty = pas encore saisi
score-page-pad = Chiffres pour { $what }
score-page-back = Effacer le dernier chiffre
score-page-done = Terminé
score-page-times = { $what } : { $count }
score-page-clear = Effacer : { $what }
score-page-of = { $what }, { $who }
score-page-row = { $what } { $number }
score-page-add = Ajouter une ligne
score-page-remove = Supprimer : { $what }
score-page-breakdown = Décompte
score-page-missing = Il manque encore
score-page-more = … et { $count } de plus
score-page-all = Toutes les feuilles de score
score-page-rounds = Parties
score-page-round = Partie { $number }
score-page-players = Joueurs
score-page-share = Remplir ensemble
score-page-share-note = Quiconque ouvre ce lien remplit sa colonne ; tout le monde la voit aussitôt.
score-page-picture = Image
score-page-print = Imprimer
score-page-entries = Saisie
score-page-table = Table
score-page-mode = Mode de saisie
score-page-next = Partie suivante
score-page-remove-note = Sa saisie sera perdue pour de bon.
score-page-remove-do = La supprimer
score-page-opening = La feuille s’ouvre…
score-page-kept = Enregistré sur cet appareil
score-page-unkept = Ce navigateur ne garde rien : la feuille sera perdue à la fermeture.
score-page-away = Le serveur ne répond pas. Votre saisie est enregistrée ici et sera comptée dès son retour.
    .here = Dvergar ne répond pas. Votre saisie est enregistrée ici et sera comptée dès qu’il répondra.
score-page-unsent = { $count ->
    [one] Le serveur ne répond pas. Un changement est enregistré ici mais pas encore envoyé.
   *[other] Le serveur ne répond pas. { $count } changements sont enregistrés ici mais pas encore envoyés.
}
score-page-sending = Envoi…
score-page-shared = Enregistré et visible par tous
score-page-gone = La personne qui a partagé cette feuille l’a supprimée. Ce qui figure ici reste sur cet appareil.
score-page-overtaken = Quelqu’un d’autre a modifié cette colonne au même moment : c’est sa version qui figure ici.
score-page-deleted = La personne qui a partagé cette feuille l’a supprimée et peut revenir là-dessus pendant un jour. Ce qui figure ici reste sur cet appareil.
score-page-readonly = Lecture seule : seule la personne qui a partagé cette feuille y saisit quelque chose.
score-page-locked-for-others = Lecture seule pour les autres : vous seul saisissez.
score-page-refused = Pas saisi, car cette feuille est en lecture seule : { $what }, { $value }.
score-page-held = Pas saisi : { $what }, { $value }.
score-page-held-again = Saisir quand même
score-page-held-go = Y renoncer
score-page-round-gone = Sa partie a été supprimée.
score-page-row-gone = Sa ligne a été retirée au même moment.
score-page-news = Ce qui est arrivé à cette feuille
score-page-news-dropped = Une partie a été supprimée.
score-page-news-back = Une partie supprimée est de retour.
score-page-news-locked = La personne qui a partagé cette feuille l’a mise en lecture seule.
score-page-news-open = Tout le monde peut de nouveau remplir cette feuille.
score-page-news-named = { $first } s’appelle maintenant autrement : { $then }.
score-page-news-clash = Deux d’entre vous ont saisi { $what } au même moment : { $first }, puis { $then }. Ce qui figure maintenant : { $then }.
score-page-news-kept = Pas retiré, car quelqu’un y saisissait quelque chose : { $what }.
score-page-news-out = Pas saisi, car sa ligne a été retirée au même moment : { $what }, { $then }.
score-page-instead = Plutôt { $value }
score-page-take-back = Annuler la suppression
score-page-take-round-back = Rétablir une partie supprimée
score-page-lock = Lecture seule pour les autres
score-page-unlock = Laisser de nouveau tout le monde remplir
score-page-lock-note = Vous seul saisissez alors, dans ce navigateur ; les autres suivent en lecture et en sont avertis.
score-page-remove-note-shared = Tous ceux qui ont la feuille ouverte en sont avertis, et pendant un jour chacun peut la rétablir.
score-page-was-deleted = Supprimée pour tout le monde ; pendant un jour, vous pouvez la rétablir.
score-page-nothing = rien
score-page-name-entry = le nom de { $who }
score-page-new = Une nouvelle feuille de score
score-page-new-note = Pour une partie avec la vraie boîte : saisissez ce qui est sur la table, les points sont comptés ici.
score-page-history = Feuilles sur cet appareil
score-page-is-shared = partagée
score-page-delete = Supprimer
score-page-delete-all = Supprimer pour tout le monde
score-page-off = Retirer de ma liste
score-page-sure-off = Vraiment la retirer ?
score-page-off-note = La feuille reste chez les autres : seule la personne qui l’a partagée peut la supprimer.
score-page-sure = Vraiment supprimer ?
score-page-none = Aucune pour le moment.
error-sheet = Il n’y a pas de feuille de score « { $sheet } », ou pas cette partie.
error-sheet-not-yours = Seule la personne qui a partagé cette feuille peut la supprimer, dans le navigateur d’où elle l’a partagée. Vous pouvez la retirer de votre liste.
error-sheet-running = La feuille de score de cette partie s’obtient quand la partie est finie.
error-sheet-stale = Quelqu’un vient de modifier cela. Regardez, puis recommencez.
error-sheet-rounds = Une feuille contient { $most } parties au plus.
error-sheet-game = C’est une feuille pour { $game }, pas pour { $other }.
error-sheet-section = Une feuille n’a pas cette rubrique ; il y a : { $known }.
error-sheet-locked = La personne qui a partagé cette feuille l’a mise en lecture seule : elle seule y saisit quelque chose.
error-sheet-no-host = On ne sait pas qui a partagé cette feuille, qui est ancienne : personne ne peut la mettre en lecture seule.
score-winners = { $count ->
    [one] Victoire : { $seats }
   *[other] Victoire partagée : { $seats }
}
score-missing = Il manque encore : { $what }

# Hints and review
hint-line = Complète la ligne { $line }.
hint-points =
  { $points ->
    [one] Rapporte aussitôt { $points } point.
   *[other] Rapporte aussitôt { $points } points.
  }
hint-coin = Votre { $from } devient un { $to }.
hint-only = Il n’y a pas d’autre choix.
hint-clear = Nettement mieux que tout le reste.
hint-deep = Paraît anodin, mais rapporte plus tard.
hint-sound = Un choix solide ; d’autres le suivent de près.
hint-close = À peu près aussi bon que le premier.
hint-behind = { $percent } % de chances de moins que le premier.
hint-bid-first = Mise le plus sur la première taverne.
hint-bid-second = Mise le plus sur la deuxième taverne.
hint-bid-third = Mise le plus sur la troisième taverne.
hint-best-card = Vous rapporte le plus parmi tout ce qui est là.
hint-deny = Prive les autres de ce qu’ils désirent le plus.
hint-points-most =
  { $points ->
    [one] Rapporte aussitôt { $points } point, plus que tout autre choix.
   *[other] Rapporte aussitôt { $points } points, plus que tout autre choix.
  }
hint-points-least =
  { $points ->
    [one] Coûte { $points } point, moins que tout autre choix.
   *[other] Coûte { $points } points, moins que tout autre choix.
  }
hint-saw-end =
  { $points ->
    [one] Dans les parties jouées d’ici jusqu’au bout, vous finissez à { $points } point environ.
   *[other] Dans les parties jouées d’ici jusqu’au bout, vous finissez à { $points } points environ.
  }
hint-saw-more =
  { $points ->
    [one] Dans les parties jouées, cela a rapporté { $points } point de plus que le choix fait.
   *[other] Dans les parties jouées, cela a rapporté { $points } points de plus que le choix fait.
  }
hint-saw-round =
  { $points ->
    [one] En moyenne, vous avez alors { $points } point à la fin de cette manche.
   *[other] En moyenne, vous avez alors { $points } points à la fin de cette manche.
  }
hint-sees-coins = À terme, c’est à vos pièces que ce choix profite le plus.
hint-sees-lines = À terme, c’est à vos lignes et aux héros qu’elles amènent que ce choix profite le plus.
hint-sees-gem = À terme, c’est à votre gemme que ce choix profite le plus.
hint-bid-line = Le { $coin } { $place } vise { $card }, qui complète votre ligne { $line }.
hint-bid-points =
  { $points ->
    [one] Le { $coin } { $place } vise { $card } : { $points } point aussitôt.
   *[other] Le { $coin } { $place } vise { $card } : { $points } points aussitôt.
  }
hint-bid-lacks = Le { $coin } { $place } vise { $card }, qui manque à votre ligne { $line }.
hint-bid-for = Le { $coin } { $place } vise { $card }, qui vaut le plus pour vous là-bas.
hint-order-first = Vous choisissez en premier { $place } environ { $percent } fois sur 100.
hint-bid-trade = Pose la pièce d’échange : avec { $low } et { $high } dans la bourse, le { $high } devient un { $new }.
hint-bid-same = Dans chaque taverne, vous obtenez à peu près la même carte, quel que soit le premier à choisir.
hint-bid-low = Votre { $coin } est { $place }, là où l’ordre compte le moins pour vous.
hint-card-line = { $card } complète votre ligne { $line }.
hint-card-most =
  { $points ->
    [one] { $card } : { $points } point aussitôt, plus que toute autre carte ici.
   *[other] { $card } : { $points } points aussitôt, plus que toute autre carte ici.
  }
hint-card-points =
  { $points ->
    [one] { $card } : { $points } point aussitôt.
   *[other] { $card } : { $points } points aussitôt.
  }
hint-card-coin = { $card } : votre { $from } devient un { $to }.
hint-distinction = Avec { $count } en { $column }, vous prenez la tête pour { $distinction }.
hint-line-lacks = Il ne manque alors qu’une carte à votre ligne { $line } : { $column }.
hint-line-nearer =
  { $count ->
    [one] Compte pour votre ligne { $line }, à qui il manque alors { $count } carte.
   *[other] Compte pour votre ligne { $line }, à qui il manque alors { $count } cartes.
  }
hint-deny-from =
  { $points ->
    [one] { $who } choisit après vous et veut surtout { $card } : environ { $points } point de plus que la carte suivante.
   *[other] { $who } choisit après vous et veut surtout { $card } : environ { $points } points de plus que la carte suivante.
  }
hint-coin-lucky = Il n’y a plus de { $sum }, elle devient donc même un { $to }.
hint-coin-short = Il n’y a plus de { $sum } ni mieux, elle ne devient donc qu’un { $to }.
hint-coin-early = Elle est encore { $place } : elle y vaut { $to } dès cette manche.
error-hints-off = Pas de conseils à cette table : c’est convenu depuis le début.
error-hint-wait = Un conseil est déjà en préparation.
error-hint-queue = Beaucoup de conseils sont en préparation. Réessayez dans { $seconds } s.
error-hint-none = Aucun conseil n’a pu être trouvé. Essayez encore.
error-review-running = L’analyse se fait quand la partie est terminée.
page-hint = Conseil
page-hint-title = Les trois meilleurs choix
page-hint-thinking = Recherche du meilleur choix…
page-hint-queued = En attente : { $place ->
    [one] votre conseil est le prochain
   *[other] votre conseil est le { $place }ᵉ de ceux qui attendent
}, dans environ { $seconds } s…
page-hint-note = Trouvés avec ce que vous savez, rien de plus. Choisissez-en un pour le voir sur la table.
page-hint-chance = { $percent } % de chances de finir en tête
page-hint-chance-team = { $percent } % de chances de gagner ensemble
page-hint-close = Fermer les conseils
page-hints = Conseils
page-hints-note = Un bouton nomme les meilleurs choix à qui veut les entendre.
page-hint-done = Trois conseils : le meilleur est { $best }.
page-hint-heading =
  { $count ->
    [1] Votre seul choix
   *[other] { $all ->
      [1] Vos { $count } choix, le meilleur d’abord
     *[other] Les { $count } meilleurs de vos { $legal } choix
    }
  }
page-hint-error = à { $error } près
page-hint-rough = estimation grossière
page-hint-even = à peu près aussi bon
page-hint-play = Jouer
page-hint-fold = Replier les conseils
page-hint-unfold = Déplier les conseils
page-hint-ready =
  { $count ->
    [one] Un conseil : { $best }.
   *[other] { $count } conseils, le meilleur est : { $best }.
  }
page-hint-how = Trouvés avec ce que vous savez. Montrez-en un pour le voir sur la table ; appuyez pour le choisir.
page-review-curve-front = Chances de finir en tête, coup après coup
page-review-curve-team = Chances de gagner ensemble, coup après coup
page-review-gave = { $percent } % de chances perdues
page-review = Analyse
page-review-note = Ce qu’aurait fait un bon joueur qui n’aurait su que ce que cette place savait.
page-review-progress = { $done } décisions examinées sur { $of }
page-review-none = À aucun moment un autre choix n’était nettement meilleur.
page-review-curve = Chances au fil de la partie
page-review-table = Montrer en tableau
page-review-move = Coup
page-review-chance = Chances
page-review-points = Points
page-review-lost = −{ $percent } %
page-review-moment = Coup { $at }
page-review-better = Mieux : { $choice }
page-review-did = Joué : { $choice }
page-review-moments =
  { $count ->
    [0] Aucun moment à revoir
    [one] Un moment à revoir
   *[other] { $count } moments à revoir
  }
page-review-lost-aria = { $percent } % de chances perdues

## Games in one file: what they say where they have no texts of their own
simple-choice = { $verb }
simple-choice-with = { $verb } : { $thing }
simple-event = { $who } : { $verb }
simple-event-with = { $who } : { $verb }, { $thing }
simple-event-hidden = { $who } a choisi
    .who = Vous avez choisi
simple-prompt = À vous
simple-prompt-wait = Au tour de { $who }
simple-prompt-over = La partie est finie. En tête : { $who }
simple-score = Points
simple-verb-bid = Miser
simple-verb-choose = Choisir
simple-verb-discard = Défausser
simple-verb-draw = Piocher
simple-verb-give = Donner
simple-verb-keep = Garder
simple-verb-lay = Poser
simple-verb-pass = Passer
simple-verb-play = Jouer
simple-verb-roll = Lancer
simple-verb-stop = Arrêter
simple-verb-take = Prendre
page-simple-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-simple-chosen = choisie
page-simple-legal = peut être choisie
page-simple-total = Points jusqu’ici
page-simple-ways = Ce que vous pouvez faire

# Sans serveur, sur un seul appareil
page-here-waking = Dvergar se réveille sur cet appareil…
page-here-failed = Dvergar n’a pas pu démarrer sur cet appareil ({ $reason }). Réessayez ou prenez un autre navigateur.
page-here-old = Ce navigateur est trop ancien pour jouer sans serveur : il en faut un de 2023 ou plus récent.
page-here-asleep = Une autre fenêtre de ce navigateur tient Dvergar et ne répond pas. Fermez-la, puis réessayez ici.
page-here-unkept = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée : ce que vous jouez ici disparaît à sa fermeture.
page-here-lost = Ce qui était gardé sur cet appareil a disparu : le navigateur l’a effacé. Une copie enregistrée peut être reprise.
page-here-newer = Une nouvelle version est prête.
page-here-renew = L’utiliser
page-here-title = Cet appareil
page-here-note = Dvergar tourne sur cet appareil seul, même sans réseau. Parties et feuilles de score restent dans ce navigateur.
page-here-copies = Enregistrer une copie ou en reprendre une
page-here-save = Tout enregistrer dans un fichier
page-here-bring = Reprendre un fichier
page-here-bring-ask = Les parties et feuilles du fichier remplacent tout ce qui est sur cet appareil.
page-here-bring-not = Tout laisser tel quel
page-here-bad = Ce fichier ne contient pas d’appareil enregistré.
page-here-persist = Demander au navigateur de le garder
page-here-promised = Le navigateur a promis de garder ce qui est ici.
page-here-unpromised = Le navigateur ne promet rien : il peut effacer ce qui est ici quand il manque de place. Enregistrez une copie de temps en temps.
page-here-alone = Ceci n’existe que sur votre appareil, et personne d’autre ne peut en ouvrir un lien. Pour jouer avec d’autres sur leurs propres écrans, lancez le serveur de Dvergar : il reprend les parties écrites ici.
page-here-insecure = Un navigateur ne joue sans serveur que si la page est venue par https, ou de la machine elle-même (localhost).
page-here-weaker = Sur un appareil, maîtres et grands maîtres voient moins loin que sur un serveur. Apprentis et compagnons jouent pareil.
page-carry = Emporter
page-carry-note = Parties terminées et feuilles de score vont dans un seul fichier ; « Ouvrir un compte rendu » les reprend, sur un autre appareil ou sur un serveur.
page-carry-file = Enregistrer parties et feuilles dans un fichier
page-carry-here = Les garder sur cet appareil
page-carry-server-note = Ou les porter sur un serveur, où d’autres peuvent les voir. Sa page s’ouvre avec elles.
page-carry-address = Adresse du serveur
page-carry-address-bad = Ce n’est pas l’adresse d’un serveur ; elle commence par https:// ou http://.
page-carry-go = Les porter sur le serveur
page-carry-sheet = Porter la feuille sur le serveur
page-carry-sheet-note = Une feuille se remplit ensemble sur un serveur de Dvergar. Sa page s’ouvre avec cette feuille dès qu’il y a un réseau ; ensuite, tout le monde continue là-bas.
page-carry-none = Il n’y a rien à emporter : aucune partie n’est terminée, et il n’y a pas de feuille de score.
page-carry-big = C’est trop pour un lien. Enregistrez un fichier et ouvrez-le là-bas.
page-in = Venu d’ailleurs
page-in-ask = { $count ->
    [one] Une chose est arrivée.
   *[other] { $count } choses sont arrivées.
  }
page-in-note = Les parties deviennent des tables à revoir, les feuilles rejoignent les vôtres.
page-in-share-note = Quiconque en a le lien remplit sa colonne ; tout le monde la voit aussitôt.
page-in-match = Une partie
page-in-sheet = { $rounds ->
    [one] Une feuille de score
   *[other] Une feuille de score de { $rounds } manches
  }
page-in-known = est déjà ici
page-in-all = Tout est ici.
page-in-take = Reprendre
page-in-share = La partager ici
page-in-bad = Ce lien ou ce fichier ne contient ni partie ni feuille de score.
page-keep = Garder sur cet appareil
page-keep-what = Dvergar tourne aussi dans ce navigateur seul : contre des robots ou à plusieurs au même écran, avec feuilles de score et règles, sans serveur et sans réseau.
page-keep-ready = Ouvrez-le une fois avec un réseau ; ensuite il s’en passe. Votre navigateur peut l’installer comme une application.
page-keep-can = Personne ne l’a encore préparé sur ce serveur. Cela télécharge une trentaine de Mo et prend une minute ou deux.
page-keep-making = Préparation en cours ; cela prend une minute ou deux…
page-keep-cannot = Pour le préparer, il manque une pièce au serveur. Qui le tient l’installe une fois, puis redémarre le serveur :
page-keep-forge = Avec ./forge play, dans son dossier :
page-keep-failed = La préparation a échoué : { $reason }
page-keep-make = Préparer maintenant
page-keep-open = Ouvrir sur cet appareil
page-keep-carry = Les parties terminées peuvent suivre :
