# What all games share.
seat-name = Seat { $number }
