### What every game's terminal screens say.

## Opening and saving a game

cli-too-small = Ten terminal jest za mały: ma { $width }x{ $height } znaków, a gra potrzebuje { $columns }x{ $rows }.
cli-odd-folder = Zmień nazwę folderu z zawartością. Nie jest ona poprawnym tekstem, więc nie dałoby się zapisać gry.
cli-no-file = Nie można odczytać pliku { $path }: { $reason }.
cli-bad-file = Nie można wznowić { $path }: { $reason }
cli-not-text = to nie jest tekst.
cli-bad-seats-file = W { $path } nie ma informacji, kto gra na którym miejscu. Usuń ten plik i użyj --humans i --bots.
cli-cannot-save = Nie można zapisać gry jako { $path }: { $reason }.
cli-saved-as = Zapis po każdej odpowiedzi: { $path }
cli-save-failed = Nie zapisano ({ $reason }). Gra trwa dalej i zapisze się po następnej odpowiedzi. { $path }
cli-not-saved = Ostatnie odpowiedzi przepadły: nie udało się ich zapisać ani jako { $path } ({ $reason }), ani w folderze tymczasowym.
cli-quit-unsaved = Nie zapisano ({ $reason }): { $path }. Naciśnij q jeszcze raz, aby wyjść bez zapisu.
cli-resume-with = Gra jest zapisana. Aby grać dalej: { $command }
cli-rescued = Nie można zapisać gry jako { $path }: { $reason }. Jest w folderze tymczasowym.
cli-record-at = Zapis gry: { $path }

## Players

cli-player = Gracz { $number }
cli-bot = Bot { $number }
cli-awaited = czekamy na: { $names }
cli-log = Dziennik
cli-winner = Wygrywa: { $names }.
cli-winners = Wspólnie wygrywają: { $names }.

## Prompts

cli-keys = { $first }-{ $last }
cli-key = { $only }
cli-enter-takes = { $keys }, Enter = { $default }
cli-no-keys = czekamy
cli-choose-one = Wybierz jedno z { $keys }. Wpisz ?, aby zobaczyć, o co chodzi w pytaniu.
cli-not-a-choice = „{ $text }” to nie jest żadna z odpowiedzi. Wpisz ?, aby zobaczyć, o co chodzi w pytaniu.
cli-page-prompt = Enter wraca >{ " " }
cli-more-prompt = Enter pokazuje więcej, q wraca >{ " " }
cli-small-prompt = Enter próbuje znowu, q kończy >{ " " }
cli-curtain = Teraz gra { $name }. Pozostali proszeni są o odwrócenie wzroku.
cli-curtain-prompt = { $name }, naciśnij Enter >{ " " }
cli-curtain-back = { $before } może jeszcze cofnąć ruch (u). { $name }, naciśnij Enter >{ " " }
cli-taken-back = Cofnięto.
cli-nothing-to-take-back = Za późno na cofnięcie: ostatni ruch jest już odkryty lub wykonany.
cli-acted-upon = Za późno na cofnięcie: ktoś już zareagował na ten ruch.

## Help pages

cli-question-title = Pytanie
cli-answers-title = Jak odpowiadać
cli-legend-title = Symbole
cli-no-rule = Nie ma zasady { $number }. Zasady mają numery takie jak 5.7, 19.131 lub R-4.
cli-no-rules = W tej instalacji nie ma tekstu zasad.
cli-plain-prompt = { $keys }  [? pomoc  u cofnij  v widok  l dziennik  q koniec] >{ " " }
cli-plain-over-prompt = [v widok  l dziennik  Enter kończy] >{ " " }
cli-plain-answers = Wpisz numer opcji albo początek jej tekstu. u cofa twój ostatni ruch, v pokazuje wszystko, co widzisz, l pokazuje cały dziennik, q zapisuje i kończy.
cli-plain-commands = W każdej chwili: { $commands }.
cli-plain-usage = Wpisz to tak: { $usage }.
cli-plain-sent = Gotowe.
cli-plain-view = Wszystko, co widzisz
cli-plain-more = ... v pokazuje resztę
cli-plain-more-options = ... ? pokazuje wszystkie opcje
cli-plain-nobody = Nikt nie wygrywa.
cli-plain-yes = tak
cli-plain-no = nie
cli-plain-table = stół
cli-plain-seats = miejsca
