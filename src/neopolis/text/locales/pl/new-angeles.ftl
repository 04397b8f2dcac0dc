### New Angeles: everything the game says at the table. The texts of single cards are in new-angeles-cards.ftl.

## Questions of the game

main-offer = Wybierz swoją główną ofertę: kartę akcji z ręki albo odkrytą akcję awaryjną. Jeśli wygra, rozpatrzysz ją i zdobędziesz odkryty zasób ludzki.
    .name = główna oferta
counteroffer-or-pass = Złóż kontrofertę albo spasuj. Jeśli wygra, rozpatrzysz ją i zdobędziesz odkryty zasób ludzki. { $price ->
        [0] Kontroferta nie kosztuje dodatkowych kart.
        [one] Kontroferta kosztuje 1 dodatkową kartę z ręki.
        [few] Kontroferta kosztuje { $price } dodatkowe karty z ręki.
       *[many] Kontroferta kosztuje { $price } dodatkowych kart z ręki.
    }
pay-counteroffer = Wybierz kartę, którą odrzucisz za swoją kontrofertę. { $left ->
        [one] To już ostatnia.
        [few] Musisz odrzucić jeszcze { $left } karty.
       *[many] Musisz odrzucić jeszcze { $left } kart.
    }
support-or-abstain = Wybierz ofertę, którą wesprzesz kartami z ręki, albo się wstrzymaj. Wygrywa oferta z większą liczbą kart, a przy remisie główna.
support-card = Wybierz kartę, którą położysz zakrytą jako wsparcie. Każda karta to jeden głos i po umowie przepada.
use-asset = { $moment } Użyj teraz jednego ze swoich zasobów ludzkich albo spasuj.
pick-type = Wybierz rodzaj kart akcji do dobrania.
pick-general = Wybierz talię, z której dobierzesz. Musi być inna niż talie użyte już w tym dobieraniu.
discard-down = Masz za dużo kart na ręce: wybierz kartę do odrzucenia. { $surplus ->
        [one] To już ostatnia.
        [few] Musisz odrzucić jeszcze { $surplus } karty.
       *[many] Musisz odrzucić jeszcze { $surplus } kart.
    }
choose-investment = Wybierz inwestycję, którą zachowasz. Pozostanie zakryta i da ci kapitał w następnej rundzie wymagań.

na-moment-0 = Zaczyna się tura.
na-moment-1 = Zasób ludzki tej umowy jest odkryty.
na-moment-2 = Główna oferta jest na stole.
na-moment-3 = Kontroferta jest na stole.
na-moment-4 = Zaczyna się krok wsparcia.
na-moment-5 = Ktoś się wstrzymuje.
na-moment-6 = Zaczyna się krok rozstrzygnięcia.
na-moment-7 = Jest remis wsparcia.
na-moment-8 = Wiadomo, kto wygrywa umowę.
na-moment-9 = Zagrożenie wzrosło.
na-moment-10 = Umowa się kończy.
na-moment-11 = Twoja tura się kończy.
na-card-asks = { $card }: { $question }

## Refusals: trades and promises

not-terms = To nie jest poprawna wymiana: { $value }. Wyślij ją jako Terms.
not-promise = To nie jest poprawna obietnica: { $value }. Wyślij ją jako Promise.
terms-tuples = Zasoby ludzkie i obietnice wyślij jako krotki.
terms-number = { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
terms-word = { $name } musi być jednym ze słów: { $known }, a nie { $value }.
bad-answer = Ruchu w tej wymianie nie da się odczytać. Wyślij jedną opcję albo dwie liczby: popieraną ofertę i liczbę kart.
bad-row = Tej wymiany nie da się odczytać. Wyślij ją jeszcze raz.
no-asset = Nie ma zasobu ludzkiego { $thing }. Zasoby ludzkie mają numery od 1 do { $last }.
not-for-trade = { $thing }: tym nie można handlować. Można tylko kapitałem, zasobami ludzkimi i obietnicami.
asset-twice = Ten sam zasób ludzki jest podany dwa razy. Usuń jeden z nich.
many-promises = Za dużo obietnic: każda strona może złożyć najwyżej { $most ->
        [one] 1 obietnicę
        [few] { $most } obietnice
       *[many] { $most } obietnic
    }. Usuń część z nich.
give-one = Obiecaj albo kapitał, albo zasób ludzki. Jeśli jedno i drugie, złóż dwie obietnice.
promise-past = Za późno na tę obietnicę: wybierz późniejszą umowę. Obecna lub następna umowa ma numer { $deal }.
promise-oneself = Ta obietnica musi dotyczyć innego gracza. Wybierz kogoś innego.
trade-with-oneself = Nie możesz handlować ze sobą. Wybierz innego gracza.
empty-trade = Żadna strona nic nie daje. Dodaj kapitał, zasób ludzki, ruch albo obietnicę.
no-more-proposals = W tej grze nie można złożyć więcej propozycji; było ich już { $most }.
bad-whisper = Podaj, czy propozycja jest szeptem: True albo False, a nie { $value }.
many-proposals = Masz już { $most ->
        [one] 1 otwartą propozycję
        [few] { $most } otwarte propozycje
       *[many] { $most } otwartych propozycji
    }. Najpierw wycofaj jedną.
banned-from-trade = { $player } do końca tej umowy nie może handlować kapitałem ani zasobami ludzkimi (Mark Yale). Obietnice są nadal możliwe.
not-so-much = { $player } ma tylko { $capital } kapitału, więc { $asked } to za dużo. Podaj mniej.
not-owned = { $asset }: właścicielem nie jest { $player }. Wybierz zasób ludzki, który leży przed tym graczem.
asset-in-use = { $asset } jest właśnie w użyciu. Handlować tym będzie można, gdy to się skończy.
two-answers = W wymianie może być ruch tylko jednej strony. Usuń jeden z dwóch ruchów.
stop = Gra czeka { $moment }. Handluj z kim chcesz i graj dalej, kiedy skończysz.
na-continue = Graj dalej
na-continue-round = Graj dalej i pomiń moje przerwy do następnej rundy
na-continue-game = Graj dalej i pomiń moje przerwy do końca gry
bad-stop = To nie jest prośba o przerwę. Podaj chwilę ({ $moments }) i sposób ({ $ways }).
stops-answered = Właśnie grasz dalej bez kolejnych przerw. Najpierw cofnij tę odpowiedź.
bad-dismissal = Z przerw można zrezygnować w tej rundzie („round”) albo w tej grze („game”). Aby znowu być pytanym, wyślij pusty tekst.
no-stops = W tej grze nie ma przerw na handel. Wybierz opcję „stops”, zaczynając grę.
na-stop-after-deal = po umowie
na-stop-end-of-turn = przed końcem tury
na-stop-production = przed produkcją
na-stop-event = przed wydarzeniem
na-stop-investments = przed punktacją inwestycji
na-stop-demand = przed sprawdzeniem wymagań
na-stop-round-end = przed końcem rundy
na-stop-called-once = { $who } chce porozmawiać { $moment }.
na-stop-called-standing = { $who } zawsze chce rozmawiać { $moment }.
na-stop-called-cancel = { $who } nie chce już rozmawiać { $moment }.
na-stops-dismissed-round = { $who } nie chce więcej przerw w tej rundzie.
na-stops-dismissed-game = { $who } nie chce więcej przerw w tej grze.
na-stops-dismissed-again = { $who } znowu chce przerw.
na-stopped = Gra czeka { $moment }: wszyscy mogą handlować.
answer-not-owed = { $player } nie ma teraz takiego ruchu do wykonania. Poproś zamiast tego o obietnicę.
answer-not-public = Wymiana nie może wskazywać zakrytej karty, którą ma { $player }. Gdy chodzi o poparcie, uzgodnij ofertę i liczbę kart.
answer-impossible = { $player } nie może wykonać tego ruchu razem z resztą tej wymiany. Zmień ruch albo resztę.
no-such-proposal = Nie ma otwartej propozycji { $number }. Być może ktoś już na nią odpowiedział albo ją wycofał.
own-proposal = Propozycja { $number } jest twoja. Przyjąć ją musi drugi gracz; ty możesz ją wycofać.
not-own-proposal = Propozycja { $number } nie jest twoja, więc nie możesz jej wycofać. Jeśli jest dla ciebie, możesz ją odrzucić.
not-addressed = Propozycja { $number } jest dla gracza { $player }. Tylko on może na nią odpowiedzieć.

## Trades and promises in words: noun phrases that stand in lists

na-terms-capital = { $amount } kapitału
na-terms-and = { $first } i { $last }
na-terms-done = teraz koniec wyborów
na-terms-pass = teraz spasowanie
na-terms-abstain = teraz wstrzymanie się
na-terms-main = teraz wsparcie głównej oferty
na-terms-counter = teraz wsparcie kontroferty
na-terms-counter-now = kontroferta natychmiast, dowolną kartą
na-terms-answer = teraz ruch „{ $answer }”
na-terms-exactly = { $support } dokładnie { $cards }
na-cards = { $count ->
        [one] 1 kartą
        [few] { $count } kartami
       *[many] { $count } kartami
    }
na-promise-support = wsparcie oferty gracza { $player }, najpóźniej w umowie { $until }
na-promise-support-with = wsparcie oferty gracza { $player } co najmniej { $cards }, najpóźniej w umowie { $until }
na-promise-oppose = wsparcie oferty przeciw graczowi { $player }, najpóźniej w umowie { $until }
na-promise-oppose-with = wsparcie oferty przeciw graczowi { $player } co najmniej { $cards }, najpóźniej w umowie { $until }
na-promise-counter = kontroferta przeciw graczowi { $player }, najpóźniej w umowie { $until }
na-promise-no-counter = żadnej kontroferty przeciw graczowi { $player } do umowy { $until } włącznie
na-promise-no-trade = żadnego handlu z graczem { $player } do umowy { $until } włącznie
na-promise-keep-out = żadnych nowych elementów ({ $component }) w dzielnicy { $district } do umowy { $until } włącznie
na-promise-keep-out-all = żadnych nowych elementów w dzielnicy { $district } do umowy { $until } włącznie
na-promise-give-deal-ends = { $gift } na koniec umowy { $until }
na-promise-give-wins-deal = { $gift }, gdy { $player } wygra umowę, najpóźniej w umowie { $until }
na-promise-give-turn-begins = { $gift }, gdy zacznie się tura gracza { $player }, najpóźniej w umowie { $until }
na-promise-give-demand = { $gift } w następnej rundzie wymagań, jeśli nadejdzie do umowy { $until }
na-proposed = Propozycja { $number }: { $who } daje graczowi { $other }: { $gives }, w zamian za: { $wants }.
na-proposed-whisper = Szept { $number }: { $who } daje graczowi { $other }: { $gives }, w zamian za: { $wants }.
na-weighed = { $who } daje graczowi { $other }: { $gives }, a dostaje: { $wants }.
na-traded = { $who } handluje z graczem { $other }: { $gives } w zamian za: { $wants }.
na-traded-gifts = { $who } i { $other } zawierają niewiążące porozumienie. Od razu { $who } daje: { $gives }, a { $other } daje: { $wants }; reszta to tylko ich słowo.
na-traded-promises = { $who } i { $other } wymieniają obietnice. Nic z tego nie wiąże.
na-accepted = { $who } przyjmuje propozycję { $number }.
na-accepted-whisper = { $who } przyjmuje szept { $number }.
na-declined = { $who } odrzuca propozycję { $number }.
na-declined-whisper = { $who } odrzuca szept { $number }.
na-withdrew = { $who } wycofuje propozycję { $number }.
na-withdrew-whisper = { $who } wycofuje szept { $number }.
na-lapsed = Propozycja { $number } gracza { $who } nie jest już możliwa i wygasa.
na-lapsed-whisper = Szept { $number } gracza { $who } nie jest już możliwy i wygasa.
na-promised = { $who } obiecuje graczowi { $other }: { $promise }.
na-promised-whisper = { $who } obiecuje szeptem graczowi { $other }: { $promise }.
na-promise-kept = { $who } dotrzymuje obietnicy danej graczowi { $other }: { $promise }.
na-promise-broken = { $who } łamie obietnicę daną graczowi { $other }: { $promise }.
na-promise-void = Obietnica gracza { $who } dla gracza { $other } już nie obowiązuje: { $promise }.
na-kind-0 = żeton androida
na-kind-1 = żeton wyłączenia
na-kind-2 = żeton choroby
na-kind-3 = żeton rozwoju
na-kind-4 = jednostka Frontu Ludzkości
na-kind-5 = jednostka Organizacji przestępczych
na-kind-6 = jednostka Prywatnej ochrony

## Log: what happened

na-setup = Miasto zaczyna od karty przygotowania: { $name }.
na-seated = Grę zaczyna { $who }.
na-new-demand = Nowe wymagania: { $demand }.
na-demand-card = { $name } (potrzeba: { $targets }; inaczej zagrożenie +{ $threat })
na-round = Zaczyna się runda { $number }.
na-turn = Tura gracza { $who }.
na-revealed = Zasób ludzki tej umowy to { $asset }.
na-main-offer = { $who } składa główną ofertę: { $card }.
na-counteroffer = { $who } składa kontrofertę: { $card }.
na-passed = { $who } pasuje i nie składa kontroferty.
na-abstained = { $who } się wstrzymuje.
na-supported = { $who } udziela wsparcia ({ $offer }): { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
na-support-card = { $who } kładzie jako wsparcie: { $card }.
na-added-support = { $who } dokłada w ciemno kartę ({ $type }) jako wsparcie ({ $offer }).
na-inherited = { $who } dostaje kartę, którą { $other } odrzuca za kontrofertę.
na-inherited-card = { $who } dostaje kartę { $card }, którą { $other } odrzuca za kontrofertę.
na-discarded = { $who } odrzuca { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
na-discarded-card = { $who } odrzuca: { $card }.
na-declared = { $who } zapowiada: { $thing }.
na-sent-back = { $who } zabiera z powrotem: { $card }.
na-won-deal = { $who } wygrywa umowę ({ $offer }). Karty wsparcia: główna oferta { $main }, kontroferta { $counter }.
na-claimed = { $who } zdobywa zasób ludzki: { $asset }.
na-used-asset = { $who } używa zasobu ludzkiego: { $asset }.
na-asset-discarded = Odrzucony zasób ludzki: { $asset }.
na-asset-gained = { $who } dostaje zasób ludzki: { $asset }.
na-cleared = Koniec umowy: ze stołu { $count ->
        [one] znika 1 karta
        [few] znikają { $count } karty
       *[many] znika { $count } kart
    }.
na-fact-capital-up = +{ $change } kapitału
na-fact-capital-down = −{ $change } kapitału
na-fact-threat-up = +{ $change } zagrożenia: { $now } z 25
na-fact-threat-down = −{ $change } zagrożenia: { $now } z 25
na-fact-made = +{ $amount }
na-fact-missing = Brakuje: { $amount }
na-fact-cards-up =
    { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karty
       *[many] +{ $count } kart
    }
na-fact-cards-down =
    { $count ->
        [one] −{ $count } karta
        [few] −{ $count } karty
       *[many] −{ $count } kart
    }
na-cause-root = Coś z miasta dotarło na Korzeń.
na-cause-demand = Wymagania nie zostały spełnione.
na-cause-event = Sprawiło to zdarzenie „{ $event }”.
na-cause-illness = Karta dotknęła dzielnicy z chorobą.
na-cause-card = Taki jest efekt samej karty.
na-capital-up = { $who } otrzymuje { $change } kapitału (razem { $now }).
na-capital-down = { $who } traci { $change } kapitału (razem { $now }).
na-threat-up = Zagrożenie +{ $change }: teraz { $now } z 25.
na-threat-down = Zagrożenie -{ $change }: teraz { $now } z 25.
na-placed = { $component } jest teraz w dzielnicy { $district }.
na-removed = { $component } znika z dzielnicy { $district }.
na-moves = { $component } opuszcza dzielnicę { $district }.
na-moves-on = { $component } nie mieści się w dzielnicy { $district }, bo taki element już tam jest, i porusza się dalej.
na-moves-on-prisec = { $component } nie może zostać w dzielnicy { $district } z powodu Prywatnej ochrony i porusza się dalej.
na-rooted = { $component } dociera na Korzeń.
na-no-room = { $component } się nie pojawia: w dzielnicy { $district } już taki element jest.
na-none-left = { $component } nie pojawia się w dzielnicy { $district }: rezerwy są puste.
na-outage-calms = Wyłączenie kończy niepokój w dzielnicy { $district }.
na-unrest-0 = Dzielnica { $district } jest stabilna.
na-unrest-1 = W dzielnicy { $district } trwa protest.
na-unrest-2 = W dzielnicy { $district } trwa strajk: nic się tam nie produkuje.
na-moved-android = Android porusza się z dzielnicy { $district } do dzielnicy { $to }.
na-exploited = Dzielnica { $district } zostaje wyeksploatowana i produkuje: { $resources }.
na-exploited-nothing = Dzielnica { $district } zostaje wyeksploatowana, ale nic nie produkuje.
na-produced = Dzielnica { $district } produkuje: { $resources }.
na-produced-nothing = Dzielnica { $district } nic nie produkuje.
na-supply = W puli: { $resource } { $now }.
na-drew = { $who } dobiera { $count ->
        [one] 1 kartę ({ $type })
        [few] { $count } karty ({ $type })
       *[many] { $count } kart ({ $type })
    }.
na-drew-cards = { $who } dobiera: { $cards }.
na-sorted = Odrzucone karty wracają do talii: { $cards }.
na-gave-card = { $who } daje kartę graczowi { $other }.
na-gave-card-seen = { $who } daje graczowi { $other } kartę: { $card }.
na-stole-card = { $who } kradnie kartę graczowi { $other }.
na-stole-card-seen = { $who } kradnie graczowi { $other } kartę: { $card }.
na-stole-emergency = { $who } kradnie akcję awaryjną: { $card }.
na-saw-hand = { $who } podgląda rękę gracza { $other }.
na-saw-hand-cards = Ręka gracza { $other }: { $cards }.
na-saw-rival = Odłożona karta rywala: { $card }.
na-swapped-rival = { $who } zamienia swoją kartę rywala na odłożoną.
na-emergency-up = { $who } odkrywa akcję awaryjną: { $card }.
na-event = Wydarzenie: { $event }.
na-event-buried = { $who } przenosi { $place }. wydarzenie od góry talii (rewers: { $back }) na jej spód.
na-event-raised = { $who } przenosi { $place }. wydarzenie od góry talii (rewers: { $back }) na jej wierzch.
na-looked-at-events = { $who } podgląda następne wydarzenia: { $events }.
na-investment = { $who } odkrywa inwestycję: { $investment }.
na-demand-met = Wymagania spełnione: { $demand }.
na-demand-failed = Wymagania niespełnione: { $demand }. Brakuje: { $resources }.
na-drew-investments = { $who } dobiera inwestycje: { $investments }.
na-chose-investment = { $who } zachowuje inwestycję: { $investment }.
na-rival = Karta rywala gracza { $who }: { $card }.
na-main = główna oferta
na-counter = kontroferta
na-nothing = nic
na-root = Korzeń
na-district = { $name } ({ $number })
na-component-0 = Żeton androida
na-component-1 = Żeton wyłączenia
na-component-2 = Żeton choroby
na-component-3 = Żeton rozwoju
na-component-4 = Jednostka Frontu Ludzkości
na-component-5 = Jednostka Organizacji przestępczych
na-component-6 = Jednostka Prywatnej ochrony
na-component-7 = Żeton niepokoju

## Names of districts, resources, types of cards, components and answers

done =
    .name = gotowe
guayaquil =
    .name = Guayaquil
quinde =
    .name = Quinde
la-costa =
    .name = La Costa
manta =
    .name = Manta
rabotgorod =
    .name = Rabotgorod
laguna-velasco =
    .name = Laguna Velasco
nihongai =
    .name = Nihongai
esmeraldas =
    .name = Esmeraldas
rutherford =
    .name = Rutherford
base-de-cayambe =
    .name = Base de Cayambe
energy =
    .name = energia
consumables =
    .name = żywność
tech =
    .name = technologie
entertainment =
    .name = rozrywka
credits =
    .name = kredyty
biotech =
    .name = biotechnologie
construction =
    .name = konstrukcje
labor =
    .name = pracownicy
media =
    .name = media
security =
    .name = ochrona
android =
    .name = android
outage =
    .name = wyłączenie
illness =
    .name = choroba
development =
    .name = rozwój
human-first =
    .name = Front Ludzkości
orgcrime =
    .name = Organizacje przestępcze
prisec =
    .name = Prywatna ochrona
unrest =
    .name = niepokój
pass =
    .name = pas
abstain =
    .name = wstrzymanie się
counteroffer =
    .name = kontroferta
yes =
    .name = tak
no =
    .name = nie
first =
    .name = pierwsza możliwość
second =
    .name = druga możliwość
continue =
    .name = graj dalej
continue-round =
    .name = graj dalej w rundzie
continue-game =
    .name = graj dalej w grze
counteroffer-with-any-card =
    .name = kontroferta dowolną kartą
storming-the-stalk =
    .name = Szturm na Łodygę
new-arrivals =
    .name = Nowe nabytki
blackout-season =
    .name = Sezon wyłączeń
quiet-streets =
    .name = Ciche ulice
harvest-failure =
    .name = Nieurodzaj
split-city =
    .name = Podzielone miasto
general =
    .name = ogólna
melange =
    .name = Melange
weyland =
    .name = Weyland
stable =
    .name = stabilny
protest =
    .name = protest
strike =
    .name = strajk

## Amounts of a resource

amount-energy = energia { $amount }
amount-consumables = żywność { $amount }
amount-tech = technologie { $amount }
amount-entertainment = rozrywka { $amount }
amount-credits = kredyty { $amount }

## Phases

phase-setup = przygotowanie gry
phase-action = faza akcji
phase-production = faza produkcji
phase-event = faza wydarzeń
phase-demand = runda wymagań
phase-over = koniec gry

## The page

the-root = Korzeń
about-new-angeles = Te wartości są nasze, a nie wydrukowane: poziomy dzielnic, dobra siedmiu dzielnic, końce torów, prawie wszystko na kartach przygotowania, liczba tur na trzech wydarzeniach, chwila działania Elizabeth Mills i liczba egzemplarzy kart akcji (od R-40 do R-47). Mapa jest naszym własnym rysunkiem.

## Questions that the judge cannot answer

unknown-component = Nie ma elementu { $name }; elementy to: { $known }.
unknown-event = Nie ma wydarzenia { $name }; wydarzenia to: { $known }.
unknown-investment = Nie ma inwestycji { $name }; inwestycje to: { $known }.
unknown-corporation = Nie ma korporacji { $name }; korporacje to: { $known }.
unknown-rival = Karta rywala { $name } nie jest tu rozdana; rozdane są: { $known }.
cannot-move = { $name }: ten element nigdy nie porusza się po ścieżkach. Zapytaj o outage, illness, human_first lub orgcrime.
not-there = W dzielnicy { $district } nie ma czego przesunąć: { $name }.
no-demand = To pytanie wymaga karty wymagań. Dodaj ją do pozycji.
wrong-players = Liczba podanych korporacji to { $count }, a liczba graczy to { $players }. Podaj po jednej korporacji na gracza.
no-capital = { $name } ma rywala, ale nie podano kapitału tej korporacji. Dodaj go.
rival-twice = Jest tylko jedna karta rywala { $name }. Użyj jej raz.
unknown-district = Nie ma dzielnicy { $name }; dzielnice mają numery od 1 do { $last }.
unknown-stage = Nie ma poziomu niepokoju { $name }; poziomy to: { $known }.
unknown-resource = Nie ma dobra { $name }; dobra to: { $known }.
unknown-demand = Nie ma wymagań { $name }; wymagania to: { $known }.
enemy-with-prisec = { $name } i Prywatna ochrona nie mogą być razem w jednej dzielnicy. Usuń jedno z nich.
unrest-with-outage = Dzielnica, w której trwa wyłączenie, nie może mieć niepokoju. Usuń niepokój albo wyłączenie.
over-limit = { $name }: { $count } to więcej, niż jest w grze ({ $limit }). Usuń część z nich.
game-has-ended = Gdy zagrożenie osiąga { $threat }, gra się kończy. Podaj niższe zagrożenie albo zapytaj, kto wygrywa.

## Faults in a content pack

fault-not-empty = { $name } musi tu być puste, a jest „{ $text }”
fault-numbers = { $name }: potrzebne są liczby rozdzielone odstępami, razem { $count } ({ $meaning }), a jest „{ $text }”
fault-district = { $name }: nie ma dzielnicy „{ $text }”; dzielnice mają numery od 1 do { $last }
fault-district-twice = { $name }: dzielnicę { $district } podano dwa razy
fault-again = „{ $text }” jest w pliku drugi raz
fault-no-row = brakuje wiersza „{ $text }”
fault-name-again = nazwa „{ $text }” jest też w pliku { $file }, wiersz { $line }
fault-name-taken = nazwa „{ $text }” jest już słowem gry
fault-known-name = ta karta nazywa się „{ $name }”, a nie „{ $text }”
fault-setups = zła liczba kart przygotowania: potrzeba { $count }, jest { $found }
fault-backs = zła liczba wydarzeń z rewersem { $back }: potrzeba { $count }, jest { $found }
fault-copies = zła łączna liczba egzemplarzy kart akcji: potrzeba { $count }, jest { $found }
fault-no-deck = żadna karta akcji nie należy do talii { $name }
fault-exit = ścieżka z dzielnicy { $number } musi prowadzić do dzielnicy o wyższym numerze, a nie do { $exit } (NA 36)
fault-exit-root = ścieżka z dzielnicy { $number } musi prowadzić do 0, czyli na Korzeń (NA 36.1)
fault-same-resource = dobro podstawowe i drugorzędne są takie same
fault-tier = poziom { $tier }: dzielnic musi być co najmniej { $needed }, a jest { $count }
fault-draws = draws musi mieć od 1 do { $most } wierszy jak 2 security & 1 general, a jest „{ $text }”
fault-too-many = { $component }: { $count } to więcej, niż jest w grze ({ $limit }; NA 10)
fault-setup-unrest = { $name } i { $other } nie mogą być razem w dzielnicy { $district } (NA 39.1)
fault-setup-prisec = { $name }: ten element nie może być w dzielnicy { $district } razem z Prywatną ochroną (NA 42)
fault-event-counts = wydarzenie z rewersem { $back } liczy { $known }, a jest „{ $text }”
fault-event-units = { $effect } jest dla wydarzeń, które liczą jednostki: human_first lub orgcrime
fault-event-tiers = oba poziomy efektu { $effect } muszą się różnić
fault-target = { $name } { $count } wykracza poza ostatnie pole swojego toru, { $last } (tracks.csv)
fault-steps = numbers to pary liczba=kapitał, od najmniejszej liczby, na przykład 2=3 3=5 4=7, a jest „{ $text }”
fault-most = największa wypłata ({ $most } kapitału) jest mniejsza niż podstawa ({ $base } kapitału)
fault-timing = { $name }: efekt działa tylko jako { $known }, a jest „{ $text }”

## The game and its bots, as a table offers them

game-new-angeles = New Angeles
course-new-angeles = Kapitał
bot-plain = gra według prostych zasad i handluje
    .title = zwykły
level-easy-new-angeles = gra losowo: dobry na pierwsze spotkanie z zasadami
level-normal-new-angeles = gra według prostych zasad i handluje
level-hard-new-angeles = sprawdza każdą odpowiedź w kilku wyobrażonych grach; nigdy nie proponuje wymian
level-master-new-angeles = jak Trudny, a do tego handluje, gdy zwiększa to jego szanse na wygraną; najsilniejszy bot, jakiego mamy
option-title-setup = Karta przygotowania
option-title-corporations = Korporacje
option-title-stops = Przerwy na handel
option-stops-called = zawsze, gdy ktoś o przerwę poprosi
option-stops-always = przy każdej okazji i dla wszystkich (dokładnie według instrukcji)
option-stops-never = nigdy

## Dlaczego bot coś zrobił: co mówi od razu i co po grze podaje zapis

reason-fair-trade = Uczciwa wymiana.
    .warm = Umowa stoi, dziękuję!
    .dry = Zgoda.
    .blunt = Dobra. Umowa stoi.
reason-want-more = Chcę o { $capital } kapitału więcej.
reason-pays = Zapłacę za to { $capital } kapitału.
reason-pays-nothing = Nie zapłacę za to.
reason-wants-paid = Tylko jeśli to ja dostanę { $capital } kapitału.
reason-no-trade = { $player } ma moją obietnicę, że nie będę z tobą handlować.
reason-broke-word = Twoja obietnica wobec gracza { $player } została złamana.
reason-broke-word-to-me = Nie dotrzymujesz danego mi słowa.
reason-only-words = Wolę kapitał niż obietnicę.
    .warm = Wierzę ci, ale wolę kapitał.
    .dry = Poproszę kapitał.
    .blunt = Obietnice są tanie. Zapłać.
reason-nothing-for-me = A co ja z tego mam?
    .warm = Chętnie pomogę, ale co z tego będzie dla mnie?
    .dry = W zamian za co?
    .blunt = Za darmo nic nie daję.
reason-too-expensive = Za drogo.
    .warm = To dla mnie trochę za dużo, przepraszam.
    .dry = Za dużo.
    .blunt = Poważnie? O wiele za drogo.
reason-too-little = To za mało.
    .warm = Czy można trochę więcej?
    .dry = Więcej.
    .blunt = To obraza.
reason-no-thanks = Nie, dziękuję.
    .warm = Dziękuję, ale nie tym razem.
    .dry = Nie.
    .blunt = Zapomnij.
reason-keeps-word = Dotrzymuję słowa. { $player } ma moje poparcie.
reason-chance = Moje szanse na wygraną wyglądały tak na około { $percent }%.
reason-main-offer = Ta oferta byłaby dla mnie warta około { $capital } kapitału.
reason-counteroffer = Moja kontroferta byłaby dla mnie warta około { $capital } kapitału.
reason-no-counteroffer = Żadna moja kontroferta nie byłaby warta kart.
reason-support-main = Główna oferta jest dla mnie warta o około { $capital } kapitału więcej.
reason-support-counter = Kontroferta jest dla mnie warta o około { $capital } kapitału więcej.
reason-abstain = Żadna z ofert nie jest dla mnie warta karty.
tune-new-angeles = Wyznacz wagi, z którymi boty przewidują, kto wygra, z zakończeń gier, które same grają.
    .rounds = Kto gra w każdej rundzie i ile gier: plain:1200 albo trials:300, czyli gry z wagami z poprzedniej rundy.
    .jobs = Ile procesów gra.
    .examples = Plik na przykłady, na przykład x.npz. Jeśli istnieje, rundy są do niego dodawane.
