// @ts-check
import { text } from "node:stream/consumers";
import { ESLint } from "eslint";

// Lints texts as if they stood in the files named with them: `[{ path, text }]` in, the rules they break out. A test
// calls it in a process of its own, because the linter loads its configuration in ways that the test runner does not know.

// Under CI=true the parser would read the types from the files on disk, which do not hold the planted texts.
process.env.TSESTREE_SINGLE_RUN = "false";
const eslint = new ESLint();
/** @type {readonly { path: string; text: string }[]} */
const planted = JSON.parse(await text(process.stdin));
const rules = [];
for (const { path, text: code } of planted) {
  const [result] = await eslint.lintText(code, { filePath: path });
  rules.push((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(rules));
