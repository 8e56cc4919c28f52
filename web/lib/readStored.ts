/** Returns what is in the local storage under a key; null where there is nothing, or where the storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
