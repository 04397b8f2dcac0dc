import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n/i18n.svelte";
import { Refused } from "./refused";
import { ReconnectingSocket } from "./socket.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { kind: string; id: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    this.receive({ kind: "update", number: 1, full: true, table: { seats: [{ name: "Ada" }], you: 0 } });
  }
  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const LOST = 1006;
const RESTART = 1012;
const last = () => FakeSocket.all.at(-1)!;
const open = () => {
  const socket = new ReconnectingSocket("table");
  last().open();
  return socket;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  sessionStorage.clear();
  FakeSocket.all = [];
  await loadLanguage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("resolves a command when the server acknowledges it", async () => {
  const socket = open();
  const done = socket.send({ kind: "pause" });
  expect([socket.waiting, last().sent.length]).toEqual([1, 1]);
  last().receive({ kind: "ack", id: last().sent[0]!.id });

  await done;
  expect(socket.waiting).toBe(0);
});

it("sends an unacknowledged command again over the next connection, with the same id", async () => {
  const socket = open();
  const done = socket.send({ kind: "pause" });
  const { id } = last().sent[0]!;
  last().onclose({ code: LOST });
  expect(socket.online).toBe(false);
  vi.advanceTimersByTime(1000);
  last().open();

  expect(FakeSocket.all.length).toBe(2);
  expect(last().sent.map((one) => one.id)).toEqual([id]);
  last().receive({ kind: "ack", id });
  await done;
});

it("reconnects at once when the server restarts, but only once", () => {
  open();
  last().onclose({ code: RESTART });
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all.length).toBe(2);

  last().onclose({ code: RESTART });
  vi.advanceTimersByTime(50);
  expect(FakeSocket.all.length).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBe(3);
});

it("keeps unacknowledged commands across a reload", () => {
  void open().send({ kind: "pause" });
  const { id } = last().sent[0]!;
  const reloaded = open();

  expect(reloaded.waiting).toBe(1);
  expect(last().sent.map((one) => one.id)).toEqual([id]);
});

it("fills players' names into a refusal, and throws it", async () => {
  const socket = open();
  const done = socket.send({ kind: "pause" });
  const id = last().sent[0]!.id;
  last().receive({ kind: "refused", id, code: "no", message: "{0} is not allowed", rules: ["X 1"], again: false });

  await expect(done).rejects.toMatchObject({ code: "no", message: "Ada is not allowed", rules: ["X 1"] });
});

it("tries a command again that the server could not carry out just now", () => {
  const socket = open();
  void socket.send({ kind: "pause" });
  const id = last().sent[0]!.id;
  last().receive({ kind: "refused", id, code: "busy", message: "", rules: [], again: true });
  vi.advanceTimersByTime(1000);

  expect(last().sent.map((one) => one.id)).toEqual([id, id]);
});

it("refuses a query whose connection is lost", async () => {
  const socket = open();
  const reply = socket.query({ kind: "sync" });
  last().onclose({ code: LOST });

  await expect(reply).rejects.toBeInstanceOf(Refused);
});

it("asks for everything when an update is missing", () => {
  const socket = open();
  last().receive({ kind: "update", number: 3, full: false });

  expect(last().sent.map((one) => one.kind)).toEqual(["sync"]);
  expect(socket.state.number).toBe(1);
});

it("does not reconnect after a final goodbye", async () => {
  const socket = open();
  last().receive({ kind: "bye", code: "closed", message: "deleted" });
  last().onclose({ code: LOST });
  vi.advanceTimersByTime(60_000);

  expect(FakeSocket.all.length).toBe(1);
  expect(socket.end?.message).toBe("deleted");
  await expect(socket.send({ kind: "pause" })).rejects.toBe(socket.end);
});
