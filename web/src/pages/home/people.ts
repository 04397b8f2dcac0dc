// Who sits at a table, in words.
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
