### New Angeles: all player-facing texts of the cards and of the game, in our own words.
### An unofficial edition. "You" is the owner of the card, or the player who is being asked.
###
### Cards: .name, .text (full), .short (60 characters at most), .why (advice), .ask-... (questions).
### $nth is the number of the choice within one step, counted from 1. The program builds the lists
### $steps, $places, $targets and $districts from the messages for their parts.

## Action cards: biotech

clean-slate =
    .name = Czysta karta
    .text = Usuń z miasta do 2 żetonów choroby; jeśli usuniesz choć jeden, musisz potem umieścić 1 żeton wyłączenia w jednej z tych dzielnic. Choroba nie podnosi zagrożenia przy tej karcie.
    .short = Usuń do 2 chorób; w jednej z dzielnic wyłączenie
    .why = Dobra, gdy potrzebujesz dzielnic z chorobą do innych kart albo gdy Jinteki zapłaci ci za pomoc.
    .ask-illness = Wybierz żeton choroby do usunięcia (wybór { $nth } z najwyżej 2) albo zakończ. Jeśli usuniesz choć jeden, w jednej z tych dzielnic pojawi się wyłączenie.
    .ask-outage = Wybierz, w której z tych dzielnic pojawi się wyłączenie: dopóki trwa, nic się tam nie produkuje, a niepokój znika.
clinical-trials =
    .name = Badania kliniczne
    .text = Usuń z miasta 1 żeton choroby. Choroba nie podnosi zagrożenia przy tej karcie.
    .short = Usuń 1 żeton choroby bez ryzyka zagrożenia
    .why = Bezpieczna oferta, która nikomu nie przeszkadza; najlepsza tuż przed akcją w tej dzielnicy.
    .ask-illness = Wybierz żeton choroby do usunięcia.
information-procurement =
    .name = Pozyskiwanie informacji
    .text = Począwszy od aktywnego gracza, zgodnie z ruchem wskazówek zegara, każdy może wydać dowolną ilość kapitału, który przepada nawet wtedy, gdy suma jest za mała. Jeśli razem jest to co najmniej 1 kapitału na gracza, zagrożenie spada o 2.
    .short = Zrzutka: razem 1 kapitału na gracza to zagrożenie -2
    .why = Dobra, gdy zagrożenie zbliża się do 25, a inni boją się na tyle, że zapłacą.
    .ask-capital = Wybierz, ile kapitału wydajesz; przepada on w każdym razie. Jeśli wszyscy razem wydadzą co najmniej 1 kapitału na gracza, zagrożenie spadnie o 2.
unorthodox-knowledge =
    .name = Niekonwencjonalna wiedza
    .text = Podejrzyj w tajemnicy 3 wierzchnie karty wydarzeń. Jedną z nich odłóż na spód talii, a 2 pozostałe na wierzch, w dowolnej kolejności.
    .short = Podejrzyj 3 wydarzenia; 1 na spód, 2 ułóż po swojemu
    .why = Dobra, gdy boisz się następnego wydarzenia albo chcesz być jedyną osobą, która je zna.
    .ask-bottom = Wybierz wydarzenie, które trafi na spód talii. Dwa pozostałe zostają na wierzchu.
    .ask-top = Wybierz wydarzenie, które nadejdzie jako następne; drugie przyjdzie po nim.

## Action cards: construction

ark-construction =
    .name = Budowa arkologii
    .text = Umieść 1 żeton rozwoju w dowolnej dzielnicy: odtąd produkuje ona o 1 więcej swojego dobra podstawowego.
    .short = Umieść rozwój: +1 dobra podstawowego w dzielnicy
    .why = Najlepsza na początku gry, w dzielnicy z androidem, której dobro jest wymagane.
    .ask-district = Wybierz dzielnicę na żeton rozwoju. Będzie produkować o 1 więcej dobra podstawowego; w dzielnicy mieści się tylko jeden.
budget-renovations =
    .name = Tanie remonty
    .text = Usuń z miasta do 2 żetonów wyłączenia. Potem niepokój rośnie o 1 poziom w każdej dzielnicy, z której usuwasz żeton.
    .short = Usuń do 2 wyłączeń; niepokój +1 w tych dzielnicach
    .why = Najszybszy sposób, by dwie dzielnice znów działały, a Weyland dostaje zapłatę za obie.
    .ask-outage = Wybierz żeton wyłączenia do usunięcia (wybór { $nth } z najwyżej 2) albo zakończ. Potem niepokój wzrośnie o 1 poziom w każdej z tych dzielnic.
gentrification =
    .name = Gentryfikacja
    .text = Usuń 1 żeton wyłączenia, a potem umieść w tej dzielnicy jednostkę Prywatnej ochrony, chyba że już tam jest. Wszystkie wrogie jednostki (Front Ludzkości i Organizacje przestępcze) poruszają się stamtąd do następnej dzielnicy.
    .short = Usuń 1 wyłączenie; Prywatna ochrona wypędza wrogów
    .why = Dobra dla dzielnicy, którą chcesz utrzymać: znów działa i zostaje wolna od wrogów.
    .ask-outage = Wybierz żeton wyłączenia do usunięcia. W tej dzielnicy pojawi się Prywatna ochrona, a wrogie jednostki poruszą się do następnej.
vanity-project =
    .name = Projekt prestiżowy
    .text = Wybierz dowolnego gracza, możesz też siebie: otrzymuje on 2 kapitału albo 4 kapitału, jeśli wsparł tę ofertę. Potem odrzucasz jeden z jego zasobów ludzkich, jeśli jakiś ma.
    .short = Gracz: 2 kapitału (wspierający 4), ale traci zasób ludzki
    .why = Nagradza kogoś, kto cię wsparł i nie ma zasobów ludzkich, albo usuwa z gry groźny zasób ludzki.
    .ask-player = Wybierz gracza: otrzyma 2 kapitału albo 4 kapitału, jeśli wsparł tę ofertę, a potem straci wybrany przez ciebie zasób ludzki.
    .ask-asset = Wybierz, który zasób ludzki tego gracza zostanie odrzucony.

## Action cards: labor

efficiency-experts =
    .name = Eksperci od wydajności
    .text = Porusz 1 androida do dzielnicy, w której nie ma androida. Choroba nie podnosi zagrożenia przy tej karcie. Pamiętaj: co rundę produkują te dzielnice, w których są androidy.
    .short = Porusz 1 androida bez ryzyka zagrożenia
    .why = Dobra, gdy jeden android we właściwej dzielnicy wystarczy do spełnienia wymagań albo gdy Haas-Bioroid zapłaci za ruch.
    .ask-android = Wybierz androida do poruszenia; potem wybierzesz, dokąd trafi.
    .ask-where = Wybierz dzielnicę, do której trafi android; nie może tam być innego androida.
high-risk-investments =
    .name = Ryzykowne inwestycje
    .text = Wybierz kolejno 3 różnych graczy, możesz też siebie: pierwszy otrzymuje 3 kapitału, drugi 2 kapitału, a trzeci 1 kapitału.
    .short = Trzej wybrani gracze otrzymują 3, 2 i 1 kapitału
    .why = Najlepsza łapówka w grze: obiecaj miejsca przed głosowaniem, a pierwsze zachowaj dla siebie.
    .ask-player = Wybierz gracza, który otrzyma { $nth ->
            [1] 3 kapitału
            [2] 2 kapitału
           *[3] 1 kapitału
        }. Możesz wybrać siebie.
labor-solutions =
    .name = Rozwiązania kadrowe
    .text = Porusz do 3 androidów, każdego raz, do dzielnic, w których nie ma androida. Potem umieść 1 jednostkę Organizacji przestępczych w dowolnej dzielnicy.
    .short = Porusz do 3 androidów; dołóż 1 jedn. Org. przestępczych
    .why = Dobra, gdy kilka androidów stoi nie tam, gdzie trzeba, a runda wymagań jest blisko.
    .ask-android = Wybierz androida do poruszenia (wybór { $nth } z najwyżej 3) albo zakończ. Każdy android porusza się tylko raz.
    .ask-where = Wybierz dzielnicę, do której trafi android; nie może tam być innego androida.
    .ask-orgcrime = Wybierz dzielnicę, w której pojawi się jednostka Organizacji przestępczych; zatrzyma ona produkcję dobra podstawowego.
liquidation =
    .name = Likwidacja
    .text = Wybierz dzielnicę, w której nie trwa strajk ani wyłączenie: od razu produkuje wszystkie swoje dobra, nawet jeśli są tam Organizacje przestępcze. Potem zaczyna się w niej strajk.
    .short = Dzielnica od razu produkuje, a potem strajkuje
    .why = Dobra w ostatniej turze przed rundą wymagań, gdy późniejszy strajk nikomu nie szkodzi.
    .ask-district = Wybierz dzielnicę, która teraz wyprodukuje wszystkie swoje dobra, a potem zacznie strajk.

## Action cards: media

live-feed-24-7 =
    .name = Na żywo 24/7
    .text = Wybierz jedno: obniż niepokój o 1 poziom w dowolnej dzielnicy albo usuń z miasta 1 jednostkę Organizacji przestępczych.
    .short = Niepokój -1 albo usuń 1 jedn. Org. przestępczych
    .why = Mała karta o dwóch zastosowaniach; dobra, gdy strajk lub przestępcy blokują dzielnicę z androidem.
    .ask-choice = Wybierz, co zrobi karta: obniży niepokój o 1 poziom w dzielnicy czy usunie jednostkę Organizacji przestępczych.
    .ask-calm = Wybierz dzielnicę, w której niepokój spadnie o 1 poziom.
    .ask-orgcrime = Wybierz dzielnicę, z której usuniesz jednostkę Organizacji przestępczych.
media-circus =
    .name = Medialny cyrk
    .text = Obniż niepokój o 2 poziomy w jednej dzielnicy. Potem umieść 1 jednostkę Frontu Ludzkości w dowolnej dzielnicy.
    .short = Niepokój -2 w dzielnicy; dołóż 1 jedn. Frontu Ludzkości
    .why = Dobra na strajk: jedna karta kończy go całkowicie.
    .ask-calm = Wybierz dzielnicę, w której niepokój spadnie o 2 poziomy (strajk skończy się całkowicie). Potem umieścisz jednostkę Frontu Ludzkości.
    .ask-human-first = Wybierz dzielnicę, w której pojawi się jednostka Frontu Ludzkości; produkcja wywoła tam większy niepokój.
puff-piece =
    .name = Laurka
    .text = Począwszy od aktywnego gracza, zgodnie z ruchem wskazówek zegara, każdy może dobrać 2 karty akcji jednego wybranego przez siebie rodzaju albo 3 karty, jeśli wsparł tę ofertę.
    .short = Każdy może dobrać 2 karty z 1 talii, wspierający 3
    .why = Łatwo znaleźć dla niej wsparcie, bo wspierający odzyskują karty.
    .ask-type = Wybierz rodzaj, by dobrać 2 karty (3 karty, jeśli wspierasz tę ofertę), albo spasuj.
spin-doctors =
    .name = Spin doktorzy
    .text = Obniż niepokój o 1 poziom w najwyżej 2 różnych dzielnicach. Potem kredyty w puli spadają o 1; jeśli ich nie ma, zamiast tego zagrożenie rośnie o 1.
    .short = Niepokój -1 w maks. 2 dzielnicach; potem kredyty -1
    .why = Dobra, gdy wymagania obejmują mało kredytów, a dwóm dzielnicom grozi strajk.
    .ask-calm = Wybierz dzielnicę, w której niepokój spadnie o 1 poziom (wybór { $nth } z najwyżej 2), albo zakończ. Potem kredyty spadną o 1, a jeśli ich nie ma, zagrożenie wzrośnie o 1.

## Action cards: security

arrest-orders =
    .name = Nakazy aresztowania
    .text = Umieść 1 jednostkę Prywatnej ochrony w dowolnej dzielnicy i usuń z niej wszystkie wrogie jednostki (Front Ludzkości i Organizacje przestępcze). Jeśli Prywatna ochrona już tam jest albo rezerwy są puste, nic się nie dzieje.
    .short = Umieść Prywatną ochronę; usuń wrogie jednostki stamtąd
    .why = Najlepsza w dzielnicy wysokiego poziomu z oboma rodzajami wrogów; Globalsec dostaje zapłatę za każdego.
    .ask-district = Wybierz dzielnicę dla Prywatnej ochrony. Wszystkie wrogie jednostki zostaną stamtąd usunięte; jeśli ochrona już tam jest, nic się nie stanie.
full-deployment =
    .name = Pełna mobilizacja
    .text = Wybierz innego gracza, a potem jedno z dwojga: dobiera on 5 kart akcji rodzaju, który wskażesz, albo odkrywasz jedną z jego zakrytych akcji awaryjnych.
    .short = Inny gracz dobiera 5 kart lub odzyskuje akcję awaryjną
    .why = Prezent wart dużego wsparcia: sprzedaj go temu, kto obieca ci najwięcej.
    .ask-player = Wybierz gracza, któremu pomożesz: potem wybierzesz dla niego 5 kart albo akcję awaryjną.
    .ask-choice = Wybierz, co dostanie ten gracz: 5 kart akcji jednego rodzaju czy odkrytą akcję awaryjną, którą znów będzie mógł zaproponować.
    .ask-type = Wybierz rodzaj 5 kart, które dobierze ten gracz.
    .ask-emergency = Wybierz, która akcja awaryjna tego gracza zostanie odkryta.
riot-control =
    .name = Tłumienie zamieszek
    .text = Usuń z miasta 1 jednostkę Prywatnej ochrony. Jeśli ją usuniesz, możesz też usunąć do 2 wrogich jednostek (Front Ludzkości lub Organizacje przestępcze) z dowolnych dzielnic. Potem w każdym razie niepokój rośnie o 1 poziom w wybranej dzielnicy, w której nie trwa strajk ani wyłączenie.
    .short = Oddaj 1 ochronę, usuń do 2 wrogów; potem niepokój +1
    .why = Dobra, gdy dwaj wrogowie stoją tam, gdzie uderzy następne wydarzenie, a ochrona jest w spokojnym miejscu.
    .ask-prisec = Wybierz jednostkę Prywatnej ochrony, którą oddasz; potem możesz usunąć do 2 wrogich jednostek.
    .ask-enemy = Wybierz dzielnicę, z której usuniesz wrogą jednostkę (wybór { $nth } z najwyżej 2), albo zakończ.
    .ask-which = Wybierz, którą wrogą jednostkę usuniesz z tej dzielnicy.
    .ask-unrest = Wybierz dzielnicę, w której niepokój wzrośnie o 1 poziom.
scorched-earth =
    .name = Spalona ziemia
    .text = Umieść 1 żeton wyłączenia w dzielnicy, w której wyłączenie nie trwa, i usuń z niej wszystkie jednostki, także Prywatną ochronę. Potem usuń wszystkie jednostki z jednej innej, wybranej dzielnicy tego samego poziomu.
    .short = Wyłączenie; usuń jednostki stamtąd i z innej dzielnicy
    .why = Ostateczność wobec wrogów na wysokim poziomie. Globalsec zarabia na każdym usuniętym wrogu, a Weyland na późniejszej naprawie wyłączenia.
    .ask-outage = Wybierz dzielnicę na wyłączenie. Wszystkie jednostki zostaną stamtąd usunięte, także Prywatna ochrona; potem oczyścisz inną dzielnicę tego poziomu.
    .ask-other = Wybierz drugą dzielnicę, z której zostaną usunięte wszystkie jednostki, także Prywatna ochrona.

## Emergency actions: each corporation has one. When it has won a deal, it is turned facedown

ruthless-tactics =
    .name = Bezlitosna taktyka
    .text = Wybierz najwyżej 4 wrogie jednostki (Front Ludzkości lub Organizacje przestępcze) i usuń je z miasta. Potem niepokój rośnie o 1 poziom w 2 różnych dzielnicach, w których nie trwa strajk ani wyłączenie.
    .short = Usuń do 4 wrogów; niepokój +1 w 2 dzielnicach
    .why = Najlepsza w mieście pełnym wrogów: jako Globalsec dostajesz zapłatę za każdą jednostkę.
    .ask-enemy = Wybierz dzielnicę, z której usuniesz wrogą jednostkę (wybór { $nth } z najwyżej 4), albo zakończ.
    .ask-which = Wybierz, którą wrogą jednostkę usuniesz z tej dzielnicy.
    .ask-unrest = Wybierz dzielnicę, w której niepokój wzrośnie o 1 poziom (wybór { $nth } z 2).
underpaid-overclocked =
    .name = Tańsi, wydajniejsi
    .text = Zwiększ o 1 ilość najwyżej 2 różnych dóbr w puli i otrzymaj 4 kapitału. Potem umieść 2 jednostki Frontu Ludzkości w wybranych dzielnicach.
    .short = Do 2 dóbr +1, 4 kapitału; dołóż 2 jedn. Frontu Ludzkości
    .why = Dobra tuż przed rundą wymagań, gdy brakuje po 1 jednego lub dwóch dóbr.
    .ask-resource = Wybierz dobro, którego w puli przybędzie 1 (wybór { $nth } z najwyżej 2), albo zakończ. Potem otrzymasz 4 kapitału i umieścisz 2 jednostki Frontu Ludzkości.
    .ask-human-first = Wybierz dzielnicę dla jednostki Frontu Ludzkości (wybór { $nth } z 2).
mandatory-quarantine =
    .name = Obowiązkowa kwarantanna
    .text = Usuń z miasta do 4 żetonów choroby. Potem umieść 2 żetony wyłączenia w wybranych dzielnicach; choroba nie podnosi zagrożenia przy tej karcie.
    .short = Usuń do 4 chorób; potem umieść 2 wyłączenia
    .why = Najlepsza w mieście pełnym chorób: jako Jinteki dostajesz zapłatę za każdy żeton.
    .ask-illness = Wybierz żeton choroby do usunięcia (wybór { $nth } z najwyżej 4) albo zakończ. Potem umieścisz 2 żetony wyłączenia.
    .ask-outage = Wybierz dzielnicę na żeton wyłączenia (wybór { $nth } z 2). Dopóki trwa, nic się tam nie produkuje.
energy-for-all =
    .name = Energia dla wszystkich
    .text = Począwszy od aktywnego gracza, zgodnie z ruchem wskazówek zegara, każdy dobiera 4 karty akcji jednego wybranego przez siebie rodzaju.
    .short = Każdy dobiera 4 karty wybranego rodzaju
    .why = Wszyscy ją lubią, więc łatwo wygrywa; użyj jej, gdy warto zdobyć odkryty zasób ludzki.
    .ask-type = Wybierz rodzaj 4 kart akcji, które dobierzesz.
sweeps-week =
    .name = Badania oglądalności
    .text = Obniż niepokój łącznie o najwyżej 4 poziomy w dowolnych dzielnicach. Potem umieść 2 żetony choroby w wybranych dzielnicach.
    .short = Niepokój łącznie do -4; potem umieść 2 choroby
    .why = Najlepsza w mieście pełnym strajków: jako NBN dostajesz zapłatę za każdy poziom.
    .ask-calm = Wybierz dzielnicę, w której niepokój spadnie o 1 poziom (wybór { $nth } z najwyżej 4), albo zakończ. Możesz wybrać tę samą dzielnicę ponownie.
    .ask-illness = Wybierz dzielnicę na żeton choroby (wybór { $nth } z 2). Karty akcji, które wpływają na dzielnicę z chorobą, podnoszą zagrożenie o 2.
massive-reconstruction =
    .name = Gruntowna przebudowa
    .text = Wybierz najwyżej 3 żetony wyłączenia i usuń je z miasta. Potem umieść 2 jednostki Organizacji przestępczych w wybranych dzielnicach.
    .short = Usuń do 3 wyłączeń; dołóż 2 jedn. Org. przestępczych
    .why = Najlepsza w mieście pogrążonym w ciemności: jako Weyland dostajesz zapłatę za każde wyłączenie.
    .ask-outage = Wybierz żeton wyłączenia do usunięcia (wybór { $nth } z najwyżej 3) albo zakończ. Potem umieścisz 2 jednostki Organizacji przestępczych.
    .ask-orgcrime = Wybierz dzielnicę dla jednostki Organizacji przestępczych (wybór { $nth } z 2); zatrzyma ona produkcję dobra podstawowego.

## Assets

aaron-marron =
    .name = Aaron Marrón
    .text = Ilekroć inny gracz odrzuca karty, by zapłacić za kontrofertę, bierzesz je na rękę.
    .short = Dostajesz karty, którymi inni płacą za kontroferty
    .why = Dobry przy stole, który chętnie kontruje: druga kontroferta w umowie daje ci 1 kartę, trzecia 2 i tak dalej.
alex-westlund =
    .name = Alex Westlund
    .text = Na koniec swojej tury możesz zamienić 2 zasoby ludzkie, które należą do dwóch różnych graczy. Jeśli jeden z nich jest twój (może to być ta karta), najpierw tracisz 2 kapitału.
    .short = Koniec tury: zamień 2 zasoby; -2 kapitału, jeśli twój
    .why = Opłaca się, gdy ktoś ma zasób ludzki wart dla ciebie znacznie więcej niż ten, który oddasz.
    .ask-first = Wybierz pierwszy z 2 zasobów ludzkich do zamiany. Jeśli jeden z nich jest twój, stracisz 2 kapitału.
    .ask-second = Wybierz drugi zasób ludzki. Musi należeć do innego gracza niż pierwszy; oba zasoby ludzkie zamienią się właścicielami.
bernice-mai =
    .name = Bernice Mai
    .text = Na koniec swojej tury możesz dać jednemu innemu graczowi 1 lub 2 karty z ręki. Za każdą otrzymujesz 1 kapitału.
    .short = Koniec tury: oddaj 1-2 karty, po 1 kapitału za każdą
    .why = Zamienia na kapitał karty, które i tak trzeba by odrzucić, i zjednuje przyjaciela.
    .ask-player = Wybierz gracza, który dostanie 1 lub 2 twoje karty; za każdą otrzymasz 1 kapitału.
    .ask-card = { $nth ->
            [1] Wybierz kartę do oddania; otrzymasz za nią 1 kapitału.
           *[2] Wybierz drugą kartę do oddania za jeszcze 1 kapitału albo zakończ.
        }
braintrust =
    .name = Trust mózgów
    .text = Na początku swojej tury dobierasz dwa razy więcej kart, niż wskazuje twój arkusz korporacji. Twój rozmiar ręki jest o 1 mniejszy.
    .short = W swojej turze dobierasz podwójnie; rozmiar ręki -1
    .why = Dobry, jeśli często kontrujesz i wspierasz, bo zużyjesz karty, zanim trzeba je odrzucić.
bryan-stinson =
    .name = Bryan Stinson
    .text = Gdy zdobywasz tę kartę, odrzuć ją i ukradnij 2 akcje awaryjne, które leżą przed innymi graczami. Odkryte pozostają odkryte, a zakryte zakryte; po użyciu jako oferta wracają do swoich korporacji.
    .short = Przy zdobyciu: ukradnij 2 akcje awaryjne
    .why = Weź odkryte, które wkrótce zaproponujesz, albo tę, której najbardziej się boisz.
    .ask-emergency = Wybierz akcję awaryjną, którą ukradniesz (wybór { $nth } z 2). Zakrytej nie można zaproponować, dopóki nie zostanie odkryta.
caprice-nisei =
    .name = Caprice Nisei
    .text = Gdy ktokolwiek składa ofertę, możesz wyczerpać tę kartę do swojej następnej tury: ten gracz musi od razu zapowiedzieć każdy wybór tej oferty i trzymać się tego, jeśli oferta wygra. Nie działa na kartę Niekonwencjonalna wiedza.
    .short = Przy ofercie wyczerp: gracz zapowiada swoje wybory
    .why = Dobra, gdy chętnie wesprzesz ofertę, ale nie ufasz temu, co zrobi z nią jej gracz.
    .ask-declare = Zapowiedz, jak rozpatrzysz swoją ofertę. Jeśli wygra, ten wybór cię wiąże.
    .ask-declare-part = Zapowiedz teraz; jeśli twoja oferta wygra, to cię wiąże. { $question }
chief-gorman =
    .name = Szef Gorman
    .text = Gdy inny gracz składa kontrofertę, możesz wyczerpać tę kartę do swojej następnej tury: ten gracz płaci ci 2 kapitału albo zabiera kontrofertę z powrotem. Kto ją zabiera, nie może złożyć innej w tej umowie.
    .short = Przy kontrofercie wyczerp: 2 kapitału albo ją cofa
    .why = Chroni twoje główne oferty. Gracz, któremu zależy na kontrofercie, zapłaci ci 2 kapitału.
    .ask-pay = Zapłać właścicielowi karty Szef Gorman 2 kapitału i zachowaj kontrofertę albo zabierz ją z powrotem i nie składaj innej w tej umowie.
coach-walden =
    .name = Trener Walden
    .text = Ilekroć gracz po twojej prawej stronie wygrywa umowę, otrzymujesz 1 kapitału.
    .short = 1 kapitału, gdy umowę wygrywa sąsiad z prawej
    .why = Czyni cię naturalnym sojusznikiem sąsiada z prawej: wspierając go, zarabiasz podwójnie.
eiko =
    .name = Eiko
    .text = Gdy inny gracz się wstrzymuje, możesz wyczerpać tę kartę do swojej następnej tury: ten gracz musi dołożyć 1 kartę z ręki jako wsparcie głównej oferty albo stracić 1 kapitału.
    .short = Ktoś się wstrzymał, wyczerp: karta albo -1 kapitału
    .why = Najlepsza w twojej własnej turze, gdy każda karta dla głównej oferty pomaga tobie.
    .ask-support-or-pay = Wstrzymujesz się, więc wybierz: dołóż kartę z ręki jako wsparcie głównej oferty albo strać 1 kapitału.
elizabeth-mills =
    .name = Elizabeth Mills
    .text = Na koniec swojej tury możesz oddać tę kartę innemu graczowi. Wtedy decydujesz, czy odrzuca on 3 karty akcji, czy dobiera 3 karty swojego głównego rodzaju (górny wiersz jego arkusza korporacji).
    .short = Koniec tury: oddaj; gracz odrzuca 3 albo dobiera 3 karty
    .why = Osłab nią rywala albo zapłać przyjacielowi, ale pamiętaj, że może do ciebie wrócić.
    .ask-player = Wybierz gracza, który dostanie Elizabeth Mills; potem zdecydujesz, czy odrzuci 3 karty, czy dobierze 3.
    .ask-choice = Wybierz, co spotka tego gracza: odrzuci 3 wybrane przez siebie karty czy dobierze 3 karty swojego głównego rodzaju.
    .ask-discard = Wybierz kartę do odrzucenia (wybór { $nth } z 3).
    .ask-type = Twoje główne karty są ogólne, więc wybierz dowolny rodzaj: dobierasz 3 jego karty.
floyd-2x3a7c =
    .name = Floyd 2X3A7C
    .text = Gdy zdobywasz tę kartę, dobierz 5 kart akcji, każdą z wybranej przez siebie talii. Zatrzymaj ją: twój rozmiar ręki jest o 5 większy.
    .short = Przy zdobyciu: dobierz 5 kart; rozmiar ręki +5
    .why = Jeden z najmocniejszych zasobów ludzkich: dużo kart to dużo głosów.
    .ask-type = Wybierz talię dla następnej karty (wybór { $nth } z 5). Każdą kartę widzisz, zanim wybierzesz następną.
fumiko-yamamori =
    .name = Fumiko Yamamori
    .text = Na koniec swojej tury możesz zmniejszyć o 1 ilość jednego dobra w puli. Otrzymujesz za to 2 kapitału.
    .short = Koniec tury: dobro w puli -1, otrzymaj 2 kapitału
    .why = Pewny zarobek, gdy w puli jest więcej dobra, niż żąda karta wymagań. Federalista może dzięki niej sprawić, że wymagania nie będą spełnione.
    .ask-resource = Wybierz dobro, którego ilość w puli spadnie o 1; otrzymasz 2 kapitału.
gurren-imaishi =
    .name = Gurren Imaishi
    .text = Gdy zdobywasz tę kartę, odrzuć ją i otrzymaj 5 kapitału.
    .short = Przy zdobyciu: otrzymaj 5 kapitału
    .why = Zawsze warto o tę kartę walczyć; za potrzebne wsparcie zapłać mniej niż 5 kapitału.
hernando-cortez =
    .name = Hernando Cortez
    .text = Gdy zdobywasz tę kartę, odrzuć ją i wybierz: ukradnij jeden zasób ludzki innemu graczowi albo otrzymaj 2 kapitału.
    .short = Przy zdobyciu: ukradnij zasób lub otrzymaj 2 kapitału
    .why = Dobry, gdy ktoś ma zasób ludzki, który działa w każdej turze.
    .ask-choice = Ukradnij zasób ludzki innemu graczowi albo otrzymaj 2 kapitału.
    .ask-asset = Wybierz zasób ludzki, który ukradniesz. Wyczerpany pozostaje wyczerpany.
isabel-mcguire =
    .name = Isabel McGuire
    .text = Gdy zaczyna się krok wsparcia, możesz wyczerpać tę kartę do swojej następnej tury: wierzchnia karta wybranej talii akcji zostaje w ciemno dołożona jako wsparcie wybranej oferty.
    .short = Przy wsparciu wyczerp: 1 głos z talii, w ciemno
    .why = Darmowy głos raz między twoimi turami, nawet za twoją własną ofertą.
    .ask-deck = Wybierz talię, której wierzchnia karta stanie się wsparciem; nikt jej nie zobaczy.
    .ask-offer = Wybierz ofertę, którą wesprze ta karta.
jackson-howard =
    .name = Jackson Howard
    .text = Gdy zostaje odkryty zasób ludzki umowy, możesz wyczerpać tę kartę do swojej następnej tury i wskazać innego gracza. Jeśli wygra on tę umowę, otrzymujesz 2 kapitału.
    .short = Nowy zasób, wyczerp: zgadnij, kto wygra: 2 kapitału
    .why = Stawiaj na gracza, którego i tak wesprzesz, zwykle na aktywnego.
    .ask-player = Wskaż, kto wygra tę umowę. Jeśli zgadniesz, otrzymasz 2 kapitału.
lily-lockwell =
    .name = Lily Lockwell
    .text = Ilekroć zaczyna się tura gracza, który ma więcej kapitału niż ty, możesz ukraść losową kartę z jego ręki.
    .short = Tura bogatszego gracza: ukradnij mu losową kartę
    .why = Mocna, dopóki jesteś z tyłu; nie robi nic, gdy masz najwięcej kapitału.
locust-company =
    .name = Locust Company
    .text = Gdy zaczyna się krok wsparcia i jest kontroferta, możesz wyczerpać tę kartę do swojej następnej tury: wybierz gracza, który w tej umowie nie może wesprzeć kontroferty. Nie można wybrać graczy, którzy złożyli oferty.
    .short = Przy wsparciu wyczerp: ktoś nie wesprze kontroferty
    .why = Najlepsza, gdy jesteś aktywnym graczem, a ktoś z wieloma kartami mógłby rozstrzygnąć umowę przeciw tobie.
    .ask-player = Wybierz gracza, który w tej umowie nie może wesprzeć kontroferty. Nadal może wesprzeć główną ofertę albo się wstrzymać.
marco-cubrero =
    .name = Marco Cubrero
    .text = Na koniec swojej tury możesz ukraść innemu graczowi 1 kapitału albo 2 kapitału, jeśli nikt (łącznie z tobą) nie ma więcej kapitału niż on.
    .short = Koniec tury: ukradnij 1 kapitału, najbogatszemu 2
    .why = Używaj go co turę; liczy się podwójnie, gdy zabiera twojemu rywalowi.
    .ask-player = Wybierz, komu kradniesz: 2 kapitału, jeśli nikt nie ma więcej niż on, w przeciwnym razie 1 kapitału.
mark-yale =
    .name = Mark Yale
    .text = Gdy ktokolwiek składa ofertę, możesz wyczerpać tę kartę do swojej następnej tury: do końca umowy ten gracz nie może w handlu dawać ani dostawać kapitału i zasobów ludzkich.
    .short = Przy ofercie wyczerp: jej gracz nie może handlować
    .why = Dobry przeciw bogatemu graczowi, który inaczej kupiłby głosy.
midori =
    .name = Midori
    .text = Gdy obie oferty mają tyle samo wsparcia, możesz wyczerpać tę kartę do swojej następnej tury: wybierasz, która z nich wygrywa.
    .short = Przy remisie wyczerp: wybierasz zwycięską ofertę
    .why = Jeśli kontroferta jest twoja, wystarcza ci remis; w innym razie sprzedaj swoją decyzję.
    .ask-offer = Jest remis wsparcia: wybierz ofertę, która wygra umowę.
monica-singh =
    .name = Monica Singh
    .text = Gdy przegrywasz umowę jako aktywny gracz, możesz ukraść 2 kapitału graczowi, którego kontroferta wygrała.
    .short = Przegrana własna umowa: ukradnij zwycięzcy 2 kapitału
    .why = Każe innym dwa razy pomyśleć, zanim cię skontrują.
mr-li =
    .name = Pan Li
    .text = Na koniec swojej tury możesz wybrać dowolnego gracza, także siebie: traci on 1 kapitału, ale dobiera 2 karty akcji, każdą z wybranej przez siebie talii.
    .short = Koniec tury: gracz traci 1 kapitału, dobiera 2 karty
    .why = Co turę kupuje ci 2 karty albo pozwala sprzedać je komuś innemu.
    .ask-player = Wybierz gracza, który straci 1 kapitału i dobierze 2 karty; możesz wybrać siebie.
    .ask-type = Wybierz talię dla następnej karty (wybór { $nth } z 2).
mr-white =
    .name = „Pan White”
    .text = Na koniec swojej tury możesz podejrzeć rękę innego gracza. Potem możesz ukraść z niej 1 kartę.
    .short = Koniec tury: podejrzyj rękę, możesz ukraść kartę
    .why = Pokazuje, co może zrobić ten gracz, i pozwala zabrać mu najlepszą kartę.
    .ask-player = Wybierz gracza, którego rękę podejrzysz; potem możesz ukraść z niej kartę.
    .ask-card = Wybierz kartę, którą ukradniesz, albo spasuj.
naoko-watanabe =
    .name = Naoko Watanabe
    .text = Gdy zdobywasz tę kartę, odrzuć ją i zdobądź 2 wierzchnie zasoby ludzkie z talii, jeden po drugim.
    .short = Przy zdobyciu: zdobądź jeszcze 2 zasoby ludzkie
    .why = Dwa zasoby ludzkie za jedną umowę: warto dużo zapłacić za wsparcie.
rachel-beckmann =
    .name = Rachel Beckmann
    .text = Na koniec każdej umowy, jeśli twoja ręka jest pusta, możesz dobrać 1 kartę akcji swojego głównego rodzaju (górny wiersz arkusza korporacji).
    .short = Koniec każdej umowy: pusta ręka, dobierz 1 kartę
    .why = Pozwala bez obaw wydać całą rękę na wsparcie.
    .ask-type = Twoje główne karty są ogólne, więc wybierz dowolny rodzaj: dobierasz 1 jego kartę.
saul-eustecio =
    .name = Saul Eustecio
    .text = Gdy wygrywa kontroferta, możesz wyczerpać tę kartę do swojej następnej tury: otrzymujesz 1 kapitału, a potem aktywny gracz otrzymuje 1 kapitału.
    .short = Wygrywa kontroferta, wyczerp: ty i aktywny +1 kapitału
    .why = Mały, ale stały dochód; w twojej turze oba zyski są twoje.
sunny-lebeau =
    .name = Sunny LeBeau
    .text = Za każdym razem, gdy rośnie zagrożenie, możesz dobrać 2 karty akcji swojego głównego rodzaju (górny wiersz arkusza korporacji).
    .short = Za każdym razem, gdy rośnie zagrożenie: dobierz 2 karty
    .why = Zamienia każde nieszczęście miasta w głosy; znakomita dla Federalisty.
    .ask-type = Twoje główne karty są ogólne, więc wybierz dowolny rodzaj: dobierasz 2 jego karty.
susan-chen =
    .name = Susan Chen
    .text = Na koniec swojej tury możesz otrzymać 2 kapitału. Jeśli to robisz, musisz oddać tę kartę innemu graczowi.
    .short = Koniec tury: otrzymaj 2 kapitału i oddaj kartę
    .why = Łatwy jednorazowy zarobek. Oddaj ją temu, kto najdłużej czeka na swoją turę, albo temu, kto ci za nią zapłaci.
    .ask-player = Wybierz gracza, który dostanie kartę Susan Chen.
tanaka =
    .name = Tanaka
    .text = Gdy zaczyna się krok rozstrzygnięcia i są dwie oferty, możesz odrzucić tę kartę: decydujesz, która oferta wygrywa, bez względu na wsparcie.
    .short = Przy rozstrzygnięciu odrzuć: wybierasz zwycięską ofertę
    .why = Zachowaj tę kartę na umowę, której nie możesz przegrać, albo nią groź.
    .ask-offer = Wybierz ofertę, która wygra umowę; wsparcie już się nie liczy.
the-fall-guy =
    .name = Kozioł ofiarny
    .text = Po złożeniu głównej oferty w swojej turze możesz odrzucić tę kartę, by złożyć także kontrofertę, bez dodatkowych kosztów. Nikt inny już nie kontruje, więc tak czy inaczej wygrywasz umowę.
    .short = Po głównej ofercie odrzuć: złóż też kontrofertę
    .why = Zapewnia zasób ludzki, który musisz mieć: inni wybierają tylko między twoimi kartami.
    .ask-counteroffer = Wybierz drugą kartę jako swoją kontrofertę. Inni wybiorą między twoimi ofertami, a ty tak czy inaczej wygrasz umowę.
thomas-haas =
    .name = Thomas Haas
    .text = Na koniec swojej tury możesz podejrzeć kartę rywala odłożoną na początku gry. Potem możesz w tajemnicy zamienić ją ze swoją.
    .short = Koniec tury: podejrzyj odłożonego rywala, możesz zamienić
    .why = Dobry, gdy daleko ci do twojego rywala; odłożona karta może być łatwiejszym celem.
    .ask-swap = Weź tę kartę rywala zamiast swojej albo zachowaj swoją. Druga zostaje zakryta.
toshiyuki-sakai =
    .name = Toshiyuki Sakai
    .text = Gdy zdobywasz tę kartę, odrzuć ją i dobierz po 2 karty akcji każdego z 5 rodzajów. Jeśli to twoja tura, nie musisz w niej odrzucać kart do rozmiaru ręki.
    .short = Przy zdobyciu: dobierz po 2 karty każdego rodzaju
    .why = Dziesięć kart naraz: najlepszy zasób ludzki, by wygrać kilka następnych głosowań.
wong-ya-ching =
    .name = Wong Ya Ching
    .text = Ilekroć zagrożenie rośnie, bo karta akcji wpłynęła na dzielnicę z chorobą, otrzymujesz 2 kapitału. Choroba, która dociera na Korzeń, nic nie daje.
    .short = 2 kapitału, gdy karta przez chorobę podnosi zagrożenie
    .why = Płaci ci za ryzyko innych; zostawiaj chorobę tam, gdzie muszą działać.

## When an asset works

timing-end_of_turn = Koniec twojej tury
    .text = Możesz użyć go raz na koniec każdej swojej tury.
timing-claim = Przy zdobyciu
    .text = Działa od razu po zdobyciu, a potem jest odrzucany. Nie możesz z tego zrezygnować.
timing-claim_kept = Przy zdobyciu, potem zawsze
    .text = Działa od razu po zdobyciu i zostaje u ciebie.
timing-exhaust = Wyczerp
    .text = Możesz użyć go w chwili podanej na karcie, obracając kartę bokiem. Będzie znów przygotowany, gdy zacznie się twoja następna tura.
timing-discard = Odrzuć
    .text = Możesz użyć go raz, w chwili podanej na karcie, odrzucając kartę.
timing-may = Jeśli chcesz
    .text = Możesz użyć go za każdym razem, gdy nadejdzie chwila podana na karcie, bez kosztów.
timing-trigger = Automatycznie
    .text = Działa sam za każdym razem, gdy nadejdzie chwila podana na karcie.
timing-passive = Zawsze
    .text = Działa, dopóki go masz.

## Events: what they do, by effect and by what they count

event-effect-per_each-human_first = Zagrożenie rośnie o { $threat } za każdą jednostkę Frontu Ludzkości w mieście.
    .short = Zagrożenie +{ $threat } za każdą jednostkę Frontu Ludzkości
    .why = Liczy się każda jednostka Frontu Ludzkości, gdziekolwiek jest.
event-effect-per_each-orgcrime = Zagrożenie rośnie o { $threat } za każdą jednostkę Organizacji przestępczych w mieście.
    .short = Zagrożenie +{ $threat } za każdą jednostkę Org. przestępczych
    .why = Liczy się każda jednostka Organizacji przestępczych, gdziekolwiek jest.
event-effect-per_each-outage = Zagrożenie rośnie o { $threat } za każdą dzielnicę, w której trwa wyłączenie.
    .short = Zagrożenie +{ $threat } za każdą dzielnicę z wyłączeniem
    .why = Gdy na rewersie następnego wydarzenia jest wyłączenie, usuń jak najwięcej wyłączeń; Weyland chętnie pomoże.
event-effect-per_each-unrest = Zagrożenie rośnie o { $threat } za każdą dzielnicę, w której trwa protest lub strajk.
    .short = Zagrożenie +{ $threat } za dzielnicę z protestem lub strajkiem
    .why = Protest liczy się tak samo jak strajk, więc kończ protesty: wystarcza 1 poziom.
event-effect-per_each-strike = Zagrożenie rośnie o { $threat } za każdą dzielnicę, w której trwa strajk.
    .short = Zagrożenie +{ $threat } za każdą dzielnicę w strajku
    .why = Liczą się tylko strajki, więc wystarczy obniżyć każdy o 1 poziom.
event-effect-at_least-human_first = Jeśli w mieście { $count ->
        [one] jest co najmniej 1 jednostka
        [few] są co najmniej { $count } jednostki
       *[many] jest co najmniej { $count } jednostek
    } Frontu Ludzkości, zagrożenie rośnie o { $threat }.
    .short = Front Ludzkości, co najmniej { $count }: zagrożenie +{ $threat }
    .why = Czasem wystarczy usunąć jedną jednostkę Frontu Ludzkości: zejdźcie poniżej liczby z karty.
event-effect-at_least-orgcrime = Jeśli w mieście { $count ->
        [one] jest co najmniej 1 jednostka
        [few] są co najmniej { $count } jednostki
       *[many] jest co najmniej { $count } jednostek
    } Organizacji przestępczych, zagrożenie rośnie o { $threat }.
    .short = Org. przestępcze, co najmniej { $count }: zagrożenie +{ $threat }
    .why = Czasem wystarczy usunąć jedną jednostkę Organizacji przestępczych: zejdźcie poniżej liczby z karty.
event-effect-at_least-outage = Jeśli wyłączenie trwa w co najmniej { $count ->
        [one] 1 dzielnicy
        [few] { $count } dzielnicach
       *[many] { $count } dzielnicach
    }, zagrożenie rośnie o { $threat }.
    .short = Dzielnice z wyłączeniem, co najmniej { $count }: zagrożenie +{ $threat }
    .why = Jedna naprawa może rozstrzygnąć: utrzymajcie się poniżej liczby na karcie.
event-effect-at_least-unrest = Jeśli protest lub strajk trwa w co najmniej { $count ->
        [one] 1 dzielnicy
        [few] { $count } dzielnicach
       *[many] { $count } dzielnicach
    }, zagrożenie rośnie o { $threat }.
    .short = Dzielnice z niepokojem, co najmniej { $count }: zagrożenie +{ $threat }
    .why = Protest liczy się tak samo jak strajk, więc kończ protesty: wystarcza 1 poziom.
event-effect-at_least-strike = Jeśli strajk trwa w co najmniej { $count ->
        [one] 1 dzielnicy
        [few] { $count } dzielnicach
       *[many] { $count } dzielnicach
    }, zagrożenie rośnie o { $threat }.
    .short = Dzielnice w strajku, co najmniej { $count }: zagrożenie +{ $threat }
    .why = Liczą się tylko strajki i tylko wtedy, gdy jest ich co najmniej tyle, ile podaje karta: czasem wystarczy zakończyć jeden.
event-effect-tier_or_move-human_first = Jeśli jakaś jednostka Frontu Ludzkości jest w dzielnicy poziomu { $tier }, zagrożenie rośnie o { $threat }; jeśli nie, każda jednostka Frontu Ludzkości porusza się do następnej dzielnicy.
    .short = Front Ludzkości na poz. { $tier }: zagrożenie +{ $threat }, inaczej ruch
    .why = Wystarczy jedna jednostka na tym poziomie, więc usuń stamtąd wszystkie.
event-effect-tier_or_move-orgcrime = Jeśli jakaś jednostka Organizacji przestępczych jest w dzielnicy poziomu { $tier }, zagrożenie rośnie o { $threat }; jeśli nie, każda jednostka Organizacji przestępczych porusza się do następnej dzielnicy.
    .short = Org. przestępcze na poz. { $tier }: zagrożenie +{ $threat }, inaczej ruch
    .why = Wystarczy jedna jednostka na tym poziomie, więc usuń stamtąd wszystkie.
event-effect-tier_else_tier-human_first = Jeśli jakaś jednostka Frontu Ludzkości jest w dzielnicy poziomu { $tier }, zagrożenie rośnie o { $threat }; jeśli nie, ale jakaś jest na poziomie { $tier2 }, zagrożenie rośnie o { $threat2 }.
    .short = Front Ludzkości na poz. { $tier }: zagrożenie +{ $threat }; na poz. { $tier2 }: +{ $threat2 }
    .why = Usuń Front Ludzkości najpierw z pierwszego z tych poziomów, potem z drugiego; jednostki na innych poziomach nie podnoszą zagrożenia.
event-effect-tier_else_tier-orgcrime = Jeśli jakaś jednostka Organizacji przestępczych jest w dzielnicy poziomu { $tier }, zagrożenie rośnie o { $threat }; jeśli nie, ale jakaś jest na poziomie { $tier2 }, zagrożenie rośnie o { $threat2 }.
    .short = Org. przestępcze na poz. { $tier }: zagrożenie +{ $threat }; na poz. { $tier2 }: +{ $threat2 }
    .why = Usuń Organizacje przestępcze najpierw z pierwszego z tych poziomów, potem z drugiego; jednostki na innych poziomach nie podnoszą zagrożenia.
event-effect-tier_else_tier-outage = Jeśli w jakiejś dzielnicy poziomu { $tier } trwa wyłączenie, zagrożenie rośnie o { $threat }; jeśli nie, ale trwa w jakiejś dzielnicy poziomu { $tier2 }, zagrożenie rośnie o { $threat2 }.
    .short = Wyłączenie na poz. { $tier }: zagrożenie +{ $threat }; na poz. { $tier2 }: +{ $threat2 }
    .why = Naprawiaj najpierw pierwszy z tych dwóch poziomów, potem drugi; wyłączenia na innych poziomach nie podnoszą zagrożenia.
event-effect-tier_else_tier-unrest = Jeśli w jakiejś dzielnicy poziomu { $tier } trwa protest lub strajk, zagrożenie rośnie o { $threat }; jeśli nie, ale trwa w jakiejś dzielnicy poziomu { $tier2 }, zagrożenie rośnie o { $threat2 }.
    .short = Niepokój na poz. { $tier }: zagrożenie +{ $threat }; na poz. { $tier2 }: +{ $threat2 }
    .why = Uspokój najpierw pierwszy z tych poziomów, potem drugi; niepokój na innych poziomach nie podnosi zagrożenia.
event-effect-tier_else_tier-strike = Jeśli w jakiejś dzielnicy poziomu { $tier } trwa strajk, zagrożenie rośnie o { $threat }; jeśli nie, ale trwa w jakiejś dzielnicy poziomu { $tier2 }, zagrożenie rośnie o { $threat2 }.
    .short = Strajk na poz. { $tier }: zagrożenie +{ $threat }; na poz. { $tier2 }: +{ $threat2 }
    .why = Zakończ strajki najpierw na pierwszym z tych poziomów, potem na drugim; strajki na innych poziomach nie podnoszą zagrożenia.
event-effect-moves_twice-human_first = Każda jednostka Frontu Ludzkości porusza się dwa razy, poczynając od dzielnicy o najwyższym numerze; każda, która dotrze na Korzeń, podnosi zagrożenie o 2.
    .short = Każda jednostka Frontu Ludzkości rusza się dwa razy
    .why = Usuń Front Ludzkości z ostatnich dzielnic przed Korzeniem albo zastaw drogę Prywatną ochroną.
event-effect-moves_twice-orgcrime = Każda jednostka Organizacji przestępczych porusza się dwa razy, poczynając od dzielnicy o najwyższym numerze; każda, która dotrze na Korzeń, podnosi zagrożenie o 2.
    .short = Każda jednostka Org. przestępczych rusza się dwa razy
    .why = Usuń Organizacje przestępcze z ostatnich dzielnic przed Korzeniem albo obstaw drogi Prywatną ochroną.

# $places to lista czterech części poniżej, w tej kolejności; $districts to lista taka jak „Quinde (2) i Manta (4)”.
event-then = Potem pojawiają się: { $places }; następna runda ma { $turns ->
        [one] 1 turę
        [few] { $turns } tury
       *[many] { $turns } tur
    }.
event-place-outage = { $count ->
        [one] żeton wyłączenia
        [few] żetony wyłączenia
       *[many] żetony wyłączenia
    } – { $districts }
event-place-illness = { $count ->
        [one] żeton choroby
        [few] żetony choroby
       *[many] żetony choroby
    } – { $districts }
event-place-orgcrime = { $count ->
        [one] jednostka Organizacji przestępczych
        [few] jednostki Organizacji przestępczych
       *[many] jednostki Organizacji przestępczych
    } – { $districts }
event-place-human_first = { $count ->
        [one] jednostka Frontu Ludzkości
        [few] jednostki Frontu Ludzkości
       *[many] jednostki Frontu Ludzkości
    } – { $districts }

## Events

activist-cells-awaken =
    .name = Komórki aktywistów budzą się
beanstalk-beset-by-protesters =
    .name = Protestujący oblegają Łodygę
human-first-starts-riot =
    .name = Front Ludzkości wszczyna zamieszki
humanity-labor-hosts-union-heads =
    .name = Humanity Labor gości szefów związków
beanstalk-owned-by-mob =
    .name = Łodyga w rękach mafii?
gang-wars-at-all-time-high =
    .name = Rekordowa fala wojen gangów!
pistoleros-hit-squads-strike =
    .name = Gangi Pistoleros atakują!
tri-maf-leaders-unite =
    .name = Przywódcy Tri-Maf łączą siły!
crumbling-infrastructure =
    .name = Sypiąca się infrastruktura
earthquake-rocks-city =
    .name = Trzęsienie ziemi w mieście
helium-3-transport-threatened =
    .name = Transport helu-3 zagrożony
rolling-outages-increase =
    .name = Coraz częstsze wyłączenia
average-wage-falls-again =
    .name = Średnia płaca znów spada
report-record-unemployment =
    .name = Raport: rekordowe bezrobocie
social-apps-spark-revolution =
    .name = Aplikacje wzniecają rewolucję
welfare-programs-slashed =
    .name = Cięcia programów socjalnych

## Investments: what they pay, by kind

investment-pays-count-illness = W następnej rundzie wymagań policz żetony choroby w mieście i otrzymaj: { $steps }.
    .short = Żetony choroby w mieście dają do { $most } kapitału
    .why = Nie ruszaj chorób i pozwól, by roznosiły je wydarzenia; Jinteki szybko to zauważy.
investment-pays-count-outage = W następnej rundzie wymagań policz żetony wyłączenia w mieście i otrzymaj: { $steps }.
    .short = Wyłączenia w mieście dają do { $most } kapitału
    .why = Tuż przed rundą wymagań głosuj przeciw naprawom; już jedno wyłączenie coś daje.
investment-pays-count-human_first = W następnej rundzie wymagań policz jednostki Frontu Ludzkości w mieście i otrzymaj: { $steps }.
    .short = Jednostki Frontu Ludzkości dają do { $most } kapitału
    .why = Wydarzenia wciąż przynoszą Front Ludzkości: często wystarczy głosować przeciw kartom, które go usuwają.
investment-pays-count-orgcrime = W następnej rundzie wymagań policz jednostki Organizacji przestępczych w mieście i otrzymaj: { $steps }.
    .short = Jednostki Org. przestępczych dają do { $most } kapitału
    .why = Proponuj karty, które umieszczają Organizacje przestępcze, a innych namawiaj do usuwania Frontu Ludzkości.
investment-pays-count-prisec = W następnej rundzie wymagań policz jednostki Prywatnej ochrony w mieście i otrzymaj: { $steps }.
    .short = Prywatna ochrona w mieście daje do { $most } kapitału
    .why = Prywatna ochrona pomaga miastu, więc nikt cię nie podejrzewa.
investment-pays-count-development = W następnej rundzie wymagań policz żetony rozwoju w mieście i otrzymaj: { $steps }.
    .short = Żetony rozwoju w mieście dają do { $most } kapitału
    .why = Proponuj i popieraj karty konstrukcji: rozwój pomaga miastu, więc mało kto się sprzeciwi.
investment-pays-count-unrest = W następnej rundzie wymagań policz dzielnice, w których trwa protest lub strajk, i otrzymaj: { $steps }.
    .short = Dzielnice z protestem lub strajkiem dają do { $most } kapitału
    .why = Produkcja sama podnosi niepokój: głosuj przeciw kartom mediów i czekaj.
# $steps to lista takich części; ostatnia obowiązuje też dla każdej większej liczby.
investment-step = { $capital } kapitału, jeśli jest ich { $count }
investment-step-last = { $capital } kapitału, jeśli jest ich { $count } lub więcej
investment-pays-short_sale = W następnej rundzie wymagań policz dobra, których w puli jest najwyżej { $limit }, i otrzymaj: { $steps }.
    .short = Dobra, których brakuje, dają do { $most } kapitału
    .why = Opłaca się, gdy wymagania pomijają niektóre dobra: może ich brakować bez szkody dla miasta.
investment-pays-sector-energy = W następnej rundzie wymagań, jeśli w puli jest co najmniej tyle energii, ile trzeba, otrzymujesz { $base } kapitału i jeszcze { $each } za każdą jednostkę energii w puli, razem najwyżej { $most } kapitału.
    .short = Do { $most } kapitału, jeśli energii wystarczy
    .why = Opłaca się, gdy energii trzeba mało lub wcale; cel 0 jest zawsze spełniony.
investment-pays-sector-consumables = W następnej rundzie wymagań, jeśli w puli jest co najmniej tyle żywności, ile trzeba, otrzymujesz { $base } kapitału i jeszcze { $each } za każdą jednostkę żywności w puli, razem najwyżej { $most } kapitału.
    .short = Do { $most } kapitału, jeśli żywności wystarczy
    .why = Opłaca się, gdy żywności trzeba mało lub wcale; poślij androida tam, gdzie się ją produkuje.
investment-pays-sector-tech = W następnej rundzie wymagań, jeśli w puli jest co najmniej tyle technologii, ile trzeba, otrzymujesz { $base } kapitału i jeszcze { $each } za każdą jednostkę technologii w puli, razem najwyżej { $most } kapitału.
    .short = Do { $most } kapitału, jeśli technologii wystarczy
    .why = Opłaca się, gdy technologii trzeba mało lub wcale; cel 0 jest zawsze spełniony.
investment-pays-sector-entertainment = W następnej rundzie wymagań, jeśli w puli jest co najmniej tyle rozrywki, ile trzeba, otrzymujesz { $base } kapitału i jeszcze { $each } za każdą jednostkę rozrywki w puli, razem najwyżej { $most } kapitału.
    .short = Do { $most } kapitału, jeśli rozrywki wystarczy
    .why = Twój interes jest interesem miasta: rozrywki do spełnienia wymagań potrzebują wszyscy.
investment-pays-sector-credits = W następnej rundzie wymagań, jeśli w puli jest co najmniej tyle kredytów, ile trzeba, otrzymujesz { $base } kapitału i jeszcze { $each } za każdy kredyt w puli, razem najwyżej { $most } kapitału.
    .short = Do { $most } kapitału, jeśli kredytów wystarczy
    .why = Opłaca się, gdy miasto i tak produkuje dość kredytów; sprawdź, ile ich trzeba.
investment-pays-count-android = W następnej rundzie wymagań policz androidy w mieście i otrzymaj: { $steps }.
    .short = Androidy w mieście dają do { $most } kapitału
    .why = Androidy nigdy nie znikają z miasta, więc to prawie pewny zysk.
investment-pays-count-strike = W następnej rundzie wymagań policz dzielnice, w których trwa strajk, i otrzymaj: { $steps }.
    .short = Dzielnice w strajku dają do { $most } kapitału
    .why = Liczą się tylko strajki: pozwól protestom rosnąć i głosuj przeciw kartom mediów.
investment-pays-per_each-android = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdego androida w mieście.
    .short = { $capital } kapitału za każdego androida
    .why = Androidy nigdy nie znikają z miasta, więc to prawie pewny zysk.
investment-pays-per_each-outage = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdy żeton wyłączenia w mieście.
    .short = { $capital } kapitału za każdy żeton wyłączenia
    .why = Liczy się każde wyłączenie, gdziekolwiek jest. Głosuj przeciw kartom, które usuwają wyłączenia: tracisz na nich kapitał.
investment-pays-per_each-illness = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdy żeton choroby w mieście.
    .short = { $capital } kapitału za każdy żeton choroby
    .why = Liczy się każdy żeton choroby, gdziekolwiek jest. Głosuj przeciw kartom, które usuwają choroby: tracisz na nich kapitał.
investment-pays-per_each-development = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdy żeton rozwoju w mieście.
    .short = { $capital } kapitału za każdy żeton rozwoju
    .why = Proponuj i popieraj karty konstrukcji: rozwój pomaga miastu, więc mało kto się sprzeciwi.
investment-pays-per_each-human_first = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdą jednostkę Frontu Ludzkości w mieście.
    .short = { $capital } kapitału za każdą jednostkę Frontu Ludzkości
    .why = Liczy się każda jednostka Frontu Ludzkości, gdziekolwiek jest. Głosuj przeciw kartom, które je usuwają: tracisz na nich kapitał.
investment-pays-per_each-orgcrime = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdą jednostkę Organizacji przestępczych w mieście.
    .short = { $capital } kapitału za każdą jednostkę Organizacji przestępczych
    .why = Liczy się każda jednostka Organizacji przestępczych, gdziekolwiek jest. Głosuj przeciw kartom, które je usuwają: tracisz na nich kapitał.
investment-pays-per_each-prisec = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdą jednostkę Prywatnej ochrony w mieście.
    .short = { $capital } kapitału za każdą jednostkę Prywatnej ochrony
    .why = Liczy się każda jednostka Prywatnej ochrony, gdziekolwiek jest. Głosuj przeciw kartom, które je usuwają: tracisz na nich kapitał.
investment-pays-per_each-unrest = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdą dzielnicę, w której trwa protest lub strajk.
    .short = { $capital } kapitału za dzielnicę z protestem lub strajkiem
    .why = Produkcja sama podnosi niepokój: głosuj przeciw kartom mediów i czekaj.
investment-pays-per_each-strike = W następnej rundzie wymagań otrzymujesz { $capital } kapitału za każdą dzielnicę, w której trwa strajk.
    .short = { $capital } kapitału za każdą dzielnicę w strajku
    .why = Liczą się tylko strajki: pozwól protestom rosnąć i głosuj przeciw kartom mediów.

## Investments ($most is the highest payment)

healthcare-initiative =
    .name = Inicjatywa zdrowotna
power-siphoning =
    .name = Podkradanie energii
union-agreement =
    .name = Porozumienie ze związkami
laundering-scheme =
    .name = Pranie pieniędzy
militarized-police =
    .name = Zmilitaryzowana policja
short-sale =
    .name = Krótka sprzedaż
retail-sector =
    .name = Sektor handlowy
energy-sector =
    .name = Sektor energetyczny
banking-sector =
    .name = Sektor bankowy
technology-sector =
    .name = Sektor technologiczny
entertainment-sector =
    .name = Sektor rozrywkowy
populist-dismissal =
    .name = Lekceważenie nastrojów

## Demands. $targets is a list of the amount- messages in new-angeles.ftl; resources with a target of 0 are left out

demand-asks = Gdy nadejdzie następna runda wymagań, w puli musi być co najmniej: { $targets }. Jeśli choć jednego z nich zabraknie, zagrożenie wzrośnie o { $threat }.
    .short = { $targets }; inaczej zagrożenie +{ $threat }
hosting-worlds-cup =
    .name = Organizacja mistrzostw świata
    .why = Najpierw poślij androidy do dzielnic z rozrywką i technologiami.
increased-martian-violence =
    .name = Eskalacja przemocy na Marsie
    .why = Chodzi głównie o kredyty: chroń ich dzielnice przed przestępcami i strajkami.
network-disruption =
    .name = Zakłócenia w Sieci
    .why = Zacznij od technologii: androidy, a nawet żeton rozwoju, tam, gdzie powstają.
power-grid-overload =
    .name = Przeciążenie sieci energetycznej
    .why = Znajdź na mapie dzielnice, które produkują energię, i trzymaj w jednej z nich androida przez obie rundy przed rundą wymagań.
recreational-drug-ban =
    .name = Zakaz używek
    .why = Największe z wymagań: bez rozwoju lub Likwidacji może być nieosiągalne.
refugee-influx =
    .name = Napływ uchodźców
    .why = Znajdź na mapie dzielnice, które produkują żywność, i trzymaj w nich androidy przez obie rundy przed rundą wymagań.
retail-shortage =
    .name = Niedobory w sklepach
    .why = Jedna mocna dzielnica z rozrywką wytworzy większość tego, czego potrzeba. Niespełnione wymagania mocno podnoszą zagrożenie.
space-elevator-malfunction =
    .name = Awaria kosmicznej windy
    .why = Chodzi głównie o kredyty: chroń ich dzielnice przed przestępcami i strajkami.
tourism-spike =
    .name = Boom turystyczny
    .why = Dużo dwóch dóbr naraz: opłacają się żetony rozwoju w ich dzielnicach.

## Corporations: what their contracts pay. Emergency actions count as action cards here

globalsec =
    .name = Globalsec
    .text = Za każdym razem, gdy karta akcji usuwa z dzielnicy wrogą jednostkę (Front Ludzkości lub Organizacje przestępcze), otrzymujesz { $capital } kapitału, czyjakolwiek to karta.
    .short = { $capital } kapitału za wrogą jednostkę usuniętą kartą
    .why = Proponuj i wspieraj karty ochrony; jednostki, które tylko się poruszają, nic nie dają.
haas-bioroid =
    .name = Haas-Bioroid
    .text = Gdy karta akcji porusza co najmniej jednego androida, otrzymujesz { $capital } kapitału, raz za kartę i czyjakolwiek to karta.
    .short = { $capital } kapitału za kartę, która porusza androidy
    .why = Proponuj i wspieraj karty pracowników. Ruch jednego androida daje ci tyle samo co ruch kilku.
jinteki =
    .name = Jinteki
    .text = Za każdym razem, gdy karta akcji usuwa z dzielnicy żeton choroby, otrzymujesz { $capital } kapitału, czyjakolwiek to karta.
    .short = { $capital } kapitału za żeton choroby usunięty kartą
    .why = Proponuj i wspieraj karty biotechnologii; karty, które roznoszą choroby, to twój przyszły dochód.
melange-mining =
    .name = Melange Mining
    .text = Po każdym wydarzeniu, jeśli w jego trakcie zagrożenie wzrosło łącznie o 0 lub 1, otrzymujesz { $capital } kapitału.
    .short = { $capital } kapitału za wydarzenie z zagrożeniem +0 lub +1
    .why = Pomagaj miastu przygotować się na następne wydarzenie: patrz na rewers karty.
nbn =
    .name = NBN
    .text = Gdy karta akcji obniża niepokój w dzielnicy, otrzymujesz { $capital } kapitału za każdy poziom, o który on spada, czyjakolwiek to karta.
    .short = { $capital } kapitału za poziom niepokoju obniżony kartą
    .why = Proponuj i wspieraj karty mediów; strajk to dla ciebie dwa poziomy.
weyland-consortium =
    .name = Weyland Consortium
    .text = Za każdym razem, gdy czyjakolwiek karta akcji usuwa z dzielnicy żeton wyłączenia, otrzymujesz { $capital } kapitału.
    .short = { $capital } kapitału za wyłączenie usunięte kartą
    .why = Proponuj i wspieraj karty konstrukcji; każde wyłączenie to praca dla ciebie.

## Rivals

rival-other-corporation =
    .text = Po trzeciej rundzie wymagań, jeśli zagrożenie jest wciąż poniżej 25, wygrywasz, mając więcej kapitału niż { $corporation }. Równy kapitał nie wystarcza; wygrać może kilku graczy. Jeśli { $corporation } to twoja korporacja, musisz zamiast tego mieć więcej kapitału niż 3 innych graczy (2 w grze czteroosobowej).
    .short = Miej na koniec więcej kapitału niż { $corporation }
    .why = Kapitał zabrany temu graczowi liczy się podwójnie. Pomagaj innym przeciw niemu, ale tak, by nikt nie zauważył, że to twój rywal.
federalist =
    .name = Federalista
    .text = Wygrywasz tylko wtedy, gdy zagrożenie dojdzie do 25, a ty masz co najmniej 25 kapitału; wszyscy inni wtedy przegrywają. Jeśli trzecia runda wymagań skończy się przy zagrożeniu poniżej 25, przegrywasz.
    .short = Miej co najmniej 25 kapitału, gdy zagrożenie dojdzie do 25
    .why = Najpierw zbierz 25 kapitału i pozwól miastu upaść późno; gorliwego sabotażystę łatwo wykryć.
