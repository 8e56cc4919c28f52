import { uuidv7 } from "uuidv7";
import { SoftwareAuthenticator, TEST_ORIGIN } from "./authenticator.js";
import type { Client } from "./client.js";

/** The kinds of things whose ids a request can carry. */
export const SPACE_KEYS = [
  "jobHunt",
  "company",
  "jobDetails",
  "idealJob",
  "contact",
  "document",
  "file",
  "note",
  "noteGuid",
  "logEntry",
  "changeSet",
  "binned",
  "accessToken",
  "session",
  "passkey",
] as const;

/** The name of a kind of id. */
export type SpaceKey = (typeof SPACE_KEYS)[number];

/** The ids of one of everything a person can have; what tests aim at, with the owner's, a stranger's or random ids. */
export type Space = Readonly<Record<SpaceKey, string>>;

interface Made {
  readonly hunt: { readonly jobHunt: { readonly id: string; readonly noteGuid: string } };
  readonly firm: { readonly company: { readonly id: string }; readonly logEntryId: string };
  readonly thrown: { readonly company: { readonly id: string } };
  readonly ideal: { readonly idealJob: { readonly id: string } };
  readonly person: { readonly contact: { readonly id: string } };
  readonly papers: { readonly document: { readonly id: string } };
  readonly key: { readonly accessToken: { readonly id: string } };
}

interface Seen {
  readonly sessions: readonly { readonly id: string }[];
  readonly logEntries: { readonly nodes: readonly { readonly id: string; readonly changeSetId: string }[] };
}

const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const MAKE = `mutation ($mark: String!, $file: ID!) {
  hunt: createJobHunt(input: { name: $mark, jobId: $mark, applicationId: $mark }) { jobHunt { id noteGuid } }
  firm: createCompany(input: { name: $mark, description: $mark, address: $mark, type: $mark }) { logEntryId company { id } }
  ideal: createIdealJob(input: { name: $mark, description: $mark }) { idealJob { id } }
  person: createContact(input: { lastName: $mark, email: $mark, role: $mark, description: $mark }) { contact { id } }
  papers: createDocument(input: { name: $mark, description: $mark, type: $mark, fileId: $file }) { document { id } }
  thrown: createCompany(input: { name: $mark }) { company { id } }
  key: createAccessToken(input: { name: $mark, scopes: [READ] }) { accessToken { id } }
  addLogEntry(input: { event: $mark }) { id }
  renewCalendarFeed { calendarFeed { start } }
}`;
const ATTACH = `mutation ($jobHunt: ID!, $idealJob: ID!, $noteGuid: ID!, $binned: ID!, $mark: String!) {
  deleteCompany(input: { id: $binned }) { id }
  saveJobDetails(input: { jobHuntId: $jobHunt, title: $mark, companyName: $mark, advertText: $mark }) { id }
  linkIdealJob(input: { jobHuntId: $jobHunt, idealJobId: $idealJob }) { logEntryId }
  createNote(input: { noteGuid: $noteGuid, title: $mark, content: $mark }) { note { id } }
}`;
const BEGIN_PASSKEY = `mutation { beginPasskey { options } }`;
const ADD_PASSKEY = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { passkey { id } } }`;
const SESSIONS = `{ sessions { id } logEntries(first: 100) { nodes { id changeSetId } } }`;

/** Gives a person one of everything, with `mark` in every text that can hold one. */
export async function makeSpace(client: Client, mark: string): Promise<Space> {
  const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(UPLOAD, {
    file: new File([mark], `${mark}.txt`),
  });
  const file = uploadFile.fileId;
  const { hunt, firm, thrown, ideal, person, papers, key } = await client.query<Made>(MAKE, { mark, file });
  const ids = {
    jobHunt: hunt.jobHunt.id,
    noteGuid: hunt.jobHunt.noteGuid,
    idealJob: ideal.idealJob.id,
    binned: thrown.company.id,
  };
  const attached = await client.query<{ saveJobDetails: { id: string }; createNote: { note: { id: string } } }>(
    ATTACH,
    {
      ...ids,
      mark,
    },
  );
  const { sessions, logEntries } = await client.query<Seen>(SESSIONS);
  return {
    ...ids,
    passkey: await makePasskey(client, mark),
    session: sessions[0]?.id ?? "",
    company: firm.company.id,
    contact: person.contact.id,
    document: papers.document.id,
    file,
    jobDetails: attached.saveJobDetails.id,
    note: attached.createNote.note.id,
    logEntry: firm.logEntryId,
    changeSet: logEntries.nodes.find(({ id }) => id === firm.logEntryId)?.changeSetId ?? "",
    accessToken: key.accessToken.id,
  };
}

/** Gives a person a passkey with that name, and answers its id. */
export async function makePasskey(
  client: Client,
  name: string,
  authenticator = new SoftwareAuthenticator(TEST_ORIGIN),
): Promise<string> {
  const { beginPasskey } = await client.query<{ beginPasskey: { options: string } }>(BEGIN_PASSKEY);
  const input = { name, response: authenticator.register(beginPasskey.options) };
  const { addPasskey } = await client.query<{ addPasskey: { passkey: { id: string } } }>(ADD_PASSKEY, { input });
  return addPasskey.passkey.id;
}

/** Well-formed ids of things that nobody has. */
export function randomSpace(): Space {
  return Object.fromEntries(SPACE_KEYS.map((key) => [key, uuidv7()])) as Space; // one for each key
}

/** Which ids of a space a request is made of. */
export function usedKeys(makeRequest: (space: Space) => unknown): readonly SpaceKey[] {
  const used = new Set<SpaceKey>();
  const watched = new Proxy(randomSpace(), {
    get: (space, key: SpaceKey) => {
      used.add(key);
      return space[key];
    },
  });
  makeRequest(watched);
  return [...used];
}

/** An answer without what differs between two askers by right: ids, and what is made of them. */
export function withoutIds(answer: unknown, space: Space): string {
  let text = JSON.stringify(answer);
  for (const key of SPACE_KEYS) text = text.replaceAll(space[key], `<${key}>`);
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replace(/\/files\/[\w-]+/g, "/files/<link>")
    .replace(/"(cursor|startCursor|endCursor)":"[^"]+"/g, `"$1":"<cursor>"`);
}
