/** What was seen, kept for reading without a network (lib/keptCache). */
const SEEN = "job-hunt-tracker";

let isLeaving = false;

/** True once this page itself has cleared everything, and is on its way out. */
export function isOnItsWayOut(): boolean {
  return isLeaving;
}

/** Clears all that this browser keeps for the product (spec 2: Logout clears all local storage), drafts included. */
export function clearEverything(): void {
  isLeaving = true;
  localStorage.clear();
  sessionStorage.clear();
  forgetSeen();
}

/**
 * Forgets who was signed in, when the session has ended by itself: settings stay, and so do the drafts of this tab, so
 * that nothing typed is lost until the person has signed in again.
 */
export function forgetSession(): void {
  forgetSeen();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("@@auth0spajs@@") || key === "jwt_token" || key === "person_guid") localStorage.removeItem(key);
  }
}

function forgetSeen(): void {
  // A browser that has no database has kept nothing in it.
  if ("indexedDB" in window) indexedDB.deleteDatabase(SEEN);
}
