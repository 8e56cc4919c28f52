/**
 * Returns whether a free-text field offers an option: every one while it has its initial value, and those that contain
 * the typed text afterwards.
 */
export function isOffered(option: string | undefined, typed: string, initial: string): boolean {
  return typed === initial || (option ?? "").toLowerCase().includes(typed.trim().toLowerCase());
}
