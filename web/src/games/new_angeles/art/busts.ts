// The portrait of a person, on a sheet of 100 x 120, in layers: back, hair behind, body, neck, head with planes of shadow,
// features, hair in front, things worn, and a rim of light on the right.
import { NIGHT, DUSK, SHADOW } from "./colors";
import {
  chanceOf,
  clear,
  fill,
  mix,
  num,
  oval,
  outlined,
  rounded,
  ROUND,
  stroke,
  tower,
  type Drawing,
} from "./drawing";
import { WORN } from "./worn";
import { GROUPS, personOf, type Body, type Hair, type Head, type Person } from "./people";

const SIZE = { width: 100, height: 120 };

const HEADS: Readonly<Record<Head, string>> = {
  oval: "M34.5 42C34.5 27 65.5 27 65.5 42V51C65.5 63 57 71 50 71C43 71 34.5 63 34.5 51z",
  square: "M34 41C34 27 66 27 66 41V55C66 62 60 69 55 71H45C40 69 34 62 34 55z",
  long: "M35.5 40C35.5 25 64.5 25 64.5 40V53C64.5 64 56 74 50 74C44 74 35.5 64 35.5 53z",
  heart: "M33.5 41C33.5 26 66.5 26 66.5 41C66.5 55 57 66 50 72C43 66 33.5 55 33.5 41z",
};

/** Hair behind the head, and in front of it. */
const HAIR: Readonly<Record<Hair, readonly [string, string]>> = {
  bald: ["", ""],
  crop: ["", "M33.5 46C30 22 70 22 66.5 46C65 38 62 35.5 58 35C52 34 46 34 42 35C38 35.5 35 38 33.5 46z"],
  side: [
    "",
    "M33.5 47C28 22 58 16 68 31C69.5 36 68 42 66.5 47C65.5 40 62 37 56 37C48 37.5 42 34 41 31C39 36 35 39 33.5 47z",
  ],
  bob: [
    "M29 44C25 16 75 16 71 44L72 66C68 71 63 70 62 69L38 69C36 70 31 71 28 66z",
    "M33 48C31 27 50 24 52 28C60 26 69 32 67 48C66 41 62 38 58 37C52 40 40 41 37 40C35 42 34 44 33 48z",
  ],
  long: [
    "M29 44C24 14 76 14 71 44C72 66 78 84 76 98H62V60H38V98H24C22 84 28 66 29 44z",
    "M33 50C30 28 46 25 50 30C55 25 70 28 67 50C66 41 60 39 54 33C48 39 35 41 33 50z",
  ],
  bun: [oval(50, 18, 10), "M33.5 46C30 20 70 20 66.5 46C64 37 58 32 50 32C42 32 36 37 33.5 46z"],
  afro: [
    "M50 8C74 8 80 28 76 46C74 56 68 58 66 56H34C32 58 26 56 24 46C20 28 26 8 50 8z",
    "M34 44C34 32 40 30 50 30.5C60 30 66 32 66 44C63 36 58 35 50 35C42 35 37 36 34 44z",
  ],
  sweep: ["", "M34 46C30 30 36 18 54 17C68 17 72 28 66 44C66 38 64 34 60 31C52 36 42 33 38 36C36 39 35 42 34 46z"],
  tail: [
    "M60 22C78 18 84 40 76 64C74 70 70 66 71 60C74 46 72 34 62 32z",
    "M33.5 46C30 20 70 20 66.5 46C64 36 58 31 50 31C42 31 36 36 33.5 46z",
  ],
  spikes: [
    "",
    "M33 47L29 33L36 31L34 19L43 25L48 12L54 24L63 15L63 27L72 27L67 47C66 39 62 36 57 36L53 31L49 36L43 32L40 38C37 39 34 42 33 47z",
  ],
  curls: [
    `${oval(32, 44, 9)}${oval(30, 58, 9)}${oval(33, 70, 8)}${oval(68, 44, 9)}${oval(70, 58, 9)}${oval(67, 70, 8)}${oval(40, 28, 11)}${oval(60, 28, 11)}${oval(50, 23, 11)}`,
    "M33 47C31 38 34 30 40 30C43 26 50 26 52 29C58 25 66 30 66 36C68 40 67 44 67 47C64 42 63 39 59 38C55 40 51 38 49 35C46 39 40 38 38 40C35 42 34 44 33 47z",
  ],
  slick: [
    "",
    "M33.5 45C31 30 38 20 52 20C64 20 69 30 66.5 45C66 37 63 31 56 29C49 27 42 28 38 32C35 36 34 40 33.5 45z",
  ],
  knot: ["M46 12q4-6 8 0l3 9H43z", "M34 47C31 30 40 24 50 24C60 24 69 30 66 47L64.5 36C60 30 40 30 35.5 36z"],
  ring: ["", "M33.5 50C31 44 32 36 36 32C35 38 35 42 36 48zM66.5 50C69 44 68 36 64 32C65 38 65 42 64 48z"],
};

type Trim = (light: string, dark: string) => string;
const SHIRT = "#f2ede4";

/** The outline of a body, and what is on it. */
const BODIES: Readonly<Record<Body, readonly [string, Trim]>> = {
  suit: [
    "M4 120C6 98 20 90 38 84L50 92L62 84C80 90 94 98 96 120z",
    (light, dark) =>
      fill("M38 84L50 104L62 84L58 80H42z", SHIRT) +
      fill("M47 92h6l-1.5 4l3 20h-9l3-20z", light) +
      fill("M38 84L33 90L46 116L50 104zM62 84L67 90L54 116L50 104z", dark),
  ],
  coat: [
    "M2 120C6 94 24 90 34 78L50 96L66 78C76 90 94 94 98 120z",
    (light, dark) =>
      fill("M34 74L28 92L46 118L50 100L36 82zM66 74L72 92L54 118L50 100L64 82z", dark) +
      stroke("M34 74L28 92M66 74L72 92", light, 1.2),
  ],
  turtle: [
    "M6 120C8 98 24 92 38 86H62C76 92 92 98 94 120z",
    (light, dark) =>
      fill("M39 74H61L63 88Q50 94 37 88z", dark) + stroke("M39 79H61M38.5 83.5H61.5", light, 0.7, clear(0.6)),
  ],
  uniform: [
    "M4 120C6 96 22 90 38 85H62C78 90 94 96 96 120z",
    (light, dark) =>
      fill("M38 82L50 94L62 82L60 78H40z", dark) +
      fill("M10 98L30 89L33 94L12 104zM90 98L70 89L67 94L88 104z", light) +
      fill("M68 104l2 4l4.4.4l-3.3 3l1 4.4l-4-2.4l-4 2.4l1-4.4l-3.3-3l4.4-.4z", "#ffd97a") +
      stroke("M50 94V120", dark, 2),
  ],
  armor: [
    "M2 120C4 96 18 88 38 84H62C82 88 96 96 98 120z",
    (light, dark) =>
      fill("M36 80L50 88L64 80V92L50 102L36 92zM6 106Q14 92 32 90L30 108zM94 106Q86 92 68 90L70 108z", dark) +
      stroke("M36 92L50 102L64 92M8 104Q16 93 31 91M92 104Q84 93 69 91", light, 1.2),
  ],
  robe: [
    "M4 120C8 98 22 92 38 84H62C78 92 92 98 96 120z",
    (light, dark) =>
      fill("M37 82L62 120H40L28 92zM63 82L40 120H58L72 92z", dark) + stroke("M37 82L60 117M63 82L52 98", light, 1.6),
  ],
  lab: [
    "M4 120C6 97 22 90 38 85L50 96L62 85C78 90 94 97 96 120z",
    (light, dark) =>
      fill("M40 82L50 106L60 82z", mix(light, NIGHT, 0.55)) +
      fill("M38 84L31 93L44 120H50V106zM62 84L69 93L56 120H50V106z", dark, clear(0.55)) +
      fill(rounded(66, 106, 12, 9, 1.5), light) +
      stroke("M69 106v-5M73 106v-3", NIGHT, 1.3),
  ],
  hood: [
    "M2 120C4 96 20 88 34 82C36 76 64 76 66 82C80 88 96 96 98 120z",
    (light, dark) =>
      fill("M33 84C38 76 62 76 67 84C66 96 58 100 50 100C42 100 34 96 33 84z", dark) +
      stroke("M44 99V112M56 99V110", light, 1.6, ROUND),
  ],
  stripes: [
    "M4 120C6 97 22 90 38 85H62C78 90 94 97 96 120z",
    (_, dark) =>
      stroke("M22 92Q50 104 78 92M12 99Q50 114 88 99M7 108Q50 124 93 108M6 117Q50 132 94 117", dark, 4) +
      fill("M39 82Q50 92 61 82L59 79H41z", dark),
  ],
};

/** What is behind a portrait: a wash of the person's hue, two discs and a skyline. */
export function backdrop(id: string, hue: string): string {
  const chance = chanceOf(id);
  let city = "";
  for (let x = -4; x < 104;) {
    const width = 6 + chance() * 9;
    city += tower(x, 120, width, 34 + chance() * 40);
    x += width + 1;
  }
  let windows = "";
  for (let at = 0; at < 34; at += 1) windows += `M${num(chance() * 100)} ${num(62 + chance() * 50)}h1.6`;
  return (
    `<defs><linearGradient id="${id}-back" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(hue, DUSK, 0.72)}"/><stop offset="1" stop-color="${mix(hue, DUSK, 0.35)}"/></linearGradient></defs>` +
    fill("M0 0H100V120H0z", `url(#${id}-back)`) +
    fill(oval(58, 44, 40), hue, clear(0.28)) +
    fill(oval(58, 44, 29), hue, clear(0.3)) +
    fill(city, mix(hue, SHADOW, 0.82)) +
    stroke(windows, mix(hue, "#ffffff", 0.5), 1.3, clear(0.7))
  );
}

function body({ body, bodyColor, hue }: Person): string {
  const [outline, trim] = BODIES[body];
  return (
    fill(outline, bodyColor) +
    fill("M50 84L62 84C80 90 94 98 96 120H54z", "#0c0724", clear(0.38)) +
    trim(hue, mix(bodyColor, "#0a0620", 0.45))
  );
}

/** Head and face: planes of light and shadow, eyes, brows, nose and mouth. */
function face(id: string, { skin, head, hairColor, wears }: Person): string {
  const dark = mix(skin, "#2a1048", 0.52);
  const planes =
    fill("M34 26H46C42 36 40 50 43 66L34 72z", mix(skin, "#fff2dc", 0.4), clear(0.55)) +
    fill("M51 24L51 44L55.5 56L50 58.5L51.5 63L49 66L51 76H70V24z", dark, clear(0.72)) +
    fill("M36 46Q43 42 49 46V50Q42 53 37 51zM52 46Q58 42 65 46L64 51Q58 53 53 50z", dark, clear(0.6)) +
    fill("M43 60Q50 70 58 60Q58 78 50 78Q42 78 43 60z", dark, clear(0.22));
  const eyes =
    fill("M38.6 48.5Q43 45.6 47.4 48.6Q43 51 38.6 48.5z", "#fff6ea") +
    fill("M53.2 48.6Q57.4 45.6 61.6 48.5Q57.4 51 53.2 48.6z", mix(skin, "#c9b8e6", 0.6)) +
    fill(oval(43.4, 48.3, 1.7) + oval(57.2, 48.3, 1.7), "#1a1030") +
    stroke("M38 47.6Q43 44.8 48 47.8M53 47.8Q57.6 44.8 62.4 47.6", "#1a1030", 1.1, ROUND);
  const isOld = wears.includes("old");
  const brows = stroke(
    "M37.4 44Q42 40.8 48 43.2M53 43.2Q58.6 40.8 63 44",
    isOld ? "#d8d4cc" : mix(hairColor, "#1a1030", 0.45),
    isOld ? 2.2 : 1.7,
    ROUND,
  );
  const mouth = wears.includes("lips")
    ? fill("M44.4 63Q47.6 60.8 50 62Q52.4 60.8 55.6 63Q50 67.6 44.4 63z", mix("#c2304f", skin, 0.15)) +
      stroke("M44.4 63Q50 64 55.6 63", "#5a1030", 0.7)
    : stroke("M44.6 63.4Q50 65 55.4 63", mix(dark, "#3a1030", 0.5), 1.3, ROUND) +
      stroke("M47 66.5Q50 67.4 53 66.4", dark, 0.9);
  return (
    fill("M33 46q-4 0-3.5 5q.8 6 4.5 6zM67 46q4 0 3.5 5q-.8 6-4.5 6z", dark) +
    fill(HEADS[head], skin) +
    `<g clip-path="url(#${id}-head)">${planes}</g>` +
    eyes +
    brows +
    stroke("M49.5 47C48.6 52 47 55.6 47.4 57Q50 58.8 53 57", dark, 1.1, ROUND) +
    mouth
  );
}

/** A head and shoulders without a face: somebody whom nobody knows. */
function shadow({ bodyColor, hue, skin, head }: Person): string {
  const [outline, trim] = BODIES.suit;
  return (
    fill(outline, bodyColor) +
    fill("M50 84L62 84C80 90 94 98 96 120H54z", "#0c0724", clear(0.3)) +
    trim(mix(hue, NIGHT, 0.75), mix(bodyColor, "#0a0620", 0.3)) +
    fill("M42 60H58V84Q50 92 42 84z", mix(skin, NIGHT, 0.4)) +
    fill(HEADS[head], skin) +
    stroke("M41 48.5H46M54 48.5H59", hue, 1.4, ROUND)
  );
}

function portrait(id: string, person: Person): string {
  const { skin, hair, hairColor, head, hue, wears } = person;
  const [behind, front] = HAIR[hair];
  const dark = mix(skin, "#2a1048", 0.52);
  const worn = (layer: "behind" | "above") => wears.map((one) => WORN[one][layer]?.(person, id) ?? "").join("");
  const shine = `transform="translate(-2.5 1.5) scale(.97)" clip-path="url(#${id}-head)" opacity=".22"`;
  const neck = fill("M42 60H58V84Q50 92 42 84z", dark) + fill("M42 60H50V88Q45 87 42 84z", mix(skin, "#7a2f5a", 0.2));
  const rim =
    `<g clip-path="url(#${id}-head)">${stroke("M58 25C66 29 66 36 65.5 52C65 62 57 71 50 72", hue, 3.2, clear(0.95))}</g>` +
    stroke("M64 85C80 91 93 98 95.5 120", hue, 1.8, clear(0.9));
  return (
    `<defs><clipPath id="${id}-head"><path d="${HEADS[head]}"/></clipPath></defs>` +
    worn("behind") +
    (behind && !person.isShadow ? fill(behind, mix(hairColor, "#120a28", 0.35)) : "") +
    (person.isShadow ? shadow(person) : neck + body(person) + face(id, person)) +
    (front && !person.isShadow ? fill(front, hairColor) + fill(front, mix(hairColor, "#ffffff", 0.5), shine) : "") +
    worn("above") +
    rim
  );
}

/** Three heads without faces, one before the others. */
function group(hue: string, worn: "halos" | "masks"): string {
  const one = (x: number, y: number, scale: number, tone: number): string => {
    const color = mix(hue, SHADOW, tone);
    const line = mix(hue, NIGHT, 0.35);
    const more =
      worn === "halos"
        ? stroke(oval(50, 28, 20, 6), hue, 1.6) + fill(oval(43, 48, 1.8) + oval(57, 48, 1.8), hue)
        : fill("M36 44Q50 36 64 44L61 54Q50 48 39 54z", NIGHT) +
          fill("M40 46L47 45L46 50L41 50zM60 46L53 45L54 50L59 50z", hue) +
          stroke("M44 62L40 70M56 62L60 70M47 64V72M53 64V72", NIGHT, 1.8, ROUND);
    return `<g transform="translate(${x} ${y}) scale(${scale})">${outlined(BODIES.turtle[0], color, line, 1.4)}${outlined("M42 62H58V88Q50 94 42 88z", mix(color, NIGHT, 0.35), line, 1)}${outlined(HEADS.oval, color, line, 1.4)}${more}</g>`;
  };
  const links = worn === "halos" ? stroke("M28 34Q50 14 72 34", hue, 1.2, 'stroke-dasharray="2 2"') : "";
  return one(-8, 14, 0.76, 0.68) + one(34, 14, 0.76, 0.68) + links + one(6, 24, 0.88, 0.5);
}

/** Somebody whom we have not drawn: a head and shoulders in a hue of their own. */
function stranger(key: string): string {
  const hue = ["#5fe0c8", "#ffb454", "#b79bff", "#ff7d9c", "#7fe6ff", "#9fd06b"][(chanceOf(key)() * 6) | 0]!;
  const id = `na-bust-${key}`;
  const chance = chanceOf(`${key} `);
  const heads = Object.keys(HEADS) as Head[];
  const bodies: Body[] = ["suit", "coat", "turtle", "armor", "hood"];
  const outline = BODIES[bodies[Math.floor(chance() * bodies.length)]!][0];
  return (
    backdrop(id, hue) +
    outlined(outline, mix(hue, SHADOW, 0.7), hue, 1.4) +
    outlined(HEADS[heads[Math.floor(chance() * heads.length)]!], mix(hue, SHADOW, 0.6), hue, 1.4) +
    stroke("M41 49H46M54 49H59", hue, 1.8, ROUND)
  );
}

/** Whether we have drawn this person or group. */
export const hasBust = (key: string): boolean => personOf(key) !== undefined || Object.hasOwn(GROUPS, key);

/** The portrait for an asset, by the asset's key. */
export function bust(key: string): Drawing {
  const id = `na-bust-${key}`;
  const found = personOf(key);
  const several = Object.hasOwn(GROUPS, key) ? GROUPS[key] : undefined;
  const drawn = found
    ? backdrop(id, found.hue) + portrait(id, found)
    : several
      ? backdrop(id, several.hue) + group(several.hue, several.worn)
      : stranger(key);
  return { ...SIZE, body: drawn };
}
