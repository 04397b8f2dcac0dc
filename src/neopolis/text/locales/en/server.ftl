### What the server says: about tables and seats, accounts, requests, its database and its start.

## Requests. The messages that start in lower case are reasons in bad-request

bad-request = The request is not valid: { $reason }.
not-understood = it cannot be read
no-body = it has no body
nested-deeply = it is nested too deeply
not-found = There is nothing at this address.
our-fault = Something went wrong on our side. Nothing is lost.
too-large = The request is too large.
not-this-way = This address does not accept this kind of request.
foreign-origin = Cross-site request refused.
unknown-host = This server does not answer to this name. Use the address that the server printed when it started. If you run the server, add the name to NEOPOLIS_HOSTS.
not-by-token = A token cannot do this. The person who made the token can.
bodies-full = The server is receiving too many large requests at once. Please try again in a moment.
busy = The server is busy. Please try again in a moment.
many-connections = Too many connections from your network are open. Close some windows of Neopolis, or try again in a moment.
many-sockets-open = Too many people are connected to this server. Please try again in a moment.
welcome = Neopolis is running here, but its page is not built (run `make page`). To play in a terminal, run `neopolis join` with this address.

## Connections. The messages that start in lower case are reasons in bad-message

bad-message = The message cannot be read: { $reason }.
too-bad = You were disconnected because you sent too many messages that cannot be read.
not-text = it must be text
too-long =
    { $most ->
        [one] it is longer than { $most } byte
       *[other] it is longer than { $most } bytes
    }
too-fast = You are sending messages too fast. Please slow down.
never-done = This could not be done, and nothing has changed.
table-crowded = Too many people are watching this table. Please try again later.
many-anonymous = Too many people in your network are watching this table without a name. Enter your name to watch it, too.
many-sockets =
    { $most ->
        [one] You have opened this table in another window, so it was closed here.
       *[other] You have opened this table in { $most } newer windows, so it was closed here.
    }

## People

nobody = Enter your name first.
signed-out = You were signed out on this device. To get your seats back, choose “Continue on another device” on a device where you are still signed in, and open that link here. Or enter your name to play as somebody new.
bad-name =
    { $longest ->
        [one] A name must have 1 visible character.
       *[other] A name must have 1 to { $longest } visible characters.
    }
bad-token = This token is not valid. It may have been revoked.
many-tokens =
    { $most ->
        [one] You already have { $most } token. Revoke it first.
       *[other] You already have { $most } tokens. Revoke some of them first.
    }
bad-device-key = This link has expired or has been used already, or a newer link has replaced it. Make a new one on your other device.
no-companion = Players who share your device are numbered 1 to { $most }.

## Opening a table

many-tables =
    { $most ->
        [one] You already have { $most } table that has not started. Play there or delete it first.
       *[other] You already have { $most } tables that have not started. Play at one of them or delete one first.
    }
many-deleted =
    The tables that you have deleted or not started take up too much space. Deleted tables are removed after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. Then you can open new ones.
many-openings = Too many tables have been opened from your network. Please try again in a minute.
many-restores = You have restored many tables in a short time. Please try again in a minute.
restored-enough = You have deleted and restored this table too often, so it cannot be restored any more.
many-forks =
    The games that you have continued take up too much space. Delete some of them. You can continue more games { $days ->
        [one] { $days } day
       *[other] { $days } days
    } later.
disk-low-at-table = The server's disk is almost full, so this table accepts only answers now. Please tell the host.
disk-low = The server's disk is almost full. Right now you cannot join the server, open or restore a table, or add a device or a token. Games in progress continue. Please tell the host.
no-such-game = There is no game called “{ $game }”. The games are: { $known }.
many-bots = There are more bots than seats. Remove some bots or add seats.
long-option =
    { $most ->
        [one] The option { $name } can have at most { $most } character.
       *[other] The option { $name } can have at most { $most } characters.
    }
unknown-pace = "{ $name }" is not a pace. Choose one of these: { $known }.
bad-webhook = A webhook must be an address of at most 500 characters that starts with http:// or https://.
bad-clock = The clock cannot be set like this: { $reason }
clock-number = times must be between 0 and 30 days.
clock-kind = its kind must be none, live or turns.
clock-live = a live clock needs 10 seconds to 10 hours per player, and adds at most 1 hour per question.
clock-turns = a turn clock needs 10 seconds to 30 days per question.
fork-unlisted = This table continues a game that its host may already know, so it cannot be listed.
lesson-question = First answer the lesson's question, or leave the lesson.
challenge-own = Only the person who opened this challenge can play it. Open it for yourself on the home page.
challenge-fixed = Everybody plays this challenge as it is, so it cannot be changed.
fork-fixed = This table continues another game, so its game, seats and options cannot change.
no-moves =
    { $moves ->
        [one] The game has { $moves } move, so it cannot be continued after move { $move }.
       *[other] The game has { $moves } moves, so it cannot be continued after move { $move }.
    }
own-eyes = While the game is still being played, you can continue it only as your own seat, with what that seat can see.
record-long = The record has too many trading steps: at most { $most } can be replayed.
record-while-playing = The record is available when the game is over.
no-record-of-world = This game continues an imagined one, so it has no record.

## At a table

no-table = There is no such table.
table-closed = This table has been deleted.
table-unreadable = This table can't go on: { $why }
table-version = The game was started with version { $recorded } of the rules. This server plays version { $here }.
table-sealed = The server's secret has changed since this table was saved. To continue the game, start the server with the secret it had then (NEOPOLIS_SECRET, or the file "secret" in its data folder).
table-content = The game was started with a different content pack than this server has.
table-broken = The rules of this version do not allow entry { $seq } of the table's log: { $reason }
entry-unknown = This version cannot read the log of this table from entry { $seq } on. A newer version can.
link-renewed = This link no longer works: the host has made a new one. Ask the host for the new link.
spectators-watch = This link is for watching only. Ask for the players' link.
not-host = Only the host of the table can do that.
not-seated = You have no seat at this table.
share-late = The game has started, so you can no longer change your share of its seed.
share-unused = This table doesn't take shares: it continues another game, or an older version of the server opened it.
not-gathering = The game has already started.
not-playing = No game is being played here right now.
game-paused = The game is paused. Resume it first.
not-paused = The game is not paused.
game-is-over = The game is over.
game-not-over = The game is not over yet.
no-such-seat =
    { $seats ->
        [one] There is no seat { $seat }: this table has { $seats } seat.
       *[other] There is no seat { $seat }: this table has { $seats } seats.
    }
seat-of-bot = A bot plays this seat. Choose another seat.
seat-taken = This seat is taken. Choose another seat.
own-seat = You already sit there.
sat-elsewhere = You have seen the cards of { $player } in this game, so you can only return to that seat.
seat-free = A seat is still free. Wait for somebody to take it, or add a bot.
seat-not-ready = { $name } is not ready yet.
bot-answers = A bot is playing for you. Take over first.
bot-answers-first = A bot has to answer this question first. Then you can take over.
no-stand-in = No bot is playing for you.
stale-moment = That question has already been answered. The current question is number { $moment }.
nothing-said = The message is empty.
said-enough = You have reached the limit for messages at this table. You can still answer questions. Other tables are not affected.
stored-enough = At this table you can now only answer questions and leave: you have reached the limit for everything else. Other tables are not affected.
whisper-to-self = You can't whisper to yourself.
proposals-without-end =
    { $most ->
        [one] You have made { $most } proposal since the last move. Wait for the next move.
       *[other] You have made { $most } proposals since the last move. Wait for the next move.
    }
calls-without-end =
    { $most ->
        [one] You have made { $most } change since the last move. You can make more after the next move.
       *[other] You have made { $most } changes since the last move. You can make more after the next move.
    }
take-back-late = You have no time left to decide again.
pauses-without-end =
    { $most ->
        [one] You have paused the game once since the last move. You can pause it again after the next move.
       *[other] You have paused the game { $most } times since the last move. You can pause it again after the next move.
    }
vote-self = You can't vote on your own seat. You can hand it to a bot instead.
vote-not-needed = The game is not waiting for { $player }, so no bot is needed.
vote-early = The game has been waiting for { $player } for less than 2 minutes. Give them a little more time.
vote-twice = You have already voted for that.

## Notices in the chat, from the server itself

notice-stands-in-asked = A bot is playing for { $name }, who asked for it.
notice-stands-in-clock = { $name } ran out of time. A bot is playing for them until they come back.
notice-stands-in-vote = The table has voted: a bot is playing for { $name } until they come back.
notice-stands-in-left = { $name } has left the table. A bot is playing for them.
notice-returned = { $name } has taken over from the bot.
notice-deserted = Nobody is left at the table, so the game is paused. It goes on as soon as somebody comes back.
notice-interrupted = The server was unavailable for a while. Nobody lost any time on the clock, and everybody has at least 60 seconds.
notice-restored = The host deleted this table and has restored it. Nobody has lost time on the clock.

## Database and backups. The messages that start in lower case are reasons in backup-bad

store-away = The database is unavailable. Nothing is lost; please try again in a moment.
store-full = The disk of the server is full, so this could not be saved. Earlier moves are safe. Please tell the host.
store-newer = This database was made by a newer version of Neopolis (step { $found } is unknown here). Please update.
store-replaced = The server has been restored from a backup. Please reload the page.
backup-nothing = There is no Neopolis database at { $place }.
backup-step = The database belongs to an older version. Start the server once to update it.
restore-not-empty = The database at { $place } is not empty. Use --replace to delete everything in it.
backup-cannot = Cannot use “{ $path }”: { $reason }.
backup-exists = “{ $path }” already exists. Use --replace to overwrite it.
backup-bad = “{ $path }” is not a complete Neopolis backup: { $reason }.
backup-cut = it is cut off
backup-damaged = it is damaged
backup-other = it is a different kind of file
backup-strange = it contains data that no version of Neopolis writes
backup-newer = “{ $path }” was made by a newer version of Neopolis. Please update to read it.

## Start

bad-setting = { $name } must be { $allowed }.
setting-file = { $name }: cannot read the file “{ $file }” that { $option } names.
bad-secret-file = { $file } does not contain a valid secret. Delete it; everybody will have to sign in again.
no-port = Cannot listen on port { $port } of { $host }: { $reason }.
no-host = Cannot listen on { $host }: { $reason }.

## Advice

no-advice = This table plays without advice. The host can allow it before the game starts.
advice-too-fast = One question at a time, please. Wait a moment.
advice-failed = There is no advice on this. Please decide yourself.
