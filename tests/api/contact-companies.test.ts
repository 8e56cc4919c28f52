import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import "../support/on-both-databases.js";

const CREATE = `mutation ($input: CreateContactInput!) { createContact(input: $input) { id logEntryId contact { company { id name } } } }`;
const UPDATE = `mutation ($input: UpdateContactInput!) { updateContact(input: $input) { logEntryId contact { lastName company { id } } } }`;
const CONTACTS = `query ($id: ID!, $first: Int, $after: String) { company(id: $id) { contacts(first: $first, after: $after) {
  totalCount nodes { lastName } edges { cursor node { lastName } } pageInfo { endCursor hasNextPage } } } }`;
const DELETE = `mutation ($id: ID!) { deleteCompany(input: { id: $id }) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;

interface Made {
  readonly id: string;
  readonly logEntryId: string | null;
  readonly contact: { readonly company: { readonly id: string; readonly name: string } | null };
}

interface Listed {
  readonly company: {
    readonly contacts: {
      readonly totalCount: number;
      readonly nodes: readonly { readonly lastName: string }[];
      readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
    };
  };
}

describe("the company of a contact", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const create = async (input: object): Promise<Made> =>
    (await me.query<{ createContact: Made }>(CREATE, { input })).createContact;
  const update = async (input: object): Promise<unknown> =>
    (await me.query<{ updateContact: unknown }>(UPDATE, { input })).updateContact;
  const companyOf = async (id: string): Promise<unknown> =>
    (await me.query<{ contact: object }>(`query ($id: ID!) { contact(id: $id) { company { id } } }`, { id })).contact;

  it("is the one that is given; null clears it, and what is absent stays", async () => {
    const { id: companyId } = await createCompany(me);
    const { id, contact } = await create({ lastName: "Silva", companyId: companyId.toUpperCase() });

    const renamed = await update({ id, lastName: "Silva Reis" });
    const same = await update({ id, companyId });
    const cleared = await update({ id, companyId: null });

    expect(contact.company).toMatchObject({ id: companyId });
    expect(renamed).toMatchObject({ contact: { lastName: "Silva Reis", company: { id: companyId } } });
    expect(same).toMatchObject({ logEntryId: null });
    expect(cleared).toMatchObject({ logEntryId: expect.any(String), contact: { company: null } });
  });

  it("is changed together with the other fields, and taken back with them", async () => {
    const { id: companyId } = await createCompany(me);
    const { id } = await create({ lastName: "Silva" });

    const { updateContact } = await me.query<{ updateContact: { logEntryId: string } }>(UPDATE, {
      input: { id, lastName: "Reis", companyId },
    });
    const after = await companyOf(id);
    await me.query(UNDO, { id: updateContact.logEntryId });

    expect(after).toEqual({ company: { id: companyId } });
    expect(await companyOf(id)).toEqual({ company: null });
  });

  it("cannot be a stranger's, nor one that is unknown or in the trash", async () => {
    const stranger = await app.signIn();
    const [theirs, thrown] = [await createCompany(stranger), await createCompany(me)];
    await me.query(DELETE, { id: thrown.id });
    const { id } = await create({ lastName: "Silva" });
    const codes: unknown[] = [];

    for (const companyId of [theirs.id, thrown.id, uuidv7(), "no id"]) {
      codes.push((await me.failure(CREATE, { input: { lastName: "Reis", companyId } })).extensions?.code);
      codes.push((await me.failure(UPDATE, { input: { id, lastName: "Reis", companyId } })).extensions?.code);
    }
    const { contacts } = await me.query<{ contacts: object }>(`{ contacts { nodes { lastName } } }`);

    expect(codes).toEqual(Array<string>(8).fill("NOT_FOUND"));
    expect(contacts).toEqual({ nodes: [{ lastName: "Silva" }] });
  });

  it("is found by the name of the organization, whatever its case and accents, when only one has it", async () => {
    const one = await createCompany(me, { name: "Société Générale" });
    for (const type of ["Employer", "Recruiter"]) await createCompany(me, { name: "Acme", type });

    const found = await create({ lastName: "A", organization: " societe GENERALE " });
    const two = await create({ lastName: "B", organization: "Acme" });
    const none = await create({ lastName: "C", organization: "Elsewhere" });
    const refused = await create({ lastName: "D", organization: "Société Générale", companyId: null });
    await me.query(DELETE, { id: one.id });
    const gone = await create({ lastName: "E", organization: "Société Générale" });

    expect(found.contact.company).toEqual({ id: one.id, name: "Société Générale" });
    expect([two, none, refused, gone].map(({ contact }) => contact.company)).toEqual([null, null, null, null]);
  });

  it("is hidden while it is in the trash", async () => {
    const { id: companyId } = await createCompany(me);
    const { id } = await create({ lastName: "Silva", companyId });

    const { deleteCompany } = await me.query<{ deleteCompany: { logEntryId: string } }>(DELETE, { id: companyId });
    const hidden = await companyOf(id);
    await me.query(UNDO, { id: deleteCompany.logEntryId });

    expect(hidden).toEqual({ company: null });
    expect(await companyOf(id)).toEqual({ company: { id: companyId } });
  });

  it("lists them, the first added first, without those in the trash", async () => {
    const { id } = await createCompany(me);
    for (const lastName of ["Zoe", "Ada", "Mel"]) {
      app.clock.advance(1000);
      await create({ lastName, companyId: id });
    }
    const thrown = await create({ lastName: "Gone", companyId: id });
    await me.query(`mutation ($id: ID!) { deleteContact(input: { id: $id }) { id } }`, { id: thrown.id });

    const first = await me.query<Listed>(CONTACTS, { id, first: 2 });
    const { endCursor } = first.company.contacts.pageInfo;
    const rest = await me.query<Listed>(CONTACTS, { id, first: 2, after: endCursor });

    expect(first.company.contacts).toMatchObject({
      totalCount: 3,
      nodes: [{ lastName: "Zoe" }, { lastName: "Ada" }],
      edges: [{ node: { lastName: "Zoe" } }, { cursor: endCursor, node: { lastName: "Ada" } }],
      pageInfo: { hasNextPage: true },
    });
    expect(rest.company.contacts).toMatchObject({ nodes: [{ lastName: "Mel" }], pageInfo: { hasNextPage: false } });
    expect(await (await app.signIn()).query(CONTACTS, { id })).toEqual({ company: null });
  });
});
