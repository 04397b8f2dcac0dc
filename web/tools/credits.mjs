// `import credits from "credits:all"`: the libraries of the page and the server, read when the page is built. The page's
// own libraries and the icons that are used are found in the packages; `server` lists the Python ones.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const LIBRARIES = ["svelte", "@fluent/bundle", "vite", "typescript"];
const FONTS = ["@fontsource-variable/inter", "@fontsource-variable/exo-2"];
const SETS = ["game-icons", "lucide"];

const SERVER = {
  alembic: { license: "MIT", author: "Mike Bayer", address: "https://alembic.sqlalchemy.org" },
  asyncpg: { license: "Apache-2.0", author: "MagicStack Inc", address: "https://github.com/MagicStack/asyncpg" },
  litestar: { license: "MIT", author: "The Litestar Project", address: "https://litestar.dev" },
  msgspec: { license: "BSD-3-Clause", author: "Jim Crist-Harif and others", address: "https://msgspec.dev" },
  "prometheus-client": {
    license: "Apache-2.0 AND BSD-2-Clause",
    author: "The Prometheus Authors",
    address: "https://github.com/prometheus/client_python",
  },
  redis: { license: "MIT", author: "Redis Inc.", address: "https://github.com/redis/redis-py" },
  rich: { license: "MIT", author: "Will McGugan", address: "https://github.com/Textualize/rich" },
  segno: { license: "BSD-3-Clause", author: "Lars Heuer", address: "https://github.com/heuer/segno" },
  sqlalchemy: { license: "MIT", author: "Mike Bayer", address: "https://www.sqlalchemy.org" },
  typer: { license: "MIT", author: "Sebastián Ramírez", address: "https://github.com/fastapi/typer" },
  uvicorn: { license: "BSD-3-Clause", author: "Tom Christie", address: "https://uvicorn.dev" },
  websockets: {
    license: "BSD-3-Clause",
    author: "Aymeric Augustin",
    address: "https://github.com/python-websockets/websockets",
  },
};

// Game-icons has many authors, and its package does not say who drew what: all are credited. The names up to Zajkonur
// are those of a copy of its license.txt, the last five of the list in tommyettinger/game-icons-net-atlas.
const AUTHORS = { "game-icons": JSON.parse(readFileSync(join(web, "tools/authors.json"), "utf8")) };

const read = (path) => JSON.parse(readFileSync(join(web, path), "utf8"));

function described(name) {
  const { version, license, author, homepage, repository } = read(`node_modules/${name}/package.json`);
  const address = homepage ?? (typeof repository === "string" ? repository : repository?.url) ?? "";
  return {
    name,
    version,
    license: license ?? "",
    author: typeof author === "string" ? author : (author?.name ?? ""),
    address: address.replace(/^git\+/, "").replace(/\.git$/, ""),
  };
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(one.name) ? [path] : [];
  });
}

function icons() {
  const used = Object.fromEntries(SETS.map((set) => [set, new Set()]));
  for (const path of sources(join(web, "src"))) {
    for (const [, set, name] of readFileSync(path, "utf8").matchAll(/"icon:([a-z-]+)\/([a-z0-9-]+)"/g))
      used[set]?.add(name);
  }
  return SETS.map((set) => {
    const { name, author, license } = read(`node_modules/@iconify-json/${set}/info.json`);
    const authors = AUTHORS[set] ?? [{ name: author.name }];
    return {
      set,
      name,
      address: author.url,
      license: license.title,
      terms: license.url,
      authors,
      used: [...used[set]].sort(),
    };
  });
}

/** The libraries that pyproject.toml asks for, with the versions of uv.lock. */
function server() {
  const project = readFileSync(join(web, "../pyproject.toml"), "utf8");
  const lock = readFileSync(join(web, "../uv.lock"), "utf8");
  const wanted = /^dependencies = \[([\s\S]*?)^\]/m.exec(project)?.[1] ?? "";
  return [...wanted.matchAll(/^\s*"([a-z-]+)/gm)].map(([, name]) => {
    const version = new RegExp(`^name = "${name}"\\nversion = "([^"]+)"`, "m").exec(lock)?.[1] ?? "";
    return { name, version, ...SERVER[name] };
  });
}

export function credits() {
  return {
    name: "credits",
    resolveId: (id) => (id === "credits:all" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0credits:all") return null;
      return `export default ${JSON.stringify({ libraries: LIBRARIES.map(described), fonts: FONTS.map(described), icons: icons(), server: server() })};`;
    },
  };
}
