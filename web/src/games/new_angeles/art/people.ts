// Who is on the portraits: one line for each person. The portraits are ours; nobody is meant to look like a real person.

export type Head = "oval" | "square" | "long" | "heart";
export type Hair =
  | "crop" | "side" | "bob" | "long" | "bun" | "afro" | "bald" | "sweep" | "tail" | "spikes" | "curls" | "slick" | "knot" | "ring"; // prettier-ignore
export type Body = "suit" | "coat" | "turtle" | "uniform" | "armor" | "robe" | "lab" | "hood" | "stripes";
export type Worn =
  | "beard" | "beret" | "bindi" | "bandage" | "ballcap" | "bowtie" | "cap" | "chip" | "choker" | "earrings" | "fedora"
  | "freckles" | "glasses" | "goatee" | "half-plates" | "hood" | "headset" | "lips" | "mask" | "medal" | "microphone"
  | "monocle" | "moustache" | "old" | "pearls" | "pin" | "plates" | "psi" | "scar" | "shades" | "stubble" | "veil"
  | "visor" | "whistle"; // prettier-ignore

export interface Person {
  hue: string;
  skin: string;
  head: Head;
  hair: Hair;
  hairColor: string;
  body: Body;
  bodyColor: string;
  wears: readonly Worn[];
  isShadow?: boolean; // nobody knows the face
}

type Line = [string, string, Head, Hair, string, Body, string, ...Worn[]];
const person = ([hue, skin, head, hair, hairColor, body, bodyColor, ...wears]: Line): Person => ({
  hue,
  skin,
  head,
  hair,
  hairColor,
  body,
  bodyColor,
  wears,
});

// prettier-ignore
const LINES: Readonly<Record<string, Line>> = {
  "aaron-marron": ["#ff8a5c", "#7a4c36", "oval", "crop", "#1c1418", "hood", "#4a2a34", "stubble", "scar"],
  "alex-westlund": ["#48d8ff", "#f0c8a8", "long", "side", "#c79a52", "turtle", "#24405c", "glasses", "chip"],
  "bernice-mai": ["#5fd896", "#e6b890", "heart", "bob", "#1b1624", "coat", "#1d4038", "lips", "headset"],
  "bryan-stinson": ["#ffa04d", "#eabf9c", "square", "slick", "#6a4630", "suit", "#3c2c3c", "earrings"],
  "caprice-nisei": ["#ff6f7d", "#f2d2bd", "heart", "sweep", "#e9e4f2", "robe", "#5c1e34", "psi", "lips"],
  "chief-gorman": ["#5aaeff", "#c98f6c", "square", "crop", "#6b6a78", "uniform", "#1f2f5c", "cap", "moustache"],
  "coach-walden": ["#9fd06b", "#8a5a42", "square", "bald", "#2a2020", "hood", "#2c4a2a", "ballcap", "stubble", "whistle"],
  "eiko": ["#ff5cc0", "#f4d2b8", "heart", "spikes", "#ff7ac8", "hood", "#3c1f4c", "lips", "choker"],
  "elizabeth-mills": ["#c0a8ff", "#e8c4a8", "long", "bun", "#b9b4c4", "suit", "#3a2a5c", "lips", "pearls", "old"],
  "floyd-2x3a7c": ["#b79bff", "#aebfd8", "long", "bald", "#222222", "turtle", "#2a2350", "plates"],
  "fumiko-yamamori": ["#ff9ca8", "#f0ceb0", "oval", "bun", "#171320", "robe", "#6a2440", "pin", "lips"],
  "gurren-imaishi": ["#ff6b4a", "#dca67e", "square", "spikes", "#22202c", "coat", "#5a2420", "shades", "stubble"],
  "hernando-cortez": ["#ffcf6b", "#c08a60", "long", "sweep", "#8d8790", "suit", "#4a3420", "beard", "medal"],
  "isabel-mcguire": ["#5fe0c8", "#f4d0b8", "oval", "curls", "#a8452c", "suit", "#1c4440", "glasses", "lips", "freckles"],
  "jackson-howard": ["#ffa04d", "#e3ac86", "square", "side", "#4a2f26", "suit", "#34304e", "glasses", "stubble"],
  "lily-lockwell": ["#ffdf5e", "#f6d6bc", "heart", "long", "#e2c069", "coat", "#5a3a5a", "lips", "microphone"],
  "marco-cubrero": ["#c77dff", "#d6a27a", "long", "slick", "#1b1624", "suit", "#2c1c44", "fedora", "moustache", "scar"],
  "mark-yale": ["#7fe6a0", "#ecc4a4", "oval", "ring", "#8a7a70", "suit", "#1f3a34", "monocle", "bowtie"],
  "midori": ["#3fe0a0", "#ecc8a6", "oval", "bob", "#2f8a5c", "armor", "#1c3c40", "lips", "visor"],
  "monica-singh": ["#ff5cc0", "#a8704e", "oval", "long", "#221a30", "coat", "#4a1f58", "earrings", "lips", "bindi"],
  "mr-li": ["#5fd896", "#e0b48c", "long", "bald", "#d8d4cc", "suit", "#1d3a3a", "goatee", "old", "shades"],
  "mr-white": ["#e6e9f5", "#1a1634", "oval", "crop", "#0e0a20", "suit", "#cfd4e6", "fedora"],
  "naoko-watanabe": ["#8fd0ff", "#f2d2b6", "heart", "tail", "#1f1a2c", "lab", "#dfe6f2", "glasses", "lips"],
  "rachel-beckmann": ["#ffdf5e", "#f0c3a0", "heart", "bob", "#b5462f", "coat", "#5a2f4a", "headset", "lips"],
  "saul-eustecio": ["#ff8a5c", "#b27a54", "square", "crop", "#cfc8c0", "turtle", "#4c2c24", "beret", "beard", "old"],
  "sunny-lebeau": ["#48d8ff", "#8a5a42", "oval", "tail", "#1b1624", "armor", "#24405c", "visor", "lips"],
  "susan-chen": ["#7fe6ff", "#f0ccac", "oval", "sweep", "#191522", "suit", "#20384c", "earrings", "lips", "shades"],
  "tanaka": ["#ff5c6c", "#e4b48e", "long", "crop", "#171320", "armor", "#2c1a2c", "hood", "mask"],
  "the-fall-guy": ["#ffb454", "#e8bc98", "oval", "side", "#8a5a34", "stripes", "#e0b060", "bandage", "stubble"],
  "thomas-haas": ["#a48cff", "#f0d0b8", "long", "side", "#d8c8a0", "turtle", "#2c2450", "half-plates"],
  "toshiyuki-sakai": ["#ff6f7d", "#e2b690", "square", "knot", "#d4d0cc", "robe", "#44202c", "goatee", "old"],
  "wong-ya-ching": ["#c8e63c", "#eec6a2", "oval", "bun", "#1d1826", "lab", "#e4ecd8", "veil", "glasses"],
};

const SHADOWS: ReadonlySet<string> = new Set(["mr-white"]);

/** Groups: three heads without faces. */
export const GROUPS: Readonly<Record<string, { hue: string; worn: "halos" | "masks" }>> = {
  braintrust: { hue: "#7fe6ff", worn: "halos" },
  "locust-company": { hue: "#c8a03c", worn: "masks" },
};

/** The person with this key, if we have drawn one. */
export function personOf(key: string): Person | undefined {
  const line = Object.hasOwn(LINES, key) ? LINES[key] : undefined;
  return line && { ...person(line), isShadow: SHADOWS.has(key) };
}
