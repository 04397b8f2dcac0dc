### New Angeles' terminal screens. Most lines have little room: 100 columns in the smallest terminal.

## The screen

cli-na-in-setup = Przygotowanie
cli-na-in-action = Runda { $round }/6, faza akcji, tura: { $active }
cli-na-in-production = Runda { $round }/6, faza produkcji
cli-na-in-event = Runda { $round }/6, faza wydarzeń
cli-na-in-over = Koniec po rundzie { $round }/6
cli-na-in-demand = Runda wymagań { $demand }/3
cli-na-supply = { $demand }: +{ $threat }
cli-na-threat = Zagrożenie { $threat }/25
cli-na-rounds = Rundy { $track }
cli-na-turns-left =
    { $turns ->
        [one] Jeszcze { $turns } tura, potem { $event }
        [few] Jeszcze { $turns } tury, potem { $event }
       *[many] Jeszcze { $turns } tur, potem { $event }
    }
cli-na-one-turn-left = Jeszcze 1 tura, potem { $event }
cli-na-no-turn-left = Ostatnia tura, potem { $event }
cli-na-event-next = wydarzenie: { $back }
cli-na-then-event = Dalej: { $event }
cli-na-event-now = Wydarzenie: { $event }
cli-na-next-round =
    { $turns ->
        [one] Następna runda: { $turns } tura, potem { $event }
        [few] Następna runda: { $turns } tury, potem { $event }
       *[many] Następna runda: { $turns } tur, potem { $event }
    }
cli-na-you = { $name }, { $corporation }
cli-na-contract-0 = { $pays } kapitału za usuniętego wroga
cli-na-contract-1 = { $pays } kapitału za ruch androidów
cli-na-contract-2 = { $pays } kapitału za usuniętą chorobę
cli-na-contract-3 = { $pays } kapitału, gdy zagrożenie +0/+1
cli-na-contract-4 = { $pays } kapitału za każde -1 niepokoju
cli-na-contract-5 = { $pays } kapitału za usunięte wyłączenie
cli-na-rival = Rywal: { $card }
cli-na-rival-own = Rywal: brak, wyprzedź graczy: { $count }
cli-na-rival-federalist = Federalista: 25 kapitału przy 25
cli-na-aside = Odłożony: { $card }
cli-na-investment = { $card }, teraz { $pays }: { $what }
cli-na-deal = Umowa: { $asset }
cli-na-no-deal = Nie ma umowy na stole
cli-na-main = Główna
cli-na-counter = Kontra
cli-na-offer = { $kind } { $support }  { $who }: { $card }
cli-na-no-offer = { $kind } -  jeszcze brak
cli-na-declared = ogłoszono: { $things }
cli-na-price = (odrzucone za nią karty: { $count })
cli-na-barred = (bez wsparcia: { $names })
cli-na-players = Gracze
cli-na-head = kapitał ręka  zasoby
cli-na-hand = Twoja ręka
cli-na-hand-empty = brak kart akcji
cli-na-house = * wartości nasze, nie drukowane (R-40)
cli-na-legend-0 = A android D rozw.
cli-na-legend-1 = O wył.  I chor.
cli-na-legend-2 = T poziom
cli-na-legend-3 = H Front Ludzk.
cli-na-legend-4 = C przestępcy
cli-na-legend-5 = P ochrona
cli-na-root = ↓ Korzeń
cli-na-protest = prot
cli-na-strike = STRJ

## Answers

cli-na-seat =
    { $cards ->
        [one] { $name }, { $corporation }: { $capital } kapitału, { $cards } karta
        [few] { $name }, { $corporation }: { $capital } kapitału, { $cards } karty
       *[many] { $name }, { $corporation }: { $capital } kapitału, { $cards } kart
    }
cli-na-district = { $name }
cli-na-district-with = { $name }: { $components }
cli-na-resource = { $name }, teraz { $now } z { $target }
cli-na-type = { $name }, kart w talii: { $count }
cli-na-offer-main = główna oferta: { $card }
cli-na-offer-counter = kontroferta: { $card }
cli-na-done = Gotowe
cli-na-pass = Pas
cli-na-abstain = Wstrzymaj się
cli-na-yes = Tak
cli-na-no = Nie
cli-na-amount = { $amount } kapitału
cli-na-fee = strać 1 kapitału
cli-na-calm-or-orgcrime-1 = Obniż niepokój o 1 poziom
cli-na-calm-or-orgcrime-2 = Usuń organizację przestępczą
cli-na-draw-or-turn-up-1 = Ten gracz dobiera 5 kart
cli-na-draw-or-turn-up-2 = Odkryj jego akcję awaryjną
cli-na-steal-or-gain-1 = Ukradnij zasób ludzki
cli-na-steal-or-gain-2 = Zyskaj 2 kapitału
cli-na-pay-or-take-back-1 = Zapłać 2 kapitału
cli-na-pay-or-take-back-2 = Wycofaj kontrofertę
cli-na-discard-or-draw-1 = Ten gracz odrzuca 3 karty
cli-na-discard-or-draw-2 = Ten gracz dobiera 3 karty

## The prompt and the pages

cli-na-over-prompt = [l dziennik  p obietnice  h ręka  a zasoby  s stan  Enter kończy] >{ " " }
cli-na-prompt = { $keys }  [? pomoc  u cofnij  t handel  p obietnice  l dziennik  h ręka  a zasoby  q koniec] >{ " " }
cli-na-answers = Wpisz numer odpowiedzi albo jej nazwę. Dzielnice mają własne numery. ? wyjaśnia pytanie, ?16.3 lub ?R-40 pokazuje zasadę; u cofa, t handluje, p pokazuje wszystkie propozycje i obietnice, l cały dziennik, h twoją rękę, a wszystkie zasoby ludzkie i akcje awaryjne, s kapitał wszystkich, q zapisuje i kończy.
cli-na-legend = W dzielnicy: T i jej poziom, co produkuje (En energia, Co żywność, Te technologie, Et rozrywka, Cr kredyty; dobro podstawowe jest pierwsze), prot to protest, STRJ to strajk; A android, D rozwój, O wyłączenie, I choroba, H Front Ludzkości, C organizacje przestępcze, P prywatna ochrona. Strzałki pokazują wyjścia. Nad pulą: wymagania i zagrożenie, jeśli nie będą spełnione; pełne znaki to stan puli, puste to to, czego jeszcze brakuje. Gracze: kapitał, karty na ręce, E i e to odkryte i zakryte akcje awaryjne; zasoby w nawiasach są wyczerpane. Liczby w dzienniku to zasady.
cli-na-hand-title = Twoja ręka
cli-na-emergencies-title = Twoje akcje awaryjne
cli-na-assets-title = Zasoby ludzkie: { $name }
cli-na-known-title = Znane ci karty: { $name }
cli-na-none = brak
cli-na-exhausted = wyczerpany
cli-na-face-down = zakryta
cli-na-standing-title = Kapitał
cli-na-standing = { $name } { $corporation } { $capital }
cli-na-events-title = Znane ci wydarzenia, od wierzchu talii
cli-na-event-place = { $place }. { $event }
cli-na-final-title = Gra jest skończona
cli-na-final-demand = Trzecia runda wymagań minęła: New Angeles przetrwało.
cli-na-final-threat = Zagrożenie wynosi 25: rząd przejmuje miasto.
cli-na-final = { $name } { $corporation } { $capital }  rywal { $rival }{ $won }
cli-na-final-won = { "  " }wygrywa
cli-na-nobody = Nikt nie wygrywa.

## The panel and the ledger

cli-na-trade = Handel
cli-na-trade-keys = Handel: y n c
cli-na-trade-keys-wide = Handel: y zgoda, n odmowa, c kontrpropozycja, każde z numerem
cli-na-to-you = ► { $number } { $who } do ciebie: { $gives } za { $wants }
cli-na-from-you = { $number } ty do { $other }: { $gives } za { $wants }
cli-na-between = { $number } { $who } do { $other }: { $gives } za { $wants }
cli-na-label-binding = wiążące (65.0)
cli-na-label-promise = obietnica: niewiążąca (65.2)
cli-na-label-whisper = { $label }, szeptem
cli-na-more-proposals = jeszcze { $count }: naciśnij p
cli-na-open-promises = Otwarte obietnice: { $counts }
cli-na-count = { $name } { $count }
cli-na-proposals-title = Otwarte propozycje
cli-na-proposals-none = brak; naciśnij t, aby złożyć propozycję
cli-na-keys-to-you = y { $number } przyjmuje, n { $number } odrzuca, c { $number } składa kontrpropozycję
cli-na-keys-from-you = w { $number } wycofuje
cli-na-ledger-title = Obietnice (umowa { $deal } to obecna lub następna)
cli-na-ledger-none = na razie brak
cli-na-ledger = { $status } { $who } do { $other }: { $promise }{ $notes }
cli-na-status-open = otwarta
cli-na-status-kept = dotrzymana
cli-na-status-broken = ZŁAMANA
cli-na-status-void = nieważna
cli-na-note-whisper = szeptem
cli-na-note-due = do spełnienia teraz
cli-na-note-paid = zapłacono { $paid } kapitału
cli-na-tally-title = Obietnice graczy
cli-na-tally = { $name } { $corporation } otwarte { $open }  dotrzymane { $kept }  złamane { $broken }  nieważne { $void }
cli-na-ledger-rule = Obietnice nie są wiążące i nikt ich nie egzekwuje (65.2). R-131 mówi, kiedy obietnica jest dotrzymana, złamana lub nieważna. Widzisz wszystkie jawne obietnice oraz szepty do ciebie i od ciebie.

## What is asked

cli-na-build-title = Handel z graczem { $name }
cli-na-build-first = Handel
cli-na-side = { $name } daje: { $terms }
cli-na-whom = Z kim?
cli-na-pick-prompt = numer lub nazwa, Enter wraca, q anuluje wymianę >{ " " }
cli-na-gives-prompt = Co dajesz? Naciśnij Enter, gdy skończysz >{ " " }
cli-na-wants-prompt = Czego chcesz? Naciśnij Enter, gdy skończysz >{ " " }
cli-na-choice-c = c  kapitał: { $name } ma { $capital }
cli-na-choice-a = a  zasób ludzki: { $assets }
cli-na-choice-n = n  obecny ruch: { $name }
cli-na-choice-p = p  obietnica
cli-na-choice-clear = -  wyczyść tę stronę
cli-na-choice-drop = q  anuluj wymianę
cli-na-choice-words = Albo wpisz słowa, po przecinku: 2, midori, pass, main 2, support ben until 7.
cli-na-how-much = Ile kapitału? Najwyżej { $capital } >{ " " }
cli-na-which-asset = Który zasób ludzki?
cli-na-which-answer = Jaki ruch, od razu?
cli-na-exactly-cards = Dokładnie iloma kartami? Enter oznacza dowolną liczbę >{ " " }
cli-na-which-promise = Co obiecuje { $name }?
cli-na-kind-support = wesprzeć czyjąś ofertę
cli-na-kind-oppose = wesprzeć ofertę konkurującą z czyjąś
cli-na-kind-counter = złożyć komuś kontrofertę
cli-na-kind-no-counter = nie składać komuś kontroferty
cli-na-kind-keep-out = trzymać z dala od dzielnicy jeden rodzaj elementów albo wszystkie
cli-na-kind-give = dać później kapitał lub zasób ludzki
cli-na-kind-no-trade = z kimś nie handlować
cli-na-about = Który gracz?
cli-na-least-cards = Co najmniej iloma kartami? Enter oznacza 1 kartę >{ " " }
cli-na-which-component = Czego nie wolno tam umieszczać?
cli-na-any-component = wszystko
cli-na-which-district = Która dzielnica?
cli-na-which-gift = Co zostanie przekazane?
cli-na-gift-capital = kapitał
cli-na-gift-how-much = Ile kapitału? >{ " " }
cli-na-which-when = Kiedy?
cli-na-when-deal-ends = gdy skończy się umowa
cli-na-when-wins-deal = gdy ktoś wygra umowę
cli-na-when-turn-begins = gdy zacznie się czyjaś tura
cli-na-when-demand = w następnej rundzie wymagań
cli-na-until = Do której umowy? Enter oznacza umowę { $deal }, obecną lub następną >{ " " }
cli-na-whisper = Szepnąć, aby widziały to tylko dwie osoby? Wpisz y, jeśli tak; Enter oznacza nie >{ " " }

## Agreement

cli-na-consent-title = Wymiana
cli-na-binds = Wiążące: każda strona wykonuje swoją część od razu, gdy obie się zgodzą (NA 65.0).
cli-na-binds-answer = Wiążące: każda strona wykonuje swoją część od razu, gdy obie się zgodzą. Dotyczy to też ruchu (NA 65.0, R-116).
cli-na-binds-nobody = NIEWIĄŻĄCE: obietnica dotyczy przyszłości (NA 65.2, 65.3). To, co dajecie teraz, jest darem (NA 65.1); obietnice są zapisywane, ale nikt ich nie egzekwuje (R-62).
cli-na-whispered = Szeptem: pozostali zobaczą tylko to, co przejdzie z rąk do rąk (R-132).
cli-na-propose-prompt = Enter: zaproponuj, cokolwiek innego: anuluj >{ " " }
cli-na-accept-prompt = Enter: przyjmij, cokolwiek innego: zostaw otwartą >{ " " }
cli-na-is-proposed = Złożono propozycję { $number }. w { $number } ją wycofuje.
cli-na-is-dropped = Anulowano: nic nie zaproponowano.
cli-na-left-open = Propozycja { $number } zostaje otwarta.
cli-na-is-declined = Odrzucono propozycję { $number }.
cli-na-is-withdrawn = Wycofano propozycję { $number }.

## People whose move it is not

cli-na-listening = To nie twój ruch. t proponuje wymianę; y, n i c odpowiadają; w wycofuje twoją; Enter kontynuuje.
cli-na-listening-keys = Enter kontynuuje
cli-na-stops = Gra czeka teraz na ciebie, zanim bot złoży kontrofertę lub udzieli wsparcia. Wpisz i, aby to wyłączyć.
cli-na-stops-not = Gra nie czeka już na ciebie, zanim bot złoży kontrofertę lub udzieli wsparcia.

## Przerwy

cli-na-stops-title = Przerwy na handel (65.0, R-133)
cli-na-stops-called = W tych momentach gra czeka na graczy, którzy poprosili o przerwę. Wszyscy mogą handlować, dopóki oni nie zagrają dalej.
cli-na-stops-always = We wszystkich tych momentach gra czeka, aż wszyscy zagrają dalej.
cli-na-stop-moment = { $number } { $moment }: { $calls }
cli-na-stop-always = { $names } (zawsze)
cli-na-stop-once = { $names } (następnym razem)
cli-na-dismissed-round = { $name } nie chce przerw w tej rundzie.
cli-na-dismissed-game = { $name } nie chce przerw w tej grze.
cli-na-calls = { $name } { $moments }
cli-na-all-calls = Przerwy: { $calls }
cli-na-stops-help =
    stop pokazuje ponumerowane momenty, w których gra może poczekać, i kto poprosił tam o przerwę.
    stop 3 albo stop production prosi o przerwę w tym momencie jeden raz, stop 3 always za każdym razem, a stop 3 off cofa tę prośbę. Wszyscy widzą, o co prosisz.
    skip round pomija dla ciebie wszystkie przerwy w tej rundzie, skip game w całej grze, a skip off to odwołuje.
cli-na-stop-which = Gra nie może się zatrzymać w momencie „{ $text }”. Wpisz stop i jeden z tych momentów: { $moments }.
cli-na-stop-how = „{ $text }” nie mówi, jak często robić przerwę. Pomiń to, aby zrobić ją raz, albo wpisz always lub off.
cli-na-skip-how = Wpisz skip round, skip game albo skip off.

## Refusals

cli-na-trade-words = Nie można handlować tym: „{ $text }”. Wpisz ?, aby zobaczyć, co można wpisać.
cli-na-trade-player = Nie ma tu gracza „{ $text }”. Gracze to: { $names }.
cli-na-trade-whom = Wpisz t oraz gracza lub korporację, z którą chcesz handlować: { $names }.
cli-na-trade-which = „{ $text }” może znaczyć: { $names }. Wpisz więcej liter.
cli-na-trade-number = „{ $text }” nie jest liczbą całkowitą.
cli-na-trade-one = Na liście nie ma „{ $text }”. Wpisz numer lub nazwę z listy.
cli-na-answer-twice = W wymianie może być tylko jeden ruch. Pomiń pozostałe.
cli-na-which-proposal = Która propozycja? Podaj numer: { $numbers }.

## Help

cli-na-help-title = Handel (65)
cli-na-help =
    t pyta krok po kroku, co dajesz i czego chcesz. W jednym wierszu: t IMIĘ co dajesz for czego chcesz, na końcu może być „whisper”. Imię to gracz lub korporacja albo początek ich nazwy.
    t nbn 2 for support: 2 kapitału za wsparcie twojej oferty, od razu, jeśli to ruch NBN, a inaczej jako obietnica
    t ben midori, 1 for main 2: zasób ludzki i 1 kapitału za wsparcie głównej oferty teraz dokładnie 2 kartami
    t ben for pass, t ben 3 (dar), t ben support ben 2 cards until 7 for 4
    Co ktoś daje teraz: 2 lub 2 capital, nazwa zasobu ludzkiego albo jego obecny ruch: pass, counter (dowolną kartą, gdy można złożyć kontrofertę), abstain, main, counter (kontroferta, gdy można wspierać), main 2, answer TEKST.
    Obietnice: support IMIĘ [2 cards], against IMIĘ [2 cards], counter IMIĘ, no counter IMIĘ, no trade IMIĘ, keep out [RODZAJ] DZIELNICA, later 2 [when IMIĘ wins | when IMIĘ turn | when demand]. Dodaj until 7 (umowa 7) lub 2 deals, aby podać, jak długo trwa; inaczej dotyczy tej umowy. „promise support” to obietnica, nawet jeśli wsparcie jest możliwe teraz. me i you też są imionami.
    y 3 przyjmuje propozycję 3, n 3 ją odrzuca, c 3 składa kontrpropozycję (c 3 1 for support), w 3 wycofuje własną. Gdy pasuje tylko jedna, numer można pominąć. p pokazuje wszystkie propozycje i obietnice w całości.
    i sprawia, że gra czeka przed każdym botem, który składa kontrofertę lub wspiera, aby można było z nim handlować. @IMIĘ oddaje ekran innej osobie, która chce handlować.
cli-help-setup = Której karty przygotowania użyć:
cli-help-corporations = Które korporacje grają:
cli-help-stops = Kiedy gra robi przerwę na handel (NA 65.0, R-133): gdy ktoś o nią poprosi, przy każdej okazji albo nigdy:
