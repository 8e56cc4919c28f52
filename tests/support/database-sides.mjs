// @ts-check

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The modules that say on which databases the tests run that import them. */
const ON_BOTH = resolve("dist/tests/support/on-both-databases.js");
const ON_EMBEDDED = resolve("dist/tests/support/on-embedded-database.js");
const TESTS = resolve("dist/tests");

const READS_URL = /\benv(?:\.|\[")TEST_DATABASE_URL\b/;
const DEFINED = "(?:database|extension|function|index|sequence|table|trigger|view)";
/**
 * What a test file says itself where the engine matters.
 *
 * @type {readonly (readonly [what: string, words: RegExp])[]}
 */
const ENGINE_WORDS = [
  ["asks which database is under test", READS_URL],
  ["connects by itself", /from "pg"/],
  ["runs migrations", /from "[./]+\/migrations\//],
  ["uses TypeORM's data source", /\.dataSource\./],
  ["runs several gateways on one database", /\.beside\(/],
  // Factories (`createCompany`) prepare several at once where nothing depends on it, and a bare fetch is of no person.
  [
    "sends the same several times at once",
    /\bPromise\.all(?:Settled)?\(\s*Array\.from\((?![^)]*\) => (?:create[A-Z]|fetch\())/,
  ],
  [
    "defines or locks tables",
    new RegExp(`["'\`]\\s*(?:alter|create|drop|lock|truncate) (?:or replace |temporary |unique )*${DEFINED}\\b`, "i"),
  ],
  ["reads a plan", /["'`]explain[ (]/i],
  ["sets how the engine acts", /["'`]set (?:local|session) /i],
  ["runs a program of the engine", /["'`]do \$\$/i],
  ["reads the catalogue", /\bpg_(?!dump|restore)[a-z_]+|\binformation_schema\b/],
];

/**
 * Where a test file runs: `both` and `embedded` say why, or are null; `isRefuted` is true when it says itself that it
 * runs on the embedded database alone, although it is of both.
 *
 * @typedef {{ readonly both: string | null, readonly embedded: string | null, readonly isRefuted: boolean }} Side
 */

/**
 * Returns on which databases a compiled test file runs. Neither is said where no database matters.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Side}
 */
export function readSide(file, text = readFileSync(file, "utf8")) {
  const own = importsOf(file, text);
  const reached = new Set([...own, ...own.filter((path) => path.startsWith(TESTS)).flatMap(importsOfModule)]);
  const says = reached.has(ON_BOTH) ? "says that it runs on both" : null;
  const words = ENGINE_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (!reached.has(ON_EMBEDDED)) return { both: says ?? words, embedded: null, isRefuted: false };
  const isRefuted = own.includes(ON_EMBEDDED) && (says ?? words) !== null;
  return { both: isRefuted ? (says ?? words) : says, embedded: "says that it runs there alone", isRefuted };
}

/**
 * Returns the test files that run on PostgreSQL as well: those of both sides that open the database under test.
 *
 * @param {readonly string[]} files compiled ones
 */
export function onBothDatabases(files) {
  return files.filter((file) => readSide(file).both !== null && opensDatabase(file));
}

/**
 * Returns whether a compiled test file opens the database under test: TEST_DATABASE_URL names it, so the file or a
 * module that it imports reads it.
 *
 * @param {string} file
 * @returns {boolean}
 */
export function opensDatabase(file, text = readFileSync(file, "utf8")) {
  return READS_URL.test(text) || importsOf(file, text).some(moduleOpensDatabase);
}

/** @type {Map<string, boolean>} */
const opening = new Map();

/** @type {(file: string) => boolean} */
function moduleOpensDatabase(file) {
  const known = opening.get(file);
  if (known !== undefined) return known;
  // Before the answer is known: modules may import each other in a circle.
  opening.set(file, false);
  const answer = opensDatabase(file);
  opening.set(file, answer);
  return answer;
}

/** @type {Map<string, readonly string[]>} */
const imported = new Map();

/** @type {(file: string) => readonly string[]} */
function importsOfModule(file) {
  const known = imported.get(file) ?? importsOf(file, readFileSync(file, "utf8"));
  imported.set(file, known);
  return known;
}

/** @type {(file: string, text: string) => string[]} */
function importsOf(file, text) {
  const paths = [...text.matchAll(/^(?:import|export) (?:[^"]*from )?"(\.[^"]+\.js)";$/gm)].map(
    ([, path = ""]) => path,
  );
  return paths.map((path) => resolve(dirname(file), path));
}
