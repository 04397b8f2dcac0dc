### NEOM: everything the game says at the table.
###
### A tile's id is its English name in lower case, with a hyphen for everything that is not a letter or digit.
### .text is the full text; its arguments are listed under "Plain tiles". A tile without .text uses tile-text.
### .short is the short text (at most 48 characters); a tile without it uses the fragments joined with tile-joiner.
### .why is advice for newcomers; a tile without it uses tile-why. .solo is a Disaster's .text when playing alone.


## Goods, types and words. $good and $kind are slugs such as natural-gas and residential. Any other value is shown unchanged.

good-name =
    { $good ->
        [coal] Coal
        [natural-gas] Natural Gas
        [oil] Oil
        [ore] Ore
        [stone] Stone
        [wood] Wood
        [concrete] Concrete
        [copper] Copper
        [diamonds] Diamonds
        [glass] Glass
        [gold] Gold
        [lumber] Lumber
        [plastics] Plastics
        [steel] Steel
        [electronics] Electronics
        [jewelry] Jewelry
        [sports-cars] Sports Cars
       *[other] { $good }
    }
good-of = { good-name }
good-object = { good-name }
coal =
    .name = Coal
natural-gas =
    .name = Natural Gas
oil =
    .name = Oil
ore =
    .name = Ore
stone =
    .name = Stone
wood =
    .name = Wood
concrete =
    .name = Concrete
copper =
    .name = Copper
diamonds =
    .name = Diamonds
glass =
    .name = Glass
gold =
    .name = Gold
lumber =
    .name = Lumber
plastics =
    .name = Plastics
steel =
    .name = Steel
electronics =
    .name = Electronics
jewelry =
    .name = Jewelry
sports-cars =
    .name = Sports Cars
kind-name =
    { $kind ->
        [residential] Residential
        [commercial] Commercial
        [industrial] Industrial
        [public] Public
        [resource] Resource
       *[other] { $kind }
    }
kind-few = { kind-name }
kind-many = { kind-name }
residential =
    .name = Residential
commercial =
    .name = Commercial
industrial =
    .name = Industrial
public =
    .name = Public
resource =
    .name = Resource
disaster =
    .name = Disaster
city-center = City Center
nothing = nothing
seat = Seat { $seat }
intern =
    .name = Intern
apprentice =
    .name = Apprentice
fellow =
    .name = Fellow
foreman =
    .name = Foreman
master =
    .name = Master
boss =
    .name = Boss
## What the words mean: tooltips for people who never saw the box.

term-good = Good: something a city makes, such as Coal or Gold. A Good your city makes is never used up; you can use it for every tile.
term-income = Income: the L-Coins your city brings at the end of each generation.
term-nearby = Around a tile: the 8 spaces that touch its sides and corners (fewer at the edge of the city).
term-connected = Joined directly: two tiles share a side and both have a road there.
term-neighborhood = Neighborhood: homes joined directly by roads. 1, 2, 3, 4, 5, 6, 7, 8 homes score 1, 3, 6, 10, 15, 21, 28, 36 points; each further home adds 4 points.
term-home = Home: a Residential tile. Shop: a Commercial tile. Factory: an Industrial tile.
term-building = Building: any tile that is not a Resource tile.
term-polluting = Polluting: at the end of the game, each home loses 2 points for every Polluting tile on one of its sides and 1 point for every Polluting tile at a corner.
term-power = Power: a city in which no tile generates Power loses 5 points at the end of the game.
term-ghost-town = Ghost town: a city with no home loses 10 points at the end of the game, a city with only one home loses 4 points.
term-cornerstone = Cornerstone: a special tile you choose before the game. You may place it instead of the tile you selected; your city may hold 1 in Generation 1, 2 in Generation 2 and 3 in Generation 3.
term-trade-route = Trade Route: a road out of the left or right end of the middle row. Each Good you buy from that side costs 1 L-Coin less (with two players: every Good you buy; alone: one Good per generation).

## Plain tiles: sentences built from the data of a tile. All texts of a tile can use these arguments:
## $free: 1 if the tile needs nothing, otherwise 0. $cost: its price in L-Coins.
## $uses, $goods: how many Goods it needs, and their names. $either, $choices: how many alternatives, and their names.
## $tiles, $kind: how many tiles of which type must be in the city first.
## $now: L-Coins when placed. $income: L-Coins per generation, 0 if they differ. $income1 to $income3: for each generation.
## $each: the type whose tiles bring 1 L-Coin of income each, or none.
## $makes, $produced, $value: how many Goods it makes, their names, and the points of each.
## $power, $pollutes, $home, $varies: 1 or 0. A home is a Residential tile; the points of a tile can vary.
## $points: its printed points.
## Optional sentences end with a space and are empty when their number is 0.

tile-text = { tile-needs }{ tile-gets }{ tile-earns }{ tile-produces }{ tile-powers }{ tile-dirties }{ tile-houses }{ tile-worth }
tile-needs =
    { $free ->
        [1] Free to place.{ " " }
       *[0] { tile-costs }{ tile-uses }{ tile-uses-one }{ tile-requires }
    }
tile-costs =
    { $cost ->
        [0] { "" }
        [one] Costs { $cost } L-Coin.{ " " }
       *[other] Costs { $cost } L-Coins.{ " " }
    }
tile-uses =
    { $uses ->
        [0] { "" }
       *[other] Needs { $goods } (made by your city or bought).{ " " }
    }
tile-uses-one =
    { $either ->
        [0] { "" }
       *[other] Needs { $choices }; one is enough.{ " " }
    }
tile-requires =
    { $tiles ->
        [0] { "" }
        [one] You need { $tiles } { kind-name } tile in your city first.{ " " }
       *[other] You need { $tiles } { kind-name } tiles in your city first.{ " " }
    }
tile-gets =
    { $now ->
        [0] { "" }
        [one] You get { $now } L-Coin when you place it.{ " " }
       *[other] You get { $now } L-Coins when you place it.{ " " }
    }
tile-earns =
    { $income ->
        [0] { "" }
        [one] Income: { $income } L-Coin at the end of each generation.{ " " }
       *[other] Income: { $income } L-Coins at the end of each generation.{ " " }
    }
tile-produces =
    { $makes ->
        [0] { "" }
        [one] Makes { $produced }: you can use it for every tile, and it scores { tile-value } at the end of the game.{ " " }
       *[other] Makes { $produced }: you can use them for every tile, and each scores { tile-value } at the end of the game.{ " " }
    }
tile-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
tile-powers =
    { $power ->
        [0] { "" }
       *[other] Generates Power for your city (a city without Power loses 5 points).{ " " }
    }
tile-dirties =
    { $pollutes ->
        [0] { "" }
       *[other] Pollutes: homes on the 8 spaces around it lose points.{ " " }
    }
tile-houses =
    { $home ->
        [0] { "" }
       *[other] A home: homes joined directly by roads score extra points as a neighborhood.{ " " }
    }
tile-worth =
    { $points ->
        [0] The tile itself scores no points.
        [one] Worth { $points } point.
       *[other] Worth { $points } points.
    }

## The same in few words, joined with tile-joiner. A tile with .short uses that instead. Cost and needs are shown elsewhere.

tile-joiner = ;{ " " }
tile-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tile-now =
    { $now ->
        [one] +{ $now } L-Coin now
       *[other] +{ $now } L-Coins now
    }
tile-income =
    { $income ->
        [one] income { $income } L-Coin
       *[other] income { $income } L-Coins
    }
tile-income-each = income 1 L-Coin per { kind-name } tile
tile-makes = makes { $goods }
tile-power = Power
tile-pollutes = pollutes
tile-cost =
    { $cost ->
        [one] { $cost } L-Coin
       *[other] { $cost } L-Coins
    }
tile-of-type =
    { $count ->
        [one] { $count } { kind-name } tile first
       *[other] { $count } { kind-name } tiles first
    }
tile-free = free
tile-why =
    { $kind ->
        [residential] Join homes by road into one large neighborhood, away from factories.
        [commercial] Every 2 L-Coins score 1 point, and money pays for better tiles. You get income at the end of every generation.
        [industrial] The Good it makes lets you place better tiles, and others pay you for it. Keep it away from your homes.
        [public] It scores the same wherever it stands. If it is your first Power tile, it also saves you 5 points.
        [resource] With your own Raw Goods you do not have to buy them, and you can build over this tile later.
       *[other] Compare what it brings with the 5 L-Coins you get for selling it.
    }

## The texts of each effect, by its code: a content pack can give an effect to another tile, which then uses these texts.

tile-does-air_quality_department = { air-quality-department.short }
    .text = { air-quality-department.text }
    .why = { air-quality-department.why }
tile-does-bus_depot = { bus-depot.short }
    .text = { bus-depot.text }
    .why = { bus-depot.why }
tile-does-chamber_of_commerce = { chamber-of-commerce.short }
    .text = { chamber-of-commerce.text }
    .why = { chamber-of-commerce.why }
tile-does-city_council = { city-council.short }
    .text = { city-council.text }
    .why = { city-council.why }
tile-does-city_hall = { city-hall.short }
    .text = { city-hall.text }
    .why = { city-hall.why }
tile-does-civic_center = { civic-center.short }
    .text = { civic-center.text }
    .why = { civic-center.why }
tile-does-community_center = { community-center.short }
    .text = { community-center.text }
    .why = { community-center.why }
tile-does-contract_office = { contract-office.short }
    .text = { contract-office.text }
    .why = { contract-office.why }
tile-does-crime_spree = { crime-spree.short }
    .text = { crime-spree.text }
    .why = { crime-spree.why }
tile-does-efficiency_office = { efficiency-office.short }
    .text = { efficiency-office.text }
    .why = { efficiency-office.why }
tile-does-electrical_substation = { electrical-substation.short }
    .text = { electrical-substation.text }
    .why = { electrical-substation.why }
tile-does-finance_department = { finance-department.short }
    .text = { finance-department.text }
    .why = { finance-department.why }
tile-does-fire = { fire.short }
    .text = { fire.text }
    .why = { fire.why }
tile-does-fire_and_police_protection = { public-safety-department.short }
    .text = { public-safety-department.text }
    .why = { public-safety-department.why }
tile-does-fire_protection = { fire-department.short }
    .text = { fire-department.text }
    .why = { fire-department.why }
tile-does-flood = { flood.short }
    .text = { flood.text }
    .why = { flood.why }
tile-does-hospital = { hospital.short }
    .text = { hospital.text }
    .why = { hospital.why }
tile-does-hydroelectric_power = { hydroelectric-power.short }
    .text = { hydroelectric-power.text }
    .why = { hydroelectric-power.why }
tile-does-import_office = { import-office.short }
    .text = { import-office.text }
    .why = { import-office.why }
tile-does-insurance_office = { insurance-office.short }
    .text = { insurance-office.text }
    .why = { insurance-office.why }
tile-does-investment_firm = { investment-firm.short }
    .text = { investment-firm.text }
    .why = { investment-firm.why }
tile-does-merchant_union = { merchant-union.short }
    .text = { merchant-union.text }
    .why = { merchant-union.why }
tile-does-metro_station = { metro-station.short }
    .text = { metro-station.text }
    .why = { metro-station.why }
tile-does-modular_factory = { modular-factory.short }
    .text = { modular-factory.text }
    .why = { modular-factory.why }
tile-does-park = { park.short }
    .text = { park.text }
    .why = { park.why }
tile-does-parking_authority = { parking-authority.short }
    .text = { parking-authority.text }
    .why = { parking-authority.why }
tile-does-penthouse = { penthouse.short }
    .text = { penthouse.text }
    .why = { penthouse.why }
tile-does-police_protection = { police-department.short }
    .text = { police-department.text }
    .why = { police-department.why }
tile-does-postal_service = { postal-service.short }
    .text = { postal-service.text }
    .why = { postal-service.why }
tile-does-prison = { prison.short }
    .text = { prison.text }
    .why = { prison.why }
tile-does-resource_agency = { resource-agency.short }
    .text = { resource-agency.text }
    .why = { resource-agency.why }
tile-does-tourism_board = { tourism-board.short }
    .text = { tourism-board.text }
    .why = { tourism-board.why }
tile-does-trade_office = { trade-office.short }
    .text = { trade-office.text }
    .why = { trade-office.why }
tile-does-treasury = { treasury.short }
    .text = { treasury.text }
    .why = { treasury.why }
tile-does-university = { university.short }
    .text = { university.text }
    .why = { university.why }
tile-does-warehouse = { warehouse.short }
    .text = { warehouse.text }
    .why = { warehouse.why }
tile-does-zoning_authority = { zoning-authority.short }
    .text = { zoning-authority.text }
    .why = { zoning-authority.why }
## Questions. A question says what you do and what happens next.

draft-cornerstone = Keep one Cornerstone. The others go to your left neighbor.
draft-last = Keep one Cornerstone. The other one is discarded.
choose-cornerstone = Choose one of these Cornerstones. You can place it later in the game.
select =
    .passing = Select a tile for this turn. The rest of your hand goes to your left neighbor.
    .last = Select your last tile of this generation. The other one leaves the game.
    .solo = Select one of these tiles. The others are discarded.
    .two = Select one of these tiles. When both of you have chosen, the rest is discarded.
action = Place the tile, place one of your Cornerstones instead, or sell the tile for 5 L-Coins.
    .sell = You cannot place anything now. Sell the tile for 5 L-Coins.
space = Where do you place { $tile }?
alternative = What do you use for { $tile }? One of these is enough.
seller = { $tile } needs { good-name }. Choose where to get it.
modular-good = Which Good will your Modular Factory make? You cannot change it later.
give-cornerstone = Contract Office: choose a Cornerstone to swap, or finish.
take-cornerstone = Contract Office: choose a discarded Cornerstone to take.
disaster-1 =
    { $due ->
        [one] Flood! Pay { $due } L-Coin, or remove one Residential, Commercial, Industrial or Public tile.
       *[other] Flood! Pay { $due } L-Coins, or remove one Residential, Commercial, Industrial or Public tile.
    }
disaster-2 =
    { $due ->
        [one]
            Fire! Pay { $due } L-Coin, or remove { $count } { $count ->
                [one] tile
               *[other] tiles
            } of any type.
       *[other]
            Fire! Pay { $due } L-Coins, or remove { $count } { $count ->
                [one] tile
               *[other] tiles
            } of any type.
    }
disaster-3 =
    { $due ->
        [one]
            Crime Spree! Pay { $due } L-Coin, or remove one tile of each of these types that you have: Residential, Commercial, Industrial ({ $count } { $count ->
                [one] tile
               *[other] tiles
            }).
       *[other]
            Crime Spree! Pay { $due } L-Coins, or remove one tile of each of these types that you have: Residential, Commercial, Industrial ({ $count } { $count ->
                [one] tile
               *[other] tiles
            }).
    }
sacrifice = { $disaster }: choose a tile to remove.
sacrifice-struck = { $disaster }: choose which { kind-name } tile to remove.

## Disasters: what you pay and why. $amount is what you pay, $count the number of tiles you pay for, and $each the price of one.
## $saved is what protection saves, $protector the names of the protecting tiles, and $full the price before insurance.

disaster-pay =
    { $amount ->
        [one]
            Pay { $amount } L-Coin: { $count } { $count ->
                [one] tile
               *[other] tiles
            } at { $each } { $each ->
                [one] L-Coin
               *[other] L-Coins
            } each
       *[other]
            Pay { $amount } L-Coins: { $count } { $count ->
                [one] tile
               *[other] tiles
            } at { $each } { $each ->
                [one] L-Coin
               *[other] L-Coins
            } each
    }
    .protected =
        { $amount ->
            [one]
                Pay { $amount } L-Coin: { $count } { $count ->
                    [one] tile
                   *[other] tiles
                } at { $each } { $each ->
                    [one] L-Coin
                   *[other] L-Coins
                } each. Saved by your { $protector }: { $saved } { $saved ->
                    [one] L-Coin
                   *[other] L-Coins
                }
           *[other]
                Pay { $amount } L-Coins: { $count } { $count ->
                    [one] tile
                   *[other] tiles
                } at { $each } { $each ->
                    [one] L-Coin
                   *[other] L-Coins
                } each. Saved by your { $protector }: { $saved } { $saved ->
                    [one] L-Coin
                   *[other] L-Coins
                }
        }
    .insured =
        { $amount ->
            [one]
                Pay { $amount } L-Coin: half of { $full } { $full ->
                    [one] L-Coin
                   *[other] L-Coins
                }, rounded down, thanks to your Insurance Office
           *[other]
                Pay { $amount } L-Coins: half of { $full } { $full ->
                    [one] L-Coin
                   *[other] L-Coins
                }, rounded down, thanks to your Insurance Office
        }
    .nothing = Pay nothing: none of your tiles is affected
disaster-remove =
    { $count ->
        [one] Remove { $count } tile
       *[other] Remove { $count } tiles
    }
## Notation: what programs and people type, and what `game.text` returns.

text-done = done
text-tile = { $tile } #{ $number }
text-sell = sell
text-pay = pay { $money }
text-sacrifice = sacrifice
text-postal = Postal Service
text-import = Import Office
text-left-from = from { $player } to the left for { $money }
text-right-from = from { $player } to the right for { $money }
text-supply-0 = from the supply for { $money }
text-supply-1 = from the supply for { $money }, left route
text-supply-2 = from the supply for { $money }, right route
text-supply-3 = from the supply for { $money }, both routes

## Answers: a button says what happens.

choice-done = Done
choice-sell = Sell for 5 L-Coins
choice-pay =
    { $money ->
        [one] Pay { $money } L-Coin
       *[other] Pay { $money } L-Coins
    }
choice-postal = Free, through your Postal Service
choice-import = Free, through your Import Office
choice-left-from =
    { $money ->
        [one] Buy from { $player } for { $money } L-Coin, going left around the table
       *[other] Buy from { $player } for { $money } L-Coins, going left around the table
    }
choice-right-from =
    { $money ->
        [one] Buy from { $player } for { $money } L-Coin, going right around the table
       *[other] Buy from { $player } for { $money } L-Coins, going right around the table
    }
choice-supply-0 =
    { $money ->
        [one] Buy from the supply for { $money } L-Coin
       *[other] Buy from the supply for { $money } L-Coins
    }
choice-supply-1 =
    { $money ->
        [one] Buy from the supply for { $money } L-Coin, using your left Trade Route
       *[other] Buy from the supply for { $money } L-Coins, using your left Trade Route
    }
choice-supply-2 =
    { $money ->
        [one] Buy from the supply for { $money } L-Coin, using your right Trade Route
       *[other] Buy from the supply for { $money } L-Coins, using your right Trade Route
    }
choice-supply-3 =
    { $money ->
        [one] Buy from the supply for { $money } L-Coin, using both Trade Routes
       *[other] Buy from the supply for { $money } L-Coins, using both Trade Routes
    }
from-left = going left around the table
from-right = going right around the table
from-supply-0 = from the supply
from-supply-1 = from the supply, using the left Trade Route
from-supply-2 = from the supply, using the right Trade Route
from-supply-3 = from the supply, using both Trade Routes

## Refusals: what is wrong and how to fix it. .brief is for a card that already shows the tile's name.

cannot-place-cornerstones =
    { $generation ->
        [3] You cannot place { $tile }: your city already has 3 Cornerstones, the maximum.
        [one] You cannot place { $tile } yet: Generation { $generation } allows only { $generation } Cornerstone. Wait for the next generation.
       *[other] You cannot place { $tile } yet: Generation { $generation } allows only { $generation } Cornerstones. Wait for the next generation.
    }
    .brief = Cornerstone limit reached for this generation
cannot-place-disaster = { $tile } is a Disaster and is never placed in a city.
    .brief = Disasters are never placed
cannot-place-tiles =
    { $count ->
        [one] You need { $count } { kind-name } tile in your city before you can place { $tile }; you have { $have }.
       *[other] You need { $count } { kind-name } tiles in your city before you can place { $tile }; you have { $have }.
    }
    .brief =
        { $count ->
            [one] You need { $count } { kind-name } tile first
           *[other] You need { $count } { kind-name } tiles first
        }
cannot-place-goods =
    { $players ->
        [1] The supply does not sell { good-name } before Generation { $generation }, so you cannot place { $tile } yet.
       *[other] Nobody makes { good-name } yet, so you cannot place { $tile }. Make it yourself first, or sell this tile.
    }
    .brief =
        { $players ->
            [1] The supply sells { good-name } from Generation { $generation } on
           *[other] Nobody makes { good-name } yet
        }
cannot-place-money = Not enough L-Coins for { $tile }: it costs { $price }, you have { $money }, so you are { $missing } short. Selling a tile brings 5 L-Coins.
    .brief = Not enough L-Coins: { $missing } missing
cannot-place-connection = No space in your city joins { $tile } to the City Center by road. Sell it, or place a Cornerstone instead.
    .brief = No space with a road to the City Center
cannot-replace = { $tile } cannot go on { $cell }, where { $standing } stands. You can build only over a Resource tile, the City Center or a tile of the same type.
cornerstone-limit =
    { $generation ->
        [one] { $tile } cannot go on { $cell }: Generation { $generation } allows only { $generation } Cornerstone. Choose the space of the Cornerstone it may replace.
       *[other] { $tile } cannot go on { $cell }: Generation { $generation } allows only { $generation } Cornerstones. Choose the space of a Cornerstone it may replace.
    }
not-connected = On { $cell }, { $tile } would have no road to the City Center. Choose one of the marked spaces.
cannot-buy-so = You cannot get the Good this way, or you would not have enough L-Coins for the rest of what the tile needs. Choose one of the offers shown.
disaster-too-late = You can select the Disaster only in turns 1 to 3 of a generation. Select another tile.
cannot-pay-disaster = Not enough L-Coins: you have { $money } and would have to pay { $due }. Remove tiles instead.
cannot-sacrifice = You cannot remove the tile on { $cell } now. Choose one of the marked tiles.
## Log.

event-board = { $who } starts with { good-name }.
event-picked-up = { $who } picks up { $tiles }.
event-chose = { $who } chooses { $tiles }.
event-kept = { $who } keeps { $tiles }.
event-discarded = Discarded: { $tiles }.
event-generation = Generation { $number } begins.
event-selected = { $who } selects { $tiles }.
event-face-up = On offer this turn: { $tiles }.
event-put-away = { $who } puts the last tile, { $tiles }, back in the box.
event-prevented = { $who } prevents the Disaster: { $tiles }.
event-sold = { $who } sells { $tiles } for 5 L-Coins.
event-set-aside = { $who } gives up { $tiles } to place a Cornerstone.
event-paid =
    { $money ->
        [one] { $who } pays { $money } L-Coin for { $tiles }.
       *[other] { $who } pays { $money } L-Coins for { $tiles }.
    }
event-bought =
    { $money ->
        [one] { $who } buys { good-name } from the supply for { $money } L-Coin.
       *[other] { $who } buys { good-name } from the supply for { $money } L-Coins.
    }
event-bought-from =
    { $money ->
        [one] { $who } buys { good-name } from { $seller } for { $money } L-Coin.
       *[other] { $who } buys { good-name } from { $seller } for { $money } L-Coins.
    }
event-covered = { $who } gets { good-name } for free from the { $way }.
event-placed = { $who } places { $tiles } on { $cell }.
event-placed-over = { $who } replaces { $standing } on { $cell } with { $tiles }.
event-placed-factory = { $who } places { $tiles } on { $cell }; it makes { good-name }.
event-placed-factory-over = { $who } replaces { $standing } on { $cell } with { $tiles }, which makes { good-name }.
event-gained =
    { $money ->
        [one] { $who } gets { $money } L-Coin from { $tiles }.
       *[other] { $who } gets { $money } L-Coins from { $tiles }.
    }
event-swapped = { $who } swaps { $tiles } for { $taken }.
fact-money-up =
    { $money ->
        [one] +{ $money } L-Coin
       *[other] +{ $money } L-Coins
    }
fact-money-down =
    { $money ->
        [one] −{ $money } L-Coin
       *[other] −{ $money } L-Coins
    }
fact-tile-lost = −1 tile
event-disaster = { $disaster } strikes!
event-spared = { $who } has nothing to lose to { $disaster }.
event-paid-disaster =
    { $money ->
        [one] { $who } pays { $money } L-Coin for the damage.
       *[other] { $who } pays { $money } L-Coins for the damage.
    }
event-removed = { $who } removes { $tiles } from { $cell }.
event-income =
    { $money ->
        [one] { $who } gets { $money } L-Coin of income.
       *[other] { $who } gets { $money } L-Coins of income.
    }

## What the game is about.

aim = Build the best city in 21 turns: 3 generations of 7 turns. Each turn you select one tile and place or sell it. Most points at the end wins.
## Score: the reason for points, beside a column with the points.

category-printed = points printed on tiles
category-variable = tiles with special scoring
category-neighborhoods = neighborhoods
category-goods = Goods
category-money = money
category-pollution = pollution
category-ghost_town = too few homes
category-power = no Power
category-total = total
line-printed = { $tile } on { $cell }
line-variable = { $tile } on { $cell } ({ $rule })
line-neighborhoods =
    { $count ->
        [one] Neighborhood of { $count } home ({ $cells })
       *[other] Neighborhood of { $count } homes ({ $cells })
    }
line-goods = { good-name }
line-money =
    { $money ->
        [one] { $money } L-Coin, 1 point per 2
       *[other] { $money } L-Coins, 1 point per 2
    }
line-pollution = Pollution at { $tile } on { $cell }
line-ghost_town =
    { $count ->
        [0] Ghost town: no home
       *[other] Almost a ghost town: only { $count } home
    }
line-power = No tile generates Power
## Questions that the judge cannot answer.

unknown-ask = You cannot ask for { $name }. You can ask for: { $known }.
unknown-disaster = There is no Disaster called { $name }. The Disasters are: { $known }.
unknown-good = { $name } is not a Good you can use here. You can use: { $known }.
unknown-route = There is no Trade Route called { $name }. The routes are: { $known }.
unknown-cell = There is no space { $name }. Spaces are named a1 to e5.
unknown-tile = There is no tile { $number }. Tiles are numbered 1 to { $last }.
tile-twice = Tile { $number } is used twice, here and at { $other }. Each tile exists once.
route-twice = The Trade Route { $name } is listed twice. List it once.
disaster-in-city = { $tile } is a Disaster and cannot be in a city. Take it off the board.
cornerstones-over-limit = Too many Cornerstones: a city can hold at most { $most }.
income-over-money = The last income is part of the city's L-Coins, so it cannot be { $income } when the city has only { $money }.
about-neom = The tiles' costs and effects follow the rulebook. We found no source for their roads, so nearly all roads are our own (R-25).

## Tiles of Generation 1.

tenements =
    .name = Tenements
colonial-houses =
    .name = Colonial Houses
slums =
    .name = Slums
    .why = It scores no points itself, but it is free and counts as a home in a neighborhood.
townhouses =
    .name = Townhouses
ranch =
    .name = Ranch
grocery-store =
    .name = Grocery Store
pawn-shop =
    .name = Pawn Shop
    .why = Placing it brings 5 L-Coins, and so does selling it. Place it only if one more Commercial tile helps you.
laundromat =
    .name = Laundromat
antique-store =
    .name = Antique Store
gas-station =
    .name = Gas Station
lumber-mill =
    .name = Lumber Mill
concrete-plant =
    .name = Concrete Plant
gold-extractor =
    .name = Gold Extractor
pressure-boiler =
    .name = Pressure Boiler
gas-turbine-plant =
    .name = Gas Turbine Plant
fossil-fuel-plant =
    .name = Fossil Fuel Plant
fire-department =
    .name = Fire Department
    .text = { tile-needs }Protects itself and the 8 spaces around it from Fire: when that Disaster strikes, you pay nothing for the tiles there. { tile-worth }
    .short = Fire Protection for itself and tiles around it
    .why = Place it between your buildings: each one it covers saves you 1 L-Coin when Fire strikes in Generation 2.
oil-well =
    .name = Oil Well
limestone =
    .name = Limestone
rainforest =
    .name = Rainforest
coal-mine =
    .name = Coal Mine
mineral-vein =
    .name = Mineral Vein
natural-gas-field =
    .name = Natural Gas Field
flood =
    .name = Flood
    .text = Select it to strike all other players; you take no action this turn. At the end of the turn, each of them pays 1 L-Coin for each of their Residential, Commercial, Industrial and Public tiles, or removes one of these tiles instead. Nothing protects against Flood, but an Insurance Office halves the payment. Resource tiles and the City Center are safe.
    .short = Others pay 1 L-Coin per building or lose 1 tile
    .why = Select Flood when the others have more buildings or less money than you. It strikes everyone except the player who selects it.
    .solo = Playing alone: if you select it in turns 1 to 3, you prevent it, but you take no action that turn. Otherwise it strikes you at the end of the turn in which it appears. If it never appears, it strikes you after turn 7. When it strikes, you pay 1 L-Coin for every Residential, Commercial, Industrial and Public tile, or remove one of those tiles.
cottages =
    .name = Cottages
tiny-houses =
    .name = Tiny Houses
tavern =
    .name = Tavern
truck-stop =
    .name = Truck Stop
contract-office =
    .name = Contract Office
    .text = { tile-needs }Right after placing it, you may swap any number of your unplaced Cornerstones for the same number of Cornerstones that were discarded before the game. In the beginner's variant you may swap your one Cornerstone for a random one. { tile-worth }
    .short = Swap unplaced Cornerstones for discarded ones
    .why = Look at the discarded Cornerstones first. The office is worth it only if one of them suits your city better than one of yours.
windmills =
    .name = Windmills
    .text = { tile-needs }Generates Power without polluting, so your city avoids the loss of 5 points for having no Power. It is a Resource tile but makes no Good, and any other tile may be built over it. { tile-worth }
    .short = Power without pollution; makes no Good
    .why = As your only source of Power, it saves you 5 points. Keep it until another tile generates Power.
row-housing =
    .name = Row Housing
tract-housing =
    .name = Tract Housing
motel =
    .name = Motel
pharmacy =
    .name = Pharmacy
    .text = { tile-needs }{ tile-gets }Its income grows: { $income1 } at the end of Generation 1, { $income2 } after Generation 2 and { $income3 } L-Coins after Generation 3. { tile-worth }
    .short = { tile-now }; income { $income1 }, later { $income2 }, then { $income3 }
    .why = If you place it in Generation 1, it brings 9 L-Coins over the game. Selling it brings only 5.
swamp =
    .name = Swamp
coal-bed =
    .name = Coal Bed

## Tiles of Generation 2.

log-cabins =
    .name = Log Cabins
suburbs =
    .name = Suburbs
apartments =
    .name = Apartments
bungalows =
    .name = Bungalows
prefab-housing =
    .name = Prefab Housing
loan-office =
    .name = Loan Office
department-store =
    .name = Department Store
hotel =
    .name = Hotel
night-club =
    .name = Night Club
food-court =
    .name = Food Court
steel-foundry =
    .name = Steel Foundry
plastics-factory =
    .name = Plastics Factory
copper-refinery =
    .name = Copper Refinery
glassblower =
    .name = Glassblower
police-department =
    .name = Police Department
    .text = { tile-needs }Protects the 8 spaces around it from crime: when Crime Spree strikes, you pay nothing for the Residential, Commercial and Industrial tiles there. { tile-worth }
    .short = Police Protection for the tiles around it
    .why = Each home, Commercial or Industrial tile around it saves you 2 L-Coins when Crime Spree strikes in Generation 3.
combined-cycle-plant =
    .name = Combined Cycle Plant
postal-service =
    .name = Postal Service
    .text = { tile-needs }Each time you place a tile, you get one Raw Good for free that the tile needs and your city does not make. If several are missing, you choose which. A Good you get this way does not score, and you cannot sell it. { tile-earns }{ tile-worth }
    .short = 1 Raw Good free per tile; { tile-income }
    .why = Good if you keep buying Raw Goods: it saves about 2 L-Coins on every tile that needs one.
treasury =
    .name = Treasury
    .text = { tile-needs }At the end of the game, you score 1 point for every full 5 L-Coins you had before the last income came in. Example: 23 L-Coins before the last income score 4 points here, and still count as money, too.
    .short = 1 point per 5 L-Coins, last income excluded
    .why = Good if you save up L-Coins during the game. Your last income does not count here, however large it is.
coal-seam =
    .name = Coal Seam
abandoned-quarry =
    .name = Abandoned Quarry
oil-fields =
    .name = Oil Fields
fire =
    .name = Fire
    .text = Select it to strike all other players; you take no action this turn. At the end of the turn, each of them pays 1 L-Coin for every Residential, Commercial, Industrial and Public tile without Fire Protection, or removes any 2 tiles instead, Resource tiles included. A Fire Department or Public Safety Department protects itself and the 8 spaces around it: nothing is paid for the tiles there, but they can still be removed.
    .short = Others pay 1 L-Coin per building or lose 2 tiles
    .why = Select Fire when the others have many buildings and few Fire Departments. It strikes everyone except the player who selects it.
    .solo = Playing alone: if you select it in turns 1 to 3, you prevent it, but you take no action that turn. Otherwise it strikes you at the end of the turn in which it appears. If it never appears, it strikes you after turn 7. When it strikes, you pay 1 L-Coin for every Residential, Commercial, Industrial and Public tile without Fire Protection, or remove any 2 tiles.
triplexes =
    .name = Triplexes
condominiums =
    .name = Condominiums
restaurant =
    .name = Restaurant
stone-crusher =
    .name = Stone Crusher
smelter =
    .name = Smelter
deep-quarry =
    .name = Deep Quarry
log-houses =
    .name = Log Houses
concrete-houses =
    .name = Concrete Houses
bank =
    .name = Bank
forum =
    .name = Forum
pressure-foundry =
    .name = Pressure Foundry
peat-bog =
    .name = Peat Bog

## Tiles of Generation 3.

victorian-houses =
    .name = Victorian Houses
brick-houses =
    .name = Brick Houses
nursing-home =
    .name = Nursing Home
modern-housing =
    .name = Modern Housing
highrise-apartments =
    .name = Highrise Apartments
condos-restaurant =
    .name = Condos & Restaurant
    .text = { tile-needs }It is Residential and Commercial at once and counts as both, for neighborhoods, for income and for other tiles. { tile-gets }{ tile-earns }{ tile-worth }
    .short = Home and shop; { tile-now }; { tile-income }
    .why = One tile that helps both your neighborhood and your income. You may build it over a home or over a shop.
apartments-retail =
    .name = Apartments & Retail
    .text = { tile-needs }It is Residential and Commercial at once and counts as both, for neighborhoods, for income and for other tiles. { tile-gets }{ tile-earns }{ tile-worth }
    .short = Home and shop; { tile-now }; { tile-income }
    .why = One tile that helps both your neighborhood and your income. It has 2 printed points, so it also counts for the Prison.
car-dealership =
    .name = Car Dealership
    .why = Good even if you have to buy Sports Cars: they cost about 10 L-Coins, and the tile brings you 24 in all.
jewelry-store =
    .name = Jewelry Store
    .why = Good even if you have to buy Jewelry: it costs about 10 L-Coins, and the tile brings you 24 in all.
computer-store =
    .name = Computer Store
    .why = Good even if you have to buy Electronics: they cost about 10 L-Coins, and the tile brings you 24.
watch-store =
    .name = Watch Store
clothing-store =
    .name = Clothing Store
roofing-supplies =
    .name = Roofing Supplies
stock-exchange =
    .name = Stock Exchange
    .why = It brings 15 L-Coins in all, and it is free once you have three Commercial tiles.
collection-agency =
    .name = Collection Agency
    .why = A lot of cash at once. Spend it on an expensive tile, or keep it for 6 points.
automobile-plant =
    .name = Automobile Plant
    .why = Sports Cars are worth 10 points, and others pay you about 10 L-Coins for them.
jewelry-manufacturer =
    .name = Jewelry Manufacturer
    .why = Jewelry is worth 10 points, and others pay you about 10 L-Coins for it.
electronics-factory =
    .name = Electronics Factory
    .why = Electronics are worth 10 points, and others pay you about 10 L-Coins for them.
modern-factory =
    .name = Modern Factory
    .short = Makes Diamonds, Lumber, Plastics and Steel
    .why = Its four Goods bring up to 8 points. With them, an Automobile Plant needs only Glass, and an Electronics Factory only Copper.
modern-foundry =
    .name = Modern Foundry
    .why = Its four Goods bring up to 8 points, and others will buy them from you.
nuclear-power-plant =
    .name = Nuclear Power Plant
    .why = Power, many points and no pollution. The 8 L-Coins it costs would score only 4 points as money.
warehouse =
    .name = Warehouse
    .text = { tile-needs }At the end of the game, you score 1 point for each different Good your city makes (17 at most), on top of what the Goods score themselves.
    .short = 1 point per Good your city makes
    .why = Count your Goods first: with 6 or more it beats most other tiles.
crime-spree =
    .name = Crime Spree
    .text = Select it to strike all other players; you take no action this turn. At the end of the turn, each of them pays 2 L-Coins for every Residential, Commercial and Industrial tile without Police Protection, or removes one tile of each of these three types instead. A Police Department or Public Safety Department protects the 8 spaces around it: nothing is paid for the tiles there, but they can still be removed. Public and Resource tiles are safe.
    .short = Others pay 2 L-Coins per tile or lose 3 tiles
    .why = Late in the game it can cost each of the others 20 L-Coins or more, or three tiles. It strikes everyone except the player who selects it.
    .solo = Playing alone: if you select it in turns 1 to 3, you prevent it, but you take no action that turn. Otherwise it strikes you at the end of the turn in which it appears. If it never appears, it strikes you after turn 7. When it strikes, you pay 2 L-Coins for every Residential, Commercial and Industrial tile without Police Protection, or remove one tile of each of these types.
highrise-luxury-condos =
    .name = Highrise Luxury Condos
    .why = No other home has so many printed points. Plan for its four Goods early, or buy those that are missing.
toy-store =
    .name = Toy Store
plumbing-supplies =
    .name = Plumbing Supplies
import-office =
    .name = Import Office
    .text = { tile-needs }Each time you place a tile, you get one Raw or Processed Good for free that the tile needs and your city does not make. If several are missing, you choose which. Luxury Goods still have to be made or bought. { tile-worth }
    .short = 1 missing Raw or Processed Good free per tile
    .why = It saves about 4 L-Coins on each tile that needs a Processed Good. You can use it together with the Postal Service.
stadium =
    .name = Stadium
    .why = Save up for it: the 25 L-Coins it costs would score only 12 points as money.
castle =
    .name = Castle
mansion =
    .name = Mansion
hospital =
    .name = Hospital
    .text = { tile-needs }At the end of the game, you score 2 points for each Residential tile on the 8 spaces around it and 1 point for each of your other Residential tiles. Example: 3 homes around it and 4 elsewhere score 10 points.
    .short = 2 points per home around it, 1 per other home
    .why = Place it right beside your largest neighborhood.
steam-turbine-plant =
    .name = Steam Turbine Plant

## Cornerstones.

casino =
    .name = Casino
    .text = { tile-needs }{ tile-gets }At the end of each generation it brings an income of 1 L-Coin for each Residential tile in your city. { tile-worth }
    .short = { tile-now }; income 1 L-Coin per home
    .why = Place it early if you plan many homes: from Generation 1 on, it pays three times.
trading-post =
    .name = Trading Post
    .text = { tile-needs }{ tile-gets }At the end of each generation it brings an income of 1 L-Coin for each Industrial tile in your city. { tile-worth }
    .short = { tile-now }; income 1 per Industrial tile
    .why = A good start: the money helps right away, and the income grows with your factories.
shopping-center =
    .name = Shopping Center
    .text = { tile-needs }{ tile-gets }At the end of each generation it brings an income of 1 L-Coin for each Commercial tile in your city, itself included. { tile-worth }
    .short = Income 1 L-Coin per Commercial tile, itself too
    .why = Place it in Generation 1 if you plan to have many Commercial tiles. Late in the game it pays little.
community-center =
    .name = Community Center
    .text = { tile-needs }At the end of the game, you score 4 points for each neighborhood in your city, large or small. A neighborhood is a group of Residential tiles joined directly by roads. A single home is a neighborhood, too.
    .short = 4 points per neighborhood, large or small
    .why = Keep some homes apart: three single homes are three neighborhoods and bring 12 points here.
city-hall =
    .name = City Hall
    .text = { tile-needs }At the end of the game, you score 3 points for each set of one Residential, one Commercial and one Industrial tile; a tile with two types counts for both. Example: 5 Residential, 3 Commercial and 4 Industrial tiles make 3 sets: 9 points.
    .short = 3 points per set: home, Commercial, Industrial
    .why = Build the three types evenly: the type you have fewest of decides how many sets you have.
park =
    .name = Park
    .text = { tile-needs }At the end of the game, you score 2 points for each Polluting tile on the 8 spaces around it (16 points at most). All Industrial tiles and most power plants are Polluting.
    .short = 2 points per Polluting tile around it
    .why = Put it in the middle of your factories and power plants.
chamber-of-commerce =
    .name = Chamber of Commerce
    .text = { tile-needs }At the end of the game, you score 2 points for each of your Residential tiles that has at least 2 Commercial tiles on the 8 spaces around it. The Chamber of Commerce itself may stand anywhere.
    .short = 2 points per home with 2+ Commercial around it
    .why = Two Commercial tiles side by side serve four homes: the two above them and the two below.
university =
    .name = University
    .text = { tile-needs }At the end of the game, you score 1 point for each Residential tile and 1 point for each Industrial tile in your city.
    .short = 1 point per home and per Industrial tile
    .why = A safe choice for any city; it does not matter where it stands.
civic-center =
    .name = Civic Center
    .text = { tile-needs }At the end of the game, you score 2 points for each of your Public tiles; the Civic Center counts, too.
    .short = 2 points per Public tile, itself included
    .why = The 8 L-Coins it costs would score 4 points as money, so it pays off only if you have at least three Public tiles, itself included.
prison =
    .name = Prison
    .text = { tile-needs }At the end of the game, you score 2 points for each home whose printed value is 2 points or less. The Penthouse has no printed value and does not count.
    .short = 2 points per home with a printed value of 0-2
    .why = It makes the cheap homes of Generation 1 worth keeping.
parking-authority =
    .name = Parking Authority
    .text = { tile-needs }At the end of the game, you score 2 points for each road square: 4 tiles in a 2 by 2 block whose roads join all four in a ring. Squares may overlap and may use the City Center. Example: a fully joined block of 2 by 3 tiles has 2 squares: 4 points.
    .short = 2 points per 2×2 block with a ring of roads
    .why = It has roads on all four sides: place it beside tiles with many roads, ideally near the City Center.
merchant-union =
    .name = Merchant Union
    .text = { tile-needs }From now on, you get 1 L-Coin after each Commercial tile you place, too late to pay for that tile. At the end of the game, you score 1 point for each Commercial tile in your city.
    .short = 1 point per shop, +1 L-Coin for each new shop
    .why = Place it before your Commercial tiles: only those that come later pay the extra L-Coin.
insurance-office =
    .name = Insurance Office
    .text = { tile-needs }{ tile-gets }From now on, when you pay for a Disaster, you pay only half, rounded down. Protected tiles still cost nothing; only the rest is halved. Example: 7 L-Coins become 3. If you remove tiles instead, you remove as many as without this tile. { tile-worth }
    .short = { tile-now }; Disasters cost you half
    .why = It helps most in a large city with little protection, and it is the only help against Flood.
metro-station =
    .name = Metro Station
    .text = { tile-needs }At the end of the game, you score 3 points for each of the 4 corner spaces of your city that holds a Residential, Commercial, Industrial or Public tile (12 points at most). The Metro Station counts too if it is on a corner; Resource tiles do not.
    .short = 3 points per corner space with a building
    .why = Plan roads to the corners from the start; the station itself can take one of them.
penthouse =
    .name = Penthouse
    .text = { tile-needs }A home: it counts as a Residential tile. At the end of the game, you score 6 points, plus 1 point for each Commercial tile on the 8 spaces around it (14 points at most).
    .short = 6 points, +1 per Commercial tile around it
    .why = The 6 L-Coins it costs would score only 3 points as money. Join it to a neighborhood, and keep factories away.
tour-operator =
    .name = Tour Operator
    .text = { tile-needs }{ tile-gets }At the end of each generation it brings an income of 1 L-Coin for each Resource tile in your city; the City Center counts until you build over it. { tile-worth }
    .short = { tile-now }; income 1 per Resource tile
    .why = It goes well with a city that has many Resource tiles, as long as you do not build over them.
modular-factory =
    .name = Modular Factory
    .text = { tile-needs }When you place it, choose one of the 8 Processed Goods; your city makes it from then on, and the choice cannot be changed. { tile-earns }{ tile-dirties }{ tile-worth }
    .short = Makes 1 chosen Processed Good; { tile-income }
    .why = Choose a Good you need for your next tiles or that nobody else makes, so that others buy it from you.
air-quality-department =
    .name = Air Quality Department
    .text = { tile-needs }At the end of the game, you score 2 points for each Industrial tile on the edge of your city: the 16 spaces along the border, corners included.
    .short = 2 points per Industrial tile on the city edge
    .why = Factories do least harm on the edge anyway; the department itself may stand anywhere.
public-safety-department =
    .name = Public Safety Department
    .text = { tile-needs }Protects itself and the 8 spaces around it from Fire and from crime: when Fire or Crime Spree strikes, you pay nothing for the tiles there. { tile-worth }
    .short = Fire and Police Protection here and around it
    .why = Place it where it protects as many of your buildings as possible, up to 9. It is one tile against two Disasters.
hydroelectric-power =
    .name = Hydroelectric Power
    .text = { tile-needs }Generates Power without polluting. At the end of the game, you score 11 points, minus 1 point for each Residential, Commercial, Industrial or Public tile on the 8 spaces around it; Resource tiles and the City Center do no harm. Example: 5 buildings around it leave 6 points.
    .short = Power; 11 points, −1 per building around it
    .why = Put it in a corner: only 3 spaces touch it there, so it keeps at least 8 points.
investment-firm =
    .name = Investment Firm
    .text = { tile-needs }From your next turn on, you get 1 L-Coin each time you select a tile. You get it before you act, so you can spend it right away. It does not matter what you then do with the tile. { tile-worth }
    .short = +1 L-Coin each time you select a tile
    .why = Place it in the first few turns or not at all: it takes 5 more turns to earn back what it costs.
bus-depot =
    .name = Bus Depot
    .text = { tile-needs }At the end of the game, you score 3 points for each Industrial tile at most 2 steps from a Residential tile. A step goes up, down, left or right; roads do not matter, and each Industrial tile counts once. Example: a factory touching a home at a corner is 2 steps away and counts.
    .short = 3 points per factory within 2 steps of a home
    .why = Keep one space between factory and home, in a straight line: the factory counts here and does not pollute the home.
zoning-authority =
    .name = Zoning Authority
    .text = { tile-needs }At the end of the game, you score 1 point for every 2 tiles that share a side with a tile of the same type, rounded down. Roads do not matter; the City Center counts as a Resource tile. Example: 9 such tiles score 4 points.
    .short = 1 point per 2 tiles next to their own type
    .why = Group your tiles by type: a full and tidy city brings up to 11 points here.
efficiency-office =
    .name = Efficiency Office
    .text = { tile-needs }At the end of the game, you score 2 points for each tile in your largest group of Industrial tiles joined directly by roads. Example: 4 joined factories score 8 points; a fifth one that no road joins to them adds nothing.
    .short = 2 points per tile of your largest factory group
    .why = Keep your factories together and check that their roads meet.
resource-agency =
    .name = Resource Agency
    .text = { tile-needs }At the end of the game, you score 2 points for each Resource tile in your city (the City Center counts until you build over it) and 1 point for each Raw Good your city makes.
    .short = 2 points per Resource tile, 1 per Raw Good
    .why = Each new Resource tile that makes a new Raw Good brings 4 points: here you score 2 for the tile and 1 for the Good, and every Raw Good scores 1 point anyway.
trade-office =
    .name = Trade Office
    .text = { tile-needs }When you place it, you get 2 L-Coins for each pair of a Commercial and an Industrial tile in your city that share a side. Roads do not matter, and a tile may be part of several pairs. Example: a factory between 3 shops makes 3 pairs: 6 L-Coins. { tile-worth }
    .short = 2 L-Coins now per Commercial-Industrial pair
    .why = It pays only once: build the pairs first, but place it while there are still turns left to spend the money.
electrical-substation =
    .name = Electrical Substation
    .text = { tile-needs }At the end of the game, you score 4 points for each tile in your city that generates Power.
    .short = 4 points per Power tile
    .why = Collect power plants: most bring points of their own, and Windmills, the Nuclear Power Plant and Hydroelectric Power do not pollute.
city-council =
    .name = City Council
    .text = { tile-needs }At the end of the game, you score 3 points for each neighborhood of 1 Residential tile, 6 points for each of 2 tiles and 9 points for each of 3 or more. A neighborhood is a group of Residential tiles joined directly by roads.
    .short = 3/6/9 points per neighborhood of 1/2/3+ homes
    .why = Two neighborhoods of 3 homes bring 18 points here, one of 6 only 9.
finance-department =
    .name = Finance Department
    .text = { tile-needs }At the end of the game, you score 1 point for every full 5 L-Coins of your income after Generation 3; other money does not count here. Example: a last income of 27 L-Coins scores 5 points.
    .short = 1 point per 5 L-Coins of your last income
    .why = Good for cities whose shops sell Luxury Goods: a Computer Store alone brings an income of 24 L-Coins.
tourism-board =
    .name = Tourism Board
    .text = { tile-needs }From now on, each time you place a tile, you get 2 L-Coins for each Commercial tile that a road joins directly to it. You get them too late to pay for that tile. Placing the Tourism Board itself brings nothing. { tile-worth }
    .short = 2 L-Coins per Commercial tile a new tile joins
    .why = Place it early, then build around Commercial tiles with many roads.

## Faults in a content pack.

fault-type = { $name }: there is no type '{ $text }'
fault-good = { $name }: there is no Good '{ $text }'
fault-twice = { $name }: '{ $text }' is named twice
fault-roads = roads must be some of N, E, S, W, each at most once, not '{ $text }'
fault-effect = there is no effect '{ $text }'
fault-industrial = an Industrial tile is always Polluting (NEOM 9.3)
fault-disaster-effect = a Disaster must have one of the effects { $known }, and no other tile may have them
fault-cornerstone-disaster = a Cornerstone cannot be a Disaster
fault-points = printed_vp must be ? if the effect gives points, and a number if it does not
fault-disaster-points = printed_vp of a Disaster must be empty, not '{ $text }'
fault-alternatives = goods with a | may only list single Goods and at most one amount like £5, not '{ $text }'
fault-income = income must be a number, three numbers like 1/2/3, or 1* and a type, not '{ $text }'
fault-tiles-required = tiles_required must be empty or like Residential>=3, not “{ $text }”
fault-tile-number = number must be 1 to { $box }, or { $first } to { $last } for an added tile, not “{ $text }”
fault-tile-again = tile { $number } is in the file twice
fault-board-again = the board of { $good } is in the file twice
fault-other-name = tile { $number } is called '{ $name }' in tiles.csv, not '{ $text }'
fault-tile-roads = a Disaster has no roads, and every other tile has one to four (NEOM 18.5)
fault-board-roads = a City Center has one to four roads
fault-board-good = '{ $text }' is not a Raw Good
fault-no-tile = tile { $number } is missing
fault-no-roads = the roads of tile { $number } are missing
fault-no-board = the board of { $good } is missing
fault-deck = generation { $generation } must have { $needed } '{ $players }+' tiles, not { $count } (NEOM 2.6)
fault-deck-disaster = generation { $generation } must have exactly one Disaster, and it must be a '1+' tile (NEOM 13.1)
fault-effect-again = another tile already has the effect '{ $text }', which only one tile may have

## The game, its bots and its options, as a table offers them.

game-neom = NEOM
bot-greedy = looks one move ahead and takes the most points
    .title = greedy
bot-planner = plans each turn with a city in mind
    .title = planner
bot-searcher = imagines how its best turns would go on, up to the end of the generation
    .title = searcher
course-neom = Points
challenge-daily-neom = Today's city
    .about = One solo deal a day, the same for everybody. Your first try counts.
challenge-weekly-neom = Duplicate of the week
    .about = The same packs for everybody, against three bots of the level Hard. A new deal every Monday; your first try counts.
level-easy-neom = plays at random: for a first look at the rules
level-normal-neom = takes the most points it can get at once; alone, it scores about 97
level-hard-neom = plans each turn by what it has learned from thousands of games; alone, it scores about 113
level-master-neom = tries the best turns in imagined games before it moves; the strongest bot we have
tune-neom = Find the weights of the planner: it plays against itself with some luck, and a regression finds the weights that would have foreseen the results best, again and again.
    .seats = Number of players.
    .tiles = Tiles of solo games.
    .games = Number of seats in all games together.
    .start = Weights to start with, such as 1-1. Without them, the first rounds explore more.
option-free = Changes your current score by { $change }.
option-priced = Changes your current score by { $change }. Price: { $price ->
        [one] 1 L-Coin
       *[other] { $price } L-Coins
    }.
effect-part =
    { $category ->
        [printed] the tile's own points
        [variable] tiles with special scoring
        [neighborhoods] neighborhoods
        [goods] Goods
        [money] money
        [pollution] pollution
        [ghost_town] number of homes
       *[power] Power
    } { $points }
effect-none = no change of points yet
effect-sale = Now: { $parts }.
effect-placed = On { $cell }: { $parts }.
effect-goods = Your city then also makes { $goods }.
effect-income = Income by the end of the game: { $income } { $count ->
        [one] L-Coin
       *[other] L-Coins
    }.
option-variant-standard = standard: everyone first chooses three Cornerstones
option-variant-beginner = beginner: one Cornerstone each, at random
option-tiles-1 = solo: the tiles for up to 3 players
option-tiles-4 = solo: the tiles for up to 4 players
option-tiles-5 = solo: all tiles
option-seller_money-before-disaster = sellers can spend their money on a Disaster in the same turn
option-seller_money-after-disaster = sellers get their money after the Disaster
option-memory_aid-on = screens show every hand that you have seen or can work out, and the tiles you have not seen yet
option-memory_aid-off = screens show only your own hand and what lies open: you have to remember the rest
option-title-variant = Variant
option-title-tiles = Tiles
option-title-seller_money = Money from Goods you sell
option-title-memory_aid = Memory aid

## What bots say about their turns after the game

reason-expects = I expected to finish with about { $points } points.
reason-points-now =
    { $points ->
        [one] It changed my score by { $points } point, income and money included.
       *[other] It changed my score by { $points } points, income and money included.
    }
