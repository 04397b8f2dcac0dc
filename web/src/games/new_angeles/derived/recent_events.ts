// The outcome of the last deal and the events after it. Without this list, a person would miss deals that bots play in an instant.
import type { EventFrame } from "../../../net/types";

/** The kinds of events to show. The board shows offers and support of the current deal; the log has every card and unit. */
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
  "stop-called",
  "stops-dismissed",
  "stopped",
];

export interface Recent {
  events: EventFrame[];
  gains: number[]; // by seat: capital gained (or, if negative, lost)
}

export function recentEvents(history: readonly EventFrame[], seats: number): Recent {
  const start = Math.max(
    0,
    history.findLastIndex((event) => event.kind === "won-deal"),
  );
  const since = history.slice(start);
  const gains = Array.from({ length: seats }, () => 0);
  for (const { kind, seat, things } of since) if (kind === "capital" && seat >= 0) gains[seat]! += things[0] ?? 0;
  const telling = since.filter((event) => !event.quiet && TELLING.includes(event.kind));
  return { events: telling.filter((event, at) => !isChanged(event, telling.slice(at + 1))), gains };
}

/** Whether an event is a call of a stop that the same seat has replaced by a later call at the same moment. */
const isChanged = ({ kind, seat, things }: EventFrame, later: readonly EventFrame[]): boolean =>
  kind === "stop-called" &&
  later.some((other) => other.kind === kind && other.seat === seat && other.things[0] === things[0]);
