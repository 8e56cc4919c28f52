/** The longest address that programs for e-mail are known to take. */
export const MAILTO_MAX = 1800;

/**
 * Returns the address that opens an e-mail in the person's own program, or null when it is longer than such programs take
 * (1,800 characters). Without a receiver, `to` is null or empty.
 */
export function mailto(to: string | null, subject: string, body: string): string | null {
  const receiver = encoded((to ?? "").trim()).replaceAll("%40", "@");
  const lines = body.replace(/\r\n?|\n/g, "\r\n");
  const address = `mailto:${receiver}?subject=${encoded(subject)}&body=${encoded(lines)}`;
  return address.length > MAILTO_MAX ? null : address;
}

/** Half a character, which an edited text can hold, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
