import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { makeSpace, type Space } from "../support/space.js";
import { wholeOperations } from "../support/whole-operation.js";
import { OWNERSHIP_ROWS } from "./ownership.rows.js";
import "../support/on-both-databases.js";

const QUERIES = wholeOperations(createSchema(null)).filter(({ name }) => name.startsWith("Query."));
const DONE = `mutation ($id: ID!, $name: String!) { completeJobDetails(input: { jobHuntId: $id, companyName: $name, recruitmentAgency: $name }) {
  jobDetails { id } } }`;
/** A statement for each level that is inside another, and one for each of the few texts that are too long to be read with others. */
const MOST = 10;
/** The most hunts of a person here: a statement for each of something adds at least one less. */
const MANY = 12;
/**
 * Connections of a server answer in any order, so what is asked for at several places is read together or apart; far fewer
 * statements than one for each of many.
 */
const BATCHES_APART = 4;

describe("a query that asks for everything it can answer", () => {
  let app: TestApp;
  const people: { readonly client: Client; readonly space: Space }[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    for (const count of [1, MANY]) people.push(await personWith(count));
  });
  afterAll(() => app.close());

  /** A person with so many of everything, and each hunt with its advert, employer, recruiter, ideal job and note. */
  async function personWith(count: number): Promise<{ client: Client; space: Space }> {
    const client = await app.signIn();
    const spaces: Space[] = [];
    for (let n = 0; n < count; n++) {
      const space = await makeSpace(client, `Mark ${n}`);
      await client.query(DONE, { id: space.jobHunt, name: `Name ${n}` });
      spaces.push(space);
    }
    const [space] = spaces;
    if (space === undefined) throw new Error("A person needs something to be asked for.");
    return { client, space };
  }

  it.each(QUERIES.map((query) => [query.name, query] as const))(
    "costs the same few statements whether there is one or many: %s",
    async (name, { document }) => {
      const counts: number[] = [];

      // The first time each statement is sent by itself.
      for (const { client, space } of [...people.slice(-1), ...people]) {
        app.test.statements.length = 0;
        await client.query(document, OWNERSHIP_ROWS[name]?.variables(space) ?? {});
        counts.push(app.test.statements.length);
      }

      const [, ofOne = NaN, ofMany = NaN] = counts;
      expect(Math.abs(ofMany - ofOne)).toBeLessThanOrEqual(BATCHES_APART);
      expect(Math.max(ofOne, ofMany)).toBeLessThanOrEqual(MOST + BATCHES_APART);
    },
  );
});
