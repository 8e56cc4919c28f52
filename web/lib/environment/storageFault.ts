import { browserStorage, tabStorage, type StoreOutcome } from "./storage.js";

type StorageFault = Exclude<StoreOutcome, "STORED">;

const PROBE = "probe";

/** A value that has to be stored was not. */
export class StorageError extends Error {
  constructor(readonly fault: StorageFault) {
    super(`The storage of the browser is ${fault.toLowerCase()}.`);
  }
}

/** Returns why this browser stores nothing, which a sign-in needs; undefined where it stores. */
export function storageFault(): StorageFault | undefined {
  for (const storage of [browserStorage, tabStorage]) {
    const outcome = storage.write(PROBE, PROBE);
    storage.remove(PROBE);
    if (outcome !== "STORED") return outcome;
  }
  return undefined;
}
