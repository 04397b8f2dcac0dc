// Where turns begin in what has happened: nobody selects twice in one.
import type { EventFrame } from "../../../net/types";
import { t } from "../../../i18n/i18n.svelte";

/** A heading before the first event of each turn. */
export function turnHeadings(history: readonly EventFrame[]): Map<number, string> {
  const found = new Map<number, string>();
  const selected = new Set<number>();
  let turn = 0;
  history.forEach((event, at) => {
    if (event.kind === "generation") {
      turn = 0;
      selected.clear();
    }
    if (event.kind !== "selected") return;
    if (!turn || selected.has(event.seat)) {
      selected.clear();
      found.set(at, t("neom-turn", { n: (turn += 1) }));
    }
    selected.add(event.seat);
  });
  return found;
}
