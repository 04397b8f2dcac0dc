// `import body from "icon:lucide/moon"`: the inside of one icon as SVG text. Only icons that are imported are shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const sets = {};

function read(set) {
  sets[set] ??= JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), "utf8"));
  return sets[set];
}

export function icons() {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const [set, name] = id.slice("\0icon:".length).split("/");
      const { icons: all, aliases = {}, width = 16, height = width } = read(set);
      const icon = all[name] ?? all[aliases[name]?.parent];
      if (!icon) throw new Error(`no icon ${name} in ${set}`);
      const box = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
      return `export default ${JSON.stringify({ box, body: icon.body })};`;
    },
  };
}
