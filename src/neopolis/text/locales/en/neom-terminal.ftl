### NEOM's terminal screens. Most lines have little room: 100 columns in the smallest terminal.

## The screen

cli-preliminary = Preliminary Round, Cornerstone { $number } of 3
cli-before = Before the first generation
cli-turn = Generation { $generation }, turn { $turn } of 7
cli-over = the end
cli-strikes = { $disaster } strikes at the end of this turn
cli-strikes-unless = { $disaster } strikes at the end of this turn, unless you select it
cli-does-avert = select to prevent it
cli-your-city =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
cli-money = Money { $money }
cli-locked = (+{ $locked } later)
cli-income = Income { $income }
cli-goods = Goods: { $goods }
cli-nothing = none
cli-to-place = To place: { $tiles }
cli-none-left = no Cornerstone
cli-neighbors = Other cities
cli-center = CENTER
cli-roads-house = ! polluting  * power  Roads are our own, not as printed (R-25)
cli-roads-pack = ! polluting  * power
cli-hand-rest = The rest of your hand goes to your neighbor: { $tiles }
cli-hand-last = The rest of your hand leaves the game: { $tiles }
cli-packs = Hands on their way to you: { $packs }

## The table of options

cli-head-tile = tile
cli-head-needs = needs
cli-head-effect = what it does
cli-head-points = pts
cli-head-price = price now, and seller
cli-head-change = ±pts
cli-head-roads = road
cli-sell = Sell { $tile } for 5 L-Coins
cli-done = Done
cli-pay =
    { $money ->
        [one] Pay { $money } L-Coin
       *[other] Pay { $money } L-Coins
    }
cli-pay-for =
    { $money ->
        [one] Pay { $money } L-Coin for { $cells }
       *[other] Pay { $money } L-Coins for { $cells }
    }
cli-pay-too-dear =
    { $money ->
        [one] Pay { $money } L-Coin: you don't have enough
       *[other] Pay { $money } L-Coins: you don't have enough
    }
cli-sacrifice =
    { $count ->
        [one] Remove { $count } tile
       *[other] Remove { $count } tiles
    }
cli-tile-on-cell = { $cell } { $tile }
cli-over-tile = { $cell } replacing { $tile }
cli-here = here
cli-gone = gone
cli-way-left = { $name }, to the left, for { $money }
cli-way-right = { $name }, to the right, for { $money }
cli-way-supply-0 = the supply, for { $money }
cli-way-supply-1 = the supply by the left route, for { $money }
cli-way-supply-2 = the supply by the right route, for { $money }
cli-way-supply-3 = the supply by both routes, for { $money }
cli-way-postal = Postal Service, free
cli-way-import = Import Office, free
cli-cheapest = Enter = cheapest
cli-in-all = { $money } in total
cli-free = free
cli-price-here = Price: { $price }.
cli-short-left = { $good } { $money } { $name }←
cli-short-right = { $good } { $money } { $name }→
cli-short-supply = { $good } { $money } supply
cli-short-postal = { $good } by post
cli-short-import = { $good } imported
cli-brief-left = { $good } { $money }←
cli-brief-right = { $good } { $money }→
cli-brief-supply = { $good } { $money }
cli-blocked-cornerstones = limit reached
cli-blocked-disaster = never placed
cli-blocked-tiles = needs more tiles
cli-blocked-goods = nobody sells it
cli-blocked-money = too expensive: { $money }
cli-blocked-connection = no space fits

## Prompts

cli-prompt = { $keys }  [? help  u undo  n cities  l log  s score  h tiles  q quit] >{ " " }
cli-solo-prompt = { $keys }  [? help  u undo  l log  s score  h tiles  q quit] >{ " " }
cli-over-prompt = [n cities  s score  l log  Enter leaves] >{ " " }
cli-waiting = It is not your move.
cli-neighbor-prompt = Enter goes back, n shows the next city >{ " " }
cli-no-neighbors = You have no neighbors when you play alone.

## Help and score

cli-answers = Type the number or letter of an answer, or its name. You can also type the name of a space: b3 is the second from the left in the third row. ? explains the question, ?5.7 or ?R-4 shows a rule, and ?Park or ?#126 shows a tile. u undoes your last move, n shows the other players' cities one after another, l the whole log, s the score, and h your hand and all other tiles you may look at. q saves and quits.
cli-legend = R Residential, C Commercial, I Industrial, P Public, S Resource, D Disaster; ! Polluting, * Power. In 'what it does': pts are points, near and nearby mean the 8 spaces around the tile, bldg is a tile nearby that is not a Resource tile, Raw and Processed are kinds of Goods, gen is generation. Prices, income and amounts such as '+2 now' are in L-Coins. On a tile: its points now at the top right, its Goods at the bottom left, its income at the bottom right. Double lines are roads. '±pts' is your score after that answer minus your score now.
cli-legend-goods = Goods: { $goods }.
cli-hand-title = In your hand
cli-open-title = Tiles on offer
cli-asked-tiles-title = Tiles: { $count }
cli-kept-title = Cornerstones you can still place
cli-others-kept-title = Cornerstones that { $name } can still place
cli-known-hand-title = What you have seen of { $name }'s hand
cli-discards-title = Cornerstones discarded in the Preliminary Round
cli-score-title = Score if the game ended now
cli-reasons-title = Points of { $name }
cli-final-title = Final score
cli-category = points from
cli-total = total
cli-rank =
    { $points ->
        [one] { $points } point: { $rank }.
       *[other] { $points } points: { $rank }.
    }

## What a tile does where there is little room: a line of the smallest terminal has 22 characters for it

cli-brief-now = +{ $money } now
cli-brief-income = income { $income }
cli-brief-each = income 1 per { $kind }
cli-brief-makes = makes { $goods }
cli-brief-power = Power
cli-briefest-power = Power
cli-brief-pollutes = pollutes
cli-brief-tiles = { $count } { $kind }
cli-brief-air_quality_department = 2 pts per I on edge
cli-brief-bus_depot = 3 pts/I ≤2 steps to R
cli-brief-chamber_of_commerce = 2 pts per R near 2 C
cli-brief-city_council = 1/2/3+ homes: 3/6/9 pt
cli-brief-city_hall = 3 pts per R+C+I set
cli-brief-civic_center = 2 pts per Public tile
cli-brief-community_center = 4 pts per neighborhood
cli-brief-contract_office = swap Cornerstones
cli-brief-crime_spree = others pay or -3 tiles
cli-brief-efficiency_office = 2 pts/I, largest group
cli-brief-electrical_substation = 4 pts per Power tile
cli-brief-finance_department = 1 pt/5 income in gen 3
cli-brief-fire = others pay or -2 tiles
cli-brief-fire_and_police_protection = Fire+Police Protection
cli-brief-fire_protection = Fire Protection
cli-brief-flood = others pay or -1 tile
cli-brief-hospital = 2 pts/R near, others 1
cli-brief-hydroelectric_power = 11 pts -1/bldg
cli-brief-import_office = 1 Raw/Processed free
cli-brief-insurance_office = Disaster -50%
cli-brief-investment_firm = +1 money per selection
cli-brief-merchant_union = 1 pt/C, +1 money/new C
cli-brief-metro_station = 3 pts per built corner
cli-brief-modular_factory = 1 Processed
cli-brief-park = 2 pts/Polluting nearby
cli-brief-parking_authority = 2 pts per 2×2 of roads
cli-brief-penthouse = 6 pts, +1 per C nearby
cli-brief-police_protection = Police Protection
cli-brief-postal_service = 1 Raw free
cli-brief-prison = 2 pts/R worth 0-2 pts
cli-brief-resource_agency = 2 pts per S, 1 per Raw
cli-brief-tourism_board = +2 money per C joined
cli-brief-trade_office = +2 now per C-I pair
cli-brief-treasury = 1 pt per 5 money
cli-brief-university = 1 pt per R, 1 per I
cli-brief-warehouse = 1 pt per Good
cli-brief-zoning_authority = ½ pt/tile next to same
cli-help-solo = Play alone, by the solo rules.
cli-help-variant = Which rules to use:
cli-help-tiles = Which tile set to use in a solo game:
cli-help-seller-money = When sellers get their money:
cli-help-memory-aid = Whether screens show hands that you have seen or can work out:
