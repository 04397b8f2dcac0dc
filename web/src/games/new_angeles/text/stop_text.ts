// Stops in words.
import { formatList, t } from "../../../i18n/i18n.svelte";
import type { Caller, Moment } from "../derived/stops";

type Names = readonly string[];

/** A player who has called a stop: "Ada", or "Ada (always)". */
export const callerText = ({ seat, how }: Caller, names: Names): string =>
  how === "standing" ? t("na-stop-always-by", { name: names[seat] ?? "" }) : (names[seat] ?? "");

/** Everybody who has called a stop at a moment. */
export const callersText = (callers: readonly Caller[], names: Names): string =>
  formatList(callers.map((one) => callerText(one, names)));

/** For each moment at which somebody wants to talk, a line: "before Production: Ada, Ben (always)". */
export const stopLines = (found: readonly Moment[], names: Names): string[] =>
  found
    .filter(({ callers }) => callers.length)
    .map(({ name, callers }) => t("na-stop-line", { moment: name, names: callersText(callers, names) }));
