// `npm run messages`: writes the catalogue of the source language, the base of each translation.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const MESSAGE_FILE = /(^|[/\\])(messages|\w+Messages)\.ts$/;

const catalogue = new Map();
for (const name of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
  if (!MESSAGE_FILE.test(name)) continue;
  const text = readFileSync(join(WEB, name), "utf8");
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
}
const sorted = [...catalogue].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(join(WEB, "locales/en.generated.json"), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);

/** Collects every object that has an id and a default message. */
function visit(node) {
  if (ts.isObjectLiteralExpression(node)) {
    const [id, text] = ["id", "defaultMessage"].map((key) => valueOf(node, key));
    if (id !== undefined && text !== undefined) catalogue.set(id, text);
  }
  ts.forEachChild(node, visit);
}

function valueOf(node, key) {
  const property = node.properties.find((candidate) => candidate.name?.getText() === key);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}
