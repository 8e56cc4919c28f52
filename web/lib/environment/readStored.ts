/**
 * Returns what this browser stores under a key; null where nothing is, or where the storage is blocked or missing. It is a
 * module of its own because a start reads before anything is written (storage.ts).
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
