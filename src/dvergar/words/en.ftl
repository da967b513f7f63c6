# What all games share.
seat-name = Seat { $number }
seat-you = You

## Ways to play
level-random = Random
level-apprentice = Apprentice
level-journeyman = Journeyman
level-greedy = Greedy
level-master = Master
level-grandmaster = Grand master
level-grandmaster-note = A grand master may think for up to three seconds about each decision.
level-learned = Trained master
level-former = Former master

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
error-record = The record is damaged: line { $line } does not fit.
error-record-foreign = This is no record of a match: it begins otherwise.
error-record-cut = The record breaks off: its end is missing.
error-record-changed = The record was changed: its lines do not fit its end.
error-record-game = The record is of a game that is not played here.
error-record-revision = The record is of a revision of the game that is not read any more.
error-record-cards = The record was played with other cards than this server has.
    .here = The record was played with other cards than Dvergar has on this device.
error-data = The table { $file } is wrong at { $key }: { $reason }.

# server
error-stale = That has moved on: this is how it stands now. Choose again.
error-storage = The server cannot save anything at the moment. Nothing was changed; try again shortly.
    .here = This device takes nothing more: its disk is full, or the browser allows no more. Nothing was changed. Make room, then try again.
error-table = There is no table “{ $table }”. Look at its link or code again.
    .here = There is no table “{ $table }” on this device.
error-table-damaged = The table “{ $table }” cannot be loaded: its stored moves do not play again.
error-foreign = This table was played with another version of { $game } than this server has ({ $reason }).
    .here = This table was played with another version of { $game } than this device has ({ $reason }).
error-waiting = The match has not begun: a seat is still free.
error-full = All seats are taken. You can watch.
error-seat-taken = That seat is not free. Free are: { $free }.
error-other-seat = You know another seat of this match, so this one is not for you: a bot or somebody else can take it.
error-not-yours = That seat is not yours.
error-token = This personal link opens no seat here. Copy it again, whole.
error-undo-over = The match is over and its record is open to all: nothing can be taken back.
error-undo-consent = Going back so far needs the consent of the other people at the table.
error-record-running = The record tells all secrets. It can be had when the match is over.
error-begun = The match has begun already.
error-phrase = There is no such phrase.
error-point = Nothing on the table has that name.
error-text-empty = Nothing was said.
error-text-long = At most { $longest } characters can be said at once; these are { $length }.
error-text-letters = What is said cannot hold control characters.
error-host-only = Only whoever opened the table can do that before the match begins.
error-sit-first = Only those who sit at the table can do that.
error-grace = This person may still come back. Wait { $seconds } s, or ask the others.
error-seat-free = That seat is free already.
error-bot-stays = A bot stays to the end.
error-bot-already = A bot plays there already.
error-stand-in = A bot plays for you at the moment. Take your seat back first.
error-no-stand-in = No bot plays for you.
error-motion = Something else is being asked. Answer that first.
error-motion-seat = That is nobody else's seat.
error-no-motion = Nothing is being asked any more.
error-no-vote = You have no say in this, or have said it.
error-no-voters = Nobody else has to agree: just do it.
error-few-voters = At least two people must want that. Alone, wait for the grace time to end.
error-rematch = Who has played a match to its end can play it again.
error-code = This code gives nothing. Each works once and for ten minutes: ask for a new one on the other device.
error-code-own = This code is for another device: enter it there.
error-code-seat = A code for one table names a seat, too.
error-no-device = This device has no seat yet that another one could take over.
error-name-empty = A name has at least one letter.
error-deal-running = The same cards can be dealt again when that match is over.
error-deal-other = That deal is one of { $game } for { $seats } players.
error-busy = That is too fast. Try again in { $seconds } s.
error-enough = The match has not got any farther for long. Play on before you change anything else.
error-many-pages = At most { $most } pages at a time show this table. Close one of them.
error-not-host = Only whoever opened the table can do that.
error-webhook = A webhook's address begins with https://.
error-push-off = This server sends no messages to browsers.
error-push-keys = The browser's subscription is not understood. Switch it off and on again.
error-webhook-home = Language, hours or the address of this page are not understood.
error-clock = A clock has { $low } to { $high } seconds, and only a bank an increment.
error-name-long = A name has at most { $longest } characters; this one has { $length }.
error-name-letters = A name cannot hold control characters.
error-qr = A QR code holds 1 to { $longest } characters, not { $length }.
error-host = This server does not answer to the name { $host }. Whoever runs it can allow that: --name { $host }.
error-origin = This server answers its own pages only, not those of { $origin }.
error-no-site = This server has no site to keep on a device.
error-not-here = Only whoever sits at the machine of the server can have it made.
error-json-only = The server reads JSON only.
error-json = The message is no JSON: { $reason }.
error-message = The message is not understood: { $reason }.
error-oversized = A message has at most { $most } bytes.
error-language = There are no words in “{ $language }”. There are: { $known }.
error-method = { $method } is not done here; right would be { $allowed }.
error-path = There is nothing at { $path }.
error-internal = The server made a mistake. Nothing was changed, and it was logged.
    .here = Dvergar made a mistake. Nothing was changed.
error-no-guide = There is no rules guide of { $title } yet.
error-no-lesson = There is no lesson of { $title } here.
error-lesson-other = The lesson goes another way here: do what its panel says. Nothing is lost, and once it is over every move is yours.
error-extra = { $what } needs the library { $module }, which is not installed: pip install dvergar[{ $extra }].
error-no-observation = { $title } has no observations for learning programs.
error-no-reset = There is no match yet; it begins with reset.
error-field = The observation has no field “{ $field }”. There are: { $known }.

# page
page-home = Home
page-motto = five games of the dwarves
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-de = Deutsch
page-settings = Settings
page-settings-short = Settings
page-menu = Menu
page-close = Close
page-on = on
page-off = off
page-size = Text size
page-percent = { $percent } %
page-speed = Pace: what others do is told
page-speed-0 = at once
page-speed-1 = normal
page-speed-2 = quick
page-speed-3 = slow
page-speed-note = If your device asks for less motion, it is told without movement.
page-stepwise = Tell it step by step
page-since = Since your last turn
page-since-count = Since your last turn: { $count ->
    [one] one event
   *[other] { $count } events
 }
page-since-show = Show it on the table
page-since-steps = Step by step
page-due-only = There is nothing else to choose: it is played by itself.
page-due-ahead = You chose it ahead.
page-due-agreed = Agreed at this table: it is played by itself.
page-due-stop = Wait, ask me
page-telling-next = Next
page-telling-skip = Skip
page-telling-cut = { $count ->
    [one] One event was
   *[other] { $count } events were
 } not shown: see the chronicle.
page-sound = Sound
page-notify = Notify me when it is my turn
page-notify-note = To be told even with the page closed, open “Players and links” at a table and choose “Tell me elsewhere”.
page-shortcuts = Single-letter keys
page-list-shown = List of choices in sight
page-autoplay = An only choice plays itself
page-autoplay-note = What plays itself does so after an ordinary pause, so that nobody can tell that there was nothing to choose.
page-chronicle-save = Save the chronicle as text
page-chronicle-known = What { $who } has been told so far.
page-chronicle-watched = What spectators have been told so far.
page-chronicle-whole = The whole record, which can be played again, is to be had when the match is over.
page-ahead = Bid beforehand
page-ahead-title = Your next bid
page-ahead-note = Lay three coins now. They are bid by themselves when the next bids are asked for. Esc withdraws them.
page-ahead-laid = Next bid: { $coins }
page-ahead-withdraw = Withdraw
page-ahead-gone = Your coins have changed: the bid that you made beforehand is withdrawn.
page-credits = Credits
page-credits-games = Nidavellir, Nains, Die Zwerge, Le Roi des Nains and Brísingamen are games of their authors and publishers. This page plays by their rules in its own words and with its own drawings.
page-credits-icons = Icons, recoloured, by { $authors }:
page-credits-fonts = Typefaces: Grenze (Renata Polastri, Omnibus-Type) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica):

## Page: home
page-games = Games
page-choose-door = Choose a door
page-play-bots = Play now with bots
page-now-title = Play with bots
page-now-seats = How many at the table
page-now-level = How strong the bots are
page-now-note = Remembered on this device: next time the match begins at once.
page-now-new = Your first match: apprentices make mistakes that you can use.
page-now-change = Other bots: { $seats } at the table, { $level }
page-set-up = Set up a table
page-players = Players:
page-duration = Duration:
page-minutes = { $minutes } min
page-your-tables = Your games
page-no-tables = None yet. The door is open.
page-your-turn-chip = your turn
page-game-with = { $game } with { $names }
page-seats-taken = { $taken } of { $seats } seats taken
page-return = Return
page-return-to = Return to { $table }
page-finished = Finished
page-look-short = Look
page-look-at = Look at { $table }
page-waiting-tables = Waiting for players
page-none-waiting = No table is waiting at the moment.
page-sit = Sit down
page-sit-at = Sit down at { $table }
page-code = Somebody sent you a code?
    .here = Records and sheets
page-code-hint = six letters, or the link
page-code-label = Code of the table
page-code-none = That is neither a code nor a link of this page. A code has six characters; copy a link whole.
page-join = Join
page-ways = Parts of the page
page-tab-games = Games
page-tab-tables = Tables
page-tab-settings = Settings
page-tab-join = Join
page-tab-table = Table
page-went = You are asked here: { $where }
page-asked-here = you are asked here

## Page: a new table, and waiting for people
page-new-table = new table
page-for = { $low } to { $high } players, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-reconstructed = Some tables of this game had to be reconstructed; they may differ from the printed ones.
page-replaced = This server plays with tables of its own.
page-seats = Seats
page-free-seat = Free seat
page-free-seat-note = for whoever comes by link
    .here = for a bot
page-name-of = Name on seat { $seat }
page-host = you, at this screen
page-same-screen = at this screen too
page-bot = bot
page-you = you
page-who-sits = Who sits here
page-kind-me = at this screen
page-kind-open = by link
page-kind-bot = bot
page-kind-me-note = Several people share one screen; a curtain falls between their turns.
page-kind-open-note = The seat stays free until somebody follows your link. No account is needed.
page-kind-bot-note = The dwarf plays by itself, and knows no more than a person on its seat.
page-how-to-sit = Who plays?
page-level = Strength of the bot
page-remove-seat = Remove seat { $seat }
page-least-seats = { $low ->
    [one] This game needs at least { $low } seat.
   *[other] This game needs at least { $low } seats.
}
page-add-seat = Add a seat
page-house-rules = House rules
page-table-options = At this table
page-listed = Show it among the waiting tables
page-listed-note = Whether strangers on this server may take a free seat.
page-listed-no = only by link
page-listed-yes = to everybody here
page-start = Start
page-open-table = Open the table
page-free-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
page-free-seats-note = Next you get a link for your friends.
page-all-sit = Everybody is here
page-all-sit-note = The game begins at once.
page-pass-note = Pass the screen when the curtain falls.
page-waiting = waiting for players
page-waiting-note = The game begins when the last seat is taken.
page-ready = ready
page-online = at the table
page-offline = away at the moment
page-seat-choose = Take this one
page-seat-chosen = Your choice
page-sit-down = Take a seat
page-sit-down-note = Say your name and sit down.
page-agreed = What is agreed
page-your-name = Your name
page-invite = Invite your friends
    .here = Who else plays
page-invite-note = They need no account: open the link or point a camera at the code.
    .here = Put a bot on each free seat.
page-invite-code = Or type this on the home page:
page-link = Link to this table
page-qr = QR code: { $name }
page-copy = Copy
page-copied = Copied
page-share = Share

## Page: at the table
page-prompt = What to do now
page-choose = Nothing chosen yet
page-missing = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
page-confirm-of = Confirm { $done } of { $of }
page-undo = Undo
page-redo = Redo
page-go-back = Go back
page-keep-it = Leave it
page-practice = practice
page-practice-sure = Go back, although more is known now?
page-practice-note = From then on this game counts as practice.
page-why-not = That cannot be chosen now.
page-why-wait = It is not your turn yet.
page-together = { $points } together
page-why-first = First choose what is asked here.
page-chronicle = Chronicle
page-chronicle-empty = Nothing has happened yet.
page-side = Chronicle and scores
page-scores = Score so far
page-scores-final = Final score
page-total = Total
page-choices = What you may do
page-choices-short = Choices
page-choices-note = The first click chooses, the second one does it.
page-no-choices = Nothing at the moment: others are to act.
page-no-choices-over = The match is over: nothing is left to decide.
page-people = Players and links
page-people-short = Players
page-keys = Keys
page-keys-note = Single letters can be switched off in the settings.
page-key-arrows = Arrows
page-key-arrows-does = move within a part of the table
page-key-f6 = F6
page-key-f6-does = go to the next part, with Shift to the one before
page-key-enter = Enter
page-key-enter-does = choose, then confirm
page-key-digits = 1–9, 0
page-key-digits-does = choose a coin, a card, a column, a side or a player by its place, where the table has them
page-key-esc = Esc
page-key-esc-does = drop what is chosen
page-key-u = U
page-key-u-does = undo
page-key-r = R
page-key-r-does = redo
page-key-l = L
page-key-l-does = list of choices
page-key-question = ?
page-key-question-does = this list
page-preview-points = { $points }
page-preview-coin = { $from } → { $to }
page-preview-line = line { $line }
page-live = What happens at the table
page-your-turn = Your turn
page-turn-of = { $who }’s turn
    .who = Your turn
page-you-watch = you are watching
page-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-watch-link = Link to watch
page-watch-note = Whoever opens it sees what everybody may see.
page-other-device = Other device
page-device-note = The other device gets every seat of this one, and both keep them. The code works once.
page-device-seat-note = The other device plays on this seat as well. The code works once.
page-device-link = Link for your other device
page-device-left =
    { $minutes ->
        [one] valid for one more minute
       *[other] valid for { $minutes } more minutes
    }
page-device-expired = The code has expired.
page-device-make = Show a code
page-device-again = Show a new code
page-device-enter = Code of the other device
page-device-take = Take over
page-device-ask = Your other device hands you its seats. From then on you can play them here, too.
page-device-taken =
    { $count ->
        [one] One table is now here, too.
       *[other] { $count } tables are now here, too.
    }
page-device-to-table = To the table
page-mine = My games
page-mine-note = Matches of this device. There is no account: a cookie tells the server that it is you.
page-mine-running = Running
page-mine-none-running = No match is running.
page-mine-over = Over
page-mine-none-over = No match is over yet.
page-mine-more = Show earlier ones
page-mine-won = Won
page-mine-lost = Lost
page-mine-place = Place { $place } of { $seats }
page-mine-uncounted = does not count
page-mine-replay-of = Replay { $match }
page-mine-statistics = My statistics
page-mine-statistics-note = Matches that count, with one seat of yours; games where all win together in any case.
page-mine-against = Against whom
page-mine-against-note = Matches that count, where one wins and others do not.
page-mine-before = I was ahead
page-mine-bots = Bots: { $level }
page-mine-all = Everybody on this server
    .here = All who play on this device
page-mine-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
page-mine-wins = won: { $count }
page-mine-mean = mean place { $place }
page-mine-top = best { $points }
page-mine-hardest = hardest won: { $level }
page-mine-look = My name and colour
page-mine-look-note = Proposed at every table, on this device.
page-mine-keep = Remember
page-mine-kept = Remembered
page-forget-me = Forget me
page-forget-me-note = This deletes for good what the server knows of this device: its name, its history and its seats. Your seats in running matches become nobody’s, on your other devices as well, and your nickname and what you said disappear from all tables. Nobody can bring that back.
    .here = This deletes for good what Dvergar knows of you on this device: your name, your history and your seats. Your seats in running matches become nobody’s, and your nickname and what you said disappear from all tables. Score sheets stay. Nobody can bring that back.
page-forget-me-ask = Forget me …
page-forget-me-sure = Really forget everything?
page-forget-me-do = Yes, forget me for good
page-forget-me-not = No, keep it
page-forget-me-left =
    { $left ->
        [one] One table to go …
       *[other] { $left } tables to go …
    }
page-forget-me-done = You are forgotten: this server knows nothing of this device any more.
    .here = You are forgotten: no table on this device knows you any more.
page-pass-on = Pass on to { $who }
page-pass-undo = Until then you may take your answer back.
page-curtain = Pass the screen to { $who }
page-curtain-note = Nobody else should look now.
page-curtain-lift = I am { $who }
page-down = Connection lost. Trying again …
    .here = This table goes on in a moment.
page-retry = Try now
page-unsent = Not sent: the connection is lost. Try again when it is back.
    .here = Not sent: Dvergar does not answer. Try again in a moment.
page-deleted = This table has been deleted.
page-connecting = Opening the door …
page-error-away = The server does not answer at the moment.
    .here = Dvergar does not answer on this device at the moment.
page-lost = The address “{ $address }” leads nowhere; this is the way in.
page-error-no-game = No game is called “{ $game }” here.

## Page: the end
page-over = The game is over
page-over-note = Time to count.
page-reckoning = The reckoning
page-pillars = Rising pillars
page-so-far = so far
page-not-yet = not yet counted
page-leads = { $who } is ahead.
    .who = You are ahead.
page-level-now = Several are level.
page-winner = { $who } wins!
page-winners = { $who } share the victory!
page-all-win = All win together!
page-all-lose = All have lost together.
page-next-line = Next line: { $line }
page-best-note = The best value of each line wears the green tag.
page-line-by-line = Line by line
page-you-column = You
page-you-win = You win!
page-you-share = You share the victory with { $who }!
page-rematch-harder = Play again: { $level }
page-review-won = +{ $percent } %
page-review-next = Next best: { $choice }
page-next = Next line
page-show-all = Show all
page-look = Look at the table
page-rematch = Play again

## Page: people
page-yes = Yes
page-no = No
page-withdraw = Withdraw
page-rename = Name and colour
page-rename-do = Save
page-colour = Colour
page-colour-none = of the seat
page-colour-gold = gold
page-colour-azure = azure
page-colour-moss = moss
page-colour-ember = ember
page-colour-plum = plum
page-colour-frost = frost
page-colour-rose = rose
page-colour-copper = copper
page-leave = Leave
page-leave-note = Your seat becomes free: others may take it or put a bot there. Or give it to somebody.
    .here = Your seat becomes free: a bot can take it, or somebody at this screen.
page-leave-open-note = Your seat becomes free for somebody else. Or give it to somebody.
    .here = Your seat becomes free: a bot can take it, or somebody at this screen.
page-leave-do = Leave the seat
page-give = Give it to somebody
page-give-note = The seat is yours no longer as soon as you give it away. You then get a link, and whoever opens it has the seat.
page-give-do = Give the seat away now
page-gift-link = Link for whoever gets seat { $seat }
page-gift-note = The seat is yours no longer. Whoever opens this link has it; it stays here until somebody has come.
page-kick = Free the seat
page-replace = Let a bot play
page-put-bot = Put a bot there
page-stand-in-me = A bot plays for me
page-ask-replace = Ask for a bot
page-come-back = Take my seat back
page-stands-in = away; a bot plays ({ $level })
page-stand-in-note = A bot plays for { $who } at the moment.
    .who = A bot plays for you at the moment.
page-stand-in-asked = A bot decides for you now
page-vacant = { $count ->
    [one] A seat is free: the game waits there.
   *[other] { $count } seats are free: the game waits there.
}
page-ask-back = Ask the others to go back
page-motion-undo = { $who } would like to take the last action back. Agreed?
    .who = You have asked to take the last action back.
page-motion-stand_in = { $who } asks: shall a bot play for { $on } meanwhile?
    .who = You have asked that a bot play for { $on } meanwhile.
    .on = { $who } asks: shall a bot play for you meanwhile?
page-motion-kick = { $who } asks: shall the seat of { $on } be freed?
    .who = You have asked that the seat of { $on } be freed.
    .on = { $who } asks: shall your seat be freed?
page-motion-yes = { $yes } of { $voters } have agreed so far.
page-ready-check = Begin only when all say they are ready
page-ready-check-note = Nobody is surprised by a match that has begun.
page-ready-note = The game begins when every seat is taken and everybody is ready.
page-ready-do = I am ready
page-ready-undo = Not yet
page-not-ready = not ready yet
page-rematch-follow = Play again with them
page-delete = Delete the table
page-delete-note = The table goes with all its moves and words, for good. Or only a name goes, with all that was said under it.
page-delete-do = Delete it for good
page-forget-who = Forget { $who } and all that was said
page-forget-name = Forget my name and what I said here
page-forget-note = Your name and everything you said at this table are deleted for good.
page-forget-do = Forget it for good
page-clock = Time to think
page-clock-note = What is over is told, and nobody loses by it.
page-clock-none = none
page-clock-move-short = 1 minute a move
page-clock-bank = 10 minutes, 10 s a move
page-clock-move-day = a day a move
page-clock-other-move = { $seconds } s a move
page-clock-other-bank = { $seconds } s, { $increment } s a move
page-clock-days = { $days } d { $hours } h
page-clock-out = time is up
page-elsewhere = Tell me elsewhere
page-elsewhere-note = When it is your turn and you are away, the server tells you. What it sends carries the link to the table, no names.
page-elsewhere-kind = Tell me by
page-elsewhere-url = Address of the webhook
page-elsewhere-quiet = Not between (hours)
page-elsewhere-from = Quiet from, hour
page-elsewhere-to = Quiet until, hour
page-elsewhere-kept = Saved.
page-elsewhere-push = This browser
page-elsewhere-push-note = This browser shows a message even when the page is closed.
page-elsewhere-push-insecure = This browser can be told even when the page is closed, but only over https.
page-elsewhere-push-old = This browser cannot show messages when the page is closed. On an iPhone or iPad, add the page to the home screen first.
page-elsewhere-push-denied = This browser's settings forbid messages of this page. Allow them there, then try again.
page-elsewhere-push-failed = The browser could not subscribe to messages. Try again later, or use a webhook.
page-talk = Talk
page-talk-empty = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Say
page-point = Point at something
page-point-how = Click what you want to show the others.
page-points = { $who } points: { $what }
    .who = You point: { $what }
page-points-said = points: { $what }
page-says = { $who }: { $what }
page-talk-seated = Those who sit at the table can talk.
page-talk-new = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
page-phrases = Quick phrases
page-mute = Whom to hear
page-mute-who = Mute { $who }
page-muted = Hear { $who } again
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-hurry = It is your turn …
phrase-thinking = Let me think.
phrase-soon-back = Back soon.
phrase-bye = Goodbye!
phrase-plan-take = I take { $what }.
phrase-plan-fight = I fight at { $what }.
phrase-plan-help = Help me at { $what }!
phrase-plan-heal = Heal me!
phrase-plan-council = I go to the council.

## Page: what has been
page-replay = Replay
page-replay-bar = Through the match
page-replay-at = after action { $at } of { $last }
page-replay-slider = Position
page-replay-back = One action back
page-replay-on = One action on
page-replay-run = Run
page-replay-stop = Stop
page-replay-eyes = Seen by
page-replay-public = everybody
page-replay-leave = To the table
page-afterwards = Record and same cards
page-sheet = Open as a score sheet
page-sheet-note = What the match counted, line by line: to look at, to print, to keep.
page-record = Save the record
page-record-note = One text that plays the whole match again, here or with the command “dvergar record show”.
page-bring = Open a record
page-deal = The same cards once more
page-deal-how = Whoever opens this link plays the same deal at a table of their own. Such matches do not count in the statistics.
    .here = It is played at a table of its own. Such matches do not count in the statistics.
page-deal-play = Play it myself
page-deal-link = Link to the same cards
page-deal-note = The same cards and rules as at table { $table }.
page-deal-others = Who has played these cards
page-deal-table = Table
page-deal-people = People
page-deal-best = Best
page-statistics = Statistics
page-stats-matches = { $count ->
    [one] match on this server.
   *[other] matches on this server.
}
    .here = { $count ->
        [one] match on this device.
       *[other] matches on this device.
    }
page-stats-note = Practice, imported records and repeated deals do not count.
page-stats-none = Nothing to count yet.
page-stats-totals = Totals
page-stats-points = Points
page-stats-times = Times
page-stats-levels = People and bots
page-stats-who = Who
page-stats-people = People
page-stats-wins = Wins
page-stats-seats = Seats played
page-stats-average = Average
page-stats-places = By seat
page-stats-place = Seat
page-stats-sizes = By number of seats
page-stats-winning = Winners’ average
page-stats-best = Best
page-stats-games = Matches
page-taken-heroes = Heroes taken
page-taken-quests = Quests chosen
page-taken-cards = Cards taken
page-taken-skills = Skills learnt
page-taken-gear = Gear gained
page-stats-what = What

## Page: rules guides and lessons
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-here = What the rules say about this
page-rules-more = More in the rules
page-rules-search = Search the rules
page-rules-hits = { $count ->
    [0] Nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
page-rules-contents = Contents
page-rules-look = Look something up on the table
page-rules-look-how = Click whatever you want to read about.
page-rules-whole = Open as a page of its own
page-rules-print = Print
page-learn = Learn to play
page-lesson = Lesson
page-lesson-step = Step { $n } of { $of }
page-lesson-chapter = Chapter { $n } of { $of }:
page-lesson-next = Next chapter
page-lesson-on = Go on
page-lesson-show = Show me
page-lesson-do = Now: { $what }
page-lesson-watch = Watch what the others do.
page-lesson-end = The lesson is over
page-lesson-play-on = Play on
page-lesson-new = A table of your own
page-key-i = I
page-key-i-does = rules about the thing that is focused, or about what is asked

## Score sheets for the real table
score-title = Score sheet
score-mode-quick = Totals
score-mode-cards = Card by card
score-grades = Grades
score-points = Points
score-total = Total
score-tie-shared = { $seats } have { $points } each and share the victory.
score-wrong-game = { $game } has no score sheet.
score-wrong-other = This is a sheet of another game: { $game }.
score-wrong-seats = There are { $low } to { $high } players, not { $seats }.
score-wrong-object = This must be a group of entries.
score-wrong-list = This must be a list.
score-wrong-key = There is no entry “{ $key }” here, but: { $known }.
score-wrong-names = There are more names ({ $names }) than players ({ $seats }).
score-wrong-each = There are more values ({ $values }) than players ({ $seats }).
score-wrong-text = This must be a text of at most { $longest } characters.
score-wrong-letters = A name cannot hold control characters.
score-wrong-choice = “{ $value }” is not to be chosen here, but one of: { $known }.
score-wrong-toggle = This must be yes or no.
score-wrong-whole = This must be a whole number from { $low } to { $high }.
score-wrong-number = { $value } cannot be: the number lies between { $low } and { $high }.
score-wrong-step = { $value } cannot be: from { $low } it goes up in steps of { $step }.
score-wrong-item = There is no “{ $value }” here.
score-wrong-many = At most { $most } fit in here, not { $count }.
score-wrong-supply = The game has only { $copies } of this: { $item }.
score-wrong-twice = This exists only once and is entered already: { $item }.
score-wrong-own = There cannot be so many of this: { $item }.
score-wrong-exchange = Everybody has exactly one exchange coin: the { $coin }, or the special { $special } in its place.
score-wrong-grades = { $column }: no cards have { $grades ->
    [one] { $grades } grade
   *[other] { $grades } grades
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
score-wrong-together = { $column }: all of you together have { $grades } grades, and the game has { $most }.
score-wrong-together-points = { $column }: no cards of all of you together come to { $points }.
score-wrong-points = { $column }: no cards have { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
score-seat = { $seat }

## The page of score sheets
score-page-less = One less: { $what }
score-page-plus = One more: { $what }
score-page-empty = not entered yet
score-page-pad = Digits for { $what }
score-page-back = Delete the last digit
score-page-done = Done
score-page-times = { $what }, { $count } taken
score-page-clear = Clear: { $what }
score-page-of = { $what }, { $who }
score-page-row = { $what } { $number }
score-page-add = Add an entry
score-page-remove = Remove: { $what }
score-page-breakdown = Breakdown
score-page-missing = Still missing
score-page-more = … and { $count } more
score-page-all = All score sheets
score-page-rounds = Rounds
score-page-round = Round { $number }
score-page-players = Players
score-page-share = Fill in together
score-page-share-note = Whoever opens this link fills in a column; all see it at once.
score-page-picture = Picture
score-page-print = Print
score-page-entries = Entries
score-page-table = Table
score-page-mode = How to enter
score-page-next = Next round
score-page-remove-note = Its entries are gone for good.
score-page-remove-do = Remove it
score-page-opening = The sheet is being opened …
score-page-kept = Saved on this device
score-page-unkept = This browser keeps nothing: the sheet is lost when you close it.
score-page-away = The server does not answer. Your entries are saved here and are counted as soon as it is back.
    .here = Dvergar does not answer. Your entries are saved here and are counted as soon as it does.
score-page-unsent = { $count ->
    [one] The server does not answer. One change is saved here and not sent yet.
   *[other] The server does not answer. { $count } changes are saved here and not sent yet.
}
score-page-sending = Sending …
score-page-shared = Saved, and seen by all
score-page-gone = Whoever shared this sheet has deleted it. What stands here stays on this device.
score-page-overtaken = Somebody else changed this column at the same moment: theirs stands there now.
score-page-deleted = Whoever shared this sheet has deleted it, and can take that back for a day. What stands here stays on this device.
score-page-readonly = Read-only: nobody but whoever shared this sheet enters anything.
score-page-locked-for-others = Read-only for the others: only you enter anything.
score-page-refused = Not entered, for this sheet is read-only: { $what }, { $value }.
score-page-held = Not entered: { $what }, { $value }.
score-page-held-again = Enter it after all
score-page-held-go = Let it go
score-page-round-gone = Its round was deleted.
score-page-row-gone = Its row was removed at the same moment.
score-page-news = What happened to this sheet
score-page-news-dropped = A round was deleted.
score-page-news-back = A round that was deleted is there again.
score-page-news-locked = Whoever shared this sheet has made it read-only.
score-page-news-open = Everybody can fill in this sheet again.
score-page-news-named = { $first } has another name now: { $then }.
score-page-news-clash = Two of you entered { $what } at the same moment: { $first }, then { $then }. What stands now: { $then }.
score-page-news-kept = Not removed, for somebody was entering something there: { $what }.
score-page-news-out = Not entered, for its row was removed at the same moment: { $what }, { $then }.
score-page-instead = Rather { $value }
score-page-take-back = Take it back
score-page-take-round-back = Bring a deleted round back
score-page-lock = Make it read-only for the others
score-page-unlock = Let everybody fill it in again
score-page-lock-note = Then only you enter anything, in this browser; the others read along and are told.
score-page-remove-note-shared = Everybody who has the sheet open is told, and for a day anybody can take it back.
score-page-was-deleted = Deleted for everybody; for a day you can take that back.
score-page-nothing = nothing
score-page-name-entry = the name of { $who }
score-page-new = A new score sheet
score-page-new-note = For a game with the real box: you enter what lies on the table, the points are counted here.
score-page-history = Sheets on this device
score-page-is-shared = shared
score-page-delete = Delete
score-page-delete-all = Delete for everybody
score-page-off = Take off my list
score-page-sure-off = Really take it off?
score-page-off-note = The sheet itself stays with the others: only whoever shared it can delete it.
score-page-sure = Really delete?
score-page-none = None yet.
error-sheet = There is no score sheet “{ $sheet }”, or not that round of it.
error-sheet-not-yours = Only whoever shared this sheet can delete it, in the browser it was shared from. You can take it off your own list.
error-sheet-running = There is a score sheet of this match when it is over.
error-sheet-stale = Somebody else has just changed this. Look at it and change it again.
error-sheet-rounds = A sheet holds at most { $most } rounds.
error-sheet-game = This is a sheet of { $game }, not of { $other }.
error-sheet-section = A sheet has no such section; there are: { $known }.
error-sheet-locked = Whoever shared this sheet has made it read-only: nobody else enters anything.
error-sheet-no-host = This sheet was shared before it was kept who shared one, so nobody can make it read-only.
score-winners = { $count ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
score-missing = Still missing: { $what }

# Hints and review
hint-line = Completes line { $line }.
hint-points =
  { $points ->
    [one] Brings { $points } point at once.
   *[other] Brings { $points } points at once.
  }
hint-coin = Your { $from } becomes a { $to }.
hint-only = There is nothing else to choose.
hint-clear = Clearly better than anything else.
hint-deep = Looks plain, but pays later.
hint-sound = A sound choice; others come close.
hint-close = About as good as the first.
hint-behind = { $percent } % less likely to work out than the first.
hint-bid-first = Puts the most where the first tavern opens.
hint-bid-second = Puts the most on the second tavern.
hint-bid-third = Puts the most on the third tavern.
hint-best-card = Brings you the most of all that lies there.
hint-deny = Keeps from the others what they want most.
hint-points-most =
  { $points ->
    [one] Brings { $points } point at once, more than any other choice.
   *[other] Brings { $points } points at once, more than any other choice.
  }
hint-points-least =
  { $points ->
    [one] Costs { $points } point, less than any other choice.
   *[other] Costs { $points } points, less than any other choice.
  }
hint-saw-end =
  { $points ->
    [one] In the games played out from here you end with about { $points } point.
   *[other] In the games played out from here you end with about { $points } points.
  }
hint-saw-more =
  { $points ->
    [one] In the games played out it brought { $points } point more than what was chosen.
   *[other] In the games played out it brought { $points } points more than what was chosen.
  }
hint-saw-round =
  { $points ->
    [one] On average you then have { $points } point when this round is over.
   *[other] On average you then have { $points } points when this round is over.
  }
hint-sees-coins = Looking ahead, this does most for your coins.
hint-sees-lines = Looking ahead, this does most for your lines and the heroes that they bring.
hint-sees-gem = Looking ahead, this does most for your gem.
hint-bid-line = { $coin } { $place } goes for { $card }, which completes your line { $line }.
hint-bid-points =
  { $points ->
    [one] { $coin } { $place } goes for { $card }: { $points } point at once.
   *[other] { $coin } { $place } goes for { $card }: { $points } points at once.
  }
hint-bid-lacks = { $coin } { $place } goes for { $card }, which your line { $line } lacks.
hint-bid-for = { $coin } { $place } goes for { $card }, worth most to you there.
hint-order-first = You choose first { $place } about { $percent } times in 100.
hint-bid-trade = Lays the exchange coin: { $low } and { $high } in the pouch turn the { $high } into { $new }.
hint-bid-same = At each tavern you get about the same card, whoever chooses first.
hint-bid-low = Your { $coin } lies { $place }, where it matters least to you who chooses first.
hint-card-line = { $card } completes your line { $line }.
hint-card-most =
  { $points ->
    [one] { $card }: { $points } point at once, more than any other card there.
   *[other] { $card }: { $points } points at once, more than any other card there.
  }
hint-card-points =
  { $points ->
    [one] { $card }: { $points } point at once.
   *[other] { $card }: { $points } points at once.
  }
hint-card-coin = { $card }: your { $from } becomes { $to }.
hint-distinction = With { $count } in { $column } you take the lead for { $distinction }.
hint-line-lacks = Your line { $line } then lacks a single card: { $column }.
hint-line-nearer =
  { $count ->
    [one] Counts for your line { $line }, which then lacks { $count } card more.
   *[other] Counts for your line { $line }, which then lacks { $count } cards more.
  }
hint-deny-from =
  { $points ->
    [one] { $who } chooses after you and wants { $card } most: about { $points } point more than the next card.
   *[other] { $who } chooses after you and wants { $card } most: about { $points } points more than the next card.
  }
hint-coin-lucky = There is no { $sum } left, so it even becomes { $to }.
hint-coin-short = There is no { $sum } or more left, so it only becomes { $to }.
hint-coin-early = It still lies { $place }: there it bids as { $to } this round.
error-hints-off = At this table nobody gets hints: that was agreed at the start.
error-hint-wait = One hint is being worked out already.
error-hint-queue = Many hints are being worked out. Try again in { $seconds } s.
error-hint-none = No hint could be worked out just now. Try again.
error-review-running = The review can be had when the match is over.
page-hint = Hint
page-hint-title = The three best choices
page-hint-thinking = Working out what is best …
page-hint-queued = Waiting: { $place ->
    [one] yours is the next hint
   *[other] yours is hint { $place } of those that wait
}, in about { $seconds } s …
page-hint-note = Found with what you know, and no more. Choose one to see it on the table.
page-hint-chance = { $percent } % chance to end in front
page-hint-chance-team = { $percent } % chance that you win together
page-hint-close = Close the hints
page-hints = Hints
page-hints-note = A button that names the best choices, for whoever wants to hear them.
page-hint-done = Three hints: the best is { $best }.
page-hint-heading =
  { $count ->
    [1] Your only choice
   *[other] { $all ->
      [1] Your { $count } choices, best first
     *[other] The best { $count } of your { $legal } choices
    }
  }
page-hint-error = give or take { $error }
page-hint-rough = only a rough guess
page-hint-even = about as good
page-hint-play = Play it
page-hint-fold = Fold the hints up
page-hint-unfold = Unfold the hints
page-hint-ready =
  { $count ->
    [one] One hint: { $best }.
   *[other] { $count } hints, the best is { $best }.
  }
page-hint-how = Found with what you know, no more. Point at one to see it on the table; press it to choose it.
page-review-curve-front = Chance to end in front, move by move
page-review-curve-team = Chance that you win together, move by move
page-review-gave = Gave away { $percent } % of the chance
page-review = Review
page-review-note = What a strong player who knew only what this seat knew would have done.
page-review-progress = { $done } of { $of } decisions looked at
page-review-none = No moment where something else was clearly better.
page-review-curve = Chance over the match
page-review-table = Show as a table
page-review-move = Move
page-review-chance = Chance
page-review-points = Points
page-review-lost = −{ $percent } %
page-review-moment = Move { $at }
page-review-better = Better: { $choice }
page-review-did = Played: { $choice }
page-review-moments =
  { $count ->
    [0] No moments to look at again
    [one] One moment to look at again
   *[other] { $count } moments to look at again
  }
page-review-lost-aria = { $percent } % of the chance given away

## Games in one file: what they say where they have no texts of their own
simple-choice = { $verb }
simple-choice-with = { $verb }: { $thing }
simple-event = { $who }: { $verb }
simple-event-with = { $who }: { $verb }, { $thing }
simple-event-hidden = { $who } has chosen
    .who = You have chosen
simple-prompt = Your turn
simple-prompt-wait = { $who } to play
simple-prompt-over = The match is over. In front: { $who }
simple-score = Points
simple-verb-bid = Bid
simple-verb-choose = Choose
simple-verb-discard = Discard
simple-verb-draw = Draw
simple-verb-give = Give
simple-verb-keep = Keep
simple-verb-lay = Lay
simple-verb-pass = Pass
simple-verb-play = Play
simple-verb-roll = Roll
simple-verb-stop = Stop
simple-verb-take = Take
page-simple-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-simple-chosen = chosen
page-simple-legal = can be chosen
page-simple-total = Points so far
page-simple-ways = What you may do

# Without a server, on one device
page-here-waking = Dvergar wakes on this device …
page-here-failed = Dvergar could not start on this device ({ $reason }). Try again, or use another browser.
page-here-old = This browser is too old to play without a server: it needs one of 2023 or newer.
page-here-asleep = Another window of this browser holds Dvergar and does not answer. Close that one, then try again here.
page-here-unkept = This browser keeps nothing, perhaps because the window is private: what you play here is gone when you close it.
page-here-lost = What was kept on this device is gone: the browser has cleared it. A copy that you saved can be brought back.
page-here-newer = A newer version of Dvergar is ready.
page-here-renew = Use it now
page-here-title = This device
page-here-note = Dvergar runs on this device alone, also without a network. Matches and score sheets stay in this browser.
page-here-copies = Save a copy or bring one back
page-here-save = Save all to a file
page-here-bring = Bring a saved file
page-here-bring-ask = The file’s matches and sheets replace all that is on this device.
page-here-bring-not = Leave it as it is
page-here-bad = That file holds no saved device.
page-here-persist = Ask the browser to keep it
page-here-promised = The browser has promised to keep what is here.
page-here-unpromised = The browser promises nothing: it may clear what is here when it needs room. Save a copy now and then.
page-here-alone = This lies on your device alone, so nobody else can open a link to it. To play with others on screens of their own, start Dvergar’s server: it brings in records of matches from here.
page-here-insecure = A browser plays without a server only where its page came over https, or from the machine itself (localhost).
page-here-weaker = On a device masters and grand masters see less far than on a server. Apprentices and journeymen play alike.
page-carry = Take along
page-carry-note = Matches that are over and score sheets go into one file; Open a record takes them in, on another device or on a server.
page-carry-file = Save matches and sheets to a file
page-carry-here = Keep them on this device
page-carry-server-note = Or take them to a server, where others can look at them. Its page opens with them.
page-carry-address = Address of the server
page-carry-address-bad = That is no address of a server; it begins with https:// or http://.
page-carry-go = Take them to the server
page-carry-sheet = Take the sheet to the server
page-carry-sheet-note = A sheet is filled in together on a server of Dvergar. Its page opens with this sheet, as soon as there is a network; from then on you all go on there.
page-carry-none = There is nothing to take along: no match is over, and there is no score sheet.
page-carry-big = That is too much for a link. Save it to a file, and open that there.
page-in = From elsewhere
page-in-ask = { $count ->
    [one] One thing has come along.
   *[other] { $count } things have come along.
  }
page-in-note = Matches become tables to replay, sheets lie with yours.
page-in-share-note = Whoever has its link fills in a column; all see it at once.
page-in-match = A match
page-in-sheet = { $rounds ->
    [one] A score sheet
   *[other] A score sheet with { $rounds } rounds
  }
page-in-known = is here already
page-in-all = All of it is here.
page-in-take = Take in
page-in-share = Share it here
page-in-bad = That link or file holds neither matches nor score sheets.
page-keep = Keep on this device
page-keep-what = Dvergar also runs in this browser alone: against bots or with others at the same screen, with score sheets and rules, without a server and without a network.
page-keep-ready = Open it once with a network; after that it works without. Your browser can install it as an app.
page-keep-can = Nobody has made it on this server yet. That fetches some 30 MB and takes a minute or two.
page-keep-making = It is being made; that takes a minute or two …
page-keep-cannot = To make it, the server lacks a part. Whoever runs it installs that once, then starts the server again:
page-keep-forge = With ./forge play, in its folder:
page-keep-failed = It could not be made: { $reason }
page-keep-make = Make it now
page-keep-open = Open it on this device
page-keep-carry = Matches that are over can come along:
