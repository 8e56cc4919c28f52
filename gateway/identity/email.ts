/** The form of an e-mail address that is compared: compatibility characters unified, no spaces around, lower case. */
export function foldEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** True when the address is written plainly, so that folding it cannot turn it into another person's. */
export function isPlainlyWritten(email: string): boolean {
  return email.normalize("NFKC") === email;
}
