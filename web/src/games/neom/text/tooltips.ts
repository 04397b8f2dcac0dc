// Tiles, cells, prices and places in words: for those who listen, and for names of buttons.
import type { Hint, NeomPlayer, NeomView, TileContent } from "../../../net/types";
import { listed, named, say } from "../../../i18n/i18n.svelte";
import type { Book } from "../derived/catalog";
import type { Lot } from "../derived/city";
import type { Threat } from "../derived/market";

type Names = readonly string[];

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0");

const SIDES = { N: "neom-north", E: "neom-east", S: "neom-south", W: "neom-west" } as const;

export function roadWords(roads: string): string {
  if (!roads) return say("neom-no-roads");
  const sides = [...roads].map((side) => say(SIDES[side as keyof typeof SIDES]));
  return say("neom-roads", { n: sides.length, sides: listed(sides) });
}

export const typeWords = (book: Book, tile: TileContent): string => tile.types.map((type) => book.typeName(type)).join(" / ");

export const pointWords = (tile: TileContent): string =>
  tile.varies ? say("neom-points-vary") : say("neom-points", { n: tile.points });

/** A tile with all that matters about it. */
export function tileWords(book: Book, tile: TileContent): string {
  const parts = [`${tile.name} #${tile.number}`, typeWords(book, tile)];
  if (tile.generation === "C") parts.push(say("neom-cornerstone"));
  if (tile.roads) parts.push(roadWords(tile.roads));
  parts.push(...needWords(book, tile));
  if (tile.does) parts.push(tile.does);
  if (!tile.disaster) parts.push(pointWords(tile));
  return parts.join("; ");
}

/** What a tile asks for. */
function needWords(book: Book, tile: TileContent): string[] {
  const parts: string[] = [];
  const choice = tile.uses_one.map((good) => book.goodName(good));
  if (tile.instead) choice.push(say("neom-coins", { n: tile.instead }));
  const needs = [...tile.uses.map((good) => book.goodName(good)), ...(choice.length ? [choice.join(` ${say("neom-or")} `)] : [])];
  if (tile.needs_count) needs.push(tile.needs);
  if (tile.cost) parts.push(say("neom-cost", { n: tile.cost }));
  if (needs.length) parts.push(say("neom-needs", { needs: listed(needs) }));
  return parts.length || tile.disaster ? parts : [say("neom-no-needs")];
}

/** What a tile would cost now and change, or why it cannot be placed. */
export function hintWords(hint: Hint | null | undefined, names: Names): string {
  if (!hint) return "";
  if (hint.hindrance) return hint.hindrance;
  const parts: string[] = [];
  if (hint.price > 0) parts.push(say("neom-costs", { n: hint.price }));
  for (const one of hint.bought) parts.push(boughtWords(one, names));
  if (hint.change !== null) parts.push(say("neom-change", { n: Math.abs(hint.change), change: signed(hint.change) }));
  return parts.join("; ");
}

export function boughtWords(one: Hint["bought"][number], names: Names): string {
  const from = named(one.from, names);
  const who = one.seller >= 0 ? `${names[one.seller] ?? ""}, ${from}` : from;
  return say("neom-bought", { good: one.good, from: who, price: one.price });
}

/** A cell of a city: what stands there. */
export function lotWords(book: Book, lot: Lot, isReached: boolean, player: NeomPlayer): string {
  if (lot.isCenter) return say("neom-center-of", { goods: listed(lot.makes.map((good) => book.goodName(good))) });
  const tile = lot.tile;
  if (!tile) return say("neom-empty");
  const parts = [tile.name, typeWords(book, tile), roadWords(tile.roads)];
  const points = pointsOn(player, lot);
  if (points) parts.push(say("neom-points", { n: points }));
  if (tile.does) parts.push(tile.does);
  if (tile.effect === "modular_factory" && lot.makes[0]) parts.push(say("neom-makes", { goods: book.goodName(lot.makes[0]) }));
  if (!isReached) parts.push(say("neom-cut-off"));
  return parts.join(", ");
}

/** Where the game stands. */
export function whenWords(view: NeomView, book: Book): string {
  if (view.over) return say("neom-over");
  if (!view.generation) return say("neom-preliminary");
  const { turns, generations } = book.content.numbers;
  return say("neom-when", { generation: view.generation, generations: generations ?? 3, turn: view.turn, turns: turns ?? 7 });
}

export function threatWords(threat: Threat, name: string, names: Names): string {
  const words = { name, who: "seat" in threat ? (names[threat.seat] ?? "") : "" };
  if (threat.kind === "none") return "";
  if (threat.kind === "strikes" && threat.seat < 0) return say("neom-threat-strikes-all", words);
  return say(`neom-threat-${threat.kind}`, words);
}

export function threatBrief(threat: Threat, names: Names): string {
  if ("seat" in threat && threat.seat >= 0 && threat.kind === "held") return names[threat.seat] ?? "";
  return threat.kind === "none" || threat.kind === "held" ? "" : say(`neom-brief-${threat.kind}`);
}

export function routeWords(player: NeomPlayer): string {
  if (player.routes.length === 2) return say("neom-routes-both");
  if (player.routes[0] === "left") return say("neom-routes-left");
  return player.routes[0] === "right" ? say("neom-routes-right") : say("neom-routes-none");
}

/** What the tile on a lot is worth now; "" where it is not about points. */
export function pointsOn(player: NeomPlayer, lot: Lot): string {
  if (lot.tile?.varies) return String(player.varying[lot.name] ?? 0).replace("-", "−");
  return lot.tile?.points ? String(lot.tile.points) : "";
}
