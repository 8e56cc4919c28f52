import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const HOUR_MS = 60 * 60 * 1000;
const SEEN = `query ($id: ID!) { company(id: $id) { applications { count endedOn last { id status terminationReason } } } }`;
const LINK = `mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { id } }`;
const UNLINK = `mutation ($input: LinkRecordInput!) { unlinkRecord(input: $input) { id } }`;
const END = `mutation ($id: ID!, $reason: String) { terminateJobHunt(input: { id: $id, reason: $reason }) { logEntryId } }`;
const STATUS = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { logEntryId } }`;
const NONE = { count: 0, endedOn: null, last: null };

interface Applications {
  readonly count: number;
  readonly endedOn: string | null;
  readonly last: { readonly id: string } | null;
}

describe("the applications at a company", () => {
  let app: TestApp;
  let me: Client;
  let companyId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    companyId = (await createCompany(me)).id;
  });
  afterAll(() => app.close());

  const see = async (id = companyId): Promise<Applications> =>
    (await me.query<{ company: { applications: Applications } }>(SEEN, { id })).company.applications;
  const send = (jobHuntId: string, status = "DONE"): Promise<unknown> =>
    me.query(STATUS, { input: { jobHuntId, step: "SEND_APPLICATION_BUNDLE", status } });
  const end = async (id: string, reason: string | null = null): Promise<void> => {
    app.clock.advance(HOUR_MS);
    await me.query(END, { id, reason });
  };
  const act = (mutation: string, id: string): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  /** A hunt at the company whose application was sent. */
  const sentHunt = async (input: object = {}): Promise<string> => {
    const { id } = await createJobHunt(me, { companyId, phase: "ACCEPTING", ...input });
    await send(id);
    return id;
  };

  it("count when their hunt has ended, and name the one that ended last", async () => {
    const [first, second, finished] = [await sentHunt(), await sentHunt(), await sentHunt()];
    const open = await see();
    await end(second, "No reply");
    const one = await see();
    await end(first);
    const two = await see();
    app.clock.advance(HOUR_MS);
    await me.query(`mutation { advanceJobHunt(input: { id: "${finished}", from: ACCEPTING }) { logEntryId } }`);

    expect(open).toEqual(NONE);
    expect(one).toMatchObject({ count: 1, last: { id: second, status: "TERMINATED", terminationReason: "No reply" } });
    expect(two).toMatchObject({ count: 2, last: { id: first, terminationReason: null } });
    expect(await see()).toMatchObject({ count: 3, last: { id: finished, status: "DONE" } });
  });

  it("are those that were sent, with the company as the employer, in hunts that are there", async () => {
    const agency = await createJobHunt(me);
    await me.query(LINK, { input: { jobHuntId: agency.id, kind: "COMPANY", id: companyId, role: "AGENCY" } });
    await send(agency.id);
    await end(agency.id);
    await end((await createJobHunt(me, { companyId })).id);
    const skipped = await createJobHunt(me, { companyId });
    await send(skipped.id, "SKIPPED");
    await end(skipped.id);
    const trashed = await sentHunt();
    await end(trashed);
    await act("deleteJobHunt", trashed);
    const unlinked = await sentHunt();
    await end(unlinked);
    await me.query(UNLINK, { input: { jobHuntId: unlinked, kind: "COMPANY", id: companyId } });
    const reopened = await sentHunt();
    await end(reopened);
    await act("reopenJobHunt", reopened);

    expect(await see()).toEqual(NONE);
  });

  it("count once a hunt that is linked at several of its steps", async () => {
    const id = await sentHunt();
    const input = { jobHuntId: id, kind: "COMPANY", id: companyId, role: "EMPLOYER", step: "DECIDE_ON_JOB" };
    await me.query(LINK, { input });
    await end(id);

    expect(await see()).toMatchObject({ count: 1, last: { id } });
  });

  it("ended on the day that it was where the person is", async () => {
    await end(await sentHunt());
    const day = app.clock.now().toISOString().slice(0, 10);
    const dayIn = async (zone: string): Promise<string | null> => {
      await me.query(`mutation ($zone: String!) { updateViewer(input: { timeZone: $zone }) { __typename } }`, { zone });
      return (await see()).endedOn;
    };
    const expected = (zone: string): string =>
      new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(app.clock.now());

    expect((await see()).endedOn).toBe(day);
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) expect(await dayIn(zone)).toBe(expected(zone));
    expect(await dayIn("Pacific/Kiritimati")).not.toBe(await dayIn("Pacific/Pago_Pago"));
  });

  it("are of nobody else, and asked for only by who is signed in", async () => {
    await end(await sentHunt());
    const stranger = await app.signIn();

    expect(await stranger.query(SEEN, { id: companyId })).toEqual({ company: null });
    expect(await app.anonymous.graphql(SEEN, { id: companyId })).toMatchObject({ status: 401 });
  });

  it("cost one statement and one for the hunts, for ten companies as for one", async () => {
    const statements = async (): Promise<number> => {
      app.test.statements.length = 0;
      await me.query(`{ companies(first: 10) { nodes { applications { count endedOn last { id name } } } } }`);
      return app.test.statements.length;
    };
    await end(await sentHunt());
    const one = await statements();
    for (let n = 1; n < 10; n++) {
      await end(await sentHunt({ companyId: (await createCompany(me)).id }));
    }

    expect(await statements()).toBe(one);
    expect(one).toBe(3);
  });
});
