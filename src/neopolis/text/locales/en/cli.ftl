### What the commands say.

## cli/backup.py

backed-up = { $tables } tables with { $entries } entries are in '{ $path }'. Keep it safe: it holds secrets.
restored = { $tables } tables with { $entries } entries are back.

## cli/content.py

content-not-empty = The folder '{ $path }' is not empty; a pack is written to a new or an empty folder only.
content-not-folder = '{ $path }' is not a folder.
content-cannot-write = The pack cannot be written to '{ $path }': { $reason }.
content-exported = The pack is in '{ $path }'. Its { $house } rows marked 'house' are not the printed values.
content-good = The pack in '{ $path }' is good. Hash { $hash }; { $house } rows are house values.
content-faulty = The pack in '{ $path }' cannot be used; faults: { $count }.
content-readme-neom =
    A content pack for NEOM (unofficial): the values that are printed on tiles and boards.

    tiles.csv    one row for each tile: types, cost, what it asks for and what it does
    roads.csv    the roads of each tile
    boards.csv   the six City boards: Raw Good and roads of the City Center

    What is printed and what is ours
    Every row names its source in the last column:
      rulebook   follows from the rulebook and its index of tiles
      public     taken from the published game or another public source
      house      made up by us, because no source that we could read shows it
    All of tiles.csv follows the rulebook. Nearly all roads are house values: stand-ins, not the
    printed ones. { $house } rows of this pack are marked house.

    How to correct the roads
    With a tile in front of you, its name upright, find its number in roads.csv and write in the
    column "roads" the sides that its roads lead to: N for the top, E for the right, S for the
    bottom, W for the left. ESW are three roads, to the right, the bottom and the left. Every tile
    has one to four roads; the three Disasters have none. Then change "house" to "public".
    Keep the first line of each file, all rows, and UTF-8 text.

    Check the pack:     { $neopolis } content check neom FOLDER
    Play with it:       { $neopolis } play neom --content FOLDER
    Ask the rules:      { $neopolis } judge --content FOLDER
content-readme-new-angeles =
    A content pack for New Angeles (unofficial): the values that are printed on board and cards.

    districts.csv      name, exit, tier and resources of the ten districts; exit 0 is The Root
    tracks.csv         the last space of each resource track
    components.csv     how many units and tokens there are
    corporations.csv   both sides of the corp sheets: draws from top to bottom, and what the contract pays
    setups.csv         the six setup cards: the districts of each component, and the turns
    events.csv         the back, the effect with its numbers, the districts of each component, and the turns
    demands.csv        how much of each resource, and the threat if it is not met
    investments.csv    what they count, and what they pay
    actions.csv        the deck and the number of copies of each action card; 100 copies in all
    emergencies.csv    the emergency action of each corporation
    assets.csv         when each asset works

    What is printed and what is ours
    Every row names its sources in its last columns; "turns_source", say, is about the turns only:
      rulebook   follows from the rulebook
      public     taken from another public source
      house      made up by us, because no source that we could read shows it
    House values are the tiers, the resources of seven districts, the ends of the tracks, nearly all of
    the setup cards, the turns of three events, the timing of Elizabeth Mills, and the number of copies
    of the action cards. { $house } rows of this pack have a house value.

    How to correct them
    With the board and the cards in front of you, find the row by its name, write what is printed, and
    change "house" to "public". Several districts stand in one field with blanks between them: 4 6 8.
    What a card does goes by its name, so action cards, emergency actions and assets keep theirs.
    Keep the first line of each file, all rows, and UTF-8 text.

    Check the pack:     { $neopolis } content check new-angeles FOLDER
    Play with it:       { $neopolis } play new-angeles --content FOLDER
    Ask the rules:      { $neopolis } judge --content FOLDER

## cli/judge.py

judge-no-file = The questions in '{ $path }' cannot be read: { $reason }.
judge-no-pack = The folder '{ $path }' has no content pack: there is no file like { $known } in it.

## cli/main.py

system-refused = The system refuses: { $reason }.
bad-usage = { $problem }; with --help the command tells what it takes.
version = neopolis { $version }

## Arriving

cli-join-name-prompt = Your name >{ " " }
cli-join-no-name = Nobody has typed a name; --name gives one.
cli-join-bad-name = A name has 1 to { $most } letters; wide letters count twice.
cli-join-bad-seat = This table has no seat { $seat }.
cli-join-hall = Tables at { $server }
cli-join-hall-mine = { $number }  { $game }: { $names } ({ $status }), yours
cli-join-hall-open = { $number }  { $game }: { $names } ({ $status })
cli-join-hall-bot = bot
cli-join-hall-how = Or paste the link that somebody sent you.
cli-join-hall-prompt = { "" }[number or link  { $games }  Enter looks again  q quit] >{ " " }
cli-join-no-such-table = '{ $text }' is none of these.

## Who is there

cli-join-bot = Bot { $number }
cli-join-free = Seat { $number }
cli-join-status-gathering = gathering
cli-join-status-playing = playing
cli-join-status-paused = paused
cli-join-status-over = over
cli-join-status-closed = closed
cli-join-status-unreadable = cannot be read

## The lobby

cli-join-lobby = { $game }, { $seats } seats
cli-join-seats-title = Seats
cli-join-seat = { $number }  { $name } { $note }
cli-join-seat-free = free
cli-join-seat-bot = bot ({ $kind })
cli-join-seat-ready = ready
cli-join-seat-not-ready = not ready yet
cli-join-seat-you = { $note }, this is you
cli-join-seat-away = { $note }, away
cli-join-seat-gone = { $note }, not connected
cli-join-plan-title = What is played
cli-join-option = { $name }: { $value }
cli-join-clock-none = Clock: none
cli-join-clock-live = Clock: { $bank } for the whole game, and { $increment } more with each question
cli-join-clock-turns = Clock: { $move } for each question
cli-join-listed = Anybody on this server can find the table.
cli-join-private = Only who has the link finds the table.
cli-join-fork = This game goes on from another one: somebody here may know what is to come.
cli-join-imagined = An imagined game: it goes on from what one seat knew, and the rest is made up.
cli-join-link-title = The link for your friends
cli-join-link-watch = And for those who only watch: { $link }
cli-join-link-how = In a terminal: { $command }
cli-join-device-title = Your seat, on another device
cli-join-device-how = For you alone: it works once, within a quarter of an hour. Whoever has it plays as you.
cli-join-commands-title = What you can do
cli-join-do-sit = 1-{ $seats }            sit there
cli-join-do-ready = r              ready, or not any more;  x  stand up again
cli-join-do-talk = / hello        say it to all;  @ben hello  whisper it to Ben;  /  more about the table
cli-join-do-start = s              start
cli-join-do-seats = seats 4        so many seats;  b 3  a bot at seat 3, or none;  b 3 { $kind }  of which kind
cli-join-do-clock = clock none     no clock;  clock live 20m 10s  for all the game;  clock turns 1d  a question
cli-join-do-listed = listed         let anybody find the table, or only who has the link
cli-join-do-option = { $name } { $values }
cli-join-wait-seats = Waiting for somebody at seat { $seats }.
cli-join-wait-ready = Waiting until ready: { $names }.
cli-join-wait-host = All are ready; the host starts the game.
cli-join-wait-you = All are ready: s starts the game.
cli-join-lobby-prompt = [1-{ $seats } sit  r ready  / table  q quit] >{ " " }
cli-join-host-prompt = [1-{ $seats } sit  r ready  s start  b bot  / table  q quit] >{ " " }
cli-join-not-a-command = '{ $text }' is nothing that can be done here; / tells what can.
cli-join-bad-duration = '{ $text }' is no time; write 30s, 20m, 12h or 2d.

## Playing

cli-join-neom-prompt = { $keys }  [? help  u back  n neighbours  l log  s score  h tiles  / table  q quit] >{ " " }
cli-join-solo-prompt = { $keys }  [? help  u back  l log  s score  h tiles  / table  q quit] >{ " " }
cli-join-na-prompt = { $keys }  [? help  u back  t trade  p promises  l log  h hand  a assets  / table  q quit] >{ " " }
cli-join-awaited = Waiting for { $names }.
cli-join-awaited-picked = You have chosen { $tiles }. Waiting for { $names }; u takes it back.
cli-join-awaited-reply = { $names } would like to trade with you: y accepts, n declines, c counters; p tells all.
cli-join-awaited-trade = Waiting for { $names }. Meanwhile: t proposes a trade, y n c w answer one.
cli-join-lost = The connection is lost; trying again. Nothing that was acknowledged is lost, Ctrl-C leaves.
cli-join-sending = Sent; waiting for the server.
cli-join-paused = Paused: /resume goes on.
cli-join-stands-in = A bot plays for you ({ $why }). /return takes the seat back.
cli-join-why-asked = as you asked
cli-join-why-left = you left
cli-join-why-clock = your time was up
cli-join-why-vote = the others voted
cli-join-bot-for = A bot plays for { $names }.
cli-join-are-gone = Not connected: { $names }.
cli-join-are-away = Away: { $names }.
cli-join-not-asked = Nothing is asked of you now; / tells what else can be done.
cli-join-time = Time left: { $times }

## Table talk

cli-join-talk-title = Table talk
cli-join-talk-none = Nobody has said anything yet.
cli-join-said = { $who }: { $text }
cli-join-whispered = { $who } to { $whom }: { $text }
cli-join-you = you
cli-join-room-title = At the table
cli-join-room =
    / hello  says it to all
    @ben hello  whispers it to Ben
    /pause, /resume  stop and go on, clocks included
    /bot  a bot plays for you, gives nothing away and promises nothing; /return  you play again
    /vote ben  a bot is to play for Ben, who is long awaited
    /rematch  another game with the same people
    /link  what to send to others
    /device  a private link that takes your seat to another device
    /leave  give up your seat for good
    /delete  the host: end the table for all
    q  leaves the terminal; the seat stays yours, and the same command brings you back
cli-join-nobody-called = '{ $text }' is nobody else at this table: { $names }.
cli-join-nothing-said = There is nothing to say.
cli-join-too-long = That is too long: at most { $most } letters.
cli-join-is-said = Said.
cli-join-is-voted = Voted: a bot is to play for { $name }.
cli-join-sure-leave = Give up the seat for good? y, or Enter for no >{ " " }
cli-join-sure-delete = End the table for all? y, or Enter for no >{ " " }
cli-join-is-left = You have left your seat and watch now.

## The end

cli-join-rematch-there = Another game is being set up: /rematch goes there.
cli-join-over-prompt = [s score  l log  n cities  /rematch  / text  Enter leaves] >{ " " }
cli-join-na-over-prompt = [l log  p promises  h hand  a assets  s standing  /rematch  / text  Enter leaves] >{ " " }
cli-join-closed = This table has been deleted.
cli-join-unreadable = This table can only be looked at: { $why }
cli-join-come-back = Your seat stays yours. Come back with: { $command }
cli-join-record-with = Step through it with: { $command }
cli-join-no-record = The record could not be fetched: { $reason }

## Watching

cli-join-watching = You watch, and see what the public sees.
cli-join-watch-prompt = [l log  / table  1-{ $seats } sit  q quit] >{ " " }
cli-join-standing-title = Standing
cli-join-neom-standing = { $name } { $points } points, money { $money }, tiles { $tiles }, Goods: { $goods }

## cli/serve.py

serving = Neopolis is open at { $address }
serving-how = Others on this network: { $address } in `neopolis join`. Ctrl-C ends; nothing is lost by that.
serving-data = Tables are kept in { $place }

## client/refusals.py

bad-address = { $address } is no address of a table: it looks like http://host:8000/t/table/key.
no-server = No server answers at { $address }: { $reason }.
odd-answer = What answers at { $address } is no server of Neopolis.
odd-frames = The server speaks in a way that this version does not understand; one of both is out of date.
hung-up = The connection to the table is closed.
cli-seats-help = How many play: { $games }.
cli-seats-of = { $game } { $least } to { $most }
cli-bots-help = The bots at the other seats: { $games }.
cli-simulated-bots-help = One bot for all seats, or one for each, with commas: { $games }.
cli-bots-of = { $game } { $bots }
cli-options-of = Options of { $game }
cli-one-for-each-seat = one for each seat, with commas, from { $values }
cli-no-such-person = '{ $text }' is no other person at this terminal: { $names }.
cli-join-hall-new = { $key }  open a table for { $game }
cli-join-value = NAME
cli-join-values = A,B,...
cli-join-plain-prompt = { $keys }  [? help  u back  v view  l log  / table  q quit] >{ " " }
cli-join-plain-over-prompt = { "" }[v view  l log  /rematch  / text  Enter leaves] >{ " " }
