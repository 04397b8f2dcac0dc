### What `--help` says about each command and its options.

help = Neopolis: board games with their full rules. An unofficial project.
    .version = Show the version and exit.
help-unknown-language = NEOPOLIS_LANGUAGE is “{ $language }”, but it must be { $known }.

help-play = Play a game in this terminal. It is saved after every answer.
    .humans = Number of people at this terminal.
    .names = Names of the human players, separated by commas.
    .seed = Number that fixes the random deal: the same number deals the same game.
    .content = Folder of a content pack to use instead of the default.
    .resume = Continue a saved game.
    .save = File to save the game to.

help-join = Play at a table on a server, from this terminal. Every answer is saved on the server.
    .url = Link to a table, or address of a server.
    .name = Your name at the table.
    .seat = Seat to take, counted from 1.
    .any-seat = a free one
    .watch = Watch without taking a seat.

help-serve = Run a server for everybody on the network, and print its address.
    .host = Address to listen on.
    .port = Port to listen on. If you leave this out, the server uses port 8420, or the next free one.
    .data = Folder for the tables and the server's secret.
    .local = Also let webhooks call addresses in private networks.

help-backup = Write all data of a server to a file. The server can keep running.
    .file = File to write.
    .data = Folder of the server's data. If the database is somewhere else, set NEOPOLIS_DATABASE_URL.
    .replace = Overwrite the file if it exists.

help-restore = Restore a backup. Without --replace, the database must be empty.
    .file = The backup.
    .replace = First delete everything that is in the database.

help-preflight = List the tables that this version could not read. Run it before an update; it changes nothing.

help-judge = Answer rules questions about a position: read one JSON object per line, and print one answer per line.
    .files = Files with questions, read in this order. Without files: standard input.
    .content = Folder of a content pack to use instead of the default. Repeat the option for each game.

help-simulate = Let bots play many games, and summarize the results.
    .games = Number of games.
    .seed = Seed of the first game. Each game after it uses the next seed.
    .jobs = Number of processes to use at the same time. The results are the same with any number.
    .records = Folder in which to save the record of each game.
    .content = Folder of a content pack to use instead of the default.
    .out = File to write the summary to, as JSON.
    .json = Print the summary as JSON.

help-tournament = Compare bots on the same deals, with confidence intervals.
    .form = one-against-rest: each bot in turn takes one seat, and the last-named bot has all other seats. mixed: all bots play against each other, shuffled. Both ways, each deal is played from every seat.
    .games = Number of games that each bot plays (mixed: of all games), rounded up so that it has every seat equally often.
    .seed = Seed of the first deal. Each deal after it uses the next seed.
    .resume = File that keeps each finished game. If the command was interrupted, the same command continues.
    .out = File to write the results to, as JSON.
    .plot = File to write a plot to, as SVG.
    .json = Print the results as JSON.

help-tune = Find the weights of a game's bots again, from games that they play against themselves. The same options give the same weights.
    .arguments = Options of the game's own. To list them: neopolis tune GAME -- --help

help-replay = Step through the record of a game, or check it.
    .file = The record of a game.
    .check = Only check every answer and the result. Exit code 0: all correct; 1: an answer or the result differs; 2: not a complete record.
    .states = Print every position as a line of JSON.
    .seat = Show only what this seat may know. Seats are counted from 0.
    .content = Content pack the game was played with: its folder, or the file from the server.

help-advise = Show the three best options in a game, with their values and reasons, as far as the player can know.
    .file = The record of a game that is not over, such as a saved game.
    .seat = Seat to advise, counted from 0. Without it: the first seat that is asked.
    .move = Give advice after this many moves, not at the end of the record.
    .bot = Bot to ask, for example searcher-400 for 400 simulations. Without it: the game's own adviser.
    .seed = Number that fixes the bot's luck: the same number gives the same advice.
    .json = Print the advice as JSON.

help-review = Find the decisions of a player that cost most, judged by what the player could know at the time.
    .seat = Seat to review, counted from 0.
    .most = Number of decisions to show.
    .json = Print the review as JSON, with all that the player knew.

help-verify = Check that the shuffling was fair in a game on a server: compute the seed and every shuffle again, and replay every move.
    .file = The record of a finished game, downloaded from the server.
    .commitment = The commitment that the table showed before the game, if you noted it.
    .share = Your own share of the seed, if you noted it.
    .content = Content pack the game was played with: its folder, or the file from the server.

help-content = Export or check content packs: the values printed on a game's tiles, cards and boards.
    .folder = Folder of the pack.
    .export = Write the default pack to a new or empty folder.
    .check = Print file, line and reason for each mistake in a pack. Exit code 2 if there are any.

help-lesson = Make lessons from records, and check lessons and puzzles.
    .new = Write a lesson's files from a record: the record itself, its steps, and a message for each step.
    .check = Play all lessons and puzzles of a game, and print what does not hold in them.
    .folder = Folder for the files.
    .seat = Seat of the learner, counted from 0.
