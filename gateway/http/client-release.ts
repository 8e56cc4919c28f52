import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SetHeaders } from "./security-headers.js";

/** The header that names the release of the client, as `web/lib/release.ts` reads it. */
const HEADER = "X-Client-Release";
/** The entry script, whose name changes with any script or style of the build. */
const ENTRY = /<script type="module"[^>]* src="(?<path>\/assets\/[\w.-]+)"/;

/**
 * Returns a handler that names the release of the client that this server has, so that an open page of an earlier one
 * learns that there is a newer.
 */
export async function nameClientRelease(webFolder: string | null): Promise<SetHeaders> {
  const page = webFolder === null ? "" : await readFile(join(webFolder, "index.html"), "utf8").catch(() => "");
  const entry = ENTRY.exec(page)?.groups?.["path"];
  return (_request, response, next) => {
    if (entry !== undefined) response.setHeader(HEADER, entry);
    next();
  };
}
