import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TIME_ZONE_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";
import { RACE_LIMIT_MS, raceRounds } from "../support/race-rounds.js";

const VIEWER = `{ viewer { id guid email name givenName familyName picture createdAt } }`;
const ZONE = `{ viewer { timeZone } }`;
const UPDATE = `mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { id timeZone } logEntryId } }`;
const LOG = `{ logEntries { nodes { id entry isUndoable } } }`;

interface Updated {
  readonly updateViewer: { readonly viewer: { readonly timeZone: string | null }; readonly logEntryId: string | null };
}

describe("the viewer", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it("is the person who asks, as the identity provider introduced them", async () => {
    const me = await app.signIn();

    const { viewer } = await me.query<{ viewer: object }>(VIEWER);

    const { id, email, name, givenName, familyName, createdAt } = me.person;
    expect(viewer).toEqual({
      id,
      guid: id,
      email,
      name,
      givenName,
      familyName,
      picture: null,
      createdAt: createdAt.toISOString(),
    });
  });

  it("is never somebody else, whoever asks at the same time", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => app.signIn()));

    const answers = await Promise.all(people.map((person) => person.query<{ viewer: { guid: string } }>(VIEWER)));

    expect(answers.map(({ viewer }) => viewer.guid)).toEqual(people.map(({ person }) => person.id));
  });
});

describe("the time zone of the viewer", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const update = async (input: object, client = me): Promise<Updated["updateViewer"]> =>
    (await client.query<Updated>(UPDATE, { input })).updateViewer;
  const zone = async (client = me): Promise<string | null> =>
    (await client.query<{ viewer: { timeZone: string | null } }>(ZONE)).viewer.timeZone;
  const log = async (): Promise<unknown> => (await me.query<{ logEntries: { nodes: unknown } }>(LOG)).logEntries.nodes;

  it("brings the weekend of its region, Saturday and Sunday where none is set", async () => {
    const weekend = async (): Promise<unknown> =>
      (await me.query<{ viewer: unknown }>(`{ viewer { weekend } }`)).viewer;

    const before = await weekend();
    await update({ timeZone: "Africa/Cairo" });

    expect([before, await weekend()]).toEqual([{ weekend: [6, 7] }, { weekend: [5, 6] }]);
  });

  it("is null until it is set, and then known at once, also in another gateway", async () => {
    const other = await app.beside();
    const elsewhere = new Client(other.url, me.token, me.person);
    const before = await Promise.all([zone(), zone(elsewhere)]);

    const { viewer, logEntryId } = await update({ timeZone: "Europe/Berlin" });

    const after = await Promise.all([zone(), zone(elsewhere)]);
    await other.close();
    expect(before).toEqual([null, null]);
    expect(viewer).toEqual({ id: me.person.id, timeZone: "Europe/Berlin" });
    expect(after).toEqual(["Europe/Berlin", "Europe/Berlin"]);
    expect(await log()).toEqual([
      { id: logEntryId, entry: "Changed the time zone to Europe/Berlin", isUndoable: false },
    ]);
  });

  it("stays when nothing is said, and leaves no line in the log when it is the same", async () => {
    await update({ timeZone: "Europe/Berlin" });
    const lines = await log();

    const answers = [await update({}), await update({ timeZone: null }), await update({ timeZone: "Europe/Berlin" })];

    expect(answers).toEqual(
      answers.map(() => ({ viewer: { id: me.person.id, timeZone: "Europe/Berlin" }, logEntryId: null })),
    );
    expect(await log()).toEqual(lines);
  });

  it("is set by a browser only where there is none, and without a line in the log", async () => {
    const first = await update({ timeZone: "Asia/Tokyo", onlyIfUnset: true });
    const second = await update({ timeZone: "Europe/Berlin", onlyIfUnset: true });

    expect(first).toEqual({ viewer: { id: me.person.id, timeZone: "Asia/Tokyo" }, logEntryId: null });
    expect(second).toEqual(first);
    expect(await log()).toEqual([]);
  });

  it(
    "is the chosen one, however many browsers set theirs at the same time",
    async () => {
      for (let round = 0; round < raceRounds(3); round++) {
        me = await app.signIn();
        const browsers = ["Asia/Tokyo", "America/Lima", "Africa/Cairo"].map(async (timeZone) =>
          update({ timeZone, onlyIfUnset: true }),
        );
        await Promise.all([...browsers, update({ timeZone: "Europe/Berlin" })]);

        expect(await zone()).toBe("Europe/Berlin");
      }
    },
    RACE_LIMIT_MS,
  );

  it("is everybody's own", async () => {
    const stranger = await app.signIn();
    await update({ timeZone: "Asia/Tokyo" }, stranger);

    await update({ timeZone: "Europe/Berlin" });

    expect(await zone(stranger)).toBe("Asia/Tokyo");
    expect(await zone()).toBe("Europe/Berlin");
  });

  it.each([
    ["europe/berlin", "Europe/Berlin"],
    [" UTC ", "UTC"],
    ["utc", "UTC"],
    ["Europe/Kyiv", "Europe/Kyiv"],
    ["Europe/Kiev", "Europe/Kiev"],
    ["Etc/GMT+2", "Etc/GMT+2"],
    ["America/Argentina/ComodRivadavia", "America/Argentina/ComodRivadavia"],
  ])("is kept of %j as %j", async (given, kept) => {
    expect((await update({ timeZone: given })).viewer.timeZone).toBe(kept);
  });

  it.each([
    ["", "required"],
    ["   ", "required"],
    ["+02:00", "timeZone"],
    ["Mars/Base", "timeZone"],
    ["Europe", "timeZone"],
    ["Europe/Berlin/", "timeZone"],
    ["Europe/Berlin'; --", "timeZone"],
    ["Europe/Be\u0000rlin", "characters"],
    ["x".repeat(TIME_ZONE_MAX), "timeZone"],
    ["x".repeat(TIME_ZONE_MAX + 1), "maxLength"],
    ["x".repeat(200), "maxLength"],
  ])("is refused as %j, and stays as it was", async (timeZone, rule) => {
    const error = await me.failure(UPDATE, { input: { timeZone } });

    expect(error.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "timeZone", rule }] });
    if (rule === "timeZone") expect(error.message).toContain("such as Europe/Berlin");
    expect(await zone()).toBeNull();
    expect(await log()).toEqual([]);
  });

  it("is read by a program with an access token, and changed by signed-in people alone", async () => {
    await update({ timeZone: "Asia/Tokyo" });
    const { createAccessToken } = await me.query<{ createAccessToken: { secret: string } }>(
      `mutation { createAccessToken(input: { name: "Program", scopes: [READ, WRITE] }) { secret } }`,
    );
    const program = new Client(app.url, createAccessToken.secret, me.person);
    const input = { timeZone: "Europe/Berlin" };

    const refused = await program.failure(UPDATE, { input });
    const nobody = await app.anonymous.failure(UPDATE, { input });

    expect(refused.extensions?.code).toBe("FORBIDDEN");
    expect(nobody.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await zone(program)).toBe("Asia/Tokyo");
  });
});
