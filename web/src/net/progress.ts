// How far this browser has come: in lessons, and in puzzles.
export interface LessonProgress {
  address: string; // of the table where the lesson is played
  step: number;
  steps: number; // equal to `step` when the lesson is done
}

function read<T>(key: string, isValid: (found: unknown) => found is T): T | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValid(found) ? found : null;
  } catch {
    return null;
  }
}

const lessonKey = (game: string, lesson: string): string => `lesson:${game}/${lesson}`;
const puzzleKey = (game: string): string => `puzzles:${game}`;

const isProgress = (found: unknown): found is LessonProgress => {
  const { address, step, steps } = (found ?? {}) as Partial<LessonProgress>;
  return (
    typeof address === "string" && address.startsWith("/t/") && typeof step === "number" && typeof steps === "number"
  );
};
const isList = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((one) => typeof one === "string");

export const lessonProgress = (game: string, lesson: string): LessonProgress | null =>
  read(lessonKey(game, lesson), isProgress);
export const keepLessonProgress = (game: string, lesson: string, progress: LessonProgress): void =>
  localStorage.setItem(lessonKey(game, lesson), JSON.stringify(progress));

/** The puzzles of a game that were solved at the first try. */
export const solvedPuzzles = (game: string): string[] => read(puzzleKey(game), isList) ?? [];
export const keepSolvedPuzzles = (game: string, solved: readonly string[]): void =>
  localStorage.setItem(puzzleKey(game), JSON.stringify(solved));
