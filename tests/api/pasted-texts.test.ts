import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { LINE_MAX, NAME_MAX, URL_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const CREATE_CONTACT = `mutation ($input: CreateContactInput!) { createContact(input: $input) {
  contact { id firstName role email mobile description } } }`;
const CREATE_COMPANY = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) {
  company { id name type website phone description } } }`;
const CREATE_DOCUMENT = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { name source } } }`;
const CREATE_APPOINTMENT = `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) {
  appointment { url phone place note } } }`;
const MARKS = "\u200B\u202A\uFEFF";
const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

let app: TestApp;
let me: Client;

beforeAll(async () => {
  app = await startTestApp();
  me = await app.signIn();
});
afterAll(() => app.close());

type Texts = Readonly<Record<string, string | null>>;

async function createContact(input: object, client = me): Promise<Texts> {
  return (await client.query<{ createContact: { contact: Texts } }>(CREATE_CONTACT, { input })).createContact.contact;
}

async function createCompany(input: object, client = me): Promise<Texts> {
  const given = { name: "Harbour", ...input };
  return (await client.query<{ createCompany: { company: Texts } }>(CREATE_COMPANY, { input: given })).createCompany
    .company;
}

async function createDocument(source: string): Promise<Texts> {
  const made = await me.query<{ createDocument: { document: Texts } }>(CREATE_DOCUMENT, {
    input: { name: `C${MARKS}V`, source },
  });
  return made.createDocument.document;
}

describe("a pasted text", () => {
  it("is kept without the marks that nobody sees where it is one line, and as it is where it may have more", async () => {
    const contact = await createContact({
      firstName: `${MARKS}Anna ${FAMILY}`,
      role: `Re${MARKS}cruiter`,
      mobile: "\u202A+49\u00A0170 123\u200B45\uFE0D67\u202C",
      description: `She${MARKS} called.`,
    });
    const company = await createCompany({
      name: `Har${MARKS}bour`,
      website: `exam${MARKS}ple.org`,
      phone: "+49\u200D30",
    });

    expect(contact).toMatchObject({
      firstName: `Anna ${FAMILY}`,
      role: "Recruiter",
      mobile: "+49\u00A0170 1234567",
      description: `She${MARKS} called.`,
    });
    expect(company).toMatchObject({ name: "Harbour", website: "example.org", phone: "+4930" });
    expect(await createDocument(`${MARKS}https://example.org/cv.pdf`)).toEqual({
      name: "CV",
      source: "https://example.org/cv.pdf",
    });
  });

  it("is nothing where it has only marks", async () => {
    expect(await createContact({ firstName: MARKS, email: MARKS, mobile: ` ${MARKS} ` })).toMatchObject({
      firstName: null,
      email: null,
      mobile: null,
    });
    expect(await createCompany({ name: MARKS, website: MARKS })).toMatchObject({ name: "New Company", website: null });
  });

  it("of an appointment is cleaned, and its note is not", async () => {
    const { id } = await createJobHunt(me);
    const input = {
      jobHuntId: id,
      kind: "VIDEO",
      day: "2026-12-01",
      url: `${MARKS}https://meet.example.org/${MARKS}abc`,
      phone: "\u202A+49 30 1,,2#\u202C",
      place: `Room${MARKS} 1`,
      note: `Ask${MARKS} her`,
    };

    const { createAppointment } = await me.query<{ createAppointment: { appointment: Texts } }>(CREATE_APPOINTMENT, {
      input,
    });

    expect(createAppointment.appointment).toEqual({
      url: "https://meet.example.org/abc",
      phone: "+49 30 1,,2#",
      place: "Room 1",
      note: `Ask${MARKS} her`,
    });
  });

  it("is measured once it is cleaned: it may be as long as the limit, and not one more", async () => {
    const most = { firstName: "n".repeat(NAME_MAX) + MARKS, mobile: MARKS + "1".repeat(LINE_MAX) };
    const site = `https://example.org/${"x".repeat(URL_MAX - 20)}`;

    expect(await createContact(most)).toMatchObject({ firstName: "n".repeat(NAME_MAX), mobile: "1".repeat(LINE_MAX) });
    expect(await createCompany({ website: MARKS + site })).toMatchObject({ website: site });
    expect((await createDocument(`${site}${MARKS} `)).source).toBe(site);
    const more = await me.failure(CREATE_CONTACT, {
      input: { firstName: `${"n".repeat(NAME_MAX + 1)}${MARKS}`, mobile: "1".repeat(LINE_MAX + 1) },
    });
    expect(more.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [
        { field: "firstName", rule: "maxLength", message: expect.stringContaining(`this has ${NAME_MAX + 1}`) },
        { field: "mobile", rule: "maxLength" },
      ],
    });
  });

  it("that names a company finds it in spite of its marks", async () => {
    const client = await app.signIn();
    const { id } = await createCompany({ name: "Tidewater" }, client);

    const made = await client.query(
      `mutation ($input: CreateContactInput!) { createContact(input: $input) { contact { organization company { id } } } }`,
      { input: { firstName: "Anna", organization: `Tide${MARKS}water` } },
    );

    expect(made).toEqual({ createContact: { contact: { organization: "Tidewater", company: { id } } } });
  });

  it.each([
    ["\u200Banna@example.org", "anna@example.org"],
    ["<anna@example.org>", "anna@example.org"],
    ["mailto:anna@example.org", "anna@example.org"],
    ["Anna Beispiel <anna@example.org>", "Anna Beispiel <anna@example.org>"],
    ["mailto:anna@example.org?subject=Hello", "mailto:anna@example.org?subject=Hello"],
    ["by post only", "by post only"],
  ])("of an e-mail address, %j, is kept as %j, and found by the address", async (email, kept) => {
    const client = await app.signIn();

    const contact = await createContact({ firstName: "Anna", email }, client);
    const { search } = await client.query<{ search: readonly unknown[] }>(
      `query { search(text: "anna@example.org") { __typename } }`,
    );

    expect(contact["email"]).toBe(kept);
    expect(search).toHaveLength(kept.includes("@") ? 1 : 0);
  });
});

describe("a text that may become a link", () => {
  const REFUSED = [
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u200Bscript:alert(1)",
    "\uFEFFjavascript\u2060:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "data: text/html,x",
    "vbscript:msgbox(1)",
    "blob:https://example.org/1",
    "file:///etc/passwd",
    "search-ms:query=x",
    "//example.org/cv.pdf",
    "https://robin:secret@example.org",
  ];
  const KEPT = [
    "https://example.org/a?b=c#d",
    "http://example.org",
    "example.org",
    "example.org:8080/jobs",
    "mailto:anna@example.org?subject=CV",
    "tel:+4930123456",
    "the blue folder: page 2",
    "File: see the shelf",
    "C:\\cv.pdf",
    "nope",
  ];

  it.each(REFUSED)("is refused as %j everywhere, and nothing is stored", async (text) => {
    const client = await app.signIn();

    const faults = [
      await client.failure(CREATE_COMPANY, { input: { name: "Harbour", website: text } }),
      await client.failure(CREATE_CONTACT, { input: { firstName: "Anna", email: text } }),
      await client.failure(CREATE_DOCUMENT, { input: { name: "CV", source: text } }),
    ];

    expect(faults.map(({ extensions }) => extensions)).toMatchObject(
      ["website", "email", "source"].map((field) => ({ code: "VALIDATION", fields: [{ field, rule: "url" }] })),
    );
    const counts = await client.query(
      `query { companies(first: 1) { nodes { id } } documents(first: 1) { nodes { id } } }`,
    );
    expect(counts).toEqual({ companies: { nodes: [] }, documents: { nodes: [] } });
  });

  it.each(KEPT)("is kept as %j everywhere", async (text) => {
    expect((await createCompany({ website: text }))["website"]).toBe(text);
    expect((await createContact({ email: text }))["email"]).toBe(text);
    expect((await createDocument(text))["source"]).toBe(text);
  });

  it("stays readable and can be replaced where an earlier release took it", async () => {
    const { id = "" } = await createCompany({});
    await app.test.database.query(`update company set website = 'javascript:alert(1)' where id = $1`, [id]);
    const update = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { name website } } }`;

    const renamed = await me.query(update, { input: { id, name: "Quay" } });
    const mended = await me.query(update, { input: { id, website: "example.org" } });

    expect(renamed).toEqual({ updateCompany: { company: { name: "Quay", website: "javascript:alert(1)" } } });
    expect(mended).toEqual({ updateCompany: { company: { name: "Quay", website: "example.org" } } });
  });

  it("is cleaned, and refused, by the first version as well", async () => {
    const kept = await me.rest("POST", "/person/store", {
      first_name: `An${MARKS}na`,
      email: `${MARKS}anna@example.org`,
    });
    const refused = [
      await me.rest("POST", "/person/store", { email: "java\u200Bscript:alert(1)" }),
      await me.rest("POST", "/documents/store", { name: "CV", source: "java\u200Bscript:alert(1)" }),
    ];

    expect(kept).toMatchObject({ status: 200, body: { data: { email: "anna@example.org" } } });
    expect(refused).toMatchObject(
      ["email", "source"].map((field) => ({ status: 422, body: { error: { fields: [{ field, rule: "url" }] } } })),
    );
  });
});
