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

# server
error-stale = Das ist schon weitergegangen: So steht es jetzt. Wähle noch einmal.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert; versuch es gleich noch einmal.
error-table = Einen Tisch „{ $table }“ gibt es nicht. Sieh dir Link oder Code noch einmal an.
error-table-damaged = Der Tisch „{ $table }“ lässt sich nicht laden: Seine gespeicherten Züge lassen sich nicht nachspielen.
error-foreign = An diesem Tisch wurde eine andere Fassung von { $game } gespielt, als der Server hat ({ $reason }).
error-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-full = Alle Plätze sind besetzt. Du kannst zusehen.
error-seat-taken = Dieser Platz ist nicht frei. Frei sind: { $free }.
error-not-yours = Das ist nicht dein Platz.
error-token = Dieser persönliche Link gehört hier zu keinem Platz. Kopiere ihn noch einmal, und zwar ganz.
error-undo-over = Die Partie ist zu Ende und ihre Aufzeichnung für alle offen: Nichts lässt sich mehr zurücknehmen.
error-undo-consent = So weit zurück geht es nur, wenn die anderen am Tisch zustimmen.
error-record-running = Die Aufzeichnung verrät alle Geheimnisse. Es gibt sie, wenn die Partie zu Ende ist.
error-name-long = Ein Name hat höchstens { $longest } Zeichen; dieser hat { $length }.
error-name-letters = Ein Name kann keine Steuerzeichen enthalten.
error-qr = Ein QR-Code fasst 1 bis { $longest } Zeichen, nicht { $length }.
error-origin = Dieser Server antwortet nur seinen eigenen Seiten, nicht denen von { $origin }.
error-json-only = Der Server liest nur JSON.
error-json = Die Nachricht ist kein JSON: { $reason }.
error-message = Die Nachricht ist unverständlich: { $reason }.
error-oversized = Eine Nachricht hat höchstens { $most } Bytes.
error-language = Auf „{ $language }“ gibt es keine Wörter. Es gibt: { $known }.
error-method = { $method } geht hier nicht; richtig wäre { $allowed }.
error-path = Unter { $path } gibt es nichts.
error-internal = Der Server hat einen Fehler gemacht. Nichts wurde geändert, und er steht im Protokoll.
