// Requests to the server. A refusal is thrown as Refused, with the server's message.
import { language, t } from "../i18n/i18n.svelte";
import { Refused } from "./refused";
import type {
  Course,
  DeletedTable,
  DeviceLink,
  GameOffered,
  Links,
  ListedTable,
  Me,
  MoveReason,
  OwnTable,
  Plan,
  Problem,
  Replayed,
  ReviewShown,
  RoundDetails,
  RoundShown,
  SignedOut,
  Verified,
} from "./types";

/** The server's response, even if it is a refusal. */
export async function sendRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("offline", t("offline-now"));
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await sendRequest(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw refusal(text);
  return (answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text) as T;
}

function refusal(text: string): Refused {
  try {
    const { code, message, rules } = JSON.parse(text) as Problem;
    if (message) return new Refused(code, message, rules ?? []);
  } catch {
    // the body is not JSON: a proxy's error page, for example
  }
  return new Refused("our-fault", t("server-odd"));
}

export interface Page {
  before?: number;
  last?: string;
}

const query = (found: Record<string, string | number | undefined>): string => {
  const parts = Object.entries(found).filter(([, value]) => value !== undefined && value !== "");
  return parts.length ? `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : "";
};
const list =
  <T>(path: string) =>
  (page: Page = {}) =>
    ask<T[]>("GET", path + query({ ...page }));
const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const http = {
  me: () => ask<Me>("GET", "me"),
  signIn: (name: string) => ask<Me>("POST", "guests", { name }),
  signOut: (everywhere: boolean) => ask<SignedOut>("POST", "sign-out", { everywhere }),
  useDevice: (key: string) => ask<Me>("POST", "device", { key }),
  open: (plan: Plan) => ask<Links>("POST", "tables", { plan }),
  games: () => ask<GameOffered[]>("GET", "games"),
  challenges: () => ask<RoundShown[]>("GET", "challenges"),
  challenge: (game: string, challenge: string, day = "") =>
    ask<RoundDetails>("GET", `challenges/${game}/${challenge}${query({ day })}`),
  playChallenge: (game: string, challenge: string, day: string) =>
    ask<Links>("POST", `challenges/${game}/${challenge}`, { day }),
  mine: list<OwnTable>("mine"),
  deleted: () => ask<DeletedTable[]>("GET", "deleted"),
  restore: (table: string) => ask<Links>("POST", `${at(table)}/restore`, {}),
  listed: list<ListedTable>("tables"),
  finished: list<ListedTable>("games/finished"),
  links: (table: string, key = "") => ask<Links>("GET", `${at(table)}/links${query({ key })}`),
  rematch: (table: string) => ask<Links>("POST", `${at(table)}/rematch`, {}),
  fork: (table: string, seat: number, move: number, key = "") =>
    ask<Links>("POST", `${at(table)}/fork${query({ key })}`, { seat, move }),
  device: (table: string) => ask<DeviceLink>("POST", `${at(table)}/device`, {}),
  record: (table: string, key = "") => ask<string>("GET", `${at(table)}/record${query({ key })}`),
  replay: (table: string, seat: number, move: number, key = "") =>
    ask<Replayed>("GET", `${at(table)}/replay${query({ key, seat, move })}`),
  course: (table: string, key = "") => ask<Course>("GET", `${at(table)}/course${query({ key })}`),
  reasons: (table: string, key = "") => ask<MoveReason[]>("GET", `${at(table)}/reasons${query({ key })}`),
  review: (table: string, seat: number, key = "") =>
    ask<ReviewShown>("GET", `${at(table)}/review${query({ key, seat })}`),
  verify: (table: string, key = "") => ask<Verified>("GET", `${at(table)}/verify${query({ key })}`),
  beginLesson: (game: string, lesson: string) => ask<Links>("POST", "lessons", { game, lesson }),
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown) => ask<T>("POST", path, body),
};
