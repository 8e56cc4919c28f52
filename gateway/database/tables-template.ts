import { createHash } from "node:crypto";
import { MIGRATIONS } from "../../migrations/index.js";
import { templateFile } from "../embedded-postgres/index.js";

/**
 * Returns the path of the template with the tables of this release and without rows, which the build makes. Its name
 * tells the migrations, so that one of an older build is not taken.
 */
export function tablesTemplate(): string {
  const hash = createHash("sha256");
  for (const { name, up } of MIGRATIONS) hash.update(JSON.stringify([name, up]));
  return templateFile(hash.digest("hex").slice(0, 16));
}
