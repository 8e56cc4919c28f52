// @ts-check
import { text } from "node:stream/consumers";
import { ESLint } from "eslint";

// Lints texts as if they were the content of the files named with them: `[{ path, text }]` in, the violated rules out.
// A test runs it in a separate process, because the linter loads its configuration in a way Jest does not support.

// Under CI=true the parser would read the types from the files on disk, which do not contain the planted texts.
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
