// Tiles, spaces, prices and turns in words, for tooltips, labels and screen readers.
import type { DisasterStatus, PlacementHint, NeomPlayer, NeomView, TileContent } from "../types";
import { formatList, fillNames, t } from "../../../i18n/i18n.svelte";
import type { Catalog } from "../derived/catalog";
import type { Space } from "../derived/city";

type Names = readonly string[];

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0");

const SIDES = { N: "neom-north", E: "neom-east", S: "neom-south", W: "neom-west" } as const;

export function roadsText(roads: string): string {
  if (!roads) return t("neom-no-roads");
  const sides = [...roads].map((side) => t(SIDES[side as keyof typeof SIDES]));
  return t("neom-roads", { n: sides.length, sides: formatList(sides) });
}

export const typeText = (catalog: Catalog, tile: TileContent): string =>
  tile.types.map((type) => catalog.typeName(type)).join(" / ");

/** A tile in words: name, number, type, roads and effects. */
export function tileText(catalog: Catalog, tile: TileContent): string {
  const parts = [`${tile.name} #${tile.number}`, typeText(catalog, tile)];
  if (tile.generation === "C") parts.push(t("neom-cornerstone"));
  if (tile.roads) parts.push(roadsText(tile.roads));
  return `${parts.join("; ")}. ${tile.text}`;
}

/** What placing a tile would cost and how the points would change, or why it cannot be placed. */
export function hintText(hint: PlacementHint | null | undefined, names: Names): string {
  if (!hint) return "";
  if (hint.hindrance) return hint.hindrance;
  const parts: string[] = [];
  if (hint.price > 0) parts.push(t("neom-costs", { n: hint.price }));
  for (const one of hint.bought) parts.push(purchaseText(one, names));
  if (hint.change !== null) parts.push(t("neom-change", { n: Math.abs(hint.change), change: signed(hint.change) }));
  return parts.join("; ");
}

export function purchaseText(one: PlacementHint["bought"][number], names: Names): string {
  const from = fillNames(one.from, names);
  const who = one.seller >= 0 ? `${names[one.seller] ?? ""}, ${from}` : from;
  return t("neom-bought", { good: one.good, from: who, price: one.price });
}

/** What is on a space of a city. */
export function spaceText(catalog: Catalog, space: Space, isReached: boolean, player: NeomPlayer): string {
  if (space.isCenter)
    return t("neom-center-of", { goods: formatList(space.makes.map((good) => catalog.goodName(good))) });
  const tile = space.tile;
  if (!tile) return t("neom-empty");
  const parts = [tile.name, typeText(catalog, tile), roadsText(tile.roads)];
  if (tile.varies || tile.points) parts.push(t("neom-points", { n: pointsNow(player, space) }));
  if (tile.does) parts.push(tile.does);
  if (tile.effect === "modular_factory" && space.makes[0])
    parts.push(t("neom-makes", { goods: catalog.goodName(space.makes[0]) }));
  if (!isReached) parts.push(t("neom-cut-off"));
  return parts.join(", ");
}

/** The current generation and turn. */
export function turnText(view: NeomView, catalog: Catalog): string {
  if (view.over) return t("neom-over");
  if (!view.generation) return t("neom-preliminary");
  const { turns, generations } = catalog.content.numbers;
  return t("neom-when", {
    generation: view.generation,
    generations: generations ?? 3,
    turn: view.turn,
    turns: turns ?? 7,
  });
}

export function disasterText(threat: DisasterStatus, name: string, names: Names): string {
  const words = { name, who: names[threat.seat] ?? "" };
  if (threat.kind === "none") return "";
  if (threat.kind === "strikes" && threat.seat < 0) return t("neom-threat-strikes-all", words);
  return t(`neom-threat-${threat.kind}`, words);
}

export function shortDisasterText(threat: DisasterStatus, names: Names): string {
  if (threat.kind === "held") return names[threat.seat] ?? "";
  return threat.kind === "none" ? "" : t(`neom-brief-${threat.kind}`);
}

export function routesText(player: NeomPlayer): string {
  if (player.routes.length === 2) return t("neom-routes-both");
  if (player.routes[0] === "left") return t("neom-routes-left");
  return player.routes[0] === "right" ? t("neom-routes-right") : t("neom-routes-none");
}

/** The points printed on a tile: "?" if they vary, "" for a tile without points. */
export const printedPoints = (tile: TileContent): string =>
  tile.varies ? "?" : tile.points ? String(tile.points) : "";

/** The points that the tile on a space scores now; "" for a tile without points. */
export function tilePoints(player: NeomPlayer, space: Space): string {
  return space.tile?.varies || space.tile?.points ? String(pointsNow(player, space)).replace("-", "−") : "";
}

const pointsNow = (player: NeomPlayer, { tile, name }: Space): number =>
  tile?.varies ? (player.varying[name] ?? 0) : (tile?.points ?? 0);
