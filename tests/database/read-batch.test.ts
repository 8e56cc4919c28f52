import { describe, expect, it } from "@jest/globals";
import { AppError } from "../../gateway/platform/errors.js";
import { genericPlan } from "../../gateway/database/generic-plan.js";
import { KnownStatements, ReadBatch, type Answer } from "../../gateway/database/read-batch.js";
import "../support/on-embedded-database.js";

const [TEXT, BIGINT, MOMENT, NUMERIC] = [25, 20, 1184, 1700];

/** A database that answers each statement alone with the rows of its table, and those of several in one as JSON. */
class FakeDatabase {
  readonly sent: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  fails: (sql: string) => Error | null = () => null;

  constructor(private readonly type = TEXT) {}

  readonly run = (sql: string, parameters: readonly unknown[]): Promise<Answer> => {
    this.sent.push({ sql, parameters });
    const failure = this.fails(sql);
    if (failure !== null) return Promise.reject(failure);
    const names = [...sql.matchAll(/from (\w+)/g)].flatMap(([, name]) => name ?? []);
    const rows = sql.includes("json_agg")
      ? [Object.fromEntries(names.map((name, at) => [`r${at}`, [{ value: name }]]))]
      : names.map((name) => ({ value: name }));
    return Promise.resolve({ rows, fields: [{ name: "value", dataTypeID: this.type }] });
  };
}

describe("what a request reads at the same time", () => {
  const open = (type?: number): { database: FakeDatabase; reads: ReadBatch } => {
    const database = new FakeDatabase(type);
    return { database, reads: new ReadBatch(database.run, new KnownStatements()) };
  };
  const read = (reads: ReadBatch, ...statements: readonly string[]): Promise<unknown[]> =>
    Promise.all(statements.map((sql) => reads.read(sql, ["me", sql])));
  const [ONE, OTHER] = ["select value from one where id = $2", "select value from other where id = $2"];

  it("is sent apart the first time, and then as one statement with the same rows", async () => {
    const { database, reads } = open();

    const first = await read(reads, ONE, OTHER);
    const second = await read(reads, ONE, OTHER);

    expect(second).toEqual(first);
    expect(database.sent.map(({ parameters }) => parameters.length)).toEqual([2, 2, 4]);
    expect(database.sent[2]?.sql).toContain("from other where id = $4");
  });

  it("is not delayed by what is asked for in a later turn", async () => {
    const { database, reads } = open();
    await read(reads, ONE, OTHER);

    await read(reads, ONE);
    await read(reads, OTHER);

    expect(database.sent.slice(2).map(({ sql }) => sql)).toEqual([ONE, OTHER]);
  });

  it("is read once where it is the same, and each who asked has rows of their own", async () => {
    const { database, reads } = open();

    const [mine, yours] = await Promise.all([reads.read(ONE, ["me", 1]), reads.read(ONE, ["me", 1])]);

    expect(database.sent).toHaveLength(1);
    expect(mine).toEqual(yours);
    expect(mine[0]).not.toBe(yours[0]);
  });

  it("is read for each of several values", async () => {
    const { database, reads } = open();

    await Promise.all([reads.read(ONE, ["me", 1]), reads.read(ONE, ["me", 2])]);

    expect(database.sent.map(({ parameters }) => parameters)).toEqual([
      ["me", 1],
      ["me", 2],
    ]);
  });

  it("has the values that the driver would make", async () => {
    const made = async (type: number): Promise<unknown> => {
      const { reads } = open(type);
      const at = "select value from x2026";
      await read(reads, at, OTHER);
      const [rows] = (await read(reads, at, OTHER)) as [readonly { value: unknown }[]]; // as FakeDatabase answers
      return rows[0]?.value;
    };

    expect(await made(TEXT)).toBe("x2026");
    expect(await made(BIGINT)).toBe("x2026");
    expect(await made(MOMENT)).toBeInstanceOf(Date);
  });

  it("is always sent apart where a column would not be the same in JSON", async () => {
    const { database, reads } = open(NUMERIC);

    for (let time = 0; time < 2; time++) await read(reads, ONE, OTHER);

    expect(database.sent.map(({ sql }) => sql)).toEqual([ONE, OTHER, ONE, OTHER]);
  });

  it("has a generic plan only where each of the statements has one", async () => {
    const { database, reads } = open();
    const mixed = [genericPlan(ONE), OTHER];
    const generic = [genericPlan(ONE), genericPlan(OTHER)];
    for (const statements of [mixed, generic]) await read(reads, ...statements);
    database.sent.length = 0;

    for (const statements of [mixed, generic]) await read(reads, ...statements);

    expect(database.sent.map(({ sql }) => sql.startsWith(genericPlan("")))).toEqual([false, true]);
  });

  it("gives each statement its own error when one of them fails, and the rows of the others", async () => {
    const { database, reads } = open();
    await read(reads, ONE, OTHER);
    database.fails = (sql) => (sql.includes("other") ? new Error("no such id") : null);

    const answers = await Promise.allSettled([reads.read(ONE, ["me", 1]), reads.read(OTHER, ["me", 1])]);

    expect(answers).toEqual([
      { status: "fulfilled", value: [{ value: "one" }] },
      { status: "rejected", reason: new Error("no such id") },
    ]);
  });

  it("is sent apart from then on when it fails only together", async () => {
    const { database, reads } = open();
    await read(reads, ONE, OTHER);
    database.fails = (sql) => (sql.includes("json_agg") ? new Error("inconsistent types") : null);
    await read(reads, ONE, OTHER);
    database.sent.length = 0;

    await read(reads, ONE, OTHER);

    expect(database.sent.map(({ sql }) => sql)).toEqual([ONE, OTHER]);
  });

  it("is not sent again when it takes longer than a statement may", async () => {
    const { database, reads } = open();
    await read(reads, ONE, OTHER);
    database.sent.length = 0;
    database.fails = () => new AppError("TOO_EXPENSIVE", { refusal: "too-expensive" });

    const answers = await Promise.allSettled([reads.read(ONE, ["me", 1]), reads.read(OTHER, ["me", 1])]);

    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(database.sent).toHaveLength(1);
  });
});
