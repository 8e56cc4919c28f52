import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Figure } from "./figures.js";

const FOLDER = "dist/web";
const FILES_MAX = 5;

/** Returns the bytes and the number of the files that a signed-in start on each screen loads, as the build counts them. */
export function measureFiles(): readonly Figure[] {
  const text = readFileSync(`${FOLDER}/.vite/screens.json`, "utf8");
  const screens = JSON.parse(text) as Readonly<Record<string, readonly string[]>>; // by web/codegen/chunkGroups.ts
  return Object.entries(screens).flatMap(([module, files]) => {
    const name = module.replace(/^.*\/|\.tsx$/g, "");
    const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(`${FOLDER}/${file}`)).length, 0) / 1024;
    return [
      { name: `${name}: scripts and style sheets`, value: size, unit: "KiB gz", goal: null },
      { name: `${name}: files`, value: files.length, unit: "files", goal: FILES_MAX },
    ];
  });
}
