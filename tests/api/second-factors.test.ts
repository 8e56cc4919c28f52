import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { FactorService } from "../../gateway/identity/factor/factor.service.js";
import { LogService } from "../../gateway/log/log.service.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { SoftwareAuthenticator, TEST_ORIGIN, type Lies } from "../support/authenticator.js";
import type { Client } from "../support/client.js";
import { PASSWORD } from "../support/factories/account.js";
import { BEGIN_CODES, secondFactorActs, TURN_ON } from "../support/second-factor-acts.js";
import { makePasskey } from "../support/space.js";
import "../support/on-embedded-database.js";

const LIST = `{ secondFactors { passkeys { id name lastUsedAt } oneTimeCodesSince recoveryCodesLeft isPasskeyPossible } }`;
const BEGIN_PASSKEY = `mutation { beginPasskey { options } }`;
const ADD_PASSKEY = `mutation ($name: String!, $response: String!) {
  addPasskey(input: { name: $name, response: $response }) { passkey { id name lastUsedAt } recoveryCodes } }`;
const REMOVE_PASSKEY = `mutation ($id: ID!) { removePasskey(input: { id: $id }) { id } }`;
const TURN_OFF = `mutation { turnOffOneTimeCodes { wereOn } }`;
const RENEW = `mutation { renewRecoveryCodes { recoveryCodes } }`;
const LOG = `{ logEntries { nodes { entry isUndoable } } }`;
const MINUTE = 60_000;

interface Listed {
  readonly secondFactors: {
    readonly passkeys: readonly { readonly id: string; readonly name: string }[];
    readonly oneTimeCodesSince: string | null;
    readonly recoveryCodesLeft: number;
  };
}

describe("second factors", () => {
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

  const listed = async (client = me) => (await client.query<Listed>(LIST)).secondFactors;
  const { codeOf, turnOn, optionsFor, confirm, faultOf } = secondFactorActs(() => ({ app, me }));

  describe("passkeys", () => {
    it("are made by what the browser answers, and the first brings ten recovery codes", async () => {
      const response = passkey.register(await optionsFor(BEGIN_PASSKEY));

      const { addPasskey } = await me.query<{ addPasskey: { recoveryCodes: string[] } }>(ADD_PASSKEY, {
        name: " Phone ",
        response,
      });

      expect(addPasskey).toMatchObject({ passkey: { name: "Phone", lastUsedAt: null } });
      expect(new Set(addPasskey.recoveryCodes).size).toBe(10);
      expect(await listed()).toEqual({
        passkeys: [{ id: expect.any(String), name: "Phone", lastUsedAt: null }],
        oneTimeCodesSince: null,
        recoveryCodesLeft: 10,
        isPasskeyPossible: true,
      });
    });

    it("are asked to know their person, to be found without a name, and not to be made twice", async () => {
      await makePasskey(me, "Phone", passkey);

      const options: unknown = JSON.parse(await optionsFor(BEGIN_PASSKEY));

      expect(options).toMatchObject({
        rp: { id: "localhost" },
        user: { name: me.person.email },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        excludeCredentials: [{ id: passkey.id }],
      });
    });

    it.each<[string, Lies]>([
      ["for another site", { origin: "https://evil.example" }],
      ["for another host", { rpId: "evil.example" }],
      ["of another ceremony", { challenge: "bm90IHRoZSBjaGFsbGVuZ2U" }],
      ["without knowing its person", { isVerified: false }],
    ])("are refused when one was made %s", async (_how, lies) => {
      const response = passkey.register(await optionsFor(BEGIN_PASSKEY), lies);

      const { extensions } = await me.failure(ADD_PASSKEY, { name: "Phone", response });

      expect(extensions?.fields?.map(({ field, rule }) => [field, rule])).toEqual([["response", "wrong"]]);
      expect((await listed()).passkeys).toEqual([]);
    });

    it("are refused with an answer that was used, comes from another person's ceremony, or too late", async () => {
      const other = await app.signIn();
      const used = passkey.register(await optionsFor(BEGIN_PASSKEY));
      await me.query(ADD_PASSKEY, { name: "Phone", response: used });
      const theirs = new SoftwareAuthenticator(TEST_ORIGIN).register(await optionsFor(BEGIN_PASSKEY, other));
      const late = new SoftwareAuthenticator(TEST_ORIGIN).register(await optionsFor(BEGIN_PASSKEY));

      const refusals = [await me.failure(ADD_PASSKEY, { name: "Again", response: used })];
      refusals.push(await me.failure(ADD_PASSKEY, { name: "Theirs", response: theirs }));
      app.clock.advance(5 * MINUTE + 1);
      refusals.push(await me.failure(ADD_PASSKEY, { name: "Late", response: late }));

      expect(refusals.map(({ extensions }) => extensions?.code)).toEqual(["VALIDATION", "VALIDATION", "VALIDATION"]);
      expect((await listed()).passkeys).toHaveLength(1);
    });

    it("belong to one person: another cannot keep the same", async () => {
      const other = await app.signIn();
      await makePasskey(other, "Theirs", passkey);
      const response = passkey.register(await optionsFor(BEGIN_PASSKEY));

      const { extensions } = await me.failure(ADD_PASSKEY, { name: "Mine", response });

      expect(extensions?.fields?.map(({ rule }) => rule)).toEqual(["duplicate"]);
      expect((await listed()).recoveryCodesLeft).toBe(0);
    });

    it("want a name of 1 to 200 characters, and an answer that can be read", async () => {
      const response = passkey.register(await optionsFor(BEGIN_PASSKEY));

      const faults = [];
      for (const input of [
        { name: " ", response },
        { name: "x".repeat(201), response },
        { name: "Phone", response: "{" },
        { name: "Phone", response: `{"id":"a"}` },
      ]) {
        faults.push((await me.failure(ADD_PASSKEY, input)).extensions?.fields?.map(({ rule }) => rule));
      }
      const { data } = await me.graphql(ADD_PASSKEY, { name: "x".repeat(200), response });

      expect(faults).toEqual([["required"], ["maxLength"], ["wrong"], ["wrong"]]);
      expect(data).not.toBeNull();
    });

    it("are removed by their person alone; the last takes the recovery codes with it", async () => {
      const other = await app.signIn();
      const id = await makePasskey(me, "Phone", passkey);

      const refusal = await other.failure(REMOVE_PASSKEY, { id });
      await me.query(REMOVE_PASSKEY, { id });
      const again = await me.failure(REMOVE_PASSKEY, { id });

      expect([refusal, again].map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
      expect(await listed()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    });
  });

  describe("one-time codes", () => {
    it("are on after a first code, and not before", async () => {
      const { beginOneTimeCodes } = await me.query<{ beginOneTimeCodes: { secret: string; uri: string } }>(BEGIN_CODES);
      const before = await listed();
      const { extensions } = await me.failure(TURN_ON, { code: "12345" });
      await me.query(TURN_ON, { code: codeOf(beginOneTimeCodes.secret) });

      expect(beginOneTimeCodes.uri).toContain(`secret=${beginOneTimeCodes.secret}`);
      expect(before.oneTimeCodesSince).toBeNull();
      expect(extensions?.fields?.map(({ field, rule }) => [field, rule])).toEqual([["code", "wrong"]]);
      expect(await listed()).toMatchObject({ oneTimeCodesSince: expect.any(String), recoveryCodesLeft: 10 });
    });

    it("bring recovery codes as the first second factor, and none as the second", async () => {
      await makePasskey(me, "Phone", passkey);

      expect((await turnOn()).recoveryCodes).toBeNull();
      expect((await listed()).recoveryCodesLeft).toBe(10);
    });

    it("cannot be set up while they are on, and are off when they are turned off", async () => {
      await turnOn();

      const { extensions } = await me.failure(BEGIN_CODES);
      const off = [await me.query(TURN_OFF), await me.query(TURN_OFF)];

      expect(extensions?.code).toBe("CONFLICT");
      expect(off).toEqual([{ turnOffOneTimeCodes: { wereOn: true } }, { turnOffOneTimeCodes: { wereOn: false } }]);
      expect(await listed()).toMatchObject({ oneTimeCodesSince: null, recoveryCodesLeft: 0 });
    });
  });

  it("renew recovery codes, which makes the old ones worthless; without a factor there are none", async () => {
    const none = await me.failure(RENEW);
    const { recoveryCodes } = await turnOn();

    const { renewRecoveryCodes } = await me.query<{ renewRecoveryCodes: { recoveryCodes: string[] } }>(RENEW);

    const [old, next] = [recoveryCodes?.[0], renewRecoveryCodes.recoveryCodes[0]];
    expect(none.extensions?.code).toBe("VALIDATION");
    expect(await faultOf({ password: PASSWORD, code: old })).toEqual([["code", "wrong"]]);
    expect((await confirm({ password: PASSWORD, code: next })).errors).toBeUndefined();
    expect((await listed()).recoveryCodesLeft).toBe(9);
  });

  it("are log entries, with nothing to undo", async () => {
    const id = await makePasskey(me, "Phone", passkey);
    await turnOn();
    await me.query(RENEW);
    await me.query(TURN_OFF);
    await me.query(REMOVE_PASSKEY, { id });

    const { logEntries } = await me.query<{ logEntries: { nodes: { entry: string; isUndoable: boolean }[] } }>(LOG);

    expect(logEntries.nodes.map(({ entry }) => entry)).toEqual([
      "Removed the passkey Phone",
      "Turned one-time codes off",
      "Made new recovery codes",
      "Turned one-time codes on",
      "Added the passkey Phone",
    ]);
    expect(logEntries.nodes.every(({ isUndoable }) => !isUndoable)).toBe(true);
  });

  it("are not ours where an outside provider signs people in", async () => {
    const { database } = app.test;
    const service = new FactorService(database, new LogService(database, app.clock), null);
    const claims = { issuer: me.person.issuer, subject: me.person.subject, emailVerified: true };
    const viewer = { ownerId: me.person.id, person: me.person, claims, accessToken: null };

    expect(await service.list(viewer)).toBeNull();
    await expect(service.requireProof(viewer, "ALWAYS")).resolves.toBeUndefined();
    await expect(service.beginPasskey(viewer)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
