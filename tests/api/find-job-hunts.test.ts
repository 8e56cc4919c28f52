import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

interface Found {
  readonly jobHunt: { readonly id: string; readonly name: string; readonly status: string };
  readonly match: string;
  readonly text: string;
}

const FIND = `query ($text: String!, $first: Int! = 8) { findJobHunts(text: $text, first: $first) {
  jobHunt { id name status phases { name } } match text } }`;
const MOBILE = "+44 (0)7700 900771";

let app: TestApp;
let me: Client;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await app.signIn();
});
afterAll(() => app.close());

async function find(text: string, first?: number, client = me): Promise<readonly Found[]> {
  return (await client.query<{ findJobHunts: Found[] }>(FIND, { text, first })).findJobHunts;
}

async function names(text: string): Promise<readonly string[]> {
  return (await find(text)).map(({ jobHunt }) => jobHunt.name);
}

async function createContact(input: object = {}): Promise<string> {
  const made = await me.query<{ createContact: { contact: { id: string } } }>(
    `mutation ($input: CreateContactInput!) { createContact(input: $input) { contact { id } } }`,
    { input: { firstName: "Leontine", lastName: "Farrow", mobile: MOBILE, ...input } },
  );
  return made.createContact.contact.id;
}

async function link(jobHuntId: string, kind: string, id: string, step?: string): Promise<void> {
  await me.query(`mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { logEntryId } }`, {
    input: { jobHuntId, kind, id, ...(step === undefined ? {} : { step }) },
  });
}

/** Creates a hunt with a linked contact. */
async function huntOf(contact: object = {}, hunt: object = {}): Promise<string> {
  const { id } = await createJobHunt(me, { name: "Brindle hunt", ...hunt });
  await link(id, "CONTACT", await createContact(contact));
  return id;
}

describe("a hunt", () => {
  it.each([
    ["\u202A+49 170 1234567\u202C", "1234567"],
    ["+49\u00A0170\u00A0123\u200B4567", "4567"],
    ["٠١٧٠١٢٣٤٥٦٧", "1234567"],
    ["＋４９ １７０ １２３４５６７", "1234567"],
    ["＋４９（０）１７０－１２３４５６７", "+49 170 1234567"],
    ["०१७० १२३४५६७", "1234567"],
    ["+1\uFE0D-555-123-4567", "5551234567"],
    ["tel:+491701234567", "1234567"],
    ["+49 (0)170 123 45 67 ext. 12", "1234567"],
  ])("is found by the number of its contact, pasted as %j, by %s", async (mobile, sought) => {
    const id = await huntOf({ mobile });

    expect((await find(sought)).map(({ jobHunt }) => jobHunt.id)).toEqual([id]);
    expect((await find(mobile.replace(" ext. 12", ""))).map(({ jobHunt }) => jobHunt.id)).toEqual([id]);
  });

  it("is found by a number with marks that an earlier release stored", async () => {
    const id = await huntOf({ mobile: "1" });
    await app.test.database.query(`update contact set mobile = $2 where owner_id = $1`, [
      me.person.id,
      "+49\u00AD170\uFE0D123\uFEFF4567",
    ]);

    expect((await find("01701234567")).map(({ jobHunt }) => jobHunt.id)).toEqual([id]);
  });

  it("is found by the beginnings of words, and says by which of its texts", async () => {
    const { id } = await createJobHunt(me, { name: "Harbour hunt" });
    await link(id, "CONTACT", await createContact());
    await link(id, "COMPANY", (await createCompany(me, { name: "Tidewater Grid" })).id);
    await me.query(
      `mutation ($id: ID!) { saveJobDetails(input: { jobHuntId: $id, title: "Data Analyst", companyName: "Quillhaven" }) { id } }`,
      { id },
    );

    const found = await Promise.all(["harb", "FAR leo", "tide", "analyst dat", "quill"].map((text) => find(text)));

    expect(found.map((hunts) => hunts.map(({ match, text }) => [match, text]))).toEqual([
      [["NAME", "Harbour hunt"]],
      [["CONTACT", "Leontine Farrow"]],
      [["EMPLOYER", "Tidewater Grid"]],
      [["JOB_TITLE", "Data Analyst"]],
      [["EMPLOYER", "Quillhaven"]],
    ]);
    expect(found.flat().every(({ jobHunt }) => jobHunt.id === id)).toBe(true);
  });

  it.each(["harbour farrow", "water", "771", "nobody", "   ", "&|!:*'()"])("is not found by %j", async (text) => {
    await huntOf({}, { name: "Harbour hunt" });

    expect(await find(text)).toEqual([]);
  });

  it.each([
    "0771",
    "900771",
    "7700900771",
    "07700 900 771",
    "+44 7700 900771",
    "0044 7700-900771",
    "0044 (0) 7700 900 771",
    "٠٧٧٠٠٩٠٠٧٧١",
  ])("is found by the number of its contact, written as %s", async (text) => {
    const id = await huntOf();

    const [found, ...others] = await find(text);

    expect(others).toEqual([]);
    expect(found).toMatchObject({ jobHunt: { id }, match: "PHONE", text: `Leontine Farrow · ${MOBILE}` });
  });

  it.each(["+44 7700 900772", "7700900772", "1900771", "70771"])("is not found by another number, %s", async (text) => {
    await huntOf();

    expect(await find(text)).toEqual([]);
  });

  it("is found by an international number where the stored one is national, and ends at a letter", async () => {
    await huntOf({ mobile: "020 7946 0018 ext. 12" });

    expect((await find("+44 20 7946 0018")).map(({ text }) => text)).toEqual([
      "Leontine Farrow · 020 7946 0018 ext. 12",
    ]);
    expect(await names("+353 20 7946 0018")).toEqual(["Brindle hunt"]);
    expect(await names("20794600180")).toEqual([]);
  });

  it.each([
    "07700 900771 / 020 7946 0018",
    "07700 900771, 020 7946 0018",
    "07700 900771\n(0)20 7946 0018",
    "07700900771 جوال 02079460018 مكتب",
  ])("is found by each of two numbers in one field: %j", async (mobile) => {
    await huntOf({ mobile });

    expect(await names("+44 7700 900771")).toEqual(["Brindle hunt"]);
    expect(await names("0018")).toEqual(["Brindle hunt"]);
    expect(await names("+44 20 7946 0018")).toEqual(["Brindle hunt"]);
  });

  it("is found by both numbers of one field, pasted as they stand there", async () => {
    await huntOf({ mobile: "07700 900771 / 020 7946 0018" });

    expect(await names("07700 900771 / 020 7946 0018")).toEqual(["Brindle hunt"]);
  });

  it("has a contact with a number of as many digits as one can have, and is found by its end", async () => {
    await huntOf({ mobile: "7".repeat(496) + "0771" });

    expect(await names("70771")).toEqual(["Brindle hunt"]);
  });

  it("is found by the number of a linked company, and of a contact of a step alone", async () => {
    const [first, second] = [await createJobHunt(me, { name: "First" }), await createJobHunt(me, { name: "Second" })];
    await link(first.id, "COMPANY", (await createCompany(me, { name: "Tidewater", phone: "0049 30 555 1234" })).id);
    await link(second.id, "CONTACT", await createContact(), "DECIDE_ON_JOB");

    expect(await find("030 5551234")).toMatchObject([
      { jobHunt: { name: "First" }, text: "Tidewater · 0049 30 555 1234" },
    ]);
    expect(await names("900771")).toEqual(["Second"]);
  });

  it("is found by as much of a number as three digits only where a word begins so", async () => {
    await huntOf({ mobile: "+44 7700 900771" });

    expect((await find("900")).map(({ match }) => match)).toEqual(["CONTACT"]);
    expect(await find("771")).toEqual([]);
  });

  it("is not found through a contact that it is not linked with, nor by what lies in the trash", async () => {
    const contact = await createContact();
    const { id } = await createJobHunt(me, { name: "Brindle hunt" });
    const unlinked = [await find("900771"), await find("leontine")];
    await link(id, "CONTACT", contact);
    const linked = await names("900771");
    await me.query(`mutation ($id: ID!) { deleteContact(input: { id: $id }) { id } }`, { id: contact });
    const withoutContact = [await find("900771"), await find("leontine")];
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id });

    expect([...unlinked, ...withoutContact]).toEqual([[], [], [], []]);
    expect(linked).toEqual(["Brindle hunt"]);
    expect(await find("brindle")).toEqual([]);
  });

  it("is found by the number of an appointment, and by the people there", async () => {
    const { id } = await createJobHunt(me, { name: "Brindle hunt" });
    const contact = await createContact();
    const made = await me.query<{ createAppointment: { id: string } }>(
      `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`,
      { input: { jobHuntId: id, kind: "PHONE", day: "2026-12-01", phone: "030 / 555 12 34", contactIds: [contact] } },
    );
    const before = [await find("+49 30 5551234"), await find("900771"), await find("farrow")].flat();
    await me.query(`mutation ($id: ID!) { deleteAppointment(input: { id: $id }) { id } }`, made.createAppointment);

    expect(before.map(({ match, text }) => [match, text])).toEqual([
      ["PHONE", "030 / 555 12 34"],
      ["PHONE", `Leontine Farrow · ${MOBILE}`],
      ["CONTACT", "Leontine Farrow"],
    ]);
    expect([...(await find("5551234")), ...(await find("900771"))]).toEqual([]);
  });

  it("is not found through a link that was removed", async () => {
    const { id } = await createJobHunt(me);
    const contact = await createContact();
    await link(id, "CONTACT", contact);
    await me.query(`mutation ($input: LinkRecordInput!) { unlinkRecord(input: $input) { logEntryId } }`, {
      input: { jobHuntId: id, kind: "CONTACT", id: contact },
    });

    expect(await find("900771")).toEqual([]);
  });
});

describe("found hunts", () => {
  it("come once each, those under way first, then those whose name begins so, then the last changed", async () => {
    const ended = await createJobHunt(me, { name: "Amber ended" });
    await createJobHunt(me, { name: "Amber first" });
    app.clock.advance(1000);
    await createJobHunt(me, { name: "Amber second" });
    app.clock.advance(1000);
    const other = await createJobHunt(me, { name: "Other" });
    await link(other.id, "CONTACT", await createContact({ firstName: "Anna", organization: "Amber works" }));
    await link(other.id, "COMPANY", (await createCompany(me, { description: "Amber" })).id);
    app.clock.advance(1000);
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { id } }`, { id: ended.id });

    expect(await names("amber")).toEqual(["Amber second", "Amber first", "Other", "Amber ended"]);
    expect((await find("amber", 1)).map(({ jobHunt }) => jobHunt.name)).toEqual(["Amber second"]);
  });

  it("are nobody's but the caller's", async () => {
    await huntOf();
    const stranger = await app.signIn();

    expect(await find("900771", 50, stranger)).toEqual([]);
    expect(await find("brindle", 50, stranger)).toEqual([]);
  });

  it.each([
    [{ text: "amber", first: 0 }, "first"],
    [{ text: "amber", first: 51 }, "first"],
    [{ text: "x".repeat(201) }, "text"],
  ])("are refused with the field that breaks a rule, %#", async (variables, field) => {
    const { extensions } = await me.failure(FIND, variables);

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field }] });
  });
});
