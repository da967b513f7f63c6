# Le Roi des Nains auf Deutsch. Eigene Sätze; Namen der Karten und Aufträge sind unsere.

## Das Spiel
roi_des_nains-title = Le Roi des Nains
roi_des_nains-pitch = Drei Farben, kein Trumpf und in jeder Runde ein neuer Auftrag: Mal will man Stiche, mal will sie keiner.
roi_des_nains-goal = Sieben Runden; wer danach die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze folgt eine Zusatzrunde.

## Farben und Werte
roi_des_nains-suit-knight = Ritter
roi_des_nains-suit-dwarf = Zwerge
roi_des_nains-suit-goblin = Goblins
roi_des_nains-suit-magic = Magie
roi_des_nains-one-knight = einen Ritter
roi_des_nains-one-dwarf = einen Zwerg
roi_des_nains-one-goblin = einen Goblin
roi_des_nains-rank-1 = 1
roi_des_nains-rank-2 = 2
roi_des_nains-rank-3 = 3
roi_des_nains-rank-4 = 4
roi_des_nains-rank-5 = 5
roi_des_nains-rank-6 = 6
roi_des_nains-rank-7 = 7
roi_des_nains-rank-8 = 8
roi_des_nains-rank-9 = 9
roi_des_nains-rank-10 = 10
roi_des_nains-rank-11 = 11
roi_des_nains-rank-V = B
roi_des_nains-rank-D = D
roi_des_nains-rank-R = K
roi_des_nains-rank-A = A
roi_des_nains-rank-magic = ★

## Karten
roi_des_nains-card-C2 = Ritter-2
roi_des_nains-card-C3 = Ritter-3
roi_des_nains-card-C4 = Ritter-4
roi_des_nains-card-C5 = Ritter-5
roi_des_nains-card-C6 = Ritter-6
roi_des_nains-card-C7 = Ritter-7
roi_des_nains-card-C8 = Ritter-8
roi_des_nains-card-C9 = Ritter-9
roi_des_nains-card-C10 = Ritter-10
roi_des_nains-card-CV = Reiter der Ritter
roi_des_nains-card-CD = Königin der Ritter
roi_des_nains-card-CR = König der Ritter
roi_des_nains-card-CA = Champion der Ritter
roi_des_nains-card-N2 = Zwergen-2
roi_des_nains-card-N3 = Zwergen-3
roi_des_nains-card-N4 = Zwergen-4
roi_des_nains-card-N5 = Zwergen-5
roi_des_nains-card-N6 = Zwergen-6
roi_des_nains-card-N7 = Zwergen-7
roi_des_nains-card-N8 = Zwergen-8
roi_des_nains-card-N9 = Zwergen-9
roi_des_nains-card-N10 = Zwergen-10
roi_des_nains-card-NV = Reiter der Zwerge
roi_des_nains-card-ND = Königin der Zwerge
roi_des_nains-card-NR = König der Zwerge
roi_des_nains-card-NA = Champion der Zwerge
roi_des_nains-card-G2 = Goblin-2
roi_des_nains-card-G3 = Goblin-3
roi_des_nains-card-G4 = Goblin-4
roi_des_nains-card-G5 = Goblin-5
roi_des_nains-card-G6 = Goblin-6
roi_des_nains-card-G7 = Goblin-7
roi_des_nains-card-G8 = Goblin-8
roi_des_nains-card-G9 = Goblin-9
roi_des_nains-card-G10 = Goblin-10
roi_des_nains-card-GV = Reiter der Goblins
roi_des_nains-card-GD = Königin der Goblins
roi_des_nains-card-GR = König der Goblins
roi_des_nains-card-GA = Champion der Goblins
roi_des_nains-card-N1 = Druide
roi_des_nains-card-N11a = Zwergen-Bannerträger
roi_des_nains-card-N11b = Tüftler
roi_des_nains-card-C1 = Narr
roi_des_nains-card-C11a = Ritter-Bannerträger
roi_des_nains-card-C11b = Zauberer
roi_des_nains-card-G1 = Späher
roi_des_nains-card-G11a = Schamane
roi_des_nains-card-G11b = Goblin-Bannerträger
roi_des_nains-card-DRA = Drache
roi_des_nains-card-MOM = Mumie
roi_des_nains-card-MAR = Puppenspieler
roi_des_nains-card-SOR = Hexer
roi_des_nains-card-EXC = Excalibur
roi_des_nains-card-hidden = Verdeckte Karte
roi_des_nains-card-copy = { $card } als { $copy }
roi_des_nains-card-copy-half = { $card }, knapp über { $copy }

## Was die Sonderkarten tun
roi_des_nains-effect-N1 = Nach seinem Stich tauscht, wer ihn gespielt hat, die ganze Hand mit jemandem nach Wahl. Im letzten Stich geschieht nichts.
roi_des_nains-effect-N11a = Wer ihn gewinnt, erhält 3 Punkte zusätzlich.
roi_des_nains-effect-N11b = Wer den Stich danach gewinnt, erhält 3 Punkte zusätzlich. Im letzten Stich bewirkt er nichts.
roi_des_nains-effect-C1 = Bis zum letzten Stich aufgehoben bringt er dem, der ihn spielt, 3 Punkte, ob der Stich gewonnen wird oder nicht.
roi_des_nains-effect-C11a = Nach seinem Stich wandern alle Hände nach links oder nach rechts; das entscheidet, wer ihn gespielt hat. Im letzten Stich geschieht nichts.
roi_des_nains-effect-C11b = Wer ihn gewinnt, verdoppelt alle Punkte dieser Runde, auch Minuspunkte.
roi_des_nains-effect-G1 = Wer ihn spielt, erhält für jede Bildkarte (B, D, K, A) in seinem Stich einen Punkt.
roi_des_nains-effect-G11a = Wer ihn gewinnt, verliert 3 Punkte.
roi_des_nains-effect-G11b = Ist der Auftrag gewählt, zeigt sein Besitzer ihn, zieht blind zwei Karten aus einer anderen Hand und gibt zwei zurück.
roi_des_nains-effect-DRA = Darf jederzeit gespielt werden. Er nimmt den Stich, es sei denn, ein Champion liegt darin. Wird er ausgespielt, bestimmt die nächste Karte die Farbe.
roi_des_nains-effect-MOM = Zählt in Farbe und Stärke wie die Karte, die den Stich davor gewonnen hat. Im ersten Stich nicht spielbar.
roi_des_nains-effect-MAR = Nimmt die Farbe der Karte direkt davor an und ist eine Spur stärker. Darf nicht zum ersten Stich ausgespielt werden.
roi_des_nains-effect-SOR = Wird nie gespielt. Nach jedem Stich darf sein Besitzer ihn gegen eine Karte dieses Stichs tauschen; vor dem letzten Stich muss er es.
roi_des_nains-effect-EXC = Spielbar, wenn man die geforderte Farbe nicht hat, oder beim Ausspielen. Gewinnt den Stich immer.
roi_des_nains-role-C5 = Wer sie bekommt, wählt den Auftrag.
roi_des_nains-role-G5 = Wer sie hält, spielt zum ersten Stich aus.
roi_des_nains-role-N5 = Wer sie gewinnt, gibt als Nächstes.

## Aufträge
roi_des_nains-rule-T01a = Auf die Ritter
roi_des_nains-rule-T01b = Auf die Goblins
roi_des_nains-rule-T02a = Fangt die Könige
roi_des_nains-rule-T02b = Fangt die Königinnen
roi_des_nains-rule-T03a = Vier Stiche
roi_des_nains-rule-T03b = Zwei Stiche
roi_des_nains-rule-T04a = Ritter besiegen Zwerge
roi_des_nains-rule-T04b = Zwerge besiegen Ritter
roi_des_nains-rule-T05a = Die meisten Siege
roi_des_nains-rule-T05b = Die wenigsten Siege
roi_des_nains-rule-T06a = Drillinge
roi_des_nains-rule-T06b = Die Große Armee
roi_des_nains-rule-T07a = Elitearmee
roi_des_nains-rule-T07b = Massenarmee
roi_des_nains-rule-T08a = Angriff der Paladine
roi_des_nains-rule-T08b = Flucht der Paladine
roi_des_nains-rule-T09a = Rettet die Nachhut
roi_des_nains-rule-T09b = Opfert die Nachhut
roi_des_nains-rule-T10a = Adlige und Ritter
roi_des_nains-rule-T10b = Fußvolk ohne Ritter
roi_des_nains-rule-T11a = Rettet die Adligen
roi_des_nains-rule-T11b = Rettet die Tapferen
roi_des_nains-rule-T12a = Nach rechts
roi_des_nains-rule-T12b = Nach links
roi_des_nains-rule-T13a = Gartenzwerge
roi_des_nains-rule-T13b = Kleine Soldaten
roi_des_nains-rule-T14a = 8, 9, Zwerge …
roi_des_nains-rule-T14b = Keine 8, keine 9, kein Zwerg
roi_des_nains-rule-T15a = Gerade
roi_des_nains-rule-T15b = Ungerade
roi_des_nains-rule-T16a = Aller guten Dinge sind drei
roi_des_nains-rule-T16b = Es kann nur einen geben
roi_des_nains-rule-T17a = Niederlage der Ritter
roi_des_nains-rule-T17b = Niederlage der Goblins
roi_des_nains-rule-T18a = Dreiviertel
roi_des_nains-rule-T18b = Von 6 bis 7
roi_des_nains-rule-T19a = Einer gegen alle
roi_des_nains-rule-T19b = Sammelt euch
roi_des_nains-rule-T20a = Fangt die Zwergenkönigin
roi_des_nains-rule-T20b = Flieht vor der Zwergenkönigin
roi_des_nains-rule-R01a = Glückssträhne
roi_des_nains-rule-R01b = Pechsträhne
roi_des_nains-rule-R02a = Schlechte Zahlen
roi_des_nains-rule-R02b = Gute Zahlen
roi_des_nains-rule-R03a = Ene mene
roi_des_nains-rule-R03b = Muh
roi_des_nains-rule-R04a = Drillinge
roi_des_nains-rule-R04b = Eins, zwei und …
roi_des_nains-rule-R05a = Großschlemm
roi_des_nains-rule-R05b = Völliges Chaos
roi_des_nains-rule-R06a = In Reih und Glied
roi_des_nains-rule-R06b = Sandwich
roi_des_nains-help-T01a = +1 für jeden gewonnenen Ritter.
roi_des_nains-help-T01b = +1 für jeden gewonnenen Goblin.
roi_des_nains-help-T02a = +3 für jeden gewonnenen König, −3 für jede Königin.
roi_des_nains-help-T02b = +3 für jede gewonnene Königin, −3 für jeden König.
roi_des_nains-help-T03a = +5 für genau vier Stiche.
roi_des_nains-help-T03b = +5 für genau zwei Stiche.
roi_des_nains-help-T04a = +1 für jeden gewonnenen Ritter, −1 für jeden Zwerg.
roi_des_nains-help-T04b = +1 für jeden gewonnenen Zwerg, −1 für jeden Ritter.
roi_des_nains-help-T05a = +1 für jeden Stich.
roi_des_nains-help-T05b = −1 für jeden Stich.
roi_des_nains-help-T06a = +2 für jedes Bild (B, D, K, A), das man in allen drei Farben gewinnt, +1 für jede Zahl.
roi_des_nains-help-T06b = +1 für jede Karte der längsten Straße, Farben gemischt, ab drei Karten.
roi_des_nains-help-T07a = +1 für jede Karte der Farbe, von der man am wenigsten gewonnen hat.
roi_des_nains-help-T07b = +1 für jede Karte der Farbe, von der man am meisten gewonnen hat.
roi_des_nains-help-T08a = +4 für jeden gewonnenen Reiter.
roi_des_nains-help-T08b = −4 für jeden gewonnenen Reiter.
roi_des_nains-help-T09a = +2 für jeden gewonnenen Stich unter den letzten vier.
roi_des_nains-help-T09b = −2 für jeden gewonnenen Stich unter den letzten vier.
roi_des_nains-help-T10a = +1 für jede gewonnene Bildkarte und +1 für jeden Ritter; eine Bildkarte der Ritter zählt doppelt.
roi_des_nains-help-T10b = −1 für jede gewonnene Bildkarte und −1 für jeden Ritter; eine Bildkarte der Ritter zählt doppelt.
roi_des_nains-help-T11a = Die niedrigste Zahlenkarte zählt ihren Wert; mit lauter Bildkarten gibt es 10.
roi_des_nains-help-T11b = Die niedrigste Zahlenkarte kostet ihren Wert; mit lauter Bildkarten verliert man nichts.
roi_des_nains-help-T12a = +1 für jeden Stich des rechten Nachbarn, der direkt vor dir spielt.
roi_des_nains-help-T12b = +1 für jeden Stich des linken Nachbarn, der direkt nach dir spielt.
roi_des_nains-help-T13a = Der niedrigste gewonnene Zwerg mit einer Zahl zählt seinen Wert.
roi_des_nains-help-T13b = Der niedrigste gewonnene Ritter mit einer Zahl zählt seinen Wert.
roi_des_nains-help-T14a = +1 für jeden gewonnenen Zwerg und +1 für jede 8 und 9; Zwergen-8 und Zwergen-9 zählen doppelt.
roi_des_nains-help-T14b = −1 für jeden gewonnenen Zwerg und −1 für jede 8 und 9; Zwergen-8 und Zwergen-9 zählen doppelt.
roi_des_nains-help-T15a = +5 für eine gerade Zahl von Stichen; null zählt nicht als gerade.
roi_des_nains-help-T15b = +5 für eine ungerade Zahl von Stichen.
roi_des_nains-help-T16a = +5 für genau drei Stiche.
roi_des_nains-help-T16b = +5 für genau einen Stich.
roi_des_nains-help-T17a = −1 für jeden gewonnenen Ritter.
roi_des_nains-help-T17b = −1 für jeden gewonnenen Goblin.
roi_des_nains-help-T18a = +4 für jede gewonnene 3 und 4.
roi_des_nains-help-T18b = +4 für jede gewonnene 6 und 7.
roi_des_nains-help-T19a = +5, wenn niemand sonst gleich viele Stiche hat.
roi_des_nains-help-T19b = +5, wenn jemand anders gleich viele Stiche hat.
roi_des_nains-help-T20a = +8 für die Königin der Zwerge.
roi_des_nains-help-T20b = −8 für die Königin der Zwerge.
roi_des_nains-help-R01a = +2 für jeden Stich der längsten Siegesserie.
roi_des_nains-help-R01b = −2 für jeden Stich der längsten Siegesserie.
roi_des_nains-help-R02a = −5, wenn die gewonnenen Zahlen zusammen mehr ergeben als bei allen anderen.
roi_des_nains-help-R02b = +5, wenn die gewonnenen Zahlen zusammen mehr ergeben als bei allen anderen.
roi_des_nains-help-R03a = Wer als Erster einen dritten Stich gewinnt, erhält 3, der Zweite 4 und so weiter.
roi_des_nains-help-R03b = Wer als Erster einen dritten Stich gewinnt, verliert 3, der Zweite 4 und so weiter.
roi_des_nains-help-R04a = +2 für jedes Bild (B, D, K, A), das man in allen drei Farben gewinnt, +1 für jede Zahl.
roi_des_nains-help-R04b = −2 für jedes Bild (B, D, K, A), das man in allen drei Farben gewinnt, −1 für jede Zahl.
roi_des_nains-help-R05a = +5 für mindestens vier gewonnene Stiche in Folge.
roi_des_nains-help-R05b = +5 für mindestens vier verlorene Stiche in Folge.
roi_des_nains-help-R06a = +3 für weniger Stiche als der rechte Nachbar, +3 für mehr als der linke.
roi_des_nains-help-R06b = +3 für mehr Stiche als der rechte Nachbar, +3 für mehr als der linke.

## Was ein Auftrag zählt
roi_des_nains-tally-knight = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
roi_des_nains-tally-dwarf = { $count ->
    [one] { $count } Zwerg
   *[other] { $count } Zwerge
}
roi_des_nains-tally-goblin = { $count ->
    [one] { $count } Goblin
   *[other] { $count } Goblins
}
roi_des_nains-tally-12 = { $count ->
    [one] { $count } Reiter
   *[other] { $count } Reiter
}
roi_des_nains-tally-13 = { $count ->
    [one] { $count } Königin
   *[other] { $count } Königinnen
}
roi_des_nains-tally-14 = { $count ->
    [one] { $count } König
   *[other] { $count } Könige
}
roi_des_nains-tally-12-13-14-15 = { $count ->
    [one] { $count } Bildkarte
   *[other] { $count } Bildkarten
}
roi_des_nains-tally-8-9 = { $count ->
    [one] { $count } Acht oder Neun
   *[other] { $count } Achten und Neunen
}
roi_des_nains-tally-3-4 = { $count ->
    [one] { $count } Drei oder Vier
   *[other] { $count } Dreien und Vieren
}
roi_des_nains-tally-6-7 = { $count ->
    [one] { $count } Sechs oder Sieben
   *[other] { $count } Sechsen und Siebenen
}
roi_des_nains-tally-dwarf-13 = { $count ->
    [0] ohne die Zwergenkönigin
    [one] die Zwergenkönigin
   *[other] { $count } Zwergenköniginnen
}
roi_des_nains-tally-cards = { $count ->
    [one] { $count } Karte, die zählt
   *[other] { $count } Karten, die zählen
}
roi_des_nains-tally-fewest = wenigste: { $count }
roi_des_nains-tally-most = meiste: { $count }
roi_des_nains-tally-lowest = { $count ->
    [0] noch keine Zahlenkarte
   *[other] niedrigste Zahl { $count }
}
roi_des_nains-tally-run = { $count ->
    [one] Straße aus { $count } Karte
   *[other] Straße aus { $count } Karten
}
roi_des_nains-tally-triples = { $count ->
    [one] { $count } Drilling
   *[other] { $count } Drillinge
}
roi_des_nains-tally-values = Zahlen: zusammen { $count }
roi_des_nains-tally-won-run = { $count ->
    [one] { $count } Sieg in Folge
   *[other] { $count } Siege in Folge
}
roi_des_nains-tally-lost-run = { $count ->
    [one] { $count } Niederlage in Folge
   *[other] { $count } Niederlagen in Folge
}
roi_des_nains-tally-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
roi_des_nains-tally-last-tricks = { $count ->
    [one] { $count } der letzten Stiche
   *[other] { $count } der letzten Stiche
}
roi_des_nains-tally-right = { $count ->
    [one] { $count } Stich rechts
   *[other] { $count } Stiche rechts
}
roi_des_nains-tally-left = { $count ->
    [one] { $count } Stich links
   *[other] { $count } Stiche links
}

## Teile des Tisches
roi_des_nains-quest = Auftrag
roi_des_nains-tile = Auftragsplättchen
roi_des_nains-special = Sonderkarte
roi_des_nains-hand = Deine Hand
roi_des_nains-trick = Stich
roi_des_nains-tricks = Stiche
roi_des_nains-last = Letzter Stich
roi_des_nains-deals = Runden
roi_des_nains-dealer = Geber
roi_des_nains-chooser = hat den Auftrag gewählt
roi_des_nains-opener = spielt aus
roi_des_nains-doubled = verdoppelt
roi_des_nains-led = { $suit } gefordert
roi_des_nains-winning = führt
roi_des_nains-total = Summe
roi_des_nains-unseen = Noch unterwegs
roi_des_nains-piles = noch { $tiles } Plättchen und { $specials ->
    [one] { $specials } Sonderkarte
   *[other] { $specials } Sonderkarten
    }
roi_des_nains-deal-of = Runde { $deal } von { $deals }
roi_des_nains-deal-extra = Zusatzrunde { $deal }
roi_des_nains-trick-of = Stich { $trick } von { $tricks }
roi_des_nains-where-unknown = in irgendeiner Hand
roi_des_nains-where-hand = auf der Hand von { $who }
    .who = auf deiner Hand
roi_des_nains-where-trick = gespielt von { $who }
    .who = gespielt von dir
roi_des_nains-where-pile = gewonnen von { $who }
    .who = gewonnen von dir
roi_des_nains-armed = wartet auf den Gewinner dieses Stichs
roi_des_nains-suit-left = { $suit }: noch { $left } von { $of }
roi_des_nains-void = keine { $suit } mehr
roi_des_nains-direction-left = nach links
roi_des_nains-direction-right = nach rechts
roi_des_nains-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Phasen
roi_des_nains-phase-choose_quest = Auftrag wählen
roi_des_nains-phase-standard_target = Tausch
roi_des_nains-phase-standard_give_first = Tausch
roi_des_nains-phase-standard_give_second = Tausch
roi_des_nains-phase-play_card = Stich
roi_des_nains-phase-druid_target = Der Druide tauscht
roi_des_nains-phase-standard_direction = Hände wandern
roi_des_nains-phase-sorcerer_window = Der Hexer
roi_des_nains-phase-over = Abrechnung

## Wertungszeilen
roi_des_nains-score-deal_1 = Runde 1
roi_des_nains-score-deal_2 = Runde 2
roi_des_nains-score-deal_3 = Runde 3
roi_des_nains-score-deal_4 = Runde 4
roi_des_nains-score-deal_5 = Runde 5
roi_des_nains-score-deal_6 = Runde 6
roi_des_nains-score-deal_7 = Runde 7
roi_des_nains-score-deal_8 = Runde 8
roi_des_nains-score-deal_9 = Runde 9
roi_des_nains-score-deal_10 = Runde 10
roi_des_nains-score-deal_11 = Runde 11
roi_des_nains-score-deal_12 = Runde 12
roi_des_nains-score-deal_13 = Runde 13
roi_des_nains-score-deal_14 = Runde 14
roi_des_nains-score-deal_1-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_2-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_3-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_4-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_5-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_6-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_7-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_8-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_9-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_10-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_11-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_12-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_13-how = Auftrag und Sonderkarte
roi_des_nains-score-deal_14-how = Auftrag und Sonderkarte
roi_des_nains-score-total = Summe

## Aufforderungen
roi_des_nains-prompt-choose_quest = Wähle den Auftrag dieser Runde
roi_des_nains-prompt-choose_quest-wait = { $who } wählt den Auftrag
roi_des_nains-prompt-standard_target = Aus wessen Hand ziehst du zwei Karten?
roi_des_nains-prompt-standard_target-wait = { $who } zieht gleich zwei Karten aus einer Hand
roi_des_nains-prompt-standard_give_first = Gib { $target } eine erste Karte
roi_des_nains-prompt-standard_give_first-wait = { $who } sucht zwei Karten für { $target } aus
    .target = { $who } sucht zwei Karten für dich aus
roi_des_nains-prompt-standard_give_second = Gib { $target } eine zweite Karte
roi_des_nains-prompt-standard_give_second-wait = { $who } sucht noch eine Karte für { $target } aus
    .target = { $who } sucht noch eine Karte für dich aus
roi_des_nains-prompt-lead = Spiel eine Karte aus
roi_des_nains-prompt-lead-wait = { $who } spielt aus
roi_des_nains-prompt-free = Spiel, was du willst: Die Karte bestimmt die Farbe
roi_des_nains-prompt-free-wait = { $who } spielt und bestimmt die Farbe
roi_des_nains-prompt-follow = Spiel { $one }
roi_des_nains-prompt-follow-wait = { $who } spielt: { $suit } gefordert
roi_des_nains-prompt-discard = Du kannst nicht bedienen ({ $suit }): Spiel, was du willst
roi_des_nains-prompt-druid_target = Mit wem tauschst du die Hand?
roi_des_nains-prompt-druid_target-wait = { $who } tauscht gleich die Hand
roi_des_nains-prompt-standard_direction = Wohin wandern alle Hände?
roi_des_nains-prompt-standard_direction-wait = { $who } entscheidet, wohin alle Hände wandern
roi_des_nains-prompt-sorcerer_window = Den Hexer gegen eine Karte dieses Stichs tauschen?
roi_des_nains-prompt-sorcerer_window-wait = { $who } darf den Hexer tauschen
roi_des_nains-prompt-over = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }
    .who = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
        }
roi_des_nains-prompt-over-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }

## Die kleine Zeile
roi_des_nains-note-quest = { $a } oder { $b }
roi_des_nains-note-opener = Wer die Goblin-5 hält, spielt zum ersten Stich aus, mit beliebiger Karte.
roi_des_nains-note-lead = Wer den letzten Stich gewonnen hat, spielt aus.
roi_des_nains-note-free = Ein ausgespielter Drache und Excalibur bestimmen keine Farbe.
roi_des_nains-note-leading = { $card } führt: { $who } gewänne den Stich.
    .who = { $card } führt: Du würdest den Stich gewinnen.
roi_des_nains-note-window = { $left ->
    [one] Danach gibt es noch eine Gelegenheit.
   *[other] Danach gibt es noch { $left } Gelegenheiten.
}
roi_des_nains-note-window-last = Der letzte Stich kommt: Jetzt muss er getauscht werden.
roi_des_nains-note-druid = Ihr beide wisst, was ihr weggebt.
roi_des_nains-note-drawn = Gezogen hast du { $card } und { $other }. Du darfst jede Karte geben, auch diese.
roi_des_nains-note-margin = { $points ->
    [one] Ein Punkt vor { $who }.
   *[other] { $points } Punkte vor { $who }.
}
    .who = { $points ->
        [one] Ein Punkt vor dir.
       *[other] { $points } Punkte vor dir.
    }

## Möglichkeiten und Vorschau
roi_des_nains-choice-side = { $rule } wählen
roi_des_nains-choice-target = Von { $target } ziehen
roi_des_nains-choice-give = { $card } geben
roi_des_nains-choice-lead = { $card } ausspielen
roi_des_nains-choice-play = { $card } spielen
roi_des_nains-choice-druid = Mit { $target } tauschen
roi_des_nains-choice-left = Nach links
roi_des_nains-choice-right = Nach rechts
roi_des_nains-choice-take = { $card } nehmen
roi_des_nains-choice-pass = Den Hexer behalten
roi_des_nains-preview-leads = übernimmt die Führung
roi_des_nains-preview-hands = deine Hand an { $to }, du bekommst die von { $from }
roi_des_nains-preview-below = bleibt darunter: { $who } führt
roi_des_nains-preview-wins = gewinnt den Stich
roi_des_nains-preview-loses = { $who } gewinnt den Stich

## Warum nicht
roi_des_nains-why-suit = Du musst { $one } spielen, solange du kannst.
roi_des_nains-why-sorcerer = Der Hexer wird nie gespielt; tausche ihn zwischen zwei Stichen.
roi_des_nains-why-mummy = Im ersten Stich gibt es nichts nachzuahmen.
roi_des_nains-why-puppeteer = Der Puppenspieler darf nicht zum ersten Stich ausgespielt werden.
roi_des_nains-why-excalibur = Excalibur nur, wenn du nicht bedienen kannst: Du musst { $one } spielen.
roi_des_nains-why-excalibur-lead = An diesem Tisch darf Excalibur nur als letzte Karte ausgespielt werden.
roi_des_nains-why-turn = Du bist nicht an der Reihe.
roi_des_nains-why-at-card = Eine Karte spielst du, wenn du dran bist; zuerst kommt, was oben gefragt ist.
roi_des_nains-why-at-side = Eine Hälfte des Plättchens wird vor dem ersten Stich gewählt, und zwar von der Person mit der Ritter-5.

## Chronik
roi_des_nains-event-deal = Runde { $deal }: { $who } deckt { $special } auf.
    .who = Runde { $deal }: Du deckst { $special } auf.
roi_des_nains-event-deal_extra = Zusatzrunde { $deal }: { $who } deckt { $special } auf.
    .who = Zusatzrunde { $deal }: Du deckst { $special } auf.
roi_des_nains-event-quest_shown = { $who } hält die Ritter-5 und deckt „{ $a }“ und „{ $b }“ auf.
    .who = Du hältst die Ritter-5 und deckst „{ $a }“ und „{ $b }“ auf.
roi_des_nains-event-quest = { $who } wählt „{ $rule }“.
    .who = Du wählst „{ $rule }“.
roi_des_nains-event-standard_shown = { $who } zeigt: { $card }.
    .who = Du zeigst: { $card }.
roi_des_nains-event-standard_target = { $who } zieht zwei Karten von { $target }.
    .who = Du ziehst zwei Karten von { $target }.
    .target = { $who } zieht zwei Karten von dir.
roi_des_nains-event-standard_taken = Du ziehst { $card } und { $other } von { $target }.
roi_des_nains-event-standard_lost = { $taker } hat { $card } und { $other } von dir gezogen.
roi_des_nains-event-standard_first = Du legst { $card } für { $target } zurecht.
roi_des_nains-event-standard_done = { $who } gibt { $target } zwei Karten zurück.
    .who = Du gibst { $target } zwei Karten zurück.
    .target = { $who } gibt dir zwei Karten zurück.
roi_des_nains-event-standard_given = Du hast { $target } { $card } und { $other } gegeben.
roi_des_nains-event-standard_received = Du bekommst { $card } und { $other } von { $taker }.
roi_des_nains-event-first_lead = { $who } hält die Goblin-5 und spielt aus.
    .who = Du hältst die Goblin-5 und spielst aus.
roi_des_nains-event-led = { $who } spielt { $card } aus.
    .who = Du spielst { $card } aus.
roi_des_nains-event-led_copy = { $who } spielt { $card } als { $copy } aus.
    .who = Du spielst { $card } als { $copy } aus.
roi_des_nains-event-played = { $who } spielt { $card }.
    .who = Du spielst { $card }.
roi_des_nains-event-played_copy = { $who } spielt { $card } als { $copy }.
    .who = Du spielst { $card } als { $copy }.
roi_des_nains-event-trick = { $who } gewinnt Stich { $trick } mit { $card }.
    .who = Du gewinnst Stich { $trick } mit { $card }.
roi_des_nains-event-heir = { $who } hat die Zwergen-5 gewonnen und gibt als Nächstes.
    .who = Du hast die Zwergen-5 gewonnen und gibst als Nächstes.
roi_des_nains-event-armed = { $card }: { $points } Punkte warten auf den Gewinner des nächsten Stichs.
roi_des_nains-event-bonus = { $card }: { $points } für { $who }.
    .who = { $card }: { $points } für dich.
roi_des_nains-event-doubled = { $card }: Die Punkte von { $who } zählen in dieser Runde { $factor }fach.
    .who = { $card }: Deine Punkte zählen in dieser Runde { $factor }fach.
roi_des_nains-event-druid = { $who } tauscht die Hand mit { $target }.
    .who = Du tauschst die Hand mit { $target }.
    .target = { $who } tauscht die Hand mit dir.
roi_des_nains-event-rotated = { $who } lässt alle Hände { $direction } wandern.
    .who = Du lässt alle Hände { $direction } wandern.
roi_des_nains-event-sorcerer_shown = { $who } hält: { $card }.
    .who = Du hältst: { $card }.
roi_des_nains-event-sorcerer_passed = { $who } behält den Hexer.
    .who = Du behältst den Hexer.
roi_des_nains-event-sorcerer_traded = { $who } tauscht: { $card } gegen { $other }.
    .who = Du tauschst: { $card } gegen { $other }.
roi_des_nains-event-scored = { $rule }: { $points } für { $who }, zusammen { $total }.
    .who = { $rule }: { $points } für dich, zusammen { $total }.
roi_des_nains-event-tie = { $count } liegen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    } vorn: noch eine Runde.
roi_des_nains-event-over = { $count ->
    [one] { $who } gewinnt
   *[other] { $count } teilen sich den Sieg
    } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }.
    .who = { $count ->
        [one] Du gewinnst
       *[other] { $count } teilen sich den Sieg
        } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
        }.

## Am Tisch, auf der Seite
roi_des_nains-page-acting = am Zug
roi_des_nains-page-your-card = deine Karte
roi_des_nains-page-won = Stiche: { $count }
roi_des_nains-page-quest-now = Auftrag { $points }
roi_des_nains-page-special-now = Sonderkarte { $points }
roi_des_nains-page-total-of = { $count } insgesamt
roi_des_nains-page-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
roi_des_nains-page-seats = Mitspieler
roi_des_nains-page-show-tricks = Stiche zeigen
roi_des_nains-page-choose-seat = { $who } wählen.
roi_des_nains-page-quest-of = Auftrag dieser Runde
roi_des_nains-page-quest-open = Der Auftrag ist noch offen
roi_des_nains-page-counts = Was der Auftrag bisher bringt
roi_des_nains-page-chosen-by = gewählt von { $who }
    .who = gewählt von dir
roi_des_nains-page-not-chosen = die andere Hälfte, nicht gewählt
roi_des_nains-page-choose-side = Welche Hälfte gilt in dieser Runde?
roi_des_nains-page-who-chooses = { $who } wählt eine der beiden
    .who = Du wählst eine der beiden
roi_des_nains-page-won-by = Stich: { $who }
    .who = Dein Stich
roi_des_nains-page-wins = gewinnt den Stich
roi_des_nains-page-swapped = { $card } wurde hier herausgenommen
roi_des_nains-page-tricks-none = Noch kein Stich gemacht.
roi_des_nains-page-trick-won = Stich { $trick } · { $who }
roi_des_nains-page-tricks-of = Stiche der Runde { $deal }
roi_des_nains-page-gone = Karten dieser Runde
roi_des_nains-page-suit-left = { $suit } noch in anderen Händen: { $cards }
roi_des_nains-page-ahead = vorab wählen
roi_des_nains-page-ahead-chosen = wird gespielt, sobald du dran bist; ein Klick nimmt sie zurück
roi_des_nains-page-ahead-gone = { $card } darf jetzt nicht gespielt werden: deine Vorauswahl ist zurückgezogen.
roi_des_nains-page-one-click = Ein Klick spielt eine Karte
roi_des_nains-page-whose = Wessen Stiche
roi_des_nains-page-all = Alle
roi_des_nains-page-known = Was du von der Hand von { $who } weißt
roi_des_nains-page-deal = Runde
roi_des_nains-page-extra = Zusatzrunde
roi_des_nains-page-with = mit { $special }
roi_des_nains-page-deal-over = Runde { $deal } ist vorbei
roi_des_nains-page-ended = { $who } hat Stich { $trick } gewonnen
    .who = Du hast Stich { $trick } gewonnen
roi_des_nains-page-onward = Weiter
roi_des_nains-page-legal = kann gespielt werden
roi_des_nains-page-chosen = gewählt
roi_des_nains-page-drawn = gerade gezogen
roi_des_nains-page-linger = Ein fertiger Stich bleibt
roi_des_nains-page-linger-0 = bis ich tippe
roi_des_nains-page-linger-1 = einige Sekunden
roi_des_nains-page-linger-2 = kurz

## Optionen
option-tile_set = Auftragsplättchen
option-tile_set-note = Welche Aufträge kommen können.
option-tile_set-classic = Die 20 von 2011
option-tile_set-revised = Die 20 der späteren Auflage
option-tile_set-all = Alle 26
option-specials = Sonderkarten
option-specials-note = Ohne den Zauberer wird niemand nach jedem Stich gefragt, und es geht schneller.
option-specials-all = Alle 14
option-specials-no_sorcerer = Ohne den Hexer, der nach jedem Stich fragt
option-deals = Runden
option-deals-note = Wie lange die Partie dauert; eine Runde braucht etwa vier Minuten.
option-deals-7 = Sieben
option-deals-5 = Fünf
option-deals-3 = Drei
option-first_dealer = Erster Geber
option-first_dealer-note = Wer zuerst gibt, und damit, wer den ersten Auftrag wählt.
option-first_dealer-random = Ausgelost
option-first_dealer-seat0 = Der erste Platz
option-tie_break = Gleichstand an der Spitze
option-tie_break-note = Was geschieht, wenn am Ende mehrere gleichauf liegen.
option-tie_break-extra_deals = Noch eine Runde spielen
option-tie_break-shared_victory = Den Sieg teilen
option-excalibur_lead = Excalibur ausspielen
option-excalibur_lead-note = Ob die stärkste Karte schon früh einen Stich eröffnen darf.
option-excalibur_lead-free = Jederzeit
option-excalibur_lead-last_card_only = Nur als letzte Karte
option-won_tricks = Gewonnene Stiche ansehen
option-won_tricks-note = Wie viel vom Gespielten man noch einmal ansehen kann.
option-won_tricks-open = Alle
option-won_tricks-last_trick_only = Nur den letzten
option-live_score = Zeigen, was der Auftrag bisher bringt
option-live_score-note = Was jeder Platz bekäme, wenn die Runde jetzt zu Ende wäre.
option-live_score-on = Ja
option-live_score-off = Nein

## Spielweisen
level-thinker = Denker

## Die Lektion
roi_des_nains-lesson-1 = Willkommen am Hof des Zwergenkönigs! Diese dreizehn Karten sind deine Hand: Ritter, Zwerge und Goblins, und keine Farbe ist Trumpf. Was Stiche wert sind, sagt ein Auftrag, in jeder Runde ein neuer.
roi_des_nains-lesson-2 = Du hast die Ritter-5 bekommen, also wählst du. Beide Aufträge kosten einen Punkt für jede Karte einer Farbe. Du hast sieben Ritter, aber nur drei Goblins: Wähle die Niederlage der Goblins.
roi_des_nains-lesson-3 = Nun folgen dreizehn Stiche. Auch die Goblin-5 hast du, deshalb spielst du aus, und zwar, was du willst. Spiel die Ritter-4: Wer einen Ritter hat, muss ihn zugeben, und kein Goblin fällt.
roi_des_nains-lesson-4 = Der Stich gehört dir. Der nächste wurde für dich ausgespielt, und Bifur nahm ihn. Jetzt spielt er einen Goblin aus, und du musst bedienen. Wenn du schon Goblins nehmen musst, dann jetzt, solange sie klein sind: Spiel die 9.
roi_des_nains-lesson-5 = Drei Goblins, drei Punkte weniger; das steht neben deinem Namen. Du spielst wieder aus. Versuch es mit der Ritter-8: Vielleicht muss sie jemand überbieten.
roi_des_nains-lesson-6 = Nori musste gewinnen, und Bifur, der keinen Ritter mehr hat, hängte ihm den Champion der Goblins an. Hier spielst du zuletzt und gewinnst mit jedem deiner Goblins. Werd also die Königin los: Später käme sie dich teurer.
roi_des_nains-lesson-7 = Dein letzter Goblin ist fort. Bifur spielt Goblins aus, und da du keinen hast, darfst du alles spielen. Was du abwirfst, kann nicht gewinnen. Trenn dich von der Königin der Ritter, die Stiche macht, die du nicht willst.
roi_des_nains-lesson-8 = Drei Stiche später. In jede Runde ist eine Sonderkarte gemischt; diesmal ist es dein Bannerträger, die Ritter-11. Spiel ihn aus und sieh, was er bewirkt.
roi_des_nains-lesson-9 = Nach seinem Stich wandern alle Hände weiter, und du sagst, wohin. Schiefgehen kann nichts mehr, denn alle Goblins sind gespielt. Lass sie nach links wandern: Du bekommst Bifurs Hand.
roi_des_nains-lesson-10 = Die erste Runde ist vorbei: Du hast 7 Punkte verloren, die anderen weniger. In der zweiten hat Bifur Vier Stiche gewählt: 5 Punkte für genau vier. Zwei davon hast du schon.
roi_des_nains-lesson-11 = Die Sonderkarte dieser Runde hast wieder du: den Druiden. Wer ihn spielt, tauscht danach die Hand. Du hast noch zu viele hohe Karten: Spiel den Druiden aus.
roi_des_nains-lesson-12 = Bifur hat den Stich. Mit wem tauschst du? Du brauchst jetzt kleine Karten, um nur noch zwei Stiche zu machen. Nori hat noch keinen einzigen: Nimm seine Hand.
roi_des_nains-lesson-13 = Genau vier: 5 Punkte für dich. Dritte Runde, Die wenigsten Siege: Jeder Stich kostet einen Punkt. Die Sonderkarte ist der Hexer, und du hast ihn. Gespielt wird er nie.
roi_des_nains-lesson-14 = Nach jedem Stich darfst du ihn gegen eine der Karten tauschen, wer auch immer sie gewonnen hat. Nimm die Ritter-2: Mit der kleinsten Karte einer Farbe musst du nie gewinnen.
roi_des_nains-lesson-15 = Die vierte Runde. Bifur hat die Elitearmee gewählt: ein Punkt für jede Karte der Farbe, von der du am wenigsten gewinnst. Du brauchst von allen dreien, und an Goblins fehlt es dir.
roi_des_nains-lesson-16 = Du hast den Goblin-Bannerträger. Vor dem ersten Stich ziehst du blind zwei Karten aus einer anderen Hand. Nori liegt vorn: Zieh bei ihm.
roi_des_nains-lesson-17 = Die Zwergen-6 und der König der Goblins, beide sehr willkommen! Zwei Karten gehen zurück, welche du willst. Gib die Goblin-2, sie gewinnt nichts.
roi_des_nains-lesson-18 = Die zweite: Gib die Zwergen-3. Nur du und Nori wisst, welche Karten die Hand gewechselt haben.
roi_des_nains-lesson-19 = Bifur hält die Goblin-5 und hat den Champion der Ritter ausgespielt: Gib deinen kleinsten Ritter zu. Von hier an spielst du selbst. Zähl mit, welche Karten noch kommen, und denk bei jedem Stich an den Auftrag.
roi_des_nains-lesson-done = Jetzt kennst du alles: ausspielen, bedienen, abwerfen und vier der vierzehn Sonderkarten. Spiel gegen Nori und Bifur weiter oder eröffne einen eigenen Tisch.
roi_des_nains-lesson-2-quest = Eine andere Partie, zweite Runde. Wieder hast du die Ritter-5 und wählst den Auftrag. Du hast drei hohe Ritter und den Champion der Goblins, und hohe Karten wird man in den ersten neun Stichen leicht los: Wähle „Opfert die Nachhut“.
roi_des_nains-lesson-2-free = Bifur spielt den Drachen aus. Er fordert keine Farbe: Du spielst, was du willst, und deine Karte bestimmt die Farbe für alle danach. Nur ein Champion schlägt den Drachen. Diese Stiche kosten nichts: Werd den Champion der Ritter los.
roi_des_nains-lesson-2-lead = Nori musste einen Ritter zugeben, und der Stich gehört dir. Mach so weiter, solange Stiche nichts kosten: Spiel den Champion der Goblins aus.
roi_des_nains-lesson-2-last = Excalibur hält es wie der Drache, wenn es ausgespielt wird: Wer danach spielt, wählt die Farbe. Von hier an spielst du selbst; heb die kleinen Karten für die letzten vier Stiche auf.
roi_des_nains-lesson-done-2 = Jetzt hast du jede Art von Entscheidung einmal getroffen. Spiel gegen Nori und Bifur weiter oder eröffne einen eigenen Tisch.
## Wertungsbogen für den echten Tisch
roi_des_nains-form-deals = Runden
roi_des_nains-form-deal = Runde { $deal }
roi_des_nains-form-first_dealer = Wer gibt zuerst?
roi_des_nains-form-next_dealer = Wer hat die Zwergen-5 gewonnen und gibt als Nächstes?
roi_des_nains-form-rule = Auftrag
roi_des_nains-form-tile = Plättchen { $tile }
roi_des_nains-form-by = Eingabe nach
roi_des_nains-form-by-counts = Anzahlen
roi_des_nains-form-by-cards = Karten und Stichen
roi_des_nains-form-bonus = Wen trifft die Sonderkarte?
roi_des_nains-form-bonus-hint = Wer ihren Stich gewann; bei Narr und Späher, wer sie spielte; beim Tüftler, wer den nächsten Stich gewann.
roi_des_nains-form-nobody = Niemanden
roi_des_nains-form-heads = Bildkarten in seinem Stich
roi_des_nains-form-tricks = Gewonnene Stiche
roi_des_nains-form-all_tricks-hint = Nur für die Statistik, falls jemand mitgezählt hat.
roi_des_nains-form-last_tricks = Gewonnene Stiche, von den letzten { $last }
roi_des_nains-form-term-knight = Gewonnene Ritter
roi_des_nains-form-term-dwarf = Gewonnene Zwerge
roi_des_nains-form-term-goblin = Gewonnene Goblins
roi_des_nains-form-term-12 = Gewonnene Reiter
roi_des_nains-form-term-13 = Gewonnene Königinnen
roi_des_nains-form-term-14 = Gewonnene Könige
roi_des_nains-form-term-12-13-14-15 = Gewonnene Bildkarten
roi_des_nains-form-term-8-9 = Gewonnene 8er und 9er
roi_des_nains-form-term-3-4 = Gewonnene 3er und 4er
roi_des_nains-form-term-6-7 = Gewonnene 6er und 7er
roi_des_nains-form-term-dwarf-13 = Gewonnene Zwergenkönigin
roi_des_nains-form-term-cards = Gewonnene Karten, die zählen
roi_des_nains-form-smallest = Karten der Farbe, von der es am wenigsten sind
roi_des_nains-form-largest = Karten der Farbe, von der es am meisten sind
roi_des_nains-form-run = Längste Straße
roi_des_nains-form-triples = Drillinge aus Zahlen
roi_des_nains-form-head_triples = Drillinge aus Bildkarten
roi_des_nains-form-values = Summe aller gewonnenen Zahlen
roi_des_nains-form-won_run = Meiste gewonnene Stiche in Folge
roi_des_nains-form-lost_run = Meiste verlorene Stiche in Folge
roi_des_nains-form-lowest = Niedrigste gewonnene Zahl, die zählt
roi_des_nains-form-value = { $value }
roi_des_nains-form-only-heads = nur Bildkarten
roi_des_nains-form-none = keine solche Karte
roi_des_nains-form-race = An wievielter Stelle wurde Stich Nummer { $n } gewonnen?
roi_des_nains-form-place = { $place }.
roi_des_nains-form-never = nie
roi_des_nains-form-winners = Gewinner jedes Stichs, der Reihe nach
roi_des_nains-form-won = Gewonnene Karten
roi_des_nains-form-deals-next = { $who } gibt die Runde { $deal }.
roi_des_nains-form-tied = { $seats } liegen mit je { $points } vorn: Eine weitere Runde entscheidet.
roi_des_nains-form-wrong-over = Vor Runde { $deal } war die Partie schon zu Ende.
roi_des_nains-form-wrong-sum = Zusammen sind das { $total }, und es gibt nur { $most }.
roi_des_nains-form-wrong-exact = Zusammen sind das { $total }, und es müssen { $most } sein.
roi_des_nains-form-wrong-pack = Zusammen sind das { $total }, und mit { $special } im Spiel gibt es { $most }.
roi_des_nains-form-wrong-most = { $total } geht nicht: höchstens { $most }.
roi_des_nains-form-wrong-value = { $count }-mal eingetragen, und solche Karten, die zählen: { $most }.
roi_des_nains-form-wrong-tricks = { $count } passt nicht zur Zahl der gewonnenen Stiche: { $tricks }.
roi_des_nains-form-wrong-special = { $card } war in dieser Runde nicht dabei: Es gibt nur eine Sonderkarte.
# Hints
roi_des_nains-hint-quest = Passt besser zu deiner Hand.
roi_des_nains-hint-lead = Eine gute Karte zum Ausspielen.
roi_des_nains-hint-duck = Überlässt diesen Stich jemand anderem.
roi_des_nains-hint-win = Gewinnt diesen Stich.
roi_des_nains-hint-ahead = Übernimmt die Führung in diesem Stich.
roi_des_nains-hint-saw =
  { $points ->
    [one] Im Mittel hast du damit am Ende dieser Runde { $points } Punkt.
   *[other] Im Mittel hast du damit am Ende dieser Runde { $points } Punkte.
  }
roi_des_nains-hint-hand = Stiche, die deine Hand wohl gewinnt: etwa { $count } von { $tricks }.
roi_des_nains-hint-side-better = Dazu passt diese Seite besser als die andere.
roi_des_nains-hint-side-exact = Gewünschte Stiche: genau { $n }.
roi_des_nains-hint-target =
  { $points ->
    [one] { $target } hat bisher { $points } Punkt.
   *[other] { $target } hat bisher { $points } Punkte.
  }
roi_des_nains-hint-hands = Deine Hand geht an { $to }, und du bekommst die von { $from }.
roi_des_nains-hint-wins = Gewinnt den Stich.
roi_des_nains-hint-wins-plus =
  { $points ->
    [one] Gewinnt den Stich: { $points } Punkt für dich.
   *[other] Gewinnt den Stich: { $points } Punkte für dich.
  }
roi_des_nains-hint-wins-minus =
  { $points ->
    [one] Gewinnt den Stich, und das kostet dich { $points } Punkt.
   *[other] Gewinnt den Stich, und das kostet dich { $points } Punkte.
  }
roi_des_nains-hint-leaves = Lässt { $who } den Stich.
roi_des_nains-hint-leaves-plus =
  { $points ->
    [one] Lässt { $who } den Stich: dort { $points } Punkt.
   *[other] Lässt { $who } den Stich: dort { $points } Punkte.
  }
roi_des_nains-hint-leaves-minus =
  { $points ->
    [one] { $who } gewinnt den Stich und verliert { $points } Punkt.
   *[other] { $who } gewinnt den Stich und verliert { $points } Punkte.
  }
roi_des_nains-hint-magic = { $card } übernimmt in diesem Stich die Führung.
roi_des_nains-hint-top = Keine höhere Karte ist mehr draußen ({ $suit }): Sie gewinnt, wenn keine Sonderkarte dazwischenkommt.
roi_des_nains-hint-out =
  { $count ->
    [one] { $count } höhere Karte dieser Farbe ist noch draußen ({ $suit }).
   *[other] { $count } höhere Karten dieser Farbe sind noch draußen ({ $suit }).
  }
roi_des_nains-hint-ahead-of =
  { $count ->
    [one] Schlägt { $card }; { $count } höhere Karte ist noch draußen ({ $suit }).
   *[other] Schlägt { $card }; { $count } höhere Karten sind noch draußen ({ $suit }).
  }
roi_des_nains-hint-below = Bleibt unter { $card } von { $who }: Dort liegt der Stich bisher.
roi_des_nains-hint-last-of = Es ist deine letzte Karte dieser Farbe ({ $suit }): Beim nächsten Mal darfst du dazu alles spielen.
roi_des_nains-hint-card-plus =
  { $points ->
    [one] { $card } ist { $points } Punkt wert, wenn man sie gewinnt.
   *[other] { $card } ist { $points } Punkte wert, wenn man sie gewinnt.
  }
roi_des_nains-hint-card-minus =
  { $points ->
    [one] { $card } kostet { $points } Punkt, wenn man sie gewinnt.
   *[other] { $card } kostet { $points } Punkte, wenn man sie gewinnt.
  }
roi_des_nains-hint-trick-plus =
  { $points ->
    [one] Was im Stich liegt, bringt { $points } Punkt.
   *[other] Was im Stich liegt, bringt { $points } Punkte.
  }
roi_des_nains-hint-trick-minus =
  { $points ->
    [one] Was im Stich liegt, kostet { $points } Punkt.
   *[other] Was im Stich liegt, kostet { $points } Punkte.
  }
roi_des_nains-hint-rid =
  { $points ->
    [one] Wird { $card } los: Wer sie gewinnt, verliert { $points } Punkt.
   *[other] Wird { $card } los: Wer sie gewinnt, verliert { $points } Punkte.
  }
roi_des_nains-hint-gives-up =
  { $points ->
    [one] Gibt { $card } her: Wer sie gewinnt, bekommt { $points } Punkt.
   *[other] Gibt { $card } her: Wer sie gewinnt, bekommt { $points } Punkte.
  }
roi_des_nains-hint-special-good = { $special } macht diesen Stich wertvoller.
roi_des_nains-hint-special-bad = { $special } macht diesen Stich teuer.
roi_des_nains-hint-exact = Gewünschte Stiche: genau { $n }. Deine bisher: { $count }.
roi_des_nains-hint-odd = Der Auftrag will eine ungerade Zahl von Stichen; du hast { $count }.
roi_des_nains-hint-even = Der Auftrag will eine gerade Zahl von Stichen; du hast { $count }.
roi_des_nains-hint-alone = Der Auftrag belohnt, wer mit seiner Zahl von Stichen allein ist; du hast { $count }.
roi_des_nains-hint-shared = Der Auftrag belohnt, wer seine Zahl von Stichen mit anderen teilt; du hast { $count }.
roi_des_nains-hint-race = Es geht darum, wer Stich Nummer { $n } zuerst hat. Deine bisher: { $count }.
roi_des_nains-hint-each-plus =
  { $points ->
    [one] Jeder Stich bringt { $points } Punkt.
   *[other] Jeder Stich bringt { $points } Punkte.
  }
roi_des_nains-hint-each-minus =
  { $points ->
    [one] Jeder Stich kostet { $points } Punkt.
   *[other] Jeder Stich kostet { $points } Punkte.
  }
roi_des_nains-hint-give-high = { $card } ist deine stärkste Karte, und starke Karten sind jetzt eine Last.
roi_des_nains-hint-give-low = { $card } ist deine schwächste Karte: Sie gewänne dir nichts.
