import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What the build says of its chunks, by the source file each began with. */
type Chunks = Readonly<Record<string, Chunk>>;

const FOLDER = "dist/web";
/** Scripts in kibibytes, as they travel. The shell is what every signed-in screen needs; a screen counts with it. */
const BUDGETS = { landing: 5, shell: 265, screen: 400 };
const ENTRY = "index.html";
/** A script of the page itself, which no chunk asks for. */
const PAGE_SCRIPT = "first-paint.js";
const SHELL = ["app/startApp.tsx", "app/Shell.tsx"];
const SCREEN = /^features\/\w+\/\w+Screen\.tsx$/;

// Written by the build that `npm test` begins with.
const CHUNKS = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, "utf8")) as Chunks;

describe("the built client", () => {
  it("stays within its budgets", () => {
    expect(findTooBig(CHUNKS, kibibytesOf)).toEqual([]);
  });

  it("has the chunks that the budgets speak of", () => {
    expect([ENTRY, ...SHELL].filter((name) => CHUNKS[name] === undefined)).toEqual([]);
    expect(Object.keys(CHUNKS).filter((name) => SCREEN.test(name)).length).toBeGreaterThan(3);
  });

  it("is found out when the landing, the shell or one screen grows", () => {
    const planted: Chunks = {
      "index.html": { file: "index.js" },
      "app/startApp.tsx": { file: "start.js", imports: ["_react.js"] },
      "app/Shell.tsx": { file: "shell.js", imports: ["_react.js"] },
      "_react.js": { file: "react.js" },
      "_table.js": { file: "table.js", imports: ["_react.js"] },
      "features/log/LogScreen.tsx": { file: "log.js", imports: ["_table.js"] },
      "features/note/NoteScreen.tsx": { file: "note.js", imports: ["_react.js"] },
    };
    const sizes: Readonly<Record<string, number>> = { "index.js": 6, "react.js": 200, "shell.js": 90, "table.js": 150 };

    expect(findTooBig(planted, (file) => sizes[file] ?? 0)).toEqual([
      "landing: 6.0 KiB of 5",
      "shell: 296.0 KiB of 265",
      "features/log/LogScreen.tsx: 446.0 KiB of 400",
    ]);
  });
});

function findTooBig(chunks: Chunks, sizeOf: (file: string) => number): readonly string[] {
  const screens = Object.keys(chunks).filter((name) => SCREEN.test(name));
  const loads = [
    { name: "landing", entries: [ENTRY], budget: BUDGETS.landing },
    { name: "shell", entries: [ENTRY, ...SHELL], budget: BUDGETS.shell },
    ...screens.map((name) => ({ name, entries: [ENTRY, ...SHELL, name], budget: BUDGETS.screen })),
  ];
  return loads.flatMap(({ name, entries, budget }) => {
    const files = [PAGE_SCRIPT, ...filesOf(chunks, entries)];
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
    return size > budget ? [`${name}: ${size.toFixed(1)} KiB of ${budget}`] : [];
  });
}

/** The files that the browser has to fetch before the chunks can run. */
function filesOf(chunks: Chunks, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = chunks[name];
    if (chunk === undefined || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(chunks, chunk.imports ?? [], seen);
  }
  return seen;
}

function kibibytesOf(file: string): number {
  return gzipSync(readFileSync(`${FOLDER}/${file}`)).length / 1024;
}
