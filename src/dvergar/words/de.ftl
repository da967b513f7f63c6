# Was alle Spiele teilen.
seat-name = Platz { $number }
