import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { fingerprint } from "../support/fingerprint.js";
import { RACE_LIMIT_MS, raceRounds } from "../support/race-rounds.js";

const DONE = `mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) {
  logEntryId jobDetails { id jobTitle employer { id } recruiter { id } } jobHunt { wholeHuntSteps { name status } }
  employer { id name type address } recruiter { id name type address } } }`;
const SPACE = `{ companies { nodes { name type } } logEntries(first: 200) { nodes { id action } } jobHunts { nodes { jobDetails { id } } } }`;
const KEPT = `query ($id: ID!) { jobDetails(jobHuntId: $id) { id version title data jobTitle advertText sourceUrl
  employer { id name } recruiter { id } evidence { field source confidence quote start end } } }`;
const STEPS = `query ($id: ID!) { jobHunt(id: $id) { wholeHuntSteps { name status } } }`;
const ADVERT = {
  jobTitle: "Gardener",
  companyName: "Acme",
  companyAddress: "1 Launch Road",
  recruitmentAgency: "Green Scouts",
};

interface Firm {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

interface Done {
  readonly completeJobDetails: {
    readonly logEntryId: string | null;
    readonly jobDetails: { readonly id: string };
    readonly jobHunt: { readonly wholeHuntSteps: readonly { readonly name: string; readonly status: string }[] };
    readonly employer: Firm | null;
    readonly recruiter: Firm | null;
  };
}

interface Seen {
  readonly companies: { readonly nodes: readonly { readonly name: string; readonly type: string }[] };
  readonly logEntries: { readonly nodes: readonly { readonly id: string; readonly action: string }[] };
  readonly jobHunts: { readonly nodes: readonly { readonly jobDetails: { readonly id: string } | null }[] };
}

describe("Done", () => {
  let app: TestApp;
  let me: Client;
  let jobHuntId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function start(): Promise<void> {
    me = await app.signIn();
    jobHuntId = (await createJobHunt(me)).id;
  }

  const press = (input: object = {}): Promise<Done> =>
    me.query<Done>(DONE, { input: { jobHuntId, ...ADVERT, ...input } });
  const see = (): Promise<Seen> => me.query<Seen>(SPACE);
  const undo = (id: string | null) =>
    me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, { id });
  const kept = async (): Promise<object> =>
    (await me.query<{ jobDetails: object }>(KEPT, { id: jobHuntId })).jobDetails;
  const steps = async () =>
    (await me.query<{ jobHunt: Done["completeJobDetails"]["jobHunt"] }>(STEPS, { id: jobHuntId })).jobHunt
      .wholeHuntSteps;
  const firms = async (): Promise<string[]> =>
    (await see()).companies.nodes.map(({ name, type }) => `${name}: ${type}`);

  it("saves the job, adds an Employer and a Recruiter, and completes the step", async () => {
    await start();

    const { completeJobDetails: done } = await press();

    expect(done.jobDetails).toMatchObject({
      jobTitle: "Gardener",
      employer: { id: done.employer?.id },
      recruiter: { id: done.recruiter?.id },
    });
    expect(done.employer).toMatchObject({ name: "Acme", type: "Employer", address: "1 Launch Road" });
    expect(done.recruiter).toMatchObject({ name: "Green Scouts", type: "Recruiter", address: null });
    expect(done.jobHunt.wholeHuntSteps).toContainEqual({ name: "CAPTURE_JOB_DETAILS", status: "DONE" });
    expect((await see()).logEntries.nodes.map(({ action }) => action)).toEqual([
      "jobDetails.completed",
      "company.created",
      "company.created",
      "jobHunt.created",
    ]);
  });

  it.each([
    ["no agency", { recruitmentAgency: null }, ["Acme: Employer"]],
    ["an empty agency", { recruitmentAgency: "  " }, ["Acme: Employer"]],
    ["neither company nor agency", { companyName: "", recruitmentAgency: "" }, []],
    ["the same name for both", { recruitmentAgency: "Acme" }, ["Acme: Employer", "Acme: Recruiter"]],
  ])("adds what the advert names: %s", async (_what, input, expected) => {
    await start();

    await press(input);

    expect((await firms()).sort()).toEqual(expected);
  });

  it("changes nothing more when it is pressed twice", async () => {
    await start();
    const first = await press();
    const before = await fingerprint(app.test.database, me.person.id);

    const second = await press();

    expect(second.completeJobDetails).toEqual({ ...first.completeJobDetails, logEntryId: null });
    expect(await fingerprint(app.test.database, me.person.id)).toBe(before);
  });

  it(
    "makes one job, one Employer and one Recruiter when it is pressed eight times at once",
    async () => {
      for (let round = 0; round < raceRounds(1); round++) {
        await start();

        const answers = await Promise.all(Array.from({ length: 8 }, () => press()));

        const { jobHunts, logEntries } = await see();
        expect(new Set(answers.map(({ completeJobDetails }) => completeJobDetails.jobDetails.id)).size).toBe(1);
        expect(await firms()).toEqual(["Acme: Employer", "Green Scouts: Recruiter"]);
        expect(jobHunts.nodes).toHaveLength(1);
        expect(logEntries.nodes).toHaveLength(4);
      }
    },
    RACE_LIMIT_MS,
  );

  it(
    "makes one Employer and one Recruiter for eight hunts at once",
    async () => {
      for (let round = 0; round < raceRounds(1); round++) {
        await start();
        const hunts = await Promise.all(Array.from({ length: 8 }, () => createJobHunt(me)));

        await Promise.all(hunts.map((hunt) => press({ jobHuntId: hunt.id })));

        expect(await firms()).toEqual(["Acme: Employer", "Green Scouts: Recruiter"]);
      }
    },
    RACE_LIMIT_MS,
  );

  it("takes the companies that are there already, whatever the case of their names", async () => {
    await start();
    const employer = await createCompany(me, { name: "ACME", type: "Employer", address: "Elsewhere" });
    await createCompany(me, { name: "Acme", type: "Supplier" });

    const { completeJobDetails: done } = await press({ companyName: " Acme " });

    expect(done.employer).toMatchObject({ id: employer.id, name: "ACME", address: "Elsewhere" });
  });

  it("adds a company anew when the old one lies in the trash", async () => {
    await start();
    const employer = await createCompany(me, { name: "Acme", type: "Employer" });
    await me.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id: employer.id });

    const { completeJobDetails: done } = await press();

    expect(done.employer?.id).not.toBe(employer.id);
  });

  it.each([
    ["the first company", "company", 1],
    ["the second company", "company", 2],
    ["the job", "job_details", 1],
    ["the step", "job_hunt_step", 1],
    ["the first log entry", "log_entry", 1],
    ["the last log entry", "log_entry", 3],
  ])("leaves nothing behind when the database fails at %s", async (_what, table, at) => {
    await start();
    const before = await fingerprint(app.test.database, me.person.id);
    const mend = await breakInsert(app, table, at);

    const failure = await me.failure(DONE, { input: { jobHuntId, ...ADVERT } });
    await mend();

    expect(failure.extensions?.code).toBe("INTERNAL");
    expect(await fingerprint(app.test.database, me.person.id)).toBe(before);
    expect((await press()).completeJobDetails.employer?.name).toBe("Acme");
  });

  it("leaves nothing behind when the hunt was terminated", async () => {
    await start();
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`, { id: jobHuntId });
    const before = await fingerprint(app.test.database, me.person.id);

    const failure = await me.failure(DONE, { input: { jobHuntId, ...ADVERT } });

    expect(failure.extensions?.code).toBe("ILLEGAL_TRANSITION");
    expect(await fingerprint(app.test.database, me.person.id)).toBe(before);
  });

  it("is one log entry, and undoing it brings back the earlier details whole, and the step", async () => {
    await start();
    const text = "Gardener at Acme";
    const evidence = [{ field: "JOB_TITLE", source: "RULE", confidence: 0.75, quote: "Gardener", start: 0, end: 8 }];
    const first = await press({ advertText: text, sourceUrl: "https://acme.example/1", evidence });
    await me.query(
      `mutation ($id: ID!) { openStep(input: { jobHuntId: $id, step: CAPTURE_JOB_DETAILS }) { logEntryId } }`,
      {
        id: jobHuntId,
      },
    );
    const before = await kept();

    const second = await press({ advertText: "Another advert", jobTitle: "Baker", companyName: "Loaf", evidence: [] });
    const replaced = await kept();
    await undo(second.completeJobDetails.logEntryId);

    expect(first.completeJobDetails.logEntryId).not.toBeNull();
    expect(replaced).toMatchObject({ jobTitle: "Baker", evidence: null, employer: { name: "Loaf" } });
    expect(before).toMatchObject({ jobTitle: "Gardener", evidence });
    expect({ ...(await kept()), version: 0 }).toEqual({ ...before, version: 0 });
    expect((await steps()).find(({ name }) => name === "CAPTURE_JOB_DETAILS")?.status).toBe("ACTIVE");
    expect((await see()).logEntries.nodes.slice(0, 3).map(({ action }) => action)).toEqual([
      "log.undone",
      "jobDetails.completed",
      "company.created",
    ]);
  });

  it("on a finished step is a line of its own each time the details change", async () => {
    await start();
    await press();

    const second = await press({ jobTitle: "Baker" });
    const action = (await see()).logEntries.nodes[0]?.action;
    await undo(second.completeJobDetails.logEntryId);

    expect(action).toBe("jobDetails.changed");
    expect(await kept()).toMatchObject({ jobTitle: "Gardener" });
    expect((await steps()).find(({ name }) => name === "CAPTURE_JOB_DETAILS")?.status).toBe("DONE");
  });

  it("can be taken back line by line, and pressed again", async () => {
    await start();
    await press();
    const lines = (await see()).logEntries.nodes.filter(({ action }) => action !== "jobHunt.created");

    for (const { id } of lines)
      await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, { id });
    const undone = await see();
    const again = await press();

    expect(undone.companies.nodes).toEqual([]);
    expect(undone.jobHunts.nodes).toEqual([{ jobDetails: null }]);
    expect(again.completeJobDetails.jobHunt.wholeHuntSteps).toContainEqual({
      name: "CAPTURE_JOB_DETAILS",
      status: "DONE",
    });
    expect(await firms()).toEqual(["Acme: Employer", "Green Scouts: Recruiter"]);
  });
});

/** Lets the database fail at the nth row that is put into a table from now on, until it is mended. */
async function breakInsert({ test: { database } }: TestApp, table: string, nth: number): Promise<() => Promise<void>> {
  const statements = [
    `create sequence broken_count`,
    `create function broken() returns trigger language plpgsql as $$ begin
      if nextval('broken_count') = ${nth} then raise exception 'broken on purpose'; end if; return new; end $$`,
    `create trigger broken before insert on ${table} for each row execute function broken()`,
  ];
  for (const statement of statements) await database.query(statement);
  return async () => {
    await database.query(`drop function broken() cascade`);
    await database.query(`drop sequence broken_count`);
  };
}
