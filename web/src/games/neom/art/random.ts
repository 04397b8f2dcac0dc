// Chance that always falls the same way: a picture depends only on its seed, never on the time.
export type Chance = () => number; // from 0 to below 1

export function chance(seed: number): Chance {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from a word. */
export function hash(word: string): number {
  let found = 2166136261;
  for (const letter of word) found = Math.imul(found ^ letter.charCodeAt(0), 16777619);
  return found >>> 0;
}
