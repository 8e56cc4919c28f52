import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createAppointment, createContact, type MadeAppointment } from "../support/factories/appointment.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const PAGE = `{ totalCount nodes { id day time note } pageInfo { endCursor hasNextPage } }`;
const OF_HUNT = `query ($id: ID!, $first: Int! = 20, $after: String) { of: jobHunt(id: $id) {
  appointments(first: $first, after: $after) ${PAGE} } }`;
const OF_CONTACT = `query ($id: ID!, $first: Int! = 20, $after: String) { of: contact(id: $id) {
  appointments(first: $first, after: $after) ${PAGE} } }`;
const OF_ALL = `{ jobHunts(first: 20) { nodes { appointments(first: 2) { totalCount
    nodes { note jobHunt { name } contacts { lastName } } } } }
  contacts(first: 20) { nodes { appointments(first: 2) { totalCount nodes { note } } } } }`;

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly Pick<MadeAppointment, "id" | "day" | "time" | "note">[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

describe("the lists of appointments", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const list = async (query: string, id: string, args: object = {}): Promise<Page> =>
    (await me.query<{ of: { appointments: Page } }>(query, { id, ...args })).of.appointments;

  it("are in order: by day, then those without a time, then by time, in pages, of a hunt and of a contact", async () => {
    const contact = await createContact(me);
    const times = [
      ["2026-12-02", "09:00"],
      ["2026-12-01", "14:00"],
      ["2026-12-02", null],
      ["2026-12-01", "08:00"],
    ] as const;
    for (const [day, time] of times)
      await createAppointment(me, { jobHuntId: hunt.id, day, time, contactIds: [contact] });

    for (const [query, id] of [
      [OF_HUNT, hunt.id],
      [OF_CONTACT, contact],
    ] as const) {
      const all = await list(query, id);
      const first = await list(query, id, { first: 3 });
      const second = await list(query, id, { first: 3, after: first.pageInfo.endCursor });

      expect(all.nodes.map(({ day, time }) => [day, time])).toEqual([times[3], times[1], times[2], times[0]]);
      expect([...first.nodes, ...second.nodes]).toEqual(all.nodes);
      expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, first.totalCount]).toEqual([true, false, 4]);
    }
  });

  it("cost as many statements for twelve hunts as for one", async () => {
    const counts: number[] = [];
    for (const hunts of [1, 12]) {
      const client = await app.signIn();
      for (let n = 0; n < hunts; n++) {
        const { id } = await createJobHunt(client);
        const contactIds = [await createContact(client)];
        for (const note of ["a", "b", "c"]) await createAppointment(client, { jobHuntId: id, note, contactIds });
      }
      // The first time each statement is sent by itself.
      await client.query(OF_ALL);
      app.test.statements.length = 0;
      const answer = await client.query<Record<"jobHunts" | "contacts", { nodes: { appointments: Page }[] }>>(OF_ALL);
      counts.push(app.test.statements.length);
      for (const { nodes } of [answer.jobHunts, answer.contacts]) {
        expect(nodes.map(({ appointments }) => [appointments.totalCount, appointments.nodes.length])).toEqual(
          Array.from({ length: hunts }, () => [3, 2]),
        );
      }
    }

    expect(counts[1]).toBe(counts[0]);
  });

  it.each([
    ["first", { first: 0 }],
    ["first", { first: 201 }],
    ["after", { after: "no cursor" }],
    ["after", { after: Buffer.from(JSON.stringify(["no day", "", uuidv7()])).toString("base64url") }],
  ])("are not read by a wrong %s", async (field, args) => {
    const failure = await me.failure(OF_HUNT, { id: hunt.id, ...args });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field }] });
  });
});
