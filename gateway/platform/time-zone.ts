import { TIME_ZONE_MAX } from "../../schema/limits.js";
import { checkText, invalid } from "./validation.js";

/** Names begin with a letter; offsets such as +02:00, which newer engines accept as well, do not. */
const NAME = /^[a-z][\w+-]*(\/[\w+-]+)*$/i;

/** The usual spelling of each zone that has one, by its name in lower case. */
const SPELLINGS = new Map([...Intl.supportedValuesOf("timeZone"), "UTC"].map((name) => [name.toLowerCase(), name]));

/**
 * Returns the IANA name of a time zone, in its usual upper and lower case. An older or newer name of the same zone, such as
 * Europe/Kyiv or Europe/Kiev, stays as it was given. Throws VALIDATION for anything else.
 */
export function checkTimeZone(field: string, text: string): string {
  const name = checkText(field, text.trim(), TIME_ZONE_MAX);
  if (name === "") throw invalid(field, "required", "a time zone such as Europe/Berlin.");
  const usual = SPELLINGS.get(name.toLowerCase());
  if (usual !== undefined) return usual;
  if (!isTimeZone(name)) throw invalid(field, "timeZone", "no IANA name of a time zone, such as Europe/Berlin.");
  return name;
}

function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
