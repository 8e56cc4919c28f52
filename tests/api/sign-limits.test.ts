import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { JOB_HUNT_SIGNS_MAX, TEXT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const RECORD = `mutation ($input: RecordSignInput!) { recordSign(input: $input) {
  id sign { on note } jobHunt { signs { totalCount } } logEntryId } }`;
const SIGNS = `query ($id: ID!) { jobHunt(id: $id) { signs { totalCount nodes { note } } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;
const FILL = `insert into sign (owner_id, id, job_hunt_id, happened_on, sender, kind, recorded_on)
  select $1, gen_random_uuid(), $2, date '2026-11-01', 'ME', 'CALL', date '2026-11-01' from generate_series(1, $3)`;

interface Recorded {
  readonly id: string;
  readonly sign: { readonly on: string; readonly note: string | null };
  readonly jobHunt: { readonly signs: { readonly totalCount: number } };
  readonly logEntryId: string | null;
}

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly { readonly note: string | null }[];
}

describe("signs that a hunt does not take, and those at the limits", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
    // 10:30 UTC: it is the next day already at UTC+14, and still the day before at UTC-11.
    app.clock.advance(90 * 60 * 1000);
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const inputOf = (input: object = {}): object => ({
    input: { jobHuntId: hunt.id, on: "2026-11-20", from: "THEM", kind: "MAIL", ...input },
  });
  const record = async (input: object = {}): Promise<Recorded> =>
    (await me.query<{ recordSign: Recorded }>(RECORD, inputOf(input))).recordSign;
  const signsOf = async (): Promise<Page> =>
    (await me.query<{ jobHunt: { signs: Page } }>(SIGNS, { id: hunt.id })).jobHunt.signs;
  const notes = async (): Promise<(string | null)[]> => (await signsOf()).nodes.map(({ note }) => note);

  it("are out of reach of a stranger, and of anybody who is not signed in", async () => {
    const { id } = await record({ note: "Mine" });
    const stranger = await app.signIn();

    const codes = await Promise.all([
      stranger.failure(RECORD, inputOf()),
      stranger.failure(RECORD, inputOf({ jobHuntId: uuidv7() })),
      app.anonymous.failure(RECORD, inputOf()),
    ]);
    const { record: found } = await stranger.query<{ record: null }>(
      `query ($id: ID!) { record(kind: SIGN, id: $id) { id } }`,
      { id },
    );

    expect(codes.map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND", "NOT_FOUND", "UNAUTHENTICATED"]);
    expect(found).toBeNull();
    expect(await notes()).toEqual(["Mine"]);
  });

  it("are refused by a hunt that was terminated, and taken by one that is finished", async () => {
    const finished = await createJobHunt(me, { phase: "ACCEPTING" });
    await me.query(
      `mutation ($id: ID!) { advanceJobHunt(input: { id: $id, from: ACCEPTING }) { logEntryId } }`,
      finished,
    );
    await me.query(TERMINATE, { id: hunt.id });

    const failure = await me.failure(RECORD, inputOf());
    const recorded = await record({ jobHuntId: finished.id });

    expect(failure.extensions).toMatchObject({ code: "ILLEGAL_TRANSITION", current: { from: "TERMINATED" } });
    expect((await signsOf()).nodes).toEqual([]);
    expect(recorded.jobHunt.signs.totalCount).toBe(1);
  });

  it.each([
    ["on", "day", { on: "1899-12-31" }],
    ["on", "day", { on: "2201-01-01" }],
    ["on", "past", { on: "2026-11-22" }],
    ["promisedOn", "day", { promisedOn: "2201-01-01" }],
    ["promisedOn", "order", { promisedOn: "2026-11-19" }],
    ["note", "maxLength", { note: "x".repeat(TEXT_MAX + 1) }],
    ["note", "characters", { note: "a\u0000b" }],
  ])("refuse a wrong %s (rule %s, case %#)", async (field, rule, input) => {
    const failure = await me.failure(RECORD, inputOf(input));

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect((await signsOf()).nodes).toEqual([]);
  });

  it.each([
    ["on", { on: "2026-02-31" }],
    ["promisedOn", { promisedOn: "2027-02-31" }],
    ["on", { on: "21.11.2026" }],
    ["kind", { kind: "PIGEON" }],
  ])("refuse what is no value of %s", async (field, input) => {
    const failure = await me.failure(RECORD, inputOf(input));

    expect(failure.extensions?.code).toBe("BAD_USER_INPUT");
    expect(failure.message).toContain(`input.${field}`);
    expect((await signsOf()).nodes).toEqual([]);
  });

  it("take the first and the last day that a plan can have, and the longest note", async () => {
    const note = "x".repeat(TEXT_MAX);
    const first = await record({ on: "1900-01-01", promisedOn: "2200-12-31", note });
    const today = await record({ on: "2026-11-21", promisedOn: "2026-11-21" });

    expect([first.sign.on, today.sign.on]).toEqual(["1900-01-01", "2026-11-21"]);
    expect(first.sign.note).toHaveLength(TEXT_MAX);
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-22", "2026-11-23"],
    ["Pacific/Pago_Pago", "2026-11-20", "2026-11-21"],
  ])("can be of today in %s, and not of the day after", async (timeZone, today, tomorrow) => {
    await me.query(`mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { logEntryId } }`, {
      input: { timeZone },
    });

    const recorded = await record({ on: today });
    const failure = await me.failure(RECORD, inputOf({ on: tomorrow }));

    const [row] = await app.test.database.query<{ on: string }>(
      `select recorded_on::text as "on" from sign where owner_id = $1 and id = $2`,
      [me.person.id, recorded.id],
    );
    expect(recorded.sign.on).toBe(today);
    expect(row?.on).toBe(today);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "on", rule: "past" }] });
  });

  it("are not made again with the id of one that was undone", async () => {
    const id = uuidv7();
    const { logEntryId } = await record({ id });
    await me.query(UNDO, { id: logEntryId });

    const failure = await me.failure(RECORD, inputOf({ id }));

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "id" }] });
    expect((await signsOf()).nodes).toEqual([]);
  });

  it(`are at most ${JOB_HUNT_SIGNS_MAX} in one hunt, also when one comes back`, async () => {
    await app.test.database.query(FILL, [me.person.id, hunt.id, JOB_HUNT_SIGNS_MAX - 1]);
    const { logEntryId } = await record({ note: "The last" });
    const failure = await me.failure(RECORD, inputOf());
    const { undo } = await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id: logEntryId });
    await record({ note: "In its place" });
    const late = await me.failure(UNDO, { id: undo.logEntries[0]?.id });
    const future = await me.failure(RECORD, inputOf({ on: "2100-01-01" }));

    const tooMany = { code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] };
    expect(failure.extensions).toMatchObject(tooMany);
    expect(late.extensions).toMatchObject(tooMany);
    // What is wrong with the input is said first: making room would not help.
    expect(future.extensions).toMatchObject({ fields: [{ field: "on", rule: "past" }] });
    expect((await signsOf()).totalCount).toBe(JOB_HUNT_SIGNS_MAX);
  });
});
