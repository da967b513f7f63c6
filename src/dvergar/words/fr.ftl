# Ce que tous les jeux partagent.
seat-name = Place { $number }
