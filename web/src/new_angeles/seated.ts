// Refusals name seats by number; people know names.

/** "Seat 2 has ..." or "Miejsce 2 ma ..." with the name of who sits there. */
export function seated(text: string, names: readonly string[]): string {
  return text.replace(/\b(?:seat|miejsc[aeu]) (\d)\b/gi, (all, seat: string) => names[Number(seat)] ?? all);
}
