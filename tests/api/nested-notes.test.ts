import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { ANSWER_LIMITS } from "../../gateway/graphql/operation-limits.js";
import { NOTE_CONTENT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const COMPANY = `mutation ($name: String!) { createCompany(input: { name: $name }) { company { noteGuid } } }`;
const NOTE = `mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }`;
const LIST = `query ($first: Int! = 2, $after: String) { companies { nodes { name notes(first: $first, after: $after) {
  totalCount isTotalCountBounded nodes { title } edges { cursor node { title } }
  pageInfo { startCursor endCursor hasPreviousPage hasNextPage } } } } }`;

interface Notes {
  readonly totalCount: number;
  readonly isTotalCountBounded: boolean;
  readonly nodes: readonly { readonly title: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly title: string } }[];
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
  };
}

interface Listed {
  readonly companies: { readonly nodes: readonly { readonly name: string; readonly notes: Notes }[] };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function addCompany(me: Client, name: string, titles: readonly string[], content = "Text"): Promise<void> {
  const { createCompany } = await me.query<{ createCompany: { company: { noteGuid: string } } }>(COMPANY, { name });
  for (const title of titles) {
    app.clock.advance(1000);
    await me.query(NOTE, { input: { noteGuid: createCompany.company.noteGuid, title, content } });
  }
}

async function read(me: Client, variables: object = {}): Promise<ReadonlyMap<string, Notes>> {
  const { companies } = await me.query<Listed>(LIST, variables);
  return new Map(companies.nodes.map(({ name, notes }) => [name, notes]));
}

describe("the notes of each record of a list", () => {
  it("are paged by themselves, newest first", async () => {
    const me = await app.signIn();
    await addCompany(me, "One", ["a", "b", "c"]);
    await addCompany(me, "Two", ["d"]);
    await addCompany(me, "Three", []);

    const first = await read(me);
    const rest = await read(me, { after: first.get("One")?.pageInfo.endCursor });

    const titles = (notes: ReadonlyMap<string, Notes>, name: string): unknown[] => [
      notes.get(name)?.nodes.map(({ title }) => title),
      notes.get(name)?.totalCount,
      notes.get(name)?.pageInfo.hasNextPage,
      notes.get(name)?.pageInfo.hasPreviousPage,
    ];
    expect(titles(first, "One")).toEqual([["c", "b"], 3, true, false]);
    expect(titles(first, "Two")).toEqual([["d"], 1, false, false]);
    expect(titles(first, "Three")).toEqual([[], 0, false, false]);
    expect(first.get("Three")?.pageInfo).toMatchObject({ startCursor: null, endCursor: null });
    expect(titles(rest, "One")).toEqual([["a"], 3, false, true]);
    expect(first.get("One")?.isTotalCountBounded).toBe(false);
    expect(first.get("One")?.edges.map(({ node }) => node.title)).toEqual(["c", "b"]);
    expect(first.get("One")?.edges.at(-1)?.cursor).toBe(first.get("One")?.pageInfo.endCursor);
  });

  it("are those of the record when it has the id of another kind of record, read by the interface of both", async () => {
    const me = await app.signIn();
    const id = uuidv7();
    for (const [kind, made] of [
      ["Company", { name: "One" }],
      ["Contact", { lastName: "One" }],
    ] as const) {
      const document = `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { record: ${kind.toLowerCase()} { noteGuid } } }`;
      const { made: change } = await me.query<{ made: { record: { noteGuid: string } } }>(document, {
        input: { id, ...made },
      });
      await me.query(NOTE, { input: { noteGuid: change.record.noteGuid, title: `of the ${kind}`, content: "Text" } });
    }
    const by = (kind: string): string => `query ($id: ID!) { record(kind: ${kind}, id: $id) { __typename
      ... on NoteTarget { noteCount notes { totalCount nodes { title } } } } }`;

    // Each three times: from the second on it is compiled.
    for (const kind of ["Company", "Contact", "Company", "Contact", "Company", "Contact"]) {
      const notes = { totalCount: 1, nodes: [{ title: `of the ${kind}` }] };
      expect(await me.query(by(kind.toUpperCase()), { id })).toEqual({
        record: { __typename: kind, noteCount: 1, notes },
      });
    }
  });

  it("leave out those in the trash, and those of everybody else", async () => {
    const [me, stranger] = [await app.signIn(), await app.signIn()];
    await addCompany(me, "One", ["a"]);
    await addCompany(stranger, "One", ["not mine"]);
    const { logEntries } = await me.query<{ logEntries: { nodes: readonly { subjectId: string }[] } }>(
      `{ logEntries(first: 1) { nodes { subjectId } } }`,
    );

    expect((await read(me)).get("One")?.nodes).toEqual([{ title: "a" }]);
    await me.query(`mutation ($id: ID!) { deleteNote(input: { id: $id }) { id } }`, {
      id: logEntries.nodes[0]?.subjectId,
    });
    expect((await read(me)).get("One")).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await app.anonymous.graphql(LIST)).toMatchObject({ status: 401 });
  });

  it("cost as many statements for many records as for one", async () => {
    const me = await app.signIn();
    const count = async (): Promise<number> => {
      app.test.statements.length = 0;
      await read(me);
      return app.test.statements.length;
    };

    await addCompany(me, "First", ["a"]);
    const one = await count();
    for (const name of ["Second", "Third", "Fourth"]) await addCompany(me, name, ["a", "b", "c"]);

    expect(await count()).toBe(one);
    expect(one).toBe(2);
  });

  it.each([0, 201])("have no page of %i", async (first) => {
    const me = await app.signIn();
    await addCompany(me, "One", []);

    const failure = await me.failure(
      `query ($first: Int!) { companies(first: 1) { nodes { notes(first: $first) { nodes { id } } } } }`,
      { first },
    );

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "first", rule: "range" }] });
  });

  it("are answered while they fit, and refused unread when they do not", async () => {
    const me = await app.signIn();
    const long = "x".repeat(NOTE_CONTENT_MAX);
    const fit = Math.floor(ANSWER_LIMITS.bytes / NOTE_CONTENT_MAX);
    const query = `{ companies(first: 20) { nodes { notes(first: 4) { nodes { content } } } } }`;
    for (let n = 0; n < fit / 4; n++) await addCompany(me, `Full ${n}`, ["a", "b", "c", "d"], long);
    const fits = await me.graphql(query);
    await addCompany(me, "One too many", ["a"], long);

    const refused = await me.graphql(query);

    expect(fits.errors).toBeUndefined();
    expect(JSON.stringify(fits.data).length).toBeGreaterThan(fit * NOTE_CONTENT_MAX);
    expect(refused.data).toBeNull();
    // Named by the whole field: what was refused after it was read is named by its text.
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: "TOO_LARGE",
      fields: [{ field: "notes", rule: "answer" }],
    });
  });
});
