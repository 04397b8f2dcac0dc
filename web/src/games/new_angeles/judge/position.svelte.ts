// The city of a question, as the form builds it.
import type { NewAngelesContent } from "../types";
import type { Question } from "../../../ui/judge/judge_request.svelte";

export const TOKENS = ["android", "illness", "outage", "human_first", "orgcrime", "prisec", "development"] as const;
export type Token = (typeof TOKENS)[number];
export const STAGES = ["stable", "protest", "strike"] as const;
export type District = Record<Token, boolean> & { unrest: (typeof STAGES)[number] };
export const ASKS = ["place", "move", "exploit", "production", "event", "investment", "demand", "ending"] as const;
export type Ask = (typeof ASKS)[number];
export const FEDERALIST = "Federalist";
const STORAGE_KEY = "judge-new-angeles";

export interface JudgeCity {
  players: number;
  districts: Record<string, District>;
  supply: Record<string, number>;
  demand: string;
  threat: number;
}

function district(): District {
  return {
    android: false,
    illness: false,
    outage: false,
    human_first: false,
    orgcrime: false,
    prisec: false,
    development: false,
    unrest: "stable",
  };
}
const whole = (found: unknown): number => Math.max(0, Math.trunc(Number(found) || 0));

export class JudgePosition {
  given = $state<JudgeCity>(undefined as unknown as JudgeCity);
  ask = $state<Ask>("place");
  at = $state(1); // the chosen district
  component = $state<Token>("human_first");
  event = $state("");
  card = $state("");
  corporations = $state<{ key: string; capital: number; rival: string }[]>([]);
  readonly #content: NewAngelesContent;

  constructor(content: NewAngelesContent) {
    this.#content = content;
    this.given = this.#kept() ?? this.#empty();
    this.event = content.cards.find((card) => card.kind === "event")?.key ?? "";
    this.card = content.cards.find((card) => card.kind === "investment")?.key ?? "";
    this.sit(this.given.players);
  }

  get district(): District {
    return this.given.districts[this.at]!;
  }

  clear(): void {
    this.given = this.#empty();
  }

  /** Places the components of a setup card. */
  setUp(key: string): void {
    const setup = this.#content.setups.find((one) => one.key === key);
    if (!setup) return;
    const { districts } = this.#empty();
    for (const [what, numbers] of Object.entries(setup.places)) {
      for (const number of numbers) {
        const found = districts[number];
        if (!found) continue;
        if (what === "protest" || what === "strike") found.unrest = what;
        else found[what as Token] = true;
      }
    }
    this.given.districts = districts;
  }

  /** Sets the number of players. Each new player's rival is the next player. */
  sit(players: number): void {
    this.given.players = players;
    const keys = this.#content.corporations.slice(0, players).map((one) => one.key);
    const known = new Map(this.corporations.map((one) => [one.key, one]));
    this.corporations = keys.map(
      (key, at) => known.get(key) ?? { key, capital: 10, rival: keys[(at + 1) % keys.length]! },
    );
  }

  /** Replaces the position in the form by the position of an answer. */
  take(position: unknown): void {
    const found = position as Omit<JudgeCity, "demand"> & { demand: string | null };
    this.given = { ...structuredClone(found), demand: found.demand ?? "" };
  }

  question(): Question {
    const about = { game: "new-angeles", ask: this.ask, position: this.#position() };
    if (this.ask === "place" || this.ask === "move") return { ...about, component: this.component, district: this.at };
    if (this.ask === "exploit") return { ...about, district: this.at };
    if (this.ask === "event") return { ...about, event: this.event };
    if (this.ask === "investment") return { ...about, card: this.card };
    if (this.ask !== "ending") return about;
    const capital = Object.fromEntries(this.corporations.map((one) => [one.key, whole(one.capital)]));
    return { ...about, capital, rivals: Object.fromEntries(this.corporations.map((one) => [one.key, one.rival])) };
  }

  keep(): void {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.given));
  }

  /** The position in the judge's format; empty fields are left out. */
  #position(): Question {
    const districts: Record<string, Partial<District>> = {};
    for (const [number, found] of Object.entries(this.given.districts)) {
      const full = Object.entries(found).filter(([, value]) => value !== false && value !== "stable");
      if (full.length) districts[number] = Object.fromEntries(full) as Partial<District>;
    }
    const supply = Object.fromEntries(Object.entries(this.given.supply).map(([key, amount]) => [key, whole(amount)]));
    return {
      players: this.given.players,
      districts,
      supply,
      demand: this.given.demand || null,
      threat: whole(this.given.threat),
    };
  }

  #empty(): JudgeCity {
    const districts = Object.fromEntries(this.#content.districts.map((one) => [one.number, district()]));
    return {
      players: 4,
      districts,
      supply: Object.fromEntries(this.#content.resources.map((one) => [one.key, 0])),
      demand: "",
      threat: 0,
    };
  }

  #kept(): JudgeCity | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as JudgeCity | null;
      return found && Object.keys(found.districts).length === this.#content.districts.length ? found : null;
    } catch {
      return null;
    }
  }
}
