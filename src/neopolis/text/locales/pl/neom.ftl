### NEOM: everything the game says at the table.
###
### A tile's id is its English name in lower case, with a hyphen for everything that is not a letter or digit.
### .text is the full text; its arguments are listed under "Plain tiles". A tile without .text uses tile-text.
### .short is the short text (at most 48 characters); a tile without it uses the fragments joined with tile-joiner.
### .why is advice for newcomers; a tile without it uses tile-why. .solo is a Disaster's .text when playing alone.


## Goods, types and words. $good and $kind are slugs such as natural-gas and residential. Any other value is shown unchanged.

good-name =
    { $good ->
        [coal] węgiel
        [natural-gas] gaz ziemny
        [oil] ropa
        [ore] ruda
        [stone] kamień
        [wood] drewno
        [concrete] beton
        [copper] miedź
        [diamonds] diamenty
        [glass] szkło
        [gold] złoto
        [lumber] tarcica
        [plastics] tworzywa sztuczne
        [steel] stal
        [electronics] elektronika
        [jewelry] biżuteria
        [sports-cars] samochody sportowe
       *[other] { $good }
    }
good-of =
    { $good ->
        [coal] węgla
        [natural-gas] gazu ziemnego
        [oil] ropy
        [ore] rudy
        [stone] kamienia
        [wood] drewna
        [concrete] betonu
        [copper] miedzi
        [diamonds] diamentów
        [glass] szkła
        [gold] złota
        [lumber] tarcicy
        [plastics] tworzyw sztucznych
        [steel] stali
        [electronics] elektroniki
        [jewelry] biżuterii
        [sports-cars] samochodów sportowych
       *[other] { $good }
    }
good-object =
    { $good ->
        [coal] węgiel
        [natural-gas] gaz ziemny
        [oil] ropę
        [ore] rudę
        [stone] kamień
        [wood] drewno
        [concrete] beton
        [copper] miedź
        [diamonds] diamenty
        [glass] szkło
        [gold] złoto
        [lumber] tarcicę
        [plastics] tworzywa sztuczne
        [steel] stal
        [electronics] elektronikę
        [jewelry] biżuterię
        [sports-cars] samochody sportowe
       *[other] { $good }
    }
coal =
    .name = Węgiel
natural-gas =
    .name = Gaz ziemny
oil =
    .name = Ropa
ore =
    .name = Ruda
stone =
    .name = Kamień
wood =
    .name = Drewno
concrete =
    .name = Beton
copper =
    .name = Miedź
diamonds =
    .name = Diamenty
glass =
    .name = Szkło
gold =
    .name = Złoto
lumber =
    .name = Tarcica
plastics =
    .name = Tworzywa sztuczne
steel =
    .name = Stal
electronics =
    .name = Elektronika
jewelry =
    .name = Biżuteria
sports-cars =
    .name = Samochody sportowe
kind-name =
    { $kind ->
        [residential] mieszkalny
        [commercial] handlowy
        [industrial] przemysłowy
        [public] publiczny
        [resource] surowcowy
       *[other] { $kind }
    }
kind-few =
    { $kind ->
        [residential] mieszkalne
        [commercial] handlowe
        [industrial] przemysłowe
        [public] publiczne
        [resource] surowcowe
       *[other] { $kind }
    }
kind-many =
    { $kind ->
        [residential] mieszkalnych
        [commercial] handlowych
        [industrial] przemysłowych
        [public] publicznych
        [resource] surowcowych
       *[other] { $kind }
    }
residential =
    .name = Mieszkalny
commercial =
    .name = Handlowy
industrial =
    .name = Przemysłowy
public =
    .name = Publiczny
resource =
    .name = Surowcowy
disaster =
    .name = Katastrofa
city-center = Centrum miasta
nothing = nic
seat = Miejsce { $seat }
intern =
    .name = Stażysta
apprentice =
    .name = Uczeń
fellow =
    .name = Czeladnik
foreman =
    .name = Brygadzista
master =
    .name = Mistrz
boss =
    .name = Szef
## What the words mean: tooltips for people who never saw the box.

term-good = Dobro: coś, co miasto produkuje, na przykład węgiel lub złoto. Dobro, które produkuje twoje miasto, nigdy się nie zużywa i można go użyć do każdego kafelka.
term-income = Dochód: L-Coiny, które miasto przynosi na koniec każdego pokolenia.
term-nearby = Wokół kafelka: 8 pól stykających się z nim bokiem lub rogiem (na skraju miasta mniej).
term-connected = Połączone bezpośrednio: dwa kafelki stykają się bokiem i oba mają tam drogę.
term-neighborhood = Osiedle: domy połączone bezpośrednio drogami. 1, 2, 3, 4, 5, 6, 7, 8 domów to 1, 3, 6, 10, 15, 21, 28, 36 punktów; każdy następny dom dodaje 4 punkty.
term-home = Dom: kafelek mieszkalny. Sklep: kafelek handlowy. Fabryka: kafelek przemysłowy.
term-building = Budynek: każdy kafelek oprócz surowcowego.
term-polluting = Zanieczyszczający: na koniec gry każdy dom traci 2 punkty za każdy zanieczyszczający kafelek przy boku i 1 punkt za każdy taki kafelek przy rogu.
term-power = Zasilanie: miasto, w którym żaden kafelek nie daje zasilania, traci na koniec gry 5 punktów.
term-ghost-town = Wymarłe miasto: miasto bez domów traci na koniec gry 10 punktów, a z jednym domem 4 punkty.
term-cornerstone = Kamień węgielny: specjalny kafelek wybierany przed grą. Możesz go położyć zamiast wybranego kafelka; w mieście może być 1 w pokoleniu 1, 2 w pokoleniu 2 i 3 w pokoleniu 3.
term-trade-route = Szlak handlowy: droga wychodząca z lewego lub prawego końca środkowego rzędu. Każde dobro kupowane z tej strony kosztuje o 1 L-Coin mniej (we dwoje: każde dobro; w pojedynkę: jedno dobro w każdym pokoleniu).

## Plain tiles: sentences built from the data of a tile. All texts of a tile can use these arguments:
## $free: 1 if the tile needs nothing, otherwise 0. $cost: its price in L-Coins.
## $uses, $goods: how many Goods it needs, and their names. $either, $choices: how many alternatives, and their names.
## $tiles, $kind: how many tiles of which type must be in the city first.
## $now: L-Coins when placed. $income: L-Coins per generation, 0 if they differ. $income1 to $income3: for each generation.
## $each: the type whose tiles bring 1 L-Coin of income each, or none.
## $makes, $produced, $value: how many Goods it makes, their names, and the points of each.
## $power, $pollutes, $home, $varies: 1 or 0. A home is a Residential tile; the points of a tile can vary.
## $points: its printed points.
## Optional sentences end with a space and are empty when their number is 0.

tile-text = { tile-needs }{ tile-gets }{ tile-earns }{ tile-produces }{ tile-powers }{ tile-dirties }{ tile-houses }{ tile-worth }
tile-needs =
    { $free ->
        [1] Nic nie kosztuje.{ " " }
       *[0] { tile-costs }{ tile-uses }{ tile-uses-one }{ tile-requires }
    }
tile-costs =
    { $cost ->
        [0] { "" }
        [one] Kosztuje { $cost } L-Coin.{ " " }
        [few] Kosztuje { $cost } L-Coiny.{ " " }
       *[many] Kosztuje { $cost } L-Coinów.{ " " }
    }
tile-uses =
    { $uses ->
        [0] { "" }
        [one] Potrzebne dobro: { $goods } (własne albo kupione).{ " " }
       *[many] Potrzebne dobra: { $goods } (własne albo kupione).{ " " }
    }
tile-uses-one =
    { $either ->
        [0] { "" }
       *[many] Wystarczy jedno z dwojga: { $choices }.{ " " }
    }
tile-requires =
    { $tiles ->
        [0] { "" }
        [one] Najpierw musisz mieć w mieście { $tiles } kafelek { kind-name }.{ " " }
        [few] Najpierw musisz mieć w mieście { $tiles } kafelki { kind-few }.{ " " }
       *[many] Najpierw musisz mieć w mieście { $tiles } kafelków { kind-many }.{ " " }
    }
tile-gets =
    { $now ->
        [0] { "" }
        [one] Po położeniu dostajesz { $now } L-Coin.{ " " }
        [few] Po położeniu dostajesz { $now } L-Coiny.{ " " }
       *[many] Po położeniu dostajesz { $now } L-Coinów.{ " " }
    }
tile-earns =
    { $income ->
        [0] { "" }
        [one] Dochód: { $income } L-Coin na koniec każdego pokolenia.{ " " }
        [few] Dochód: { $income } L-Coiny na koniec każdego pokolenia.{ " " }
       *[many] Dochód: { $income } L-Coinów na koniec każdego pokolenia.{ " " }
    }
tile-produces =
    { $makes ->
        [0] { "" }
        [one] Produkuje dobro: { $produced }. Masz je do każdego kafelka, a na koniec gry jest warte { tile-value }.{ " " }
       *[many] Produkuje dobra: { $produced }. Masz je do każdego kafelka, a na koniec gry każde jest warte { tile-value }.{ " " }
    }
tile-value =
    { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
tile-powers =
    { $power ->
        [0] { "" }
       *[many] Daje miastu zasilanie (miasto bez zasilania traci 5 punktów).{ " " }
    }
tile-dirties =
    { $pollutes ->
        [0] { "" }
       *[many] Zanieczyszcza: domy na 8 polach wokół tracą punkty.{ " " }
    }
tile-houses =
    { $home ->
        [0] { "" }
       *[many] Dom: domy połączone bezpośrednio drogami dają dodatkowe punkty jako osiedle.{ " " }
    }
tile-worth =
    { $points ->
        [0] Sam kafelek nie daje punktów.
        [one] Wart { $points } punkt.
        [few] Wart { $points } punkty.
       *[many] Wart { $points } punktów.
    }

## The same in few words, joined with tile-joiner. A tile with .short uses that instead. Cost and needs are shown elsewhere.

tile-joiner = ;{ " " }
tile-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
tile-now =
    { $now ->
        [one] teraz +{ $now } L-Coin
        [few] teraz +{ $now } L-Coiny
       *[many] teraz +{ $now } L-Coinów
    }
tile-income =
    { $income ->
        [one] dochód { $income } L-Coin
        [few] dochód { $income } L-Coiny
       *[many] dochód { $income } L-Coinów
    }
tile-income-each = dochód 1 L-Coin za kafelek { kind-name }
tile-makes = daje: { $goods }
tile-power = zasilanie
tile-pollutes = zanieczyszcza
tile-cost =
    { $cost ->
        [one] { $cost } L-Coin
        [few] { $cost } L-Coiny
       *[many] { $cost } L-Coinów
    }
tile-of-type =
    { $count ->
        [one] najpierw { $count } { kind-name }
        [few] najpierw { $count } { kind-few }
       *[many] najpierw { $count } { kind-many }
    }
tile-free = za darmo
tile-why =
    { $kind ->
        [residential] Łącz domy drogami w jedno duże osiedle, z dala od fabryk.
        [commercial] 2 L-Coiny to 1 punkt, a pieniądze kupią lepsze kafelki; dochód wraca na koniec każdego pokolenia.
        [industrial] Jego dobro pozwala kłaść lepsze kafelki, a inni ci za nie płacą. Trzymaj go z dala od domów.
        [public] Pewne punkty niezależnie od miejsca; pierwsze źródło zasilania daje ci dodatkowo 5 punktów.
        [resource] Własny surowiec jest tani, a kafelek możesz później zabudować.
       *[other] Porównaj, co daje, z 5 L-Coinami za sprzedaż.
    }

## The texts of each effect, by its code: a content pack can give an effect to another tile, which then uses these texts.

tile-does-air_quality_department = { air-quality-department.short }
    .text = { air-quality-department.text }
    .why = { air-quality-department.why }
tile-does-bus_depot = { bus-depot.short }
    .text = { bus-depot.text }
    .why = { bus-depot.why }
tile-does-chamber_of_commerce = { chamber-of-commerce.short }
    .text = { chamber-of-commerce.text }
    .why = { chamber-of-commerce.why }
tile-does-city_council = { city-council.short }
    .text = { city-council.text }
    .why = { city-council.why }
tile-does-city_hall = { city-hall.short }
    .text = { city-hall.text }
    .why = { city-hall.why }
tile-does-civic_center = { civic-center.short }
    .text = { civic-center.text }
    .why = { civic-center.why }
tile-does-community_center = { community-center.short }
    .text = { community-center.text }
    .why = { community-center.why }
tile-does-contract_office = { contract-office.short }
    .text = { contract-office.text }
    .why = { contract-office.why }
tile-does-crime_spree = { crime-spree.short }
    .text = { crime-spree.text }
    .why = { crime-spree.why }
tile-does-efficiency_office = { efficiency-office.short }
    .text = { efficiency-office.text }
    .why = { efficiency-office.why }
tile-does-electrical_substation = { electrical-substation.short }
    .text = { electrical-substation.text }
    .why = { electrical-substation.why }
tile-does-finance_department = { finance-department.short }
    .text = { finance-department.text }
    .why = { finance-department.why }
tile-does-fire = { fire.short }
    .text = { fire.text }
    .why = { fire.why }
tile-does-fire_and_police_protection = { public-safety-department.short }
    .text = { public-safety-department.text }
    .why = { public-safety-department.why }
tile-does-fire_protection = { fire-department.short }
    .text = { fire-department.text }
    .why = { fire-department.why }
tile-does-flood = { flood.short }
    .text = { flood.text }
    .why = { flood.why }
tile-does-hospital = { hospital.short }
    .text = { hospital.text }
    .why = { hospital.why }
tile-does-hydroelectric_power = { hydroelectric-power.short }
    .text = { hydroelectric-power.text }
    .why = { hydroelectric-power.why }
tile-does-import_office = { import-office.short }
    .text = { import-office.text }
    .why = { import-office.why }
tile-does-insurance_office = { insurance-office.short }
    .text = { insurance-office.text }
    .why = { insurance-office.why }
tile-does-investment_firm = { investment-firm.short }
    .text = { investment-firm.text }
    .why = { investment-firm.why }
tile-does-merchant_union = { merchant-union.short }
    .text = { merchant-union.text }
    .why = { merchant-union.why }
tile-does-metro_station = { metro-station.short }
    .text = { metro-station.text }
    .why = { metro-station.why }
tile-does-modular_factory = { modular-factory.short }
    .text = { modular-factory.text }
    .why = { modular-factory.why }
tile-does-park = { park.short }
    .text = { park.text }
    .why = { park.why }
tile-does-parking_authority = { parking-authority.short }
    .text = { parking-authority.text }
    .why = { parking-authority.why }
tile-does-penthouse = { penthouse.short }
    .text = { penthouse.text }
    .why = { penthouse.why }
tile-does-police_protection = { police-department.short }
    .text = { police-department.text }
    .why = { police-department.why }
tile-does-postal_service = { postal-service.short }
    .text = { postal-service.text }
    .why = { postal-service.why }
tile-does-prison = { prison.short }
    .text = { prison.text }
    .why = { prison.why }
tile-does-resource_agency = { resource-agency.short }
    .text = { resource-agency.text }
    .why = { resource-agency.why }
tile-does-tourism_board = { tourism-board.short }
    .text = { tourism-board.text }
    .why = { tourism-board.why }
tile-does-trade_office = { trade-office.short }
    .text = { trade-office.text }
    .why = { trade-office.why }
tile-does-treasury = { treasury.short }
    .text = { treasury.text }
    .why = { treasury.why }
tile-does-university = { university.short }
    .text = { university.text }
    .why = { university.why }
tile-does-warehouse = { warehouse.short }
    .text = { warehouse.text }
    .why = { warehouse.why }
tile-does-zoning_authority = { zoning-authority.short }
    .text = { zoning-authority.text }
    .why = { zoning-authority.why }
## Questions. A question says what you do and what happens next.

draft-cornerstone = Zatrzymaj jeden Kamień węgielny. Pozostałe dostanie sąsiad po lewej.
draft-last = Zatrzymaj jeden Kamień węgielny. Drugi zostanie odrzucony.
choose-cornerstone = Wybierz jeden z tych Kamieni węgielnych. Możesz go położyć później w trakcie gry.
select =
    .passing = Wybierz kafelek na tę turę. Resztę ręki dostanie sąsiad po lewej.
    .last = Wybierz ostatni kafelek w tym pokoleniu. Drugi wypada z gry.
    .solo = Wybierz jeden z tych kafelków. Pozostałe zostaną odrzucone.
    .two = Wybierz jeden z tych kafelków. Gdy oboje wybierzecie, reszta zostanie odrzucona.
action = Połóż kafelek, połóż zamiast niego Kamień węgielny albo sprzedaj kafelek za 5 L-Coinów.
    .sell = Nic nie możesz teraz położyć. Sprzedaj kafelek za 5 L-Coinów.
space = Gdzie kładziesz kafelek „{ $tile }”?
alternative = Czego użyjesz do kafelka „{ $tile }”? Wystarczy jedno.
seller = Do kafelka „{ $tile }” potrzebujesz { good-of }. Wybierz dostawcę.
modular-good = Które dobro będzie produkować Fabryka modułowa? Później tego nie zmienisz.
give-cornerstone = Biuro kontraktów: wybierz Kamień węgielny do wymiany albo zakończ.
take-cornerstone = Biuro kontraktów: wybierz Kamień węgielny, który bierzesz z odrzuconych.
disaster-1 =
    { $due ->
        [one] Powódź! Zapłać { $due } L-Coin albo usuń jeden kafelek mieszkalny, handlowy, przemysłowy lub publiczny.
        [few] Powódź! Zapłać { $due } L-Coiny albo usuń jeden kafelek mieszkalny, handlowy, przemysłowy lub publiczny.
       *[many] Powódź! Zapłać { $due } L-Coinów albo usuń jeden kafelek mieszkalny, handlowy, przemysłowy lub publiczny.
    }
disaster-2 =
    { $due ->
        [one]
            Pożar! Zapłać { $due } L-Coin albo usuń { $count } { $count ->
                [one] dowolny kafelek
                [few] dowolne kafelki
               *[many] dowolnych kafelków
            }.
        [few]
            Pożar! Zapłać { $due } L-Coiny albo usuń { $count } { $count ->
                [one] dowolny kafelek
                [few] dowolne kafelki
               *[many] dowolnych kafelków
            }.
       *[many]
            Pożar! Zapłać { $due } L-Coinów albo usuń { $count } { $count ->
                [one] dowolny kafelek
                [few] dowolne kafelki
               *[many] dowolnych kafelków
            }.
    }
disaster-3 =
    { $due ->
        [one]
            Fala przestępczości! Zapłać { $due } L-Coin albo usuń po jednym kafelku mieszkalnym, handlowym i przemysłowym, o ile je masz (razem { $count } { $count ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            }).
        [few]
            Fala przestępczości! Zapłać { $due } L-Coiny albo usuń po jednym kafelku mieszkalnym, handlowym i przemysłowym, o ile je masz (razem { $count } { $count ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            }).
       *[many]
            Fala przestępczości! Zapłać { $due } L-Coinów albo usuń po jednym kafelku mieszkalnym, handlowym i przemysłowym, o ile je masz (razem { $count } { $count ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            }).
    }
sacrifice = { $disaster }: wybierz kafelek do usunięcia.
sacrifice-struck = { $disaster }: wybierz do usunięcia kafelek { kind-name }.

## Disasters: what you pay and why. $amount is what you pay, $count the number of tiles you pay for, and $each the price of one.
## $saved is what protection saves, $protector the names of the protecting tiles, and $full the price before insurance.

disaster-pay =
    { $amount ->
        [one]
            Zapłać { $amount } L-Coin: { $count } { $count ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            } po { $each } { $each ->
                [one] L-Coin
                [few] L-Coiny
               *[many] L-Coinów
            }
        [few]
            Zapłać { $amount } L-Coiny: { $count } { $count ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            } po { $each } { $each ->
                [one] L-Coin
                [few] L-Coiny
               *[many] L-Coinów
            }
       *[many]
            Zapłać { $amount } L-Coinów: { $count } { $count ->
                [one] kafelek
                [few] kafelki
               *[many] kafelków
            } po { $each } { $each ->
                [one] L-Coin
                [few] L-Coiny
               *[many] L-Coinów
            }
    }
    .protected =
        { $amount ->
            [one]
                Zapłać { $amount } L-Coin: { $count } { $count ->
                    [one] kafelek
                    [few] kafelki
                   *[many] kafelków
                } po { $each } { $each ->
                    [one] L-Coin
                    [few] L-Coiny
                   *[many] L-Coinów
                }. Oszczędzasz { $saved } { $saved ->
                    [one] L-Coin
                    [few] L-Coiny
                   *[many] L-Coinów
                } ({ $protector })
            [few]
                Zapłać { $amount } L-Coiny: { $count } { $count ->
                    [one] kafelek
                    [few] kafelki
                   *[many] kafelków
                } po { $each } { $each ->
                    [one] L-Coin
                    [few] L-Coiny
                   *[many] L-Coinów
                }. Oszczędzasz { $saved } { $saved ->
                    [one] L-Coin
                    [few] L-Coiny
                   *[many] L-Coinów
                } ({ $protector })
           *[many]
                Zapłać { $amount } L-Coinów: { $count } { $count ->
                    [one] kafelek
                    [few] kafelki
                   *[many] kafelków
                } po { $each } { $each ->
                    [one] L-Coin
                    [few] L-Coiny
                   *[many] L-Coinów
                }. Oszczędzasz { $saved } { $saved ->
                    [one] L-Coin
                    [few] L-Coiny
                   *[many] L-Coinów
                } ({ $protector })
        }
    .insured =
        { $amount ->
            [one]
                Zapłać { $amount } L-Coin: dzięki Biuru ubezpieczeń połowę z { $full } { $full ->
                    [one] L-Coina
                    [few] L-Coinów
                   *[many] L-Coinów
                }, zaokrągloną w dół
            [few]
                Zapłać { $amount } L-Coiny: dzięki Biuru ubezpieczeń połowę z { $full } { $full ->
                    [one] L-Coina
                    [few] L-Coinów
                   *[many] L-Coinów
                }, zaokrągloną w dół
           *[many]
                Zapłać { $amount } L-Coinów: dzięki Biuru ubezpieczeń połowę z { $full } { $full ->
                    [one] L-Coina
                    [few] L-Coinów
                   *[many] L-Coinów
                }, zaokrągloną w dół
        }
    .nothing = Nie płać nic: żaden twój kafelek nie ucierpiał
disaster-remove =
    { $count ->
        [one] Usuń { $count } kafelek
        [few] Usuń { $count } kafelki
       *[many] Usuń { $count } kafelków
    }
## Notation: what programs and people type, and what `game.text` returns.

text-done = gotowe
text-tile = { $tile } #{ $number }
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

## Answers: a button says what happens.

choice-done = Gotowe
choice-sell = Sprzedaj za 5 L-Coinów
choice-pay =
    { $money ->
        [one] Zapłać { $money } L-Coin
        [few] Zapłać { $money } L-Coiny
       *[many] Zapłać { $money } L-Coinów
    }
choice-postal = Za darmo, dzięki Poczcie
choice-import = Za darmo, dzięki Biuru importu
choice-left-from =
    { $money ->
        [one] Kup od gracza { $player } za { $money } L-Coin, licząc miejsca w lewo
        [few] Kup od gracza { $player } za { $money } L-Coiny, licząc miejsca w lewo
       *[many] Kup od gracza { $player } za { $money } L-Coinów, licząc miejsca w lewo
    }
choice-right-from =
    { $money ->
        [one] Kup od gracza { $player } za { $money } L-Coin, licząc miejsca w prawo
        [few] Kup od gracza { $player } za { $money } L-Coiny, licząc miejsca w prawo
       *[many] Kup od gracza { $player } za { $money } L-Coinów, licząc miejsca w prawo
    }
choice-supply-0 =
    { $money ->
        [one] Kup z zasobów ogólnych za { $money } L-Coin
        [few] Kup z zasobów ogólnych za { $money } L-Coiny
       *[many] Kup z zasobów ogólnych za { $money } L-Coinów
    }
choice-supply-1 =
    { $money ->
        [one] Kup z zasobów ogólnych za { $money } L-Coin, lewym szlakiem handlowym
        [few] Kup z zasobów ogólnych za { $money } L-Coiny, lewym szlakiem handlowym
       *[many] Kup z zasobów ogólnych za { $money } L-Coinów, lewym szlakiem handlowym
    }
choice-supply-2 =
    { $money ->
        [one] Kup z zasobów ogólnych za { $money } L-Coin, prawym szlakiem handlowym
        [few] Kup z zasobów ogólnych za { $money } L-Coiny, prawym szlakiem handlowym
       *[many] Kup z zasobów ogólnych za { $money } L-Coinów, prawym szlakiem handlowym
    }
choice-supply-3 =
    { $money ->
        [one] Kup z zasobów ogólnych za { $money } L-Coin, oboma szlakami handlowymi
        [few] Kup z zasobów ogólnych za { $money } L-Coiny, oboma szlakami handlowymi
       *[many] Kup z zasobów ogólnych za { $money } L-Coinów, oboma szlakami handlowymi
    }
from-left = licząc miejsca w lewo
from-right = licząc miejsca w prawo
from-supply-0 = z zasobów ogólnych
from-supply-1 = z zasobów ogólnych, lewym szlakiem handlowym
from-supply-2 = z zasobów ogólnych, prawym szlakiem handlowym
from-supply-3 = z zasobów ogólnych, oboma szlakami handlowymi

## Refusals: what is wrong and how to fix it. .brief is for a card that already shows the tile's name.

cannot-place-cornerstones =
    { $generation ->
        [3] Nie możesz położyć kafelka „{ $tile }”: w mieście są już 3 Kamienie węgielne, więcej być nie może.
        [one] Nie możesz jeszcze położyć kafelka „{ $tile }”: pokolenie { $generation } pozwala tylko na { $generation } Kamień węgielny. Poczekaj do następnego pokolenia.
        [few] Nie możesz jeszcze położyć kafelka „{ $tile }”: pokolenie { $generation } pozwala tylko na { $generation } Kamienie węgielne. Poczekaj do następnego pokolenia.
       *[many] Nie możesz jeszcze położyć kafelka „{ $tile }”: pokolenie { $generation } pozwala tylko na { $generation } Kamieni węgielnych. Poczekaj do następnego pokolenia.
    }
    .brief = Limit Kamieni węgielnych w tym pokoleniu
cannot-place-disaster = { $tile } to katastrofa, więc nigdy nie kładzie się jej w mieście.
    .brief = Katastrof się nie kładzie
cannot-place-tiles =
    { $count ->
        [one] Aby położyć kafelek „{ $tile }”, musisz najpierw mieć w mieście { $count } kafelek { kind-name }; masz { $have }.
        [few] Aby położyć kafelek „{ $tile }”, musisz najpierw mieć w mieście { $count } kafelki { kind-few }; masz { $have }.
       *[many] Aby położyć kafelek „{ $tile }”, musisz najpierw mieć w mieście { $count } kafelków { kind-many }; masz { $have }.
    }
    .brief =
        { $count ->
            [one] Najpierw { $count } kafelek { kind-name }
            [few] Najpierw { $count } kafelki { kind-few }
           *[many] Najpierw { $count } kafelków { kind-many }
        }
cannot-place-goods =
    { $players ->
        [1] Zasoby ogólne nie sprzedają { good-of } przed pokoleniem { $generation }, więc nie położysz jeszcze kafelka „{ $tile }”.
       *[many] Nikt jeszcze nie produkuje { good-of }, więc nie położysz kafelka „{ $tile }”. Zacznij produkować to dobro albo sprzedaj ten kafelek.
    }
    .brief =
        { $players ->
            [1] Pula sprzedaje { good-object } od pokolenia { $generation }
           *[many] Nikt jeszcze nie produkuje { good-of }
        }
cannot-place-money = Za mało L-Coinów na kafelek „{ $tile }”: kosztuje { $price }, masz { $money }, brakuje { $missing }. Sprzedaż kafelka daje 5 L-Coinów.
    .brief = Za mało L-Coinów: brakuje { $missing }
cannot-place-connection = Na żadnym polu kafelek „{ $tile }” nie łączy się drogą z centrum miasta. Sprzedaj go albo połóż Kamień węgielny.
    .brief = Brak pola z drogą do centrum miasta
cannot-replace = Kafelka „{ $tile }” nie można położyć na polu { $cell }, gdzie stoi „{ $standing }”. Zabudować można tylko kafelek surowcowy, centrum miasta albo kafelek tego samego typu.
cornerstone-limit =
    { $generation ->
        [one] Kafelka „{ $tile }” nie można położyć na polu { $cell }: pokolenie { $generation } pozwala tylko na { $generation } Kamień węgielny. Wybierz pole Kamienia, który może zastąpić.
        [few] Kafelka „{ $tile }” nie można położyć na polu { $cell }: pokolenie { $generation } pozwala tylko na { $generation } Kamienie węgielne. Wybierz pole Kamienia, który może zastąpić.
       *[many] Kafelka „{ $tile }” nie można położyć na polu { $cell }: pokolenie { $generation } pozwala tylko na { $generation } Kamieni węgielnych. Wybierz pole Kamienia, który może zastąpić.
    }
not-connected = Na polu { $cell } kafelek „{ $tile }” nie miałby drogi do centrum miasta. Wybierz jedno z zaznaczonych pól.
cannot-buy-so = Tak nie zdobędziesz tego dobra albo nie starczy ci L-Coinów na wszystko inne, czego kafelek wymaga. Wybierz jedną z pokazanych ofert.
disaster-too-late = Katastrofę można wybrać tylko w turach od 1 do 3 każdego pokolenia. Wybierz inny kafelek.
cannot-pay-disaster = Za mało L-Coinów: masz { $money }, a trzeba zapłacić { $due }. Usuń kafelki.
cannot-sacrifice = Nie możesz teraz usunąć kafelka z pola { $cell }. Wybierz jeden z zaznaczonych.
## Log.

event-board = { $who } zaczyna z dobrem: { good-name }.
event-picked-up = { $who } bierze na rękę: { $tiles }.
event-chose = { $who } wybiera: { $tiles }.
event-kept = { $who } zatrzymuje: { $tiles }.
event-discarded = Odrzucone: { $tiles }.
event-generation = Zaczyna się pokolenie { $number }.
event-selected = { $who } wybiera: { $tiles }.
event-face-up = Do wyboru w tej turze: { $tiles }.
event-put-away = { $who } odkłada ostatni kafelek do pudełka: { $tiles }.
event-prevented = { $who } zapobiega katastrofie: { $tiles }.
event-sold = { $who } sprzedaje za 5 L-Coinów: { $tiles }.
event-set-aside = { $who } rezygnuje z kafelka „{ $tiles }”, by położyć Kamień węgielny.
event-paid =
    { $money ->
        [one] { $who } płaci { $money } L-Coin za kafelek „{ $tiles }”.
        [few] { $who } płaci { $money } L-Coiny za kafelek „{ $tiles }”.
       *[many] { $who } płaci { $money } L-Coinów za kafelek „{ $tiles }”.
    }
event-bought =
    { $money ->
        [one] { $who } kupuje { good-object } z zasobów ogólnych za { $money } L-Coin.
        [few] { $who } kupuje { good-object } z zasobów ogólnych za { $money } L-Coiny.
       *[many] { $who } kupuje { good-object } z zasobów ogólnych za { $money } L-Coinów.
    }
event-bought-from =
    { $money ->
        [one] { $who } kupuje { good-object } od gracza { $seller } za { $money } L-Coin.
        [few] { $who } kupuje { good-object } od gracza { $seller } za { $money } L-Coiny.
       *[many] { $who } kupuje { good-object } od gracza { $seller } za { $money } L-Coinów.
    }
event-covered = { $who } ma { good-object } za darmo ({ $way }).
event-placed = { $who } kładzie kafelek „{ $tiles }” na polu { $cell }.
event-placed-over = { $who } zastępuje „{ $standing }” na polu { $cell } kafelkiem „{ $tiles }”.
event-placed-factory = { $who } kładzie kafelek „{ $tiles }” na polu { $cell }; odtąd produkuje { good-object }.
event-placed-factory-over = { $who } zastępuje „{ $standing }” na polu { $cell } kafelkiem „{ $tiles }”, który odtąd produkuje { good-object }.
event-gained =
    { $money ->
        [one] { $who } dostaje { $money } L-Coin (kafelek „{ $tiles }”).
        [few] { $who } dostaje { $money } L-Coiny (kafelek „{ $tiles }”).
       *[many] { $who } dostaje { $money } L-Coinów (kafelek „{ $tiles }”).
    }
event-swapped = { $who } wymienia: { $tiles } na: { $taken }.
fact-money-up =
    { $money ->
        [one] +{ $money } L-Coin
        [few] +{ $money } L-Coiny
       *[many] +{ $money } L-Coinów
    }
fact-money-down =
    { $money ->
        [one] −{ $money } L-Coin
        [few] −{ $money } L-Coiny
       *[many] −{ $money } L-Coinów
    }
fact-tile-lost = −1 kafelek
event-disaster = { $disaster } uderza!
event-spared = { $who } nie ma nic do stracenia ({ $disaster }).
event-paid-disaster =
    { $money ->
        [one] { $who } płaci { $money } L-Coin za szkody.
        [few] { $who } płaci { $money } L-Coiny za szkody.
       *[many] { $who } płaci { $money } L-Coinów za szkody.
    }
event-removed = { $who } usuwa kafelek „{ $tiles }” z pola { $cell }.
event-income =
    { $money ->
        [one] { $who } dostaje { $money } L-Coin dochodu.
        [few] { $who } dostaje { $money } L-Coiny dochodu.
       *[many] { $who } dostaje { $money } L-Coinów dochodu.
    }

## What the game is about.

aim = Zbuduj najlepsze miasto w 21 tur: 3 pokolenia po 7 tur. W każdej turze wybierasz jeden kafelek i kładziesz go albo sprzedajesz. Wygrywa ten, kto na koniec ma najwięcej punktów.
## Score: the reason for points, beside a column with the points.

category-printed = punkty nadrukowane na kafelkach
category-variable = kafelki ze specjalną punktacją
category-neighborhoods = osiedla
category-goods = dobra
category-money = pieniądze
category-pollution = zanieczyszczenie
category-ghost_town = za mało domów
category-power = brak zasilania
category-total = razem
line-printed = { $tile } na polu { $cell }
line-variable = { $tile } na polu { $cell } ({ $rule })
line-neighborhoods =
    { $count ->
        [one] Osiedle z { $count } domu ({ $cells })
        [few] Osiedle z { $count } domów ({ $cells })
       *[many] Osiedle z { $count } domów ({ $cells })
    }
line-goods = { good-name }
line-money =
    { $money ->
        [one] { $money } L-Coin, 1 punkt za 2
        [few] { $money } L-Coiny, 1 punkt za 2
       *[many] { $money } L-Coinów, 1 punkt za 2
    }
line-pollution = Zanieczyszczenie: { $tile } na polu { $cell }
line-ghost_town =
    { $count ->
        [0] Wymarłe miasto: ani jednego domu
       *[many] Prawie wymarłe miasto: tylko { $count } dom
    }
line-power = Brak zasilania
## Questions that the judge cannot answer.

unknown-ask = Nie można zapytać o { $name }. Można pytać o: { $known }.
unknown-disaster = Nie ma katastrofy „{ $name }”. Katastrofy to: { $known }.
unknown-good = { $name } to nie jest dobro, którego można tu użyć. Możesz użyć: { $known }.
unknown-route = Nie ma szlaku handlowego „{ $name }”. Szlaki to: { $known }.
unknown-cell = Nie ma pola { $name }. Pola nazywają się od a1 do e5.
unknown-tile = Nie ma kafelka { $number }. Kafelki mają numery od 1 do { $last }.
tile-twice = Kafelek { $number } jest użyty dwa razy, tutaj i tu: { $other }. Każdy istnieje tylko raz.
route-twice = Szlak { $name } podano dwa razy. Podaj go raz.
disaster-in-city = { $tile } to katastrofa i nie może leżeć w mieście. Zdejmij ją z planszy.
cornerstones-over-limit = Za dużo Kamieni węgielnych: w mieście może ich być najwyżej { $most }.
income-over-money = Ostatni dochód jest częścią L-Coinów miasta, więc nie może wynosić { $income }, skoro miasto ma tylko { $money }.
about-neom = Wymagania i działanie kafelków są zgodne z instrukcją. Nie znaleźliśmy źródła ich dróg, więc prawie wszystkie są nasze (R-25).

## Tiles of Generation 1.

tenements =
    .name = Kamienice czynszowe
colonial-houses =
    .name = Domy kolonialne
slums =
    .name = Slumsy
    .why = Same są warte 0 punktów, ale nic nie kosztują i liczą się jako dom w osiedlu.
townhouses =
    .name = Domy miejskie
ranch =
    .name = Ranczo
grocery-store =
    .name = Sklep spożywczy
pawn-shop =
    .name = Lombard
    .why = Daje tyle, ile sprzedaż; kładź go tylko wtedy, gdy przyda ci się kafelek handlowy.
laundromat =
    .name = Pralnia samoobsługowa
antique-store =
    .name = Antykwariat
gas-station =
    .name = Stacja benzynowa
lumber-mill =
    .name = Tartak
concrete-plant =
    .name = Betoniarnia
gold-extractor =
    .name = Ekstraktor złota
pressure-boiler =
    .name = Kocioł ciśnieniowy
gas-turbine-plant =
    .name = Elektrownia gazowa
fossil-fuel-plant =
    .name = Elektrownia cieplna
fire-department =
    .name = Straż pożarna
    .text = { tile-needs }Chroni przed pożarem siebie i 8 pól wokół: gdy uderzy Pożar, za te kafelki nic nie płacisz. { tile-worth }
    .short = Chroni przed pożarem siebie i pola wokół
    .why = Postaw ją między budynkami: każdy chroniony kafelek to 1 L-Coin oszczędności, gdy w pokoleniu 2 uderzy Pożar.
oil-well =
    .name = Szyb naftowy
limestone =
    .name = Wapień
rainforest =
    .name = Las deszczowy
coal-mine =
    .name = Kopalnia węgla
mineral-vein =
    .name = Żyła mineralna
natural-gas-field =
    .name = Złoże gazu ziemnego
flood =
    .name = Powódź
    .text = Wybierz ją, by uderzyć we wszystkich innych graczy; w tej turze nie wykonujesz akcji. Na koniec tury każdy z nich płaci 1 L-Coin za każdy kafelek mieszkalny, handlowy, przemysłowy i publiczny w swoim mieście albo usuwa jeden z tych kafelków. Przed powodzią nic nie chroni, ale Biuro ubezpieczeń zmniejsza opłatę o połowę. Kafelki surowcowe i centrum miasta są bezpieczne.
    .short = Inni: 1 L-Coin za budynek lub strata 1 kafelka
    .why = Wybierz ją, gdy inni mają więcej budynków lub mniej pieniędzy niż ty. Uderza we wszystkich oprócz gracza, który ją wybrał.
    .solo = W grze w pojedynkę: jeśli wybierzesz ją w turach od 1 do 3, nie dojdzie do niej, ale w tej turze nie wykonujesz akcji. Inaczej uderzy w ciebie na koniec tury, w której się pojawi, a jeśli się nie pojawi, po turze 7. Wtedy płacisz 1 L-Coin za każdy kafelek mieszkalny, handlowy, przemysłowy i publiczny albo usuwasz jeden z tych kafelków.
cottages =
    .name = Domki
tiny-houses =
    .name = Małe domki
tavern =
    .name = Tawerna
truck-stop =
    .name = Parking dla ciężarówek
contract-office =
    .name = Biuro kontraktów
    .text = { tile-needs }Zaraz po położeniu możesz wymienić dowolną liczbę swoich niepołożonych Kamieni węgielnych na tyle samo odrzuconych przed grą. W wariancie dla początkujących możesz wymienić swój jedyny na losowy. { tile-worth }
    .short = Wymień Kamienie węgielne na odrzucone
    .why = Najpierw obejrzyj odrzucone Kamienie węgielne: warto tylko wtedy, gdy któryś pasuje do miasta lepiej niż twoje.
windmills =
    .name = Wiatraki
    .text = { tile-needs }Daje zasilanie i nie zanieczyszcza, więc miasto nie traci 5 punktów za brak zasilania. To kafelek surowcowy, ale nie produkuje dobra; każdy inny kafelek można położyć w jego miejsce. { tile-worth }
    .short = Zasilanie bez zanieczyszczeń; bez dobra
    .why = Jako jedyne źródło zasilania jest warte 5 punktów; trzymaj je, dopóki nie masz innego.
row-housing =
    .name = Szeregowce
tract-housing =
    .name = Domy seryjne
motel =
    .name = Motel
pharmacy =
    .name = Apteka
    .text = { tile-needs }{ tile-gets }Dochód rośnie: { $income1 } na koniec pokolenia 1, { $income2 } na koniec pokolenia 2 i { $income3 } L-Coiny na koniec pokolenia 3. { tile-worth }
    .short = { tile-now }; dochód { $income1 }, potem { $income2 }, potem { $income3 }
    .why = Położona w pokoleniu 1 daje przez całą grę 9 L-Coinów, a jej sprzedaż tylko 5.
swamp =
    .name = Bagno
coal-bed =
    .name = Warstwa węgla

## Tiles of Generation 2.

log-cabins =
    .name = Chaty z bali
suburbs =
    .name = Przedmieścia
apartments =
    .name = Mieszkania
bungalows =
    .name = Bungalowy
prefab-housing =
    .name = Domy z prefabrykatów
loan-office =
    .name = Biuro pożyczek
department-store =
    .name = Dom towarowy
hotel =
    .name = Hotel
night-club =
    .name = Klub nocny
food-court =
    .name = Strefa gastronomiczna
steel-foundry =
    .name = Odlewnia stali
plastics-factory =
    .name = Fabryka tworzyw
copper-refinery =
    .name = Rafineria miedzi
glassblower =
    .name = Huta szkła
police-department =
    .name = Komenda policji
    .text = { tile-needs }Chroni 8 pól wokół przed przestępczością: gdy uderzy Fala przestępczości, nie płacisz za kafelki mieszkalne, handlowe i przemysłowe na tych polach. { tile-worth }
    .short = Policja chroni kafelki na 8 polach wokół
    .why = Każdy kafelek mieszkalny, handlowy lub przemysłowy obok niej to 2 L-Coiny oszczędności, gdy w pokoleniu 3 uderzy Fala przestępczości.
combined-cycle-plant =
    .name = Blok gazowo-parowy
postal-service =
    .name = Poczta
    .text = { tile-needs }Przy każdym kładzeniu kafelka jeden surowiec, którego kafelek wymaga, a twoje miasto nie produkuje, masz za darmo. Jeśli brakuje kilku, wybierasz który. Takie dobro nie daje punktów i nie można go sprzedać. { tile-earns }{ tile-worth }
    .short = 1 brakujący surowiec gratis; { tile-income }
    .why = Dobra, gdy stale kupujesz surowce: oszczędza około 2 L-Coinów na każdym kafelku, który ich wymaga.
treasury =
    .name = Skarbiec
    .text = { tile-needs }Na koniec gry dostajesz 1 punkt za każde pełne 5 L-Coinów, które masz przed ostatnim dochodem. Przykład: 23 L-Coiny przed ostatnim dochodem to tutaj 4 punkty, a oprócz tego liczą się jak zwykłe pieniądze.
    .short = 1 punkt za 5 L-Coinów, bez ostatniego dochodu
    .why = Warto, jeśli w trakcie gry odkładasz gotówkę; duży ostatni dochód tu nie pomaga.
coal-seam =
    .name = Pokład węgla
abandoned-quarry =
    .name = Opuszczony kamieniołom
oil-fields =
    .name = Pola naftowe
fire =
    .name = Pożar
    .text = Wybierz go, by uderzyć we wszystkich innych graczy; w tej turze nie wykonujesz akcji. Na koniec tury każdy z nich płaci 1 L-Coin za każdy kafelek mieszkalny, handlowy, przemysłowy i publiczny bez ochrony przeciwpożarowej albo usuwa dowolne 2 kafelki, także surowcowe. Straż pożarna i Wydział bezpieczeństwa chronią siebie i 8 pól wokół przed opłatą, ale nie przed usunięciem.
    .short = Inni: 1 L-Coin za budynek lub strata 2 kafelków
    .why = Wybierz go, gdy inni mają dużo budynków i mało straży pożarnych. Uderza we wszystkich oprócz gracza, który go wybrał.
    .solo = W grze w pojedynkę: jeśli wybierzesz go w turach od 1 do 3, nie dojdzie do niego, ale w tej turze nie wykonujesz akcji. Inaczej uderzy w ciebie na koniec tury, w której się pojawi, a jeśli się nie pojawi, po turze 7. Wtedy płacisz 1 L-Coin za każdy kafelek mieszkalny, handlowy, przemysłowy i publiczny bez ochrony przeciwpożarowej albo usuwasz dowolne 2 kafelki.
triplexes =
    .name = Domy trzyrodzinne
condominiums =
    .name = Apartamentowiec
restaurant =
    .name = Restauracja
stone-crusher =
    .name = Kruszarka kamienia
smelter =
    .name = Huta
deep-quarry =
    .name = Głęboki kamieniołom
log-houses =
    .name = Domy z bali
concrete-houses =
    .name = Domy z betonu
bank =
    .name = Bank
forum =
    .name = Forum
pressure-foundry =
    .name = Odlewnia ciśnieniowa
peat-bog =
    .name = Torfowisko

## Tiles of Generation 3.

victorian-houses =
    .name = Domy wiktoriańskie
brick-houses =
    .name = Domy z cegły
nursing-home =
    .name = Dom opieki
modern-housing =
    .name = Nowoczesne domy
highrise-apartments =
    .name = Wieżowiec mieszkalny
condos-restaurant =
    .name = Dom z restauracją
    .text = { tile-needs }To kafelek mieszkalny i handlowy zarazem: liczy się jako oba, do osiedli, do dochodu i dla innych kafelków. { tile-gets }{ tile-earns }{ tile-worth }
    .short = Dom i sklep; { tile-now }; { tile-income }
    .why = Jedno pole, które pracuje dla osiedla i dla kasy; możesz je postawić w miejsce domu albo sklepu.
apartments-retail =
    .name = Mieszkania ze sklepami
    .text = { tile-needs }To kafelek mieszkalny i handlowy zarazem: liczy się jako oba, do osiedli, do dochodu i dla innych kafelków. { tile-gets }{ tile-earns }{ tile-worth }
    .short = Dom i sklep; { tile-now }; { tile-income }
    .why = Jedno pole, które pracuje dla osiedla i dla kasy; z 2 nadrukowanymi punktami liczy się też do Więzienia.
car-dealership =
    .name = Salon samochodowy
    .why = Opłaca się, nawet jeśli samochody musisz kupić: kosztują około 10 L-Coinów, a dostajesz 24.
jewelry-store =
    .name = Sklep jubilerski
    .why = Opłaca się, nawet jeśli biżuterię musisz kupić: kosztuje około 10 L-Coinów, a dostajesz 24.
computer-store =
    .name = Sklep komputerowy
    .why = Opłaca się, nawet jeśli elektronikę musisz kupić: kosztuje około 10 L-Coinów, a dostajesz 24.
watch-store =
    .name = Sklep z zegarkami
clothing-store =
    .name = Sklep odzieżowy
roofing-supplies =
    .name = Materiały dachowe
stock-exchange =
    .name = Giełda
    .why = Razem 15 L-Coinów, a wystarczą trzy kafelki handlowe, które już masz.
collection-agency =
    .name = Agencja windykacyjna
    .why = Najwięcej gotówki od razu; wydaj ją na drogi kafelek albo zachowaj jako 6 punktów.
automobile-plant =
    .name = Fabryka samochodów
    .why = Samochody sportowe są warte 10 punktów, a inni płacą ci za nie około 10 L-Coinów.
jewelry-manufacturer =
    .name = Wytwórnia biżuterii
    .why = Biżuteria jest warta 10 punktów, a inni płacą ci za nią około 10 L-Coinów.
electronics-factory =
    .name = Fabryka elektroniki
    .why = Elektronika jest warta 10 punktów, a inni płacą ci za nią około 10 L-Coinów.
modern-factory =
    .name = Nowoczesna fabryka
    .short = Daje: diamenty, tarcica, tworzywa, stal
    .why = Do 8 punktów za cztery dobra, a do samochodów sportowych brakuje już tylko szkła, do elektroniki tylko miedzi.
modern-foundry =
    .name = Nowoczesna odlewnia
    .why = Do 8 punktów za cztery dobra, a inni będą je od ciebie kupować.
nuclear-power-plant =
    .name = Elektrownia jądrowa
    .why = Zasilanie, dużo punktów i żadnych zanieczyszczeń: 8 L-Coinów w gotówce to tylko 4 punkty.
warehouse =
    .name = Magazyn
    .text = { tile-needs }Na koniec gry dostajesz 1 punkt za każde różne dobro, które produkuje twoje miasto (najwyżej 17), niezależnie od punktów za same dobra.
    .short = 1 punkt za każde dobro twojego miasta
    .why = Najpierw policz swoje dobra: od sześciu w górę jest lepszy niż większość kafelków.
crime-spree =
    .name = Fala przestępczości
    .text = Wybierz ją, by uderzyć we wszystkich innych graczy; w tej turze nie wykonujesz akcji. Na koniec tury każdy z nich płaci 2 L-Coiny za każdy kafelek mieszkalny, handlowy i przemysłowy bez ochrony policyjnej albo usuwa po jednym kafelku każdego z tych trzech typów. Komenda policji i Wydział bezpieczeństwa chronią 8 pól wokół przed opłatą, ale nie przed usunięciem. Kafelki publiczne i surowcowe są bezpieczne.
    .short = Inni: 2 L-Coiny za kafelek lub strata 3 kafelków
    .why = Pod koniec gry może kosztować każdego z innych graczy 20 L-Coinów lub więcej albo trzy kafelki. Uderza we wszystkich oprócz gracza, który ją wybrał.
    .solo = W grze w pojedynkę: jeśli wybierzesz ją w turach od 1 do 3, nie dojdzie do niej, ale w tej turze nie wykonujesz akcji. Inaczej uderzy w ciebie na koniec tury, w której się pojawi, a jeśli się nie pojawi, po turze 7. Wtedy płacisz 2 L-Coiny za każdy kafelek mieszkalny, handlowy i przemysłowy bez ochrony policyjnej albo usuwasz po jednym kafelku każdego z tych typów.
highrise-luxury-condos =
    .name = Luksusowy wieżowiec
    .why = Najwięcej punktów na jednym domu; wcześnie zadbaj o cztery dobra albo dokup brakujące.
toy-store =
    .name = Sklep z zabawkami
plumbing-supplies =
    .name = Materiały hydrauliczne
import-office =
    .name = Biuro importu
    .text = { tile-needs }Przy każdym kładzeniu kafelka jeden brakujący surowiec lub jedno brakujące dobro przetworzone masz za darmo; jeśli brakuje kilku, wybierasz które. Dobra luksusowe trzeba mieć albo kupić. { tile-worth }
    .short = 1 surowiec lub dobro przetworzone gratis
    .why = Oszczędza około 4 L-Coinów na każdym kafelku, który wymaga dobra przetworzonego, i działa obok Poczty.
stadium =
    .name = Stadion
    .why = Warto na niego odkładać: 25 L-Coinów w gotówce to tylko 12 punktów.
castle =
    .name = Zamek
mansion =
    .name = Rezydencja
hospital =
    .name = Szpital
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kafelek mieszkalny na 8 polach wokół i 1 punkt za każdy inny twój kafelek mieszkalny. Przykład: 3 domy wokół i 4 gdzie indziej to 10 punktów.
    .short = 2 punkty za dom wokół, 1 za każdy inny dom
    .why = Postaw go tuż przy największym osiedlu.
steam-turbine-plant =
    .name = Elektrownia parowa

## Cornerstones.

casino =
    .name = Kasyno
    .text = { tile-needs }{ tile-gets }Na koniec każdego pokolenia daje dochód: 1 L-Coin za każdy kafelek mieszkalny w twoim mieście. { tile-worth }
    .short = { tile-now }; dochód 1 L-Coin za dom
    .why = Połóż je wcześnie, jeśli planujesz dużo domów: od pokolenia 1 płaci trzy razy.
trading-post =
    .name = Faktoria handlowa
    .text = { tile-needs }{ tile-gets }Na koniec każdego pokolenia daje dochód: 1 L-Coin za każdy kafelek przemysłowy w twoim mieście. { tile-worth }
    .short = { tile-now }; dochód 1 za przemysłowy
    .why = Dobre na początek: pieniądze przydają się od razu, a dochód rośnie razem z fabrykami.
shopping-center =
    .name = Centrum handlowe
    .text = { tile-needs }{ tile-gets }Na koniec każdego pokolenia daje dochód: 1 L-Coin za każdy kafelek handlowy w twoim mieście, także za siebie. { tile-worth }
    .short = Dochód 1 L-Coin za handlowy, za siebie też
    .why = Połóż je w pokoleniu 1, jeśli stawiasz na handel; pod koniec gry daje niewiele.
community-center =
    .name = Dom kultury
    .text = { tile-needs }Na koniec gry dostajesz 4 punkty za każde osiedle w twoim mieście, duże czy małe. Osiedle to kafelki mieszkalne połączone bezpośrednio drogami; pojedynczy dom też jest osiedlem.
    .short = 4 punkty za osiedle, duże czy małe
    .why = Zostaw część domów osobno: trzy pojedyncze domy to trzy osiedla, czyli tutaj 12 punktów.
city-hall =
    .name = Ratusz
    .text = { tile-needs }Na koniec gry dostajesz 3 punkty za każdy komplet: kafelek mieszkalny, handlowy i przemysłowy; kafelek o dwóch typach liczy się jako oba. Przykład: 5 mieszkalnych, 3 handlowe i 4 przemysłowe to 3 komplety, czyli 9 punktów.
    .short = 3 punkty za komplet: dom, sklep, przemysł
    .why = Buduj po równo trzy typy: o liczbie zestawów decyduje ten, którego masz najmniej.
park =
    .name = Park
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy zanieczyszczający kafelek na 8 polach wokół (najwyżej 16 punktów). Zanieczyszczają wszystkie kafelki przemysłowe i większość elektrowni.
    .short = 2 punkty za każdy zanieczyszczający wokół
    .why = Postaw go w środku swoich fabryk i elektrowni.
chamber-of-commerce =
    .name = Izba handlowa
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy twój kafelek mieszkalny, który ma co najmniej 2 handlowe na 8 polach wokół siebie. Sama Izba handlowa może stać gdziekolwiek.
    .short = 2 punkty za dom z 2+ handlowymi wokół
    .why = Dwa kafelki handlowe obok siebie obsłużą cztery domy: dwa nad nimi i dwa pod nimi.
university =
    .name = Uniwersytet
    .text = { tile-needs }Na koniec gry dostajesz 1 punkt za każdy kafelek mieszkalny i 1 punkt za każdy przemysłowy w twoim mieście.
    .short = 1 punkt za każdy dom i każdy przemysłowy
    .why = Bezpieczny wybór do każdego miasta; miejsce nie ma znaczenia.
civic-center =
    .name = Centrum obywatelskie
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kafelek publiczny w twoim mieście, także za siebie.
    .short = 2 punkty za każdy publiczny, także za siebie
    .why = 8 L-Coinów to 4 punkty w gotówce, więc opłaca się dopiero, gdy masz co najmniej trzy kafelki publiczne, licząc ten.
prison =
    .name = Więzienie
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kafelek mieszkalny z nadrukowaną wartością 0, 1 lub 2 punkty. Penthouse nie ma nadrukowanej wartości i się nie liczy.
    .short = 2 punkty za każdy dom z nadrukiem 0-2
    .why = Dzięki niemu warto trzymać tanie domy z pokolenia 1.
parking-authority =
    .name = Zarząd parkingów
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kwadrat dróg: 4 kafelki w bloku 2 na 2, połączone drogami w pętlę. Kwadraty mogą się nakładać i obejmować centrum miasta. Przykład: w pełni połączony blok 2 na 3 to 2 kwadraty, czyli 4 punkty.
    .short = 2 punkty za blok 2×2 z pętlą dróg
    .why = Ma drogi na cztery strony: stawiaj go przy kafelkach z wieloma drogami, najlepiej blisko centrum.
merchant-union =
    .name = Związek kupców
    .text = { tile-needs }Od teraz po każdym położonym kafelku handlowym dostajesz 1 L-Coin (za późno, by nim za ten kafelek zapłacić). Na koniec gry dostajesz 1 punkt za każdy kafelek handlowy w twoim mieście.
    .short = 1 punkt za sklep, +1 L-Coin za każdy nowy
    .why = Połóż go przed kafelkami handlowymi: L-Coina dają tylko te położone później.
insurance-office =
    .name = Biuro ubezpieczeń
    .text = { tile-needs }{ tile-gets }Od teraz za katastrofę płacisz tylko połowę, z zaokrągleniem w dół. Za chronione kafelki nadal nic nie płacisz; połowa dotyczy tylko reszty. Przykład: zamiast 7 L-Coinów płacisz 3. Jeśli zamiast tego usuwasz kafelki, usuwasz ich tyle samo co bez tego kafelka. { tile-worth }
    .short = { tile-now }; katastrofy za pół ceny
    .why = Najbardziej pomaga w dużym mieście bez ochrony i jako jedyne pomaga przy powodzi.
metro-station =
    .name = Stacja metra
    .text = { tile-needs }Na koniec gry dostajesz 3 punkty za każde z 4 narożnych pól miasta, na którym leży kafelek mieszkalny, handlowy, przemysłowy lub publiczny (najwyżej 12 punktów). Sama stacja też się liczy, jeśli leży w rogu; kafelki surowcowe się nie liczą.
    .short = 3 punkty za zabudowany róg miasta
    .why = Od początku prowadź drogi do rogów; sama stacja może zająć jeden z nich.
penthouse =
    .name = Penthouse
    .text = { tile-needs }To dom: liczy się jako kafelek mieszkalny. Na koniec gry dostajesz 6 punktów i po 1 punkcie za każdy kafelek handlowy na 8 polach wokół (najwyżej 14 punktów).
    .short = 6 punktów, +1 za każdy handlowy wokół
    .why = 6 L-Coinów to w gotówce tylko 3 punkty; połącz go z osiedlem i trzymaj z dala od fabryk.
tour-operator =
    .name = Biuro podróży
    .text = { tile-needs }{ tile-gets }Na koniec każdego pokolenia daje dochód: 1 L-Coin za każdy kafelek surowcowy w twoim mieście; centrum miasta liczy się, dopóki go nie zabudujesz. { tile-worth }
    .short = { tile-now }; dochód 1 za surowcowy
    .why = Pasuje do miasta z wieloma kafelkami surowcowymi, o ile ich nie zabudujesz.
modular-factory =
    .name = Fabryka modułowa
    .text = { tile-needs }Kładąc ją, wybierasz jedno z 8 dóbr przetworzonych; miasto odtąd je produkuje i nie można tego zmienić. { tile-earns }{ tile-dirties }{ tile-worth }
    .short = Wybrane dobro przetworzone; { tile-income }
    .why = Wybierz dobro potrzebne do następnych kafelków albo takie, którego nikt nie ma, żeby inni kupowali od ciebie.
air-quality-department =
    .name = Ochrona powietrza
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kafelek przemysłowy na skraju miasta: na 16 polach przy brzegu, razem z rogami.
    .short = 2 punkty za kafelek przemysłowy na skraju
    .why = Fabryki i tak najmniej szkodzą na skraju; sama Ochrona powietrza może stać gdziekolwiek.
public-safety-department =
    .name = Wydział bezpieczeństwa
    .text = { tile-needs }Chroni siebie i 8 pól wokół przed pożarem i przestępczością: gdy uderzy Pożar lub Fala przestępczości, za te kafelki nic nie płacisz. { tile-worth }
    .short = Ochrona przed pożarem i przestępczością wokół
    .why = Postaw go tam, gdzie ochroni jak najwięcej budynków, najwyżej 9: jeden kafelek na dwie katastrofy.
hydroelectric-power =
    .name = Elektrownia wodna
    .text = { tile-needs }Daje zasilanie i nie zanieczyszcza. Na koniec gry dostajesz 11 punktów, minus 1 punkt za każdy kafelek mieszkalny, handlowy, przemysłowy lub publiczny na 8 polach wokół; kafelki surowcowe i centrum miasta nie szkodzą. Przykład: 5 budynków wokół to 6 punktów.
    .short = Zasilanie; 11 punktów, −1 za budynek wokół
    .why = Postaw ją w rogu: styka się tam tylko z 3 polami, więc zachowa co najmniej 8 punktów.
investment-firm =
    .name = Firma inwestycyjna
    .text = { tile-needs }Od następnej tury za każdym razem, gdy wybierasz kafelek, dostajesz 1 L-Coin jeszcze przed akcją, więc możesz go od razu wydać. Płaci bez względu na to, co zrobisz z kafelkiem. { tile-worth }
    .short = +1 L-Coin za każdy wybór kafelka
    .why = Połóż ją w pierwszych turach albo wcale: zwraca się dopiero po 5 kolejnych turach.
bus-depot =
    .name = Zajezdnia autobusowa
    .text = { tile-needs }Na koniec gry dostajesz 3 punkty za każdy kafelek przemysłowy najwyżej 2 kroki od mieszkalnego. Krok prowadzi w górę, w dół, w lewo lub w prawo; drogi nie mają znaczenia, a każdy przemysłowy liczy się raz. Przykład: fabryka stykająca się z domem rogiem jest 2 kroki od niego i się liczy.
    .short = 3 punkty za fabrykę do 2 kroków od domu
    .why = Zostaw w linii prostej jedno pole między fabryką a domem: fabryka się tu liczy, a domowi nie szkodzi.
zoning-authority =
    .name = Urząd planowania
    .text = { tile-needs }Na koniec gry dostajesz 1 punkt za każde 2 kafelki, które stykają się bokiem z kafelkiem tego samego typu, z zaokrągleniem w dół. Drogi nie mają znaczenia; centrum miasta to kafelek surowcowy. Przykład: 9 takich kafelków to 4 punkty.
    .short = 1 punkt za 2 kafelki obok swojego typu
    .why = Grupuj kafelki według typu: pełne, uporządkowane miasto daje tu do 11 punktów.
efficiency-office =
    .name = Biuro wydajności
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kafelek największej grupy kafelków przemysłowych połączonych bezpośrednio drogami. Przykład: 4 połączone fabryki to 8 punktów; piąta, której droga z nimi nie łączy, nic nie dodaje.
    .short = 2 punkty za fabrykę w największej grupie
    .why = Trzymaj fabryki razem i pilnuj, by ich drogi się spotykały.
resource-agency =
    .name = Agencja surowców
    .text = { tile-needs }Na koniec gry dostajesz 2 punkty za każdy kafelek surowcowy w twoim mieście (centrum miasta liczy się, dopóki go nie zabudujesz) i 1 punkt za każdy surowiec, który miasto produkuje.
    .short = 2 punkty za surowcowy, 1 za surowiec
    .why = Każdy nowy kafelek z nowym surowcem daje wtedy 4 punkty: tutaj 2 za kafelek i 1 za dobro, a do tego 1 za samo dobro.
trade-office =
    .name = Biuro handlu
    .text = { tile-needs }Gdy je kładziesz, dostajesz 2 L-Coiny za każdą parę stykających się bokiem kafelków: handlowego i przemysłowego. Drogi nie mają znaczenia, a kafelek może należeć do kilku par. Przykład: fabryka między 3 sklepami to 3 pary, czyli 6 L-Coinów. { tile-worth }
    .short = Teraz 2 L-Coiny za parę sklep i fabryka
    .why = Płaci tylko raz: najpierw zbuduj pary, ale połóż je, póki zostało dość tur, by wydać pieniądze.
electrical-substation =
    .name = Podstacja elektryczna
    .text = { tile-needs }Na koniec gry dostajesz 4 punkty za każdy kafelek w twoim mieście, który daje zasilanie.
    .short = 4 punkty za każde źródło zasilania
    .why = Zbieraj elektrownie: większość sama daje punkty, a Wiatraki, Elektrownia jądrowa i Elektrownia wodna nie zanieczyszczają.
city-council =
    .name = Rada miasta
    .text = { tile-needs }Na koniec gry dostajesz 3 punkty za każde osiedle z 1 kafelka mieszkalnego, 6 punktów za każde z 2 i 9 punktów za każde z 3 lub więcej. Osiedle to kafelki mieszkalne połączone bezpośrednio drogami.
    .short = 3/6/9 punktów za osiedle z 1/2/3+ domów
    .why = Dwa osiedla po 3 domy dają tu 18 punktów, jedno z 6 domów tylko 9.
finance-department =
    .name = Wydział finansów
    .text = { tile-needs }Na koniec gry dostajesz 1 punkt za każde pełne 5 L-Coinów dochodu po pokoleniu 3; inne pieniądze się tu nie liczą. Przykład: ostatni dochód 27 L-Coinów to 5 punktów.
    .short = 1 punkt za 5 L-Coinów ostatniego dochodu
    .why = Dla miast ze sklepami z towarem luksusowym: sam Sklep komputerowy to 24 L-Coiny dochodu.
tourism-board =
    .name = Rada turystyki
    .text = { tile-needs }Od teraz za każdym razem, gdy kładziesz kafelek, dostajesz 2 L-Coiny za każdy kafelek handlowy połączony z nim bezpośrednio drogą (nie możesz nimi zapłacić za ten kafelek). Położenie samej Rady nic nie daje. { tile-worth }
    .short = 2 L-Coiny za handlowy przy nowym kafelku
    .why = Połóż ją wcześnie, a potem buduj wokół kafelków handlowych z wieloma drogami.

## Faults in a content pack.

fault-type = { $name }: nie ma typu „{ $text }”
fault-good = { $name }: nie ma dobra „{ $text }”
fault-twice = { $name }: „{ $text }” podano dwa razy
fault-roads = roads: tylko litery N, E, S, W, każda najwyżej raz, a jest „{ $text }”
fault-effect = nie ma efektu „{ $text }”
fault-industrial = kafelek przemysłowy zawsze zanieczyszcza (NEOM 9.3)
fault-disaster-effect = katastrofa musi mieć jeden z efektów: { $known }, a inny kafelek nie może ich mieć
fault-cornerstone-disaster = Kamień węgielny nie może być katastrofą
fault-points = printed_vp musi być ?, jeśli efekt daje punkty, a w przeciwnym razie liczbą
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
fault-deck-disaster = pokolenie { $generation } musi mieć dokładnie jedną katastrofę i musi to być kafelek „1+” (NEOM 13.1)
fault-effect-again = inny kafelek ma już efekt „{ $text }”, a może go mieć tylko jeden

## The game, its bots and its options, as a table offers them.

game-neom = NEOM
bot-greedy = patrzy jeden ruch naprzód i bierze najwięcej punktów
    .title = zachłanny
bot-planner = planuje każdą turę z myślą o całym mieście
    .title = planista
bot-searcher = rozgrywa w myślach najlepsze tury do końca pokolenia
    .title = badacz
course-neom = Punkty
challenge-daily-neom = Miasto dnia
    .about = Codziennie jedno rozdanie solo, takie samo dla wszystkich. Liczy się pierwsza próba.
challenge-weekly-neom = Duplikat tygodnia
    .about = Te same kafelki dla wszystkich, przeciw trzem botom poziomu trudnego. Nowe rozdanie w każdy poniedziałek; liczy się pierwsza próba.
level-easy-neom = gra losowo: dobry na pierwsze spotkanie z zasadami
level-normal-neom = bierze od razu tyle punktów, ile może; grając sam, zdobywa ich około 97
level-hard-neom = planuje każdą turę tak, jak nauczyły go tysiące gier; grając sam, zdobywa około 113 punktów
level-master-neom = zanim coś zrobi, sprawdza najlepsze tury w wyobrażonych grach; najsilniejszy bot, jakiego mamy
tune-neom = Wyznacz wagi planisty: gra sam ze sobą z odrobiną losu, a regresja znajduje wagi, które najlepiej przewidziałyby wyniki, i tak w kółko.
    .seats = Liczba graczy.
    .tiles = Kafelki w grze solo.
    .games = Liczba miejsc we wszystkich grach razem.
    .start = Wagi na początek, na przykład 1-1. Bez nich pierwsze rundy więcej próbują.
option-free = Zmienia twój obecny wynik o { $change }.
option-priced = Zmienia twój obecny wynik o { $change }. Cena: { $price ->
        [one] { $price } L-Coin
        [few] { $price } L-Coiny
       *[many] { $price } L-Coinów
    }.
effect-part =
    { $category ->
        [printed] punkty samego kafelka
        [variable] kafelki ze specjalną punktacją
        [neighborhoods] osiedla
        [goods] dobra
        [money] pieniądze
        [pollution] zanieczyszczenie
        [ghost_town] liczba domów
       *[power] zasilanie
    } { $points }
effect-none = na razie bez zmiany punktów
effect-sale = Teraz: { $parts }.
effect-placed = Na { $cell }: { $parts }.
effect-goods = Twoje miasto zacznie wytwarzać: { $goods }.
effect-income = Dochód do końca gry: { $income } { $count ->
        [one] L-Coin
        [few] L-Coiny
       *[many] L-Coinów
    }.
option-variant-standard = standardowy: najpierw każdy wybiera trzy Kamienie węgielne
option-variant-beginner = dla początkujących: po jednym losowym Kamieniu węgielnym
option-tiles-1 = gra jednoosobowa: kafelki dla najwyżej 3 graczy
option-tiles-4 = gra jednoosobowa: kafelki dla najwyżej 4 graczy
option-tiles-5 = gra jednoosobowa: wszystkie kafelki
option-seller_money-before-disaster = sprzedawcy mogą zapłacić tymi pieniędzmi za katastrofę w tej samej turze
option-seller_money-after-disaster = sprzedawcy dostają pieniądze po katastrofie
option-memory_aid-on = ekran pokazuje ręce, które już były u ciebie lub dają się odgadnąć z reszty, i kafelki jeszcze nieznane
option-memory_aid-off = ekran pokazuje tylko twoją rękę i to, co leży odkryte: resztę trzeba zapamiętać
option-title-variant = Wariant
option-title-tiles = Kafelki
option-title-seller_money = Pieniądze za sprzedane dobra
option-title-memory_aid = Ściągawka

## Co boty mówią po grze o swoich turach

reason-expects = Mój spodziewany wynik: { $points } pkt.
reason-points-now = Moja zmiana wyniku, razem z dochodem i pieniędzmi: { $points } pkt.
