// The game's content, looked up by number and by key.
import type { NeomContent, TileContent } from "../types";

type Good = NeomContent["goods"][number];
type TileType = NeomContent["types"][number];
type Center = NeomContent["centers"][number];
type Disaster = NeomContent["disasters"][number];

export class Catalog {
  readonly #tiles: Map<number, TileContent>;
  readonly #goods: Map<string, Good>;
  readonly #types: Map<string, TileType>;
  readonly #centers: Map<string, Center>;

  constructor(readonly content: NeomContent) {
    this.#tiles = new Map(content.tiles.map((tile) => [tile.number, tile]));
    this.#goods = new Map(content.goods.map((good) => [good.key, good]));
    this.#types = new Map(content.types.map((type) => [type.key, type]));
    this.#centers = new Map(content.centers.map((center) => [center.good, center]));
  }

  /** A tile by its number; undefined for City Centers and other numbers. */
  tile(number: number): TileContent | undefined {
    return this.#tiles.get(number);
  }

  tiles(numbers: readonly number[]): TileContent[] {
    return numbers.map((number) => this.tile(number)).filter((tile) => tile !== undefined);
  }

  good(key: string): Good | undefined {
    return this.#goods.get(key);
  }

  goodName(key: string): string {
    return this.#goods.get(key)?.name ?? key;
  }

  typeName(key: string): string {
    return this.#types.get(key)?.name ?? key;
  }

  center(good: string): Center | undefined {
    return this.#centers.get(good);
  }

  /** The Disaster in the deck of a generation. */
  disaster(generation: number): Disaster | undefined {
    return this.content.disasters[generation - 1];
  }
}

const books = new WeakMap<object, Catalog>();

/** The catalog of the given content. It is built only once per content. */
export function catalogOf(content: unknown): Catalog {
  const given = content as NeomContent;
  const catalog = books.get(given) ?? new Catalog(given);
  books.set(given, catalog);
  return catalog;
}
