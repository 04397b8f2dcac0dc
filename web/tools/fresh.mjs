// Runs before each file of unit tests: nothing is left of the one before, with which it shares a process.
import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
sessionStorage.clear();

// Listeners of modules that an earlier file has loaded would answer the events of this file first.
for (const target of [window, document]) {
  const known = (target.ofTests ??= { add: target.addEventListener.bind(target), removals: [] });
  known.removals.splice(0).forEach((remove) => remove());
  target.addEventListener = (type, listener, options) => {
    known.removals.push(() => target.removeEventListener(type, listener, options));
    known.add(type, listener, options);
  };
}
