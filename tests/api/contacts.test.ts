import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const FIELDS = `id salutation firstName middleNames lastName email mobile organization role description version`;
const CREATE = `mutation ($input: CreateContactInput!) { createContact(input: $input) { logEntryId contact { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateContactInput!) { updateContact(input: $input) { logEntryId contact { ${FIELDS} } } }`;
const LIST = `query ($filter: String, $role: String, $first: Int! = 50, $after: String) { contacts(filter: $filter, where: { role: $role }, first: $first, after: $after) {
  totalCount nodes { lastName } pageInfo { endCursor hasNextPage } } }`;

const LIMITS = {
  salutation: 60,
  firstName: 200,
  middleNames: 200,
  lastName: 200,
  email: 500,
  mobile: 500,
  organization: 200,
  role: 60,
  description: 20_000,
};

interface Listed {
  readonly contacts: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly lastName: string | null }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("contacts", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const create = async (input: object): Promise<{ id: string }> =>
    (await me.query<{ createContact: { contact: { id: string } } }>(CREATE, { input })).createContact.contact;
  const list = async (variables: object = {}): Promise<Listed["contacts"]> =>
    (await me.query<Listed>(LIST, variables)).contacts;

  it("keep every field, without the blanks around it", async () => {
    const fields = Object.fromEntries(Object.keys(LIMITS).map((field) => [field, `The ${field}`]));

    const contact = await create(
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, ` ${value} `])),
    );

    expect(contact).toMatchObject({ ...fields, version: 1 });
  });

  it("need no field at all", async () => {
    expect(await create({})).toMatchObject(Object.fromEntries(Object.keys(LIMITS).map((field) => [field, null])));
  });

  it.each(Object.entries(LIMITS))("take a %s of %d characters and refuse one more", async (field, max) => {
    const contact = await create({ [field]: "x".repeat(max) });
    const failure = await me.failure(CREATE, { input: { [field]: "x".repeat(max + 1) } });

    expect(Reflect.get(contact, field)).toHaveLength(max);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "maxLength" }] });
  });

  it("are made once when the same id is sent twice", async () => {
    const id = uuidv7();
    await create({ id, lastName: "Once" });

    expect(await create({ id, lastName: "Once" })).toMatchObject({ id, lastName: "Once" });
  });

  it("keep what a change leaves out, and lose what it says is null", async () => {
    const { id } = await create({ firstName: "Ada", lastName: "Sample", email: "ada@example.org" });

    const { updateContact } = await me.query<{ updateContact: { contact: object } }>(UPDATE, {
      input: { id, lastName: "Example", email: null },
    });

    expect(updateContact.contact).toMatchObject({ firstName: "Ada", lastName: "Example", email: null, version: 2 });
  });

  it("are changed only from the version that was seen", async () => {
    const { id } = await create({ lastName: "First" });
    await me.query(UPDATE, { input: { id, lastName: "Second", version: 1 } });

    expect((await me.failure(UPDATE, { input: { id, lastName: "Third", version: 1 } })).extensions).toMatchObject({
      code: "CONFLICT",
      current: { version: 2 },
    });
  });

  it("can be oneself, once, as Job Hunter", async () => {
    const own = `mutation { createOwnContact { logEntryId contact { ${FIELDS} } } }`;

    const first = await me.query<{ createOwnContact: { contact: { id: string } } }>(own);
    const second = await me.query<{ createOwnContact: { contact: { id: string }; logEntryId: string | null } }>(own);

    const { givenName, familyName, email } = me.person;
    expect(first.createOwnContact.contact).toMatchObject({
      firstName: givenName,
      lastName: familyName,
      email,
      role: "Job Hunter",
      description: "Logged In User",
    });
    expect(second.createOwnContact).toEqual({ ...first.createOwnContact, logEntryId: null });
  });

  it("can be oneself again after that was deleted: it comes back from the trash, as it was, and can go there again", async () => {
    const own = `mutation { createOwnContact { logEntryId contact { id description } } }`;
    interface Own {
      readonly createOwnContact: { contact: { id: string; description: string }; logEntryId: string | null };
    }
    const { contact } = (await me.query<Own>(own)).createOwnContact;
    await me.query(
      `mutation ($id: ID!) { updateContact(input: { id: $id, description: "Me" }) { logEntryId } }`,
      contact,
    );
    await me.query(`mutation ($id: ID!) { deleteContact(input: { id: $id }) { logEntryId } }`, contact);

    const { createOwnContact } = await me.query<Own>(own);
    const id = createOwnContact.logEntryId;
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, { id });

    expect(createOwnContact.contact).toEqual({ ...contact, description: "Me" });
    expect(await me.query(`{ contacts { totalCount } }`)).toEqual({ contacts: { totalCount: 0 } });
  });

  it.each([
    ["ada", ["Sample"]],
    ["ada lov", ["Sample"]],
    ["acme", ["Other"]],
    ["@EXAMPLE.org", ["Other", "Sample"]],
    ["%", []],
    ["_", []],
  ])("are found by %j in a name, the organization or the address", async (filter, names) => {
    await create({
      firstName: "Ada",
      middleNames: "Lovely",
      lastName: "Sample",
      email: "a@example.org",
      description: "acme",
    });
    await create({ lastName: "Other", organization: "Acme", email: "o@example.org" });

    const { nodes, totalCount } = await list({ filter });

    expect(nodes.map(({ lastName }) => lastName)).toEqual(names);
    expect(totalCount).toBe(names.length);
  });

  it("are listed by last and first name, page after page, also those without any", async () => {
    for (const [lastName, firstName] of [
      ["b", "b"],
      ["B", "a"],
      ["a", "z"],
      [null, "x"],
      [null, null],
    ])
      await create({ lastName, firstName });
    const names: (string | null)[] = [];

    let after: string | null = null;
    do {
      const page: Listed["contacts"] = await list({ first: 2, after });
      names.push(...page.nodes.map(({ lastName }) => lastName));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect(names).toEqual([null, null, "a", "B", "b"]);
  });

  it("teach a new role to their owner", async () => {
    for (const role of ["Mentor", "mentor", "recruiter"]) await create({ role });

    const { contactTypes } = await me.query<{ contactTypes: { name: string; isBuiltIn: boolean }[] }>(
      `{ contactTypes { name isBuiltIn } }`,
    );

    expect(contactTypes.filter(({ isBuiltIn }) => !isBuiltIn)).toEqual([{ name: "Mentor", isBuiltIn: false }]);
    expect((await list({ role: "MENTOR" })).totalCount).toBe(2);
  });
});
