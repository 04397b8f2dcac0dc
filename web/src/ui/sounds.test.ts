import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasSound, play, setSound } from "./sounds.svelte";

/** Counts the notes that are played. */
let notes = 0;
class Param {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Node {
  frequency = new Param();
  gain = new Param();
  type = "";
  connect = (next: unknown) => next;
  start = () => (notes += 1);
  stop(): void {}
}
class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator = () => new Node();
  createGain = () => new Node();
}

beforeEach(() => {
  notes = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  setSound(false);
  vi.unstubAllGlobals();
});

describe("sounds", () => {
  it("are off until the player turns them on", () => {
    expect(hasSound()).toBe(false);
    play("alarm");
    expect(notes).toBe(0);

    setSound(true);
    const heard = notes;
    expect(heard).toBeGreaterThan(0); // a sample
    play("alarm");
    expect(notes).toBe(heard + 3);

    setSound(false);
    play("broken");
    expect(notes).toBe(heard + 3);
  });

  it("are remembered", () => {
    setSound(true);
    expect(localStorage.getItem("sounds")).toBe("on");
    setSound(false);
    expect(localStorage.getItem("sounds")).toBe("off");
  });
});
