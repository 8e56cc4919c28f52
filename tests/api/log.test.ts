import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const ADD = `mutation ($input: AddLogEntryInput!) { addLogEntry(input: $input) { id date action entry subjectId isUndoable undoneAt } }`;
const LIST = `query ($filter: String, $words: [LogWordWhere!], $from: DateTime, $to: DateTime, $first: Int! = 50, $after: String) {
  logEntries(filter: $filter, where: { from: $from, to: $to, words: $words }, first: $first, after: $after) {
    totalCount nodes { id date entry } pageInfo { endCursor hasNextPage } } }`;

interface Listed {
  readonly logEntries: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly id: string; readonly date: string; readonly entry: string }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("the log", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const add = async (event: string, date?: string) =>
    me.query<{ addLogEntry: { id: string; date: string } }>(ADD, {
      input: { event, ...(date === undefined ? {} : { date }) },
    });
  const list = async (variables: object = {}): Promise<Listed["logEntries"]> =>
    (await me.query<Listed>(LIST, variables)).logEntries;
  const entries = async (variables: object = {}): Promise<string[]> =>
    (await list(variables)).nodes.map(({ entry }) => entry);

  it("takes a line of one's own, dated now", async () => {
    const { addLogEntry } = await add("Called the agency");

    expect(addLogEntry).toMatchObject({
      date: app.clock.now().toISOString(),
      action: "note",
      entry: "Called the agency",
      subjectId: null,
      isUndoable: false,
      undoneAt: null,
    });
  });

  it("takes a line with a date of one's own", async () => {
    const { addLogEntry } = await add("Met at the fair", "2026-03-01T10:15:30.123+02:00");

    expect(addLogEntry.date).toBe("2026-03-01T08:15:30.123Z");
  });

  it("takes 2,000 characters and refuses 2,001", async () => {
    await add("x".repeat(2_000));
    const failure = await me.failure(ADD, { input: { event: "x".repeat(2_001) } });

    expect((await entries())[0]).toHaveLength(2_000);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "event", rule: "maxLength" }] });
  });

  it.each(["", " \n\t "])("refuses a line that says nothing (%j)", async (event) => {
    const failure = await me.failure(ADD, { input: { event } });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "event", rule: "required" }] });
  });

  it.each([
    ["100%", ["100% sure"]],
    ["%", ["100% sure"]],
    ["a_b", ["a_b"]],
    ["_", ["a_b"]],
    ["\\", ["back\\slash"]],
    ["\\%", []],
    ["100", ["100 sure", "100% sure"]],
    ["SURE", ["100 sure", "100% sure"]],
    [".*", []],
    ["(a+)+$", []],
    ["", ["axb", "a_b", "back\\slash", "100 sure", "100% sure"]],
  ])("is filtered by %j as it stands", async (filter, expected) => {
    for (const event of ["100% sure", "100 sure", "back\\slash", "a_b", "axb"]) {
      await add(event);
      app.clock.advance(1_000);
    }

    const { nodes, totalCount } = await list({ filter });

    expect(nodes.map(({ entry }) => entry)).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  });

  it("takes a filter of 200 characters and refuses 201", async () => {
    expect(await entries({ filter: "y".repeat(200) })).toEqual([]);
    expect((await me.failure(LIST, { filter: "y".repeat(201) })).extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "filter" }],
    });
  });

  it("counts both ends of a span, to the millisecond", async () => {
    for (const second of ["00.000", "00.999", "01.000", "01.001"]) await add(second, `2026-06-01T12:00:${second}Z`);

    expect(await entries({ from: "2026-06-01T12:00:00.999Z", to: "2026-06-01T12:00:01.000Z" })).toEqual([
      "01.000",
      "00.999",
    ]);
    expect(await entries({ from: "2026-06-01T12:00:01.001Z" })).toEqual(["01.001"]);
    expect(await entries({ to: "2026-06-01T12:00:00Z" })).toEqual(["00.000"]);
    expect(await entries({ from: "2026-06-01T13:00:00Z", to: "2026-06-01T12:00:00Z" })).toEqual([]);
  });

  it("is read newest first, each line once, page after page, also where dates are the same", async () => {
    for (let n = 0; n < 5; n++) await add(`Line ${n}`, "2026-06-01T12:00:00Z");
    await add("Older", "2026-05-01T12:00:00Z");
    const pages: string[][] = [];

    let after: string | null = null;
    do {
      const page: Listed["logEntries"] = await list({ first: 2, after });
      pages.push(page.nodes.map(({ entry }) => entry));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect(pages).toEqual([
      ["Line 4", "Line 3"],
      ["Line 2", "Line 1"],
      ["Line 0", "Older"],
    ]);
  });

  it("goes on where a page ended, whatever was written meanwhile", async () => {
    for (let n = 0; n < 4; n++) await add(`Line ${n}`, `2026-06-01T12:00:0${n}Z`);
    const first = await list({ first: 2 });
    await add("New", "2026-06-02T12:00:00Z");

    const second = await list({ first: 2, after: first.pageInfo.endCursor });

    expect(second.nodes.map(({ entry }) => entry)).toEqual(["Line 1", "Line 0"]);
  });

  it.each([
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00Z",
    "1969-12-31T23:59:59.999Z",
    "9999-12-31T23:59:59.999Z",
    "9999-12-31T23:59:59-23:59",
    "2026-06-30T23:59:60Z",
    "2026-02-29T00:00:00Z",
    "2028-02-29T00:00:00Z",
    "2026-03-29T02:30:00+01:00",
    "2026-13-01T00:00:00Z",
    "2026-06-01",
    "infinity",
    "-1",
    "",
  ])("answers any date, right or wrong: %s", async (date) => {
    const answers = await Promise.all([
      me.graphql(ADD, { input: { event: "Odd", date } }),
      me.graphql(LIST, { from: date }),
      me.graphql(LIST, { to: date }),
    ]);
    const read = await me.graphql(LIST, { first: 1, after: (await list({ first: 1 })).pageInfo.endCursor });

    for (const { errors } of answers)
      expect([undefined, "BAD_USER_INPUT", "VALIDATION"]).toContain(errors?.[0]?.extensions?.code);
    expect(read.errors).toBeUndefined();
  });

  it("says of every change what was done, newest first", async () => {
    const id = randomUUID();
    const change = (mutation: string): Promise<unknown> => me.query(`mutation { ${mutation} { logEntryId } }`);
    const changes = [
      `createJobHunt(input: { id: "${id}", name: "Garden" })`,
      `renameJobHunt(input: { id: "${id}", name: "Gardens" })`,
      `openStep(input: { jobHuntId: "${id}", step: DECIDE_ON_JOB })`,
      `advanceJobHunt(input: { id: "${id}", from: PREPARING })`,
      `activatePhase(input: { id: "${id}", phase: PREPARING })`,
      `terminateJobHunt(input: { id: "${id}", reason: "Closed" })`,
      `reopenJobHunt(input: { id: "${id}" })`,
      `deleteJobHunt(input: { id: "${id}" })`,
    ];
    for (const mutation of changes) {
      await change(mutation);
      app.clock.advance(1_000);
    }

    expect((await entries()).reverse()).toEqual([
      `Added job hunt "Garden"`,
      `Renamed job hunt "Garden" to "Gardens"`,
      `Opened "decide on job" in job hunt "Gardens"`,
      `Moved job hunt "Gardens" from preparing to applying`,
      `Moved job hunt "Gardens" from applying to preparing`,
      `Archived job hunt "Gardens": Closed`,
      `Reopened job hunt "Gardens"`,
      `Deleted job hunt "Gardens"`,
    ]);
  });

  it("says each line in parts, and somebody's own only as it stands", async () => {
    const id = randomUUID();
    await me.query(`mutation { createJobHunt(input: { id: "${id}", name: "Garden" }) { logEntryId } }`);
    app.clock.advance(1_000);
    await me.query(`mutation { openStep(input: { jobHuntId: "${id}", step: DECIDE_ON_JOB }) { logEntryId } }`);
    app.clock.advance(1_000);
    await add("Called");

    const answer = await me.query<{ logEntries: { nodes: readonly unknown[] } }>(
      `{ logEntries { nodes { sentence { key facts { name value } undone } } } }`,
    );

    expect(answer.logEntries.nodes).toEqual([
      { sentence: null },
      {
        sentence: {
          key: "step.opened",
          facts: expect.arrayContaining([
            { name: "step", value: "DECIDE_ON_JOB" },
            { name: "name", value: "Garden" },
          ]),
          undone: 0,
        },
      },
      { sentence: { key: "jobHunt.created", facts: [{ name: "name", value: "Garden" }], undone: 0 } },
    ]);
  });

  it("is read for one hunt alone, whatever else is asked for", async () => {
    const [first, second] = [await createJobHunt(me, { name: "First" }), await createJobHunt(me, { name: "Second" })];
    await me.query(
      `mutation ($id: ID!) { completeStep(input: { jobHuntId: $id, step: DECIDE_ON_JOB }) { logEntryId } }`,
      {
        id: first.id,
      },
    );
    const OF_HUNT = `query ($id: ID!, $filter: String) { logEntries(where: { jobHuntId: $id }, filter: $filter) {
      totalCount nodes { entry subjectId } } }`;
    const read = async (id: string, filter?: string, client = me): Promise<object> =>
      (await client.query<{ logEntries: object }>(OF_HUNT, { id, filter })).logEntries;
    const completed = { entry: 'Completed "decide on job" in job hunt "First"', subjectId: first.id };

    expect(await read(first.id)).toEqual({
      totalCount: 2,
      nodes: [completed, { entry: 'Added job hunt "First"', subjectId: first.id }],
    });
    expect(await read(first.id, "completed")).toEqual({ totalCount: 1, nodes: [completed] });
    expect(await read(second.id)).toMatchObject({ totalCount: 1 });
    const none = [await read("no id"), await read(randomUUID()), await read(first.id, undefined, await app.signIn())];
    expect(none).toEqual(Array(3).fill({ totalCount: 0, nodes: [] }));
  });

  it("of two persons is two logs", async () => {
    const other = await app.signIn();
    await add("Mine");

    expect(await other.query(LIST)).toMatchObject({ logEntries: { totalCount: 0, nodes: [] } });
  });

  it("finds a line among 20,000 without reading them into the answer", async () => {
    await app.test.database.query(
      `insert into log_entry (owner_id, id, date, action, entry)
       select $1, gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 second', 'note', 'Line ' || n from generate_series(1, 20000) as n`,
      [me.person.id],
    );
    app.test.statements.length = 0;

    const { nodes, totalCount } = await list({ filter: "line 19999", first: 1 });

    expect([nodes.map(({ entry }) => entry), totalCount]).toEqual([["Line 19999"], 1]);
    expect(app.test.statements).toHaveLength(2);
  });
});
