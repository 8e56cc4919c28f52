import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

/** Each list that can be sorted, with its noun, what its records are named by, and its order when nobody says. */
const LISTS: readonly (readonly [list: string, noun: string, nameField: string, order: string])[] = [
  ["companies", "Company", "name", "NAME"],
  ["contacts", "Contact", "lastName", "NAME"],
  ["documents", "Document", "name", "NAME"],
  ["idealJobs", "IdealJob", "name", "NAME"],
  ["jobHunts", "JobHunt", "name", "CREATED"],
];
const SORTS = ["NAME", "CREATED", "UPDATED"];
const DIRECTIONS = ["ASC", "DESC"];
/** Letters whose order no collation doubts, with accents and in both cases. */
const NAMES = fc.array(fc.string({ unit: fc.constantFrom(..."abcÁÇéöñNZz"), minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 12,
});
const PAGE = fc.integer({ min: 1, max: 5 });

interface Item {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface Listed {
  readonly list: {
    readonly nodes: readonly Item[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe.each(LISTS)("sorted lists: %s", (list, noun, nameField, order) => {
  const find = `query ($first: Int! = 200, $after: String, $sort: RecordSort! = ${order}, $direction: SortDirection) {
    list: ${list}(first: $first, after: $after, sort: $sort, direction: $direction) {
      nodes { id name: ${nameField} createdAt updatedAt } pageInfo { endCursor hasNextPage } } }`;
  const page = async (me: Client, variables: object): Promise<Listed["list"]> =>
    (await me.query<Listed>(find, variables)).list;

  /** Somebody with these records, some made at the same moment, some changed since. */
  async function personWith(names: readonly string[]): Promise<Client> {
    const me = await app.signIn();
    const field = noun.charAt(0).toLowerCase() + noun.slice(1);
    for (const [at, name] of names.entries()) {
      if (at % 3 > 0) app.clock.advance(1000);
      const { made } = await me.query<{ made: Readonly<Record<string, { readonly id: string }>> }>(
        `mutation ($input: Create${noun}Input!) { made: create${noun}(input: $input) { ${field} { id } } }`,
        { input: { [nameField]: name } },
      );
      if (at % 4 > 1) await rename(me, made[field]?.id ?? "", `${name}z`);
    }
    return me;
  }
  const rename = (me: Client, id: string, name: string): Promise<unknown> => {
    const verb = noun === "JobHunt" ? "Rename" : "Update";
    return me.query(
      `mutation ($input: ${verb}${noun}Input!) { ${verb.toLowerCase()}${noun}(input: $input) { logEntryId } }`,
      { input: { id, [nameField]: name } },
    );
  };

  it("hold each record once over their pages, in every order and with pages of any size", async () => {
    await fc.assert(
      fc.asyncProperty(NAMES, PAGE, async (names, first) => {
        const me = await personWith(names);

        for (const [sort, direction] of SORTS.flatMap((key) => DIRECTIONS.map((way) => [key, way] as const))) {
          const read: Item[] = [];
          let after: string | null = null;
          do {
            const { nodes, pageInfo }: Listed["list"] = await page(me, { first, after, sort, direction });
            read.push(...nodes);
            after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
          } while (after !== null);

          expect(new Set(read.map(({ id }) => id)).size).toBe(names.length);
          expect(read).toHaveLength(names.length);
          expect(read.map((item) => keyOf(item, sort))).toEqual(inOrder(read, sort, direction));
        }
      }),
      { numRuns: 5 },
    );
  });

  it("run from A to Z by name and newest first by time, unless they are asked for the other way", async () => {
    const me = await personWith(["Émile", "Zoe", "anna"]);

    const ids = async (variables: object): Promise<readonly string[]> =>
      (await page(me, variables)).nodes.map(({ id }) => id);

    expect((await page(me, { sort: "NAME" })).nodes.map(({ name }) => name)).toEqual(["annaz", "Émile", "Zoe"]);
    expect(await ids({})).toEqual(await ids({ sort: order }));
    for (const sort of SORTS) {
      const natural = sort === "NAME" ? "ASC" : "DESC";
      const other = sort === "NAME" ? "DESC" : "ASC";
      expect(await ids({ sort })).toEqual(await ids({ sort, direction: natural }));
      expect(await ids({ sort, direction: other })).toEqual([...(await ids({ sort }))].reverse());
    }
  });

  it("refuse a cursor of another order, saying what to do", async () => {
    const me = await personWith(["a", "b"]);
    const { endCursor } = (await page(me, { first: 1, sort: "NAME", direction: "ASC" })).pageInfo;

    const failures = await Promise.all([
      me.failure(find, { after: endCursor, sort: "CREATED", direction: "ASC" }),
      me.failure(find, { after: endCursor, sort: "NAME", direction: "DESC" }),
    ]);

    for (const { message, extensions } of failures) {
      expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "after", rule: "cursor" }] });
      expect(message).toBe("That cursor belongs to another order of this list. Ask for its first page again.");
    }
  });

  it.each([
    "no cursor",
    Buffer.from(`["NAME","ASC","a"]`).toString("base64url"),
    Buffer.from(`["CREATED","DESC","soon","0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a"]`).toString("base64url"),
  ])("refuse what is no cursor of theirs: %s", async (after) => {
    const me = await app.signIn();

    expect((await me.failure(find, { after, sort: "CREATED" })).extensions?.code).toBe("VALIDATION");
  });
});

function keyOf({ name, createdAt, updatedAt }: Item, sort: string): string {
  if (sort === "CREATED") return createdAt;
  if (sort === "UPDATED") return updatedAt;
  const plain = (name ?? "").normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase();
}

function inOrder(items: readonly Item[], sort: string, direction: string): readonly string[] {
  const keys = items.map((item) => keyOf(item, sort)).sort();
  return direction === "ASC" ? keys : keys.reverse();
}
