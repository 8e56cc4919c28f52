/** What of a pressed key decides which choice it is. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "repeat">;

/** Returns the choice of a pressed letter, small or capital; undefined: it has none, or belongs to another command. */
export function choiceOfKey<C extends { readonly letter: string }>(
  choices: readonly C[],
  { key, ctrlKey, metaKey, altKey, isComposing, repeat }: PressedKey,
): C | undefined {
  if (ctrlKey || metaKey || altKey || isComposing || repeat) return undefined;
  return choices.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
}
