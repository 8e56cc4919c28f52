import { foldCase } from "./fold-text.js";

/**
 * Returns the form in which e-mail addresses are compared: compatibility characters unified, no spaces around, lower
 * case.
 */
export function foldEmail(email: string): string {
  return foldCase(email).trim();
}

/** Returns true when the address is written plainly, so that folding it cannot turn it into another person's. */
export function isPlainlyWritten(email: string): boolean {
  return email.normalize("NFKC") === email;
}
