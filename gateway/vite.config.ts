import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUT = join(ROOT, "dist/start");

/** The packages of many small modules that every start loads; the others stay where they are. */
const BUNDLED_NAMES = [
  "@apollo/[^/]+",
  "@as-integrations/[^/]+",
  "@graphql-tools/[^/]+",
  "@opentelemetry/api",
  "body-parser",
  "express",
  "graphql-scalars",
  "jose",
  "negotiator",
  "prom-client",
  "rate-limiter-flexible",
  "router",
  "type-graphql",
  "typeorm",
  "zod",
];
const BUNDLED = new RegExp(`^(${BUNDLED_NAMES.join("|")})$`);
const PACKAGE = /^(?:@[^/]+\/)?[^./@:][^/:]*/;

/** Keeps what modules find beside themselves, such as the scripts of threads: the bundle is in another folder. */
function keepPlaces(): Plugin {
  return {
    name: "keep-places",
    transform: {
      filter: { id: /\/dist\//, code: "import.meta.url" },
      handler: (code, id) => ({
        code: code.replaceAll("import.meta.url", `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url).href`),
        map: null,
      }),
    },
  };
}

/** Returns true for a package that is loaded from its folder: not for one of which the importer has a version of its own. */
function isExternal(id: string, importer: string | undefined): boolean {
  const name = PACKAGE.exec(id)?.[0];
  if (name === undefined || id.startsWith("\0") || BUNDLED.test(name)) return id.startsWith("node:");
  return folderOf(name, importer ?? ROOT) === join(ROOT, "node_modules", name);
}

/** Returns the folder in which Node finds a package; null for a part of Node. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  return from === dirname(from) ? null : folderOf(name, dirname(from));
}

// What `npm start` runs: the compiled server in a few files. To find, read and link 1,500 took longer than to run them.
// A default export because Vite requires one.
export default defineConfig({
  root: ROOT,
  publicDir: false,
  logLevel: "warn",
  plugins: [keepPlaces()],
  ssr: { noExternal: true },
  build: {
    ssr: join(ROOT, "dist/gateway/main.js"),
    outDir: OUT,
    emptyOutDir: true,
    target: "node20",
    minify: false,
    // Entities and types are named after their classes, of which a bundle renames those of one name. All files are in one
    // folder, from which `keepPlaces` finds the others.
    rolldownOptions: {
      external: isExternal,
      output: {
        keepNames: true,
        chunkFileNames: "[name]-[hash].js",
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
