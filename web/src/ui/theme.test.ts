import { afterEach, beforeEach, expect, it, vi } from "vitest";

const shown = () => document.documentElement.dataset["theme"];
const themes = async () => await import("./theme.svelte");
let isDark = false;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  isDark = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isDark;
    },
    addEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

it("follows the system", async () => {
  isDark = true;
  (await themes()).setMood("day");

  expect(shown()).toBe("dark");
});

it("is dark by night, whatever the system says", async () => {
  const { setMood } = await themes();

  setMood("night");
  expect(shown()).toBe("dark");
  setMood("day");
  expect(shown()).toBe("light");
});

it("is light by night if the reader wants that", async () => {
  const { setMood, setTheme } = await themes();

  setTheme("light");
  setMood("night");
  expect(shown()).toBe("light");
});
