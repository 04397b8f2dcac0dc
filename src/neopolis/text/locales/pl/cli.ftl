### What the commands say.

## Backups

verify-good = DOBRZE { $text }
verify-bad = BŁĄD   { $text }
verified = Sprawdzono: ani serwer, ani żaden gracz nie mógł sam wybrać losu tej gry. Co to znaczy, mówi docs/fairness.md.
verified-older = Zapis się zgadza, ale stół otworzyła starsza wersja serwera, więc serwer mógł próbować innej zawartości gry albo pisowni opcji, aż los mu odpowiadał. Co to znaczy, mówi docs/fairness.md.
verified-without-shares = Zapis się zgadza, ale nikt nie dodał udziału, więc serwer mógł sam wybrać los tej gry. Co to znaczy, mówi docs/fairness.md.
backup-without-secret = Ta kopia nie zawiera sekretu serwera, bo jest on w NEOPOLIS_SECRET. Zachowaj też ten sekret: bez niego nikt nie dokończy rozpoczętych gier ani nie wróci na swoje miejsce.
restore-without-secret = Kopia nie zawiera sekretu serwera, który ją zrobił. Uruchom serwer z tym samym NEOPOLIS_SECRET: bez niego nikt nie dokończy rozpoczętych gier ani nie wróci na swoje miejsce.
backed-up = Zapisano stoły ({ $tables }) i wpisy ({ $entries }) w pliku „{ $path }”. Przechowuj ten plik bezpiecznie: zawiera sekrety.
restored = Przywrócono stoły ({ $tables }) i wpisy ({ $entries }).
preflight-unreadable = { $table } ({ $game }): { $reason }
preflight-good = Ta wersja odczyta wszystkie stoły ({ $tables }), w tym zakończone gry ({ $finished }).
preflight-bad = Ta wersja nie odczyta części stołów ({ $unreadable } z { $tables }). Nie aktualizuj jeszcze.

## Content packs

content-not-empty = Folder „{ $path }” nie jest pusty. Wybierz dla pakietu nowy albo pusty folder.
content-not-folder = „{ $path }” nie jest folderem.
content-cannot-write = Nie można zapisać pakietu w „{ $path }”: { $reason }.
content-exported = Pakiet jest w „{ $path }”. Wiersze oznaczone „house” ({ $house }) nie mają wartości drukowanych.
content-good = Pakiet w „{ $path }” jest poprawny. Skrót { $hash }; wiersze z wartościami własnymi: { $house }.
content-faulty = Pakietu w „{ $path }” nie można użyć. Błędy: { $count }.
content-readme-neom =
    Pakiet zawartości NEOM (nieoficjalny): wartości drukowane na kafelkach i planszach.

    tiles.csv    wiersz na każdy kafelek: typy, koszt, czego wymaga i co robi
    roads.csv    drogi każdego kafelka
    boards.csv   sześć plansz miast: surowiec i drogi centrum miasta

    Co jest drukowane, a co nasze
    Każdy wiersz podaje swoje źródło w ostatniej kolumnie:
      rulebook   wynika z instrukcji i jej spisu kafelków
      public     z wydanej gry albo innego publicznego źródła
      house      ustalone przez nas, bo nie znaleźliśmy żadnego źródła
    Cały plik tiles.csv wynika z instrukcji. Prawie wszystkie drogi są nasze, a nie drukowane.
    Wiersze tego pakietu oznaczone „house”: { $house }.

    Jak poprawić drogi
    Połóż przed sobą kafelek nazwą do góry, znajdź jego numer w roads.csv i wpisz w kolumnie
    „roads” boki, do których prowadzą jego drogi: N to góra, E prawo, S dół, W lewo. ESW to trzy
    drogi: w prawo, w dół i w lewo. Każdy kafelek ma od jednej do czterech dróg; trzy katastrofy
    nie mają żadnej. Potem zmień „house” na „public”.
    Zachowaj pierwszy wiersz każdego pliku, wszystkie wiersze i kodowanie UTF-8.

    Sprawdź pakiet:     { $neopolis } content check neom FOLDER
    Zagraj z nim:       { $neopolis } play neom --content FOLDER
    Zapytaj o zasady:   { $neopolis } judge --content FOLDER
content-readme-new-angeles =
    Pakiet zawartości New Angeles (nieoficjalny): wartości drukowane na planszy i kartach.

    districts.csv      nazwa, wyjście, poziom i dobra dziesięciu dzielnic; wyjście 0 to Korzeń
    tracks.csv         ostatnie pole każdego toru dóbr
    components.csv     ile jest jednostek i żetonów
    corporations.csv   obie strony arkuszy korporacji: dobierane karty od góry do dołu i zapłata z kontraktu
    setups.csv         sześć kart przygotowania: dzielnice każdego elementu i liczba tur
    events.csv         rewers, efekt z liczbami, dzielnice każdego elementu i liczba tur
    demands.csv        ile każdego dobra i zagrożenie, jeśli wymaganie nie jest spełnione
    investments.csv    co liczą i ile płacą
    actions.csv        talia i liczba kopii każdej karty akcji; razem 100 kopii
    emergencies.csv    akcja awaryjna każdej korporacji
    assets.csv         kiedy działa każdy zasób ludzki

    Co jest drukowane, a co nasze
    Każdy wiersz podaje źródła w ostatnich kolumnach; „turns_source” dotyczy tylko liczby tur. Możliwe źródła:
      rulebook   wynika z instrukcji
      public     z innego publicznego źródła
      house      ustalone przez nas, bo nie znaleźliśmy żadnego źródła
    Nasze są poziomy, dobra siedmiu dzielnic, końce torów, prawie wszystkie karty przygotowania, liczba
    tur na trzech wydarzeniach, moment działania Elizabeth Mills i liczba kopii kart akcji.
    Wiersze tego pakietu z naszą wartością: { $house }.

    Jak je poprawić
    Mając przed sobą planszę i karty, znajdź wiersz po nazwie, wpisz to, co jest wydrukowane, i zmień
    „house” na „public”. Kilka dzielnic w jednym polu oddziel odstępami: 4 6 8.
    Działanie karty zależy od jej nazwy, więc kart akcji, akcji awaryjnych i zasobów ludzkich nie przemianowuj.
    Zachowaj pierwszy wiersz każdego pliku, wszystkie wiersze i kodowanie UTF-8.

    Sprawdź pakiet:     { $neopolis } content check new-angeles FOLDER
    Zagraj z nim:       { $neopolis } play new-angeles --content FOLDER
    Zapytaj o zasady:   { $neopolis } judge --content FOLDER

## The judge

judge-no-file = Nie można odczytać pytań z „{ $path }”: { $reason }.
judge-no-pack = W folderze „{ $path }” nie ma pakietu zawartości: brakuje pliku takiego jak { $known }.

## Every command

system-refused = System zgłasza błąd: { $reason }.
bad-usage = { $problem }. Użyj --help, aby zobaczyć, co przyjmuje to polecenie.
version = neopolis { $version }, { $code ->
        [compiled] skompilowane
        [outdated] interpretowane: źródła zmieniły się od „make compiled”
       *[interpreted] interpretowane
    }

## Arriving at a server

cli-join-name-prompt = Twoje imię >{ " " }
cli-join-no-name = Nie podano imienia. Podaj je przez --name.
cli-join-bad-name = Imię musi mieć od 1 do { $most } znaków. Szerokie znaki liczą się podwójnie.
cli-join-bad-seat = Przy tym stole nie ma miejsca { $seat }.
cli-join-hall = Stoły na { $server }
cli-join-hall-mine = { $number }  { $game }: { $names } ({ $status }), twój
cli-join-hall-open = { $number }  { $game }: { $names } ({ $status })
cli-join-hall-deleted = { $number }  { $game }: { $names } (usunięty: wybierz go, aby go przywrócić)
cli-join-hall-bot = bot
cli-join-hall-how = Albo wklej link, który ktoś ci przysłał.
cli-join-hall-prompt = [numer lub link  { $games }  Enter odświeża  q koniec] >{ " " }
cli-join-no-such-table = Na liście nie ma „{ $text }”.

## People at a table

cli-join-bot = Bot { $number }
cli-join-free = Miejsce { $number }
cli-join-status-gathering = otwarty
cli-join-status-playing = w grze
cli-join-status-paused = wstrzymany
cli-join-status-over = zakończony
cli-join-status-closed = usunięty
cli-join-status-unreadable = nieczytelny

## The lobby

cli-join-lobby =
    { $seats ->
        [one] { $game }, { $seats } miejsce
        [few] { $game }, { $seats } miejsca
       *[many] { $game }, { $seats } miejsc
    }
cli-join-seats-title = Miejsca
cli-join-seat = { $number }  { $name } { $note }
cli-join-seat-free = wolne
cli-join-seat-bot = bot ({ $kind })
cli-join-seat-ready = gotowość
cli-join-seat-not-ready = jeszcze bez gotowości
cli-join-seat-you = { $note }, to ty
cli-join-seat-away = { $note }, z dala od gry
cli-join-seat-gone = { $note }, bez połączenia
cli-join-plan-title = Gra
cli-join-option = { $name }: { $value }
cli-join-clock-none = Zegar: brak
cli-join-clock-live = Zegar: każdy gracz ma { $bank } na całą grę i { $increment } więcej za każde pytanie
cli-join-clock-turns = Zegar: { $move } na każde pytanie
cli-join-listed = Każdy na tym serwerze może znaleźć ten stół.
cli-join-private = Ten stół znajdą tylko osoby, które mają link.
cli-join-fork = Ta gra kontynuuje inną: ktoś tutaj może wiedzieć, co będzie dalej.
cli-join-imagined = Gra wyobrażona: toczy się od tego, co wiedziało jedno miejsce, a reszta jest zmyślona.
cli-join-link-title = Link dla znajomych
cli-join-link-watch = Link tylko do oglądania: { $link }
cli-join-link-how = W terminalu: { $command }
cli-join-device-title = Graj dalej na innym urządzeniu
cli-join-device-how = Nikomu nie pokazuj tego linku: każdy, kto go ma, może grać jako ty. Działa raz, w ciągu 15 minut.
cli-join-commands-title = Co możesz zrobić
cli-join-do-sit = 1-{ $seats }            usiądź tam
cli-join-do-ready = r              gotowość lub jej brak;  x  wstań z miejsca
cli-join-do-talk = / hej          napisz do wszystkich;  @ben hej  szepnij do Bena;  /  więcej poleceń
cli-join-do-start = s              zacznij grę
cli-join-do-seats = seats 4        liczba miejsc;  b 3  dodaj lub usuń bota na miejscu 3;  b 3 { $kind }  zmień rodzaj
cli-join-do-clock = clock none     bez zegara;  clock live 20m 10s  20m + 10s/pytanie;  clock turns 1d  na pytanie
cli-join-do-listed = listed         pokaż stół na liście albo go ukryj
cli-join-do-option = { $name } { $values }
cli-join-wait-seats = Czekamy, aż ktoś zajmie miejsce { $seats }.
cli-join-wait-ready = Czekamy na gotowość: { $names }.
cli-join-wait-host = Wszyscy są gotowi. Gospodarz może zacząć grę.
cli-join-wait-you = Wszyscy są gotowi. Wpisz s, aby zacząć grę.
cli-join-lobby-prompt = [1-{ $seats } siadam  r gotowość  / stół  q koniec] >{ " " }
cli-join-host-prompt = [1-{ $seats } siadam  r gotowość  s start  b bot  / stół  q koniec] >{ " " }
cli-join-not-a-command = „{ $text }” nie jest poleceniem. Wpisz /, aby zobaczyć wszystkie.
cli-join-bad-duration = „{ $text }” nie jest czasem. Napisz na przykład 30s, 20m, 12h lub 2d.

## Playing

cli-join-neom-prompt = { $keys }  [? pomoc  u cofnij  n sąsiedzi  l dziennik  s wynik  h kafelki  / stół  q koniec] >{ " " }
cli-join-solo-prompt = { $keys }  [? pomoc  u cofnij  l dziennik  s wynik  h kafelki  / stół  q koniec] >{ " " }
cli-join-na-prompt = { $keys } [? pomoc u cofnij t handel p obietnice l dziennik h ręka a zasoby / stół q koniec] >{ " " }
cli-join-awaited = Czekamy na: { $names }.
cli-join-awaited-picked = Twój wybór: { $tiles }. Czekamy na: { $names }. Wpisz u, aby cofnąć.
cli-join-awaited-reply = { $names } chce z tobą handlować: y zgoda, n odmowa, c kontrpropozycja, p pokazuje wszystko.
cli-join-awaited-trade = Czekamy na: { $names }. Możesz handlować: t proponuje, y, n i c odpowiadają, w wycofuje.
cli-join-lost = Utracono połączenie. Łączymy ponownie; potwierdzone ruchy są bezpieczne. Ctrl-C kończy.
cli-join-sending = Wysłano. Czekamy na serwer.
cli-join-paused = Gra wstrzymana. Wpisz /resume, aby grać dalej.
cli-join-stands-in = Gra za ciebie bot ({ $why }). Wpisz /return, aby wrócić do gry.
cli-join-why-asked = na twoją prośbę
cli-join-why-left = po twoim odejściu
cli-join-why-clock = skończył ci się czas
cli-join-why-vote = pozostali tak zagłosowali
cli-bot-said = { $who }: „{ $text }”
cli-join-bot-for = Bot gra za: { $names }.
cli-join-are-gone = Bez połączenia: { $names }.
cli-join-are-away = Z dala od gry: { $names }.
cli-join-not-asked = To nie twój ruch. Wpisz /, aby zobaczyć, co jeszcze możesz zrobić.
cli-join-time = Pozostały czas: { $times }

## Chat and commands at the table

cli-join-talk-title = Czat
cli-join-talk-none = Nikt jeszcze nic nie powiedział.
cli-join-said = { $who }: { $text }
cli-join-whispered = { $who } do { $whom }: { $text }
cli-join-you = ty
cli-join-room-title = Przy stole
cli-join-room =
    / hej  pisze do wszystkich
    @ben hej  szepcze do Bena
    /pause, /resume  wstrzymuje lub wznawia grę i zegary
    /bot  bot gra za ciebie, ale nie handluje; /return  grasz dalej samodzielnie
    /vote ben  głosujesz, żeby bot grał za Bena, na którego wszyscy czekają
    /rematch  nowa gra z tymi samymi osobami
    /link  pokazuje linki dla innych; /renew  zastępuje je nowymi (tylko gospodarz)
    /device  tworzy prywatny link, który przenosi twoje miejsce na inne urządzenie
    /signout  wylogowuje wszystkie twoje inne urządzenia; tutaj zachowujesz miejsca
    /leave  opuszczasz miejsce na zawsze
    /delete  usuwa stół dla wszystkich (tylko gospodarz)
    q  kończy; miejsce zostaje twoje, a to samo polecenie pozwala wrócić
cli-join-nobody-called = Nie ma tu innego gracza „{ $text }”. Są: { $names }.
cli-join-nothing-said = Wiadomość jest pusta.
cli-join-too-long = To za długie: wiadomość może mieć najwyżej { $most } znaków.
cli-join-is-voted = Oddano głos: bot ma grać za: { $name }.
cli-join-sure-leave = Opuścić miejsce na zawsze? Wpisz y, jeśli tak; Enter oznacza nie >{ " " }
cli-join-sure-renew = Utworzyć nowe linki? Stare przestaną działać, a gracze zachowają swoje miejsca. Wpisz y, jeśli tak; Enter oznacza nie >{ " " }
cli-join-sure-delete = Usunąć stół dla wszystkich? Wpisz y, jeśli tak; Enter oznacza nie >{ " " }
cli-join-sure-sign-out = Wylogować wszystkie inne urządzenia, tokeny i linki na inne urządzenia? Tutaj pozostaniesz przy grze. Wpisz y, jeśli tak; Enter oznacza nie >{ " " }
cli-join-is-signed-out = Wszystkie twoje inne urządzenia zostały wylogowane.
cli-join-is-left = Miejsce opuszczone; teraz tylko oglądasz.

## The end

cli-join-rematch-there = Przygotowywana jest nowa gra. Wpisz /rematch, aby tam przejść.
cli-join-over-prompt = [s wynik  l dziennik  n miasta  /rematch  / czat  Enter kończy] >{ " " }
cli-join-na-over-prompt = [l dziennik  p obietnice  h ręka  a zasoby  s stan  /rematch  / czat  Enter kończy] >{ " " }
cli-join-closed = Ten stół został usunięty.
cli-join-unreadable = Przy tym stole nie można grać dalej: { $why }
cli-join-come-back = Miejsce zostaje twoje. Aby wrócić: { $command }
cli-join-commitment = Zobowiązanie do ziarna serwera: { $commitment }
cli-join-verified = Los był uczciwy: ten program wyprowadził jeszcze raz ziarno i każde tasowanie.
cli-join-verified-older = Ten program wyprowadził jeszcze raz ziarno i każde tasowanie i wszystko się zgadza. Stół otworzyła jednak starsza wersja serwera, więc nie wszystko ustalono przed grą.
cli-join-not-verified = Nie udało się potwierdzić uczciwego losu: { $reason }
cli-join-record-with = Aby obejrzeć grę krok po kroku: { $command }
cli-join-no-record = Nie można pobrać zapisu: { $reason }

## Watching

cli-join-watching = Oglądasz. Widzisz to, co widzą wszyscy.
cli-join-watch-prompt = [l dziennik  / stół  1-{ $seats } siadam  q koniec] >{ " " }

## The server

serving = Neopolis działa pod adresem { $address }
serving-how = Ctrl-C zatrzymuje serwer; nic nie przepada. Inni w tej sieci dołączą poleceniem: neopolis join { $address }
serving-data = Stoły są zapisywane w { $place }
serving-unsafe = Uwaga: w bazie danych jest ustawione { $setting } = { $value }. Brak prądu może zniszczyć ruchy, które gracze uważają za zapisane.
serving-shared = Uwaga: z tego pliku SQLite korzysta kilka serwerów, a SQLite { $found } ma rzadki błąd, który może go wtedy uszkodzić. Użyj PostgreSQL albo SQLite w wersji { $fixed } lub nowszej.

## The client

bad-address = { $address } nie jest adresem stołu. Powinien wyglądać jak http://host:8000/t/table/key.
no-server = Pod adresem { $address } nie odpowiada żaden serwer: { $reason }.
odd-answer = Serwer pod adresem { $address } to nie Neopolis.
odd-frames = Nie można zrozumieć serwera: serwer albo ten program jest przestarzały. Zaktualizuj oba.
hung-up = Połączenie ze stołem jest zamknięte.

## Options of play and simulate

cli-unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
cli-of-another-game = { $name } to opcja innej gry. Pomiń ją.
cli-bad-number = { $name } musi być liczbą całkowitą od { $least } do { $most }, a podano: { $value }.
cli-only-number = { $name } może tu wynosić tylko { $only }, a podano: { $value }.
cli-empty = { $name } wymaga nazwy pliku.
cli-solo-tiles = --tiles działa tylko w grze jednoosobowej. Gdy liczba graczy to { $seats }, kafelki są ustalone.
cli-solo-seats = --solo to gra dla 1 osoby, więc nie łączy się z --seats { $seats }.
cli-belongs-to-record = { $name } działa tylko w nowej grze. Wznowiona gra zachowuje opcje z zapisu.
cli-bad-names =
    { $humans ->
        [one] W --names podaj { $humans } imię, najwyżej { $most } znaków. Szerokie znaki liczą się podwójnie.
        [few] W --names podaj { $humans } różne imiona, każde najwyżej { $most } znaków. Szerokie znaki liczą się podwójnie.
       *[many] W --names podaj { $humans } różnych imion, każde najwyżej { $most } znaków. Szerokie znaki liczą się podwójnie.
    }
cli-no-folder = Nie ma folderu { $path } z pakietem zawartości.
cli-content-needed = W tę grę grano z pakietem zawartości { $hash }, którego ten program nie ma, więc nie może sprawdzić ruchów. Podaj pakiet opcją --content: jego folder albo plik, który serwer gry udostępnia pod /api/packs/{ $game }/{ $hash }
cli-save-exists = { $path } już istnieje. Użyj --resume, aby grać dalej, albo --save z inną nazwą.
cli-seats-help = Liczba graczy: { $games }.
cli-seats-of = { $game } od { $least } do { $most }
cli-bots-help = Boty na pozostałych miejscach: { $games }.
cli-simulated-bots-help = Jeden bot na wszystkie miejsca albo po jednym na każde, oddzielone przecinkami: { $games }.
cli-tournament-bots-help = Porównywane boty, oddzielone przecinkami; ostatni jest miarą dla pozostałych. Do bota, który symuluje, można dodać liczbę symulacji: searcher-48. { $games }.
cli-bots-of = { $game } { $bots }
cli-options-of = Opcje gry { $game }
cli-one-for-each-seat = po jednej na miejsce, oddzielone przecinkami, spośród: { $values }
cli-no-such-person = „{ $text }” to nie jest inna osoba przy tym terminalu. Pozostali: { $names }.
cli-join-hall-new = { $key }  otwórz stół do { $game }
cli-join-value = NAZWA
cli-join-values = A,B,...
cli-join-plain-prompt = { $keys }  [? pomoc  u cofnij  v widok  l dziennik  / stół  q koniec] >{ " " }
cli-join-plain-over-prompt = [v widok  l dziennik  /rematch  / czat  Enter kończy] >{ " " }
