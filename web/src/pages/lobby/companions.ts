// The names of the other people at a shared screen. They are stored before their table is opened, and then under its id.
const STORAGE_KEY = "companions";

export function saveCompanions(names: string[]): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(names));
}

/** The names of the other people who share this screen at a table. `isNew`: the table was just opened for them. */
export function companionsAt(table: string, isNew: boolean): string[] {
  const place = `${STORAGE_KEY}:${table}`;
  const waiting = sessionStorage.getItem(STORAGE_KEY);
  if (isNew && waiting) {
    localStorage.setItem(place, waiting);
    sessionStorage.removeItem(STORAGE_KEY);
  }
  try {
    const names: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
