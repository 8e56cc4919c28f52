import { readStored } from "./readStored.js";

/** What became of a value that was to be stored: the storage took it, has no room for it, or is not there for this page. */
export type StoreOutcome = "STORED" | "FULL" | "BLOCKED";

/** A storage of the browser of which nothing throws: one that is blocked or missing is empty and stores nothing. */
export interface PageStorage {
  /** Returns what is stored under a key; null where nothing is. */
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => StoreOutcome;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  readonly clear: () => void;
}

/** The name is read anew each time: reading that of a blocked storage throws, and one that is off is null. */
type Find = () => Storage;

const local: Find = () => localStorage;
const session: Find = () => sessionStorage;

/** What this browser stores for all its tabs, until it is cleared. */
export const browserStorage: PageStorage = {
  read: readStored,
  write: (key, value) => write(local, key, value),
  remove: (key) => attempt(local, (storage) => storage.removeItem(key), undefined),
  keys: () => attempt(local, (storage) => Object.keys(storage), []),
  clear: () => attempt(local, (storage) => storage.clear(), undefined),
};

/** What one tab stores, until it is closed. */
export const tabStorage: PageStorage = {
  read: (key) => attempt(session, (storage) => storage.getItem(key), null),
  write: (key, value) => write(session, key, value),
  remove: (key) => attempt(session, (storage) => storage.removeItem(key), undefined),
  keys: () => attempt(session, (storage) => Object.keys(storage), []),
  clear: () => attempt(session, (storage) => storage.clear(), undefined),
};

function attempt<T>(find: Find, work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(find());
  } catch {
    return otherwise;
  }
}

function write(find: Find, key: string, value: string): StoreOutcome {
  try {
    find().setItem(key, value);
    return "STORED";
  } catch (error) {
    return isFull(error) ? "FULL" : "BLOCKED";
  }
}

/** Firefox has a name of its own for it. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);
}
