// What districts produce, and how many components are in the city.
import type { NewAngelesView } from "../types";
import type { Catalog, District } from "./catalog";

type DistrictView = NewAngelesView["districts"][number];
export type Amount = { resource: string; amount: number };

/** NA 27.3-27.5, 39.0: what a district would produce now. */
export function producedBy(district: District, now: DistrictView): Amount[] {
  if (isStopped(now)) return [];
  const more = now.components.includes("development") ? 1 : 0;
  const found: Amount[] = [];
  if (!now.components.includes("orgcrime"))
    found.push({ resource: district.primary.resource, amount: district.primary.amount + more });
  if (district.secondary) found.push(district.secondary);
  return found;
}

/** Whether a strike or an outage stops all production. */
export const isStopped = (now: DistrictView): boolean => now.unrest === "strike" || now.components.includes("outage");

/** What production would add to the supply now. */
export function upcomingSupply(catalog: Catalog, view: NewAngelesView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const now of view.districts)
    if (now.components.includes("android"))
      for (const { resource, amount } of producedBy(catalog.district(now.number), now))
        found[resource] = (found[resource] ?? 0) + amount;
  return found;
}

/** How many components of a kind, or districts in protest or strike, the city has. */
export function countInCity(view: NewAngelesView, key: string): number {
  return view.districts.filter(
    (now) => now.components.includes(key) || now.unrest === key || (key === "unrest" && now.unrest !== "stable"),
  ).length;
}
