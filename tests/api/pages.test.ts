import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { COUNT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import "../support/on-both-databases.js";

const LIST = `query ($where: CompanyWhere, $first: Int! = 50, $after: String) { companies(where: $where, first: $first, after: $after) {
  nodes { name } edges { cursor node { name } } pageInfo { startCursor endCursor hasPreviousPage hasNextPage } } }`;
const COUNT = `{ companies(first: 1) { totalCount isTotalCountBounded } }`;
const RENAME = `mutation ($id: ID!, $name: String!) { updateCompany(input: { id: $id, name: $name }) { logEntryId } }`;
const INSERT = `insert into company (owner_id, id, name, note_guid, created_at, updated_at)
  select $1::uuid, gen_random_uuid(), 'Row ' || n, gen_random_uuid(), now(), now() from generate_series(1, $2::integer) as n`;

interface Listed {
  readonly companies: {
    readonly nodes: readonly { readonly name: string }[];
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly name: string } }[];
    readonly pageInfo: {
      readonly startCursor: string | null;
      readonly endCursor: string | null;
      readonly hasPreviousPage: boolean;
      readonly hasNextPage: boolean;
    };
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (me: Client, variables: object = {}): Promise<Listed["companies"]> =>
  (await me.query<Listed>(LIST, variables)).companies;

describe("the edges of a page", () => {
  it("page from each row on as the page's own cursor does from its last", async () => {
    const me = await app.signIn();
    for (const name of ["A", "B", "C", "D"]) await createCompany(me, { name });

    const page = await list(me, { first: 3 });
    const after = await Promise.all(page.edges.map(({ cursor }) => list(me, { after: cursor })));

    expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
    expect(page.pageInfo).toEqual({
      startCursor: page.edges[0]?.cursor,
      endCursor: page.edges[2]?.cursor,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect(after.map(({ nodes }) => nodes.map(({ name }) => name))).toEqual([["B", "C", "D"], ["C", "D"], ["D"]]);
    expect(after.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([true, true, true]);
    expect(after.at(-1)?.pageInfo.hasNextPage).toBe(false);
  });

  it("are none on an empty page", async () => {
    const page = await list(await app.signIn());

    expect(page).toEqual({
      nodes: [],
      edges: [],
      pageInfo: { startCursor: null, endCursor: null, hasPreviousPage: false, hasNextPage: false },
    });
  });
});

describe("a list since a moment", () => {
  const names = async (me: Client, updatedSince: string): Promise<string[]> =>
    (await list(me, { where: { updatedSince } })).nodes.map(({ name }) => name);

  it("holds what was added or changed at it or later", async () => {
    const me = await app.signIn();
    const made = app.clock.now();
    const { id } = await createCompany(me, { name: "Early" });
    const justAfter = new Date(made.getTime() + 1).toISOString();
    app.clock.advance(60_000);
    const later = app.clock.now().toISOString();
    await createCompany(me, { name: "Later" });

    expect(await names(me, made.toISOString())).toEqual(["Early", "Later"]);
    expect(await names(me, justAfter)).toEqual(["Later"]);
    expect(await names(me, later)).toEqual(["Later"]);

    app.clock.advance(1000);
    const renamed = app.clock.now();
    await me.query(RENAME, { id, name: "Early, renamed" });

    expect(await names(me, justAfter)).toEqual(["Early, renamed", "Later"]);
    expect(await names(me, renamed.toISOString())).toEqual(["Early, renamed"]);
    expect(await names(me, new Date(renamed.getTime() + 1).toISOString())).toEqual([]);
  });

  it("is refused by the name of its field for a moment in no year", async () => {
    const me = await app.signIn();

    const { extensions } = await me.failure(LIST, { where: { updatedSince: "0000-01-01T00:00:00Z" } });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "where.updatedSince", rule: "date" }] });
  });
});

describe("the number of rows in a list", () => {
  it("is counted up to one beyond 10,000, and says that it stopped there", async () => {
    const me = await app.signIn();
    const count = async (more: number): Promise<unknown> => {
      await app.test.database.query(INSERT, [me.person.id, more]);
      return (await me.query<{ companies: unknown }>(COUNT)).companies;
    };

    expect(COUNT_MAX).toBe(10_001);
    expect(await count(10_000)).toEqual({ totalCount: 10_000, isTotalCountBounded: false });
    expect(await count(1)).toEqual({ totalCount: 10_001, isTotalCountBounded: true });
    expect(await count(1)).toEqual({ totalCount: 10_001, isTotalCountBounded: true });
  });

  it("is counted only when it is asked for, and once for both fields", async () => {
    const me = await app.signIn();
    const counts = async (query: string): Promise<number> => {
      app.test.statements.length = 0;
      await me.query(query);
      return app.test.statements.filter((statement) => statement.includes("count(*)")).length;
    };

    expect(await counts(LIST)).toBe(0);
    expect(await counts(COUNT)).toBe(1);
  });
});
