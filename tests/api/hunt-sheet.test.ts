import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { JOB_HUNT_APPOINTMENTS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { clientOperation } from "../support/client-operation.js";
import { createAppointment, createContact, fillAppointments } from "../support/factories/appointment.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const SHEET = clientOperation("HuntSheet");
const LINK = `mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { id } }`;
const GUIDE = clientOperation("GuideJobHunt");
const FORM = clientOperation("HuntAppointments");
const ADD_DOCUMENT = `mutation ($name: String!) { createDocument(input: { name: $name }) { id } }`;

interface Sheet {
  readonly jobHunt: {
    readonly contacts: { readonly edges: readonly object[] };
    readonly documents: { readonly edges: readonly object[] };
    readonly appointments: { readonly nodes: readonly { readonly id: string; readonly contacts: readonly object[] }[] };
    readonly linkedPeople: { readonly totalCount: number };
  };
}

describe("the hunt sheet as the client asks for it", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  /** Makes a hunt that so many contacts, documents and appointments belong to. */
  async function huntWith(contacts: number, documents: number, appointments: number): Promise<string> {
    const { id: jobHuntId } = await createJobHunt(me);
    const link = (kind: string, id: string) => me.query(LINK, { input: { jobHuntId, kind, id } });
    const people: string[] = [];
    for (let n = 0; n < contacts; n++) people.push(await createContact(me, `Person ${n}`));
    for (const id of people) await link("CONTACT", id);
    for (let n = 0; n < documents; n++) {
      const { createDocument } = await me.query<{ createDocument: { id: string } }>(ADD_DOCUMENT, {
        name: `Paper ${n}`,
      });
      await link("DOCUMENT", createDocument.id);
    }
    for (let n = 0; n < appointments; n++) await createAppointment(me, { jobHuntId, contactIds: people.slice(0, 2) });
    return jobHuntId;
  }

  async function open(id: string): Promise<{ readonly statements: number; readonly sheet: Sheet["jobHunt"] }> {
    // The first time each statement is sent by itself.
    await me.query<Sheet>(SHEET, { id });
    app.test.statements.length = 0;
    const { jobHunt } = await me.query<Sheet>(SHEET, { id });
    return { statements: app.test.statements.length, sheet: jobHunt };
  }

  it("costs the same statements with one record of each kind and with two hundred, and has them all", async () => {
    const one = await open(await huntWith(1, 1, 1));
    const many = await open(await huntWith(110, 60, 30));

    expect(many.statements).toBe(one.statements);
    expect(many.sheet.linkedPeople.totalCount).toBe(110);
    expect(many.sheet.contacts.edges).toHaveLength(100);
    expect(many.sheet.documents.edges).toHaveLength(60);
    expect(many.sheet.appointments.nodes.map(({ contacts }) => contacts.length)).toEqual(Array(30).fill(2));
  });

  it("has the next appointment after all that a hunt can have, as its form and its guide do", async () => {
    const { id } = await createJobHunt(me);
    const next = await createAppointment(me, { jobHuntId: id, day: "2199-12-01" });
    await fillAppointments(app.test.database, me, {
      jobHuntId: id,
      day: "2026-01-01",
      count: JOB_HUNT_APPOINTMENTS_MAX - 1,
    });

    for (const operation of [SHEET, FORM, GUIDE]) {
      const { jobHunt } = await me.query<Sheet>(operation, { id, step: "DAY_OF_THE_INTERVIEW" });
      expect(jobHunt.appointments.nodes.map((one) => one.id)).toContain(next.id);
    }
  });

  it("is nobody else's", async () => {
    const stranger = await app.signIn();

    expect(await stranger.query(SHEET, { id: await huntWith(1, 0, 0) })).toEqual({
      jobHunt: null,
      logEntries: { nodes: [] },
    });
  });
});
