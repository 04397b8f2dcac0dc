import { expect, it } from "vitest";
import type { ReconnectingSocket } from "../../../net/socket.svelte";
import type { Advice } from "../../../net/types";
import { askAdvice, closeAdvice, adviceFor, isThinking, valueText } from "./advice.svelte";

/** A socket at question 4, and the function that answers its query. */
function asked(): { socket: ReconnectingSocket; reply: (advice: Advice) => void } {
  let resolve: (advice: Advice) => void = () => {};
  const query = () => new Promise<Advice>((done) => (resolve = done));
  const socket = { state: { moment: 4 }, query } as unknown as ReconnectingSocket;
  return { socket, reply: (advice) => resolve(advice) };
}

const advice: Advice = { kind: "advice", id: "1", moment: 4, unit: "points", options: [] };

it("shows advice for its own question only", async () => {
  const { socket, reply } = asked();
  const done = askAdvice(socket);
  expect(isThinking(socket)).toBe(true);
  reply(advice);
  await done;

  expect(isThinking(socket)).toBe(false);
  expect(adviceFor(socket)).toEqual(advice);
  expect(adviceFor(asked().socket)).toBe(null);
  (socket.state as { moment: number }).moment = 5;
  expect(adviceFor(socket)).toBe(null);
  (socket.state as { moment: number }).moment = 4;
  closeAdvice();
  expect(adviceFor(socket)).toBe(null);
});

it("says what a value is measured in", () => {
  expect(valueText(null, "points")).toBe("");
  expect(new Set([valueText(0.5, "points"), valueText(0.5, "capital"), valueText(0.5, "chance")]).size).toBe(3);
});
