/** What is entered about how an appointment went, each field as text; a draft keeps it. */
export interface OutcomeValues {
  readonly outcome: string;
  /** Becomes a note of the hunt; empty: none. */
  readonly line: string;
  /** The id that this note gets. */
  readonly noteId: string;
  /** The line that was sent with this id; empty: none yet. */
  readonly sentLine: string;
}

/**
 * Returns the values with which a save begins. The note gets another id once its line is another one than was sent: the
 * server may have the first, and creates no second note with its id.
 */
export function valuesToSend(values: OutcomeValues): OutcomeValues {
  const isOther = values.sentLine !== "" && values.sentLine !== values.line;
  return { ...values, sentLine: values.line, ...(isOther && { noteId: crypto.randomUUID() }) };
}

type LogEntryId = string | null | undefined;

interface SentOutcome {
  /** In the order in which they were written. */
  readonly entries: readonly LogEntryId[];
  /** Why the note was not saved; undefined: it was, or there is none. */
  readonly failure: Error | undefined;
}

/**
 * Sends how an appointment went, and its note after that. It rejects when the outcome is refused; then no note is sent,
 * so that the next attempt can be another one.
 */
export async function sendOutcome(
  record: () => Promise<LogEntryId>,
  createNote: (() => Promise<LogEntryId>) | undefined,
): Promise<SentOutcome> {
  const entry = await record();
  if (createNote === undefined) return { entries: [entry], failure: undefined };
  try {
    return { entries: [entry, await createNote()], failure: undefined };
  } catch (problem) {
    const failure = problem instanceof Error ? problem : new Error("The note was not saved.", { cause: problem });
    return { entries: [entry], failure };
  }
}
