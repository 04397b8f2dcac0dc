### What `simulate` and `replay` say.

## Simulate

lab-progress = games
lab-lost-worker = One of the processes that play was ended from outside, so the games are not complete.
lab-title = { $games } games, { $seats } seats, seeds { $first } to { $last }
lab-head-points = points by category
lab-head-seat = seat
lab-head-bot = bot
lab-head-wins = wins
lab-head-shared = shared
lab-head-mean = mean
lab-head-min = min
lab-head-max = max
lab-head-of = { $bot } { $what }
lab-head-rank = rank
lab-head-games = games
lab-head-number = #
lab-head-tile = tile
lab-head-generation = gen
lab-head-drafted = drafted
lab-head-placed = placed
lab-head-sold = sold
lab-head-tile-points = points
lab-head-money = money
lab-head-earned = earned
lab-printed = printed
lab-variable = variable
lab-neighborhoods = neighborhoods
lab-goods = Goods
lab-money = money
lab-pollution = pollution
lab-ghost_town = ghost town
lab-power = no Power
lab-total = total
lab-percent = { $percent }%
lab-wins-note = A victory that is shared counts as shared for each who shares it, not as a win.
lab-tiles-note = drafted, placed, sold: in how many of 100 games. What is drafted but neither placed nor sold was set aside for a Cornerstone, was a Disaster, or is a Cornerstone that was never placed. points: of its own line in the final score, for each time it was placed. money: what it brought when placed, by later placements or selections, and as income, for each time it was placed. earned: points and half the money.
lab-na-head-games = games
lab-na-head-share = share
lab-na-survived = the city survived
lab-na-third-demand = came to the third demand round
lab-na-lost = ended at 25 threat
lab-na-federalist = won by the Federalist
lab-na-nobody = won by nobody
lab-na-one-winner = won by 1 player
lab-na-winners = won by { $number } players
lab-na-decisions = decisions a game, { $least } to { $most }
lab-na-trades = trades a game, { $least } to { $most }
lab-na-promises =
    { $status ->
        [kept] promises kept
        [broken] promises broken
       *[void] promises void
    }
lab-na-head-stage = round
lab-na-head-lost = lost
lab-na-head-met = met
lab-na-head-threat = threat
lab-na-round = round { $number }
lab-na-demand = demand round { $number }
lab-na-stages-note = games: that came to this round. lost: that ended in it at 25 threat. met: how often its demand was met. threat: mean, least and most at its end, 25 where the game ended.
lab-na-head-corporation = corporation
lab-na-head-rival = rival card
lab-na-head-played = played
lab-na-head-capital = capital
lab-na-head-ratio = ratio
lab-na-rival-other = another corporation
lab-na-rival-own = the own one
lab-na-rival-federalist = Federalist
lab-na-seat = { $seat } { $bot }
lab-na-ratio-note = ratio: wins for each game played, by the mean of that over all corporations.
lab-na-wins-note = Several players may win the same game; each of them has won. capital: mean, least and most at the end.
lab-records = { $count } records are in { $folder }.

## Replay

lab-checked = { $file }: all { $count } moves are legal and the result is right.
lab-checked-open = { $file }: all { $count } moves are legal; the game is not finished.
lab-differs = { $file }, line { $line }: { $reason }
lab-differs-by = { $file }, line { $line }: { $reason } ({ $rules })
lab-either = --check and --states cannot be asked for together.
lab-check-seat = --seat is for looking at a record, not for --check.
lab-not-text = it is not text
lab-at-start = Start of { $count } moves
lab-at-answer = Move { $number } of { $count }, line { $line }
lab-preliminary = Preliminary Round
lab-turn = Generation { $generation }, turn { $turn }
lab-awaited = awaited: { $names }
lab-over = the game is over
lab-asked = { $who }: { $question }
lab-answered = { $who } answers: { $text }
lab-sealed = { $who } answers.
lab-player = { $who }, { $points } points
lab-purse = { $money }, income { $income }
lab-purse-locked = { $money } + { $locked }, income { $income }
lab-owned = { $who }: { $goods }; to place: { $tiles }
lab-hidden = hidden
lab-no-goods = no Goods
lab-selected = { "  " }selected: { $tiles }
lab-hand = { "  " }hand: { $tiles }
lab-face-up = Open: { $tiles }
lab-discards = Discards: { $tiles }
lab-pack = Pack { $number }: { $tiles }
lab-unseen = Put away: { $tiles }
lab-strikes = { $disaster } will strike.
lab-result = Points: { $points }. { $winners }
lab-won = Won by { $names }.
lab-ranked = Rank: { $rank }.
lab-other-game = it is a record of { $game }
lab-none = none
lab-na-owned = { $who }, { $corporation }: rival { $rival }; investment { $investment }
lab-na-emergencies = { "  " }emergency actions: { $cards }
lab-na-face-down = { $card } (face down)
lab-na-hand-known = { "  " }hand of { $count }, known: { $cards }
lab-na-track = Next on the turn track: { $cards }
lab-na-events = Next events: { $cards }
lab-na-demands = Next demands: { $cards }
lab-na-deck = Next { $type }: { $cards }
lab-na-draws = { $who } chooses from { $cards }
lab-na-aside = Rival set aside: { $card }
lab-keys = Enter next, b back, a number to jump, e end, m more, q quit >{ " " }
lab-more-rows = { $count } more rows: m shows them.
lab-not-a-key = '{ $text }' is none of these, or no move from 0 to { $count }.
lab-last = That was the last move.
lab-first = That is the start.

## lab/simulation.py

bot-count = { $count } bots are named for { $seats } seats; name one for all, or one for each seat.
last-seed = The last game's seed would be { $seed }, but no seed is above 9223372036854775807.
cannot-write = { $file } cannot be written: { $reason }.
