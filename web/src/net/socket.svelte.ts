// The socket of a table. What was sent is kept until it is acknowledged, also over a reload of the page, and sent
// again over the next connection; a lost connection is made anew. docs/protocol.md tells the rest.
import { language, named, say } from "../i18n/i18n.svelte";
import { Refused } from "./refused";
import { after, namesOf, NOTHING, type Seen } from "./client_state";
import type { Told, Wanted, Wish } from "./types";

const FIRST_WAIT = 200; // milliseconds before the first new attempt; each further one waits twice as long
const LONGEST_WAIT = 5000;
const AGAIN = 1000; // until something is sent again that the server could not do just now
const SILENCE = 25_000; // after so long without a frame the line is tried
const TOO_LONG = 8000; // without an answer: the line is dead
const PATIENCE = 30_000; // for which being there needs not be told again
const FINAL = ["gone", "closed", "table-closed", "not-allowed", "elsewhere"]; // nothing to come back to after these

interface Sent {
  text: string;
  refuse: (why: Refused) => void;
}
interface Owed extends Sent {
  done: () => void;
}
interface Weighing extends Sent {
  told: (weighed: Weighed) => void;
}

export type Weighed = Extract<Told, { kind: "weighed" }>;

export interface Who {
  key?: string; // of the link by which one came
  companion?: number; // at a shared screen: the how-manieth besides oneself,
  name?: string; // and what that one is called
}

/** A line to a table that outlives its connections. */
export class Line {
  seen = $state.raw<Seen>(NOTHING);
  online = $state(false);
  waiting = $state(0); // how many messages are not acknowledged yet
  end = $state.raw<Refused | null>(null); // why the line is closed for good
  #socket: WebSocket | null = null;
  #owed = new Map<string, Owed>();
  #weighing = new Map<string, Weighing>();
  #wait = FIRST_WAIT;
  #count = 0;
  #heard = 0;
  #asked = 0; // since when an answer is awaited, if later than what was heard
  #woken = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  readonly #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (one) => one.toString(16)).join("");

  constructor(
    readonly table: string,
    readonly who: Who = {},
  ) {
    this.#recall();
    this.#connect();
    this.#pulse = setInterval(() => this.#check(), 5000);
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#drop);
  }

  close(): void {
    this.#finish(new Refused("hung-up", ""));
    this.#socket?.close();
    this.#socket = null;
  }

  // Speaking.

  /** Send something, and wait until the server has done and stored it; throws Refused if it has not. */
  send(wanted: Wanted): Promise<void> {
    const wish = { ...wanted, id: this.#newId() } as Wish;
    return new Promise((done, refuse) => {
      if (this.end) return refuse(this.end);
      this.#owe(wish.id, { text: JSON.stringify(wish), done, refuse });
    });
  }

  answer(option: number, moment: number = this.seen.moment): Promise<void> {
    return this.send({ kind: "answer", moment, option });
  }

  /** What a trade would be, and whether it could be proposed now. Nothing is proposed; throws Refused if it is not told. */
  weigh(trade: Omit<Extract<Wish, { kind: "weigh" }>, "id" | "kind">): Promise<Weighed> {
    const id = this.#newId();
    const text = JSON.stringify({ kind: "weigh", id, ...trade });
    return new Promise((told, refuse) => {
      if (!this.online) return refuse(new Refused("lost", ""));
      this.#weighing.set(id, { text, told, refuse });
      this.#push(text);
    });
  }

  /** Tell the others that the person here is there: to be called whenever somebody does something. */
  awake(): void {
    if (Date.now() - this.#woken < PATIENCE) return;
    this.#woken = Date.now();
    this.#push(JSON.stringify({ kind: "ping", id: this.#newId(), awake: true }));
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #owe(id: string, owed: Owed): void {
    this.#owed.set(id, owed);
    this.#keep();
    this.#push(owed.text);
  }

  #push(text: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#asked <= this.#heard) this.#asked = Date.now();
    this.#socket.send(text);
  }

  // What is owed outlives a reload. Another tab of the same seat has its own.

  get #drawer(): string {
    return `owed:${this.table}:${this.who.companion ?? 0}`;
  }

  #keep(): void {
    this.waiting = this.#owed.size;
    const texts = [...this.#owed].map(([id, { text }]) => [id, text]);
    if (texts.length) sessionStorage.setItem(this.#drawer, JSON.stringify(texts));
    else sessionStorage.removeItem(this.#drawer);
  }

  #recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#drawer) ?? "[]") as [string, string][];
      for (const [id, text] of kept) this.#owed.set(id, { text, done: () => {}, refuse: () => {} });
    } catch {
      sessionStorage.removeItem(this.#drawer);
    }
    this.waiting = this.#owed.size;
  }

  // The connections.

  #address(): string {
    const query = new URLSearchParams({ lang: language() });
    if (this.who.key) query.set("key", this.who.key);
    if (this.who.companion) {
      query.set("as", String(this.who.companion));
      query.set("name", this.who.name ?? "");
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?${query}`;
  }

  #connect(): void {
    if (this.end) return;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      for (const { text } of this.#owed.values()) this.#push(text);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(JSON.parse(data as string) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.online = false;
    for (const { refuse } of this.#weighing.values()) refuse(new Refused("lost", ""));
    this.#weighing.clear();
    if (this.end) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** The network is back: no need to wait. */
  #hurry = (): void => {
    if (this.#socket || this.end) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** The network may be gone: what is still there is found anew at once. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  /** A line can be dead without anybody having said so. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (this.#asked > this.#heard) now - this.#asked > TOO_LONG && this.#drop();
    else if (now - this.#heard > SILENCE) this.#push(JSON.stringify({ kind: "ping", id: this.#newId() }));
  }

  #finish(end: Refused): void {
    this.end ??= end;
    for (const { refuse } of this.#owed.values()) refuse(this.end);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#drop);
  }

  // Hearing.

  #take(told: Told): void {
    this.#heard = Date.now();
    if (told.kind === "update") {
      if (!told.full && told.number !== this.seen.number + 1) {
        this.#push(JSON.stringify({ kind: "sync", id: this.#newId() })); // something was missed
        return;
      }
      this.seen = after(this.seen, told);
      this.online = true;
      this.#wait = FIRST_WAIT;
    } else if (told.kind === "presence") this.seen = { ...this.seen, here: told.here, away: told.away };
    else if (told.kind === "ack") this.#settle(told.id, (owed) => owed.done());
    else if (told.kind === "refused") this.#refused(told);
    else if (told.kind === "weighed") {
      this.#weighing.get(told.id)?.told(told);
      this.#weighing.delete(told.id);
    } else if (told.kind === "bye" && FINAL.includes(told.code)) this.#finish(new Refused(told.code, told.message));
  }

  #refused(told: Extract<Told, { kind: "refused" }>): void {
    const sent = this.#owed.get(told.id) ?? this.#weighing.get(told.id);
    if (sent && told.again) {
      setTimeout(() => (this.#owed.has(told.id) || this.#weighing.has(told.id)) && this.#push(sent.text), AGAIN);
      return;
    }
    const message = named(told.message, namesOf(this.seen.table?.seats ?? [])) || say("server-odd");
    this.#weighing.delete(told.id);
    this.#settle(told.id, () => {});
    sent?.refuse(new Refused(told.code, message, told.rules));
  }

  #settle(id: string, how: (owed: Owed) => void): void {
    const owed = this.#owed.get(id);
    if (!owed) return;
    this.#owed.delete(id);
    this.#keep();
    how(owed);
  }
}
