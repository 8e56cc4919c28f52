import { uuidv7 } from "uuidv7";
import { SoftwareAuthenticator, TEST_ORIGIN } from "./authenticator.js";
import type { Client } from "./client.js";

/** The kinds of ids that a request can contain. */
export const SPACE_KEYS = [
  "jobHunt",
  "company",
  "jobDetails",
  "idealJob",
  "contact",
  "document",
  "file",
  "note",
  "sign",
  "appointment",
  "offer",
  "submission",
  "link",
  "stepText",
  "stepCheck",
  "noteGuid",
  "logEntry",
  "changeSet",
  "trashed",
  "accessToken",
  "session",
  "passkey",
] as const;

export type SpaceKey = (typeof SPACE_KEYS)[number];

/** The ids of one record of each kind; requests use those of the owner, of another person, or random ones. */
export type Space = Readonly<Record<SpaceKey, string>>;

interface Made {
  readonly hunt: { readonly jobHunt: { readonly id: string; readonly noteGuid: string } };
  readonly thrown: { readonly company: { readonly id: string } };
  readonly ideal: { readonly idealJob: { readonly id: string } };
  readonly person: { readonly contact: { readonly id: string } };
  readonly upload: { readonly document: { readonly id: string } };
  readonly key: { readonly accessToken: { readonly id: string } };
}

interface MadeFirm {
  readonly createCompany: { readonly company: { readonly id: string }; readonly logEntryId: string };
}

interface Attached {
  readonly saveJobDetails: { readonly id: string };
  readonly createNote: { readonly note: { readonly id: string } };
  readonly recordSign: { readonly id: string };
  readonly createAppointment: { readonly id: string };
  readonly createOffer: { readonly id: string };
  readonly recordSubmission: { readonly id: string };
  readonly firm: { readonly id: string };
  readonly saveStepText: { readonly id: string };
  readonly setStepCheck: { readonly id: string };
}

interface Seen {
  readonly sessions: readonly { readonly id: string }[];
  readonly logEntries: { readonly nodes: readonly { readonly id: string; readonly changeSetId: string }[] };
}

const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const MAKE = `mutation ($mark: String!, $file: ID!) {
  hunt: createJobHunt(input: { name: $mark, jobId: $mark, applicationId: $mark }) { jobHunt { id noteGuid } }
  ideal: createIdealJob(input: { name: $mark, description: $mark }) { idealJob { id } }
  person: createContact(input: { lastName: $mark, email: $mark, role: $mark, description: $mark }) { contact { id } }
  upload: createDocument(input: { name: $mark, description: $mark, type: $mark, fileId: $file }) { document { id } }
  thrown: createCompany(input: { name: $mark }) { company { id } }
  key: createAccessToken(input: { name: $mark, scopes: [READ] }) { accessToken { id } }
  addLogEntry(input: { event: $mark }) { id }
  renewCalendarFeed { calendarFeed { start } }
}`;
/** A request of its own, as its change set is that of the space. */
const MAKE_FIRM = `mutation ($mark: String!) {
  createCompany(input: { name: $mark, description: $mark, address: $mark, type: $mark }) { logEntryId company { id } }
}`;
const ATTACH = `mutation ($jobHunt: ID!, $idealJob: ID!, $noteGuid: ID!, $trashed: ID!, $company: ID!, $contact: ID!,
  $document: ID!, $note: ID!, $mark: String!) {
  deleteCompany(input: { id: $trashed }) { id }
  saveJobDetails(input: { jobHuntId: $jobHunt, title: $mark, companyName: $mark, advertText: $mark }) { id }
  linkIdealJob(input: { jobHuntId: $jobHunt, idealJobId: $idealJob }) { logEntryId }
  updateContact(input: { id: $contact, companyId: $company }) { logEntryId }
  firm: linkRecord(input: { jobHuntId: $jobHunt, kind: COMPANY, id: $company, role: EMPLOYER, step: DECIDE_ON_JOB, note: $mark }) { id }
  person: linkRecord(input: { jobHuntId: $jobHunt, kind: CONTACT, id: $contact, step: DECIDE_ON_JOB, note: $mark }) { id }
  upload: linkRecord(input: { jobHuntId: $jobHunt, kind: DOCUMENT, id: $document, step: DECIDE_ON_JOB, note: $mark }) { id }
  createNote(input: { id: $note, noteGuid: $noteGuid, title: $mark, content: $mark }) { note { id } }
  noted: linkRecord(input: { jobHuntId: $jobHunt, kind: NOTE, id: $note, step: DECIDE_ON_JOB, note: $mark }) { id }
  recordSign(input: { jobHuntId: $jobHunt, on: "2026-11-20", from: THEM, kind: MAIL, note: $mark }) { id }
  createAppointment(input: { jobHuntId: $jobHunt, kind: PHONE, round: OTHER, roundName: $mark, day: "2026-12-01", time: "10:30",
    timeZone: "Europe/Berlin", minutes: 45, place: $mark, url: "https://meet.example.org/", phone: $mark, note: $mark,
    contactIds: [$contact] }) { id }
  createOffer(input: { jobHuntId: $jobHunt, payAmount: 64000, payCurrency: "EUR", payPeriod: YEAR, bonus: $mark, hours: 37.5,
    daysOff: 30, term: $mark, place: $mark, receivedOn: "2026-11-20", answerBy: "2026-12-04", startsOn: "2027-02-01", note: $mark,
    documentId: $document }) { id }
  recordSubmission(input: { jobHuntId: $jobHunt, sentOn: "2026-11-20", sentTime: "15:10", channel: EMAIL, contactId: $contact,
    files: [{ documentId: $document }], letter: $mark }) { id }
  saveStepText(input: { jobHuntId: $jobHunt, step: DECIDE_ON_JOB, key: "notes", language: "en", subject: $mark, body: $mark }) { id }
  setStepCheck(input: { jobHuntId: $jobHunt, step: DECIDE_ON_JOB, key: "pay", state: TO_ASK, question: $mark }) { id }
}`;
const BEGIN_PASSKEY = `mutation { beginPasskey { options } }`;
const ADD_PASSKEY = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { passkey { id } } }`;
const SESSIONS = `{ sessions { id } logEntries(first: 100) { nodes { id changeSetId } } }`;

/** Creates one record of each kind for a person, with `mark` in every text. */
export async function makeSpace(client: Client, mark: string): Promise<Space> {
  const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(UPLOAD, {
    file: new File([mark], `${mark}.txt`),
  });
  const file = uploadFile.fileId;
  const { createCompany: firm } = await client.query<MadeFirm>(MAKE_FIRM, { mark });
  const { hunt, thrown, ideal, person, upload, key } = await client.query<Made>(MAKE, { mark, file });
  const ids = {
    jobHunt: hunt.jobHunt.id,
    noteGuid: hunt.jobHunt.noteGuid,
    idealJob: ideal.idealJob.id,
    trashed: thrown.company.id,
    company: firm.company.id,
    contact: person.contact.id,
    document: upload.document.id,
    note: uuidv7(),
  };
  const attached = await client.query<Attached>(ATTACH, { ...ids, mark });
  const { sessions, logEntries } = await client.query<Seen>(SESSIONS);
  return {
    ...ids,
    passkey: await makePasskey(client, mark),
    session: sessions[0]?.id ?? "",
    file,
    jobDetails: attached.saveJobDetails.id,
    sign: attached.recordSign.id,
    appointment: attached.createAppointment.id,
    offer: attached.createOffer.id,
    submission: attached.recordSubmission.id,
    link: attached.firm.id,
    stepText: attached.saveStepText.id,
    stepCheck: attached.setStepCheck.id,
    logEntry: firm.logEntryId,
    changeSet: logEntries.nodes.find(({ id }) => id === firm.logEntryId)?.changeSetId ?? "",
    accessToken: key.accessToken.id,
  };
}

/** Creates a passkey with that name for a person, and returns its id. */
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

/** Returns well-formed ids without records. */
export function randomSpace(): Space {
  return Object.fromEntries(SPACE_KEYS.map((key) => [key, uuidv7()])) as Space; // one for each key
}

/** Returns the keys of the ids that a request contains. */
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

/**
 * Returns a response without the parts that legitimately differ between two callers: ids, and values derived from them.
 */
export function withoutIds(answer: unknown, space: Space): string {
  let text = JSON.stringify(answer);
  for (const key of SPACE_KEYS) text = text.replaceAll(space[key], `<${key}>`);
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replace(/\/files\/[\w-]+/g, "/files/<link>")
    .replace(/"(cursor|startCursor|endCursor)":"[^"]+"/g, `"$1":"<cursor>"`);
}
