### What the server says: about tables and seats, accounts, requests, its database and its start.

## Requests. The messages that start in lower case are reasons in bad-request

bad-request = Nieprawidłowe żądanie: { $reason }.
not-understood = nie da się go odczytać
no-body = nie ma treści
nested-deeply = jest zbyt głęboko zagnieżdżone
not-found = Pod tym adresem nic nie ma.
our-fault = Coś poszło nie tak po naszej stronie. Nic nie przepadło.
too-large = Żądanie jest za duże.
not-this-way = Ten adres nie przyjmuje takich żądań.
foreign-origin = Odrzucono żądanie z innej strony.
unknown-host = Ten serwer nie odpowiada pod tą nazwą. Użyj adresu, który wypisał przy starcie. Jeśli to twój serwer, dopisz nazwę do NEOPOLIS_HOSTS.
not-by-token = Token nie może tego zrobić. Może to zrobić osoba, która go utworzyła.
bodies-full = Serwer odbiera naraz zbyt wiele dużych żądań. Spróbuj ponownie za chwilę.
busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
many-connections = Z Twojej sieci otwarto zbyt wiele połączeń. Zamknij kilka okien Neopolis albo spróbuj ponownie za chwilę.
many-sockets-open = Z tym serwerem połączyło się zbyt wiele osób. Spróbuj ponownie za chwilę.
welcome = Tu działa Neopolis, ale jego strona nie jest zbudowana (uruchom `make page`). Aby grać w terminalu, uruchom `neopolis join` z tym adresem.

## Connections. The messages that start in lower case are reasons in bad-message

bad-message = Nie można odczytać wiadomości: { $reason }.
too-bad = Za dużo twoich wiadomości nie dało się odczytać, więc połączenie zostało zamknięte.
not-text = musi być tekstem
too-long =
    { $most ->
        [one] ma więcej niż { $most } bajt
        [few] ma więcej niż { $most } bajty
       *[many] ma więcej niż { $most } bajtów
    }
too-fast = Wysyłasz wiadomości zbyt szybko. Zwolnij trochę.
never-done = Nie udało się tego zrobić i nic się nie zmieniło.
table-crowded = Zbyt wiele osób ogląda ten stół. Spróbuj później.
many-anonymous = Zbyt wiele osób w Twojej sieci ogląda ten stół bez podania imienia. Wpisz swoje imię, aby też go oglądać.
many-sockets =
    { $most ->
        [one] Ten stół jest otwarty w innym twoim oknie, więc tutaj został zamknięty.
        [few] Ten stół jest otwarty w { $most } nowszych oknach, więc tutaj został zamknięty.
       *[many] Ten stół jest otwarty w { $most } nowszych oknach, więc tutaj został zamknięty.
    }

## People

nobody = Najpierw podaj swoje imię.
signed-out = Wylogowano cię na tym urządzeniu. Aby odzyskać swoje miejsca, otwórz tu link „Graj dalej na innym urządzeniu”, który utworzysz tam, gdzie cię nie wylogowano. Możesz też podać imię i grać jako ktoś nowy.
bad-name =
    { $longest ->
        [one] Imię musi mieć 1 widoczny znak.
        [few] Imię musi mieć od 1 do { $longest } widocznych znaków.
       *[many] Imię musi mieć od 1 do { $longest } widocznych znaków.
    }
bad-token = Ten token jest nieważny. Być może został unieważniony.
many-tokens =
    { $most ->
        [one] Masz już { $most } token. Najpierw go unieważnij.
        [few] Masz już { $most } tokeny. Najpierw unieważnij któreś z nich.
       *[many] Masz już { $most } tokenów. Najpierw unieważnij któreś z nich.
    }
bad-device-key = Ten link wygasł, został już użyty albo zastąpił go nowszy. Utwórz nowy na drugim urządzeniu.
no-companion = Gracze na twoim urządzeniu mają numery od 1 do { $most }.

## Opening a table

many-tables =
    { $most ->
        [one] Masz już { $most } nierozpoczęty stół. Najpierw przy nim zagraj albo go usuń.
        [few] Masz już { $most } nierozpoczęte stoły. Najpierw zagraj przy którymś albo go usuń.
       *[many] Masz już { $most } nierozpoczętych stołów. Najpierw zagraj przy którymś albo go usuń.
    }
many-deleted =
    Twoje usunięte i nierozpoczęte stoły zajmują zbyt dużo miejsca. Usunięte stoły znikają na dobre po { $days ->
        [one] { $days } dniu
        [few] { $days } dniach
       *[many] { $days } dniach
    }. Wtedy będzie można otworzyć nowe.
many-openings = Z twojej sieci otwarto zbyt wiele stołów. Spróbuj ponownie za minutę.
many-restores = W krótkim czasie przywrócono zbyt wiele twoich stołów. Spróbuj ponownie za minutę.
restored-enough = Ten stół usuwano i przywracano już zbyt wiele razy, więc nie da się go ponownie przywrócić.
many-forks =
    Gry, które kontynuujesz, zajmują zbyt dużo miejsca. Usuń niektóre z nich; po { $days ->
        [one] { $days } dniu
        [few] { $days } dniach
       *[many] { $days } dniach
    } będzie można kontynuować kolejne.
disk-low-at-table = Na dysku serwera prawie brakuje miejsca, więc ten stół przyjmuje teraz tylko odpowiedzi. Powiedz o tym gospodarzowi.
disk-low = Na dysku serwera prawie brakuje miejsca. Nie można teraz dołączyć do serwera, otworzyć ani przywrócić stołu, dodać urządzenia ani utworzyć tokena. Rozpoczęte gry toczą się dalej. Powiedz o tym gospodarzowi.
no-such-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
many-bots = Botów jest więcej niż miejsc. Usuń część botów albo dodaj miejsca.
long-option =
    { $most ->
        [one] Opcja { $name } może mieć najwyżej { $most } znak.
        [few] Opcja { $name } może mieć najwyżej { $most } znaki.
       *[many] Opcja { $name } może mieć najwyżej { $most } znaków.
    }
unknown-pace = „{ $name }” to nie tempo. Wybierz jedno z tych: { $known }.
bad-webhook = Webhook to adres, który zaczyna się od http:// lub https:// i ma najwyżej 500 znaków.
bad-clock = Nie można tak ustawić zegara: { $reason }
clock-number = czasy mogą wynosić od 0 do 30 dni.
clock-kind = rodzaj zegara to none, live lub turns.
clock-live = zegar na żywo wymaga puli czasu od 10 sekund do 10 godzin i dodatku nie większego niż 1 godzina.
clock-turns = zegar na tury wymaga od 10 sekund do 30 dni na każde pytanie.
fork-unlisted = Ten stół kontynuuje grę, którą gospodarz może już znać, więc nie może być na liście stołów.
lesson-question = Najpierw odpowiedz na pytanie lekcji albo ją zakończ.
challenge-own = To wyzwanie może grać tylko osoba, która je otworzyła. Otwórz je dla siebie na stronie głównej.
challenge-fixed = W to wyzwanie wszyscy grają w tej samej postaci, więc nie można go zmienić.
fork-fixed = Ten stół kontynuuje inną grę, więc gry, miejsc ani opcji nie można zmienić.
no-moves =
    { $moves ->
        [one] Gra ma { $moves } ruch, więc nie można jej kontynuować po ruchu { $move }.
        [few] Gra ma { $moves } ruchy, więc nie można jej kontynuować po ruchu { $move }.
       *[many] Gra ma { $moves } ruchów, więc nie można jej kontynuować po ruchu { $move }.
    }
own-eyes = Dopóki gra trwa, możesz ją kontynuować tylko ze swojego miejsca, z tym, co z niego widać.
record-long = Zapis gry zawiera więcej niż { $most } kroków handlu, a więcej nie da się odtworzyć.
record-while-playing = Zapis będzie dostępny po zakończeniu gry.
no-record-of-world = Ta gra jest kontynuacją wyobrażonej, więc nie ma zapisu.

## At a table

no-table = Nie ma takiego stołu.
table-closed = Ten stół został usunięty.
table-unreadable = Przy tym stole nie można grać dalej: { $why }
table-version = Gra zaczęła się w wersji zasad { $recorded }. Na tym serwerze działa wersja { $here }.
table-sealed = Sekret serwera zmienił się, odkąd zapisano ten stół. Grę będzie można kontynuować, gdy serwer zostanie uruchomiony z ówczesnym sekretem (NEOPOLIS_SECRET albo plik „secret” w folderze danych).
table-content = Gra zaczęła się z innym pakietem zawartości niż ten, który ma serwer.
table-broken = Wpis { $seq } w dzienniku stołu nie zgadza się z zasadami tej wersji: { $reason }
entry-unknown = Ta wersja nie umie odczytać dziennika stołu od wpisu { $seq }. Nowsza umie.
link-renewed = Ten link już nie działa: gospodarz utworzył nowy. Poproś gospodarza o nowy link.
spectators-watch = Ten link służy tylko do oglądania. Poproś o link dla graczy.
not-host = To może zrobić tylko gospodarz stołu.
not-seated = Nie masz miejsca przy tym stole.
share-late = Gra już się zaczęła, więc nie można zmienić swojego udziału w jej ziarnie.
share-unused = Ten stół nie przyjmuje udziałów: kontynuuje inną grę albo otworzyła go starsza wersja serwera.
not-gathering = Gra już się zaczęła.
not-playing = Nie toczy się tu teraz żadna gra.
game-paused = Gra jest wstrzymana. Najpierw ją wznów.
not-paused = Gra nie jest wstrzymana.
game-is-over = Gra jest skończona.
game-not-over = Gra jeszcze się nie skończyła.
no-such-seat =
    { $seats ->
        [one] Nie ma miejsca { $seat }: przy tym stole jest { $seats } miejsce.
        [few] Nie ma miejsca { $seat }: przy tym stole są { $seats } miejsca.
       *[many] Nie ma miejsca { $seat }: przy tym stole jest { $seats } miejsc.
    }
seat-of-bot = Na tym miejscu gra bot. Wybierz inne.
seat-taken = To miejsce jest zajęte. Wybierz inne.
own-seat = Już tam siedzisz.
sat-elsewhere = W tej grze znasz już karty gracza { $player }, więc możesz wrócić tylko na to miejsce.
seat-free = Jedno z miejsc jest jeszcze wolne. Poczekaj, aż ktoś je zajmie, albo dodaj bota.
seat-not-ready = { $name } nie zgłasza jeszcze gotowości.
bot-answers = Gra za ciebie bot. Najpierw wróć do gry.
bot-answers-first = Na to pytanie musi najpierw odpowiedzieć bot. Potem możesz przejąć grę.
no-stand-in = Nie gra za ciebie żaden bot.
stale-moment = To pytanie ma już odpowiedź. Obecne pytanie ma numer { $moment }.
nothing-said = Wiadomość jest pusta.
said-enough = To już wszystkie wiadomości, które możesz wysłać przy tym stole. Możesz nadal odpowiadać na pytania. Innych stołów to nie dotyczy.
stored-enough = To już wszystko, co oprócz odpowiedzi możesz zrobić przy tym stole. Możesz nadal odpowiadać, odejść od stołu i grać przy innych stołach.
whisper-to-self = Nie możesz szeptać do siebie.
proposals-without-end =
    { $most ->
        [one] Od ostatniego ruchu masz już { $most } propozycję. Poczekaj na następny ruch.
        [few] Od ostatniego ruchu masz już { $most } propozycje. Poczekaj na następny ruch.
       *[many] Od ostatniego ruchu masz już { $most } propozycji. Poczekaj na następny ruch.
    }
calls-without-end =
    { $most ->
        [one] Od ostatniego ruchu masz już { $most } zmianę. Kolejne zmiany będą możliwe po następnym ruchu.
        [few] Od ostatniego ruchu masz już { $most } zmiany. Kolejne zmiany będą możliwe po następnym ruchu.
       *[many] Od ostatniego ruchu masz już { $most } zmian. Kolejne zmiany będą możliwe po następnym ruchu.
    }
take-back-late = Nie masz już czasu, by zdecydować ponownie.
pauses-without-end =
    { $most ->
        [one] Od ostatniego ruchu gra została już przez ciebie wstrzymana { $most } raz. Kolejny raz będzie to możliwe po następnym ruchu.
        [few] Od ostatniego ruchu gra została już przez ciebie wstrzymana { $most } razy. Kolejny raz będzie to możliwe po następnym ruchu.
       *[many] Od ostatniego ruchu gra została już przez ciebie wstrzymana { $most } razy. Kolejny raz będzie to możliwe po następnym ruchu.
    }
vote-self = Nie możesz głosować w sprawie własnego miejsca. Możesz je oddać botowi.
vote-not-needed = Nikt nie czeka na gracza { $player }, więc bot nie jest tam potrzebny.
vote-early = Gra czeka na gracza { $player } krócej niż 2 minuty. Daj mu jeszcze chwilę.
vote-twice = Twój głos w tej sprawie jest już oddany.

## Notices in the chat, from the server itself

notice-stands-in-asked = Za gracza { $name } gra bot, na jego prośbę.
notice-stands-in-clock = Graczowi { $name } skończył się czas. Do jego powrotu gra za niego bot.
notice-stands-in-vote = Stół zagłosował: za gracza { $name } gra bot, dopóki gracz nie wróci.
notice-stands-in-left = Gracz { $name } opuszcza stół. Gra za niego bot.
notice-returned = Gracz { $name } przejmuje grę od bota.
notice-deserted = Przy stole nikogo nie ma, więc gra jest wstrzymana. Ruszy dalej, gdy tylko ktoś wróci.
notice-interrupted = Serwer był przez chwilę niedostępny. Nikomu nie ubyło czasu na zegarze i każdy ma co najmniej 60 sekund.
notice-restored = Gospodarz usunął ten stół, a potem go przywrócił. Nikt nie stracił czasu na zegarze.

## Database and backups. The messages that start in lower case are reasons in backup-bad

store-away = Baza danych jest niedostępna. Nic nie przepadło; spróbuj ponownie za chwilę.
store-full = Na dysku serwera brakuje miejsca, więc nie udało się tego zapisać. Wcześniejsze ruchy są bezpieczne. Powiedz o tym gospodarzowi.
store-newer = Tę bazę danych utworzyła nowsza wersja Neopolis (krok { $found } nie jest tu znany). Zaktualizuj program.
store-replaced = Serwer odtworzono z kopii zapasowej. Wczytaj stronę ponownie.
backup-nothing = Pod adresem { $place } nie ma bazy danych Neopolis.
backup-step = Baza danych pochodzi ze starszej wersji. Uruchom raz serwer, aby ją zaktualizować.
restore-not-empty = Baza danych pod adresem { $place } nie jest pusta. Użyj --replace, aby usunąć wszystko, co w niej jest.
backup-cannot = Nie można użyć „{ $path }”: { $reason }.
backup-exists = „{ $path }” już istnieje. Użyj --replace, aby nadpisać.
backup-bad = „{ $path }” nie jest pełną kopią zapasową Neopolis: { $reason }.
backup-cut = jest ucięta
backup-damaged = jest uszkodzona
backup-other = to plik innego rodzaju
backup-strange = zawiera dane, których żadna wersja Neopolis nie zapisuje
backup-newer = „{ $path }” pochodzi z nowszej wersji Neopolis. Zaktualizuj program, aby odczytać ten plik.

## Start

bad-setting = { $name }: dozwolone wartości to { $allowed }.
setting-file = { $name }: nie można odczytać pliku „{ $file }”, który wskazuje { $option }.
bad-secret-file = Plik { $file } nie zawiera ważnego sekretu. Usuń go; wszyscy będą musieli zalogować się ponownie.
no-port = Nie można nasłuchiwać na porcie { $port } adresu { $host }: { $reason }.
no-host = Nie można nasłuchiwać pod adresem { $host }: { $reason }.

## Rady

no-advice = Przy tym stole gra się bez rad. Gospodarz może na nie pozwolić przed grą.
advice-too-fast = Po jednym pytaniu naraz. Poczekaj chwilę.
advice-failed = Na to nie ma rady. Zdecyduj bez niej.
