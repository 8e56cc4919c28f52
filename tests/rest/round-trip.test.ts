import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Fields } from "../../gateway/rest/fields.js";
import { ROUTES } from "../../gateway/rest/routes.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { answeringCapture } from "../support/fakes.js";
import { makeSpace, type Space } from "../support/space.js";
import { REST_ROWS } from "./rest.rows.js";

type Wire = Readonly<Record<string, unknown>>;

interface Trip {
  readonly store: string;
  readonly list: string;
  /** What the list is asked for. */
  readonly of?: (space: Space) => Wire;
  /** A name that can be changed, as it is sent. */
  readonly changed: string;
}

/** Each kind that can be stored, with the row that lists it. */
const TRIPS: Readonly<Record<string, Trip>> = {
  "a hunt, by store": { store: "/jobhunt/store", list: "/jobhunt/getall", changed: "name" },
  "a hunt, by update": { store: "/jobhunt/update", list: "/jobhunt/getall", changed: "name" },
  "an ideal job": { store: "/idealjob/store", list: "/idealjob/person/get", changed: "name" },
  "a company": { store: "/company/store", list: "/company/getall", changed: "address" },
  "a company's type": { store: "/company/store", list: "/company/getall", changed: "organization_type_name" },
  "a contact": { store: "/person/store", list: "/person/getall", changed: "last_name" },
  "a document": { store: "/documents/store", list: "/documents/get", changed: "name" },
  "a note": {
    store: "/note/add",
    list: "/note/get",
    of: ({ noteGuid }) => ({ gunid: noteGuid }),
    changed: "title",
  },
  "the details of a job": {
    store: "/job/add",
    list: "/job/get",
    of: ({ jobHunt }) => ({ jobHuntId: jobHunt }),
    changed: "title",
  },
};
const STORES = ROUTES.flatMap(({ method, path, takes }) =>
  method === "POST" && readOnlyNames(takes).length > 0 ? [[path, readOnlyNames(takes)] as const] : [],
);

describe("what REST lists", () => {
  let app: TestApp;
  let me: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    me = await app.signIn();
    space = await makeSpace(me, "Mine");
  });
  afterAll(() => app.close());

  async function listed({ list, of }: Trip): Promise<readonly Wire[]> {
    const { body }: { body: { data?: readonly Wire[]; jobHunts?: readonly Wire[] } } = await me.rest(
      "GET",
      list,
      of?.(space),
    );
    return body.data ?? body.jobHunts ?? [];
  }
  const log = (): Promise<unknown> => me.query(`{ logEntries { nodes { id } } }`);

  it.each(Object.entries(TRIPS))("can be posted back, and is then as it was: %s", async (_kind, trip) => {
    const before = [await listed(trip), await log()];
    const [object] = await listed(trip);

    const answer = await me.rest("POST", trip.store, object);

    expect(answer).toMatchObject({ status: 200, body: { data: object } });
    expect([await listed(trip), await log()]).toEqual(before);
  });

  it.each(Object.entries(TRIPS))(
    "can be posted back with one change, which is all that changes: %s",
    async (_kind, trip) => {
      const [object] = await listed(trip);
      const changed = { ...object, [trip.changed]: "Changed" };

      const answer = await me.rest("POST", trip.store, changed);

      expect(answer).toMatchObject({ status: 200, body: { data: changed } });
      await me.rest("POST", trip.store, object);
      expect(await listed(trip)).toEqual([object]);
    },
  );

  it("can be posted back long after the address of its file has ended", async () => {
    const trip: Trip = { store: "/documents/store", list: "/documents/get", changed: "name" };
    const [document] = await listed(trip);
    app.clock.advance(3_600_000);

    const answer = await me.rest("POST", trip.store, document);
    const { data }: { data: { source: string } } = answer.body;

    expect(answer.status).toBe(200);
    expect(data.source).not.toBe(document?.["source"]);
    expect(await (await app.anonymous.send(new URL(data.source).pathname)).text()).toBe("Mine");
  });

  it.each(STORES)("has names that mean nothing in a request, whatever they hold: %s", async (path, names) => {
    const person = await app.signIn();
    const values = REST_ROWS[`POST ${path}`]?.values(await makeSpace(person, "Own"));
    const junk = Object.fromEntries(names.map((name) => [name, { junk: [{ id: "no-uuid" }, null, 7] }]));

    const plain = await person.rest("POST", path, values);
    const withJunk = await person.rest("POST", path, { ...values, ...junk });

    expect([plain.status, withJunk.status]).toEqual([200, 200]);
    expect(withJunk.body).toEqual(plain.body);
  });

  it.each(STORES)("is refused with a name that is misspelt: %s", async (path) => {
    const answer = await me.rest("POST", path, { ...REST_ROWS[`POST ${path}`]?.values(space), nmae: "Changed" });

    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "BAD_REQUEST", fields: [{ field: "nmae", rule: "unknown" }] } },
    });
  });
});

/** The names that are ignored; a guid of one's own is looked at. */
function readOnlyNames(takes: Fields): readonly string[] {
  return Object.keys(takes).filter((name) => takes[name]?.use === "read-only" && name !== "person_guid");
}
