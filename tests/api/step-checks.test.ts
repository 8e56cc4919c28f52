import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { JOB_HUNT_STEP_CHECKS_MAX, STEP_LINE_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { nextChange, type Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";

const CHECK = `id jobHuntId step key state question version`;
const SET = `mutation ($input: SetStepCheckInput!) { setStepCheck(input: $input) {
  id logEntryId stepCheck { ${CHECK} } jobHunt { id stepChecks(step: CONTRACT_VALIDITY) { key state } } } }`;
const CHECKS = `query ($id: ID!, $step: StepName!) { jobHunt(id: $id) { stepChecks(step: $step) { ${CHECK} } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const LOG = `{ logEntries(first: 1) { nodes { entry action subjectKind subjectId isUndoable } } }`;

interface Check {
  readonly id: string;
  readonly key: string;
  readonly state: string;
  readonly question: string | null;
  readonly version: number;
}

interface Changed {
  readonly id: string | null;
  readonly logEntryId: string | null;
  readonly stepCheck: Check | null;
}

describe("the points of a step's checklist", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const inputOf = (input: object): object => ({
    input: { jobHuntId: hunt.id, step: "CONTRACT_VALIDITY", key: "pay", ...input },
  });
  const set = async (state: string, input: object = {}): Promise<Changed> =>
    (await me.query<{ setStepCheck: Changed }>(SET, inputOf({ state, ...input }))).setStepCheck;
  const refusal = async (input: object, client = me) =>
    (await client.failure(SET, inputOf({ state: "CHECKED", ...input }))).extensions;
  const checksOf = async (step = "CONTRACT_VALIDITY"): Promise<readonly Check[]> =>
    (await me.query<{ jobHunt: { stepChecks: Check[] } }>(CHECKS, { id: hunt.id, step })).jobHunt.stepChecks;
  const states = async (): Promise<unknown[]> => (await checksOf()).map(({ state, question }) => [state, question]);
  const undo = async (id: string | null): Promise<string> =>
    (await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id })).undo.logEntries[0]?.id ?? "";
  const act = (mutation: string, id = hunt.id): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  const lastEntry = async (): Promise<unknown> =>
    (await me.query<{ logEntries: { nodes: unknown[] } }>(LOG)).logEntries.nodes[0];

  it("are checked, asked about and listed by their keys", async () => {
    const asked = await set("TO_ASK", { question: " How is overtime paid? ", key: "overtime" });
    await set("CHECKED", { key: "bonus" });

    const point = {
      id: asked.id,
      jobHuntId: hunt.id,
      step: "CONTRACT_VALIDITY",
      key: "overtime",
      state: "TO_ASK",
      question: "How is overtime paid?",
      version: 1,
    };
    expect(asked).toEqual({
      id: asked.stepCheck?.id,
      logEntryId: expect.any(String),
      stepCheck: point,
      jobHunt: { id: hunt.id, stepChecks: [{ key: "overtime", state: "TO_ASK" }] },
    });
    expect(await checksOf()).toMatchObject([{ key: "bonus", state: "CHECKED", question: null }, point]);
    expect(await checksOf("OFFER_LEGITIMACY")).toEqual([]);
  });

  it("keep their question while it is absent, are kept while they have one, and else go when they are open", async () => {
    const seen: unknown[] = [];
    for (const input of [
      { state: "TO_ASK", question: "Which day?" },
      { state: "CHECKED" },
      { state: "OPEN" },
      { state: "OPEN", question: null },
      { state: "OPEN" },
      { state: "TO_ASK" },
      { state: "OPEN", question: " " },
      { state: "OPEN", question: "Which day?" },
    ]) {
      await set(input.state, input);
      seen.push(await states());
    }

    expect(seen).toEqual([
      [["TO_ASK", "Which day?"]],
      [["CHECKED", "Which day?"]],
      [["OPEN", "Which day?"]],
      [],
      [],
      [["TO_ASK", null]],
      [],
      [["OPEN", "Which day?"]],
    ]);
  });

  it("change nothing when they are set as they are", async () => {
    const open = await set("OPEN");
    const first = await set("CHECKED");
    const again = await set("CHECKED");

    expect(open).toMatchObject({ id: null, stepCheck: null, logEntryId: null });
    expect(again).toMatchObject({ id: first.id, stepCheck: { version: 1 }, logEntryId: null });
  });

  it("are one row for each, however often they are opened and checked", async () => {
    const ids = new Set<string | null>();
    for (const state of ["CHECKED", "OPEN", "TO_ASK", "OPEN", "CHECKED"]) ids.add((await set(state)).id);

    expect(ids.size).toBe(1);
    expect((await checksOf())[0]).toMatchObject({ state: "CHECKED", version: 5 });
  });

  it("are logged in their own words, with the hunt as the subject", async () => {
    const said: unknown[] = [];
    for (const input of [
      { state: "CHECKED" },
      { state: "TO_ASK" },
      { state: "TO_ASK", question: "When?" },
      { state: "OPEN", question: null },
      { state: "OPEN", question: "When?" },
    ]) {
      await set(input.state, input);
      said.push(await lastEntry());
    }

    const facts = { subjectKind: "JOB_HUNT", subjectId: hunt.id, isUndoable: true };
    const where = `"contract validity" in job hunt "${hunt.name}"`;
    const asked = { action: "stepCheck.questionChanged", entry: `Changed a question of ${where}`, ...facts };
    expect(said).toEqual([
      { action: "stepCheck.checked", entry: `Checked a point of ${where}`, ...facts },
      { action: "stepCheck.toAsk", entry: `Marked a point of ${where} as to ask`, ...facts },
      asked,
      { action: "stepCheck.opened", entry: `Opened a point of ${where} again`, ...facts },
      asked,
    ]);
  });

  it.each([
    ["key", "key", { key: "9" }],
    ["key", "key", { key: "notice-period" }],
    ["key", "maxLength", { key: "k".repeat(41) }],
    ["question", "line", { question: "Two\r\nlines" }],
    ["question", "maxLength", { question: "q".repeat(STEP_LINE_MAX + 1) }],
  ])("are refused by their %s, by the rule %s, case %#", async (field, rule, input) => {
    expect(await refusal(input)).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect(await checksOf()).toEqual([]);
  });

  it("are as before when they are undone, as often as one likes", async () => {
    const first = await set("TO_ASK", { question: "When?" });
    const second = await set("CHECKED");
    const third = await set("OPEN", { question: null });
    const seen: unknown[] = [];

    let entry = third.logEntryId;
    for (let n = 0; n < 3; n++) {
      entry = await undo(entry);
      seen.push(await states());
    }
    await undo(second.logEntryId);
    seen.push(await states());
    await undo(first.logEntryId);

    const checked = [["CHECKED", "When?"]];
    expect(seen).toEqual([checked, [], checked, [["TO_ASK", "When?"]]]);
    expect(await states()).toEqual([]);
  });

  it("are not undone over what was set since", async () => {
    await set("CHECKED");
    const asked = await set("TO_ASK");
    const opened = await set("OPEN");
    await set("CHECKED");

    const failures = [
      await me.failure(UNDO, { id: asked.logEntryId }),
      await me.failure(UNDO, { id: opened.logEntryId }),
    ];

    expect(failures.map(({ extensions }) => extensions)).toMatchObject([
      { code: "CONFLICT", current: { changed: ["state"] } },
      { code: "CONFLICT", current: { changed: ["deletedAt"] } },
    ]);
    expect(await states()).toEqual([["CHECKED", null]]);
  });

  it("are at most 200 in a hunt that are not open", async () => {
    await set("CHECKED", { key: "opened" });
    const opened = await set("OPEN", { key: "opened" });
    await app.test.database.query(
      `insert into step_check (owner_id, id, job_hunt_id, step, key, state)
       select $1, gen_random_uuid(), $2, 1, 'key' || number, 'CHECKED' from generate_series(2, $3::integer) as number`,
      [me.person.id, hunt.id, JOB_HUNT_STEP_CHECKS_MAX],
    );

    const last = await set("CHECKED");
    const beyond = [await refusal({ key: "more" }), await refusal({ key: "opened" })];
    const undone = (await me.failure(UNDO, { id: opened.logEntryId })).extensions;
    await set("TO_ASK");
    await set("OPEN");
    const again = await set("CHECKED", { key: "opened" });

    expect([last.logEntryId, again.logEntryId]).toEqual([expect.any(String), expect.any(String)]);
    const full = { code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] };
    expect([...beyond, undone]).toMatchObject([full, full, full]);
  });

  it("are one when many devices set the same at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => set("CHECKED")));

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ logEntryId }) => logEntryId !== null)).toHaveLength(1);
  });

  it("are set in a hunt that was terminated, hidden with it in the trash, and restored with it", async () => {
    await act("terminateJobHunt");
    const { id } = await set("CHECKED");
    const record = `query ($id: ID!) { record(kind: STEP_CHECK, id: $id) { id ... on StepCheck { step state } } }`;
    const before = await me.query(record, { id });

    await act("deleteJobHunt");
    const code = (await refusal({}))?.code;
    const hidden = await me.query(record, { id });
    await me.query(`mutation ($id: ID!) { restore(input: { kind: JOB_HUNT, id: $id }) { id } }`, { id: hunt.id });

    expect(before).toEqual({ record: { id, step: "CONTRACT_VALIDITY", state: "CHECKED" } });
    expect([code, hidden]).toEqual(["NOT_FOUND", { record: null }]);
    expect(await states()).toEqual([["CHECKED", null]]);
  });

  it("are out of reach of strangers and of somebody who is not signed in", async () => {
    await set("CHECKED");
    const stranger = await app.signIn();

    expect((await refusal({ state: "OPEN" }, stranger))?.code).toBe("NOT_FOUND");
    expect((await refusal({ state: "OPEN" }, app.anonymous))?.code).toBe("UNAUTHENTICATED");
    expect(await stranger.query(CHECKS, { id: hunt.id, step: "CONTRACT_VALIDITY" })).toEqual({ jobHunt: null });
    expect(await states()).toEqual([["CHECKED", null]]);
  });

  it("are told to other devices as added, changed, removed and restored", async () => {
    const stream = await me.listen(`subscription { changes { operation kind id version } }`, {});
    const told: unknown[] = [];

    for (const state of ["CHECKED", "TO_ASK", "OPEN", "CHECKED"]) {
      await set(state);
      told.push({ changes: await nextChange(stream, ({ kind }) => kind === "STEP_CHECK") });
    }
    stream.stop();

    expect(told).toMatchObject(
      ["CREATED", "UPDATED", "DELETED", "RESTORED"].map((operation) => ({
        changes: { operation, kind: "STEP_CHECK" },
      })),
    );
  });
});
