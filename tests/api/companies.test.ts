import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";

const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { logEntryId company { id name description address type version } } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { logEntryId company { name description address type version } } }`;
const DELETE = `mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id logEntryId } }`;
const FIND = `query ($id: ID!) { company(id: $id) { name version } }`;
const LIST = `query ($filter: String, $type: String, $first: Int! = 50, $after: String) {
  companies(filter: $filter, where: { type: $type }, first: $first, after: $after) { totalCount nodes { id name } pageInfo { endCursor hasNextPage } } }`;

interface Listed {
  readonly companies: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly id: string; readonly name: string }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("companies", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const namesOf = async (person: Client, variables: object): Promise<string[]> =>
    (await person.query<Listed>(LIST, variables)).companies.nodes.map(({ name }) => name);

  it("keep what was said of them, without the blanks around it", async () => {
    const company = await createCompany(me, {
      name: "  Acme ",
      description: "Rockets\n",
      address: " 1 Launch Road ",
      type: " Employer ",
    });

    expect(company).toMatchObject({
      name: "Acme",
      description: "Rockets",
      address: "1 Launch Road",
      type: "Employer",
      version: 1,
    });
  });

  it("say null for what was not said", async () => {
    const company = await createCompany(me, { name: "Quiet", description: "  " });

    expect(company).toMatchObject({ description: null, address: null, type: null });
  });

  it("are called 'New Company' when the name is left empty", async () => {
    expect((await createCompany(me, { name: "  " })).name).toBe("New Company");
  });

  it("are made once when the same id is sent twice", async () => {
    const id = uuidv7();

    const first = await me.query<{ createCompany: { company: object } }>(CREATE, { input: { id, name: "Once" } });
    const second = await me.query<{ createCompany: { company: object } }>(CREATE, {
      input: { id: id.toUpperCase(), name: "Once" },
    });

    expect(second.createCompany).toEqual({ company: first.createCompany.company, logEntryId: null });
  });

  it.each([
    ["name", 200],
    ["description", 20_000],
    ["address", 500],
    ["type", 60],
  ])("take a %s of %d characters and refuse one more, naming the field", async (field, max) => {
    const company = await createCompany(me, { [field]: "x".repeat(max) });
    const failure = await me.failure(CREATE, { input: { name: "Long", [field]: "x".repeat(max + 1) } });

    expect(Reflect.get(company, field)).toHaveLength(max);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "maxLength" }] });
  });

  it("are refused with every fault at once", async () => {
    const failure = await me.failure(CREATE, {
      input: { name: "x".repeat(201), address: "\u0000", type: "x".repeat(61) },
    });

    expect(failure.extensions?.fields?.map(({ field }) => field)).toEqual(["name", "address", "type"]);
  });

  it("are refused under an id that is none", async () => {
    const failure = await me.failure(CREATE, { input: { id: "1", name: "Odd" } });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "id", rule: "uuid" }] });
  });

  it("keep what a change leaves out, and lose what it says is null", async () => {
    const { id } = await createCompany(me, { name: "Acme", description: "Rockets", address: "1 Launch Road" });

    const { updateCompany } = await me.query<{ updateCompany: { company: object } }>(UPDATE, {
      input: { id, name: null, description: null },
    });

    expect(updateCompany.company).toEqual({
      name: "Acme",
      description: null,
      address: "1 Launch Road",
      type: null,
      version: 2,
    });
  });

  it("are not changed by a change to what they are already", async () => {
    const { id } = await createCompany(me, { name: "Same", type: "Employer" });

    const { updateCompany } = await me.query<{ updateCompany: object }>(UPDATE, {
      input: { id, name: "Same", type: "Employer" },
    });

    expect(updateCompany).toMatchObject({ logEntryId: null, company: { version: 1 } });
  });

  it("are changed only from the version that was seen", async () => {
    const { id } = await createCompany(me, { name: "First" });
    await me.query(UPDATE, { input: { id, name: "Second", version: 1 } });

    const failure = await me.failure(UPDATE, { input: { id, name: "Third", version: 1 } });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { id, version: 2 } });
    expect(await me.query(FIND, { id })).toEqual({ company: { name: "Second", version: 2 } });
  });

  it("are changed once by eight changes from one version", async () => {
    const { id } = await createCompany(me);

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => me.graphql(UPDATE, { input: { id, name: `Rival ${n}`, version: 1 } })),
    );

    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await me.query(FIND, { id })).toMatchObject({ company: { version: 2 } });
  });

  it("are gone when they were deleted, also when that is said twice, and cannot be changed", async () => {
    const { id } = await createCompany(me);

    const { deleteCompany } = await me.query<{ deleteCompany: { id: string } }>(DELETE, { id });
    const { deleteCompany: again } = await me.query<{ deleteCompany: { id: string } }>(DELETE, { id });
    const failure = await me.failure(UPDATE, { input: { id, name: "Back" } });

    expect(deleteCompany.id).toBe(id);
    expect(await me.query(FIND, { id })).toEqual({ company: null });
    expect(again).toEqual(deleteCompany);
    expect(failure.extensions?.code).toBe("NOT_FOUND");
  });

  it("are listed with everything that the single query answers", async () => {
    const person = await app.signIn();
    const fields = "id name description address type noteGuid noteCount version createdAt updatedAt";
    const said = { name: "Acme", description: "Rockets", address: "1 Launch Road", type: "Employer" };
    const { id } = await createCompany(person, said);

    const { companies } = await person.query<Listed>(`{ companies(first: 1) { nodes { ${fields} } } }`);
    const single = await person.query<{ company: object }>(`query ($id: ID!) { company(id: $id) { ${fields} } }`, {
      id,
    });

    expect(companies.nodes).toEqual([single.company]);
    expect(companies.nodes).toMatchObject([said]);
  });

  it("are listed by name, whatever its case and its accents, page after page", async () => {
    const person = await app.signIn();
    for (const name of ["beta", "Alpha", "alpha", "Gamma", "Ärger"]) await createCompany(person, { name });
    const pages: string[][] = [];

    let after: string | null = null;
    do {
      const { companies }: Listed = await person.query<Listed>(LIST, { first: 2, after });
      pages.push(companies.nodes.map(({ name }) => name));
      after = companies.pageInfo.hasNextPage ? companies.pageInfo.endCursor : null;
    } while (after !== null);

    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map((name) => name.toLowerCase())).toEqual(["alpha", "alpha", "ärger", "beta", "gamma"]);
    expect(new Set(pages.flat()).size).toBe(5);
  });

  it.each([
    ["100%", ["100% Sure"]],
    ["a_b", ["A_B Ltd"]],
    ["\\", ["Back\\slash"]],
    ["SURE", ["100 Sure", "100% Sure"]],
    ["'", ["O'Neil"]],
    ["nobody", []],
  ])("are found by %j as it stands, upper and lower case alike", async (filter, names) => {
    const person = await app.signIn();
    for (const name of ["100% Sure", "100 Sure", "A_B Ltd", "AxB Ltd", "Back\\slash", "O'Neil"])
      await createCompany(person, { name });

    const { companies } = await person.query<Listed>(LIST, { filter });

    expect(companies.nodes.map(({ name }) => name)).toEqual(names);
    expect(companies.totalCount).toBe(names.length);
  });

  it("are found by their kind, in any case", async () => {
    const person = await app.signIn();
    await createCompany(person, { name: "One", type: "Employer" });
    await createCompany(person, { name: "Two", type: "Agency" });

    expect(await namesOf(person, { type: "employer" })).toEqual(["One"]);
    expect(await namesOf(person, { type: "employ" })).toEqual([]);
  });

  it("take a filter of 200 characters and refuse 201", async () => {
    expect(await namesOf(me, { filter: "y".repeat(200) })).toEqual([]);
    expect((await me.failure(LIST, { filter: "x".repeat(201) })).extensions?.code).toBe("VALIDATION");
  });

  it("teach a new kind to their owner alone, once", async () => {
    const [person, other] = [await app.signIn(), await app.signIn()];
    for (const type of ["Charity", "charity", "EMPLOYER", "Recruiter"]) await createCompany(person, { type });
    const kinds = `{ companyTypes { name isBuiltIn } }`;

    const own = await person.query<{ companyTypes: { name: string; isBuiltIn: boolean }[] }>(kinds);
    const others = await other.query<{ companyTypes: { name: string; isBuiltIn: boolean }[] }>(kinds);

    expect(own.companyTypes.filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name)).toEqual(["Charity"]);
    expect(others.companyTypes.map(({ name }) => name)).toEqual(["Employer", "Agency", "Recruiter"]);
  });

  it("each leave one line in the log for what was done to them", async () => {
    const person = await app.signIn();
    const { id } = await createCompany(person, { name: "Acme" });
    await person.query(UPDATE, { input: { id, name: "Acme Ltd" } });
    await person.query(DELETE, { id });

    const { logEntries } = await person.query<{ logEntries: { nodes: object[] } }>(
      `{ logEntries { nodes { action entry subjectId isUndoable } } }`,
    );

    expect(logEntries.nodes).toEqual([
      { action: "company.deleted", entry: `Deleted company "Acme Ltd"`, subjectId: id, isUndoable: true },
      { action: "company.updated", entry: `Changed company "Acme Ltd"`, subjectId: id, isUndoable: true },
      { action: "company.created", entry: `Added company "Acme"`, subjectId: id, isUndoable: true },
    ]);
  });
});
