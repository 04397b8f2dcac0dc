### NEOM: everything the game says at the table.

## games/neom/content/rows.py

fault-type = { $name }: there is no type '{ $text }'
fault-good = { $name }: there is no Good '{ $text }'
fault-twice = { $name }: '{ $text }' is named twice
fault-roads = roads must be some of N, E, S, W, each at most once, not '{ $text }'
fault-effect = there is no effect '{ $text }'
fault-industrial = an Industrial tile is always Polluting (NEOM 9.3)
fault-disaster-effect = the effect of a Disaster is one of { $known }, and no other tile has these
fault-cornerstone-disaster = a Cornerstone is no Disaster
fault-points = printed_vp must be ? exactly when the effect gives points
fault-disaster-points = printed_vp of a Disaster must be empty, not '{ $text }'
fault-alternatives = goods with | must be single Goods and at most one sum like £5, not '{ $text }'
fault-income = income must be a number, three of them as 1/2/3, or 1* and a type, not '{ $text }'
fault-tiles-required = tiles_required must be empty or like Residential>=3, not '{ $text }'
fault-tile-number = number must be 1 to { $box }, or { $first } to { $last } for an added tile, not '{ $text }'
fault-tile-again = tile { $number } stands in the file a second time
fault-board-again = the board of { $good } stands in the file a second time
fault-other-name = tile { $number } is called '{ $name }' in tiles.csv, not '{ $text }'
fault-tile-roads = a Disaster has no roads, and every other tile has one to four (NEOM 18.5)
fault-board-roads = a City Center has one to four roads
fault-board-good = '{ $text }' is not a Raw Good
fault-no-tile = tile { $number } is missing
fault-no-roads = the roads of tile { $number } are missing
fault-no-board = the board of { $good } is missing
fault-deck = generation { $generation } has { $count } '{ $players }+' tiles, not { $needed } (NEOM 2.6)
fault-deck-disaster = generation { $generation } must have one Disaster, a '1+' tile (NEOM 13.1)
fault-effect-again = the effect '{ $text }' stands on a second tile

## games/neom/text/page_content.py

category-printed = printed on tiles
category-variable = tiles that vary
category-neighborhoods = neighborhoods
category-goods = Goods
category-money = money
category-pollution = pollution
category-ghost_town = ghost town
category-power = no Power
category-total = total
about-neom = What tiles ask for and do follows the rulebook. Their roads are in no source that we could read, so nearly all of them are stand-ins of ours (R-25).

## Refusals

cannot-place-cornerstones = { $tile } cannot be placed: the city holds all the Cornerstones this generation allows.
cannot-place-disaster = { $tile } is a Disaster and is never placed.
cannot-place-tiles = { $tile } cannot be placed: the tiles it requires are not in the city.
cannot-place-goods = { $tile } cannot be placed: a required Good is not to be had.
cannot-place-money = { $tile } cannot be placed: the money does not suffice.
cannot-place-connection = { $tile } cannot be placed: no free or replaceable space has a road to the City Center.
cannot-replace = { $tile } cannot replace { $standing } on { $cell }: they share no type.
cornerstone-limit = { $tile } on { $cell } would be more Cornerstones than this generation allows.
not-connected = { $tile } on { $cell } would have no road connection to the City Center.
cannot-buy-so = The Good cannot be had in this way, or the money would not suffice for the rest.
disaster-too-late = A Disaster can be selected in the first three turns only.
cannot-pay-disaster = The penalty is { $due }, but there are only { $money } L-Coins.
cannot-sacrifice = The tile on { $cell } cannot be sacrificed now.

## Questions

draft-cornerstone = Choose a Cornerstone to keep; the rest goes to the left.
draft-last = Choose a Cornerstone to keep; the other one is discarded.
choose-cornerstone = Choose one of the open Cornerstones.
select = Select a tile.
action = Place the selected tile, place a Cornerstone instead, or sell the tile for 5.
space = Choose a space for { $tile }.
alternative = { $tile } needs one of these; choose how.
seller = { $tile } needs { $good }; choose how to come by it.
modular-good = Choose the Processed Good that the factory will produce.
give-cornerstone = Contract Office: choose a Cornerstone to exchange, or done.
take-cornerstone = Contract Office: choose a Cornerstone from the discards.
disaster-1 = Flood: pay { $due }, or sacrifice { $count } of your tiles, but no Resource tile.
disaster-2 = Fire: pay { $due }, or sacrifice { $count } of your tiles.
disaster-3 = Crime Spree: pay { $due }, or sacrifice a Residential, a Commercial and an Industrial tile ({ $count } in all).
sacrifice = { $disaster }: choose a tile to sacrifice.
sacrifice-struck = { $disaster }: choose which { $kind } tile to sacrifice.

## Answers

text-done = done
text-tile = { $tile } #{ $number }
text-cell = { $cell }
text-good = { $good }
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

## Where a Good comes from

from-left = to the left
from-right = to the right
from-supply-0 = from the supply
from-supply-1 = from the supply, left route
from-supply-2 = from the supply, right route
from-supply-3 = from the supply, both routes

## What happened

event-board = { $who } has { $good } in the City Center.
event-picked-up = { $who } takes up { $tiles }.
event-chose = { $who } chooses { $tiles }.
event-kept = { $who } keeps { $tiles }.
event-discarded = Discarded: { $tiles }.
event-generation = Generation { $number } begins.
event-selected = { $who } selects { $tiles }.
event-face-up = Open: { $tiles }.
event-put-away = { $who } puts away { $tiles }.
event-prevented = { $who } prevents the { $tiles }.
event-sold = { $who } sells { $tiles } for 5.
event-set-aside = { $who } sets { $tiles } aside for a Cornerstone.
event-paid = { $who } pays { $money } for { $tiles }.
event-bought = { $who } buys { $good } { $way }.
event-bought-left = { $who } buys { $good } from { $seller }, to the left, for { $money }.
event-bought-right = { $who } buys { $good } from { $seller }, to the right, for { $money }.
event-covered = { $who } covers { $good } by { $way }.
event-placed = { $who } places { $tiles } on { $cell }.
event-placed-over = { $who } places { $tiles } on { $cell } in place of { $standing }.
event-placed-factory = { $who } places { $tiles } on { $cell }; it produces { $good }.
event-gained = { $who } gains { $money } from { $tiles }.
event-swapped = { $who } exchanges { $tiles } for { $taken }.
event-disaster = { $disaster } strikes.
event-spared = { $who } has nothing to lose to it.
event-paid-disaster = { $who } pays { $money } for the damage.
event-removed = { $who } sacrifices { $tiles } on { $cell }.
event-income = { $who } collects an income of { $money }.
event-result = The game is over: { $points }.
seat = Seat { $seat }
city-center = City Center
nothing = nothing

## Bad questions to the judge

unknown-ask = There is no ask { $name }; one can ask for: { $known }.
unknown-disaster = There is no Disaster { $name }; the Disasters are: { $known }.
unknown-good = { $name } is not a Good for this; the Goods are: { $known }.
unknown-route = There is no Trade Route { $name }; the routes are: { $known }.
unknown-cell = There is no cell { $name }; the cells are a1 to e5.
unknown-tile = There is no tile { $number }; the tiles are 1 to { $last }.
tile-twice = Tile { $number } stands at the table twice; the other one is { $other }.
route-twice = The route { $name } is named twice.
disaster-in-city = { $tile } is a Disaster and never stands in a city.
cornerstones-over-limit = A city never holds more than { $most } Cornerstones.
income-over-money = The final income is part of the money: { $income } is more than { $money }.

## Score lines

line-printed = { $tile } on { $cell }
line-variable = { $tile } on { $cell }
line-neighborhoods = neighborhood of { $count }: { $cells }
line-goods = { $good }
line-money = { $money } L-Coins
line-pollution = pollution around { $tile } on { $cell }
line-ghost_town = ghost town: { $count } Residential tiles
line-power = no power

## games/neom/text/tile_texts.py

tile-now = +{ $money } now
tile-income = income { $income }
tile-income-each = income 1 per { $kind }
tile-makes = makes { $goods }
tile-power = Power
tile-pollutes = pollutes
tile-or = { $one } or { $other }
tile-of-type = { $count } { $kind }
tile-free = free
tile-does-air_quality_department = 2 an Industrial on the border
tile-does-bus_depot = 3 an Industrial within 2 of a home
tile-does-chamber_of_commerce = 2 a home near 2 Commercial
tile-does-city_council = 3, 6, 9 a neighborhood of 1, 2, 3+
tile-does-city_hall = 3 a set of R, C and I
tile-does-civic_center = 2 a Public tile
tile-does-community_center = 4 a neighborhood
tile-does-contract_office = swap Cornerstones
tile-does-crime_spree = others pay 2 an R, C, I or lose 3
tile-does-efficiency_office = 2 a tile of the largest I cluster
tile-does-electrical_substation = 4 a Power tile
tile-does-finance_department = 1 per 5 of the last income
tile-does-fire = others pay 1 a building or lose 2
tile-does-fire_and_police_protection = Fire and Police Protection
tile-does-fire_protection = Fire Protection
tile-does-flood = others pay 1 a building or lose 1
tile-does-hospital = 1 a home, 2 if nearby
tile-does-hydroelectric_power = 11, less 1 a building nearby
tile-does-import_office = covers 1 Raw or Processed
tile-does-insurance_office = Disasters cost half
tile-does-investment_firm = +1 each time you select
tile-does-merchant_union = 1 a Commercial; +1 at each new one
tile-does-metro_station = 3 a building in a corner
tile-does-modular_factory = makes 1 Processed Good
tile-does-park = 2 a Polluting nearby
tile-does-parking_authority = 2 a road square
tile-does-penthouse = 6, and 1 a Commercial nearby
tile-does-police_protection = Police Protection
tile-does-postal_service = covers 1 Raw
tile-does-prison = 2 a home printed 2 or less
tile-does-resource_agency = 2 a Resource, 1 a Raw Good
tile-does-tourism_board = +2 a Commercial joined by a new tile
tile-does-trade_office = +2 a C-I pair now
tile-does-treasury = 1 per 5 money
tile-does-university = 1 a home, 1 an Industrial
tile-does-warehouse = 1 a Good
tile-does-zoning_authority = half a tile beside its type

## Why a tile cannot be placed, below its name

blocked-cornerstones = Cornerstone limit reached for this generation
blocked-disaster = Disasters are never placed
blocked-tiles = You don't have the tiles it needs
blocked-goods = Nobody sells a Good it needs
blocked-money = Not enough L-Coins
blocked-connection = No space has a road to the City Center
