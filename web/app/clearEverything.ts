import { startLeaving } from "../lib/leaving.js";
import { browserStorage, tabStorage } from "../lib/environment/storage.js";

/** The keys that belong to the signed-in user; `listsFetched` says what the persisted cache has. */
const OF_SESSION: ReadonlySet<string> = new Set(["jwt_token", "person_guid", "listsFetched"]);

/** The name of the database of the persisted cache (lib/persistedCache). */
const SEEN = "job-hunt-tracker";

/** Clears everything this browser stores for the product (spec 2: Logout clears all local storage), drafts included. */
export function clearEverything(): void {
  startLeaving();
  browserStorage.clear();
  tabStorage.clear();
  clearPersistedCache();
}

/**
 * Removes the signed-in user after the session has expired: settings stay, and so do the drafts of this tab, so that no
 * typed text is lost until the user has signed in again.
 */
export function clearSession(): void {
  clearPersistedCache();
  for (const key of browserStorage.keys()) {
    if (key.startsWith("@@auth0spajs@@") || OF_SESSION.has(key)) browserStorage.remove(key);
  }
}

function clearPersistedCache(): void {
  try {
    indexedDB.deleteDatabase(SEEN);
  } catch {
    // A browser without it, or that refuses it, has stored nothing in it.
  }
}
