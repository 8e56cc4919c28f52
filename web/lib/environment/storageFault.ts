import { browserStorage, tabStorage } from "./storage.js";
import type { StorageFault } from "./storageError.js";

const PROBE = "probe";

/** Returns why this browser stores nothing, which a sign-in needs; undefined where it stores. */
export function storageFault(): StorageFault | undefined {
  for (const storage of [browserStorage, tabStorage]) {
    const outcome = storage.write(PROBE, PROBE);
    storage.remove(PROBE);
    if (outcome !== "STORED") return outcome;
  }
  return undefined;
}
