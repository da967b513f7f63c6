# What all games share.
seat-name = Seat { $number }

## Ways to play
level-random = Random
level-greedy = Greedy

## Refusals
error-game = There is no game called “{ $game }”. There are: { $known }.
error-game-broken = The game “{ $game }” is installed, but cannot be loaded: { $reason }.
error-seats = { $title } is for { $low } to { $high } players, not { $seats }.
error-seed = A seed is a whole number from 0 to 2^128 − 1, not { $seed }.
error-option = There is no rules option “{ $option }”. There are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; right would be { $right }.
error-level = { $title } has no level “{ $level }”. There are: { $known }.
error-no-seat = There is no such seat; the seats are 0 to { $last }.
error-action-kind = An action is a number or a name.
error-action-number = There is no action { $number }; the actions are 0 to { $last }.
error-action-name = No action is called “{ $name }”.
error-not-your-turn = It is not your turn yet.
error-illegal = That is not possible now: { $tried }.
error-over = The match is over.
error-undo-nothing = There is nothing of yours to take back yet.
error-undo-reveal = Something hidden has become known since. Going back needs everybody's consent.
error-undo-acted = Somebody else has acted since. Going back needs everybody's consent.
error-redo-nothing = There is nothing to bring back.
error-at = There is no position after that many actions; the match has { $last }.
error-record = The record cannot be read, line { $line }: { $reason }.
error-data = The table { $file } is wrong at { $key }: { $reason }.

# server
error-stale = That has moved on: this is how it stands now. Choose again.
error-storage = The server cannot save anything at the moment. Nothing was changed; try again shortly.
error-table = There is no table “{ $table }”. Look at its link or code again.
error-table-damaged = The table “{ $table }” cannot be loaded: its stored moves do not play again.
error-foreign = This table was played with another version of { $game } than this server has ({ $reason }).
error-waiting = The match has not begun: a seat is still free.
error-full = All seats are taken. You can watch.
error-seat-taken = That seat is not free. Free are: { $free }.
error-not-yours = That seat is not yours.
error-token = This personal link opens no seat here. Copy it again, whole.
error-undo-over = The match is over and its record is open to all: nothing can be taken back.
error-undo-consent = Going back so far needs the consent of the other people at the table.
error-record-running = The record tells all secrets. It can be had when the match is over.
error-name-long = A name has at most { $longest } characters; this one has { $length }.
error-name-letters = A name cannot hold control characters.
error-qr = A QR code holds 1 to { $longest } characters, not { $length }.
error-origin = This server answers its own pages only, not those of { $origin }.
error-json-only = The server reads JSON only.
error-json = The message is no JSON: { $reason }.
error-message = The message is not understood: { $reason }.
error-oversized = A message has at most { $most } bytes.
error-language = There are no words in “{ $language }”. There are: { $known }.
error-method = { $method } is not done here; right would be { $allowed }.
error-path = There is nothing at { $path }.
error-internal = The server made a mistake. Nothing was changed, and it was logged.
