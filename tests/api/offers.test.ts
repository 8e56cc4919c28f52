import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import { changeOffer, OFFER_CHANGES, offersOf, type OfferChanged } from "../support/factories/offer.js";
import { createDocument } from "../support/factories/submission.js";
import { lastEntryOf, undo } from "../support/plan.js";
import "../support/on-both-databases.js";

const WHOLE = {
  payAmount: "64000",
  payCurrency: "EUR",
  payPeriod: "YEAR",
  bonus: "A thirteenth payment",
  hours: "37.5",
  daysOff: "30",
  term: "Two years",
  place: "Harbourtown, three days at home",
  receivedOn: "2026-11-20",
  answerBy: "2026-12-04",
  startsOn: "2027-01-01",
  note: "The desk is at the window",
};

describe("the offers of a hunt", () => {
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

  it("are recorded with all their terms, read with their hunt, newest first, and logged about the hunt", async () => {
    const documentId = await createDocument(me, "Offer.pdf");
    const first = await create({ ...WHOLE, documentId });
    const second = await create({ receivedOn: "2026-11-21", payAmount: 5000, payPeriod: "MONTH" });

    const { nodes, totalCount } = await offersOf(me, hunt.id);

    expect(first.offer).toEqual({
      ...WHOLE,
      ...{ id: first.id, jobHuntId: hunt.id, version: 1, outcome: null, document: { id: documentId } },
    });
    expect(second.offer).toMatchObject({ payAmount: "5000", payCurrency: null, hours: null, bonus: null });
    expect(nodes.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(totalCount).toBe(2);
    expect(await lastEntryOf(me)).toMatchObject({
      entry: 'Recorded the offer of 2026-11-21 in job hunt "Mine"',
      action: "offer.recorded",
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
  });

  it("need nothing but their hunt: they came today then", async () => {
    const { offer } = await create();

    expect(offer).toMatchObject({ receivedOn: "2026-11-21", payAmount: null, answerBy: null, outcome: null });
  });

  it("keep amounts as they were written, whether as a number or a text", async () => {
    const written = [64000, "64000", 2450.5, "2450.50", "0", "9999999999.99", " 007.10 "];

    const kept: (string | null)[] = [];
    for (const payAmount of written) kept.push((await create({ payAmount })).offer.payAmount);

    expect(kept).toEqual(["64000", "64000", "2450.5", "2450.5", "0", "9999999999.99", "7.1"]);
  });

  it("have a currency in capitals, and none once it is cleared", async () => {
    const { id, offer } = await create({ payCurrency: " chf " });
    const cleared = await changeOffer(me, "update", { id, payCurrency: null });

    expect([offer.payCurrency, cleared.offer.payCurrency]).toEqual(["CHF", null]);
  });

  it("are made once under an id of the caller's choice, and not with other values", async () => {
    const id = uuidv7();
    const first = await create({ ...WHOLE, id });
    const repeated = await create({ ...WHOLE, id, payAmount: "64000.00" });

    const other = await me.failure(OFFER_CHANGES.create, { input: { ...WHOLE, id, jobHuntId: hunt.id, hours: "38" } });

    expect([repeated.id, repeated.logEntryId]).toEqual([first.id, null]);
    expect(other.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "id" }] });
    expect((await offersOf(me, hunt.id)).totalCount).toBe(1);
  });

  it.each([
    ["ACCEPTED", 'Accepted the offer of 2026-11-20 in job hunt "Mine"'],
    ["DECLINED", 'Declined the offer of 2026-11-20 in job hunt "Mine"'],
    ["WITHDRAWN", 'The offer of 2026-11-20 in job hunt "Mine" was withdrawn'],
    ["REPLACED", 'Another offer replaced the one of 2026-11-20 in job hunt "Mine"'],
  ])("tell what became of them: %s, and are open again", async (outcome, entry) => {
    const { id } = await create(WHOLE);

    const ended = await changeOffer(me, "update", { id, outcome });
    const said = await lastEntryOf(me);
    const again = await changeOffer(me, "update", { id, outcome: null });

    expect([ended.offer.outcome, again.offer.outcome]).toEqual([outcome, null]);
    expect(said).toMatchObject({ entry });
    expect(await lastEntryOf(me)).toMatchObject({ entry: 'The offer of 2026-11-20 in job hunt "Mine" is open again' });
  });

  it("are changed in what is given, refuse a version that is no longer true, and log nothing where nothing differs", async () => {
    const { id } = await create(WHOLE);
    const { offer } = await changeOffer(me, "update", { id, version: 1, payAmount: "66000", note: null });
    const same = await changeOffer(me, "update", { id, payAmount: "66000.00", payCurrency: "eur" });

    const late = await me.failure(OFFER_CHANGES.update, { input: { id, version: 1, payAmount: "70000" } });

    expect(offer).toMatchObject({ ...WHOLE, payAmount: "66000", note: null, version: 2 });
    expect(same).toMatchObject({ offer: { version: 2 }, logEntryId: null });
    expect(late.extensions).toMatchObject({ code: "CONFLICT", current: { id, version: 2 } });
  });

  it("are deleted, once, and come back by undoing that", async () => {
    const { id, offer } = await create(WHOLE);
    const gone = await changeOffer(me, "remove", { id });
    const repeated = await changeOffer(me, "remove", { id });
    const left = await offersOf(me, hunt.id);
    await undo(me, gone.logEntryId);

    expect(repeated).toMatchObject({ id, logEntryId: gone.logEntryId, isRepeated: true });
    expect(left).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await offersOf(me, hunt.id)).nodes).toEqual([{ ...offer, version: 3 }]);
  });

  it("come back as they were when a change of them is undone, and go when their making is", async () => {
    const { id, logEntryId } = await create(WHOLE);
    const changed = await changeOffer(me, "update", { id, payAmount: "1", hours: null, outcome: "DECLINED" });
    await undo(me, changed.logEntryId);
    const [back] = (await offersOf(me, hunt.id)).nodes;
    await undo(me, logEntryId);

    expect(back).toMatchObject({ ...WHOLE, outcome: null });
    expect((await offersOf(me, hunt.id)).nodes).toEqual([]);
  });

  it("go into the trash and come back with their hunt", async () => {
    const { id } = await create(WHOLE);
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, hunt);
    const hidden = await me.query(`query ($id: ID!) { record(kind: OFFER, id: $id) { id } }`, { id });
    const refused = await me.failure(OFFER_CHANGES.update, { input: { id, note: "Lost?" } });
    await me.query(`mutation ($id: ID!) { restore(input: { kind: JOB_HUNT, id: $id }) { id } }`, hunt);

    expect(hidden).toEqual({ record: null });
    expect(refused.extensions?.code).toBe("NOT_FOUND");
    expect((await offersOf(me, hunt.id)).nodes).toMatchObject([{ id, note: WHOLE.note }]);
  });

  it("lose a document that is deleted, and have it again when it comes back", async () => {
    const documentId = await createDocument(me, "Offer.pdf");
    await create({ documentId });
    const documentNow = async (): Promise<unknown> => (await offersOf(me, hunt.id)).nodes[0]?.document;
    await me.query(`mutation ($id: ID!) { deleteDocument(input: { id: $id }) { id } }`, { id: documentId });
    const without = await documentNow();
    await me.query(`mutation ($id: ID!) { restore(input: { kind: DOCUMENT, id: $id }) { id } }`, { id: documentId });

    expect([without, await documentNow()]).toEqual([null, { id: documentId }]);
  });

  it("are found by their words, with the hunt they are in", async () => {
    const { id } = await create(WHOLE);

    const { search } = await me.query<{ search: unknown }>(
      `{ search(text: "thirteenth", kinds: [OFFER]) { kind id name home { id name } } }`,
    );

    expect(search).toEqual([{ kind: "OFFER", id, name: WHOLE.place, home: { id: hunt.id, name: "Mine" } }]);
  });

  it("are read page by page", async () => {
    for (const day of ["18", "19", "20"]) await create({ receivedOn: `2026-11-${day}` });

    const first = await offersOf(me, hunt.id, { first: 2 });
    const second = await offersOf(me, hunt.id, { first: 2, after: first.pageInfo.endCursor });

    const days = [...first.nodes, ...second.nodes].map(({ receivedOn }) => receivedOn);
    expect(days).toEqual(["2026-11-20", "2026-11-19", "2026-11-18"]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});
