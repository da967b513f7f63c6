# Nains auf Deutsch. Eigene Sätze; Karten, Orte und Cognars heißen wie gedruckt.

## Das Spiel
nains-title = Nains
nains-pitch = Fünf Orden, fünf Talions und eine Horde Söldner: Überbiete die anderen Fürsten und gewinne die Cognars für dich.
nains-goal = Nach zwei Ären gewinnt der tapferste Festungsstaat.

## Orden
nains-class-shield = Schild
nains-class-temple = Tempel
nains-class-errants = Wanderer
nains-class-forge = Schmiede
nains-class-talion = Talion
nains-class-command = Weiße Cognars
nains-class-any = Beliebig
nains-class-malt = Malz
nains-classes-shield = Orden des Schildes
nains-classes-temple = Orden des Tempels
nains-classes-errants = Orden der Wanderer
nains-classes-forge = Orden der Schmiede
nains-classes-talion = Orden des Talions
nains-classes-command = Weiße Cognars
nains-help-shield = Jeder Rang zählt einen Punkt mehr als der vorige: 3, 7, 12, 18, 25 …
nains-help-temple = Die Summe der Punkte mal deine Okkultsymbole. Eines steht von Anfang an auf deiner Tafel; Söldner kommen erst danach dazu.
nains-help-errants = Zähle die Punkte zusammen. Eine Zahl, die du schon hast, verdeckt ein Paria-Plättchen: Ihre Punkte sind weg, ihr Rang und ihr Malz bleiben.
nains-help-forge = Die Summe der Punkte, dazu deine verschiedenen Runen mal sich selbst: 1, 4, 9, 16, 25 …
nains-help-talion = Einfach die Punkte zusammenzählen. Jeder Zwerg, der kommt, lässt die Münze, die du für ihn geboten hast, um 1 wachsen.
nains-help-command = Weiße Cognars stehen im Kommandobereich und wirken von dort.
nains-help-malt = 1 Punkt für jedes Malz; einer mehr mit dem Likör-Zertifikat, einer mehr mit Gurdan und Borogam zusammen.
nains-help-mercenary = Söldner kommen mindestens zu zweit. Der erste muss eine Reihe füllen, in der einzigen kürzesten Spalte; wer folgt, darf überallhin.

## Teile des Tisches
nains-tavern-yjdad = Yjdads Humpen
nains-tavern-grognard = Gebratener Haudegen
nains-tavern-hallebarde = Hungrige Hellebarde
nains-place-yjdad = bei Yjdads Humpen
nains-place-grognard = beim Gebratenen Haudegen
nains-place-hallebarde = bei der Hungrigen Hellebarde
nains-place-pouch = im Geldbeutel
nains-place-hand = auf der Hand
nains-status-waiting = noch nicht offen
nains-status-open = jetzt offen
nains-status-closed = geschlossen
nains-pouch = Geldbeutel
nains-hand = Hand
nains-army = Armee
nains-command = Kommandobereich
nains-discard = Ablagestapel
nains-treasure = Königlicher Schatz
nains-heroes = Cognars
nains-mercenaries = Söldner
nains-distinctions = Elite-Cognars
nains-evaluation = Bewertung der Orden
nains-unseen = Was diese Ära noch bringt
nains-taverns = Tavernen
nains-order = Reihenfolge
nains-rivals = Rivalen
nains-chronicle = Chronik
nains-age = Ära { $age }
nains-round = Runde { $round } von { $rounds }
nains-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
nains-gem = Edelstein { $value }
nains-coin = Münze { $value }
nains-coin-base = Bronzemünze { $value }
nains-coin-royal = Goldmünze { $value }
nains-coin-special = Tauschtalion { $value }
nains-coin-exchange = Tauschtalion: Biete ihn, und von den zwei Münzen im Geldbeutel wächst die höhere um den Wert der anderen
nains-coin-hidden = Verdeckte Münze
nains-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
nains-copies = noch { $left } von { $of }
nains-grades = { $count ->
    [one] { $count } Rang
   *[other] { $count } Ränge
}
nains-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
nains-lines = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
nains-hero-count = { $count ->
    [0] kein Cognar
    [one] { $count } Cognar
   *[other] { $count } Cognars
}
nains-next-hero = Nächster Cognar bei Reihe { $line }
nains-missing = fehlt
nains-ready = hat geboten
nains-thinking = bietet noch
nains-taken = von { $who } genommen
    .who = von dir genommen
nains-held = bei { $who }
    .who = bei dir
nains-open = noch nicht vergeben
nains-unclaimed = bei niemandem: Gleichstand an der Spitze
nains-tie-gems = { $coin } = { $coin }, Edelstein { $high } > Edelstein { $low }
nains-malt = Malz
nains-malt-count = { $count } Malz
nains-malt-rate = { $rate ->
    [one] je 1 Punkt
   *[other] je { $rate } Punkte
}
nains-occult = Okkult
nains-occult-count = { $count ->
    [one] 1 Okkultsymbol
   *[other] { $count } Okkultsymbole
}
nains-runes = Runen
nains-rune-count = { $count ->
    [0] keine Rune
    [one] 1 Rune
   *[other] { $count } verschiedene Runen
}
nains-rune-fehu = Fehu
nains-rune-uruz = Uruz
nains-rune-ansuz = Ansuz
nains-rune-raidho = Raidho
nains-rune-redwin = Redwins Rune
nains-rune-ulrog_1 = Ulrogs erste Rune
nains-rune-ulrog_2 = Ulrogs zweite Rune
nains-rune-tala = Talas Rune
nains-rune-torun = Toruns Rune
nains-rune-jorun = Joruns Rune
nains-token = Paria-Plättchen
nains-tokens = { $count ->
    [one] 1 Paria-Plättchen
   *[other] { $count } Paria-Plättchen
}
nains-regained = +{ $points } kommen am Ende zurück
nains-track = Tapferkeit des Schildes: { $grades ->
    [one] { $grades } Rang
   *[other] { $grades } Ränge
    }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }

## Phasen
nains-phase-bid = Gebote
nains-phase-turn = Anheuern
nains-phase-hero = Ein Cognar kommt
nains-phase-transform = Eine Münze wächst
nains-phase-discard = Abweisung
nains-phase-gaat = Ga’at reiht sich ein
nains-phase-svara = Svaras Späher
nains-phase-over = Abrechnung

## Karten: Zwerge
nains-card-hidden = Verdeckte Karte
nains-card-e1_shield = Schild
nains-card-e1_shield_m = Schild (Malz)
nains-card-e1_shield_5p = { nains-card-e1_shield }
nains-card-e1_shield_m_5p = { nains-card-e1_shield_m }
nains-card-e1_temple_0_o_m = Tempel 0 (Okkult, Malz)
nains-card-e1_temple_0_o = Tempel 0 (Okkult)
nains-card-e1_temple_1_o = Tempel 1 (Okkult)
nains-card-e1_temple_1_m = Tempel 1 (Malz)
nains-card-e1_temple_2 = Tempel 2
nains-card-e1_temple_3 = Tempel 3
nains-card-e1_temple_0_o_5p = { nains-card-e1_temple_0_o }
nains-card-e1_temple_2_m_5p = Tempel 2 (Malz)
nains-card-e1_errants_5_m = Wanderer 5 (Malz)
nains-card-e1_errants_6_m = Wanderer 6 (Malz)
nains-card-e1_errants_7_m = Wanderer 7 (Malz)
nains-card-e1_errants_8_m = Wanderer 8 (Malz)
nains-card-e1_errants_9 = Wanderer 9
nains-card-e1_errants_10 = Wanderer 10
nains-card-e1_errants_11 = Wanderer 11
nains-card-e1_errants_12 = Wanderer 12
nains-card-e1_errants_6_m_5p = { nains-card-e1_errants_6_m }
nains-card-e1_errants_10_5p = { nains-card-e1_errants_10 }
nains-card-e1_forge_fehu_2_m = Schmiede Fehu 2 (Malz)
nains-card-e1_forge_fehu_5 = Schmiede Fehu 5
nains-card-e1_forge_uruz_2_m = Schmiede Uruz 2 (Malz)
nains-card-e1_forge_uruz_5 = Schmiede Uruz 5
nains-card-e1_forge_ansuz_3 = Schmiede Ansuz 3
nains-card-e1_forge_raidho_4 = Schmiede Raidho 4
nains-card-e1_forge_ansuz_4_5p = Schmiede Ansuz 4
nains-card-e1_forge_raidho_3_5p = Schmiede Raidho 3
nains-card-e1_talion_3_m = Talion 3 (Malz)
nains-card-e1_talion_4_m = Talion 4 (Malz)
nains-card-e1_talion_5 = Talion 5
nains-card-e1_talion_6 = Talion 6
nains-card-e1_talion_7 = Talion 7
nains-card-e1_talion_8 = Talion 8
nains-card-e1_talion_9 = Talion 9
nains-card-e1_talion_6_5p = { nains-card-e1_talion_6 }
nains-card-e2_shield = { nains-card-e1_shield }
nains-card-e2_shield_m = { nains-card-e1_shield_m }
nains-card-e2_shield_5p = { nains-card-e1_shield }
nains-card-e2_shield_m_5p = { nains-card-e1_shield_m }
nains-card-e2_temple_0_o_m = { nains-card-e1_temple_0_o_m }
nains-card-e2_temple_0_o = { nains-card-e1_temple_0_o }
nains-card-e2_temple_1_o = { nains-card-e1_temple_1_o }
nains-card-e2_temple_1_m = { nains-card-e1_temple_1_m }
nains-card-e2_temple_2 = { nains-card-e1_temple_2 }
nains-card-e2_temple_3 = { nains-card-e1_temple_3 }
nains-card-e2_temple_0_o_5p = { nains-card-e1_temple_0_o }
nains-card-e2_temple_2_m_5p = { nains-card-e1_temple_2_m_5p }
nains-card-e2_errants_5_m = { nains-card-e1_errants_5_m }
nains-card-e2_errants_6_m = { nains-card-e1_errants_6_m }
nains-card-e2_errants_7_m = { nains-card-e1_errants_7_m }
nains-card-e2_errants_8_m = { nains-card-e1_errants_8_m }
nains-card-e2_errants_9 = { nains-card-e1_errants_9 }
nains-card-e2_errants_10 = { nains-card-e1_errants_10 }
nains-card-e2_errants_11 = { nains-card-e1_errants_11 }
nains-card-e2_errants_12 = { nains-card-e1_errants_12 }
nains-card-e2_errants_7_m_5p = { nains-card-e1_errants_7_m }
nains-card-e2_errants_11_5p = { nains-card-e1_errants_11 }
nains-card-e2_forge_fehu_3 = Schmiede Fehu 3
nains-card-e2_forge_uruz_4 = Schmiede Uruz 4
nains-card-e2_forge_ansuz_2_m = Schmiede Ansuz 2 (Malz)
nains-card-e2_forge_ansuz_5 = Schmiede Ansuz 5
nains-card-e2_forge_raidho_2_m = Schmiede Raidho 2 (Malz)
nains-card-e2_forge_raidho_5 = Schmiede Raidho 5
nains-card-e2_forge_fehu_4_5p = Schmiede Fehu 4
nains-card-e2_forge_uruz_3_5p = Schmiede Uruz 3
nains-card-e2_talion_3_m = { nains-card-e1_talion_3_m }
nains-card-e2_talion_4_m = { nains-card-e1_talion_4_m }
nains-card-e2_talion_5 = { nains-card-e1_talion_5 }
nains-card-e2_talion_6 = { nains-card-e1_talion_6 }
nains-card-e2_talion_7 = { nains-card-e1_talion_7 }
nains-card-e2_talion_8 = { nains-card-e1_talion_8 }
nains-card-e2_talion_9 = { nains-card-e1_talion_9 }
nains-card-e2_talion_6_5p = { nains-card-e1_talion_6 }

## Cognars: Name, Wirkung
nains-card-volgrir = Volgrir
nains-card-abokar = Abokar
nains-card-svara = Svara
nains-card-ararun = Ararun
nains-card-sriza = Sriza
nains-card-fey = Fey
nains-card-derdhr = Derdhr
nains-card-kardum = Kardum
nains-card-oosram = Oösräm
nains-card-droh = Dröh
nains-card-ulrog = Ulrog
nains-card-tala = Tala
nains-card-torun = Torun
nains-card-gurdan = Gurdan
nains-card-borogam = Borogam
nains-card-jorun = Jorun
nains-card-oboron = Oboron
nains-card-gaat = Ga’at
nains-card-tadgar = Tadgar
nains-card-akab = Akab
nains-card-lygdr = Lygdr
nains-card-dawn = Dawn
nains-card-wal = Wal
nains-power-volgrir = 2 Schildränge
nains-power-abokar = 1, und 1 je Schild
nains-power-svara = 1 Rang, sieh 5 Karten
nains-power-ararun = 2 Ränge, 2 Punkte
nains-power-sriza = 1 Rang, 2 Okkult
nains-power-fey = 1 Rang, 5 Punkte
nains-power-derdhr = 13 Punkte, ein Talion +5
nains-power-kardum = 2 Ränge, 0 wird 3
nains-power-oosram = 15 Punkte, 2 Plättchen weg
nains-power-droh = 10 Punkte, 1 Plättchen weg
nains-power-ulrog = 1 Rang, 2 Runen
nains-power-tala = 2 Ränge, 6, eine Rune
nains-power-torun = 1 Rang, 12, eine Rune
nains-power-gurdan = 22 Punkte, 1 Malz
nains-power-borogam = 14 Punkte, 3 Malz
nains-power-jorun = eine Rune, 3 je Rune
nains-power-oboron = 15 Punkte, bringt Ga’at
nains-power-tadgar = 24 Punkte, Spalte nach Wahl
nains-power-akab = 21 Punkte, Spalte nach Wahl
nains-power-lygdr = 23 Punkte, Spalte nach Wahl
nains-power-dawn = 20 Punkte, Spalte nach Wahl
nains-power-wal = 22 Punkte, Spalte nach Wahl
nains-effect-volgrir = Zwei Schildränge.
nains-effect-abokar = Ein Schildrang, dazu am Ende 1 Punkt für jeden Schildrang, seinen eigenen eingeschlossen.
nains-effect-svara = Ein Schildrang. Sieh dir sofort fünf Karten der zweiten Ära an und behalte eine.
nains-effect-ararun = Zwei Tempelränge, 2 Punkte zum Malnehmen und ein Okkultsymbol.
nains-effect-sriza = Ein Tempelrang und zwei Okkultsymbole.
nains-effect-fey = Ein Tempelrang und 5 Punkte zum Malnehmen.
nains-effect-derdhr = Ein Talionrang und 13 Punkte. Sofort wächst eine deiner Münzen um 5, nur nicht der Tauschtalion.
nains-effect-kardum = Zwei Talionränge und 5 Punkte. Deine 0 weicht einer 3, die genauso tauscht.
nains-effect-oosram = Ein Wandererrang und 15 Punkte. Am Ende kommen zwei Paria-Plättchen weg.
nains-effect-droh = Zwei Wandererränge und 10 Punkte. Am Ende kommt ein Paria-Plättchen weg.
nains-effect-ulrog = Ein Schmiederang und zwei Runen, die es sonst nicht gibt.
nains-effect-tala = Zwei Schmiederänge, 6 Punkte und eine Rune, die es sonst nicht gibt.
nains-effect-torun = Ein Schmiederang, 12 Punkte und eine Rune, die es sonst nicht gibt.
nains-effect-gurdan = 22 Punkte und ein Malz. Mit Borogam zählt jedes Malz einen Punkt mehr.
nains-effect-borogam = 14 Punkte und drei Malz. Mit Gurdan zählt jedes Malz einen Punkt mehr.
nains-effect-jorun = Eine Rune, die es sonst nicht gibt, und 3 Punkte für jede deiner verschiedenen Runen.
nains-effect-oboron = 15 Punkte. Mit ihm kommt sofort Ga’at und tritt in eine Spalte deiner Wahl.
nains-effect-gaat = Ein Rang in irgendeiner Spalte: 2 Punkte zum Malnehmen im Tempel, 9 bei den Wanderern, 4 in der Schmiede, 6 beim Talion.
nains-effect-tadgar = Söldner: ein Rang in einer Spalte deiner Wahl und 24 Punkte. Kommt nie allein.
nains-effect-akab = Söldner: ein Rang in einer Spalte deiner Wahl und 21 Punkte. Kommt nie allein.
nains-effect-lygdr = Söldner: ein Rang in einer Spalte deiner Wahl und 23 Punkte. Kommt nie allein.
nains-effect-dawn = Söldner: ein Rang in einer Spalte deiner Wahl und 20 Punkte. Kommt nie allein.
nains-effect-wal = Söldner: ein Rang in einer Spalte deiner Wahl und 22 Punkte. Kommt nie allein.

## Elite-Cognars und das Zertifikat
nains-distinction-tiss = Tiss
nains-distinction-aral = Aral
nains-distinction-brum = Brum
nains-distinction-redwin = Redwin
nains-distinction-ordo = Ordo
nains-distinction-liquor_certification = Likör-Zertifikat
nains-gain-tiss = Am Ende 2 Punkte für jeden Schildrang.
nains-gain-aral = Ein Okkultsymbol.
nains-gain-brum = 13 Punkte, und am Ende kommt ein Paria-Plättchen weg.
nains-gain-redwin = Eine Rune, die es sonst nicht gibt.
nains-gain-ordo = Sofort weicht die niedrigere deiner zwei kleinsten Münzen einer, die so viel wert ist wie beide zusammen; der Tauschtalion bleibt außen vor.
nains-gain-liquor_certification = Jedes Malz zählt einen Punkt mehr.
nains-rule-distinction = Geht an den, der am Ende der ersten Ära allein die meisten Ränge dieses Ordens hat.
nains-rule-certification = Geht an den, der am Ende der ersten Ära allein das meiste Malz hat.

## Wertungsbogen
nains-score-shield = Schild
nains-score-temple = Tempel
nains-score-errants = Wanderer
nains-score-forge = Schmiede
nains-score-talion = Talion
nains-score-command = Weiße Cognars
nains-score-elite = Elite-Cognars
nains-score-malt = Malz
nains-score-coins = Münzen
nains-score-total = Tapferkeitswert
nains-score-shield-how = 3, 7, 12, 18, 25 …
nains-score-temple-how = Punkte × Okkult
nains-score-errants-how = unverdeckte Punkte
nains-score-forge-how = Punkte + Runen × Runen
nains-score-talion-how = Summe der Punkte
nains-score-command-how = wie auf ihren Karten
nains-score-elite-how = Tiss und Brum
nains-score-malt-how = Malz × sein Wert
nains-score-coins-how = Summe aller fünf

## Aufforderungen: eine für den gefragten Platz, eine (-wait) für die anderen
nains-prompt-bid = Lege in jede Taverne eine Münze
nains-prompt-bid-wait = { $count ->
    [one] { $who } bietet noch
   *[other] { $count } Spieler bieten noch
}
nains-prompt-turn = Nimm eine Karte: { $tavern }
nains-prompt-turn-wait = { $who } nimmt eine Karte: { $tavern }
nains-prompt-hero = Eine Reihe ist voll: Wirb einen Cognar an!
nains-prompt-hero-wait = { $who } wirbt einen Cognar an
nains-prompt-mercenary = Ein zweiter Söldner muss folgen: Wähle ihn und seine Spalte
nains-prompt-mercenary-wait = { $who } wirbt einen zweiten Söldner an
nains-prompt-transform = Wähle die Münze, die um { $bonus } wächst
nains-prompt-transform-wait = { $who } lässt eine Münze um { $bonus } wachsen
nains-prompt-discard = Schick eine dieser zwei Karten weg: { $tavern }
nains-prompt-discard-wait = { $who } schickt eine von zwei Karten weg: { $tavern }
nains-prompt-gaat = Wohin geht Ga’at?
nains-prompt-gaat-wait = { $who } sucht einen Platz für Ga’at
nains-prompt-svara = Behalte eine dieser { $count } Karten
nains-prompt-svara-wait = { $who } sieht sich { $count } Karten der zweiten Ära an und behält eine
nains-prompt-over = { $who } gewinnt mit { $points } Tapferkeitspunkten
    .who = Du gewinnst mit { $points } Tapferkeitspunkten
nains-prompt-over-shared = Geteilter Sieg mit { $points } Tapferkeitspunkten

## Die kleine Zeile darunter
nains-note-bid-first = Die höhere Münze wählt zuerst. Zwei Münzen bleiben im Geldbeutel.
nains-note-bid-trade = Biete den Tauschtalion ({ $exchange }), um die zwei Münzen im Geldbeutel gegen eine größere zu tauschen.
nains-note-bid-last = Die letzten Gebote des Spiels: Am Ende zählen auch die Münzen.
nains-note-ready = Dein Gebot liegt. Du kannst es zurücknehmen, bis das letzte da ist.
nains-note-order-tie = { $coin } gegen { $coin }: Edelstein { $high } kommt vor Edelstein { $low }; danach werden Edelsteine getauscht.
nains-note-trade = Dein Tauschtalion liegt hier: Danach wird { $low } + { $high } zu { $new }.
nains-note-trade-open = Der Tauschtalion liegt hier: Ein Münztausch folgt.
nains-note-missing = { $count ->
    [one] Zum nächsten Cognar fehlt ein Orden: { $classes }
   *[other] Zum nächsten Cognar fehlen { $count } Orden
}
nains-note-line = Reihe { $line } ist voll, und { $heroes ->
    [0] noch folgt dir kein Cognar
    [one] ein Cognar folgt dir
   *[other] { $heroes } Cognars folgen dir
}.
nains-note-line-wait = Reihe { $line } ist voll.
nains-note-transform-talion = Der Tauschtalion wächst nie: An seiner Stelle wächst eine Münze im Geldbeutel.
nains-note-transform-derdhr = Derdhr lässt jede Münze wachsen, nur nicht den Tauschtalion.
nains-note-discard = Der andere Fürst muss nehmen, was bleibt.
nains-note-gaat = Er zählt dort einen Rang und kann eine Reihe füllen.
nains-note-svara = Niemand sonst sieht sie. Die anderen gehen zurück in den Stapel.
nains-note-group-forced = Söldner kommen mindestens zu zweit; dieser darf in jede Spalte.
nains-note-group-open = Ein weiterer Söldner darf folgen, in jeder Spalte; auch jeder andere Cognar darf kommen.
nains-note-margin = { $points ->
    [0] Gleichauf mit { $who }, aber mit mehr Elite-Cognars
    [one] Ein Punkt vor { $who }
   *[other] { $points } Punkte vor { $who }
}
    .who = { $points ->
        [0] Gleichauf mit dir, aber mit mehr Elite-Cognars
        [one] Ein Punkt vor dir
       *[other] { $points } Punkte vor dir
    }

## Wahlmöglichkeiten
nains-choice-bid = Humpen { $yjdad }, Haudegen { $grognard }, Hellebarde { $hallebarde }
    .aria = Yjdads Humpen { $yjdad }, Gebratener Haudegen { $grognard }, Hungrige Hellebarde { $hallebarde }; im Geldbeutel { $low } und { $high }
nains-choice-pick = { $card } nehmen
nains-choice-hero = { $hero } anwerben
nains-choice-mercenary = { $hero }: { $column }
nains-choice-transform = { $old } wird zu { $new }
    .aria = Die Münze { $old } { $place } wird zu { $new }
nains-choice-discard = { $card } wegschicken
nains-choice-gaat = { $hero }: { $column }
nains-choice-svara = { $card } behalten

## Was eine Wahl bringt
nains-preview-trade = { $low } + { $high } wird { $new }
nains-preview-line = Reihe { $line }
nains-preview-token = Plättchen: verdeckt

## Warum nicht
nains-why-last_one = Ein Söldner allein kann keine Gruppe eröffnen.
nains-why-no_column = Ein erster Söldner muss eine Reihe füllen: Eine Spalte muss als einzige die kürzeste sein.
nains-why-must_follow = Erst muss ein zweiter Söldner folgen.
nains-why-line = Ein Cognar kommt, wenn eine Reihe voll ist.
nains-why-exchange = Der Tauschtalion wächst nie.
nains-why-bid = Erst die Münzen: Die Tavernen öffnen, wenn alle geboten haben.
nains-why-tavern = Diese Taverne ist noch nicht offen.
nains-why-taken = Diese Karte ist weg.
nains-why-pouch = Jetzt darf nur eine Münze im Geldbeutel wachsen.
nains-why-column = In diese Spalte darf ein Söldner nur, wenn er einem anderen folgt.
nains-why-at-card = Eine Karte nimmst du, wenn du in der offenen Taverne dran bist; zuerst kommt, was oben gefragt ist.
nains-why-at-coin = Münzen legst du zu Beginn einer Runde; wählen kannst du sie, wenn eine wächst.
nains-why-at-column = Eine Spalte wählst du nur für jemanden, der in mehreren stehen darf.
nains-why-at-hero = { nains-why-line }

## Ereignisse
nains-event-round = Ära { $age }, Runde { $round } von { $rounds }: Die Tavernen füllen sich.
nains-event-bid = { $who } hat geboten.
    .who = Du hast geboten.
nains-event-bid-all = { $who } haben geboten.
    .who = { $who } habt geboten.
nains-event-revealed = { $tavern }: { $count ->
    [2] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }
    [3] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }
    [4] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }
   *[other] { $seat1 } { $coin1 }, { $seat2 } { $coin2 }, { $seat3 } { $coin3 }, { $seat4 } { $coin4 }, { $seat5 } { $coin5 }
}
nains-event-tie = { $tavern }, je { $coin }: { $count ->
    [2] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 })
    [3] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 }) › { $seat3 } (Edelstein { $gem3 })
    [4] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 }) › { $seat3 } (Edelstein { $gem3 }) › { $seat4 } (Edelstein { $gem4 })
   *[other] { $seat1 } (Edelstein { $gem1 }) › { $seat2 } (Edelstein { $gem2 }) › { $seat3 } (Edelstein { $gem3 }) › { $seat4 } (Edelstein { $gem4 }) › { $seat5 } (Edelstein { $gem5 })
}
nains-event-traded = { $who } tauscht { $kept } + { $old }: Die { $old } wird zur { $new }.
    .who = Du tauschst { $kept } + { $old }: Die { $old } wird zur { $new }.
nains-event-leftover = { $tavern }: Niemand nimmt { $card }.
nains-event-gems = { $tavern }, Edelsteintausch: { $count ->
    [2] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }
    [3] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }
    [4] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }
   *[other] { $seat1 } { $old1 } → { $gem1 }, { $seat2 } { $old2 } → { $gem2 }, { $seat3 } { $old3 } → { $gem3 }, { $seat4 } { $old4 } → { $gem4 }, { $seat5 } { $old5 } → { $gem5 }
}
nains-event-recruited = { $who } heuert an: { $card }.
    .who = Du heuerst an: { $card }.
nains-event-paria = { $who } hat diese Zahl schon: Ein Paria-Plättchen verdeckt { $card }.
    .who = Du hast diese Zahl schon: Ein Paria-Plättchen verdeckt { $card }.
nains-event-sent_away = { $tavern }: { $who } schickt { $card } weg.
    .who = { $tavern }: Du schickst { $card } weg.
nains-event-transformed = { $who } macht aus einer { $old } ({ $place }) eine { $new }.
    .who = Du machst aus einer { $old } ({ $place }) eine { $new }.
nains-event-line = { $who } füllt Reihe { $lines }!
    .who = Du füllst Reihe { $lines }!
nains-event-no_hero = { $who } füllt Reihe { $lines }, doch kein Cognar kann kommen.
    .who = Du füllst Reihe { $lines }, doch kein Cognar kann kommen.
nains-event-hero = { $who } wirbt { $hero } an!
    .who = Du wirbst { $hero } an!
nains-event-mercenary = { $who } wirbt den Söldner { $hero } an ({ $column }).
    .who = Du wirbst den Söldner { $hero } an ({ $column }).
nains-event-gaat = { $hero } kommt zu { $who } ({ $column }).
    .who = { $hero } kommt zu dir ({ $column }).
nains-event-svara = { $count ->
    [1] { $who } bekommt die letzte Karte der zweiten Ära.
   *[other] { $who } sieht sich { $count } Karten der zweiten Ära an.
}
    .who = { $count ->
        [1] Du bekommst die letzte Karte der zweiten Ära.
       *[other] Du siehst dir { $count } Karten der zweiten Ära an.
    }
nains-event-svara_cards = Du siehst: { $count ->
    [1] { $card1 }
    [2] { $card1 }, { $card2 }
    [3] { $card1 }, { $card2 }, { $card3 }
    [4] { $card1 }, { $card2 }, { $card3 }, { $card4 }
   *[other] { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
}
nains-event-svara_kept = { $who } behält { $card }. { $cards ->
    [0] Der Stapel ist leer.
    [one] Eine Karte bleibt im Stapel.
   *[other] Die anderen werden gemischt: { $cards } Karten im Stapel.
}
    .who = Du behältst { $card }. { $cards ->
        [0] Der Stapel ist leer.
        [one] Eine Karte bleibt im Stapel.
       *[other] Die anderen werden gemischt: { $cards } Karten im Stapel.
    }
nains-event-evaluation = Die erste Ära ist vorbei: Die Orden werden bewertet.
nains-event-distinction = { $distinction } geht an { $who }: { $column }, { $grades }.
    .who = { $distinction } geht an dich: { $column }, { $grades }.
nains-event-distinction_tied = { $distinction } geht an niemanden: { $count } haben gleich viel, je { $grades } ({ $column }).
nains-event-special_coin = Kardum ersetzt die 0 von { $who } durch den Tauschtalion { $coin }.
    .who = Kardum ersetzt deine 0 durch den Tauschtalion { $coin }.
nains-event-freed = { $count ->
    [one] Ein Paria-Plättchen kommt weg ({ $who }): +{ $points }.
   *[other] { $count } Paria-Plättchen kommen weg ({ $who }): +{ $points }.
}
    .who = { $count ->
        [one] Ein Paria-Plättchen kommt bei dir weg: +{ $points }.
       *[other] { $count } Paria-Plättchen kommen bei dir weg: +{ $points }.
    }
nains-event-scored = { $who }: { $total } Tapferkeitspunkte.
nains-event-over = { $count ->
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
option-elite_order = Reihenfolge der Elite-Cognars
option-elite_order-note = Wie die Elite-Cognars ausliegen; am Ergebnis ändert es nichts.
option-elite_order-random = Gemischt
option-elite_order-class = Wie die Spalten
option-show_derivable_coins = Münzen aller zeigen
option-show_derivable_coins-note = Alle fünf Talions eines jeden offen, wie man sie sich auch merken könnte.
option-show_derivable_coins-on = Ja
option-show_derivable_coins-off = Nein: aus dem Gedächtnis spielen
option-live_scores = Punktestand während des Spiels zeigen
option-live_scores-note = Die Punkte aller neben der Chronik; ohne sie bleibt das Ende spannend.
option-live_scores-on = Ja
option-live_scores-off = Erst am Ende
option-reveal_last_card = Am Ende die übrige Karte der zweiten Ära zeigen
option-reveal_last_card-note = Für Neugierige: die eine Karte, die niemand nehmen konnte.
option-reveal_last_card-off = Nein
option-reveal_last_card-on = Ja

## Die Worte der Seite
nains-page-taken-you = jetzt dein
nains-page-rivals = andere
nains-page-treasure = Schatz
nains-page-next = danach
nains-page-left = übrig
nains-page-changes = Was sich geändert hat
nains-page-now-column = Wähle jetzt die Spalte, in die { $hero } kommt.
nains-page-total = gesamt
nains-page-mine = Deine Tafel
nains-page-armies = Alle Armeen
nains-page-show-army = Armee zeigen
nains-page-your-coins = Deine Münzen
nains-page-your-coin = du
nains-page-your-bid = dein Gebot
nains-page-no-bid = noch keine Münze
nains-page-no-bids = es wird geboten
nains-page-drop-here = Münze hierher
nains-page-coins-in-hand = Münzen auf der Hand
nains-page-pouch-fills = Die zwei übrigen Münzen kommen in den Geldbeutel.
nains-page-backs = { $count ->
    [one] Ein verdecktes Gebot
   *[other] { $count } verdeckte Gebote
}
nains-page-hole-empty = { $tavern }: noch keine Münze
nains-page-hole-coin = { $tavern }: { $coin }. Zurücknehmen
nains-page-coin-free = { $coin }, auf der Hand
nains-page-coin-placed = { $coin }, gelegt: { $tavern }. Zurücknehmen
nains-page-exchange = Tauschtalion
nains-page-acting = wählt gerade
nains-page-place = { $place ->
    [1] wählt zuerst
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
   *[other] als Fünfter
}
nains-page-order-entry = { $who }, Münze { $coin }, { $state }
nains-page-order-grown = inzwischen { $coin }
nains-page-order-past = hat gewählt
nains-page-order-now = wählt jetzt
nains-page-order-next = kommt noch
nains-page-column = { $name }: { $grades }, { $points }
nains-page-column-choose = Spalte { $name } wählen
nains-page-next-line = nächster: Reihe { $line }
nains-page-change = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
    }
nains-page-legal = zu haben
nains-page-chosen = gewählt
nains-page-awarded = Geht an
nains-page-class-shield = Schild
nains-page-class-temple = Tempel
nains-page-class-errants = Wanderer
nains-page-class-forge = Schmiede
nains-page-class-talion = Talion
nains-page-short-yjdad = Humpen
nains-page-short-grognard = Haudegen
nains-page-short-hallebarde = Hellebarde
nains-page-coin-plus = Münze +{ $bonus }
nains-page-deck = noch { $count }
nains-page-hero-title = Wirb einen Cognar an
nains-page-hero-hint = Zeige auf einen Cognar, um zu lesen, was er kann; die Zahl sagt, was er dir jetzt bringt.
nains-page-hero-tap = Tippe einen Cognar an, um zu lesen, was er kann; die Zahl sagt, was er dir jetzt bringt.
nains-page-hero-look = Wähle einen Cognar, um zu lesen, was er kann. Ein Schloss heißt: Er käme jetzt nicht zu dir.
nains-page-evaluated = Die Orden sind bewertet
nains-page-to-taverns = In die zweite Ära

## Wertungsbogen für den echten Tisch
nains-form-coins = Deine fünf Münzen
nains-form-coins-hint = Alle fünf, der Tauschtalion eingeschlossen.
nains-form-shield-hint = Ränge mit Cognars, Ga’at und Söldnern; Punkte sind die der Söldner.
nains-form-temple-hint = Punkte der Zwerge, der Cognars und Ga’ats; Söldner hier stehen weiter unten.
nains-form-errants-hint = Alle sichtbaren Punkte, wenn die Plättchen weg sind, die du wegnehmen darfst.
nains-form-forge-hint = Punkte aller Karten hier; Runen zählen weiter unten.
nains-form-talion-hint = Punkte aller Karten hier.
nains-form-temple_mercenaries = Söldner im Tempel
nains-form-temple_mercenaries-hint = Ihre Punkte werden nicht vervielfacht.
nains-form-occult-hint = Alle, die du hast, mit dem auf deiner Tafel und denen der Cognars und Arals.
nains-form-runes-hint = Wie viele verschiedene Runen, die der Cognars und Redwins eingeschlossen.
nains-form-malt-hint = Alles Malz in der Armee und im Kommandobereich.
nains-form-command = Weiße Cognars und Abokar
nains-form-command-hint = Cognars mit eigener Wertung; alle anderen zählen in der Summe ihres Ordens.
nains-form-army-hint = Die Zwerge aller fünf Orden.
nains-form-cognars = Cognars
nains-form-cognars-hint = Alle Cognars, die bei dir sind, ohne Söldner und Elite.
nains-form-gaat = Ga’at steht in der Spalte
nains-form-mercenary = Söldner
nains-form-column = Orden
nains-form-wrong-symbols = Zusammen sind das { $total }, und es gibt nur { $most }.
nains-form-elite = Elite-Cognars und Zertifikat
nains-form-elite-hint = Was du am Ende der ersten Ära gewonnen hast.
nains-form-gem = Edelstein
nains-form-gem-hint = Er bringt keine Punkte.
nains-form-tie = { $tied } haben je { $points }; die meisten Elite-Cognars ({ $elite }) entscheiden: { $seats }.

## Lehrspiel
nains-lesson-goal = Drei Tavernen, in jeder drei Zwerge. In jeder heuerst du einen an, dein Rivale auch. Nach zwei Ären gewinnt der höchste Tapferkeitswert.
nains-lesson-army = Hier stellen sich deine Zwerge auf, eine Spalte für jeden der fünf Orden. Ein Rang von jedem Orden ist eine Reihe, und jede Reihe bringt dir einen Cognar: einen Helden.
nains-lesson-bid = Biete in jeder Taverne eine Münze; die höhere wählt zuerst. Lege die 3 zum Humpen, die 2 zum Haudegen und die 0 zur Hellebarde. 4 und 5 bleiben im Geldbeutel: Die 0 macht etwas daraus.
nains-lesson-pick = Deine 3 schlägt die 0, also wählst du zuerst. Wanderer sind so viel wert wie ihre Zahl: Nimm die 11.
nains-lesson-tie = Ihr habt beide 2 geboten. Der höhere Edelstein geht vor: deiner. Danach wechseln die Steine den Besitzer. Nimm den Tempel 3; am Ende werden die Punkte des Tempels mit seinen Okkultsymbolen malgenommen.
nains-lesson-discard = Zu zweit schickt der Erste in der zweiten Taverne einen Zwerg weg. Dein Rivale muss den anderen nehmen. Schick den Schmied weg: Er ist mehr wert.
nains-lesson-zero = Mit der 0 kommst du zuletzt. Nimm den Wanderer 10: Eine neue Zahl zählt ganz. Dann wirkt die 0: 4 + 5, und aus deiner 5 wird eine 9.
nains-lesson-again = Die 9 bleibt dir bis zum Ende, und Münzen sind auch Punkte. Tausche also gleich noch einmal: 4 zum Humpen, 2 zum Haudegen und die 0 zur Hellebarde, wo Zwerge vom Talion warten.
nains-lesson-talion = Beim Humpen wurde für dich der Schmied mit Uruz genommen; beim Haudegen blieb noch einer übrig und kam von selbst. Ein Zwerg vom Talion lässt die Münze, die du für ihn geboten hast, um 1 wachsen. Die 0 wächst nie, darum trifft es eine aus dem Geldbeutel. Nimm die 6.
nains-lesson-grow = Lass die 3 wachsen. Eine 4 gibt es im Schatz nicht, also wird sie gleich zur 5. Dann folgt der Münztausch: 5 + 9 macht 14.
nains-lesson-line = In zwei weiteren Tavernen wurden für dich ein Talion 8 und ein Tempel 2 genommen: Du hast zwei Ränge in vier Orden und keinen beim Schild. Nimm den Schild: Er füllt deine erste Reihe.
nains-lesson-mercenary = Wähle einen Cognar. Der Schild ist deine einzige kürzeste Spalte, darum darf ein Söldner kommen: Er füllt dort ganz allein die zweite Reihe. Wähle Tadgar, dann den Schild.
nains-lesson-second = Auch die zweite Reihe bringt einen Cognar, und nach einem ersten Söldner muss es wieder einer sein. Er darf in jede Spalte: Wähle Lygdr, dann die Wanderer.
nains-lesson-evaluation = Die vierte Runde wurde für dich gespielt: ein Schild, ein Schmied mit Raidho und ein Talion 9. Die erste Ära ist vorbei. Jeder Elite-Cognar ging an den, der allein die meisten Ränge seines Ordens hatte: Redwin und Ordo zu dir, Brum und Aral zu deinem Rivalen. Beim Schild stand es drei zu drei, also bekam niemand Tiss.
nains-lesson-rich = Auf in die zweite Ära! Mit 6 und 7 im Geldbeutel macht die 0 eine 13: Lege sie zum Humpen, die 20 zum Haudegen, die 5 zur Hellebarde.
nains-lesson-third = Zur dritten Reihe fehlt nur noch der Tempel. Nimm den Tempel 3.
nains-lesson-oboron = Weiße Cognars haben keinen Rang, aber Punkte. Wähle Oboron: Er bringt 15 und einen Gefährten mit.
nains-lesson-gaat = Das ist Ga’at. In jeder Spalte ist er ein Rang und ein mittlerer Zwerg. Stelle ihn zum Talion: 6 Punkte, und zur nächsten Reihe fehlt ein Orden weniger.
nains-lesson-paria = Einen Wanderer 10 hast du schon. Ein Paria-Plättchen wird diesen verdecken: Seine Punkte sind weg, sein Rang bleibt. Den brauchst du für Reihe 4, also nimm ihn.
nains-lesson-svara = Inzwischen wurden für dich eine Schmiede 2 und ein Tempel 1 genommen, und beim Haudegen kam der Schild, der übrig war, von selbst: Er hat deine vierte Reihe gefüllt. Wirb Svara an: noch ein Schildrang und ein Blick in den Stapel.
nains-lesson-keep = Diese fünf Karten siehst nur du. Behalte den Tempel 0: Sein Okkultsymbol vervielfacht alle Punkte deines Tempels.
nains-lesson-score = Am Ende zählt alles: fünf Orden auf fünf Arten, Cognars, Malz und deine fünf Münzen. Der Wertungsbogen zeigt jede Zeile.
nains-lesson-done = Jetzt kennst du das Spiel. Spiel diese Partie frei zu Ende, oder beginne eine eigene.

## Hints
nains-hint-shield =
  { $count ->
    [one] { $count } im Schild zählt dann { $points }.
   *[other] { $count } im Schild zählen dann { $points }.
  }
nains-hint-temple = Der Tempel zählt dann { $sum } × { $occult } = { $points }.
nains-hint-covered = Ihre { $points } liegt unter einem Plättchen: Diese Zahl hast du schon.
nains-hint-runes =
  { $count ->
    [one] Eine neue Rune: { $count } verschiedene zählt { $points }.
   *[other] Eine neue Rune: { $count } verschiedene zählen { $points }.
  }
nains-hint-rune-known = Diese Rune hast du schon.
nains-hint-malt = Dein Malz, { $count }, zählt dann { $points }.
nains-hint-leaves =
  { $points ->
    [one] Lässt { $who } die Karte { $card }: Sie bringt dort sofort { $points } Punkt.
   *[other] Lässt { $who } die Karte { $card }: Sie bringt dort sofort { $points } Punkte.
  }
nains-hint-leaves-line = Lässt { $who } die Karte { $card }: Sie füllt dort Reihe { $line }.
