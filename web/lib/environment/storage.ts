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

/** What this browser stores for all its tabs, until it is cleared. */
export const browserStorage = safely(() => localStorage);

/** What one tab stores, until it is closed. */
export const tabStorage = safely(() => sessionStorage);

/** The storage is read anew each time: reading the name of a blocked one throws, and one that is off is null. */
function safely(storage: () => Storage): PageStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((found) => found.getItem(key), null),
    write: (key, value) => {
      try {
        storage().setItem(key, value);
        return "STORED";
      } catch (error) {
        return isFull(error) ? "FULL" : "BLOCKED";
      }
    },
    remove: (key) => attempt((found) => found.removeItem(key), undefined),
    keys: () => attempt((found) => Object.keys(found), []),
    clear: () => attempt((found) => found.clear(), undefined),
  };
}

/** Firefox has a name of its own for it. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);
}
