# Der Bericht einer Arena.
arena-title = { $game }: Arena
arena-sum = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} mit { $deals ->
    [one] einer Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
arena-bots = Bots
arena-options = Optionen
arena-budget = Budget
arena-budget-value = { $count } Durchläufe je Entscheidung
arena-seed = Startwert
arena-note-clock = { $bots }: Hier beendet eine Uhr das Nachdenken, die Ergebnisse hängen also davon ab, wie schnell der Rechner ist. Ein Budget an Durchläufen macht sie wiederholbar.
arena-note-missing = Die letzte Verteilung wurde nicht von allen Plätzen aus gespielt: Dazu { $count ->
    [one] fehlt eine Partie
   *[other] fehlen { $count } Partien
}.
arena-note-openskill = Es gibt keine Wertung: Das Paket openskill ist nicht installiert.
arena-standings = Rangliste
arena-standings-how = Punkte sind Schätzungen, Balken ihre 95-%-Intervalle. Eine Verteilung zählt als eine Beobachtung: Alle Bots haben sie gespielt, jeder von jedem Platz aus.
arena-standings-how-team = Punkte sind Schätzungen, Balken ihre 95-%-Intervalle. Jede Mannschaft hat jede Verteilung gespielt.
arena-rating = Wertung
arena-wins = Siege
arena-points = Punkte
arena-chance = Die gestrichelte Linie zeigt, was der Zufall ergäbe.
arena-pairs = Wer vor wem liegt
arena-pairs-how = Anteil der Paare, in denen der Bot der Zeile vor dem der Spalte liegt; ein Gleichstand zählt halb.
arena-pairs-how-team = Anteil der Verteilungen, in denen die Mannschaft der Zeile besser abschneidet als die der Spalte; ein Gleichstand zählt halb.
arena-spread = Verteilung der Punkte
arena-spread-how = Wie oft jeder Bot wie viele Punkte erreicht hat, alles auf einer Skala.
arena-seats = Siege nach Platz
arena-seats-how = Kommt es darauf an, wo man sitzt? Die gestrichelte Linie zeigt, was jeder Platz bekäme, wenn nicht.
arena-all = Alle Bots
arena-lines = Woher die Punkte kommen
arena-lines-how = Mittlere Punkte jeder Zeile des Wertungsbogens.
arena-line = Zeile
arena-total = Summe
arena-taken = Errungenes und Siege
arena-taken-how = Anteil der Siege aller, die etwas hatten, über alle Bots, und wie oft das vorkam. Was starke Bots mögen, sieht stark aus: Vergleiche innerhalb eines Bots.
arena-ends-how = Wie oft es so kam, nach Bots.
arena-facts = Wovon Sieger mehr haben
arena-facts-how = Mittelwerte der Sieger und der anderen. Die Balken zeigen den Unterschied in Standardabweichungen: nach rechts haben Sieger mehr davon.
arena-fact = Größe
arena-winners = Sieger
arena-others = Andere
arena-difference = Unterschied
arena-length = Länge einer Partie
arena-length-how = Entscheidungen aller Plätze zusammen.
arena-speed = Zeit je Entscheidung
arena-speed-how = Beim Spielen gemessen, das Ziehen einer Welt eingeschlossen.
arena-milliseconds = Millisekunden
arena-bot = Bot
arena-seat = Platz
arena-share = Anteil
arena-count = Anzahl
arena-least = Kleinster
arena-quarter = Unteres Viertel
arena-median = Median
arena-three-quarters = Oberes Viertel
arena-most = Größter
arena-plot = Diagramm
arena-again = Noch einmal
arena-again-how = Derselbe Befehl spielt dieselben Partien:
arena-percent = { $number } %
arena-to = { $low } bis { $high }
arena-mark = ,
arena-kind-hero = Helden
arena-kind-cognar = Cognars
arena-kind-distinction = Auszeichnungen
arena-kind-class = Stärkste Klasse
arena-kind-order = Stärkster Orden
arena-kind-quest = Gewählte Aufträge
arena-kind-setting = Fertiger Schmuck
arena-kind-part = Teile von Brísingamen
arena-kind-end = Ausgänge
arena-end-won = Gewonnen
arena-end-died = Ein Zwerg ist gestorben
