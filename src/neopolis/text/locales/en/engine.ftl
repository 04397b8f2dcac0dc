### What every game says: refusals, records, saved games, content packs, sources.

## bots/__init__.py

unknown-bot = There is no bot called '{ $name }'; the bots are: { $known }.

## engine/codec.py

bytes-begin = they do not begin as one does
bytes-damaged = the checksum does not fit, they are damaged or cut off
bytes-short = they end too early
bytes-row = a row has no possible length
bytes-word = a word in them is not text
bytes-long = something follows their end
bytes-game = they hold another game
bytes-position = they hold a position that cannot be
bytes-trade = they hold a trade that cannot be
bytes-capital = somebody has more capital than there can be

## engine/content.py

no-pack-folder = There is no folder '{ $path }' with a content pack.
more-faults = { $faults }; and { $count } more
fault = { $file }, line { $line }: { $reason }
fault-missing-file = the file is missing
fault-unreadable = the file cannot be read ({ $reason })
fault-too-big = the file is bigger than { $most } bytes
fault-not-utf-8 = this is not UTF-8 text
fault-head = the first line must be { $columns }
fault-columns = { $needed } columns are needed, not { $count }
fault-not-csv = this cannot be read as CSV ({ $reason })
fault-number = { $name } must be a number from { $least } to { $most }, not '{ $text }'
fault-one-of = { $name } must be one of { $known }, not '{ $text }'
fault-empty = empty
fault-name = name must be 1 to { $most } letters, digits, signs and spaces

## engine/json_input.py

question-too-long = The question is longer than { $most } bytes.
question-not-utf-8 = The question is not UTF-8 text: byte { $byte } does not fit.
question-not-json = The question is not JSON: character { $character } does not fit.
question-too-deep = The question is nested too deeply.
number-too-long = The question holds a number with too many digits.
not-a-number = { $value } is not a number of JSON.
unknown-game = There is no game { $name }; the games are: { $known }.
named-twice = The field { $name } is named twice.
missing-field = The field { $name } is missing.
unknown-field = There is no field { $name } here.
wrong-type = { $kind } is needed here, not { $value }.
out-of-range = The number must be from { $least } to { $most }, not { $value }.
wrong-length = There must be { $least } to { $most } of them, not { $count }.
kind-object = an object
kind-list = a list
kind-text = a text
kind-number = a whole number
kind-truth = true or false
kind-true = true
kind-false = false
kind-null = null

## engine/record.py

record-end = it must hold "result" and "digest"
record-empty = it is empty or not text
record-not-json = it is not JSON, or is cut off
record-not-object = it is not a JSON object
record-format = it has no "format": "{ $format }"
record-texts = "game", "rules" and "content" must be texts
record-seed = "seed" must be a whole number
record-options = "options" must be an object
record-option = "options" must hold texts and numbers
record-act = it must hold "seat" and "option" as whole numbers
record-game = it is a record of { $game }
record-other-options = its options are not those of this game

## text/messages.py

not-a-seat = { $seat } is not a seat: this table has seats 0 to { $last }.
many-digits = a number of very many digits
unspeakable = something of the kind { $kind }
a-seat = seat { $seat }
not-asked = { $player } is not asked anything now; awaited: { $awaited }.
game-over = The game is over.
not-an-option = { $option } is not an option here.
not-offered = { $option } is not offered here; the options are: { $offered }.
not-a-text = '{ $text }' is not one of the answers here; the answers are: { $offered }.
nothing-to-take-back = { $player } has nothing to take back: what came before is revealed or settled.
acted-upon = { $player } cannot take this back: somebody else has acted on it since.
no-asides = In this game there is nothing to do besides answering.
bad-aside = { $side_action } is nothing that can be done here.
no-record = This game keeps no record: only a started or replayed game does, not a copy of one.
record-kept = This game keeps a record; play out a copy of it.
bad-seed = The seed must be a whole number from 0 to 9223372036854775807, not { $seed }.
bad-option = { $name } must be { $allowed }, not { $value }.
allowed-number = a number from { $least } to { $most }
allowed-or = { $first } or { $last }
allowed-different = { $count } different ones of { $known }
allowed-pack = a Pack
unknown-option = There is no option { $name }; the options are: { $known }.
bad-bytes = These bytes are not a saved game: { $reason }.
bad-record = Line { $line } of the record: { $reason }.
record-cut-off = The record is cut off after line { $line }: its closing line is missing.
record-edited = The record was edited: its digest does not fit its lines.
record-result = The record's result differs from the replay's: { $recorded } in the record, { $replayed } replayed.
record-version = The record was made by rules version { $recorded }; this is version { $here }.
record-content = The record was made with content { $recorded }; the content in use is { $here }.
bad-pack = The content pack has faults: { $faults }

## text/sources.py

source-rulebook = rulebook
source-public = public
source-house = house value
about-rulebook = It follows from the rulebook.
about-public = It is taken from another public source.
about-house = We set it ourselves, because no source that we could read shows it. It is not the printed one.
about-unofficial = This is unofficial. Texts are in our own words, and no printed picture is used.
no-content = { $game } has no content that could be changed.
no-judge = { $game } has no judge.
