import type { ApolloClient } from "@apollo/client";
import { holdLock } from "../../lib/environment/locks.js";
import { readProblem } from "../../lib/readProblem.js";
import { CallNoteCreateDocument } from "./callnote.generated.js";
import { waitingPerson } from "./waitingKey.js";
import { markWaiting, readWaiting, removeWaiting, type WaitingFault, type WaitingNote } from "./waitingNotes.js";

/** What became of the waiting notes. */
export interface SentNotes {
  readonly sent: readonly WaitingNote[];
  /** Those that were found now to be sent never. */
  readonly refused: readonly WaitingNote[];
}

/** The name of the lock: one tab sends at a time. */
const LOCK = "call-notes";

/** The failures that no further attempt changes, and what the note is marked with. */
const FAULTS: Readonly<Record<string, WaitingFault>> = {
  NOT_FOUND: "GONE",
  VALIDATION: "REFUSED",
  TOO_LARGE: "REFUSED",
  BAD_REQUEST: "REFUSED",
  FORBIDDEN: "REFUSED",
};

/** The failures that the next note would meet, too. */
const OF_ALL: ReadonlySet<string> = new Set([
  "NETWORK",
  "UNAUTHENTICATED",
  "IDENTITY_UNAVAILABLE",
  "RATE_LIMITED",
  "DATABASE_UNAVAILABLE",
  "STORAGE_FULL",
]);

/** What became of one note: LATER, the server failed at this one; STOP, it answers to none at the moment. */
type Outcome = WaitingFault | "LATER" | "SENT" | "STOP";

/**
 * Sends the waiting notes of the person in the order of writing, each once. It ends when the server cannot be reached or
 * wants a pause. A note at which the server fails waits for the next time; one whose hunt is gone, or that is refused, is
 * marked and stays. It never rejects.
 */
export function sendWaiting(client: ApolloClient): Promise<SentNotes> {
  return holdLock(LOCK, {}, () => send(client));
}

async function send(client: ApolloClient): Promise<SentNotes> {
  const [sent, refused]: [WaitingNote[], WaitingNote[]] = [[], []];
  const guid = waitingPerson();
  if (guid === undefined) return { sent, refused };
  for (const note of readWaiting(guid)) {
    // One that was removed meanwhile is not sent.
    if (note.fault !== undefined || !readWaiting(guid).some(({ id }) => id === note.id)) continue;
    const outcome = await sendOne(client, note);
    // The answer to another person says nothing about this note.
    if (outcome === "STOP" || waitingPerson() !== guid) break;
    if (outcome === "LATER") continue;
    if (outcome === "SENT") {
      removeWaiting(guid, note.id);
      sent.push(note);
    } else {
      markWaiting(guid, note.id, outcome);
      refused.push(note);
    }
  }
  return { sent, refused };
}

async function sendOne(client: ApolloClient, note: WaitingNote): Promise<Outcome> {
  const { id, noteGuid, title, content, date } = note;
  try {
    await client.mutate({
      mutation: CallNoteCreateDocument,
      variables: { input: { id, noteGuid, title, content, date } },
    });
    return "SENT";
  } catch (error) {
    const { code, retryAfter } = readProblem(error);
    if (OF_ALL.has(code) || retryAfter !== undefined) return "STOP";
    return FAULTS[code] ?? "LATER";
  }
}
