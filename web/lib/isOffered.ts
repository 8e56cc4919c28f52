/**
 * Tells whether a field that takes any text offers an option: every one while it holds what it began with, and what
 * contains the typed words afterwards.
 */
export function isOffered(option: string | undefined, typed: string, initial: string): boolean {
  return typed === initial || (option ?? "").toLowerCase().includes(typed.trim().toLowerCase());
}
