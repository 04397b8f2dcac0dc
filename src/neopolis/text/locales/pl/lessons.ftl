### Lekcje i zagadki każdej gry

lesson-other = Zasady na to pozwalają. W tej lekcji zrób jednak to, o co prosi tekst.
lesson-reply = { $text }
lesson-without-acts = Miejsce { $seat } nic w tym zapisie nie robi.
lesson-exists = { $path } już istnieje.
lesson-begun = Zapisano { $path }. { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}. Wpisz słowa każdego kroku do jego komunikatu.
lessons-good = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
    [many] { $lessons } lekcji
   *[other] { $lessons } lekcji
} i { $puzzles ->
    [one] { $puzzles } zagadka
    [few] { $puzzles } zagadki
    [many] { $puzzles } zagadek
   *[other] { $puzzles } zagadki
}: wszystko się zgadza.
lessons-faulty = { $count ->
    [one] Nie zgadza się { $count } twierdzenie.
    [few] Nie zgadzają się { $count } twierdzenia.
    [many] Nie zgadza się { $count } twierdzeń.
   *[other] Nie zgadza się { $count } twierdzenia.
}
no-such-lesson = Nie ma takiej lekcji.
not-a-lesson = Ten stół nie jest lekcją albo lekcja już się skończyła.
lesson-made-only = Stół staje się lekcją tylko wtedy, gdy jako lekcja powstaje.
puzzle-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
puzzle-capital = { $n } kapitału
