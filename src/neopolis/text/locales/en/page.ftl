### The page's own sentences. $n is the number that decides the form.


## Around the games: home, lobby, table.

bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
a-moment = One moment …
a-person = a person
close = Close
connecting = Connecting …
copied = Copied.
copy = Copy
credits = Credits
dismiss = Dismiss
fair-chance = Fair shuffling
fair-lobby = The server has already chosen its secret seed. The number below, its commitment, will prove later that the seed did not change. Your browser adds a random share when you sit down. The game's seed is made from the server's seed and all shares, so nobody can choose it alone.
fair-commitment = Commitment to the server's seed
fair-copy = Copy the commitment
fair-shared = { $n ->
        [0] No seat has added a share yet.
        [one] 1 seat has added its share.
       *[other] { $n } seats have added their shares.
    }
fair-mark-good = Shuffling verified
fair-mark-bad = Shuffling check failed
fair-mark-alone = Nobody added a share
fair-mark-older = Shuffling partly verified
fair-mark-unknown = Check the shuffling
fair-more = The server chose its seed before anybody added a share, and reveals it now. So everybody can check that nobody chose the game's seed, which decides every shuffle.
fair-alone = Nobody added a share to this game, so the server alone could have chosen the game's seed, which decides every shuffle.
fair-older = An older version of the server opened this table. The game's seed follows from everybody's shares, but the server could have tried other content or spellings of the options until the shuffling suited it.
fair-by-browser = Checked by this browser
fair-by-server = Checked by the server
fair-checking = The server is replaying the whole game…
fair-repeat = For this part you have to trust the server. To check it yourself, save the record and run "neopolis verify" on your own computer.
fair-no-hashes = This browser can compute hashes only over https. Save the record and run "neopolis verify" instead.
fair-commitment-good = The server's seed matches its commitment.
fair-commitment-bad = The server's seed does not match its commitment: the server used a different seed from the one it had chosen.
fair-commitment-unknown = The server's seed was not compared with its commitment.
fair-content-good = The server fixed the game's content before it knew any share.
fair-content-bad = The game was not played with the content that the server had fixed before it knew any share, so the server could have chosen the shuffling.
fair-content-unknown = An older version of the server opened this table. Nothing shows that it chose the content before it knew the shares.
fair-seats-good = There is one share for each seat and none for bots.
fair-seats-bad = The shuffling was not fair: there is not exactly one share for each seat, a share is not 64 digits, or a bot has one. So the server could have chosen the shuffling.
fair-seats-unknown = The shares were not counted.
fair-options-good = The options are written without extra spaces.
fair-options-bad = The shuffling was not fair: the options are written with extra spaces, so the server could have tried many spellings.
fair-options-unknown = The spelling of the options was not checked, because an older version of the server opened this table.
fair-seed-good = The game's seed follows from the server's seed and everybody's shares.
fair-seed-bad = The game's seed does not follow from the server's seed and the shares: one of them was changed.
fair-seed-unknown = The game's seed was not computed.
fair-noted-good = The commitment is the one that this browser saw before the game.
fair-noted-bad = The commitment is not the one that this browser saw before the game.
fair-noted-unknown = This browser did not see the commitment before the game, so it has nothing to compare.
fair-share-good = Your own share was used.
fair-share-bad = Your own share was not used.
fair-share-unknown = This browser added no share to this game.
fair-numbers = Show all numbers
fair-server-seed = The server's seed
fair-share-of = { $name }'s share
fair-no-share = none
fair-game-seed = The game's seed
go-on = Continue
join = Join
judge = Rules judge
language = Language
link = Link
loading = Loading …
nothing-here = Page not found
nothing-here-more = There is no page at this address. Part of the link may be missing.
offline = Connection lost. Reconnecting; your game is safe.
offline-kept = Connection lost. Your choice is saved and will be sent when you are back online.
offline-now = The server is not responding. Please try again in a moment.
pages = Pages
replays = Replays
rules = Rules
save = Save
send = Send
server-odd = Something went wrong on the server. Please try again.
settings = Settings
sounds = Sounds
speed = Speed of the table
speed-more = How fast you see what the others do. You never wait for it: your own answers count at once.
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant, without scenes
skip = Skip
missed = While you were away
missed-more =
    { $n ->
        [one] { $n } event in all. The log has it.
       *[other] { $n } events in all. The log has them.
    }
theme = Colors
theme-auto = same as system
theme-light = light
theme-dark = dark
to-start = Back to home
watch = Watch
both-numbers = { $rule } (pl. { $other })
polish-number = pl. { $number }
no-such-rule = There is no paragraph { $rule }.
show-rule = Show { $rule }
whole-rules = Open in the full rules
change-name = Change name
free-seat = free
free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
how-to-play = How to play
join-by-link = Join by link
listed-games = Finished public games
my-games = My games
my-tables = My tables
deleted-tables = Deleted tables
deleted-tables-more = Only you can see and restore them. Clocks stand still while a table is deleted.
days-left =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
restore-table = Restore
restore-this-table = Restore the table
restore-this-table-more = You can restore it for a week, here or from your tables on the start page. Until then, all clocks stand still.
new-table = New table
new-table-of = New table: { $game }
no-link = That is not a table link. It should look like https://…/t/…
no-listed-games = No public game has finished yet.
no-listed-tables = There are no public tables right now.
no-own-games = You have not finished a game here yet.
no-own-tables = Your tables will appear here and show whose turn it is.
sign-out = Sign out
sign-out-elsewhere = Sign out all other devices
sign-out-elsewhere-more = Do this if somebody else may be able to play as you. All other devices, tokens and “continue on another device” links stop working at once. This device stays signed in, and you keep your seats.
sign-out-here = Sign out on this device
sign-out-here-free = You have no tables, so you lose nothing.
sign-out-here-more =
    { $n ->
        [one] You have no password: only devices that are signed in can play as { $name }. If this is the only one, you lose your table for good when you sign out. To keep it, sign in another device first:
       *[other] You have no password: only devices that are signed in can play as { $name }. If this is the only one, you lose your { $n } tables for good when you sign out. To keep them, sign in another device first:
    }
signed-out-elsewhere = All other devices are signed out.
signed-out-here = You are signed out on this device.
older = Show older
paste-link = Paste the link you received
level-of-bots = Level of the bots
play-now = Play now against bots
players = { $people } players
status-gathering = open
status-playing = playing
status-paused = paused
status-over = finished
status-closed = closed
status-unreadable = can't go on
unofficial = A fan project, not affiliated with the publishers. It uses no art or text from the games: all words and drawings are our own or free to use.
watch-more = Anyone can watch these public tables.
welcome = Run the city of tomorrow
welcome-more = Board games with their full rules. Open a table, share the link and let bots fill the empty seats.
you-are = You are playing as { $name }.
your-name = What should we call you?
your-name-more = Just a name for the table. You don't need an account.
your-turn-at = Your turn: { $game }
your-turn = Your turn
as-usual = standard
asides = Bots among themselves ({ $n })
bots-reasons = Why did they do that?
bots-reasons-none = The bots gave no reasons in this game.
bots-reasons-of = Bot
move-number = Move { $move }
bot-says = { $name }: “{ $text }”
quoted = “{ $text }”
bot-named = Bot: { $bot }
clock = Clock
clock-none = none
clock-live = live: 20 minutes per player, plus 10 seconds per move
clock-slow = live: 1 hour per player, plus 30 seconds per move
clock-day = 1 day per move
clock-week = 1 week per move
fill-with-bots = Fill with bots
how-many-seats = Number of players
listed = Public: anyone can watch, and can join until the game starts
open-table = Open the table
open-table-more = You will get a link to share with your friends.
person-here = Player { $number } on this device
same-screen = Several players on this device
same-screen-more = Enter the names of everyone who shares this device with you. A curtain hides your hand while you pass the device on.
seat-number = Seat { $seat }
which-game = Game
who-sits-where = Players
bot-at = Bot { $seat }
change-plan = Edit table
device-become = Sign in as the person who made this link
device-link = Open this link on your other device within 15 minutes. It works once:
device-other = You are signed in here as { $name }. This link signs this browser in as the person who made the link, and this browser loses the seats you hold as { $name }.
device-renew = Make a new link
device-renew-more = Keep this link to yourself: whoever opens it plays as you. A new link makes this one useless.
device-stay = Stay signed in as { $name }
i-am-ready = I'm ready
invite = Invite
link-renewed = This link no longer works
signed-out = You are signed out
keep-links = Keep the old links
links-renewed = The table has new links. The old ones no longer work.
renew-links = Make new links
renew-links-more = Do this if a link has reached the wrong people. The old links stop working at once, also for people who are watching with them. Players keep their seats.
link-player = Link to play
link-spectator = Link to watch
all-seats-taken = All seats are taken, but you can watch.
invited = { $name } invites you to { $game }
take-seat = Take a seat
lobby-guest = Take a free seat, or just watch.
lobby-full = Everyone is here. Start whenever you like.
lobby-host = Share the link or fill the free seats with bots, then start.
lobby-seated = You have a seat. Press “I'm ready”, and the host can start the game.
not-ready-after-all = Not ready yet
other-device = Continue on another device
seat-bot = plays automatically
seat-free = free
seat-not-ready = not ready yet
seat-ready = ready
sit-down = Sit down
stand-up = Leave this seat
start-game = Start game
thats-you = you
wait-for-ready = Not everyone is ready yet.
wait-for-seats =
    { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
awaited = to move
board = Board
bot-stands-in = A bot is playing for you.
call-me = Notify me when it's my turn
course = { $title } over the game
curtain = { $name }, it's your turn
curtain-more = Everyone else, please look away.
curtain-open = I'm { $name }
delete-table = Delete the table
guide = First-game guide
has-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
you-have-won = { $name }, you win!
hours-left =
    { $n ->
        [one] { $n } hour left
       *[other] { $n } hours left
    }
is-away = idle
is-gone = offline
is-here = online
leave-game = Leave the game
leave-more = A bot takes over for the rest of the game. If you want to come back later, just close the page instead.
let-bot-play = Let a bot play for me
log = Log
menu = Menu
fork-badge = Fork
fork-more = This game continues from a position in another one, so somebody here may know what comes next.
imagined-more = An imagined game: it continues from what one player could see, and everything hidden was made up.
new-talk = new
no-log = Nothing has happened yet.
no-talk = No messages yet.
nobody-wins = Nobody wins
panels = Panels
pause = Pause
paused = The game is paused.
players-at-table = Players
question = Your move
rank = Rank: { $rank }
record = Save record
reference = Quick reference
rematch = Rematch
replay = Replay
resume = Resume
say-something = Write a message
sending = Sending …
situation = Game state in words
stands-in-for = bot stand-in
stay = Stay
table-closed = This table was deleted
table-closed-more = The host has deleted the table for everyone.
table-not-here = You can't open this table
table-unreadable = This table can't go on
take-back = Undo
take-back-more = Undo your last move, if nothing has been revealed since (key U)
take-over = Take over
talk = Chat
talk-to = Send to
to-all = everyone
try-out = Try this position against bots
vote-for-bot = Vote to let a bot take over
waiting-for = Waiting for { $names }.
hesitates = { $name } is making up their mind. Talk or trade now.
about-to-act = { $name } is about to act.
pace = Time to talk
pace-relaxed = relaxed: bots wait 8 seconds before they vote
pace-normal = normal: bots wait 3½ seconds before they vote
pace-quick = quick: bots wait 1½ seconds before they vote
pace-off = none: bots act at once
offered-to-you = Waiting for { $names }. You have a proposal to answer.
whisper-to = whisper to { $name }
whispers-to = whispers to { $name }
whole-log = Show full log
will-call = We will notify you.
you = you

## The board of a game that has no board of its own.

plain-yes = yes
plain-no = no
plain-nothing = none
plain-side-actions = At any time

## NEOM's table.

neom-again = Tap again
neom-beginner = Beginner's variant.
neom-bought =
    { $price ->
        [one] { $good }: { $from }, for { $price } L-Coin
       *[other] { $good }: { $from }, for { $price } L-Coins
    }
neom-brief-avertable = can be prevented
neom-brief-gone = out of the game
neom-brief-hidden = not in sight
neom-brief-open = on offer
neom-brief-strikes = strikes!
neom-brief-unseen = not seen yet
neom-brief-yours = in your hand
neom-can-choose = You can choose this.
neom-center-of = City Center, makes { $goods }
neom-change =
    { $n ->
        [one] { $change } point
       *[other] { $change } points
    }
neom-cheapest = cheapest
neom-city-of = { $name }'s city
neom-comes-in =
    { $n ->
        [one] Reaches you in { $n } turn.
       *[other] Reaches you in { $n } turns.
    }
neom-comes-never = Won't reach you again in this generation.
neom-cornerstone = Cornerstone
neom-cornerstones-left = Cornerstones not placed yet
neom-cornerstones-placed = { $placed } of { $most } placed
neom-costs =
    { $n ->
        [one] costs { $n } L-Coin now
       *[other] costs { $n } L-Coins now
    }
neom-cut-off = cut off from the City Center
neom-discards = Discarded Cornerstones
neom-due =
    { $pay ->
        [one]
            You would pay { $pay } L-Coin or lose { $n } { $n ->
                [one] tile
               *[other] tiles
            }.
       *[other]
            You would pay { $pay } L-Coins or lose { $n } { $n ->
                [one] tile
               *[other] tiles
            }.
    }
neom-east = east
neom-empty = empty
neom-free = free
neom-good = Good
neom-good-from =
    { $price ->
        [one] { $good }: { $price } L-Coin from { $name }
       *[other] { $good }: { $price } L-Coins from { $name }
    }
neom-good-none = { $good }: nobody makes it yet
neom-good-own = { $good }: your city makes it
neom-good-supply =
    { $price ->
        [one] { $good }: { $price } L-Coin from the supply
       *[other] { $good }: { $price } L-Coins from the supply
    }
neom-goods = Goods
neom-hand-of = { $name }'s hand
neom-hidden-tiles =
    { $n ->
        [one] { $n } hidden tile
       *[other] { $n } hidden tiles
    }
neom-house-roads = The roads on the tiles are our own, not the printed ones.
# Beside the number of L-Coins; there is no room for the unit.
neom-income = income { $n }
neom-income-more = Income at the end of this generation
neom-income-now = income
neom-left-neighbor = Your left neighbor gets your tiles
neom-locked = L-Coins from Goods you sold this turn. You can spend them from the next turn on, and usually also on this turn's Disaster.
neom-made-by = made by
neom-makes = makes { $goods }
neom-market = Market
neom-market-more = Prices are the lowest you can get right now, Trade Routes included.
neom-money = L-Coins
neom-no-goods = This city makes no Goods.
neom-no-packs = No tiles are being passed.
neom-no-roads = no roads
neom-north = north
neom-open-city = Enlarge { $name }'s city
neom-open-tiles = Tiles on offer
neom-or = or
neom-other-cities = Other cities
neom-over = The game is over
neom-packs = Tiles to come
neom-packs-left =
    { $n ->
        [one] { $n } hidden pack left in this generation.
       *[other] { $n } hidden packs left in this generation.
    }
neom-stacks-left =
    { $n ->
        [one] { $n } hidden stack of Cornerstones left.
       *[other] { $n } hidden stacks of Cornerstones left.
    }
neom-packs-sizes =
    { $n ->
        [one] { $n } hidden pack to come; tiles in each: { $sizes }.
       *[other] { $n } hidden packs to come; tiles in each: { $sizes }.
    }
neom-passed = Pack { $n }: Cornerstones you passed on
neom-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
neom-points-now = Points if the game ended now
neom-points-short =
    { $n ->
        [one] point
       *[other] points
    }
neom-points-title = points
neom-preliminary = Preliminary Round: choosing Cornerstones
neom-price = price
neom-ranks = Ranks
neom-result = Final result
neom-right-neighbor = Your right neighbor passes tiles to you
neom-roads =
    { $n ->
        [one] road to the { $sides }
       *[other] roads to the { $sides }
    }
neom-route-left = Left Trade Route
neom-route-right = Right Trade Route
neom-routes-both = Both Trade Routes are open.
neom-routes-left = The left Trade Route is open.
neom-routes-none = No Trade Route yet.
neom-routes-right = The right Trade Route is open.
neom-scene-income = The generation is over: every city brings its income.
neom-scene-passing = Everybody passes their tiles to the left.
neom-score = Score
neom-score-more = Your points if the game ended now. The small numbers link to the rules.
neom-south = south
neom-supply = supply
neom-threat-avertable = { $name } strikes at the end of this turn unless it is selected now.
neom-threat-gone = { $name } is out of the game and will not strike.
neom-threat-held = { $who } holds { $name }.
neom-threat-hidden = The Disaster of this generation is { $name }. It is not in sight now.
neom-threat-open = { $name } is among the face-up tiles this turn.
neom-threat-strikes = { $who } selected { $name }: it strikes at the end of this turn.
neom-threat-strikes-all = { $name } strikes at the end of this turn.
neom-threat-unseen = You have not seen { $name } yet.
neom-threat-yours = { $name } is in your hand.
neom-told-goods = Goods: { $goods }.
neom-told-locked =
    { $n ->
        [one] { $n } more L-Coin from Goods sold, to spend from the next turn on.
       *[other] { $n } more L-Coins from Goods sold, to spend from the next turn on.
    }
neom-told-purse =
    { $income ->
        [one] Points now: { $points }. L-Coins: { $money }. Income at the end of the generation: { $income } L-Coin.
       *[other] Points now: { $points }. L-Coins: { $money }. Income at the end of the generation: { $income } L-Coins.
    }
neom-told-reasons = Where the points come from: { $reasons }.
neom-told-selected = { $name } selected { $tile }.
neom-turn = Turn { $n }
neom-unseen = Not seen yet
neom-unseen-more =
    { $n ->
        [one] { $n } tile of this generation that you have not seen, in somebody's hand or in a hidden pack:
       *[other] { $n } tiles of this generation that you have not seen, in somebody's hand or in a hidden pack:
    }
neom-west = west
neom-when = Generation { $generation } of { $generations }, turn { $turn } of { $turns }
neom-when-brief = Gen. { $generation } · turn { $turn }/{ $turns }
neom-comes-here = { $tile } goes here.
neom-leaves = This tile will be removed.
neom-would-fit = You could place the tile here.
neom-your-city = Your city
neom-your-cornerstones = Your Cornerstones
neom-your-hand = Your hand

## New Angeles' table.

na-city = City
na-deal = Deal
na-players = Players
na-your-cards = Your cards
na-your-hand = Your hand
na-hand = cards in hand
na-hand-empty = No action cards in hand.
na-jump = Jump to a part of the table
na-tracks = Threat and rounds
na-threat = Threat
na-threat-now = Threat { $now } of { $last }
na-threat-more = At { $last } threat the game ends immediately, and only the Federalist can win.
na-threat-plus = if not met: threat +{ $n }
na-met = met
na-if-failed = If the demand is not met, threat rises by { $n }.
na-rounds = Rounds
na-round = Round { $n }
na-phase = Phase
na-demand-round = demand round
na-demand = Demand
na-when = Round { $round }/{ $rounds }, { $phase }
na-in-demand = Demand round { $n }/3
na-turn-of = { $name }'s turn
na-your-turn = Your turn
na-turns-left =
    { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
na-last-turn = Last turn this round
na-turns-next =
    { $n ->
        [one] { $n } turn next round
       *[other] { $n } turns next round
    }
na-next-event = Next event
na-event-back = Next event (back of the card): { $what }
na-event-now = Event
na-supply = Supply and demand
na-supply-row = { $what }: { $now } of { $target }; production would add { $more }
na-coming = production now would add { $n }
na-of = { $now } of { $target }
na-in-city = In the city
na-tier = Tier { $tier }
na-prints = Produces { $what }.
na-would-produce = If exploited now, this district would produce { $what }.
na-produces-nothing = If exploited now, this district would produce nothing.
na-unrest = Unrest
na-here = Here: { $what }.
na-here-nothing = There is nothing here.
na-exit-to = The exit leads to { $place }.
na-root-threat = +{ $n } threat
na-root-more = Each enemy unit, illness token or outage that reaches The Root raises threat.
na-choose = Choose { $what }
na-card-action = Action card
na-card-emergency = Emergency action
na-card-asset = Asset
na-card-investment = Investment
na-card-event = Event
na-card-rival = Rival
na-contract = Contract: { $what }.
na-draws = Draws { $what } at the start of its turn.
na-deal-number = Deal { $n }
na-no-deal = No deal right now.
na-lately = Since the last deal
na-step-asset = Asset
na-step-main = Main offer
na-step-counter = Counteroffer
na-step-support = Support
na-step-resolution = Resolution
na-at-stake = Prize
na-main = Main offer
na-counter = Counteroffer
na-left =
    { $n ->
        [one] Left: { $n } card
       *[other] Left: { $n } cards
    }
na-right =
    { $n ->
        [one] Right: { $n } card
       *[other] Right: { $n } cards
    }
na-no-offer = none yet
na-wins = wins
na-below =
    { $n ->
        [one] { $n } earlier counteroffer covered by this one: { $what }
       *[other] { $n } earlier counteroffers covered by this one: { $what }
    }
na-counter-price =
    { $n ->
        [one] Countering costs { $n } extra card.
       *[other] Countering costs { $n } extra cards.
    }
na-declared = announced: { $what }
na-support-pile =
    { $n ->
        [one] Support: { $n } card
       *[other] Support: { $n } cards
    }
na-support-card = { $name }'s support
na-support-this = Support this
na-nobody = nobody
na-face-down = facedown
na-face-up = faceup
na-exhausted = exhausted
na-bet = { $who } bets that { $on } wins (Jackson Howard).
na-cannot-trade = Cannot trade capital or assets until this deal ends: { $names }.
na-cannot-support = Cannot support the counteroffer: { $names }.
na-capital = capital
na-hand-of =
    { $n ->
        [one] { $n } card in hand, hand size { $size }
       *[other] { $n } cards in hand, hand size { $size }
    }
na-known-cards = Cards you know in this hand: { $what }
na-assets = Assets
na-no-assets = no assets
na-active = active
na-awaited = to move
na-open-promises =
    { $n ->
        [one] { $n } open promise
       *[other] { $n } open promises
    }
na-mark-passed = passed
na-mark-countered = countered
na-mark-abstained = abstained
na-mark-main =
    { $n ->
        [one] main offer: { $n } card
       *[other] main offer: { $n } cards
    }
na-mark-counter =
    { $n ->
        [one] counteroffer: { $n } card
       *[other] counteroffer: { $n } cards
    }
na-trade = Trade
na-you = you
na-show-secrets = Show rival and investment
na-hide-secrets = Hide
na-secrets-key = Key V
na-rival = Rival
na-rival-federalist = Federalist: you win alone if threat reaches 25 while you have at least 25 capital
na-rival-own = Your own corporation: have more capital than { $n } other players (so far: { $now })
na-rival-own-text = Your rival card shows your own corporation, so nobody in particular is your rival. You win if you have more capital than { $n } other players after the third demand round, with threat below 25. Equal capital is not enough; several players can win.
na-rival-own-why = You need not be the richest. Stay ahead of { $n } players, and watch those who are close behind you.
na-rival-other = { $corporation } ({ $name }): have more capital than they do (they have { $theirs }, you have { $now })
na-aside = Rival card set aside: { $what }
na-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
na-done = Done
na-pass = Pass
na-pass-counter = Pass: make no counteroffer
na-done-support = Play no more cards
na-abstain = Abstain
na-yes = Yes
na-no = No
na-first = the first option
na-second = the second option
na-amount = { $n } capital
na-lose-one = Lose 1 capital
na-which-main = Main offer: { $card }
na-which-counter = Counteroffer: { $card }
na-this-one = Choose this offer
na-support-main = Support the main offer: { $card }
na-support-counter = Support the counteroffer: { $card }
na-calm-or-orgcrime-1 = Lower unrest by one stage
na-calm-or-orgcrime-2 = Remove an orgcrime unit
na-draw-or-turn-up-1 = That player draws 5 cards of one type
na-draw-or-turn-up-2 = Turn one of their emergency actions faceup
na-steal-or-gain-1 = Steal an asset
na-steal-or-gain-2 = Gain 2 capital
na-pay-or-take-back-1 = Pay 2 capital
na-pay-or-take-back-2 = Withdraw the counteroffer
na-discard-or-draw-1 = That player discards 3 cards
na-discard-or-draw-2 = That player draws 3 cards
na-continue = Continue
na-continue-round = Continue, no more stops for me this round
na-continue-game = Continue, no more stops for me in this game
na-stops = Stops for trading
na-stops-usual = standard: when somebody asks
na-stops-how = The game stops at the moments that players choose, so that everybody can trade. Click a moment once to stop there one time, twice to stop there every time, and a third time to cancel.
na-stops-always = At this table the game stops at every possible moment and goes on when everybody continues.
na-stops-nobody = Nobody has called a stop.
na-stops-count =
    { $n ->
        [one] { $n } moment
       *[other] { $n } moments
    }
na-stop-cancel = no stop
na-stop-once = once
na-stop-standing = always
na-stop-call-cancel = Stop { $moment }: off. Press to stop there once.
na-stop-call-once = Stop { $moment }: once. Press to stop there every time.
na-stop-call-standing = Stop { $moment }: every time. Press to cancel.
na-stop-always-by = { $name } (always)
na-stop-line = { $moment }: { $names }
na-stops-dismiss = Skip stops
na-stops-dismiss-round = No stops for me this round
na-stops-dismiss-game = No stops for me in this game
na-stops-dismissed = These players want no stops at the moment: { $names }.
na-stopped-by = Stopped by: { $names }.
na-stop-trade = Trade now
na-trade-panel = Trade
na-ledger = Promises
na-proposals = Proposals
na-no-proposals = No open proposals.
na-new-trade = Propose a trade
na-counter-trade = Suggest other terms
na-with-whom = Trade with
na-trade-how = Choose a partner. If the trade contains only capital, assets and a move that somebody has to make right now, it is binding. A trade with a promise is not.
na-you-give = You give
na-gives = { $name } gives
na-your-answer = Your move right now (binding)
na-answer-now = Their move right now (binding)
na-no-answer = not part of this trade
na-exactly = exactly this many cards
na-any-number = any number
na-add-promise = Add a promise
na-drop-promise = Remove this promise
na-kind-support = support a player's offer
na-kind-oppose = support the offer that competes with a player's
na-kind-counter = make a counteroffer against a player
na-kind-no-counter = make no counteroffer against a player
na-kind-keep-out = keep one kind of component, or all, out of a district
na-kind-give = give capital or an asset later
na-kind-no-trade = make no trade with a player
na-gift = Gift
na-when-given = When
na-when-deal-ends = when the deal chosen below ends
na-when-wins-deal = when a player wins a deal
na-when-turn-begins = when a player's turn begins
na-when-demand = when the demand is checked
na-about-whom = Player
na-at-least = at least this many cards
na-component = Kind
na-any-component = any kind
na-district = District
na-until-deal = until the end of deal
na-less = Decrease: { $what }
na-more = Increase: { $what }
na-whisper = Whisper
na-whisper-more = The others see only what changes hands.
na-whispered = whispered
na-weigh-nothing = Choose what you give and what you want.
na-impossible = Not possible:
na-would-bind = Binding.
na-would-bind-more = Everything happens as soon as both agree.
na-would-not-bind = Not enforced.
na-would-not-bind-more = Capital and assets change hands as soon as both agree. Nothing makes anybody keep a promise.
na-binds = Binding for both.
na-binds-not = A promise: not binding.
na-propose = Propose
na-propose-instead = Propose this instead
na-drop = Cancel
na-they-accept = { $name } accepts your proposal.
na-they-decline = { $name } declines your proposal.
na-accept = Accept
na-decline = Decline
na-counter-it = Suggest other terms
na-withdraw = Withdraw
na-incoming =
    { $n ->
        [one] A proposal for you
       *[other] Proposals for you
    }
na-words-kept = Who keeps their word
na-scene-failed = Not met
na-scene-met = Met
na-scene-over = The game is over. All rivals are revealed.
na-scene-support =
    { $n ->
        [one] { $n } support card
       *[other] { $n } support cards
    }
na-status-open = open
na-status-kept = kept
na-status-broken = broken
na-status-void = no longer applies
na-owed = You promised this, and it is due now:
na-give-now = Give it now
na-more-assets = Show { $n } more
na-fewer-assets = Show fewer
na-due = due now
na-paid = { $n } capital paid
na-no-promises = No promises yet.
na-ledger-more = Promises are never enforced. You see everything promised in public, and whispers to or from you.
na-ending = Game over
na-you-won = You win!
na-you-lost = You lose
na-story = How it went
na-story-deals = Deals won
na-story-counters = Counteroffers
na-story-support = Cards played in support
na-story-kept = Promises kept
na-story-broken = Promises broken
na-end-threat = Threat has reached 25: the government takes over the city.
na-end-demand = The third demand round is over: New Angeles survives.
na-won = wins
na-lost = loses
na-why-federalist-won = Federalist: threat reached 25, with { $capital } capital ({ $least } needed)
na-why-federalist-poor = Federalist: threat reached 25, but only { $capital } of { $least } capital
na-why-federalist-calm = Federalist: threat did not reach 25
na-why-threat = Threat reached 25, so only the Federalist could win
na-why-beat-rival = { $capital } capital beats { $name }'s { $theirs }
na-why-lost-rival = { $capital } capital does not beat { $name }'s { $theirs }
na-why-beat-others =
    { $n ->
        [one] Richer than { $n } other ({ $needed } needed)
       *[other] Richer than { $n } others ({ $needed } needed)
    }
na-why-lost-others =
    { $n ->
        [one] Richer than only { $n } other ({ $needed } needed)
       *[other] Richer than only { $n } others ({ $needed } needed)
    }
na-where = State of the game

## Replays, judge, rules, about the data, guide.

about-data = About the data
about-neom = Draft tiles, build roads, trade Goods and survive Disasters: build the best city of the future in three generations.
about-new-angeles = Six corporations share one city on the brink. Offer, bargain, promise, betray, and beware: somebody may be working for the government.
replay-acting = the player to move
replay-answered = chosen:
replay-back = Previous move (←)
replay-before = before the first turn
replay-download = Download the record
replay-example = { "{" }"format": "neopolis-record-1", …
replay-eyes = View as
replay-file = Choose a file
replay-first = First move (Home)
replay-fork = Play from here
replay-fork-as = A new table will start from the position after move { $move }. Bots play the other seats, and this game stays as it is. Whose seat do you take?
replay-fork-more = See what could have happened: play on from here against bots
replay-generation-turn = Gen. { $generation }, turn { $turn }
replay-jump = Jump to a turn (Page up, Page down)
replay-last = Last move (End)
replay-link = Copy a link to this move
replay-move = Move
replay-move-of = { $move } of { $moves }
replay-no-file = This browser no longer has the record. Open it again on the replays page.
replay-no-record = That is not a game record. A record is a text file that starts with { "{" }"format": "neopolis-record-…; “Save record” after a game downloads one.
replay-not-here = Replay not found
replay-on = Next move (→)
replay-open = Open a record
replay-open-more = Choose or drop the file of a game played anywhere. The server does not store it.
replay-paste = Or paste the text of a record
replay-play = Play (space)
replay-round-turn = Round { $round }: { $name }
replay-spectator = a spectator
replay-speed = Speed
replay-trades = { $name } makes or answers a trade proposal.
review = Turning points
review-best = Best decision: “{ $chosen }”. The next best option would have cost { $cost }.
review-between = { $text } ({ $low } to { $high })
review-capital = about { $value } capital
review-chance = about { $value }% of the chance to win
review-failed = The review could not be worked out. Please try again later.
review-mistake = “{ $chosen }” cost { $cost }. Better: “{ $better }”.
review-more = Which decisions cost most? Our best bot looks at every one of them; that takes a minute or two.
review-move = Move { $move }
review-note = Judged by our best bot, from what this player could know at the time. The range in brackets is a 95% interval.
review-nothing = Our best bot would not have played any of { $name }'s decisions better.
review-of = Turning points of { $name }
review-points = about { $value } points
review-thinking = Looking for { $name }'s turning points: { $percent }%
rules-contents = Contents
rules-found =
    { $n ->
        [one] { $n } paragraph found.
       *[other] { $n } paragraphs found.
    }
rules-none = No paragraph contains all of these words: { $query }
rules-rulings = Our rulings
rules-search = Search the rules ( / )
judge-add-city = Add a city
judge-all-generations = all generations
judge-all-types = all types
judge-answer = Answer
judge-ask = Ask the judge
judge-bought = { $good } from { $from }
judge-by-demand = The game ended with the third demand round.
judge-by-threat = The game ended because threat reached 25.
judge-capital = capital
judge-center-of = City Center, { $good }
judge-choose-tile = Empty. Choose a tile for this space.
judge-cities = Cities, clockwise
judge-city = City { $number }
judge-clear = Start over
judge-coins =
    { $n ->
        [one] L-Coin
       *[other] L-Coins
    }
judge-copy = Copy the question
judge-cornerstones = Cornerstones
judge-corporation = Corporation
judge-empty = empty
judge-fault = Something in this position or question is wrong
judge-field-capital = capital
judge-field-card = Investment
judge-field-center = City Center
judge-field-component = What
judge-field-demand = Demand
judge-field-disaster = Disaster
judge-field-district = District
judge-field-districts = Districts
judge-field-event = Event
judge-field-final_income = part of it: last income
judge-field-generation = Generation
judge-field-modular_factory = Modular Factory makes
judge-field-money = L-Coins
judge-field-players = Players
judge-field-rivals = rival card
judge-field-routes_used = Trade Routes already used
judge-field-threat = Threat
judge-field-tile = Tile
judge-find-tile = Name, number or effect
judge-generation = Generation
judge-go-on = Continue from this position
judge-gone = { $what } removed
judge-least =
    { $n ->
        [one] The tile costs at least { $n } L-Coin.
       *[other] The tile costs at least { $n } L-Coins.
    }
judge-left = left
judge-lies-at = city { $city }, { $cell }
judge-may-go = You can place the tile on { $cells }.
judge-met = The demand is met.
judge-missing = Missing: { $what }.
judge-more = Set up a position, ask a question and see what the rules say.
judge-na-demand = Is the demand met?
judge-na-ending = Who wins?
judge-na-event = An event
judge-na-exploit = Exploit a district
judge-na-investment = What an investment pays
judge-na-move = Move something
judge-na-place = Place something
judge-na-production = Production Phase
judge-neighbours =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities, clockwise: the left neighbor of a city is the one after it.
    }
judge-neom-disaster = A Disaster
judge-neom-income = Income
judge-neom-placements = Where can a tile go?
judge-neom-score = Score
judge-no-change = Nothing changes in any district.
judge-no-removal = No tile has to be removed.
judge-no-threat = Threat does not rise.
judge-no-tile = No tile matches.
judge-none = none
judge-not-met = The demand is not met.
judge-not-placed = Nothing is placed: the reserve is empty, or the district already has one.
judge-nothing-produced = Nothing is produced.
judge-nothing-yet = You have not asked anything yet.
judge-old = The position has changed since this answer.
judge-or-remove =
    { $n ->
        [one] Or remove { $n } tile from: { $cells }.
       *[other] Or remove { $n } tiles from: { $cells }.
    }
judge-path = Its path: { $path }.
judge-points =
    { $n ->
        [one] point
       *[other] points
    }
judge-position = Position
judge-produced = Produced: { $what }.
judge-question = Question
judge-raw = Question and answer as JSON
judge-refused = You can't place { $tile }.
judge-refused-connection = No space has a road to the City Center.
judge-refused-cornerstones = Cornerstone limit reached for this generation.
judge-refused-disaster = Disasters are never placed.
judge-refused-goods = No city makes a Good that this tile needs, and the supply does not sell it now.
judge-refused-money = Not enough L-Coins.
judge-refused-tiles = The city needs more tiles of the type that this tile requires.
judge-remove-city = Remove this city
judge-right = right
judge-rules = Rules used
judge-setup = Start from a setup card
judge-space = space { $cell }
judge-supply = supply
judge-take-off = Remove
judge-threat = Threat rises by { $n }.
judge-threat-now = Threat is then { $n }.
judge-tiles = Tiles
judge-turns = Turns in the next round: { $n }.
judge-type = Type
judge-unrest = Unrest
judge-what = What do you want to know?
judge-which-tile = Tile
judge-whose = Whose city
judge-supply-na = Supply
rules-print = Print
rules-ref = Quick reference
rules-ref-more = Everything you look up while playing, on one or two pages. The numbers link to the rules.
rules-aim = Aim
rules-turn = A turn
rules-placing = Placing a tile
rules-goods = Goods
rules-types = Types of tiles
rules-disasters = Disasters
rules-scoring = Scoring
rules-cornerstones = Cornerstones
rules-fewer = Two players and solo
rules-ranks = Solo ranks
rules-rounds = Rounds
rules-deal = A deal
rules-trading = Trading
rules-production = Production
rules-components = What can be in a district
rules-moving = Moving along the exits
rules-threat = Threat
rules-demand = Demand round
rules-districts = Districts
rules-corporations = Corporations and their contracts
rules-n-aim-1 = Build your city in three generations of seven turns each. Whoever then has the most points wins.
rules-n-aim-2 = You start with { $money } L-Coins and the Raw Good of your City Center.
rules-n-turn-1 = Everyone secretly selects one tile from their hand and passes the rest to the left.
rules-n-turn-2 = Everyone reveals and acts at the same time: place the tile, place a Cornerstone instead, or sell the tile for { $sale } L-Coins.
rules-n-turn-3 = If somebody selected a Disaster, it now strikes everyone else.
rules-n-turn-4 = After turn { $turns } every city brings its income, and the next generation begins.
rules-n-placing-1 = First you need what the tile asks for: L-Coins, Goods, or tiles already in your city.
rules-n-placing-2 = A road must lead from the tile to your City Center, over other tiles if needed. One connection is enough. Tiles are never turned.
rules-n-placing-3 = Place the tile on an empty space, or over a Resource tile, the City Center or a tile of the same type.
rules-n-placing-4 = A road out of the left or right end of the middle row opens the Trade Route on that side.
rules-n-goods-1 = You always have the Goods your city makes. You buy missing Goods from players who make them.
rules-n-goods-2 = Each player between you and the seller makes the Good 1 L-Coin more expensive. An open Trade Route on that side makes it 1 L-Coin cheaper.
rules-n-goods-3 = Goods are never used up. A seller cannot refuse. Sellers can spend the money from the next turn on, and usually also on this turn's Disaster.
rules-n-corner-1 = Before the game, everyone picks three Cornerstones and reveals them.
rules-n-corner-2 = You place a Cornerstone instead of the tile you selected. Your city can hold 1 in Generation 1, 2 in Generation 2 and 3 in Generation 3.
rules-n-res = points; homes joined by roads form neighborhoods
rules-n-com = money, right away or as income
rules-n-ind = Processed and Luxury Goods; always Polluting
rules-n-pub = points and special effects, such as Power and protection
rules-n-raw = Raw Goods; any tile may be built over a Resource tile
rules-n-dis = strikes everyone else; never placed or sold
rules-n-dis-1 = Pay in full or remove tiles. The player who selected the Disaster is safe.
rules-n-score-1 = Tiles: the points printed on them; tiles with “?” score by their text.
rules-n-score-2 = Neighborhoods: 1, 2, 3 … 8 homes score 1, 3, 6, 10, 15, 21, 28, 36 points; each further home adds 4 points.
rules-n-score-3 = Goods your city makes: 1 point for each Raw Good, 2 for each Processed Good, 10 for each Luxury Good.
rules-n-score-4 = Money: 1 point for every 2 L-Coins, last income included.
rules-n-score-5 = Pollution: each home loses 2 points for every Polluting tile on one of its sides and 1 point for every Polluting tile at a corner.
rules-n-score-6 = Ghost town: −10 points with no home, −4 points with only one.
rules-n-score-7 = No Power: −5 points.
rules-n-two = Two players: both choose from the same open tiles, and you take turns. The supply sells what your opponent does not make. Each Trade Route takes 1 L-Coin off every Good, but a Good never costs less than 1 L-Coin.
rules-n-solo = Solo: the supply sells Raw Goods in Generation 1, Raw and Processed Goods in Generation 2, and all Goods in Generation 3. Unless you select the Disaster in turns 1 to 3, it strikes you.
rules-tier-raw = raw
rules-tier-processed = processed
rules-tier-luxury = luxury
rules-price = price
rules-points = points
rules-a-aim-1 = You win if you have more capital than your secret rival after the third demand round, with threat below { $threat }.
rules-a-aim-2 = If your rival card shows your own corporation, you must instead have more capital than three other players (two in a game with four players).
rules-a-aim-3 = The Federalist wins alone if threat reaches { $threat } and the Federalist has at least { $capital } capital.
rules-a-rounds-1 = Order: 1, 2, demand, 3, 4, demand, 5, 6, demand.
rules-a-rounds-2 = Each round: players take turns until the turn track is empty, then comes production, then an event that sets the number of turns of the next round.
rules-a-turn-1 = Refresh: your exhausted assets become ready again. Then you draw the cards that your corp sheet shows.
rules-a-turn-2 = One deal that everyone takes part in.
rules-a-turn-3 = End of turn: use abilities marked “End of Turn”, then discard down to { $hand } cards.
rules-a-deal-1 = An asset is revealed. It is the prize of the deal.
rules-a-deal-2 = The active player makes the main offer: an action card or a faceup emergency action.
rules-a-deal-3 = Every other player may make one counteroffer or pass. A counteroffer costs one extra card from your hand for each counteroffer already made.
rules-a-deal-4 = Everyone else supports one of the two offers with facedown cards, or abstains.
rules-a-deal-5 = The offer with more cards wins; the main offer wins ties. The winner resolves the card and takes the asset.
rules-a-trade-1 = Two players may trade capital, assets and promises at any time, but never action cards or rival cards.
rules-a-trade-2 = A trade that both can carry out right away is binding. A trade with a promise about the future is not.
rules-a-prod-1 = Districts with an android are exploited, lowest number first: each produces, then its unrest rises by one stage.
rules-a-prod-2 = Unrest: stable → protest → strike. Resources never go past the last space of their track.
rules-a-android = the district is exploited in the Production Phase
rules-a-development = the district produces 1 more of its primary resource
rules-a-human_first = exploiting raises unrest by two stages; if that is impossible, an outage is placed
rules-a-illness = an action card that touches the district raises threat by 2, once per card
rules-a-orgcrime = the district does not produce its primary resource
rules-a-outage = the district produces nothing and has no unrest
rules-a-prisec = enemy units cannot stay here; they move on
rules-a-protest = the district still produces; the next stage is a strike
rules-a-strike = the district produces nothing
rules-a-move-1 = A district holds one of each kind. A further enemy unit, illness or outage follows the exit until there is room.
rules-a-move-2 = A unit or token that reaches The Root leaves the board: threat +{ $root }.
rules-a-threat-1 = Threat rises when a unit or token reaches The Root (+{ $root }), when an action card touches a district with illness (+{ $illness }), when a demand is not met (see its card), and with some events.
rules-a-threat-2 = At { $threat } threat the game ends immediately.
rules-a-demand-1 = Everyone reveals their investment and is paid for it.
rules-a-demand-2 = Does the supply hold enough of every resource? If not, threat rises by the number on the demand card.
rules-a-demand-3 = The supply goes back to 0, and the next demand is revealed.
rules-a-demand-4 = Everyone draws two investments and keeps one.
rules-tier = tier
rules-exit = exit
rules-makes = makes
about-cards-action = Action cards: what they do
about-cards-asset = Assets: what they do
about-cards-emergency = Emergency actions: what they do
about-cards-event = Events: what they do
about-cards-investment = Investments: what they pay
about-cards-rival = Rival cards
about-centers = City Centers: their Goods
about-contracts = Contracts of the corporations
about-copies = Copies of action cards
about-correct = Do you own the box and see a wrong value? Every value can be replaced with a content pack; CONTRIBUTING.md in the project explains how.
about-credits-more = The work this project builds on, with its licenses. The list was made from the packages when the page was built.
about-demands = Demands: resources needed and threat
about-district-exits = Districts: exits
about-district-names = Districts: names
about-district-resources = Districts: resources
about-district-tiers = Districts: tiers
about-draws = Draws on the corp sheets
about-event-turns = Events: turns in the next round
about-fonts = Fonts
about-games = The games
about-games-more = NEOM and New Angeles are board games by their authors and publishers, who own the names. Playing at a real table is a pleasure of its own: if you like a game here, buy it.
about-hash = Content version:
about-icons = Icons
about-icons-all = The package does not say who drew which icon, so we name all authors of the set that we know of. The set's license has the full list.
about-icons-by = Icons made by
about-icons-changed = Shown in our colors and sizes, otherwise unchanged.
about-icons-used =
    { $n ->
        [one] { $n } icon of this set used here
       *[other] { $n } icons of this set used here
    }
about-limits = How many components there are
about-own = Everything else (rules engine, words, drawings, page) was made for this project and is free under the MIT license.
about-page-made-of = The page
about-roads = Tiles: roads
about-server-made-of = The server
about-setup-names = Setup cards: names
about-setup-places = Setup cards: components
about-setup-turns = Setup cards: turns
about-tiles = Tiles: what they need and do
about-timing = Assets: when they are used
about-tracks = Last space of each track
guide-a-city = Districts with an android produce, and then unrest grows there. A unit or token that finds no room moves along the arrows; if it reaches The Root, threat rises.
guide-a-counter = You can compete with a card of your own. If your card wins, you resolve it and take the asset. Passing is free. A counteroffer costs one extra card for each counteroffer already made.
guide-a-discard = At the end of your turn you may keep only as many cards as your hand size. Discard those that help you least.
guide-a-district = Click one of the marked districts on the map, or choose it below.
guide-a-investment = Your investment pays in the next demand round. How much depends on the city at that time, so keep the investment you can do something for.
guide-a-main = It's your turn: offer one of your cards. The asset on the table is the prize. If your offer wins, you resolve the card and take the asset.
guide-a-own = Your cards, your rival and your investment. Nobody else can see them.
guide-a-players = The other corporations. At the end you need more capital than your secret rival, so watch that player most of all.
guide-a-support = Two offers compete. Play cards facedown for the one you want to win, or abstain. You can ask to be paid for your support.
guide-a-tracks = This is the threat, and what the city has in supply. At 25 threat the game ends, and only the Federalist can win. A demand that is not met raises threat.
guide-a-trade = Here you can bargain at any time with capital, assets and promises. What happens right away is binding. A promise is not.
guide-ask = Your choices always appear here. Click one, or press its number key. The small numbers link to the rules.
guide-enough = No more hints
guide-heard = Guide: { $hint } Press G to continue.
guide-menu = The menu at the right has the rules, the quick reference, pause and this guide.
guide-n-action = Place the tile you selected, place a Cornerstone instead, or sell the tile for 5 L-Coins. Selling early is fine: money pays for better tiles.
guide-n-city = This is your city. Every new tile needs a road to the City Center in the middle, so keep some roads open.
guide-n-cornerstones = Cornerstones are strong tiles for later: your city can hold one more in each generation. Keep one now.
guide-n-disaster = Pay for every tile that is hit, or remove tiles. A removed tile no longer brings points, income or Goods.
guide-n-goods = The Goods your city makes are always available and never used up. Other players can buy them, and you get paid.
guide-n-others = The other cities. Click one to enlarge it: you can buy the Goods it makes.
guide-n-ranks = Playing solo you aim for a rank. These are the points you need for each.
guide-n-score = Your points and where they come from. A city with fewer than two homes or without Power loses points.
guide-n-select = Select one tile. With three or more players, the rest goes to your left neighbor. Each card shows what its tile needs, does and scores, and what it would cost you now.
guide-n-seller = If your city does not make a Good, you buy it from a player whose city makes it. Each player sitting between you adds 1 L-Coin. With one or two players, the supply sells Goods, too.
guide-n-space = Click one of the marked spaces, or drag the tile there. Keep homes together and away from factories.
guide-next = Got it
guide-undo = Made a mistake? You can undo your last move as long as nothing has been revealed since.

## Challenges: the same deal for everybody

challenge-best = Best so far: { $points } points
challenge-continue = Continue
challenge-copied = Copied. Paste it wherever you like; it gives nothing away.
challenge-count =
    { $n ->
        [one] { $n } person has finished
       *[other] { $n } people have finished
    }
challenge-earlier = Earlier rounds
challenge-how-others-did = How others did
challenge-name = Name
challenge-new-at = Next one { $when }
challenge-nobody = Nobody has finished yet. Be the first!
challenge-par = Par: { $points } points
challenge-par-more = What our best bot scores with the same deal.
challenge-par-unknown = Par: our best bot is still playing
challenge-place = Place
challenge-play = Play
challenge-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
challenge-result = Points
challenge-results = Results
challenge-same = Everybody gets the same deal
challenge-share = Share your result
challenge-shared = { $title }, { $day }: { $points } points (par { $par })
challenge-shared-without-par = { $title }, { $day }: { $points } points
challenge-you = You: { $points } points
challenge-you-are = you
results-by-name = { $name } { $points }

## Advice

advice = Advice
advice-more = Ask the computer for the three best options, as far as you can know
advice-thinking = Thinking …
advice-points = about { $value } points
advice-capital = about { $value } capital
advice-chance = about { $percent } % to win
advice-on = Advice is on: everybody at this table may ask for it.
allow-advice = Allow advice: everybody at the table may ask the computer for the best options

## Lessons and puzzles

learn = Learn
learn-first = Learn it in minutes
learn-begin = Begin
learn-continue = Continue at step { $step } of { $steps }
learn-done = Done
first-game = Your first game
first-game-more = A game against friendly bots. A narrator explains each thing when it happens for the first time.
puzzles = Puzzles
puzzles-more = { $n } short puzzles, each with its reason. Solved at the first try: { $solved }.
puzzles-open = Open the puzzles
puzzles-none = There are no puzzles for this game.
puzzle-number = Puzzle { $n }: { $title }
puzzle-player = Player { $seat }
puzzle-you = You
puzzle-position = The position
puzzle-right = Right.
puzzle-wrong = Not quite. Try another answer.
puzzle-next = Next puzzle
lesson = Lesson
lesson-step = { $step } of { $steps }
lesson-progress = Progress of the lesson
lesson-continue = Continue
lesson-your-move = Your move
lesson-show-me = Show me
lesson-do-it = Do it for me
lesson-check = Check
lesson-choices = Choices
lesson-try-again = Not that one. Try again.
lesson-heard = Lesson, step { $step } of { $steps }: { $text }
lesson-leave = Leave the lesson
lesson-leave-more = The lesson stays where it is. You can come back to it whenever you like, or play on without it.
lesson-play-on = Play on without the lesson
lesson-later = Continue later
lesson-again = Start again
lesson-stay = Stay
lesson-done = Lesson done. You know enough for your first game.
lesson-close = Close
narrator = Narrator
narrator-why = Why?
