import type { MadeChange } from "./useLinkChanges.js";

/** What a new document is made with. */
interface DocumentRequests {
  /** The address of its file; rejects when the upload fails. */
  readonly address: Promise<string>;
  readonly create: (source: string, type: string | null) => Promise<MadeChange>;
  readonly setType: (type: string | null) => Promise<MadeChange>;
  /** Called when the type of the document could not be changed. */
  readonly onProblem: (error: unknown) => void;
}

/** A document whose type may be chosen while its file is uploaded, and afterwards. */
export interface TypedDocument {
  /**
   * Creates it once the file is there. The list of log entries that it resolves with grows with each later change of the
   * type, so that one Undo takes back all. Rejects when the document was not created.
   */
  readonly create: () => Promise<MadeChange>;
  /** Sets the type; null: none. Never rejects. */
  readonly choose: (type: string | null) => Promise<void>;
}

/** Returns a document with a first type that nobody has to wait for: what is chosen in time is created with it. */
export function typedDocument(first: string | null, requests: DocumentRequests): TypedDocument {
  const logEntryIds: (string | null | undefined)[] = [];
  let wanted = first;
  // Undefined: the document is not there yet.
  let stored: string | null | undefined;
  let isSending = false;
  const settle = async (): Promise<void> => {
    if (isSending || stored === undefined) return;
    isSending = true;
    try {
      while (stored !== wanted) {
        const type: string | null = wanted;
        logEntryIds.push(...(await requests.setType(type)).logEntryIds);
        stored = type;
      }
    } catch (error) {
      wanted = stored;
      requests.onProblem(error);
    } finally {
      isSending = false;
    }
  };
  return {
    create: async () => {
      const source = await requests.address;
      const type = wanted;
      const made = await requests.create(source, type);
      logEntryIds.push(...made.logEntryIds);
      stored = type;
      await settle();
      return { changes: made.changes, logEntryIds };
    },
    choose: (type) => {
      wanted = type;
      return settle();
    },
  };
}
