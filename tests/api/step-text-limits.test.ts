import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { JOB_HUNT_STEP_TEXTS_MAX, STEP_LINE_MAX, STEP_TEXT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const SAVE = `mutation ($input: SaveStepTextInput!) { saveStepText(input: $input) {
  logEntryId stepText { key subject body version } } }`;
const RESET = `mutation ($input: ResetStepTextInput!) { resetStepText(input: $input) { logEntryId } }`;
const TEXTS = `query ($id: ID!, $step: StepName!) { jobHunt(id: $id) { stepTexts(step: $step) { body } } }`;
const TEXTS_OF_ALL = `{ jobHunts { nodes {
  mail: stepTexts(step: FOLLOW_UP_EMAIL) { body } other: stepTexts(step: DECIDE_ON_JOB) { body } } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
/** $2: the hunt, $3: how many texts, $4: the length of each, in characters of three bytes. */
const FILL = `insert into step_text (owner_id, id, job_hunt_id, step, key, language, body)
  select $1, gen_random_uuid(), $2, 1, 'key' || number, 'en', repeat('字', $4) from generate_series(1, $3::integer) as number`;

interface Changed {
  readonly logEntryId: string | null;
  readonly stepText: { readonly version: number } | null;
}

describe("the limits of the edited texts of a step", () => {
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

  const inputOf = (input: object = {}): object => ({
    input: { jobHuntId: hunt.id, step: "FOLLOW_UP_EMAIL", key: "mail", language: "en", ...input },
  });
  const save = async (input: object = {}): Promise<Changed> =>
    (await me.query<{ saveStepText: Changed }>(SAVE, inputOf({ body: "Dear team", ...input }))).saveStepText;
  const reset = async (input: object = {}): Promise<Changed> =>
    (await me.query<{ resetStepText: Changed }>(RESET, inputOf(input))).resetStepText;
  const refusal = async (input: object = {}) =>
    (await me.failure(SAVE, inputOf({ body: "Dear team", ...input }))).extensions;
  const textsOf = async (step = "FOLLOW_UP_EMAIL"): Promise<readonly object[]> =>
    (await me.query<{ jobHunt: { stepTexts: object[] } }>(TEXTS, { id: hunt.id, step })).jobHunt.stepTexts;
  const fill = (jobHuntId: string, count: number, length = 0): Promise<unknown> =>
    app.test.database.query(FILL, [me.person.id, jobHuntId, count, length]);

  it.each([
    ["key", "key", { key: "" }],
    ["key", "key", { key: "Mail" }],
    ["key", "key", { key: "my mail" }],
    ["key", "maxLength", { key: "m".repeat(41) }],
    ["language", "language", { language: "" }],
    ["language", "language", { language: "english language" }],
    ["language", "maxLength", { language: `en-x-${"abcdefgh-".repeat(4)}` }],
    ["subject", "line", { subject: "Two\nlines" }],
    ["subject", "maxLength", { subject: "s".repeat(STEP_LINE_MAX + 1) }],
    ["body", "maxLength", { body: "b".repeat(STEP_TEXT_MAX + 1) }],
  ])("are refused by their %s, by the rule %s, case %#", async (field, rule, input) => {
    expect(await refusal(input)).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect(await textsOf()).toEqual([]);
  });

  it("are kept up to the limits", async () => {
    const input = { key: "m".repeat(40), subject: "s".repeat(STEP_LINE_MAX), body: "b".repeat(STEP_TEXT_MAX) };

    expect((await save(input)).stepText).toMatchObject(input);
  });

  it("are at most 200 in a hunt, whatever step they belong to", async () => {
    const removed = await save({ step: "DECIDE_ON_JOB" }).then(() => reset({ step: "DECIDE_ON_JOB" }));
    await fill(hunt.id, JOB_HUNT_STEP_TEXTS_MAX - 1);

    const last = await save();
    const beyond = await refusal({ key: "more" });
    const undone = (await me.failure(UNDO, { id: removed.logEntryId })).extensions;
    const changed = await save({ body: "It can still be changed", version: 1 });
    await reset();
    await me.query(UNDO, { id: removed.logEntryId });

    expect(last.logEntryId).toEqual(expect.any(String));
    const full = { code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] };
    expect([beyond, undone]).toMatchObject([full, full]);
    expect(changed.stepText?.version).toBe(2);
    expect(await textsOf("DECIDE_ON_JOB")).toHaveLength(1);
  });

  it("cost as many statements for four hunts as for one", async () => {
    const counts: number[] = [];
    for (const hunts of [1, 4]) {
      const client = await app.signIn();
      for (let n = 0; n < hunts; n++) {
        const { id: jobHuntId } = await createJobHunt(client);
        await client.query(SAVE, inputOf({ jobHuntId, body: `Mail ${n}` }));
        await client.query(SAVE, inputOf({ jobHuntId, step: "DECIDE_ON_JOB", body: `Notes ${n}` }));
      }
      app.test.statements.length = 0;
      const { jobHunts } = await client.query<{ jobHunts: { nodes: object[] } }>(TEXTS_OF_ALL);
      counts.push(app.test.statements.length);
      const expected = Array.from({ length: hunts }, (_, n) => ({
        mail: [{ body: `Mail ${n}` }],
        other: [{ body: `Notes ${n}` }],
      }));
      expect(jobHunts.nodes).toEqual(expect.arrayContaining(expected));
    }

    expect(counts[1]).toBe(counts[0]);
  });

  it("are read while they fit into one answer, and refused when they do not", async () => {
    const query = `{ jobHunts { nodes { stepTexts(step: IDEAL_JOB_PROFILE) { body } } } }`;
    await fill(hunt.id, JOB_HUNT_STEP_TEXTS_MAX, STEP_TEXT_MAX);

    const fits = await me.query<{ jobHunts: { nodes: { stepTexts: object[] }[] } }>(query);
    for (let n = 0; n < 2; n++) await fill((await createJobHunt(me)).id, JOB_HUNT_STEP_TEXTS_MAX, STEP_TEXT_MAX);
    const failure = await me.failure(query);

    expect(fits.jobHunts.nodes[0]?.stepTexts).toHaveLength(JOB_HUNT_STEP_TEXTS_MAX);
    expect(failure.extensions).toMatchObject({ code: "TOO_LARGE", fields: [{ field: "stepTexts", rule: "answer" }] });
  });
});
