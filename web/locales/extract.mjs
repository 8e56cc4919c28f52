// `npm run messages`: writes the catalogue of the source language, the base of each translation, and for the server the names
// of the steps in each language.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const LOCALES = join(WEB, "locales");
const STEP_NAMES = join(WEB, "../gateway/jobhunt/step-names.generated.ts");
const CATALOGUE_FILE = /^([\w-]+)\.json$/;
const STEP_ID = /^step\./;
const MESSAGE_FILE = /(^|[/\\])(messages|\w+Messages)\.ts$/;

const catalogue = new Map();
/** The key under which a message stands in its file, by its id: for the name of a step, the step. */
const keys = new Map();
for (const name of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
  if (!MESSAGE_FILE.test(name)) continue;
  const text = readFileSync(join(WEB, name), "utf8");
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
}
const sorted = [...catalogue].sort(([a], [b]) => (a < b ? -1 : 1));
write(join(LOCALES, "en.generated.json"), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
write(STEP_NAMES, stepNames());

/** Writes a file unless it is there as it would be written: the compiler emits nothing for what has not changed. */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** Collects every object that has an id and a default message. */
function visit(node) {
  if (ts.isObjectLiteralExpression(node)) {
    const [id, text] = ["id", "defaultMessage"].map((key) => valueOf(node, key));
    if (id !== undefined && text !== undefined) {
      catalogue.set(id, text);
      if (ts.isPropertyAssignment(node.parent)) keys.set(id, node.parent.name.getText());
    }
  }
  ts.forEachChild(node, visit);
}

function valueOf(node, key) {
  const property = node.properties.find((candidate) => candidate.name?.getText() === key);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Returns a module with the names of the steps in each language; one that a catalogue lacks does not compile. */
function stepNames() {
  const languages = readdirSync(LOCALES).flatMap((file) => CATALOGUE_FILE.exec(file)?.[1] ?? []);
  const names = { en: namesIn(catalogue) };
  for (const language of languages.sort()) {
    const texts = JSON.parse(readFileSync(join(LOCALES, `${language}.json`), "utf8"));
    names[language] = namesIn(new Map(Object.entries(texts)));
  }
  return `// Written by \`npm run messages\`.
import type { StepName } from "./workflow.js";

/** The name of each step, by the language, a tag such as \`de\`. */
export const STEP_NAMES = ${JSON.stringify(names, null, 2)} satisfies Readonly<Record<string, Readonly<Record<StepName, string>>>>;
`;
}

function namesIn(texts) {
  const ids = [...catalogue.keys()].filter((id) => STEP_ID.test(id));
  return Object.fromEntries(ids.map((id) => [keys.get(id), texts.get(id)]));
}
