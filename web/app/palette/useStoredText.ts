import { spellings } from "../../../schema/fold-text.js";
import { typeNames } from "../../components/typeMessages.js";
import { useT } from "../../lib/useT.js";

/** The number of letters from which a prefix identifies a type. */
const LETTERS_MIN = 3;

/**
 * Returns the stored name of the built-in type whose translated name begins with the text; undefined when there is
 * none, or the stored name begins with it as well.
 */
export function useStoredText(text: string): string | undefined {
  const t = useT();
  if (text.length < LETTERS_MIN) return undefined;
  const names = Object.values(typeNames).flatMap((types) => Object.entries(types));
  const meant = names.find(([, message]) => begins(t(message), text));
  return meant && !begins(meant[0], text) ? meant[0] : undefined;
}

function begins(name: string, typed: string): boolean {
  const beginnings = spellings(typed);
  return spellings(name).some((spelling) => beginnings.some((beginning) => spelling.startsWith(beginning)));
}
