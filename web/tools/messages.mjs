// `node tools/messages.mjs` writes src/i18n/messages.gen.ts: the id of every message with the arguments it needs, as
// types. So the compiler finds a message that does not exist, and an argument that a caller forgot.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, Visitor } from "@fluent/syntax";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
export const LOCALES = join(web, "../src/neopolis/text/locales");
export const TARGET = join(web, "src/i18n/messages.gen.ts");
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

class Arguments extends Visitor {
  found = new Map(); // name: whether it must be a number
  plurals = []; // the plural forms of each number that chooses one

  visitVariableReference({ id }) {
    if (!this.found.has(id.name)) this.found.set(id.name, false);
  }

  visitSelectExpression(node) {
    const forms = node.variants.map(({ key }) => key.name ?? key.value);
    if (node.selector.type === "VariableReference" && forms.every((form) => PLURALS.has(form))) {
      this.found.set(node.selector.id.name, true);
      this.plurals.push(forms);
    }
    this.genericVisit(node);
  }
}

/** The messages of a language, by id: their arguments and plural forms. Throws if the file has a fault. */
export function messagesOf(language) {
  const resource = parse(readFileSync(join(LOCALES, language, "page.ftl"), "utf8"), {});
  const messages = new Map();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${language}/page.ftl: ${entry.content}`);
    if (entry.type !== "Message") continue;
    if (messages.has(entry.id.name)) throw new Error(`${language}/page.ftl: ${entry.id.name} is there twice`);
    const visitor = new Arguments();
    visitor.visit(entry);
    messages.set(entry.id.name, { args: visitor.found, plurals: visitor.plurals });
  }
  return messages;
}

/** The text of the generated file. */
export function generated() {
  const lines = [...messagesOf("en")].map(([id, { args }]) => {
    const fields = [...args].sort().map(([name, isNumber]) => `${name}: ${isNumber ? "number" : "string | number"}`);
    return `  "${id}": ${fields.length ? `{ ${fields.join("; ")} }` : "NoArguments"};`;
  });
  return `// Written by tools/messages.mjs from src/neopolis/text/locales/en/page.ftl. Do not edit.
export type NoArguments = Record<never, never>;

export interface Messages {
${lines.join("\n")}
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, generated());
