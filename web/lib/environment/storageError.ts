import type { StoreOutcome } from "./storage.js";

/** Why a storage stores nothing. */
export type StorageFault = Exclude<StoreOutcome, "STORED">;

/** A value that has to be stored was not. */
export class StorageError extends Error {
  constructor(readonly fault: StorageFault) {
    super(`The storage of the browser is ${fault.toLowerCase()}.`);
  }
}
