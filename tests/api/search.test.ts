import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { RecordKind } from "../../gateway/platform/record-kind.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly home: { readonly kind: string; readonly id: string; readonly name: string; readonly phase: string | null };
}

const SEARCH = `query ($text: String!, $first: Int, $kinds: [RecordKind!]) { search(text: $text, first: $first, kinds: $kinds) {
  kind id name detail home { kind id name phase } } }`;

const SCHEMA = createSchema(null);

let app: TestApp;
let me: Client;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await app.signIn();
});
afterAll(() => app.close());

async function search(text: string, first?: number, client = me): Promise<readonly Hit[]> {
  return (await client.query<{ search: Hit[] }>(SEARCH, { text, first })).search;
}

async function names(text: string): Promise<readonly string[]> {
  return (await search(text)).map(({ name }) => name);
}

describe("a search", () => {
  it("finds records of every kind by a word in any of their texts", async () => {
    const hunt = await createJobHunt(me, { name: "Gardener in Porto" });
    await createCompany(me, { name: "Quinta", address: "Rua do Gardener 3" });
    const MAKE = `mutation ($noteGuid: ID!, $jobHuntId: ID!) {
      createIdealJob(input: { name: "Outdoors", description: "A gardener among friends" }) { idealJob { id } }
      createContact(input: { firstName: "Ana", lastName: "Silva", role: "Head gardener" }) { contact { id } }
      createDocument(input: { name: "Letter", description: "For the gardener position" }) { document { id } }
      createNote(input: { noteGuid: $noteGuid, title: "Call", content: "They want a **gardener** by spring" }) { note { id } }
      saveJobDetails(input: { jobHuntId: $jobHuntId, jobTitle: "Green hands", jobDescription: "First line\\nGardener wanted" }) { id }
    }`;
    await me.query(MAKE, { noteGuid: hunt.noteGuid, jobHuntId: hunt.id });

    const hits = await search("gardener");

    expect(hits.map(({ kind }) => kind).sort()).toEqual(
      ["COMPANY", "CONTACT", "DOCUMENT", "IDEAL_JOB", "JOB_DETAILS", "JOB_HUNT", "NOTE"].sort(),
    );
    expect(hits[0]).toMatchObject({ kind: "JOB_HUNT", name: "Gardener in Porto" });
    expect(hits.find(({ kind }) => kind === "CONTACT")).toMatchObject({ name: "Ana Silva", detail: "Head gardener" });
  });

  it("finds only results of the kinds that were asked for, by their own kind and not that of what they open", async () => {
    const hunt = await createJobHunt(me, { name: "Amber hunt" });
    await createCompany(me, { name: "Amber works" });
    for (let n = 0; n < 3; n++) await createCompany(me, { name: `Amber ${n}` });
    await me.query(
      `mutation ($g: ID!, $id: ID!) { createNote(input: { noteGuid: $g, title: "Amber note" }) { note { id } }
        saveJobDetails(input: { jobHuntId: $id, jobTitle: "Amber title" }) { id }
        recordSign(input: { jobHuntId: $id, on: "2026-11-20", from: THEM, kind: CALL, note: "Amber call" }) { id } }`,
      { g: hunt.noteGuid, id: hunt.id },
    );
    const found = async (kinds: readonly string[] | null, first = 20): Promise<readonly string[]> => {
      const { search: hits } = await me.query<{ search: Hit[] }>(SEARCH, { text: "amber", first, kinds });
      return hits.map(({ kind }) => kind).sort();
    };

    expect(await found(["JOB_HUNT"], 1)).toEqual(["JOB_HUNT"]);
    expect(await found(["NOTE", "SIGN", "NOTE"])).toEqual(["NOTE", "SIGN"]);
    expect(await found(["COMPANY", "JOB_DETAILS"])).toEqual([...Array<string>(4).fill("COMPANY"), "JOB_DETAILS"]);
    expect([await found(["CONTACT"]), await found([])]).toEqual([[], []]);
    expect(await found(null)).toHaveLength(8);
  });

  it("refuses a kind that is not searched, beside others too", async () => {
    const { errors } = await me.graphql(SEARCH, { text: "amber", kinds: ["PAUSE", "NOTE"] });

    expect(errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "kinds" }] });
    expect(errors?.[0]?.message).toContain("PAUSE cannot be searched");
  });

  it.each(Object.values(RecordKind))("takes or refuses %s as the description of `kinds` says", async (kind) => {
    const kinds = SCHEMA.getQueryType()
      ?.getFields()
      ["search"]?.args.find(({ name }) => name === "kinds");

    const { errors } = await me.graphql(SEARCH, { text: "amber", kinds: [kind] });

    const isNamed = new RegExp(`\\b${kind}\\b`).test(kinds?.description ?? "");
    expect(errors?.[0]?.extensions?.code).toBe(isNamed ? undefined : "VALIDATION");
  });

  it("tells where a note and captured job details are at home", async () => {
    const hunt = await createJobHunt(me, { name: "Harbour hunt", phase: "APPLYING" });
    await me.query(
      `mutation ($noteGuid: ID!, $jobHuntId: ID!) {
        createNote(input: { noteGuid: $noteGuid, title: "Lighthouse" }) { note { id } }
        saveJobDetails(input: { jobHuntId: $jobHuntId, jobTitle: "Lighthouse keeper" }) { id } }`,
      { noteGuid: hunt.noteGuid, jobHuntId: hunt.id },
    );

    const hits = await search("lighthouse");

    const home = { kind: "JOB_HUNT", id: hunt.id, name: "Harbour hunt", phase: "APPLYING" };
    expect(hits.map(({ kind }) => kind).sort()).toEqual(["JOB_DETAILS", "NOTE"]);
    for (const hit of hits) expect(hit.home).toEqual(home);
  });

  it.each([
    ["the beginning of a word", "mull", "Müller & Söhne Straßenbau"],
    ["other accents", "SÖHNE", "Müller & Söhne Straßenbau"],
    ["a letter written as two", "strassen", "Müller & Söhne Straßenbau"],
    ["another script and case", "ПРИВ", "Привет"],
    ["several words in any order", "grid tide", "Tidewater Grid"],
    ["a part of an address for mail", "anna example", "Anna"],
  ])("finds %s", async (_what, text, expected) => {
    await createCompany(me, { name: "Müller & Söhne Straßenbau" });
    await createCompany(me, { name: "Привет" });
    await createCompany(me, { name: "Tidewater Grid" });
    await me.query(
      `mutation { createContact(input: { firstName: "Anna", email: "anna@example.org" }) { contact { id } } }`,
    );

    expect(await names(text)).toEqual([expected]);
  });

  it.each([
    ["the end of a word", "water"],
    ["words of which one is missing", "tidewater harbour"],
    ["the names of a record's own fields", "jobtitle"],
    ["nothing but signs", "&|!:*'()"],
    ["nothing", "   "],
  ])("finds nothing by %s", async (_what, text) => {
    const hunt = await createJobHunt(me, { name: "Tidewater" });
    await me.query(`mutation ($id: ID!) { saveJobDetails(input: { jobHuntId: $id, jobTitle: "Analyst" }) { id } }`, {
      id: hunt.id,
    });

    expect(await search(text)).toEqual([]);
  });

  it.each(["REQ-20811", "20811", "app", "77"])("finds a hunt by %s of the ids that others know it by", async (text) => {
    const made = `mutation { createJobHunt(input: { name: "Keeper", jobId: "REQ-20811", applicationId: "App/77" }) { logEntryId } }`;
    await me.query(made);

    expect(await names(text)).toEqual(["Keeper"]);
  });

  it("finds an appointment by what it is about, its place and its note, and tells of which hunt it is", async () => {
    const { id } = await createJobHunt(me, { name: "Harbour hunt" });
    const make = async (input: object): Promise<unknown> =>
      me.query(`mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`, {
        input: { jobHuntId: id, kind: "ON_SITE", day: "2026-12-01", ...input },
      });
    await make({ round: "OTHER", roundName: "Tour of the lighthouse" });
    await make({ place: "Lighthouse Road 4" });
    await make({ note: `Lighthouse keys. ${"More ".repeat(40)}` });

    const hits = await search("lighthouse");

    const found = hits.map(({ name }) => name);
    expect(found.toSorted()).toEqual([
      "Lighthouse Road 4",
      `Lighthouse keys. ${"More ".repeat(20)}Mor`,
      "Tour of the lighthouse",
    ]);
    const ofHunt = {
      kind: "APPOINTMENT",
      detail: "Harbour hunt",
      home: { kind: "JOB_HUNT", id, name: "Harbour hunt" },
    };
    for (const hit of hits) expect(hit).toMatchObject(ofHunt);
  });

  it("puts the words in a name before those in other texts, then the last changed first", async () => {
    await createCompany(me, { name: "Other", description: "Amber" });
    await createCompany(me, { name: "Amber One" });
    app.clock.advance(1000);
    await createCompany(me, { name: "Amber Two" });
    app.clock.advance(1000);
    await createCompany(me, { name: "Another", description: "Amber" });

    expect(await names("amber")).toEqual(["Amber Two", "Amber One", "Another", "Other"]);
  });

  it("finds nothing that lies in the trash, nor notes on it", async () => {
    const hunt = await createJobHunt(me, { name: "Foghorn" });
    await me.query(`mutation ($g: ID!) { createNote(input: { noteGuid: $g, title: "Foghorn" }) { note { id } } }`, {
      g: hunt.noteGuid,
    });
    const before = await search("foghorn");

    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id: hunt.id });

    expect(before).toHaveLength(2);
    expect(await search("foghorn")).toEqual([]);
  });

  it("shows a stranger nothing, and asks who is there", async () => {
    await createCompany(me, { name: "Secretive" });
    const stranger = await app.signIn();

    expect(await search("secretive", 50, stranger)).toEqual([]);
    expect((await app.anonymous.graphql(SEARCH, { text: "secretive" })).errors?.[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("gives as many as were asked for, up to the limit and not past it", async () => {
    for (let n = 0; n < 22; n++) await createCompany(me, { name: `Many ${n}` });

    const refusals = await Promise.all(
      [{ text: "many", first: 51 }, { text: "many", first: 0 }, { text: "x".repeat(201) }].map((variables) =>
        me.graphql(SEARCH, variables),
      ),
    );

    expect([
      (await search("many")).length,
      (await search("many", 3)).length,
      (await search("many", 50)).length,
    ]).toEqual([20, 3, 22]);
    expect((await me.graphql(SEARCH, { text: "x".repeat(200) })).errors).toBeUndefined();
    expect(refusals.map(({ errors }) => errors?.[0]?.extensions?.fields?.[0]?.field)).toEqual([
      "first",
      "first",
      "text",
    ]);
  });

  it("lets texts be kept that are longer than a search can look into", async () => {
    const hunt = await createJobHunt(me);
    const content = `Beginning ${"long ".repeat(150_000)}`;

    await me.query(
      `mutation ($g: ID!, $content: String!, $word: String!) {
        createNote(input: { noteGuid: $g, title: "Long", content: $content }) { note { id } }
        other: createNote(input: { noteGuid: $g, title: "Word", content: $word }) { note { id } } }`,
      { g: hunt.noteGuid, content, word: "w".repeat(5000) },
    );

    expect(await names("beginning")).toEqual(["Long"]);
    expect(await names("w".repeat(60))).toEqual(["Word"]);
  });
});
