// People who share this screen besides oneself: their names, kept for the table that is opened next, then for it.
const DRAWER = "companions";

export function saveCompanions(names: string[]): void {
  sessionStorage.setItem(DRAWER, JSON.stringify(names));
}

/** Those who share the screen at a table; `isNew`: the table has just been opened for them. */
export function companionsAt(table: string, isNew: boolean): string[] {
  const place = `${DRAWER}:${table}`;
  const waiting = sessionStorage.getItem(DRAWER);
  if (isNew && waiting) {
    localStorage.setItem(place, waiting);
    sessionStorage.removeItem(DRAWER);
  }
  try {
    const names: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
