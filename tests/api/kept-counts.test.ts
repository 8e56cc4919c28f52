import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { keepCounts } from "../../migrations/20261129180000-keep-counts.js";
import { mergePersons } from "../../gateway/identity/merge-persons.js";
import { recountUsage } from "../../gateway/quota/recount-usage.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { countedFigures, keptFigures, wrongUsage } from "../support/counts-of-rows.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { changeStep } from "../support/plan.js";
import "../support/on-both-databases.js";
import { ANY_HUNT_ACTS } from "./any-hunt-acts.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const SEND = "SEND_APPLICATION_BUNDLE";

/** How a hunt goes on; each may be refused in its state. */
const ends = [
  (id: string): string => `terminateJobHunt(input: { id: "${id}" }) { logEntryId }`,
  (id: string): string => `terminateJobHunts(input: { ids: ["${id}"], outcome: NO_REPLY }) { logEntryIds }`,
  (id: string): string => `finishJobHunt(input: { id: "${id}" }) { logEntryId }`,
  (id: string): string => `reopenJobHunt(input: { id: "${id}" }) { logEntryId }`,
  (id: string): string => `deleteJobHunt(input: { id: "${id}" }) { logEntryId }`,
  (id: string): string => `restore(input: { kind: JOB_HUNT, id: "${id}" }) { logEntryId }`,
  (id: string): string => `activatePhase(input: { id: "${id}", phase: APPLYING }) { logEntryId }`,
  (id: string): string =>
    `recordSign(input: { jobHuntId: "${id}", on: "2026-11-22", from: THEM, kind: REJECTION }) { logEntryId }`,
  (id: string): string => `resetStep(input: { jobHuntId: "${id}", step: ${SEND} }) { logEntryId }`,
  (): string => `pauseJobHunts(input: { until: "2026-12-24" }) { logEntryId }`,
  (): string => `emptyTrash { count }`,
];
const JOURNEYS = fc.sample(
  fc.tuple(
    ANY_HUNT_ACTS,
    fc.array(fc.tuple(fc.constantFrom(...ends), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 })), {
      minLength: 2,
      maxLength: 5,
    }),
  ),
  { seed: 7, numRuns: 24 },
);

describe("the counts that are kept", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  afterAll(() => app.close());

  const countsOf = ({ person }: Client) => countedFigures(app.test.database, person.id, app.clock.now());
  const wrongOf = ({ person }: Client) => wrongUsage(app.test.database, person.id);
  const tryTo = (me: Client, mutation: string): Promise<unknown> => me.graphql(`mutation { ${mutation} }`);
  const undoOneOf = async (me: Client, back: number): Promise<void> => {
    const { logEntries } = await me.query<{ logEntries: { nodes: readonly { id: string; isUndoable: boolean }[] } }>(
      `{ logEntries(first: 6) { nodes { id isUndoable } } }`,
    );
    const entry = logEntries.nodes.filter(({ isUndoable }) => isUndoable)[back];
    if (entry !== undefined) await tryTo(me, `undo(input: { logEntryId: "${entry.id}" }) { changeSetId }`);
  };

  it("are those of the rows after any acts, whether undone, ended, paused, in the trash or erased", async () => {
    const me = await app.signIn();
    await createCompany(me);
    const hunts: string[] = [];
    for (const [[start, ...changes], endings] of JOURNEYS) {
      const { id } = await createJobHunt(me, { ...start, scenario: null });
      hunts.push(id);
      for (const change of changes) await change(me, id).catch(() => undefined);
      for (const [end, other, back] of endings) {
        await tryTo(me, end(hunts[other] ?? id));
        if (back < 3) await undoOneOf(me, back);
      }
      app.clock.advance(DAY_MS / 4);

      expect(await keptFigures(me)).toEqual(await countsOf(me));
      expect(await wrongOf(me)).toEqual([]);
    }

    const seen = await keptFigures(me);
    expect(Math.min(seen.total, seen.terminated, seen.sent, seen.applications, seen.ledToTalks)).toBeGreaterThan(0);
    expect(new Set([seen.sent, seen.sentWithoutAnswer, seen.stillWaiting, seen.applications]).size).toBeGreaterThan(2);
  });

  it("are right after changes at the same time, with a recount among them", async () => {
    const me = await app.signIn();
    const hunts = await Promise.all(Array.from({ length: 6 }, () => createJobHunt(me, { phase: "APPLYING" })));

    await Promise.allSettled([
      ...hunts.map(({ id }) => changeStep(me, "completeStep", { jobHuntId: id, step: SEND })),
      ...hunts.map(({ id }) => tryTo(me, `deleteJobHunt(input: { id: "${id}" }) { logEntryId }`)).slice(3),
      ...hunts.map(({ id }) => tryTo(me, `terminateJobHunt(input: { id: "${id}" }) { logEntryId }`)).slice(0, 2),
      ...Array.from({ length: 3 }, () => recountUsage(app.test.database, me.person.id, app.clock.now())),
      createCompany(me),
    ]);

    expect(await keptFigures(me)).toEqual(await countsOf(me));
    expect(await wrongOf(me)).toEqual([]);
  });

  it("are put right by the recount where something else wrote, and groups without a hunt go", async () => {
    const me = await app.signIn();
    for (const phase of ["PREPARING", "APPLYING"]) await createJobHunt(me, { phase });
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await changeStep(me, "setStepDoneOn", { jobHuntId: id, step: SEND, doneOn: "2026-11-20" });
    await app.test.database.query(
      `update job_hunt set status = 'TERMINATED', quiet_since = null where owner_id = $1 and id = $2`,
      [me.person.id, id],
    );
    await app.test.database.query(`update usage_count set used = used + 5 where owner_id = $1`, [me.person.id]);

    await recountUsage(app.test.database, me.person.id, app.clock.now());

    expect(await wrongOf(me)).toEqual([]);
    expect(await keptFigures(me)).toEqual(await countsOf(me));
    expect(
      await app.test.database.query(
        `select kind from usage_count where owner_id = $1 and kind like 'HUNTS %' and used = 0`,
        [me.person.id],
      ),
    ).toEqual([]);
  });

  it("are those of an account that was there before them", async () => {
    const me = await app.signIn();
    for (const [[start, ...changes], endings] of JOURNEYS.slice(0, 8)) {
      const { id } = await createJobHunt(me, { ...start, scenario: null });
      for (const change of changes) await change(me, id).catch(() => undefined);
      for (const [end] of endings) await tryTo(me, end(id));
    }
    const before = await keptFigures(me);

    for (const statement of [...keepCounts.down, ...keepCounts.up]) await app.test.database.query(statement);

    expect(await keptFigures(me)).toEqual(before);
    expect(await wrongOf(me)).toEqual([]);
    expect(await app.services.plans.findStale(me.person.id)).toEqual([]);
  });

  it("are those of both persons together once they are one", async () => {
    const [me, other] = [await app.signIn(), await app.signIn()];
    for (const client of [me, me, other]) {
      const { id } = await createJobHunt(client, { phase: "APPLYING" });
      await changeStep(client, "setStepDoneOn", { jobHuntId: id, step: SEND, doneOn: "2026-11-10" });
    }
    await tryTo(other, `deleteJobHunt(input: { id: "${(await createJobHunt(other)).id}" }) { logEntryId }`);
    const { database } = app.test;

    await database.transaction(() => mergePersons(database, { keptId: me.person.id, otherId: other.person.id }));

    const seen = await keptFigures(me);
    expect(seen).toEqual(await countsOf(me));
    expect(seen).toMatchObject({ total: 3, sent: 3, logEntries: 8 });
    expect(await wrongOf(me)).toEqual([]);
  });

  it("are those of the example of an account to look around, also once it is left", async () => {
    const guest = await app.lookAround();
    const during = [await keptFigures(guest), await countsOf(guest)];
    app.clock.advance(60_000);
    await createCompany(guest);
    await app.lookArounds.keep(
      guest.person.subject,
      { email: "maya@example.org", name: "Maya Okafor", passwordHash: "none", isFirst: false, keeps: "additions" },
      () => Promise.resolve(),
    );

    expect(during[0]).toEqual(during[1]);
    expect(during[0]?.total).toBeGreaterThan(0);
    expect(await wrongOf(guest)).toEqual([]);
    const [usage] = await app.test.database.query<{ used: number }>(
      `select used::integer as used from usage_count where owner_id = $1 and kind = 'COMPANY'`,
      [guest.person.id],
    );
    expect(usage?.used).toBeGreaterThan(0);
  });
});
