import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import { changeOffer, OFFER_CHANGES, offersOf, type OfferChanged, type OfferDays } from "../support/factories/offer.js";
import { advance, rowsOf, setDates, todayOf, undo } from "../support/plan.js";
import "../support/on-both-databases.js";

const DAYS = `version offerReceivedOn answerBy startsOn`;
const COUNTING = `query ($id: ID!) { jobHunt(id: $id) { offer { id } } }`;
const READ = `query ($id: ID!) { jobHunt(id: $id) { ${DAYS} }
  jobHunts { nodes { ${DAYS} } } record(kind: JOB_HUNT, id: $id) { ... on JobHunt { ${DAYS} } } }`;
const SET = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;

interface Read {
  readonly jobHunt: OfferDays & { readonly version: number };
  readonly jobHunts: { readonly nodes: readonly OfferDays[] };
  readonly record: OfferDays;
}

const NONE = { offerReceivedOn: null, answerBy: null, startsOn: null };

describe("the days of a hunt with offers", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me, { name: "Mine", phase: "ACCEPTING" });
  });
  afterAll(() => app.close());

  const create = (input: object = {}): Promise<OfferChanged> =>
    changeOffer(me, "create", { jobHuntId: hunt.id, ...input });
  const end = (id: string, outcome: string | null): Promise<OfferChanged> => changeOffer(me, "update", { id, outcome });
  /** Returns the days of the hunt, which are the same wherever it is read. */
  async function days(): Promise<OfferDays> {
    const { jobHunt, jobHunts, record } = await me.query<Read>(READ, { id: hunt.id });
    const { version: _version, ...read } = jobHunt;
    expect(jobHunts.nodes).toMatchObject([read]);
    expect(record).toMatchObject(read);
    return read;
  }
  const rows = async (day: string): Promise<string[]> =>
    rowsOf(await todayOf(me, { now: `${day}T12:00:00Z` }), hunt.id);

  it("are those of its newest open offer, else of its newest that was accepted, else none", async () => {
    const old = await create({ receivedOn: "2026-11-18", answerBy: "2026-11-30", startsOn: "2027-01-01" });
    const first = await days();
    const newer = await create({ receivedOn: "2026-11-20", answerBy: "2026-12-04" });
    const second = await days();
    await end(old.id, "ACCEPTED");
    const third = await days();
    const declined = await end(newer.id, "DECLINED");
    const fourth = await days();
    await end(old.id, "WITHDRAWN");

    const ofOld = { offerReceivedOn: "2026-11-18", answerBy: "2026-11-30", startsOn: "2027-01-01" };
    const ofNewer = { offerReceivedOn: "2026-11-20", answerBy: "2026-12-04", startsOn: null };
    expect([first, second, third, fourth]).toEqual([ofOld, ofNewer, ofNewer, ofOld]);
    expect(newer.jobHunt.offer).toEqual({ id: newer.id });
    expect(declined.jobHunt).toMatchObject({ ...ofOld, offer: { id: old.id } });
    expect(await me.query(COUNTING, { id: hunt.id })).toEqual({ jobHunt: { offer: null } });
    expect(await days()).toEqual(NONE);
  });

  it("are those of an offer that is open, though a newer one was accepted", async () => {
    const open = await create({ receivedOn: "2026-11-18", answerBy: "2026-11-30" });
    const accepted = await create({ receivedOn: "2026-11-20", answerBy: "2026-12-04", outcome: "ACCEPTED" });

    expect([open, accepted].map(({ jobHunt }) => jobHunt.offer)).toEqual([{ id: open.id }, { id: open.id }]);
    expect(await days()).toMatchObject({ offerReceivedOn: "2026-11-18", answerBy: "2026-11-30" });
  });

  it("are taken over by its first offer, but for those that the offer gives, and come back with undoing it", async () => {
    const own = { offerReceivedOn: "2026-11-17", answerBy: "2026-12-01", startsOn: "2027-02-01" };
    await setDates(me, hunt.id, own);

    const { offer, logEntryId } = await create({ answerBy: "2026-12-09" });
    const taken = await days();
    await end(offer.id, "DECLINED");
    const declined = await days();
    await end(offer.id, null);
    await undo(me, logEntryId);

    expect(offer).toMatchObject({ receivedOn: "2026-11-17", answerBy: "2026-12-09", startsOn: "2027-02-01" });
    expect([taken, declined]).toEqual([{ ...own, answerBy: "2026-12-09" }, NONE]);
    expect(await days()).toEqual(own);
  });

  it.each(["DECLINED", "WITHDRAWN", "REPLACED"])(
    "stay its own when an offer is recorded that is %s",
    async (outcome) => {
      const own = { offerReceivedOn: "2026-11-17", answerBy: "2026-12-01", startsOn: "2027-02-01" };
      await setDates(me, hunt.id, own);

      const { offer } = await create({ outcome });

      expect(offer).toMatchObject({ receivedOn: "2026-11-21", answerBy: null, startsOn: null });
      expect(await days()).toEqual(own);
    },
  );

  it("stay its own below an offer that counts, and are not taken by a second one", async () => {
    const { id } = await create({ answerBy: "2026-11-30" });
    await end(id, "DECLINED");
    await setDates(me, hunt.id, { answerBy: "2026-12-07" });
    await end(id, null);

    const second = await create();
    await end(id, "DECLINED");
    await end(second.id, "DECLINED");

    expect(second.offer.answerBy).toBeNull();
    expect(await days()).toEqual({ ...NONE, answerBy: "2026-12-07" });
  });

  it("are checked only where they change: today can be an earlier day elsewhere", async () => {
    const { id } = await create({ receivedOn: "2026-11-21", answerBy: "2026-12-04" });
    await me.query(`mutation { updateViewer(input: { timeZone: "Pacific/Pago_Pago" }) { logEntryId } }`);

    const { offer } = await changeOffer(me, "update", { id, note: "Still there", answerBy: "2026-12-05" });

    expect(offer).toMatchObject({ note: "Still there", receivedOn: "2026-11-21", answerBy: "2026-12-05" });
    expect(
      (await me.failure(OFFER_CHANGES.update, { input: { id, receivedOn: "2026-11-22" } })).extensions,
    ).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "receivedOn", rule: "past" }],
    });
  });

  it("are not taken over where the offer says that there is none, and a day to come is today", async () => {
    await setDates(me, hunt.id, { offerReceivedOn: "2026-12-24", answerBy: "2026-12-01", startsOn: "2027-02-01" });

    const { offer, jobHunt } = await create({ answerBy: null });

    expect(offer).toMatchObject({ receivedOn: "2026-11-21", answerBy: null, startsOn: "2027-02-01" });
    expect(jobHunt).toMatchObject({ offerReceivedOn: "2026-11-21", answerBy: null });
  });

  it("are set in the offer that counts, which undoing takes back, and the version of the hunt tells of it", async () => {
    await create({ receivedOn: "2026-11-18", answerBy: "2026-11-30" });
    const { id } = await create({ receivedOn: "2026-11-20" });
    const { jobHunt: before } = await me.query<Read>(READ, { id: hunt.id });

    const logEntryId = await setDates(me, hunt.id, { answerBy: "2026-12-04", startsOn: "2027-01-11" });
    const { jobHunt: after } = await me.query<Read>(READ, { id: hunt.id });
    const [counting, other] = (await offersOf(me, hunt.id)).nodes;
    const same = await setDates(me, hunt.id, { answerBy: "2026-12-04" });
    await undo(me, logEntryId);

    expect(after).toEqual({ ...before, answerBy: "2026-12-04", startsOn: "2027-01-11", version: before.version + 1 });
    expect(counting).toMatchObject({ id, answerBy: "2026-12-04", startsOn: "2027-01-11", version: 2 });
    expect(other).toMatchObject({ answerBy: "2026-11-30", version: 1 });
    expect(same).toBeNull();
    expect(await days()).toEqual({ offerReceivedOn: "2026-11-20", answerBy: null, startsOn: null });
  });

  it("are its own again once no offer counts, and the next offer takes them over", async () => {
    const { id } = await create({ answerBy: "2026-11-30" });
    await end(id, "DECLINED");
    await setDates(me, hunt.id, { answerBy: "2026-12-07" });
    const own = await days();

    const next = await create();

    expect(own).toEqual({ ...NONE, answerBy: "2026-12-07" });
    expect(next.offer.answerBy).toBe("2026-12-07");
    expect((await offersOf(me, hunt.id)).nodes.find((offer) => offer.id === id)?.answerBy).toBe("2026-11-30");
  });

  it("keep the days that are not of an offer, which are set together with those", async () => {
    await setDates(me, hunt.id, { deadline: "2026-11-25" });
    await create();

    await setDates(me, hunt.id, { signBy: "2026-12-20", answerBy: "2026-12-04" });

    const { jobHunt } = await me.query<{ jobHunt: object }>(
      `query ($id: ID!) { jobHunt(id: $id) { deadline signBy answerBy } }`,
      hunt,
    );
    expect(jobHunt).toEqual({ deadline: "2026-11-25", signBy: "2026-12-20", answerBy: "2026-12-04" });
  });

  it.each([
    ["offerReceivedOn", "past", { offerReceivedOn: "2026-11-22" }],
    ["offerReceivedOn", "required", { offerReceivedOn: null }],
    ["answerBy", "order", { answerBy: "2026-11-19" }],
    ["startsOn", "order", { startsOn: "2026-11-19" }],
  ])("refuse a wrong %s (rule %s) under the name that it has in the hunt", async (field, rule, dates) => {
    await create({ receivedOn: "2026-11-20", answerBy: "2026-12-04" });
    const before = await days();

    const { extensions } = await me.failure(SET, { input: { jobHuntId: hunt.id, ...dates } });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect(await days()).toEqual(before);
  });

  it("have the plan follow: when an offer comes, is changed, ends, and when that is undone", async () => {
    const { id } = await create({ receivedOn: "2026-11-20", answerBy: "2026-12-04" });
    const first = await rows("2026-12-02");
    await changeOffer(me, "update", { id, answerBy: "2026-12-11" });
    const moved = await rows("2026-12-02");
    const { logEntryId } = await end(id, "DECLINED");
    const declined = await rows("2026-12-02");
    await undo(me, logEntryId);

    expect(first.join()).toContain("ACCEPT_OFFER 2026-12-02");
    expect(moved.join()).toContain("ACCEPT_OFFER 2026-12-09");
    expect(declined.join()).not.toContain("ACCEPT_OFFER 2026-12");
    expect(await rows("2026-12-02")).toEqual(moved);
  });

  it("have the startsOn with which their hunt is finished", async () => {
    const { id } = await create();
    const { finishJobHunt } = await me.query<{ finishJobHunt: { jobHunt: OfferDays } }>(
      `mutation ($id: ID!) { finishJobHunt(input: { id: $id, startsOn: "2027-01-04" }) { jobHunt { startsOn } } }`,
      hunt,
    );

    expect(finishJobHunt.jobHunt.startsOn).toBe("2027-01-04");
    expect((await offersOf(me, hunt.id)).nodes).toMatchObject([{ id, startsOn: "2027-01-04" }]);
  });

  it("give dates to a hunt that had been left alone, and are read in each phase", async () => {
    const early = await createJobHunt(me, { phase: "PREPARING" });
    await changeOffer(me, "create", { jobHuntId: early.id, answerBy: "2026-12-04" });
    await advance(me, early.id, "PREPARING");

    const { jobHunt } = await me.query<{ jobHunt: OfferDays }>(
      `query ($id: ID!) { jobHunt(id: $id) { ${DAYS} } }`,
      early,
    );

    expect(jobHunt).toMatchObject({ offerReceivedOn: "2026-11-21", answerBy: "2026-12-04" });
  });
});
