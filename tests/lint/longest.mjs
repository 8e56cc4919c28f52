// @ts-check

// `npm run check:longest`: prints the longest files and functions, for a reviewer to look at. Nothing is refused by its length.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** How many of each are printed. */
const SHOWN = 12;

/**
 * A file or a function, and its lines.
 *
 * @typedef {object} Measured
 * @property {string} name
 * @property {number} lines
 */

/**
 * Returns the functions of a file with their lines. The function of a module's whole content, such as the `describe` of a test,
 * counts as well.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Measured[]}
 */
export function functionsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Measured[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) {
      const [first, last] = [node.getStart(), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line);
      const lines = (last ?? 0) - (first ?? 0) + 1;
      found.push({ name: `${path}:${(first ?? 0) + 1} ${nameOf(node)}`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Returns the longest, the longest first.
 *
 * @param {readonly Measured[]} measured
 * @param {number} [most]
 * @returns {Measured[]}
 */
export function longest(measured, most = SHOWN) {
  return measured.toSorted((one, other) => other.lines - one.lines).slice(0, most);
}

/**
 * @param {ts.SignatureDeclaration} node
 * @returns {string} the name of a function, or of what it is assigned to
 */
function nameOf(node) {
  if (ts.isConstructorDeclaration(node)) return "constructor";
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? "(anonymous)";
}

/** Prints both lists, tests apart from the product. */
function print() {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
  const paths = execFileSync("git", list, { encoding: "utf8" }).trim().split("\n");
  // One that was deleted and not yet committed is listed, too.
  const files = paths.filter((path) => existsSync(path)).map((path) => ({ path, text: readFileSync(path, "utf8") }));
  for (const [title, isShown] of /** @type {const} */ ([
    ["product", (/** @type {string} */ path) => !isTest(path)],
    ["tests", isTest],
  ])) {
    const shown = files.filter(({ path }) => isShown(path));
    const lengths = shown.map(({ path, text }) => ({ name: path, lines: text.split("\n").length - 1 }));
    printList(`The longest files of the ${title}`, longest(lengths));
    // The function around all tests of a file is as long as the file.
    if (title === "product") {
      printList(
        `The longest functions of the ${title}`,
        longest(shown.flatMap(({ path, text }) => functionsOf(path, text))),
      );
    }
  }
}

/** @param {string} path */
function isTest(path) {
  return path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
}

/**
 * @param {string} title
 * @param {readonly Measured[]} list
 */
function printList(title, list) {
  const rows = list.map(({ name, lines }) => `${String(lines).padStart(6)}  ${name}`);
  process.stdout.write(`${title}\n${rows.join("\n")}\n\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print();
