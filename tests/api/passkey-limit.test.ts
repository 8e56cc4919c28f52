import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { PASSKEYS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { SoftwareAuthenticator, TEST_ORIGIN } from "../support/authenticator.js";
import type { Client } from "../support/client.js";
import { secondFactorActs } from "../support/second-factor-acts.js";
import { makePasskey } from "../support/space.js";
import "../support/on-both-databases.js";

const BEGIN = `mutation { beginPasskey { options } }`;
const ADD = `mutation ($response: String!) { addPasskey(input: { name: "Last", response: $response }) { passkey { id } } }`;
const REMOVE = `mutation ($id: ID!) { removePasskey(input: { id: $id }) { id } }`;
const LIST = `{ secondFactors { passkeys { id } } }`;

describe("the passkeys of an account", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    for (let n = 2; n <= PASSKEYS_MAX; n++) await makePasskey(me, `Phone ${n}`);
  });
  afterAll(() => app.close());

  const { optionsFor } = secondFactorActs(() => ({ app, me }));
  const register = async (): Promise<string> =>
    new SoftwareAuthenticator(TEST_ORIGIN).register(await optionsFor(BEGIN));
  const listed = async (): Promise<readonly { readonly id: string }[]> =>
    (await me.query<{ secondFactors: { passkeys: { id: string }[] } }>(LIST)).secondFactors.passkeys;

  it("are at most twenty; one more is refused before the browser makes it, and after", async () => {
    const [last, beyond] = [await register(), await register()];
    await me.query(ADD, { response: last });

    const refusals = [await me.failure(BEGIN), await me.failure(ADD, { response: beyond })];
    const [first] = await listed();
    await me.query(REMOVE, { id: first?.id ?? "" });

    const message = "passkeys: an account has at most 20. Remove one first.";
    const extensions = { code: "VALIDATION", fields: [{ field: "passkeys", rule: "maxCount", message }] };
    expect(refusals).toMatchObject([
      { message, extensions },
      { message, extensions },
    ]);
    await expect(makePasskey(me, "In its place")).resolves.toEqual(expect.any(String));
  });

  it("are at most twenty also when several last ones are added at once", async () => {
    const responses = [];
    for (let n = 1; n <= 5; n++) responses.push(await register());

    const answers = await Promise.all(responses.map((response) => me.graphql(ADD, { response })));

    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await listed()).toHaveLength(PASSKEYS_MAX);
  });
});
