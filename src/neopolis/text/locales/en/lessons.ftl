### Lessons and puzzles of every game

lesson-other = The rules allow that, too. In this lesson, please do what the text says.
lesson-reply = { $text }
lesson-without-acts = Seat { $seat } does nothing in this record.
lesson-exists = { $path } already exists.
lesson-begun = Wrote { $path } with { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. Write the words of each step into its message.
lessons-good = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
} and { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}: everything holds.
lessons-faulty = { $count ->
    [one] { $count } claim does not hold.
   *[other] { $count } claims do not hold.
}
no-such-lesson = There is no such lesson.
not-a-lesson = This table is not a lesson, or the lesson is over.
lesson-made-only = A table becomes a lesson only when it is created as one.
puzzle-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
puzzle-capital = { $n } capital
