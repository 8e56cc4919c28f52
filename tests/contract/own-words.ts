import ts from "typescript";
import type { SourceFile } from "./source-files.js";

const DRIVERS = /^(pg|typeorm|@electric-sql\/pglite.*)$/;
const STATEMENT = new RegExp(
  [
    String.raw`^\s*\(?\s*(?:select\s+\S|insert\s+into\s|update\s+\S+\s+(?:\w+\s+)?set\s|delete\s+from\s`,
    String.raw`with\s+(?:recursive\s+)?\w+\s+as\s|(?:alter|create|drop)\s+[a-z]+\s+\S|(?:truncate|lock)\s+\S`,
    String.raw`(?:explain|analyze|vacuum|notify|listen|prepare|set)\s+\S|do\s+\$|begin\s*;?\s*$|rollback|savepoint\s)`,
  ].join("|"),
);
const RECEIVER = /\b(database|dataSource|manager|pglite|queryRunner|pool)\b[^.]*$/i;
const SENDS = /^(exec|query|queryOwned|queryForServer)$/;
const AT_ONCE = /\bat (once|the same time)\b|\bseveral gateways\b|\btwo (devices|tabs|windows)\b/;

/**
 * Returns where a test file talks to a database in its own words: statements, calls that send one, drivers, and tests
 * that by their name do several things at once, which the embedded database does one after the other. Each is a line and
 * its beginning. It finds more than what decides on which databases the file runs.
 */
export function findOwnWords({ path, text }: SourceFile): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isStatement(node) || isSending(node) || isDriver(node) || isAtOnce(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${node.getText().trim().replaceAll(/\s+/g, " ").slice(0, 60)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isStatement(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (!isText || isNameOfTest(node)) return false;
  const text = node
    .getText()
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, "part");
  // Sentences begin with one capital letter, and statements are written in small letters or begin with a word in capitals.
  return STATEMENT.test(/^\s*[A-Z]{3}/.test(text) ? text.toLowerCase() : text);
}

/** Test names are sentences, which may begin with such a word. */
function isNameOfTest(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^(describe|it)\b/.test(node.parent.expression.getText());
}

function isSending(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: receiver } = node.expression;
  return SENDS.test(name.text) && RECEIVER.test(receiver.getText());
}

function isDriver(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) &&
    node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    DRIVERS.test(node.moduleSpecifier.text)
  );
}

function isAtOnce(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !/^(it|describe)\b/.test(node.expression.getText())) return false;
  const [name, body] = node.arguments;
  if (name === undefined || body === undefined || !ts.isStringLiteralLike(name)) return false;
  return AT_ONCE.test(name.text) && /\bPromise\.all(Settled)?\(/.test(body.getText());
}
