### What every game can say: refusals, saved games, records, content packs, questions to the judge, sources.

## Moves that are not possible

not-a-seat = There is no seat { $seat } at this table. Seats are numbered 0 to { $last }.
not-asked = It is not your move, { $player }. Waiting for: { $awaited }.
game-over = The game is over.
not-an-option = { $option } is not possible now. Choose one of the answers shown.
not-a-text = “{ $text }” is not one of the answers. You can choose: { $offered }.
nothing-to-take-back = Too late to undo, { $player }: your last move has been revealed or carried out.
acted-upon = Too late to undo, { $player }: somebody has already reacted to your move.
no-asides = This game has no side actions. You can only answer its questions.
bad-aside = { $side_action } is not a side action of this game.
unknown-bot = There is no bot called “{ $name }”. The bots are: { $known }.
bot-without-budget = “{ $name }” is not possible: { $kind } uses no simulations, or their number must be above 0. Write “{ $kind }” alone.

## Players, numbers and lists

a-seat = seat { $seat }
many-digits = a number with very many digits
unspeakable = an object of type { $kind }
list-or = { $first } or { $last }
list-and = { $first } and { $last }

## Options of a game

bad-seed = The seed must be a whole number from 0 to 9223372036854775807, not { $seed }.
bad-option = { $name } must be { $allowed }, not { $value }.
unknown-option = There is no option { $name }. The options are: { $known }.
allowed-number = a number from { $least } to { $most }
allowed-different =
    { $count ->
        [one] { $count } of { $known }
       *[other] { $count } different values from { $known }
    }
allowed-pack = a Pack

## Saved games. The bytes- messages are reasons in bad-bytes

bad-bytes = This is not a saved game: { $reason }.
bytes-begin = its first bytes are wrong
bytes-damaged = its checksum is wrong, so it is damaged or cut off
bytes-short = it ends too early
bytes-row = one of its rows has an impossible length
bytes-word = one of its texts is not valid UTF-8
bytes-long = there are extra bytes after its end
bytes-game = it belongs to another game
bytes-position = its position cannot occur in a game
bytes-trade = it contains a trade that cannot occur in a game
bytes-capital = a player has more capital than any game can bring

## Records. The messages that start in lower case are reasons in bad-record

no-record = This game has no record. Only a game that was started or replayed has one, not a copy.
record-kept = A random playout would leave this game's record incomplete. Play it on a copy of the game instead.
bad-record = Line { $line } of the record: { $reason }.
record-end = it must contain "result" and "digest", and nothing else
record-empty = it is empty or not text
record-not-json = it is not JSON, or it is cut off
record-not-object = it is not a JSON object
record-format = it must contain "format": "{ $format }"
record-texts = "game", "rules" and "content" must be strings
record-seed = "seed" must be a whole number or 64 hexadecimal digits
record-fairness = "fairness" must have the table, the commitment, the server's seed, the shares, the options and the transcript
record-options = "options" must be an object
record-option = "options" may contain only strings and numbers
record-act = it must contain "seat" (a whole number) and either "option" (a whole number) or "aside" (a list of whole numbers)
record-reason = its "reason" must contain "code" (it begins with "reason-"), "with" (the parameters) and "public" (true or false)
record-game = it is a record of another game, { $game }
record-other-options = this game does not have these options
record-cut-off = The record is cut off after line { $line }: its last line is missing.
record-edited = Somebody has changed the record: its digest does not match its lines.
record-result = The record and its replay have different results: { $recorded } in the record, { $replayed } in the replay.
record-version = The record was made with version { $recorded } of the rules. This is version { $here }.
record-content = The record was made with the content pack { $recorded }. The one in use is { $here }.

## Content packs. The messages that start in lower case are reasons in fault

bad-pack = The content pack has faults: { $faults }
more-faults = { $faults }; and { $count } more
no-pack-folder = There is no folder “{ $path }” with a content pack.
fault = { $file }, line { $line }: { $reason }
fault-missing-file = the file is missing
fault-unreadable = the file cannot be read ({ $reason })
fault-too-big =
    { $most ->
        [one] the file is larger than { $most } byte
       *[other] the file is larger than { $most } bytes
    }
fault-not-utf-8 = this is not UTF-8 text
fault-head = the first line must be { $columns }
fault-columns =
    { $needed ->
        [one] there must be { $needed } column, not { $count }
       *[other] there must be { $needed } columns, not { $count }
    }
fault-not-csv = this cannot be read as CSV ({ $reason })
fault-number = { $name } must be a number from { $least } to { $most }, not '{ $text }'
fault-one-of = { $name } must be one of { $known }, not '{ $text }'
fault-empty = empty
fault-name = name must have 1 to { $most } characters: letters, digits, punctuation and spaces

## Questions to the judge

question-too-long =
    { $most ->
        [one] The question is longer than { $most } byte.
       *[other] The question is longer than { $most } bytes.
    }
question-not-utf-8 = The question is not UTF-8 text: byte { $byte } is wrong.
question-not-json = The question is not JSON: character { $character } is wrong.
question-too-deep = The question is nested too deeply.
number-too-long = The question contains a number with too many digits.
not-a-number = { $value } is not a JSON number.
unknown-game = There is no game called { $name }. The games are: { $known }.
named-twice = The field { $name } appears twice. Keep one of them.
missing-field = The field { $name } is missing.
unknown-field = There is no field { $name } here.
wrong-type = This must be { $kind }, not { $value }.
out-of-range = The number must be from { $least } to { $most }, not { $value }.
wrong-length = There must be { $least } to { $most } items, not { $count }.
kind-object = an object
kind-list = a list
kind-text = a string
kind-number = a whole number
kind-truth = true or false
kind-true = true
kind-false = false
kind-null = null

## Where a printed value comes from

source-rulebook = rulebook
source-public = public source
source-house = our own value
about-rulebook = This value follows from the rulebook.
about-public = This value comes from another public source.
about-house = We chose this value ourselves because we found no source for the printed one.
about-unofficial = This is an unofficial edition. All texts are in our own words, and no printed pictures are used.

## Bots of every game

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master
bot-random = plays at random; good for trying things out
    .title = random
no-content = { $game } has no content packs.
no-judge = { $game } has no judge.

## Errors of the operating system, as the end of a sentence

system-error =
    { $code ->
        [ENOENT] there is no such file or folder
        [EACCES] permission denied
        [EPERM] permission denied
        [EISDIR] it is a folder
        [ENOTDIR] part of the path is not a folder
        [EEXIST] a file or folder with that name already exists
        [ENOTEMPTY] the folder is not empty
        [ENOSPC] no space left on the disk
        [EDQUOT] your disk quota is used up
        [EROFS] the disk is read-only
        [EFBIG] the file would be too large
        [ENAMETOOLONG] the name is too long
        [ELOOP] its links lead in a circle
        [EMFILE] too many files are open
        [ENFILE] too many files are open
        [EIO] the disk could not be read or written
        [EBUSY] it is in use
        [ENOMEM] not enough memory
        [EADDRINUSE] the port is in use
        [EADDRNOTAVAIL] this computer does not have that address
        [ECONNREFUSED] the connection was refused
        [ECONNRESET] the connection was lost
        [EPIPE] the connection was lost
        [ETIMEDOUT] no answer in time
        [EHOSTUNREACH] the computer cannot be reached
        [ENETUNREACH] the network cannot be reached
        [address] there is no such address
        [name] the name contains a character that is not allowed
       *[other] { $reason }
    }

## Checking that chance was fair (`neopolis verify`, and the page after a game)

verify-record = The record is complete, and its digest is right.
verify-no-proof = This record has no proof that the shuffling was fair. Only games that were played to the end on a server have one. A game that continues another game has none.
verify-noted-commitment = The commitment in the record is the one you noted: { $commitment }
verify-other-commitment = The commitment in the record is not the one you noted. The record says { $commitment }.
verify-noted-share = The share you noted was used, for seat { $seat }.
verify-lost-share = The share you noted was not used: no seat has it.
verify-commitment = The server's seed matches the commitment that the server showed when the table was opened: { $commitment }
verify-bad-commitment = The server's seed does not match the commitment { $commitment }. Either the server did not use the seed that it had committed to, or somebody has changed the seed or the commitment.
verify-content = The server fixed the game's content before it knew any share: { $played }
verify-other-content = The game was not played with the content that the server had fixed before it knew any share. The record says { $played }, but the server fixed { $fixed ->
        [none] none for this game
       *[other] { $fixed }
    }. So the server could have tried many contents, and chosen the shuffling.
verify-share-count = The shuffling was not fair: there must be exactly one share for each seat, but the proof has { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }, and the game has { $seats } seats. By adding or leaving out shares, the server could have chosen the shuffling.
verify-bot-share = The shuffling was not fair: a bot played seat { $seat }, but the seat has a share. Bots add none, so the server could have chosen the shuffling.
verify-odd-share = The shuffling was not fair: the share of seat { $seat } is not 64 lower-case hexadecimal digits. A share that no client sends can be used to choose the shuffling.
verify-seed = The game's seed follows from the server's seed, the table, the options and the shares ({ $count ->
        [0] no seat has one
        [one] only seat { $seats } has one
       *[other] seats with one: { $seats }
    }): { $seed }
verify-bad-seed = The game's seed does not follow from the server's seed and the shares. The record says { $recorded }, but the correct seed is { $seed }. Somebody has changed a share, an option, the table or a seed.
verify-no-share = Nobody added a share, so the server alone could have chosen the game's seed.
verify-older = An older version of the server opened this table. Nothing shows that it chose the content, and the spelling of the options, before it knew the shares.
verify-bad-options = The options of the game are not those in the proof, so somebody has changed an option.
verify-odd-options = The options in the proof are not written in the only form allowed, for example because of extra spaces. So the server could have tried many spellings until the shuffling suited it.
verify-replay = Every shuffle and all { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } were played again from this seed: the same cards, the same events, the same result.
verify-replay-older = Every shuffle and all { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } were played again from this seed, with the same result. The events cannot be compared, because the game was played with version { $recorded } of the rules, and this program has version { $here }.
verify-bad-replay = The moves in the record are not possible with this seed, so somebody has changed a card or an answer. { $reason }
verify-bad-transcript = The moves in the record are possible, but replaying them with this seed gives a different game from the one at the table. So somebody has changed a card or an answer.
