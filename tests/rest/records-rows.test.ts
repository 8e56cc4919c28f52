import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

interface Stored {
  readonly id: string;
  readonly gunid: string;
  readonly source: string;
}

describe("what else a person keeps, over REST", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function data<T = Stored>(method: "GET" | "POST", path: string, values: object = {}): Promise<T> {
    const answer = await me.rest(method, path, { person_guid: me.person.id, ...values });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    const body: { data: T } = answer.body;
    return body.data;
  }

  const statusOf = async (method: "GET" | "POST", path: string, values: object): Promise<number> =>
    (await me.rest(method, path, values)).status;

  it("tells of an ideal job whether the asked hunt follows it", async () => {
    const [one, other] = [await createJobHunt(me), await createJobHunt(me)];
    const stored = await data("POST", "/idealjob/store", { id: "", name: "Gardener", description: "Outside" });

    const linked = await data("POST", "/idealjob/link", {
      jobHuntId: one.id,
      idealJobId: stored.id,
      personId: me.person.id,
    });

    const expected = {
      id: stored.id,
      name: "Gardener",
      description: "Outside",
      person_guid: me.person.id,
      note_guid: expect.any(String),
    };
    expect(stored).toEqual({ ...expected, status: "Inactive" });
    expect(linked).toEqual({ ...expected, status: "Active" });
    expect(await data("GET", "/idealjob/jobhunt/get", { jobhunt: one.id })).toEqual([
      { ...expected, status: "Active" },
    ]);
    expect(await data("GET", "/idealjob/jobhunt/get", { jobhunt: other.id })).toEqual([
      { ...expected, status: "Inactive" },
    ]);
    expect(await data("GET", "/idealjob/person/get")).toEqual([{ ...expected, status: "Active" }]);
    await data("POST", "/idealjob/delete", { id: stored.id });
    expect(await data("GET", "/idealjob/person/get")).toEqual([]);
  });

  it.each(["/idealjob/store", "/company/store", "/documents/store"])(
    "keeps the name of what is there when %s sends an empty one or none",
    async (path) => {
      const { id } = await data("POST", path, { id: "", name: "Kept" });

      const again = [await data("POST", path, { id, name: "" }), await data("POST", path, { id, name: " " })];

      expect(again).toMatchObject([{ name: "Kept" }, { name: "Kept" }]);
      expect(await data("POST", path, { id })).toMatchObject({ name: "Kept" });
    },
  );

  it("keeps a note on the item it was written for", async () => {
    const { noteGuid: gunid } = await createJobHunt(me);
    const date = "2026-11-20T08:00:00.000Z";

    const note = await data("POST", "/note/add", { id: "", gunid, date, title: "Call", description: "On Monday" });
    await data("POST", "/note/add", { id: note.id, gunid, title: "Call back" });

    expect(await data("GET", "/note/get", { gunid })).toEqual([
      { id: note.id, gunid, date, title: "Call back", content: "On Monday", description: "On Monday" },
    ]);
    await data("POST", "/note/delete", { gunid, id: note.id });
    expect(await data("GET", "/note/get", { gunid })).toEqual([]);
  });

  it("takes a note's date in milliseconds too", async () => {
    const { noteGuid: gunid } = await createJobHunt(me);

    const note = await data("POST", "/note/add", { gunid, date: 1_795_251_600_000, title: "Call" });

    expect(note).toMatchObject({ date: new Date(1_795_251_600_000).toISOString() });
  });

  it("changes and deletes no note by another item's gunid, and makes none twice", async () => {
    const [{ noteGuid: gunid }, { noteGuid: other }] = [await createJobHunt(me), await createJobHunt(me)];
    const note = await data("POST", "/note/add", { gunid, title: "Call" });

    const wrong = { id: note.id, gunid: other, title: "Taken" };
    const statuses = [
      await statusOf("POST", "/note/add", wrong),
      await statusOf("POST", "/note/delete", { id: note.id, gunid: other }),
    ];

    expect(statuses).toEqual([404, 404]);
    expect(await data("GET", "/note/get", { gunid })).toMatchObject([{ id: note.id, title: "Call" }]);
    expect(await data("GET", "/note/get", { gunid: other })).toEqual([]);
  });

  it("takes the thirteen fields of a contact, whose guid is its id", async () => {
    const fields = {
      salutation: "Dr.",
      first_name: "Ada",
      middle_names: "King",
      last_name: "Lovelace",
      email: "ada@example.org",
      mobile: "+32 1",
      organization: "Acme",
      description: "Met at a fair",
    };

    const stored = await data("POST", "/person/store", {
      id: "",
      guid: "",
      person_guid: me.person.id,
      always_empty: "",
      ...fields,
      contact_type: "Mentor",
    });
    await data("POST", "/person/store", { id: stored.id, guid: stored.id, email: null });

    const expected = {
      id: stored.id,
      guid: stored.id,
      gunid: expect.any(String),
      ...fields,
      role: "Mentor",
      contact_type: "Mentor",
    };
    expect(stored).toEqual({ ...expected, person_guid: me.person.id });
    expect(await data("GET", "/person/getall")).toEqual([{ ...expected, email: null, person_guid: me.person.id }]);
    expect(await data("GET", "/person/types")).toContainEqual({ id: expect.any(String), name: "Mentor" });
    await data("POST", "/person/delete", { guid: stored.id });
    expect(await data("GET", "/person/getall")).toEqual([]);
  });

  it("takes a document's uploaded file by the address that the upload answered", async () => {
    const { url }: { url: string } = (await me.upload(new File(["Hello"], "cv.txt"))).body;

    const stored = await data("POST", "/documents/store", {
      id: "",
      name: "CV",
      type: "CV",
      file: null,
      source: url,
      gunid: "",
    });
    const later = await data("POST", "/documents/store", { id: stored.id, name: "My CV", source: "" });

    expect(stored).toEqual({
      id: expect.any(String),
      name: "CV",
      description: null,
      type: "CV",
      file: null,
      source: expect.stringMatching(/^http:\/\/localhost:4000\/files\/[\w-]+$/),
      gunid: expect.any(String),
      person_guid: me.person.id,
    });
    expect(await (await app.anonymous.send(new URL(later.source).pathname)).text()).toBe("Hello");
    expect(await data("GET", "/documents/get")).toEqual([{ ...stored, name: "My CV", source: later.source }]);
    expect(await data("GET", "/documents/types")).toContainEqual({ id: "cv", name: "CV" });
    await data("POST", "/documents/delete", { id: stored.id });
    expect(await data("GET", "/documents/get")).toEqual([]);
  });

  it("makes things under an unknown id, once however often it is asked", async () => {
    const id = uuidv7();

    for (const path of ["/idealjob/store", "/documents/store"]) {
      await data("POST", path, { id, name: "First" });
      await data("POST", path, { id, name: "Second" });
    }
    await data("POST", "/person/store", { guid: id, last_name: "First" });

    expect(await data("GET", "/idealjob/person/get")).toMatchObject([{ id, name: "Second" }]);
    expect(await data("GET", "/documents/get")).toMatchObject([{ id, name: "Second" }]);
    expect(await data("GET", "/person/getall")).toMatchObject([{ id, last_name: "First" }]);
  });

  it("gives the log between two times, both included, newest first", async () => {
    const second = Date.UTC(2026, 4, 1, 12, 0, 0);
    for (const [event, date] of [
      ["before", second - 1],
      ["first", second],
      ["last", second + 1_999],
      ["after", second + 2_000],
    ]) {
      await data("POST", "/log/add", { event, date });
    }

    const lines = await data("GET", "/log/get", {
      start: "2026-05-01 12:00:00",
      end: "2026-05-01 12:00:01",
      filter: "",
    });

    expect(lines).toEqual([
      { id: expect.any(String), date: second + 1_999, entry: "last" },
      { id: expect.any(String), date: second, entry: "first" },
    ]);
  });

  it("takes the times of the log in milliseconds, and its filter letter for letter", async () => {
    for (const event of ["100% sure", "100 x sure", "a_b", "axb"]) await data("POST", "/log/add", { event });
    const find = (filter: string): Promise<unknown> =>
      data("GET", "/log/get", { start: 0, end: app.clock.now().getTime(), filter });

    expect(await find("0% SURE")).toMatchObject([{ entry: "100% sure" }]);
    expect(await find("a_b")).toMatchObject([{ entry: "a_b" }]);
  });

  it("gives the whole log without a limit, and a page of it with one", async () => {
    for (let at = 1; at <= 205; at++) await me.rest("POST", "/log/add", { event: `Line ${at}`, date: at });

    const all = await data<unknown[]>("GET", "/log/get");
    const page: { data: unknown[]; before: string } = (await me.rest("GET", "/log/get", { limit: 200 })).body;
    const rest: { data: unknown[]; before: null } = (
      await me.rest("GET", "/log/get", { limit: 200, before: page.before })
    ).body;

    expect([all.length, page.data.length, rest.data.length, rest.before]).toEqual([205, 200, 5, null]);
    expect([...page.data, ...rest.data]).toEqual(all);
  });
});
