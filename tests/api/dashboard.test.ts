import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const DASHBOARD = `{ dashboard { jobHunts idealJobs companies contacts documents logEntries byPhase { phase count } finished activeSteps { jobHuntId jobHuntName phase step { name status } } } }`;
const OPEN = `mutation ($input: StepInput!) { openStep(input: $input) { logEntryId } }`;
const MINUTE = 60_000;

interface Seen {
  readonly dashboard: {
    readonly jobHunts: number;
    readonly idealJobs: number;
    readonly companies: number;
    readonly contacts: number;
    readonly documents: number;
    readonly logEntries: number;
    readonly byPhase: readonly { readonly phase: string; readonly count: number }[];
    readonly finished: number;
    readonly activeSteps: readonly { readonly jobHuntName: string; readonly step: { readonly name: string } }[];
  };
}

describe("the dashboard", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const see = async (): Promise<Seen["dashboard"]> => (await me.query<Seen>(DASHBOARD)).dashboard;
  const end = (mutation: string, id: string): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  async function open(name: string, step: string): Promise<string> {
    const { id } = await createJobHunt(me, { name });
    app.clock.advance(MINUTE);
    await me.query(OPEN, { input: { jobHuntId: id, step } });
    return id;
  }

  it("of somebody new shows zeros and no steps", async () => {
    expect(await see()).toEqual({
      jobHunts: 0,
      idealJobs: 0,
      companies: 0,
      contacts: 0,
      documents: 0,
      logEntries: 0,
      byPhase: ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"].map((phase) => ({ phase, count: 0 })),
      finished: 0,
      activeSteps: [],
    });
  });

  it("counts finished hunts as finished and not in the phase in which they ended, until they are reopened", async () => {
    const STATISTICS = `{ jobHuntStatistics { total byPhase { count } finished terminated } }`;
    const statistics = (): Promise<object> => me.query(STATISTICS);
    const { id } = await createJobHunt(me, { phase: "ACCEPTING" });
    await createJobHunt(me, { phase: "ACCEPTING" });
    await end("terminateJobHunt", (await createJobHunt(me, { phase: "ACCEPTING" })).id);
    await me.query(`mutation ($id: ID!) { finishJobHunt(input: { id: $id }) { changeSetId } }`, { id });

    const [finished, figures] = [await see(), await statistics()];
    await end("reopenJobHunt", id);
    const reopened = await see();

    expect(finished).toMatchObject({ jobHunts: 2, finished: 1 });
    expect(finished.byPhase.map(({ count }) => count)).toEqual([0, 0, 0, 1]);
    const byPhase = [0, 0, 0, 1].map((count) => ({ count }));
    expect(figures).toEqual({ jobHuntStatistics: { total: 2, byPhase, finished: 1, terminated: 1 } });
    expect(reopened).toMatchObject({ jobHunts: 2, finished: 0 });
    expect(reopened.byPhase.map(({ count }) => count)).toEqual([0, 0, 0, 2]);
  });

  it("counts what is there, and not what was terminated or deleted", async () => {
    for (const phase of ["PREPARING", "APPLYING", "APPLYING"]) await createJobHunt(me, { phase });
    await end("terminateJobHunt", (await createJobHunt(me)).id);
    await end("deleteJobHunt", (await createJobHunt(me)).id);
    await createCompany(me);
    await end("deleteCompany", (await createCompany(me)).id);

    const { jobHunts, companies, byPhase, logEntries } = await see();

    expect({ jobHunts, companies, logEntries }).toEqual({ jobHunts: 3, companies: 1, logEntries: 10 });
    expect(byPhase.map(({ count }) => count)).toEqual([1, 2, 0, 0]);
  });

  it.each<["idealJobs" | "contacts" | "documents", string, string]>([
    ["idealJobs", `createIdealJob(input: { name: "Quiet" }) { record: idealJob { id } }`, "deleteIdealJob"],
    ["contacts", `createContact(input: { lastName: "Sample" }) { record: contact { id } }`, "deleteContact"],
    ["documents", `createDocument(input: { name: "Letter" }) { record: document { id } }`, "deleteDocument"],
  ])("counts %s, and not those in the trash", async (kind, create, remove) => {
    await me.query(`mutation { ${create} }`);
    const { made } = await me.query<{ made: { record: { id: string } } }>(`mutation { made: ${create} }`);
    await end(remove, made.record.id);

    const seen = await see();

    expect(seen[kind]).toBe(1);
  });

  it("names the open steps of the hunts under way, the longest open first", async () => {
    await open("First", "DECIDE_ON_JOB");
    await open("Second", "SEND_APPLICATION_BUNDLE");
    await end("terminateJobHunt", await open("Terminated", "DECIDE_ON_JOB"));
    await end("deleteJobHunt", await open("Deleted", "DECIDE_ON_JOB"));
    await me.query(`mutation ($input: StepInput!) { completeStep(input: $input) { logEntryId } }`, {
      input: { jobHuntId: await open("Finished", "DECIDE_ON_JOB"), step: "DECIDE_ON_JOB" },
    });

    const { activeSteps } = await see();

    expect(activeSteps).toMatchObject([
      { jobHuntName: "First", phase: "PREPARING", step: { name: "DECIDE_ON_JOB", status: "ACTIVE" } },
      { jobHuntName: "Second", phase: "PREPARING", step: { name: "SEND_APPLICATION_BUNDLE", status: "ACTIVE" } },
    ]);
  });

  it("names twenty open steps and no more", async () => {
    for (let n = 0; n < 21; n++) await open(`Hunt ${n}`, "DECIDE_ON_JOB");

    const { activeSteps } = await see();

    expect(activeSteps).toHaveLength(20);
    expect(activeSteps[0]?.jobHuntName).toBe("Hunt 0");
  });

  it("is only about the person who asks", async () => {
    const other = await app.signIn();
    await createJobHunt(other);
    await createCompany(other);
    await other.query(`mutation { createOwnContact { logEntryId } }`);

    expect(await see()).toMatchObject({ jobHunts: 0, companies: 0, contacts: 0, logEntries: 0 });
  });

  it("costs the same few statements however much there is", async () => {
    const count = async (): Promise<number> => {
      app.test.statements.length = 0;
      await see();
      return app.test.statements.length;
    };
    const ofNothing = await count();
    for (let n = 0; n < 10; n++) await open(`Hunt ${n}`, "DECIDE_ON_JOB");

    expect(await count()).toBe(ofNothing);
    expect(ofNothing).toBeLessThanOrEqual(6);
  });
});
