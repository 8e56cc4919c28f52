/** What examples take from an earlier answer: the words that stand for it in their variables, and its field. */
const places = {
  "the logEntryId of any change": "logEntryId",
  "the noteGuid of any record": "noteGuid",
} as const;

const latest = new Map<string, string>();

/** Remembers what later examples need of an answer. */
export function rememberAnswer(answer: unknown): void {
  const text = JSON.stringify(answer);
  for (const field of Object.values(places)) {
    const value = [...text.matchAll(new RegExp(`"${field}":"([^"]+)"`, "g"))].at(-1)?.[1];
    if (value !== undefined) latest.set(field, value);
  }
}

/** Puts what is remembered where an example needs it; its words stay where nothing is known yet, and say what to look for. */
export function fillIn(variables: string): string {
  return Object.entries(places).reduce(
    (text, [words, field]) => text.replaceAll(words, latest.get(field) ?? words),
    variables,
  );
}
