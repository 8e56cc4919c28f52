import { getNamedType, GraphQLString, isInputObjectType, type GraphQLSchema } from "graphql";
import type { TestApp } from "./app.js";
import { canaryOf, plantCanaries } from "./canaries.js";
import { Client } from "./client.js";
import { makeSpace, type Space } from "./space.js";

/** A person with one record of each kind, and a canary in every text of theirs. */
export interface FilledAccount {
  readonly owner: Client;
  readonly space: Space;
  /** The texts with a canary: the columns of tables, and the texts of the captured details. */
  readonly texts: readonly string[];
  /** Returns a program of theirs, with an access token of these scopes. */
  programWith(...scopes: readonly string[]): Promise<Client>;
}

const PREPARE = `mutation ($jobHunt: ID!, $details: JobDetailsInput!) {
  openStep(input: { jobHuntId: $jobHunt, step: SHORTLIST_COMPANIES }) { logEntryId }
  completeJobDetails(input: $details) { logEntryId }
  link: createDocument(input: { name: "Link", source: "https://example.org/cv.pdf" }) { id }
  pauseJobHunts(input: { jobHuntId: $jobHunt, until: "2026-12-01" }) { logEntryId }
}`;
const SEND_LINK = `mutation ($jobHunt: ID!, $link: ID!) {
  recordSubmission(input: { jobHuntId: $jobHunt, sentOn: "2026-11-20", channel: EMAIL, files: [{ documentId: $link }] }) { id }
}`;
const NOTE_GUID = `query ($kind: RecordKind!, $id: ID!) { record(kind: $kind, id: $id) { ... on NoteTarget { noteGuid } } }`;
const ADD_NOTE = `mutation ($noteGuid: ID!) { createNote(input: { noteGuid: $noteGuid, title: "Note" }) { id } }`;
const CREATE_TOKEN = `mutation ($scopes: [AccessScope!]!) {
  createAccessToken(input: { name: "Program", scopes: $scopes }) { secret } }`;

/** Signs somebody in, and fills their account. */
export async function fillAccount(app: TestApp, schema: GraphQLSchema): Promise<FilledAccount> {
  const owner = await app.signIn();
  const space = await makeSpace(owner, "Mark");
  const advert = advertOf(schema);
  const details = { ...advert, evidence: EVIDENCE, id: space.jobDetails, jobHuntId: space.jobHunt };
  const { link } = await owner.query<{ link: { id: string } }>(PREPARE, { ...space, details });
  await owner.query(SEND_LINK, { ...space, link: link.id });
  for (const [kind, id] of [
    ["COMPANY", space.company],
    ["CONTACT", space.contact],
    ["DOCUMENT", space.document],
    ["IDEAL_JOB", space.idealJob],
  ]) {
    const { record } = await owner.query<{ record: { noteGuid: string } }>(NOTE_GUID, { kind, id });
    await owner.query(ADD_NOTE, record);
  }
  const planted = await plantCanaries(app.test.database, owner.person.id);
  await plantInJson(app, owner.person.id);
  const programWith = async (...scopes: readonly string[]): Promise<Client> => {
    const { createAccessToken } = await owner.query<{ createAccessToken: { secret: string } }>(CREATE_TOKEN, {
      scopes,
    });
    return new Client(app.url, createAccessToken.secret, owner.person);
  };
  const texts = [
    ...planted,
    ...Object.keys(advert).map((name) => `job_details.${name}`),
    "job_details.data",
    "log_entry.sentence",
  ];
  return { owner, space, texts: [...new Set(texts)].sort(), programWith };
}

const EVIDENCE = [{ field: "JOB_TITLE", source: "RULE", confidence: 0.5, quote: "canary", start: 0, end: 6 }];

/** An advert with a canary in each text that it can have, so that a text added later is filled as well. */
function advertOf(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const input = schema.getType("JobDetailsInput");
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  const names = fields.filter(({ type }) => getNamedType(type) === GraphQLString).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, canaryOf(`job_details.${name}`)]));
}

/** Writes a canary beside the fields of the saved details, and one into what log entries say. */
async function plantInJson(app: TestApp, ownerId: string): Promise<void> {
  const extra = JSON.stringify({ own: canaryOf("job_details.data") });
  const sentence = JSON.stringify({ key: "company.created", facts: { name: canaryOf("log_entry.sentence") } });
  const { database } = app.test;
  await database.query(`update job_details set data = (data::jsonb || $2::jsonb)::text where owner_id = $1`, [
    ownerId,
    extra,
  ]);
  await database.query(`update log_entry set sentence = $2::jsonb where owner_id = $1`, [ownerId, sentence]);
}
