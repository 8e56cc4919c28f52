import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { OPERATIONS_WITH_PROOF } from "../../gateway/identity/factor/operations-with-proof.js";
import { OPERATIONS_WITH_EVENT } from "../../gateway/identity/log-security-events.js";
import { networkName, personName } from "../../gateway/platform/log-names.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";
import { PASSWORD } from "../support/factories/account.js";
import { collectLog, type LoggedLine } from "../support/logged-lines.js";
import { secondFactorActs } from "../support/second-factor-acts.js";
import "../support/on-embedded-database.js";

const KEY = Buffer.from("of the test");
const MINUTE = 60_000;
const HOME = networkName(KEY, "127.0.0.1");

const { lines, told, logger } = collectLog(KEY);

afterEach(() => {
  lines.length = 0;
});

describe("the log of the API", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ logger });
  });
  afterAll(() => app.close());

  const ofOperations = (): readonly LoggedLine[] => told().filter(({ event }) => event !== undefined);

  const makeToken = async (client: Client, name: string): Promise<string> => {
    const { createAccessToken } = await client.query<{ createAccessToken: { accessToken: { id: string } } }>(
      `mutation ($name: String!) { createAccessToken(input: { name: $name, scopes: [READ] }) { accessToken { id } } }`,
      { name },
    );
    return createAccessToken.accessToken.id;
  };

  it("tells who made and revoked access tokens and secret addresses", async () => {
    const me = await app.signIn();
    await me.query(`mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`, {
      id: await makeToken(me, "Sheet"),
    });
    await me.query(`mutation { renewCalendarFeed { address } }`);
    await me.query(`mutation { revokeCalendarFeed { start } }`);

    const who = { person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(ofOperations()).toMatchObject([
      { event: "access-token-made", ...who },
      { event: "access-token-revoked", ...who },
      { event: "calendar-address-renewed", ...who },
      { event: "calendar-address-revoked", ...who },
    ]);
  });

  it("tells who proved or failed to prove who they are, and changed or failed to change a password", async () => {
    const me = await app.signIn();
    const confirm = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { until } }`;
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }`;
    const newPassword = "another battery staple";
    lines.length = 0;

    await me.graphql(confirm, { input: { password: "a wrong guess" } });
    await me.graphql(confirm, { input: { passkey: "{}" } });
    await me.query(confirm, { input: { password: PASSWORD } });
    await me.graphql(change, { input: { currentPassword: "a wrong guess", newPassword } });
    await me.query(change, { input: { currentPassword: PASSWORD, newPassword } });

    const who = { level: 30, person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(told()).toMatchObject([
      { refusal: "wrong-password", ...who },
      { refusal: "wrong-passkey", ...who },
      { event: "identity-confirmed", ...who },
      { refusal: "wrong-password", ...who },
      { event: "password-changed", ...who },
    ]);
    expect(lines.join("")).not.toContain("guess");
  });

  it("tells what a new password has ended, each kind once, and nothing of what it kept", async () => {
    const me = await app.signIn();
    const change = (newPassword: string, currentPassword: string, isKept: boolean) =>
      me.query(`mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }`, {
        input: { currentPassword, newPassword, keepsAccessTokens: isKept, keepsCalendarAddress: isKept },
      });
    for (const name of ["Sheet", "Script"]) await makeToken(me, name);
    await me.query(`mutation { renewCalendarFeed { address } }`);
    await app.signInElsewhere(me);
    lines.length = 0;

    await change("another battery staple", PASSWORD, true);
    const kept = ofOperations();
    lines.length = 0;
    await change("a third battery staple", "another battery staple", false);

    const who = { level: 30, person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(kept).toMatchObject([
      { event: "password-changed", ...who },
      { event: "other-sessions-ended", count: 1, ...who },
    ]);
    expect(ofOperations()).toMatchObject([
      { event: "password-changed", ...who },
      { event: "access-token-revoked", count: 2, ...who },
      { event: "calendar-address-revoked", count: 1, ...who },
    ]);
  });

  it("tells nothing of what changed nothing", async () => {
    const me = await app.signIn();
    const elsewhere = await app.signInElsewhere(me);
    const id = await makeToken(me, "Sheet");
    const unchanging = [
      `mutation { turnOffOneTimeCodes { wereOn } }`,
      `mutation { removePasskey(input: { id: "01890000-0000-7000-8000-000000000000" }) { id } }`,
      `mutation { renewRecoveryCodes { recoveryCodes } }`,
      `mutation { revokeAccessToken(input: { id: "${id}" }) { id } }`,
      `mutation { revokeCalendarFeed { start } }`,
      `mutation { endSession(input: { id: "${elsewhere.token ?? ""}" }) { count } }`,
      `mutation { endOtherSessions { count } }`,
    ];
    await me.query(`mutation { endOtherSessions { count } }`);
    await me.query(`mutation { revokeAccessToken(input: { id: "${id}" }) { id } }`);
    const changed = ofOperations();
    lines.length = 0;

    for (const mutation of unchanging) await me.graphql(mutation);

    expect(changed.slice(1)).toMatchObject([
      { event: "other-sessions-ended", count: 1 },
      { event: "access-token-revoked" },
    ]);
    expect(ofOperations()).toEqual([]);
  });

  it("tells that one-time codes were turned on and off", async () => {
    const me = await app.signIn();
    await secondFactorActs(() => ({ app, me })).turnOn();

    await me.query(`mutation { turnOffOneTimeCodes { wereOn } }`);

    expect(ofOperations().map(({ event }) => event)).toEqual(["one-time-codes-on", "one-time-codes-off"]);
  });

  it("names the owner of an access token who is not on the list any more, or whose has expired", async () => {
    const me = await app.signIn();
    const { createAccessToken } = await me.query<{ createAccessToken: { secret: string } }>(
      `mutation ($at: DateTime) { createAccessToken(input: { name: "Sheet", scopes: [READ], expiresAt: $at }) { secret } }`,
      { at: new Date(app.clock.now().getTime() + MINUTE) },
    );
    const program = new Client(app.url, createAccessToken.secret, me.person);
    app.disallow(me);
    lines.length = 0;

    await program.graphql("{ viewer { guid } }");
    app.clock.advance(MINUTE);
    await program.graphql("{ viewer { guid } }");

    const who = { person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(told()).toMatchObject([
      { refusal: "email-not-listed", ...who },
      { refusal: "access-token-unknown", ...who },
    ]);
  });

  it("names who was given a link to a file that has expired, or ended with its sign-in", async () => {
    const me = await app.signIn();
    const elsewhere = await app.signInElsewhere(me);
    const { uploadFile } = await elsewhere.query<{ uploadFile: { url: string } }>(
      `mutation ($file: Upload!) { uploadFile(file: $file) { url } }`,
      { file: new File(["Maya Okafor"], "CV.txt") },
    );
    await me.query(`mutation { endOtherSessions { count } }`);
    lines.length = 0;

    await app.anonymous.send(new URL(uploadFile.url).pathname);
    app.clock.advance(5 * MINUTE);
    await app.anonymous.send(new URL(uploadFile.url).pathname);

    const refused = { refusal: "link-expired", person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(told()).toMatchObject([refused, refused]);
  });

  it("tells nothing of what failed, but who was refused", async () => {
    const me = await app.signIn();
    await me.graphql(`mutation { revokeAccessToken(input: { id: "01890000-0000-7000-8000-000000000000" }) { id } }`);
    expect(ofOperations()).toEqual([]);
    app.disallow(me);

    await me.graphql("{ viewer { guid } }");

    expect(told().at(-1)).toMatchObject({ refusal: "email-not-listed", network: HOME });
  });

  it("names the network of somebody who is not signed in", async () => {
    await app.anonymous.graphql("{ viewer { guid } }");

    expect(told().at(-1)).toMatchObject({ refusal: "no-token", network: HOME });
    expect(told().at(-1)).not.toHaveProperty("person");
  });
});

it("has an event for each change of a way to sign in", () => {
  const changes = Object.keys(OPERATIONS_WITH_PROOF).filter(
    (name) => !name.startsWith("begin") && name !== "emptyTrash",
  );

  expect(changes.filter((name) => OPERATIONS_WITH_EVENT[name] === undefined)).toEqual([]);
});
