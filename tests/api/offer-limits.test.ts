import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { JOB_HUNT_OFFERS_MAX, LINE_MAX, TEXT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import { changeOffer, OFFER_CHANGES, offersOf } from "../support/factories/offer.js";
import { undo } from "../support/plan.js";
import "../support/on-embedded-database.js";

const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;

describe("offers that a hunt does not take, and those at the limits", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me, { phase: "ACCEPTING" });
  });
  afterAll(() => app.close());

  const inputOf = (input: object = {}): object => ({
    input: { jobHuntId: hunt.id, receivedOn: "2026-11-20", ...input },
  });
  const offerIds = async (): Promise<string[]> => (await offersOf(me, hunt.id)).nodes.map(({ id }) => id);

  it("are out of reach of a stranger, and of anybody who is not signed in", async () => {
    const { id } = await changeOffer(me, "create", { jobHuntId: hunt.id, note: "Mine" });
    const stranger = await app.signIn();

    const codes = await Promise.all([
      stranger.failure(OFFER_CHANGES.create, inputOf()),
      stranger.failure(OFFER_CHANGES.update, { input: { id, note: "Taken" } }),
      stranger.failure(OFFER_CHANGES.remove, { input: { id } }),
      app.anonymous.failure(OFFER_CHANGES.create, inputOf()),
      app.anonymous.failure(OFFER_CHANGES.update, { input: { id } }),
      app.anonymous.failure(OFFER_CHANGES.remove, { input: { id } }),
    ]);

    expect(codes.map(({ extensions }) => extensions?.code)).toEqual([
      ...["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"],
      ...["UNAUTHENTICATED", "UNAUTHENTICATED", "UNAUTHENTICATED"],
    ]);
    expect((await offersOf(me, hunt.id)).nodes).toMatchObject([{ id, note: "Mine" }]);
  });

  it("are refused by a hunt that was terminated, as are changes of them, and taken by one that is finished", async () => {
    const { id } = await changeOffer(me, "create", { jobHuntId: hunt.id });
    const finished = await createJobHunt(me, { phase: "ACCEPTING" });
    await me.query(`mutation ($id: ID!) { finishJobHunt(input: { id: $id }) { changeSetId } }`, finished);
    await me.query(TERMINATE, { id: hunt.id });

    const failures = [
      await me.failure(OFFER_CHANGES.create, inputOf()),
      await me.failure(OFFER_CHANGES.update, { input: { id, note: "Late" } }),
    ];
    const taken = await changeOffer(me, "create", { jobHuntId: finished.id, outcome: "ACCEPTED" });

    for (const { extensions } of failures) {
      expect(extensions).toMatchObject({ code: "ILLEGAL_TRANSITION", current: { from: "TERMINATED" } });
    }
    expect(taken.offer.outcome).toBe("ACCEPTED");
    expect(await offerIds()).toEqual([id]);
  });

  it.each([
    ["payCurrency", "currency", { payCurrency: "EURO" }],
    ["payCurrency", "currency", { payCurrency: "XXX" }],
    ["payCurrency", "currency", { payCurrency: "€" }],
    ["hours", "range", { hours: "168.01" }],
    ["daysOff", "range", { daysOff: "366.5" }],
    ["bonus", "maxLength", { bonus: "x".repeat(LINE_MAX + 1) }],
    ["term", "maxLength", { term: "x".repeat(LINE_MAX + 1) }],
    ["place", "maxLength", { place: "x".repeat(LINE_MAX + 1) }],
    ["note", "maxLength", { note: "x".repeat(TEXT_MAX + 1) }],
    ["note", "characters", { note: "a\u0000b" }],
    ["receivedOn", "past", { receivedOn: "2026-11-22" }],
    ["receivedOn", "day", { receivedOn: "1899-12-31" }],
    ["answerBy", "day", { answerBy: "2201-01-01" }],
    ["answerBy", "order", { answerBy: "2026-11-19" }],
    ["startsOn", "order", { startsOn: "2026-11-19" }],
  ])(
    "refuse a wrong %s (rule %s, case %#), when they are made and when they are changed",
    async (field, rule, input) => {
      const { id, offer } = await changeOffer(me, "create", { jobHuntId: hunt.id, receivedOn: "2026-11-20" });

      const failures = [
        await me.failure(OFFER_CHANGES.create, inputOf(input)),
        await me.failure(OFFER_CHANGES.update, { input: { id, ...input } }),
      ];

      for (const { extensions, message } of failures) {
        expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
        expect(message).toMatch(new RegExp(`^${field}: .`));
      }
      expect((await offersOf(me, hunt.id)).nodes).toEqual([offer]);
    },
  );

  it("name every fault at once", async () => {
    const { extensions } = await me.failure(
      OFFER_CHANGES.create,
      inputOf({ payCurrency: "EURO", hours: "200", bonus: "x".repeat(LINE_MAX + 1) }),
    );

    const fields = (extensions?.fields ?? []).map(({ field }) => field);
    expect(fields.sort()).toEqual(["bonus", "hours", "payCurrency"]);
  });

  it.each([
    ["payAmount", { payAmount: "-64000" }],
    ["payAmount", { payAmount: "+64000" }],
    ["payAmount", { payAmount: -1 }],
    ["payAmount", { payAmount: "64,000" }],
    ["payAmount", { payAmount: "64.000" }],
    ["payAmount", { payAmount: "64000 EUR" }],
    ["payAmount", { payAmount: "sixty thousand" }],
    ["payAmount", { payAmount: "1e5" }],
    ["payAmount", { payAmount: "" }],
    ["payAmount", { payAmount: "10000000000" }],
    ["payAmount", { payAmount: 0.001 }],
    ["hours", { hours: "37:30" }],
    ["daysOff", { daysOff: true }],
    ["payPeriod", { payPeriod: "FORTNIGHT" }],
    ["answerBy", { answerBy: "2026-02-31" }],
    ["outcome", { outcome: "OPEN" }],
  ])("refuse what is no value of %s: %j", async (field, input) => {
    const failure = await me.failure(OFFER_CHANGES.create, inputOf(input));

    expect(failure.extensions?.code).toBe("BAD_USER_INPUT");
    expect(failure.message).toContain(`input.${field}`);
    expect(await offerIds()).toEqual([]);
  });

  it("take the longest texts, the most hours and days off, and all days on one", async () => {
    const today = "2026-11-21";
    const input = {
      receivedOn: today,
      answerBy: today,
      startsOn: today,
      hours: "168",
      daysOff: "366",
      bonus: "x".repeat(LINE_MAX),
      note: "x".repeat(TEXT_MAX),
    };

    const { offer } = await changeOffer(me, "create", { jobHuntId: hunt.id, ...input });

    expect(offer).toMatchObject(input);
  });

  it("know no document that is not there, nor one of somebody else", async () => {
    const stranger = await app.signIn();
    const { createDocument } = await stranger.query<{ createDocument: { id: string } }>(
      `mutation { createDocument(input: { name: "Theirs" }) { id } }`,
    );

    for (const documentId of [uuidv7(), createDocument.id, "no id"]) {
      const { extensions } = await me.failure(OFFER_CHANGES.create, inputOf({ documentId }));
      expect(extensions?.code).toBe("NOT_FOUND");
    }
    expect(await offerIds()).toEqual([]);
  });

  it(`are at most ${JOB_HUNT_OFFERS_MAX} in one hunt, also when one comes back`, async () => {
    for (let made = 1; made < JOB_HUNT_OFFERS_MAX; made++) await changeOffer(me, "create", { jobHuntId: hunt.id });
    const last = await changeOffer(me, "create", { jobHuntId: hunt.id });
    const tooMany = await me.failure(OFFER_CHANGES.create, inputOf());
    const gone = await changeOffer(me, "remove", { id: last.id });
    await changeOffer(me, "create", { jobHuntId: hunt.id });
    const late = await me.failure(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, {
      id: gone.logEntryId,
    });

    const refusal = { code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] };
    expect(tooMany.extensions).toMatchObject(refusal);
    expect(tooMany.message).toContain(`at most ${JOB_HUNT_OFFERS_MAX} offers. Delete one first.`);
    expect(late.extensions).toMatchObject(refusal);
    expect(await offerIds()).toHaveLength(JOB_HUNT_OFFERS_MAX);
  });

  it("are not made again with the id of one that was undone", async () => {
    const id = uuidv7();
    const { logEntryId } = await changeOffer(me, "create", { jobHuntId: hunt.id, id });
    await undo(me, logEntryId);

    const { extensions } = await me.failure(OFFER_CHANGES.create, inputOf({ id }));

    expect(extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "id" }] });
  });
});
