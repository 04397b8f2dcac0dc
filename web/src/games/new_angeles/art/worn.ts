// Things that people on portraits wear. Each is drawn above the hair, and some have a part behind the head.
import { NIGHT } from "./colors";
import { clear, fill, mix, outlined, oval, rounded, ROUND, stroke } from "./drawing";
import type { Person, Worn } from "./people";

type Draw = (person: Person, id: string) => string;
interface Thing {
  behind?: Draw;
  above?: Draw;
}

const above = (draw: Draw): Thing => ({ above: draw });
const BEARD = "M34.6 53C34 66 42 76 50 76C58 76 66 66 65.4 53C63 58 59 59 56 59.5Q50 57.5 44 59.5C41 59 37 58 34.6 53z";
const HAT_BAND = "#0e0a20";

export const WORN: Readonly<Record<Worn, Thing>> = {
  // on the head
  cap: above(
    ({ hue }) =>
      fill("M30 36C28 22 38 15 50 15C62 15 72 22 70 36L66 38H34z", "#1b2a54") +
      fill("M33 33H67V38.5H33z", "#0e1738") +
      fill("M33 38Q50 44 67 38Q66 43 50 43.5Q34 43 33 38z", "#0a0f26") +
      fill("M50 20l2.2 4.4l4.8.5l-3.6 3.2l1 4.8L50 30.5l-4.4 2.4l1-4.8l-3.6-3.2l4.8-.5z", "#ffd97a") +
      stroke("M70 36C72 22 62 15 50 15", hue, 1.5),
  ),
  ballcap: above(
    ({ hue }) =>
      fill("M33 37C31 22 40 17 50 17C60 17 69 22 67 37z", mix(hue, NIGHT, 0.55)) +
      fill("M33 36Q50 30 67 36L74 41Q50 35 30 42z", mix(hue, NIGHT, 0.3)) +
      fill("M50 22l4 4l-4 5l-4-5z", hue) +
      stroke("M67 36C69 22 60 17 50 17", hue, 1.3),
  ),
  beret: above(
    ({ hue }) =>
      fill("M30 34C24 22 46 12 62 17C74 21 74 32 68 36C56 31 42 31 31 37z", "#2c1f3c") +
      stroke("M58 16l3-5", "#2c1f3c", 2.4, ROUND) +
      stroke("M70 35C75 28 72 20 60 16.5", hue, 1.4),
  ),
  fedora: above(
    ({ hue, bodyColor }) =>
      fill("M34 32C34 18 42 13 47 16Q50 18 53 16C58 13 66 18 66 32z", mix(bodyColor, "#ffffff", 0.08)) +
      fill("M34 27H66V33H34z", HAT_BAND) +
      fill("M22 36Q50 26 78 36Q66 41 50 39.5Q34 41 22 36z", bodyColor) +
      stroke("M66 30C66 18 60 13 54 15.5M78 36Q66 41 52 39.7", hue, 1.4),
  ),
  hood: {
    behind: ({ bodyColor }) => fill("M24 92C20 48 28 16 50 16C72 16 80 48 76 92z", mix(bodyColor, NIGHT, 0.25)),
    above: ({ bodyColor, hue }) =>
      fill(
        "M24 92C20 44 30 14 50 14C70 14 80 44 76 92L66 84C70 60 68 34 50 33C32 34 30 60 34 84z",
        mix(bodyColor, "#ffffff", 0.04),
      ) + stroke("M66 84C70 60 68 34 50 33C32 34 30 60 34 84", hue, 1.3),
  },
  headset: above(
    ({ hue }) =>
      stroke("M30 48C27 20 73 20 70 48", "#14102c", 3) +
      fill(rounded(26.5, 44, 7, 12, 3), "#14102c") +
      outlined(rounded(66.5, 44, 7, 12, 3), "#14102c", hue, 1) +
      stroke("M30 56Q32 66 43 66.5", "#14102c", 1.6) +
      fill(oval(43.5, 66.5, 1.8), hue),
  ),
  bandage: above(
    () =>
      fill("M33 38C36 30 42 28 50 28C58 28 65 31 67 38L66 41Q50 32 34 42z", "#f2ede4") +
      stroke("M38 33l6 6M47 29l5 6M57 29l4 7", "#c9bfae", 1) +
      fill("M56 57l8 3l-1.5 4l-8-3z", "#f2d9b0") +
      stroke("M58 60l4 1.5", "#c9a97a", 0.8),
  ),
  pin: above(
    ({ hue }) =>
      stroke("M36 24L66 12", "#ffd97a", 1.8, ROUND) + fill(oval(67, 12, 3.4), hue) + fill(oval(67, 12, 1.2), "#fff6ea"),
  ),
  psi: above(
    ({ hue }) =>
      fill(oval(43.4, 48.3, 1.9) + oval(57.2, 48.3, 1.9) + oval(50, 38, 1.6), hue) +
      [34, 40, 46].map((size, at) => stroke(oval(50, 40, size), hue, 0.9, clear(0.6 - at * 0.17))).join(""),
  ),
  // before the eyes
  glasses: above(
    () =>
      outlined(
        rounded(36.5, 44.5, 12, 8.5, 2.5) + rounded(52, 44.5, 12, 8.5, 2.5),
        "#bfe9ff",
        "#1a1030",
        1.5,
        'fill-opacity=".2"',
      ) +
      stroke("M48.5 47.5h3.5M36.5 47l-3-1M64 47l3-1", "#1a1030", 1.5) +
      stroke("M39 51.5l4-6M54.5 51.5l4-6", "#ffffff", 1, clear(0.7)),
  ),
  shades: above(
    ({ hue }) =>
      fill("M35 44.5H49L47.5 52Q42 54.5 37 52zM51.5 44.5H65.5L63.5 52Q58.5 54.5 53 52z", "#0b0818") +
      stroke("M35 45H66", "#0b0818", 1.8) +
      stroke("M38 50.5l4-5M55 50.5l4-5", hue, 1.2),
  ),
  visor: above(
    ({ hue }) =>
      fill("M33 43Q50 39.5 67 43L66 52Q50 55 34 52z", "#0b1030") +
      stroke("M35.5 46.5Q50 43.6 64.5 46.5", hue, 2.4) +
      stroke("M35.5 46.5Q50 43.6 64.5 46.5", "#ffffff", 0.8),
  ),
  monocle: above(
    ({ hue }) =>
      outlined(oval(57.4, 48.4, 6), mix(hue, "#ffffff", 0.6), "#ffd97a", 1.6, 'fill-opacity=".28"') +
      stroke("M63 51Q66 62 64 76", "#ffd97a", 0.9) +
      stroke("M55 51l3.5-5", "#ffffff", 1, clear(0.8)),
  ),
  // on the face
  moustache: above(({ hairColor }) =>
    fill("M43 62.5Q46 58.8 50 60.2Q54 58.8 57 62.5Q53.5 63 50 62Q46.5 63 43 62.5z", mix(hairColor, "#1a1030", 0.2)),
  ),
  goatee: above(
    () =>
      fill("M45.5 66Q50 64.6 54.5 66L53 80Q50 86 47 80z", "#e6e2da") +
      fill("M50 65.5L54.5 66L53 80Q51.5 83 50 84z", "#a59fb8") +
      fill("M43 62Q46.5 59 50 60.6Q53.5 59 57 62L58 66Q54 62.6 50 62.6Q46 62.6 42 66z", "#e6e2da"),
  ),
  beard: above(
    ({ hairColor }) =>
      fill(BEARD, hairColor) +
      fill("M50 58C56 57.5 62 59 65.4 53C66 66 58 76 50 76z", "#1a1030", clear(0.32)) +
      stroke("M45 64.5Q50 66.5 55 64.5", "#3a1030", 1.4, ROUND),
  ),
  stubble: above(({ hairColor }) =>
    fill(
      "M35 54C36 64 43 71 50 71C57 71 64 64 65 54C62 60 58 59.5 55 60Q50 58.6 45 60C42 59.5 38 60 35 54z",
      hairColor,
      clear(0.4),
    ),
  ),
  mask: above(
    ({ hue, bodyColor }) =>
      fill("M34.5 52Q50 58 65.5 52V60C64 70 57 77 50 77C43 77 36 70 34.5 60z", mix(bodyColor, NIGHT, 0.35)) +
      stroke("M44 62H56M45 66H55M47 70H53", hue, 1.2, ROUND),
  ),
  veil: above(
    ({ hue }) =>
      fill("M36 55Q50 51 64 55L62 66Q56 73 50 73Q44 73 38 66z", "#d8ecef") +
      fill("M50 53Q57 53 64 55L62 66Q56 73 50 73z", "#7f9ab0", clear(0.55)) +
      stroke("M36 56L31 50M64 56L69 50", "#d8ecef", 1.1) +
      stroke("M40 60Q50 57 60 60M41 65Q50 62 59 65", hue, 0.8, clear(0.8)),
  ),
  scar: above(() => stroke("M38.5 40L41.5 55M37.8 45.5l3.6-.6M39.5 51l3.2-.5", "#8f3a4a", 1.1, ROUND)),
  freckles: above(() =>
    fill([38, 41, 44, 57, 60, 62].map((x, at) => oval(x, 55 + (at % 3), 0.7)).join(""), "#a8562c", clear(0.8)),
  ),
  old: above(() =>
    stroke("M37 55Q40 57 43 56M64 55Q61 57 58 56M43.5 36H56M45 33.5H54.5", "#3a1a40", 0.8, `${ROUND} opacity=".5"`),
  ),
  lips: {},
  bindi: above(({ hue }) => fill(oval(50, 39.5, 1.4), hue)),
  chip: above(
    ({ hue }) =>
      outlined(rounded(60.5, 37.5, 6, 6, 1.2), "#0b1030", hue, 1) + stroke("M62 43.5V47L58.5 50M65 43.5V52", hue, 0.8),
  ),
  plates: above(
    ({ hue }, id) =>
      `<g clip-path="url(#${id}-head)">${stroke("M34 38H44L47 34V24M66 38H56L53 34V24M36 56L42 60V72M64 56L58 60V72M45 69h10", "#43538a", 1)}</g>` +
      outlined(oval(43.4, 48.4, 3.6) + oval(57.2, 48.4, 3.6), "#0b1030", hue, 1.2) +
      fill(oval(43.4, 48.4, 1.5) + oval(57.2, 48.4, 1.5), "#e9e0ff") +
      fill("M47 29h6v3h-6z", hue) +
      fill("M40 89H60L56 96H44z", "#f2ede4"),
  ),
  "half-plates": above(
    ({ hue }, id) =>
      `<g clip-path="url(#${id}-head)">${fill("M52 38H70V60H56L53 53z", "#5a6488")}${stroke("M52 38V48L56 60M60 38V44M66 50H60V60", "#0b1030", 1)}</g>` +
      outlined(oval(57.6, 48.4, 3.6), "#0b1030", hue, 1.2) +
      fill(oval(57.6, 48.4, 1.5), "#e9e0ff"),
  ),
  // at ears and neck
  earrings: above(
    () => stroke("M31.5 58v6M68.5 58v6", "#ffd97a", 1.4) + fill(oval(31.5, 66, 2) + oval(68.5, 66, 2), "#ffd97a"),
  ),
  pearls: above(() =>
    fill(
      [40, 43, 46.5, 50, 53.5, 57, 60].map((x) => oval(x, 84 + 5 - Math.abs(x - 50) * 0.45, 1.8)).join(""),
      "#f6f0ff",
    ),
  ),
  choker: above(({ hue }) => stroke("M41.5 76Q50 81 58.5 76", "#14102c", 3) + fill("M50 77l2.6 3l-2.6 3l-2.6-3z", hue)),
  bowtie: above(
    ({ hue }) => fill("M50 88L40 83V94zM50 88L60 83V94z", hue) + fill(oval(50, 88.5, 2.2), mix(hue, NIGHT, 0.4)),
  ),
  medal: above(
    ({ hue }) =>
      fill("M66 96h7v8l-3.5 3l-3.5-3z", "#b0324a") +
      outlined(oval(69.5, 110, 4.6), "#ffd97a", hue, 1) +
      fill(oval(69.5, 110, 1.8), "#a8702c"),
  ),
  whistle: above(
    () =>
      stroke("M40 84Q46 108 52 108M60 84Q58 104 53 108", "#e8e4f0", 1.1) +
      fill(`M46 106h11v3.5h-4a4.5 4.5 0 1 1-7-1z`, "#ffd97a") +
      fill(oval(49.5, 111.5, 1.3), "#7a4c1c"),
  ),
  microphone: above(
    ({ hue }) =>
      stroke("M27 120L36 92", "#14102c", 5, ROUND) +
      outlined(oval(37, 88, 6.4, 7), "#2a2440", hue, 1.4) +
      stroke("M32 86h10M32 90h10M37 82v12", hue, 0.7, clear(0.7)),
  ),
};
