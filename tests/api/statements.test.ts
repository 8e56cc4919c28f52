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
/**
 * The hunts with their number, adverts, ideal jobs, employers and recruiters; the companies, contacts and documents that
 * they are linked with and the lists of those in turn, the signs of hunts, and the appointments of hunts and of contacts,
 * each a page and a count, with the people there; the edited texts and the points of a step of hunts; the offers of hunts, a page, a count and the one
 * that counts; what was sent in them, a page and a count, with its files and their rows; the versions of documents; and the notes of hunts
 * and of what lies a step further: how many there are, and a page of them.
 */
const MOST = 71;
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

      for (const { client, space } of people) {
        app.test.statements.length = 0;
        await client.query(document, OWNERSHIP_ROWS[name]?.variables(space) ?? {});
        counts.push(app.test.statements.length);
      }

      const [ofOne = NaN, ofMany = NaN] = counts;
      expect(Math.abs(ofMany - ofOne)).toBeLessThanOrEqual(BATCHES_APART);
      expect(Math.max(ofOne, ofMany)).toBeLessThanOrEqual(MOST + BATCHES_APART);
    },
  );
});
