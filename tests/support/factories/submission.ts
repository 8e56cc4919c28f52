import type { Client } from "../client.js";

const FIELDS = `id jobHuntId sentOn sentTime channel recipient contact { id } advertText advertHash letter letterHash isMistake
  version files { documentId name type versionNumber address contentHash file { fileId url name size mediaType } }`;
const CHANGED = `{ id submission { ${FIELDS} } jobHunt { id version phases { steps { name status doneOn dueOn } } } logEntryId }`;

/** The mutations of submissions. */
export const RECORD_SUBMISSION = `mutation ($input: RecordSubmissionInput!) { changed: recordSubmission(input: $input) ${CHANGED} }`;
/** Marks one as sent by mistake, or takes that back. */
export const MARK_SUBMISSION = `mutation ($input: MarkSubmissionInput!) { changed: markSubmission(input: $input) ${CHANGED} }`;
const LIST = `query ($id: ID!) { jobHunt(id: $id) { submissions { nodes { ${FIELDS} } totalCount } } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const CREATE = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { logEntryId } }`;

/** A document of a submission as a client sees it. */
export interface SentFile {
  readonly documentId: string;
  readonly name: string;
  readonly type: string | null;
  readonly versionNumber: number | null;
  readonly address: string | null;
  readonly contentHash: string | null;
  readonly file: { readonly fileId: string; readonly url: string; readonly name: string } | null;
}

/** A submission as a client sees it. */
export interface MadeSubmission {
  readonly id: string;
  readonly sentOn: string;
  readonly recipient: string | null;
  readonly advertText: string | null;
  readonly advertHash: string | null;
  readonly letterHash: string | null;
  readonly isMistake: boolean;
  readonly version: number;
  readonly files: readonly SentFile[];
}

interface SentStep {
  readonly name: string;
  readonly status: string;
  readonly doneOn: string | null;
  readonly dueOn: string | null;
}

/** The answer to a change of a submission. */
export interface SubmissionChanged {
  readonly id: string;
  readonly submission: MadeSubmission;
  readonly jobHunt: { readonly phases: readonly { readonly steps: readonly SentStep[] }[] };
  readonly logEntryId: string | null;
}

/** Records what was sent, by e-mail on 20 November 2026 unless the input says more. */
export async function recordSubmission(
  client: Client,
  input: { readonly jobHuntId: string } & Readonly<Record<string, unknown>>,
): Promise<SubmissionChanged> {
  const variables = { input: { channel: "EMAIL", sentOn: "2026-11-20", ...input } };
  return (await client.query<{ changed: SubmissionChanged }>(RECORD_SUBMISSION, variables)).changed;
}

/** Returns what was sent in a hunt, the last sent first. */
export async function readSubmissions(client: Client, jobHuntId: string): Promise<readonly MadeSubmission[]> {
  const { jobHunt } = await client.query<{ jobHunt: { submissions: { nodes: MadeSubmission[] } } }>(LIST, {
    id: jobHuntId,
  });
  return jobHunt.submissions.nodes;
}

/** Returns the step of sending in the answer to a change. */
export function sendStepOf({ jobHunt }: Pick<SubmissionChanged, "jobHunt">): SentStep | undefined {
  return jobHunt.phases.flatMap(({ steps }) => steps).find(({ name }) => name === "SEND_APPLICATION_BUNDLE");
}

/** Uploads a text file, and returns its id. */
export async function uploadText(client: Client, text: string): Promise<string> {
  const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(UPLOAD, {
    file: new File([text], "cv.txt"),
  });
  return uploadFile.fileId;
}

/** Creates a document with a text file, and returns its id. */
export async function createDocument(client: Client, text: string, name = "Curriculum vitae"): Promise<string> {
  const input = { name, fileId: await uploadText(client, text) };
  return (await client.query<{ createDocument: { document: { id: string } } }>(CREATE, { input })).createDocument
    .document.id;
}

/** Gives a document another text file. */
export async function replaceFile(client: Client, id: string, text: string): Promise<void> {
  await client.query(UPDATE, { input: { id, fileId: await uploadText(client, text) } });
}
