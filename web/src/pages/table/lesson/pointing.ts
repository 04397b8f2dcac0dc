// Finds the things on the table that a lesson points at. A game's components name what they show with `data-point`; options
// already say which kind of thing they are.

/** The elements that show a thing such as "seat:2", the best ones first. */
export function elementsOf(point: string): Element[] {
  const [kind = "", number = ""] = point.split(":");
  const selectors = [`.shell [data-point~="${point}"]`];
  if (number) selectors.push(`.shell .ask [data-kind="${kind}"][data-number="${number}"]`);
  if (point.startsWith("option:")) return [...document.querySelectorAll(`.shell .ask [data-option="${number}"]`)];
  if (point === "hand") selectors.push(".shell .ask .options");
  selectors.push(`.shell [data-point~="${kind}"]`);
  return selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
}
