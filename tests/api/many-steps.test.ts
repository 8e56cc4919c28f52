import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { STEPS } from "../../gateway/jobhunt/workflow.js";
import { STEPS_AT_ONCE_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const TYPES = { completeSteps: "StepsInput", skipSteps: "StepsInput", snoozeSteps: "SnoozeStepsInput" } as const;
type Mutation = keyof typeof TYPES;

const UNTIL = "2030-12-24";
const STEP = "IDEAL_JOB_PROFILE";
const OTHER = "SHORTLIST_POSITIONS";
const STATE = `name version ideal: step(name: ${STEP}) { status dueOn dueSetBy } shortlist: step(name: ${OTHER}) { status dueOn dueSetBy }`;
const UNDO = `mutation ($input: UndoInput!) { undo(input: $input) { logEntries { id } withoutUndo { id } } }`;
const NOTHING: Record<string, unknown> = { status: "INACTIVE", dueSetBy: "RULE" };

interface State {
  readonly name: string;
  readonly version: number;
  readonly ideal: { readonly status: string; readonly dueOn: string | null; readonly dueSetBy: string };
  readonly shortlist: State["ideal"];
}

interface Answer {
  readonly jobHuntId: string;
  readonly step: string;
  readonly jobHunt: State | null;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

interface Changed {
  readonly changeSetId: string | null;
  readonly answers: readonly Answer[];
}

/** What each of the three makes of a step. */
const MADE: readonly (readonly [Mutation, Record<string, unknown>])[] = [
  ["completeSteps", { status: "DONE" }],
  ["skipSteps", { status: "SKIPPED" }],
  ["snoozeSteps", { status: "INACTIVE", dueOn: UNTIL, dueSetBy: "PERSON" }],
];

const documentOf = (name: Mutation): string =>
  `mutation ($input: ${TYPES[name]}!) { changed: ${name}(input: $input) { changeSetId
    answers { jobHuntId step jobHunt { ${STATE} } problem { code message } } } }`;
const inputOf = (name: Mutation, steps: readonly object[]): object => ({
  input: { steps, ...(name === "snoozeSteps" ? { until: UNTIL } : {}) },
});

const OF_ONE = {
  completeSteps: ["completeStep", "StepInput"],
  skipSteps: ["skipStep", "StepInput"],
  snoozeSteps: ["snoozeStep", "SnoozeStepInput"],
} as const;
const documentOfOne = (name: Mutation): string =>
  `mutation ($input: ${OF_ONE[name][1]}!) { ${OF_ONE[name][0]}(input: $input) { logEntryId } }`;
const inputOfOne = (name: Mutation, step: object): object => ({
  input: { ...step, ...(name === "snoozeSteps" ? { until: UNTIL } : {}) },
});

describe("several steps in one act", () => {
  let app: TestApp;
  let me: Client;
  let hunts: readonly MadeJobHunt[];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunts = [
      await createJobHunt(me, { name: "One" }),
      await createJobHunt(me, { name: "Two" }),
      await createJobHunt(me, { name: "Three" }),
    ];
  });
  afterAll(() => app.close());

  const change = async (name: Mutation, steps: readonly object[], client = me): Promise<Changed> =>
    (await client.query<{ changed: Changed }>(documentOf(name), inputOf(name, steps))).changed;
  const refused = async (
    name: Mutation,
    steps: readonly object[],
  ): Promise<Readonly<Record<string, unknown>> | undefined> =>
    (await me.failure(documentOf(name), inputOf(name, steps))).extensions;
  const all = (step = STEP): readonly { jobHuntId: string; step: string }[] =>
    hunts.map(({ id }) => ({ jobHuntId: id, step }));
  const stateOf = async ({ id }: { readonly id: string }): Promise<State> =>
    (await me.query<{ jobHunt: State }>(`query ($id: ID!) { jobHunt(id: $id) { ${STATE} } }`, { id })).jobHunt;
  const states = async (): Promise<readonly State[]> => Promise.all(hunts.map(stateOf));
  const entries = async (): Promise<number> =>
    (await me.query<{ dashboard: { logEntries: number } }>(`{ dashboard { logEntries } }`)).dashboard.logEntries;
  const undo = async (changeSetId: string | null): Promise<number> =>
    (await me.query<{ undo: { logEntries: readonly object[] } }>(UNDO, { input: { changeSetId } })).undo.logEntries
      .length;
  const act = (mutation: string, { id }: MadeJobHunt): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  const rename = ({ id }: MadeJobHunt, name: string): Promise<unknown> =>
    me.query(`mutation ($input: UpdateJobHuntInput!) { updateJobHunt(input: $input) { id } }`, { input: { id, name } });
  const hunt = (index: number): MadeJobHunt => {
    const found = hunts[index];
    if (found === undefined) throw new Error("There is no such hunt.");
    return found;
  };

  describe.each(MADE)("by %s", (name, made) => {
    it("are all changed, answered in their order, and taken back by one undo", async () => {
      const before = await states();
      const steps = all().toReversed();

      const { changeSetId, answers } = await change(name, steps);

      expect(answers.map(({ jobHuntId, step }) => ({ jobHuntId, step }))).toEqual(steps);
      expect(answers.map(({ problem }) => problem)).toEqual([null, null, null]);
      for (const { jobHunt } of answers) expect(jobHunt?.ideal).toMatchObject(made);
      expect(answers.map(({ jobHunt }) => jobHunt).toReversed()).toEqual(await states());
      expect(await undo(changeSetId)).toBe(3);
      expect((await states()).map(({ ideal }) => ideal)).toEqual(before.map(({ ideal }) => ideal));
    });

    it("are changed where one of them cannot be, and undone together", async () => {
      const theirs = await createJobHunt(await app.signIn());
      const [one, , three] = all();

      const { changeSetId, answers } = await change(
        name,
        [one, { jobHuntId: theirs.id, step: STEP }, three].flatMap((step) => step ?? []),
      );

      expect(answers.map(({ problem }) => problem?.code ?? null)).toEqual([null, "NOT_FOUND", null]);
      expect(answers[1]).toMatchObject({ jobHuntId: theirs.id, step: STEP, jobHunt: null });
      expect((await states()).map(({ ideal }) => ideal)).toMatchObject([made, NOTHING, made]);
      expect(await undo(changeSetId)).toBe(2);
      expect((await states()).map(({ ideal }) => ideal)).toMatchObject([NOTHING, NOTHING, NOTHING]);
    });

    it("are answered again by a repetition, which changes nothing", async () => {
      const { version } = await stateOf(hunt(0));
      const steps = all().map((step) => ({ ...step, version }));
      await change(name, steps);
      const [before, count] = [await states(), await entries()];

      const again = await change(name, steps);

      expect(again.changeSetId).toBeNull();
      expect(again.answers.map(({ problem }) => problem)).toEqual([null, null, null]);
      expect(again.answers.map(({ jobHunt }) => jobHunt)).toEqual(before);
      expect([await states(), await entries()]).toEqual([before, count]);
    });

    it("may be two of one hunt, of which the caller has seen one version", async () => {
      const { version } = await stateOf(hunt(0));
      const both = [STEP, OTHER].map((step) => ({ jobHuntId: hunt(0).id, step, version }));

      const { changeSetId, answers } = await change(name, both);

      expect(answers.map(({ problem }) => problem)).toEqual([null, null]);
      const after = await stateOf(hunt(0));
      expect(after).toMatchObject({ ideal: made, shortlist: made });
      expect(after.version).toBeGreaterThan(version);
      expect(answers.map(({ jobHunt }) => jobHunt)).toEqual([after, after]);
      expect(await undo(changeSetId)).toBe(2);
      expect(await stateOf(hunt(0))).toMatchObject({ ideal: NOTHING, shortlist: NOTHING });
    });

    it("are changed once where one stands there twice, and answered in both places", async () => {
      const [step] = all();
      const shouted = { jobHuntId: hunt(0).id.toUpperCase(), step: STEP };

      const { changeSetId, answers } = await change(name, [step ?? {}, shouted]);

      expect(answers).toMatchObject([
        { jobHuntId: hunt(0).id, jobHunt: { ideal: made }, problem: null },
        { jobHuntId: hunt(0).id, jobHunt: { ideal: made }, problem: null },
      ]);
      expect(await undo(changeSetId)).toBe(1);
    });

    it("are a CONFLICT where the hunt has another version than was seen, and the others are changed", async () => {
      const [{ version }] = [await stateOf(hunt(1))];
      await rename(hunt(1), "Renamed meanwhile");

      const { answers } = await change(
        name,
        all().map((step) => ({ ...step, version })),
      );

      expect(answers.map(({ problem }) => problem?.code ?? null)).toEqual([null, "CONFLICT", null]);
      expect(answers[1]?.problem?.message).toContain(`version ${version + 1}, you had ${version}`);
      expect(answers[1]?.jobHunt).toMatchObject({ name: "Renamed meanwhile", ideal: NOTHING });
      expect((await states()).map(({ ideal }) => ideal)).toMatchObject([made, NOTHING, made]);
    });

    it("are refused as one alone is in a hunt that has ended, and not found in the trash", async () => {
      await act("terminateJobHunt", hunt(0));
      await act("deleteJobHunt", hunt(1));

      const { answers } = await change(name, [...all(), { jobHuntId: "no id", step: STEP }]);
      const alone = await me.failure(documentOfOne(name), inputOfOne(name, all()[0] ?? {}));

      expect(answers.map(({ problem }) => problem?.code ?? null)).toEqual([
        "ILLEGAL_TRANSITION",
        "NOT_FOUND",
        null,
        "NOT_FOUND",
      ]);
      expect(answers[0]?.problem?.message).toBe(alone.message);
      expect(answers.map(({ jobHunt }) => jobHunt?.name ?? null)).toEqual(["One", null, "Three", null]);
      expect(answers[2]?.jobHunt?.ideal).toMatchObject(made);
    });

    it("change nothing where none of them can be, and then are no change set", async () => {
      const theirs = await createJobHunt(await app.signIn(), { name: "Theirs" });
      const count = await entries();

      const { changeSetId, answers } = await change(name, [{ jobHuntId: theirs.id, step: STEP }]);

      expect([changeSetId, answers.map(({ problem }) => problem?.code)]).toEqual([null, ["NOT_FOUND"]]);
      expect(await entries()).toBe(count);
    });

    it("are 1 to 100, which one undo takes back", async () => {
      const steps = STEPS.slice(0, STEPS_AT_ONCE_MAX / 4);
      const four = [...hunts, await createJobHunt(me)];
      const most = four.flatMap(({ id }) => steps.map((step) => ({ jobHuntId: id, step: step.name })));
      const many = [...most, all()[0] ?? {}];

      const { changeSetId, answers } = await change(name, most);

      expect(answers.map(({ problem }) => problem)).toEqual(Array(STEPS_AT_ONCE_MAX).fill(null));
      expect(await undo(changeSetId)).toBe(STEPS_AT_ONCE_MAX);
      expect((await states()).map(({ ideal }) => ideal)).toMatchObject([NOTHING, NOTHING, NOTHING]);
      for (const [steps, rule] of [
        [[], "minItems"],
        [many, "maxItems"],
      ] as const) {
        expect(await refused(name, steps)).toMatchObject({ code: "VALIDATION", fields: [{ field: "steps", rule }] });
      }
    });

    it("are all left by an undo when one of them was changed since", async () => {
      const { changeSetId } = await change(name, all());
      await me.query(`mutation ($input: StepInput!) { openStep(input: $input) { logEntryId } }`, { input: all()[1] });
      await me.query(`mutation ($input: SetStepDueDateInput!) { setStepDueDate(input: $input) { logEntryId } }`, {
        input: { ...all()[1], dueOn: "2031-01-01" },
      });
      const before = await states();

      const { extensions } = await me.failure(UNDO, { input: { changeSetId } });

      expect(extensions).toMatchObject({ code: "CONFLICT", current: { notUndone: [{}] } });
      expect(await states()).toEqual(before);
    });

    it("are nobody's who is signed out", async () => {
      const { extensions } = await app.anonymous.failure(documentOf(name), inputOf(name, all()));

      expect(extensions).toMatchObject({ code: "UNAUTHENTICATED" });
      expect((await states()).map(({ ideal }) => ideal)).toMatchObject([NOTHING, NOTHING, NOTHING]);
    });

    it("are all left as they were when the database fails on one of them", async () => {
      await app.test.database.query(
        `create function fail_planted() returns trigger language plpgsql as $$ begin
           if new.subject_id = '${hunt(2).id}' then raise exception 'planted'; end if; return new; end $$`,
      );
      await app.test.database.query(
        `create trigger planted before insert on log_entry for each row execute function fail_planted()`,
      );
      try {
        expect(await refused(name, all())).toMatchObject({ code: "INTERNAL" });
      } finally {
        await app.test.database.query(`drop trigger planted on log_entry`);
        await app.test.database.query(`drop function fail_planted()`);
      }
      expect((await states()).map(({ ideal }) => ideal)).toMatchObject([NOTHING, NOTHING, NOTHING]);
    });

    it("read as much for one hunt as for three", async () => {
      // The first time each statement is sent by itself.
      await change(name, all(OTHER));
      const readsOf = async (steps: readonly object[]): Promise<number> => {
        app.test.statements.length = 0;
        const { changeSetId } = await change(name, steps);
        const statements = [...app.test.statements];
        await undo(changeSetId);
        return statements.filter((text) => /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text)).length;
      };

      expect(await readsOf(all())).toBe(await readsOf(all().slice(0, 1)));
    });
  });

  it("cannot be skipped where they are done, nor moved", async () => {
    await change("completeSteps", all().slice(0, 1));

    for (const name of ["snoozeSteps", "skipSteps"] as const) {
      const { answers } = await change(name, all());
      expect(answers.map(({ problem }) => problem?.code ?? null)).toEqual(["ILLEGAL_TRANSITION", null, null]);
    }
    expect((await states()).map(({ ideal }) => ideal.status)).toEqual(["DONE", "SKIPPED", "SKIPPED"]);
  });

  it.each(["2026-11-20", "1890-01-01"])("are moved to no day that is not to come: %s", async (until) => {
    const { extensions } = await me.failure(documentOf("snoozeSteps"), { input: { steps: all(), until } });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "until" }] });
  });

  it("raise the version once for a caller that has seen one, so that nobody else who has changes a step", async () => {
    const { version } = await stateOf(hunt(0));
    const seen = [STEP, OTHER].map((step) => ({ jobHuntId: hunt(0).id, step, version }));

    await change("completeSteps", seen);
    const late = await change("completeSteps", [{ jobHuntId: hunt(0).id, step: "DECIDE_ON_JOB", version }]);

    expect((await stateOf(hunt(0))).version).toBe(version + 1);
    expect(late.answers[0]?.problem?.code).toBe("CONFLICT");
  });

  it("count as rows by how many there are, whatever was counted for the same operation before", async () => {
    const rows = `mutation ($input: StepsInput!) { completeSteps(input: $input) { answers { jobHunt {
      notes(first: 100) { nodes { id } } } } } }`;
    const codeOf = async (count: number): Promise<unknown> =>
      (await me.graphql(rows, { input: { steps: Array.from({ length: count }, () => all()[0]) } })).errors?.[0]
        ?.extensions?.code;

    const codes = [await codeOf(1), await codeOf(5), await codeOf(6), await codeOf(100), await codeOf(1)];

    expect(codes).toEqual([undefined, undefined, "TOO_LARGE", "TOO_LARGE", undefined]);
  });

  it("of two calls at once are each changed once", async () => {
    const calls = await Promise.all([
      change("completeSteps", all()),
      change("completeSteps", all().toReversed()),
      change("completeSteps", all()),
    ]);

    expect(calls.flatMap(({ answers }) => answers.flatMap(({ problem }) => problem ?? []))).toEqual([]);
    expect(calls.filter(({ changeSetId }) => changeSetId !== null)).toHaveLength(1);
    expect((await states()).map(({ ideal }) => ideal.status)).toEqual(["DONE", "DONE", "DONE"]);
  });
});
