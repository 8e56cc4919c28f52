import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";

/** A file of the project: its path from the project's root, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file below the folders whose path matches; what programs generate is left out. */
export function sourceFiles(folders: readonly string[], pattern: RegExp): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.split(sep).join("/")}`)
      .filter((path) => pattern.test(path) && !path.includes(".generated."))
      .sort()
      .map((path) => ({ path, text: readFileSync(path, "utf8") })),
  );
}
