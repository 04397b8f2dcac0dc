### Co `--help` mówi o każdym poleceniu i jego opcjach.

help = Neopolis: gry planszowe ze wszystkimi zasadami. Projekt nieoficjalny.
    .version = Pokaż wersję i zakończ.
help-unknown-language = NEOPOLIS_LANGUAGE ma wartość „{ $language }”, a musi to być { $known }.

help-play = Zagraj w tym terminalu. Gra zapisuje się po każdej odpowiedzi.
    .humans = Liczba osób przy tym terminalu.
    .names = Imiona grających osób, oddzielone przecinkami.
    .seed = Liczba, która ustala losowe rozdanie: ta sama daje to samo rozdanie.
    .content = Folder pakietu zawartości, który zastąpi domyślny.
    .resume = Kontynuuj zapisaną grę.
    .save = Plik, w którym gra będzie zapisywana.

help-join = Zagraj z tego terminala przy stole na serwerze. Serwer zapisuje każdą odpowiedź.
    .url = Link do stołu albo adres serwera.
    .name = Twoje imię przy stole.
    .seat = Miejsce, które chcesz zająć, liczone od 1.
    .any-seat = dowolne wolne
    .watch = Tylko oglądaj, bez zajmowania miejsca.

help-serve = Uruchom serwer dla wszystkich w sieci i wypisz jego adres.
    .host = Adres, na którym serwer nasłuchuje.
    .port = Port serwera. Bez tej opcji serwer używa portu 8420, a jeśli jest zajęty, następnego wolnego.
    .data = Folder na stoły i sekret serwera.
    .local = Pozwól webhookom łączyć się także z adresami prywatnymi.

help-backup = Zapisz wszystkie dane serwera do pliku. Serwer może dalej działać.
    .file = Plik do zapisania.
    .data = Folder danych serwera. Jeśli baza jest gdzie indziej, ustaw NEOPOLIS_DATABASE_URL.
    .replace = Nadpisz plik, jeśli istnieje.

help-restore = Przywróć kopię zapasową. Bez --replace baza musi być pusta.
    .file = Kopia zapasowa.
    .replace = Najpierw usuń wszystko, co jest w bazie.

help-preflight = Wypisz stoły, których ta wersja nie mogłaby odczytać. Uruchom przed aktualizacją; niczego to nie zmienia.

help-judge = Odpowiadaj na pytania o zasady w danej sytuacji. Czyta jeden obiekt JSON na wiersz i wypisuje jedną odpowiedź na wiersz.
    .files = Pliki z pytaniami, czytane w tej kolejności. Bez plików: standardowe wejście.
    .content = Folder pakietu zawartości, który zastąpi domyślny. Powtórz opcję dla każdej gry.

help-simulate = Niech boty rozegrają wiele gier; na końcu zobaczysz podsumowanie.
    .games = Liczba gier.
    .seed = Ziarno pierwszej gry. Każda następna ma kolejne.
    .jobs = Liczba procesów działających równocześnie. Nie wpływa na wyniki.
    .records = Folder na zapis każdej gry.
    .content = Folder pakietu zawartości, który zastąpi domyślny.
    .out = Plik na podsumowanie w formacie JSON.
    .json = Wypisz podsumowanie w formacie JSON.

help-tournament = Porównaj boty przy tych samych rozdaniach, z przedziałami ufności.
    .form = one-against-rest: każdy bot po kolei zajmuje jedno miejsce, a bot podany jako ostatni wszystkie pozostałe. mixed: wszystkie boty grają ze sobą, w losowych składach. W obu wypadkach każde rozdanie jest grane z każdego miejsca.
    .games = Ile gier rozegra każdy bot (mixed: ile wszystkich gier), z zaokrągleniem w górę, tak żeby każde miejsce miał równie często.
    .seed = Ziarno pierwszego rozdania. Każde następne rozdanie ma następne ziarno.
    .resume = Plik, w którym zostaje każda skończona gra. Po przerwaniu to samo polecenie gra dalej.
    .out = Plik, do którego trafią wyniki w formacie JSON.
    .plot = Plik, do którego trafi wykres w formacie SVG.
    .json = Wypisz wyniki w formacie JSON.

help-tune = Wyznacz od nowa wagi botów gry, z partii, które grają same ze sobą. Te same opcje dają te same wagi.
    .arguments = Własne opcje gry. Ich lista: neopolis tune GAME -- --help

help-replay = Przejdź krok po kroku przez zapis gry albo go sprawdź.
    .file = Zapis gry.
    .check = Tylko sprawdź każdą odpowiedź i wynik. Kod wyjścia 0: wszystko się zgadza; 1: odpowiedź albo wynik się różni; 2: to nie jest cały zapis.
    .states = Wypisz każdą sytuację jako wiersz JSON.
    .seat = Pokaż tylko to, co może wiedzieć to miejsce. Miejsca liczymy od 0.
    .content = Pakiet zawartości, z którym grano: jego folder albo plik z serwera.

help-advise = Pokaż trzy najlepsze możliwości w grze, z wartością i uzasadnieniem, na podstawie tego, co gracz może wiedzieć.
    .file = Zapis gry, która się jeszcze nie skończyła, na przykład zapisana gra.
    .seat = Miejsce, któremu doradzić, liczone od 0. Bez tej opcji: pierwsze, które ma ruch.
    .move = Doradź po tylu ruchach, a nie na końcu zapisu.
    .bot = Bot, którego zapytać, na przykład searcher-400, czyli 400 symulacji. Bez tej opcji: doradca tej gry.
    .seed = Liczba, która ustala los bota: ta sama liczba daje tę samą radę.
    .json = Wypisz radę w formacie JSON.

help-review = Znajdź decyzje gracza, które kosztowały najwięcej, na podstawie tego, co mógł wtedy wiedzieć.
    .seat = Miejsce gracza, liczone od 0.
    .most = Ile decyzji pokazać.
    .json = Wypisz omówienie w formacie JSON, ze wszystkim, co gracz wiedział.

help-verify = Sprawdź, czy w grze na serwerze los był uczciwy: oblicz jeszcze raz ziarno i każde tasowanie i odtwórz każdy ruch.
    .file = Zapis skończonej gry, pobrany z serwera.
    .commitment = Zobowiązanie, które stół pokazywał przed grą, jeśli je zanotowano.
    .share = Własny udział w ziarnie, jeśli go zanotowano.
    .content = Pakiet zawartości, z którym grano: jego folder albo plik z serwera.

help-content = Eksportuj lub sprawdzaj pakiety zawartości: wartości wydrukowane na kafelkach, kartach i planszach gry.
    .folder = Folder pakietu.
    .export = Zapisz domyślny pakiet w nowym albo pustym folderze.
    .check = Wypisz plik, wiersz i przyczynę każdego błędu w pakiecie. Kod wyjścia 2, jeśli jest choć jeden.

help-lesson = Twórz lekcje z zapisów i sprawdzaj lekcje oraz zagadki.
    .new = Zapisz pliki lekcji z zapisu gry: sam zapis, kroki i komunikat dla każdego kroku.
    .check = Rozegraj wszystkie lekcje i zagadki gry i wypisz, co się w nich nie zgadza.
    .folder = Folder na pliki.
    .seat = Miejsce uczącego się, licząc od 0.
