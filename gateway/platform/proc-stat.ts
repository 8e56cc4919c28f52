import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second, on every Linux. */
const MS_PER_TICK = 10;
/** The places of the user's and the system's time. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

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

/**
 * Returns the milliseconds of processor time that the process or thread of a `stat` file has used. Null where there is
 * no such file.
 */
export function readProcessorMs(path: string): number | null {
  const stat = readProcStat(path);
  return stat === null ? null : (Number(stat[USER_TICKS]) + Number(stat[SYSTEM_TICKS])) * MS_PER_TICK;
}
