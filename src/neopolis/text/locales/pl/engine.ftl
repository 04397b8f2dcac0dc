### What every game can say: refusals, saved games, records, content packs, questions to the judge, sources.

## Moves that are not possible

not-a-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
not-asked = To nie twój ruch, { $player }. Czekamy na: { $awaited }.
game-over = Gra jest skończona.
not-an-option = { $option }: teraz to niemożliwe. Wybierz jedną z pokazanych odpowiedzi.
not-a-text = „{ $text }” to nie jest żadna z odpowiedzi. Możesz wybrać: { $offered }.
nothing-to-take-back = Za późno na cofnięcie, { $player }: ostatni ruch jest już odkryty lub wykonany.
acted-upon = Za późno na cofnięcie, { $player }: ktoś już zareagował na ten ruch.
no-asides = W tej grze nie ma akcji dodatkowych. Można tylko odpowiadać na pytania.
bad-aside = { $side_action }: w tej grze nie ma takiej akcji dodatkowej.
unknown-bot = Nie ma bota „{ $name }”. Do wyboru są: { $known }.
bot-without-budget = „{ $name }” nie jest możliwe: { $kind } nie używa symulacji albo ich liczba musi być większa od 0. Podaj samo „{ $kind }”.

## Players, numbers and lists

a-seat = miejsce { $seat }
many-digits = liczba o bardzo wielu cyfrach
unspeakable = obiekt typu { $kind }
list-or = { $first } lub { $last }
list-and = { $first } i { $last }

## Options of a game

bad-seed = Ziarno musi być liczbą całkowitą od 0 do 9223372036854775807, a podano: { $seed }.
bad-option = { $name }: dozwolone wartości to { $allowed }, a podano: { $value }.
unknown-option = Nie ma opcji { $name }. Dostępne opcje: { $known }.
allowed-number = liczba od { $least } do { $most }
allowed-different =
    { $count ->
        [one] { $count } spośród: { $known }
        [few] { $count } różne spośród: { $known }
       *[many] { $count } różnych spośród: { $known }
    }
allowed-pack = obiekt Pack

## Saved games. The bytes- messages are reasons in bad-bytes

bad-bytes = To nie jest zapisana gra: { $reason }.
bytes-begin = pierwsze bajty się nie zgadzają
bytes-damaged = suma kontrolna się nie zgadza, więc dane są uszkodzone albo ucięte
bytes-short = dane kończą się za wcześnie
bytes-row = jeden z wierszy ma niemożliwą długość
bytes-word = jeden z tekstów nie jest poprawnym UTF-8
bytes-long = za końcem danych są dodatkowe bajty
bytes-game = to zapis innej gry
bytes-position = zawiera pozycję, która nie może wystąpić w grze
bytes-trade = zawiera wymianę, która nie może wystąpić w grze
bytes-capital = ktoś ma więcej kapitału, niż może przynieść gra

## Records. The messages that start in lower case are reasons in bad-record

no-record = Ta gra nie ma zapisu. Zapis ma tylko gra rozpoczęta lub odtworzona, a nie kopia.
record-kept = Ta gra prowadzi zapis, a po losowym rozegraniu do końca byłby on niepełny. Użyj kopii.
bad-record = Wiersz { $line } zapisu gry: { $reason }.
record-end = musi zawierać „result” i „digest” i nic więcej
record-empty = jest pusty albo nie jest tekstem
record-not-json = nie jest to JSON albo jest ucięty
record-not-object = nie jest to obiekt JSON
record-format = musi zawierać "format": "{ $format }"
record-texts = „game”, „rules” i „content” muszą być tekstami
record-seed = „seed” musi być liczbą całkowitą albo 64 cyframi szesnastkowymi
record-fairness = „fairness” nie zawiera tego, co powinno: stołu, zobowiązania, ziarna serwera, udziałów, opcji i skrótu przebiegu
record-options = „options” musi być obiektem
record-option = „options” może zawierać tylko teksty i liczby
record-act = musi zawierać „seat” (liczbę całkowitą) oraz „option” (liczbę całkowitą) albo „aside” (listę liczb całkowitych)
record-reason = „reason” musi zawierać „code” (zaczyna się od „reason-”), „with” (parametry) i „public” (true albo false)
record-game = to zapis innej gry, { $game }
record-other-options = ta gra nie ma takich opcji
record-cut-off = Zapis gry urywa się po wierszu { $line }: brakuje ostatniego wiersza.
record-edited = Ktoś zmienił zapis gry: skrót nie pasuje do wierszy.
record-result = Wynik w zapisie gry różni się od odtworzonego: w zapisie { $recorded }, po odtworzeniu { $replayed }.
record-version = Zapis gry powstał w wersji zasad { $recorded }. Tu działa wersja { $here }.
record-content = Zapis gry powstał z pakietem zawartości { $recorded }. Tu używany jest { $here }.

## Content packs. The messages that start in lower case are reasons in fault

bad-pack = Pakiet zawartości ma błędy: { $faults }
more-faults = { $faults }; i jeszcze { $count }
no-pack-folder = Nie ma folderu „{ $path }” z pakietem zawartości.
fault = { $file }, wiersz { $line }: { $reason }
fault-missing-file = brakuje pliku
fault-unreadable = nie można odczytać pliku ({ $reason })
fault-too-big =
    { $most ->
        [one] plik ma więcej niż { $most } bajt
        [few] plik ma więcej niż { $most } bajty
       *[many] plik ma więcej niż { $most } bajtów
    }
fault-not-utf-8 = to nie jest tekst UTF-8
fault-head = pierwszy wiersz musi brzmieć: { $columns }
fault-columns =
    { $needed ->
        [one] musi być { $needed } kolumna, a jest { $count }
        [few] muszą być { $needed } kolumny, a jest { $count }
       *[many] musi być { $needed } kolumn, a jest { $count }
    }
fault-not-csv = nie można tego odczytać jako CSV ({ $reason })
fault-number = { $name } musi być liczbą od { $least } do { $most }, a jest „{ $text }”
fault-one-of = { $name } musi być jedną z wartości: { $known }, a jest „{ $text }”
fault-empty = puste
fault-name = name musi mieć od 1 do { $most } znaków: liter, cyfr, innych znaków i odstępów

## Questions to the judge

question-too-long =
    { $most ->
        [one] Pytanie ma więcej niż { $most } bajt.
        [few] Pytanie ma więcej niż { $most } bajty.
       *[many] Pytanie ma więcej niż { $most } bajtów.
    }
question-not-utf-8 = Pytanie nie jest tekstem UTF-8: błąd w bajcie { $byte }.
question-not-json = Pytanie nie jest w formacie JSON: błąd przy znaku { $character }.
question-too-deep = Pytanie jest zbyt głęboko zagnieżdżone.
number-too-long = W pytaniu jest liczba o zbyt wielu cyfrach.
not-a-number = { $value } nie jest liczbą JSON.
unknown-game = Nie ma gry { $name }. Dostępne gry: { $known }.
named-twice = Pole { $name } podano dwa razy. Zostaw jedno.
missing-field = Brakuje pola { $name }.
unknown-field = Nie ma tu pola { $name }.
wrong-type = Potrzebna tu wartość: { $kind }; podano: { $value }.
out-of-range = Liczba musi być od { $least } do { $most }, a podano: { $value }.
wrong-length = Liczba elementów musi być od { $least } do { $most }, a jest ich { $count }.
kind-object = obiekt
kind-list = lista
kind-text = tekst
kind-number = liczba całkowita
kind-truth = true lub false
kind-true = true
kind-false = false
kind-null = null

## Where a printed value comes from

source-rulebook = instrukcja
source-public = źródło publiczne
source-house = wartość własna
about-rulebook = Ta wartość wynika z instrukcji.
about-public = Ta wartość pochodzi z innego publicznego źródła.
about-house = Tę wartość ustaliliśmy sami, bo nie znaleźliśmy źródła wartości drukowanej.
about-unofficial = To jest wydanie nieoficjalne. Teksty podajemy własnymi słowami i nie używamy drukowanych ilustracji.

## Bots of every game

level-easy = Łatwy
level-normal = Normalny
level-hard = Trudny
level-master = Mistrz
bot-random = gra losowo; dobry do wypróbowania gry
    .title = losowy
no-content = { $game } nie ma pakietów zawartości.
no-judge = { $game } nie ma sędziego.

## Błędy systemu operacyjnego, na końcu zdania

system-error =
    { $code ->
        [ENOENT] nie ma takiego pliku ani folderu
        [EACCES] brak uprawnień
        [EPERM] brak uprawnień
        [EISDIR] to jest folder
        [ENOTDIR] część ścieżki nie jest folderem
        [EEXIST] plik lub folder o tej nazwie już istnieje
        [ENOTEMPTY] folder nie jest pusty
        [ENOSPC] brak miejsca na dysku
        [EDQUOT] limit miejsca na dysku jest wyczerpany
        [EROFS] dysk jest tylko do odczytu
        [EFBIG] plik byłby za duży
        [ENAMETOOLONG] nazwa jest za długa
        [ELOOP] dowiązania tworzą pętlę
        [EMFILE] otwarto za dużo plików
        [ENFILE] otwarto za dużo plików
        [EIO] błąd odczytu lub zapisu dysku
        [EBUSY] jest w użyciu
        [ENOMEM] za mało pamięci
        [EADDRINUSE] port jest zajęty
        [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
        [ECONNREFUSED] połączenie zostało odrzucone
        [ECONNRESET] połączenie zostało przerwane
        [EPIPE] połączenie zostało przerwane
        [ETIMEDOUT] brak odpowiedzi na czas
        [EHOSTUNREACH] nie można połączyć się z tym komputerem
        [ENETUNREACH] sieć jest niedostępna
        [address] nie ma takiego adresu
        [name] nazwa zawiera niedozwolony znak
       *[other] { $reason }
    }

## Sprawdzanie, czy los był uczciwy (`neopolis verify` i strona po grze)

verify-record = Zapis jest kompletny, a jego skrót się zgadza.
verify-no-proof = Ten zapis nie zawiera dowodu, że los był uczciwy. Mają go tylko gry rozegrane do końca przy stole na serwerze; gry, które kontynuują inną, go nie mają.
verify-noted-commitment = Zobowiązanie w zapisie jest tym, które sobie zanotowano: { $commitment }
verify-other-commitment = Zobowiązanie w zapisie nie jest tym, które sobie zanotowano. W zapisie jest { $commitment }.
verify-noted-share = Użyto zanotowanego udziału, dla miejsca { $seat }.
verify-lost-share = Nie użyto zanotowanego udziału: nie ma go żadne miejsce.
verify-commitment = Ziarno serwera pasuje do zobowiązania, które serwer pokazał przy otwarciu stołu: { $commitment }
verify-bad-commitment = Ziarno serwera nie pasuje do zobowiązania { $commitment }, więc serwer nie użył ziarna, do którego się zobowiązał, albo ktoś zmienił jedno z nich.
verify-content = Serwer ustalił zawartość gry, zanim znał jakikolwiek udział: { $played }
verify-other-content = Gry nie rozegrano z zawartością, którą serwer ustalił, zanim znał udziały. W zapisie jest { $played }, a serwer { $fixed ->
        [none] nie ustalił dla tej gry żadnej
       *[other] ustalił { $fixed }
    }. Serwer mógł więc wypróbować wiele zawartości i wybrać los.
verify-share-count = Los nie był uczciwy: na każde miejsce musi przypadać dokładnie jeden udział, a dowód i gra mówią co innego (udziałów: { $shares }, miejsc: { $seats }). Dodając lub pomijając udziały, serwer mógł wybrać los.
verify-bot-share = Los nie był uczciwy: na miejscu { $seat } grał bot, a ma ono udział. Boty nie dodają udziałów, więc serwer mógł wybrać los.
verify-odd-share = Los nie był uczciwy: udział miejsca { $seat } to nie 64 cyfry szesnastkowe z małymi literami. Udziałem, którego nie wysyła żaden program, można wybrać los.
verify-seed = Ziarno gry wynika z ziarna serwera, stołu, opcji i udziałów ({ $count ->
        [0] nie ma go żadne miejsce
        [one] ma go tylko miejsce { $seats }
       *[other] mają go miejsca: { $seats }
    }): { $seed }
verify-bad-seed = Ziarno gry nie wynika z ziarna serwera i udziałów. W zapisie jest { $recorded }, a wychodzi { $seed }. Zmieniono udział, opcję, stół albo ziarno.
verify-no-share = Nikt nie dodał udziału, więc serwer mógł sam wybrać ziarno gry.
verify-older = Ten stół otworzyła starsza wersja serwera. Nic nie dowodzi, że ustaliła zawartość gry i pisownię opcji, zanim znała udziały.
verify-odd-options = Opcje w dowodzie nie są zapisane w jedynej dozwolonej postaci, na przykład mają zbędne spacje. Serwer mógł więc próbować różnych pisowni, aż los mu odpowiadał.
verify-bad-options = Gra nie zaczęła się z opcjami podanymi w dowodzie, więc zmieniono którąś opcję.
verify-replay = Z tego ziarna odtworzono wszystkie tasowania i { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }: te same karty, te same zdarzenia, ten sam wynik.
verify-replay-older = Z tego ziarna odtworzono wszystkie tasowania i { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }, a wynik jest ten sam. Zdarzeń nie można porównać, bo grano według wersji zasad { $recorded }, a ten program ma wersję { $here }.
verify-bad-replay = Ruchy z zapisu nie są możliwe przy tym ziarnie, więc zmieniono kartę albo odpowiedź. { $reason }
verify-bad-transcript = Ruchy z zapisu są możliwe, ale przy tym ziarnie dzieje się coś innego niż to, co działo się przy stole, więc zmieniono kartę albo odpowiedź.
