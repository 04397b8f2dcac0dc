// Signs on roofs, boards and plinths: what a shop sells or an office looks after. Each fills a circle of radius 10.
import { ellipse } from "./shapes";

export type EmblemPart = readonly [path: string, fill: string, more?: string];
const line = (color: string, width: number): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const INK = "#3b3550";
const PAPER = "#fffaf0";
const GOLD = "#f2b93f";

// The first part takes the color that a recipe asks for.
const EMBLEMS = {
  cross: [["M-3-9.5H3V-3H9.5V3H3V9.5H-3V3H-9.5V-3H-3z", "#2f9a5a"]],
  coin: [
    [ellipse(0, 0, 9.5), GOLD],
    [ellipse(0, 0, 7.4), "#ffd872"],
    ["M-2.6-5V5H3.6", "none", line("#7a5600", 2.4)],
  ],
  gem: [
    ["M-5.5-7H5.5L10-2L0 9.5L-10-2z", "#6cd3f0"],
    ["M-5.5-7L-3.4-2H-10zM5.5-7L3.4-2H10zM-3.4-2H3.4L0 9.5z", "#c8f2fb"],
  ],
  ring: [
    [ellipse(0, 3, 6.6) + ellipse(0, 3, 4.4), GOLD, 'fill-rule="evenodd"'],
    ["M-3.4-9.5H3.4L5.6-6.6L0-1.6L-5.6-6.6z", "#6cd3f0"],
  ],
  screen: [
    ["M-10-8H10V5H-10z", INK],
    ["M-8.4-6.4H8.4V3.4H-8.4z", "#63d6ea"],
    ["M-2 5H2L3 8.6H6V10H-6V8.6H-3z", "#8e8aa0"],
    ["M-6-4H2M-6-1.4H5M-6 1.2H-1", "none", line("#eafcff", 1.2)],
  ],
  shirt: [
    ["M-4-9Q0-6 4-9L10-5L7.6 0L5.4-1.2V9.5H-5.4V-1.2L-7.6 0L-10-5z", "#e0567a"],
    ["M-5.4 2.4H5.4V5.4H-5.4z", PAPER],
  ],
  mug: [
    ["M-7-5H4V9H-7z", "#f0b13c"],
    ["M-8-5.6Q-7-9.6-4-8Q-1-10.6 1.4-8Q5-9 5-5.6L4-4H-7z", PAPER],
    ["M4.6-2H7.4Q9-2 9-.4V3.4Q9 5 7.4 5H4.6", "none", line("#c98a24", 2)],
  ],
  tap: [
    ["M-9-4H0Q6-4 6 3H2Q2 .4-1 .4H-9zM-5.6-8.4H1.6V-6H-.6V-4H-3.4V-6H-5.6z", "#8fa6b8"],
    ["M4 4.6Q6.6 7.6 4 9.6Q1.4 7.6 4 4.6z", "#4cc3de"],
  ],
  balls: [
    [ellipse(-5, -2, 3.6) + ellipse(5, -2, 3.6) + ellipse(0, 5.4, 3.6), GOLD],
    ["M-8-9.4H8M0-9.4V1.6M-5-9.4V-5.6M5-9.4V-5.6", "none", line(INK, 1.2)],
  ],
  fork: [
    ["M-6-9.4V-3Q-6-.4-3.8 0V9.4H-1.8V0Q.4-.4.4-3V-9.4H-1V-3.6H-2.1V-9.4H-3.5V-3.6H-4.6V-9.4z", "#f4f6f8"],
    ["M3.4-9.4Q7.6-8 7 1H5.4V9.4H3.4z", "#f4f6f8"],
  ],
  note: [["M-4-8.6L7.6-10V4.6A3 2.6 0 1 1 5.2 2.2V-5L-1.6-4.2V6.6A3 2.6 0 1 1-4 4.2z", "#ff5fb0"]],
  top: [
    ["M-9-3Q-8 4 0 9.5Q8 4 9-3z", "#e2453c"],
    ["M-9-3Q0-7 9-3Q0 .6-9-3z", "#ffd34d"],
    ["M-1-10H1V-5H-1z", "#3b7fc4"],
  ],
  document: [
    ["M-7-10H4L8-6V10H-7z", PAPER],
    ["M-4-5.4H3M-4-2H5M-4 1.4H5", "none", line("#8a86a0", 1.5)],
    [ellipse(2.6, 6, 2.6), "#d2473f"],
  ],
  umbrella: [
    ["M-10 0Q-9-9 0-9.4Q9-9 10 0Q6.6-2.4 3.4 0Q0-2.4-3.4 0Q-6.6-2.4-10 0z", "#d2473f"],
    ["M0-1.4V7.4Q0 9.4-2 9.4Q-3.8 9.4-3.8 7.6", "none", line(INK, 1.6)],
  ],
  rise: [
    ["M-10 9.5V3H-6.4V9.5zM-4.4 9.5V-.6H-.8V9.5zM1.2 9.5V-4H4.8V9.5z", "#3f9d5a"],
    ["M-9.4-1L-1-6.6L4-8.6L3-10L9.6-9.4L6.6-4.4L5.4-6.4L-8.6 1z", GOLD],
  ],
  exchange: [
    ["M-10-4.4H3V-8.6L10-3L3 2.6V-1.6H-10z", "#3f7fc0"],
    ["M10 4.4H-3V.2L-10 5.8L-3 10.6V7.2H10z", "#e88a3c"],
  ],
  scales: [
    ["M-1-9H1V7.4H5V9.6H-5V7.4H-1zM-9.6-7.4H9.6V-5.6H-9.6z", "#6b5a35"],
    ["M-10.4 1.4H-3.6Q-4 4.6-7 4.6T-10.4 1.4zM3.6 1.4H10.4Q10 4.6 7 4.6T3.6 1.4z", GOLD],
    ["M-7-6L-9.8 1.4M-7-6L-4.2 1.4M7-6L9.8 1.4M7-6L4.2 1.4", "none", line("#6b5a35", 0.8)],
  ],
  bag: [
    ["M-8-4H8L9.4 9.4H-9.4z", "#3f7fc0"],
    ["M-4.6-1.4V-4.6A4.6 4.6 0 0 1 4.6-4.6V-1.4", "none", line(PAPER, 1.8)],
  ],
  globe: [
    [ellipse(0, 0, 9.5), "#3f9ac8"],
    ["M-6-5.6Q-2-9 1-6T-1-1T-5 1T-7.6-1zM2 1Q6-1 7 2T3 8Q0 5 2 1z", "#7dbb5d"],
    ["M-9.5 0Q0 4.6 9.5 0M0-9.5Q-6 0 0 9.5", "none", line("#eaf6fb", 0.7)],
  ],
  pick: [
    ["M-9.6-2.4Q-4-9.6 2-9.4L4.6-6.6Q9.6-2 9.4 3.6Q5-4 0-5.6Q-5-5.6-9.6-2.4z", "#8a93a2"],
    ["M1.4-6L3.4-4L-7 9.6L-9.4 7.4z", "#a9713f"],
  ],
  leaf: [
    ["M-9 9Q-9.4-8 9.4-9.4Q9 8.4-5 6.4z", "#5aa84f"],
    ["M-9 9.4Q-3 0 5-4.6", "none", line("#dff3c0", 1.4)],
  ],
  pie: [
    [ellipse(0, 0, 9.5), "#3f7fc0"],
    ["M0 0V-9.5A9.5 9.5 0 0 1 9.2 2.4z", GOLD],
    ["M0 0L9.2 2.4A9.5 9.5 0 0 1-2 9.3z", "#d2473f"],
  ],
  info: [
    [ellipse(0, 0, 9.6), "#2f86b8"],
    ["M-1.8-2H1.8V7H-1.8z" + ellipse(0, -5, 2), PAPER],
  ],
  parking: [
    ["M-9-9H9V9H-9z", "#2f63b8"],
    ["M-4-6.4H1.4A4 4 0 0 1 1.4 1.8H-1V6.6H-4zM-1-3.8V-.8H1.2A1.5 1.5 0 0 0 1.2-3.8z", PAPER, 'fill-rule="evenodd"'],
  ],
  envelope: [
    ["M-10-6.4H10V6.8H-10z", PAPER],
    ["M-10-6.4L0 2L10-6.4", "none", line("#d2473f", 1.6)],
  ],
  shield: [
    ["M-8.6-8.6H8.6V1Q8.6 7 0 10Q-8.6 7-8.6 1z", "#3f66a8"],
    ["M0-8.6H8.6V1Q8.6 7 0 10z", "#d2473f"],
    ["M0-5L1.4-1.6H5L2.2.6L3.2 4.2L0 2L-3.2 4.2L-2.2.6L-5-1.6H-1.4z", PAPER],
  ],
  bolt: [["M2-10L-7 1.6H-1L-3 10L7-2.4H1z", "#ffd34d"]],
  gear: [
    [
      "M-1.8-10H1.8L2.4-7A7 7 0 0 1 5-5.6L8-6.6L9.8-3.4L7.4-1.4A7 7 0 0 1 7.4 1.4L9.8 3.4L8 6.6L5 5.6A7 7 0 0 1 2.4 7L1.8 10H-1.8L-2.4 7A7 7 0 0 1-5 5.6L-8 6.6L-9.8 3.4L-7.4 1.4A7 7 0 0 1-7.4-1.4L-9.8-3.4L-8-6.6L-5-5.6A7 7 0 0 1-2.4-7z" +
        ellipse(0, 0, 3),
      "#6c7786",
      'fill-rule="evenodd"',
    ],
  ],
  chip: [
    ["M-6.4-6.4H6.4V6.4H-6.4z", "#2f5f4f"],
    ["M-3.4-3.4H3.4V3.4H-3.4z", "#d8e6dc"],
    [
      "M-4-10V-6.4M0-10V-6.4M4-10V-6.4M-4 10V6.4M0 10V6.4M4 10V6.4M-10-4H-6.4M-10 0H-6.4M-10 4H-6.4M10-4H6.4M10 0H6.4M10 4H6.4",
      "none",
      line(GOLD, 1.4),
    ],
  ],
  star: [["M0-9.6L2.6-3H9.4L3.8 1.2L6 8.4L0 4.2L-6 8.4L-3.8 1.2L-9.4-3H-2.6z", GOLD]],
  bed: [["M-10-5H-8V1H10V8H8V5H-8V8H-10zM-6.6-3.4H-1V0H-6.6z", PAPER]],
  drop: [["M0-10Q7.6 0 7.6 3.6A7.6 6.4 0 0 1-7.6 3.6Q-7.6 0 0-10z", "#3f9ac8"]],
  key: [
    ["M-4-9.6A5 5 0 1 1-3.9-9.6zM-6.6-4.6A2.4 2.4 0 1 0-1.8-4.6A2.4 2.4 0 1 0-6.6-4.6z", GOLD, 'fill-rule="evenodd"'],
    ["M-2.4-1.4L7 8L5.4 9.6L3.4 7.6L2 9L.6 7.6L2 6.2L-4 .2z", GOLD],
  ],
} satisfies Readonly<Record<string, readonly EmblemPart[]>>;

export type Emblem = keyof typeof EMBLEMS;

export function emblemParts(emblem: Emblem, color?: string): readonly EmblemPart[] {
  const parts: readonly EmblemPart[] = EMBLEMS[emblem];
  return parts.map((part, at) =>
    color && !at && part[1] !== "none" ? ([part[0], color, part[2]] as EmblemPart) : part,
  );
}

export const EMBLEM_NAMES = Object.keys(EMBLEMS) as Emblem[];
