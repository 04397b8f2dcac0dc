### NEOM's terminal screens. Most lines have little room: 100 columns in the smallest terminal.

## The screen

cli-preliminary = Runda wstępna, Kamień węgielny { $number } z 3
cli-before = Przed pierwszym pokoleniem
cli-turn = Pokolenie { $generation }, tura { $turn } z 7
cli-over = koniec gry
cli-strikes = { $disaster } uderza na koniec tej tury
cli-strikes-unless = { $disaster } uderza na koniec tej tury, chyba że wybierzesz ten kafelek
cli-does-avert = wybierz, aby zapobiec
cli-your-city =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
       *[many] { $name }: { $points } punktów
    }
cli-money = Pieniądze { $money }
cli-locked = (+{ $locked } później)
cli-income = Dochód { $income }
cli-goods = Dobra: { $goods }
cli-nothing = brak
cli-to-place = Do położenia: { $tiles }
cli-none-left = brak Kamieni węgielnych
cli-neighbors = Inne miasta
cli-center = CENTRUM
cli-roads-house = ! zanieczyszcza  * zasilanie  Drogi własne, nie z pudełka (R-25)
cli-roads-pack = ! zanieczyszcza  * zasilanie
cli-hand-rest = Resztę ręki dostanie sąsiad: { $tiles }
cli-hand-last = Reszta ręki wypada z gry: { $tiles }
cli-packs = Zestawy w drodze do ciebie: { $packs }

## The table of options

cli-head-tile = kafelek
cli-head-needs = wymaga
cli-head-effect = co robi
cli-head-points = pkt
cli-head-price = cena, dostawca
cli-head-change = ±pkt
cli-head-roads = dróg
cli-sell = Sprzedaj za 5 L-Coinów: { $tile }
cli-done = Gotowe
cli-pay =
    { $money ->
        [one] Zapłać { $money } L-Coin
        [few] Zapłać { $money } L-Coiny
       *[many] Zapłać { $money } L-Coinów
    }
cli-pay-for =
    { $money ->
        [one] Zapłać { $money } L-Coin za { $cells }
        [few] Zapłać { $money } L-Coiny za { $cells }
       *[many] Zapłać { $money } L-Coinów za { $cells }
    }
cli-pay-too-dear =
    { $money ->
        [one] Zapłać { $money } L-Coin: tyle nie masz
        [few] Zapłać { $money } L-Coiny: tyle nie masz
       *[many] Zapłać { $money } L-Coinów: tyle nie masz
    }
cli-sacrifice =
    { $count ->
        [one] Usuń { $count } kafelek
        [few] Usuń { $count } kafelki
       *[many] Usuń { $count } kafelków
    }
cli-tile-on-cell = { $cell } { $tile }
cli-over-tile = { $cell } zamiast: { $tile }
cli-here = tutaj
cli-gone = zniknie
cli-way-left = { $name }, w lewo, za { $money }
cli-way-right = { $name }, w prawo, za { $money }
cli-way-supply-0 = pula, za { $money }
cli-way-supply-1 = pula lewym szlakiem, za { $money }
cli-way-supply-2 = pula prawym szlakiem, za { $money }
cli-way-supply-3 = pula obydwoma szlakami, za { $money }
cli-way-postal = Poczta, za darmo
cli-way-import = Biuro importu, za darmo
cli-cheapest = Enter = najtaniej
cli-in-all = razem { $money }
cli-free = za darmo
cli-price-here = Cena: { $price }.
cli-short-left = { $good } { $money } { $name }←
cli-short-right = { $good } { $money } { $name }→
cli-short-supply = { $good } { $money } pula
cli-short-postal = { $good } pocztą
cli-short-import = { $good } z importu
cli-brief-left = { $good } { $money }←
cli-brief-right = { $good } { $money }→
cli-brief-supply = { $good } { $money }
cli-blocked-cornerstones = limit osiągnięty
cli-blocked-disaster = nie do położenia
cli-blocked-tiles = za mało kafelków
cli-blocked-goods = nikt nie sprzedaje
cli-blocked-money = za drogo: { $money }
cli-blocked-connection = nie ma miejsca

## Prompts

cli-prompt = { $keys }  [? pomoc  u cofnij  n miasta  l dziennik  s wynik  h kafelki  q koniec] >{ " " }
cli-solo-prompt = { $keys }  [? pomoc  u cofnij  l dziennik  s wynik  h kafelki  q koniec] >{ " " }
cli-over-prompt = [n miasta  s wynik  l dziennik  Enter kończy] >{ " " }
cli-waiting = To nie twój ruch.
cli-neighbor-prompt = Enter wraca, n pokazuje następne miasto >{ " " }
cli-no-neighbors = W grze jednoosobowej nie masz sąsiadów.

## Help and score

cli-answers = Wpisz numer lub literę odpowiedzi albo jej nazwę. Pole też ma nazwę: b3 to drugie od lewej w trzecim rzędzie. ? wyjaśnia pytanie, ?5.7 lub ?R-4 pokazuje zasadę, ?Park lub ?#126 kafelek; u cofa, n pokazuje po kolei miasta innych graczy, l cały dziennik, s wynik, h kafelki na ręce i wszystkie inne, które możesz obejrzeć, q zapisuje i kończy.
cli-legend = R mieszkalny, C handlowy, I przemysłowy, P publiczny, S surowcowy, D katastrofa; ! zanieczyszcza, * zasilanie. W kolumnie „co robi”: pkt to punkty, p. to pieniądze, „obok” oznacza 8 pól wokół kafelka, bud. to kafelek obok, który nie jest surowcowy, przetworz. to dobro przetworzone. Ceny, dochód i kwoty takie jak „teraz +2” są w L-Coinach. Na kafelku: punkty teraz w prawym górnym rogu, dobra w lewym dolnym, dochód w prawym dolnym. Podwójne linie to drogi. „±pkt” to wynik po tej odpowiedzi minus wynik teraz.
cli-legend-goods = Dobra: { $goods }.
cli-hand-title = Na twojej ręce
cli-open-title = Kafelki do wyboru
cli-asked-tiles-title = Kafelki: { $count }
cli-kept-title = Twoje Kamienie węgielne do położenia
cli-others-kept-title = Kamienie węgielne do położenia: { $name }
cli-known-hand-title = Znane ci kafelki na ręce: { $name }
cli-discards-title = Kamienie węgielne odrzucone w rundzie wstępnej
cli-score-title = Wynik, gdyby gra skończyła się teraz
cli-reasons-title = Punkty: { $name }
cli-final-title = Wynik końcowy
cli-category = punkty za
cli-total = razem
cli-rank =
    { $points ->
        [one] { $points } punkt: { $rank }.
        [few] { $points } punkty: { $rank }.
       *[many] { $points } punktów: { $rank }.
    }

## What a tile does where there is little room: a line of the smallest terminal has 22 letters for it

cli-brief-now = teraz +{ $money }
cli-brief-income = dochód { $income }
cli-brief-each = dochód 1/{ $kind }
cli-brief-makes = daje { $goods }
cli-brief-power = zasilanie
cli-briefest-power = zasil.
cli-brief-pollutes = brudzi
cli-brief-tiles = { $count } { $kind }
cli-brief-air_quality_department = 2 pkt za I na skraju
cli-brief-bus_depot = 3 pkt/I do 2 pól od R
cli-brief-chamber_of_commerce = 2 pkt za R obok 2 C
cli-brief-city_council = 1/2/3+ domy: 3/6/9 pkt
cli-brief-city_hall = 3 pkt za zestaw R+C+I
cli-brief-civic_center = 2 pkt za publiczny
cli-brief-community_center = 4 pkt za osiedle
cli-brief-contract_office = wymiana Kamieni
cli-brief-crime_spree = inni: płacą/-3 kafelki
cli-brief-efficiency_office = 2 pkt/I w najw. grupie
cli-brief-electrical_substation = 4 pkt za zasilanie
cli-brief-finance_department = 1 pkt/5 z ost. dochodu
cli-brief-fire = inni: płacą/-2 kafelki
cli-brief-fire_and_police_protection = ochrona poż. i policji
cli-brief-fire_protection = ochrona od pożaru
cli-brief-flood = inni: płacą/-1 kafelek
cli-brief-hospital = 2 pkt/R obok, inne 1
cli-brief-hydroelectric_power = 11 pkt -1/bud.
cli-brief-import_office = 1 dobro gratis
cli-brief-insurance_office = ½ katastrofy
cli-brief-investment_firm = +1 p. za wybór kafelka
cli-brief-merchant_union = 1 pkt/C, +1 p. za nowy
cli-brief-metro_station = 3 pkt/zabudowany róg
cli-brief-modular_factory = 1 przetworz.
cli-brief-park = 2 pkt/brudzący obok
cli-brief-parking_authority = 2 pkt za 2×2 z drogami
cli-brief-penthouse = 6 pkt, +1 za C obok
cli-brief-police_protection = ochrona policji
cli-brief-postal_service = sur. gratis
cli-brief-prison = 2 pkt za R wart 0-2
cli-brief-resource_agency = 2 pkt/S, 1 za surowiec
cli-brief-tourism_board = +2 p. za C przy nowym
cli-brief-trade_office = teraz +2 za parę C-I
cli-brief-treasury = 1 pkt za 5 pieniędzy
cli-brief-university = 1 pkt za R, 1 za I
cli-brief-warehouse = 1 pkt za dobro
cli-brief-zoning_authority = ½ pkt: obok swój typ
cli-help-solo = Gra w pojedynkę, według zasad solo.
cli-help-variant = Według jakich zasad grać:
cli-help-tiles = Którego zestawu kafelków użyć w grze solo:
cli-help-seller-money = Kiedy sprzedający dostają pieniądze:
cli-help-memory-aid = Czy ekran pokazuje ręce, które można zapamiętać lub wywnioskować:
