import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { answeringCapture } from "../support/fakes.js";
import { Owners } from "../support/owners.js";
import { findUnscoped } from "../support/unscoped.js";
import { wholeOperations } from "../support/whole-operation.js";
import { ownVariables, rowsOf } from "./ownership.rows.js";

const CASES = wholeOperations(createSchema(null))
  .filter(({ name }) => !name.startsWith("Subscription."))
  .flatMap((operation) => rowsOf(operation.name).map((row) => [operation.name, operation, row] as const));
const OWNED = `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id'`;

describe("every statement on what belongs to people names its owner", () => {
  let app: TestApp;
  let tables: readonly string[];
  let owners: Owners;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    owners = new Owners(app, "mine");
    tables = (await app.test.database.query<{ name: string }>(OWNED)).map(({ name }) => name);
  });
  afterAll(() => app.close());

  /** Returns the list to which each statement is added from now on, one by one also where several are sent as one. */
  function listen(): readonly string[] {
    const said: string[] = [];
    app.test.database.onQuery = (sql) => void said.push(sql);
    return said;
  }

  it.each(CASES)("when its owner asks for %s and is answered", async (_name, { document }, row) => {
    const [{ client, own }] = await owners.takeTwo();
    const said = listen();

    const { errors, status } = await client.graphql(document, ownVariables(row, own));

    expect(errors?.[0]?.extensions?.["code"]).toBe(row.refusedAs);
    expect(status).toBe(200);
    expect(findUnscoped(said, tables)).toEqual([]);
  });

  it("when its owner resets a step that was done", async () => {
    const [{ client, own }] = await owners.takeTwo();
    const act = (mutation: string): Promise<unknown> =>
      client.query(
        `mutation { ${mutation}(input: { jobHuntId: "${own.jobHunt}", step: DECIDE_ON_JOB }) { logEntryId } }`,
      );
    await act("completeStep");
    const said = listen();

    await act("resetStep");

    expect(said.some((statement) => statement.startsWith("delete from job_hunt_step"))).toBe(true);
    expect(findUnscoped(said, tables)).toEqual([]);
  });

  it("and is found out when it does not", () => {
    const planted = [
      `select owner_id, name from company where id = $1`,
      `update "note" set title = $2 where "id" = $1`,
      `delete from contact where id = $1`,
      `insert into document (id, name) values ($1, $2)`,
      `select 1 from link l join company c on c.id = l.company_id where l.owner_id = $1`,
      `update job_hunt h set name = link.id from link where h.owner_id = $1 and link.job_hunt_id = h.id`,
      `select name from job_hunt h where h.owner_id = $1 and h.id = $2`,
      `select 1 from link l join company c on c.owner_id = l.owner_id and c.id = l.company_id where l.owner_id = $1`,
      `INSERT INTO "company"("owner_id", "id") VALUES ($1, $2)`,
      `select id from person where issuer = $1`,
    ];

    expect(findUnscoped(planted, tables)).toEqual(planted.slice(0, 6));
  });
});
