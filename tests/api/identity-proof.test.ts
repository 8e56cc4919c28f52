import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { OPERATION_ACCESS } from "../../gateway/accesstoken/operation-access.js";
import { OPERATIONS_WITH_PROOF } from "../../gateway/identity/factor/operations-with-proof.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { SoftwareAuthenticator, TEST_ORIGIN } from "../support/authenticator.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { PASSWORD } from "../support/factories/account.js";
import { secondFactorActs } from "../support/second-factor-acts.js";
import { makePasskey } from "../support/space.js";
import { wholeOperations } from "../support/whole-operation.js";
import "../support/on-embedded-database.js";

const REMOVE_PASSKEY = `mutation ($id: ID!) { removePasskey(input: { id: $id }) { id } }`;
const BEGIN_PROOF = `mutation { beginConfirmation { options } }`;
const CALENDAR = `{ calendarFeed { start createdAt } }`;
const EMPTY_TRASH = `mutation { emptyTrash { count } }`;
const MAKE_TOKEN = `mutation { createAccessToken(input: { name: "Program", scopes: [READ] }) { secret } }`;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe("a proof of who somebody is", () => {
  let app: TestApp;
  let me: Client;
  let passkey: SoftwareAuthenticator;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    passkey = new SoftwareAuthenticator(TEST_ORIGIN);
    await app.test.database.query(`delete from local_attempt`);
  });
  afterAll(() => app.close());

  const { codeOf, turnOn, optionsFor, confirm, faultOf } = secondFactorActs(() => ({ app, me }));

  it("is asked for before each operation of the table once the sign-in is over ten minutes old", async () => {
    const documents = new Map(wholeOperations(createSchema(null)).map(({ name, document }) => [name, document]));
    const input = {
      id: "x",
      name: "x",
      code: "x",
      response: "x",
      scopes: ["READ"],
      currentPassword: "x",
      newPassword: "x",
    };
    await makePasskey(me, "Phone", passkey);
    app.clock.advance(10 * MINUTE);

    const codes = [];
    for (const name of Object.keys(OPERATIONS_WITH_PROOF)) {
      const document = documents.get(`Mutation.${name}`) ?? "";
      const wanted = /\$input: (\w+)/.exec(document)?.[1];
      codes.push(
        (await me.failure(document, wanted === undefined ? {} : { input: inputFor(wanted, input) })).extensions?.code,
      );
    }

    expect(codes).toEqual(Object.keys(OPERATIONS_WITH_PROOF).map(() => "PROOF_REQUIRED"));
  });

  it("is asked for before a new calendar address, which stays as it was, and not before it is revoked", async () => {
    const renew = `mutation { renewCalendarFeed { calendarFeed { start } } }`;
    await me.query(renew);
    const before = await me.query(CALENDAR);
    app.clock.advance(10 * MINUTE);

    const refusal = await me.failure(renew);
    const after = await me.query(CALENDAR);
    await confirm({ password: PASSWORD });
    const renewed = await me.graphql(renew);
    app.clock.advance(10 * MINUTE);
    const revoked = await me.graphql(`mutation { revokeCalendarFeed { start } }`);

    expect(refusal.extensions?.code).toBe("PROOF_REQUIRED");
    expect(after).toEqual(before);
    expect([renewed.errors, revoked.errors]).toEqual([undefined, undefined]);
  });

  it("is asked for before the trash is emptied where there is a second factor, and nothing is lost", async () => {
    const company = await createCompany(me);
    await me.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { logEntryId } }`, { id: company.id });
    app.clock.advance(30 * MINUTE);
    await confirm({ password: PASSWORD });
    await makePasskey(me, "Phone", passkey);
    app.clock.advance(10 * MINUTE);

    const refusal = await me.failure(EMPTY_TRASH);
    await confirm({ passkey: passkey.use(await optionsFor(BEGIN_PROOF)) });

    expect(refusal.extensions?.code).toBe("PROOF_REQUIRED");
    expect(await me.query(EMPTY_TRASH)).toEqual({ emptyTrash: { count: 1 } });
  });

  it("is not asked for before the trash is emptied without a second factor", async () => {
    app.clock.advance(30 * MINUTE);

    expect(await me.query(EMPTY_TRASH)).toEqual({ emptyTrash: { count: 0 } });
  });

  it("is not asked for in the second before", async () => {
    app.clock.advance(10 * MINUTE - SECOND);
    const before = await me.graphql(MAKE_TOKEN);
    app.clock.advance(SECOND);
    const after = await me.failure(MAKE_TOKEN);

    expect(before.errors).toBeUndefined();
    expect(after).toMatchObject({
      message: "Confirm that it is you, then do it again.",
      extensions: { code: "PROOF_REQUIRED" },
    });
  });

  it("is the password, for ten minutes and this sign-in", async () => {
    app.clock.advance(30 * MINUTE);

    const { data } = await confirm({ password: PASSWORD });
    const fresh = await me.graphql(MAKE_TOKEN);
    app.clock.advance(10 * MINUTE);

    expect(data).toEqual({ confirmIdentity: { until: new Date(app.clock.now()).toISOString() } });
    expect(fresh.errors).toBeUndefined();
    expect((await me.failure(MAKE_TOKEN)).extensions?.code).toBe("PROOF_REQUIRED");
  });

  it("is the password with a code where there is a second factor, and each code proves once", async () => {
    const { secret } = await turnOn();
    app.clock.advance(30 * MINUTE);
    const code = codeOf(secret);

    const faults = [
      await faultOf({}),
      await faultOf({ password: PASSWORD }),
      await faultOf({ password: "a wrong password", code }),
      await faultOf({ password: PASSWORD, code: "000000 000000" }),
    ];
    const right = await confirm({ password: PASSWORD, code });

    expect(faults).toEqual([
      [
        ["password", "required"],
        ["code", "required"],
      ],
      [["code", "required"]],
      [["password", "wrong"]],
      [["code", "wrong"]],
    ]);
    expect(right.errors).toBeUndefined();
    expect(await faultOf({ password: PASSWORD, code })).toEqual([["code", "wrong"]]);
  });

  it("is a passkey of the person alone, which then says when it was used", async () => {
    const other = await app.signIn();
    const theirs = new SoftwareAuthenticator(TEST_ORIGIN);
    await makePasskey(other, "Theirs", theirs);
    const id = await makePasskey(me, "Phone", passkey);
    app.clock.advance(30 * MINUTE);

    const strangers = await faultOf({ passkey: theirs.use(await optionsFor(BEGIN_PROOF)) });
    const answer = passkey.use(await optionsFor(BEGIN_PROOF));
    const right = await confirm({ passkey: answer });
    const again = await faultOf({ passkey: answer });
    await me.query(REMOVE_PASSKEY, { id });
    const removed = await faultOf({ passkey: passkey.use(await optionsFor(BEGIN_PROOF)) });

    expect(right.errors).toBeUndefined();
    expect([strangers, again, removed]).toEqual([
      [["passkey", "wrong"]],
      [["passkey", "wrong"]],
      [["passkey", "wrong"]],
    ]);
  });

  it("can be guessed as often as a sign-in, and no more", async () => {
    for (let time = 1; time <= 10; time++) await faultOf({ password: "a wrong password" });
    app.clock.advance(MINUTE);

    const { errors } = await confirm({ password: PASSWORD });
    app.clock.advance(14 * MINUTE);

    expect(errors).toMatchObject([
      {
        message: "The password was wrong too often. For the next 14 minutes the right one is refused too.",
        extensions: { code: "RATE_LIMITED", retryAfter: 14 * 60, current: { locked: "password" } },
      },
    ]);
    expect((await confirm({ password: PASSWORD })).errors).toBeUndefined();
  });

  it("is a passkey while the right password is refused", async () => {
    await makePasskey(me, "Phone", passkey);
    for (let time = 1; time <= 11; time++) await confirm({ password: "a wrong password", code: "000000" });
    app.clock.advance(10 * MINUTE);

    const byPassword = await confirm({ password: PASSWORD, code: "000000" });
    const byPasskey = await confirm({ passkey: passkey.use(await optionsFor(BEGIN_PROOF)) });

    expect(byPassword.errors).toMatchObject([
      {
        message:
          "The password was wrong too often. For the next 5 minutes the right one is refused too. A passkey works meanwhile.",
        extensions: { code: "RATE_LIMITED", retryAfter: 5 * 60 },
      },
    ]);
    expect(byPasskey.errors).toBeUndefined();
    expect((await me.graphql(MAKE_TOKEN)).errors).toBeUndefined();
  });

  it("says of wrong codes, too, that a right one is refused", async () => {
    const { secret } = await turnOn();
    for (let time = 1; time <= 5; time++) await confirm({ password: PASSWORD, code: "wrong" });
    app.clock.advance(30 * SECOND);

    const { errors } = await confirm({ password: PASSWORD, code: codeOf(secret) });

    expect(errors).toMatchObject([
      {
        message: expect.stringContaining("The code was wrong too often."),
        extensions: { current: { locked: "code" } },
      },
    ]);
  });

  it("is not asked for with the password's own change, unless there is a second factor", async () => {
    app.clock.advance(30 * MINUTE);
    const change = `mutation ($currentPassword: String!, $newPassword: String!) {
      changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) { endedSessions } }`;
    const passwords = { currentPassword: PASSWORD, newPassword: "another password" };

    expect((await me.graphql(change, passwords)).errors).toBeUndefined();
    await confirm({ password: "another password" });
    await makePasskey(me, "Phone", passkey);
    app.clock.advance(30 * MINUTE);
    expect((await me.failure(change, passwords)).extensions?.code).toBe("PROOF_REQUIRED");
  });

  it("stands before nothing that an access token may do", () => {
    expect(Object.keys(OPERATIONS_WITH_PROOF).map((name) => OPERATION_ACCESS[`Mutation.${name}`])).toEqual(
      Object.keys(OPERATIONS_WITH_PROOF).map(() => []),
    );
  });
});

/** As much of the values as that input takes. */
function inputFor(name: string, values: Readonly<Record<string, unknown>>): object {
  const type = createSchema(null).getType(name);
  const fields = type !== undefined && "getFields" in type ? Object.keys(type.getFields()) : [];
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}
