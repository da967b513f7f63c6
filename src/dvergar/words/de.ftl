# Was alle Spiele teilen.
seat-name = Platz { $number }
seat-you = Du

## Spielweisen
level-random = Zufall
level-apprentice = Lehrling
level-journeyman = Geselle
level-greedy = Gierig
level-master = Meister
level-grandmaster = Großmeister
level-grandmaster-note = Ein Großmeister denkt über jede Entscheidung bis zu drei Sekunden nach.
level-learned = Geübter Meister
level-former = Früherer Meister

## Absagen
error-game = Kein Spiel heißt „{ $game }“. Es gibt: { $known }.
error-game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden: { $reason }.
error-seats = { $title } ist für { $low } bis { $high } Personen, nicht für { $seats }.
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
error-record = Die Aufzeichnung ist beschädigt: Zeile { $line } passt nicht.
error-record-foreign = Das ist keine Aufzeichnung einer Partie: Sie beginnt anders.
error-record-cut = Die Aufzeichnung bricht ab: Ihr Ende fehlt.
error-record-changed = Die Aufzeichnung wurde verändert: Ihre Zeilen passen nicht zu ihrem Ende.
error-record-game = Die Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt.
error-record-revision = Die Aufzeichnung stammt aus einer Fassung des Spiels, die nicht mehr gelesen wird.
error-record-cards = Die Partie wurde mit anderen Karten gespielt, als dieser Server hat.
    .here = Die Partie wurde mit anderen Karten gespielt, als Dvergar auf diesem Gerät hat.
error-data = Die Tabelle { $file } ist bei { $key } falsch: { $reason }.

# server
error-stale = Das ist schon weitergegangen: So steht es jetzt. Wähle noch einmal.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert; versuch es gleich noch einmal.
    .here = Dieses Gerät nimmt nichts mehr auf: Der Speicher ist voll, oder der Browser erlaubt nicht mehr. Nichts wurde geändert. Schaffe Platz und versuche es noch einmal.
error-table = Einen Tisch „{ $table }“ gibt es nicht. Sieh dir Link oder Code noch einmal an.
    .here = Einen Tisch „{ $table }“ gibt es auf diesem Gerät nicht.
error-table-damaged = Der Tisch „{ $table }“ lässt sich nicht laden: Seine gespeicherten Züge lassen sich nicht nachspielen.
error-foreign = An diesem Tisch wurde eine andere Fassung von { $game } gespielt, als der Server hat ({ $reason }).
    .here = An diesem Tisch wurde eine andere Fassung von { $game } gespielt, als dieses Gerät hat ({ $reason }).
error-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-full = Alle Plätze sind besetzt. Du kannst zusehen.
error-seat-taken = Dieser Platz ist nicht frei. Frei sind: { $free }.
error-other-seat = Du kennst einen anderen Platz dieser Partie. Diesen kann nur ein Bot nehmen oder jemand anders.
error-not-yours = Das ist nicht dein Platz.
error-token = Dieser persönliche Link gehört hier zu keinem Platz. Kopiere ihn noch einmal, und zwar ganz.
error-undo-over = Die Partie ist zu Ende und ihre Aufzeichnung für alle offen: Nichts lässt sich mehr zurücknehmen.
error-undo-consent = So weit zurück geht es nur, wenn die anderen am Tisch zustimmen.
error-record-running = Die Aufzeichnung verrät alle Geheimnisse. Es gibt sie, wenn die Partie zu Ende ist.
error-begun = Die Partie hat schon begonnen.
error-phrase = Diesen Satz gibt es nicht.
error-point = Nichts auf dem Tisch heißt so.
error-text-empty = Es wurde nichts gesagt.
error-text-long = Auf einmal lassen sich höchstens { $longest } Zeichen sagen; das sind { $length }.
error-text-letters = Eine Nachricht kann keine Steuerzeichen enthalten.
error-host-only = Das kann vor Beginn der Partie nur, wer den Tisch eröffnet hat.
error-sit-first = Das können nur die, die am Tisch sitzen.
error-grace = Diese Person kann noch zurückkommen. Warte { $seconds } s oder frage die anderen.
error-seat-free = Dieser Platz ist schon frei.
error-bot-stays = Ein Bot bleibt bis zum Schluss.
error-bot-already = Dort spielt schon ein Bot.
error-stand-in = Gerade spielt ein Bot für dich. Nimm erst deinen Platz wieder ein.
error-no-stand-in = Für dich spielt kein Bot.
error-motion = Gerade wird etwas anderes gefragt. Beantworte erst das.
error-motion-seat = Dieser Platz gehört niemand anderem.
error-no-motion = Es wird nichts mehr gefragt.
error-no-vote = Du hast hier nichts zu entscheiden oder hast es schon getan.
error-no-voters = Niemand sonst muss zustimmen: Tu es einfach.
error-few-voters = Das müssen mindestens zwei wollen. Allein musst du das Ende der Wartezeit abwarten.
error-rematch = Wer eine Partie zu Ende gespielt hat, kann sie noch einmal spielen.
error-code = Dieser Code gibt nichts. Jeder gilt einmal und zehn Minuten lang: Lass dir am anderen Gerät einen neuen zeigen.
error-code-own = Dieser Code ist für ein anderes Gerät: Gib ihn dort ein.
error-code-seat = Ein Code für einen Tisch nennt auch einen Platz.
error-no-device = Dieses Gerät hat noch keinen Platz, den ein anderes übernehmen könnte.
error-name-empty = Ein Name hat mindestens einen Buchstaben.
error-deal-running = Dieselben Karten lassen sich noch einmal austeilen, wenn jene Partie zu Ende ist.
error-deal-other = Diese Kartenverteilung gehört zu { $game } mit { $seats } Personen.
error-busy = Das geht zu schnell. Versuch es in { $seconds } s noch einmal.
error-enough = Die Partie ist lange nicht weitergegangen. Spiel erst weiter, bevor du noch etwas änderst.
error-many-pages = Höchstens { $most } Seiten zeigen diesen Tisch gleichzeitig. Schließ eine davon.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-webhook = Die Adresse eines Webhooks beginnt mit https://.
error-push-off = Dieser Server schickt keine Nachrichten an Browser.
error-push-keys = Die Anmeldung des Browsers ist unverständlich. Schalte sie aus und wieder ein.
error-webhook-home = Sprache, Uhrzeiten oder die Adresse dieser Seite sind unverständlich.
error-clock = Eine Uhr hat { $low } bis { $high } Sekunden, und nur ein Zeitkonto einen Zuschlag.
error-name-long = Ein Name hat höchstens { $longest } Zeichen; dieser hat { $length }.
error-name-letters = Ein Name kann keine Steuerzeichen enthalten.
error-qr = Ein QR-Code fasst 1 bis { $longest } Zeichen, nicht { $length }.
error-host = Auf den Namen { $host } antwortet dieser Server nicht. Wer ihn betreibt, kann das erlauben: --name { $host }.
error-origin = Dieser Server antwortet nur seinen eigenen Seiten, nicht denen von { $origin }.
error-no-site = Dieser Server bietet nichts an, das auf einem Gerät bleiben könnte.
error-not-here = Erstellen lassen kann es nur, wer am Rechner des Servers sitzt.
error-json-only = Der Server liest nur JSON.
error-json = Die Nachricht ist kein JSON: { $reason }.
error-message = Die Nachricht ist unverständlich: { $reason }.
error-oversized = Eine Nachricht hat höchstens { $most } Bytes.
error-language = Auf „{ $language }“ gibt es keine Wörter. Es gibt: { $known }.
error-method = { $method } geht hier nicht; richtig wäre { $allowed }.
error-path = Unter { $path } gibt es nichts.
error-internal = Der Server hat einen Fehler gemacht. Nichts wurde geändert, und der Fehler steht im Protokoll.
    .here = Dvergar hat einen Fehler gemacht. Nichts wurde geändert.
error-no-guide = Für { $title } gibt es noch keine Spielanleitung.
error-no-lesson = Für { $title } gibt es hier keine Lektion.
error-lesson-other = Die Lektion nimmt hier einen anderen Weg: Tu, was in ihrem Feld steht. Es ist nichts verloren, und danach ist jeder Zug frei.
error-extra = { $what } braucht die Bibliothek { $module }, die nicht installiert ist: pip install dvergar[{ $extra }].
error-no-observation = { $title } bietet lernenden Programmen keine Beobachtungen.
error-no-reset = Es gibt noch keine Partie; sie beginnt mit reset.
error-field = Die Beobachtung hat kein Feld „{ $field }“. Es gibt: { $known }.

# page
page-home = Startseite
page-motto = fünf Spiele der Zwerge
page-language = Sprache
page-language-en = English
page-language-fr = Français
page-language-de = Deutsch
page-settings = Einstellungen
page-settings-short = Optionen
page-menu = Menü
page-close = Schließen
page-on = an
page-off = aus
page-size = Textgröße
page-percent = { $percent } %
page-speed = Tempo, in dem erzählt wird, was andere tun
page-speed-0 = sofort
page-speed-1 = normal
page-speed-2 = flink
page-speed-3 = langsam
page-speed-note = Wünscht dein Gerät weniger Bewegung, wird ohne Bewegung erzählt.
page-stepwise = Schritt für Schritt erzählen
page-since = Seit deinem letzten Zug
page-since-count = Seit deinem letzten Zug: { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
 }
page-since-show = Auf dem Tisch zeigen
page-since-steps = Schritt für Schritt
page-due-only = Anderes ist nicht zu wählen: Es spielt sich von selbst.
page-due-ahead = Das hast du vorher gewählt.
page-due-agreed = So ist es an diesem Tisch vereinbart: Es spielt sich von selbst.
page-due-stop = Halt, frag mich
page-telling-next = Weiter
page-telling-skip = Überspringen
page-telling-cut = { $count ->
    [one] Ein Ereignis wurde
   *[other] { $count } Ereignisse wurden
 } nicht gezeigt: siehe Chronik.
page-sound = Klänge
page-notify = Bescheid sagen, wenn ich dran bin
page-notify-note = Bescheid auch bei geschlossener Seite: am Tisch unter „Mitspieler und Links“ mit „Anderswo Bescheid sagen“.
page-shortcuts = Tasten mit einem Buchstaben
page-list-shown = Liste der Möglichkeiten zeigen
page-autoplay = Einzige Möglichkeit von selbst spielen
page-autoplay-note = Was von selbst gespielt wird, kommt nach einer gewöhnlichen Pause, damit niemand merkt, dass es nichts zu wählen gab.
page-chronicle-save = Chronik als Text sichern
page-chronicle-known = Was { $who } bisher erfahren hat.
page-chronicle-watched = Was Zuschauer bisher erfahren haben.
page-chronicle-whole = Die ganze Aufzeichnung, die sich nachspielen lässt, gibt es, wenn die Partie vorbei ist.
page-ahead = Vorab bieten
page-ahead-title = Dein nächstes Gebot
page-ahead-note = Lege jetzt drei Münzen. Sie werden von selbst geboten, sobald wieder geboten wird. Esc nimmt sie zurück.
page-ahead-laid = Nächstes Gebot: { $coins }
page-ahead-withdraw = Zurücknehmen
page-ahead-gone = Deine Münzen haben sich geändert: Das vorab gemachte Gebot ist zurückgenommen.
page-credits = Mitwirkende
page-credits-games = Nidavellir, Nains, Die Zwerge, Le Roi des Nains und Brísingamen sind Spiele ihrer Autoren und Verlage. Diese Seite spielt nach ihren Regeln, mit eigenen Worten und eigenen Zeichnungen.
page-credits-icons = Symbole, umgefärbt, von { $authors }:
page-credits-fonts = Schriften: Grenze (Renata Polastri, Omnibus-Type) und Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica):

## Seite: Start
page-games = Spiele
page-choose-door = Wähle eine Tür
page-play-bots = Sofort mit Bots spielen
page-now-title = Mit Bots spielen
page-now-seats = Wie viele am Tisch
page-now-level = Wie stark die Bots sind
page-now-note = Auf diesem Gerät gemerkt: Beim nächsten Mal geht es sofort los.
page-now-new = Deine erste Partie: Lehrlinge machen Fehler, die du nutzen kannst.
page-now-change = Andere Bots: { $seats } am Tisch, { $level }
page-set-up = Tisch aufstellen
page-players = Spieler:
page-duration = Dauer:
page-minutes = { $minutes } min
page-your-tables = Deine Partien
page-no-tables = Noch keine. Die Tür steht offen.
page-your-turn-chip = du bist dran
page-game-with = { $game } mit { $names }
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-return = Zurück
page-return-to = Zurück zu { $table }
page-finished = Beendete
page-look-short = Ansehen
page-look-at = { $table } ansehen
page-waiting-tables = Warten auf Mitspieler
page-none-waiting = Gerade wartet kein Tisch.
page-sit = Hinsetzen
page-sit-at = Hinsetzen bei { $table }
page-code = Hat dir jemand einen Code geschickt?
    .here = Aufzeichnungen und Blöcke
page-code-hint = sechs Zeichen oder der Link
page-code-label = Code des Tisches
page-code-none = Das ist weder ein Code noch ein Link dieser Seite. Ein Code hat sechs Zeichen; einen Link kopierst du ganz.
page-join = Mitspielen
page-ways = Teile der Seite
page-tab-games = Spiele
page-tab-tables = Tische
page-tab-settings = Optionen
page-tab-join = Code
page-tab-table = Tisch
page-went = Hier wirst du gefragt: { $where }
page-asked-here = hier wirst du gefragt

## Seite: neuer Tisch und Warten
page-new-table = neuer Tisch
page-for = { $low } bis { $high } Spieler, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
page-reconstructed = Manche Tabellen dieses Spiels mussten nachgebaut werden; sie können von den gedruckten abweichen.
page-replaced = Dieser Server spielt mit eigenen Tabellen.
page-seats = Plätze
page-free-seat = Freier Platz
page-free-seat-note = für den, der über den Link kommt
    .here = für einen Bot
page-name-of = Name auf Platz { $seat }
page-host = du, an diesem Bildschirm
page-same-screen = auch an diesem Bildschirm
page-bot = Bot
page-you = du
page-who-sits = Wer hier sitzt
page-kind-me = am Bildschirm
page-kind-open = per Link
page-kind-bot = Bot
page-kind-me-note = Mehrere teilen sich einen Bildschirm; zwischen ihren Zügen fällt ein Vorhang.
page-kind-open-note = Der Platz bleibt frei, bis jemand deinem Link folgt. Ein Konto braucht niemand.
page-kind-bot-note = Der Zwerg spielt von selbst und weiß nicht mehr als ein Mensch auf seinem Platz.
page-how-to-sit = Wer spielt mit?
page-level = Stärke des Bots
page-remove-seat = Platz { $seat } entfernen
page-least-seats = { $low ->
    [one] Dieses Spiel braucht mindestens { $low } Platz.
   *[other] Dieses Spiel braucht mindestens { $low } Plätze.
}
page-add-seat = Platz hinzufügen
page-house-rules = Hausregeln
page-table-options = An diesem Tisch
page-listed = Unter den wartenden Tischen zeigen
page-listed-note = Ob Fremde auf diesem Server einen freien Platz nehmen dürfen.
page-listed-no = nur per Link
page-listed-yes = allen hier
page-start = Beginnen
page-open-table = Tisch eröffnen
page-free-seats = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
page-free-seats-note = Gleich bekommst du einen Link für deine Freunde.
page-all-sit = Alle sind da
page-all-sit-note = Das Spiel beginnt sofort.
page-pass-note = Gib den Bildschirm weiter, wenn der Vorhang fällt.
page-waiting = wartet auf Mitspieler
page-waiting-note = Das Spiel beginnt, wenn der letzte Platz besetzt ist.
page-ready = bereit
page-online = am Tisch
page-offline = gerade nicht da
page-seat-choose = Diesen nehmen
page-seat-chosen = Deine Wahl
page-sit-down = Nimm Platz
page-sit-down-note = Sag deinen Namen und setz dich.
page-agreed = Was hier gilt
page-your-name = Dein Name
page-invite = Lade deine Freunde ein
    .here = Wer noch mitspielt
page-invite-note = Sie brauchen kein Konto: Link öffnen oder die Kamera auf den Code richten.
    .here = Setze einen Bot auf jeden freien Platz.
page-invite-code = Oder dies auf der Startseite eintippen:
page-link = Link zu diesem Tisch
page-qr = QR-Code: { $name }
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen

## Seite: am Tisch
page-prompt = Was jetzt zu tun ist
page-choose = Noch nichts gewählt
page-missing = { $count ->
    [one] Noch eine Wahl
   *[other] Noch { $count } wählen
}
page-confirm-of = Bestätigen { $done } von { $of }
page-undo = Zurücknehmen
page-redo = Wiederholen
page-go-back = Zurückgehen
page-keep-it = So lassen
page-practice = Übung
page-practice-sure = Zurückgehen, obwohl man nun mehr weiß?
page-practice-note = Von da an zählt diese Partie als Übung.
page-why-not = Das lässt sich jetzt nicht wählen.
page-why-wait = Du bist noch nicht dran.
page-together = zusammen { $points }
page-why-first = Wähle zuerst, was hier gefragt ist.
page-chronicle = Chronik
page-chronicle-empty = Noch ist nichts geschehen.
page-side = Chronik und Punkte
page-scores = Punkte bisher
page-scores-final = Endstand
page-total = Summe
page-choices = Was du tun kannst
page-choices-short = Auswahl
page-choices-note = Der erste Klick wählt, der zweite führt aus.
page-no-choices = Gerade nichts: Andere sind dran.
page-no-choices-over = Das Spiel ist aus: Zu entscheiden gibt es nichts mehr.
page-people = Mitspieler und Links
page-people-short = Spieler
page-keys = Tasten
page-keys-note = Einzelne Buchstaben lassen sich in den Einstellungen abschalten.
page-key-arrows = Pfeile
page-key-arrows-does = innerhalb eines Teils des Tisches bewegen
page-key-f6 = F6
page-key-f6-does = zum nächsten Teil, mit Umschalt zum vorigen
page-key-enter = Eingabe
page-key-enter-does = wählen, dann bestätigen
page-key-digits = 1–9, 0
page-key-digits-does = Münze, Karte, Spalte, Seite oder Person nach ihrem Platz wählen, wo der Tisch es kennt
page-key-esc = Esc
page-key-esc-does = Auswahl fallen lassen
page-key-u = U
page-key-u-does = zurücknehmen
page-key-r = R
page-key-r-does = wiederholen
page-key-l = L
page-key-l-does = Liste der Möglichkeiten
page-key-question = ?
page-key-question-does = diese Liste
page-preview-points = { $points }
page-preview-coin = { $from } → { $to }
page-preview-line = Reihe { $line }
page-live = Was am Tisch geschieht
page-your-turn = Du bist dran
page-turn-of = { $who } ist dran
    .who = Du bist dran
page-you-watch = du schaust zu
page-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
page-watch-link = Link zum Zuschauen
page-watch-note = Wer ihn öffnet, sieht, was alle sehen dürfen.
page-other-device = Anderes Gerät
page-device-note = Das andere Gerät bekommt alle Plätze von diesem, und beide behalten sie. Der Code gilt einmal.
page-device-seat-note = Das andere Gerät spielt dann auch auf diesem Platz. Der Code gilt einmal.
page-device-link = Link für dein anderes Gerät
page-device-left =
    { $minutes ->
        [one] gilt noch eine Minute
       *[other] gilt noch { $minutes } Minuten
    }
page-device-expired = Der Code ist abgelaufen.
page-device-make = Code zeigen
page-device-again = Neuen Code zeigen
page-device-enter = Code des anderen Geräts
page-device-take = Übernehmen
page-device-ask = Dein anderes Gerät gibt dir seine Plätze. Danach kannst du sie auch hier spielen.
page-device-taken =
    { $count ->
        [one] Ein Tisch ist jetzt auch hier.
       *[other] { $count } Tische sind jetzt auch hier.
    }
page-device-to-table = Zum Tisch
page-mine = Meine Partien
page-mine-note = Partien dieses Geräts. Es gibt kein Konto: Ein Cookie sagt dem Server, dass du es bist.
page-mine-running = Laufende
page-mine-none-running = Keine Partie läuft.
page-mine-over = Beendete
page-mine-none-over = Noch keine Partie ist beendet.
page-mine-more = Frühere zeigen
page-mine-won = Gewonnen
page-mine-lost = Verloren
page-mine-place = Platz { $place } von { $seats }
page-mine-uncounted = zählt nicht
page-mine-replay-of = { $match } ansehen
page-mine-statistics = Meine Statistik
page-mine-statistics-note = Partien, die zählen, mit einem Platz von dir; Spiele, in denen alle zusammen gewinnen, in jedem Fall.
page-mine-against = Gegen wen
page-mine-against-note = Partien, die zählen und in denen man gegeneinander spielt.
page-mine-before = Ich lag vorn
page-mine-bots = Bots: { $level }
page-mine-all = Alle auf diesem Server
    .here = Alle, die auf diesem Gerät spielen
page-mine-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
page-mine-wins = gewonnen: { $count }
page-mine-mean = mittlerer Platz { $place }
page-mine-top = Bestwert { $points }
page-mine-hardest = schwierigstes gewonnen: { $level }
page-mine-look = Mein Name und meine Farbe
page-mine-look-note = Werden an jedem Tisch vorgeschlagen, auf diesem Gerät.
page-mine-keep = Merken
page-mine-kept = Gemerkt
page-forget-me = Vergiss mich
page-forget-me-note = Das löscht endgültig, was der Server von diesem Gerät weiß: seinen Namen, seine Partien und seine Plätze. Deine Plätze in laufenden Partien gehören dann niemandem, auch auf deinen anderen Geräten, und dein Name und was du gesagt hast verschwinden von allen Tischen. Niemand kann das zurückholen.
    .here = Das löscht endgültig, was Dvergar auf diesem Gerät von dir weiß: deinen Namen, deine Partien und deine Plätze. Deine Plätze in laufenden Partien gehören dann niemandem, und dein Name und was du gesagt hast verschwinden von allen Tischen. Wertungsblöcke bleiben. Niemand kann das zurückholen.
page-forget-me-ask = Vergiss mich …
page-forget-me-sure = Wirklich alles vergessen?
page-forget-me-do = Ja, endgültig vergessen
page-forget-me-not = Nein, behalten
page-forget-me-left =
    { $left ->
        [one] Noch ein Tisch …
       *[other] Noch { $left } Tische …
    }
page-forget-me-done = Vergessen: Dieser Server weiß nichts mehr von diesem Gerät.
    .here = Vergessen: Kein Tisch auf diesem Gerät kennt dich noch.
page-pass-on = Weiter an { $who }
page-pass-undo = Bis dahin kannst du deine Antwort zurücknehmen.
page-curtain = Gib den Bildschirm an { $who }
page-curtain-note = Sonst sollte jetzt niemand hinsehen.
page-curtain-lift = Ich bin { $who }
page-down = Verbindung verloren. Neuer Versuch …
    .here = Dieser Tisch geht gleich weiter.
page-retry = Jetzt versuchen
page-unsent = Nicht gesendet: Die Verbindung ist weg. Versuche es noch einmal, wenn sie wieder da ist.
    .here = Nicht gesendet: Dvergar antwortet nicht. Versuche es gleich noch einmal.
page-deleted = Dieser Tisch wurde gelöscht.
page-connecting = Die Tür geht auf …
page-error-away = Der Server antwortet gerade nicht.
    .here = Dvergar antwortet auf diesem Gerät gerade nicht.
page-lost = Die Adresse „{ $address }“ führt nirgendwohin; hier ist der Eingang.
page-error-no-game = Hier heißt kein Spiel „{ $game }“.

## Seite: das Ende
page-over = Das Spiel ist aus
page-over-note = Nun wird gezählt.
page-reckoning = Die Abrechnung
page-pillars = Wachsende Säulen
page-so-far = bisher
page-not-yet = noch nicht gezählt
page-leads = { $who } liegt vorn.
    .who = Du liegst vorn.
page-level-now = Mehrere liegen gleichauf.
page-winner = { $who } gewinnt!
page-winners = { $who } teilen sich den Sieg!
page-all-win = Alle gewinnen gemeinsam!
page-all-lose = Alle haben gemeinsam verloren.
page-next-line = Nächste Zeile: { $line }
page-best-note = Der beste Wert jeder Zeile trägt das grüne Schild.
page-line-by-line = Zeile für Zeile
page-you-column = Du
page-you-win = Du gewinnst!
page-you-share = Du teilst dir den Sieg mit { $who }!
page-rematch-harder = Noch einmal: { $level }
page-review-won = +{ $percent } %
page-review-next = Als Nächstes: { $choice }
page-next = Nächste Zeile
page-show-all = Alles zeigen
page-look = Tisch ansehen
page-rematch = Noch einmal

## Page: people
page-yes = Ja
page-no = Nein
page-withdraw = Zurückziehen
page-rename = Name und Farbe
page-rename-do = Speichern
page-colour = Farbe
page-colour-none = des Platzes
page-colour-gold = Gold
page-colour-azure = Azur
page-colour-moss = Moos
page-colour-ember = Glut
page-colour-plum = Pflaume
page-colour-frost = Reif
page-colour-rose = Rosa
page-colour-copper = Kupfer
page-leave = Gehen
page-leave-note = Dein Platz wird frei: Andere können ihn nehmen oder einen Bot hinsetzen. Oder gib ihn jemandem.
    .here = Dein Platz wird frei: Ein Bot kann ihn nehmen, oder jemand an diesem Bildschirm.
page-leave-open-note = Dein Platz wird für andere frei. Oder gib ihn jemandem.
    .here = Dein Platz wird frei: Ein Bot kann ihn nehmen, oder jemand an diesem Bildschirm.
page-leave-do = Platz verlassen
page-give = Jemandem geben
page-give-note = Sobald du den Platz weggibst, gehört er dir nicht mehr. Du bekommst dann einen Link, und wer ihn öffnet, hat den Platz.
page-give-do = Platz jetzt weggeben
page-gift-link = Link für den, der Platz { $seat } bekommt
page-gift-note = Der Platz gehört dir nicht mehr. Wer diesen Link öffnet, hat ihn; er bleibt hier, bis jemand gekommen ist.
page-kick = Platz frei machen
page-replace = Bot spielen lassen
page-put-bot = Bot hinsetzen
page-stand-in-me = Bot spielt für mich
page-ask-replace = Um einen Bot bitten
page-come-back = Platz wieder einnehmen
page-stands-in = abwesend; ein Bot spielt ({ $level })
page-stand-in-note = Gerade spielt ein Bot für { $who }.
    .who = Gerade spielt ein Bot für dich.
page-stand-in-asked = Gerade entscheidet ein Bot für dich
page-vacant = { $count ->
    [one] Ein Platz ist frei: Das Spiel wartet dort.
   *[other] { $count } Plätze sind frei: Das Spiel wartet dort.
}
page-ask-back = Andere bitten, zurückzugehen
page-motion-undo = { $who } möchte die letzte Aktion zurücknehmen. Einverstanden?
    .who = Du hast gebeten, die letzte Aktion zurückzunehmen.
page-motion-stand_in = { $who } fragt: Soll solange ein Bot für { $on } spielen?
    .who = Du hast gefragt, ob solange ein Bot für { $on } spielen soll.
    .on = { $who } fragt: Soll solange ein Bot für dich spielen?
page-motion-kick = { $who } fragt: Soll der Platz von { $on } frei werden?
    .who = Du hast gefragt, ob der Platz von { $on } frei werden soll.
    .on = { $who } fragt: Soll dein Platz frei werden?
page-motion-yes = Bisher haben { $yes } von { $voters } zugestimmt.
page-ready-check = Erst beginnen, wenn alle bereit sind
page-ready-check-note = Niemand wird davon überrascht, dass es schon losging.
page-ready-note = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
page-ready-do = Ich bin bereit
page-ready-undo = Doch noch nicht
page-not-ready = noch nicht bereit
page-rematch-follow = Wieder mitspielen
page-delete = Tisch löschen
page-delete-note = Der Tisch verschwindet endgültig, mit allen Zügen und Worten. Oder nur ein Name mit allem, was unter ihm gesagt wurde.
page-delete-do = Endgültig löschen
page-forget-who = { $who } und alles Gesagte vergessen
page-forget-name = Meinen Namen und was ich hier sagte vergessen
page-forget-note = Dein Name und alles, was du an diesem Tisch gesagt hast, werden endgültig gelöscht.
page-forget-do = Endgültig vergessen
page-clock = Bedenkzeit
page-clock-note = Abgelaufene Zeit wird gezeigt, und niemand verliert dadurch.
page-clock-none = ohne Grenze
page-clock-move-short = 1 Minute je Zug
page-clock-bank = 10 Minuten, 10 s je Zug
page-clock-move-day = ein Tag je Zug
page-clock-other-move = { $seconds } s je Zug
page-clock-other-bank = { $seconds } s, { $increment } s je Zug
page-clock-days = { $days } T { $hours } h
page-clock-out = Zeit um
page-elsewhere = Anderswo Bescheid sagen
page-elsewhere-note = Wenn du dran und nicht da bist, sagt dir der Server Bescheid. Was er schickt, enthält den Link zum Tisch, keine Namen.
page-elsewhere-kind = Bescheid über
page-elsewhere-url = Adresse des Webhooks
page-elsewhere-quiet = Nicht zwischen (Uhr)
page-elsewhere-from = Ruhe ab, Stunde
page-elsewhere-to = Ruhe bis, Stunde
page-elsewhere-kept = Gespeichert.
page-elsewhere-push = Dieser Browser
page-elsewhere-push-note = Dieser Browser zeigt eine Nachricht, auch wenn die Seite geschlossen ist.
page-elsewhere-push-insecure = Dieser Browser kann auch bei geschlossener Seite Bescheid sagen, aber nur über https.
page-elsewhere-push-old = Dieser Browser kann bei geschlossener Seite nichts anzeigen. Auf iPhone und iPad muss die Seite erst auf den Home-Bildschirm.
page-elsewhere-push-denied = Die Einstellungen dieses Browsers verbieten Nachrichten dieser Seite. Erlaube sie dort und versuche es noch einmal.
page-elsewhere-push-failed = Der Browser konnte sich nicht für Nachrichten anmelden. Versuche es später noch einmal oder nimm einen Webhook.
page-talk = Gespräch
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-say = Etwas sagen
page-talk-send = Sagen
page-point = Auf etwas zeigen
page-point-how = Klicke an, was du den anderen zeigen willst.
page-points = { $who } zeigt: { $what }
    .who = Du zeigst: { $what }
page-points-said = zeigt: { $what }
page-says = { $who }: { $what }
page-talk-seated = Reden können die, die am Tisch sitzen.
page-talk-new = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-phrases = Schnelle Sätze
page-mute = Wen man hört
page-mute-who = { $who } stumm schalten
page-muted = { $who } wieder hören
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-oops = Huch!
phrase-hurry = Du bist dran …
phrase-thinking = Lass mich nachdenken.
phrase-soon-back = Bin gleich zurück.
phrase-bye = Tschüss!
phrase-plan-take = Ich übernehme { $what }.
phrase-plan-fight = Ich kämpfe bei { $what }.
phrase-plan-help = Hilf mir bei { $what }!
phrase-plan-heal = Heile mich!
phrase-plan-council = Ich kümmere mich um den Rat.

## Page: what has been
page-replay = Partie ansehen
page-replay-bar = Durch die Partie
page-replay-at = nach Aktion { $at } von { $last }
page-replay-slider = Stellung
page-replay-back = Eine Aktion zurück
page-replay-on = Eine Aktion weiter
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-eyes = Gesehen von
page-replay-public = allen
page-replay-leave = Zum Tisch
page-afterwards = Aufzeichnung und gleiche Karten
page-sheet = Als Wertungsbogen öffnen
page-sheet-note = Was die Partie gezählt hat, Zeile für Zeile: zum Ansehen, Drucken, Behalten.
page-record = Aufzeichnung speichern
page-record-note = Ein Text, der die ganze Partie noch einmal spielt, hier oder mit dem Befehl „dvergar record show“.
page-bring = Aufzeichnung öffnen
page-deal = Dieselben Karten noch einmal
page-deal-how = Wer diesen Link öffnet, spielt dieselbe Kartenverteilung an einem eigenen Tisch. Solche Partien zählen nicht in der Statistik.
    .here = Gespielt wird sie an einem eigenen Tisch. Solche Partien zählen nicht in der Statistik.
page-deal-play = Selbst spielen
page-deal-link = Link zu denselben Karten
page-deal-note = Dieselben Karten und Regeln wie an Tisch { $table }.
page-deal-others = Wer diese Karten gespielt hat
page-deal-table = Tisch
page-deal-people = Personen
page-deal-best = Bestes
page-statistics = Statistik
page-stats-matches = { $count ->
    [one] Partie auf diesem Server.
   *[other] Partien auf diesem Server.
}
    .here = { $count ->
        [one] Partie auf diesem Gerät.
       *[other] Partien auf diesem Gerät.
    }
page-stats-note = Übungspartien, eingelesene Aufzeichnungen und wiederholte Kartenverteilungen zählen nicht.
page-stats-none = Noch gibt es nichts zu zählen.
page-stats-totals = Endstände
page-stats-points = Punkte
page-stats-times = Anzahl
page-stats-levels = Menschen und Bots
page-stats-who = Wer
page-stats-people = Menschen
page-stats-wins = Siege
page-stats-seats = Gespielte Plätze
page-stats-average = Schnitt
page-stats-places = Nach Platz
page-stats-place = Platz
page-stats-sizes = Nach Anzahl der Plätze
page-stats-winning = Schnitt der Sieger
page-stats-best = Bestes
page-stats-games = Partien
page-taken-heroes = Angeworbene Helden
page-taken-quests = Gewählte Aufträge
page-taken-cards = Genommene Karten
page-taken-skills = Erlernte Fähigkeiten
page-taken-gear = Gewonnene Ausrüstung
page-stats-what = Was

## Seite: Spielanleitungen und Lektionen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-here = Was die Regeln dazu sagen
page-rules-more = Mehr in den Regeln
page-rules-search = In den Regeln suchen
page-rules-hits = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
page-rules-contents = Inhalt
page-rules-look = Etwas auf dem Tisch nachschlagen
page-rules-look-how = Klicke an, worüber du nachlesen willst.
page-rules-whole = Als eigene Seite öffnen
page-rules-print = Drucken
page-learn = Spielen lernen
page-lesson = Lektion
page-lesson-step = Schritt { $n } von { $of }
page-lesson-chapter = Kapitel { $n } von { $of }:
page-lesson-next = Nächstes Kapitel
page-lesson-on = Weiter
page-lesson-show = Zeig es mir
page-lesson-do = Jetzt: { $what }
page-lesson-watch = Sieh zu, was die anderen tun.
page-lesson-end = Die Lektion ist zu Ende
page-lesson-play-on = Weiterspielen
page-lesson-new = Ein eigener Tisch
page-key-i = I
page-key-i-does = Regeln zu dem, was im Fokus ist, oder zu dem, was gefragt wird

## Wertungsbögen für den echten Tisch
score-title = Wertungsbogen
score-mode-quick = Summen
score-mode-cards = Karte für Karte
score-grades = Ränge
score-points = Punkte
score-total = Summe
score-tie-shared = { $seats } haben je { $points } und teilen sich den Sieg.
score-wrong-game = Für { $game } gibt es keinen Wertungsbogen.
score-wrong-other = Das ist der Bogen eines anderen Spiels: { $game }.
score-wrong-seats = Es sind { $low } bis { $high } Spieler, nicht { $seats }.
score-wrong-object = Hier muss eine Gruppe von Einträgen stehen.
score-wrong-list = Hier muss eine Liste stehen.
score-wrong-key = Einen Eintrag „{ $key }“ gibt es hier nicht, sondern: { $known }.
score-wrong-names = Es sind mehr Namen ({ $names }) als Spieler ({ $seats }).
score-wrong-each = Es sind mehr Werte ({ $values }) als Spieler ({ $seats }).
score-wrong-text = Hier muss ein Text von höchstens { $longest } Zeichen stehen.
score-wrong-letters = Ein Name darf keine Steuerzeichen enthalten.
score-wrong-choice = „{ $value }“ steht hier nicht zur Wahl, sondern: { $known }.
score-wrong-toggle = Hier muss Ja oder Nein stehen.
score-wrong-whole = Hier muss eine ganze Zahl von { $low } bis { $high } stehen.
score-wrong-number = { $value } ist nicht möglich: Die Zahl liegt zwischen { $low } und { $high }.
score-wrong-step = { $value } ist nicht möglich: Ab { $low } geht es in Schritten von { $step }.
score-wrong-item = „{ $value }“ gibt es hier nicht.
score-wrong-many = Hier passen höchstens { $most } hin, nicht { $count }.
score-wrong-supply = Davon hat das Spiel nur { $copies }: { $item }.
score-wrong-twice = Das gibt es nur einmal, und es ist schon eingetragen: { $item }.
score-wrong-own = So viele kann es davon nicht geben: { $item }.
score-wrong-exchange = Jeder hat genau eine Tauschmünze: die { $coin } oder an ihrer Stelle die besondere { $special }.
score-wrong-grades = { $column }: Keine Karten ergeben { $grades ->
    [one] { $grades } Rang
   *[other] { $grades } Ränge
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }.
score-wrong-together = { $column }: Zusammen habt ihr { $grades } Ränge, und das Spiel hat { $most }.
score-wrong-together-points = { $column }: Alle eure Karten zusammen kommen nicht auf { $points }.
score-wrong-points = { $column }: Keine Karten ergeben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }.
score-seat = { $seat }

## Die Seite der Wertungsbögen
score-page-less = Eins weniger: { $what }
score-page-plus = Eins mehr: { $what }
score-page-empty = noch nicht eingetragen
score-page-pad = Ziffern für { $what }
score-page-back = Letzte Ziffer löschen
score-page-done = Fertig
score-page-times = { $what }, { $count } genommen
score-page-clear = Löschen: { $what }
score-page-of = { $what }, { $who }
score-page-row = { $what } { $number }
score-page-add = Eintrag hinzufügen
score-page-remove = Entfernen: { $what }
score-page-breakdown = Wertung
score-page-missing = Es fehlt noch
score-page-more = … und { $count } weitere
score-page-all = Alle Wertungsbögen
score-page-rounds = Partien
score-page-round = Partie { $number }
score-page-players = Spieler
score-page-share = Gemeinsam ausfüllen
score-page-share-note = Wer diesen Link öffnet, füllt seine Spalte aus; alle sehen es sofort.
score-page-picture = Bild
score-page-print = Drucken
score-page-entries = Einträge
score-page-table = Tisch
score-page-mode = Eingabe
score-page-next = Nächste Partie
score-page-remove-note = Ihre Einträge sind dann endgültig weg.
score-page-remove-do = Entfernen
score-page-opening = Der Bogen wird geöffnet …
score-page-kept = Auf diesem Gerät gespeichert
score-page-unkept = Dieser Browser bewahrt nichts auf: Beim Schließen ist der Bogen verloren.
score-page-away = Der Server antwortet nicht. Die Einträge sind hier gespeichert und werden gewertet, sobald er wieder da ist.
    .here = Dvergar antwortet nicht. Die Einträge sind hier gespeichert und werden gewertet, sobald es antwortet.
score-page-unsent = { $count ->
    [one] Der Server antwortet nicht. Eine Änderung ist hier gespeichert und noch nicht gesendet.
   *[other] Der Server antwortet nicht. { $count } Änderungen sind hier gespeichert und noch nicht gesendet.
}
score-page-sending = Wird gesendet …
score-page-shared = Gespeichert und für alle sichtbar
score-page-gone = Wer diesen Bogen geteilt hat, hat ihn gelöscht. Was hier steht, bleibt auf diesem Gerät.
score-page-overtaken = Jemand anders hat diese Spalte im selben Augenblick geändert: Jetzt steht deren Fassung da.
score-page-deleted = Wer diesen Bogen geteilt hat, hat ihn gelöscht und kann das einen Tag lang zurücknehmen. Was hier steht, bleibt auf diesem Gerät.
score-page-readonly = Nur zum Lesen: Eintragen kann gerade nur, wer diesen Bogen geteilt hat.
score-page-locked-for-others = Für die anderen nur zum Lesen: Nur du trägst etwas ein.
score-page-refused = Nicht eingetragen, denn dieser Bogen ist nur zum Lesen: { $what }, { $value }.
score-page-held = Nicht eingetragen: { $what }, { $value }.
score-page-held-again = Doch eintragen
score-page-held-go = Verwerfen
score-page-round-gone = Die Partie dazu wurde gelöscht.
score-page-row-gone = Die Zeile dazu wurde im selben Augenblick entfernt.
score-page-news = Was mit diesem Bogen geschehen ist
score-page-news-dropped = Eine Partie wurde gelöscht.
score-page-news-back = Eine gelöschte Partie ist wieder da.
score-page-news-locked = Wer diesen Bogen geteilt hat, lässt ihn jetzt nur noch lesen.
score-page-news-open = Alle können diesen Bogen wieder ausfüllen.
score-page-news-named = { $first } heißt jetzt anders: { $then }.
score-page-news-clash = Zwei von euch haben im selben Augenblick etwas eingetragen ({ $what }): { $first }, dann { $then }. Jetzt steht da: { $then }.
score-page-news-kept = Nicht entfernt, denn jemand trug dort gerade etwas ein: { $what }.
score-page-news-out = Nicht eingetragen, denn die Zeile wurde im selben Augenblick entfernt: { $what }, { $then }.
score-page-instead = Lieber { $value }
score-page-take-back = Zurückholen
score-page-take-round-back = Eine gelöschte Partie zurückholen
score-page-lock = Für die anderen nur zum Lesen
score-page-unlock = Wieder alle ausfüllen lassen
score-page-lock-note = Dann trägst nur du etwas ein, in diesem Browser; die anderen lesen mit und erfahren davon.
score-page-remove-note-shared = Alle, die den Bogen offen haben, erfahren es, und einen Tag lang kann jeder sie zurückholen.
score-page-was-deleted = Für alle gelöscht; einen Tag lang kannst du das zurücknehmen.
score-page-nothing = nichts
score-page-name-entry = der Name von { $who }
score-page-new = Ein neuer Wertungsbogen
score-page-new-note = Für eine Partie mit der echten Schachtel: Ihr tragt ein, was auf dem Tisch liegt, gezählt wird hier.
score-page-history = Bögen auf diesem Gerät
score-page-is-shared = geteilt
score-page-delete = Löschen
score-page-delete-all = Für alle löschen
score-page-off = Von meiner Liste nehmen
score-page-sure-off = Wirklich von der Liste nehmen?
score-page-off-note = Der Bogen bleibt bei den anderen: Löschen kann ihn nur, wer ihn geteilt hat.
score-page-sure = Wirklich löschen?
score-page-none = Noch keine.
error-sheet = Den Wertungsbogen „{ $sheet }“ gibt es nicht, oder nicht diese Partie davon.
error-sheet-not-yours = Diesen Bogen kann nur löschen, wer ihn geteilt hat, und zwar in dem Browser, in dem er geteilt wurde. Von deiner eigenen Liste kannst du ihn nehmen.
error-sheet-running = Den Wertungsbogen dieser Partie gibt es, wenn sie zu Ende ist.
error-sheet-stale = Das hat gerade jemand anders geändert. Sieh es dir an und ändere es noch einmal.
error-sheet-rounds = Ein Bogen fasst höchstens { $most } Partien.
error-sheet-game = Das ist ein Bogen für { $game }, nicht für { $other }.
error-sheet-section = So einen Abschnitt hat ein Bogen nicht; es gibt: { $known }.
error-sheet-locked = Wer diesen Bogen geteilt hat, lässt ihn gerade nur lesen: Sonst trägt niemand etwas ein.
error-sheet-no-host = Dieser Bogen ist von früher, und es ist nicht bekannt, wer ihn geteilt hat: Niemand kann ihn auf Nurlesen stellen.
score-winners = { $count ->
    [one] Gewonnen hat { $seats }
   *[other] Gewonnen haben { $seats }
}
score-missing = Es fehlt noch: { $what }

# Hints and review
hint-line = Füllt Reihe { $line }.
hint-points =
  { $points ->
    [one] Bringt sofort { $points } Punkt.
   *[other] Bringt sofort { $points } Punkte.
  }
hint-coin = Aus deiner { $from } wird eine { $to }.
hint-only = Es gibt nichts anderes zu wählen.
hint-clear = Deutlich besser als alles andere.
hint-deep = Sieht unscheinbar aus, zahlt sich aber später aus.
hint-sound = Eine solide Wahl; andere sind nah dran.
hint-close = Etwa so gut wie die erste.
hint-behind = { $percent } % weniger Aussicht als die erste.
hint-bid-first = Setzt am meisten auf die erste Taverne.
hint-bid-second = Setzt am meisten auf die zweite Taverne.
hint-bid-third = Setzt am meisten auf die dritte Taverne.
hint-best-card = Bringt dir am meisten von allem, was da liegt.
hint-deny = Nimmt den anderen, was sie am liebsten hätten.
hint-points-most =
  { $points ->
    [one] Bringt sofort { $points } Punkt, mehr als jede andere Wahl.
   *[other] Bringt sofort { $points } Punkte, mehr als jede andere Wahl.
  }
hint-points-least =
  { $points ->
    [one] Kostet { $points } Punkt, weniger als jede andere Wahl.
   *[other] Kostet { $points } Punkte, weniger als jede andere Wahl.
  }
hint-saw-end =
  { $points ->
    [one] In den durchgespielten Partien endest du damit bei etwa { $points } Punkt.
   *[other] In den durchgespielten Partien endest du damit bei etwa { $points } Punkten.
  }
hint-saw-more =
  { $points ->
    [one] In den durchgespielten Partien brachte es { $points } Punkt mehr als das Gewählte.
   *[other] In den durchgespielten Partien brachte es { $points } Punkte mehr als das Gewählte.
  }
hint-saw-round =
  { $points ->
    [one] Im Mittel hast du damit am Ende dieser Runde { $points } Punkt.
   *[other] Im Mittel hast du damit am Ende dieser Runde { $points } Punkte.
  }
hint-sees-coins = Auf längere Sicht nützt das deinen Münzen am meisten.
hint-sees-lines = Auf längere Sicht nützt das deinen Linien und den Helden, die sie bringen, am meisten.
hint-sees-gem = Auf längere Sicht nützt das deinem Edelstein am meisten.
hint-bid-line = Die { $coin } { $place } gilt der Karte { $card }: Sie füllt deine Reihe { $line }.
hint-bid-points =
  { $points ->
    [one] Die { $coin } { $place } gilt der Karte { $card }: sofort { $points } Punkt.
   *[other] Die { $coin } { $place } gilt der Karte { $card }: sofort { $points } Punkte.
  }
hint-bid-lacks = Die { $coin } { $place } gilt der Karte { $card }, die deiner Reihe { $line } fehlt.
hint-bid-for = Die { $coin } { $place } gilt der Karte { $card }, die dir dort am meisten wert ist.
hint-order-first = Du wählst { $place } in etwa { $percent } von 100 Fällen zuerst.
hint-bid-trade = Legt die Tauschmünze: { $low } und { $high } im Geldbeutel machen aus der { $high } eine { $new }.
hint-bid-same = In jeder Taverne bekommst du etwa dieselbe Karte, wer auch immer zuerst wählt.
hint-bid-low = Deine { $coin } liegt { $place }, wo dir am wenigsten daran liegt, wer zuerst wählt.
hint-card-line = { $card } füllt deine Reihe { $line }.
hint-card-most =
  { $points ->
    [one] { $card }: sofort { $points } Punkt, mehr als jede andere Karte dort.
   *[other] { $card }: sofort { $points } Punkte, mehr als jede andere Karte dort.
  }
hint-card-points =
  { $points ->
    [one] { $card }: sofort { $points } Punkt.
   *[other] { $card }: sofort { $points } Punkte.
  }
hint-card-coin = { $card }: Aus deiner { $from } wird eine { $to }.
hint-distinction = Mit { $count } bei { $column } führst du im Rennen um { $distinction }.
hint-line-lacks = Deiner Reihe { $line } fehlt dann nur noch eine Karte: { $column }.
hint-line-nearer =
  { $count ->
    [one] Zählt für deine Reihe { $line }, der dann noch { $count } Karte fehlt.
   *[other] Zählt für deine Reihe { $line }, der dann noch { $count } Karten fehlen.
  }
hint-deny-from =
  { $points ->
    [one] { $who } wählt nach dir und will { $card } am meisten: etwa { $points } Punkt mehr als die nächste Karte.
   *[other] { $who } wählt nach dir und will { $card } am meisten: etwa { $points } Punkte mehr als die nächste Karte.
  }
hint-coin-lucky = Eine { $sum } ist nicht mehr da, also wird es sogar eine { $to }.
hint-coin-short = Eine { $sum } oder mehr ist nicht mehr da, also wird es nur eine { $to }.
hint-coin-early = Sie liegt noch { $place }: Dort bietet sie diese Runde als { $to }.
error-hints-off = An diesem Tisch gibt es keine Tipps: So ist es von Anfang an vereinbart.
error-hint-wait = Es wird schon über einen Tipp nachgedacht.
error-hint-queue = Es wird gerade über viele Tipps nachgedacht. Versuch es in { $seconds } s noch einmal.
error-hint-none = Gerade war kein Tipp zu finden. Versuch es noch einmal.
error-review-running = Die Analyse gibt es, wenn die Partie vorbei ist.
page-hint = Tipp
page-hint-title = Die drei besten Möglichkeiten
page-hint-thinking = Suche nach dem Besten …
page-hint-queued = In der Warteschlange: { $place ->
    [one] Deine Frage ist die nächste
   *[other] Deine Frage ist Nummer { $place }
}, in etwa { $seconds } s …
page-hint-note = Gefunden mit dem, was du weißt, und nicht mehr. Wähle einen, um ihn auf dem Tisch zu sehen.
page-hint-chance = { $percent } % Aussicht, vorn zu landen
page-hint-chance-team = { $percent } % Aussicht, gemeinsam zu gewinnen
page-hint-close = Tipps schließen
page-hints = Tipps
page-hints-note = Ein Knopf nennt die besten Möglichkeiten, für jeden, der sie hören will.
page-hint-done = Drei Tipps: Der beste ist { $best }.
page-hint-heading =
  { $count ->
    [1] Deine einzige Möglichkeit
   *[other] { $all ->
      [1] Deine { $count } Möglichkeiten, die beste zuerst
     *[other] Die besten { $count } von { $legal } Möglichkeiten
    }
  }
page-hint-error = auf { $error } genau
page-hint-rough = nur grob geschätzt
page-hint-even = etwa gleich gut
page-hint-play = Spielen
page-hint-fold = Tipps einklappen
page-hint-unfold = Tipps ausklappen
page-hint-ready =
  { $count ->
    [one] Ein Tipp: { $best }.
   *[other] { $count } Tipps, der beste ist: { $best }.
  }
page-hint-how = Gefunden mit dem, was du weißt. Zeig auf einen, um ihn auf dem Tisch zu sehen; drück ihn, um ihn zu wählen.
page-review-curve-front = Aussicht, vorn zu landen, Zug um Zug
page-review-curve-team = Aussicht, gemeinsam zu gewinnen, Zug um Zug
page-review-gave = { $percent } % der Aussicht verschenkt
page-review = Analyse
page-review-note = Was ein starker Spieler getan hätte, der nur wusste, was dieser Platz wusste.
page-review-progress = { $done } von { $of } Entscheidungen angesehen
page-review-none = In keinem Moment war etwas anderes deutlich besser.
page-review-curve = Aussicht im Lauf der Partie
page-review-table = Als Tabelle zeigen
page-review-move = Zug
page-review-chance = Aussicht
page-review-points = Punkte
page-review-lost = −{ $percent } %
page-review-moment = Zug { $at }
page-review-better = Besser: { $choice }
page-review-did = Gespielt: { $choice }
page-review-moments =
  { $count ->
    [0] Keine Momente zum Nachsehen
    [one] Ein Moment zum Nachsehen
   *[other] { $count } Momente zum Nachsehen
  }
page-review-lost-aria = { $percent } % der Aussicht verschenkt

## Games in one file: what they say where they have no texts of their own
simple-choice = { $verb }
simple-choice-with = { $verb }: { $thing }
simple-event = { $who }: { $verb }
simple-event-with = { $who }: { $verb }, { $thing }
simple-event-hidden = { $who } hat gewählt
    .who = Du hast gewählt
simple-prompt = Du bist am Zug
simple-prompt-wait = { $who } ist am Zug
simple-prompt-over = Die Partie ist zu Ende. Vorn: { $who }
simple-score = Punkte
simple-verb-bid = Bieten
simple-verb-choose = Wählen
simple-verb-discard = Abwerfen
simple-verb-draw = Ziehen
simple-verb-give = Geben
simple-verb-keep = Behalten
simple-verb-lay = Legen
simple-verb-pass = Passen
simple-verb-play = Ausspielen
simple-verb-roll = Würfeln
simple-verb-stop = Aufhören
simple-verb-take = Nehmen
page-simple-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-simple-chosen = gewählt
page-simple-legal = kann gewählt werden
page-simple-total = Punkte bisher
page-simple-ways = Was du tun kannst

# Ohne Server, auf einem Gerät
page-here-waking = Dvergar wacht auf diesem Gerät auf …
page-here-failed = Dvergar konnte auf diesem Gerät nicht starten ({ $reason }). Versuche es noch einmal oder nimm einen anderen Browser.
page-here-old = Dieser Browser ist zu alt, um ohne Server zu spielen: Es braucht einen von 2023 oder neuer.
page-here-asleep = Ein anderes Fenster dieses Browsers hält Dvergar und antwortet nicht. Schließe es und versuche es dann hier noch einmal.
page-here-unkept = Dieser Browser behält nichts, vielleicht weil das Fenster privat ist: Was du hier spielst, ist weg, wenn du es schließt.
page-here-lost = Was auf diesem Gerät lag, ist weg: Der Browser hat es gelöscht. Eine gesicherte Kopie lässt sich zurückholen.
page-here-newer = Eine neuere Version von Dvergar ist bereit.
page-here-renew = Jetzt benutzen
page-here-title = Dieses Gerät
page-here-note = Dvergar läuft auf diesem Gerät allein, auch ohne Netz. Partien und Wertungsblöcke bleiben in diesem Browser.
page-here-copies = Eine Kopie sichern oder zurückholen
page-here-save = Alles in eine Datei sichern
page-here-bring = Gesicherte Datei holen
page-here-bring-ask = Partien und Blöcke der Datei ersetzen alles, was auf diesem Gerät liegt.
page-here-bring-not = Alles lassen, wie es ist
page-here-bad = In dieser Datei liegt kein gesichertes Gerät.
page-here-persist = Den Browser bitten, es zu behalten
page-here-promised = Der Browser hat versprochen, zu behalten, was hier liegt.
page-here-unpromised = Der Browser verspricht nichts: Er darf löschen, was hier liegt, wenn er Platz braucht. Sichere ab und zu eine Kopie.
page-here-alone = Das liegt nur auf deinem Gerät, und niemand sonst kann einen Link darauf öffnen. Um mit anderen an eigenen Bildschirmen zu spielen, starte den Server von Dvergar: Er nimmt Aufzeichnungen von hier an.
page-here-insecure = Ein Browser spielt nur dann ohne Server, wenn seine Seite über https kam oder vom Rechner selbst (localhost).
page-here-weaker = Auf einem Gerät sehen Meister und Großmeister weniger weit als auf einem Server. Lehrlinge und Gesellen spielen gleich.
page-carry = Mitnehmen
page-carry-note = Beendete Partien und Wertungsblöcke kommen in eine Datei; „Aufzeichnung öffnen“ nimmt sie an, auf einem anderen Gerät oder auf einem Server.
page-carry-file = Partien und Blöcke in eine Datei sichern
page-carry-here = Auf diesem Gerät behalten
page-carry-server-note = Oder auf einen Server bringen, wo andere sie ansehen können. Seine Seite öffnet sich mit ihnen.
page-carry-address = Adresse des Servers
page-carry-address-bad = Das ist keine Adresse eines Servers; sie beginnt mit https:// oder http://.
page-carry-go = Auf den Server bringen
page-carry-sheet = Block auf den Server bringen
page-carry-sheet-note = Gemeinsam ausgefüllt wird ein Block auf einem Server von Dvergar. Seine Seite öffnet sich mit diesem Block, sobald ein Netz da ist; von da an geht es für alle dort weiter.
page-carry-none = Es gibt nichts mitzunehmen: Keine Partie ist zu Ende, und es gibt keinen Wertungsblock.
page-carry-big = Das ist zu viel für einen Link. Sichere es in eine Datei und öffne sie dort.
page-in = Von anderswo
page-in-ask = { $count ->
    [one] Ein Stück ist mitgekommen.
   *[other] { $count } Stücke sind mitgekommen.
  }
page-in-note = Partien werden Tische zum Nachspielen, Blöcke kommen zu deinen.
page-in-share-note = Wer den Link hat, füllt seine Spalte aus; alle sehen es sofort.
page-in-match = Eine Partie
page-in-sheet = { $rounds ->
    [one] Ein Wertungsblock
   *[other] Ein Wertungsblock mit { $rounds } Runden
  }
page-in-known = ist schon hier
page-in-all = Alles ist hier.
page-in-take = Annehmen
page-in-share = Hier teilen
page-in-bad = In diesem Link oder dieser Datei sind weder Partien noch Wertungsblöcke.
page-keep = Auf diesem Gerät behalten
page-keep-what = Dvergar läuft auch in diesem Browser allein: gegen Bots oder mit anderen am selben Bildschirm, mit Wertungsblock und Regeln, ohne Server und ohne Netz.
page-keep-ready = Öffne es einmal mit Netz; danach geht es ohne. Dein Browser kann es als App installieren.
page-keep-can = Auf diesem Server hat es noch niemand erstellt. Das lädt rund 30 MB und dauert ein, zwei Minuten.
page-keep-making = Es wird erstellt; das dauert ein, zwei Minuten …
page-keep-cannot = Zum Erstellen fehlt dem Server ein Teil. Wer ihn betreibt, installiert es einmal und startet den Server neu:
page-keep-forge = Mit ./forge play, in dessen Ordner:
page-keep-failed = Es ließ sich nicht erstellen: { $reason }
page-keep-make = Jetzt erstellen
page-keep-open = Auf diesem Gerät öffnen
page-keep-carry = Beendete Partien können mitkommen:
