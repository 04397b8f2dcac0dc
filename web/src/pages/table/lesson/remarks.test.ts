import { expect, test } from "vitest";
import type { DecisionFrame, EventFrame } from "../../../net/types";
import { fits, type Remark } from "./remarks";

const asked = (prompt: string) => ({ prompt }) as DecisionFrame;
const happened = (kind: string, seat: number, things: number[]) => ({ kind, seat, things }) as unknown as EventFrame;
const remark = (more: Partial<Remark>): Remark => ({ id: "a", on: "prompt", code: "", rule: "", ...more }) as Remark;
const at = { view: { threat: 15, storm: { name: "Fire" } }, decision: asked("select"), history: [], you: 1 };

test("a remark about a prompt", () => {
  expect(fits(at, remark({ code: "select" }))).toBe(true);
  expect(fits(at, remark({ code: "action" }))).toBe(false);
  expect(fits(at, remark({}))).toBe(true);
  expect(fits({ ...at, decision: null }, remark({}))).toBe(false);
});

test("a remark about an event, perhaps only about one's own or one meant for oneself", () => {
  const history = [happened("bought", 0, [1, 5])];
  expect(fits({ ...at, history }, remark({ on: "event", code: "bought" }))).toBe(true);
  expect(fits({ ...at, history }, remark({ on: "event", code: "bought", mine: true }))).toBe(false);
  expect(fits({ ...at, history }, remark({ on: "event", code: "bought", to_me: true }))).toBe(true);
  expect(fits({ ...at, history, you: 0 }, remark({ on: "event", code: "bought", to_me: true }))).toBe(false);
  expect(fits(at, remark({ on: "event", code: "bought" }))).toBe(false);
});

test("a remark about values of the view", () => {
  expect(fits(at, remark({ least: { threat: 15 } }))).toBe(true);
  expect(fits(at, remark({ least: { threat: 16 } }))).toBe(false);
  expect(fits(at, remark({ is: { "storm.name": "Fire" } }))).toBe(true);
  expect(fits({ ...at, view: { storm: null } }, remark({ is: { "storm.name": "Fire" } }))).toBe(false);
});
