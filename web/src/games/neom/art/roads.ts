// The roads of a tile. Every road leaves at the same two places, so that neighbors meet: x = 26 and y = 77.
import type { Kit } from "./kit";
import { mix } from "./light";
import { ellipse, short } from "./shapes";

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
/** Where a road leads: to another road, to an empty space, nowhere, or out of the city as a Trade Route. */
export type RoadEnd = "joined" | "open" | "dead" | "route";
export interface Arm {
  side: Side;
  end: RoadEnd;
}

export const MEETING = { x: 26, y: 77 } as const;
export const KERB = 14;
export const ASPHALT = 11;
const { x: X, y: Y } = MEETING;
const BEYOND = 0.5; // roads reach a little over the edge; otherwise a hairline shows where two meet
const ARMS: Readonly<Record<Side, string>> = {
  N: `M${X} ${Y}V${-BEYOND}`,
  S: `M${X} ${Y}V${100 + BEYOND}`,
  W: `M${X} ${Y}H${-BEYOND}`,
  E: `M${X} ${Y}H${100 + BEYOND}`,
};
const BARRIERS: Readonly<Record<Side, string>> = {
  N: `M${X - 7} 3.4h14`,
  S: `M${X - 7} 95h14`,
  W: `M3.4 ${Y - 7}v14`,
  E: `M96.6 ${Y - 7}v14`,
};

/** The dashes of a road from where roads meet, up to the edge or, before an empty space, a little short of it. */
function dashes({ side, end }: Arm, gap: number): string {
  const stop = end === "joined" || end === "route" ? 0 : end === "open" ? 9 : 7;
  if (side === "N") return `M${X} ${Y - gap}V${stop}`;
  if (side === "S") return `M${X} ${Y + gap}V${100 - Math.min(stop, 7)}`;
  return side === "W" ? `M${X - gap} ${Y}H${Math.min(stop, 7)}` : `M${X + gap} ${Y}H${100 - stop}`;
}

/** Stripes where people cross. */
function crossing(side: Side): string {
  const at = (step: number) => short(step * 2.1 - 0.6);
  const stripe = (step: number) =>
    side === "N"
      ? `M${short(X + at(step))} ${Y - 8.4}v2.4h1.2v-2.4z`
      : side === "S"
        ? `M${short(X + at(step))} ${Y + 6}v2.4h1.2v-2.4z`
        : side === "W"
          ? `M${X - 8.4} ${short(Y + at(step))}h2.4v1.2h-2.4z`
          : `M${X + 6} ${short(Y + at(step))}h2.4v1.2h-2.4z`;
  return [-2, -1, 0, 1, 2].map(stripe).join("");
}

/** Draws the roads. Without a way to the City Center they are paler, without dashes and lamps. */
export function drawRoads(kit: Kit, arms: readonly Arm[], ground: string, isCut: boolean): void {
  if (!arms.length) return;
  const { light } = kit;
  const asphalt = isCut ? mix(light.asphalt, kit.tone(ground), 0.45) : light.asphalt;
  const whole = arms.map(({ side }) => ARMS[side]).join("");
  for (const [color, width] of [
    [light.kerb, KERB],
    [asphalt, ASPHALT],
  ] as const) {
    kit.raw(whole, "none", `stroke="${color}" stroke-width="${width}"`);
    kit.raw(ellipse(X, Y, width / 2), color);
  }
  if (!isCut)
    kit.raw(
      arms.map((arm) => dashes(arm, arms.length > 2 ? 9 : 0)).join(""),
      "none",
      `stroke="${light.dash}" stroke-width="1.1" stroke-dasharray="3.4 3.2"`,
    );
  if (arms.length > 2 && kit.detail > 0 && !isCut) kit.raw(arms.map(({ side }) => crossing(side)).join(""), light.dash);
  const dead = arms
    .filter(({ end }) => end === "dead")
    .map(({ side }) => BARRIERS[side])
    .join("");
  if (dead) {
    kit.raw(dead, "none", 'stroke="#fffaf0" stroke-width="3.4"');
    kit.raw(dead, "none", 'stroke="#d2332b" stroke-width="3.4" stroke-dasharray="2.6 2.2"');
  }
  if (!isCut) traffic(kit, arms);
}

/** Cars by day, and lamps at dusk. */
function traffic(kit: Kit, arms: readonly Arm[]): void {
  for (const { side, end } of arms) {
    const [drives, far] = [kit.spare() < 0.5 && end !== "dead", kit.spare()];
    if (drives && side === "N") kit.traffic(X + 1.6, 20 + far * 34, true);
    if (drives && side === "E") kit.traffic(52 + far * 34, Y + 1.8);
    if (drives && side === "W") kit.traffic(4 + far * 6, Y - 4);
    if (drives && side === "S") kit.traffic(X - 4.4, 88, true);
    const lamp = { E: [66, Y], W: [8, Y], N: [X, 30], S: [X, 94] }[side] as [number, number];
    kit.lamp(...lamp, 0, 10);
  }
}
