// The WebSocket of a table. Commands are kept until the server acknowledges them, even across a reload of the page, and
// are sent again over the next connection. A lost connection is reopened. docs/protocol.md describes the messages.
import { fillNames, language, t } from "../i18n/i18n.svelte";
import { applyUpdate, type ClientState, EMPTY_STATE, seatNames } from "./client_state";
import { Refused } from "./refused";
import type { Command, CommandBody, ServerMessage, SideBody, SideReply } from "./types";

const FIRST_WAIT = 200; // maximum milliseconds before the first attempt to reconnect; the maximum doubles with every attempt
const LONGEST_WAIT = 5000; // milliseconds between attempts at most
const RESTART = 1012; // the close code of a server that restarts
const RETRY_AFTER = 1000; // milliseconds before the page resends a command that the server could not carry out for the moment
const SILENCE = 25_000; // milliseconds without a message after which a ping tests the connection
const TIMEOUT = 8000; // milliseconds without an answer after which the connection counts as dead
const AWAKE_INTERVAL = 30_000; // minimum milliseconds between two messages which say that the person is present
const FINAL = ["gone", "closed", "table-closed", "not-allowed", "elsewhere", "signed-out", "link-renewed"]; // codes after which the page does not reconnect

interface Pending {
  text: string;
  refuse: (why: Refused) => void;
}
interface PendingCommand extends Pending {
  done: () => void;
}
interface PendingQuery extends Pending {
  reply: (message: ServerMessage) => void;
}

export interface Visitor {
  key?: string; // key in the link that the visitor followed
  companion?: number; // on a shared screen: 1 for the second person, 2 for the third ...
  name?: string; // on a shared screen: that person's name
}

/** A connection to a table that reopens itself. */
export class ReconnectingSocket {
  state = $state.raw<ClientState>(EMPTY_STATE);
  online = $state(false);
  waiting = $state(0); // how many commands are not acknowledged yet
  end = $state.raw<Refused | null>(null); // why the connection is closed for good
  #socket: WebSocket | null = null;
  #commands = new Map<string, PendingCommand>();
  #queries = new Map<string, PendingQuery>();
  #wait = FIRST_WAIT;
  #count = 0;
  #lastReceived = 0;
  #lastSent = 0; // time of the first message sent after the last received one
  #lastAwake = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  readonly #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16)).join("");

  constructor(
    readonly table: string,
    readonly visitor: Visitor = {},
  ) {
    this.#restoreCommands();
    this.#connect();
    this.#pulse = setInterval(() => this.#checkAlive(), 5000);
    window.addEventListener("online", this.#reconnectNow);
    window.addEventListener("offline", this.#drop);
  }

  close(): void {
    this.#finish(new Refused("hung-up", ""));
    this.#socket?.close();
    this.#socket = null;
  }

  // Sending.

  /** Sends a command. Resolves when the server has carried it out and stored it; throws Refused if it has not. */
  send(body: CommandBody | SideBody): Promise<void> {
    const command = { ...body, id: this.#newId() } as Command;
    return new Promise((done, refuse) => {
      if (this.end) return refuse(this.end);
      this.#commands.set(command.id, { text: JSON.stringify(command), done, refuse });
      this.#storeCommands();
      this.#push(this.#commands.get(command.id)!.text);
    });
  }

  answer(option: number, moment: number = this.state.moment): Promise<void> {
    return this.send({ kind: "answer", moment, option });
  }

  /** Asks the server something that changes nothing. Throws Refused if the connection is lost before the reply. */
  query<Reply extends SideReply>(body: SideBody): Promise<Reply> {
    const id = this.#newId();
    const text = JSON.stringify({ ...body, id });
    return new Promise((resolve, refuse) => {
      if (!this.online) return refuse(new Refused("lost", ""));
      this.#queries.set(id, { text, reply: (message) => resolve(message as Reply), refuse });
      this.#push(text);
    });
  }

  /** Tells the others that the person here is present. Call it whenever that person does something. */
  awake(): void {
    if (Date.now() - this.#lastAwake < AWAKE_INTERVAL) return;
    this.#lastAwake = Date.now();
    this.#push(JSON.stringify({ kind: "ping", id: this.#newId(), awake: true }));
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #push(text: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#lastSent <= this.#lastReceived) this.#lastSent = Date.now();
    this.#socket.send(text);
  }

  // Pending commands survive a reload. Each tab stores its own, even if two tabs have the same seat.

  get #storageKey(): string {
    return `owed:${this.table}:${this.visitor.companion ?? 0}`;
  }

  #storeCommands(): void {
    this.waiting = this.#commands.size;
    const texts = [...this.#commands].map(([id, { text }]) => [id, text]);
    if (texts.length) sessionStorage.setItem(this.#storageKey, JSON.stringify(texts));
    else sessionStorage.removeItem(this.#storageKey);
  }

  #restoreCommands(): void {
    try {
      const stored = JSON.parse(sessionStorage.getItem(this.#storageKey) ?? "[]") as [string, string][];
      for (const [id, text] of stored) this.#commands.set(id, { text, done: () => {}, refuse: () => {} });
    } catch {
      sessionStorage.removeItem(this.#storageKey);
    }
    this.waiting = this.#commands.size;
  }

  // Connecting.

  #address(): string {
    const query = new URLSearchParams({ lang: language() });
    if (this.visitor.key) query.set("key", this.visitor.key);
    if (this.visitor.companion) {
      query.set("as", String(this.visitor.companion));
      query.set("name", this.visitor.name ?? "");
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?${query}`;
  }

  #connect(): void {
    if (this.end) return;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastReceived = Date.now();
      for (const { text } of this.#commands.values()) this.#push(text);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === RESTART && this.#wait === FIRST_WAIT) this.#wait = 0; // the server restarts: its next process accepts connections already
      this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.online = false;
    for (const { refuse } of this.#queries.values()) refuse(new Refused("lost", ""));
    this.#queries.clear();
    if (this.end) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(2 * (this.#wait || FIRST_WAIT), LONGEST_WAIT);
  }

  /** Called when the network is back: reconnects without waiting. */
  #reconnectNow = (): void => {
    if (this.#socket || this.end) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** Called when the network may be gone: gives up this connection and opens another. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  /** Detects a connection that died without a close event. */
  #checkAlive(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (this.#lastSent > this.#lastReceived) now - this.#lastSent > TIMEOUT && this.#drop();
    else if (now - this.#lastReceived > SILENCE) this.#push(JSON.stringify({ kind: "ping", id: this.#newId() }));
  }

  #finish(end: Refused): void {
    this.end ??= end;
    for (const { refuse } of this.#commands.values()) refuse(this.end);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#reconnectNow);
    window.removeEventListener("offline", this.#drop);
  }

  // Receiving.

  #receive(message: ServerMessage): void {
    this.#lastReceived = Date.now();
    if (message.kind === "update") {
      if (!message.full && message.number !== this.state.number + 1) {
        this.#push(JSON.stringify({ kind: "sync", id: this.#newId() })); // an update was missed
        return;
      }
      this.state = applyUpdate(this.state, message);
      this.online = true;
      this.#wait = FIRST_WAIT;
    } else if (message.kind === "presence") this.state = { ...this.state, here: message.here, away: message.away };
    else if (message.kind === "ack") this.#settle(message.id, (pending) => pending.done());
    else if (message.kind === "refused") this.#refused(message);
    else if (message.kind === "bye" && FINAL.includes(message.code))
      this.#finish(new Refused(message.code, message.message));
    else if ("id" in message) {
      this.#queries.get(message.id)?.reply(message);
      this.#queries.delete(message.id);
    }
  }

  #refused(message: Extract<ServerMessage, { kind: "refused" }>): void {
    const { id } = message;
    const pending = this.#commands.get(id) ?? this.#queries.get(id);
    if (pending && message.again) {
      setTimeout(() => (this.#commands.has(id) || this.#queries.has(id)) && this.#push(pending.text), RETRY_AFTER);
      return;
    }
    const text = fillNames(message.message, seatNames(this.state.table?.seats ?? [])) || t("server-odd");
    this.#queries.delete(id);
    this.#settle(id, () => {});
    pending?.refuse(new Refused(message.code, text, message.rules));
  }

  #settle(id: string, how: (pending: PendingCommand) => void): void {
    const pending = this.#commands.get(id);
    if (!pending) return;
    this.#commands.delete(id);
    this.#storeCommands();
    how(pending);
  }
}
