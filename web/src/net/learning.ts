// The lessons and puzzles of a game, fetched once per language.
import { language } from "../i18n/i18n.svelte";
import { http } from "./http";
import type { Learning, PuzzleFrame } from "./types";

const known = new Map<string, Promise<unknown>>();

function fetchOnce<T>(path: string): Promise<T> {
  const address = `${path}?lang=${language()}`;
  const found = known.get(address) ?? http.get<T>(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found as Promise<T>;
}

export const fetchLearning = (game: string): Promise<Learning> =>
  fetchOnce<Learning>(`learn/${encodeURIComponent(game)}`);
export const fetchPuzzles = (game: string): Promise<PuzzleFrame[]> =>
  fetchOnce<PuzzleFrame[]>(`puzzles/${encodeURIComponent(game)}`);
