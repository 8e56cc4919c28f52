import { existsSync } from "node:fs";
import { makeTemplate } from "../../gateway/embedded-postgres/make-template.js";
import { EMPTY_TEMPLATE } from "../../gateway/embedded-postgres/template-file.js";

/** Makes the template of a database without tables, unless an earlier test did; it takes seconds. */
export async function provideEmptyTemplate(): Promise<void> {
  if (!existsSync(EMPTY_TEMPLATE)) await makeTemplate();
}
