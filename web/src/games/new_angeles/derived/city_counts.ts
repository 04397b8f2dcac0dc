// How many components are in the city.
import type { NewAngelesView } from "../types";

/** How many components of a kind, or districts in protest or strike, the city has. */
export function countInCity(view: NewAngelesView, key: string): number {
  return view.districts.filter(
    (now) => now.components.includes(key) || now.unrest === key || (key === "unrest" && now.unrest !== "stable"),
  ).length;
}
