import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";
import { PASSWORD } from "../support/factories/account.js";
import "../support/on-both-databases.js";

const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { endedSessions endedAccessTokens endedCalendarAddresses } }`;
const CREATE_TOKEN = `mutation ($name: String!, $expiresAt: DateTime) {
  createAccessToken(input: { name: $name, scopes: [READ, WRITE], expiresAt: $expiresAt }) { secret } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { url } }`;
const PASSWORDS = { currentPassword: PASSWORD, newPassword: "another password" };
const MINUTE = 60_000;

describe("a new password", () => {
  let app: TestApp;
  let other: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    other = await app.beside();
  });
  beforeEach(async () => {
    me = await app.signIn();
    await app.test.database.query(`delete from local_attempt`);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const change = (input: object = {}) => me.query(CHANGE, { input: { ...PASSWORDS, ...input } });
  const makeProgram = async (owner = me, expiresAt: Date | null = null): Promise<Client> => {
    const { createAccessToken } = await owner.query<{ createAccessToken: { secret: string } }>(CREATE_TOKEN, {
      name: "Program",
      expiresAt,
    });
    return new Client(app.url, createAccessToken.secret, owner.person);
  };
  const makeCalendar = async (owner = me): Promise<string> => {
    const { renewCalendarFeed } = await owner.query<{ renewCalendarFeed: { address: string } }>(
      `mutation { renewCalendarFeed { address } }`,
    );
    return new URL(renewCalendarFeed.address).pathname;
  };
  const linkOf = async (client: Client): Promise<string> => {
    const file = new File(["Maya Okafor"], "CV.txt");
    return new URL((await client.query<{ uploadFile: { url: string } }>(UPLOAD, { file })).uploadFile.url).pathname;
  };
  /** The status of a program's query, and of a path that needs no token, at each of the gateways. */
  const everywhere = (path: string, client = app.anonymous): Promise<number[]> =>
    Promise.all([app, other].map(async ({ url }) => (await client.at(url).send(path)).status));
  const codesOf = (program: Client): Promise<unknown[]> =>
    Promise.all(
      [app, other].map(async ({ url }) => {
        const { errors } = await program.at(url).graphql(`{ viewer { guid } }`);
        return errors?.[0]?.extensions?.code ?? "OK";
      }),
    );

  it("ends access tokens and the calendar address at once on every gateway, and says how many", async () => {
    const programs = [await makeProgram(), await makeProgram()];
    const calendar = await makeCalendar();
    const before = [...(await codesOf(programs[0] ?? me)), ...(await everywhere(calendar))];

    const answer = await change();

    expect(before).toEqual(["OK", "OK", 200, 200]);
    expect(answer).toEqual({ changePassword: { endedSessions: 0, endedAccessTokens: 2, endedCalendarAddresses: 1 } });
    for (const program of programs) expect(await codesOf(program)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    expect(await everywhere(calendar)).toEqual([404, 404]);
    expect(await me.query(`{ accessTokens { id } calendarFeed { start } }`)).toEqual({
      accessTokens: [],
      calendarFeed: null,
    });
  });

  it("ends the links to files of other sessions and of access tokens, and not those of the session that asks", async () => {
    const mine = await linkOf(me);
    const ended = [await linkOf(await app.signInElsewhere(me)), await linkOf(await makeProgram())];

    await change();

    for (const link of ended) expect(await everywhere(link)).toEqual([403, 403]);
    expect((await app.anonymous.send(mine)).status).toBe(200);
  });

  it("ends the live updates of an access token at once, on another gateway too, which tell nothing of it", async () => {
    const stream = await (await makeProgram()).at(other.url).listen("subscription { changes { kind id } }");

    await change();

    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(await stream.next()).toBeUndefined();
  });

  it.each([
    [{ keepsAccessTokens: null, keepsCalendarAddress: null }],
    [{ keepsAccessTokens: false, keepsCalendarAddress: false }],
  ])("ends them with %j as well", async (input) => {
    await makeProgram();
    await makeCalendar();

    expect(await change(input)).toMatchObject({
      changePassword: { endedAccessTokens: 1, endedCalendarAddresses: 1 },
    });
  });

  it("keeps what is to go on", async () => {
    const [program, calendar] = [await makeProgram(), await makeCalendar()];

    const kept = await change({ keepsAccessTokens: true, keepsCalendarAddress: true });
    const both = [await codesOf(program), await everywhere(calendar)];
    const again = { currentPassword: PASSWORDS.newPassword, newPassword: "a third password" };
    const tokensOnly = await change({ ...again, keepsAccessTokens: true });

    expect(kept).toMatchObject({ changePassword: { endedAccessTokens: 0, endedCalendarAddresses: 0 } });
    expect(both).toEqual([
      ["OK", "OK"],
      [200, 200],
    ]);
    expect(tokensOnly).toMatchObject({ changePassword: { endedAccessTokens: 0, endedCalendarAddresses: 1 } });
    expect(await codesOf(program)).toEqual(["OK", "OK"]);
  });

  it("ends nothing of other people, and counts no access token that has expired", async () => {
    const stranger = await app.signIn();
    const [theirs, theirCalendar] = [await makeProgram(stranger), await makeCalendar(stranger)];
    await makeProgram(me, new Date(app.clock.now().getTime() + MINUTE));
    app.clock.advance(MINUTE);

    const answer = await change();

    expect(answer).toMatchObject({ changePassword: { endedAccessTokens: 0, endedCalendarAddresses: 0 } });
    expect(await codesOf(theirs)).toEqual(["OK", "OK"]);
    expect(await everywhere(theirCalendar)).toEqual([200, 200]);
  });

  it("ends nothing when it is refused", async () => {
    const [program, calendar] = [await makeProgram(), await makeCalendar()];

    await me.failure(CHANGE, { input: { ...PASSWORDS, currentPassword: "a wrong password" } });

    expect([await codesOf(program), await everywhere(calendar)]).toEqual([
      ["OK", "OK"],
      [200, 200],
    ]);
  });

  it("leaves a log entry for each thing that has ended", async () => {
    await makeProgram();
    await makeCalendar();

    await change();

    const { logEntries } = await me.query<{ logEntries: { nodes: { entry: string }[] } }>(
      `{ logEntries(first: 3) { nodes { entry } } }`,
    );
    expect(logEntries.nodes.map(({ entry }) => entry).sort()).toEqual([
      "Changed the password",
      "Revoked the access token Program",
      "Revoked the calendar address",
    ]);
  });
});
