// The router. Links are ordinary links; clicks on links within the site do not reload the page.

let path = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

function read(): void {
  path = location.pathname;
  query = new URLSearchParams(location.search);
}

/** The parts of the path: ["t", "table", "key"]. A part that cannot be decoded stays as it is. */
export const pathParts = (): string[] => path.split("/").filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A parameter of the query, "" if it is missing. */
export const queryParam = (name: string): string => query.get(name) ?? "";

export function navigate(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Changes the query without leaving the page. */
export function setQuery(words: Record<string, string | number>): void {
  const changed = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(words)) changed.set(name, String(value));
  navigate(`${location.pathname}?${changed}${location.hash}`, { replace: true });
}

window.addEventListener("popstate", read);

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return; // an anchor on this page
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
});
