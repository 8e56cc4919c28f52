const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true for the text of a UUID of any version. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
