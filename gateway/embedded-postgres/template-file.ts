import { fileURLToPath } from "node:url";
import { ENGINE } from "./data-directory.js";

/**
 * Returns the path of the template with the given content. A template is a packed database that the build makes, and
 * that a first start copies; its name tells the engine that made it, so that another one's is not taken.
 */
export function templateFile(content: string): string {
  return fileURLToPath(new URL(`./template-${ENGINE.pglite}-${content}.tar.gz`, import.meta.url));
}

/** The path of the template without tables, which spares initdb. */
export const EMPTY_TEMPLATE = templateFile("empty");
