### What `simulate` and `replay` say.

## Simulate

lab-progress = gry
lab-lost-worker = Jeden z procesów rozgrywających gry został zatrzymany z zewnątrz, więc części gier brakuje.
lab-title = Gry: { $games }, miejsca: { $seats }, ziarna od { $first } do { $last }
lab-head-points = punkty według kategorii
lab-head-seat = miejsce
lab-head-bot = bot
lab-head-wins = wygrane
lab-head-shared = wspólne
lab-head-mean = średnia
lab-head-min = min
lab-head-max = maks
lab-head-of = { $bot } { $what }
lab-head-rank = ranga
lab-head-games = gry
lab-head-number = #
lab-head-tile = kafelek
lab-head-generation = pok
lab-head-drafted = wybrany
lab-head-placed = położony
lab-head-sold = sprzedany
lab-head-tile-points = punkty
lab-head-money = pieniądze
lab-head-earned = zysk
lab-printed = drukowane
lab-variable = zmienne
lab-neighborhoods = osiedla
lab-goods = dobra
lab-money = pieniądze
lab-pollution = zanieczyszczenie
lab-ghost_town = wymarłe miasto
lab-power = brak zasilania
lab-total = razem
lab-percent = { $percent }%
lab-wins-note = Wspólna wygrana liczy się każdemu z wygrywających jako wspólna, a nie jako wygrana.
lab-tiles-note = wybrany, położony, sprzedany: w ilu grach na 100. Kafelki wybrane, ale ani położone, ani sprzedane, odłożono dla Kamienia węgielnego, były katastrofami albo są Kamieniami węgielnymi, których nikt nie położył. punkty: z własnego wiersza w końcowym wyniku, na każde położenie. pieniądze: za położenie, za późniejsze położenia lub wybory i jako dochód, na każde położenie. zysk: punkty i połowa pieniędzy.
lab-na-head-games = gry
lab-na-head-share = udział
lab-na-survived = miasto przetrwało
lab-na-third-demand = dotarły do trzeciej rundy wymagań
lab-na-lost = skończyły się przy zagrożeniu 25
lab-na-federalist = wygrał Federalista
lab-na-nobody = nikt nie wygrał
lab-na-one-winner = wygrał 1 gracz
lab-na-winners =
    { $number ->
        [one] wygrał { $number } gracz
        [few] wygrało { $number } graczy
       *[many] wygrało { $number } graczy
    }
lab-na-decisions = średnio decyzji w grze (od { $least } do { $most })
lab-na-trades = średnio wymian w grze (od { $least } do { $most })
lab-na-promises =
    { $status ->
        [kept] obietnice dotrzymane
        [broken] obietnice złamane
       *[void] obietnice nieważne
    }
lab-na-head-stage = runda
lab-na-head-lost = przegrane
lab-na-head-met = spełnione
lab-na-head-threat = zagrożenie
lab-na-round = runda { $number }
lab-na-demand = runda wymagań { $number }
lab-na-stages-note = gry: ile dotarło do tej rundy. przegrane: ile skończyło się w niej przy zagrożeniu 25. spełnione: jak często spełniono wymaganie. zagrożenie: średnie, najmniejsze i największe na jej końcu (25 w grach przegranych w tej rundzie).
lab-na-head-corporation = korporacja
lab-na-head-rival = karta rywala
lab-na-head-played = zagrane
lab-na-head-capital = kapitał
lab-na-head-ratio = stosunek
lab-na-rival-other = inna korporacja
lab-na-rival-own = własna korporacja
lab-na-rival-federalist = Federalista
lab-na-seat = { $seat } { $bot }
lab-na-ratio-note = stosunek: wygrane na zagraną grę, podzielone przez średnią wszystkich korporacji.
lab-na-wins-note = W jednej grze może wygrać kilku graczy i każdy z nich liczy się jako zwycięzca. kapitał: średni, najmniejszy i największy na końcu.
lab-records = Zapisy w { $folder }: { $count }.

## Turnieje

lab-tournament-title = { $game }: gry: { $games }, miejsca: { $seats }, rozdania od { $first } do { $last }
lab-tournament-won = wygrane (%)
lab-tournament-more = przewaga
lab-tournament-points = punkty
lab-tournament-rating = ranking
lab-tournament-note = wygrane: jaką część gier bot wygrał, sam albo z innymi, i 95-procentowy przedział ufności (Wilsona). przewaga: o ile więcej na 100 gier wygrał niż { $bot } przy tych samych rozdaniach i miejscach, i jak daleko sięga 95-procentowy przedział tej różnicy. punkty: średnia punktów albo kapitału na koniec. ranking: według openskill, im wyższy, tym lepszy; ± to jego niepewność.
lab-tournament-solo-note = punkty: średnia na koniec i jak daleko sięga 95-procentowy przedział ufności. przewaga: o ile więcej punktów niż { $bot } przy tych samych rozdaniach.
lab-plot-wins = wygrane gry w procentach, z 95-procentowymi przedziałami ufności
lab-plot-points = średnia punktów, z 95-procentowymi przedziałami ufności
lab-kept-games =
    { $count ->
        [one] W { $file } jest { $count } skończona gra. Uruchom to samo polecenie, aby kontynuować.
        [few] W { $file } są { $count } skończone gry. Uruchom to samo polecenie, aby kontynuować.
       *[many] W { $file } jest { $count } skończonych gier. Uruchom to samo polecenie, aby kontynuować.
    }
lab-extra-missing = Do tego potrzebna jest biblioteka { $library }, której tu nie ma. Zainstaluj ją poleceniem: pip install 'neopolis[lab]'
no-tuning = { $game } nie ma botów, których wagi można wyznaczyć.
tournament-one-bot = Podaj co najmniej dwa boty, oddzielone przecinkami.
tournament-same-bot = Podaj każdego bota tylko raz.
tournament-format = --format to { $known }, a nie { $format }.
tournament-no-journal = { $file } nie jest plikiem turnieju.
tournament-other = { $file } należy do innego turnieju. Powtórz opcje, z którymi go rozpoczęto, albo podaj nowy plik.

## Rady i omówienia gier

lab-progress-decisions = decyzje
lab-advice-seat = Miejsce { $seat }
lab-advice-option = { $text }: { $value }
lab-advice-lesser-option = { $text }: { $value } (o { $less } mniej)
lab-advice-interval = { $value } ± { $reach }
lab-advice-no-values = Tutaj bot nie porównuje możliwości; tak by wybrał.
lab-amount-points = { $number } punktu
lab-amount-capital = { $number } kapitału
lab-amount-percent = { $number }%
lab-amount-percentage-points = { $number } punktu procentowego
lab-review-title = { $who }: { $count ->
        [one] { $count } decyzja z wyborem
        [few] { $count } decyzje z wyborem
       *[many] { $count } decyzji z wyborem
    }, z tego porównane przez bota „{ $bot }”: { $compared }
lab-review-nothing = Żadna nie kosztowała niczego, co bot umie dostrzec.
lab-review-move = Ruch { $number }, wiersz { $line }, { $when }:
lab-review-chosen = { "  " }wybór: { $option }
lab-review-better = { "  " }lepiej: { $option }
lab-review-note-points = Wartości: punkty, których bot spodziewał się na koniec, wiedząc tyle, co wtedy ten gracz. ± to 95-procentowy przedział ufności.
lab-review-note-capital = Wartości: o ile zdaniem bota sytuacja gracza poprawiała się albo pogarszała, w kapitale, na podstawie tego, co gracz mógł wtedy wiedzieć.
lab-review-note-chance = Wartości: szansa na wygraną, którą widział bot, wiedząc tyle, co wtedy ten gracz. ± to 95-procentowy przedział ufności.

## Replay

lab-checked = { $file }: wszystkie ruchy ({ $count }) są dozwolone, a wynik się zgadza.
lab-checked-open = { $file }: wszystkie ruchy ({ $count }) są dozwolone. Gra nie jest skończona.
lab-differs = { $file }, wiersz { $line }: { $reason }
lab-differs-by = { $file }, wiersz { $line }: { $reason } ({ $rules })
lab-either = Użyj --check albo --states, nie obu naraz.
lab-check-seat = --seat nie działa razem z --check.
lab-not-text = to nie jest tekst
lab-at-start = Początek gry; ruchów: { $count }
lab-at-answer = Ruch { $number } z { $count }, wiersz { $line }
lab-preliminary = Runda wstępna
lab-turn = Pokolenie { $generation }, tura { $turn }
lab-awaited = czekamy na: { $names }
lab-over = gra jest skończona
lab-asked = { $who }: { $question }
lab-reason = { $who }: „{ $text }”
lab-answered = { $who } odpowiada: { $text }
lab-sealed = { $who } odpowiada.
lab-player = { $who }, punkty: { $points }
lab-purse = Pieniądze { $money }, dochód { $income }
lab-purse-locked = Pieniądze { $money } (+{ $locked }), dochód { $income }
lab-owned = { $who }: { $goods }; do położenia: { $tiles }
lab-hidden = ukryte
lab-no-goods = bez dóbr
lab-selected = { "  " }wybrane: { $tiles }
lab-hand = { "  " }ręka: { $tiles }
lab-face-up = Odkryte: { $tiles }
lab-discards = Odrzucone: { $tiles }
lab-pack = Zestaw { $number }: { $tiles }
lab-put-away = Odłożone: { $tiles }
lab-strikes = Nadchodzi katastrofa: { $disaster }.
lab-result = Punkty: { $points }. { $winners }
lab-won = Wygrywa: { $names }.
lab-ranked = Ranga: { $rank }.
lab-other-game = to zapis nieznanej tu gry { $game }
lab-none = brak
lab-na-owned = { $who }, { $corporation }: rywal { $rival }; inwestycja { $investment }
lab-na-emergencies = { "  " }akcje awaryjne: { $cards }
lab-na-face-down = { $card } (zakryta)
lab-na-hand-known = { "  " }karty na ręce: { $count }, znane: { $cards }
lab-na-track = Następne na torze tur: { $cards }
lab-na-events = Następne wydarzenia: { $cards }
lab-na-demands = Następne wymagania: { $cards }
lab-na-deck = Następne karty ({ $type }): { $cards }
lab-na-draws = { $who } wybiera jedną z inwestycji: { $cards }
lab-na-aside = Odłożony rywal: { $card }
lab-keys = [Enter dalej  b wstecz  numer przeskakuje  e koniec  m więcej  q zamyka] >{ " " }
lab-more-rows =
    { $count ->
        [one] Jeszcze { $count } wiersz. Naciśnij m, aby go zobaczyć.
        [few] Jeszcze { $count } wiersze. Naciśnij m, aby je zobaczyć.
       *[many] Jeszcze { $count } wierszy. Naciśnij m, aby je zobaczyć.
    }
lab-not-a-key = „{ $text }” nie jest żadnym z tych klawiszy ani ruchem od 0 do { $count }.
lab-last = To był ostatni ruch.
lab-first = To jest początek.

## Playing many games

bot-count = Botów jest { $count }, a miejsc { $seats }. Podaj jednego bota dla wszystkich miejsc albo po jednym na każde.
last-seed = Ziarno ostatniej gry wynosiłoby { $seed }. Największe ziarno to 9223372036854775807.
cannot-write = Nie można zapisać { $file }: { $reason }.
