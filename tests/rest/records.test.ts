import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { answeringCapture } from "../support/fakes.js";
import "../support/on-embedded-database.js";

describe("records over REST", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function data<T>(method: "GET" | "POST", path: string, values: object = {}): Promise<T> {
    const answer = await me.rest(method, path, { person_guid: me.person.id, ...values });
    expect(answer.status).toBe(200);
    const body: { data: T } = answer.body;
    return body.data;
  }

  describe("companies", () => {
    const ACME = { id: "", name: "Acme", description: "Rockets", address: "1 Launch Road", type: "employer" };

    it("send their type by name and read it back as organization_type_name", async () => {
      const stored = await data<{ id: string }>("POST", "/company/store", ACME);

      expect(stored).toEqual({
        id: expect.any(String),
        name: "Acme",
        description: "Rockets",
        address: "1 Launch Road",
        organization_type_name: "employer",
        note_guid: expect.any(String),
      });
      expect(await data("GET", "/company/getall")).toEqual([stored]);
    });

    it("are changed by a store of their id, which leaves what it does not send", async () => {
      const { id } = await data<{ id: string }>("POST", "/company/store", ACME);

      const changed = await data("POST", "/company/store", { id, address: null, type: "agency" });

      expect(changed).toMatchObject({
        id,
        name: "Acme",
        description: "Rockets",
        address: null,
        organization_type_name: "agency",
      });
    });

    it("are made under an id of the caller's choice, whether or not a stranger has one with it", async () => {
      const id = uuidv7();
      const theirs = await createCompany(await app.signIn());

      const made = await data("POST", "/company/store", { ...ACME, id });
      const same = await data("POST", "/company/store", { ...ACME, id: theirs.id });

      expect(made).toMatchObject({ id, name: "Acme" });
      expect(same).toMatchObject({ id: theirs.id, name: "Acme" });
    });

    it("add a type that is new to the types of their owner", async () => {
      await data("POST", "/company/store", { ...ACME, type: "Charity" });

      const types = await data<{ id: string; name: string }[]>("GET", "/company/types");

      expect(types.map(({ name }) => name)).toEqual(["Employer", "Agency", "Recruiter", "Charity"]);
      expect(types.every(({ id }) => typeof id === "string" && id !== "")).toBe(true);
    });

    it("are all listed, beyond any page, by name", async () => {
      await app.test.database.query(
        `insert into company (owner_id, id, name, note_guid) select $1, gen_random_uuid(), 'Company ' || lpad(n::text, 3, '0'), gen_random_uuid() from generate_series(1, 450) as n`,
        [me.person.id],
      );

      const companies = await data<{ name: string }[]>("GET", "/company/getall");

      expect(companies).toHaveLength(450);
      expect([companies[0]?.name, companies[449]?.name]).toEqual(["Company 001", "Company 450"]);
    });

    it("have their addresses suggested from three characters on, as predictions", async () => {
      await data("POST", "/company/store", ACME);

      const answers = await Promise.all(
        ["la", "lau", "quayside 12"].map((partialAddress) => me.rest("GET", "/company/address", { partialAddress })),
      );

      expect(answers.map(({ body }) => body)).toEqual([
        { predictions: [] },
        { predictions: [{ description: "1 Launch Road" }] },
        { predictions: [{ description: "Quayside 12, Harbourtown" }] },
      ]);
    });

    it("are gone once they were deleted, for good measure once", async () => {
      const { id } = await data<{ id: string }>("POST", "/company/store", ACME);

      const deleted = await data("POST", "/company/delete", { id });
      const again = await me.rest("POST", "/company/delete", { id });

      expect(deleted).toEqual({ id });
      expect(again.status).toBe(404);
      expect(await data("GET", "/company/getall")).toEqual([]);
    });
  });

  describe("a job", () => {
    it.each([
      [`{"jobTitle": "Gardener",  "textDump":"Line\\none"}`],
      [` {"b":1,"a":[1.0,2e3],"jobTitle":"é 日本 😀"} `],
      [`{}`],
    ])("comes back as it was sent, byte for byte: %s", async (text) => {
      const { id: jobHuntId } = await createJobHunt(me);

      const added = await data<object>("POST", "/job/add", { jobId: "", jobHuntId, data: text, title: "Gardener" });

      expect(added).toEqual({ id: expect.any(String), jobHuntId, title: "Gardener", job_data: text });
      expect(await data("GET", "/job/get", { jobHuntId })).toEqual([added]);
    });

    it("is one a hunt, whatever id is sent with it", async () => {
      const { id: jobHuntId } = await createJobHunt(me);
      const first = await data<{ id: string }>("POST", "/job/add", {
        jobId: uuidv7(),
        jobHuntId,
        data: "{}",
        title: "",
      });

      const second = await data<{ id: string }>("POST", "/job/add", {
        jobId: "",
        jobHuntId,
        data: `{"a":1}`,
        title: "",
      });

      expect(second.id).toBe(first.id);
      expect(await data("GET", "/job/get", { jobHuntId })).toMatchObject([{ job_data: `{"a":1}` }]);
    });

    it("is not found where there is none, and where the hunt is a stranger's", async () => {
      const mine = await createJobHunt(me);
      const theirs = await createJobHunt(await app.signIn());

      const answers = await Promise.all(
        [mine.id, theirs.id, uuidv7()].map((jobHuntId) => me.rest("GET", "/job/get", { jobHuntId })),
      );

      expect(answers).toMatchObject(
        [404, 404, 404].map((status) => ({ status, body: { error: { code: "NOT_FOUND" } } })),
      );
      expect(new Set(answers.map(({ body }) => JSON.stringify(body).replace(/"reference":"[^"]+"/, ""))).size).toBe(1);
    });
  });

  describe("a person", () => {
    it("is found by their own address, in any case, and as nobody else", async () => {
      const { person: stranger } = await app.signIn();
      const { id: guid, email } = me.person;

      const own = await data("GET", "/person/get", { email: ` ${email?.toUpperCase() ?? ""} ` });
      const others = await Promise.all(
        [stranger.email ?? "", "nobody@example.org", "", "%"].map((other) =>
          data("GET", "/person/get", { email: other }),
        ),
      );

      expect(own).toEqual([{ guid }]);
      expect(others).toEqual([[], [], [], []]);
    });

    it("without an address is found by none", async () => {
      await app.test.database.query(`update person set email = null where id = $1`, [me.person.id]);

      expect(await data("GET", "/person/get", { email: "" })).toEqual([]);
    });
  });

  it("put a line into the log, dated by milliseconds or now", async () => {
    const dated = await data("POST", "/log/add", { date: 1_780_000_000_000, event: "Called" });
    const now = await data("POST", "/log/add", { event: "Wrote" });

    expect(dated).toEqual({ id: expect.any(String), date: 1_780_000_000_000, entry: "Called" });
    expect(now).toMatchObject({ date: app.clock.now().getTime(), entry: "Wrote" });
  });

  it("ask the model, whose answer comes at both places", async () => {
    const { body } = await me.rest("POST", "/ai/query", { message: "What next?" });

    expect(body).toEqual({ message: "You asked: What next?", data: { message: "You asked: What next?" } });
  });
});
