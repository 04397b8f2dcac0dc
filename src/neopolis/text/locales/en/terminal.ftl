### What every game's terminal screens say.

## Opening and saving a game

cli-too-small = This terminal is too small: it has { $width }x{ $height } characters, and the game needs { $columns }x{ $rows }.
cli-odd-folder = Rename the content folder. Its name is not valid text, so the game could not be saved.
cli-no-file = Cannot read the file { $path }: { $reason }.
cli-bad-file = Cannot resume { $path }: { $reason }
cli-not-text = it is not text.
cli-bad-seats-file = { $path } does not say who plays which seat. Delete it and use --humans and --bots instead.
cli-cannot-save = Cannot save the game as { $path }: { $reason }.
cli-saved-as = Saved after every answer: { $path }
cli-save-failed = Not saved ({ $reason }). The game continues and tries again after the next answer. { $path }
cli-not-saved = Your last answers are lost: they could be saved neither as { $path } ({ $reason }) nor in the temporary folder.
cli-quit-unsaved = Not saved ({ $reason }): { $path }. Press q again to quit without saving.
cli-resume-with = The game is saved. To continue: { $command }
cli-rescued = Cannot save the game as { $path }: { $reason }. It is in the temporary folder instead.
cli-record-at = The record of the game: { $path }

## Players

cli-player = Player { $number }
cli-bot = Bot { $number }
cli-awaited = waiting for: { $names }
cli-log = Log
cli-winner = { $names } wins.
cli-winners = { $names } share the win.

## Prompts

cli-keys = { $first }-{ $last }
cli-key = { $only }
cli-enter-takes = { $keys }, Enter = { $default }
cli-no-keys = waiting
cli-choose-one = Please choose one of { $keys }. Type ? to see what the question means.
cli-not-a-choice = “{ $text }” is not one of the answers. Type ? to see what the question means.
cli-page-prompt = Enter goes back >{ " " }
cli-more-prompt = Enter shows more, q goes back >{ " " }
cli-small-prompt = Enter tries again, q quits >{ " " }
cli-curtain = It is { $name }'s turn. Everybody else, please look away.
cli-curtain-prompt = { $name }, press Enter >{ " " }
cli-curtain-back = { $before } can still press u to undo. { $name }, press Enter >{ " " }
cli-taken-back = Undone.
cli-nothing-to-take-back = Too late to undo: your last move has been revealed or carried out.
cli-acted-upon = Too late to undo: somebody has already reacted to your move.

## Help pages

cli-question-title = The question
cli-answers-title = How to answer
cli-legend-title = Symbols
cli-no-rule = There is no rule { $number }. Rules have numbers like 5.7, 19.131 or R-4.
cli-no-rules = The text of the rules is not installed here.
cli-plain-prompt = { $keys }  [? help  u undo  v view  l log  q quit] >{ " " }
cli-plain-over-prompt = [v view  l log  Enter leaves] >{ " " }
cli-plain-answers = Type the number of an option, or the beginning of its text. u undoes your last move, v shows everything you can see, l shows the whole log, q saves and quits.
cli-plain-commands = At any time: { $commands }.
cli-plain-usage = Type it like this: { $usage }.
cli-plain-sent = Done.
cli-plain-view = Everything you can see
cli-plain-more = ... v shows the rest
cli-plain-more-options = ... ? shows all options
cli-plain-nobody = Nobody wins.
cli-plain-yes = yes
cli-plain-no = no
cli-plain-table = table
cli-plain-seats = seats
