// The picture of each card: a portrait for an asset, a scene for the others. Cards that we have not drawn, from somebody's
// own content pack, get a picture by their kind. Every picture is drawn once.
import { CORPORATION_COLORS, deckColor, NIGHT } from "./colors";
import { bust, hasBust } from "./busts";
import { ACTION_SCENES, anyAction, EMERGENCY_SCENES } from "./action_scenes";
import { addressOnce, clear, fill, oval, outlined, own, stroke, type Drawing } from "./drawing";
import { emblem, hasEmblem } from "./emblems";
import { anyAlert, DEMAND_SCENES, EVENT_SCENES } from "./event_scenes";
import { room } from "./room";
import { city, inkOf, placed, wash, WINDOW, type Scene } from "./scene_parts";
import { signPath, TOKENS, tokenArt } from "./signs";

/** What a picture depends on. Cards and demands of the server's content have these fields. */
export interface Pictured {
  kind: "action" | "asset" | "demand" | "emergency" | "event" | "investment" | "rival";
  key: string;
  type?: string;
  corporation?: string;
  back?: string; // of an event: what is on its back
}

/** A key as it stands in our tables: "Mr. Li" is mr-li. */
export const slug = (key: string): string =>
  key
    .normalize("NFD")
    .replace(/[̀-ͯ]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The color of a card: that of its deck, of its corporation, or of its kind. */
export const cardColor = ({ kind, type, corporation }: Pictured): string =>
  type
    ? deckColor(type)
    : ((kind === "emergency" || kind === "rival" ? own(CORPORATION_COLORS, corporation ?? "") : undefined) ??
      deckColor(kind));

/** The tint of an event's picture, by what is on its back. */
const EVENT_TINTS: Readonly<Record<string, string>> = {
  human_first: "#ff7a5a",
  orgcrime: "#c77dff",
  outage: "#7f96ff",
  unrest: "#fbb04a",
};

/** What an investment counts, as a token or a sign. */
const INVESTED: Readonly<Record<string, string>> = {
  "healthcare-initiative": "illness",
  "power-siphoning": "outage",
  "union-agreement": "human_first",
  "laundering-scheme": "orgcrime",
  "militarized-police": "prisec",
  "short-sale": "turns",
  "retail-sector": "consumables",
  "energy-sector": "energy",
  "banking-sector": "credits",
  "technology-sector": "tech",
  "entertainment-sector": "entertainment",
  "populist-dismissal": "protest",
};

/** A curve that rises, and what it depends on. */
const investment =
  (key: string): Scene =>
  (ink) => {
    const counted = own(INVESTED, key) ?? "investment";
    const sign = Object.hasOwn(TOKENS, counted)
      ? tokenArt(counted)
      : fill(signPath(counted), ink.pale, 'fill-rule="evenodd" transform="scale(1.3)"');
    return (
      wash(ink, 56, 42, 30) +
      city(key, ink, 8, 24) +
      stroke("M100 12V72H172", ink.mid, 1.8) +
      stroke("M104 66L122 52L134 58L152 34L168 18M156 17H169V30", ink.color, 3.2, 'stroke-linecap="round"') +
      outlined(oval(52, 42, 28), NIGHT, ink.color, 2) +
      placed(52, 42, 1.9, sign)
    );
  };

/** The rival's emblem in a sight. */
const rival =
  (corporation: string): Scene =>
  (ink) =>
    wash(ink, 92, 42, 36) +
    city(corporation, ink, 10, 30) +
    fill(oval(92, 42, 30), NIGHT, clear(0.9)) +
    placed(72, 22, 0.62, emblem(corporation)) +
    stroke(oval(92, 42, 34), ink.color, 2) +
    stroke("M92 0V14M92 70V84M50 42H64M120 42H134", ink.color, 2.4);

function sceneOf({ kind, type, corporation }: Pictured, key: string): Scene {
  if (kind === "action") return own(ACTION_SCENES, key) ?? anyAction(key, signPath(type || "general"));
  if (kind === "emergency") return own(EMERGENCY_SCENES, key) ?? anyAction(key, signPath("emergency"));
  if (kind === "event") return own(EVENT_SCENES, key) ?? anyAlert(key);
  if (kind === "demand") return own(DEMAND_SCENES, key) ?? anyAlert(key);
  if (kind === "rival") return rival(corporation || "Federalist");
  return investment(key);
}

/** Whether we have drawn this card. Others get a picture by their kind. */
export function isDrawn({ kind, key }: Pictured): boolean {
  const name = slug(key);
  if (kind === "asset") return hasBust(name);
  const drawn = { action: ACTION_SCENES, emergency: EMERGENCY_SCENES, event: EVENT_SCENES, demand: DEMAND_SCENES };
  if (kind === "investment") return Object.hasOwn(INVESTED, name);
  return kind === "rival" ? hasEmblem(key) : Object.hasOwn(drawn[kind], name);
}

/** The drawing of a card: a portrait of 100 x 120, or a scene of 184 x 84. */
export function drawingOf(card: Pictured): Drawing {
  const key = slug(card.key);
  return card.kind === "asset"
    ? bust(key)
    : { ...WINDOW, body: sceneOf(card, key)(inkOf(EVENT_TINTS[card.back ?? ""] ?? cardColor(card))) };
}

/** The address of a card's picture. */
export const pictureOf = (card: Pictured): string =>
  addressOnce(`${card.kind} ${card.key} ${card.type ?? ""} ${card.corporation ?? ""} ${card.back ?? ""}`, () =>
    drawingOf(card),
  );

/** The address of the picture of the room in which deals are made. */
export const roomPicture = (): string => addressOnce("room", room);
