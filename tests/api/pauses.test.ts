import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import { RACE_LIMIT_MS } from "../support/race-rounds.js";

const SET = `mutation ($input: PauseJobHuntsInput!) { pauseJobHunts(input: $input) { id pausedUntil jobHunt { id } logEntryId } }`;
const PAUSE = `{ pause { id jobHuntId from until version } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const LOG = `{ logEntries(first: 1) { nodes { entry action subjectKind subjectId isUndoable } } }`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a new application's clock, and days around it. */
const TODAY = "2026-11-21";
const UNTIL = "2026-11-30";
const LATER = "2026-12-24";

interface Changed {
  readonly id: string | null;
  readonly pausedUntil: string | null;
  readonly jobHunt: { readonly id: string } | null;
  readonly logEntryId: string | null;
}

interface Row {
  readonly hunt: string | null;
  readonly from: string;
  readonly until: string;
}

describe("pauses", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const set = async (input: object): Promise<Changed> =>
    (await me.query<{ pauseJobHunts: Changed }>(SET, { input })).pauseJobHunts;
  const undo = async (id: string | null): Promise<string> => {
    const { undo: undone } = await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id });
    return undone.logEntries[0]?.id ?? "";
  };
  const pause = async (client = me): Promise<object | null> =>
    (await client.query<{ pause: object | null }>(PAUSE)).pause;
  /** The pauses that count, in the order of their days. */
  const rows = (): Promise<Row[]> =>
    app.test.database.query<Row>(
      `select job_hunt_id as hunt, from_on::text as "from", until_on::text as until from pause
       where owner_id = $1 and deleted_at is null order by from_on, until_on`,
      [me.person.id],
    );
  const newest = async (): Promise<object | undefined> =>
    (await me.query<{ logEntries: { nodes: object[] } }>(LOG)).logEntries.nodes[0];

  /** The two targets of a pause: the fields of the input, and the hunt that its row names. */
  const TARGETS: readonly (readonly [what: string, target: () => object, huntId: () => string | null])[] = [
    ["one hunt", () => ({ jobHuntId: hunt.id }), () => hunt.id],
    ["all hunts", () => ({}), () => null],
  ];

  it.each(TARGETS)("begin today and run until a day: %s", async (_what, target, huntId) => {
    const changed = await set({ ...target(), until: UNTIL });

    const jobHunt = huntId() === null ? null : { id: hunt.id };
    expect(changed).toEqual({ id: expect.any(String), pausedUntil: UNTIL, jobHunt, logEntryId: expect.any(String) });
    expect(await rows()).toEqual([{ hunt: huntId(), from: TODAY, until: UNTIL }]);
  });

  it("of all hunts are the one that is asked for; that of one hunt is not", async () => {
    await set({ jobHuntId: hunt.id, until: UNTIL });
    const none = await pause();
    const { id } = await set({ until: LATER });

    expect(none).toBeNull();
    expect(await pause()).toEqual({ id, jobHuntId: null, from: TODAY, until: LATER, version: 1 });
  });

  it.each(TARGETS)("get another end while they run, and stay one: %s", async (_what, target, huntId) => {
    const first = await set({ ...target(), until: UNTIL });
    const again = await set({ ...target(), until: UNTIL });
    const longer = await set({ ...target(), until: LATER });

    expect(again).toEqual({ ...first, logEntryId: null });
    expect(longer).toMatchObject({ id: first.id, pausedUntil: LATER, logEntryId: expect.any(String) });
    expect(await rows()).toEqual([{ hunt: huntId(), from: TODAY, until: LATER }]);
  });

  it.each(TARGETS)("that began today are removed when they end today: %s", async (_what, target) => {
    const { id } = await set({ ...target(), until: UNTIL });
    const ended = await set({ ...target(), until: null });

    expect(ended).toMatchObject({ id, pausedUntil: null, logEntryId: expect.any(String) });
    expect(await rows()).toEqual([]);
    expect(await pause()).toBeNull();
  });

  it.each(TARGETS)("do not end where there is none: %s", async (_what, target, huntId) => {
    const ended = await set(target());

    const jobHunt = huntId() === null ? null : { id: hunt.id };
    expect(ended).toEqual({ id: null, pausedUntil: null, jobHunt, logEntryId: null });
    expect(await newest()).not.toMatchObject({ action: "pause.ended" });
  });

  it.each(TARGETS)("are undone, and the undoing too: %s", async (_what, target, huntId) => {
    const { logEntryId } = await set({ ...target(), until: UNTIL });
    const { logEntryId: longer } = await set({ ...target(), until: LATER });

    const undoing = await undo(longer);
    const undone = await rows();
    const redoing = await undo(undoing);
    const redone = await rows();
    await undo(redoing);
    const removing = await undo(logEntryId);
    const none = await rows();
    await undo(removing);

    expect(undone).toEqual([{ hunt: huntId(), from: TODAY, until: UNTIL }]);
    expect(redone).toEqual([{ hunt: huntId(), from: TODAY, until: LATER }]);
    expect(none).toEqual([]);
    expect(await rows()).toEqual(undone);
  });

  it("are back when their removal is undone, and gone when that is", async () => {
    await set({ until: UNTIL });
    const { logEntryId } = await set({ until: null });

    const undoing = await undo(logEntryId);
    const back = await rows();
    await undo(undoing);

    expect(back).toEqual([{ hunt: null, from: TODAY, until: UNTIL }]);
    expect(await rows()).toEqual([]);
  });

  it.each(TARGETS)("cannot be undone once they were changed again: %s", async (_what, target, huntId) => {
    await set({ ...target(), until: UNTIL });
    const { logEntryId } = await set({ ...target(), until: LATER });
    await set({ ...target(), until: "2027-01-07" });

    const failure = await me.failure(UNDO, { id: logEntryId });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["untilOn"] } });
    expect(await rows()).toEqual([{ hunt: huntId(), from: TODAY, until: "2027-01-07" }]);
  });

  it.each(TARGETS)("do not come back beside another one of these days: %s", async (_what, target, huntId) => {
    const { logEntryId } = await set({ ...target(), until: UNTIL });
    const undoing = await undo(logEntryId);
    await set({ ...target(), until: LATER });

    const failure = await me.failure(UNDO, { id: undoing });

    expect(failure.extensions?.code).toBe("CONFLICT");
    expect(await rows()).toEqual([{ hunt: huntId(), from: TODAY, until: LATER }]);
  });

  it("are logged with the hunt, or with themselves where all are meant", async () => {
    const one = { subjectKind: "JOB_HUNT", subjectId: hunt.id, isUndoable: true };

    await set({ jobHuntId: hunt.id, until: UNTIL });
    expect(await newest()).toEqual({
      ...one,
      action: "pause.set",
      entry: `Paused job hunt "${hunt.name}" until ${UNTIL}`,
    });
    await set({ jobHuntId: hunt.id });
    expect(await newest()).toEqual({
      ...one,
      action: "pause.ended",
      entry: `Ended the pause of job hunt "${hunt.name}"`,
    });
    const { id } = await set({ until: UNTIL });
    const all = { subjectKind: "PAUSE", subjectId: id, isUndoable: true };
    expect(await newest()).toEqual({ ...all, action: "pause.set", entry: `Paused all job hunts until ${UNTIL}` });
    await set({ until: null });
    expect(await newest()).toEqual({ ...all, action: "pause.ended", entry: "Ended the pause of all job hunts" });
  });

  it.each(TARGETS)(
    "are one when several devices pause at once: %s",
    async (_what, target, huntId) => {
      const input = { ...target(), until: UNTIL };
      const answers = await Promise.all(Array.from({ length: 6 }, () => set(input)));

      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ logEntryId }) => logEntryId !== null)).toHaveLength(1);
      expect(await rows()).toEqual([{ hunt: huntId(), from: TODAY, until: UNTIL }]);
    },
    RACE_LIMIT_MS,
  );

  it("cost as many statements with twelve hunts as with one", async () => {
    const counts: number[] = [];
    for (const hunts of [1, 12]) {
      const client = await app.signIn();
      for (let n = 0; n < hunts; n++) {
        const { id } = await createJobHunt(client);
        await client.query(SET, { input: { jobHuntId: id, until: UNTIL } });
      }
      app.test.statements.length = 0;
      await client.query(SET, { input: { until: UNTIL } });
      await client.query(PAUSE);
      counts.push(app.test.statements.length);
    }

    expect(counts[1]).toBe(counts[0]);
  });
});

describe("a pause that began on an earlier day", () => {
  it.each([
    ["one hunt", true],
    ["all hunts", false],
  ])("ends today and keeps its days, and runs again when that is undone: %s", async (_what, isOne) => {
    const app = await startTestApp();
    try {
      const me = await app.signIn();
      const { id } = await createJobHunt(me);
      const target = isOne ? { jobHuntId: id } : {};
      const days = () =>
        app.test.database.query(
          `select from_on::text as "from", until_on::text as until from pause where owner_id = $1 and deleted_at is null order by from_on`,
          [me.person.id],
        );
      await me.query(SET, { input: { ...target, until: UNTIL } });
      app.clock.advance(3 * DAY_MS);

      const { pauseJobHunts: ended } = await me.query<{ pauseJobHunts: Changed }>(SET, { input: target });
      const afterEnd = await days();
      const { pauseJobHunts: again } = await me.query<{ pauseJobHunts: Changed }>(SET, { input: target });
      await me.query(UNDO, { id: ended.logEntryId });

      expect(afterEnd).toEqual([{ from: TODAY, until: "2026-11-24" }]);
      expect(again).toMatchObject({ id: null, logEntryId: null });
      expect(await days()).toEqual([{ from: TODAY, until: UNTIL }]);
    } finally {
      await app.close();
    }
  });

  it("is over on the day until which it ran, and the next one is another", async () => {
    const app = await startTestApp();
    try {
      const me = await app.signIn();
      await me.query(SET, { input: { until: UNTIL } });
      const { pause: running } = await me.query<{ pause: { id: string } }>(PAUSE);
      app.clock.advance(9 * DAY_MS);

      const over = await me.query(PAUSE);
      const { pauseJobHunts: next } = await me.query<{ pauseJobHunts: Changed }>(SET, { input: { until: LATER } });

      expect(over).toEqual({ pause: null });
      expect(next.id).not.toBe(running.id);
    } finally {
      await app.close();
    }
  });
});
