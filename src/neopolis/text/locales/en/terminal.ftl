### What every game's terminal screen says.

## Bad input

cli-unknown-game = There is no game called '{ $name }'; the games are neom and new-angeles.
cli-of-another-game = { $name } belongs to another game.
cli-too-small = The game needs a terminal of { $columns }x{ $rows } or more; this one has { $width }x{ $height }.
cli-bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
cli-only-number = { $name } can only be { $only } here, not { $value }.
cli-empty = { $name } is there without a file's name.
cli-solo-tiles = --tiles is a choice for solo games; the tiles for { $seats } players are given.
cli-solo-seats = --solo is a game for one; --seats { $seats } asks for another.
cli-belongs-to-record = { $name } is for a new game; a resumed one keeps what its record says.
cli-bad-names = --names must give a different short name to each of the { $humans } people at the table, of { $most } letters at most; wide letters count twice.
cli-no-folder = There is no folder { $path } with a content pack.
cli-odd-folder = The name of the content's folder is no text, so it cannot be kept with the game.
cli-no-file = There is no readable file { $path }: { $reason }.
cli-bad-file = { $path } cannot be resumed: { $reason }
cli-not-text = it is not text.
cli-bad-seats-file = { $path } does not say who plays at which seat; without it, --humans and --bots do.
cli-save-exists = { $path } exists already: --resume it, or --save under another name.
cli-cannot-save = The game cannot be saved as { $path }: { $reason }.

## Saving

cli-saved-as = Saved after every answer: { $path }
cli-save-failed = Not saved ({ $reason }). The game goes on, the next answer tries again. { $path }
cli-not-saved = Since an earlier answer nothing could be saved, neither as { $path } ({ $reason }) nor in the temporary folder: the answers since then are lost.
cli-quit-unsaved = q once more quits all the same. Not saved ({ $reason }): { $path }
cli-resume-with = The game is saved. Go on with: { $command }
cli-rescued = It could not be saved as { $path }: { $reason }. It is in the temporary folder now.
cli-record-at = The record of the game: { $path }

## Who, when, what

cli-player = Player { $number }
cli-bot = Bot { $number }
cli-over = the end
cli-before = Before the first generation
cli-turn = Generation { $generation }, turn { $turn } of 7
cli-awaited = awaited: { $names }
cli-your-city = { $name }: { $points } points
cli-money = Money { $money }
cli-locked = (+{ $locked } locked)
cli-nothing = none
cli-none-left = no Cornerstone
cli-log = Log
cli-pay-too-dear = Pay { $money }: too dear
cli-done = Done
cli-here = here
cli-gone = gone
cli-in-all = { $money } in all
cli-price-here = Price: { $price }.

## The prompt

cli-prompt = { $keys }  [? help  u back  n neighbours  l log  s score  h tiles  q quit] >{ " " }
cli-over-prompt = [n cities  s score  l log  Enter leaves] >{ " " }
cli-keys = { $first }-{ $last }
cli-key = { $only }
cli-enter-takes = { $keys }, Enter = { $default }
cli-no-keys = waiting
cli-choose-one = Please choose one of { $keys }; ? explains the question.
cli-not-a-choice = '{ $text }' is not one of the answers here; ? explains the question.
cli-page-prompt = Enter goes back >{ " " }
cli-more-prompt = Enter shows more, q goes back >{ " " }
cli-small-prompt = Enter looks again, q quits >{ " " }
cli-curtain = Now it is { $name }'s turn. The others look away.
cli-curtain-prompt = { $name }, press Enter >{ " " }
cli-curtain-back = { $before } may still take back: u. { $name }, press Enter >{ " " }
cli-taken-back = Taken back.
cli-nothing-to-take-back = Nothing to take back: what you did before is revealed or settled.
cli-acted-upon = This cannot be taken back: somebody else has acted on it since.

## Pages

cli-question-title = The question
cli-answers-title = How to answer
cli-legend-title = Signs
cli-no-rule = There is no rule { $number }; rules are named like 5.7, 19.131 or R-4.
cli-no-rules = The text of the rules is not installed here.
cli-total = total
cli-winner = { $names } wins.
cli-winners = { $names } share the victory.
cli-rank = { $points } points: { $rank }.
cli-plain-prompt = { $keys }  [? help  u back  v view  l log  q quit] >{ " " }
cli-plain-over-prompt = { "" }[v view  l log  Enter leaves] >{ " " }
cli-plain-answers = Type the number of an answer, or the beginning of its text. u takes your last answer back, v shows everything that you can see, l shows the whole log, q saves and quits.
cli-plain-commands = At any time: { $commands }.
cli-plain-usage = Type it like this: { $usage }.
cli-plain-sent = Done.
cli-plain-view = Everything that you can see
cli-plain-more = { "" }... v shows the rest
cli-plain-more-options = { "" }... ? shows all answers
cli-plain-nobody = Nobody wins.
cli-plain-yes = yes
cli-plain-no = no
cli-plain-table = table
cli-plain-seats = seats
