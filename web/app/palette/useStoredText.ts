import { typeNames } from "../../components/typeMessages.js";
import { foldText } from "../../lib/foldText.js";
import { useT } from "../../lib/useT.js";

/** The number of letters from which a prefix identifies a type. */
const LETTERS_MIN = 3;

/**
 * Returns the stored name of the built-in type whose translated name begins with the text; undefined when there is
 * none, or the stored name begins with it as well.
 */
export function useStoredText(text: string): string | undefined {
  const t = useT();
  const typed = foldText(text);
  if (typed.length < LETTERS_MIN) return undefined;
  const names = Object.values(typeNames).flatMap((types) => Object.entries(types));
  const meant = names.find(([, message]) => foldText(t(message)).startsWith(typed));
  return meant && !foldText(meant[0]).startsWith(typed) ? meant[0] : undefined;
}
