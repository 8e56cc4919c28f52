import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { buildSchema, parse } from "graphql";
import { invalidate } from "../../../web/lib/invalidate.js";
import { CHANGING_NOTHING } from "../../../web/lib/newestAnswers.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { heldServer, settle, type HeldServer } from "../held-server.js";

const COMPANY = parse("query Company { company(id: 1) { id name } }");
const LIST = parse(`query List($first: Int!, $after: String) {
  companies(first: $first, after: $after) { nodes { id name } pageInfo { endCursor hasNextPage } }
}`);
const RENAME = parse(`mutation Rename { updateCompany(input: {}) { company { id name } } }`);
const EXTRACT = parse("mutation Extract { extractJobDetails(input: {}) { advertText } }");

const named = (name: string): object => ({ __typename: "Company", id: "1", name });
const company = (name: string): object => ({ company: named(name) });
const renamed = (name: string): object => ({ updateCompany: { __typename: "CompanyChange", company: named(name) } });

describe("an answer that was asked for before a change", () => {
  let page: FakePage;
  let server: HeldServer;
  let shown: (string | undefined)[];
  let errors: unknown[];
  let close: () => void;

  beforeEach(() => {
    page = fakePage();
    server = heldServer();
    shown = [];
    errors = [];
    close = () => undefined;
  });
  afterEach(() => {
    close();
    server.remove();
    page.remove();
  });

  it("and arrives after that of the change is not shown: the newest one is", async () => {
    open();
    const query = await server.asked("Company");
    const mutation = await change();

    await mutation.answer(renamed("New"));
    await query.answer(company("Old"));
    expect(server.client.cache.extract()).toMatchObject({ "Company:1": { name: "New" } });
    await (await server.asked("Company", 1)).answer(company("Newer"));

    expect(shownNow()).toBe("Newer");
    expect(shown).not.toContain("Old");
    expect(server.count("Company")).toBe(2);
  });

  it("may be as old where it was asked for while the change was under way", async () => {
    const mutation = await change();
    open();
    const query = await server.asked("Company");

    await mutation.answer(renamed("New"));
    await query.answer(company("Old"));
    await (await server.asked("Company", 1)).answer(company("New"));

    expect([shownNow(), shown.includes("Old")]).toEqual(["New", false]);
  });

  it("is shown where it arrives before that of the change, which is shown then", async () => {
    open();
    const query = await server.asked("Company");
    const mutation = await change();

    await query.answer(company("Old"));
    expect(shownNow()).toBe("Old");
    await mutation.answer(renamed("New"));

    expect([shownNow(), server.count("Company")]).toEqual(["New", 1]);
  });

  it("never takes a change off the screen that is shown before it is answered", async () => {
    open();
    await (await server.asked("Company")).answer(company("Old"));
    void server.client.refetchQueries({ include: ["Company"] });
    const query = await server.asked("Company", 1);
    void server.client.mutate({ mutation: RENAME, optimisticResponse: renamed("New") });
    const mutation = await server.asked("Rename");
    await settle();
    shown = [];

    await mutation.answer(renamed("New"));
    await query.answer(company("Old"));
    await (await server.asked("Company", 2)).answer(company("New"));

    expect([shownNow(), shown.includes("Old")]).toEqual(["New", false]);
  });

  it.each(["refused", "lost"])("is shown where the change was %s", async (end) => {
    open();
    const query = await server.asked("Company");
    const mutation = await change();

    await (end === "lost" ? mutation.fail() : mutation.refuse("CONFLICT"));
    await query.answer(company("Old"));

    expect([shownNow(), server.count("Company")]).toEqual(["Old", 1]);
  });

  it("is shown where the mutation changes nothing, such as the reading of an advert", async () => {
    open();
    const query = await server.asked("Company");
    void server.client.mutate({ mutation: EXTRACT, fetchPolicy: "no-cache" });

    await (await server.asked("Extract")).answer({ extractJobDetails: { __typename: "Extraction", advertText: "" } });
    await query.answer(company("Old"));

    expect([shownNow(), server.count("Company")]).toEqual(["Old", 1]);
  });

  it("is asked for again after a change elsewhere, too, once for all who wait for it", async () => {
    open();
    const query = await server.asked("Company");

    const applied = [1, 2].map((version) =>
      invalidate(server.client, [{ operation: "UPDATED", kind: "COMPANY", id: "1", version }]),
    );
    await query.answer(company("Old"));
    await (await server.asked("Company", 1)).answer(company("New"));
    await Promise.all(applied);

    expect([shownNow(), shown.includes("Old"), server.count("Company")]).toEqual(["New", false, 2]);
  });

  it("is not shown either where it cannot be asked for again", async () => {
    open();
    const query = await server.asked("Company");
    const mutation = await change();

    await mutation.answer(renamed("New"));
    await query.answer(company("Old"));
    await (await server.asked("Company", 1)).fail();

    expect(server.client.cache.extract()).toMatchObject({ "Company:1": { name: "New" } });
    expect([shown.includes("Old"), errors.length]).toEqual([false, 1]);
  });

  it("is shown after three times, and the newest one after it", async () => {
    open();
    for (let time = 0; time < 4; time++) {
      const query = await server.asked("Company", time);
      await (await change(time)).answer(renamed(`New ${time}`));
      await query.answer(company(`Old ${time}`));
    }

    expect(shownNow()).toBe("Old 3");
    await (await server.asked("Company", 4)).answer(company("New 3"));
    expect([shownNow(), server.count("Company")]).toEqual(["New 3", 5]);
  });

  it("is asked for again from its first page where it is a list of several", async () => {
    const list = (name: string, isLast = false): object => ({
      companies: {
        __typename: "CompanyConnection",
        nodes: [isLast ? { __typename: "Company", id: "2", name: "Last" } : named(name)],
        pageInfo: { __typename: "PageInfo", endCursor: isLast ? "2" : "1", hasNextPage: !isLast },
      },
    });
    const first = { query: LIST, variables: { first: 1 } } as const;
    server.client.writeQuery({ ...first, data: list("Old") });
    server.client.writeQuery({ query: LIST, variables: { first: 1, after: "1" }, data: list("", true) });
    const read = server.client.query({ ...first, fetchPolicy: "network-only" });
    await (await server.asked("List")).answer(list("Old"));
    const further = await server.asked("List", 1);
    const mutation = await change();

    await mutation.answer(renamed("New"));
    await further.answer(list("", true));
    // The further page, and then the first one.
    await (await server.asked("List", 2)).answer(list("", true));
    await (await server.asked("List", 3)).answer(list("New"));
    await (await server.asked("List", 4)).answer(list("", true));

    expect(JSON.stringify((await read).data)).toContain("New");
    expect(server.client.cache.extract()).toMatchObject({ "Company:1": { name: "New" } });
  });

  function open(): void {
    const subscription = server.client.watchQuery({ query: COMPANY }).subscribe(({ data, error }) => {
      // The shape that the query asks for.
      shown.push((data as { company?: { name?: string } } | undefined)?.company?.name);
      if (error !== undefined) errors.push(error);
    });
    close = () => subscription.unsubscribe();
  }

  function shownNow(): string | undefined {
    return shown.at(-1);
  }

  async function change(index = 0) {
    void server.client.mutate({ mutation: RENAME }).catch(() => undefined);
    return server.asked("Rename", index);
  }
});

describe("the mutations that change nothing", () => {
  it("are mutations of the schema", () => {
    const fields = buildSchema(readFileSync("schema/schema.graphql", "utf8")).getMutationType()?.getFields();

    expect(Object.keys(fields ?? {})).toEqual(expect.arrayContaining([...CHANGING_NOTHING]));
  });
});
