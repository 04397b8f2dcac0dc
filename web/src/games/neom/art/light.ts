// The light. Parts name daylight colors; a light makes the faces of a solid from them, and the dusk.
export type LightName = "day" | "dusk";
export type Face = "flat" | "top" | "south" | "east" | "north" | "west";

type Rgb = readonly [number, number, number];
type Mixed = readonly [share: number, color: string];

export interface Light {
  name: LightName;
  ambient: Rgb; // factor for each part of a color
  saturation: number;
  faces: Readonly<Record<Exclude<Face, "flat">, Mixed>>;
  shadow: string;
  shadowOpacity: number;
  glass: string; // dark windows
  litWindows: number; // share of the windows with a light in them
  glows: boolean; // whether lamps shine
  sand: string;
  dune: string;
  lot: string;
  lotLine: string;
  asphalt: string;
  kerb: string;
  dash: string;
  routeDash: string;
}

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  day: {
    name: "day",
    ambient: [1, 1, 1],
    saturation: 1,
    faces: {
      top: [0.16, "#fff3d6"],
      south: [0.1, "#5a4a86"],
      east: [0.42, "#3b2d74"],
      north: [0.2, "#5a4a86"],
      west: [0.14, "#fff3d6"],
    },
    shadow: "#2b1c5c",
    shadowOpacity: 0.3,
    glass: "#5d8fb5",
    litWindows: 0,
    glows: false,
    sand: "#efdcb6",
    dune: "#e5cb9b",
    lot: "#f5e6c6",
    lotLine: "#cfb180",
    asphalt: "#7c7888",
    kerb: "#f3ebdc",
    dash: "#fff3cf",
    routeDash: "#ffc93d",
  },
  dusk: {
    name: "dusk",
    ambient: [0.56, 0.54, 0.74],
    saturation: 1.42,
    faces: {
      top: [0.2, "#ffc79e"],
      south: [0.12, "#2a1a52"],
      east: [0.5, "#170c40"],
      north: [0.25, "#2a1a52"],
      west: [0.34, "#ffb07a"],
    },
    shadow: "#0e0630",
    shadowOpacity: 0.42,
    glass: "#2c2a55",
    litWindows: 0.7,
    glows: true,
    sand: "#5a4768",
    dune: "#4e3c60",
    lot: "#665276",
    lotLine: "#9a80a0",
    asphalt: "#2a2748",
    kerb: "#7d7496",
    dash: "#ffd9a0",
    routeDash: "#ffc93d",
  },
};
export const LIT = "#ffd889"; // a window with a light in it

const split = (color: string): Rgb => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];
const whole = (part: number): string =>
  Math.max(0, Math.min(255, Math.round(part)))
    .toString(16)
    .padStart(2, "0");
const join = (color: Rgb): string => `#${color.map(whole).join("")}`;

/** A share of the way from one color to another. */
export function mix(from: string, to: string, share: number): string {
  const [one, two] = [split(from), split(to)];
  const part = (at: 0 | 1 | 2) => one[at] + (two[at] - one[at]) * share;
  return join([part(0), part(1), part(2)]);
}

const known = new Map<string, string>();

/** A daylight color, written `#rrggbb`, as a face of a solid shows it in a light. */
export function tone(light: Light, color: string, face: Face): string {
  const key = light.name + color + face;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const [red, green, blue] = split(color).map((part, at) => part * light.ambient[at as 0 | 1 | 2]) as unknown as Rgb;
  const gray = red * 0.3 + green * 0.5 + blue * 0.2;
  const strong = (part: number) => gray + (part - gray) * light.saturation;
  const flat = join([strong(red), strong(green), strong(blue)]);
  const found = face === "flat" ? flat : mix(flat, light.faces[face][1], light.faces[face][0]);
  known.set(key, found);
  return found;
}
