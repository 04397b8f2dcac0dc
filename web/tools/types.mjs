// Reads JSON schemas from standard input and writes the TypeScript types for them. Run by tools/page_types.py.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const made = {};
for (const [name, schema] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  made[name] = await compile(schema, "Root", {
    additionalProperties: false,
    bannerComment: "// Written by tools/page_types.py from the server's own types. Not to be edited.",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { printWidth: 110 },
  });
}
process.stdout.write(JSON.stringify(made));
