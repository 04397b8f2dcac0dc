### The page's own sentences. $n is the number that decides the form.


## Around the games: home, lobby, table.

bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
a-moment = Chwileczkę…
a-person = człowiek
close = Zamknij
connecting = Łączenie…
copied = Skopiowano.
copy = Kopiuj
credits = Autorzy i licencje
dismiss = Ukryj
fair-chance = Uczciwy los
fair-lobby = Serwer wybrał już swoje tajne ziarno. Liczba poniżej, jego zobowiązanie, udowodni później, że go nie zmienił. Twoja przeglądarka dodaje losowy udział, gdy zajmujesz miejsce. Ziarno gry powstaje z ziarna serwera i wszystkich udziałów, więc nikt nie może wybrać go sam.
fair-commitment = Zobowiązanie do ziarna serwera
fair-copy = Kopiuj zobowiązanie
fair-shared = { $n ->
        [0] Żadne miejsce nie dodało jeszcze udziału.
        [one] 1 miejsce dodało swój udział.
        [few] { $n } miejsca dodały swoje udziały.
        [many] { $n } miejsc dodało swoje udziały.
       *[other] { $n } miejsc dodało swoje udziały.
    }
fair-mark-good = Los sprawdzony
fair-mark-bad = Los się nie zgadza
fair-mark-alone = Nikt nie dodał udziału
fair-mark-older = Los sprawdzony częściowo
fair-mark-unknown = Sprawdź los
fair-more = Serwer wybrał swoje ziarno, zanim ktokolwiek dodał udział, a teraz je ujawnia. Każdy może więc sprawdzić, że nikt nie wybrał ziarna gry, od którego zależy każde tasowanie.
fair-alone = Nikt nie dodał udziału do tej gry, więc serwer mógł sam wybrać ziarno gry, które decyduje o każdym tasowaniu.
fair-older = Ten stół otworzyła starsza wersja serwera. Ziarno gry wynika z udziałów wszystkich, ale serwer mógł próbować innej zawartości gry albo pisowni opcji, aż los mu odpowiadał.
fair-by-browser = Sprawdziła ta przeglądarka
fair-by-server = Sprawdził serwer
fair-checking = Serwer odtwarza całą grę…
fair-repeat = W tej części ufasz serwerowi. Żeby sprawdzić to samodzielnie, zapisz przebieg gry i uruchom „neopolis verify” na swoim komputerze.
fair-no-hashes = Ta przeglądarka oblicza skróty tylko przez https. Zapisz przebieg gry i uruchom „neopolis verify”.
fair-commitment-good = Ziarno serwera pasuje do jego zobowiązania.
fair-commitment-bad = Ziarno serwera nie pasuje do jego zobowiązania: serwer użył innego ziarna niż to, które ustalił.
fair-commitment-unknown = Nie porównano ziarna serwera z jego zobowiązaniem.
fair-content-good = Serwer ustalił zawartość gry, zanim znał jakikolwiek udział.
fair-content-bad = Gry nie rozegrano z zawartością, którą serwer ustalił, zanim znał udziały, więc serwer mógł wybrać los.
fair-content-unknown = Ten stół otworzyła starsza wersja serwera. Nic nie dowodzi, że ustaliła zawartość gry, zanim znała udziały.
fair-seats-good = Na każde miejsce przypada jeden udział, a boty nie mają żadnego.
fair-seats-bad = Los nie był uczciwy: na któreś miejsce nie przypada dokładnie jeden udział, udział nie ma 64 cyfr albo ma go bot. Serwer mógł więc wybrać los.
fair-seats-unknown = Nie policzono udziałów.
fair-options-good = Opcje zapisano bez zbędnych spacji.
fair-options-bad = Los nie był uczciwy: opcje zapisano ze zbędnymi spacjami, więc serwer mógł wypróbować wiele pisowni.
fair-options-unknown = Nie sprawdzono pisowni opcji, bo ten stół otworzyła starsza wersja serwera.
fair-seed-good = Ziarno gry wynika z ziarna serwera i udziałów wszystkich.
fair-seed-bad = Ziarno gry nie wynika z ziarna serwera i udziałów: coś zmieniono.
fair-seed-unknown = Nie obliczono ziarna gry.
fair-noted-good = Zobowiązanie jest tym, które ta przeglądarka widziała przed grą.
fair-noted-bad = Zobowiązanie nie jest tym, które ta przeglądarka widziała przed grą.
fair-noted-unknown = Ta przeglądarka nie widziała zobowiązania przed grą, więc nie ma czego porównać.
fair-share-good = Użyto twojego udziału.
fair-share-bad = Nie użyto twojego udziału.
fair-share-unknown = Ta przeglądarka nie dodała udziału do tej gry.
fair-numbers = Pokaż wszystkie liczby
fair-server-seed = Ziarno serwera
fair-share-of = Udział: { $name }
fair-no-share = brak
fair-game-seed = Ziarno gry
go-on = Dalej
join = Dołącz
judge = Sędzia
language = Język
link = Link
loading = Wczytywanie…
nothing-here = Nie ma takiej strony
nothing-here-more = Pod tym adresem nie ma strony. Być może brakuje części linku.
offline = Brak połączenia. Łączymy ponownie; twoja gra jest bezpieczna.
offline-kept = Brak połączenia. Twój wybór jest zapisany i zostanie wysłany po odzyskaniu połączenia.
offline-now = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
pages = Strony
replays = Powtórki
rules = Zasady
save = Zapisz
send = Wyślij
server-odd = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz.
settings = Ustawienia
sounds = Dźwięki
speed = Tempo stołu
speed-more = Jak szybko widzisz to, co robią inni. Nigdy na to nie czekasz: twoje odpowiedzi liczą się od razu.
speed-slow = wolne
speed-normal = zwykłe
speed-fast = szybkie
speed-instant = natychmiastowe, bez scen
skip = Pomiń
missed = Pod twoją nieobecność
missed-more =
    { $n ->
        [one] W sumie { $n } zdarzenie. Jest w dzienniku.
        [few] W sumie { $n } zdarzenia. Są w dzienniku.
       *[many] W sumie { $n } zdarzeń. Są w dzienniku.
    }
theme = Kolory
theme-auto = jak w systemie
theme-light = jasne
theme-dark = ciemne
to-start = Na stronę główną
watch = Oglądaj
both-numbers = { $rule } (pl. { $other })
polish-number = pl. { $number }
no-such-rule = Nie ma paragrafu { $rule }.
show-rule = Pokaż { $rule }
whole-rules = Otwórz w pełnych zasadach
change-name = Zmień imię
free-seat = wolne
free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
how-to-play = Jak grać
join-by-link = Dołącz przez link
listed-games = Zakończone gry publiczne
my-games = Moje gry
my-tables = Moje stoły
deleted-tables = Usunięte stoły
deleted-tables-more = Tylko ty je widzisz i możesz je przywrócić. Dopóki stół jest usunięty, zegary stoją.
days-left =
    { $n ->
        [one] został { $n } dzień
        [few] zostały { $n } dni
        [many] zostało { $n } dni
       *[other] zostało { $n } dnia
    }
restore-table = Przywróć
restore-this-table = Przywróć stół
restore-this-table-more = Możesz go przywrócić przez tydzień, tutaj albo z listy swoich stołów na stronie głównej. Do tego czasu wszystkie zegary stoją.
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
no-link = To nie jest link do stołu. Powinien wyglądać tak: https://…/t/…
no-listed-games = Żadna publiczna gra jeszcze się nie skończyła.
no-listed-tables = Nie ma teraz publicznych stołów.
no-own-games = Nie masz tu jeszcze zakończonej gry.
no-own-tables = Tu pojawią się twoje stoły z informacją, czyja jest kolej.
sign-out = Wyloguj się
sign-out-elsewhere = Wyloguj wszystkie inne urządzenia
sign-out-elsewhere-more = Zrób to, jeśli ktoś inny może grać jako ty. Wszystkie inne urządzenia, tokeny i linki „Graj dalej na innym urządzeniu” natychmiast przestaną działać. To urządzenie pozostanie zalogowane i zachowasz swoje miejsca.
sign-out-here = Wyloguj się na tym urządzeniu
sign-out-here-free = Nie masz żadnych stołów, więc niczego nie stracisz.
sign-out-here-more =
    { $n ->
        [one] Nie masz hasła: jako { $name } można grać tylko na zalogowanych urządzeniach. Jeśli to jest jedyne, po wylogowaniu bezpowrotnie stracisz swój stół. Aby go zachować, najpierw zaloguj inne urządzenie:
        [few] Nie masz hasła: jako { $name } można grać tylko na zalogowanych urządzeniach. Jeśli to jest jedyne, po wylogowaniu bezpowrotnie stracisz swoje { $n } stoły. Aby je zachować, najpierw zaloguj inne urządzenie:
        [many] Nie masz hasła: jako { $name } można grać tylko na zalogowanych urządzeniach. Jeśli to jest jedyne, po wylogowaniu bezpowrotnie stracisz swoje { $n } stołów. Aby je zachować, najpierw zaloguj inne urządzenie:
       *[other] Nie masz hasła: jako { $name } można grać tylko na zalogowanych urządzeniach. Jeśli to jest jedyne, po wylogowaniu bezpowrotnie stracisz swoje { $n } stołu. Aby je zachować, najpierw zaloguj inne urządzenie:
    }
signed-out-elsewhere = Wszystkie inne urządzenia zostały wylogowane.
signed-out-here = Wylogowano cię na tym urządzeniu.
older = Pokaż starsze
paste-link = Wklej otrzymany link
level-of-bots = Poziom botów
play-now = Zagraj teraz z botami
players = Graczy: { $people }
status-gathering = otwarty
status-playing = w grze
status-paused = wstrzymany
status-over = zakończony
status-closed = zamknięty
status-unreadable = bez ciągu dalszego
unofficial = Projekt fanowski, niezwiązany z wydawcami. Nie używa grafik ani tekstów z gier: wszystkie słowa i rysunki są nasze albo na wolnych licencjach.
watch-more = Publiczne stoły, które każdy może oglądać.
welcome = Rządź miastem jutra
welcome-more = Gry planszowe z pełnymi zasadami. Otwórz stół, wyślij link, a wolne miejsca zajmą boty.
you-are = Grasz jako { $name }.
your-name = Jak mamy się do ciebie zwracać?
your-name-more = Wystarczy imię przy stole. Konto nie jest potrzebne.
your-turn-at = Twoja kolej: { $game }
your-turn = Twoja kolej
as-usual = standardowo
asides = Boty między sobą ({ $n })
bots-reasons = Dlaczego tak zagrały boty?
bots-reasons-none = W tej grze boty nie podały powodów.
bots-reasons-of = Bot
move-number = Ruch { $move }
bot-says = { $name }: „{ $text }”
quoted = „{ $text }”
bot-named = Bot: { $bot }
clock = Zegar
clock-none = brak
clock-live = na żywo: 20 minut na gracza i 10 sekund na ruch
clock-slow = na żywo: godzina na gracza i 30 sekund na ruch
clock-day = 1 dzień na ruch
clock-week = tydzień na ruch
fill-with-bots = Uzupełnij botami
how-many-seats = Liczba graczy
listed = Publiczny: każdy może oglądać, a przed startem także dołączyć
open-table = Otwórz stół
open-table-more = Dostaniesz link do wysłania znajomym.
person-here = Gracz { $number } na tym urządzeniu
same-screen = Kilka osób na tym urządzeniu
same-screen-more = Wpisz imiona osób, które grają z tobą na tym urządzeniu. Gdy je przekazujesz, kurtyna zakrywa rękę.
seat-number = Miejsce { $seat }
which-game = Gra
who-sits-where = Gracze
bot-at = Bot { $seat }
change-plan = Zmień ustawienia stołu
device-become = Zaloguj jako osobę, która utworzyła link
device-link = Otwórz ten link na drugim urządzeniu w ciągu 15 minut. Działa tylko raz:
device-other = Tutaj grasz jako { $name }. Ten link zaloguje tę przeglądarkę jako osobę, która go utworzyła, a przeglądarka straci miejsca, które zajmujesz jako { $name }.
device-renew = Utwórz nowy link
device-renew-more = Nie pokazuj nikomu tego linku: kto go otworzy, zagra jako ty. Po utworzeniu nowego linku ten przestanie działać.
device-stay = Zostań jako { $name }
i-am-ready = Gotowe
invite = Zaproś
link-renewed = Ten link już nie działa
signed-out = Wylogowano cię
keep-links = Zostaw stare linki
links-renewed = Stół ma nowe linki. Stare już nie działają.
renew-links = Utwórz nowe linki
renew-links-more = Zrób to, jeśli link trafił do niewłaściwych osób. Stare linki natychmiast przestaną działać, także u osób, które dzięki nim oglądają grę. Gracze zachowają swoje miejsca.
link-player = Link do gry
link-spectator = Link do oglądania
all-seats-taken = Wszystkie miejsca są zajęte, ale możesz oglądać.
invited = { $name } zaprasza cię do gry { $game }
take-seat = Zajmij miejsce
lobby-guest = Zajmij wolne miejsce albo tylko oglądaj.
lobby-full = Wszyscy są na miejscu. Możesz zaczynać.
lobby-host = Wyślij link albo uzupełnij wolne miejsca botami, a potem zacznij.
lobby-seated = Masz miejsce. Naciśnij „Gotowe”; grę zaczyna gospodarz.
not-ready-after-all = Jeszcze nie
other-device = Graj dalej na innym urządzeniu
seat-bot = gra automatycznie
seat-free = wolne
seat-not-ready = jeszcze nie gotowe
seat-ready = gotowe
sit-down = Usiądź
stand-up = Zwolnij miejsce
start-game = Zacznij grę
thats-you = ty
wait-for-ready = Nie wszyscy są jeszcze gotowi.
wait-for-seats =
    { $n ->
        [one] Wolne jest jeszcze { $n } miejsce.
        [few] Wolne są jeszcze { $n } miejsca.
       *[many] Wolnych jest jeszcze { $n } miejsc.
    }
awaited = wykonuje ruch
board = Plansza
bot-stands-in = Bot gra za ciebie.
call-me = Powiadom mnie, gdy będzie moja kolej
course = { $title } w trakcie gry
curtain = { $name }, twoja kolej
curtain-more = Pozostałe osoby niech nie patrzą.
curtain-open = To ja, { $name }
delete-table = Usuń stół
guide = Przewodnik na pierwszą grę
has-won =
    { $n ->
        [one] Wygrywa { $names }
        [few] Wygrywają { $names }
       *[many] Wygrywają { $names }
    }
you-have-won = { $name }, wygrywasz!
hours-left =
    { $n ->
        [one] Została { $n } godzina
        [few] Zostały { $n } godziny
       *[many] Zostało { $n } godzin
    }
is-away = nieaktywny
is-gone = offline
is-here = online
leave-game = Opuść grę
leave-more = Do końca gry zastąpi cię bot. Jeśli chcesz wrócić później, po prostu zamknij stronę.
let-bot-play = Niech bot gra za mnie
log = Dziennik
menu = Menu
fork-badge = Odgałęzienie
fork-more = Ta gra jest kontynuacją innej, więc ktoś tutaj może wiedzieć, co będzie dalej.
imagined-more = Gra wyobrażona: kontynuuje to, co widział jeden gracz, a wszystko ukryte zostało wymyślone.
new-talk = nowe
no-log = Nic się jeszcze nie wydarzyło.
no-talk = Nie ma jeszcze wiadomości.
nobody-wins = Nikt nie wygrywa
panels = Panele
pause = Wstrzymaj
paused = Gra jest wstrzymana.
players-at-table = Gracze
question = Twój ruch
rank = Ranga: { $rank }
record = Zapisz grę
reference = Ściąga
rematch = Rewanż
replay = Powtórka
resume = Wznów
say-something = Napisz wiadomość
sending = Wysyłanie…
situation = Stan gry słowami
stands-in-for = gra bot
stay = Zostań
table-closed = Ten stół został usunięty
table-closed-more = Gospodarz usunął stół dla wszystkich.
table-not-here = Nie możesz otworzyć tego stołu
table-unreadable = Przy tym stole nie można grać dalej
take-back = Cofnij
take-back-more = Cofnij ostatni ruch, jeśli od tego czasu nic nie odkryto (klawisz U)
take-over = Przejmij grę
talk = Czat
talk-to = Do kogo
to-all = do wszystkich
try-out = Wypróbuj tę sytuację z botami
vote-for-bot = Głosuj za zastąpieniem botem
waiting-for = Czekamy na: { $names }.
hesitates = { $name } jeszcze się waha. Teraz rozmawiaj albo handluj.
about-to-act = { $name } zaraz wykona ruch.
pace = Czas na rozmowy
pace-relaxed = spokojny: boty czekają 8 sekund przed głosem
pace-normal = zwykły: boty czekają 3½ sekundy przed głosem
pace-quick = szybki: boty czekają 1½ sekundy przed głosem
pace-off = brak: boty działają od razu
offered-to-you = Czekamy na: { $names }. Masz propozycję, na którą trzeba odpowiedzieć.
whisper-to = szeptem do: { $name }
whispers-to = szepcze do: { $name }
whole-log = Pokaż cały dziennik
will-call = Powiadomimy cię.
you = ty

## The board of a game that has no board of its own.

plain-yes = tak
plain-no = nie
plain-nothing = brak
plain-side-actions = W dowolnej chwili

## NEOM's table.

neom-again = Dotknij ponownie
neom-beginner = Wariant dla początkujących.
neom-bought =
    { $price ->
        [one] { $good }: { $from }, za { $price } L-Coin
        [few] { $good }: { $from }, za { $price } L-Coiny
       *[many] { $good }: { $from }, za { $price } L-Coinów
    }
neom-brief-avertable = można jej uniknąć
neom-brief-gone = poza grą
neom-brief-hidden = nie widać
neom-brief-open = do wyboru
neom-brief-strikes = uderza!
neom-brief-unseen = nieznana
neom-brief-yours = u ciebie
neom-can-choose = Możesz to wybrać.
neom-center-of = centrum miasta, produkuje: { $goods }
neom-change =
    { $n ->
        [one] { $change } punkt
        [few] { $change } punkty
       *[many] { $change } punktów
    }
neom-cheapest = najtaniej
neom-city-of = Miasto gracza { $name }
neom-comes-in =
    { $n ->
        [one] Trafi do ciebie za { $n } turę.
        [few] Trafi do ciebie za { $n } tury.
       *[many] Trafi do ciebie za { $n } tur.
    }
neom-comes-never = W tym pokoleniu już do ciebie nie trafi.
neom-cornerstone = Kamień węgielny
neom-cornerstones-left = Kamienie węgielne jeszcze niepołożone
neom-cornerstones-placed = położone: { $placed } z { $most }
neom-costs =
    { $n ->
        [one] kosztuje teraz { $n } L-Coin
        [few] kosztuje teraz { $n } L-Coiny
       *[many] kosztuje teraz { $n } L-Coinów
    }
neom-cut-off = odcięty od centrum miasta
neom-discards = Odrzucone Kamienie węgielne
neom-due =
    { $pay ->
        [one]
            Trzeba zapłacić { $pay } L-Coin albo usunąć { $n } { $n ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            }.
        [few]
            Trzeba zapłacić { $pay } L-Coiny albo usunąć { $n } { $n ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            }.
       *[many]
            Trzeba zapłacić { $pay } L-Coinów albo usunąć { $n } { $n ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            }.
    }
neom-east = wschód
neom-empty = puste
neom-free = za darmo
neom-good = Dobro
neom-good-from =
    { $price ->
        [one] { $good }: { $price } L-Coin, od gracza { $name }
        [few] { $good }: { $price } L-Coiny, od gracza { $name }
       *[many] { $good }: { $price } L-Coinów, od gracza { $name }
    }
neom-good-none = { $good }: nikt jeszcze nie produkuje
neom-good-own = { $good }: produkuje twoje miasto
neom-good-supply =
    { $price ->
        [one] { $good }: { $price } L-Coin, z zasobów ogólnych
        [few] { $good }: { $price } L-Coiny, z zasobów ogólnych
       *[many] { $good }: { $price } L-Coinów, z zasobów ogólnych
    }
neom-goods = Dobra
neom-hand-of = Ręka gracza { $name }
neom-hidden-tiles =
    { $n ->
        [one] { $n } zakryty kafelek
        [few] { $n } zakryte kafelki
       *[many] { $n } zakrytych kafelków
    }
neom-house-roads = Drogi na kafelkach są nasze, nie takie jak w pudełku.
# Beside the number of L-Coins; there is no room for the unit.
neom-income = dochód { $n }
neom-income-more = Dochód na koniec tego pokolenia
neom-income-now = dochód
neom-left-neighbor = Sąsiad po lewej dostaje twoje kafelki
neom-locked = L-Coiny zarobione w tej turze na sprzedaży dóbr. Możesz je wydać od następnej tury, a zwykle już na katastrofę w tej turze.
neom-made-by = produkuje
neom-makes = produkuje: { $goods }
neom-market = Rynek
neom-market-more = Ceny to najniższe, jakie możesz teraz dostać, z uwzględnieniem szlaków handlowych.
neom-money = L-Coiny
neom-no-goods = To miasto nie produkuje dóbr.
neom-no-packs = Żadne kafelki nie są w obiegu.
neom-no-roads = bez dróg
neom-north = północ
neom-open-city = Powiększ miasto gracza { $name }
neom-open-tiles = Kafelki do wyboru
neom-or = lub
neom-other-cities = Inne miasta
neom-over = Gra jest skończona
neom-packs = Kafelki w obiegu
neom-packs-left =
    { $n ->
        [one] W tym pokoleniu został { $n } zakryty stos.
        [few] W tym pokoleniu zostały { $n } zakryte stosy.
       *[many] W tym pokoleniu zostało { $n } zakrytych stosów.
    }
neom-stacks-left =
    { $n ->
        [one] Został { $n } zakryty stos Kamieni węgielnych.
        [few] Zostały { $n } zakryte stosy Kamieni węgielnych.
       *[many] Zostało { $n } zakrytych stosów Kamieni węgielnych.
    }
neom-packs-sizes =
    { $n ->
        [one] Do odkrycia { $n } stos; kafelków w każdym: { $sizes }.
        [few] Do odkrycia { $n } stosy; kafelków w każdym: { $sizes }.
       *[many] Do odkrycia { $n } stosów; kafelków w każdym: { $sizes }.
    }
neom-passed = Stos { $n }: przekazane Kamienie węgielne
neom-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
neom-points-now = Punkty, gdyby gra skończyła się teraz
neom-points-short =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
neom-points-title = punkty
neom-preliminary = Runda wstępna: wybór Kamieni węgielnych
neom-price = cena
neom-ranks = Rangi
neom-result = Wynik końcowy
neom-right-neighbor = Sąsiad po prawej przekazuje kafelki tobie
neom-roads =
    { $n ->
        [one] droga: { $sides }
        [few] drogi: { $sides }
       *[many] drogi: { $sides }
    }
neom-route-left = Lewy szlak handlowy
neom-route-right = Prawy szlak handlowy
neom-routes-both = Oba szlaki handlowe są otwarte.
neom-routes-left = Lewy szlak handlowy jest otwarty.
neom-routes-none = Nie ma jeszcze szlaku handlowego.
neom-routes-right = Prawy szlak handlowy jest otwarty.
neom-scene-income = Pokolenie dobiegło końca: każde miasto przynosi dochód.
neom-scene-passing = Wszyscy przekazują kafelki w lewo.
neom-score = Punkty
neom-score-more = Punkty, gdyby gra skończyła się teraz. Małe numery prowadzą do zasad.
neom-south = południe
neom-supply = zasoby ogólne
neom-threat-avertable = { $name } uderzy na koniec tej tury, chyba że ten kafelek zostanie teraz wybrany.
neom-threat-gone = { $name }: już poza grą, nie uderzy.
neom-threat-held = { $name }: na ręce gracza { $who }.
neom-threat-hidden = Katastrofa tego pokolenia to { $name }. Teraz jej nie widać.
neom-threat-open = { $name }: do wyboru w tej turze.
neom-threat-strikes = { $who } wybiera: { $name }. Uderzy na koniec tej tury.
neom-threat-strikes-all = { $name } uderza na koniec tej tury.
neom-threat-unseen = { $name }: tego kafelka jeszcze nie widać.
neom-threat-yours = { $name }: na twojej ręce.
neom-told-goods = Dobra: { $goods }.
neom-told-locked =
    { $n ->
        [one] Jeszcze { $n } L-Coin ze sprzedaży dóbr, do wydania od następnej tury.
        [few] Jeszcze { $n } L-Coiny ze sprzedaży dóbr, do wydania od następnej tury.
       *[many] Jeszcze { $n } L-Coinów ze sprzedaży dóbr, do wydania od następnej tury.
    }
neom-told-purse =
    { $income ->
        [one] Punkty teraz: { $points }. L-Coiny: { $money }. Dochód na koniec pokolenia: { $income } L-Coin.
        [few] Punkty teraz: { $points }. L-Coiny: { $money }. Dochód na koniec pokolenia: { $income } L-Coiny.
       *[many] Punkty teraz: { $points }. L-Coiny: { $money }. Dochód na koniec pokolenia: { $income } L-Coinów.
    }
neom-told-reasons = Skąd punkty: { $reasons }.
neom-told-selected = { $name } wybiera: { $tile }.
neom-turn = Tura { $n }
neom-unseen = Jeszcze nieznane
neom-unseen-more =
    { $n ->
        [one] { $n } kafelek tego pokolenia, którego nie znasz: u kogoś na ręce albo w zakrytym stosie:
        [few] { $n } kafelki tego pokolenia, których nie znasz: u kogoś na ręce albo w zakrytym stosie:
       *[many] { $n } kafelków tego pokolenia, których nie znasz: u kogoś na ręce albo w zakrytym stosie:
    }
neom-west = zachód
neom-when = Pokolenie { $generation } z { $generations }, tura { $turn } z { $turns }
neom-when-brief = Pok. { $generation } · tura { $turn }/{ $turns }
neom-comes-here = Tu stanie: { $tile }.
neom-leaves = Ten kafelek zostanie usunięty.
neom-would-fit = Tu można położyć ten kafelek.
neom-your-city = Twoje miasto
neom-your-cornerstones = Twoje Kamienie węgielne
neom-your-hand = Twoja ręka

## New Angeles' table.

na-city = Miasto
na-deal = Umowa
na-players = Gracze
na-your-cards = Twoje karty
na-your-hand = Twoja ręka
na-hand = karty na ręce
na-hand-empty = Brak kart akcji na ręce.
na-jump = Przejdź do części stołu
na-tracks = Zagrożenie i rundy
na-threat = Zagrożenie
na-threat-now = Zagrożenie: { $now } z { $last }
na-threat-more = Przy zagrożeniu { $last } gra natychmiast się kończy i wygrać może tylko Federalista.
na-threat-plus = niespełnione: zagrożenie +{ $n }
na-met = spełnione
na-if-failed = Jeśli wymagania nie będą spełnione, zagrożenie wzrośnie o { $n }.
na-rounds = Rundy
na-round = Runda { $n }
na-phase = Faza
na-demand-round = runda wymagań
na-demand = Wymagania
na-when = Runda { $round }/{ $rounds }, { $phase }
na-in-demand = Runda wymagań { $n }/3
na-turn-of = Tura: { $name }
na-your-turn = Twoja tura
na-turns-left =
    { $n ->
        [one] Została { $n } tura
        [few] Zostały { $n } tury
       *[many] Zostało { $n } tur
    }
na-last-turn = Ostatnia tura w tej rundzie
na-turns-next =
    { $n ->
        [one] W następnej rundzie { $n } tura
        [few] W następnej rundzie { $n } tury
       *[many] W następnej rundzie { $n } tur
    }
na-next-event = Następne wydarzenie
na-event-back = Następne wydarzenie, rewers: { $what }
na-event-now = Wydarzenie
na-supply = Pula i wymagania
na-supply-row = { $what }: { $now } z { $target }; produkcja doda { $more }
na-coming = produkcja teraz doda { $n }
na-of = { $now } z { $target }
na-in-city = W mieście
na-tier = Poziom { $tier }
na-prints = Produkuje: { $what }.
na-would-produce = Eksploatacja teraz dałaby: { $what }.
na-produces-nothing = Eksploatacja teraz nic by nie dała.
na-unrest = Niepokój
na-here = Tutaj: { $what }.
na-here-nothing = Nic tu nie ma.
na-exit-to = Ścieżka prowadzi do: { $place }.
na-root-threat = zagrożenie +{ $n }
na-root-more = Wrogie jednostki, choroby i wyłączenia, które dotrą na Korzeń, zwiększają zagrożenie.
na-choose = Wybierz: { $what }
na-card-action = Karta akcji
na-card-emergency = Akcja awaryjna
na-card-asset = Zasób ludzki
na-card-investment = Inwestycja
na-card-event = Wydarzenie
na-card-rival = Rywal
na-contract = Kontrakt: { $what }.
na-draws = Na początku swojej tury dobiera: { $what }.
na-deal-number = Umowa { $n }
na-no-deal = Teraz nie ma umowy.
na-lately = Od ostatniej umowy
na-step-asset = Zasób
na-step-main = Główna
na-step-counter = Kontroferta
na-step-support = Wsparcie
na-step-resolution = Rozstrzygnięcie
na-at-stake = Nagroda
na-main = Główna oferta
na-counter = Kontroferta
na-left =
    { $n ->
        [one] Po lewej: { $n } karta
        [few] Po lewej: { $n } karty
       *[many] Po lewej: { $n } kart
    }
na-right =
    { $n ->
        [one] Po prawej: { $n } karta
        [few] Po prawej: { $n } karty
       *[many] Po prawej: { $n } kart
    }
na-no-offer = jeszcze brak
na-wins = wygrywa
na-below =
    { $n ->
        [one] Przykrywa { $n } wcześniejszą kontrofertę: { $what }
        [few] Przykrywa { $n } wcześniejsze kontroferty: { $what }
       *[many] Przykrywa { $n } wcześniejszych kontrofert: { $what }
    }
na-counter-price =
    { $n ->
        [one] Kontroferta kosztuje dodatkowo { $n } kartę.
        [few] Kontroferta kosztuje dodatkowo { $n } karty.
       *[many] Kontroferta kosztuje dodatkowo { $n } kart.
    }
na-declared = zapowiedziane: { $what }
na-support-pile =
    { $n ->
        [one] Wsparcie: { $n } karta
        [few] Wsparcie: { $n } karty
       *[many] Wsparcie: { $n } kart
    }
na-support-card = Wsparcie: { $name }
na-support-this = Wesprzyj
na-nobody = nikt
na-face-down = zakryta
na-face-up = odkryta
na-exhausted = wyczerpana
na-bet = { $who } stawia, że wygra { $on } (Jackson Howard).
na-cannot-trade = Do końca tej umowy nie mogą handlować kapitałem ani zasobami ludzkimi: { $names }.
na-cannot-support = Nie mogą wesprzeć kontroferty: { $names }.
na-capital = kapitał
na-hand-of =
    { $n ->
        [one] { $n } karta na ręce, rozmiar ręki { $size }
        [few] { $n } karty na ręce, rozmiar ręki { $size }
       *[many] { $n } kart na ręce, rozmiar ręki { $size }
    }
na-known-cards = Karty, które znasz z tej ręki: { $what }
na-assets = Zasoby ludzkie
na-no-assets = brak zasobów ludzkich
na-active = aktywny
na-awaited = wykonuje ruch
na-open-promises =
    { $n ->
        [one] { $n } otwarta obietnica
        [few] { $n } otwarte obietnice
       *[many] { $n } otwartych obietnic
    }
na-mark-passed = pas
na-mark-countered = kontroferta
na-mark-abstained = wstrzymuje się
na-mark-main =
    { $n ->
        [one] główna: { $n } karta
        [few] główna: { $n } karty
       *[many] główna: { $n } kart
    }
na-mark-counter =
    { $n ->
        [one] kontroferta: { $n } karta
        [few] kontroferta: { $n } karty
       *[many] kontroferta: { $n } kart
    }
na-trade = Handluj
na-you = ty
na-show-secrets = Pokaż rywala i inwestycję
na-hide-secrets = Ukryj
na-secrets-key = Klawisz V
na-rival = Rywal
na-rival-federalist = Federalista: wygrywasz tylko ty, jeśli zagrożenie dojdzie do 25, a masz co najmniej 25 kapitału
na-rival-own = Twoja korporacja: miej więcej kapitału niż { $n } innych graczy (na razie: { $now })
na-rival-own-text = Twoja karta rywala pokazuje twoją własną korporację, więc nikt konkretny nie jest twoim rywalem. Wygrywasz, jeśli po trzeciej rundzie wymagań masz więcej kapitału niż { $n } innych graczy, a zagrożenie jest poniżej 25. Równy kapitał nie wystarcza; wygrać może kilku graczy.
na-rival-own-why = Nie musisz być na czele. Wyprzedzaj { $n } graczy i pilnuj tych, którzy są tuż za tobą.
na-rival-other = { $corporation } ({ $name }): miej więcej kapitału (masz { $now }, rywal { $theirs })
na-aside = Odłożona karta rywala: { $what }
na-in-deck =
    { $n ->
        [one] w talii { $n } karta
        [few] w talii { $n } karty
       *[many] w talii { $n } kart
    }
na-done = Gotowe
na-pass = Pasuję
na-pass-counter = Pas: bez kontroferty
na-done-support = Nie dokładam więcej kart
na-abstain = Wstrzymuję się
na-yes = Tak
na-no = Nie
na-first = pierwsza możliwość
na-second = druga możliwość
na-amount = { $n } kapitału
na-lose-one = Strać 1 kapitału
na-which-main = Główna oferta: { $card }
na-which-counter = Kontroferta: { $card }
na-this-one = Wybierz tę ofertę
na-support-main = Wsparcie głównej oferty: { $card }
na-support-counter = Wsparcie kontroferty: { $card }
na-calm-or-orgcrime-1 = Obniż niepokój o jeden poziom
na-calm-or-orgcrime-2 = Usuń jednostkę Organizacji przestępczych
na-draw-or-turn-up-1 = Ten gracz dobiera 5 kart jednego rodzaju
na-draw-or-turn-up-2 = Odkryj jedną z jego akcji awaryjnych
na-steal-or-gain-1 = Ukradnij zasób ludzki
na-steal-or-gain-2 = Otrzymaj 2 kapitału
na-pay-or-take-back-1 = Zapłać 2 kapitału
na-pay-or-take-back-2 = Wycofaj kontrofertę
na-discard-or-draw-1 = Ten gracz odrzuca 3 karty
na-discard-or-draw-2 = Ten gracz dobiera 3 karty
na-continue = Graj dalej
na-continue-round = Graj dalej, bez przerw w tej rundzie
na-continue-game = Graj dalej, bez przerw w tej grze
na-stops = Przerwy na handel
na-stops-usual = standardowo: gdy ktoś poprosi
na-stops-how = Gra zatrzymuje się w momentach, które wybiorą gracze, żeby wszyscy mogli handlować. Kliknij moment raz, aby gra zatrzymała się tam jeden raz, drugi raz, aby zatrzymywała się tam zawsze, a trzeci raz, aby to odwołać.
na-stops-always = Przy tym stole gra zatrzymuje się w każdym możliwym momencie i rusza, gdy wszyscy chcą grać dalej.
na-stops-nobody = Nikt nie prosi o przerwę.
na-stops-count =
    { $n ->
        [one] { $n } moment
        [few] { $n } momenty
       *[many] { $n } momentów
    }
na-stop-cancel = bez przerwy
na-stop-once = raz
na-stop-standing = zawsze
na-stop-call-cancel = Przerwa { $moment }: nie. Naciśnij, aby zatrzymać się tam raz.
na-stop-call-once = Przerwa { $moment }: raz. Naciśnij, aby zatrzymywać się tam zawsze.
na-stop-call-standing = Przerwa { $moment }: zawsze. Naciśnij, aby odwołać.
na-stop-always-by = { $name } (zawsze)
na-stop-line = { $moment }: { $names }
na-stops-dismiss = Pomijanie przerw
na-stops-dismiss-round = Dla mnie bez przerw w tej rundzie
na-stops-dismiss-game = Dla mnie bez przerw w tej grze
na-stops-dismissed = Na razie nie chcą przerw: { $names }.
na-stopped-by = Przerwę ogłasza: { $names }.
na-stop-trade = Handluj teraz
na-trade-panel = Handel
na-ledger = Obietnice
na-proposals = Propozycje
na-no-proposals = Brak otwartych propozycji.
na-new-trade = Zaproponuj wymianę
na-counter-trade = Zaproponuj inne warunki
na-with-whom = Z kim
na-trade-how = Wybierz partnera. Wymiana jest wiążąca, jeśli obejmuje tylko kapitał, zasoby ludzkie i ruch, który ktoś ma teraz wykonać. Wymiana z obietnicą nie jest wiążąca.
na-you-give = Dajesz
na-gives = { $name } daje
na-your-answer = Twój obecny ruch (wiążące)
na-answer-now = Obecny ruch tej osoby (wiążące)
na-no-answer = nie należy do tej wymiany
na-exactly = dokładnie tyle kart
na-any-number = dowolnie
na-add-promise = Dodaj obietnicę
na-drop-promise = Usuń tę obietnicę
na-kind-support = wesprzeć czyjąś ofertę
na-kind-oppose = wesprzeć ofertę konkurującą z czyjąś
na-kind-counter = złożyć kontrofertę przeciw komuś
na-kind-no-counter = nie składać kontroferty przeciw komuś
na-kind-keep-out = trzymać z dala od dzielnicy jeden rodzaj elementów albo wszystkie
na-kind-give = dać później kapitał lub zasób ludzki
na-kind-no-trade = nie handlować z kimś
na-gift = Dar
na-when-given = Kiedy
na-when-deal-ends = na koniec ostatniej umowy tej obietnicy
na-when-wins-deal = gdy ktoś wygra umowę
na-when-turn-begins = gdy zacznie się czyjaś tura
na-when-demand = przy sprawdzaniu wymagań
na-about-whom = Gracz
na-at-least = co najmniej tyle kart
na-component = Rodzaj
na-any-component = czegokolwiek
na-district = Dzielnica
na-until-deal = do końca umowy nr
na-less = Zmniejsz: { $what }
na-more = Zwiększ: { $what }
na-whisper = Szeptem
na-whisper-more = Inni zobaczą tylko to, co zmieni właściciela.
na-whispered = szeptem
na-weigh-nothing = Wybierz, co dajesz i czego chcesz.
na-impossible = Niemożliwe:
na-would-bind = Wiążące.
na-would-bind-more = Wszystko dzieje się, gdy tylko obie strony się zgodzą.
na-would-not-bind = Nieegzekwowane.
na-would-not-bind-more = Kapitał i zasoby ludzkie przechodzą, gdy tylko obie strony się zgodzą. Nic nie zmusza do dotrzymania obietnicy.
na-binds = Wiążące dla obu stron.
na-binds-not = Obietnica: niewiążąca.
na-propose = Zaproponuj
na-propose-instead = Zaproponuj to w zamian
na-drop = Anuluj
na-they-accept = { $name } przyjmuje twoją propozycję.
na-they-decline = { $name } odrzuca twoją propozycję.
na-accept = Przyjmij
na-decline = Odrzuć
na-counter-it = Inne warunki
na-withdraw = Wycofaj
na-incoming =
    { $n ->
        [one] Propozycja dla ciebie
        [few] Propozycje dla ciebie
       *[many] Propozycje dla ciebie
    }
na-words-kept = Kto dotrzymuje słowa
na-scene-failed = Niespełnione
na-scene-met = Spełnione
na-scene-over = Gra dobiegła końca. Wszyscy odsłaniają rywali.
na-scene-support =
    { $n ->
        [one] { $n } karta poparcia
        [few] { $n } karty poparcia
       *[many] { $n } kart poparcia
    }
na-status-open = otwarta
na-status-kept = dotrzymana
na-status-broken = złamana
na-status-void = już nie dotyczy
na-owed = Tę obietnicę trzeba spełnić teraz:
na-give-now = Daj teraz
na-more-assets = Pokaż jeszcze { $n }
na-fewer-assets = Pokaż mniej
na-due = do spełnienia teraz
na-paid = zapłacono { $n } kapitału
na-no-promises = Nie ma jeszcze obietnic.
na-ledger-more = Obietnic nikt nie egzekwuje. Widzisz to, co obiecano publicznie, oraz szepty do ciebie i od ciebie.
na-ending = Koniec gry
na-you-won = Wygrana!
na-you-lost = Przegrana
na-story = Przebieg gry
na-story-deals = Wygrane umowy
na-story-counters = Kontroferty
na-story-support = Karty wsparcia
na-story-kept = Dotrzymane obietnice
na-story-broken = Złamane obietnice
na-end-threat = Zagrożenie osiągnęło 25: rząd przejmuje miasto.
na-end-demand = Trzecia runda wymagań za nami: New Angeles przetrwało.
na-won = wygrywa
na-lost = przegrywa
na-why-federalist-won = Federalista: zagrożenie doszło do 25, kapitał { $capital } (potrzeba { $least })
na-why-federalist-poor = Federalista: zagrożenie doszło do 25, ale kapitał to tylko { $capital } z { $least }
na-why-federalist-calm = Federalista: zagrożenie nie doszło do 25
na-why-threat = Zagrożenie doszło do 25, więc wygrać mógł tylko Federalista
na-why-beat-rival = { $capital } kapitału to więcej niż { $theirs } (gracz { $name })
na-why-lost-rival = { $capital } kapitału to nie więcej niż { $theirs } (gracz { $name })
na-why-beat-others = Więcej kapitału niż { $n } innych (potrzeba { $needed })
na-why-lost-others = Więcej kapitału tylko niż { $n } innych (potrzeba { $needed })
na-where = Stan gry

## Replays, judge, rules, about the data, guide.

about-data = O danych
about-neom = Wybieraj kafelki, buduj drogi, handluj dobrami i przetrwaj katastrofy: zbuduj najlepsze miasto przyszłości w trzy pokolenia.
about-new-angeles = Sześć korporacji dzieli miasto na krawędzi. Oferuj, targuj się, obiecuj i zdradzaj. I uważaj: ktoś może pracować dla rządu.
replay-acting = gracz, który wykonuje ruch
replay-answered = wybór:
replay-back = Poprzedni ruch (←)
replay-before = przed pierwszą turą
replay-download = Pobierz zapis
replay-example = { "{" }"format": "neopolis-record-1", …
replay-eyes = Widok gracza
replay-file = Wybierz plik
replay-first = Pierwszy ruch (Home)
replay-fork = Graj stąd
replay-fork-as = Nowy stół zacznie się od pozycji po ruchu { $move }. Za pozostałych zagrają boty, a ta gra się nie zmieni. Czyje miejsce zajmujesz?
replay-fork-more = Sprawdź, co mogło się stać: graj stąd z botami
replay-generation-turn = Pok. { $generation }, tura { $turn }
replay-jump = Przejdź do tury (Page up, Page down)
replay-last = Ostatni ruch (End)
replay-link = Kopiuj link do tego ruchu
replay-move = Ruch
replay-move-of = { $move } z { $moves }
replay-no-file = Ta przeglądarka nie ma już zapisu. Otwórz go ponownie na stronie powtórek.
replay-no-record = To nie jest zapis gry. Zapis to plik tekstowy, który zaczyna się od { "{" }"format": "neopolis-record-…; po grze pobiera go przycisk „Zapisz grę”.
replay-not-here = Nie ma takiej powtórki
replay-on = Następny ruch (→)
replay-open = Otwórz zapis
replay-open-more = Wybierz albo upuść plik gry rozegranej gdziekolwiek. Serwer go nie zapisuje.
replay-paste = Albo wklej treść zapisu
replay-play = Odtwarzaj (spacja)
replay-round-turn = Runda { $round }: { $name }
replay-spectator = widz
replay-speed = Szybkość
replay-trades = { $name } składa propozycję wymiany albo na nią odpowiada.
review = Punkty zwrotne
review-best = Najlepsza decyzja: „{ $chosen }”. Następna najlepsza możliwość kosztowałaby { $cost }.
review-between = { $text } ({ $low } do { $high })
review-capital = około { $value } kapitału
review-chance = około { $value }% szansy na wygraną
review-failed = Nie udało się przygotować analizy. Spróbuj później.
review-mistake = „{ $chosen }”: koszt { $cost }. Lepiej: „{ $better }”.
review-more = Które decyzje kosztowały najwięcej? Nasz najlepszy bot obejrzy każdą; to potrwa minutę lub dwie.
review-move = Ruch { $move }
review-note = Ocenia nasz najlepszy bot, z tego, co ten gracz mógł wtedy wiedzieć. W nawiasie przedział 95%.
review-nothing = Nasz najlepszy bot nie zagrałby lepiej w żadnej decyzji gracza { $name }.
review-of = Punkty zwrotne: { $name }
review-points = około { $value } pkt
review-thinking = Szukamy punktów zwrotnych gracza { $name }: { $percent }%
rules-contents = Spis treści
rules-found =
    { $n ->
        [one] Znaleziono { $n } paragraf.
        [few] Znaleziono { $n } paragrafy.
       *[many] Znaleziono { $n } paragrafów.
    }
rules-none = Żaden paragraf nie zawiera wszystkich tych słów: { $query }
rules-rulings = Nasze rozstrzygnięcia
rules-search = Szukaj w zasadach ( / )
judge-add-city = Dodaj miasto
judge-all-generations = wszystkie pokolenia
judge-all-types = wszystkie typy
judge-answer = Odpowiedź
judge-ask = Zapytaj sędziego
judge-bought = { $good } od: { $from }
judge-by-demand = Gra skończyła się po trzeciej rundzie wymagań.
judge-by-threat = Gra skończyła się, bo zagrożenie doszło do 25.
judge-capital = kapitału
judge-center-of = centrum miasta, { $good }
judge-choose-tile = Puste. Wybierz kafelek na to pole.
judge-cities = Miasta, zgodnie z ruchem wskazówek zegara
judge-city = Miasto { $number }
judge-clear = Zacznij od nowa
judge-coins =
    { $n ->
        [one] L-Coin
        [few] L-Coiny
       *[many] L-Coinów
    }
judge-copy = Kopiuj pytanie
judge-cornerstones = Kamienie węgielne
judge-corporation = Korporacja
judge-empty = puste
judge-fault = W tej pozycji lub w pytaniu coś się nie zgadza
judge-field-capital = kapitał
judge-field-card = Inwestycja
judge-field-center = Centrum miasta
judge-field-component = Co
judge-field-demand = Wymagania
judge-field-disaster = Katastrofa
judge-field-district = Dzielnica
judge-field-districts = Dzielnice
judge-field-event = Wydarzenie
judge-field-final_income = w tym ostatni dochód
judge-field-generation = Pokolenie
judge-field-modular_factory = Fabryka modułowa produkuje
judge-field-money = L-Coiny
judge-field-players = Gracze
judge-field-rivals = karta rywala
judge-field-routes_used = Szlaki handlowe już użyte
judge-field-threat = Zagrożenie
judge-field-tile = Kafelek
judge-find-tile = Nazwa, numer lub działanie
judge-generation = Pokolenie
judge-go-on = Dalej od tej pozycji
judge-gone = { $what }: usunięte
judge-least =
    { $n ->
        [one] Kafelek kosztuje co najmniej { $n } L-Coin.
        [few] Kafelek kosztuje co najmniej { $n } L-Coiny.
       *[many] Kafelek kosztuje co najmniej { $n } L-Coinów.
    }
judge-left = lewy
judge-lies-at = miasto { $city }, { $cell }
judge-may-go = Kafelek można położyć na: { $cells }.
judge-met = Wymagania spełnione.
judge-missing = Brakuje: { $what }.
judge-more = Ułóż pozycję, zadaj pytanie i zobacz, co mówią zasady.
judge-na-demand = Czy wymagania są spełnione?
judge-na-ending = Kto wygrywa?
judge-na-event = Wydarzenie
judge-na-exploit = Eksploatacja dzielnicy
judge-na-investment = Ile daje inwestycja
judge-na-move = Ruch elementu
judge-na-place = Umieszczenie elementu
judge-na-production = Faza produkcji
judge-neighbours =
    { $n ->
        [one] { $n } miasto
        [few] Miasta: { $n }, zgodnie z ruchem wskazówek zegara; lewym sąsiadem miasta jest następne.
       *[many] Miasta: { $n }, zgodnie z ruchem wskazówek zegara; lewym sąsiadem miasta jest następne.
    }
judge-neom-disaster = Katastrofa
judge-neom-income = Dochód
judge-neom-placements = Gdzie można położyć kafelek?
judge-neom-score = Punktacja
judge-no-change = W dzielnicach nic się nie zmienia.
judge-no-removal = Żadnego kafelka nie trzeba usuwać.
judge-no-threat = Zagrożenie nie rośnie.
judge-no-tile = Żaden kafelek nie pasuje.
judge-none = brak
judge-not-met = Wymagania niespełnione.
judge-not-placed = Nic nie zostaje umieszczone: rezerwa jest pusta albo w dzielnicy już jest taki element.
judge-nothing-produced = Nic nie zostaje wyprodukowane.
judge-nothing-yet = Nie ma jeszcze pytania.
judge-old = Od tej odpowiedzi pozycja się zmieniła.
judge-or-remove =
    { $n ->
        [one] Albo usuń { $n } kafelek spośród: { $cells }.
        [few] Albo usuń { $n } kafelki spośród: { $cells }.
       *[many] Albo usuń { $n } kafelków spośród: { $cells }.
    }
judge-path = Droga: { $path }.
judge-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
judge-position = Pozycja
judge-produced = Wyprodukowano: { $what }.
judge-question = Pytanie
judge-raw = Pytanie i odpowiedź jako JSON
judge-refused = { $tile }: tego kafelka nie można położyć.
judge-refused-connection = Żadne pole nie ma drogi do centrum miasta.
judge-refused-cornerstones = Osiągnięto limit Kamieni węgielnych w tym pokoleniu.
judge-refused-disaster = Katastrofy nigdy się nie kładzie.
judge-refused-goods = Potrzebnego dobra nie produkuje żadne miasto, a zasoby ogólne teraz go nie sprzedają.
judge-refused-money = Za mało L-Coinów.
judge-refused-tiles = W mieście jest za mało kafelków typu, którego wymaga ten kafelek.
judge-remove-city = Usuń to miasto
judge-right = prawy
judge-rules = Zastosowane zasady
judge-setup = Zacznij od karty przygotowania
judge-space = pole { $cell }
judge-supply = zasoby ogólne
judge-take-off = Zdejmij
judge-threat = Zagrożenie rośnie o { $n }.
judge-threat-now = Wynosi wtedy { $n }.
judge-tiles = Kafelki
judge-turns = Tur w następnej rundzie: { $n }.
judge-type = Typ
judge-unrest = Niepokój
judge-what = Co chcesz wiedzieć?
judge-which-tile = Kafelek
judge-whose = Czyje miasto
judge-supply-na = Pula
rules-print = Drukuj
rules-ref = Ściąga
rules-ref-more = Wszystko, czego szuka się w trakcie gry, na jednej lub dwóch kartkach. Numery prowadzą do zasad.
rules-aim = Cel
rules-turn = Tura
rules-placing = Kładzenie kafelka
rules-goods = Dobra
rules-types = Typy kafelków
rules-disasters = Katastrofy
rules-scoring = Punktacja
rules-cornerstones = Kamienie węgielne
rules-fewer = We dwoje i w pojedynkę
rules-ranks = Rangi w grze jednoosobowej
rules-rounds = Rundy
rules-deal = Umowa
rules-trading = Handel
rules-production = Produkcja
rules-components = Co jest w dzielnicy
rules-moving = Poruszanie się ścieżkami
rules-threat = Zagrożenie
rules-demand = Runda wymagań
rules-districts = Dzielnice
rules-corporations = Korporacje i ich kontrakty
rules-n-aim-1 = Buduj miasto przez trzy pokolenia po siedem tur. Wygrywa, kto ma na koniec najwięcej punktów.
rules-n-aim-2 = Zaczynasz z { $money } L-Coinami i surowcem swojego centrum miasta.
rules-n-turn-1 = Każdy w tajemnicy wybiera kafelek z ręki, a resztę przekazuje w lewo.
rules-n-turn-2 = Wszyscy naraz odkrywają i działają: kładą kafelek, kładą zamiast niego Kamień węgielny albo sprzedają kafelek za { $sale } L-Coinów.
rules-n-turn-3 = Jeśli ktoś wybrał katastrofę, uderza ona teraz we wszystkich innych.
rules-n-turn-4 = Po turze { $turns } każde miasto przynosi dochód i zaczyna się następne pokolenie.
rules-n-placing-1 = Najpierw musisz mieć to, czego kafelek wymaga: L-Coiny, dobra albo kafelki już leżące w mieście.
rules-n-placing-2 = Od kafelka musi prowadzić droga do centrum miasta, w razie potrzeby przez inne kafelki. Wystarczy jedno połączenie. Kafelków się nie obraca.
rules-n-placing-3 = Połóż kafelek na pustym polu albo w miejsce kafelka surowcowego, centrum miasta lub kafelka tego samego typu.
rules-n-placing-4 = Droga wychodząca z lewego lub prawego końca środkowego rzędu otwiera szlak handlowy po tej stronie.
rules-n-goods-1 = Dobra, które produkuje twoje miasto, masz zawsze. Brakujące kupujesz od graczy, którzy je produkują.
rules-n-goods-2 = Każdy gracz między tobą a sprzedawcą to +1 L-Coin; otwarty szlak handlowy po tej stronie to −1 L-Coin.
rules-n-goods-3 = Dobra się nie zużywają. Sprzedawca nie może odmówić, a pieniądze może wydać od następnej tury, zwykle już na katastrofę w tej turze.
rules-n-corner-1 = Przed grą każdy wybiera trzy Kamienie węgielne i je odkrywa.
rules-n-corner-2 = Kładziesz Kamień węgielny zamiast wybranego kafelka. W mieście może być 1 w pokoleniu 1, 2 w pokoleniu 2 i 3 w pokoleniu 3.
rules-n-res = punkty; domy połączone drogami tworzą osiedla
rules-n-com = pieniądze, od razu lub jako dochód
rules-n-ind = dobra przetworzone i luksusowe; zawsze zanieczyszcza
rules-n-pub = punkty i specjalne działania, na przykład zasilanie i ochrona
rules-n-raw = surowce; każdy kafelek może go zastąpić
rules-n-dis = uderza we wszystkich innych; nie kładzie się jej ani nie sprzedaje
rules-n-dis-1 = Zapłać w całości albo usuń kafelki. Gracz, który wybrał katastrofę, jest bezpieczny.
rules-n-score-1 = Kafelki: nadrukowane punkty; kafelki z „?” według swojego tekstu.
rules-n-score-2 = Osiedla: 1, 2, 3 … 8 domów to 1, 3, 6, 10, 15, 21, 28, 36 punktów; każdy następny dom to 4 punkty więcej.
rules-n-score-3 = Dobra twojego miasta: 1 punkt za każdy surowiec, 2 za dobro przetworzone, 10 za luksusowe.
rules-n-score-4 = Pieniądze: 1 punkt za każde 2 L-Coiny, razem z ostatnim dochodem.
rules-n-score-5 = Zanieczyszczenie: każdy dom traci 2 punkty za każdy zanieczyszczający kafelek przy boku i 1 punkt za każdy taki przy rogu.
rules-n-score-6 = Wymarłe miasto: −10 punktów bez domu, −4 punkty z jednym.
rules-n-score-7 = Brak zasilania: −5 punktów.
rules-n-two = We dwoje: kafelki do wyboru leżą odkryte, gracie po kolei. Zasoby ogólne sprzedają to, czego nie produkuje przeciwnik. Każdy szlak handlowy obniża cenę o 1 L-Coin, ale nigdy poniżej 1 L-Coina.
rules-n-solo = W pojedynkę: zasoby ogólne sprzedają w pokoleniu 1 surowce, w pokoleniu 2 surowce i dobra przetworzone, w pokoleniu 3 wszystkie dobra. Jeśli nie wybierzesz katastrofy w turach od 1 do 3, uderzy w ciebie.
rules-tier-raw = surowce
rules-tier-processed = przetworzone
rules-tier-luxury = luksusowe
rules-price = cena
rules-points = punkty
rules-a-aim-1 = Wygrywasz, jeśli po trzeciej rundzie wymagań masz więcej kapitału niż twój tajny rywal, a zagrożenie jest poniżej { $threat }.
rules-a-aim-2 = Jeśli karta rywala pokazuje twoją korporację, musisz zamiast tego mieć więcej kapitału niż trzech innych graczy (w cztery osoby: niż dwóch).
rules-a-aim-3 = Federalista wygrywa sam, jeśli zagrożenie dojdzie do { $threat }, a ma co najmniej { $capital } kapitału.
rules-a-rounds-1 = Kolejność: 1, 2, wymagania, 3, 4, wymagania, 5, 6, wymagania.
rules-a-rounds-2 = Runda: gracze wykonują tury, aż tor tur będzie pusty, potem jest produkcja, a na końcu wydarzenie, które określa liczbę tur następnej rundy.
rules-a-turn-1 = Odnowienie: przygotuj wyczerpane zasoby ludzkie, potem dobierz karty według arkusza korporacji.
rules-a-turn-2 = Jedna umowa, z udziałem wszystkich.
rules-a-turn-3 = Koniec tury: użyj zdolności z tym nagłówkiem, potem odrzuć nadmiar kart, aż zostanie { $hand }.
rules-a-deal-1 = Odkrywa się zasób ludzki: nagrodę.
rules-a-deal-2 = Aktywny gracz składa główną ofertę: kartę akcji albo odkrytą akcję awaryjną.
rules-a-deal-3 = Każdy inny gracz może raz złożyć kontrofertę albo spasować. Kosztuje ona jedną kartę z ręki za każdą wcześniejszą kontrofertę.
rules-a-deal-4 = Pozostali wspierają jedną z ofert zakrytymi kartami albo wstrzymują się.
rules-a-deal-5 = Wygrywa oferta z większą liczbą kart, przy remisie główna. Zwycięzca rozpatruje kartę i bierze zasób ludzki.
rules-a-trade-1 = Dwaj gracze mogą w każdej chwili wymieniać kapitał, zasoby ludzkie i obietnice, ale nigdy karty akcji ani karty rywali.
rules-a-trade-2 = Wymiana, którą obie strony mogą przeprowadzić od razu, jest wiążąca. Wymiana z obietnicą na przyszłość nie jest.
rules-a-prod-1 = Dzielnice z androidem są eksploatowane, od najniższego numeru: każda produkuje, a potem jej niepokój rośnie o jeden poziom.
rules-a-prod-2 = Niepokój: stabilna → protest → strajk. Dobra nie przekraczają ostatniego pola swojego toru.
rules-a-android = dzielnica jest eksploatowana w fazie produkcji
rules-a-development = dzielnica produkuje o 1 więcej dobra podstawowego
rules-a-human_first = eksploatacja podnosi niepokój o dwa poziomy; gdy to niemożliwe, pojawia się wyłączenie
rules-a-illness = karta akcji, która wpływa na dzielnicę, podnosi zagrożenie o 2, raz na kartę
rules-a-orgcrime = dzielnica nie produkuje dobra podstawowego
rules-a-outage = dzielnica nic nie produkuje i nie ma w niej niepokoju
rules-a-prisec = wrogie jednostki nie mogą tu zostać i idą dalej
rules-a-protest = jeszcze produkuje; następny poziom to strajk
rules-a-strike = dzielnica nic nie produkuje
rules-a-move-1 = W dzielnicy mieści się po jednym z każdego rodzaju. Kolejna wroga jednostka, choroba lub wyłączenie idzie ścieżką, aż znajdzie miejsce.
rules-a-move-2 = Jednostka lub żeton, który dotrze na Korzeń, opuszcza planszę: zagrożenie +{ $root }.
rules-a-threat-1 = Zagrożenie rośnie, gdy jednostka lub żeton dotrze na Korzeń (+{ $root }), gdy karta akcji wpływa na dzielnicę z chorobą (+{ $illness }), gdy wymagania nie są spełnione (patrz karta), i przy niektórych wydarzeniach.
rules-a-threat-2 = Przy zagrożeniu { $threat } gra natychmiast się kończy.
rules-a-demand-1 = Wszyscy odkrywają inwestycje i dostają za nie kapitał.
rules-a-demand-2 = Czy każdego dobra jest dość? Jeśli nie, zagrożenie rośnie o liczbę z karty.
rules-a-demand-3 = Pula wraca do 0, odkrywa się następne wymagania.
rules-a-demand-4 = Wszyscy dobierają dwie inwestycje i zatrzymują jedną.
rules-tier = poziom
rules-exit = ścieżka
rules-makes = produkuje
about-cards-action = Karty akcji: co robią
about-cards-asset = Zasoby ludzkie: co robią
about-cards-emergency = Akcje awaryjne: co robią
about-cards-event = Wydarzenia: co robią
about-cards-investment = Inwestycje: ile dają
about-cards-rival = Karty rywali
about-centers = Centra miast: ich dobra
about-contracts = Kontrakty korporacji
about-copies = Liczba egzemplarzy kart akcji
about-correct = Masz pudełkową wersję gry i widzisz błędną wartość? Każdą możesz poprawić własnym pakietem zawartości; jak to zrobić, opisuje plik CONTRIBUTING.md.
about-credits-more = Praca, na której opiera się ten projekt, i jej licencje, odczytane z pakietów przy budowaniu strony.
about-demands = Wymagania: potrzebne dobra i zagrożenie
about-district-exits = Dzielnice: ścieżki
about-district-names = Dzielnice: nazwy
about-district-resources = Dzielnice: dobra
about-district-tiers = Dzielnice: poziomy
about-draws = Dobieranie na arkuszach korporacji
about-event-turns = Wydarzenia: tury następnej rundy
about-fonts = Kroje pisma
about-games = Gry
about-games-more = NEOM i New Angeles to gry planszowe swoich autorów i wydawców, do których należą nazwy. Gra przy prawdziwym stole to osobna przyjemność: jeśli gra ci się podoba, kup ją.
about-hash = Wersja zawartości:
about-icons = Ikony
about-icons-all = Pakiet nie mówi, kto narysował którą ikonę, więc wymieniamy wszystkich znanych nam autorów zestawu; pełna lista jest w licencji.
about-icons-by = Autorzy ikon:
about-icons-changed = Pokazane w naszych kolorach i rozmiarach, poza tym bez zmian.
about-icons-used =
    { $n ->
        [one] Użyto { $n } ikony z tego zestawu
        [few] Użyto { $n } ikon z tego zestawu
       *[many] Użyto { $n } ikon z tego zestawu
    }
about-limits = Liczba elementów
about-own = Reszta (silnik zasad, słowa, rysunki, strona) powstała dla tego projektu i jest wolna na licencji MIT.
about-page-made-of = Strona
about-roads = Kafelki: drogi
about-server-made-of = Serwer
about-setup-names = Karty przygotowania: nazwy
about-setup-places = Karty przygotowania: elementy
about-setup-turns = Karty przygotowania: tury
about-tiles = Kafelki: czego wymagają i co robią
about-timing = Zasoby ludzkie: kiedy się ich używa
about-tracks = Ostatnie pola torów
guide-a-city = Dzielnice z androidem produkują, a potem rośnie w nich niepokój. Jeśli coś nie znajdzie miejsca, idzie za strzałkami; na Korzeniu podnosi zagrożenie.
guide-a-counter = Możesz konkurować własną kartą. Jeśli wygra, rozpatrujesz ją i bierzesz zasób ludzki. Pas nic nie kosztuje; kontroferta kosztuje jedną kartę za każdą wcześniejszą kontrofertę.
guide-a-discard = Na koniec tury możesz zatrzymać tylko tyle kart, ile wynosi rozmiar ręki. Odrzuć te, które najmniej ci pomagają.
guide-a-district = Kliknij jedną z zaznaczonych dzielnic na mapie albo wybierz ją poniżej.
guide-a-investment = Inwestycja płaci w następnej rundzie wymagań, zależnie od stanu miasta w tym momencie. Zatrzymaj tę, która płaci za coś, na co masz wpływ.
guide-a-main = Twoja tura: zaoferuj jedną z kart w walce o odkryty zasób ludzki. Jeśli nikt jej nie przebije, rozpatrujesz kartę i bierzesz zasób ludzki.
guide-a-own = Twoje karty, twój rywal i twoja inwestycja. Nikt inny ich nie widzi.
guide-a-players = Pozostałe korporacje. Na końcu musisz mieć więcej kapitału niż twój tajny rywal, więc jego pilnuj najbardziej.
guide-a-support = Rywalizują dwie oferty. Zagraj zakryte karty na tę, która ma wygrać, albo się wstrzymaj. Za wsparcie możesz zażądać zapłaty.
guide-a-tracks = Zagrożenie i pula miasta. Przy zagrożeniu 25 gra się kończy i wygrać może tylko Federalista. Niespełnione wymagania podnoszą zagrożenie.
guide-a-trade = Tu możesz się targować w każdej chwili: o kapitał, zasoby ludzkie i obietnice. To, co dzieje się od razu, jest wiążące, a obietnica nie.
guide-ask = Tu zawsze pojawiają się twoje możliwości. Kliknij jedną albo naciśnij jej cyfrę. Małe numery prowadzą do zasad.
guide-enough = Dość podpowiedzi
guide-heard = Przewodnik: { $hint } Naciśnij G, aby przejść dalej.
guide-menu = W menu po prawej są zasady, ściąga, pauza i ten przewodnik.
guide-n-action = Połóż wybrany kafelek, połóż zamiast niego Kamień węgielny albo sprzedaj kafelek za 5 L-Coinów. Sprzedaż na początku to nic złego: pieniądze kupią lepsze kafelki.
guide-n-city = To twoje miasto. Każdy nowy kafelek musi mieć drogę do centrum miasta pośrodku, więc zostawiaj otwarte drogi.
guide-n-cornerstones = Kamienie węgielne to mocne kafelki na później: w każdym pokoleniu możesz mieć w mieście o jeden więcej. Zatrzymaj teraz jeden.
guide-n-disaster = Zapłać za wszystkie dotknięte kafelki albo usuń kafelki. Usunięty kafelek nie daje już punktów, dochodu ani dóbr.
guide-n-goods = Dobra, które produkuje twoje miasto, masz zawsze i nigdy się nie zużywają. Inni mogą je kupić, a ty zarabiasz.
guide-n-others = Pozostałe miasta. Kliknij któreś, aby je powiększyć: możesz kupić dobra, które produkuje.
guide-n-ranks = W pojedynkę grasz o rangę. Tyle punktów trzeba na każdą z nich.
guide-n-score = Twoje punkty i skąd się biorą. Miasto z mniej niż dwoma domami lub bez zasilania traci punkty.
guide-n-select = Wybierz jeden kafelek. Gdy gra co najmniej troje, resztę dostanie sąsiad po lewej. Karta pokazuje, czego kafelek wymaga, co robi, ile daje punktów i ile teraz kosztuje.
guide-n-seller = Dobro, którego twoje miasto nie produkuje, kupujesz od gracza, którego miasto je produkuje. Każdy gracz siedzący między wami to 1 L-Coin więcej. Gdy gra jedna osoba lub dwie, kupujesz też z zasobów ogólnych.
guide-n-space = Kliknij jedno z zaznaczonych pól albo przeciągnij tam kafelek. Trzymaj domy razem i z dala od fabryk.
guide-next = Jasne
guide-undo = Pomyłka? Możesz cofnąć ruch, dopóki nic nowego nie odkryto.

## Wyzwania: to samo rozdanie dla wszystkich

challenge-best = Najlepszy wynik: { $points } pkt
challenge-continue = Graj dalej
challenge-copied = Skopiowano. Wklej, gdzie chcesz; niczego nie zdradza.
challenge-count =
    { $n ->
        [one] Skończyła { $n } osoba
        [few] Skończyły { $n } osoby
       *[many] Skończyło { $n } osób
    }
challenge-earlier = Wcześniejsze rundy
challenge-how-others-did = Jak poszło innym
challenge-name = Imię
challenge-new-at = Następne { $when }
challenge-nobody = Nikt jeszcze nie skończył. Możesz być pierwszą osobą!
challenge-par = Norma: { $points } pkt
challenge-par-more = Tyle zdobywa nasz najlepszy bot przy tym samym rozdaniu.
challenge-par-unknown = Norma: nasz najlepszy bot jeszcze gra
challenge-place = Miejsce
challenge-play = Zagraj
challenge-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
challenge-result = Punkty
challenge-results = Wyniki
challenge-same = Wszyscy dostają to samo rozdanie
challenge-share = Podziel się wynikiem
challenge-shared = { $title }, { $day }: { $points } pkt (norma { $par })
challenge-shared-without-par = { $title }, { $day }: { $points } pkt
challenge-you = Ty: { $points } pkt
challenge-you-are = ty
results-by-name = { $name } { $points }

## Rady

advice = Rada
advice-more = Zapytaj komputer o trzy najlepsze możliwości na podstawie tego, co możesz wiedzieć
advice-thinking = Myślę…
advice-points = około { $value } pkt.
advice-capital = około { $value } kapitału
advice-chance = około { $percent }% szans na wygraną
advice-on = Rady są włączone: może o nie prosić każdy przy tym stole.
allow-advice = Rady: każdy przy stole może pytać komputer o najlepsze możliwości

## Lekcje i zagadki

learn = Nauka
learn-first = Naucz się w kilka minut
learn-begin = Zacznij
learn-continue = Kontynuuj od kroku { $step } z { $steps }
learn-done = Ukończona
first-game = Twoja pierwsza gra
first-game-more = Gra z przyjaznymi botami. Narrator wyjaśnia każdą rzecz, gdy zdarza się po raz pierwszy.
puzzles = Zagadki
puzzles-more = Krótkie zagadki z uzasadnieniem: { $n }. Rozwiązane za pierwszym razem: { $solved }.
puzzles-open = Otwórz zagadki
puzzles-none = Do tej gry nie ma zagadek.
puzzle-number = Zagadka { $n }: { $title }
puzzle-player = Gracz { $seat }
puzzle-you = Ty
puzzle-position = Pozycja
puzzle-right = Dobrze.
puzzle-wrong = Niezupełnie. Spróbuj innej odpowiedzi.
puzzle-next = Następna zagadka
lesson = Lekcja
lesson-step = { $step } z { $steps }
lesson-progress = Postęp lekcji
lesson-continue = Dalej
lesson-your-move = Twój ruch
lesson-show-me = Pokaż mi
lesson-do-it = Zrób to za mnie
lesson-check = Sprawdź
lesson-choices = Możliwości
lesson-try-again = Nie to. Spróbuj jeszcze raz.
lesson-heard = Lekcja, krok { $step } z { $steps }: { $text }
lesson-leave = Opuść lekcję
lesson-leave-more = Lekcja zostaje w tym miejscu. Możesz do niej wrócić, kiedy chcesz, albo grać dalej bez niej.
lesson-play-on = Graj dalej bez lekcji
lesson-later = Dokończ później
lesson-again = Zacznij od nowa
lesson-stay = Zostań
lesson-done = Lekcja ukończona. Umiesz dość, by zagrać pierwszą grę.
lesson-close = Zamknij
narrator = Narrator
narrator-why = Dlaczego?
