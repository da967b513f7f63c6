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
