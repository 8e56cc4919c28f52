import type { Client } from "../support/client.js";
import { fillPlan } from "./fill-plan.js";

/** An access token that works after the upgrade as it did before. */
export interface KeptToken {
  readonly secret: string;
}

interface Made {
  readonly id: string;
  readonly noteGuid: string;
}

const JOB_HUNT = `mutation ($input: CreateJobHuntInput!) {
  made: createJobHunt(input: $input) { record: jobHunt { id noteGuid } }
}`;
const IDEAL_JOB = `mutation ($input: CreateIdealJobInput!) {
  made: createIdealJob(input: $input) { record: idealJob { id noteGuid } }
}`;
const COMPANY = `mutation ($input: CreateCompanyInput!) {
  made: createCompany(input: $input) { record: company { id noteGuid } logEntryId }
}`;
const CONTACT = `mutation ($input: CreateContactInput!) {
  made: createContact(input: $input) { record: contact { id noteGuid } }
}`;
const DOCUMENT = `mutation ($input: CreateDocumentInput!) {
  made: createDocument(input: $input) { record: document { id noteGuid } }
}`;
const NOTE = `mutation ($input: CreateNoteInput!) { made: createNote(input: $input) { record: note { id noteGuid } } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { secret accessToken { id } }
}`;

const PHASES = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"] as const;
const ADVERT = `Gardener (m/f/d)
Company: Quayside Nurseries Ltd
Location: Harbourtown
Salary: £28,000 - £31,000
Apply by: 15 January 2099

Your tasks
- Care for 4,000 plants
- Advise customers – even in "Grünkohl season" 🌱`;

/** Gives the person one of everything, in every state a record can have; returns a token of theirs. */
export async function fillFirst(client: Client): Promise<KeptToken> {
  const ideal = await make(client, IDEAL_JOB, {
    name: "Head gardener",
    description: "## What I want\n\n- outside\n- **plants**",
  });
  const given = await make(client, IDEAL_JOB, { name: "Ideal job thrown away" });
  await client.query(`mutation ($id: ID!) { deleteIdealJob(input: { id: $id }) { id } }`, { id: given.id });
  const hunts = await fillJobHunts(client, ideal);
  const [companies, contacts, documents] = [
    await fillCompanies(client),
    await fillContacts(client),
    await fillDocuments(client),
  ];
  const records = [hunts, ideal, companies, contacts, documents];
  for (const [index, { noteGuid }] of records.flat().entries()) {
    const title = `Note ${index + 1} – مذكرة`;
    const content = `Read the *${index}* again.\n\n| a | b |\n|---|---|\n| 1 | 2 |`;
    await make(client, NOTE, { noteGuid, title, content, date: "2026-11-20T08:00:00.000Z" });
  }
  const [interviewing, contact, cv] = [hunts[2]?.id ?? "", contacts[1]?.id ?? "", documents[0]?.id ?? ""];
  await fillPlan(client, interviewing, contact, cv);
  const thrown = await make(client, NOTE, { noteGuid: ideal.noteGuid, title: "Thrown away" });
  await client.query(`mutation ($id: ID!) { deleteNote(input: { id: $id }) { id } }`, { id: thrown.id });
  await client.query(
    `mutation { addLogEntry(input: { event: "Called the nursery", date: "2026-10-01T10:00:00Z" }) { id } }`,
  );
  await client.query(`mutation { addLogEntry(input: { event: "100 % sure_\\\\ 'quoted' \\"twice\\"" }) { id } }`);
  return fillTokens(client);
}

/** Gives the other person a little of their own, under names that the first has as well. */
export async function fillSecond(client: Client): Promise<void> {
  const hunt = await make(client, JOB_HUNT, { name: "Gardener" });
  await make(client, NOTE, { noteGuid: hunt.noteGuid, title: "Of the second person" });
  await make(client, COMPANY, { name: "Quayside Nurseries Ltd", type: "Nursery" });
  await make(client, DOCUMENT, { name: "CV", fileId: await upload(client, "cv.txt", "CV of the second person") });
}

/** What the first account's owner did when the same data was served at another address. */
export async function fillMoved(client: Client): Promise<KeptToken> {
  const hunt = await make(client, JOB_HUNT, { name: "Begun at the other address", phase: "APPLYING" });
  await make(client, NOTE, { noteGuid: hunt.noteGuid, title: "Written at the other address" });
  await make(client, COMPANY, { name: "Other Address Ltd", type: "Nursery" });
  await make(client, CONTACT, { lastName: "Elsewhere", role: "Head of plants" });
  await make(client, DOCUMENT, {
    name: "CV",
    type: "Photo album",
    fileId: await upload(client, "cv.txt", "CV from the other address"),
  });
  const thrown = await make(client, COMPANY, { name: "Thrown away elsewhere" });
  await client.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id: thrown.id });
  const { createAccessToken } = await client.query<{ createAccessToken: KeptToken }>(TOKEN, {
    input: { name: "Made at the other address", scopes: ["READ"] },
  });
  return { secret: createAccessToken.secret };
}

async function fillJobHunts(client: Client, ideal: Made): Promise<readonly Made[]> {
  const hunts = await Promise.all(
    PHASES.map((phase) => {
      const ids = { jobId: `R-${phase}`, applicationId: "A-4711" };
      return make(client, JOB_HUNT, { name: `Hunt in ${phase}`, phase, scenario: "FOUND_ADVERT", ...ids });
    }),
  );
  const [prepared, applied, , accepted] = hunts as [Made, Made, Made, Made]; // one for each phase
  const step = (name: string, of: Made, word: string): Promise<unknown> =>
    client.query(`mutation ($input: StepInput!) { ${name}(input: $input) { logEntryId } }`, {
      input: { jobHuntId: of.id, step: word },
    });
  await step("openStep", prepared, "IDEAL_JOB_PROFILE");
  await step("completeStep", prepared, "SHORTLIST_COMPANIES");
  await step("skipStep", prepared, "SHORTLIST_POSITIONS");
  await step("completeStep", prepared, "JOURNAL_YOUR_JOB_HUNT");
  await step("openStep", accepted, "RECEIVED_OFFER");
  await client.query(
    `mutation ($id: ID!) { setStepStatus(input: { jobHuntId: $id, step: DECIDE_ON_JOB, status: NOT_DONE }) { logEntryId } }`,
    { id: prepared.id },
  );
  await client.query(`mutation ($input: LinkIdealJobInput!) { linkIdealJob(input: $input) { logEntryId } }`, {
    input: { jobHuntId: prepared.id, idealJobId: ideal.id },
  });
  await saveAdverts(client, prepared, applied);
  await client.query(
    `mutation ($input: MarkDifferentJobsInput!) { markDifferentJobs(input: $input) { isDifferent } }`,
    { input: { jobHuntId: prepared.id, otherJobHuntId: applied.id } },
  );
  await client.query(
    `mutation ($id: ID!) {
      saveStepText(input: { jobHuntId: $id, step: FOLLOW_UP_EMAIL, key: "mail", language: "fr", subject: "Merci", body: "Bonjour,\\n\\nmerci." }) { logEntryId }
      setStepCheck(input: { jobHuntId: $id, step: CONTRACT_VALIDITY, key: "pay", state: TO_ASK, question: "Which day?" }) { logEntryId }
    }`,
    { id: applied.id },
  );
  const ended = await make(client, JOB_HUNT, { name: "Ended" });
  await client.query(
    `mutation ($id: ID!) { terminateJobHunt(input: { id: $id, reason: "They closed" }) { logEntryId } }`,
    ended,
  );
  const finished = await make(client, JOB_HUNT, { name: "Finished", phase: "ACCEPTING" });
  await client.query(`mutation ($id: ID!) { activatePhase(input: { id: $id }) { logEntryId } }`, finished);
  const thrown = await make(client, JOB_HUNT, { name: "Hunt thrown away" });
  await make(client, NOTE, { noteGuid: thrown.noteGuid, title: "Of a hunt in the bin" });
  await client.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id: thrown.id });
  return [...hunts, ended];
}

/** One hunt's advert as the form saves it, with its companies, and one as another tool sends it, byte for byte. */
async function saveAdverts(client: Client, formed: Made, sent: Made): Promise<void> {
  const { extractJobDetails } = await client.query<{ extractJobDetails: { advertText: string } }>(
    `mutation ($text: String!) { extractJobDetails(input: { text: $text }) { advertText } }`,
    { text: ADVERT },
  );
  await client.query(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { jobHunt { id } } }`, {
    input: {
      jobHuntId: formed.id,
      title: "Gardener",
      jobTitle: "Gardener (m/f/d)",
      companyName: "Quayside Nurseries Ltd",
      companyAddress: "Quayside 1, Harbourtown",
      recruitmentAgency: "Green Thumbs Agency",
      location: "Harbourtown",
      salary: "£28,000 - £31,000",
      applicationDeadline: "2099-01-15",
      advertText: extractJobDetails.advertText,
      sourceUrl: "https://jobs.example.org/gardener?id=7",
    },
  });
  await undoTwice(client);
  await client.query(`mutation ($input: SaveJobDataInput!) { saveJobData(input: $input) { id } }`, {
    input: { jobHuntId: sent.id, title: "Sent", data: '{ "jobTitle":"Sent as it is",\n "unknown": [1, 2.50, "ä"] }' },
  });
}

/** Undoes the newest change set as a whole, and undoes that, so that everything is there again. */
async function undoTwice(client: Client): Promise<void> {
  const { logEntries } = await client.query<{ logEntries: { nodes: readonly { changeSetId: string }[] } }>(
    `{ logEntries(first: 1) { nodes { changeSetId } } }`,
  );
  const undo = async (id: string | undefined): Promise<string> => {
    const { undo: undone } = await client.query<{ undo: { changeSetId: string } }>(
      `mutation ($id: ID!) { undo(input: { changeSetId: $id }) { changeSetId } }`,
      { id },
    );
    return undone.changeSetId;
  };
  await undo(await undo(logEntries.nodes[0]?.changeSetId));
}

async function fillCompanies(client: Client): Promise<readonly Made[]> {
  const address = "Quayside 1\nHarbourtown\n\nHB1 2CD\nUnited Kingdom";
  const companies = [
    await make(client, COMPANY, {
      name: "Ärzte & Söhne <b>GmbH</b>",
      type: "Nursery",
      address,
      description: "Family firm",
    }),
    await make(client, COMPANY, { name: "شركة المشتل", type: "Agency" }),
  ];
  const update = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { logEntryId } }`;
  const { updateCompany } = await client.query<{ updateCompany: { logEntryId: string } }>(update, {
    input: { id: companies[0]?.id, name: "Renamed, then taken back" },
  });
  await client.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
    id: updateCompany.logEntryId,
  });
  await client.query(update, { input: { id: companies[0]?.id, description: "Family firm, third generation" } });
  const thrown = await make(client, COMPANY, { name: "Company thrown away" });
  await client.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id: thrown.id });
  return companies;
}

async function fillContacts(client: Client): Promise<readonly Made[]> {
  const { made } = await client.query<{ made: { record: Made } }>(
    `mutation { made: createOwnContact { record: contact { id noteGuid } } }`,
  );
  const contact = await make(client, CONTACT, {
    salutation: "Dr",
    firstName: "Noor",
    middleNames: "J. R.",
    lastName: "Sample",
    email: "noor@example.org",
    mobile: "+44 20 7946 0000",
    organization: "Quayside Nurseries Ltd",
    role: "Head of plants",
    description: "Met at the fair",
  });
  const thrown = await make(client, CONTACT, { lastName: "Thrown away" });
  await client.query(`mutation ($id: ID!) { deleteContact(input: { id: $id }) { id } }`, { id: thrown.id });
  return [made.record, contact];
}

async function fillDocuments(client: Client): Promise<readonly Made[]> {
  const documents = [
    await make(client, DOCUMENT, {
      name: "CV",
      type: "Photo album",
      description: "As of November",
      fileId: await upload(client, "Lebenslauf – ü.txt", "CV of the first person\n".repeat(200)),
    }),
    await make(client, DOCUMENT, { name: "Portfolio", source: "https://portfolio.example.org/plants" }),
  ];
  await client.query(`mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { logEntryId } }`, {
    input: { id: documents[0]?.id, fileId: await upload(client, "cv-2.txt", "CV of the first person, newer") },
  });
  const thrown = await make(client, DOCUMENT, {
    name: "Document thrown away",
    fileId: await upload(client, "old.txt", "An old letter"),
  });
  await client.query(`mutation ($id: ID!) { deleteDocument(input: { id: $id }) { id } }`, { id: thrown.id });
  return documents;
}

async function fillTokens(client: Client): Promise<KeptToken> {
  const token = (name: string): Promise<{ createAccessToken: { secret: string; accessToken: { id: string } } }> =>
    client.query(TOKEN, { input: { name, scopes: ["READ", "WRITE"] } });
  const { createAccessToken: revoked } = await token("Revoked");
  await client.query(`mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`, {
    id: revoked.accessToken.id,
  });
  return { secret: (await token("Kept")).createAccessToken.secret };
}

async function make(client: Client, mutation: string, input: object): Promise<Made> {
  const { made } = await client.query<{ made: { record: Made } }>(mutation, { input });
  return made.record;
}

async function upload(client: Client, name: string, text: string): Promise<string> {
  const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(UPLOAD, {
    file: new File([text], name),
  });
  return uploadFile.fileId;
}
