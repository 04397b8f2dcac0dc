// Small signs. Tokens differ in outline, sign and color; they are read on a sheet of 24 x 24. Signs of resources and decks
// have one color, that of the text around them.
import { NIGHT } from "./colors";
import { fill, outlined, oval, own } from "./drawing";

export interface Sign {
  box: string; // what the sign's sheet shows: viewBox
  body: string;
}

interface Token {
  color: string;
  outline: string;
  sign: string;
}

/** Tokens: by the key of the component, and the two stages of unrest. */
export const TOKENS: Readonly<Record<string, Token>> = {
  android: {
    color: "#2ad4c0",
    outline: "M-9-6Q-9-9-6-9H6Q9-9 9-6V6Q9 9 6 9H-6Q-9 9-9 6z",
    sign: "M-5-4.4H5V3.6H-5zM-3.4-2.4V0H-.8V-2.4zM.8-2.4V0H3.4V-2.4zM-3 5h6v1.6h-6zM-.8-7.2H.8V-4.6H-.8z",
  },
  prisec: {
    color: "#4da3ff",
    outline: "M-8.6-8.4H8.6V0Q8.6 7 0 10Q-8.6 7-8.6 0z",
    sign: "M0-5.8L1.7-1.9L5.8-1.6L2.7 1.2L3.7 5.2L0 3L-3.7 5.2L-2.7 1.2L-5.8-1.6L-1.7-1.9z",
  },
  human_first: {
    color: "#ff6b4a",
    outline: "M0-10L9 -4V6L0 10L-9 6V-4z",
    sign: "M-4.4-2.6Q-4.4-4.4-3-4.4Q-2-6-.8-5Q.6-6.2 1.6-4.8Q3.2-5.4 3.8-3.6Q5-2 4.4.4L3.4 5.6H-3L-3.4 2.4Q-5.4 1-4.4-2.6z",
  },
  orgcrime: {
    color: "#c77dff",
    outline: "M0-10L10 0L0 10L-10 0z",
    sign: "M-5-1.6Q-2.4-3.4 0-1.4Q2.4-3.4 5-1.6Q4.4 2 1.6 2Q.4 2 0 .8Q-.4 2-1.6 2Q-4.4 2-5-1.6z",
  },
  illness: {
    color: "#c8e63c",
    outline: "M-9 0L-4.5-8.4H4.5L9 0L4.5 8.4H-4.5z",
    sign: "M-1.5-1.5V-6H1.5V-1.5H6V1.5H1.5V6H-1.5V1.5H-6V-1.5z",
  },
  outage: {
    color: "#aab4d6",
    outline: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0",
    sign: "M-6.6-5L-5-6.6L6.6 5L5 6.6zM1.4-6.2L-2.8-1.8L3.4 1.4L-1.4 6.4L-.4 1.6L-4.2 1.4z",
  },
  development: {
    color: "#5fe08a",
    outline: "M-9-9H9V9H-9z",
    sign: "M-6 6V-1H-2V6zM-1 6V-6H3V6zM4 6V1H6.4V6z",
  },
  protest: {
    color: "#fbc96a",
    outline: "M0-10L10 8H-10z",
    sign: "M-5 1.2L2.6-3V5.8L-1.4 3.6V6.4H-3.4V2.8H-5zM3.8 .4L6 3.2L3.8 4z",
  },
  strike: {
    color: "#ff8b98",
    outline: "M-4-9.6H4L9.6-4V4L4 9.6H-4L-9.6 4V-4z",
    sign: "M-5.6-1.6H5.6V1.6H-5.6z",
  },
};

const TOKEN_BOX = "-12 -12 24 24";
const token = ({ color, outline, sign }: Token): Sign => ({
  box: TOKEN_BOX,
  body: outlined(outline, NIGHT, color, 1.8, 'stroke-linejoin="round"') + fill(sign, color, 'fill-rule="evenodd"'),
});

// Signs in the color of the text, on a sheet of 16 x 16 around (0, 0).
const SIGN_BOX = "-8 -8 16 16";
const PLAIN: Readonly<Record<string, string>> = {
  // resources
  credits: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-1.2-3.6h2.4v7.2h-2.4z",
  energy: "M1.6-7L-5 1H-.6L-1.8 7L5-1.4H.6z",
  tech: "M-5-5h10v10h-10zM-2.2-2.2v4.4h4.4v-4.4zM-7-3h1.6v1.8h-1.6zM-7 1.2h1.6v1.8h-1.6zM5.4-3H7v1.8H5.4zM5.4 1.2H7v1.8H5.4z",
  consumables: "M-6.6-1.4H6.6L4.8 6H-4.8zM-3.8-1.8L-.7-6.8L.8-5.9L-1.6-1.8zM3.8-1.8L.7-6.8L-.8-5.9L1.6-1.8z",
  entertainment: "M-6.4-1.6H6.4V6.2H-6.4zM-6.8-2.5L5.4-6.4L6.1-4.2L-5.8-.4z",
  // decks of action cards
  biotech:
    "M-4.6-7.6H-2.6C-2.6-3.6 4.6-4 4.6 0C4.6 4-2.6 3.6-2.6 7.6H-4.6C-4.6 3 2.6 3 2.6 0C2.6-3-4.6-3-4.6-7.6zM4.6-7.6H2.6C2.6-5.6 1.4-4.6.2-3.8L1.8-2.6C3.4-3.6 4.6-5 4.6-7.6zM-2-.8C-3.6 0.4-4.6 0-4.6 0C-4.6 1.6-3 2.8-1.8 3.4L-.2 2.4C-1.6 1.6-2.6 1-2.6 0zM4.6 7.6H2.6C2.6 5.8 1.6 4.8.4 4L2 2.9C3.4 3.8 4.6 5 4.6 7.6zM-1.4-6.2H1.4V-5H-1.4zM-1.4 5H1.4V6.2H-1.4z",
  construction: "M-7 7V-4H-3V7zM-1.8 7V-7.6H2.2V7zM3.6 7V0H7.4V7z",
  labor: "M-7 4.4L1.6-4.4Q.8-7.8 4.4-7.8L2.8-5L5.4-2.4L7.8-4.2Q8-.6 4.4.2L-4 7.8z",
  media: "M-7.6-6H7.6V4.6H-7.6zM-3 6H3V7.6H-3zM-2-3.4L3.6-.6L-2 2.2z",
  security: "M-6.6-7H6.6V0Q6.6 5.6 0 7.8Q-6.6 5.6-6.6 0zM-1 -4V3H1V-4z",
  general:
    "M-1.2-7.2H1.2L1.4-2.2L5.8-4.6L7-2.6L2.6 0L7 2.6L5.8 4.6L1.4 2.2L1.2 7.2H-1.2L-1.4 2.2L-5.8 4.6L-7 2.6L-2.6 0L-7-2.6L-5.8-4.6L-1.4-2.2z",
  // kinds of cards
  asset: "M-5.6-7.2H5.6V7.2H-5.6zM0-4.8a2.6 2.6 0 1 0 .01 0M-4 5.6Q-4 1.4 0 1.4Q4 1.4 4 5.6z",
  emergency: "M0-7.6L8 6.8H-8zM-1-2.6V2.6H1V-2.6zM-1 3.8V5.6H1V3.8z",
  event: "M-6 4V0A6 6 0 0 1 6 0V4zM-7.4 5.2H7.4V7.2H-7.4zM-3.6 0A3.6 3.6 0 0 1 0-3.6V-2A2 2 0 0 0-2 0z",
  investment: "M-7.2-7.2H-5.2V5.2H7.2V7.2H-7.2zM-3.6 1.4L-.4-2.6L1.8-.4L6-6L7.4-5L2 2.4L-.2.2L-2.2 2.8z",
  rival: `${oval(0, 0, 6)}M0-3.8a3.8 3.8 0 1 1-.01 0M-1-8H1V-2H-1zM-1 2H1V8H-1zM-8-1H-2V1H-8zM2-1H8V1H2z`,
  demand: `${oval(0, 0, 7.4)}M0-5.4a5.4 5.4 0 1 1-.01 0M0-3.6a3.6 3.6 0 1 0 .01 0M0-1.6a1.6 1.6 0 1 1-.01 0`,
  // the rest
  capital: "M-7.4-1L0-7.4L7.4-1L0 7.4zM0-4.4L-3.8-1L0 3.8L3.8-1z",
  threat: "M0-7.6L7.6 0L0 7.6L-7.6 0zM-1.1-4V1.4H1.1V-4zM-1.1 2.6V4.6H1.1V2.6z",
  hand: "M-7.6-4L-1.4-6.6L-.8-5.2L-4.6-3.6L-2 4L-4 4.8zM-1.6-5.4H7V7H-1.6z",
  turns: "M-5.4-7.4H5.4V-5.6H4.4V-3.8L1.2 0L4.4 3.8V5.6H5.4V7.4H-5.4V5.6H-4.4V3.8L-1.2 0L-4.4-3.8V-5.6H-5.4z",
  unrest: "M-6.6-2.2L3.6-6.4V4.4L-2.4 2V6H-4.8V1.2H-6.6zM5-3L7.4-4.4V3L5 1.6z",
};

/** A sign by its name: a token, or a sign in one color. undefined if there is none. */
export function sign(name: string): Sign | undefined {
  if (Object.hasOwn(TOKENS, name)) return token(TOKENS[name]!);
  if (!Object.hasOwn(PLAIN, name)) return undefined;
  return { box: SIGN_BOX, body: fill(PLAIN[name]!, "currentColor", 'fill-rule="evenodd"') };
}

/** The path of a sign in one color, for pictures. */
export const signPath = (name: string): string => own(PLAIN, name) ?? PLAIN["general"]!;

/** A token as part of a picture. */
export const tokenArt = (name: string): string => token(TOKENS[name]!).body;
