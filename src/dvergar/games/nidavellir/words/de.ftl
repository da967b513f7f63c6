# Nidavellir auf Deutsch. Eigene Sätze; Karten, Orte und Helden heißen wie gedruckt.

## Das Spiel
nidavellir-title = Nidavellir
nidavellir-pitch = Drei Tavernen, fünf Münzen, eine Armee: Biete klüger als die anderen und führe die tapfersten Zwerge an.
nidavellir-goal = Nach zwei Zeitaltern gewinnt die Armee mit den meisten Tapferkeitspunkten.

## Klassen
nidavellir-class-warrior = Krieger
nidavellir-class-hunter = Jäger
nidavellir-class-miner = Minenarbeiter
nidavellir-class-blacksmith = Schmied
nidavellir-class-explorer = Kundschafter
nidavellir-class-neutral = Neutral
nidavellir-classes-warrior = Krieger
nidavellir-classes-hunter = Jäger
nidavellir-classes-miner = Minenarbeiter
nidavellir-classes-blacksmith = Schmiede
nidavellir-classes-explorer = Kundschafter
nidavellir-classes-neutral = Neutrale Helden
nidavellir-help-warrior = Zähle die Punkte zusammen. Wer am Ende die meisten Kriegerränge hat, zählt auch die beste eigene Münze; bei Gleichstand tun das alle Führenden.
nidavellir-help-hunter = Die Zahl der Ränge mal sich selbst: 1, 4, 9, 16, 25 …
nidavellir-help-miner = Die Summe der Punkte mal die Zahl der Ränge.
nidavellir-help-blacksmith = Jeder Rang zählt einen Punkt mehr als der vorige: 3, 7, 12, 18, 25 …
nidavellir-help-explorer = Einfach die Punkte zusammenzählen.
nidavellir-help-neutral = Neutrale Helden stehen im Kommandobereich und wirken von dort.
nidavellir-help-offering = Geht sofort aus dem Spiel und lässt eine deiner Münzen um { $bonus } wachsen. Die Tauschmünze wächst nie.

## Teile des Tisches
nidavellir-tavern-goblin = Feiernder Goblin
nidavellir-tavern-dragon = Lachender Drache
nidavellir-tavern-horse = Tänzelndes Pony
nidavellir-place-goblin = beim Feiernden Goblin
nidavellir-place-dragon = beim Lachenden Drachen
nidavellir-place-horse = beim Tänzelnden Pony
nidavellir-place-pouch = im Geldbeutel
nidavellir-place-hand = auf der Hand
nidavellir-status-waiting = noch nicht offen
nidavellir-status-open = jetzt offen
nidavellir-status-closed = geschlossen
nidavellir-pouch = Geldbeutel
nidavellir-hand = Hand
nidavellir-army = Armee
nidavellir-command = Kommandobereich
nidavellir-discard = Ablagestapel
nidavellir-treasure = Königlicher Schatz
nidavellir-heroes = Helden
nidavellir-distinctions = Auszeichnungen
nidavellir-evaluation = Truppenschau
nidavellir-unseen = Was dieses Zeitalter noch bringt
nidavellir-taverns = Tavernen
nidavellir-order = Reihenfolge
nidavellir-rivals = Rivalen
nidavellir-chronicle = Chronik
nidavellir-age = Zeitalter { $age }
nidavellir-round = Runde { $round } von { $rounds }
nidavellir-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
nidavellir-gem = Edelstein { $value }
nidavellir-gem-special = Edelstein 6, der des Königs: gewinnt jeden Gleichstand und wird nie getauscht
nidavellir-coin = Münze { $value }
nidavellir-coin-base = Startmünze { $value }
nidavellir-coin-royal = Königliche Münze { $value }
nidavellir-coin-special = Sondermünze { $value }
nidavellir-coin-exchange = Tauschmünze: Biete sie, und von zwei anderen Münzen wächst die höhere um den Wert der anderen
nidavellir-coin-hidden = Verdeckte Münze
nidavellir-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
nidavellir-copies = noch { $left } von { $of }
nidavellir-grades = { $count ->
    [one] { $count } Rang
   *[other] { $count } Ränge
}
nidavellir-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
nidavellir-lines = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
nidavellir-hero-count = { $count ->
    [0] kein Held
    [one] { $count } Held
   *[other] { $count } Helden
}
nidavellir-next-hero = Nächster Held bei Reihe { $line }
nidavellir-missing = fehlt
nidavellir-ready = hat geboten
nidavellir-thinking = bietet noch
nidavellir-taken = von { $who } genommen
    .who = von dir genommen
nidavellir-held = bei { $who }
    .who = bei dir
nidavellir-open = noch nicht vergeben
nidavellir-unclaimed = bei niemandem: Gleichstand an der Spitze
nidavellir-tie-gems = { $coin } = { $coin }, Edelstein { $high } > Edelstein { $low }

## Phasen
nidavellir-phase-bid = Gebote
nidavellir-phase-uline_bid = Ulines Gebot
nidavellir-phase-turn = Anheuern
nidavellir-phase-hero = Ein Held kommt
nidavellir-phase-transform = Eine Münze wächst
nidavellir-phase-discard = Entlassung
nidavellir-phase-thrud = Thrud zieht weiter
nidavellir-phase-uline_trade = Ulines Tausch
nidavellir-phase-ylud = Ylud reiht sich ein
nidavellir-phase-pioneer = Wahl des Pioniers
nidavellir-phase-over = Abrechnung

## Karten: Zwerge und Gaben
nidavellir-card-hidden = Verdeckte Karte
nidavellir-card-a1_warrior_3 = Krieger 3
nidavellir-card-a1_warrior_4 = Krieger 4
nidavellir-card-a1_warrior_5 = Krieger 5
nidavellir-card-a1_warrior_6 = Krieger 6
nidavellir-card-a1_warrior_7 = Krieger 7
nidavellir-card-a1_warrior_8 = Krieger 8
nidavellir-card-a1_warrior_9 = Krieger 9
nidavellir-card-a1_warrior_10_5p = Krieger 10
nidavellir-card-a1_hunter = Jäger
nidavellir-card-a1_hunter_5p = { nidavellir-card-a1_hunter }
nidavellir-card-a1_miner_0 = Minenarbeiter 0
nidavellir-card-a1_miner_1 = Minenarbeiter 1
nidavellir-card-a1_miner_2 = Minenarbeiter 2
nidavellir-card-a1_miner_0_5p = { nidavellir-card-a1_miner_0 }
nidavellir-card-a1_miner_1_5p = { nidavellir-card-a1_miner_1 }
nidavellir-card-a1_blacksmith = Schmied
nidavellir-card-a1_blacksmith_5p = { nidavellir-card-a1_blacksmith }
nidavellir-card-a1_explorer_5 = Kundschafter 5
nidavellir-card-a1_explorer_6 = Kundschafter 6
nidavellir-card-a1_explorer_7 = Kundschafter 7
nidavellir-card-a1_explorer_8 = Kundschafter 8
nidavellir-card-a1_explorer_9 = Kundschafter 9
nidavellir-card-a1_explorer_10 = Kundschafter 10
nidavellir-card-a1_explorer_11 = Kundschafter 11
nidavellir-card-a1_explorer_12_5p = Kundschafter 12
nidavellir-card-a1_offering_3 = Königliche Gabe +3
nidavellir-card-a1_offering_3_5p = { nidavellir-card-a1_offering_3 }
nidavellir-card-a2_warrior_3 = { nidavellir-card-a1_warrior_3 }
nidavellir-card-a2_warrior_4 = { nidavellir-card-a1_warrior_4 }
nidavellir-card-a2_warrior_5 = { nidavellir-card-a1_warrior_5 }
nidavellir-card-a2_warrior_6 = { nidavellir-card-a1_warrior_6 }
nidavellir-card-a2_warrior_7 = { nidavellir-card-a1_warrior_7 }
nidavellir-card-a2_warrior_8 = { nidavellir-card-a1_warrior_8 }
nidavellir-card-a2_warrior_9 = { nidavellir-card-a1_warrior_9 }
nidavellir-card-a2_warrior_10_5p = { nidavellir-card-a1_warrior_10_5p }
nidavellir-card-a2_hunter = { nidavellir-card-a1_hunter }
nidavellir-card-a2_hunter_5p = { nidavellir-card-a1_hunter }
nidavellir-card-a2_miner_0 = { nidavellir-card-a1_miner_0 }
nidavellir-card-a2_miner_1 = { nidavellir-card-a1_miner_1 }
nidavellir-card-a2_miner_2 = { nidavellir-card-a1_miner_2 }
nidavellir-card-a2_miner_0_5p = { nidavellir-card-a1_miner_0 }
nidavellir-card-a2_miner_1_5p = { nidavellir-card-a1_miner_1 }
nidavellir-card-a2_blacksmith = { nidavellir-card-a1_blacksmith }
nidavellir-card-a2_blacksmith_5p = { nidavellir-card-a1_blacksmith }
nidavellir-card-a2_explorer_5 = { nidavellir-card-a1_explorer_5 }
nidavellir-card-a2_explorer_6 = { nidavellir-card-a1_explorer_6 }
nidavellir-card-a2_explorer_7 = { nidavellir-card-a1_explorer_7 }
nidavellir-card-a2_explorer_8 = { nidavellir-card-a1_explorer_8 }
nidavellir-card-a2_explorer_9 = { nidavellir-card-a1_explorer_9 }
nidavellir-card-a2_explorer_10 = { nidavellir-card-a1_explorer_10 }
nidavellir-card-a2_explorer_11 = { nidavellir-card-a1_explorer_11 }
nidavellir-card-a2_explorer_12_5p = { nidavellir-card-a1_explorer_12_5p }
nidavellir-card-a2_offering_5 = Königliche Gabe +5
nidavellir-card-a2_offering_5_5p = { nidavellir-card-a2_offering_5 }
nidavellir-card-special_blacksmith = Königlicher Schmied

## Helden: Name, Beiname, Wirkung
nidavellir-card-kraal = Kraal
nidavellir-card-tarah = Tarah
nidavellir-card-aral = Aral
nidavellir-card-dagda = Dagda
nidavellir-card-aegur = Aëgur
nidavellir-card-bonfur = Bonfur
nidavellir-card-zoral = Zoral
nidavellir-card-lokdur = Lokdur
nidavellir-card-hourya = Hourya
nidavellir-card-idunn = Idunn
nidavellir-card-dwerg_ymir = Dwerg Ymir
nidavellir-card-dwerg_aesir = Dwerg Aësir
nidavellir-card-dwerg_sigmir = Dwerg Sigmir
nidavellir-card-dwerg_jungir = Dwerg Jungir
nidavellir-card-dwerg_bergelmir = Dwerg Bergelmir
nidavellir-card-skaa = Skaa
nidavellir-card-astrid = Astrid
nidavellir-card-grid = Grid
nidavellir-card-uline = Uline
nidavellir-card-ylud = Ylud
nidavellir-card-thrud = Thrud
nidavellir-epithet-kraal = der Käufliche
nidavellir-epithet-tarah = Tödlicher Schlag
nidavellir-epithet-aral = Adlerkralle
nidavellir-epithet-dagda = die Explosive
nidavellir-epithet-aegur = Stahlfaust
nidavellir-epithet-bonfur = der Tyrann
nidavellir-epithet-zoral = der Vorarbeiter
nidavellir-epithet-lokdur = Gieriges Herz
nidavellir-epithet-hourya = die Unfassbare
nidavellir-epithet-idunn = die Heimliche
nidavellir-epithet-dwerg_ymir = einer der 5 Brüder
nidavellir-epithet-dwerg_aesir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_sigmir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_jungir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-dwerg_bergelmir = { nidavellir-epithet-dwerg_ymir }
nidavellir-epithet-skaa = die Unergründliche
nidavellir-epithet-astrid = die Glückliche
nidavellir-epithet-grid = die Händlerin
nidavellir-epithet-uline = die Seherin
nidavellir-epithet-ylud = die Unberechenbare
nidavellir-epithet-thrud = die Kopfjägerin
nidavellir-power-kraal = 2 Ränge, 7 Punkte
nidavellir-power-tarah = 1 Rang, 14 Punkte
nidavellir-power-aral = 2 Jägerränge
nidavellir-power-dagda = 3 Ränge, 2 Zwerge gehen
nidavellir-power-aegur = 2 Schmiederänge
nidavellir-power-bonfur = 3 Ränge, 1 Zwerg geht
nidavellir-power-zoral = 3 Ränge, 1 Punkt
nidavellir-power-lokdur = 1 Rang, 3 Punkte
nidavellir-power-hourya = 20 Punkte, ab 5 Rängen
nidavellir-power-idunn = 7, und 2 je Kundschafter
nidavellir-power-dwerg_ymir = 13, mit Brüdern mehr
nidavellir-power-dwerg_aesir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_sigmir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_jungir = { nidavellir-power-dwerg_ymir }
nidavellir-power-dwerg_bergelmir = { nidavellir-power-dwerg_ymir }
nidavellir-power-skaa = 17 Punkte
nidavellir-power-astrid = zählt deine beste Münze
nidavellir-power-grid = 7 Punkte, eine Münze +7
nidavellir-power-uline = 9 Punkte, du bietest zuletzt
nidavellir-power-ylud = kommt später in eine Spalte
nidavellir-power-thrud = 13 Punkte, ein Wanderrang
nidavellir-effect-kraal = Zwei Kriegerränge und 7 Punkte.
nidavellir-effect-tarah = Ein Kriegerrang und 14 Punkte.
nidavellir-effect-aral = Zwei Jägerränge.
nidavellir-effect-dagda = Drei Jägerränge. Aus zwei anderen deiner Spalten muss der letzte Zwerg gehen; Helden bleiben.
nidavellir-effect-aegur = Zwei Schmiederänge.
nidavellir-effect-bonfur = Drei Schmiederänge. Aus einer anderen deiner Spalten muss der letzte Zwerg gehen; Helden bleiben.
nidavellir-effect-zoral = Drei Minenarbeiterränge und 1 Punkt zum Malnehmen.
nidavellir-effect-lokdur = Ein Minenarbeiterrang und 3 Punkte zum Malnehmen.
nidavellir-effect-hourya = Ein Kundschafterrang und 20 Punkte. Kommt nur zu dir, wenn du schon fünf Kundschafterränge hast.
nidavellir-effect-idunn = Ein Kundschafterrang und 7 Punkte, dazu am Ende 2 für jeden Kundschafterrang, ihren eigenen eingeschlossen.
nidavellir-effect-dwerg_ymir = Allein 13 Punkte; zwei Brüder 40, drei 81, vier 108, alle fünf 135.
nidavellir-effect-dwerg_aesir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_sigmir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_jungir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-dwerg_bergelmir = { nidavellir-effect-dwerg_ymir }
nidavellir-effect-skaa = 17 Punkte. Ohne Wenn und Aber.
nidavellir-effect-astrid = Zählt am Ende so viel wie deine beste Münze.
nidavellir-effect-grid = 7 Punkte, und eine deiner Münzen wächst sofort um 7.
nidavellir-effect-uline = 9 Punkte. Du behältst deine Münzen auf der Hand und bietest in jeder Taverne erst, wenn alle anderen aufgedeckt haben; du tauschst mit zwei beliebigen Münzen deiner Hand.
nidavellir-effect-ylud = Tritt am Ende eines Zeitalters in eine Spalte deiner Wahl und zählt dort einen Rang: 7 Punkte bei den Kriegern, 11 bei den Kundschaftern, 1 bei den Minenarbeitern.
nidavellir-effect-thrud = 13 Punkte. Bis zum Ende ist sie ein weiterer Rang am Ende irgendeiner Spalte; kommt dort jemand dazu, zieht sie in eine Spalte deiner Wahl.
nidavellir-effect-special_blacksmith = Zwei Schmiederänge auf einer Karte.

## Auszeichnungen
nidavellir-distinction-kings_hand = Die Hand des Königs
nidavellir-distinction-hunting_master = Jagdmeister
nidavellir-distinction-crown_jeweler = Kronjuwelier
nidavellir-distinction-kings_great_armorer = Großer Waffenmeister des Königs
nidavellir-distinction-pioneer_of_the_kingdom = Pionier des Königreichs
nidavellir-gain-kings_hand = Eine deiner Münzen wächst um 5.
nidavellir-gain-hunting_master = Deine 0 weicht der Sondermünze 3: Sie tauscht genauso und überbietet mehr Rivalen.
nidavellir-gain-crown_jeweler = Edelstein 6: gewinnt jeden Gleichstand, wird nie getauscht und zählt 3 Punkte.
nidavellir-gain-kings_great_armorer = Der Königliche Schmied kommt zu dir, mit zwei Rängen.
nidavellir-gain-pioneer_of_the_kingdom = Sieh dir drei Karten des zweiten Zeitalters an und behalte eine.
nidavellir-rule-distinction = Geht an den, der am Ende des ersten Zeitalters allein die meisten Ränge dieser Klasse hat.

## Wertungsbogen
nidavellir-score-warrior = Krieger
nidavellir-score-warrior_bonus = Kriegermehrheit
nidavellir-score-hunter = Jäger
nidavellir-score-miner = Minenarbeiter
nidavellir-score-blacksmith = Schmiede
nidavellir-score-explorer = Kundschafter
nidavellir-score-dwerg = Dwerg-Brüder
nidavellir-score-neutral = Neutrale Helden
nidavellir-score-coins = Münzen
nidavellir-score-gem = Sonderedelstein
nidavellir-score-total = Tapferkeitswert
nidavellir-score-warrior-how = Summe der Punkte
nidavellir-score-warrior_bonus-how = beste Münze bei Mehrheit
nidavellir-score-hunter-how = Ränge × Ränge
nidavellir-score-miner-how = Punkte × Ränge
nidavellir-score-blacksmith-how = 3, 7, 12, 18, 25 …
nidavellir-score-explorer-how = Summe der Punkte
nidavellir-score-dwerg-how = 13, 40, 81, 108, 135
nidavellir-score-neutral-how = wie auf ihren Karten
nidavellir-score-coins-how = Summe aller fünf
nidavellir-score-gem-how = für Edelstein 6

## Aufforderungen: eine für den gefragten Platz, eine (-wait) für die anderen
nidavellir-prompt-bid = Lege in jede Taverne eine Münze
nidavellir-prompt-bid-wait = { $count ->
    [one] { $who } bietet noch
   *[other] { $count } Spieler bieten noch
}
nidavellir-prompt-uline_bid = Alle haben aufgedeckt: Lege deine Münze in die Taverne „{ $tavern }“
nidavellir-prompt-uline_bid-wait = { $who } sieht alle Gebote und legt dann eine Münze in die Taverne „{ $tavern }“
nidavellir-prompt-turn = Nimm eine Karte aus der Taverne „{ $tavern }“
nidavellir-prompt-turn-wait = { $who } nimmt eine Karte aus der Taverne „{ $tavern }“
nidavellir-prompt-hero = Eine Reihe ist voll: Wirb einen Helden an!
nidavellir-prompt-hero-wait = { $who } wirbt einen Helden an
nidavellir-prompt-transform = Wähle die Münze, die um { $bonus } wächst
nidavellir-prompt-transform-wait = { $who } lässt eine Münze um { $bonus } wachsen
nidavellir-prompt-discard = { $hero } schickt Zwerge weg: { $count ->
    [one] Wähle eine Spalte
   *[other] Wähle { $count } Spalten
}
nidavellir-prompt-discard-wait = { $who } wählt, wen { $hero } wegschickt
nidavellir-prompt-thrud = Wohin geht Thrud?
nidavellir-prompt-thrud-wait = { $who } sucht einen Platz für Thrud
nidavellir-prompt-uline_trade = Wähle zwei Münzen deiner Hand zum Tausch
nidavellir-prompt-uline_trade-wait = { $who } tauscht zwei Münzen
nidavellir-prompt-ylud = In welche Spalte tritt Ylud?
nidavellir-prompt-ylud-wait = { $who } sucht einen Platz für Ylud
nidavellir-prompt-pioneer = Behalte eine dieser drei Karten
nidavellir-prompt-pioneer-wait = { $who } sieht sich drei Karten des zweiten Zeitalters an und behält eine
nidavellir-prompt-over = { $who } gewinnt mit { $points } Tapferkeitspunkten
    .who = Du gewinnst mit { $points } Tapferkeitspunkten
nidavellir-prompt-over-shared = Geteilter Sieg mit { $points } Tapferkeitspunkten

## Die kleine Zeile darunter
nidavellir-note-bid-first = Die höhere Münze wählt zuerst. Zwei Münzen bleiben im Geldbeutel.
nidavellir-note-bid-trade = Biete die Tauschmünze ({ $exchange }), um die zwei Münzen im Geldbeutel gegen eine größere zu tauschen.
nidavellir-note-bid-last = Die letzten Gebote des Spiels: Am Ende zählen auch die Münzen.
nidavellir-note-ready = Dein Gebot liegt. Du kannst es zurücknehmen, bis das letzte da ist.
nidavellir-note-late = Uline bietet später, Taverne für Taverne.
nidavellir-note-order-tie = { $coin } gegen { $coin }: Edelstein { $high } kommt vor Edelstein { $low }; danach werden Edelsteine getauscht.
nidavellir-note-order-tie-special = { $coin } gegen { $coin }: Edelstein 6 kommt zuerst und wird nie getauscht.
nidavellir-note-trade = Deine Tauschmünze liegt hier: Danach wird { $low } + { $high } zu { $new }.
nidavellir-note-trade-open = Die Tauschmünze liegt hier: Ein Tausch folgt.
nidavellir-note-missing = { $count ->
    [one] Zum nächsten Helden fehlt eine Klasse: { $classes }
   *[other] Zum nächsten Helden fehlen { $count } Klassen
}
nidavellir-note-line = Reihe { $line } ist voll, und { $heroes ->
    [0] noch folgt dir kein Held
    [one] ein Held folgt dir
   *[other] { $heroes } Helden folgen dir
}.
nidavellir-note-line-wait = Reihe { $line } ist voll.
nidavellir-note-transform-offering = Die Königliche Gabe lässt jede Münze wachsen, nur nicht die Tauschmünze.
nidavellir-note-transform-grid = Grid lässt jede Münze wachsen, nur nicht die Tauschmünze.
nidavellir-note-transform-kings_hand = Die Hand des Königs lässt jede Münze wachsen, nur nicht die Tauschmünze.
nidavellir-note-discard = Nur Zwerge am Ende einer Spalte können gehen.
nidavellir-note-thrud = Sie zählt dort als ein Rang, bis jemand in diese Spalte kommt.
nidavellir-note-ylud = Dort zählt sie einen Rang: 7 Punkte bei den Kriegern, 11 bei den Kundschaftern, 1 bei den Minenarbeitern.
nidavellir-note-ylud-keep = Sie darf ein letztes Mal die Spalte wechseln oder bleiben.
nidavellir-note-uline_bid = Alle anderen Münzen liegen offen. Die höhere wählt zuerst.
nidavellir-note-uline_trade = Die höhere der beiden weicht einer Münze, die so viel wert ist wie beide zusammen.
nidavellir-note-pioneer = Niemand sonst sieht sie. Die anderen zwei gehen zurück in den Stapel.
nidavellir-note-margin = { $points ->
    [one] Ein Punkt vor { $who }
   *[other] { $points } Punkte vor { $who }
}
    .who = { $points ->
        [one] Ein Punkt vor dir
       *[other] { $points } Punkte vor dir
    }

## Wahlmöglichkeiten
nidavellir-choice-bid = Goblin { $goblin }, Drache { $dragon }, Pony { $horse }
    .aria = Feiernder Goblin { $goblin }, Lachender Drache { $dragon }, Tänzelndes Pony { $horse }; im Geldbeutel { $low } und { $high }
nidavellir-choice-uline_bid = Die { $coin } bieten
nidavellir-choice-pick = { $card } nehmen
nidavellir-choice-hero = { $hero } anwerben
    .aria = { $hero } anwerben, { $epithet }
nidavellir-choice-transform = { $old } wird zu { $new }
    .aria = Die Münze { $old } { $place } wird zu { $new }
nidavellir-choice-discard = { $card } wegschicken
nidavellir-choice-discard-two = { $card } und { $other } wegschicken
nidavellir-choice-thrud = Thrud in die Spalte { $column }
nidavellir-choice-uline_trade = { $low } + { $high }: Aus der { $high } wird { $new }
nidavellir-choice-ylud = Ylud in die Spalte { $column }
nidavellir-choice-keep = Ylud bleibt in der Spalte { $column }
nidavellir-choice-pioneer = { $card } behalten

## Was eine Wahl bringt
nidavellir-preview-trade = { $low } + { $high } wird { $new }
nidavellir-preview-place = als { $place }. von { $of }
nidavellir-preview-majority = { $points } Mehrheit
nidavellir-preview-line = Reihe { $line }

## Warum nicht
nidavellir-why-hourya = Hourya will fünf Kundschafterränge sehen; du hast { $grades }.
nidavellir-why-dagda = Dagda braucht zwei andere Spalten, die mit einem Zwerg enden.
nidavellir-why-bonfur = Bonfur braucht eine andere Spalte, die mit einem Zwerg endet.
nidavellir-why-line = Ein Held kommt, wenn eine Reihe voll ist.
nidavellir-why-exchange = Die Tauschmünze wächst nie.
nidavellir-why-bid = Erst die Münzen: Die Tavernen öffnen, wenn alle geboten haben.
nidavellir-why-tavern = Diese Taverne ist noch nicht offen.
nidavellir-why-taken = Diese Karte ist weg.
nidavellir-why-hero_last = Diese Spalte endet mit einem Helden.
nidavellir-why-spared = { $hero } steht nun hier und verschont diese Spalte.
nidavellir-why-hand = Nur Münzen auf der Hand werden getauscht.
nidavellir-why-uline_coin = Du bietest eine der Münzen auf deiner Hand.
nidavellir-why-at-card = Eine Karte nimmst du, wenn du in der offenen Taverne dran bist; zuerst kommt, was oben gefragt ist.
nidavellir-why-at-coin = Münzen legst du zu Beginn einer Runde; wählen kannst du sie, wenn eine wächst oder getauscht wird.
nidavellir-why-at-column = Eine Spalte wählst du nur für Thrud und Ylud, und wenn Dagda oder Bonfur Zwerge wegschicken.
nidavellir-why-at-hero = { nidavellir-why-line }
nidavellir-why-at-peek = Nur der Pionier behält eine dieser Karten.

## Ereignisse
nidavellir-event-round = Zeitalter { $age }, Runde { $round } von { $rounds }: Die Tavernen füllen sich.
nidavellir-event-bid = { $who } hat geboten.
    .who = Du hast geboten.
nidavellir-event-bid-all = { $who } haben geboten.
    .who = { $who } habt geboten.
nidavellir-event-revealed = { $tavern }: { $count ->
    [2] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }
    [3] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }
    [4] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }
   *[other] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }, { $seat5 } { $coin5 }
}
nidavellir-event-tie = { $tavern }, je { $coin }: { $count ->
    [2] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 })
    [3] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 }) › { $seat3 } (Edelstein { $gem3 })
    [4] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 }) › { $seat3 } (Edelstein { $gem3 }) › { $seat4 } (Edelstein { $gem4 })
   *[other] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 }) › { $seat3 } (Edelstein { $gem3 }) › { $seat4 } (Edelstein { $gem4 }) › { $seat5 } (Edelstein { $gem5 })
}
nidavellir-event-traded = { $who } tauscht { $kept } + { $old }: Die { $old } wird zur { $new }.
    .who = Du tauschst { $kept } + { $old }: Die { $old } wird zur { $new }.
nidavellir-event-leftover = { $tavern }: Niemand nimmt { $card }.
nidavellir-event-gems = { $tavern }, Edelsteintausch: { $count ->
    [2] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }
    [3] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }
    [4] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }
   *[other] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }, { $seat5 } { $old5 } → { $gem5 }
}
nidavellir-event-recruited = { $who } heuert an: { $card }.
    .who = Du heuerst an: { $card }.
nidavellir-event-offering = { $who } nimmt die { $card }.
    .who = Du nimmst die { $card }.
nidavellir-event-transformed = { $who } macht aus einer { $old } ({ $place }) eine { $new }.
    .who = Du machst aus einer { $old } ({ $place }) eine { $new }.
nidavellir-event-line = { $who } füllt Reihe { $lines }!
    .who = Du füllst Reihe { $lines }!
nidavellir-event-no_hero = { $who } füllt Reihe { $lines }, doch kein Held kann kommen.
    .who = Du füllst Reihe { $lines }, doch kein Held kann kommen.
nidavellir-event-hero = { $who } wirbt { $hero } an!
    .who = Du wirbst { $hero } an!
nidavellir-event-discarded = { $hero } schickt { $card } von { $who } weg.
    .who = { $hero } schickt { $card } von dir weg.
nidavellir-event-thrud_placed = { $who } stellt Thrud in die Spalte { $column }.
    .who = Du stellst Thrud in die Spalte { $column }.
nidavellir-event-thrud_moved = { $who } schickt Thrud aus der Spalte { $from } in die Spalte { $column }.
    .who = Du schickst Thrud aus der Spalte { $from } in die Spalte { $column }.
nidavellir-event-uline_back = { $who } nimmt { $count } Münzen auf die Hand zurück: Uline ist da.
    .who = Du nimmst { $count } Münzen auf die Hand zurück: Uline ist da.
nidavellir-event-uline_bid = { $who } sieht sich um und bietet { $coin } ({ $tavern }).
    .who = Du siehst dich um und bietest { $coin } ({ $tavern }).
nidavellir-event-ylud_placed = { $who } stellt Ylud in die Spalte { $column }.
    .who = Du stellst Ylud in die Spalte { $column }.
nidavellir-event-ylud_moved = { $who } schickt Ylud aus der Spalte { $from } in die Spalte { $column }.
    .who = Du schickst Ylud aus der Spalte { $from } in die Spalte { $column }.
nidavellir-event-ylud_kept = { $who } lässt Ylud in der Spalte { $column }.
    .who = Du lässt Ylud in der Spalte { $column }.
nidavellir-event-evaluation = Das erste Zeitalter ist vorbei: Der König mustert die Truppen.
nidavellir-event-distinction = { $distinction }: { $who }, Ränge: { $grades } ({ $column }).
nidavellir-event-distinction_tied = { $distinction }: niemand, denn { $count } haben gleich viele Ränge: { $grades } ({ $column }).
nidavellir-event-special_coin = { $who } tauscht die Tauschmünze gegen die Sondermünze { $coin }.
    .who = Du tauschst die Tauschmünze gegen die Sondermünze { $coin }.
nidavellir-event-special_gem = { $who } legt Edelstein { $gem } auf Edelstein { $covered }.
    .who = Du legst Edelstein { $gem } auf Edelstein { $covered }.
nidavellir-event-armorer = { $card } kommt zu { $who }.
    .who = { $card } kommt zu dir.
nidavellir-event-pioneer = { $who } sieht sich { $count } Karten des zweiten Zeitalters an.
    .who = Du siehst dir { $count } Karten des zweiten Zeitalters an.
nidavellir-event-pioneer_cards = Du siehst: { $count ->
    [1] { $card1 }
    [2] { $card1 }, { $card2 }
    [3] { $card1 }, { $card2 }, { $card3 }
    [4] { $card1 }, { $card2 }, { $card3 }, { $card4 }
   *[other] { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
}
nidavellir-event-pioneer_kept = { $who } behält { $card }.
    .who = Du behältst { $card }.
nidavellir-event-pioneer_gone = Kein Pionier: { $card } geht auf den Ablagestapel.
nidavellir-event-shuffled = Die { $cards } Karten von Zeitalter { $age } werden gemischt.
nidavellir-event-thrud_home = Thrud verlässt die Spalte { $from } und geht heim zu { $who }.
    .who = Thrud verlässt die Spalte { $from } und geht heim zu dir.
nidavellir-event-scored = { $who }: { $total } Tapferkeitspunkte.
nidavellir-event-over = { $count ->
    [1] { $seat1 } gewinnt mit { $points } Tapferkeitspunkten!
    [2] { $seat1 } und { $seat2 } teilen sich den Sieg mit { $points } Tapferkeitspunkten!
    [3] { $seat1 }, { $seat2 } und { $seat3 } teilen sich den Sieg mit { $points } Tapferkeitspunkten!
   *[other] { $count } Spieler teilen sich den Sieg mit { $points } Tapferkeitspunkten!
}
    .seat1 = { $count ->
        [1] Du gewinnst mit { $points } Tapferkeitspunkten!
        [2] Du und { $seat2 } teilt euch den Sieg mit { $points } Tapferkeitspunkten!
        [3] Du, { $seat2 } und { $seat3 } teilt euch den Sieg mit { $points } Tapferkeitspunkten!
       *[other] { $count } Spieler teilen sich den Sieg mit { $points } Tapferkeitspunkten!
    }
    .seat2 = { $count ->
        [1] { $seat1 } gewinnt mit { $points } Tapferkeitspunkten!
        [2] Du und { $seat1 } teilt euch den Sieg mit { $points } Tapferkeitspunkten!
        [3] Du, { $seat1 } und { $seat3 } teilt euch den Sieg mit { $points } Tapferkeitspunkten!
       *[other] { $count } Spieler teilen sich den Sieg mit { $points } Tapferkeitspunkten!
    }
    .seat3 = { $count ->
        [1] { $seat1 } gewinnt mit { $points } Tapferkeitspunkten!
        [2] { $seat1 } und { $seat2 } teilen sich den Sieg mit { $points } Tapferkeitspunkten!
        [3] Du, { $seat1 } und { $seat2 } teilt euch den Sieg mit { $points } Tapferkeitspunkten!
       *[other] { $count } Spieler teilen sich den Sieg mit { $points } Tapferkeitspunkten!
    }

## Optionen
option-hero_set = Helden
option-hero_set-note = Welche Helden eine Linie rufen kann; die erste Partie lässt die drei weg, die am meisten Erklärung brauchen.
option-hero_set-all = Alle 21 Helden
option-hero_set-first_game = Erstes Spiel: ohne Thrud, Ylud und Uline
option-distinction_evaluation = Truppenschau
option-distinction_evaluation-note = Ob eine eben genommene Auszeichnung noch ändert, wer die nächste bekommt.
option-distinction_evaluation-sequential = Eine Auszeichnung nach der anderen
option-distinction_evaluation-snapshot = Alle Mehrheiten auf einmal gezählt
option-show_derivable_coins = Münzen aller zeigen
option-show_derivable_coins-note = Alle fünf Münzen eines jeden offen, wie man sie sich auch merken könnte.
option-show_derivable_coins-on = Ja
option-show_derivable_coins-off = Nein: aus dem Gedächtnis spielen
option-auto_pick_same_class = Die beste Karte von selbst nehmen, wenn nur eine Klasse liegt
option-auto_pick_same_class-note = Spart einen Klick, wo die Karten einer Taverne sich nur in den Punkten unterscheiden.
option-auto_pick_same_class-off = Nein
option-auto_pick_same_class-on = Ja
option-live_scores = Punktestand während des Spiels zeigen
option-live_scores-note = Die Punkte aller neben der Chronik; ohne sie bleibt das Ende spannend.
option-live_scores-on = Ja
option-live_scores-off = Erst am Ende

## The page's own words
nidavellir-page-taken-you = jetzt dein
nidavellir-page-rivals = andere
nidavellir-page-treasure = Schatz
nidavellir-page-class-warrior = Krieger
nidavellir-page-class-hunter = Jäger
nidavellir-page-class-miner = Minen­arbeiter
nidavellir-page-class-blacksmith = Schmied
nidavellir-page-class-explorer = Kund­schafter
nidavellir-page-short-goblin = Goblin
nidavellir-page-short-dragon = Drache
nidavellir-page-short-horse = Pony
nidavellir-page-next = danach
nidavellir-page-left = übrig
nidavellir-page-coin-plus = Münze +{ $bonus }
nidavellir-page-deck = noch { $count }
nidavellir-page-changes = Was sich geändert hat
nidavellir-page-total = gesamt
nidavellir-page-mine = Deine Tafel
nidavellir-page-armies = Alle Armeen
nidavellir-page-show-army = Armee zeigen
nidavellir-page-your-coins = Deine Münzen
nidavellir-page-your-coin = du
nidavellir-page-your-bid = dein Gebot
nidavellir-page-no-bid = noch keine Münze
nidavellir-page-no-bids = es wird geboten
nidavellir-page-drop-here = Münze hierher
nidavellir-page-coins-in-hand = Münzen auf der Hand
nidavellir-page-pouch-fills = Die zwei übrigen Münzen kommen in den Geldbeutel.
nidavellir-page-backs = { $count ->
    [one] Ein verdecktes Gebot
   *[other] { $count } verdeckte Gebote
}
nidavellir-page-hole-empty = { $tavern }: noch keine Münze
nidavellir-page-hole-coin = { $tavern }: deine { $coin }. Zurücknehmen
nidavellir-page-coin-free = { $coin }, auf der Hand
nidavellir-page-coin-placed = { $coin }, gelegt: { $tavern }. Zurücknehmen
nidavellir-page-exchange = Tauschmünze
nidavellir-page-acting = wählt gerade
nidavellir-page-bids-later = bietet später
nidavellir-page-place = { $place ->
    [1] wählt zuerst
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
   *[other] als Fünfter
}
nidavellir-page-order-entry = { $who }, Münze { $coin }, { $state }
nidavellir-page-order-grown = inzwischen { $coin }
nidavellir-page-order-past = hat gewählt
nidavellir-page-order-now = wählt jetzt
nidavellir-page-order-next = kommt noch
nidavellir-page-column = { $name }: { $grades }, { $points }
nidavellir-page-column-choose = Spalte { $name } wählen
nidavellir-page-next-line = nächster: Reihe { $line }
nidavellir-page-change = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
    }
nidavellir-page-legal = zu haben
nidavellir-page-chosen = gewählt
nidavellir-page-hero-title = Wirb einen Helden an
nidavellir-page-hero-hint = Zeige auf einen Helden, um zu lesen, was er kann; die Zahl sagt, was er dir jetzt bringt.
nidavellir-page-hero-tap = Tippe einen Helden an, um zu lesen, was er kann; die Zahl sagt, was er dir jetzt bringt.
nidavellir-page-hero-look = Wähle einen Helden, um zu lesen, was er kann. Ein Schloss heißt: Er käme jetzt nicht zu dir.
nidavellir-page-awarded = Geht an
nidavellir-page-evaluated = Der König hat die Truppen gemustert
nidavellir-page-to-taverns = Ins zweite Zeitalter

## Die Lektion
nidavellir-lesson-1 = Willkommen, Elvaland! Frosti und Lofar wollen dieselben Zwerge wie du. Sie warten in drei Tavernen und gehören fünf Klassen an. Ein Rang jeder Klasse ist eine Reihe, und jede Reihe bringt dir einen Helden.
nidavellir-lesson-2 = Alle bieten gleichzeitig und geheim: eine Münze in jeder Taverne. Lege die 0 zum Goblin: Sie gewinnt nichts, lässt aber eine andere Münze wachsen. Dann die 3 zum Drachen und die 2 zum Pony.
nidavellir-lesson-3 = Beim Goblin lagen drei Nullen, und dein Edelstein war der niedrigste: Du kamst zuletzt, und die Karte, die übrig war, der Krieger 5, kam von selbst zu dir. Aber deine 0 hat die 4 und die 5 in deinem Geldbeutel getauscht. Zusammen sind sie 9 wert; davon war keine mehr da, also hast du eine 10! Beim Drachen ist deine 3 das beste Gebot. Nimm den Kundschafter 11: Kundschafter zählen einfach ihre Punkte.
nidavellir-lesson-4 = Auch beim Pony kam die letzte Karte von selbst zu dir: ein Krieger 3. Die Runde ist vorbei, und alle Münzen kommen zurück: Du hast jetzt 0, 2, 3, 4 und 10. Für deine erste Reihe fehlen noch ein Jäger, ein Minenarbeiter und ein Schmied.
nidavellir-lesson-5 = Alle drei liegen hier. Biete die 2 beim Goblin, die 0 beim Drachen und deine neue 10 beim Pony.
nidavellir-lesson-6 = Dreimal die 2: Dann kommt der höhere Edelstein zuerst. Deiner ist jetzt die 5, denn wer gleich geboten hatte, hat getauscht. Nimm den Jäger: Jäger zählen ihre Anzahl mal sich selbst.
nidavellir-lesson-7 = Beim Drachen kamst du zuletzt: Der Schmied, der übrig war, kam von selbst zu dir, und deine 0 hat aus 3 und 4 eine 8 gemacht. Hier schlägt deine 10 die 9. Nimm den Minenarbeiter 2: Dann hast du von jeder Klasse einen.
nidavellir-lesson-8 = Die Reihe ist voll, also muss ein Held kommen. Zeige auf einen, um zu lesen, was er kann; die Zahl sagt, was er jetzt bringt. Wirb Ylud an: Am Ende des Zeitalters geht sie dorthin, wo du sie brauchst.
nidavellir-lesson-9 = Dritte Runde. Lass die 8 und die 10 im Geldbeutel, damit die 0 sie tauscht: 2 zum Goblin, 0 zum Drachen, 3 zum Pony.
nidavellir-lesson-10 = Dein Edelstein gewinnt den Gleichstand noch einmal. Nimm den Jäger: Zwei Jäger sind 2 × 2 = 4 wert.
nidavellir-lesson-11 = Beim Drachen blieb ein Kundschafter 7 übrig und kam von selbst zu dir. Nimm den Minenarbeiter 1. Minenarbeiter werden malgenommen: 2 + 1 Punkte mal 2 Ränge sind 6. Die vierte Runde wird dann für dich gespielt: Sieh einfach zu.
nidavellir-lesson-12 = Die Runde, die für dich gespielt wurde, brachte einen Minenarbeiter 0, einen Kundschafter 9 und einen Krieger 4. Das erste Zeitalter endet, und deine beste Münze ist schon eine 25. Ylud verlässt den Kommandobereich und tritt in eine Spalte. Schicke sie zu den Schmieden: Dort füllt sie deine zweite Reihe.
nidavellir-lesson-13 = Zwei Reihen, zwei Helden. Wirb Uline an: Von jetzt an bietest du zuletzt und kennst vorher die Münzen aller anderen.
nidavellir-lesson-14 = Der König mustert die Truppen: Wer in einer Klasse allein die meisten Ränge hat, bekommt eine Auszeichnung. Bei den Kundschaftern führst du und wirst Pionier: Behalte eine von drei Karten des nächsten Zeitalters. Behalte den Jäger.
nidavellir-lesson-15 = Das zweite Zeitalter. Dank Uline siehst du, dass beim Goblin 24 und 23 liegen. Biete deine 25.
nidavellir-lesson-16 = Nimm die Königliche Gabe. Sie ist kein Zwerg: Sie lässt eine deiner Münzen um 5 wachsen und ist dann aus dem Spiel.
nidavellir-lesson-17 = Jede Münze kann wachsen, nur die 0 nicht. Wähle die 3: Mit 5 mehr wäre sie eine 8. Davon ist keine da, also kommt die nächsthöhere, eine 9.
nidavellir-lesson-18 = Lofar zeigt eine 10, Frosti eine 2. Deine eigene 2 reicht für den zweiten Platz, denn dein Edelstein ist höher als der von Frosti.
nidavellir-lesson-19 = Nimm den Schmied: Jeder Schmiederang zählt einen Punkt mehr als der vorige. Und er füllt deine dritte Reihe.
nidavellir-lesson-20 = Wirb Thrud an: am Ende 13 Punkte, und bis dahin ein Rang, wo immer du willst.
nidavellir-lesson-21 = Stelle sie vorerst ans Ende der Krieger. Die meisten Kriegerränge bringen am Ende deine beste Münze noch einmal, aber dann ist sie schon daheim.
nidavellir-lesson-22 = Beim Pony wurde für dich die 0 geboten, also kamst du zuletzt: Der Krieger 6, der übrig war, kam von selbst dazu. Thrud steht immer am Ende, also muss sie weiterziehen. Schicke sie zu den Jägern.
nidavellir-lesson-23 = Für dich wurde die 0 geboten und ein Minenarbeiter 1 genommen, also folgt ein Tausch. Mit Uline wählst du zwei Münzen deiner Hand: Nimm 8 und 17. Zusammen 25; aber die hast du schon, und höher geht es nicht: Du bekommst die beste, die noch da ist, eine 22.
nidavellir-lesson-24 = Zwei gute Gebote, für dich gemacht, brachten einen Kundschafter 11 und einen Schmied: Deine vierte Reihe ist voll. Wirb Dagda an: drei Jägerränge auf einmal, aber zwei Zwerge müssen gehen.
nidavellir-lesson-25 = Gehen kann nur der letzte Zwerg einer Spalte, nie ein Held. Schicke den Minenarbeiter 1 und den Schmied weg: Wähle beide Spalten.
nidavellir-lesson-26 = Sechs Jägerränge: 36 Punkte! Mit den richtigen Helden gewinnt man hier. Am Ende zählen auch deine Münzen, also lass sie wachsen. Von jetzt an machst du jeden Zug selbst: Finde zuerst einen neuen Platz für Thrud.
nidavellir-lesson-done = Du kannst alles: bieten, tauschen, Reihen füllen, Helden anwerben. Spiel weiter gegen Frosti und Lofar, oder eröffne einen eigenen Tisch.

## Wertungsbogen für den echten Tisch
nidavellir-form-coins = Deine fünf Münzen
nidavellir-form-coins-hint = Alle fünf, die Tauschmünze eingeschlossen.
nidavellir-form-army-hint = Die Zwerge aller fünf Spalten, ohne die Helden.
nidavellir-form-command = Helden mit eigener Wertung
nidavellir-form-command-hint = Ränge und Punkte aller anderen Helden, auch von Ylud, zählen in ihrer Spalte; der Rang von Thrud nicht. Idunns 7 zählt in ihrer Spalte, ihre 2 je Rang kommen hier dazu.
nidavellir-form-heroes = Helden
nidavellir-form-heroes-hint = Alle Helden, die bei dir sind, wo immer sie stehen.
nidavellir-form-ylud = Ylud steht in der Spalte
nidavellir-form-gem = Edelstein
nidavellir-form-gem-hint = Der Edelstein des Königs, die 6, liegt auf dem des Kronjuweliers.
nidavellir-form-distinctions-hint = Was du am Ende des ersten Zeitalters gewonnen hast.
nidavellir-form-wrong-jeweler = Der Edelstein { $gem } liegt beim Kronjuwelier, und das ist jemand anders.
nidavellir-form-wrong-master = Der Jagdmeister hat die Sondermünze { $coin } statt der Tauschmünze.

## Hints
nidavellir-hint-majority = Du hast dann mit { $count } die meisten Krieger: Am Ende zählt auch deine beste Münze, jetzt die { $coin }.
nidavellir-hint-hunters =
  { $count ->
    [one] Dein Jäger zählt dann { $points }.
   *[other] Deine { $count } Jäger zählen dann { $points }.
  }
nidavellir-hint-blacksmiths =
  { $count ->
    [one] Dein Schmied zählt dann { $points }.
   *[other] Deine { $count } Schmiede zählen dann { $points }.
  }
nidavellir-hint-miners =
  { $count ->
    [one] Dein Minenarbeiter zählt dann { $points }.
   *[other] Deine { $count } Minenarbeiter zählen dann { $sum } × { $count } = { $points }.
  }
nidavellir-hint-brothers =
  { $count ->
    [one] Der erste Dwerg-Bruder zählt { $points }; jeder weitere hebt den Wert aller.
   *[other] Deine { $count } Dwerg-Brüder zählen dann zusammen { $points }.
  }
