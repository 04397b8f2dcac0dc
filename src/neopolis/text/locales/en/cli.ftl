### What the commands say.

## Backups

verify-good = OK    { $text }
verify-bad = WRONG { $text }
verified = Verified: neither the server nor any player could decide the shuffling of this game alone. docs/fairness.md explains what that means.
verified-older = The record is right, but an older version of the server opened the table, so the server could have tried other content or spellings of the options until the shuffling suited it. docs/fairness.md explains what that means.
verified-without-shares = The record is right, but nobody added a share, so the server alone could have decided the shuffling of this game. docs/fairness.md explains what that means.
backup-without-secret = This backup does not contain the server's secret, because the secret is set in NEOPOLIS_SECRET. Keep a copy of it, too. Without the secret, nobody can continue unfinished games or return to their seats.
restore-without-secret = The backup does not contain the secret of the server that made it. Start the server with the same NEOPOLIS_SECRET. Without it, nobody can continue unfinished games or return to their seats.
backed-up = Saved { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } to “{ $path }”. Keep this file safe: it contains secrets.
restored = Restored { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
preflight-unreadable = { $table } ({ $game }): { $reason }
preflight-good = { $tables ->
        [one] There is 1 table, and this version can read it.
       *[other] This version can read all { $tables } tables.
    } Finished games: { $finished }.
preflight-bad = This version cannot read { $unreadable } of { $tables ->
        [one] 1 table.
       *[other] { $tables } tables.
    } Do not update yet.

## Content packs

content-not-empty = The folder “{ $path }” is not empty. Choose a new or an empty folder for the pack.
content-not-folder = “{ $path }” is not a folder.
content-cannot-write = Cannot write the pack to “{ $path }”: { $reason }.
content-exported = The pack is in “{ $path }”. Rows marked “house” have our own values, not the printed ones ({ $house } rows).
content-good = The pack in “{ $path }” can be used. Hash: { $hash }. Rows with our own values: { $house }.
content-faulty = The pack in “{ $path }” cannot be used. Faults: { $count }.
content-readme-neom =
    A content pack for NEOM (unofficial): the values that are printed on tiles and boards.

    tiles.csv    one row for each tile: types, cost, what it needs and what it does
    roads.csv    the roads of each tile
    boards.csv   the six City boards: Raw Good and roads of the City Center

    What is printed and what is ours
    Every row names its source in the last column:
      rulebook   follows from the rulebook and its index of tiles
      public     taken from the published game or another public source
      house      made up by us, because no source that we could read shows it
    All of tiles.csv follows the rulebook. Nearly all roads are our own stand-ins, not the
    printed ones. { $house } rows of this pack are marked house.

    How to correct the roads
    With a tile in front of you, its name upright, find its number in roads.csv and write in the
    column "roads" the sides that its roads lead to: N for the top, E for the right, S for the
    bottom, W for the left. ESW means three roads: to the right, bottom and left. Every tile
    has one to four roads; the three Disasters have none. Then change "house" to "public".
    Keep the first line of each file, all rows, and UTF-8 text.

    Check the pack:     { $neopolis } content check neom FOLDER
    Play with it:       { $neopolis } play neom --content FOLDER
    Ask the judge:      { $neopolis } judge --content FOLDER
content-readme-new-angeles =
    A content pack for New Angeles (unofficial): the values printed on the board and the cards.

    districts.csv      name, exit, tier and resources of the ten districts; exit 0 is The Root
    tracks.csv         the last space of each resource track
    components.csv     how many units and tokens there are
    corporations.csv   both sides of the corp sheets: draws from top to bottom, and what the contract pays
    setups.csv         the six setup cards: the districts of each component, and the number of turns
    events.csv         the back, the effect with its numbers, the districts of each component, and the number of turns
    demands.csv        how much of each resource, and the threat if it is not met
    investments.csv    what they count, and what they pay
    actions.csv        the deck and the number of copies of each action card; 100 copies in all
    emergencies.csv    the emergency action of each corporation
    assets.csv         when each asset works

    What is printed and what is ours
    Every row names its sources in its last columns; "turns_source" is only about the number of turns. The sources are:
      rulebook   follows from the rulebook
      public     taken from another public source
      house      made up by us, because no source that we could read shows it
    Our own values are the tiers, the resources of seven districts, the last spaces of the tracks, nearly all of
    the setup cards, the number of turns on three events, the timing of Elizabeth Mills, and the number of
    copies of the action cards. { $house } rows of this pack have a value of our own.

    How to correct them
    With the board and the cards in front of you, find the row by its name, write what is printed, and
    change "house" to "public". Several districts in one field are separated by spaces: 4 6 8.
    A card's name decides what it does, so do not rename action cards, emergency actions or assets.
    Keep the first line of each file, all rows, and UTF-8 text.

    Check the pack:     { $neopolis } content check new-angeles FOLDER
    Play with it:       { $neopolis } play new-angeles --content FOLDER
    Ask the judge:      { $neopolis } judge --content FOLDER

## The judge

judge-no-file = Cannot read the questions in “{ $path }”: { $reason }.
judge-no-pack = The folder “{ $path }” has no content pack: it contains no file like { $known }.

## Every command

system-refused = The system reports an error: { $reason }.
bad-usage = { $problem }. Use --help to see what the command accepts.
version = neopolis { $version }, { $code ->
        [compiled] compiled
        [outdated] interpreted: the sources have changed since “make compiled”
       *[interpreted] interpreted
    }

## Arriving at a server

cli-join-name-prompt = Your name >{ " " }
cli-join-no-name = No name was typed. Use --name to give one.
cli-join-bad-name = A name must have 1 to { $most } characters. Wide characters count twice.
cli-join-bad-seat = This table has no seat { $seat }.
cli-join-hall = Tables at { $server }
cli-join-hall-mine = { $number }  { $game }: { $names } ({ $status }), yours
cli-join-hall-open = { $number }  { $game }: { $names } ({ $status })
cli-join-hall-deleted = { $number }  { $game }: { $names } (deleted: choose it to restore it)
cli-join-hall-bot = bot
cli-join-hall-how = Or paste a link that somebody sent you.
cli-join-hall-prompt = [number or link  { $games }  Enter refreshes  q quit] >{ " " }
cli-join-no-such-table = “{ $text }” is not in the list.

## People at a table

cli-join-bot = Bot { $number }
cli-join-free = Seat { $number }
cli-join-status-gathering = open
cli-join-status-playing = playing
cli-join-status-paused = paused
cli-join-status-over = over
cli-join-status-closed = closed
cli-join-status-unreadable = cannot be read

## The lobby

cli-join-lobby =
    { $seats ->
        [one] { $game }, 1 seat
       *[other] { $game }, { $seats } seats
    }
cli-join-seats-title = Seats
cli-join-seat = { $number }  { $name } { $note }
cli-join-seat-free = free
cli-join-seat-bot = bot ({ $kind })
cli-join-seat-ready = ready
cli-join-seat-not-ready = not ready yet
cli-join-seat-you = { $note }, this is you
cli-join-seat-away = { $note }, away
cli-join-seat-gone = { $note }, not connected
cli-join-plan-title = The game
cli-join-option = { $name }: { $value }
cli-join-clock-none = Clock: none
cli-join-clock-live = Clock: each player has { $bank } for the whole game, and { $increment } more with each question
cli-join-clock-turns = Clock: { $move } for each question
cli-join-listed = Anybody on this server can find this table.
cli-join-private = Only people with the link can find this table.
cli-join-fork = This game continues another one: somebody here may know what comes next.
cli-join-imagined = An imagined game: it continues from what one seat knew, and everything else is made up.
cli-join-link-title = The link for your friends
cli-join-link-watch = The link for watching only: { $link }
cli-join-link-how = In a terminal: { $command }
cli-join-device-title = Continue on another device
cli-join-device-how = Keep this link secret: anybody who has it can play as you. It works once, within 15 minutes.
cli-join-commands-title = What you can do
cli-join-do-sit = 1-{ $seats }            sit there
cli-join-do-ready = r              ready, or not ready;  x  leave the seat
cli-join-do-talk = / hello        say hello to everybody;  @ben hello  whisper to Ben;  /  more commands
cli-join-do-start = s              start the game
cli-join-do-seats = seats 4        number of seats;  b 3  add or remove a bot at seat 3;  b 3 { $kind }  choose its kind
cli-join-do-clock = clock none     no clock;  clock live 20m 10s  20m + 10s/question;  clock turns 1d  per question
cli-join-do-listed = listed         list the table, or hide it again
cli-join-do-option = { $name } { $values }
cli-join-wait-seats = Waiting for somebody to take seat { $seats }.
cli-join-wait-ready = Not ready yet: { $names }.
cli-join-wait-host = Everybody is ready. The host can start the game.
cli-join-wait-you = Everybody is ready. Type s to start the game.
cli-join-lobby-prompt = [1-{ $seats } sit  r ready  / table  q quit] >{ " " }
cli-join-host-prompt = [1-{ $seats } sit  r ready  s start  b bot  / table  q quit] >{ " " }
cli-join-not-a-command = “{ $text }” is not a command. Type / to see all commands.
cli-join-bad-duration = “{ $text }” is not a time. Write it like 30s, 20m, 12h or 2d.

## Playing

cli-join-neom-prompt = { $keys }  [? help  u undo  n neighbors  l log  s score  h tiles  / table  q quit] >{ " " }
cli-join-solo-prompt = { $keys }  [? help  u undo  l log  s score  h tiles  / table  q quit] >{ " " }
cli-join-na-prompt = { $keys }  [? help  u undo  t trade  p promises  l log  h hand  a assets  / table  q quit] >{ " " }
cli-join-awaited = Waiting for { $names }.
cli-join-awaited-picked = You have chosen { $tiles }. Waiting for { $names }. Type u to undo.
cli-join-awaited-reply = { $names } would like to trade with you: y accepts, n declines, c suggests other terms, p shows everything.
cli-join-awaited-trade = Waiting for { $names }. You can trade: t proposes; y, n and c answer; w withdraws.
cli-join-lost = Connection lost. Reconnecting; your confirmed moves are safe. Press Ctrl-C to leave.
cli-join-sending = Sent. Waiting for the server.
cli-join-paused = Paused. Type /resume to continue.
cli-join-stands-in = A bot is playing for you ({ $why }). Type /return to take over.
cli-join-why-asked = as you asked
cli-join-why-left = you left
cli-join-why-clock = your time ran out
cli-join-why-vote = the others voted
cli-bot-said = { $who }: “{ $text }”
cli-join-bot-for = A bot is playing for { $names }.
cli-join-are-gone = Not connected: { $names }.
cli-join-are-away = Away: { $names }.
cli-join-not-asked = It is not your move. Type / to see what else you can do.
cli-join-time = Time left: { $times }

## Chat and commands at the table

cli-join-talk-title = Chat
cli-join-talk-none = Nobody has said anything yet.
cli-join-said = { $who }: { $text }
cli-join-whispered = { $who } to { $whom }: { $text }
cli-join-you = you
cli-join-room-title = At the table
cli-join-room =
    / hello  says hello to everybody
    @ben hello  whispers hello to Ben
    /pause, /resume  pauses or resumes the game and its clocks
    /bot  lets a bot play for you, without trades; /return  lets you play again
    /vote ben  votes for a bot to play for Ben, who has kept everybody waiting
    /rematch  starts another game with the same people
    /link  shows the links for others; /renew  replaces them with new ones (host only)
    /device  makes a private link that moves your seat to another device
    /signout  signs out all of your other devices; you keep your seats here
    /leave  gives up your seat for good
    /delete  deletes the table for everybody (host only)
    q  quits; the seat stays yours, and the same command brings you back
cli-join-nobody-called = There is no other player called “{ $text }” here. Choose one of: { $names }.
cli-join-nothing-said = The message is empty.
cli-join-too-long = The message is too long: at most { $most } characters.
cli-join-is-voted = You voted for a bot to play for { $name }.
cli-join-sure-leave = Leave your seat for good? Type y for yes, or press Enter for no >{ " " }
cli-join-sure-renew = Make new links? The old ones stop working; players keep their seats. Type y for yes, or press Enter for no >{ " " }
cli-join-sure-delete = Delete the table for everybody? Type y for yes, or press Enter for no >{ " " }
cli-join-sure-sign-out = Sign out all your other devices, tokens and device links? You stay signed in here. Type y for yes, or press Enter for no >{ " " }
cli-join-is-signed-out = All your other devices are signed out.
cli-join-is-left = You have left your seat and are watching now.

## The end

cli-join-rematch-there = A rematch is being set up. Type /rematch to go there.
cli-join-over-prompt = [s score  l log  n cities  /rematch  / chat  Enter leaves] >{ " " }
cli-join-na-over-prompt = [l log  p promises  h hand  a assets  s standing  /rematch  / chat  Enter leaves] >{ " " }
cli-join-closed = This table has been deleted.
cli-join-unreadable = This table can't go on: { $why }
cli-join-come-back = Your seat is still yours. To come back: { $command }
cli-join-commitment = Commitment to the server's seed: { $commitment }
cli-join-verified = The shuffling was fair: this program has computed the seed and every shuffle again.
cli-join-verified-older = This program has computed the seed and every shuffle again, and they are right. But an older version of the server opened the table, so not everything was fixed before the game.
cli-join-not-verified = Could not verify that the shuffling was fair: { $reason }
cli-join-record-with = To step through the game: { $command }
cli-join-no-record = Cannot get the record: { $reason }

## Watching

cli-join-watching = You are watching. You see what everybody can see.
cli-join-watch-prompt = [l log  / table  1-{ $seats } sit  q quit] >{ " " }

## The server

serving = Neopolis is running at { $address }
serving-how = Press Ctrl-C to stop; nothing is lost. Others on this network can join with: neopolis join { $address }
serving-data = Tables are stored in { $place }
serving-unsafe = Warning: the database has { $setting } = { $value }. A power cut could destroy moves that players see as saved.
serving-shared = Warning: several servers share this SQLite file. SQLite { $found } has a rare bug that can damage a shared file. Use PostgreSQL, or SQLite { $fixed } or newer.

## The client

bad-address = { $address } is not the address of a table. It should look like http://host:8000/t/table/key.
no-server = No server answers at { $address }: { $reason }.
odd-answer = The server at { $address } is not a Neopolis server.
odd-frames = Cannot understand the server: either the server or this program is out of date. Update both.
hung-up = The connection to the table is closed.

## Options of play and simulate

cli-unknown-game = There is no game called “{ $name }”. The games are: { $known }.
cli-of-another-game = { $name } is an option of another game. Leave it out.
cli-bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
cli-only-number = { $name } can only be { $only } here, not { $value }.
cli-empty = { $name } needs the name of a file.
cli-solo-tiles = --tiles is only for solo games. With { $seats } players the tiles are fixed.
cli-solo-seats = --solo is a game for 1 player, so it does not go with --seats { $seats }.
cli-belongs-to-record = { $name } is only for a new game. A resumed game keeps the options of its record.
cli-bad-names =
    { $humans ->
        [one] --names must give { $humans } name of at most { $most } characters. Wide characters count twice.
       *[other] --names must give { $humans } different names of at most { $most } characters, one for each person. Wide characters count twice.
    }
cli-no-folder = There is no folder { $path } with a content pack.
cli-content-needed = This game was played with the content pack { $hash }, which this program does not have, so it cannot check the moves. Give the pack with --content: its folder, or the file that the game's server offers at /api/packs/{ $game }/{ $hash }
cli-save-exists = { $path } already exists. Use --resume to continue it, or --save with another name.
cli-seats-help = Number of players: { $games }.
cli-seats-of = { $game } { $least } to { $most }
cli-bots-help = Bots for the other seats: { $games }.
cli-simulated-bots-help = One bot for all seats, or one per seat separated by commas: { $games }.
cli-tournament-bots-help = Bots to compare, separated by commas; the last one is the measure for the others. Add a number of simulations to a bot that uses them: searcher-48. { $games }.
cli-bots-of = { $game } { $bots }
cli-options-of = Options of { $game }
cli-one-for-each-seat = one per seat, separated by commas, from { $values }
cli-no-such-person = “{ $text }” is not another person at this terminal. The others are: { $names }.
cli-join-hall-new = { $key }  open a table for { $game }
cli-join-value = NAME
cli-join-values = A,B,...
cli-join-plain-prompt = { $keys }  [? help  u undo  v view  l log  / table  q quit] >{ " " }
cli-join-plain-over-prompt = [v view  l log  /rematch  / chat  Enter leaves] >{ " " }
