/** Where this tab notes, through the reload, that its session has ended without a Logout. */
const KEY = "sessionEnded";

/** Notes that the session has ended without the person's own Logout. */
export function noteEndedSession(): void {
  try {
    sessionStorage.setItem(KEY, "true");
  } catch {
    // Where the storage is blocked the landing page does not tell why it is shown.
  }
}

/** Returns whether the session in this tab has ended so, and forgets it: it is told once. */
export function takeEndedSession(): boolean {
  try {
    const hasEnded = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return hasEnded;
  } catch {
    // Where the storage is blocked nobody was signed in.
    return false;
  }
}
