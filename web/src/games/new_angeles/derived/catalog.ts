// The number line of New Angeles: an option, and a card in a log or an offer, is a place on it. src/neopolis/games/new_angeles/ids.py
import type { CardContent, NewAngelesContent } from "../types";

export const DONE = 0;
export const EMERGENCY = 100;
export const ASSET = 200;
export const INVESTMENT = 300;
export const EVENT = 400;
export const DISTRICT = 500;
export const SEAT = 600;
export const CORPORATION = 700;
export const FEDERALIST = 799;
export const RESOURCE = 800;
export const TYPE = 900;
export const COMPONENT = 1000;
export const PASS = 1100;
export const ABSTAIN = 1101;
export const MAIN = 1102;
export const COUNTER = 1103;
export const YES = 1104;
export const NO = 1105;
export const FIRST = 1106;
export const SECOND = 1107;
export const AMOUNT = 1200;

export type Resource = NewAngelesContent["resources"][number];
export type District = NewAngelesContent["districts"][number];
export type Corporation = NewAngelesContent["corporations"][number];
export type Demand = NewAngelesContent["demands"][number];

/** The content by number and by key. */
export class Catalog {
  readonly #cards: Map<number, CardContent>;
  readonly #names = new Map<string, string>();

  constructor(readonly content: NewAngelesContent) {
    this.#cards = new Map(content.cards.map((card) => [card.thing, card]));
    for (const group of [content.resources, content.types, content.components, content.unrest, content.phases])
      for (const { key, name } of group) this.#names.set(key, name);
  }

  card(id: number): CardContent | undefined {
    return this.#cards.get(id);
  }

  asset(number: number): CardContent {
    return this.#cards.get(ASSET + number)!;
  }

  investment(number: number): CardContent {
    return this.#cards.get(INVESTMENT + number)!;
  }

  event(number: number): CardContent {
    return this.#cards.get(EVENT + number)!;
  }

  district(number: number): District {
    return this.content.districts[number - 1]!;
  }

  demand(number: number): Demand | undefined {
    return this.content.demands.find((one) => one.number === number);
  }

  corporation(key: string): Corporation {
    return this.content.corporations.find((one) => one.key === key)!;
  }

  /** What a resource, type, component, stage of unrest or phase is called. */
  name(key: string): string {
    return this.#names.get(key) ?? key;
  }

  /** Where something leads to: a district, or The Root. */
  place(number: number): string {
    return number ? this.district(number).name : this.content.root.name;
  }

  /** A type of action cards by its place on the number line. */
  type(id: number): string {
    return this.content.types[id - TYPE]?.key ?? "general";
  }
}

const books = new WeakMap<object, Catalog>();

/** The book of a content; made once. */
export function catalogOf(content: unknown): Catalog {
  const known = books.get(content as object) ?? new Catalog(content as NewAngelesContent);
  books.set(content as object, known);
  return known;
}
