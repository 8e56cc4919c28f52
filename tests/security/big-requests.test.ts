import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { PAGE_BYTES } from "../../gateway/database/page.js";
import { ANSWER_LIMITS, OPERATION_LIMITS } from "../../gateway/graphql/operation-limits.js";
import { JSON_LIMITS } from "../../gateway/http/json-shape.js";
import { PAGE_MAX, TEXT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { cpuTime } from "../support/cpu-time.js";
import "../support/on-embedded-database.js";

const MB = 1024 * 1024;
const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { noteGuid } } }`;
const NOTE = `mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`;
const NOTES = `query ($guid: ID!, $after: String) { notes(noteGuid: $guid, first: 100, after: $after) {
  nodes { title content } pageInfo { endCursor hasNextPage } } }`;
/** How long each of the 41 notes is: four of them fit into a page, and 17 into an answer. */
const LONG = 990_000;
const COUNT = 41;
/** Far from what is refused before it is looked at, on a slow machine too, and far from the 14 seconds that looking took. */
const SECONDS_MS = 4_000;

interface Notes {
  readonly notes: {
    readonly nodes: readonly { readonly title: string }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

const keys = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
const names = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(" ");

describe("a request that is too big", () => {
  let app: TestApp;
  let me: Client;
  let guid: string;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    const { createCompany } = await me.query<{ createCompany: { company: { noteGuid: string } } }>(CREATE, {
      input: { name: "Full" },
    });
    guid = createCompany.company.noteGuid;
    for (let n = 0; n < COUNT; n++) {
      const date = new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
      await me.query(NOTE, { input: { noteGuid: guid, title: String(n), date, content: "x".repeat(LONG) } });
    }
  });
  afterAll(() => app.close());

  describe("in its body", () => {
    // The variables, the input and the query are values too.
    const AROUND = 3;

    it("holds too many values, and is refused before they are looked at", async () => {
      const [fits, most] = await Promise.all(
        [JSON_LIMITS.values - AROUND, JSON_LIMITS.values - AROUND + 1].map((count) =>
          me.graphql(CREATE, { input: keys(count) }),
        ),
      );

      expect([fits?.status, fits?.errors?.length, fits?.errors?.[0]?.extensions?.code]).toEqual([
        400,
        1,
        "BAD_USER_INPUT",
      ]);
      expect([most?.status, most?.errors?.[0]?.extensions?.code]).toEqual([413, "TOO_LARGE"]);
      expect(most?.errors?.[0]?.extensions?.fields?.[0]).toMatchObject({ field: "body", rule: "values" });
      expect(most?.errors?.[0]?.message).toContain("2,000");
    });

    it.each([
      ["GraphQL", "/graphql", { query: CREATE, variables: { input: keys(200_000) } }],
      ["the REST shim", "/api/company/store", keys(200_000)],
    ])("costs next to nothing with 200,000 unknown names, at %s", async (_what, path, body) => {
      const text = JSON.stringify(body);
      let status = 0;

      const time = await cpuTime(async () => (status = (await me.send(path, { method: "POST", body: text })).status));

      expect(status).toBe(413);
      expect(time).toBeLessThan(SECONDS_MS);
    });

    it("is text in another encoding than UTF-8, in which commas cannot be counted", async () => {
      const headers = { "content-type": "application/json; charset=utf-16le" };

      const { status } = await me.send("/graphql", {
        method: "POST",
        headers,
        body: Buffer.from(`{"query":"{ __typename }"}`, "utf16le"),
      });

      expect(status).toBe(415);
    });

    it("tells the first fault alone, and not with the whole value each time", async () => {
      const long = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, "x".repeat(100_000)]));

      const { status, errors } = await me.graphql(CREATE, { input: long });

      expect([status, errors?.length]).toEqual([400, 1]);
      expect(JSON.stringify(errors).length).toBeLessThan(1_000);
    });

    it.each([
      [OPERATION_LIMITS.characters, 200],
      [OPERATION_LIMITS.characters + 1, 413],
    ])("has an operation of %i characters: %i", async (length, status) => {
      const query = "{ __typename }";

      const answer = await me.graphql(query + " ".repeat(length - query.length));

      expect(answer.status).toBe(status);
      expect(answer.errors?.[0]?.extensions?.fields?.[0]?.field).toBe(status === 200 ? undefined : "query");
    });
  });

  describe("for rows", () => {
    const pages = OPERATION_LIMITS.rows / PAGE_MAX;
    const asking = (more: number): string =>
      `query ($n: Int!) { ${names(pages, (n) => `a${n}: jobHunts(first: $n) { nodes { id } }`)} more: companies(first: ${more}) { nodes { id } } }`;

    it("passes at the limit", async () => {
      const { status, errors } = await me.graphql(
        `query ($n: Int!) { ${names(pages, (n) => `a${n}: jobHunts(first: $n) { nodes { id } }`)} }`,
        { n: PAGE_MAX },
      );

      expect([status, errors]).toEqual([200, undefined]);
    });

    it("is refused one beyond it, by the code and a field", async () => {
      const { status, errors, data } = await me.graphql(asking(1), { n: PAGE_MAX });

      expect([status, data, errors?.[0]?.extensions?.code]).toEqual([400, undefined, "TOO_LARGE"]);
      expect(errors?.[0]?.extensions?.fields?.[0]).toMatchObject({ field: "a0", rule: "rows" });
      expect(errors?.[0]?.message).toContain(`${OPERATION_LIMITS.rows + 1} rows`);
    });
  });

  describe("for long texts", () => {
    const read = async (): Promise<Notes["notes"][]> => {
      const pages: Notes["notes"][] = [];
      let after: string | null = null;
      do {
        const { notes }: Notes = await me.query<Notes>(NOTES, { guid, after });
        pages.push(notes);
        after = notes.pageInfo.hasNextPage ? notes.pageInfo.endCursor : null;
      } while (after !== null);
      return pages;
    };

    it("is answered in shorter pages, which leave nothing out", async () => {
      const pages = await read();

      const fit = Math.floor(PAGE_BYTES / LONG);
      expect(pages.map(({ nodes }) => nodes.length)).toEqual([
        ...Array.from({ length: 10 }, () => fit),
        COUNT - 10 * fit,
      ]);
      expect(pages.flatMap(({ nodes }) => nodes.map(({ title }) => title))).toEqual(
        Array.from({ length: COUNT }, (_, n) => String(COUNT - 1 - n)),
      );
    });

    it("is answered up to the limit, and refused beyond it by the code and the field, without what was read", async () => {
      const perPage = Math.floor(PAGE_BYTES / LONG) * LONG;
      const fit = Math.floor(ANSWER_LIMITS.bytes / perPage);
      const ask = (count: number) =>
        me.graphql(
          `query ($guid: ID!) { ${names(count, (n) => `a${n}: notes(noteGuid: $guid, first: 100) { nodes { content } }`)} }`,
          { guid },
        );

      const most = await ask(fit);
      const refused = await ask(fit + 1);

      expect(most.errors).toBeUndefined();
      expect(JSON.stringify(most.data).length).toBeGreaterThan(15 * MB);
      expect(refused.data).toBeNull();
      expect(refused.errors).toHaveLength(1);
      expect(refused.errors?.[0]?.extensions?.code).toBe("TOO_LARGE");
      expect(refused.errors?.[0]?.extensions?.fields?.[0]).toMatchObject({
        field: `a${fit}.nodes.content`,
        rule: "answer",
      });
    });

    it("is answered up to the limit, and refused beyond it, also where the texts are facts of the log", async () => {
      const writer = await app.signIn();
      const sentence = { key: "jobHunt.terminatedBecause", facts: { reason: "x".repeat(TEXT_MAX) } };
      await app.test.database.query(
        `insert into log_entry (owner_id, id, date, action, entry, sentence, created_at)
         select $1, gen_random_uuid(), now(), 'jobHunt.terminated', 'Ended', $2, now() from generate_series(1, $3)`,
        [writer.person.id, JSON.stringify(sentence), PAGE_MAX],
      );
      const fit = Math.floor(ANSWER_LIMITS.bytes / (PAGE_MAX * TEXT_MAX));
      const ask = (count: number) =>
        writer.graphql(
          `{ logEntries(first: ${PAGE_MAX}) { nodes { sentence { facts { ${names(count, (n) => `a${n}: value`)} } } } } }`,
        );

      const [most, refused] = [await ask(fit), await ask(fit + 1)];

      expect(most.errors).toBeUndefined();
      expect(refused.data).toBeNull();
      expect(refused.errors?.map(({ extensions }) => extensions?.code)).toEqual(["TOO_LARGE"]);
    });

    it("reads no further once the answer is too long", async () => {
      app.test.statements.length = 0;

      await me.failure(
        `query ($guid: ID!) { ${names(15, (n) => `a${n}: notes(noteGuid: $guid) { nodes { content } }`)} }`,
        {
          guid,
        },
      );

      const reads = app.test.statements.filter((statement) => statement.includes("from candidate join note"));
      expect(reads.length).toBeLessThanOrEqual(6);
    });

    it("does not change anything more once its answer is too long", async () => {
      const content = "\u0001".repeat(LONG); // six times as long in JSON
      const { data, errors } = await me.graphql<Record<string, unknown>>(
        `mutation ($input: CreateNoteInput!) { ${names(5, (n) => `a${n}: createNote(input: $input) { note { content } }`)} }`,
        { input: { noteGuid: guid, title: "again", content } },
      );

      const { notes } = await me.query<Notes>(
        `query ($guid: ID!) { notes(noteGuid: $guid, first: 20) { nodes { title } pageInfo { endCursor hasNextPage } } }`,
        { guid },
      );
      expect(errors?.map(({ extensions }) => extensions?.code)).toContain("TOO_LARGE");
      // Three were made, the last of them with a text that did not fit; the others were not begun.
      expect(Object.values(data ?? {}).map((made) => made !== null)).toEqual([true, true, true, false, false]);
      expect(notes.nodes.filter(({ title }) => title === "again")).toHaveLength(3);
      for (let n = 0; n < 3; n++) await deleteNewest();
    });

    it("is refused by the REST shim as well, which reads a list to its end", async () => {
      const { status, body } = await me.rest("GET", "/note/get", { gunid: guid });

      expect(status).toBe(413);
      expect(body).toMatchObject({ error: { code: "TOO_LARGE", fields: [{ rule: "answer" }] } });
    });

    it("leaves what changed in the database when the log is read", async () => {
      const time = await cpuTime(() => me.query(`{ logEntries(first: 100) { nodes { entry isUndoable } } }`));
      const page = await cpuTime(() => me.query<Notes>(NOTES, { guid }));

      // A page of notes is four of the 41 that the log speaks of.
      expect(time).toBeLessThan(page);
    });

    async function deleteNewest(): Promise<void> {
      const { notes } = await me.query<{ notes: { nodes: readonly { id: string }[] } }>(
        `query ($guid: ID!) { notes(noteGuid: $guid, first: 1) { nodes { id } } }`,
        { guid },
      );
      await me.query(`mutation ($id: ID!) { deleteNote(input: { id: $id }) { id } }`, { id: notes.nodes[0]?.id });
    }
  });

  describe("for the job details of many hunts", () => {
    it("is refused unread when they do not fit, and answered when they do", async () => {
      const other = await app.signIn();
      const data = JSON.stringify({ jobTitle: "Long", advertText: "x".repeat(399_000) });
      for (let n = 0; n < 43; n++) {
        const { createJobHunt } = await other.query<{ createJobHunt: { jobHunt: { id: string } } }>(
          `mutation { createJobHunt(input: { name: "Hunt" }) { jobHunt { id } } }`,
        );
        await other.query(`mutation ($input: SaveJobDataInput!) { saveJobData(input: $input) { id } }`, {
          input: { jobHuntId: createJobHunt.jobHunt.id, data },
        });
      }
      const query = `query ($n: Int!) { jobHunts(first: $n) { nodes { jobDetails { jobTitle } } } }`;

      const fits = await other.graphql(query, { n: 42 });
      const refused = await other.graphql(query, { n: 43 });

      expect(fits.errors).toBeUndefined();
      expect(refused.errors).toHaveLength(1);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "TOO_LARGE", fields: [{ field: "jobDetails" }] });
    });
  });
});
