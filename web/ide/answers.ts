/** The values that examples take from an earlier response: their placeholders in the variables, and the field. */
const places = {
  "the logEntryId of any change": "logEntryId",
  "the noteGuid of any record": "noteGuid",
} as const;

const latest = new Map<string, string>();

/** Stores the values of a response that later examples need. */
export function rememberAnswer(answer: unknown): void {
  const text = JSON.stringify(answer);
  for (const field of Object.values(places)) {
    const value = [...text.matchAll(new RegExp(`"${field}":"([^"]+)"`, "g"))].at(-1)?.[1];
    if (value !== undefined) latest.set(field, value);
  }
}

/**
 * Returns the variables with stored values in their placeholders; one without a value stays, and its text names the
 * value.
 */
export function fillIn(variables: string): string {
  return Object.entries(places).reduce(
    (text, [words, field]) => text.replaceAll(words, latest.get(field) ?? words),
    variables,
  );
}
