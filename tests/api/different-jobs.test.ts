import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const FIND = `query ($input: EarlierCapturesInput!) { earlierCaptures(input: $input) { reasons sharedWords isLikelySame jobHunt { id } } }`;
const MARK = `mutation ($input: MarkDifferentJobsInput!) { markDifferentJobs(input: $input) { jobHuntId otherJobHuntId isDifferent } }`;
const LINK = `mutation ($id: ID!, $company: ID!) { linkRecord(input: { jobHuntId: $id, kind: COMPANY, id: $company, role: EMPLOYER }) { id } }`;
const SEND = `mutation ($id: ID!) { setStepDoneOn(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, doneOn: "2026-11-15" }) { logEntryId } }`;
const SIGN = `mutation ($id: ID!, $on: LocalDate!) { recordSign(input: { jobHuntId: $id, on: $on, from: THEM, kind: MAIL }) { id } }`;
const END = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id, outcome: NO_REPLY }) { logEntryId } }`;
const APPLICATIONS = `query ($id: ID!) { company(id: $id) { applications { count sent answered last { id outcome } } } }`;
const LOG = `query ($first: Int!) { logEntries(first: $first) { nodes { entry } } }`;
const ADVERT = { companyName: "Tidewater Grid", jobTitle: "Forecast Analyst", referenceNumber: "TWG-0533" };

interface Found {
  readonly reasons: readonly string[];
  readonly isLikelySame: boolean;
  readonly jobHunt: { readonly id: string };
}

describe("an advert that was captured before", () => {
  let app: TestApp;
  let me: Client;
  let earlier: MadeJobHunt;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    [earlier, hunt] = [await createJobHunt(me), await createJobHunt(me)];
    await me.query(SAVE, { input: { jobHuntId: earlier.id, ...ADVERT } });
  });
  afterAll(() => app.close());

  const find = async (input: object = {}): Promise<readonly Found[]> =>
    (await me.query<{ earlierCaptures: Found[] }>(FIND, { input: { ...ADVERT, jobHuntId: hunt.id, ...input } }))
      .earlierCaptures;
  const mark = (input: object): Promise<unknown> =>
    me.query(MARK, { input: { jobHuntId: hunt.id, otherJobHuntId: earlier.id, ...input } });
  const lastEntries = async (first: number): Promise<string[]> => {
    const { logEntries } = await me.query<{ logEntries: { nodes: { entry: string }[] } }>(LOG, { first });
    return logEntries.nodes.map(({ entry }) => entry);
  };
  const refusal = async (input: object, client = me): Promise<unknown> =>
    (await client.failure(MARK, { input: { jobHuntId: hunt.id, otherJobHuntId: earlier.id, ...input } })).extensions;

  it("is told with the reasons, the likely ones first", async () => {
    const other = await createJobHunt(me);
    await me.query(SAVE, { input: { jobHuntId: other.id, companyName: "Tidewater Grid", jobTitle: "Head Cook" } });

    const found = await find({ jobTitle: "Analyst, forecasts" });

    expect(found).toMatchObject([
      { jobHunt: { id: earlier.id }, isLikelySame: true, reasons: ["SAME_EMPLOYER", "SAME_REFERENCE"] },
      { jobHunt: { id: other.id }, isLikelySame: false, reasons: ["SAME_EMPLOYER"] },
    ]);
  });

  it("is found by its reference among more adverts of an employer than are compared", async () => {
    await me.query(SAVE, { input: { jobHuntId: earlier.id, ...ADVERT, jobTitle: "Modeller" } });
    for (let number = 0; number < 12; number += 1) {
      const { id } = await createJobHunt(me);
      await me.query(SAVE, {
        input: { jobHuntId: id, ...ADVERT, jobTitle: `Cook ${number}`, referenceNumber: `K-${number}` },
      });
    }

    const [first] = await find({ jobTitle: "Forecaster" });

    expect(first).toMatchObject({ jobHunt: { id: earlier.id }, reasons: ["SAME_EMPLOYER", "SAME_REFERENCE"] });
  });

  it("is told no more of a pair that was marked as different jobs, from either side, until that is taken back", async () => {
    await mark({});
    await mark({});
    const marked = await find();
    const fromTheOther = await find({ jobHuntId: earlier.id });
    const anew = await find({ jobHuntId: null });
    await mark({ isDifferent: false });

    expect(marked).toEqual([]);
    expect(fromTheOther).toEqual([]);
    expect(anew).toHaveLength(1);
    expect(await lastEntries(3)).toEqual([
      `Job hunts "${hunt.name}" and "${earlier.name}" may be one job after all`,
      `Job hunts "${hunt.name}" and "${earlier.name}" are different jobs`,
      expect.not.stringContaining("different jobs"),
    ]);
    expect(await find()).toHaveLength(1);
  });

  it("is told of a title alone that names its employer, as the name of a new hunt does", async () => {
    const named = { companyName: null, referenceNumber: null, jobHuntId: null };

    expect(await find({ ...named, jobTitle: "Forecast Analyst, Tidewater Grid" })).toMatchObject([
      { jobHunt: { id: earlier.id }, isLikelySame: true, reasons: ["SAME_EMPLOYER", "SIMILAR_TITLE"] },
    ]);
    expect(await find({ ...named, jobTitle: "Forecast Analyst, Brindle Maps" })).toEqual([]);
    expect(await find({ ...named, jobTitle: null })).toEqual([]);
  });

  it("cannot be marked by a stranger, with a stranger's, with itself, or signed out", async () => {
    const stranger = await app.signIn();
    const theirs = await createJobHunt(stranger);

    expect(await refusal({}, stranger)).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({ otherJobHuntId: theirs.id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({ otherJobHuntId: hunt.id })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "otherJobHuntId" }],
    });
    expect(await refusal({}, app.anonymous)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await find()).toHaveLength(1);
    const long = await me.failure(FIND, { input: { referenceNumber: "x".repeat(501) } });
    expect(long.extensions).toMatchObject({ fields: [{ field: "referenceNumber", rule: "maxLength" }] });
  });

  it("is counted at its company: what was sent there, what they answered, and how the last one ended", async () => {
    const company = await createCompany(me);
    const third = await createJobHunt(me);
    // Before the application: no answer to it.
    await me.query(SIGN, { id: third.id, on: "2026-11-10" });
    for (const { id } of [earlier, hunt, third]) {
      await me.query(LINK, { id, company: company.id });
      await me.query(SEND, { id });
    }
    await me.query(SIGN, { id: hunt.id, on: "2026-11-21" });
    await me.query(END, { id: earlier.id });

    const { company: found } = await me.query<{ company: { applications: object } }>(APPLICATIONS, { id: company.id });

    expect(found.applications).toEqual({
      count: 1,
      sent: 3,
      answered: 1,
      last: { id: earlier.id, outcome: "NO_REPLY" },
    });
  });
});
