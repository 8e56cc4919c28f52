import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const LINK = `mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { id logEntryId } }`;
const UNLINK = `mutation ($input: LinkRecordInput!) { unlinkRecord(input: $input) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const DONE = `mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId employer { id } recruiter { id } } }`;
const SEEN = `query ($id: ID!) { jobHunt(id: $id) { deadline employer { name company { id } }
  companies { edges { role step node { name } } } } }`;

interface Seen {
  readonly deadline: string | null;
  readonly employer: { readonly name: string; readonly company: { readonly id: string } | null } | null;
  readonly companies: {
    readonly edges: readonly { readonly role: string; readonly node: { readonly name: string } }[];
  };
}

interface Done {
  readonly logEntryId: string | null;
  readonly employer: { readonly id: string } | null;
  readonly recruiter: { readonly id: string } | null;
}

let app: TestApp;
let me: Client;
let jobHuntId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await app.signIn();
  jobHuntId = (await createJobHunt(me)).id;
});
afterAll(() => app.close());

const see = async (): Promise<Seen> => (await me.query<{ jobHunt: Seen }>(SEEN, { id: jobHuntId })).jobHunt;
const linked = async (): Promise<readonly string[]> =>
  (await see()).companies.edges.map(({ role, node }) => `${role} ${node.name}`);
const link = (id: string, more: object = {}): Promise<{ linkRecord: { logEntryId: string | null } }> =>
  me.query(LINK, { input: { jobHuntId, kind: "COMPANY", id, ...more } });
const press = async (input: object): Promise<Done> =>
  (await me.query<{ completeJobDetails: Done }>(DONE, { input: { jobHuntId, ...input } })).completeJobDetails;
const undo = (id: string | null): Promise<unknown> => me.query(UNDO, { id });
const act = (mutation: string, id: string): Promise<unknown> =>
  me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });

describe("a hunt that is started at a company", () => {
  const START = `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) {
    logEntryId jobHunt { id name employer { company { id } } companies { edges { role step note } } } } }`;

  interface Started {
    readonly logEntryId: string;
    readonly jobHunt: { readonly id: string };
  }

  const start = async (input: object): Promise<Started> =>
    (await me.query<{ createJobHunt: Started }>(START, { input })).createJobHunt;
  const huntsOf = async (id: string): Promise<number> =>
    (
      await me.query<{ company: { jobHunts: { totalCount: number } } }>(
        `query ($id: ID!) { company(id: $id) { jobHunts { totalCount } } }`,
        { id },
      )
    ).company.jobHunts.totalCount;

  it("has it as its employer, by one change that is undone and redone as a whole", async () => {
    const { id } = await createCompany(me);
    const { jobHunt, logEntryId } = await start({ name: "Keeper", companyId: id });
    const undone = await me.query<{ undo: { logEntries: readonly { id: string }[] } }>(UNDO, { id: logEntryId });
    const without = await huntsOf(id);
    const left = await app.test.database.query(`select 1 from link where job_hunt_id = $1 and deleted_at is null`, [
      jobHunt.id,
    ]);

    await undo(undone.undo.logEntries[0]?.id ?? "");

    jobHuntId = jobHunt.id;
    expect(jobHunt).toMatchObject({
      employer: { company: { id } },
      companies: { edges: [{ role: "EMPLOYER", step: null, note: null }] },
    });
    expect([without, left]).toEqual([0, []]);
    expect((await see()).employer?.company).toEqual({ id });
  });

  it("is made once when its id is sent twice, whatever the company of the second", async () => {
    const [one, two] = [await createCompany(me), await createCompany(me)];
    const id = uuidv7();
    await start({ id, companyId: one.id });

    const again = await start({ id, companyId: two.id });

    expect(again).toMatchObject({ logEntryId: null, jobHunt: { employer: { company: { id: one.id } } } });
    expect(await huntsOf(two.id)).toBe(0);
  });

  it("is not started at a company that is unknown, in the trash or another person's, and the field is named", async () => {
    const trashed = await createCompany(me);
    await act("deleteCompany", trashed.id);
    const theirs = await createCompany(await app.signIn());
    const count = `{ jobHunts { totalCount } }`;
    const before = await me.query(count);

    for (const companyId of [uuidv7(), "no id", trashed.id, theirs.id]) {
      const { extensions } = await me.failure(START, { input: { companyId } });
      expect(extensions).toMatchObject({ code: "NOT_FOUND", fields: [{ field: "companyId", rule: "exists" }] });
    }
    expect(await me.query(count)).toEqual(before);
  });
});

describe("the employer of a hunt", () => {
  it("is the captured name, until a company is linked as the employer; the last one counts", async () => {
    const [one, two] = [await createCompany(me), await createCompany(me)];
    const unknown = (await see()).employer;
    await me.query(SAVE, { input: { jobHuntId, companyName: " Harbour Analytics " } });
    const captured = (await see()).employer;
    await link(one.id, { role: "AGENCY" });
    const agency = (await see()).employer;
    await link(one.id, { role: "EMPLOYER" });
    const first = (await see()).employer;
    await link(two.id, { role: "EMPLOYER", step: "DECIDE_ON_JOB" });
    const last = (await see()).employer;

    expect(unknown).toBeNull();
    expect(captured).toEqual({ name: "Harbour Analytics", company: null });
    expect(agency).toEqual(captured);
    expect(first).toEqual({ name: one.name, company: { id: one.id } });
    expect(last).toEqual({ name: two.name, company: { id: two.id } });
  });

  it("is another one while the company is in the trash", async () => {
    const [one, two] = [await createCompany(me), await createCompany(me)];
    for (const { id } of [one, two]) await link(id, { role: "EMPLOYER" });
    const names: (string | undefined)[] = [];

    for (const { id } of [two, one]) {
      await act("deleteCompany", id);
      names.push((await see()).employer?.name);
    }
    await me.query(`mutation { restore(input: { kind: COMPANY, id: "${two.id}" }) { id } }`);
    names.push((await see()).employer?.name);

    expect(names).toEqual([one.name, undefined, two.name]);
  });

  it("is named by the suggestions", async () => {
    const { id, name } = await createCompany(me);
    await link(id, { role: "EMPLOYER" });
    const find = async (): Promise<unknown> =>
      (
        await me.query<{ jobHuntSuggestions: readonly { kind: string }[] }>(
          `query ($id: ID!) { jobHuntSuggestions(jobHuntId: $id) { kind employer } }`,
          { id: jobHuntId },
        )
      ).jobHuntSuggestions.find(({ kind }) => kind === "ADD_CONTACT");
    const before = await find();
    await me.query(`mutation ($id: ID!) { createContact(input: { lastName: "Silva", companyId: $id }) { id } }`, {
      id,
    });

    expect(before).toEqual({ kind: "ADD_CONTACT", employer: name });
    expect(await find()).toBeUndefined();
  });
});

describe("Done", () => {
  it("links the employer and the agency once, and one undo takes everything back", async () => {
    const advert = { jobTitle: "Gardener", companyName: "Acme", recruitmentAgency: "Green Scouts" };
    const done = await press(advert);
    const made = await linked();
    const twice = await press(advert);
    const after = await linked();
    const entries = await me.query<{ undo: { logEntries: readonly { id: string }[] } }>(UNDO, { id: done.logEntryId });
    const undone = await see();
    await undo(entries.undo.logEntries[0]?.id ?? "");

    expect(made).toEqual(["EMPLOYER Acme", "AGENCY Green Scouts"]);
    expect(twice.logEntryId).toBeNull();
    expect(after).toEqual(made);
    expect(undone).toMatchObject({ employer: null, companies: { edges: [] } });
    expect(await linked()).toEqual(made);
  });

  it("replaces the employer that it linked before, and leaves what was linked by hand", async () => {
    const other = await createCompany(me, { name: "By hand" });
    await press({ companyName: "Acme", recruitmentAgency: "Green Scouts" });
    await link(other.id, { role: "EMPLOYER" });

    const replaced = await press({ companyName: "Zenith", recruitmentAgency: "Green Scouts" });
    const after = await linked();
    await undo(replaced.logEntryId);

    expect(after).toEqual(["AGENCY Green Scouts", "EMPLOYER By hand", "EMPLOYER Zenith"]);
    expect(await linked()).toEqual(["EMPLOYER Acme", "AGENCY Green Scouts", "EMPLOYER By hand"]);
  });

  it("leaves an employer that was linked by hand before, or got a note or another role since", async () => {
    const acme = await createCompany(me, { name: "Acme", type: "Employer" });
    await link(acme.id, { role: "OTHER", note: "Met at a fair" });

    await press({ companyName: "acme" });
    const found = await linked();
    await press({ companyName: "Zenith" });

    expect(found).toEqual(["OTHER Acme"]);
    expect(await linked()).toEqual(["OTHER Acme", "EMPLOYER Zenith"]);
  });

  it("does not link again what was unlinked by hand, unless the advert names it anew", async () => {
    const { employer } = await press({ companyName: "Acme" });
    await me.query(UNLINK, { input: { jobHuntId, kind: "COMPANY", id: employer?.id } });

    await press({ companyName: "Acme", jobTitle: "Gardener" });
    const repeated = await linked();
    await press({ companyName: "Zenith" });
    await press({ companyName: "Acme" });

    expect(repeated).toEqual([]);
    expect(await linked()).toEqual(["EMPLOYER Acme"]);
  });
});

describe("the last day to apply in an advert", () => {
  const save = (applicationDeadline: string | null): Promise<unknown> =>
    me.query(SAVE, { input: { jobHuntId, applicationDeadline } });
  const type = (deadline: string | null): Promise<unknown> =>
    app.test.database.query(`update job_hunt set deadline = $2, deadline_set_on = $2 where id = $1`, [
      jobHuntId,
      deadline,
    ]);
  const deadline = async (): Promise<unknown> =>
    (
      await app.test.database.query(
        `select deadline::text as deadline, deadline_set_on::text as "setOn" from job_hunt where id = $1`,
        [jobHuntId],
      )
    )[0];

  it("becomes that of the hunt, follows the advert, and goes with it", async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const seen: unknown[] = [];
    for (const day of ["2026-12-24", "2026-12-31", "as soon as possible", "2027-01-15", null]) {
      await save(day);
      seen.push(await deadline());
    }

    expect(seen).toEqual([
      { deadline: "2026-12-24", setOn: today },
      { deadline: "2026-12-31", setOn: today },
      { deadline: null, setOn: null },
      { deadline: "2027-01-15", setOn: today },
      { deadline: null, setOn: null },
    ]);
  });

  it("does not replace one that was typed, nor come back when that is cleared", async () => {
    await save("2026-12-24");
    await type("2026-12-20");

    await save("2026-12-31");
    const typed = (await see()).deadline;
    await type(null);
    await me.query(SAVE, { input: { jobHuntId, applicationDeadline: "2026-12-31", jobTitle: "Gardener" } });

    expect(typed).toBe("2026-12-20");
    expect((await see()).deadline).toBeNull();
  });

  it("is taken back with the capture", async () => {
    const { logEntryId } = await press({ companyName: "Acme", applicationDeadline: "2026-12-24" });
    const taken = (await see()).deadline;
    await undo(logEntryId);

    expect(taken).toBe("2026-12-24");
    expect(await deadline()).toEqual({ deadline: null, setOn: null });
  });
});
