### What `simulate` and `replay` say.

## Simulate

lab-progress = games
lab-lost-worker = Something outside this program stopped one of its processes, so some games are missing.
lab-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, seeds { $first } to { $last }
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
lab-wins-note = A shared win counts as shared for each of its players, not as a win.
lab-tiles-note = drafted, placed, sold: in how many of 100 games. A drafted tile that was neither placed nor sold was given up to place a Cornerstone, was a Disaster, or was itself a Cornerstone that was never placed. The other columns are averages for each time the tile was placed. points: from the tile's own line of the final score. money: what the tile brings when it is placed, when other tiles are placed or selected later, and as income. earned: points plus half the money.
lab-na-head-games = games
lab-na-head-share = share
lab-na-survived = the city survived
lab-na-third-demand = reached the third demand round
lab-na-lost = ended at 25 threat
lab-na-federalist = won by the Federalist
lab-na-nobody = won by nobody
lab-na-one-winner = won by 1 player
lab-na-winners = won by { $number } players
lab-na-decisions = mean decisions per game ({ $least } to { $most })
lab-na-trades = mean trades per game ({ $least } to { $most })
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
lab-na-stages-note = games: how many reached this round. lost: how many ended in it at 25 threat. met: how often its demand was met. threat: mean, lowest and highest at its end (25 in games lost in this round).
lab-na-head-corporation = corporation
lab-na-head-rival = rival card
lab-na-head-played = played
lab-na-head-capital = capital
lab-na-head-ratio = ratio
lab-na-rival-other = another corporation
lab-na-rival-own = own corporation
lab-na-rival-federalist = Federalist
lab-na-seat = { $seat } { $bot }
lab-na-ratio-note = ratio: wins per game played, divided by the mean over all corporations.
lab-na-wins-note = Several players can win the same game; each of them counts as a winner. capital: mean, lowest and highest at the end.
lab-records =
    { $count ->
        [one] 1 record is in { $folder }.
       *[other] { $count } records are in { $folder }.
    }

## Tournaments

lab-tournament-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, deals { $first } to { $last }
lab-tournament-won = won (%)
lab-tournament-more = more
lab-tournament-points = points
lab-tournament-rating = rating
lab-tournament-note = won: share of games won, alone or with others, with its 95% interval (Wilson). more: how many more of 100 games it won than { $bot } with the same deals and seats, and how far the 95% interval of this paired difference reaches. points: mean points or capital at the end. rating: openskill's, higher is better; ± is its uncertainty.
lab-tournament-solo-note = points: mean points at the end, and how far the 95% interval reaches. more: how many more than { $bot } with the same deals.
lab-plot-wins = games won, in percent, with 95% intervals
lab-plot-points = mean points, with 95% intervals
lab-kept-games =
    { $count ->
        [one] { $file } keeps 1 finished game. Run the same command to continue.
       *[other] { $file } keeps { $count } finished games. Run the same command to continue.
    }
lab-extra-missing = This needs { $library }, which is not installed. Install it with: pip install 'neopolis[lab]'
no-tuning = { $game } has no bots with weights to find.
tournament-one-bot = Name at least two bots, separated by commas.
tournament-same-bot = Name each bot only once.
tournament-format = --format must be { $known }, not { $format }.
tournament-no-journal = { $file } is not the file of a tournament.
tournament-other = { $file } belongs to another tournament. Repeat the options that it was started with, or name a new file.

## Advice and reviews

lab-progress-decisions = decisions
lab-advice-seat = Seat { $seat }
lab-advice-option = { $text }: { $value }
lab-advice-lesser-option = { $text }: { $value } ({ $less } less)
lab-advice-interval = { $value } ± { $reach }
lab-advice-no-values = The bot does not compare the options here; this is what it would choose.
lab-amount-points = { $number } points
lab-amount-capital = { $number } capital
lab-amount-percent = { $number }%
lab-amount-percentage-points = { $number } percentage points
lab-review-title = { $who }: { $count ->
        [one] 1 decision with a choice
       *[other] { $count } decisions with a choice
    }, { $compared } compared by the bot “{ $bot }”
lab-review-nothing = None of them cost anything that the bot can see.
lab-review-move = Move { $number }, line { $line }, { $when }:
lab-review-chosen = { "  " }chosen: { $option }
lab-review-better = { "  " }better: { $option }
lab-review-note-points = Values: the points that the bot expected at the end, going by what this player could know then. ± is the 95% interval.
lab-review-note-capital = Values: how much better or worse off the bot took this player to be afterwards, in capital, going by what the player could know then.
lab-review-note-chance = Values: the chance of winning that the bot saw, going by what this player could know then. ± is the 95% interval.

## Replay

lab-checked =
    { $count ->
        [one] { $file }: the only move is legal and the result is correct.
       *[other] { $file }: all { $count } moves are legal and the result is correct.
    }
lab-checked-open =
    { $count ->
        [one] { $file }: the only move is legal. The game is not finished.
       *[other] { $file }: all { $count } moves are legal. The game is not finished.
    }
lab-differs = { $file }, line { $line }: { $reason }
lab-differs-by = { $file }, line { $line }: { $reason } ({ $rules })
lab-either = Use either --check or --states, not both.
lab-check-seat = --seat cannot be used with --check.
lab-not-text = it is not text
lab-at-start =
    { $count ->
        [one] Start of the game (1 move)
       *[other] Start of the game ({ $count } moves)
    }
lab-at-answer = Move { $number } of { $count }, line { $line }
lab-preliminary = Preliminary Round
lab-turn = Generation { $generation }, turn { $turn }
lab-awaited = waiting for: { $names }
lab-over = the game is over
lab-asked = { $who }: { $question }
lab-reason = { $who }: “{ $text }”
lab-answered = { $who } answers: { $text }
lab-sealed = { $who } answers.
lab-player =
    { $points ->
        [one] { $who }, 1 point
       *[other] { $who }, { $points } points
    }
lab-purse = Money { $money }, income { $income }
lab-purse-locked = Money { $money } (+{ $locked }), income { $income }
lab-owned = { $who }: { $goods }; to place: { $tiles }
lab-hidden = hidden
lab-no-goods = no Goods
lab-selected = { "  " }selected: { $tiles }
lab-hand = { "  " }hand: { $tiles }
lab-face-up = Faceup: { $tiles }
lab-discards = Discards: { $tiles }
lab-pack = Pack { $number }: { $tiles }
lab-put-away = Put away: { $tiles }
lab-strikes = { $disaster } will strike.
lab-result = Points: { $points }. { $winners }
lab-won = Won by { $names }.
lab-ranked = Rank: { $rank }.
lab-other-game = it is a record of { $game }, a game that is not known here
lab-none = none
lab-na-owned = { $who }, { $corporation }: rival { $rival }; investment { $investment }
lab-na-emergencies = { "  " }emergency actions: { $cards }
lab-na-face-down = { $card } (facedown)
lab-na-hand-known =
    { $count ->
        [one] { "  " }hand of { $count } card, known: { $cards }
       *[other] { "  " }hand of { $count } cards, known: { $cards }
    }
lab-na-track = Next on the turn track: { $cards }
lab-na-events = Next events: { $cards }
lab-na-demands = Next demands: { $cards }
lab-na-deck = Next { $type } cards: { $cards }
lab-na-draws = { $who } chooses one of these investments: { $cards }
lab-na-aside = Rival set aside: { $card }
lab-keys = [Enter goes on  b back  number jumps  e end  m more  q quit] >{ " " }
lab-more-rows = { $count } more rows. Press m to see them.
lab-not-a-key = “{ $text }” is neither one of these keys nor a move from 0 to { $count }.
lab-last = That was the last move.
lab-first = That is the start.

## Playing many games

bot-count =
    { $count ->
        [one] There is 1 bot for { $seats } seats. Name one bot for all seats, or one for each.
       *[other] There are { $count } bots for { $seats } seats. Name one bot for all seats, or one for each.
    }
last-seed = The seed of the last game would be { $seed }. The largest seed is 9223372036854775807.
cannot-write = Cannot write { $file }: { $reason }.
