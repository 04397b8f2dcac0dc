### NEOM: everything the game says at the table.

## games/neom/content/rows.py

fault-type = { $name }: nie ma typu „{ $text }”
fault-good = { $name }: nie ma dobra „{ $text }”
fault-twice = { $name }: „{ $text }” podano dwa razy
fault-roads = roads: tylko litery N, E, S, W, każda najwyżej raz, a jest „{ $text }”
fault-effect = nie ma efektu „{ $text }”
fault-industrial = kafelek przemysłowy zawsze jest zanieczyszczający (NEOM 9.3)
fault-disaster-effect = efekt katastrofy to jeden z: { $known }, a inne kafelki ich nie mają
fault-cornerstone-disaster = Kamień węgielny nie może być katastrofą
fault-points = printed_vp musi być ? dokładnie wtedy, gdy punkty daje efekt
fault-disaster-points = printed_vp katastrofy musi być puste, a jest „{ $text }”
fault-alternatives = w polu goods ze znakiem | mogą być tylko pojedyncze dobra i najwyżej jedna kwota jak £5, a jest „{ $text }”
fault-income = income musi być liczbą, trzema liczbami jak 1/2/3 albo 1* i typem, a jest „{ $text }”
fault-tiles-required = tiles_required musi być puste albo jak Residential>=3, a jest „{ $text }”
fault-tile-number = numer musi być od 1 do { $box }, a dla dodanego kafelka od { $first } do { $last }, a jest „{ $text }”
fault-tile-again = kafelek { $number } jest w pliku drugi raz
fault-board-again = plansza z dobrem { $good } jest w pliku drugi raz
fault-other-name = kafelek { $number } nazywa się w tiles.csv „{ $name }”, a nie „{ $text }”
fault-tile-roads = katastrofa nie ma dróg, a każdy inny kafelek ma od jednej do czterech (NEOM 18.5)
fault-board-roads = centrum miasta ma od jednej do czterech dróg
fault-board-good = „{ $text }” nie jest surowcem
fault-no-tile = brakuje kafelka { $number }
fault-no-roads = brakuje dróg kafelka { $number }
fault-no-board = brakuje planszy z dobrem { $good }
fault-deck = pokolenie { $generation }, kafelki „{ $players }+”: jest { $count }, a ma być { $needed } (NEOM 2.6)
fault-deck-disaster = pokolenie { $generation } musi mieć jedną katastrofę, kafelek „1+” (NEOM 13.1)
fault-effect-again = efekt „{ $text }” jest na drugim kafelku

## games/neom/text/page_content.py

category-printed = nadrukowane na kafelkach
category-variable = kafelki zmienne
category-neighborhoods = osiedla
category-goods = dobra
category-money = pieniądze
category-pollution = zanieczyszczenie
category-ghost_town = wymarłe miasto
category-power = brak zasilania
category-total = razem
about-neom = To, czego kafelki wymagają i co robią, wynika z instrukcji. Ich dróg nie pokazuje żadne źródło, do którego mieliśmy dostęp, więc prawie wszystkie są naszymi drogami zastępczymi (R-25).

## Refusals

cannot-place-cornerstones = Nie można położyć kafelka { $tile }: w mieście są już wszystkie Kamienie węgielne, na które pozwala to pokolenie.
cannot-place-disaster = { $tile } to katastrofa, a katastrof się nie kładzie.
cannot-place-tiles = Nie można położyć kafelka { $tile }: w mieście nie ma kafelków, których wymaga.
cannot-place-goods = Nie można położyć kafelka { $tile }: wymaganego dobra nie da się zdobyć.
cannot-place-money = Nie można położyć kafelka { $tile }: nie wystarcza pieniędzy.
cannot-place-connection = Nie można położyć kafelka { $tile }: żadne wolne ani zastępowalne pole nie ma drogi do centrum miasta.
cannot-replace = Kafelek { $tile } nie może zastąpić kafelka { $standing } na polu { $cell }: nie mają wspólnego typu.
cornerstone-limit = Z kafelkiem { $tile } na polu { $cell } byłoby więcej Kamieni węgielnych, niż pozwala to pokolenie.
not-connected = Kafelek { $tile } na polu { $cell } nie miałby połączenia drogowego z centrum miasta.
cannot-buy-so = Tak nie da się zdobyć tego dobra albo nie wystarczyłoby pieniędzy na resztę.
disaster-too-late = Katastrofę można wybrać tylko w pierwszych trzech turach.
cannot-pay-disaster = Kara wynosi { $due }, a L-Coinów jest tylko { $money }.
cannot-sacrifice = Kafelka na polu { $cell } nie można teraz poświęcić.

## Questions

draft-cornerstone = Wybierz Kamień węgielny, który zachowasz; reszta idzie w lewo.
draft-last = Wybierz Kamień węgielny, który zachowasz; drugi zostanie odrzucony.
choose-cornerstone = Wybierz jeden z odkrytych Kamieni węgielnych.
select = Wybierz kafelek.
action = Połóż wybrany kafelek, połóż zamiast niego Kamień węgielny albo sprzedaj kafelek za 5.
space = Wybierz pole dla kafelka { $tile }.
alternative = Kafelek { $tile } wymaga jednej z tych rzeczy; wybierz, której użyjesz.
seller = Kafelek { $tile } wymaga dobra: { $good }. Wybierz, jak je zdobędziesz.
modular-good = Wybierz dobro przetworzone, które będzie produkować fabryka.
give-cornerstone = Biuro kontraktów: wybierz Kamień węgielny do wymiany albo „gotowe”.
take-cornerstone = Biuro kontraktów: wybierz Kamień węgielny spośród odrzuconych.
disaster-1 = Powódź: zapłać { $due } albo poświęć swoje kafelki (liczba: { $count }), ale żadnego surowcowego.
disaster-2 = Pożar: zapłać { $due } albo poświęć swoje kafelki (liczba: { $count }).
disaster-3 = Fala przestępczości: zapłać { $due } albo poświęć po jednym kafelku mieszkalnym, handlowym i przemysłowym (łącznie { $count }).
sacrifice = { $disaster }: wybierz kafelek do poświęcenia.
sacrifice-struck = { $disaster }: wybierz kafelek do poświęcenia (typ: { $kind }).

## Answers

text-done = gotowe
text-tile = { $tile } #{ $number }
text-cell = { $cell }
text-good = { $good }
text-sell = sprzedaj
text-pay = zapłać { $money }
text-sacrifice = poświęć
text-postal = Poczta
text-import = Biuro importu
text-left-from = od gracza { $player } w lewo za { $money }
text-right-from = od gracza { $player } w prawo za { $money }
text-supply-0 = z zasobów ogólnych za { $money }
text-supply-1 = z zasobów ogólnych za { $money }, lewym szlakiem
text-supply-2 = z zasobów ogólnych za { $money }, prawym szlakiem
text-supply-3 = z zasobów ogólnych za { $money }, oboma szlakami

## Where a Good comes from

from-left = w lewo
from-right = w prawo
from-supply-0 = z zasobów ogólnych
from-supply-1 = z zasobów ogólnych, lewym szlakiem
from-supply-2 = z zasobów ogólnych, prawym szlakiem
from-supply-3 = z zasobów ogólnych, oboma szlakami

## What happened

event-board = { $who } ma w centrum miasta: { $good }.
event-picked-up = { $who } bierze do ręki: { $tiles }.
event-chose = { $who } wybiera: { $tiles }.
event-kept = { $who } zachowuje: { $tiles }.
event-discarded = Odrzucone: { $tiles }.
event-generation = Zaczyna się pokolenie { $number }.
event-selected = { $who } wybiera: { $tiles }.
event-face-up = Odkryte: { $tiles }.
event-put-away = { $who } odkłada do pudełka: { $tiles }.
event-prevented = { $who } zapobiega katastrofie: { $tiles }.
event-sold = { $who } sprzedaje za 5: { $tiles }.
event-set-aside = { $who } odkłada kafelek { $tiles }, by położyć Kamień węgielny.
event-paid = { $who } płaci { $money } za kafelek { $tiles }.
event-bought = { $who } kupuje: { $good }, { $way }.
event-bought-left = { $who } kupuje: { $good }, od gracza { $seller }, w lewo, za { $money }.
event-bought-right = { $who } kupuje: { $good }, od gracza { $seller }, w prawo, za { $money }.
event-covered = { $who } nie płaci za dobro: { $good } ({ $way }).
event-placed = { $who } kładzie kafelek { $tiles } na polu { $cell }.
event-placed-over = { $who } kładzie kafelek { $tiles } na polu { $cell }, zastępując: { $standing }.
event-placed-factory = { $who } kładzie kafelek { $tiles } na polu { $cell }; produkuje on: { $good }.
event-gained = { $who } zyskuje { $money } dzięki kafelkowi { $tiles }.
event-swapped = { $who } wymienia: { $tiles } na: { $taken }.
event-disaster = Nadchodzi katastrofa: { $disaster }.
event-spared = { $who } nie ma tu nic do stracenia.
event-paid-disaster = { $who } płaci { $money } za szkody.
event-removed = { $who } poświęca kafelek { $tiles } na polu { $cell }.
event-income = { $who } pobiera dochód: { $money }.
event-result = Koniec gry: { $points }.
seat = Miejsce { $seat }
city-center = Centrum miasta
nothing = nic

## Bad questions to the judge

unknown-ask = Nie ma pytania { $name }; można pytać o: { $known }.
unknown-disaster = Nie ma katastrofy { $name }; katastrofy to: { $known }.
unknown-good = { $name } nie jest tu odpowiednim dobrem; dobra to: { $known }.
unknown-route = Nie ma szlaku handlowego { $name }; szlaki to: { $known }.
unknown-cell = Nie ma pola { $name }; pola są od a1 do e5.
unknown-tile = Nie ma kafelka { $number }; kafelki mają numery od 1 do { $last }.
tile-twice = Kafelek { $number } jest na stole dwa razy; ten drugi to { $other }.
route-twice = Szlak { $name } podano dwa razy.
disaster-in-city = { $tile } to katastrofa, a katastrofy nigdy nie ma w mieście.
cornerstones-over-limit = Za dużo Kamieni węgielnych: w mieście może ich być najwyżej { $most }.
income-over-money = Końcowy dochód jest częścią pieniędzy: { $income } to więcej niż { $money }.

## Score lines

line-printed = { $tile } na polu { $cell }
line-variable = { $tile } na polu { $cell }
line-neighborhoods = osiedle wielkości { $count }: { $cells }
line-goods = { $good }
line-money = L-Coiny: { $money }
line-pollution = zanieczyszczenie wokół kafelka { $tile } na polu { $cell }
line-ghost_town = wymarłe miasto (kafelki mieszkalne: { $count })
line-power = brak zasilania

## games/neom/text/tile_texts.py

tile-now = od razu +{ $money }
tile-income = dochód { $income }
tile-income-each = dochód 1 za każdy kafelek: { $kind }
tile-makes = daje: { $goods }
tile-power = zasilanie
tile-pollutes = zanieczyszcza
tile-or = { $one } lub { $other }
tile-of-type = { $kind }: { $count }
tile-free = bez wymagań
tile-does-air_quality_department = 2 za przemysłowy na brzegu
tile-does-bus_depot = 3 za przemysłowy najwyżej 2 kroki od mieszkalnego
tile-does-chamber_of_commerce = 2 za mieszkalny blisko 2 handlowych
tile-does-city_council = 3, 6, 9 za osiedle z 1, 2, 3 i więcej
tile-does-city_hall = 3 za zestaw: mieszkalny, handlowy, przemysłowy
tile-does-civic_center = 2 za publiczny
tile-does-community_center = 4 za osiedle
tile-does-contract_office = wymiana Kamieni węgielnych
tile-does-crime_spree = inni płacą 2 za każdy mieszkalny, handlowy, przemysłowy albo tracą 3
tile-does-efficiency_office = 2 za kafelek największego skupiska przemysłowego
tile-does-electrical_substation = 4 za kafelek z zasilaniem
tile-does-finance_department = 1 za każde 5 ostatniego dochodu
tile-does-fire = inni płacą 1 za budynek albo tracą 2
tile-does-fire_and_police_protection = ochrona przeciwpożarowa i policyjna
tile-does-fire_protection = ochrona przeciwpożarowa
tile-does-flood = inni płacą 1 za budynek albo tracą 1
tile-does-hospital = 1 za mieszkalny, 2 jeśli w pobliżu
tile-does-hydroelectric_power = 11, minus 1 za budynek w pobliżu
tile-does-import_office = zastępuje 1 surowiec lub dobro przetworzone
tile-does-insurance_office = katastrofy kosztują połowę
tile-does-investment_firm = +1 za każdym razem, gdy wybierasz kafelek
tile-does-merchant_union = 1 za handlowy; +1 przy każdym nowym
tile-does-metro_station = 3 za budynek w narożniku
tile-does-modular_factory = daje 1 dobro przetworzone
tile-does-park = 2 za zanieczyszczający w pobliżu
tile-does-parking_authority = 2 za kwadrat dróg
tile-does-penthouse = 6 i 1 za handlowy w pobliżu
tile-does-police_protection = ochrona policyjna
tile-does-postal_service = zastępuje 1 surowiec
tile-does-prison = 2 za mieszkalny o nadrukowanej wartości najwyżej 2
tile-does-resource_agency = 2 za surowcowy, 1 za surowiec
tile-does-tourism_board = +2 za handlowy, z którym łączy się nowy kafelek
tile-does-trade_office = od razu +2 za parę handlowy i przemysłowy
tile-does-treasury = 1 za każde 5 pieniędzy
tile-does-university = 1 za mieszkalny, 1 za przemysłowy
tile-does-warehouse = 1 za dobro
tile-does-zoning_authority = pół za kafelek przy kafelku swojego typu

## Why a tile cannot be placed, below its name

blocked-cornerstones = Limit Kamieni węgielnych w tym pokoleniu jest wyczerpany
blocked-disaster = Katastrof się nie kładzie
blocked-tiles = Brakuje ci kafelków, których wymaga
blocked-goods = Nikt nie sprzedaje potrzebnego dobra
blocked-money = Za mało L-Coinów
blocked-connection = Żadne pole nie ma drogi do centrum miasta
