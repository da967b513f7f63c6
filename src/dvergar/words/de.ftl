# Was alle Spiele teilen.
seat-name = Platz { $number }

## Spielweisen
level-random = Zufall
level-greedy = Gierig

## Absagen
error-game = Kein Spiel heißt „{ $game }“. Es gibt: { $known }.
error-game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden: { $reason }.
error-seats = { $title } spielt man zu { $low } bis { $high }, nicht zu { $seats }.
error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^128 − 1, nicht { $seed }.
error-option = Eine Regeloption „{ $option }“ gibt es nicht. Es gibt: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; richtig wäre { $right }.
error-level = { $title } hat keine Stufe „{ $level }“. Es gibt: { $known }.
error-no-seat = Diesen Platz gibt es nicht; die Plätze sind 0 bis { $last }.
error-action-kind = Eine Aktion ist eine Zahl oder ein Name.
error-action-number = Eine Aktion { $number } gibt es nicht; die Aktionen sind 0 bis { $last }.
error-action-name = Keine Aktion heißt „{ $name }“.
error-not-your-turn = Du bist noch nicht dran.
error-illegal = Das geht jetzt nicht: { $tried }.
error-over = Die Partie ist zu Ende.
error-undo-nothing = Du hast noch nichts, was sich zurücknehmen ließe.
error-undo-reveal = Seitdem ist etwas Verborgenes bekannt geworden. Zurück geht es nur, wenn alle zustimmen.
error-undo-acted = Seitdem hat jemand anderes gehandelt. Zurück geht es nur, wenn alle zustimmen.
error-redo-nothing = Es gibt nichts wiederherzustellen.
error-at = Nach so vielen Aktionen gibt es keine Stellung; die Partie hat { $last }.
error-record = Die Aufzeichnung ist nicht lesbar, Zeile { $line }: { $reason }.
error-data = Die Tabelle { $file } ist bei { $key } falsch: { $reason }.
