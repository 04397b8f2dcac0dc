// The game's content, looked up by number and by key.
import type { CardContent, NewAngelesContent } from "../types";

export type Resource = NewAngelesContent["resources"][number];
export type District = NewAngelesContent["districts"][number];
export type Corporation = NewAngelesContent["corporations"][number];
export type Demand = NewAngelesContent["demands"][number];

/** The content by number and by key. */
export class Catalog {
  readonly #cards: Map<number, CardContent>;
  readonly #numbered: Map<string, CardContent>; // key: the kind of card and its number within the kind
  readonly #names = new Map<string, string>();

  constructor(readonly content: NewAngelesContent) {
    this.#cards = new Map(content.cards.map((card) => [card.thing, card]));
    this.#numbered = new Map(content.cards.map((card) => [`${card.kind} ${card.number}`, card]));
    for (const group of [content.resources, content.types, content.components, content.unrest, content.phases])
      for (const { key, name } of group) this.#names.set(key, name);
  }

  card(id: number): CardContent | undefined {
    return this.#cards.get(id);
  }

  asset(number: number): CardContent {
    return this.#numbered.get(`asset ${number}`)!;
  }

  investment(number: number): CardContent {
    return this.#numbered.get(`investment ${number}`)!;
  }

  event(number: number): CardContent {
    return this.#numbered.get(`event ${number}`)!;
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

  /** The name of a resource, type, component, stage of unrest or phase. */
  name(key: string): string {
    return this.#names.get(key) ?? key;
  }

  /** The name of an exit: a district, or The Root. */
  place(number: number): string {
    return number ? this.district(number).name : this.content.root.name;
  }

  /** The key of the type of action cards that an id stands for; undefined if it stands for something else. */
  type(id: number): string | undefined {
    return this.content.types[id - this.content.ids.type]?.key;
  }
}

const books = new WeakMap<object, Catalog>();

/** The catalog of the given content. It is built only once per content. */
export function catalogOf(content: unknown): Catalog {
  const known = books.get(content as object) ?? new Catalog(content as NewAngelesContent);
  books.set(content as object, known);
  return known;
}
