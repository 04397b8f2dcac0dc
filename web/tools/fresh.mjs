// Runs before each file of unit tests: nothing is left of the one before, with which it shares a process.
import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
sessionStorage.clear();
