import { createHash, randomUUID } from "node:crypto";
import { isNativeError } from "node:util/types";
import type { Client } from "../support/client.js";

/** What the product has acknowledged so far; whatever happens to it, none of this may be missing afterwards. */
export interface Journal {
  /** The note guid that all notes are written to. */
  noteGuid: string;
  /** Content by note id. */
  readonly notes: Map<string, string>;
  /** By company id, how many edits were acknowledged. */
  readonly edits: Map<string, number>;
  /** Hunts whose first step was completed. */
  readonly hunts: Set<string>;
  /** Log entries that were added by hand. */
  readonly logEntries: Set<string>;
  /** SHA-256 of the kept file by submission id. */
  readonly submissions: Map<string, string>;
  /** SHA-256 of the file by document id. */
  readonly files: Map<string, string>;
}

const CREATE_HUNT = `mutation ($id: ID!) { createJobHunt(input: { id: $id, name: "Killed" }) { jobHunt { noteGuid } } }`;
const COMPLETE = `mutation ($id: ID!) { completeStep(input: { jobHuntId: $id, step: IDEAL_JOB_PROFILE }) { logEntryId } }`;
const NOTE = `mutation ($id: ID!, $noteGuid: ID!, $content: String!) {
  createNote(input: { id: $id, noteGuid: $noteGuid, title: "Note", content: $content }) { note { id } }
}`;
const COMPANY = `mutation ($id: ID!) { createCompany(input: { id: $id, name: "0" }) { company { id } } }`;
const EDIT = `mutation ($id: ID!, $name: String!) { updateCompany(input: { id: $id, name: $name }) { company { id } } }`;
const ENTRY = `mutation { addLogEntry(input: { event: "Written by hand" }) { id } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const SUBMIT = `mutation ($id: ID!, $hunt: ID!, $document: ID!) {
  recordSubmission(input: { id: $id, jobHuntId: $hunt, sentOn: "2026-01-05", channel: EMAIL, letter: "Dear hiring team",
    files: [{ documentId: $document }] }) { submission { files { contentHash } } }
}`;
const DOCUMENT = `mutation ($id: ID!, $fileId: ID!) {
  createDocument(input: { id: $id, name: "File", fileId: $fileId }) { document { id } }
}`;

/** Makes the hunt whose notes are written, and the journal of nothing yet. */
export async function startJournal(client: Client): Promise<Journal> {
  const { createJobHunt } = await client.query<{ createJobHunt: { jobHunt: { noteGuid: string } } }>(CREATE_HUNT, {
    id: randomUUID(),
  });
  return {
    noteGuid: createJobHunt.jobHunt.noteGuid,
    notes: new Map(),
    edits: new Map(),
    hunts: new Set(),
    logEntries: new Set(),
    files: new Map(),
    submissions: new Map(),
  };
}

/** How many changes the journal holds. */
export function countAcknowledged({ notes, edits, hunts, logEntries, files, submissions }: Journal): number {
  const edited = [...edits.values()].reduce((sum, count) => sum + count, 0);
  return notes.size + edits.size + edited + 2 * hunts.size + logEntries.size + 2 * files.size + submissions.size;
}

/**
 * Starts one writer of each kind, which go on until the connection is cut; resolves when the last has ended.
 * Throws when the product refuses a write.
 */
export async function writeUntilCut(client: Client, journal: Journal): Promise<void> {
  const kinds = [writeNote, editCompany, completeJobHunt, writeEntry, uploadDocument, keepSubmission];
  await Promise.all(kinds.map((write) => repeat(() => write(client, journal))));
}

async function repeat(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      // What was not acknowledged is not in the journal.
      if (isCut(error)) return;
      throw error;
    }
  }
}

/** True for what `fetch` throws when the connection is refused or cut. By name: its TypeError is of another realm in jest. */
function isCut(error: unknown): boolean {
  return isNativeError(error) && error.name === "TypeError";
}

async function writeNote(client: Client, { notes, noteGuid }: Journal): Promise<void> {
  const [id, content] = [randomUUID(), randomUUID().repeat(20)];
  await client.query(NOTE, { id, noteGuid, content });
  notes.set(id, content);
}

async function editCompany(client: Client, { edits }: Journal): Promise<void> {
  const last = [...edits].at(-1);
  const [id, count] = last === undefined || last[1] >= 10 ? [randomUUID(), 0] : last;
  if (count === 0 && !edits.has(id)) {
    await client.query(COMPANY, { id });
    edits.set(id, 0);
  }
  await client.query(EDIT, { id, name: String(count + 1) });
  edits.set(id, count + 1);
}

async function completeJobHunt(client: Client, { hunts }: Journal): Promise<void> {
  const id = randomUUID();
  await client.query(CREATE_HUNT, { id });
  await client.query(COMPLETE, { id });
  hunts.add(id);
}

async function writeEntry(client: Client, { logEntries }: Journal): Promise<void> {
  const { addLogEntry } = await client.query<{ addLogEntry: { id: string } }>(ENTRY);
  logEntries.add(addLogEntry.id);
}

async function uploadDocument(client: Client, { files }: Journal): Promise<void> {
  const [id, text] = [randomUUID(), randomUUID().repeat(500)];
  const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(UPLOAD, {
    file: new File([text], "file.txt"),
  });
  await client.query(DOCUMENT, { id, fileId: uploadFile.fileId });
  files.set(id, createHash("sha256").update(text).digest("hex"));
}

/** A hunt, a document and a copy of it: of the copy all is there, or nothing. */
async function keepSubmission(client: Client, { submissions }: Journal): Promise<void> {
  const [id, hunt, document, text] = [randomUUID(), randomUUID(), randomUUID(), randomUUID().repeat(200)];
  await client.query(CREATE_HUNT, { id: hunt });
  const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(UPLOAD, {
    file: new File([text], "file.txt"),
  });
  await client.query(DOCUMENT, { id: document, fileId: uploadFile.fileId });
  await client.query(SUBMIT, { id, hunt, document });
  submissions.set(id, createHash("sha256").update(text).digest("hex"));
}
