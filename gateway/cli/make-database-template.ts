import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { tablesTemplate } from "../database/tables-template.js";
import { makeTemplate } from "../embedded-postgres/make-template.js";
import { EMPTY_TEMPLATE } from "../embedded-postgres/template-file.js";
import { runCommand } from "./command.js";
import { makeTables } from "./make-tables.js";

const TEMPLATE = /^template-.+\.tar\.gz$/;

// A step of the build. The name identifies engine and migrations, so an existing one is the right one.
await runCommand(async () => {
  const file = tablesTemplate();
  if (!existsSync(file)) await makeTemplate(file, makeTables);
  const folder = dirname(file);
  for (const path of readdirSync(folder)
    .filter((name) => TEMPLATE.test(name))
    .map((name) => join(folder, name)))
    if (path !== file && path !== EMPTY_TEMPLATE) rmSync(path, { force: true });
});
