# The report of an arena.
arena-title = { $game }: arena
arena-sum = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-bots = Bots
arena-options = Options
arena-budget = Budget
arena-budget-value = { $count } iterations a decision
arena-seed = Seed
arena-note-clock = { $bots }: a clock ends the thinking, so these results depend on how fast the machine is. A budget of iterations makes them repeatable.
arena-note-missing = The last deal is not played from every seat: that takes { $count ->
    [one] one more match
   *[other] { $count } more matches
}.
arena-note-openskill = There are no ratings: the package openskill is not installed.
arena-standings = Standings
arena-standings-how = Dots are estimates, bars their 95 % intervals. A deal counts as one observation: all bots have played it, each from every seat.
arena-standings-how-team = Dots are estimates, bars their 95 % intervals. Each team has played every deal.
arena-rating = Rating
arena-wins = Wins
arena-points = Points
arena-chance = The dashed line is what chance gives.
arena-pairs = Who stands before whom
arena-pairs-how = Share of pairs in which the bot of the line stands before the bot of the column; a tie counts half.
arena-pairs-how-team = Share of deals in which the team of the line does better than the team of the column; a tie counts half.
arena-spread = Spread of points
arena-spread-how = How often each bot has got how many points, all on one scale.
arena-seats = Wins by seat
arena-seats-how = Does it matter where one sits? The dashed line is what each seat would get if it did not.
arena-all = All bots
arena-lines = Where points come from
arena-lines-how = Mean points of each line of the score sheet.
arena-line = Line
arena-total = Total
arena-taken = What was won with
arena-taken-how = Share of wins of those who had a thing, all bots together, and how often that was. What strong bots like looks strong: compare within a bot.
arena-ends-how = How often that was so, by bot.
arena-facts = What winners have more of
arena-facts-how = Means of winners and of the others. Bars show the difference in standard deviations: to the right, winners have more.
arena-fact = Count
arena-winners = Winners
arena-others = Others
arena-difference = Difference
arena-length = Length of a match
arena-length-how = Decisions of all seats together.
arena-speed = Time for a decision
arena-speed-how = As measured while playing, choosing a world included.
arena-milliseconds = Milliseconds
arena-bot = Bot
arena-seat = Seat
arena-share = Share
arena-count = Number
arena-least = Least
arena-quarter = Lower quarter
arena-median = Median
arena-three-quarters = Upper quarter
arena-most = Most
arena-plot = Plot
arena-again = Again
arena-again-how = The same command plays the same matches:
arena-percent = { $number } %
arena-to = { $low } to { $high }
arena-kind-hero = Heroes
arena-kind-cognar = Cognars
arena-kind-distinction = Distinctions
arena-kind-class = Strongest class
arena-kind-order = Strongest Order
arena-kind-quest = Quests chosen
arena-kind-setting = Settings
arena-kind-part = Parts of Brísingamen
arena-kind-end = Ends
arena-end-won = Won
arena-end-died = A dwarf died
arena-mark = .
