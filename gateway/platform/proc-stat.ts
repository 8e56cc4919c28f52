import { readFileSync } from "node:fs";

/**
 * Returns the fields of a `stat` file of /proc that stand behind the name of the program: the first is the state. Null
 * where there is no such file: on systems other than Linux, and once the process or thread is gone.
 */
export function readProcStat(path: string): readonly string[] | null {
  try {
    const stat = readFileSync(path, "latin1");
    // The name is in brackets, and may have spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
