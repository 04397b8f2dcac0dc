// Badges of types, signs of Goods and other marks. They are read before the art, and told apart by outline, not only by color.
import { ellipse } from "./shapes";
import { TYPE_LOOKS, type TypeName } from "./types";

const PAPER = "#fffaf0";

// A house, a circle, an octagon, a shield, a diamond, a triangle.
const OUTLINES: Readonly<Record<TypeName, string>> = {
  Residential: "M0-9L9-2V8.4H-9V-2z",
  Commercial: ellipse(0, 0, 9),
  Industrial: "M-4.6-9H4.6L9-4.6V4.6L4.6 9H-4.6L-9 4.6V-4.6z",
  Public: "M-8.6-8.4H8.6V1Q8.6 7 0 10Q-8.6 7-8.6 1z",
  Resource: "M0-10L10 0L0 10L-10 0z",
  Disaster: "M0-9.6L10 8.4H-10z",
  Center: ellipse(0, 0, 9),
};
const SIGNS: Readonly<Record<TypeName, string>> = {
  Residential: "M-5.6.6L0-4.4L5.6.6V6H1.6V1.6H-1.6V6H-5.6z",
  Commercial: "M-4.8-2.4H4.8L5.4 5.6H-5.4zM-2.6-2.2V-3.4a2.6 2.6 0 0 1 5.2 0v1.2H1.3v-1.2a1.3 1.3 0 0 0-2.6 0v1.2z",
  Industrial: "M-6 5.6V-1.2L-2.4 1V-1.2L1.2 1V-5.6H4L5 5.6z",
  Public: "M0-6.4L6-2.8V-1.4H-6V-2.8zM-5-.4h2v4.4h-2zM-1-.4h2v4.4h-2zM3-.4h2v4.4h-2zM-6 4.8H6v1.6H-6z",
  Resource: "M-5.4 4L-1.4-4L1 .6L2.4-1.6L5.4 4z",
  Disaster: "M-1.2-3.6H1.2L.8 3H-.8zM-1 4.2h2v2h-2z",
  Center: "M0-6L1.5-1.6H6L2.4 1L3.8 5.6L0 2.8L-3.8 5.6L-2.4 1L-6-1.6H-1.5z",
};
const DIAMOND = '<path d="M8 4L11 8L8 12L5 8z" fill="#ffd34d" stroke="#4a3200" stroke-width=".8"/>';

/** The badge of a type around 0, 0, with a radius of 10. A Cornerstone has a small gold diamond on it. */
export const badge = (type: TypeName, isCornerstone = false): string =>
  `<path d="${OUTLINES[type]}" fill="${TYPE_LOOKS[type].rim}" stroke="${PAPER}" stroke-width="2.2" stroke-linejoin="round" paint-order="stroke"/><path d="${SIGNS[type]}" fill="${PAPER}"/>${isCornerstone ? DIAMOND : ""}`;
export const SIGN_BOX = "-11.5 -11.5 24 24";

const line = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`;
const stroke = (data: string, color: string, width: number) => `<path d="${data}" ${line(color, width)}/>`;

// Signs of Goods, in a circle of radius 7.
const GOODS: Readonly<Record<string, string>> = {
  Coal: path("M-6 2L-3-4.6L2.4-5.6L6-1L4.4 4.8L-2 6z", "#37323c") + path("M-3-4.6L2.4-5.6L1-1.4L-3 .4z", "#67606f"),
  "Natural Gas": path("M.4-7Q5.8-1.6 5 2.6A5 5 0 0 1-5 2.6Q-5-.6-2.6-2.4Q-2 0-.8.2Q1.6-2.6.4-7z", "#d0682a"),
  Oil: path("M0-7Q5.4.2 5.4 2.6A5.4 4.6 0 0 1-5.4 2.6Q-5.4.2 0-7z", "#2e2a36"),
  Ore: path("M0-6.4L5.6-1.8L3.6 5.4H-3.6L-5.6-1.8z", "#7a5b9a") + path("M0-6.4L2-1L-2.4 2L-5.6-1.8z", "#a98bc6"),
  Stone: path("M-6.4 4.6L-4.6-2.6L1-5.4L6-1L5 4.6z", "#8a8279") + path("M-4.6-2.6L1-5.4L2 0L-3 1.4z", "#b3aba2"),
  Wood:
    path(ellipse(-3.3, 3.2, 2.8) + ellipse(3.3, 3.2, 2.8) + ellipse(0, -2.4, 2.8), "#8a5a34") +
    path(ellipse(-3.3, 3.2, 1.2) + ellipse(3.3, 3.2, 1.2) + ellipse(0, -2.4, 1.2), "#f0cf98"),
  Concrete: path("M-6.6-1H-.4V5H-6.6zM.4-1H6.6V5H.4zM-3.4-6.4H3.4V-1.8H-3.4z", "#77838e"),
  Copper: path("M-6.6 3.6L-3.8-3.6H3.8L6.6 3.6z", "#c2683a") + path("M-3.8-3.6H3.8L2.6-.6H-2.6z", "#eaa06c"),
  Diamonds: path("M-4-5H4L7-1.4L0 6.6L-7-1.4z", "#3fa9d6") + path("M-2.2-1.4H2.2L0 6.6z", "#bfeaf7"),
  Glass: path("M-2-6.6H2V-2L4.6 4.6Q4.8 6.4 3 6.4H-3Q-4.8 6.4-4.6 4.6L-2-2z", "#2f9fb0"),
  Gold: path("M-6.8 5L-5-.2H1.8L3.6 5zM-1.8-.8L0-5.6H5L6.8-.8z", "#d9a010") + path("M-5-.2H1.8L1-1.8H-4.2z", "#ffe27a"),
  Lumber: path("M-6.4-3.4L4-5.4L6.4-3.6L-4-1.4zM-6.4.6L4-1.4L6.4.4L-4 2.6zM-6.4 4.6L4 2.6L6.4 4.4L-4 6.6z", "#b8772e"),
  Plastics:
    path("M-1.6-7H1.6V-4.6H-1.6zM-1.8-4.2H1.8Q4-2.6 4-.6V6.4H-4V-.6Q-4-2.6-1.8-4.2z", "#3b8f7a") +
    path("M-4 .4H4V3.6H-4z", "#f1e6a0"),
  Steel: path("M-6.4-5.4H6.4V-2.6H1.6V2.6H6.4V5.4H-6.4V2.6H-1.6V-2.6H-6.4z", "#5f7690"),
  Electronics:
    path("M-4.4-4.4H4.4V4.4H-4.4z", "#2f6f5a") +
    path("M-2-2H2V2H-2z", "#e7d27a") +
    stroke(
      "M-2.4-6.8V-4.4M2.4-6.8V-4.4M-2.4 6.8V4.4M2.4 6.8V4.4M-6.8-2.4H-4.4M-6.8 2.4H-4.4M6.8-2.4H4.4M6.8 2.4H4.4",
      "#2f6f5a",
      1.3,
    ),
  Jewelry:
    stroke("M-5.4-5.4A5.6 6.4 0 0 0 5.4-5.4", "#b8860b", 1.6) + path("M-2-.6H2L3.6 1.6L0 6.8L-3.6 1.6z", "#c43a8a"),
  "Sports Cars":
    path("M-7 2.6Q-7-.4-4-.8L-1.6-3.8H3L5.4-.8Q7-.4 7 2.6z", "#d2332b") +
    path(ellipse(-3.8, 2.8, 1.9) + ellipse(3.8, 2.8, 1.9), "#2b2415"),
};
const UNKNOWN = path("M-5-3L0-6L5-3V3L0 6L-5 3z", "#8b7648");

/** The sign of a Good around 0, 0, with a radius of 7; a plain box for one that is not known. */
export const goodSign = (key: string): string => GOODS[key] ?? UNKNOWN;
export const GOOD_BOX = "-7.6 -7.6 15.2 15.2";

/** Other marks around 0, 0, with a radius of 10. */
export const MARKS = {
  coin: `<circle r="9" fill="#e3ad1c" stroke="#7a5600" stroke-width="1.5"/>` + stroke("M-2.4-5V5H3.6", "#5c4000", 2.5),
  polluting:
    `<circle r="10" fill="#3d3a36"/>` +
    path(ellipse(-3, 1.6, 3.4) + ellipse(2.6, 1.8, 3.8) + ellipse(0, -2.2, 3.6), "#f2ece0"),
  power:
    `<circle r="10" fill="#fff4b0" stroke="#5a4300" stroke-width="1"/>` +
    path("M1.6-7.4L-5 1.2H-.8L-2 7.4L5-1.6H.8z", "#5a4300"),
} as const;
