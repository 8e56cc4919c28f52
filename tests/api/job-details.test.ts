import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const FIELDS = `id version title jobTitle location salary jobDescription perksAndBenefits jobRequirements jobResponsibilities
  referenceNumber publishedDate term companyName recruitmentAgency applicationDeadline companyAddress
  recruitmentAgencyAddress advertText sourceUrl`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) {
  id logEntryId jobDetails { ${FIELDS} data employer { id } } jobHunt { id } } }`;
const SAVE_DATA = `mutation ($input: SaveJobDataInput!) { saveJobData(input: $input) {
  id logEntryId jobDetails { id title data jobTitle version } jobHunt { id } } }`;
const FIND = `query ($id: ID!) { jobDetails(jobHuntId: $id) { ${FIELDS} data evidence { field source confidence quote start end } } }`;

/** Every field with the most characters it takes. */
const LIMITS: Readonly<Record<string, number>> = {
  jobTitle: 500,
  location: 500,
  salary: 500,
  jobDescription: 20_000,
  perksAndBenefits: 20_000,
  jobRequirements: 20_000,
  jobResponsibilities: 20_000,
  referenceNumber: 500,
  publishedDate: 500,
  term: 500,
  companyName: 200,
  recruitmentAgency: 200,
  applicationDeadline: 500,
  companyAddress: 500,
  recruitmentAgencyAddress: 500,
  advertText: 100_000,
  sourceUrl: 2_000,
};

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly title: string | null;
  readonly data: string;
  readonly jobTitle: string | null;
  readonly evidence?: readonly object[] | null;
}

interface Change {
  readonly id: string;
  readonly jobDetails: Saved;
  readonly jobHunt: { readonly id: string };
  readonly logEntryId: string | null;
}

describe("job details", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const save = async (input: object): Promise<Saved> =>
    (await me.query<{ saveJobDetails: Change }>(SAVE, { input })).saveJobDetails.jobDetails;
  const saveData = async (input: object): Promise<Saved> =>
    (await me.query<{ saveJobData: Change }>(SAVE_DATA, { input })).saveJobData.jobDetails;
  const find = async (id: string): Promise<Saved | null> =>
    (await me.query<{ jobDetails: Saved | null }>(FIND, { id })).jobDetails;

  it("come back as they were saved, field by field", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const values = Object.fromEntries(Object.keys(LIMITS).map((field) => [field, `The ${field}\nin two lines`]));

    await save({ jobHuntId, title: "A title", ...values });

    expect(await find(jobHuntId)).toMatchObject({ title: "A title", ...values });
  });

  it("keep where each field was read, as long as it stays as it was read", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const advertText = "Baker wanted in Lyon";
    const read = { source: "RULE", confidence: 0.9 };
    const title = { ...read, field: "JOB_TITLE", quote: "Baker", start: 0, end: 5 };
    const place = { ...read, field: "LOCATION", quote: "Lyon", start: 16, end: 20 };
    const values = { jobHuntId, advertText, jobTitle: "Baker", location: "Lyon" };

    await save({ ...values, evidence: [title, place, { ...read, field: "SALARY" }] });
    const whole = await find(jobHuntId);
    await save({ ...values, location: "Paris" });
    const edited = await find(jobHuntId);
    await saveData({ jobHuntId, data: `{"jobTitle":"Baker","textDump":"Another advert"}` });

    expect(whole?.evidence).toEqual([title, place]);
    expect(edited?.evidence).toEqual([title]);
    expect((await find(jobHuntId))?.evidence).toBeNull();
  });

  it.each([
    ["two entries for a field", [{}, {}], "unique"],
    ["words outside of the advert", [{ start: 0, end: 21 }], "range"],
    ["too long a quote", [{ quote: "x".repeat(20_001) }], "maxLength"],
  ])("refuse evidence with %s", async (_what, entries, rule) => {
    const evidence = entries.map((entry) => ({ field: "JOB_TITLE", source: "RULE", confidence: 1, ...entry }));

    const failure = await me.failure(SAVE, {
      input: { jobHuntId: uuidv7(), advertText: "Baker wanted in Lyon", evidence },
    });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ rule }] });
  });

  it("are null where nothing was said", async () => {
    const { id: jobHuntId } = await createJobHunt(me);

    const saved = await save({ jobHuntId });

    expect(saved).toMatchObject({
      ...Object.fromEntries(Object.keys(LIMITS).map((field) => [field, null])),
      title: null,
      employer: null,
    });
  });

  it("take the job title for a title when none is given", async () => {
    const { id: jobHuntId } = await createJobHunt(me);

    expect((await save({ jobHuntId, jobTitle: "Gardener" })).title).toBe("Gardener");
  });

  it.each(Object.entries(LIMITS))(
    "take a %s of %d characters and refuse one more, naming the field",
    async (field, max) => {
      const { id: jobHuntId } = await createJobHunt(me);

      const saved = await save({ jobHuntId, [field]: "x".repeat(max) });
      const failure = await me.failure(SAVE, { input: { jobHuntId, [field]: "x".repeat(max + 1) } });

      expect(Reflect.get(saved, field)).toHaveLength(max);
      expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "maxLength" }] });
    },
  );

  it("lose the invisible marks of lines before these are measured, and keep those of texts", async () => {
    const { id: jobHuntId } = await createJobHunt(me);

    const saved = await save({
      jobHuntId,
      title: "Bak\u200Ber",
      jobTitle: `${"x".repeat(500)}\uFEFF`,
      companyName: "\u202AAcme\u202C",
      advertText: "Bak\u200Ber wanted",
    });

    expect(saved).toMatchObject({ title: "Baker", jobTitle: "x".repeat(500), advertText: "Bak\u200Ber wanted" });
    expect(await find(jobHuntId)).toMatchObject({ companyName: "Acme" });
  });

  it("are one record a hunt: saving again changes what is given, null clears, and the rest stays", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const first = await save({ jobHuntId, jobTitle: "Gardener", salary: "Much", location: "Lyon" });

    const second = await save({ jobHuntId, jobTitle: "Head gardener", location: null });

    expect(second).toMatchObject({ id: first.id, version: 2, jobTitle: "Head gardener", salary: "Much" });
    expect(second).toMatchObject({ title: "Gardener", location: null });
  });

  it("answer with the hunt, and with the log entry that undoes the save", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await save({ jobHuntId, jobTitle: "Gardener" });

    const { saveJobDetails: second } = await me.query<{ saveJobDetails: Change }>(SAVE, {
      input: { jobHuntId, jobTitle: "Baker" },
    });
    const { saveJobDetails: same } = await me.query<{ saveJobDetails: Change }>(SAVE, {
      input: { jobHuntId, jobTitle: "Baker" },
    });
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, {
      id: second.logEntryId,
    });

    expect(second).toMatchObject({ id: second.jobDetails.id, jobHunt: { id: jobHuntId } });
    expect(same.logEntryId).toBeNull();
    expect((await find(jobHuntId))?.jobTitle).toBe("Gardener");
  });

  it("keep the deadline of the hunt when they are saved without one", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const deadline = async (): Promise<unknown> =>
      (await me.query<{ jobHunt: object }>(`query ($id: ID!) { jobHunt(id: $id) { deadline } }`, { id: jobHuntId }))
        .jobHunt;
    await save({ jobHuntId, applicationDeadline: "2026-12-24" });

    await save({ jobHuntId, jobTitle: "Gardener" });
    const kept = await deadline();
    await save({ jobHuntId, applicationDeadline: null });

    expect(kept).toEqual({ deadline: "2026-12-24" });
    expect(await deadline()).toEqual({ deadline: null });
  });

  it("are refused with places outside of the stored advert, and without any places when those are cleared", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const entry = { field: "JOB_TITLE", source: "RULE", confidence: 1, start: 0, end: 5 };
    await save({ jobHuntId, advertText: "Baker", jobTitle: "Baker", evidence: [entry] });

    const failure = await me.failure(SAVE, { input: { jobHuntId, evidence: [{ ...entry, end: 6 }] } });
    await save({ jobHuntId, location: "Lyon" });
    const kept = await find(jobHuntId);
    await save({ jobHuntId, evidence: null });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ rule: "range" }] });
    expect(kept?.evidence).toHaveLength(1);
    expect((await find(jobHuntId))?.evidence).toBeNull();
  });

  it("are not changed by saving what is there", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await save({ jobHuntId, jobTitle: "Gardener" });

    expect((await save({ jobHuntId, jobTitle: "Gardener" })).version).toBe(1);
  });

  it("are saved only over the version that was seen", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await save({ jobHuntId, jobTitle: "First" });
    await save({ jobHuntId, jobTitle: "Second", version: 1 });

    const failure = await me.failure(SAVE, { input: { jobHuntId, jobTitle: "Third", version: 1 } });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { version: 2 } });
    expect(await find(jobHuntId)).toMatchObject({ jobTitle: "Second" });
  });

  it("cannot take the id of another hunt's record, and take that of another person's as their own", async () => {
    const [one, other] = [await createJobHunt(me), await createJobHunt(me)];
    const stranger = await app.signIn();
    const theirJobHunt = await createJobHunt(stranger);
    const { id } = await save({ jobHuntId: one.id });

    const own = await me.failure(SAVE, { input: { id, jobHuntId: other.id } });
    await stranger.query(SAVE, { input: { id, jobHuntId: theirJobHunt.id, jobTitle: "Theirs" } });

    expect(own.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "id", rule: "unique" }] });
    expect(await find(one.id)).toMatchObject({ jobTitle: null });
  });

  it("take an id of the caller's choice", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const id = uuidv7();

    expect((await save({ id, jobHuntId })).id).toBe(id);
  });

  it("are not there when their hunt was deleted", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await save({ jobHuntId });
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id: jobHuntId });

    expect(await find(jobHuntId)).toBeNull();
    expect((await me.failure(SAVE, { input: { jobHuntId } })).extensions?.code).toBe("NOT_FOUND");
  });

  it("cost the same number of statements on a screen of 1 and of 60, with their companies", async () => {
    const SCREEN = `{ jobHunts(first: 200) { nodes { id name jobDetails { jobTitle employer { name } recruiter { name } } idealJob { name } } } }`;
    const COMPLETE = `mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { jobDetails { id } } }`;
    const count = async (hunts: number): Promise<number> => {
      const person = await app.signIn();
      for (let n = 0; n < hunts; n++) {
        const { id: jobHuntId } = await createJobHunt(person);
        await person.query(COMPLETE, {
          input: { jobHuntId, companyName: `Acme ${n}`, recruitmentAgency: `Scouts ${n}` },
        });
      }
      app.test.statements.length = 0;
      await person.query(SCREEN);
      return app.test.statements.length;
    };

    const forOne = await count(1);
    const forMany = await count(60);

    expect(forMany).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(4);
  });
});
