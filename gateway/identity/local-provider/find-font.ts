import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns the address of the product's own font among the files of the built client; undefined where there is no such
 * file.
 */
export async function findFont(webFolder: string): Promise<string | undefined> {
  try {
    const files = await readdir(join(webFolder, "assets"));
    const font = files.find((file) => /^commissioner-latin-wght-normal[\w-]*\.woff2$/.test(file));
    return font === undefined ? undefined : `/assets/${font}`;
  } catch {
    return undefined; // no client was built: the pages use the system's font
  }
}
