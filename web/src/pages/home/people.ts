// Who sits at a table, and how its game has ended, in words.
import { formatList, t } from "../../i18n/i18n.svelte";
import type { ListedTable } from "../../net/types";

/** "Ada, 2 bots and 1 free seat". */
export function peopleAt(table: ListedTable): string {
  const names = table.seats.map((seat) => seat.name).filter(Boolean);
  const bots = table.seats.filter((seat) => !seat.name && seat.bot).length;
  const free = table.seats.length - names.length - bots;
  return formatList([
    ...names,
    ...(bots ? [t("bots", { n: bots })] : []),
    ...(free ? [t("free-seats", { n: free })] : []),
  ]);
}

/** "Ada 113 · Bot 2 97", the best first. */
export function resultOf(table: ListedTable): string {
  const names = table.seats.map((seat, at) => seat.name || t("bot-at", { seat: at + 1 }));
  const found = table.points.map((points, seat) => ({ name: names[seat]!, points, won: table.winners.includes(seat) }));
  return found
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points)
    .map((one) => t("results-by-name", one))
    .join(" · ");
}
