import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { PAUSE_DAYS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const SET = `mutation ($input: PauseJobHuntsInput!) { pauseJobHunts(input: $input) { id } }`;
const PAUSE = `{ pause { from until } }`;
const ZONE = `mutation ($timeZone: String!) { updateViewer(input: { timeZone: $timeZone }) { logEntryId } }`;

/** The day of the clock in UTC, and a later one. */
const TODAY = "2026-11-21";
const UNTIL = "2026-11-30";

interface Row {
  readonly hunt: string | null;
  readonly from: string;
  readonly until: string;
}

describe("pauses that are refused, and those at the limits", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  beforeAll(async () => {
    app = await startTestApp();
    // 10:30 UTC: it is the next day already at UTC+14, and still the day before at UTC-11.
    app.clock.advance(90 * 60 * 1000);
  });
  afterAll(() => app.close());

  const set = async (input: object): Promise<string> =>
    (await me.query<{ pauseJobHunts: { id: string } }>(SET, { input })).pauseJobHunts.id;
  /** The pauses that count, in the order of their days. */
  const rows = (): Promise<Row[]> =>
    app.test.database.query<Row>(
      `select job_hunt_id as hunt, from_on::text as "from", until_on::text as until from pause
       where owner_id = $1 and deleted_at is null order by from_on, until_on`,
      [me.person.id],
    );

  it.each([
    ["range", TODAY],
    ["range", "2026-11-20"],
    ["range", "2027-11-23"],
    ["day", "1899-12-31"],
    ["day", "2201-01-01"],
  ])("refuse a wrong end, by the rule %s: %s", async (rule, until) => {
    const failures = [
      await me.failure(SET, { input: { until } }),
      await me.failure(SET, { input: { jobHuntId: hunt.id, until } }),
    ];

    for (const { extensions } of failures) {
      expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "until", rule }] });
    }
    expect(await rows()).toEqual([]);
  });

  it("refuse a day that does not exist, by the name of its field", async () => {
    const failure = await me.failure(SET, { input: { until: "2027-02-31" } });

    expect(failure.extensions?.code).toBe("BAD_USER_INPUT");
    expect(failure.message).toContain("input.until");
  });

  it(`last a day at least, and at most ${PAUSE_DAYS_MAX}`, async () => {
    await set({ until: "2026-11-22" });
    await set({ jobHuntId: hunt.id, until: "2027-11-22" });

    expect(await rows()).toEqual([
      { hunt: null, from: TODAY, until: "2026-11-22" },
      { hunt: hunt.id, from: TODAY, until: "2027-11-22" },
    ]);
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-22", "2026-11-23"],
    ["Pacific/Pago_Pago", "2026-11-20", "2026-11-21"],
  ])("begin today in %s, and end after it", async (timeZone, today, tomorrow) => {
    await me.query(ZONE, { timeZone });

    const failure = await me.failure(SET, { input: { until: today } });
    await set({ until: tomorrow });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "until", rule: "range" }] });
    expect(await me.query(PAUSE)).toEqual({ pause: { from: today, until: tomorrow } });
  });

  it("stay one for a person who moves to where it is an earlier day", async () => {
    await me.query(ZONE, { timeZone: "Pacific/Kiritimati" });
    const id = await set({ until: UNTIL });
    await me.query(ZONE, { timeZone: "Pacific/Pago_Pago" });
    const moved = await set({ until: TODAY });

    expect(moved).toBe(id);
    expect(await rows()).toEqual([{ hunt: null, from: "2026-11-20", until: TODAY }]);
  });

  it.each(["TERMINATED", "DONE"])("are refused for a hunt that is %s", async (status) => {
    const ended = await createJobHunt(me, { phase: "ACCEPTING" });
    const end =
      status === "DONE"
        ? `advanceJobHunt(input: { id: $id, from: ACCEPTING })`
        : `terminateJobHunt(input: { id: $id })`;
    await me.query(`mutation ($id: ID!) { ${end} { logEntryId } }`, ended);

    const failure = await me.failure(SET, { input: { jobHuntId: ended.id, until: UNTIL } });

    expect(failure.extensions).toMatchObject({ code: "ILLEGAL_TRANSITION", current: { from: status } });
    expect(await rows()).toEqual([]);
  });

  it("are refused for a hunt in the trash, for a stranger's, for none, and without a sign-in", async () => {
    const theirs = await createJobHunt(await app.signIn());
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`, { id: hunt.id });

    const failures = await Promise.all([
      ...[hunt.id, theirs.id, uuidv7(), "no-uuid"].map((jobHuntId) =>
        me.failure(SET, { input: { jobHuntId, until: UNTIL } }),
      ),
      app.anonymous.failure(SET, { input: { until: UNTIL } }),
      app.anonymous.failure(PAUSE),
    ]);

    const [, , , , ...signedOut] = failures.map(({ extensions }) => extensions?.code);
    expect(failures.slice(0, 4).map(({ extensions }) => extensions?.code)).toEqual(Array(4).fill("NOT_FOUND"));
    expect(signedOut).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    expect(await rows()).toEqual([]);
  });

  it("of a stranger are not shown", async () => {
    await set({ until: UNTIL });

    const stranger = await app.signIn();

    expect(await stranger.query(PAUSE)).toEqual({ pause: null });
  });
});
