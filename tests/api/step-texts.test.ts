import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { nextChange, type Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const TEXT = `id jobHuntId step key language subject body version`;
const SAVE = `mutation ($input: SaveStepTextInput!) { saveStepText(input: $input) {
  id logEntryId stepText { ${TEXT} } jobHunt { id stepTexts(step: FOLLOW_UP_EMAIL) { id body } } } }`;
const RESET = `mutation ($input: ResetStepTextInput!) { resetStepText(input: $input) {
  id logEntryId stepText { id } jobHunt { id stepTexts(step: FOLLOW_UP_EMAIL) { id } } } }`;
const TEXTS = `query ($id: ID!, $step: StepName!) { jobHunt(id: $id) { stepTexts(step: $step) { ${TEXT} } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const LOG = `{ logEntries(first: 1) { nodes { entry action subjectKind subjectId isUndoable } } }`;

interface Text {
  readonly id: string;
  readonly key: string;
  readonly language: string;
  readonly subject: string | null;
  readonly body: string;
  readonly version: number;
}

interface Changed {
  readonly id: string | null;
  readonly logEntryId: string | null;
  readonly stepText: Text | null;
  readonly jobHunt: { readonly stepTexts: readonly { readonly id: string; readonly body: string }[] };
}

describe("the edited texts of a step", () => {
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
  const refusal = async (input: object = {}, client = me) =>
    (await client.failure(SAVE, inputOf({ body: "Dear team", ...input }))).extensions;
  const textsOf = async (step = "FOLLOW_UP_EMAIL"): Promise<readonly Text[]> =>
    (await me.query<{ jobHunt: { stepTexts: Text[] } }>(TEXTS, { id: hunt.id, step })).jobHunt.stepTexts;
  const bodies = async (): Promise<string[]> => (await textsOf()).map(({ body }) => body);
  const undo = async (id: string | null): Promise<string> =>
    (await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id })).undo.logEntries[0]?.id ?? "";
  const act = (mutation: string, id = hunt.id): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  const lastEntry = async (): Promise<unknown> =>
    (await me.query<{ logEntries: { nodes: unknown[] } }>(LOG)).logEntries.nodes[0];

  it("are saved with their subject and their lines, and read again", async () => {
    const body = "Dear team,\n\n  thank you.\n\nKind regards";
    const saved = await save({ subject: " Thank you ", body: ` ${body}\n` });

    const text = {
      id: saved.id,
      jobHuntId: hunt.id,
      step: "FOLLOW_UP_EMAIL",
      key: "mail",
      language: "en",
      subject: "Thank you",
      body,
      version: 1,
    };
    expect(saved).toEqual({
      id: saved.stepText?.id,
      logEntryId: expect.any(String),
      stepText: text,
      jobHunt: { id: hunt.id, stepTexts: [{ id: saved.id, body }] },
    });
    expect(await textsOf()).toEqual([text]);
    expect(await textsOf("DECIDE_ON_JOB")).toEqual([]);
    expect(await lastEntry()).toEqual({
      entry: `Changed the text of "follow up email" in job hunt "${hunt.name}"`,
      action: "stepText.changed",
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
  });

  it("are one for each key and language, in this order, and stay what is absent", async () => {
    for (const place of [{ key: "mail", language: "fr" }, { key: "call" }, { language: "DE" }]) await save(place);
    const { version } = (await save({ subject: "Hello" })).stepText ?? {};

    const changed = await save({ body: "Other", version });
    const cleared = await save({ body: "", subject: null, version: changed.stepText?.version });

    expect((await textsOf()).map(({ key, language }) => [key, language])).toEqual([
      ["call", "en"],
      ["mail", "de"],
      ["mail", "en"],
      ["mail", "fr"],
    ]);
    expect(changed.stepText).toMatchObject({ subject: "Hello", body: "Other", version: 2 });
    expect(cleared.stepText).toMatchObject({ id: changed.id, subject: null, body: "", version: 3 });
  });

  it("are of one language however its tag is written", async () => {
    const tags = ["pt-br", "PT-BR", " pt-BR "];
    const saved = [];
    for (const language of tags) saved.push(await save({ language }));

    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(saved[0]?.stepText?.language).toBe("pt-BR");
    expect((await save({ language: "iw-il" })).stepText?.language).toBe("he-IL");
  });

  it("change nothing when they are saved as they are, whatever version was seen", async () => {
    const first = await save({ subject: "Hello" });

    const same = [await save({ subject: "Hello" }), await save({ version: 1 }), await save({ version: 7 })];

    expect(same).toMatchObject(Array(3).fill({ id: first.id, logEntryId: null, stepText: { version: 1 } }));
  });

  it("are in conflict with another version, with one that was not seen, and with one that is gone", async () => {
    const { id } = await save();
    await save({ body: "Second", version: 1 });

    const old = await refusal({ body: "Third", version: 1 });
    const unseen = await refusal({ body: "Third" });
    await reset();
    const gone = await refusal({ body: "Third", version: 2 });

    expect([old, unseen]).toMatchObject(Array(2).fill({ code: "CONFLICT", current: { id, version: 2 } }));
    expect(gone).toMatchObject({ code: "CONFLICT", current: { id: null, version: null } });
    expect(await textsOf()).toEqual([]);
  });

  it("are saved once when two devices save at once, and the other learns of it", async () => {
    const answers = await Promise.all(["one", "two", "three"].map((body) => me.graphql(SAVE, inputOf({ body }))));

    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions?.["code"] ?? [])).toEqual(["CONFLICT", "CONFLICT"]);
    expect(await textsOf()).toHaveLength(1);
  });

  it("give way to the first text, and come back by undo", async () => {
    const saved = await save();

    const removed = await reset();
    const entry = await lastEntry();
    const twice = await reset();
    const other = await reset({ language: "de" });
    const redo = await undo(removed.logEntryId);
    const back = await bodies();
    await undo(redo);

    expect(removed).toMatchObject({ id: saved.id, stepText: null, jobHunt: { stepTexts: [] } });
    expect(entry).toMatchObject({
      action: "stepText.reset",
      entry: `Went back to the first text of "follow up email" in job hunt "${hunt.name}"`,
    });
    expect([twice, other]).toMatchObject(Array(2).fill({ id: null, stepText: null, logEntryId: null }));
    expect(back).toEqual(["Dear team"]);
    expect(await textsOf()).toEqual([]);
  });

  it("are as before when their change is undone", async () => {
    const made = await save({ subject: "First" });
    const changed = await save({ subject: "Second", body: "Second", version: 1 });

    await undo(changed.logEntryId);
    const before = await textsOf();
    await undo(made.logEntryId);

    expect(before).toMatchObject([{ id: made.id, subject: "First", body: "Dear team", version: 3 }]);
    expect(await textsOf()).toEqual([]);
  });

  it("are not undone over what was written since", async () => {
    await save();
    const second = await save({ body: "Second", version: 1 });
    await save({ body: "Third", version: 2 });
    const removed = await reset();
    await save({ body: "Fourth" });

    const changed = await me.failure(UNDO, { id: second.logEntryId });
    const again = await me.failure(UNDO, { id: removed.logEntryId });

    expect(changed.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["body"] } });
    expect(again.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["deletedAt"] } });
    expect(await bodies()).toEqual(["Fourth"]);
  });

  it("are edited in a hunt that was terminated or is finished", async () => {
    await act("terminateJobHunt");
    const terminated = await save();
    const { id: finished } = await createJobHunt(me, { phase: "ACCEPTING" });
    await me.query(`mutation ($id: ID!) { advanceJobHunt(input: { id: $id, from: ACCEPTING }) { id } }`, {
      id: finished,
    });

    expect([terminated, await save({ jobHuntId: finished })]).toMatchObject([
      { logEntryId: expect.any(String) },
      { logEntryId: expect.any(String) },
    ]);
  });

  it("are hidden with their hunt in the trash, which takes none, and restored with it", async () => {
    const { id } = await save();
    const record = `query ($id: ID!) { record(kind: STEP_TEXT, id: $id) { id ... on StepText { step body } } }`;
    const restore = `mutation ($id: ID!) { restore(input: { kind: STEP_TEXT, id: $id }) { id } }`;
    const before = await me.query(record, { id });

    await act("deleteJobHunt");
    const code = (await refusal({ key: "more" }))?.code;
    const hidden = await me.query(record, { id });
    const alone = await me.failure(restore, { id });
    const { trash } = await me.query<{ trash: { nodes: object[] } }>(`{ trash { nodes { id kind } } }`);
    await me.query(`mutation ($id: ID!) { restore(input: { kind: JOB_HUNT, id: $id }) { id } }`, { id: hunt.id });

    expect(before).toEqual({ record: { id, step: "FOLLOW_UP_EMAIL", body: "Dear team" } });
    expect(code).toBe("NOT_FOUND");
    expect(hidden).toEqual({ record: null });
    expect(alone.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "kind", rule: "part" }] });
    expect(trash.nodes).toEqual([{ id: hunt.id, kind: "JOB_HUNT" }]);
    expect(await bodies()).toEqual(["Dear team"]);
  });

  it("are gone for good with the trash once they were removed, and with them what the log kept", async () => {
    const saved = await save();
    const removed = await reset();
    const { id: thrown } = await createJobHunt(me);
    await act("deleteJobHunt", thrown);

    await me.query(`mutation { emptyTrash { count } }`);
    const undone = await me.failure(UNDO, { id: removed.logEntryId });
    const kept = await app.test.database.query(`select 1 from step_text where id = $1`, [saved.id]);

    expect(kept).toEqual([]);
    expect(undone.extensions?.code).toBe("ILLEGAL_TRANSITION");
  });

  it("are out of reach of strangers and of somebody who is not signed in", async () => {
    await save();
    const stranger = await app.signIn();

    const saved = await refusal({ body: "Taken", version: 1 }, stranger);
    const removed = await stranger.failure(RESET, inputOf());
    const anonymous = await refusal({ body: "Taken" }, app.anonymous);

    expect([saved?.code, removed.extensions?.code, anonymous?.code]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
      "UNAUTHENTICATED",
    ]);
    expect(await stranger.query(TEXTS, { id: hunt.id, step: "FOLLOW_UP_EMAIL" })).toEqual({ jobHunt: null });
    expect(await bodies()).toEqual(["Dear team"]);
  });

  it("are told to other devices", async () => {
    const stream = await me.listen(`subscription { changes { operation kind id version } }`, {});

    const { id } = await save();
    const made = { changes: await nextChange(stream, ({ kind }) => kind === "STEP_TEXT") };
    await save({ body: "Second", version: 1 });
    const changed = { changes: await nextChange(stream, ({ kind }) => kind === "STEP_TEXT") };
    stream.stop();

    expect(made).toMatchObject({ changes: { operation: "CREATED", kind: "STEP_TEXT", id, version: 1 } });
    expect(changed).toMatchObject({ changes: { operation: "UPDATED", kind: "STEP_TEXT", id, version: 2 } });
  });
});
