// The outcome of the last deal and what came after it. Bots answer at once, so a person would miss a whole deal otherwise.
import type { EventFrame } from "../../../net/types";

/** The events worth showing. Offers and support of the current deal are on the table; single cards and units are in the log. */
const TELLING = [
  "won-deal",
  "claimed",
  "used-asset",
  "asset-gained",
  "asset-discarded",
  "stole-card",
  "stole-card-seen",
  "stole-emergency",
  "emergency-up",
  "traded",
  "promise",
  "threat",
  "event",
  "investment",
  "demand",
  "swapped-rival",
];

export interface Recent {
  events: EventFrame[];
  gains: number[]; // capital gained or lost, by seat
}

export function recentEvents(history: readonly EventFrame[], seats: number): Recent {
  const start = Math.max(
    0,
    history.findLastIndex((event) => event.kind === "won-deal"),
  );
  const since = history.slice(start);
  const gains = Array.from({ length: seats }, () => 0);
  for (const { kind, seat, things } of since) if (kind === "capital" && seat >= 0) gains[seat]! += things[0] ?? 0;
  return { events: since.filter((event) => !event.quiet && TELLING.includes(event.kind)), gains };
}
