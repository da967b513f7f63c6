# Brísingamen auf Deutsch. Eigene Sätze; Kartennamen wie in den Tabellen.

## Das Spiel
brisingamen-title = Brísingamen
brisingamen-pitch = Schickt eure Zwerge in die Mine, springt von Laterne zu Laterne und fasst Edelsteine zu Schmuck – und zu Freyas Halsband.
brisingamen-goal = Die meisten Siegpunkte, wenn jemand den letzten Zwerg zur Ruhe gesetzt hat oder das Halsband vollständig ist.

## Edelsteine
brisingamen-colour-ruby = Rubin
brisingamen-colour-emerald = Smaragd
brisingamen-colour-sapphire = Saphir
brisingamen-colour-amethyst = Amethyst
brisingamen-colour-amber = Bernstein
brisingamen-size-small = klein
brisingamen-size-large = groß
brisingamen-gem-ruby_small = kleiner Rubin
brisingamen-gem-emerald_small = kleiner Smaragd
brisingamen-gem-sapphire_small = kleiner Saphir
brisingamen-gem-amethyst_small = kleiner Amethyst
brisingamen-gem-amber_small = kleiner Bernstein
brisingamen-gem-ruby_large = großer Rubin
brisingamen-gem-emerald_large = großer Smaragd
brisingamen-gem-sapphire_large = großer Saphir
brisingamen-gem-amethyst_large = großer Amethyst
brisingamen-gem-amber_large = großer Bernstein
brisingamen-gems = { $rs ->
        [0] {""}
        [one] {" "}{ $rs } kleiner Rubin
       *[other] {" "}{ $rs } kleine Rubine
    }{ $es ->
        [0] {""}
        [one] { brisingamen-before-es }{ $es } kleiner Smaragd
       *[other] { brisingamen-before-es }{ $es } kleine Smaragde
    }{ $ss ->
        [0] {""}
        [one] { brisingamen-before-ss }{ $ss } kleiner Saphir
       *[other] { brisingamen-before-ss }{ $ss } kleine Saphire
    }{ $ms ->
        [0] {""}
        [one] { brisingamen-before-ms }{ $ms } kleiner Amethyst
       *[other] { brisingamen-before-ms }{ $ms } kleine Amethyste
    }{ $as ->
        [0] {""}
        [one] { brisingamen-before-as }{ $as } kleiner Bernstein
       *[other] { brisingamen-before-as }{ $as } kleine Bernsteine
    }{ $rl ->
        [0] {""}
        [one] { brisingamen-before-rl }{ $rl } großer Rubin
       *[other] { brisingamen-before-rl }{ $rl } große Rubine
    }{ $el ->
        [0] {""}
        [one] { brisingamen-before-el }{ $el } großer Smaragd
       *[other] { brisingamen-before-el }{ $el } große Smaragde
    }{ $sl ->
        [0] {""}
        [one] { brisingamen-before-sl }{ $sl } großer Saphir
       *[other] { brisingamen-before-sl }{ $sl } große Saphire
    }{ $ml ->
        [0] {""}
        [one] { brisingamen-before-ml }{ $ml } großer Amethyst
       *[other] { brisingamen-before-ml }{ $ml } große Amethyste
    }{ $al ->
        [0] {""}
        [one] { brisingamen-before-al }{ $al } großer Bernstein
       *[other] { brisingamen-before-al }{ $al } große Bernsteine
    }
# What stands before a gem in a list: a comma where another comes before it.
brisingamen-before-es = { $rs ->
    [0] {" "}
   *[other] {", "}
}
brisingamen-before-ss = { $es ->
    [0] { brisingamen-before-es }
   *[other] {", "}
}
brisingamen-before-ms = { $ss ->
    [0] { brisingamen-before-ss }
   *[other] {", "}
}
brisingamen-before-as = { $ms ->
    [0] { brisingamen-before-ms }
   *[other] {", "}
}
brisingamen-before-rl = { $as ->
    [0] { brisingamen-before-as }
   *[other] {", "}
}
brisingamen-before-el = { $rl ->
    [0] { brisingamen-before-rl }
   *[other] {", "}
}
brisingamen-before-sl = { $el ->
    [0] { brisingamen-before-el }
   *[other] {", "}
}
brisingamen-before-ml = { $sl ->
    [0] { brisingamen-before-sl }
   *[other] {", "}
}
brisingamen-before-al = { $ml ->
    [0] { brisingamen-before-ml }
   *[other] {", "}
}
brisingamen-no-gems = keine Steine
brisingamen-gem-count = { $count ->
    [0] keine Steine
    [one] { $count } Stein
   *[other] { $count } Steine
}

## Die Mine
brisingamen-mine = Mine
brisingamen-place = { $kind ->
    [0] die Oberfläche
    [1] Stollen { $space }
   *[other] Kammer { $space }
}
brisingamen-at = { $kind ->
    [0] an der Oberfläche
    [1] in Stollen { $space }
   *[other] in Kammer { $space }
}
brisingamen-from = { $kind ->
    [0] von der Oberfläche
    [1] aus Stollen { $space }
   *[other] aus Kammer { $space }
}
brisingamen-toward = { $kind ->
    [0] an die Oberfläche
    [1] in Stollen { $space }
   *[other] in Kammer { $space }
}
brisingamen-to = { $to_kind ->
    [0] an die Oberfläche
    [1] in Stollen { $to }
   *[other] in Kammer { $to }
}
brisingamen-passing = { $passed ->
    [0] {""}
    [one] {" "}(an einem Zwerg vorbei)
   *[other] {" "}(an { $passed } Zwergen vorbei)
}
brisingamen-kind-surface = Oberfläche
brisingamen-kind-gallery = Stollen
brisingamen-kind-cavern = Kammer
brisingamen-branch-outside = Draußen
brisingamen-branch-main = Hauptschacht
brisingamen-branch-west = Westzweig
brisingamen-branch-south_west = Südwestzweig
brisingamen-branch-south_east = Südostzweig
brisingamen-branch-east = Ostzweig
brisingamen-empty = leer
brisingamen-free = frei

## Zwerge
brisingamen-dwarf = Zwerg { $dwarf }
brisingamen-barrow = Schubkarre { $dwarf }
brisingamen-state-outside = draußen
brisingamen-state-mine = in der Mine
brisingamen-state-retired = im Ruhestand
brisingamen-loaded = mit Edelsteinen
brisingamen-strength-left = { $count ->
    [one] Kraft für noch { $count } Zug
   *[other] Kraft für noch { $count } Züge
}

## Teile des Tisches
brisingamen-workshop = Juwelierwerkstatt
brisingamen-market = Schwarzmarkt
brisingamen-necklace = Brísingamen
brisingamen-parts-open = Offene Teile
brisingamen-skills = Fähigkeiten
brisingamen-pile = { $count ->
    [one] { $count } verdeckte Fähigkeit
   *[other] { $count } verdeckte Fähigkeiten
}
brisingamen-deck = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
brisingamen-supply = Vorrat
brisingamen-barrows = Schubkarren
brisingamen-held = Angefangener Schmuck
brisingamen-done = Fertiger Schmuck
brisingamen-tokens = { $count ->
    [0] keine Marker
    [one] { $count } Marker
   *[other] { $count } Marker
}
brisingamen-token = Aktionsmarker
brisingamen-left = { $count ->
    [0] kein Zwerg mehr
    [one] noch { $count } Zwerg
   *[other] noch { $count } Zwerge
}
brisingamen-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
brisingamen-order = Zugfolge
brisingamen-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
brisingamen-penalty = { $count ->
    [one] −{ $count } Punkt, wenn unfertig
   *[other] −{ $count } Punkte, wenn unfertig
}
brisingamen-missing = { $count ->
    [0] nichts fehlt
    [one] { $count } Stein fehlt
   *[other] { $count } Steine fehlen
}
brisingamen-unseen = Noch nicht gesehen

## Phasen
brisingamen-phase-action = Aktion
brisingamen-phase-free = Freie Aktion
brisingamen-phase-where = Bewegung
brisingamen-phase-bat = Fledermaus
brisingamen-phase-bat_more = Fledermaus
brisingamen-phase-harvest = Einsammeln
brisingamen-phase-onward = Zweite Bewegung
brisingamen-phase-give = Tausch: geben
brisingamen-phase-give_more = Tausch: geben
brisingamen-phase-receive = Tausch: bekommen
brisingamen-phase-theft = Diebstahl
brisingamen-phase-theft_more = Diebstahl
brisingamen-phase-over = Abrechnung

## Karten
brisingamen-card-s01 = Rubinring
brisingamen-card-s02 = Smaragdring
brisingamen-card-s03 = Saphirring
brisingamen-card-s04 = Amethystring
brisingamen-card-s05 = Rubinsiegelring
brisingamen-card-s06 = Smaragdsiegelring
brisingamen-card-s07 = Saphirsiegelring
brisingamen-card-s08 = Amethystsiegelring
brisingamen-card-s09 = Rubin-Saphir-Ohrstecker
brisingamen-card-s10 = Smaragd-Amethyst-Ohrstecker
brisingamen-card-s11 = Rubin-Smaragd-Ohrstecker
brisingamen-card-s12 = Saphir-Amethyst-Ohrstecker
brisingamen-card-s13 = Rubinbrosche
brisingamen-card-s14 = Smaragdbrosche
brisingamen-card-s15 = Saphirbrosche
brisingamen-card-s16 = Amethystbrosche
brisingamen-card-s17 = Rubinarmband
brisingamen-card-s18 = Smaragdarmband
brisingamen-card-s19 = Saphirarmband
brisingamen-card-s20 = Amethystarmband
brisingamen-card-s21 = Rubinanhänger
brisingamen-card-s22 = Smaragdanhänger
brisingamen-card-s23 = Saphiranhänger
brisingamen-card-s24 = Amethystanhänger
brisingamen-card-s25 = Rubin-Smaragd-Torques
brisingamen-card-s26 = Smaragd-Saphir-Torques
brisingamen-card-s27 = Saphir-Amethyst-Torques
brisingamen-card-s28 = Rubin-Amethyst-Torques
brisingamen-card-s29 = Rubinhalskette
brisingamen-card-s30 = Smaragdhalskette
brisingamen-card-s31 = Saphirhalskette
brisingamen-card-s32 = Amethysthalskette
brisingamen-card-s33 = Zepter von Feuer und Laub
brisingamen-card-s34 = Zepter von Meer und Dämmerung
brisingamen-card-s35 = Gürtel der vier Farben
brisingamen-card-s36 = Diadem des Tages
brisingamen-card-s37 = Diadem der Nacht
brisingamen-card-s38 = Krone des Bergkönigs
brisingamen-card-b1 = Linke Kette
brisingamen-card-b2 = Rechte Kette
brisingamen-card-b3 = Schließe Alfriggs
brisingamen-card-b4 = Glied Dvalins
brisingamen-card-b5 = Glied Berlings
brisingamen-card-b6 = Glied Grerrs
brisingamen-card-b7 = Herz der Brisinge
brisingamen-sort-ring = Ring
brisingamen-sort-signet = Siegelring
brisingamen-sort-studs = Ohrstecker
brisingamen-sort-brooch = Brosche
brisingamen-sort-bracelet = Armband
brisingamen-sort-pendant = Anhänger
brisingamen-sort-torc = Torques
brisingamen-sort-necklace = Halskette
brisingamen-sort-sceptre = Zepter
brisingamen-sort-girdle = Gürtel
brisingamen-sort-diadem = Diadem
brisingamen-sort-crown = Krone
brisingamen-sort-part = Teil von Brísingamen

## Fähigkeiten
brisingamen-skill-speed = Geschwindigkeitstrank
brisingamen-skill-bat = Fledermaus
brisingamen-skill-thief = Dieb
brisingamen-skill-stealth = Tarnungstrank
brisingamen-skill-strength = Krafttrank
brisingamen-skill-stamina = Ausdauertrank
brisingamen-effect-speed = Zwei Bewegungen in einer Aktion, solange der Zwerg in der Mine bleibt.
brisingamen-effect-stealth = Überspringt je Bewegung bis zu vier Zwerge statt zwei, solange der Zwerg in der Mine bleibt.
brisingamen-effect-bat = Einmal, beim Betreten einer Kammer: Ein oder zwei ihrer Steine fliegen geradewegs in deinen Vorrat. Der Zwerg sammelt in dieser Aktion nichts ein.
brisingamen-effect-stamina = Einmal: Ein beladener Zwerg räumt eine weitere Kammer aus.
brisingamen-effect-strength = Ist sie geweckt, kommt bis zum Ende deines übernächsten Zuges kein fremder Zwerg an diesem vorbei.
brisingamen-effect-thief = Eine eigene Aktion: Nimm einen großen Stein oder bis zu zwei kleine aus dem Vorrat eines anderen oder vom Schwarzmarkt. Ein eigener Zwerg muss draußen sein.
brisingamen-effect-setting = Wer den Schmuck fertigstellt, gibt genau diese Steine aus dem Vorrat ab und setzt einen Zwerg, der draußen ist, zur Ruhe.
brisingamen-effect-take = Eine Aktion. Sie zählt −{ $penalty }, bis du sie fertigstellst; das kostet genau diese Steine und setzt einen Zwerg, der draußen ist, zur Ruhe.
brisingamen-effect-part = Wer ihn fertigstellt, bekommt seine Marker. Ein Zwerg muss draußen sein und bleibt im Spiel.
brisingamen-effect-token = Bezahlt am Ende deines Zuges eine freie Aktion, höchstens drei je Zug. Behalten zählt er 3 Punkte, bei vollständigem Halsband 6.

## Abrechnung
brisingamen-score-settings = Fertiger Schmuck
brisingamen-score-incomplete = Unfertiger Schmuck
brisingamen-score-loose_small = Kleine Steine
brisingamen-score-loose_large = Große Steine
brisingamen-score-barrow = Steine in Schubkarren
brisingamen-score-tokens = Aktionsmarker
brisingamen-score-ender = Spiel beendet
brisingamen-score-total = Siegpunkte
brisingamen-score-settings-how = laut Karten
brisingamen-score-incomplete-how = ihre halben Punkte, abgerundet
brisingamen-score-loose_small-how = je 1
brisingamen-score-loose_large-how = je 2
brisingamen-score-barrow-how = nichts
brisingamen-score-tokens-how = je 3, bei vollständigem Halsband je 6
brisingamen-score-ender-how = 6, nur einmal

## Aufforderungen: eine für den, der gefragt ist, eine (-wait) für alle anderen
brisingamen-prompt-action = Wähle Aktion { $action }
brisingamen-prompt-action-wait = { $who } wählt Aktion { $action }
brisingamen-prompt-free = Gib einen Marker für eine freie Aktion aus, oder höre auf
brisingamen-prompt-free-wait = { $who } kann Marker für freie Aktionen ausgeben
brisingamen-prompt-where = Wohin geht Zwerg { $dwarf } { brisingamen-from }?
brisingamen-prompt-where-wait = { $who } bewegt Zwerg { $dwarf }, jetzt noch { brisingamen-at }
brisingamen-prompt-enter = Wie weit geht Zwerg { $dwarf } in die Mine?
brisingamen-prompt-enter-wait = { $who } schickt Zwerg { $dwarf } in die Mine
brisingamen-prompt-bat = Die Fledermaus von Zwerg { $dwarf } kann { brisingamen-from } losfliegen: Wähle einen Stein oder behalte sie
brisingamen-prompt-bat-wait = { $who } entscheidet, ob { brisingamen-from } eine Fledermaus losfliegt
brisingamen-prompt-bat_more = Ein zweiter Stein für die Fledermaus?
brisingamen-prompt-bat_more-wait = { $who } belädt { brisingamen-at } eine Fledermaus
brisingamen-prompt-harvest = Räumt Zwerg { $dwarf } { brisingamen-place } aus?
brisingamen-prompt-harvest-wait = { $who } entscheidet, ob { brisingamen-place } ausgeräumt wird
brisingamen-prompt-onward = Zwerg { $dwarf } darf sich { brisingamen-from } noch einmal bewegen
brisingamen-prompt-onward-wait = { $who } darf Zwerg { $dwarf } noch einmal bewegen
brisingamen-prompt-give = Welchen Stein gibst du?
brisingamen-prompt-give-wait = { $who } tauscht auf dem Schwarzmarkt
brisingamen-prompt-give_more = Gibst du einen zweiten Stein?
brisingamen-prompt-give_more-wait = { $who } tauscht auf dem Schwarzmarkt
brisingamen-prompt-receive = Wähle, was du bekommst: { $weight ->
    [1] einen kleinen Stein
    [2] zwei kleine Steine oder einen großen
   *[other] Steine im Gewicht von { $weight }
}
brisingamen-prompt-receive-wait = { $who } tauscht auf dem Schwarzmarkt
brisingamen-prompt-theft = Was nimmt der Dieb bei { $victim }?
brisingamen-prompt-theft-wait = { $who } schickt einen Dieb zu { $victim }
    .victim = { $who } schickt einen Dieb zu dir
brisingamen-prompt-theft-market = Was nimmt der Dieb vom Schwarzmarkt?
brisingamen-prompt-theft-market-wait = { $who } schickt einen Dieb auf den Schwarzmarkt
brisingamen-prompt-theft_more = Ein zweiter kleiner Stein von { $victim }?
brisingamen-prompt-theft_more-wait = { $who } schickt einen Dieb zu { $victim }
    .victim = { $who } schickt einen Dieb zu dir
brisingamen-prompt-theft_more-market = Ein zweiter kleiner Stein vom Schwarzmarkt?
brisingamen-prompt-theft_more-market-wait = { $who } schickt einen Dieb auf den Schwarzmarkt
brisingamen-prompt-over = { $who } gewinnt mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
    }
    .who = Du gewinnst mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
        }
brisingamen-prompt-over-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
    }

## Die kleinere Zeile darunter
brisingamen-note-left = { $count ->
    [one] Die letzte Aktion dieses Zuges.
   *[other] { $count } Aktionen in diesem Zug.
}
brisingamen-note-free = { $count ->
    [one] Eine freie Aktion ist möglich.
   *[other] Bis zu { $count } freie Aktionen sind möglich.
}
brisingamen-note-last = { $who } hat das Ende ausgelöst: Nach diesem Zug ist Schluss.
    .who = Du hast das Ende ausgelöst: Nach diesem Zug ist Schluss.
brisingamen-note-last-round = { $who } hat das Ende ausgelöst: Diese Runde wird zu Ende gespielt.
    .who = Du hast das Ende ausgelöst: Diese Runde wird zu Ende gespielt.
brisingamen-note-stalemate = In dieser Runde haben bisher alle gepasst. Folgt nichts anderes, ist das Spiel aus.
brisingamen-note-rounds = { $count ->
    [0] Das ist die letzte Runde.
    [one] Nach dieser noch eine Runde.
   *[other] Nach dieser noch { $count } Runden.
}
brisingamen-note-harvest = Alle Steine kommen in die Schubkarre, oder keiner.
brisingamen-note-harvest-again = Das verbraucht den Ausdauertrank.
brisingamen-note-bat = Ein oder zwei Steine fliegen geradewegs in deinen Vorrat; dann ist die Fledermaus fort. Mehrere werden in der gezeigten Reihenfolge gewählt.
brisingamen-note-onward = Der Geschwindigkeitstrank erlaubt eine zweite Bewegung.
brisingamen-note-swap = Größe gegen Größe; ein großer Stein gilt so viel wie zwei kleine. Was du gibst, kannst du nicht bekommen. Mehrere werden in der gezeigten Reihenfolge gewählt.
brisingamen-note-theft = Ein großer Stein oder bis zu zwei kleine. Mehrere werden in der gezeigten Reihenfolge gewählt.
brisingamen-note-skill-speed = Er bewegt sich in jeder Aktion zweimal.
brisingamen-note-skill-stealth = Er überspringt bis zu vier Zwerge.
brisingamen-note-skill-bat = In seiner ersten Kammer kann die Fledermaus zwei Steine heimbringen.
brisingamen-note-skill-stamina = Er kann zwei Kammern ausräumen.
brisingamen-note-skill-strength = Du kannst seine Kraft sofort wecken.
brisingamen-note-ended-quota = { $who } hat den letzten Zwerg zur Ruhe gesetzt.
    .who = Du hast deinen letzten Zwerg zur Ruhe gesetzt.
brisingamen-note-ended-necklace = { $who } hat das Halsband vollendet.
    .who = Du hast das Halsband vollendet.
brisingamen-note-ended-stalemate = Eine ganze Runde lang haben alle gepasst.
brisingamen-note-ended-rounds = Nach Runde { $count } war Schluss.

## Möglichkeiten
brisingamen-choice-move = Zwerg { $dwarf } bewegen ({ brisingamen-at })
brisingamen-choice-enter = Zwerg { $dwarf } in die Mine schicken
brisingamen-choice-enter-with = Zwerg { $dwarf } in die Mine schicken, dazu: { $skill }
brisingamen-choice-strength = Die Kraft von Zwerg { $dwarf } auf der Stelle wecken
brisingamen-choice-take = { $card } nehmen ({ $points })
brisingamen-choice-complete = { $card } fertigstellen ({ $points })
brisingamen-choice-part = { $card } fertigstellen ({ $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
})
brisingamen-choice-swap = Auf dem Schwarzmarkt tauschen
brisingamen-choice-skill = Fähigkeit nehmen: { $skill }
brisingamen-choice-thief = Den Dieb zu { $victim } schicken
brisingamen-choice-thief-market = Den Dieb auf den Schwarzmarkt schicken
brisingamen-choice-pass = Passen
brisingamen-choice-stop = Zug beenden
brisingamen-choice-go = Den Zwerg { brisingamen-toward } führen{ brisingamen-passing }
brisingamen-choice-go-harvest = Einsammeln, dann { brisingamen-toward } gehen{ brisingamen-passing }
brisingamen-choice-go-strength = Die Kraft wecken und { brisingamen-toward } gehen{ brisingamen-passing }
brisingamen-choice-go-harvest-strength = Einsammeln, die Kraft wecken und { brisingamen-toward } gehen{ brisingamen-passing }
brisingamen-choice-onward = Weiter { brisingamen-toward }{ brisingamen-passing }
brisingamen-choice-stay = Hier bleiben
brisingamen-choice-harvest = { brisingamen-place } ausräumen
brisingamen-choice-harvest-again = { brisingamen-place } mit dem Ausdauertrank ausräumen
brisingamen-choice-leave = Die Steine liegen lassen
brisingamen-choice-bat = Der Fledermaus mitgeben: { $gem }
brisingamen-choice-keep = Die Fledermaus behalten
brisingamen-choice-give = Geben: { $gem }
brisingamen-choice-receive = Bekommen: { $gem }
brisingamen-choice-steal = Nehmen: { $gem }
brisingamen-choice-enough = Das ist alles

## Warum nicht
brisingamen-why-cavern = Diese Kammer ist besetzt.
brisingamen-why-wall = Ein starker Zwerg versperrt den Weg.
brisingamen-why-limit = Auf diesem Weg können keine weiteren Zwerge übersprungen werden.
brisingamen-why-shut_in = Zwerg { $dwarf } ist eingeschlossen: Alle Wege sind versperrt.
brisingamen-why-nobody_outside = Keiner deiner Zwerge ist draußen.
brisingamen-why-entrance = Der Eingang ist verstopft: Zu viele Zwerge stehen im Weg.
brisingamen-why-strong_already = Seine Kraft ist schon geweckt.
brisingamen-why-necklace = Das Halsband ist vollständig.
brisingamen-why-missing = Es fehlen noch:{ brisingamen-gems }
brisingamen-why-skill_turn = Du hast in diesem Zug schon eine Fähigkeit genommen.
brisingamen-why-skill_same = Diese Fähigkeit hast du schon.
brisingamen-why-skill_three = Du hast schon drei Fähigkeiten.
brisingamen-why-swap = Der Schwarzmarkt hat nichts, was zu deinen Steinen passt.
brisingamen-why-no_gems = Du hast keine Steine zum Tauschen.
brisingamen-why-thief_free = Der Dieb ist keine freie Aktion.
brisingamen-why-nothing_there = Dort gibt es nichts zu stehlen.
brisingamen-why-gem_given = Die Sorte, die du gibst, kannst du nicht bekommen.
brisingamen-why-gem_heavy = Er ist zu schwer: Es steht nur noch Gewicht { $weight } aus.
brisingamen-why-gem_rest = Mit ihm könnte der Markt das Gewicht nicht mehr voll machen.
brisingamen-why-gem_market = Der Markt hat nichts von gleichem Gewicht dafür.
brisingamen-why-gem_both = Der Markt hat nichts von gleichem Gewicht für beide.
brisingamen-why-gem_large = Ein großer Stein wird allein genommen; nimm den Zug zurück, um ihn stattdessen zu wählen.
brisingamen-why-gem_order = Steine werden in der gezeigten Reihenfolge gewählt; nimm den Zug zurück, um diesen zu wählen.
brisingamen-why-gem_later = Steine werden in der gezeigten Reihenfolge gewählt: erst ein anderer, dann dieser.
brisingamen-why-at-dwarf = Einen Zwerg wählst du, wenn du eine Aktion wählst; zuerst kommt, was oben gefragt ist.
brisingamen-why-at-enter = Einer deiner Zwerge geht mit einer eigenen Aktion in die Mine.
brisingamen-why-at-gem = Steine wählst du nur, wenn du welche gibst, bekommst oder nimmst.
brisingamen-why-at-give = Eine Fähigkeit geht mit, wenn der Zwerg in die Mine aufbricht.
brisingamen-why-at-harvest = Eine Kammer räumt der Zwerg aus, der darin steht, wenn danach gefragt wird.
brisingamen-why-at-setting = Eine Karte stellst du mit einer eigenen Aktion fertig; zuerst kommt, was oben gefragt ist.
brisingamen-why-at-skill = Eine Fähigkeit nimmst du mit einer eigenen Aktion; zuerst kommt, was oben gefragt ist.
brisingamen-why-at-space = Einen Ort der Mine wählst du für einen Zwerg, der unterwegs ist.
brisingamen-why-at-strength = Die Kraft wird geweckt, wo der Zwerg steht: als Aktion oder am Ende eines Weges.
brisingamen-why-at-swap = Der Tausch auf dem Schwarzmarkt ist eine eigene Aktion.
brisingamen-why-at-thief = Einen Dieb auszuschicken ist eine eigene Aktion.
brisingamen-why-at-with = Das wählst du zusammen mit dem Ort, an den der Zwerg geht.

## Ereignisse
brisingamen-event-began = { $who } beginnt; alle haben { $dwarves } Zwerge.
    .who = Du beginnst; alle haben { $dwarves } Zwerge.
brisingamen-event-round = Runde { $round }: { $who } ist zuerst dran.
    .who = Runde { $round }: Du bist zuerst dran.
brisingamen-event-readied = { $who } schickt Zwerg { $dwarf } los.
    .who = Du schickst Zwerg { $dwarf } los.
brisingamen-event-bat_loaded = { $who }: Die Fledermaus von Zwerg { $dwarf } packt ein: { $gem }.
brisingamen-event-thief = { $who } schickt einen Dieb zu { $victim }.
    .who = Du schickst einen Dieb zu { $victim }.
    .victim = { $who } schickt einen Dieb zu dir.
brisingamen-event-thief_market = { $who } schickt einen Dieb auf den Schwarzmarkt.
    .who = Du schickst einen Dieb auf den Schwarzmarkt.
brisingamen-event-stealing = { $who }: Der Dieb greift zu: { $gem }.
brisingamen-event-swapping = { $who } geht auf den Schwarzmarkt.
    .who = Du gehst auf den Schwarzmarkt.
brisingamen-event-offered = { $who } bietet an: { $gem }.
    .who = Du bietest an: { $gem }.
brisingamen-event-receiving = { $who } sucht aus: { $gem }.
    .who = Du suchst aus: { $gem }.
brisingamen-event-entered = { $who } schickt Zwerg { $dwarf } { brisingamen-to }{ brisingamen-passing }.
    .who = Du schickst Zwerg { $dwarf } { brisingamen-to }{ brisingamen-passing }.
brisingamen-event-entered_with = { $who } schickt Zwerg { $dwarf } { brisingamen-to }{ brisingamen-passing }, dazu: { $skill }.
    .who = Du schickst Zwerg { $dwarf } { brisingamen-to }{ brisingamen-passing }, dazu: { $skill }.
brisingamen-event-moved = { $who }: Zwerg { $dwarf } geht { brisingamen-from } { brisingamen-to }{ brisingamen-passing }.
brisingamen-event-stayed = { $who }: Zwerg { $dwarf } geht nicht weiter.
brisingamen-event-harvested = { $who }: Zwerg { $dwarf } räumt { brisingamen-place } aus:{ brisingamen-gems }.
brisingamen-event-harvested_again = { $who }: Dank seiner Ausdauer räumt Zwerg { $dwarf } auch { brisingamen-place } aus:{ brisingamen-gems }.
brisingamen-event-left = { $who }: Zwerg { $dwarf } lässt die Steine { brisingamen-at } liegen.
brisingamen-event-unloaded = { $who }: Zwerg { $dwarf } lädt ab:{ brisingamen-gems }.
brisingamen-event-skill_lost = { $who }: Zwerg { $dwarf } gibt zurück: { $skill }.
brisingamen-event-bat_sent = { $who }: Eine Fledermaus fliegt { brisingamen-from } los:{ brisingamen-gems }.
brisingamen-event-bat_kept = { $who }: Zwerg { $dwarf } behält die Fledermaus.
brisingamen-event-strength = { $who }: Zwerg { $dwarf } ist jetzt stark; fremde Zwerge kommen nicht an ihm vorbei.
brisingamen-event-strength_over = { $who }: Die Kraft von Zwerg { $dwarf } ist vorbei.
brisingamen-event-took = { $who } nimmt { $card }.
    .who = Du nimmst { $card }.
brisingamen-event-shown = Neu in der Werkstatt: { $card }.
brisingamen-event-part_shown = Ein Teil von Brísingamen taucht auf: { $card }.
brisingamen-event-skill_shown = Eine Fähigkeit taucht auf: { $skill }.
brisingamen-event-skill_buried = Eine Fähigkeit kommt unter den Stapel: { $skill }.
brisingamen-event-completed = { $who } stellt { $card } fertig ({ $points }); Zwerg { $dwarf } setzt sich zur Ruhe.
    .who = Du stellst { $card } fertig ({ $points }); Zwerg { $dwarf } setzt sich zur Ruhe.
brisingamen-event-part_made = { $who } stellt { $card } fertig und bekommt { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
}. Das Halsband hat jetzt { $parts ->
    [one] { $parts } Teil
   *[other] { $parts } Teile
}.
    .who = Du stellst { $card } fertig und bekommst { $tokens ->
        [one] { $tokens } Marker
       *[other] { $tokens } Marker
    }. Das Halsband hat jetzt { $parts ->
        [one] { $parts } Teil
       *[other] { $parts } Teile
    }.
brisingamen-event-quota = { $who } hat den letzten Zwerg zur Ruhe gesetzt: Das Ende ist da.
    .who = Du hast deinen letzten Zwerg zur Ruhe gesetzt: Das Ende ist da.
brisingamen-event-necklace = { $who } hat das Halsband vollendet: Das Ende ist da.
    .who = Du hast das Halsband vollendet: Das Ende ist da.
brisingamen-event-skill_taken = { $who } nimmt eine Fähigkeit: { $skill }.
    .who = Du nimmst eine Fähigkeit: { $skill }.
brisingamen-event-stole = { $who } bestiehlt { $victim }:{ brisingamen-gems }.
    .who = Du bestiehlst { $victim }:{ brisingamen-gems }.
    .victim = { $who } bestiehlt dich:{ brisingamen-gems }.
brisingamen-event-stole_market = { $who } stiehlt vom Schwarzmarkt:{ brisingamen-gems }.
    .who = Du stiehlst vom Schwarzmarkt:{ brisingamen-gems }.
brisingamen-event-swap_gave = { $who } gibt dem Schwarzmarkt:{ brisingamen-gems }.
    .who = Du gibst dem Schwarzmarkt:{ brisingamen-gems }.
brisingamen-event-swap_got = { $who } bekommt dafür:{ brisingamen-gems }.
    .who = Du bekommst dafür:{ brisingamen-gems }.
brisingamen-event-token = { $who } gibt einen Marker aus; { $left ->
    [0] keiner ist übrig
    [one] { $left } ist übrig
   *[other] { $left } sind übrig
}.
    .who = Du gibst einen Marker aus; { $left ->
        [0] keiner ist übrig
        [one] { $left } ist übrig
       *[other] { $left } sind übrig
    }.
brisingamen-event-passed = { $who } passt.
    .who = Du passt.
brisingamen-event-stopped = { $who } beendet den Zug.
    .who = Du beendest deinen Zug.
brisingamen-event-over = Das Spiel ist aus.
brisingamen-event-over_stalemate = Eine ganze Runde nur gepasst: Das Spiel ist aus.
brisingamen-event-over_rounds = Die letzte Runde ist vorbei.
brisingamen-event-scored = { $who }: { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkte
    }.

## Optionen
option-turn_order = Zugfolge
option-turn_order-note = Wer in der nächsten Runde zuerst aufbricht.
option-turn_order-rotating = Startplatz wandert
option-turn_order-fixed_order = immer im Uhrzeigersinn
option-tie_break = Gleichstand
option-tie_break-note = Wer bei gleichen Punkten gewinnt.
option-tie_break-shared = geteilter Sieg
option-tie_break-settings = mehr Schmuck, dann mehr Marker
option-max_rounds = Höchstens so viele Runden
option-max_rounds-note = Nach so vielen Runden ist Schluss, was auch fehlt.
option-round_cap = Ende nach so vielen Runden
option-round_cap-note = Ohne sie endet die Partie nur mit dem ganzen Halsband oder dem letzten Zwerg.
option-round_cap-on = ja
option-round_cap-off = nein
option-even_turns = Letzte Runde
option-even_turns-note = Ob alle gleich oft an die Reihe kommen.
option-even_turns-off = endet sofort
option-even_turns-on = wird zu Ende gespielt
option-auto_harvest = Von selbst einsammeln
option-auto_harvest-note = Spart die Frage, wo das Einsammeln nichts kostet.
option-auto_harvest-on = ja
option-auto_harvest-off = mich fragen
option-open_piles = Liste ungesehener Karten
option-open_piles-note = Wer gern zählt, sieht, was noch in den Stapeln liegt.
option-open_piles-off = verborgen
option-open_piles-on = gezeigt

## Spielweisen
level-nearest = Nächster Stein

## Die Seite
brisingamen-page-own = Eigenes: { $who }
    .who = Deine Sachen
brisingamen-page-rivals = Mitspieler
brisingamen-page-players = Spieler
brisingamen-page-workshop = Werkstatt
brisingamen-page-market = Markt
brisingamen-page-dwarves = Zwerge
brisingamen-page-your-skills = Eigene Fähigkeiten
brisingamen-page-token = Marker
brisingamen-page-total = Punkte
brisingamen-page-barrow = Schubkarre
brisingamen-page-swap = Tauschen
brisingamen-page-ledger = Was hier liegt
brisingamen-page-along = Bei der Bewegung
brisingamen-page-with-harvest = Erst einsammeln
brisingamen-page-with-strength = Kraft wecken
brisingamen-page-which-skill = Welche Fähigkeit kommt mit?
brisingamen-page-no-skill = Keine
brisingamen-page-short-speed = Tempo
brisingamen-page-short-stealth = Tar­nung
brisingamen-page-short-bat = Fleder­maus
brisingamen-page-short-stamina = Aus­dauer
brisingamen-page-short-strength = Kraft
brisingamen-page-short-thief = Dieb
brisingamen-page-given = gegeben
brisingamen-page-got = gewählt
brisingamen-page-owed = noch offenes Gewicht: { $weight }
brisingamen-page-step = Aktion { $step } von { $of }
brisingamen-page-then-free = dann bis zu { $count } freie
brisingamen-page-acting = wählt gerade
brisingamen-page-ready = kann fertiggestellt werden
brisingamen-page-sold = { $count } fertig · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
brisingamen-page-none-held = Keine: Nimm eine aus der Werkstatt.
brisingamen-page-empty-slot = leer
brisingamen-page-needs = Was den anderen fehlt
brisingamen-page-lack = anderen fehlt:
brisingamen-page-show-seat = Alles zeigen
brisingamen-page-ends = Wie nah das Ende ist
brisingamen-page-end-parts = Halsband: { $made } von { $of } Teilen fertig
brisingamen-page-end-dwarves = Wenigste Zwerge übrig: { $count } ({ $who })
brisingamen-page-last = letzter Zug
brisingamen-page-zoom-in = Vergrößern
brisingamen-page-zoom-out = Verkleinern
brisingamen-page-zoom-fit = Ganze Mine zeigen
brisingamen-page-traces = Spuren der anderen seit deinem letzten Zug
brisingamen-page-gone = seit deinem letzten Zug von { $who } genommen: { $gems }
    .who = seit deinem letzten Zug von dir genommen: { $gems }
brisingamen-page-gone-cards = Seit deinem letzten Zug genommen
brisingamen-page-gone-card = { $who }: { $card }, { $points }
    .who = Du: { $card }, { $points }
brisingamen-page-about-board = Zu diesem Spielplan
brisingamen-page-reconstructed = Der Plan der Mine, die Schmuckkarten und die Teile des Halsbands sind nachgebaut; die gedruckten können abweichen.
brisingamen-page-mine-keys = Pfeile folgen den Stollen, Bild ab und Bild auf gehen zum nächsten leuchtenden Ort, Plus und Minus ändern die Größe, Ziffern wählen einen Zwerg.
brisingamen-page-choose-place = Wähle nun einen leuchtenden Ort; die Zahl zählt die übersprungenen Zwerge.
brisingamen-page-pick-dwarf = Wähle zuerst einen deiner Zwerge.
brisingamen-page-not-yours = Dieser Zwerg gehört dir nicht.
brisingamen-page-no-way = Dorthin führt kein Weg in einer Bewegung.
brisingamen-page-retired = Zwerg { $dwarf } ist im Ruhestand.
brisingamen-page-moving = Zwerg { $dwarf } ist unterwegs; nimm zurück, um einen anderen zu wählen.
brisingamen-page-seen = { $what }
brisingamen-page-dwarf-of = Zwerg { $dwarf } von { $who }
    .who = dein Zwerg { $dwarf }
brisingamen-page-can-go = erreichbar
brisingamen-page-can-move = kann sich bewegen
brisingamen-page-can-enter = ein Zwerg kann hinein
brisingamen-page-legal = kann gewählt werden
brisingamen-page-chosen = gewählt
brisingamen-page-past = vorbei an { $count ->
    [one] { $count } Zwerg
   *[other] { $count } Zwergen
}

## Die Lektion
brisingamen-lesson-1 = Freya will ihr Halsband. Ein Teil davon liegt offen, die Rechte Kette: zwei kleine Bernsteine und ein großer. Genau die liegen in Kammer 24, tief im Osten. Holen wir sie.
brisingamen-lesson-2 = Du hast zwei Aktionen im Zug. Nimm zuerst eine Fähigkeit für den langen Weg: den Geschwindigkeitstrank. Mit ihm bewegt sich ein Zwerg zweimal in einer Aktion.
brisingamen-lesson-3 = Eine Fähigkeit bekommt ein Zwerg, wenn er in die Mine geht. Schick Zwerg 1 mit dem Trank hinein.
brisingamen-lesson-4 = Er steht in Stollen A, an der ersten Laterne. Der Trank erlaubt eine zweite Bewegung: weiter nach B, wo die vier Zweige beginnen.
brisingamen-lesson-5 = Dvalin und Berling sind auch in der Mine. Deine nächste Aktion: Wähle wieder Zwerg 1.
brisingamen-lesson-6 = Leuchtende Orte sind erreichbar, und jede Richtung hat ihre eigene nächste freie Laterne. Über F geht es nach Osten.
brisingamen-lesson-7 = Er ging weiter nach S und mit deiner zweiten Aktion nach T. Kammer 24 liegt gleich daneben.
brisingamen-lesson-8 = Bei der Ankunft darfst du einsammeln: alle Steine einer Kammer oder keinen, in die Schubkarre. Nimm sie.
brisingamen-lesson-9 = Den Rückweg ist er für dich schon gegangen. Steine zählen erst, wenn sie draußen sind, und der Eingang ist nah: Wähle Zwerg 1.
brisingamen-lesson-10 = Dvalin steht auf A, mitten im Weg. Zwerge werden übersprungen, bis zu zwei je Bewegung, und so bist du auf einmal draußen. Die Zahl zählt sie.
brisingamen-lesson-11 = Die Schubkarre ist in deinen Vorrat entladen, der Trank ist fort. Du hast den Bernstein, und ein Zwerg ist draußen: Stell die Rechte Kette fertig.
brisingamen-lesson-12 = Drei Marker! Jeder bezahlt eine freie Aktion nach deinen beiden. Gib einen aus und nimm eine Schmuckkarte: Die Rubin-Saphir-Ohrstecker brauchen je zwei, und je einen hast du schon.
brisingamen-lesson-13 = Gib noch einen für eine Fähigkeit aus: den Dieb.
brisingamen-lesson-14 = Den dritten behalte vorerst. Am Ende zählt er 3 Punkte, bei vollständigem Halsband 6. Beende deinen Zug.
brisingamen-lesson-15 = Ein neuer Zug. Der Dieb wirkt, solange ein Zwerg von dir draußen ist. Deine Mitspieler haben keinen Rubin: Schick ihn auf den Schwarzmarkt.
brisingamen-lesson-16 = Ein großer Stein oder zwei kleine. Nimm einen Rubin.
brisingamen-lesson-17 = Und einen Saphir dazu.
brisingamen-lesson-18 = Alle vier Steine sind da. Stell die Ohrstecker fertig: 8 Punkte. Der Preis: Ein Zwerg bringt sie auf den Markt und geht in den Ruhestand. Wer den letzten hergibt, beendet das Spiel.
brisingamen-lesson-19 = Deinen Marker hast du behalten. Nun die Fledermaus: Sie spart Wege, denn sie trägt Steine geradewegs heim.
brisingamen-lesson-20 = Schick Zwerg 2 in die Mine, und die Fledermaus mit ihm.
brisingamen-lesson-21 = Berling steht auf A und auf B; du überspringst beide auf einmal und sparst zwei Bewegungen. Halt auf F.
brisingamen-lesson-22 = Nächster Zug. In Kammer 20 liegen zwei Smaragde und ein großer Amethyst. Geh hin.
brisingamen-lesson-23 = Bei der Ankunft darf die Fledermaus ein oder zwei Steine jeder Größe nehmen. Gib ihr einen Smaragd mit.
brisingamen-lesson-24 = Und den großen Amethyst. Den Rest kann der Zwerg später einsammeln, zu Beginn einer Bewegung.
brisingamen-lesson-25 = Beide sind schon in deinem Vorrat. Mit ihnen lässt sich tauschen: Geh auf den Schwarzmarkt.
brisingamen-lesson-26 = Du gibst einen oder zwei Steine und bekommst dasselbe Gewicht; ein großer wiegt so viel wie zwei kleine. Gib den Smaragd.
brisingamen-lesson-27 = Leg den großen Amethyst dazu: Das macht ein Gewicht von drei.
brisingamen-lesson-28 = Dafür bekommst du einen kleinen und einen großen Stein. Der kleine kann nur ein Saphir sein. Wähle den großen Rubin.
brisingamen-lesson-29 = Gib deinen letzten Marker für die Rubinbrosche aus: ein großer Rubin und zwei Saphire. Nur ein Saphir fehlt noch.
brisingamen-lesson-30 = Nächster Zug; den Krafttrank hast du schon genommen. Schick Zwerg 3 mit ihm hinein.
brisingamen-lesson-31 = Wieder zwei Sprünge. Geh nach F und weck dabei die Kraft: Etwa zwei Runden lang kommt kein fremder Zwerg vorbei, und der Osten gehört dir allein.
brisingamen-lesson-32 = Zwerg 2 kann beim Aufbruch den letzten Smaragd einsammeln, und der Markt hat einen Saphir dafür: Dann ist die Brosche dein. Unfertiger Schmuck kostet am Ende die halben Punkte. Von hier an entscheidest du alles selbst.
brisingamen-lesson-done = Jetzt kennst du alles: Bewegen, Springen, Fähigkeiten, Handel, Schmuck und Halsband. Spiel gegen Dvalin und Berling weiter oder eröffne einen eigenen Tisch.
brisingamen-lesson-2-goal = Die zehnte Runde einer anderen Partie. Du arbeitest am Gürtel der vier Farben: 22 Punkte für je zwei kleine Steine in vier Farben. Nur ein Smaragd fehlt noch.
brisingamen-lesson-2-thief = Auf dem Schwarzmarkt liegt kein kleiner Smaragd, aber Dvalin hat einen im Vorrat. Dein Dieb darf auch Mitspieler besuchen: Schick ihn zu Dvalin.
brisingamen-lesson-2-ruby = Wie auf dem Markt: ein großer Stein oder zwei kleine. Nimm den Rubin mit, er hilft bei der Halskette, die du begonnen hast.
brisingamen-lesson-2-emerald = Ein zweiter kleiner Stein vom selben Ort: der Smaragd. Du könntest dich auch mit einem begnügen.
brisingamen-lesson-2-girdle = Der Dieb ist aus dem Spiel; was in Schubkarren liegt, war vor ihm sicher. Alle acht Steine sind da: Stell den Gürtel fertig, 22 Punkte.
brisingamen-lesson-2-last = Ein gestohlener Stein zählt doppelt: Du hast ihn, und Dvalin fehlt er. Bring Steine also spät hinaus und verarbeite sie bald.
brisingamen-lesson-done-2 = Jetzt hast du jede Art von Entscheidung einmal getroffen. Spiel gegen Dvalin und Berling weiter oder eröffne einen eigenen Tisch.

## Wertungsbogen für den echten Tisch
brisingamen-form-settings = Fertiger Schmuck
brisingamen-form-held = Genommener, unfertiger Schmuck
brisingamen-form-parts = Fertige Teile von Brísingamen
brisingamen-form-parts-hint = Sie selbst bringen nichts; sind am Tisch vier fertig, ist jeder Marker mehr wert.
brisingamen-form-tokens = Übrige Aktionsmarker
brisingamen-form-small = Übrige kleine Steine
brisingamen-form-small-hint = Die in deinem Vorrat; Schubkarren bringen nichts.
brisingamen-form-large = Übrige große Steine
brisingamen-form-large-hint = Bernstein zählt auch.
brisingamen-form-loaded = Steine in Schubkarren
brisingamen-form-loaded-hint = Die von Zwergen, die noch in der Mine sind.
brisingamen-form-ender = Wer hat das Spiel beendet?
brisingamen-form-ender-hint = Wer den letzten eigenen Zwerg zur Ruhe gesetzt oder den vierten Teil fertiggestellt hat.
brisingamen-form-nobody = Niemand
brisingamen-form-note-ended = Jemand hat keinen Zwerg mehr, oder das Halsband ist vollständig: Jemand hat das Spiel beendet.
brisingamen-form-note-ender = { $who } hat das Spiel beendet, hat aber weder { $dwarves } fertige Schmuckstücke noch den vierten Teil des Halsbands: Fehlt noch etwas?
brisingamen-form-tie = { $tied } haben je { $points }; mehr Schmuckstücke ({ $settings }), dann mehr Marker ({ $tokens }) entscheiden: { $seats }.
brisingamen-form-wrong-parts = In einer Partie werden nur { $most } Teile fertiggestellt.
brisingamen-form-wrong-gems = { $card } geht nicht auch noch: Diesen Stein gibt es nur { $most }-mal: { $gem }.
brisingamen-form-wrong-tokens = Marker kommen nur mit Teilen, und deine brachten { $most }, nicht { $tokens }.
brisingamen-form-wrong-loaded = Da kann keiner sein: Alle Zwerge dieses Platzes sind im Ruhestand.
brisingamen-form-wrong-loose = { $count } sind zu viele: Höchstens { $most } liegen auf keiner Karte und bei niemandem sonst.

# Hints
brisingamen-hint-sell = Verkauft ein Schmuckstück, und ein Zwerg setzt sich zur Ruhe.
brisingamen-hint-part = Ein Teil des Halsbands bringt Marker.
brisingamen-hint-take = Ihre Steine sind leicht zu bekommen.
brisingamen-hint-enter = Ein neuer Gang hinab zu den Steinen.
brisingamen-hint-swap = Macht aus überzähligen Steinen gebrauchte.
brisingamen-hint-home = Bringt die volle Karre heim.
brisingamen-hint-walk = Kommt Steinen näher, die du brauchst.
brisingamen-hint-harvest = Lädt Steine, die deine Schmuckkarten brauchen.
brisingamen-hint-thief = Nimmt jemandem, was du brauchst.
brisingamen-hint-saw =
  { $points ->
    [one] Im Mittel hast du damit { $points } Punkt, wenn du wieder am Zug bist.
   *[other] Im Mittel hast du damit { $points } Punkte, wenn du wieder am Zug bist.
  }
brisingamen-hint-more-than = Davon hast du mehr, als { $card } braucht: { $gem }.
brisingamen-hint-needed-by = { $card } braucht das auch: { $gem }.
brisingamen-hint-spare = Das braucht keins deiner Schmuckstücke: { $gem }.
brisingamen-hint-lacked = { $card } fehlt das: { $gem }.
brisingamen-hint-loose = Das fehlt keinem deiner Schmuckstücke: { $gem }. Es zählt lose.
brisingamen-hint-thief-finds = Dort liegt, was deinem Schmuck oder der Kette fehlt:{ brisingamen-gems }.
brisingamen-hint-harvest-lacked = Lädt, was deinem Schmuck oder der Kette fehlt:{ brisingamen-gems }.
brisingamen-hint-harvest-loose =
  { $points ->
    [one] Lädt Steine, die lose { $points } Punkt zählen.
   *[other] Lädt Steine, die lose { $points } Punkte zählen.
  }
brisingamen-hint-here-lacked = Hier liegt, was deinem Schmuck oder der Kette fehlt:{ brisingamen-gems }.
brisingamen-hint-here-loose =
  { $points ->
    [one] Ihre Steine zählen lose { $points } Punkt.
   *[other] Ihre Steine zählen lose { $points } Punkte.
  }
brisingamen-hint-load-home =
  { $steps ->
    [one] Die Ladung kommt näher nach Hause:{ brisingamen-gems }. Noch { $steps } Schritt.
   *[other] Die Ladung kommt näher nach Hause:{ brisingamen-gems }. Noch { $steps } Schritte.
  }
brisingamen-hint-arrives = Die Ladung ist dann in deinem Vorrat:{ brisingamen-gems }.
brisingamen-hint-fills = Damit lässt sich fertigstellen: { $card }.
brisingamen-hint-exit =
  { $steps ->
    [one] Es ist keine Kammer mehr auszuräumen: { $steps } Schritt bis zum Ausgang.
   *[other] Es ist keine Kammer mehr auszuräumen: { $steps } Schritte bis zum Ausgang.
  }
brisingamen-hint-cavern-lacked =
  { $steps ->
    [one] Auf dem Weg zu Kammer { $space }, wo liegt, was deinem Schmuck oder der Kette fehlt:{ brisingamen-gems }. Noch { $steps } Schritt.
   *[other] Auf dem Weg zu Kammer { $space }, wo liegt, was deinem Schmuck oder der Kette fehlt:{ brisingamen-gems }. Noch { $steps } Schritte.
  }
brisingamen-hint-cavern-loose =
  { $steps ->
    [one] Auf dem Weg zu Kammer { $space }:{ brisingamen-gems }. Noch { $steps } Schritt.
   *[other] Auf dem Weg zu Kammer { $space }:{ brisingamen-gems }. Noch { $steps } Schritte.
  }
brisingamen-hint-out = Ein Zwerg draußen kann Schmuck fertigstellen oder neu aufbrechen.
brisingamen-hint-wall =
  { $count ->
    [one] { $count } fremder Zwerg muss dort auf dem Heimweg vorbei, davon beladen: { $loaded }.
   *[other] { $count } fremde Zwerge müssen dort auf dem Heimweg vorbei, davon beladen: { $loaded }.
  }
brisingamen-hint-take-ready = Du hast alles, was { $card } braucht: Es kann als Nächstes fertig werden.
brisingamen-hint-take-coming = Alles, was { $card } braucht, ist im Vorrat oder auf dem Heimweg.
brisingamen-hint-take-lacks = Steine für { $card }: { $have } von { $of }; es fehlt noch:{ brisingamen-gems }.
brisingamen-hint-part-made = Teil { $made } von { $of }: Wird die Kette vollständig, zählt jeder Marker { $each }.
brisingamen-hint-part-last = Das letzte Teil: Die Kette ist vollständig, und jeder Marker zählt { $each }.
brisingamen-hint-ends =
  { $points ->
    [one] Dein letzter Zwerg setzt sich zur Ruhe: Das Ende kommt und mit ihm { $points } Punkt.
   *[other] Dein letzter Zwerg setzt sich zur Ruhe: Das Ende kommt und mit ihm { $points } Punkte.
  }
brisingamen-hint-no-penalty = { $card } zählt { $points }, und die { $penalty } Abzug für Unfertiges drohen nicht mehr.
brisingamen-hint-swap-for = Einzutauschen ist, was { $card } fehlt: { $gem } gegen { $given }.
brisingamen-hint-load-away =
  { $steps ->
    [one] Die Ladung ist dann { $steps } Schritt vom Ausgang entfernt, nicht näher als vorher.
   *[other] Die Ladung ist dann { $steps } Schritte vom Ausgang entfernt, nicht näher als vorher.
  }
