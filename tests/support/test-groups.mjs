// @ts-check

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readCommand } from "./command-words.mjs";

/** The options that choose tests. */
const PART = /^(-t|--testNamePattern|--findRelatedTests|--runTestsByPath|--onlyChanged|-o|--watch|--watchAll)$/i;

/**
 * Returns whether a run is of every test: no word of its command is a pattern. An unknown word counts as one.
 *
 * @param {readonly string[]} words the words of the command
 */
export function runsEverything(words) {
  return readCommand(words).every(({ kind, word }) => kind === "project" || (kind === "option" && !PART.test(word)));
}

/**
 * Writes files that each run several test files in one module registry: Jest loads every module anew for each test
 * file, which takes longer than most of them.
 *
 * @param {string} folder the output folder; its former content is removed
 * @param {readonly string[]} files the test files
 * @param {number} groups as many as keep the processors of a small machine busy to the end, and few enough to save their
 *   loading
 */
export function writeGroups(folder, files, groups) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rig = reference(folder, resolve("dist/tests/support/define-test-files.js"));
  for (let group = 0; group < groups; group++) {
    // Distributed in turn, so that the slow ones of one folder get into different groups.
    const names = files.filter((_file, index) => index % groups === group).map((file) => reference(folder, file));
    if (names.length === 0) continue;
    const name = `group-${String(group + 1).padStart(2, "0")}.test.js`;
    writeFileSync(
      join(folder, name),
      `import { defineTestFiles } from ${JSON.stringify(rig)};\n\nawait defineTestFiles(import.meta.url, ${JSON.stringify(names, null, 2)});\n`,
    );
  }
}

/**
 * Returns the test files below a folder, sorted.
 *
 * @param {string} folder
 * @param {".test.js" | ".test.ts"} [end] how their names end: of the compiled ones by default
 * @returns {string[]}
 */
export function testFilesIn(folder, end = ".test.js") {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end))
    .map((file) => resolve(folder, file))
    .sort();
}

/** The folders of the tests that are not the gateway's. */
export const OTHER_PROJECTS = "/dist/tests/(contract|e2e|screens|web)/";

/** Returns the compiled test files of the gateway. */
export function gatewayTestFiles() {
  const others = new RegExp(OTHER_PROJECTS);
  return ["dist/gateway", "dist/tests"].flatMap((folder) => testFilesIn(folder)).filter((file) => !others.test(file));
}

/** @type {(folder: string, file: string) => string} */
function reference(folder, file) {
  const path = relative(folder, file).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}
