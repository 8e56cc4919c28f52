import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const SUGGESTIONS = `query ($id: ID!) { jobHuntSuggestions(jobHuntId: $id) { kind step phase days employer } }`;
const SET = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { step { status } } }`;
const DAY_MS = 86_400_000;

interface Suggested {
  readonly kind: string;
  readonly step: string | null;
  readonly phase: string | null;
  readonly days: number | null;
  readonly employer: string | null;
}

describe("suggestions for a hunt", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const suggestions = async (id: string, client = me): Promise<readonly Suggested[]> =>
    (await client.query<{ jobHuntSuggestions: readonly Suggested[] }>(SUGGESTIONS, { id })).jobHuntSuggestions;
  const kinds = async (id: string): Promise<readonly string[]> => (await suggestions(id)).map(({ kind }) => kind);
  const find = async (id: string, kind: string): Promise<Suggested | undefined> =>
    (await suggestions(id)).find((suggestion) => suggestion.kind === kind);
  const set = async (jobHuntId: string, step: string, status: string): Promise<unknown> =>
    me.query(SET, { input: { jobHuntId, step, status } });

  it("name what a fresh hunt lacks, and nothing that it does not need yet", async () => {
    const { id } = await createJobHunt(me);

    expect(await kinds(id)).toEqual(["ADD_CONTACT", "LINK_IDEAL_JOB"]);
  });

  it("ask for the advert, a document and a note once the hunt has come so far", async () => {
    const { id } = await createJobHunt(me, { phase: "INTERVIEWING" });

    expect(await kinds(id)).toEqual(["CAPTURE_ADVERT", "ADD_CONTACT", "ADD_DOCUMENT", "LINK_IDEAL_JOB", "WRITE_NOTE"]);
  });

  it("fall silent as soon as what they ask for is there", async () => {
    const { id, noteGuid } = await createJobHunt(me, { phase: "INTERVIEWING" });
    const { createIdealJob } = await me.query<{ createIdealJob: { idealJob: { id: string } } }>(
      `mutation { createIdealJob(input: { name: "Staff engineer" }) { idealJob { id } } }`,
    );
    await me.query(`mutation ($input: LinkIdealJobInput!) { linkIdealJob(input: $input) { logEntryId } }`, {
      input: { jobHuntId: id, idealJobId: createIdealJob.idealJob.id },
    });
    await me.query(`mutation { createContact(input: { lastName: "Adeyemi" }) { contact { id } } }`);
    await me.query(`mutation { createDocument(input: { name: "CV" }) { document { id } } }`);
    await me.query(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`, {
      input: { noteGuid, title: "First call" },
    });

    expect(await kinds(id)).toEqual(["CAPTURE_ADVERT"]);
  });

  it("ask for a contact at the employer that the advert names, and not elsewhere", async () => {
    const { id } = await createJobHunt(me);
    await me.query(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { jobHunt { id } } }`, {
      input: { jobHuntId: id, jobTitle: "Data engineer", companyName: "Harbour Analytics" },
    });
    await me.query(
      `mutation { createContact(input: { lastName: "Moreau", organization: "Elsewhere" }) { contact { id } } }`,
    );

    const before = await find(id, "ADD_CONTACT");
    await me.query(
      `mutation { createContact(input: { lastName: "Silva", organization: "harbour analytics" }) { contact { id } } }`,
    );

    expect(before).toMatchObject({ step: "IDENTIFY_CONTACT_PEOPLE", employer: "Harbour Analytics" });
    expect(await find(id, "ADD_CONTACT")).toBeUndefined();
  });

  it("say after fourteen days without a change that a hunt lies still, and not a day earlier", async () => {
    const { id } = await createJobHunt(me);

    app.clock.advance(13 * DAY_MS);
    const before = await find(id, "TAKE_UP");
    app.clock.advance(DAY_MS);
    const then = await find(id, "TAKE_UP");
    await set(id, "SHORTLIST_COMPANIES", "ACTIVE");

    expect(before).toBeUndefined();
    expect(then).toMatchObject({ days: 14 });
    expect(await find(id, "TAKE_UP")).toBeUndefined();
  });

  it("name the follow-up that is due, seven days after the application or the one before", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await set(id, "SEND_APPLICATION_BUNDLE", "DONE");

    app.clock.advance(6 * DAY_MS);
    const before = await find(id, "FOLLOW_UP");
    app.clock.advance(DAY_MS);
    const first = await find(id, "FOLLOW_UP");
    await set(id, "FIRST_FOLLOW_UP_COMMUNICATIONS", "DONE");
    const afterFirst = await find(id, "FOLLOW_UP");
    app.clock.advance(7 * DAY_MS);

    expect(before).toBeUndefined();
    expect(first).toMatchObject({ step: "FIRST_FOLLOW_UP_COMMUNICATIONS", days: 7 });
    expect(afterFirst).toBeUndefined();
    expect(await find(id, "FOLLOW_UP")).toMatchObject({ step: "SECOND_FOLLOW_UP_COMMUNICATIONS", days: 7 });
  });

  it("warn when an offer is accepted before it was checked", async () => {
    const { id } = await createJobHunt(me, { phase: "ACCEPTING" });
    const before = await find(id, "CHECK_OFFER");

    await set(id, "ACCEPT_OFFER", "ACTIVE");
    const first = await find(id, "CHECK_OFFER");
    await set(id, "OFFER_LEGITIMACY", "DONE");
    const second = await find(id, "CHECK_OFFER");
    await set(id, "CONTRACT_VALIDITY", "SKIPPED");

    expect(before).toBeUndefined();
    expect([first?.step, second?.step]).toEqual(["OFFER_LEGITIMACY", "CONTRACT_VALIDITY"]);
    expect(await find(id, "CHECK_OFFER")).toBeUndefined();
  });

  it("ask to read about the employer once an interview was accepted", async () => {
    const { id } = await createJobHunt(me, { phase: "INTERVIEWING" });

    await set(id, "ACCEPTING_INTERVIEW", "DONE");

    expect(await find(id, "RESEARCH_EMPLOYER")).toMatchObject({ step: "RESEARCH_FOR_THE_INTERVIEW" });
  });

  it("ask to move on when every step is settled, and name what was left open behind", async () => {
    const { id } = await createJobHunt(me);
    await me.query(`mutation ($input: AdvanceJobHuntInput!) { advanceJobHunt(input: $input) { logEntryId } }`, {
      input: { id, from: "PREPARING" },
    });
    const { workflow } = await me.query<{ workflow: { phases: { name: string; steps: { name: string }[] }[] } }>(
      `{ workflow { phases { name steps { name } } } }`,
    );
    for (const step of workflow.phases.find(({ name }) => name === "APPLYING")?.steps ?? []) {
      await set(id, step.name, "DONE");
    }

    expect((await suggestions(id))[0]).toMatchObject({ kind: "MOVE_ON", phase: "APPLYING" });
    expect(await find(id, "SETTLE_STEP")).toMatchObject({ phase: "PREPARING", step: "IDEAL_JOB_PROFILE" });
  });

  it("leave a hunt that is over in peace", async () => {
    const { id } = await createJobHunt(me);

    await me.query(`mutation ($input: TerminateJobHuntInput!) { terminateJobHunt(input: $input) { logEntryId } }`, {
      input: { id, reason: "Filled" },
    });

    expect(await suggestions(id)).toEqual([]);
  });

  it("are none for a stranger, for an unknown id and for what is no id", async () => {
    const { id } = await createJobHunt(me);
    const stranger = await app.signIn();

    expect(await suggestions(id, stranger)).toEqual([]);
    expect(await suggestions("01930000-0000-7000-8000-00000000ffff")).toEqual([]);
    expect(await suggestions("nothing")).toEqual([]);
  });

  it("are refused to somebody who is not signed in", async () => {
    const { id } = await createJobHunt(me);

    expect((await app.anonymous.failure(SUGGESTIONS, { id })).extensions?.code).toBe("UNAUTHENTICATED");
  });
});
