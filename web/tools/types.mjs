// Reads JSON schemas from standard input and writes the TypeScript that stands for them. Run by tools/page_types.py.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const { folder, files } = JSON.parse(readFileSync(0, "utf8"));
for (const [name, schema] of Object.entries(files)) {
  const text = await compile(schema, "Root", {
    additionalProperties: false,
    bannerComment: "// Written by tools/page_types.py from the server's own types. Not to be edited.",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { printWidth: 110 },
  });
  writeFileSync(`${folder}/${name}.gen.ts`, text);
}
