// The cities of a question, as the form builds them.
import type { NeomContent } from "../types";
import type { Question } from "../../../ui/judge/judge_request.svelte";

export interface JudgeCity {
  center: string;
  tiles: Record<string, number>;
  money: number;
  final_income: number;
  modular_factory: string;
}

export const ASKS = ["score", "income", "placements", "disaster"] as const;
export type Ask = (typeof ASKS)[number];
export const MOST_CITIES = 5;
export const MODULAR_FACTORY = 137;
export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
const STORAGE_KEY = "judge-neom";

const whole = (found: unknown): number => Math.max(0, Math.trunc(Number(found) || 0));

export class JudgePosition {
  cities = $state<JudgeCity[]>([]);
  city = $state(0); // the city that is shown and asked about
  ask = $state<Ask>("score");
  generation = $state(1);
  tile = $state(51);
  disaster = $state("Flood");
  routes = $state<string[]>([]);
  readonly #centers: string[];

  constructor(content: NeomContent) {
    this.#centers = content.centers.map((center) => center.good);
    this.cities = this.#kept() ?? [this.#empty(), this.#empty(1), this.#empty(2)];
  }

  get own(): JudgeCity {
    return this.cities[this.city]!;
  }

  add(): void {
    if (this.cities.length < MOST_CITIES) this.cities.push(this.#empty(this.cities.length));
    this.city = this.cities.length - 1;
  }

  remove(): void {
    if (this.cities.length > 1) this.cities.splice(this.city, 1);
    this.city = Math.min(this.city, this.cities.length - 1);
  }

  clear(): void {
    this.cities[this.city] = this.#empty(this.city);
  }

  put(cell: string, tile: number): void {
    this.own.tiles[cell] = tile;
  }

  take(cell: string): void {
    delete this.own.tiles[cell];
  }

  /** The city and cell of a tile, if it is placed. */
  whereIs(tile: number): { city: number; cell: string } | null {
    for (const [city, { tiles }] of this.cities.entries()) {
      for (const [cell, number] of Object.entries(tiles)) if (number === tile) return { city, cell };
    }
    return null;
  }

  question(): Question {
    const { ask } = this;
    const about = { game: "neom", ask };
    if (ask === "placements") {
      const cities = this.cities.map(plain);
      const alone = cities.length === 1 ? { routes_used: [...this.routes] } : {};
      return { ...about, cities, seat: this.city, generation: this.generation, tile: this.tile, ...alone };
    }
    const city = plain(this.own);
    if (ask === "income") return { ...about, city, generation: this.generation };
    return ask === "score" ? { ...about, city } : { ...about, city, disaster: this.disaster };
  }

  keep(): void {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.cities));
  }

  #empty(at = 0): JudgeCity {
    return {
      center: this.#centers[at % this.#centers.length] ?? "Coal",
      tiles: {},
      money: 0,
      final_income: 0,
      modular_factory: "Steel",
    };
  }

  #kept(): JudgeCity[] | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as JudgeCity[] | null;
      return found?.length ? found.map((city) => ({ ...this.#empty(), ...city })) : null;
    } catch {
      return null;
    }
  }
}

/** A city in the judge's format; the Good of the Modular Factory only if that tile is in the city. */
function plain(city: JudgeCity): Question {
  const tiles = { ...city.tiles };
  const factory = Object.values(tiles).includes(MODULAR_FACTORY) ? { modular_factory: city.modular_factory } : {};
  return { center: city.center, tiles, money: whole(city.money), final_income: whole(city.final_income), ...factory };
}
