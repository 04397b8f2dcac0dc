### What the server says about tables, seats, accounts and its own state.

## server/http/asgi_server.py

no-port = None of the ports { $first } to { $last } of { $host } can be listened on: { $reason }.
no-host = There is no address { $host } to listen on: { $reason }.

## server/http/companions.py

no-companion = Companions have the numbers 1 to { $most }.

## server/http/problem.py

bad-request = The request does not fit: { $reason }.
not-understood = it is not understood
no-body = it has no body
nested-deeply = it is nested too deeply
not-found = There is nothing here.
our-fault = Something went wrong on our side; nothing is lost.
too-large = That is too much at once.
not-this-way = This cannot be done this way here.

## server/http/routes/host.py

welcome = Neopolis is open here, but its page is not built (`make page` does that); `neopolis join` with this address plays in a terminal.

## server/http/security_middleware.py

foreign-origin = This was asked by a page from elsewhere, so it is not done.

## server/http/server.py

not-by-token = A token cannot do this; whoever made it can.

## server/http/socket.py

bad-message = This message cannot be read: { $reason }.
too-bad = Too many messages that cannot be read.
not-text = messages are text
too-long = it is longer than { $most } bytes

## server/runtime/connections.py

table-crowded = Too many are looking at this table already.
many-sockets = You have this table open in { $most } newer places, so it was closed here.

## server/runtime/executor.py

busy = Too many are asking at the same time; please try again in a moment.

## server/runtime/live_table.py

spectators-watch = This link is for watching; ask for the players' one.
nobody = Say your name first.
too-fast = Too many messages at once; please come back a little slower.
never-done = This could not be done, and nothing has changed.

## server/runtime/table_rate_limit.py

many-openings = Too many tables were opened from your network in a short time; please try again in a minute.

## server/runtime/table_registry.py

many-tables = You have { $most } tables that have not begun, which is the most; play or delete one first.

## server/settings.py

bad-setting = { $name } must be { $allowed }.
bad-secret-file = { $file } holds no secret of ours; remove it, and everybody has to sign in again.

## server/store/backup.py

backup-nothing = There is no database of Neopolis at { $place }.
backup-step = The database is not of this version; start the server once, and it is brought up to date.
restore-not-empty = The database at { $place } is not empty; with --replace all that is in it is given up.

## server/store/backup_file.py

backup-cannot = '{ $path }' cannot be used: { $reason }.
backup-exists = '{ $path }' is there already; with --replace it is overwritten.
backup-bad = '{ $path }' is not a whole backup of Neopolis: { $reason }.
backup-cut = it is cut off
backup-damaged = it is damaged
backup-other = it is something else
backup-newer = '{ $path }' was made by a newer Neopolis, and cannot be read by this one.

## server/store/faults.py

store-away = The table's book cannot be reached just now; nothing is lost, please try again in a moment.
store-full = There is no room left to write this down; what was written is safe. Please tell the host.
store-newer = This database was made by a newer Neopolis (its step { $found } is unknown here).
store-replaced = The server has gone back to a backup; please load the page again.
entry-unknown = This table goes on with entry { $seq } in a way that this version cannot read; a newer one can.
no-table = There is no such table.

## server/store/names.py

bad-name = A name has 1 to { $longest } signs that can be seen.

## server/store/people.py

bad-token = This token is not known here; it may have been withdrawn.
many-tokens = You have { $most } tokens, which is the most; withdraw them first.
bad-device-key = This link has been used or is too old; please make a new one on the other device.

## server/table/catalog.py

game-neom = NEOM
game-new-angeles = New Angeles
bot-random = plays at random, for trying things out
bot-greedy = looks one move ahead and takes the most points
bot-plain = plays by simple rules of thumb, and trades
option-variant-standard = the whole game, with the Preliminary Round
option-variant-beginner = for beginners: one Cornerstone each, at random
option-tiles-1 = solo: the tiles for up to three players
option-tiles-4 = solo: with the tiles for four
option-tiles-5 = solo: all tiles
option-seller_money-before-disaster = sellers may use their money for the Disaster of the same turn
option-seller_money-after-disaster = sellers get their money after the Disaster

## server/table/forks.py

record-long = The record has more than { $most } steps of trading, which is the most that can be replayed.

## server/table/sentences.py

table-closed = This table has been deleted.
table-unreadable = This table can only be looked at: { $why }
table-version = It was begun with version { $recorded } of the rules; this server plays version { $here }.
table-content = It was begun with other content than this server has.
table-broken = Entry { $seq } of its log cannot be done with these rules: { $reason }
not-host = Only the host of the table can do that.
not-seated = You have no seat at this table.
not-gathering = The game has already begun.
not-playing = No game is being played here now.
game-paused = The game is paused.
not-paused = The game is not paused.
game-is-over = The game is over.
game-not-over = The game is not over yet.
no-such-seat = There is no seat { $seat }: this table has { $seats }.
seat-of-bot = This seat is a bot's.
seat-taken = This seat is taken.
own-seat = You sit there already.
sat-elsewhere = You have seen the cards of { $player } in this game, and can only go back there.
seat-free = A seat is still free.
seat-not-ready = { $name } is not ready yet.
bot-answers = A bot stands in for you; take your seat back first.
no-stand-in = No bot stands in for you.
stale-moment = That question is over; yours is number { $moment } now.
proposals-without-end = You have made { $most } proposals since the last answer; wait for the next one.
vote-self = Nobody votes about the own seat; hand it to a bot instead.
vote-not-needed = { $player } needs no bot: nobody waits for a person there.
vote-early = { $player } has been awaited for less than two minutes.
vote-twice = You have voted for that already.
no-such-game = There is no game '{ $game }'; the games are: { $known }.
bad-clock = The clock cannot be set like that: { $reason }
clock-number = its times are from nothing to 30 days.
clock-kind = its kind is none, live or turns.
clock-live = a live clock needs a bank of 10 seconds to 10 hours and an increment of up to an hour.
clock-turns = a clock for turns needs 10 seconds to 30 days for each question.
long-option = The option { $name } has at most { $most } signs.
many-bots = There are more bots than seats.
bad-webhook = A webhook is an address that begins with http:// or https:// and has at most 500 signs.
fork-unlisted = This table goes on with a game that its host may know already, so it is not listed.
fork-fixed = This table goes on with another game: its game, seats and options stay as they are.
nothing-said = There is nothing in that to be read.
whisper-to-self = Nobody whispers to the own seat.
no-moves = The game has { $moves } moves; it cannot be taken up after move { $move }.
own-eyes = While a game is being played, you can only go on from what your own seat knows.
no-record-of-world = This game goes on from an imagined one and has no record.
record-while-playing = The record of a game can be had when it is over.
bot-title-random = random
bot-title-greedy = greedy
bot-title-plain = plain
option-title-variant = Variant
option-title-tiles = Tiles
option-title-seller_money = Money from Goods you sell
option-title-setup = Setup card
option-title-corporations = Corporations
