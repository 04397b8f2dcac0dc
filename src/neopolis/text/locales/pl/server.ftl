### What the server says about tables, seats, accounts and its own state.

## server/http/asgi_server.py

no-port = Na żadnym z portów od { $first } do { $last } adresu { $host } nie da się nasłuchiwać: { $reason }.
no-host = Nie ma adresu { $host }, na którym można by nasłuchiwać: { $reason }.

## server/http/companions.py

no-companion = Towarzysze mają numery od 1 do { $most }.

## server/http/problem.py

bad-request = To żądanie nie pasuje: { $reason }.
not-understood = jest niezrozumiałe
no-body = nie ma treści
nested-deeply = jest zbyt głęboko zagnieżdżone
not-found = Nic tu nie ma.
our-fault = Coś poszło nie tak po naszej stronie; nic nie przepadło.
too-large = To za dużo naraz.
not-this-way = W ten sposób nie można tego tu zrobić.

## server/http/routes/host.py

welcome = Tu działa Neopolis, ale jego strona nie jest zbudowana (robi to `make page`); `neopolis join` z tym adresem gra w terminalu.

## server/http/security_middleware.py

foreign-origin = O to prosi strona z innego miejsca w sieci, więc tego nie robimy.

## server/http/server.py

not-by-token = Token nie może tego zrobić; może to zrobić osoba, która go utworzyła.

## server/http/socket.py

bad-message = Nie można odczytać tej wiadomości: { $reason }.
too-bad = Za dużo wiadomości, których nie można odczytać.
not-text = wiadomości są tekstem
too-long = jest za długa; najwięcej bajtów: { $most }

## server/runtime/connections.py

table-crowded = Zbyt wiele osób ogląda już ten stół.
many-sockets = Ten stół jest u ciebie otwarty w nowszych oknach (liczba: { $most }), więc tutaj został zamknięty.

## server/runtime/executor.py

busy = Za dużo osób pyta w tej samej chwili; spróbuj ponownie za moment.

## server/runtime/live_table.py

spectators-watch = Ten link służy do oglądania; poproś o link dla graczy.
nobody = Najpierw podaj swoje imię.
too-fast = Za dużo wiadomości naraz; wróć za chwilę, trochę wolniej.
never-done = Nie dało się tego zrobić i nic się nie zmieniło.

## server/runtime/table_rate_limit.py

many-openings = Z twojej sieci otwarto w krótkim czasie zbyt wiele stołów; spróbuj ponownie za minutę.

## server/runtime/table_registry.py

many-tables = Masz już największą możliwą liczbę nierozpoczętych stołów ({ $most }); najpierw zagraj przy którymś albo go usuń.

## server/settings.py

bad-setting = { $name }: dozwolone wartości to { $allowed }.
bad-secret-file = W pliku { $file } nie ma naszego sekretu; usuń go, a wszyscy będą musieli zalogować się ponownie.

## server/store/backup.py

backup-nothing = Pod { $place } nie ma bazy danych Neopolis.
backup-step = Baza danych nie jest w tej wersji; uruchom raz serwer, a zostanie uaktualniona.
restore-not-empty = Baza danych pod { $place } nie jest pusta; z --replace przepadnie wszystko, co w niej jest.

## server/store/backup_file.py

backup-cannot = Nie można użyć „{ $path }”: { $reason }.
backup-exists = „{ $path }” już istnieje; z --replace zostanie nadpisane.
backup-bad = „{ $path }” nie jest pełną kopią zapasową Neopolis: { $reason }.
backup-cut = urywa się
backup-damaged = jest uszkodzona
backup-other = to coś innego
backup-newer = „{ $path }” pochodzi z nowszego Neopolis i tu nie da się tego odczytać.

## server/store/faults.py

store-away = Księga stołu jest chwilowo niedostępna; nic nie przepadło, spróbuj ponownie za chwilę.
store-full = Brakuje miejsca, by to zapisać; wcześniejsze zapisy są bezpieczne. Powiedz o tym gospodarzowi.
store-newer = Tę bazę danych utworzył nowszy Neopolis (jej krok { $found } nie jest tu znany).
store-replaced = Serwer wrócił do kopii zapasowej; wczytaj stronę ponownie.
entry-unknown = Od wpisu { $seq } ten stół toczy się dalej w sposób, którego ta wersja nie umie odczytać; nowsza umie.
no-table = Nie ma takiego stołu.

## server/store/names.py

bad-name = Imię składa się z widocznych znaków; może ich mieć od 1 do { $longest }.

## server/store/people.py

bad-token = Ten token nie jest tu znany; być może został wycofany.
many-tokens = Masz już największą możliwą liczbę tokenów ({ $most }); najpierw je wycofaj.
bad-device-key = Ten link został już użyty albo jest za stary; utwórz nowy na drugim urządzeniu.

## server/table/catalog.py

game-neom = NEOM
game-new-angeles = New Angeles
bot-random = gra losowo, do wypróbowania
bot-greedy = patrzy jeden ruch naprzód i bierze najwięcej punktów
bot-plain = gra według prostych zasad i handluje
option-variant-standard = pełna gra, z rundą wstępną
option-variant-beginner = dla początkujących: po jednym losowym Kamieniu węgielnym
option-tiles-1 = gra jednoosobowa: kafelki dla najwyżej trzech graczy
option-tiles-4 = gra jednoosobowa: z kafelkami dla czterech graczy
option-tiles-5 = gra jednoosobowa: wszystkie kafelki
option-seller_money-before-disaster = sprzedawcy mogą zapłacić tymi pieniędzmi za katastrofę w tej samej turze
option-seller_money-after-disaster = sprzedawcy dostają pieniądze po katastrofie

## server/table/forks.py

record-long = Zapis gry ma więcej niż { $most } kroków handlu, a więcej nie da się odtworzyć.

## server/table/sentences.py

table-closed = Ten stół został usunięty.
table-unreadable = Ten stół można tylko oglądać: { $why }
table-version = Gra zaczęła się w wersji zasad { $recorded }; ten serwer gra w wersji { $here }.
table-content = Gra zaczęła się z inną zawartością, niż ma ten serwer.
table-broken = Wpisu { $seq } w dzienniku stołu nie da się wykonać według tych zasad: { $reason }
not-host = To może zrobić tylko gospodarz stołu.
not-seated = Nie masz miejsca przy tym stole.
not-gathering = Gra już się zaczęła.
not-playing = Nie toczy się tu teraz żadna gra.
game-paused = Gra jest wstrzymana.
not-paused = Gra nie jest wstrzymana.
game-is-over = Gra jest skończona.
game-not-over = Gra jeszcze się nie skończyła.
no-such-seat = Nie ma miejsca { $seat }; liczba miejsc przy tym stole: { $seats }.
seat-of-bot = To miejsce należy do bota.
seat-taken = To miejsce jest zajęte.
own-seat = Już tam siedzisz.
sat-elsewhere = W tej grze znasz już karty gracza { $player } i możesz wrócić tylko tam.
seat-free = Jedno z miejsc jest jeszcze wolne.
seat-not-ready = { $name } nie zgłasza jeszcze gotowości.
bot-answers = Zastępuje cię bot; najpierw wróć na swoje miejsce.
no-stand-in = Nie zastępuje cię żaden bot.
stale-moment = To pytanie już minęło; twoje ma teraz numer { $moment }.
proposals-without-end = Twoich propozycji od ostatniej odpowiedzi jest już { $most }; poczekaj na następną odpowiedź.
vote-self = Nikt nie głosuje w sprawie własnego miejsca; możesz je oddać botowi.
vote-not-needed = { $player } nie potrzebuje bota: gra nie czeka tam na człowieka.
vote-early = Na gracza { $player } czekamy krócej niż dwie minuty.
vote-twice = Twój głos w tej sprawie jest już oddany.
no-such-game = Nie ma gry „{ $game }”; gry to: { $known }.
bad-clock = Nie można tak ustawić zegara: { $reason }
clock-number = jego czasy mogą wynosić od zera do 30 dni.
clock-kind = jego rodzaj to none, live lub turns.
clock-live = zegar na żywo potrzebuje banku czasu od 10 sekund do 10 godzin i dodatku do jednej godziny.
clock-turns = zegar na tury potrzebuje od 10 sekund do 30 dni na każde pytanie.
long-option = Opcja { $name } jest za długa; najwięcej znaków: { $most }.
many-bots = Botów jest więcej niż miejsc.
bad-webhook = Webhook to adres, który zaczyna się od http:// lub https:// i ma najwyżej 500 znaków.
fork-unlisted = Ten stół kontynuuje grę, którą gospodarz może już znać, więc nie ma go na liście stołów.
fork-fixed = Ten stół kontynuuje inną grę: gra, miejsca i opcje zostają bez zmian.
nothing-said = Nie ma w tym nic do przeczytania.
whisper-to-self = Nikt nie szepcze do własnego miejsca.
no-moves = Liczba ruchów w tej grze: { $moves }; nie można jej podjąć po ruchu { $move }.
own-eyes = Dopóki gra trwa, możesz ją kontynuować tylko na podstawie tego, co wie twoje miejsce.
no-record-of-world = Ta gra jest kontynuacją gry wyobrażonej i nie ma zapisu.
record-while-playing = Zapis gry będzie dostępny, gdy się skończy.
bot-title-random = losowy
bot-title-greedy = zachłanny
bot-title-plain = zwykły
option-title-variant = Wariant
option-title-tiles = Kafelki
option-title-seller_money = Pieniądze za sprzedane dobra
option-title-setup = Karta przygotowania
option-title-corporations = Korporacje
