# Die Zwerge auf Deutsch. Eigene Sätze; Kartennamen wie gedruckt.

## The game
die_zwerge-title = Die Zwerge
die_zwerge-pitch = Heere strömen durch die Tore des Geborgenen Landes: Schmiedet gemeinsam die Feuerklinge, bevor euch das Schicksal einholt.
die_zwerge-goal = Meistert ein Szenario nach dem anderen und gewinnt das letzte. Treffen sich die beiden Marker oder stirbt ein Zwerg, ist alles verloren.
die_zwerge-reconstructed = Lage der Felder, Pfeile, Plättchen, Würfel und einige Zahlen sind nachgebaut; Anzahlen, Karten und Regeln folgen dem gedruckten Spiel.

## Troops
die_zwerge-troop-orc = Ork
die_zwerge-troop-troll = Troll
die_zwerge-troop-elf = Alb
die_zwerge-troops-orc = Orks
die_zwerge-troops-troll = Trolle
die_zwerge-troops-elf = Albae
die_zwerge-defeat = fällt ab { $die }

## Attributes
die_zwerge-attribute-combat = Kampf
die_zwerge-attribute-craft = Handwerk
die_zwerge-attribute-speed = Laufen
die_zwerge-health = Leben
die_zwerge-health-left = { $count ->
    [one] { $count } Lebenspunkt
   *[other] { $count } Lebenspunkte
}

## Dwarves
die_zwerge-hero-tungdil = Tungdil
die_zwerge-hero-full-tungdil = Tungdil Goldhand
die_zwerge-ability-tungdil = Bei seiner Botschaft zählt ein Würfel 1 mehr.
die_zwerge-hero-boindil = Boïndil
die_zwerge-hero-full-boindil = Boïndil Zweiklinge
die_zwerge-ability-boindil = Im Kampf darf er einmal alle Würfel neu werfen.
die_zwerge-hero-boendal = Boëndal
die_zwerge-hero-full-boendal = Boëndal Pinnhand
die_zwerge-ability-boendal = Im Kampf darf er einen Würfel um 1 erhöhen.
die_zwerge-hero-balyndis = Balyndis
die_zwerge-hero-full-balyndis = Balyndis Eisenfinger
die_zwerge-ability-balyndis = Bei einer Handwerksprobe darf sie einmal alle Würfel neu werfen; eine Botschaft ist keine Probe.
die_zwerge-hero-bavragor = Bavragor
die_zwerge-hero-full-bavragor = Bavragor Hammerfaust
die_zwerge-ability-bavragor = Er betritt Totes Land, ohne dafür zu zahlen.

## Equipment
die_zwerge-gear-stiefel = Bequeme Stiefel
die_zwerge-effect-stiefel = Laufen +1.
die_zwerge-gear-werkzeug = Passendes Werkzeug
die_zwerge-effect-werkzeug = Handwerk +1.
die_zwerge-gear-waffe = Zusätzliche Waffe
die_zwerge-effect-waffe = Kampf +1.
die_zwerge-gear-kettenhemd = Meisterhaftes Kettenhemd
die_zwerge-effect-kettenhemd = Ein Lebenspunkt mehr, und beim Anlegen heilen alle Wunden.
die_zwerge-gear-schild = Schützender Schild
die_zwerge-effect-schild = Verliert ein anderer Zwerg einen Lebenspunkt, darf der Träger ihn stattdessen verlieren. Der Schild bleibt.
die_zwerge-gear-dolch = Verborgener Dolch
die_zwerge-effect-dolch = Nach einem Wurf im eigenen Kampf ablegen: alle Würfel neu werfen.
die_zwerge-gear-amboss = Amboss der Ahnen
die_zwerge-effect-amboss = Nach einem Wurf bei der eigenen Handwerksprobe ablegen: alle Würfel neu werfen.
die_zwerge-gear-lied = Zwergenlied
die_zwerge-effect-lied = Bei einer Laufprobe oder Bewegung von irgendwem ablegen: Ein Würfel wird zur 5.
die_zwerge-gear-verkleidung = Passende Verkleidung
die_zwerge-effect-verkleidung = Ablegen, wenn eine Bedrohung eintritt: Sie bleibt ohne Wirkung.
die_zwerge-gear-kaese = Bündel Käse
die_zwerge-effect-kaese = Ablegen: Jeder Zwerg erhält einen Lebenspunkt.
die_zwerge-gear-bier = Humpen Bier
die_zwerge-effect-bier = Ablegen: Ein Zwerg erhält zwei Lebenspunkte.

## Map
die_zwerge-kingdom-gauragar = Gauragar
die_zwerge-kingdom-urgon = Urgon
die_zwerge-kingdom-idoslan = Idoslân
die_zwerge-kingdom-sangrein = Sangreîn
die_zwerge-kingdom-ran_ribastur = Rân Ribastur
die_zwerge-kingdom-weyurn = Weyurn
die_zwerge-kingdom-tabain = Tabaîn
die_zwerge-place-schwarzjoch = Schwarzjoch
die_zwerge-place-porista = Porista
die_zwerge-place-dson_balsur = Dsôn Balsur
die_zwerge-place-toboribor = Toboribor
die_zwerge-place-lot_ionan = Lot-Ionans Stollen
die_zwerge-place-drachenbrodem = Drachenbrodem
die_zwerge-place-gruenhain = Grünhain
die_zwerge-place-mifurdania = Mifurdania
die_zwerge-place-groeschaker = Gröschaker
die_zwerge-place-alandur = Âlandur
die_zwerge-place-xamtys = Königin Xamtys II.
die_zwerge-gate-I = Tor I
die_zwerge-gate-full-I = Tor der Ersten
die_zwerge-gate-II = Tor II
die_zwerge-gate-full-II = Tor der Zweiten
die_zwerge-gate-IV = Tor IV
die_zwerge-gate-full-IV = Tor der Vierten
die_zwerge-gate-V = Tor V
die_zwerge-gate-full-V = Tor der Fünften
die_zwerge-hex-A2 = { die_zwerge-place-drachenbrodem } (A2)
die_zwerge-hex-A3 = { die_zwerge-gate-V } (A3)
die_zwerge-hex-B2 = Tunnel (B2)
die_zwerge-hex-C3 = { die_zwerge-place-gruenhain } (C3)
die_zwerge-hex-C5 = { die_zwerge-place-dson_balsur } (C5)
die_zwerge-hex-C7 = { die_zwerge-gate-IV } (C7)
die_zwerge-hex-D1 = { die_zwerge-place-xamtys } (D1)
die_zwerge-hex-D2 = { die_zwerge-place-alandur } (D2)
die_zwerge-hex-D3 = { die_zwerge-place-alandur } (D3)
die_zwerge-hex-D8 = Tunnel (D8)
die_zwerge-hex-E1 = { die_zwerge-gate-I } (E1)
die_zwerge-hex-E5 = { die_zwerge-place-schwarzjoch } (E5)
die_zwerge-hex-E8 = { die_zwerge-place-lot_ionan } (E8)
die_zwerge-hex-F1 = Tunnel (F1)
die_zwerge-hex-F2 = { die_zwerge-place-mifurdania } (F2)
die_zwerge-hex-F4 = { die_zwerge-place-porista } (F4)
die_zwerge-hex-F6 = { die_zwerge-place-toboribor } (F6)
die_zwerge-hex-G3 = { die_zwerge-place-groeschaker } (G3)
die_zwerge-hex-H5 = Tunnel (H5)
die_zwerge-hex-I3 = { die_zwerge-gate-II } (I3)
die_zwerge-tunnel = Tunneleingang
die_zwerge-tunnel-closed = Tunnel, vom Toten Land verschüttet
die_zwerge-tunnel-tile = Tunnelplättchen
die_zwerge-perished = Totes Land
die_zwerge-mountains = Zwergengebirge
die_zwerge-where-anywhere = überall
die_zwerge-where-with_troops = auf einem Feld mit Armeen
die_zwerge-where-next_to_troops = neben einem Feld mit Armeen

## Markers and tracks
die_zwerge-hero-marker = Heldenmarker
die_zwerge-doom-marker = Untergangsmarker
die_zwerge-track = Untergangsleiste
die_zwerge-distance = { $left ->
    [one] { $left } Feld Abstand
   *[other] { $left } Felder Abstand
}
die_zwerge-fate-council = der Rat wendet sich ab
die_zwerge-fate-threat = Bedrohungen werden eingemischt
die_zwerge-fate-start = Start
die_zwerge-fate-recruit-I = Heere am Tor I
die_zwerge-fate-recruit-II = Heere am Tor II
die_zwerge-fate-recruit-IV = Heere am Tor IV
die_zwerge-fate-recruit-V = Heere am Tor V
die_zwerge-coming-council = Als Nächstes: Der Ratsmarker rückt ein Feld nach links.
die_zwerge-coming-threat = { $cards ->
    [one] Als Nächstes: { $cards } Bedrohung kommt in den Abenteuerstapel.
   *[other] Als Nächstes: { $cards } Bedrohungen kommen in den Abenteuerstapel.
}
die_zwerge-coming-recruit = { $troops ->
    [0] Als Nächstes: Heere am Tor { $gate }.
    [one] Als Nächstes: Heere am Tor { $gate }, wo eine Armee steht.
   *[other] Als Nächstes: Heere am Tor { $gate }, wo { $troops } Armeen stehen.
}
die_zwerge-coming-skipped = Als Nächstes: Der Heldenmarker bleibt stehen.
die_zwerge-coming-meets = Als Nächstes: Die Marker treffen sich, und alles ist verloren!
die_zwerge-council = Rat der Zwerge
die_zwerge-council-need = Eine Botschaft braucht hier { $need } oder mehr.
die_zwerge-council-none = Hier geschieht nichts.
die_zwerge-council-doom_at_turn_start = Zu Beginn jedes Zuges rückt der Untergangsmarker ein Feld näher.
die_zwerge-council-reroll_blank_recruit = Beim Rekrutieren wird jeder leere Würfel einmal neu geworfen.
die_zwerge-council-reroll_highest = Nach jedem Wurf von Zahlenwürfeln muss einer der höchsten neu geworfen werden.
die_zwerge-council-threat_reveal_damage = Bei jeder aufgedeckten Bedrohung verliert ein Zwerg eurer Wahl einen Lebenspunkt.
die_zwerge-council-threat_reveal_heal = Bei jeder aufgedeckten Bedrohung darf ein Zwerg eurer Wahl einen Lebenspunkt erhalten.
die_zwerge-council-adventure_discards_threat = Nach einem Abenteuer dürft ihr eine Bedrohung ohne Wirkung ablegen.
die_zwerge-council-reroll_one = Nach jedem Wurf von Zahlenwürfeln darf einer neu geworfen werden.
die_zwerge-council-craft_equipment = Als Aktion: Eine Handwerksprobe 4+ bringt eine Ausrüstung.

## Cards
die_zwerge-deck-scenario = Szenario
die_zwerge-deck-adventure = Abenteuer
die_zwerge-deck-threat = Bedrohung
die_zwerge-card-erobert_toboribor = Erobert Toboribor
die_zwerge-mission-erobert_toboribor = Besiegt in Toboribor die 4 Orks dieser Karte.
die_zwerge-card-zusammenkunft = Zusammenkunft
die_zwerge-mission-zusammenkunft = Zwei Zwerge treffen sich in Porista.
die_zwerge-card-ruestet_euch = Rüstet euch
die_zwerge-mission-ruestet_euch = Gemeinsam besitzt ihr 3 Ausrüstungen.
die_zwerge-card-koenige_der_menschen = Überzeugt die Könige der Menschen
die_zwerge-mission-koenige_der_menschen = Eine Handwerksprobe 4+ in Urgon und eine in Rân Ribastur, in beliebigen Zügen.
die_zwerge-card-erobert_dson_balsur = Erobert Dsôn Balsur
die_zwerge-mission-erobert_dson_balsur = Besiegt in Dsôn Balsur die 2 Albae und 2 Trolle dieser Karte.
die_zwerge-card-wichtige_aufgabe = Eine wichtige Aufgabe
die_zwerge-mission-wichtige_aufgabe = Besteht noch ein Abenteuer.
die_zwerge-card-unterstuetzt_balendilin = Unterstützt Balendilín
die_zwerge-mission-unterstuetzt_balendilin = Bringt den Ratsmarker auf +4.
die_zwerge-card-vernichtet_sie_alle = Vernichtet sie alle!
die_zwerge-mission-vernichtet_sie_alle = Ein Zwerg vernichtet in einem einzigen eigenen Zug 3 Armeen.
die_zwerge-card-feuerklinge = Schmiedet die Feuerklinge
die_zwerge-mission-feuerklinge = Zwei Zwerge am Drachenbrodem; einer von ihnen besteht in einem Zug zwei Handwerksproben 5+. Die Feuerklinge gibt dann einem Zwerg Kampf +2.
die_zwerge-card-besiegt_nodonn = Besiegt Nôd’onn!
die_zwerge-mission-besiegt_nodonn = Alle Zwerge gehen zum Schwarzjoch. Dort nimmt ihm jede 6 im Kampf einen seiner 4 Marker, solange ihn keine Armeen schützen.
die_zwerge-card-kampf_um_das_geborgene_land = Kampf um das Geborgene Land
die_zwerge-mission-kampf_um_das_geborgene_land = Vernichtet ab jetzt 20 Armeen auf dem Spielplan.
die_zwerge-card-haltet_die_tore = Haltet die Tore!
die_zwerge-mission-haltet_die_tore = Eine Handwerksprobe 5+ an jedem der vier Tore.
die_zwerge-card-rette_balendilin = Rette Balendilín
die_zwerge-mission-rette_balendilin = Geht zu Tor II und zahlt dort 1 Lebenspunkt.
die_zwerge-card-warne_doerfer = Warne die umliegenden Dörfer
die_zwerge-mission-warne_doerfer = Geht zu Lot-Ionans Stollen, dann nach Gauragar.
die_zwerge-card-begleite_narmora = Begleite Narmora
die_zwerge-mission-begleite_narmora = Am Schwarzjoch: 3-mal Laufen 4+.
die_zwerge-card-sverd_spioniert = Sverd spioniert im Tunnel
die_zwerge-mission-sverd_spioniert = Reist durch einen Tunnel; dann im selben Zug Laufen 4+.
die_zwerge-card-jagd_auf_albae = Jagd auf Albae
die_zwerge-mission-jagd_auf_albae = Vernichtet im Kampf 1 Alb auf dem Spielplan.
die_zwerge-card-zwergenweise = Zwergenweise
die_zwerge-mission-zwergenweise = Überall: 3-mal Handwerk 4+.
die_zwerge-card-djeruns_stimme = Djerůns Stimme der Furcht
die_zwerge-mission-djeruns_stimme = Auf einem Feld mit Armeen: Legt eine Ausrüstung ab.
die_zwerge-card-koenigin_der_ersten = Besuch bei der Königin der Ersten
die_zwerge-mission-koenigin_der_ersten = Geht zu Tor II, dann zu Tor I.
die_zwerge-card-andokais_macht = Andôkais Macht
die_zwerge-mission-andokais_macht = Neben einem Feld mit Armeen: Kampf 6.
die_zwerge-card-alte_runen = Entziffere die alten Runen
die_zwerge-mission-alte_runen = Am Schwarzjoch: Handwerk 5+.
die_zwerge-card-zwergenfrauen = Wie sind denn so die Zwergenfrauen?
die_zwerge-mission-zwergenfrauen = Werft je Lebenspunkt einen Würfel: mindestens eine 6.
die_zwerge-card-vernichtet_die_trolle = Vernichtet die Trolle!
die_zwerge-mission-vernichtet_die_trolle = Vernichtet 2 Trolle auf dem Spielplan in einem Kampf.
die_zwerge-card-verschollener_tunnel = Verschollener Tunnel
die_zwerge-mission-verschollener_tunnel = Reist durch einen Tunnel; dann im selben Zug Handwerk 4+.
die_zwerge-card-rast_in_groeschaker = Rast in Gröschaker
die_zwerge-mission-rast_in_groeschaker = Geht nach Mifurdania, dann nach Gröschaker.
die_zwerge-card-ruine_der_fuenften = Ankunft bei der Ruine der Fünften
die_zwerge-mission-ruine_der_fuenften = Geht zu Tor II, dann zu Tor V.
die_zwerge-card-kampf_um_die_esse = Kampf um die Esse
die_zwerge-mission-kampf_um_die_esse = Besiegt am Tor V die 3 Trolle und 3 Orks dieser Karte.
die_zwerge-card-kampf_gegen_nachtmahr = Kampf gegen Nachtmahr
die_zwerge-mission-kampf_gegen_nachtmahr = In Grünhain: 2-mal Kampf 6.
die_zwerge-card-rodario_mimt_nodonn = Rodario mimt Nôd’onn
die_zwerge-mission-rodario_mimt_nodonn = Am Tor V: 2-mal Handwerk 5+.
die_zwerge-card-verstaerkung_der_ersten = Verstärkung der Ersten
die_zwerge-mission-verstaerkung_der_ersten = Geht zu Tor I; dann am Tor II Kampf 5+.
die_zwerge-card-blick_in_die_vergangenheit = Blick in die Vergangenheit
die_zwerge-mission-blick_in_die_vergangenheit = Geht zum Schwarzjoch, dann nach Grünhain.
die_zwerge-card-besuch_bei_den_spitzohren = Besuch bei den Spitzohren
die_zwerge-mission-besuch_bei_den_spitzohren = In Âlandur: Legt eine Ausrüstung ab.
die_zwerge-card-ein_zwerg_raeumt_auf = Ein Zwerg räumt auf
die_zwerge-mission-ein_zwerg_raeumt_auf = Werft je Lebenspunkt einen Würfel: mindestens eine 6.
die_zwerge-card-belausche_den_feind = Belausche den Feind
die_zwerge-mission-belausche_den_feind = Neben einem Feld mit Armeen: Laufen 5+.
die_zwerge-card-magische_sicherung = Magische Sicherung des Beutels
die_zwerge-mission-magische_sicherung = In Porista: Handwerk 5+.
die_zwerge-card-reise_nach_gruenhain = Reise nach Grünhain
die_zwerge-mission-reise_nach_gruenhain = Zwei Zwerge treffen sich in Grünhain.
die_zwerge-card-wahl_des_koenigs = Wahl des neuen Königs der Zweiten
die_zwerge-mission-wahl_des_koenigs = Bringt den Ratsmarker auf +4.
die_zwerge-card-ein_gang_stuerzt_ein = Ein Gang stürzt ein
die_zwerge-mission-ein_gang_stuerzt_ein = In Tabaîn: 3-mal Handwerk 5+.
die_zwerge-card-nieder_mit_den_orks = Nieder mit den Orks
die_zwerge-mission-nieder_mit_den_orks = Vernichtet 3 Orks auf dem Spielplan in einem Kampf.
die_zwerge-card-geister_der_ahnen = Geister der Ahnen
die_zwerge-mission-geister_der_ahnen = Überall: 2-mal Laufen 4+.
die_zwerge-card-schmiede_duell = Schmiede-Duell gegen Gandogar
die_zwerge-mission-schmiede_duell = Am Tor II: Handwerk 5+.
die_zwerge-card-schlacht_in_sangrein = Schlacht in Sangreîn
die_zwerge-mission-schlacht_in_sangrein = Besiegt ihre 2 Albae, 2 Orks und 2 Trolle in Sangreîn.
die_zwerge-threat-schlacht_in_sangrein = Je übrige Armee rückt der Ratsmarker ein Feld nach links.
die_zwerge-card-umzingelt = Umzingelt!
die_zwerge-mission-umzingelt = Besiegt ihre 4 Orks in Gröschaker.
die_zwerge-threat-umzingelt = Je übrige Armee rückt der Ratsmarker ein Feld nach links. Die Armeen kommen nach Gröschaker, das zu Totem Land wird.
die_zwerge-card-tions_kreaturen = Tions Kreaturen greifen die Zweiten an
die_zwerge-mission-tions_kreaturen = Besiegt ihre 4 Trolle am Tor II.
die_zwerge-threat-tions_kreaturen = Je übrige Armee rückt der Untergang ein Feld näher. Die Armeen kommen zu Tor II, das zu Totem Land wird.
die_zwerge-card-albtraum = Nicht enden wollender Albtraum
die_zwerge-mission-albtraum = Vernichtet 3 Albae auf dem Spielplan, oder lasst dort keinen übrig.
die_zwerge-threat-albtraum = Jedes Feld mit einem Alb wird zu Totem Land.
die_zwerge-card-ork_uebermacht = Kampf gegen die Ork-Übermacht
die_zwerge-mission-ork_uebermacht = Vernichtet 6 Orks auf dem Spielplan, oder lasst dort keinen übrig.
die_zwerge-threat-ork_uebermacht = Jedes Feld mit einem Ork wird zu Totem Land.
die_zwerge-card-letzter_kampf = Letzter Kampf des Großkönigs
die_zwerge-mission-letzter_kampf = Vernichtet 4 Trolle auf dem Spielplan, oder lasst dort keinen übrig.
die_zwerge-threat-letzter_kampf = Jedes Feld mit einem Troll wird zu Totem Land.
die_zwerge-card-bogglin_ueberfall = Bogglin-Überfall
die_zwerge-mission-bogglin_ueberfall = Besiegt ihre 6 Orks in Weyurn.
die_zwerge-threat-bogglin_ueberfall = Jeder Zwerg legt eine Ausrüstung ab.
die_zwerge-card-wald_wehrt_sich = Der Wald wehrt sich
die_zwerge-mission-wald_wehrt_sich = Besiegt ihre 2 Albae und 2 Orks in Grünhain.
die_zwerge-threat-wald_wehrt_sich = Je übrige Armee rückt der Untergang ein Feld näher. Die Armeen kommen nach Grünhain, das zu Totem Land wird.
die_zwerge-card-kopfgeld = Kopfgeld auf Zwerge
die_zwerge-mission-kopfgeld = Alle Zwerge stehen auf einem Feld.
die_zwerge-threat-kopfgeld = Ein Zwerg mit den wenigsten Lebenspunkten verliert 2 davon.
die_zwerge-card-nodonn_kehrt_zurueck = Nôd’onn kehrt zurück
die_zwerge-mission-nodonn_kehrt_zurueck = Tritt sofort ein.
die_zwerge-threat-nodonn_kehrt_zurueck = Der Untergang rückt 2 Felder näher.
die_zwerge-card-ueberfall_der_albae = Nächtlicher Überfall der Albae
die_zwerge-mission-ueberfall_der_albae = Tritt sofort ein.
die_zwerge-threat-ueberfall_der_albae = Jeder Zwerg verliert einen Lebenspunkt; ein anderer darf ihn übernehmen.
die_zwerge-card-sinthoras_attentat = Sinthoras’ Attentat
die_zwerge-mission-sinthoras_attentat = Der gewählte Zwerg darf sein Feld nicht verlassen, bis er den Alb dieser Karte vernichtet hat.
die_zwerge-threat-sinthoras_attentat = Ein Zwerg mit den wenigsten Lebenspunkten verliert einen davon.
die_zwerge-card-schutz_des_elbenreichs = Schutz des Elbenreichs
die_zwerge-mission-schutz_des_elbenreichs = Besiegt ihre 2 Albae und 2 Trolle in Âlandur.
die_zwerge-threat-schutz_des_elbenreichs = Je übrige Armee verliert ein Zwerg einen Lebenspunkt. Beide Felder von Âlandur werden zu Totem Land.
die_zwerge-card-verraeter = Verräter in den eigenen Reihen
die_zwerge-mission-verraeter = Tritt sofort ein.
die_zwerge-threat-verraeter = Der Ratsmarker rückt 2 Felder nach links.
die_zwerge-card-bislipurs_verrat = Bislipurs Verrat
die_zwerge-mission-bislipurs_verrat = Tritt sofort ein.
die_zwerge-threat-bislipurs_verrat = Der Ratsmarker rückt 2 Felder nach links.

## Conditions of the last scenarios
die_zwerge-condition-besiegt_nodonn = Nur ab { $count } Plättchen Totes Land.
die_zwerge-condition-kampf_um_das_geborgene_land = Nur ab { $count } Armeen auf dem Spielplan.
die_zwerge-condition-haltet_die_tore = Nur bei weniger als { $count } Plättchen Totes Land.

## Rewards
die_zwerge-reward-equipment = { $amount ->
    [one] Eine Ausrüstung
   *[other] { $amount } Ausrüstungen
}
die_zwerge-reward-skip_hero_step = Der nächste Schritt des Heldenmarkers entfällt
die_zwerge-reward-optional_ban_recruit_die = Bei der nächsten Rekrutierung darf ein Würfel wegbleiben: { $troop }
die_zwerge-reward-tunnel_tile = Legt oder versetzt das Tunnelplättchen
die_zwerge-reward-move_any_dwarf_anywhere = Stellt einen Zwerg auf ein beliebiges Feld
die_zwerge-reward-move_dwarf_to_dwarf = Stellt einen Zwerg zu einem anderen
die_zwerge-reward-remove_all_troops_here = Alle Armeen dieses Feldes verschwinden
die_zwerge-reward-remove_all_troops_adjacent = Alle Armeen eines Nachbarfeldes verschwinden
die_zwerge-reward-remove_troops = { $amount ->
    [one] Entfernt irgendwo eine Armee
   *[other] Entfernt irgendwo bis zu { $amount } Armeen
}
die_zwerge-reward-heal_one = Ein Zwerg erhält einen Lebenspunkt
die_zwerge-reward-heal_two_or_split = Ein Zwerg erhält 2 Lebenspunkte, oder zwei Zwerge je 1
die_zwerge-reward-keep_card_combat = Feuerklinge: Kampf +{ $amount } bis zum Ende
die_zwerge-keenfire = Feuerklinge
die_zwerge-token = Marker

## Dice
die_zwerge-roll-none = Wurf
die_zwerge-roll-move = Bewegung
die_zwerge-roll-fight = Kampf
die_zwerge-roll-message = Botschaft
die_zwerge-roll-test = Probe
die_zwerge-roll-health = Lebenswurf
die_zwerge-roll-craft = Handwerksprobe
die_zwerge-source-ability = Fähigkeit
die_zwerge-source-dagger = Verborgener Dolch
die_zwerge-source-anvil = Amboss der Ahnen
die_zwerge-throw-rolled = geworfen
die_zwerge-throw-council = Rat: ein Würfel neu
die_zwerge-throw-ability = Fähigkeit: alle neu
die_zwerge-throw-dagger = Dolch: alle neu
die_zwerge-throw-anvil = Amboss: alle neu
die_zwerge-throw-raised = ein Würfel +1
die_zwerge-throw-sung = Lied: ein Würfel gedreht

## What brought doom nearer
die_zwerge-cause-hero = der Schritt des Heldenmarkers
die_zwerge-cause-council = der Rat
die_zwerge-cause-saddle = das Schwarzjoch
die_zwerge-cause-threat = eine Bedrohung
die_zwerge-cause-penalty = das Tote Land
die_zwerge-cause-turns = zu viele Züge

## Phases
die_zwerge-phase-over = Ende
die_zwerge-phase-draft = Zwergenwahl
die_zwerge-phase-action = Aktion
die_zwerge-phase-rest = Zugende
die_zwerge-phase-step = Bewegung
die_zwerge-phase-penalty = Totes Land
die_zwerge-phase-reroll_die = Neuwurf
die_zwerge-phase-reroll = Neuwurf
die_zwerge-phase-raise = Ein Würfel +1
die_zwerge-phase-song = Zwergenlied
die_zwerge-phase-assign = Kampf
die_zwerge-phase-ban = Rekrutierung
die_zwerge-phase-damage = Wunde
die_zwerge-phase-heal = Heilung
die_zwerge-phase-redirect = Nächtlicher Überfall
die_zwerge-phase-pin = Attentat
die_zwerge-phase-give = Ausrüstung
die_zwerge-phase-keen = Feuerklinge
die_zwerge-phase-tunnel = Tunnelplättchen
die_zwerge-phase-place_dwarf = Reise
die_zwerge-phase-place_hex = Reise
die_zwerge-phase-join_dwarf = Wiedersehen
die_zwerge-phase-join = Wiedersehen
die_zwerge-phase-clear = Andôkais Macht
die_zwerge-phase-remove = Armeen entfernen
die_zwerge-phase-remove_kind = Armeen entfernen
die_zwerge-phase-spend = Ausrüstung ablegen
die_zwerge-phase-lose_gear = Überfall
die_zwerge-phase-threats = Bedrohungen
die_zwerge-phase-order = Abenteuer
die_zwerge-phase-offer = Gunst des Rates
die_zwerge-phase-pay = Ein Preis
die_zwerge-phase-shield = Schild
die_zwerge-phase-rescue = Rettung
die_zwerge-phase-courage = Vor dem Wurf
die_zwerge-phase-disguise = Verkleidung
die_zwerge-phase-muster = Armeen sammeln

## Prompts: what you are asked, and what others wait for
die_zwerge-prompt-draft = Wähle deinen Zwerg
die_zwerge-prompt-draft-wait = { $who } wählt einen Zwerg
die_zwerge-prompt-action = { $actions ->
    [one] { $dwarf } hat noch { $actions } Aktion
   *[other] { $dwarf } hat noch { $actions } Aktionen
}
die_zwerge-prompt-action-wait = { $who } handelt mit { $dwarf }
die_zwerge-prompt-rest = { $dwarf }: iss etwas oder beende den Zug
die_zwerge-prompt-rest-wait = { $who } beendet den Zug von { $dwarf }
die_zwerge-prompt-step = { $steps ->
    [one] { $dwarf } darf noch { $steps } Schritt gehen
   *[other] { $dwarf } darf noch { $steps } Schritte gehen
}
die_zwerge-prompt-step-wait = { $who } bewegt { $dwarf }
die_zwerge-prompt-penalty = { $dwarf } betritt Totes Land: Was ist der Preis?
die_zwerge-prompt-penalty-wait = { $who } bestimmt den Preis für { $dwarf }
die_zwerge-prompt-reroll_die = { $dice }: einen Würfel neu werfen?
die_zwerge-prompt-reroll_die-wait = { $who } sieht sich die Würfel an: { $dice }
die_zwerge-prompt-reroll = { $dice }: alle Würfel neu werfen?
die_zwerge-prompt-reroll-wait = { $who } sieht sich die Würfel an: { $dice }
die_zwerge-prompt-raise = { $dice }: einen Würfel um 1 erhöhen?
die_zwerge-prompt-raise-wait = { $who } sieht sich die Würfel an: { $dice }
die_zwerge-prompt-song = { $dwarf } hat { $dice } geworfen: Singt { $owner }?
die_zwerge-prompt-song-wait = { $who } entscheidet, ob { $owner } singt
die_zwerge-prompt-assign = Was vernichtet die { $die }?
die_zwerge-prompt-assign-wait = { $who } kämpft mit { $dwarf }: { $dice }
die_zwerge-prompt-ban = Diesen Rekrutierungswürfel weglassen: { $troop }?
die_zwerge-prompt-ban-wait = { $who } entscheidet über einen Rekrutierungswürfel
die_zwerge-prompt-damage = { $points ->
    [one] Wer verliert { $points } Lebenspunkt?
   *[other] Wer verliert { $points } Lebenspunkte?
}
die_zwerge-prompt-damage-wait = { $who } entscheidet, wer verwundet wird
die_zwerge-prompt-heal = { $points ->
    [one] Wer erhält einen Lebenspunkt?
   *[other] Wer erhält einen Lebenspunkt? { $points } sind zu vergeben
}
die_zwerge-prompt-heal-wait = { $who } entscheidet, wer geheilt wird
die_zwerge-prompt-redirect = { $dwarf } soll einen Lebenspunkt verlieren: Wer übernimmt ihn?
die_zwerge-prompt-redirect-wait = { $who } entscheidet, wer für { $dwarf } leidet
die_zwerge-prompt-pin = { $card }: Welcher Zwerg wird festgehalten?
die_zwerge-prompt-pin-wait = { $who } entscheidet, welcher Zwerg festgehalten wird
die_zwerge-prompt-give = { $gear }: für wen?
die_zwerge-prompt-give-wait = { $who } vergibt Ausrüstung: { $gear }
die_zwerge-prompt-keen = Wer führt die Feuerklinge?
die_zwerge-prompt-keen-wait = { $who } vergibt die Feuerklinge
die_zwerge-prompt-tunnel = Wohin kommt das Tunnelplättchen?
die_zwerge-prompt-tunnel-wait = { $who } legt das Tunnelplättchen
die_zwerge-prompt-place_dwarf = Welcher Zwerg geht auf die Reise?
die_zwerge-prompt-place_dwarf-wait = { $who } schickt einen Zwerg auf die Reise
die_zwerge-prompt-place_hex = Wohin geht { $dwarf }?
die_zwerge-prompt-place_hex-wait = { $who } entscheidet, wohin { $dwarf } geht
die_zwerge-prompt-join_dwarf = Welcher Zwerg geht zu einem anderen?
die_zwerge-prompt-join_dwarf-wait = { $who } schickt einen Zwerg zu einem anderen
die_zwerge-prompt-join = Zu wem geht { $dwarf }?
die_zwerge-prompt-join-wait = { $who } entscheidet, zu wem { $dwarf } geht
die_zwerge-prompt-clear = Welches Nachbarfeld wird geräumt?
die_zwerge-prompt-clear-wait = { $who } räumt ein Nachbarfeld
die_zwerge-prompt-remove = { $left ->
    [one] Wo wird die letzte Armee entfernt?
   *[other] Wo wird eine Armee entfernt? Noch { $left }
}
die_zwerge-prompt-remove-wait = { $who } entfernt Armeen
die_zwerge-prompt-remove_kind = Welche Art wird entfernt?
die_zwerge-prompt-remove_kind-wait = { $who } entfernt Armeen
die_zwerge-prompt-spend = { $card }: Was legt { $dwarf } ab?
die_zwerge-prompt-spend-wait = { $who } legt Ausrüstung ab
die_zwerge-prompt-lose_gear = Was verliert { $dwarf }?
die_zwerge-prompt-lose_gear-wait = { $who } muss Ausrüstung ablegen
die_zwerge-prompt-threats = Welche Bedrohung tritt zuerst ein?
die_zwerge-prompt-threats-wait = { $who } ordnet die Bedrohungen
die_zwerge-prompt-order = Welches Abenteuer wird zuerst abgeschlossen?
die_zwerge-prompt-order-wait = { $who } ordnet die Abenteuer
die_zwerge-prompt-offer = Der Rat bietet an: eine Bedrohung ablegen?
die_zwerge-prompt-offer-wait = { $who } bedenkt das Angebot des Rates
die_zwerge-prompt-pay = { $card }: Zahlt { $dwarf } mit Leben?
die_zwerge-prompt-pay-wait = { $who } entscheidet, ob { $dwarf } zahlt
die_zwerge-prompt-shield = { $dwarf } soll einen Lebenspunkt verlieren: Übernimmt { $owner } ihn?
die_zwerge-prompt-shield-wait = { $who } entscheidet, ob { $owner } den Schlag abfängt
die_zwerge-prompt-rescue = { $dwarf } droht zu sterben! Hilft { $owner }?
die_zwerge-prompt-rescue-wait = { $who } kann { $dwarf } retten
die_zwerge-prompt-courage = { $card }: mehr Leben für { $dwarf } vor dem Wurf?
die_zwerge-prompt-courage-wait = { $who } entscheidet, ob { $owner } das Essen teilt
die_zwerge-prompt-disguise = { $card }: Nutzt { $owner } die Verkleidung?
die_zwerge-prompt-disguise-wait = { $who } entscheidet über eine Verkleidung
die_zwerge-prompt-muster = Von welchem Feld kommt die fehlende Armee: { $troop }?
die_zwerge-prompt-muster-wait = { $who } sammelt fehlende Armeen
die_zwerge-prompt-won = Ihr habt das Geborgene Land gerettet!
die_zwerge-prompt-lost = Das Geborgene Land ist verloren.

## Smaller lines
die_zwerge-note-won = { $left ->
    [one] Ein Feld vor dem Untergang geschafft: { $card }
   *[other] { $left } Felder vor dem Untergang geschafft: { $card }
}
die_zwerge-note-died = { $dwarf } ist gefallen.
die_zwerge-note-doomed-hero = Der Heldenmarker ist auf Feld { $space } in den Untergang gelaufen.
die_zwerge-note-doomed-council = Der Rat ließ den Untergang bis Feld { $space } kommen.
die_zwerge-note-doomed-saddle = Die Heere am Schwarzjoch brachten den Untergang bis Feld { $space }.
die_zwerge-note-doomed-threat = Eine Bedrohung brachte den Untergang bis Feld { $space }.
die_zwerge-note-doomed-penalty = Der Preis für Totes Land brachte den Untergang bis Feld { $space }.
die_zwerge-note-doomed-turns = Zu viele Züge sind vergangen.
die_zwerge-note-health-last = Es wäre der letzte Lebenspunkt: Alles wäre verloren.
die_zwerge-note-health-last-fed = Es wäre der letzte Lebenspunkt: Dann hülfe nur noch etwas zu essen.
die_zwerge-note-health-last-helped = Es wäre der letzte Lebenspunkt: Dann hülfe nur noch ein Schild oder etwas zu essen.
die_zwerge-note-both-last = Der letzte Lebenspunkt, oder die Marker treffen sich: So oder so wäre alles verloren.
die_zwerge-note-both-last-helped = Die Marker träfen sich, oder es wäre der letzte Lebenspunkt: Dann hülfe nur noch ein Schild oder etwas zu essen.
die_zwerge-note-effect = { $effect }
die_zwerge-note-origin = { $thing }: { $effect }
die_zwerge-note-doom-last = Die Marker träfen sich: Alles wäre verloren.
die_zwerge-note-penalty = { $left ->
    [one] Der Untergang ist { $left } Feld entfernt.
   *[other] Der Untergang ist { $left } Felder entfernt.
}
die_zwerge-note-pay-last = Wer den letzten Lebenspunkt zahlt, stirbt, wenn nichts zu essen da ist.
die_zwerge-note-doom-near = { $left ->
    [one] Achtung: Der Untergang ist ein Feld entfernt.
   *[other] Achtung: Der Untergang ist { $left } Felder entfernt.
}
die_zwerge-note-threats-wait = { $count ->
    [one] Im nächsten Zug beginnt ein neues Szenario, und { $count } Bedrohung tritt ein.
   *[other] Im nächsten Zug beginnt ein neues Szenario, und { $count } Bedrohungen treten ein.
}
die_zwerge-note-threats-open = { $count ->
    [one] Ist dieses Szenario geschafft, tritt { $count } offene Bedrohung ein.
   *[other] Ist dieses Szenario geschafft, treten { $count } offene Bedrohungen ein.
}

## Choices
die_zwerge-choice-hero = { $hero }
die_zwerge-choice-move = Bewegen
die_zwerge-choice-fight = Kämpfen
die_zwerge-choice-message = Botschaft senden
die_zwerge-choice-craft = Ausrüstung schmieden
die_zwerge-choice-pass = Aktion verfallen lassen
die_zwerge-choice-end = Zug beenden
die_zwerge-choice-stop = Hier anhalten
die_zwerge-choice-health = Einen Lebenspunkt verlieren
die_zwerge-choice-doom = Untergang ein Feld näher
die_zwerge-choice-cheese = Den Käse teilen
die_zwerge-choice-beer = Bier für { $dwarf }
die_zwerge-choice-step = Nach { $hex }
die_zwerge-choice-hop = Durch den Tunnel nach { $hex }
die_zwerge-choice-reroll-ability = Alle neu (Fähigkeit)
die_zwerge-choice-reroll-dagger = Alle neu (Dolch)
die_zwerge-choice-reroll-anvil = Alle neu (Amboss)
die_zwerge-choice-reroll_die = Die { $die } neu werfen
die_zwerge-choice-raise = Die { $die } um 1 erhöhen
die_zwerge-choice-hit = { $troop } auf dem Spielplan
die_zwerge-choice-hit-card = { $troop }: { $card }
die_zwerge-choice-token = Ein Marker von Nôd’onn (noch { $left })
die_zwerge-choice-dwarf-damage = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-redirect = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-pin = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-give = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-heal = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-place_dwarf = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-join_dwarf = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-join = { $dwarf } ({ $health })
die_zwerge-choice-dwarf-keen = { $dwarf }
die_zwerge-choice-card-action = Angehen: { $card }
die_zwerge-choice-card-remove = Von der Karte: { $card }
die_zwerge-choice-card-threats = { $card }
die_zwerge-choice-card-order = { $card }
die_zwerge-choice-card-offer = Ablegen: { $card }
die_zwerge-choice-gear = { $gear }
die_zwerge-choice-kind = { $troop }
die_zwerge-choice-hex-place_hex = Nach { $hex }
die_zwerge-choice-hex-tunnel = Tunnel: { $hex }
die_zwerge-choice-hex-clear = { $hex } räumen
die_zwerge-choice-hex-remove = Von { $hex }
die_zwerge-choice-hex-muster = Von { $hex }
die_zwerge-choice-use-ban = Weglassen
die_zwerge-choice-use-pay = Zahlen
die_zwerge-choice-use-shield = Schlag abfangen
die_zwerge-choice-use-song = Singen
die_zwerge-choice-use-disguise = Verkleidung nutzen
die_zwerge-choice-decline-ban = Mitwerfen
die_zwerge-choice-decline-pay = Nicht zahlen
die_zwerge-choice-decline-shield = Geschehen lassen
die_zwerge-choice-decline-song = Schweigen
die_zwerge-choice-decline-disguise = Behalten
die_zwerge-choice-decline-rescue = Nichts tun
die_zwerge-choice-decline-courage = Essen behalten
die_zwerge-choice-decline-heal = Niemand
die_zwerge-choice-decline-tunnel = Nirgendwo
die_zwerge-choice-decline-place_dwarf = Niemand
die_zwerge-choice-decline-join_dwarf = Niemand
die_zwerge-choice-decline-raise = Würfel belassen
die_zwerge-choice-decline-reroll = Würfel belassen
die_zwerge-choice-decline-reroll_die = Würfel belassen
die_zwerge-choice-decline-remove = Genug
die_zwerge-choice-decline-offer = Alle Bedrohungen behalten

## What choices bring
die_zwerge-preview-odds = { $percent } %
die_zwerge-preview-kills = { $percent } % Treffer; { $tenths ->
    [one] { $tenths } Armee
   *[other] { $tenths } Armeen
    } in zehn Kämpfen
die_zwerge-preview-lost = alles wäre verloren
die_zwerge-preview-helped = nur Schild oder Essen hülfe
die_zwerge-preview-price = Totes Land: ein Lebenspunkt oder der Untergang
die_zwerge-preview-stop = { $count ->
    [one] { $count } Armee hält auf
   *[other] { $count } Armeen halten auf
}
die_zwerge-preview-price-stop = { $count ->
    [one] hat seinen Preis, und { $count } Armee hält auf
   *[other] hat seinen Preis, und { $count } Armeen halten auf
}

## Chronicle
die_zwerge-event-drafted = { $who } spielt { $dwarf }.
    .who = Du spielst { $dwarf }.
die_zwerge-event-begins = { $dwarf } bricht auf: { $hex }.
die_zwerge-event-turn = Zug { $turn }: { $dwarf }.
die_zwerge-event-skipped = Der Heldenmarker bleibt stehen.
die_zwerge-event-fate = Schicksal, Feld { $space }: { $symbol }.
die_zwerge-event-met = Der Heldenmarker läuft auf Feld { $space } in den Untergang.
die_zwerge-event-council = Der Ratsmarker rückt: { $from } → { $to }.
die_zwerge-event-council_stays = Der Ratsmarker bleibt auf { $to }.
die_zwerge-event-doom = Der Untergang rückt auf Feld { $space }: { $cause }.
die_zwerge-event-mixed = { $count ->
    [one] { $count } Bedrohung kommt zu den Abenteuern.
   *[other] { $count } Bedrohungen kommen zu den Abenteuern.
}
die_zwerge-army = { $orc ->
    [0] { "" }
    [one] { $orc } Ork
   *[other] { $orc } Orks
}{ $troll ->
    [0] { "" }
    [one] { $orc ->
        [0] { "" }
       *[other] { ", " }
    }{ $troll } Troll
   *[other] { $orc ->
        [0] { "" }
       *[other] { ", " }
    }{ $troll } Trolle
}{ $elf ->
    [0] { "" }
    [one] { die_zwerge-army-comma }{ $elf } Alb
   *[other] { die_zwerge-army-comma }{ $elf } Albae
}
die_zwerge-army-comma = { $orc ->
    [0] { $troll ->
        [0] { "" }
       *[other] { ", " }
    }
   *[other] { ", " }
}
die_zwerge-event-recruited = { $count ->
    [0] { $gate }: Niemand kommt.
   *[other] Neu an { $gate }: { die_zwerge-army }.
}
die_zwerge-event-blank = Leerer Würfel neu geworfen, { $troop }: { $count }.
die_zwerge-event-left_out = Ein Rekrutierungswürfel bleibt weg: { $troop }.
die_zwerge-event-perished = { $hex } wird zu Totem Land (Plättchen { $tile }, insgesamt { $tiles }).
die_zwerge-event-spread = { $from } → { $to }: { die_zwerge-army }.
die_zwerge-event-flowed = Über Totes Land, { $from } → { $to }: { die_zwerge-army }.
die_zwerge-event-saddle = { $count ->
    [one] { $count } Armee verlässt das Schwarzjoch ({ die_zwerge-army }).
   *[other] { $count } Armeen verlassen das Schwarzjoch ({ die_zwerge-army }).
    }
die_zwerge-event-scenario = Szenario { $number }: { $card }
die_zwerge-event-unfit = { $card } passt jetzt nicht und wird abgelegt.
die_zwerge-event-gathered = Alle Zwerge stehen hier: { $hex }.
die_zwerge-event-mustered = { $troop } von { $hex } kommt zum Szenario.
die_zwerge-event-adventure = Aufgedeckt: { $card }
die_zwerge-event-threat = Bedrohung aufgedeckt: { $card }
die_zwerge-event-short = Für { $card } fehlen Armeen.
die_zwerge-event-pinned = { $card }: { $dwarf } wird festgehalten.
die_zwerge-event-discarded = Abgelegt: { $card }
die_zwerge-event-triggers = Die Bedrohung tritt ein: { $card }
die_zwerge-event-suffered = { $count ->
    [0] { $card } wirkt.
    [one] { $card } wirkt, mit { $count } übrigen Armee.
   *[other] { $card } wirkt, mit { $count } übrigen Armeen.
}
die_zwerge-event-fooled = { $dwarf } täuscht alle: { $card } bleibt ohne Wirkung.
die_zwerge-event-averted = Abgewendet: { $card }
die_zwerge-event-dismissed = Der Rat legt { $card } ab.
die_zwerge-event-completed = Abenteuer bestanden: { $card }
die_zwerge-event-scenario_done = Szenario geschafft: { $card } ({ $count })!
die_zwerge-event-reshuffled = { $count ->
    [one] { $count } abgelegte Karte wird zum neuen Stapel.
   *[other] { $count } abgelegte Karten werden zum neuen Stapel.
    }
die_zwerge-event-named = { $dwarf } wird getroffen ({ $points }).
die_zwerge-event-took_over = { $dwarf } leidet für { $victim }.
die_zwerge-event-shielded = { $dwarf } beschirmt { $victim }.
die_zwerge-event-hurt = { $dwarf } verliert einen Lebenspunkt und hat noch { $left }.
die_zwerge-event-healed = { $dwarf } erhält { $points }: Leben { $left }.
die_zwerge-event-gained = { $dwarf } bekommt: { $gear }.
die_zwerge-event-spent = { $dwarf } legt ab: { $gear }.
die_zwerge-event-drawn = Ausrüstung gezogen: { $gear }.
die_zwerge-event-nothing_drawn = Es gibt keine Ausrüstung mehr.
die_zwerge-event-not_needed = Alle haben schon: { $gear }. Abgelegt.
die_zwerge-event-declined = { $dwarf }: nein, danke.
die_zwerge-event-rolled = { $dwarf } würfelt, { $purpose }: { $dice }.
die_zwerge-event-rerolled_die = Ein Würfel neu, { $old } → { $new }: { $dice }.
die_zwerge-event-rerolled = Alle Würfel neu, { $source }: { $dice }.
die_zwerge-event-raised = Ein Würfel zählt 1 mehr: { $dice }.
die_zwerge-event-sung = { $dwarf } singt: { $dice }.
die_zwerge-event-unheard = Die Botschaft von { $dwarf } verhallt.
die_zwerge-event-failed = { $dwarf } schmiedet nichts Brauchbares.
die_zwerge-event-tested = { $count ->
    [0] { $card }: kein Würfel ab { $target }.
    [one] { $card }: { $count } Würfel ab { $target }.
   *[other] { $card }: { $count } Würfel ab { $target }.
}
die_zwerge-event-works = { $dwarf } macht sich an: { $card }
die_zwerge-event-visited = { $dwarf }, { $card }: Schritt { $step } von { $of }.
die_zwerge-event-pays = { $dwarf } zahlt für: { $card }
die_zwerge-event-price = { $dwarf } zahlt mit Leben.
die_zwerge-event-moved = { $dwarf } geht nach { $hex }.
die_zwerge-event-hopped = { $dwarf } geht durch den Tunnel nach { $hex }.
die_zwerge-event-stops = { $dwarf } hält an.
die_zwerge-event-destroyed = { $dwarf } vernichtet mit einer { $die }: { $troop }, { $place }.
die_zwerge-event-token = { $dwarf } trifft Nôd’onn; noch { $left } Marker.
die_zwerge-event-missed = { $dwarf } trifft nichts.
die_zwerge-event-passes = { $dwarf } lässt eine Aktion verfallen.
die_zwerge-event-ends = { $dwarf } beendet den Zug.
die_zwerge-event-skip_set = Der nächste Schritt des Heldenmarkers entfällt.
die_zwerge-event-ban_set = Bei der nächsten Rekrutierung darf ein Würfel wegbleiben: { $troop }.
die_zwerge-event-tunnel = Das Tunnelplättchen liegt hier: { $hex }.
die_zwerge-event-chosen = { $dwarf } wird gewählt.
die_zwerge-event-placed = { $dwarf } wird versetzt: { $hex }.
die_zwerge-event-cleared = { $count ->
    [one] { $count } Armee verschwindet: { $hex }.
   *[other] { $count } Armeen verschwinden: { $hex }.
}
die_zwerge-event-aims = { $dwarf } sucht eine Armee zum Entfernen aus.
die_zwerge-event-removed = Entfernt: { $troop }, { $place }.
die_zwerge-event-keenfire = { $dwarf } führt die Feuerklinge!
die_zwerge-event-won = Zug { $turn }: { $card } ist geschafft, das Geborgene Land ist gerettet!
die_zwerge-event-died = Zug { $turn }: { $dwarf } fällt, und alles ist verloren.
die_zwerge-event-doomed = Zug { $turn }: Die Marker treffen sich auf Feld { $space } ({ $cause }). Alles ist verloren.

## Score sheet
die_zwerge-score-outcome = Sieg
die_zwerge-score-difficulty = Schwierigkeit
die_zwerge-score-scenarios = Szenarien geschafft
die_zwerge-score-distance = Felder bis zum Untergang
die_zwerge-score-perished = Totes Land
die_zwerge-score-health = Leben übrig
die_zwerge-fact-adventures = Abenteuer
die_zwerge-fact-averted = Bedrohungen abgewendet
die_zwerge-fact-suffered = Bedrohungen erlitten
die_zwerge-fact-messages = Botschaften gehört
die_zwerge-fact-turns = Züge
die_zwerge-fact-destroyed_orc = Orks vernichtet
die_zwerge-fact-destroyed_troll = Trolle vernichtet
die_zwerge-fact-destroyed_elf = Albae vernichtet

## Options
option-difficulty = Schwierigkeit
option-difficulty-note = Wie viele Szenarien gemeistert sein müssen, bevor das Verderben da ist.
option-difficulty-easy = Einfach: 6 Szenarien
option-difficulty-normal = Normal: 7 Szenarien
option-difficulty-challenge = Herausfordernd: 8 Szenarien
option-difficulty-brave = Mutig: 9 Szenarien
option-difficulty-heroic = Heldenhaft: 10 Szenarien
option-expert_threshold = Expertenregel
option-expert_threshold-note = Ein Feld fällt schon mit einem Trupp weniger, und die Heere breiten sich schneller aus.
option-expert_threshold-off = Felder werden bei 5 Armeen zu Totem Land
option-expert_threshold-on = Felder werden bei 4 Armeen zu Totem Land
option-hero_choice = Wahl der Zwerge
option-hero_choice-note = Wie jeder Platz zu seinem Zwerg kommt.
option-hero_choice-random = Zufällig
option-hero_choice-draft = Reihum
option-hero_choice-fixed = Nach Liste
option-heroes = Liste der Zwerge, in der Reihe der Plätze, für „Nach Liste“
option-heroes-note = Der zuerst Angekreuzte spielt auf Platz 1, der nächste auf Platz 2.
option-heroes-tungdil = Tungdil Goldhand
option-heroes-boindil = Boïndil Zweiklinge
option-heroes-boendal = Boëndal Pinnhand
option-heroes-balyndis = Balyndis Eisenfinger
option-heroes-bavragor = Bavragor Hammerfaust
option-dwarves = Zwerge im Alleinspiel
option-dwarves-note = Wie viele Zwerge du allein führst.
option-start_player = Wer beginnt
option-start_player-note = Welcher Zwerg den ersten Zug hat.
option-start_player-first = Der erste Zwerg
option-start_player-random = Ein zufälliger Zwerg
option-show_odds = Chancen anzeigen
option-show_odds-note = Neben jeder Aktion, wie wahrscheinlich sie gelingt.
option-show_odds-off = Nein
option-show_odds-on = Ja
die_zwerge-error-heroes = Kreuze mehr Zwerge an: „Nach Liste“ braucht einen für jeden, der gespielt wird, zusammen { $need }.
die_zwerge-error-dwarves = Wo mehrere spielen, hat jeder einen Zwerg: Stelle „Zwerge im Alleinspiel“ zurück auf { $right }.

## Seite
die_zwerge-page-map = Spielplan: das Geborgene Land
die_zwerge-page-view = Ausschnitt des Spielplans
die_zwerge-page-nearer = Näher
die_zwerge-page-farther = Weiter weg
die_zwerge-page-whole = Der ganze Spielplan
die_zwerge-page-map-lot_ionan = Lot-Ionan
die_zwerge-page-map-xamtys = Xamtys II
die_zwerge-page-stands = hier: { $who }
die_zwerge-page-about-to-perish = eine Armee mehr, und das Feld wird zu Totem Land
die_zwerge-page-steps = { $steps ->
    [one] einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
}
die_zwerge-page-price = { $price ->
    [one] Totes Land kostet einmal
   *[other] Totes Land kostet { $price }-mal
}
die_zwerge-page-stops = Armeen beenden dort die Bewegung
die_zwerge-page-legal = kann gewählt werden
die_zwerge-page-way = { $steps ->
    [one] Nach { $hex }, ein Schritt. Noch einmal wählen, um zu gehen.
   *[other] Nach { $hex }, { $steps } Schritte. Noch einmal wählen, um loszugehen.
}
die_zwerge-page-way-price = { $price ->
    [one] Nach { $hex }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, einer davon auf Totes Land: Er kostet einen Lebenspunkt oder bringt den Untergang näher.
   *[other] Nach { $hex }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $price } davon auf Totes Land: Jeder kostet einen Lebenspunkt oder bringt den Untergang näher.
}
die_zwerge-page-way-lost = { $steps ->
    [one] Nach { $hex }, ein Schritt: Sein Preis könnte die Partie kosten.
   *[other] Nach { $hex }, { $steps } Schritte: Ihr Preis könnte die Partie kosten.
}
die_zwerge-page-set-out = { $dice ->
    [one] Wirf { $dice } Würfel und geh auf { $hex } zu, so weit er reicht.
   *[other] Wirf { $dice } Würfel und geh auf { $hex } zu, so weit der beste reicht.
    }
die_zwerge-page-too-far = { $hex } ist für diesen Wurf zu weit: Wähle ein anderes beleuchtetes Feld.
die_zwerge-page-no-dwarf = noch kein Zwerg
die_zwerge-page-has-turn = am Zug
die_zwerge-page-pinned = festgehalten
die_zwerge-page-dying = dem Tod nahe
die_zwerge-page-plan = Den anderen einen Plan sagen
die_zwerge-page-plan-where = Wähle das Feld auf der Karte.
die_zwerge-page-plan-take = Ich übernehme einen Ort
die_zwerge-page-plan-fight = Ich kämpfe dort
die_zwerge-page-plan-help = Hilf mir dort
die_zwerge-page-plan-heal = Heile mich
die_zwerge-page-plan-council = Ich kümmere mich um den Rat
die_zwerge-page-health = Leben { $health } von { $most }
die_zwerge-page-printed = ({ $base } ohne Ausrüstung)
die_zwerge-page-gear = { $gear }: { $effect }
die_zwerge-page-card = { $card }: { $mission } { $rest }
die_zwerge-page-dwarves = Zwerge
die_zwerge-page-cards = Karten
die_zwerge-page-lore = Legende
die_zwerge-page-deeds = Was du tun kannst
die_zwerge-page-never = Nie mehr fragen
die_zwerge-page-never-legend = An diesem Tisch fragen nach
die_zwerge-page-window-song = Zwergenlied
die_zwerge-page-window-shield = Schild
die_zwerge-page-window-courage = Essen vor einem Lebenswurf
die_zwerge-page-window-disguise = Verkleidung
die_zwerge-page-space = Feld { $space }: { $what }
die_zwerge-page-dice-of = Würfel für { $kinds }
die_zwerge-page-gate-full = Noch eine, und das Tor wird zu Totem Land.
die_zwerge-page-skip-set = nächster Schritt entfällt
die_zwerge-page-ban-set = Würfel darf fehlen
die_zwerge-page-count-of = { $n } von { $of }
die_zwerge-page-progress = { $done } von { $need } geschafft
die_zwerge-page-open = hier möglich
die_zwerge-page-on-card = auf der Karte: { $troops }
die_zwerge-page-collected = gesammelt: { $troops }
die_zwerge-page-tokens = { $count ->
    [one] noch ein Marker
   *[other] noch { $count } Marker
}
die_zwerge-page-reward = Belohnung
die_zwerge-page-else = Wenn sie nicht abgewendet wird
die_zwerge-page-no-card = keine Karte
die_zwerge-page-next-scenario = Das nächste Szenario wird im nächsten Zug aufgedeckt.
die_zwerge-page-next-adventure = Im nächsten Zug kommt eine neue Karte.
die_zwerge-page-after-draft = Wird aufgedeckt, wenn alle ihre Zwerge gewählt haben.
die_zwerge-page-roll = Der letzte Wurf
die_zwerge-page-die = Würfel mit { $die }
die_zwerge-page-best = bester Würfel: { $best }
die_zwerge-page-successes = { $found } von { $need } mit { $target }+
die_zwerge-page-needs = braucht { $target }+
die_zwerge-page-supply = Vorrat
die_zwerge-page-on-map = Armeen auf dem Spielplan
die_zwerge-page-mark = / { $mark }
die_zwerge-page-decks = Stapel
die_zwerge-page-deck-scenarios = Verdeckte Szenarien
die_zwerge-page-deck-adventures = Karten im Abenteuerstapel
die_zwerge-page-deck-threats = Noch nicht eingemischte Bedrohungen
die_zwerge-page-deck-equipment = Ausrüstung im Stapel
die_zwerge-page-last-scenarios = Welches Szenario zuletzt kommt
die_zwerge-page-moments = Die Geschichte in sechs Momenten
die_zwerge-page-decisions = Entscheidungen
die_zwerge-page-best-decision = Beste Entscheidung
die_zwerge-page-decided = Zug { $turn }, { $who }:
die_zwerge-page-worst-decision = Teuerste Entscheidung
die_zwerge-page-scenarios-done = { $count ->
    [one] { $count } Szenario gemeistert
   *[other] { $count } Szenarien gemeistert
}
die_zwerge-page-turn = Zug { $turn }
die_zwerge-page-turn-of = { $dwarf } ist am Zug
die_zwerge-page-action = Aktion { $action } von 2
die_zwerge-page-action-short = Aktion { $action }/2
die_zwerge-page-discarded = Abgelegt
die_zwerge-page-stock = { $count ->
    [one] Im Vorrat: eine Karte
   *[other] Im Vorrat: { $count } Karten
}
die_zwerge-page-skip = Überspringen
die_zwerge-page-signs = Zeichen auf dem Spielplan
die_zwerge-page-sign-red = roter Pfeil: der Weg eines roten Plättchens
die_zwerge-page-sign-white = weißer Pfeil: der Weg eines weißen Plättchens
die_zwerge-page-sign-three = { $count } Armeen: zwei mehr, und das Feld wird zu Totem Land
die_zwerge-page-sign-four = { $count } Armeen: eine mehr, und das Feld wird zu Totem Land
die_zwerge-page-sign-coming = das Tor, an dem als Nächstes Heere ankommen
die_zwerge-page-sign-tunnel = Tunnel: Ein Schritt führt zu jedem anderen offenen
die_zwerge-page-sign-combat = Würfel im Kampf
die_zwerge-page-sign-craft = Würfel für Botschaften und Handwerksproben
die_zwerge-page-sign-speed = Würfel für Bewegung und Laufproben
die_zwerge-page-kingdoms = Königreiche
die_zwerge-page-reconstructed = Was nachgebaut ist
die_zwerge-why-here = { $dwarf } steht schon hier.
die_zwerge-why-far = { $steps ->
    [one] Das ist zu weit: Nur ein Schritt ist übrig.
   *[other] Das ist zu weit: Nur { $steps } Schritte sind übrig.
}
die_zwerge-why-pinned = { $dwarf } wird festgehalten und kann nicht gehen.
die_zwerge-why-action-first = Wähle zuerst eine Aktion.
die_zwerge-why-no-foe = Wo { $dwarf } steht, gibt es niemanden zu bekämpfen.
die_zwerge-why-message-end = Der Rat steht schon zu euch: Der Marker ist am Ende.
die_zwerge-why-craft = Ausrüstung entsteht nur, wenn der Ratsmarker auf +4 steht.
die_zwerge-why-not-here = { $card }: Hier und jetzt geht das nicht.
die_zwerge-why-not-place = { $card }: Erst muss { $dwarf } hier stehen: { $place }.
die_zwerge-why-not-trip = { $card }: Erst braucht es eine Reise durch einen Tunnel, im selben Zug.
die_zwerge-why-no-gear = { $card }: { $dwarf } hat keine Ausrüstung zum Ablegen.
die_zwerge-why-no-action = { $card } geschieht nebenbei und braucht keine eigene Aktion.
die_zwerge-why-at-card = Eine Karte erfüllst du durch eine Aktion des Zwergs, der am Zug ist, oder nebenbei.
die_zwerge-why-at-die = Einen Würfel wählst du nur nach einem Wurf, wenn er neu geworfen oder erhöht werden darf.
die_zwerge-why-at-do = Diese Aktion ist hier und jetzt nicht möglich.
die_zwerge-why-at-dwarf = Einen Zwerg wählst du nur, wenn gefragt ist, wer handelt oder wen etwas trifft.
die_zwerge-why-at-gear = Ausrüstung wirkt zu ihrer eigenen Zeit; ihr Eintrag in den Regeln sagt, wann.
die_zwerge-why-at-hex = Ein Feld wählst du, während ein Zwerg geht oder wenn dort etwas hinkommt.
die_zwerge-why-at-troop = Armeen wählst du nur im Kampf oder wenn eine Karte sie entfernt.

## Lehrspiel
die_zwerge-lesson-goal = Führe Tungdil und Boëndal gegen die Heere. Auf der Untergangsleiste rückt der Heldenmarker jeden Zug ein Feld vor, und der Untergang kommt ihm entgegen. Gewinne das letzte Szenario, bevor sie sich treffen.
die_zwerge-lesson-tasks = Das sind deine Aufgaben: ein Szenario, das sein muss, und drei Abenteuer, die Belohnungen bringen. Die alten Runen bringen zwei Ausrüstungen für eine Handwerksprobe am Schwarzjoch, in der Mitte des Spielplans.
die_zwerge-lesson-move = In jedem Zug hat ein Zwerg zwei Aktionen. Tungdil soll zum Schwarzjoch gehen: Wähle „Bewegen“. Du wirfst drei Würfel, so viele, wie er Laufen hat, und der beste zählt.
die_zwerge-lesson-step = Der beste Würfel ist eine 6: bis zu sechs Schritte. Beginne mit C6; den Rest des Weges geht er dann von selbst.
die_zwerge-lesson-test = Die zweite Aktion: Geh die alten Runen an. Jeder Würfel ab 5 ist ein Erfolg, und einer genügt.
die_zwerge-lesson-give = Geschafft! Du hast zwei Ausrüstungen gezogen und entscheidest, wer sie bekommt. Gib Tungdil die Stiefel: ein Würfel mehr bei jeder Bewegung.
die_zwerge-lesson-perished = Boëndals Zug begann mit Heeren an Tor V. Fünf oder mehr standen dort, also wurde das Tor zu Totem Land: Ein Plättchen kam darauf, und entlang seiner Pfeile zogen die Armeen weiter zum Schwarzjoch. Dort bleibt nun keine mehr stehen.
die_zwerge-lesson-message = Auch weit weg von allem kann ein Zwerg dem Rat eine Botschaft senden. Ein Würfel ab 5 bringt den Marker ein Feld nach rechts, und je weiter rechts, desto mehr hilft der Rat.
die_zwerge-lesson-again = Weitere Botschaften haben den Rat auf +3 gebracht: Nach jedem Wurf darf ein Würfel neu geworfen werden. Diese Botschaft braucht eine 6. Wirf die 1 neu.
die_zwerge-lesson-craft = Eine 6! Steht der Rat auf +4, kannst du Ausrüstung schmieden: eine Handwerksprobe mit einem Würfel ab 4.
die_zwerge-lesson-scenario = Drei Ausrüstungen: Das erste Szenario war geschafft. Einen Zug später kam das nächste, und alle offenen Abenteuer verschwanden. Jetzt liegt da eine Bedrohung; sie tritt beim nächsten Szenario ein, wenn du sie nicht vorher abwendest.
die_zwerge-lesson-favour = Das Schicksal hat den Rat auf +3 zurückgeschoben. Sende noch eine Botschaft: Auf +4 kannst du weiter Ausrüstung schmieden.
die_zwerge-lesson-song = Boëndal bricht nach Sangreîn auf, wo man die Armeen der Bedrohung bekämpfen kann. Sein Lied würde einen Würfel zur 5 machen, aber eine 4 genügt: Bleib still und heb es auf.
die_zwerge-lesson-fight = Jetzt ist er da. Eine 4 vernichtet einen Ork, eine 5 einen Troll oder Ork, eine 6 jede Armee. Drei in einem Zug, und dein Szenario ist geschafft. Kämpfe!
die_zwerge-lesson-raise = Eine 4 und eine 6 treffen, die 3 gerade nicht. Aber Boëndal darf im Kampf einen Würfel um 1 erhöhen: Wähle die 3.
die_zwerge-lesson-assign = Beide Orks sind den Vieren zum Opfer gefallen. Die 6 vernichtet, was du willst: Nimm einen Alb, denn das kann nur eine 6.
die_zwerge-lesson-saddle = Inzwischen trafen am Schwarzjoch sieben Armeen zusammen. Sie haben den Spielplan verlassen, aber der Untergang ist ein Feld näher: Das gilt es zu verhindern.
die_zwerge-lesson-disguise = Das dritte Szenario wird aufgedeckt, also tritt die offene Bedrohung ein, mit drei übrigen Armeen. Boëndals Verkleidung täuscht sie: Nutze sie, und nichts geschieht.
die_zwerge-lesson-anvil = In Porista versucht Tungdil ein weiteres Abenteuer: ein Würfel ab 5. Dieser Wurf misslingt. Der Amboss der Ahnen, deine andere Ausrüstung, wirft alle Würfel neu.
die_zwerge-lesson-price = Im Vorbeigehen hat Boëndal in Porista Tungdil getroffen: Das Szenario ist geschafft. Nun betritt er Totes Land, und das hat seinen Preis: ein Lebenspunkt, oder der Untergang rückt näher. Er hat vier Lebenspunkte, also zahle einen.
die_zwerge-lesson-reward = Unterwegs ist er auch vom Schwarzjoch nach Grünhain gegangen, wie ein Abenteuer es wollte. Die Belohnung: Entferne drei Armeen, wo du willst. Beginne mit dem Alb hier.
die_zwerge-lesson-kind = An diesem Tunnel stehen ein Ork und ein Troll. Entferne den Troll: Er ist schwerer zu treffen.
die_zwerge-lesson-rest = Beide Aktionen sind verbraucht. Vor dem Ende des Zuges könnte Boëndal seinen Käse teilen. Der kann später ein Leben retten: Behalte ihn und beende den Zug.
die_zwerge-lesson-last = Drei von sechs Szenarien in zehn Zügen. Noch eines von den ersten, dann schmiedest du am Drachenbrodem die Feuerklinge, und das letzte Szenario entscheidet.
die_zwerge-lesson-done = Jetzt weißt du, wie es geht. Spiel von hier weiter, oder eröffne einen eigenen Tisch, allein oder mit Freunden.
die_zwerge-lesson-2-goal = Eine zweite Partie, Schwierigkeit normal, zeigt, was die erste nicht zeigte: selbst gewählte Zwerge, Belohnungen mit einem Preis, Wunden. Zwischen den Schritten laufen die Züge von selbst. Sieh einfach zu.
die_zwerge-lesson-2-draft = Werden die Zwerge gewählt, nimmt man sie reihum. Nimm Balyndis: Bei einer Handwerksprobe darf sie einmal alle Würfel neu werfen, und viele Abenteuer verlangen Handwerk. Boëndal kommt mit.
die_zwerge-lesson-2-pay = Der zweite Zug: Boëndal steht an Tor II, und ein Abenteuer will dort einen Lebenspunkt. Balyndis kam vorbei und behielt ihren, denn sie hat nur drei. Er hat vier: Zahle.
die_zwerge-lesson-2-offer = Noch ein Abenteuer geschafft. Steht der Rat auf +2, darfst du nach jedem eine offene Bedrohung ablegen, ohne dass etwas geschieht. Fort mit Tions Kreaturen.
die_zwerge-lesson-2-tunnel = Der verschollene Tunnel bringt einen fünften Eingang. Von ihm führt ein Schritt zu jedem anderen. Leg ihn auf A1, gleich neben den Drachenbrodem: Dort muss einmal die Feuerklinge geschmiedet werden.
die_zwerge-lesson-2-pin = Eine Bedrohung, die einen Zwerg festhält: Solange sie dauert, kann er nicht gehen, und nur er kann gegen diesen Alb kämpfen. Boëndal braucht seine Beine für das Szenario. Lass Balyndis festhalten; arbeiten und Botschaften senden kann sie auch so.
die_zwerge-lesson-2-heal = Boëndal hat Dsôn Balsur erobert; mit dem nächsten Szenario trat die Bedrohung ein: Balyndis hat noch einen Lebenspunkt. Aber ihre Botschaft brachte den Rat auf +4 und gewann eine Königswahl. Die Belohnung heilt: Gib ihr den Punkt.
die_zwerge-lesson-2-rescue = Das Kopfgeld nimmt dem schwächsten Zwerg zwei Punkte, und Balyndis hatte gerade zwei. Stirbt ein Zwerg, ist die Partie verloren. Teile den Käse: Jeder Zwerg erhält einen Lebenspunkt, bevor der Schlag fällt.
die_zwerge-lesson-2-last = Gerettet, mit einem letzten Punkt. Bier und Käse aufzuheben lohnt sich, denn stirbt ein Zwerg, ist alles vorbei.
die_zwerge-lesson-done-2 = Als Nächstes: weite Reisen, Wunden zum Verteilen und die Feuerklinge.
die_zwerge-lesson-3-goal = Du kommst in eine Partie mit drei Zwergen, im zwanzigsten Zug. Viel Land ist tot, aber der Untergang steht noch am Anfang, und Boëndal, Balyndis und Tungdil sind unverletzt.
die_zwerge-lesson-3-work = Die Zwergenweise verlangt drei Handwerkswürfel ab 4, wo man auch steht. Balyndis wirft fünf: Lass sie daran arbeiten.
die_zwerge-lesson-3-who = Genau drei! Die Belohnung: Ein Zwerg darf auf ein beliebiges Feld, ohne einen Schritt. Schick Balyndis selbst.
die_zwerge-lesson-3-where = Weit im Westen liegt der Drachenbrodem. Nur dort lässt sich die Feuerklinge schmieden: Setz sie auf A2.
die_zwerge-lesson-3-raid = Zwei Szenarien später überfallen euch nachts die Albae: Drei Lebenspunkte gehen verloren, einer je Zwerg, und du bestimmst, wer jeden davon trägt. Alle haben vier. Boëndal soll seinen selbst tragen.
die_zwerge-lesson-3-shield = Der zweite trifft Balyndis. Boëndal hat den schützenden Schild und darf für jeden einen Schlag abfangen, so oft du willst. Er ist schon verletzt: Lass es geschehen.
die_zwerge-lesson-3-spend = Einen Zug später vertreibt Djerůns Stimme alle Armeen von einem Feld, für eine eigene Ausrüstung. Balyndis hat drei. Der Amboss hilft nur einmal: Leg ihn ab.
die_zwerge-lesson-3-courage = Ein Lebenswurf: ein Würfel je Lebenspunkt, und eine einzige 6 genügt. Erst essen brächte einen Würfel mehr. Aber mit dem Rat auf +3 darfst du einen Würfel neu werfen: Behalte den Proviant.
die_zwerge-lesson-3-keen = Der neu geworfene Würfel war die 6. Und am Drachenbrodem, wo Tungdil zu ihr stieß, bestand Balyndis zwei Handwerksproben in einem Zug: Die Feuerklinge ist geschmiedet! Sie gibt Kampf +2. Tungdil soll sie führen.
die_zwerge-lesson-3-threats = Das letzte Szenario wird aufgedeckt, und zwei offene Bedrohungen treten ein. Die Reihenfolge wählst du: Beginne mit Sinthoras’ Attentat.
die_zwerge-lesson-3-wound = Es trifft einen Zwerg mit den wenigsten Lebenspunkten. Alle drei haben vier, also wählst du: Boëndal.
die_zwerge-lesson-3-clear = Andôkais Macht lässt alle Armeen eines Nachbarfeldes verschwinden. Auf D5 stehen drei, einen Schritt vor dem Schwarzjoch: Räum das Feld.
die_zwerge-lesson-3-last = Nun gilt es, die Tore zu halten: Das letzte Szenario entscheidet, und der Untergang ist näher gekommen. Neun Felder trennen ihn noch vom Heldenmarker.
die_zwerge-lesson-done-3 = Als Nächstes: was geschieht, wenn Armeen fehlen, und Bedrohungen, die man besser rechtzeitig abwendet.
die_zwerge-lesson-4-goal = Zwei Zwerge in ihrem zwölften Zug. Das Schicksal steht auf Tor I, und gleich werden die drei Rekrutierungswürfel geworfen.
die_zwerge-lesson-4-ban = Eine Belohnung erlaubt dir, einen Würfel wegzulassen. Albae fallen nur bei einer 6: Lass ihren Würfel weg.
die_zwerge-lesson-4-muster = Neun Züge später, ein neues Szenario. Es will mehr Orks, als im Vorrat sind; die fehlenden kommen vom Spielplan, und du sagst, von wo. Nimm einen von D5, gleich neben dem Schwarzjoch.
die_zwerge-lesson-4-again = Das hilft dir: Auf der Karte marschieren sie nicht mehr. Nimm den nächsten von C6.
die_zwerge-lesson-4-gear = Zwei Bedrohungen lagen offen. Zuerst die Bogglins: Jeder Zwerg legt eine Ausrüstung ab. Das Werkzeug gibt dauerhaft Handwerk +1, der Amboss hilft nur einmal: Gib den Amboss her.
die_zwerge-lesson-4-last = Dann wart ihr umzingelt: Vier Armeen auf der Karte kosteten den Rat vier Felder, und Gröschaker wurde zu Totem Land. Sieh dir also die offenen Bedrohungen an, bevor du ein Szenario abschließt, und wende die schlimmsten ab.
die_zwerge-lesson-done-4 = Ein Kapitel bleibt: fünf Zwerge, die zusammenarbeiten.
die_zwerge-lesson-5-goal = Fünf Zwerge, vierter Zug. Ein Abenteuer führt vom Schwarzjoch nach Grünhain, ein anderes will zwei Zwerge in Grünhain. Bavragor kommt vom Schwarzjoch, und dort wartet schon jemand.
die_zwerge-lesson-5-step = Nur ein Schritt fehlt noch: Geh nach Grünhain.
die_zwerge-lesson-5-order = Beide Abenteuer sind zugleich geschafft, und du wählst, welche Belohnung zuerst kommt. Nimm den Blick in die Vergangenheit.
die_zwerge-lesson-5-remove = Drei Armeen dürfen weg, vom Spielplan oder von einer Karte. Das Szenario ist geschafft, wenn seine Karte leer ist: Fang dort an.
die_zwerge-lesson-5-who = Viele Züge später hat Balyndis den Feind belauscht. Die Belohnung: Ein Zwerg gelangt geradewegs zu einem anderen. Wähle Boïndil.
die_zwerge-lesson-5-join = Im Szenario geht es um Toboribor, und dort steht Balyndis. Boïndil ist ein guter Kämpfer: Er soll zu ihr.
die_zwerge-lesson-5-last = Das waren alle Entscheidungen, die das Geborgene Land dir abverlangt. Der Rest liegt bei den Würfeln und bei deinem Plan.
die_zwerge-lesson-done-5 = Du hast alles einmal entschieden. Spiel von hier weiter oder eröffne einen eigenen Tisch.
## Wertungsbogen für den echten Tisch
die_zwerge-form-matches = Kampagne
die_zwerge-form-match = Partie { $match }
die_zwerge-form-dwarves = Ausgezogene Zwerge
die_zwerge-form-outcome = Wie ging es aus?
die_zwerge-form-won = Gewonnen
die_zwerge-form-doomed = Verloren: Die Marker trafen sich
die_zwerge-form-died = Verloren: Ein Zwerg fiel
die_zwerge-form-final = Letztes Szenario
die_zwerge-form-fallen = Wer fiel?
die_zwerge-form-perished = Felder Totes Land
die_zwerge-form-note = Bemerkung
die_zwerge-form-played = Gespielte Partien
die_zwerge-form-share = Gewonnen, in Prozent
die_zwerge-form-mean-turns = Züge je Partie im Schnitt
die_zwerge-form-best = Bestes Ergebnis
die_zwerge-form-streak = Meiste Siege in Folge
die_zwerge-form-won-with = Gewonnen von { $played }: { $what }
die_zwerge-form-wrong-scenarios = Mit { $done } von { $needed } Szenarien wäre die Partie gewonnen.
die_zwerge-form-wrong-most = { $value } geht nicht mit den übrigen Angaben: höchstens { $most }.
die_zwerge-form-wrong-tiles = { $card } kommt erst mit Totem Land: mindestens { $least } und nicht { $value }.
die_zwerge-form-wrong-fallen = { $dwarf } war nicht dabei.
# Hints
die_zwerge-hint-fight = Räumt Armeen weg, bevor das Feld überrannt wird.
die_zwerge-hint-message = Gewinnt den Rat für euch.
die_zwerge-hint-craft = Ausrüstung hilft bis zum Ende der Reise.
die_zwerge-hint-scene = Bringt das Szenario seinem Ende näher.
die_zwerge-hint-card = Ein Abenteuer, dessen Belohnung ihr braucht.
die_zwerge-hint-food = Jemand ist dem Ende nah.
die_zwerge-hint-move = Anderswo ist mehr zu tun.
die_zwerge-hint-step = Auf dem Weg zur lohnendsten Aufgabe.
die_zwerge-hint-gear-does = Was sie kann: { $effect }
die_zwerge-hint-makes = Mit { $percent } % gibt es ein Stück Ausrüstung.
die_zwerge-hint-fights =
  { $count ->
    [one] { $count } Gegner: im Mittel { $mean } besiegt, mindestens einer in { $percent } von 100 Kämpfen.
   *[other] { $count } Gegner: im Mittel { $mean } besiegt, mindestens einer in { $percent } von 100 Kämpfen.
  }
die_zwerge-hint-near-full = Armeen bei { $hex }: { $count }. Bei { $limit } geht das Land unter.
die_zwerge-hint-saddle =
  { $count ->
    [one] Am Schwarzjoch steht { $count } Armee, und jede dort bringt den Untergang näher.
   *[other] Am Schwarzjoch stehen { $count } Armeen, und jede dort bringt den Untergang näher.
  }
die_zwerge-hint-troops-of =
  { $count ->
    [one] { $card }: noch { $count } Armee.
   *[other] { $card }: noch { $count } Armeen.
  }
die_zwerge-hint-destroys-for =
  { $count ->
    [one] { $card } will noch { $count } Armee besiegt sehen.
   *[other] { $card } will noch { $count } Armeen besiegt sehen.
  }
die_zwerge-hint-heard = Mit { $percent } % wird sie gehört: Dann rückt der Rat zu euren Gunsten.
die_zwerge-hint-council-next = Das nächste Feld: { $effect }
die_zwerge-hint-council-for =
  { $count ->
    [one] Für { $card } muss der Rat noch { $count } Feld vorrücken.
   *[other] Für { $card } muss der Rat noch { $count } Felder vorrücken.
  }
die_zwerge-hint-done = { $card }: gelingt sofort mit { $percent } %.
die_zwerge-hint-scenario-left =
  { $count ->
    [one] Dann bleibt noch { $count } Szenario.
   *[other] Dann bleiben noch { $count } Szenarien.
  }
die_zwerge-hint-cheese =
  { $count ->
    [one] { $count } Zwerg ist verwundet und bekommt einen Lebenspunkt.
   *[other] { $count } Zwerge sind verwundet und bekommen je einen Lebenspunkt.
  }
die_zwerge-hint-weakest =
  { $health ->
    [one] { $dwarf } ist am schwächsten: { $health } Lebenspunkt von { $most }.
   *[other] { $dwarf } ist am schwächsten: { $health } Lebenspunkte von { $most }.
  }
die_zwerge-hint-health =
  { $health ->
    [one] { $dwarf } hat { $health } Lebenspunkt von { $most }.
   *[other] { $dwarf } hat { $health } Lebenspunkte von { $most }.
  }
die_zwerge-hint-falls = { $dwarf } würde fallen.
die_zwerge-hint-bears-best =
  { $left ->
    [one] { $dwarf } verkraftet es am besten: { $left } Lebenspunkt bleibt.
   *[other] { $dwarf } verkraftet es am besten: { $left } Lebenspunkte bleiben.
  }
die_zwerge-hint-bears =
  { $left ->
    [one] { $dwarf } hat dann noch { $left } Lebenspunkt.
   *[other] { $dwarf } hat dann noch { $left } Lebenspunkte.
  }
die_zwerge-hint-waits = Wartet hier auf die anderen: { $card }.
die_zwerge-hint-to-fight-steps =
  { $steps ->
    [one] Auf dem Weg zum Kampf bei { $hex }, Armeen dort: { $count }. Von da noch { $steps } Schritt.
   *[other] Auf dem Weg zum Kampf bei { $hex }, Armeen dort: { $count }. Von da noch { $steps } Schritte.
  }
die_zwerge-hint-to-card-steps =
  { $steps ->
    [one] Auf dem Weg nach { $hex } für { $card }: noch { $steps } Schritt.
   *[other] Auf dem Weg nach { $hex } für { $card }: noch { $steps } Schritte.
  }
die_zwerge-hint-to-steps =
  { $steps ->
    [one] Auf dem Weg nach { $hex }: noch { $steps } Schritt.
   *[other] Auf dem Weg nach { $hex }: noch { $steps } Schritte.
  }
die_zwerge-hint-to-fight-there =
  { $count ->
    [one] Hier ist { $count } Armee zu bekämpfen ({ $hex }).
   *[other] Hier sind { $count } Armeen zu bekämpfen ({ $hex }).
  }
die_zwerge-hint-to-card-there = Hier geht weiter: { $card } ({ $hex }).
die_zwerge-hint-to-there = { $hex }: Hier nützt dieser Zwerg jetzt am meisten.
die_zwerge-hint-to-fight-far = Der Kampf bei { $hex } (Armeen dort: { $count }) ist von da jetzt nicht zu erreichen.
die_zwerge-hint-to-card-far = { $hex }, der Ort für { $card }, ist von da jetzt nicht zu erreichen.
die_zwerge-hint-to-far = { $hex } ist von da jetzt nicht zu erreichen.
die_zwerge-hint-perished = { $hex } zu betreten kostet einen Lebenspunkt oder ein Feld vor dem Untergang.
die_zwerge-hint-stopped =
  { $count ->
    [one] { $count } Armee beendet dort die Bewegung.
   *[other] { $count } Armeen beenden dort die Bewegung.
  }
die_zwerge-hint-doom-left =
  { $count ->
    [one] Der Untergang ist dann { $count } Feld entfernt.
   *[other] Der Untergang ist dann { $count } Felder entfernt.
  }
die_zwerge-hint-test-missing =
  { $count ->
    [one] Es fehlt noch { $count } Erfolg.
   *[other] Es fehlen noch { $count } Erfolge.
  }
die_zwerge-hint-test-done = Die Probe ist schon gelungen.
die_zwerge-hint-raises =
  { $count ->
    [one] Besiegt { $count } Armee mehr.
   *[other] Besiegt { $count } Armeen mehr.
  }
die_zwerge-hint-die-low = Es ist der niedrigste Würfel, eine { $die }.
die_zwerge-hint-keeps-roll = Dieser Wurf besiegt { $count }; ein neuer im Mittel { $mean }.
die_zwerge-hint-new-roll = Ein neuer Wurf besiegt im Mittel { $mean }, dieser { $count }.
die_zwerge-hint-token =
  { $count ->
    [one] Nôd’onn behält { $count } Marker.
   *[other] Nôd’onn behält { $count } Marker.
  }
die_zwerge-hint-leaves-at =
  { $count ->
    [one] Es bleibt { $count } Armee ({ $hex }).
   *[other] Es bleiben { $count } Armeen ({ $hex }).
  }
die_zwerge-hint-last-of = Es ist die letzte von { $card }.
die_zwerge-hint-left-of =
  { $count ->
    [one] { $card } behält { $count } Armee.
   *[other] { $card } behält { $count } Armeen.
  }
die_zwerge-hint-combat =
  { $count ->
    [one] { $dwarf } kämpft mit { $count } Würfel.
   *[other] { $dwarf } kämpft mit { $count } Würfeln.
  }
die_zwerge-hint-dice-with =
  { $count ->
    [one] { $dwarf } hat dann { $count } Würfel: { $attribute }.
   *[other] { $dwarf } hat dann { $count } Würfel: { $attribute }.
  }
die_zwerge-hint-stands-at = { $dwarf } steht jetzt hier: { $hex }.
die_zwerge-hint-stand-there =
  { $count ->
    [one] Dort steht { $count } Armee ({ $hex }).
   *[other] Dort stehen { $count } Armeen ({ $hex }).
  }
die_zwerge-hint-done-there = Dort geht weiter: { $card }.
die_zwerge-hint-reward-equipment = Die Belohnung: { die_zwerge-reward-equipment }.
die_zwerge-hint-reward-skip_hero_step = Die Belohnung: { die_zwerge-reward-skip_hero_step }.
die_zwerge-hint-reward-optional_ban_recruit_die = Die Belohnung: { die_zwerge-reward-optional_ban_recruit_die }.
die_zwerge-hint-reward-tunnel_tile = Die Belohnung: { die_zwerge-reward-tunnel_tile }.
die_zwerge-hint-reward-move_any_dwarf_anywhere = Die Belohnung: { die_zwerge-reward-move_any_dwarf_anywhere }.
die_zwerge-hint-reward-move_dwarf_to_dwarf = Die Belohnung: { die_zwerge-reward-move_dwarf_to_dwarf }.
die_zwerge-hint-reward-remove_all_troops_here = Die Belohnung: { die_zwerge-reward-remove_all_troops_here }.
die_zwerge-hint-reward-remove_all_troops_adjacent = Die Belohnung: { die_zwerge-reward-remove_all_troops_adjacent }.
die_zwerge-hint-reward-remove_troops = Die Belohnung: { die_zwerge-reward-remove_troops }.
die_zwerge-hint-reward-heal_one = Die Belohnung: { die_zwerge-reward-heal_one }.
die_zwerge-hint-reward-heal_two_or_split = Die Belohnung: { die_zwerge-reward-heal_two_or_split }.
die_zwerge-hint-reward-keep_card_combat = Die Belohnung: { die_zwerge-reward-keep_card_combat }.
die_zwerge-hint-to-fight-away =
  { $steps ->
    [one] Der Kampf bei { $hex } (Armeen dort: { $count }) ist dann { $steps } Schritt entfernt, nicht näher als jetzt.
   *[other] Der Kampf bei { $hex } (Armeen dort: { $count }) ist dann { $steps } Schritte entfernt, nicht näher als jetzt.
  }
die_zwerge-hint-to-card-away =
  { $steps ->
    [one] { $hex }, der Ort für { $card }, ist dann { $steps } Schritt entfernt, nicht näher als jetzt.
   *[other] { $hex }, der Ort für { $card }, ist dann { $steps } Schritte entfernt, nicht näher als jetzt.
  }
die_zwerge-hint-to-away =
  { $steps ->
    [one] { $hex } ist dann { $steps } Schritt entfernt, nicht näher als jetzt.
   *[other] { $hex } ist dann { $steps } Schritte entfernt, nicht näher als jetzt.
  }
die_zwerge-hint-stays = { $dwarf } bleibt hier: { $hex }.
die_zwerge-hint-rolls-steps =
  { $count ->
    [one] { $dwarf } würfelt mit { $count } Würfel für die Schritte.
   *[other] { $dwarf } würfelt mit { $count } Würfeln für die Schritte, der beste zählt.
  }
die_zwerge-hint-steps-left =
  { $count ->
    [one] Danach bleibt { $count } Schritt.
   *[other] Danach bleiben { $count } Schritte.
  }
die_zwerge-hint-die-beside = Er zeigt { $die }, der beste Würfel { $best }.
die_zwerge-hint-best-die = Der beste Würfel zeigt { $best }.
die_zwerge-hint-near-card =
  { $count ->
    [one] { $hex } liegt { $count } Feld von dem Ort entfernt, an dem { $card } weitergeht.
   *[other] { $hex } liegt { $count } Felder von dem Ort entfernt, an dem { $card } weitergeht.
  }
die_zwerge-hint-nobody-there = Dort steht keine Armee: { $hex }.
die_zwerge-hint-keeps = Bleibt für später: { $gear }.
die_zwerge-hint-kind-there = { $troop }: dort jetzt { $count }.
die_zwerge-hint-supply = { $troop }: noch { $count } im Vorrat.
die_zwerge-hint-troops-stay =
  { $count ->
    [one] { $count } Armee bleibt auf dem Spielplan.
   *[other] { $count } Armeen bleiben auf dem Spielplan.
  }
die_zwerge-hint-threats-stay =
  { $count ->
    [one] { $count } Bedrohung bleibt offen liegen.
   *[other] { $count } Bedrohungen bleiben offen liegen.
  }
die_zwerge-hint-threat-does = Womit sie droht: { $effect }
die_zwerge-hint-ways-stay = Die Wege auf dem Spielplan bleiben, wie sie sind.
die_zwerge-hint-all-stay = Alle Zwerge bleiben, wo sie sind.
