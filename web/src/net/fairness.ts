// Provably fair chance: the page adds a share to a game's seed, notes what it has seen and added, and checks both after
// the game. docs/fairness.md describes the hashes.
import type { ReconnectingSocket } from "./socket.svelte";
import type { TableFrame } from "./types";

const STORAGE_KEY = "fairness";
const MOST_NOTES = 50; // tables that this browser remembers

/** What this browser saw and added at a table before its game. */
export interface Note {
  commitment: string;
  shares: string[];
}

export type BrowserCheck = "good" | "bad" | "unknown";

/** The result of each check in this browser. "unknown": this browser has nothing to compare with. */
export interface BrowserChecks {
  commitment: BrowserCheck; // the server's seed fits the commitment
  content: BrowserCheck; // the game's content is the one that the commitment fixes; "unknown": it fixes none
  seats: BrowserCheck; // there is exactly one share for each seat, and none for a bot
  options: BrowserCheck; // the options have no extra spaces, with which the server could try other seeds
  seed: BrowserCheck; // the game's seed follows from the server's seed and the shares
  noted: BrowserCheck; // the commitment is the one that was shown before the game
  share: BrowserCheck; // the share that this browser has added was used
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a list of texts, each written as its length in bytes of UTF-8, a colon, the text and a comma. */
export async function hashed(texts: readonly string[]): Promise<string> {
  const encoder = new TextEncoder();
  const written = texts.map((text) => `${encoder.encode(text).length}:${text},`).join("");
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(written))));
}

/** The content that a server's seed fixes for each game, `digits game=hash game=hash`; null in an older version's. */
export function fixedContents(serverSeed: string): ReadonlyMap<string, string> | null {
  const [digits = "", ...pairs] = serverSeed.split(" ");
  const contents = new Map(pairs.map((pair) => [pair.split("=")[0]!, pair.slice(pair.indexOf("=") + 1)] as const));
  const names = [...contents.keys()].sort();
  const exact = [digits, ...names.map((game) => `${game}=${contents.get(game)}`)].join(" ") === serverSeed;
  return exact && names.length && /^[0-9a-f]{64}$/.test(digits) ? contents : null;
}

/** Whether there is exactly one share for each seat, empty or 64 lower-case digits, and none for a bot. */
const fitSeats = (table: TableFrame, shares: readonly string[]): boolean =>
  shares.length === table.seats.length &&
  shares.every((share, seat) => /^([0-9a-f]{64})?$/.test(share) && !(share && table.seats[seat]!.bot));

const isPlain = (option: string): boolean =>
  option.split(",").map((part) => part.trim()).join(", ") === option; // prettier-ignore

export const commitmentOf = (table: string, serverSeed: string): Promise<string> =>
  hashed(["neopolis-commitment-1", table, serverSeed]);

export function gameSeed(
  table: string,
  serverSeed: string,
  shares: readonly string[],
  game: string,
  options: Readonly<Record<string, string>>,
): Promise<string> {
  const chosen = Object.keys(options).sort();
  const texts = ["neopolis-game-seed-1", serverSeed, table, game, String(shares.length), ...shares];
  return hashed([...texts, ...chosen.flatMap((name) => [name, options[name]!])]);
}

// Notes.

function notes(): Record<string, Note> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, Note>) : {};
  } catch {
    return {};
  }
}

export const noteOf = (table: string): Note | undefined => notes()[table];

/** Remembers the commitment that a table shows and the share that this browser adds to it. */
export function takeNote(table: string, commitment: string, share: string): void {
  const { [table]: old, ...others } = notes();
  const note: Note = { commitment: old?.commitment ?? commitment, shares: [...(old?.shares ?? []), share] };
  const kept = [...Object.entries(others), [table, note] as const].slice(-MOST_NOTES);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
}

// Shares.

/**
 * This browser's random share for a table, which it remembers; "" at tables that take none. There is only one for each
 * table: otherwise a server that says again and again that it has none could collect many, and use the best.
 */
function ownShare(table: TableFrame | null): string {
  if (!table?.fairness || table.status !== "gathering") return "";
  const noted = noteOf(table.id)?.shares.at(-1);
  if (noted) return noted;
  const share = hex(crypto.getRandomValues(new Uint8Array(32)));
  takeNote(table.id, table.fairness.commitment, share);
  return share;
}

/** Sits down, and adds a share to the game's seed. */
export const sit = (socket: ReconnectingSocket, seat: number): Promise<void> =>
  socket.send({ kind: "sit", seat, share: ownShare(socket.state.table) });

/** Adds a share for a seat that has none, as in a rematch, where the server gives the seat. */
export async function addMissingShare(socket: ReconnectingSocket): Promise<void> {
  const { table } = socket.state;
  if (!table?.fairness || table.status !== "gathering" || table.you < 0 || table.fairness.shared[table.you]) return;
  await socket.send({ kind: "share", share: ownShare(table) });
}

// Checks.

/** Whether this browser can compute hashes: browsers allow that only over https, or from a server on the same computer. */
export const canCheck = (): boolean => "subtle" in crypto && crypto.subtle !== undefined;

/** Checks what the server has revealed after a game, which was played with the content of this hash. */
export async function checkInBrowser(table: TableFrame, content: string): Promise<BrowserChecks> {
  const fairness = table.fairness!;
  const note = noteOf(table.id);
  const judge = (isGood: boolean): BrowserCheck => (isGood ? "good" : "bad");
  const contents = fixedContents(fairness.server_seed);
  const seed = await gameSeed(table.id, fairness.server_seed, fairness.shares, table.game, table.options);
  return {
    commitment: judge((await commitmentOf(table.id, fairness.server_seed)) === fairness.commitment),
    content: contents ? judge(contents.get(table.game) === content) : "unknown",
    seats: judge(fitSeats(table, fairness.shares)),
    options: contents ? judge(Object.values(table.options).every(isPlain)) : "unknown",
    seed: judge(seed === fairness.game_seed),
    noted: note ? judge(note.commitment === fairness.commitment) : "unknown",
    share: note && table.you >= 0 ? judge(note.shares.includes(fairness.shares[table.you] ?? "")) : "unknown",
  };
}
