// Where the guide's bubble goes: beside its subject, and not over the decision or its options.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

/** The best position for a bubble. Most important, it covers little of the boxes in `asked`; then, it covers little of its anchor;
 * and last, it is close to the anchor. */
export function bubblePosition(
  size: { width: number; height: number },
  anchor: Box,
  asked: readonly Box[],
  screen: { width: number; height: number },
): Box {
  const middle = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 };
  const across = middle.x - size.width / 2;
  const down = middle.y - size.height / 2;
  const above = (asked[0]?.y ?? screen.height) - size.height - GAP;
  const tries = [
    [across, anchor.y - GAP - size.height],
    [across, anchor.y + anchor.height + GAP],
    [anchor.x - GAP - size.width, down],
    [anchor.x + anchor.width + GAP, down],
    [across, above],
    [GAP, above],
    [screen.width - size.width - GAP, above],
    [screen.width - size.width - GAP, 64],
    [GAP, 64],
    ...[0.25, 0.5, 0.75].flatMap((x) =>
      [0.25, 0.5].map((y) => [x * screen.width - size.width / 2, y * screen.height - size.height / 2] as const),
    ),
  ] as const;
  let best: Box = { x: GAP, y: GAP, ...size };
  let least = Infinity;
  for (const [x, y] of tries) {
    const box = { x: within(x, screen.width - size.width), y: within(y, screen.height - size.height), ...size };
    const far = Math.hypot(box.x + size.width / 2 - middle.x, box.y + size.height / 2 - middle.y);
    const cost = asked.reduce((sum, one) => sum + overlap(box, one), 0) * 50 + overlap(box, anchor) * 4 + far;
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}
