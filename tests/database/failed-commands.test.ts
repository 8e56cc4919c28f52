import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { openDatabase } from "../../gateway/database/open-database.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { ENTITIES } from "../../gateway/schema/entities.js";
import { newDataDir, refusedProduct } from "../support/product.js";
import { runDerivePlans, runErasePerson } from "../support/seeded.js";

/** Lets every reading of persons fail as one that was cut off, without the ten minutes that it takes. */
const CUT_OFF = [
  `create function cut_off() returns boolean language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`,
  `insert into person (id, issuer, subject, email, plan_rules) values (gen_random_uuid(), 'test', 'kim', 'kim@example.org', 0)`,
  "alter table person rename to whole_person",
  "create view person as select * from whole_person where cut_off()",
];
const WORDS = "That takes too long to answer. Ask for less at once. canceling statement due to statement timeout\n";

describe("a statement that the database cut off", () => {
  const variables = { DATA_DIR: newDataDir(), PORT: "0" };

  beforeAll(async () => {
    const opened = await openDatabase(readConfig(variables), ENTITIES, createLogger("silent"), () => undefined);
    for (const statement of CUT_OFF) await opened.database.query(statement);
    await opened.close();
  });
  afterAll(() => rmSync(variables.DATA_DIR, { recursive: true, force: true }));

  it.each([
    ["a command", () => runDerivePlans(variables)],
    ["a command about a person", () => runErasePerson(variables, "--email", "kim@example.org", "--for-good")],
    ["the start of the server", () => refusedProduct(variables)],
  ])("is told by %s in words, without a stack", async (_what, run) => {
    expect(await run()).toEqual({ code: 1, output: WORDS });
  });
});
