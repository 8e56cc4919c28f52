import { invalidInput } from "../platform/validation.js";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true for the text of a UUID of any version. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** Returns an id of the caller's choice in its usual form. Throws VALIDATION, naming the field, when it is no UUID. */
export function requireId(field: string, id: string): string {
  if (isId(id)) return id.toLowerCase();
  throw invalidInput("An id is a UUID such as 0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a.", { field, rule: "uuid" });
}
