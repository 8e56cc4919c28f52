import { holdsPart } from "../../schema/fold-text.js";

/**
 * Returns whether a free-text field offers an option: every one while it has its initial value, and those that contain
 * the typed text, in any spelling, afterwards.
 */
export function isOffered(option: string | undefined, typed: string, initial: string): boolean {
  return typed === initial || holdsPart(option ?? "", typed.trim());
}
