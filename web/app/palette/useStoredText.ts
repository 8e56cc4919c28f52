import { typeNames } from "../../components/typeMessages.js";
import { useT } from "../../lib/useT.js";
import { fold } from "./useCommands.js";

/** So many letters of a type's name say which one is meant. */
const LETTERS_MIN = 3;

/** What records carry for a text that is the beginning of a type's name in the person's language; undefined for any other. */
export function useStoredText(text: string): string | undefined {
  const t = useT();
  const typed = fold(text);
  if (typed.length < LETTERS_MIN) return undefined;
  const names = Object.values(typeNames).flatMap((types) => Object.entries(types));
  const meant = names.find(([, message]) => fold(t(message)).startsWith(typed));
  return meant && !fold(meant[0]).startsWith(typed) ? meant[0] : undefined;
}
