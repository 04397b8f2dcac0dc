// The map by night, on a sheet of 1000 x 620: sea, sky, coast, a cell of streets and lamps for each district, the range,
// the volcano with the Beanstalk, and the ways. The districts' silhouettes are drawn apart, because they are not stretched.
import { DISTRICT_COLORS } from "./colors";
import { chanceOf, clear, fill, mix, num, oval, outlined, ROUND, stroke } from "./drawing";
import { silhouette } from "./silhouettes";

export const SHEET = { width: 1000, height: 620 };
const SKY = 92; // the height of the sky
const LAND = "#17123c";

/** A district's number, its exits (0 is The Root), and its place in percent of the map. */
export interface Place {
  number: number;
  x: number;
  y: number;
  exits: readonly number[];
}

type Point = readonly [number, number];

/** A place on the sheet. */
export const onSheet = ({ x, y }: { x: number; y: number }): Point => [
  (x * SHEET.width) / 100,
  (y * SHEET.height) / 100,
];

const colorOf = (number: number): string => DISTRICT_COLORS[number] ?? "#c8cfee";

// An ocean in the west, a gulf in the south-west, and a bulge between them.
const COAST =
  "M300 84C262 92 214 92 168 108C112 128 60 136 52 182C44 226 92 236 76 280C62 318 36 330 44 380C52 424 100 424 104 462C108 498 66 520 92 566C104 590 96 610 100 640L1040 640V78L820 80C700 76 560 72 470 76C400 80 340 78 300 84z";

const stops = (...parts: (readonly [number, string, number])[]): string =>
  parts
    .map(
      ([at, color, share]) =>
        `<stop offset="${at}" stop-color="${color}"${share < 1 ? ` stop-opacity="${share}"` : ""}/>`,
    )
    .join("");
const fromAbove = (id: string, inside: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`;
const fromInside = (id: string, inside: string, where = ""): string =>
  `<radialGradient id="${id}"${where}>${inside}</radialGradient>`;

const skyAndSea = (): string =>
  fromAbove("na-map-sky", stops([0, "#0a0b26", 1], [0.5, "#2a1650", 1], [1, "#7a2c6a", 1])) +
  `<linearGradient id="na-map-sea" x1="0" y1="0" x2="1" y2="1">${stops([0, "#123a66", 1], [0.5, "#0b2148", 1], [1, "#081430", 1])}</linearGradient>` +
  fromAbove("na-map-land", stops([0, "#241a4e", 1], [1, "#120f30", 1])) +
  fromAbove("na-map-stalk", stops([0, "#7fe6ff", 0.2], [0.5, "#7fe6ff", 1], [1, "#e8fbff", 1])) +
  fromAbove("na-map-mount", stops([0, "#7f6cc4", 1], [0.55, "#4a3a8c", 1], [1, "#3a2c74", 0])) +
  fromAbove("na-map-lee", stops([0, "#140e38", 0.62], [1, "#140e38", 0])) +
  fromInside("na-map-halo", stops([0, "#bff4ff", 0.8], [0.3, "#4fd6ff", 0.28], [1, "#4fd6ff", 0])) +
  fromInside(
    "na-map-dusk",
    stops([0, "#ff7ab0", 0.34], [0.5, "#7a3ad0", 0.1], [1, "#7a3ad0", 0]),
    ' cx=".88" cy=".08" r=".9"',
  );

/** The gradients and clips that the parts of the map refer to. */
export function mapDefinitions(places: readonly Place[]): string {
  const cells = cellsOf(places);
  const colors = places.map(({ number }) => {
    const color = colorOf(number);
    return (
      fromAbove(
        `na-map-wall-${number}`,
        stops([0, mix(color, "#191a4a", 0.62), 1], [1, mix(color, "#120f30", 0.8), 1]),
      ) +
      fromInside(`na-map-glow-${number}`, stops([0, color, 0.55], [0.55, color, 0.14], [1, color, 0])) +
      `<clipPath id="na-map-cell-${number}"><path d="${cells.get(number)!}"/></clipPath>`
    );
  });
  return `<defs>${skyAndSea()}<clipPath id="na-map-coast"><path d="${COAST}"/></clipPath>${colors.join("")}</defs>`;
}

/** What lies below the districts: sea, sky with stars, and the coast with three strokes of light. */
export function mapGround(): string {
  const chance = chanceOf(42);
  let stars = "";
  for (let at = 0; at < 110; at += 1)
    stars += `M${num(chance() * SHEET.width)} ${num(chance() * chance() * (SKY - 8))}h0`;
  let waves = "";
  for (let at = 0; at < 90; at += 1)
    waves += `M${num(chance() * 330 - 20)} ${num(100 + chance() * 510)}h${num(6 + chance() * 22)}`;
  return (
    fill(`M0 0H${SHEET.width}V${SHEET.height}H0z`, "url(#na-map-sea)") +
    fill(`M0 0H${SHEET.width}V${SKY}H0z`, "url(#na-map-sky)") +
    fill("M0 92h330v1.4H0z", "#ff9ad0", clear(0.5)) +
    stroke(stars, "#ffffff", 1.7, `${ROUND} opacity=".6"`) +
    stroke(waves, "#3f7fb8", 1, `${ROUND} opacity=".4"`) +
    stroke(COAST, "#58e0ff", 14, clear(0.08)) +
    stroke(COAST, "#58e0ff", 6, clear(0.16)) +
    outlined(COAST, "url(#na-map-land)", "#7fe6ff", 1.6)
  );
}

/** The ground of a district: a bent grid of streets, lamps and a glow. One that makes nothing has no lamps and no glow. */
export function districtGround(places: readonly Place[], number: number, isDull: boolean): string {
  const place = places.find((one) => one.number === number)!;
  const [x, y] = onSheet(place);
  const cell = cellsOf(places).get(number)!;
  const color = colorOf(number);
  const chance = chanceOf(number * 131);
  const streets = stroke(streetsOf(x, y, chance() * 0.9 - 0.45, chance() * 4), color, 0.8, clear(isDull ? 0.05 : 0.17));
  let lamps = "";
  for (let at = 0; at < 190; at += 1) {
    const [far, angle] = [Math.sqrt(chance()) * 210, chance() * 6.28];
    lamps += `M${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far * 0.7)}h0`;
  }
  const light = isDull
    ? ""
    : stroke(lamps, mix(color, "#fff6d8", 0.4), 1.7, `${ROUND} opacity=".75"`) +
      fill(oval(x, y + 4, 150, 84), `url(#na-map-glow-${number})`);
  return (
    outlined(cell, isDull ? "#17122e" : mix(color, LAND, 0.86), color, 1.6, `stroke-opacity="${isDull ? 0.3 : 0.75}"`) +
    `<g clip-path="url(#na-map-cell-${number})">${streets}${light}</g>`
  );
}

function streetsOf(x: number, y: number, turn: number, shift: number): string {
  const [across, down] = [Math.cos(turn), Math.sin(turn)];
  let path = "";
  for (let at = -13; at < 14; at += 1) {
    const by = at * 17 + shift;
    path += `M${num(x + by * across - 300 * down)} ${num(y + by * down + 240 * across)}L${num(x + by * across + 300 * down)} ${num(y + by * down - 240 * across)}`;
    path += `M${num(x - 300 * across - by * down * 0.8)} ${num(y - 180 * down + by * 0.72)}L${num(x + 300 * across - by * down * 0.8)} ${num(y + 180 * down + by * 0.72)}`;
  }
  return path;
}

/** The outline of a district's cell. */
export const districtOutline = (places: readonly Place[], number: number): string => cellsOf(places).get(number)!;

/** What lies above the districts' ground: the lake, the range, the volcano with the Beanstalk, and the light of dusk. */
export function mapHeights(): string {
  let pods = "";
  for (const [y, size] of [
    [18, 7],
    [44, 9],
    [66, 6],
  ] as const)
    pods += `M${868 - size} ${y}q${size} -7 ${2 * size} 0q${-size} 7 ${-2 * size} 0z`;
  return (
    outlined(
      "M548 330C560 306 640 300 662 322C682 344 640 360 606 356C572 354 540 350 548 330z",
      "#123a66",
      "#7fe6ff",
      1.2,
    ) +
    stroke("M566 330h30M612 342h28M596 322h22", "#7fc8ff", 1.2, clear(0.6)) +
    fill(
      "M300 86L352 66L392 78L440 54L486 76L540 60L590 78L640 50L690 74L730 58L790 84L1000 80V96Q640 92 300 86z",
      "#3b2a70",
    ) +
    fill(
      "M300 88L340 78L404 84L450 70L500 84L560 74L620 86L680 72L740 86L800 80L1000 84V100Q640 98 300 88z",
      "#271c58",
    ) +
    fill("M716 190C776 162 806 130 834 100L848 88H888L902 100C930 130 960 162 1020 190z", "url(#na-map-mount)") +
    fill("M868 88H888L902 100C930 130 960 162 1020 190H910C912 150 890 120 868 88z", "url(#na-map-lee)") +
    fill(
      "M834 100L848 88H888L902 100L908 112L896 104L886 116L872 104L858 118L848 106L830 116z",
      "#eef0ff",
      clear(0.92),
    ) +
    fill(oval(868, 84, 120, 84), "url(#na-map-halo)") +
    fill("M861 90L865 0h6L875 90z", "url(#na-map-stalk)") +
    stroke("M868 90V0", "#ffffff", 1.6) +
    outlined("M848 90q20 -14 40 0l-5 9h-30z", "#0d1236", "#bff4ff", 1.6) +
    stroke("M854 94h28", "#bff4ff", 1.4, 'stroke-dasharray="3 2"') +
    outlined(pods, "#0d1236", "#dffaff", 1.3) +
    fill(`M0 0H${SHEET.width}V${SHEET.height}H0z`, "url(#na-map-dusk)")
  );
}

/** The silhouette of a district, standing on (0, 0). */
export function districtSilhouette(number: number, isDull: boolean): string {
  const { far, walls, front, windows, lines } = silhouette(number);
  const color = colorOf(number);
  const line = isDull ? "#4a4270" : color;
  const glow = isDull ? "" : fill(oval(0, -2, 88, 30), `url(#na-map-glow-${number})`);
  return (
    glow +
    fill(far, isDull ? "#1c1836" : mix(color, LAND, 0.84)) +
    outlined(walls, isDull ? "#262046" : `url(#na-map-wall-${number})`, line, 1.1, 'stroke-linejoin="round"') +
    outlined(front, isDull ? "#332b58" : mix(color, "#1a1546", 0.5), line, 0.8, 'stroke-opacity=".8"') +
    (isDull ? "" : fill(windows, mix(color, "#fff3c8", 0.6))) +
    stroke(lines, isDull ? line : mix(color, "#ffffff", 0.45), 1.3)
  );
}

export interface Way {
  from: number;
  to: number;
  path: string; // on the sheet
  end: Point;
  angle: number; // of the arrow at the end, in degrees
}

const REACH = { from: 76, to: 86 }; // how far from the middles a way begins and ends

/** The way through each exit: a curve from a district to the next, or up to The Root. */
export function waysOf(places: readonly Place[], root: { x: number; y: number }): Way[] {
  return places.flatMap((from) =>
    from.exits.map((exit) => {
      const to = places.find((one) => one.number === exit) ?? root;
      return way(from, to, exit);
    }),
  );
}

function way(from: Place, to: { x: number; y: number }, exit: number): Way {
  const [fromX, fromY] = onSheet(from);
  const [toX, toY] = onSheet(to);
  const [dx, dy] = [toX - fromX, toY - fromY];
  const long = Math.hypot(dx, dy) || 1;
  if (!exit) return curve(from.number, exit, [fromX + 54, fromY - 30], [toX + 34, toY + 22]);
  const alongX = dx / long;
  const alongY = (dy / long) * 0.86;
  return curve(
    from.number,
    exit,
    [fromX + alongX * REACH.from, fromY + 4 + alongY * REACH.from],
    [toX - alongX * REACH.to, toY + 4 - alongY * REACH.to],
  );
}

function curve(from: number, to: number, [startX, startY]: Point, [endX, endY]: Point): Way {
  const [bendX, bendY] = [(startX + endX) / 2 - (endY - startY) * 0.16, (startY + endY) / 2 + (endX - startX) * 0.08];
  return {
    from,
    to,
    path: `M${num(startX)} ${num(startY)}Q${num(bendX)} ${num(bendY)} ${num(endX)} ${num(endY)}`,
    end: [num(endX), num(endY)],
    angle: num((Math.atan2(endY - bendY, endX - bendX) * 180) / Math.PI),
  };
}

const CHEVRON = "M-9 -6L0 0L-9 6";

/** A way as it is drawn: a dark bed, a light, dashes, and an arrow at the end. */
export const wayDrawing = ({ path, end, angle }: Way, isMarked = false): string =>
  stroke(path, "#060818", 6, clear(0.7)) +
  stroke(path, isMarked ? "#ff6fae" : "#7ff0ff", isMarked ? 9 : 5, clear(isMarked ? 0.7 : 0.2)) +
  stroke(path, isMarked ? "#ffd9ea" : "#aef6ff", 2, 'stroke-dasharray="7 6"') +
  stroke(CHEVRON, "#d8fbff", 3, `${ROUND} transform="translate(${end[0]} ${end[1]}) rotate(${angle})"`);

// The cells: half-planes between the middles of the districts, shrunk by 4 %, with rounded corners.

const cellsByPlaces = new WeakMap<readonly Place[], Map<number, string>>();

function cellsOf(places: readonly Place[]): Map<number, string> {
  const known =
    cellsByPlaces.get(places) ?? new Map(places.map((place) => [place.number, roundedCell(cellOf(places, place))]));
  cellsByPlaces.set(places, known);
  return known;
}

function cellOf(places: readonly Place[], place: Place): Point[] {
  const [x, y] = onSheet(place);
  let corners: Point[] = [
    [-40, 40],
    [1040, 40],
    [1040, 660],
    [-40, 660],
  ];
  for (const other of places) {
    if (other.number === place.number) continue;
    const [otherX, otherY] = onSheet(other);
    const beyond = ([px, py]: Point) => (px - (x + otherX) / 2) * (otherX - x) + (py - (y + otherY) / 2) * (otherY - y);
    corners = cut(corners, beyond);
  }
  const middleX = corners.reduce((sum, [px]) => sum + px, 0) / corners.length;
  const middleY = corners.reduce((sum, [, py]) => sum + py, 0) / corners.length;
  return corners.map(([px, py]) => [middleX + (px - middleX) * 0.965, middleY + (py - middleY) * 0.955]);
}

/** The part of a polygon where `beyond` is not positive. */
function cut(corners: readonly Point[], beyond: (point: Point) => number): Point[] {
  return corners.flatMap((point, at) => {
    const next = corners[(at + 1) % corners.length]!;
    const [here, there] = [beyond(point), beyond(next)];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here < 0 === there < 0) return kept;
    const share = here / (here - there);
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const];
  });
}

const CORNER = 0.22; // how much of each side a rounded corner takes

function roundedCell(corners: readonly Point[]): string {
  const toward = ([x, y]: Point, [otherX, otherY]: Point): string =>
    `${num(x + (otherX - x) * CORNER)} ${num(y + (otherY - y) * CORNER)}`;
  const parts = corners.map((point, at) => {
    const [before, after] = [corners[(at + corners.length - 1) % corners.length]!, corners[(at + 1) % corners.length]!];
    return `${at ? "L" : "M"}${toward(point, before)}Q${num(point[0])} ${num(point[1])} ${toward(point, after)}`;
  });
  return `${parts.join("")}z`;
}
