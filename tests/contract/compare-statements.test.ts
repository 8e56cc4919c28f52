import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findUnproven, textsOf } from "../support/compare-statements.js";

describe("the statements of two runs", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "job-hunt-tracker-statements-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes what a run collected, a line for each test file, and returns its folder. */
  function collected(name: string, lines: readonly (readonly [file: string, ...texts: string[]])[]): string {
    const run = join(folder, name);
    mkdirSync(run);
    const texts = lines.map(([file, ...said]) => `${JSON.stringify({ file, texts: said })}\n`);
    writeFileSync(join(run, "1.jsonl"), texts.join(""));
    return run;
  }

  it("differ by each text that only the embedded one said, named with its files", () => {
    const embedded = collected("embedded", [
      ["one.test.ts", "select a from company where id = $1", "select b from company"],
      ["two.test.ts", "select b from company"],
    ]);
    const server = collected("server", [["three.test.ts", "select a  from company\n where id = $2", "select c"]]);

    expect(findUnproven(embedded, server)).toEqual(["one.test.ts, two.test.ts: select b from company"]);
    expect(findUnproven(server, server)).toEqual([]);
  });

  it("do not differ by what only tests with random values said", () => {
    const fuzz = "tests/security/graphql-fuzz.test.ts";
    const random = collected("random", [
      [fuzz, "select a", "select b"],
      ["one.test.ts", "select b"],
    ]);
    const none = collected("none", [["one.test.ts", "select c"]]);

    expect(findUnproven(random, none)).toEqual([`one.test.ts, ${fuzz}: select b`]);
  });

  it.each([
    ["blanks and numbers", "select a from b where c = $1 and d = $2", "select a\n  from b where c = $2 and d = $1"],
    ["how many values", "select a from b where c in ($1, $2, $3)", "select a from b where c in ($1)"],
    ["the length of a page", "select a from b limit 21", "select a from b limit 4"],
    ["how many rows", "insert into a (b) values ($1, $2), ($3, $4)", "insert into a (b) values ($1, $2)"],
  ])("are the same in spite of %s", (_what, one, other) => {
    expect(textsOf(one)).toEqual(textsOf(other));
  });

  it.each([
    ["a table", "select a from b", "select a from c"],
    ["an order", "select a from b order by a", "select a from b order by a desc"],
    ["a constant", "select a from b where c = 1", "select a from b where c = 2"],
    ["a computed change", "update a set b = $1, c = now() where id = $2", "update a set b = $1, c = d where id = $2"],
  ])("are others with another %s", (_what, one, other) => {
    expect(textsOf(one)).not.toEqual(textsOf(other));
  });

  it("are one for each column that a record is made or changed with", () => {
    const update = textsOf("update a set b = $1, c = $2 where id = $3");
    const insert = textsOf("insert into a (b, c) values ($1, $2), ($3, $4) returning id");

    expect(update).toEqual(["update a set b = $ where id = $", "update a set c = $ where id = $"]);
    expect(insert).toEqual(["insert into a (b) returning id", "insert into a (c) returning id"]);
  });
});
