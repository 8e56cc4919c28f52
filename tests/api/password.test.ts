import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../schema/limits.js";
import { PasswordService } from "../../gateway/identity/password.service.js";
import { LogService } from "../../gateway/log/log.service.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";
import { PASSWORD } from "../support/factories/account.js";
import { createSignIn } from "../support/factories/sign-in.js";
import "../support/on-both-databases.js";

const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) { endedSessions endedAccessTokens endedCalendarAddresses } }`;
const LIST = `{ sessions { id } }`;
const ANOTHER = "another password";
const WRONG = "a wrong password";
const EMOJI = "🦊🐻🐼🐨🐯🦁🐮🐷";
const QUARTER_HOUR = 15 * 60 * 1000;

describe("changing one's password", () => {
  let app: TestApp;
  let me: Client;
  let names = 0;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    // All tests call from one address, whose budget is not what most of them are about.
    await app.test.database.query(`delete from local_attempt`);
  });
  afterAll(() => app.close());

  const change = (newPassword: string, currentPassword = PASSWORD) =>
    me.graphql<{ changePassword: object }>(CHANGE, { currentPassword, newPassword });
  /** What is wrong, field by field; the rest of the answer is not a failure's. */
  const faults = async (newPassword: string, currentPassword = PASSWORD) => {
    const { extensions } = await me.failure(CHANGE, { currentPassword, newPassword });
    expect(extensions?.code).toBe("VALIDATION");
    return extensions?.fields?.map(({ field, rule }) => [field, rule]);
  };
  const sessionsOf = async (client: Client): Promise<string[]> =>
    (await client.query<{ sessions: { id: string }[] }>(LIST)).sessions.map(({ id }) => id);
  const signInElsewhere = async ({ person }: Client): Promise<void> => {
    const id = `browser-${++names}`;
    await createSignIn(app.test.database, { subject: person.subject, id, at: app.clock.now() });
  };

  it("makes the new one right and the old one wrong", async () => {
    const { data } = await change(ANOTHER);

    expect(data).toEqual({ changePassword: { endedSessions: 0, endedAccessTokens: 0, endedCalendarAddresses: 0 } });
    expect(await faults("a third password")).toEqual([["currentPassword", "wrong"]]);
    expect((await change("a third password", ANOTHER)).errors).toBeUndefined();
  });

  it("ends the person's other sessions and nobody else's, and says how many", async () => {
    const other = await app.signIn();
    for (const client of [me, me, other]) await signInElsewhere(client);

    const { data } = await change(ANOTHER);

    expect(data).toEqual({ changePassword: { endedSessions: 2, endedAccessTokens: 0, endedCalendarAddresses: 0 } });
    expect(await sessionsOf(me)).toEqual([me.token]);
    expect(await sessionsOf(other)).toHaveLength(2);
    expect((await other.graphql(CHANGE, { currentPassword: PASSWORD, newPassword: ANOTHER })).errors).toBeUndefined();
  });

  it("is one log entry, with nothing to undo", async () => {
    await signInElsewhere(me);

    await change(ANOTHER);

    const { logEntries } = await me.query<{ logEntries: { nodes: object[] } }>(
      `{ logEntries { nodes { action entry isUndoable } } }`,
    );
    expect(logEntries.nodes).toEqual([
      { action: "password.changed", entry: "Changed the password", isUndoable: false },
    ]);
  });

  it("is refused with a wrong current password, and nothing changes", async () => {
    await signInElsewhere(me);

    const failure = await me.failure(CHANGE, { currentPassword: WRONG, newPassword: ANOTHER });

    expect(failure).toMatchObject({
      message: "currentPassword: that is not it.",
      extensions: {
        code: "VALIDATION",
        fields: [{ field: "currentPassword", rule: "wrong", message: "currentPassword: that is not it." }],
      },
    });
    expect(await sessionsOf(me)).toHaveLength(2);
    expect((await change(ANOTHER)).errors).toBeUndefined();
  });

  it.each([
    ["nothing", "", "required"],
    ["one too few", "x".repeat(PASSWORD_MIN - 1), "minLength"],
    ["one emoji too few", [...EMOJI].slice(1).join(""), "minLength"],
    ["one too many", "x".repeat(PASSWORD_MAX + 1), "maxLength"],
    ["the product's name", "JobHuntTracker26", "notName"],
    ["one piece repeated", "abcabcabc", "notPattern"],
    ["what many people have", "Sunshine1", "notCommon"],
  ])("refuses a new password of %s", async (_what, password, rule) => {
    expect(await faults(password)).toEqual([["newPassword", rule]]);
  });

  it("refuses the e-mail address for a new password, however it is written", async () => {
    expect(await faults(` ${me.person.email?.toUpperCase()} `)).toEqual([["newPassword", "notEmail"]]);
  });

  it.each([
    ["the fewest", "hrzmwkqd"],
    ["the fewest emoji", EMOJI],
    ["the most", "hrzmw".repeat(PASSWORD_MAX / 5)],
  ])("takes a new password of %s characters there may be", async (_what, password) => {
    expect((await change(password)).errors).toBeUndefined();
    expect((await change(ANOTHER, password)).errors).toBeUndefined();
  });

  it("says at once what is wrong with both, and counts no attempt for what no password can be", async () => {
    const both = await faults("short", "");
    const tooLong = await faults(ANOTHER, "x".repeat(PASSWORD_MAX + 1));

    const counted = await app.test.database.query(`select key from local_attempt`);
    expect(both).toEqual([
      ["currentPassword", "required"],
      ["newPassword", "minLength"],
    ]);
    expect(tooLong).toEqual([["currentPassword", "maxLength"]]);
    expect(counted).toEqual([]);
  });

  it("can be tried wrongly ten times in a quarter of an hour, and then not even rightly", async () => {
    const other = await app.signIn();
    for (let time = 1; time <= 10; time++) await faults(ANOTHER, WRONG);

    const limited = await me.failure(CHANGE, { currentPassword: PASSWORD, newPassword: ANOTHER });
    const others = await other.graphql(CHANGE, { currentPassword: PASSWORD, newPassword: ANOTHER });
    app.clock.advance(QUARTER_HOUR);
    const later = await change(ANOTHER);

    expect(limited.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: 900 });
    expect(others.errors).toBeUndefined();
    expect(later.errors).toBeUndefined();
  });

  it("gives the attempts back that were right", async () => {
    for (let time = 1; time <= 12; time++) {
      const [old, next] = time % 2 === 1 ? [PASSWORD, ANOTHER] : [ANOTHER, PASSWORD];
      expect((await change(next, old)).errors).toBeUndefined();
    }
  });

  it("happens once when two ask at the same time", async () => {
    const answers = await Promise.all([change("the first password"), change("the second password")]);

    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(refused.map(({ extensions }) => extensions?.fields?.[0]?.rule)).toEqual(["wrong"]);
  });

  it("takes a person who is signed in", async () => {
    const failure = await app.anonymous.failure(CHANGE, { currentPassword: PASSWORD, newPassword: ANOTHER });

    expect(failure.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("is out of reach of an access token, whatever it may do", async () => {
    const { createAccessToken } = await me.query<{ createAccessToken: { secret: string } }>(
      `mutation { createAccessToken(input: { name: "Program", scopes: [READ, WRITE, CAPTURE, CALENDAR] }) { secret } }`,
    );
    const program = new Client(app.url, createAccessToken.secret, me.person);

    const failure = await program.failure(CHANGE, { currentPassword: PASSWORD, newPassword: ANOTHER });

    expect(failure).toMatchObject({
      message: "Mutation.changePassword: an access token cannot do this. Sign in to do it.",
      extensions: { code: "FORBIDDEN" },
    });
    expect((await change(ANOTHER)).errors).toBeUndefined();
  });

  it("is not ours where an outside provider signs people in, and says so", async () => {
    const { database } = app.test;
    const service = new PasswordService(database, new LogService(database, app.clock), null, app.services);
    const claims = { issuer: me.person.issuer, subject: me.person.subject, emailVerified: true };
    const viewer = { ownerId: me.person.id, person: me.person, claims, accessToken: null };

    const refusal = service.change(viewer, { currentPassword: PASSWORD, newPassword: ANOTHER, address: "::1" });

    await expect(refusal).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("identity provider outside of this product"),
    });
  });
});
