### What every game says: refusals, records, saved games, content packs, sources.

## bots/__init__.py

unknown-bot = Nie ma bota „{ $name }”; boty to: { $known }.

## engine/codec.py

bytes-begin = nie zaczynają się tak, jak powinny
bytes-damaged = suma kontrolna się nie zgadza, są uszkodzone albo ucięte
bytes-short = kończą się za wcześnie
bytes-row = wiersz ma niemożliwą długość
bytes-word = słowo w nich nie jest tekstem
bytes-long = coś następuje po ich końcu
bytes-game = zawierają inną grę
bytes-position = zawierają pozycję, która nie może istnieć
bytes-trade = zawierają wymianę, która nie może istnieć
bytes-capital = ktoś ma więcej kapitału, niż można mieć

## engine/content.py

no-pack-folder = Nie ma folderu „{ $path }” z pakietem zawartości.
more-faults = { $faults }; i jeszcze { $count }
fault = { $file }, wiersz { $line }: { $reason }
fault-missing-file = brakuje pliku
fault-unreadable = nie można odczytać pliku ({ $reason })
fault-too-big = plik jest za duży; najwięcej bajtów: { $most }
fault-not-utf-8 = to nie jest tekst UTF-8
fault-head = pierwszy wiersz musi brzmieć: { $columns }
fault-columns = zła liczba kolumn: potrzeba { $needed }, jest { $count }
fault-not-csv = nie można tego odczytać jako CSV ({ $reason })
fault-number = { $name } musi być liczbą od { $least } do { $most }, a jest „{ $text }”
fault-one-of = { $name } musi być jedną z wartości: { $known }, a jest „{ $text }”
fault-empty = puste
fault-name = name: dozwolone litery, cyfry, znaki i odstępy, razem od 1 do { $most }

## engine/json_input.py

question-too-long = Pytanie jest za długie; najwięcej bajtów: { $most }.
question-not-utf-8 = Pytanie nie jest tekstem UTF-8: nie pasuje bajt { $byte }.
question-not-json = Pytanie nie jest w formacie JSON: nie pasuje znak { $character }.
question-too-deep = Pytanie jest zbyt głęboko zagnieżdżone.
number-too-long = W pytaniu jest liczba o zbyt wielu cyfrach.
not-a-number = { $value } nie jest liczbą JSON.
unknown-game = Nie ma gry { $name }; gry to: { $known }.
named-twice = Pole { $name } podano dwa razy.
missing-field = Brakuje pola { $name }.
unknown-field = Nie ma tu pola { $name }.
wrong-type = { $kind }: tego tu potrzeba, a podano: { $value }.
out-of-range = Liczba musi być od { $least } do { $most }, a podano: { $value }.
wrong-length = Zła liczba elementów: może być od { $least } do { $most }, a jest { $count }.
kind-object = obiekt
kind-list = lista
kind-text = tekst
kind-number = liczba całkowita
kind-truth = prawda lub fałsz (true, false)
kind-true = prawda (true)
kind-false = fałsz (false)
kind-null = nic (null)

## engine/record.py

record-end = musi zawierać „result” i „digest”
record-empty = jest pusty albo nie jest tekstem
record-not-json = nie jest to JSON albo jest ucięty
record-not-object = nie jest to obiekt JSON
record-format = brakuje w nim „format”: „{ $format }”
record-texts = „game”, „rules” i „content” muszą być tekstami
record-seed = „seed” musi być liczbą całkowitą
record-options = „options” musi być obiektem
record-option = „options” może zawierać tylko teksty i liczby
record-act = „seat” i „option” muszą w nim być liczbami całkowitymi
record-game = to zapis gry { $game }
record-other-options = jego opcje nie są opcjami tej gry

## text/messages.py

not-a-seat = { $seat } to nie miejsce: przy tym stole są miejsca od 0 do { $last }.
many-digits = liczba o bardzo wielu cyfrach
unspeakable = coś rodzaju { $kind }
a-seat = miejsce { $seat }
not-asked = { $player } nie ma teraz żadnego pytania; czekamy na: { $awaited }.
game-over = Gra jest skończona.
not-an-option = { $option }: nie ma tu takiej opcji.
not-offered = { $option }: tego nie ma tu do wyboru; opcje to: { $offered }.
not-a-text = Nie ma tu odpowiedzi „{ $text }”; odpowiedzi to: { $offered }.
nothing-to-take-back = { $player } nie ma czego cofnąć: wcześniejsze ruchy są już odkryte lub rozstrzygnięte.
acted-upon = { $player } nie może cofnąć tego ruchu: ktoś inny już na niego zareagował.
no-asides = W tej grze można tylko odpowiadać na pytania.
bad-aside = { $side_action }: tego nie można tu zrobić.
no-record = Ta gra nie prowadzi zapisu: robi to tylko gra rozpoczęta lub odtworzona, a nie jej kopia.
record-kept = Ta gra prowadzi zapis; rozegraj do końca jej kopię.
bad-seed = Ziarno musi być liczbą całkowitą od 0 do 9223372036854775807, a podano: { $seed }.
bad-option = { $name }: dozwolone wartości to { $allowed }, a podano: { $value }.
allowed-number = liczba od { $least } do { $most }
allowed-or = { $first } lub { $last }
allowed-different = różne, w liczbie { $count }, spośród: { $known }
allowed-pack = Pack
unknown-option = Nie ma opcji { $name }; opcje to: { $known }.
bad-bytes = Te bajty nie są zapisaną grą: { $reason }.
bad-record = Wiersz { $line } zapisu gry: { $reason }.
record-cut-off = Zapis gry urywa się po wierszu { $line }: brakuje wiersza końcowego.
record-edited = Ktoś zmienił zapis gry: skrót nie pasuje do jego wierszy.
record-result = Wynik w zapisie gry różni się od odtworzonego: w zapisie { $recorded }, po odtworzeniu { $replayed }.
record-version = Zapis gry powstał w wersji zasad { $recorded }; tu działa wersja { $here }.
record-content = Zapis gry powstał z zawartością { $recorded }; tu używana jest { $here }.
bad-pack = Pakiet zawartości ma błędy: { $faults }

## text/sources.py

source-rulebook = instrukcja
source-public = źródło publiczne
source-house = wartość własna
about-rulebook = Wynika z instrukcji.
about-public = Pochodzi z innego publicznego źródła.
about-house = Ustaliliśmy to sami, bo nie pokazuje tego żadne źródło, do którego mieliśmy dostęp. To nie jest wartość drukowana.
about-unofficial = To jest wydanie nieoficjalne. Teksty podajemy własnymi słowami i nie używamy żadnych drukowanych ilustracji.
no-content = { $game } nie ma zawartości, którą można zmienić.
no-judge = { $game } nie ma sędziego.
