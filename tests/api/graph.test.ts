import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import type { RecordKind } from "../../gateway/platform/record-kind.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { makeSpace, type Space, type SpaceKey } from "../support/space.js";
import "../support/on-both-databases.js";

const RECORD = `query ($kind: RecordKind!, $id: ID!) { record(kind: $kind, id: $id) {
  __typename id version createdAt updatedAt ... on NoteTarget { noteGuid noteCount notes { totalCount } } ... on Note { content } } }`;
const SUBJECTS = `{ logEntries { nodes { action subjectKind subjectId subject { __typename id ... on JobHunt { name } ... on Company { name } } } } }`;
const STEP = `mutation ($id: ID!) { openStep(input: { jobHuntId: $id, step: DECIDE_ON_JOB }) { jobHuntId logEntryId } }`;
const TRASH = `mutation ($id: ID!) { deleteCompany(input: { id: $id }) { logEntryId } }`;

const PAUSE = `mutation { pauseJobHunts(input: { until: "2026-11-30" }) { id } }`;

/** The type of each kind, and the id of one. */
const FOUND: Readonly<Record<RecordKind, readonly [type: string, key: SpaceKey | "pause"]>> = {
  JOB_HUNT: ["JobHunt", "jobHunt"],
  IDEAL_JOB: ["IdealJob", "idealJob"],
  COMPANY: ["Company", "company"],
  CONTACT: ["Contact", "contact"],
  DOCUMENT: ["Document", "document"],
  NOTE: ["Note", "note"],
  JOB_DETAILS: ["JobDetails", "jobDetails"],
  LINK: ["Link", "link"],
  SIGN: ["Sign", "sign"],
  PAUSE: ["Pause", "pause"],
  STEP_TEXT: ["StepText", "stepText"],
  STEP_CHECK: ["StepCheck", "stepCheck"],
  APPOINTMENT: ["Appointment", "appointment"],
  SUBMISSION: ["Submission", "submission"],
  OFFER: ["Offer", "offer"],
};
const KINDS = Object.entries(FOUND).map(([kind, row]) => [kind, ...row] as const);
const TARGETS = ["JobHunt", "IdealJob", "Company", "Contact", "Document"];

interface Subject {
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly subject: object | null;
}

describe("records of any kind", () => {
  let app: TestApp;
  let me: Client;
  let space: Space & { readonly pause: string };

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    const made = await makeSpace(me, "Mine");
    const { pauseJobHunts } = await me.query<{ pauseJobHunts: { id: string } }>(PAUSE);
    space = { ...made, pause: pauseJobHunts.id };
  });
  afterAll(() => app.close());

  it.each(KINDS)("are found by their kind and id: %s", async (kind, type, key) => {
    const id = space[key];

    const { record } = await me.query<{ record: object }>(RECORD, { kind, id });

    expect(record).toMatchObject({ __typename: type, id, version: expect.any(Number) });
    expect("notes" in record).toBe(TARGETS.includes(type));
    if (type === "JobHunt") expect(record).toMatchObject({ noteCount: 1, notes: { totalCount: 1 } });
    if (type === "Note") expect(record).toMatchObject({ content: "Mine" });
  });

  it.each(KINDS)("are there for nobody else: %s", async (kind, _type, key) => {
    const stranger = await app.signIn();

    expect(await stranger.query(RECORD, { kind, id: space[key] })).toEqual({ record: null });
    expect(await app.anonymous.graphql(RECORD, { kind, id: space[key] })).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  it.each([
    ["in the trash", "COMPANY", () => space.trashed],
    ["of another kind", "CONTACT", () => space.company],
    ["that nobody has", "NOTE", () => uuidv7()],
    ["that is no id", "JOB_HUNT", () => "none"],
    ["that is empty", "JOB_DETAILS", () => ""],
  ])("are null by an id %s", async (_what, kind, idOf) => {
    expect(await me.query(RECORD, { kind, id: idOf() })).toEqual({ record: null });
  });

  it("are the subjects of the log, while they are there", async () => {
    const client = await app.signIn();
    const { id } = await createCompany(client, { name: "Acme" });
    const { createJobHunt } = await client.query<{ createJobHunt: { jobHunt: { id: string } } }>(
      `mutation { createJobHunt(input: { name: "Hunt" }) { jobHunt { id } } }`,
    );
    const hunt = createJobHunt.jobHunt.id;
    await client.query(STEP, { id: hunt });
    await client.query(`mutation { addLogEntry(input: { event: "Phoned" }) { id } }`);
    const subjects = async (): Promise<readonly Subject[]> =>
      (await client.query<{ logEntries: { nodes: readonly Subject[] } }>(SUBJECTS)).logEntries.nodes;

    const before = await subjects();
    await client.query(TRASH, { id });
    const after = await subjects();

    const aJobHunt = {
      subjectKind: "JOB_HUNT",
      subjectId: hunt,
      subject: { __typename: "JobHunt", id: hunt, name: "Hunt" },
    };
    const aCompany = { subjectKind: "COMPANY", subjectId: id, subject: { __typename: "Company", id, name: "Acme" } };
    expect(before).toEqual([
      { action: "note", subjectKind: null, subjectId: null, subject: null },
      { action: "step.opened", ...aJobHunt },
      { action: "jobHunt.created", ...aJobHunt },
      { action: "company.created", ...aCompany },
    ]);
    expect(after[0]).toEqual({ action: "company.deleted", ...aCompany, subject: null });
    expect(after.at(-1)).toEqual({ action: "company.created", ...aCompany, subject: null });
  });

  it("lead from an open step and from an advert to the hunt", async () => {
    await me.query(STEP, { id: space.jobHunt });

    const { dashboard, jobDetails } = await me.query<{ dashboard: object; jobDetails: object }>(
      `query ($id: ID!) { dashboard { activeSteps { jobHuntId jobHunt { id name } } }
        jobDetails(jobHuntId: $id) { jobHuntId jobHunt { id name } } }`,
      { id: space.jobHunt },
    );

    const found = { jobHuntId: space.jobHunt, jobHunt: { id: space.jobHunt, name: "Mine" } };
    expect(dashboard).toEqual({ activeSteps: [found] });
    expect(jobDetails).toEqual(found);
  });
});

describe("a field that fails", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    await createCompany(me, { name: "Acme" });
  });
  afterAll(() => app.close());

  it("keeps the answers of the others in a query", async () => {
    const { data, errors, status } = await me.graphql(
      `{ viewer { guid } companies(first: 201) { nodes { id } } contacts { totalCount } }`,
    );

    expect(status).toBe(200);
    expect(data).toEqual({ viewer: { guid: me.person.id }, companies: null, contacts: { totalCount: 0 } });
    expect(errors).toMatchObject([{ path: ["companies"], extensions: { code: "VALIDATION" } }]);
  });

  it("keeps what the change was, and the entry that undoes it", async () => {
    const { data, errors } = await me.graphql<{ createCompany: { id: string; logEntryId: string; company: null } }>(
      `mutation { createCompany(input: { name: "Made" }) { id logEntryId company { name notes(after: "x") { totalCount } } } }`,
    );

    expect(data).toEqual({
      createCompany: { id: expect.any(String), logEntryId: expect.any(String), company: null },
    });
    expect(errors).toMatchObject([
      { path: ["createCompany", "company", "notes"], extensions: { code: "VALIDATION", fields: [{ field: "after" }] } },
    ]);
    const company = `query ($id: ID!) { company(id: $id) { name } }`;
    expect(await me.query(company, { id: data?.createCompany.id })).toEqual({ company: { name: "Made" } });
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, {
      id: data?.createCompany.logEntryId,
    });
    expect(await me.query(company, { id: data?.createCompany.id })).toEqual({ company: null });
  });
});
