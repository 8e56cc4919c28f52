import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { PASSWORD } from "../support/factories/account.js";
import { SoftwareAuthenticator, TEST_ORIGIN } from "../support/authenticator.js";
import { makePasskey } from "../support/space.js";
import type { Client } from "../support/client.js";

const NEW = "Qz7-a-new-secret";
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }`;
const REST = "/graphql";

let app: TestApp;
let me: Client;
let written = "";

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  app = await startTestApp({ logger: createLogger("trace", stream) });
  me = await app.signIn();
});
afterAll(() => app.close());

const typed = { currentPassword: PASSWORD, newPassword: NEW };

it.each([
  ["was changed", () => me.graphql(CHANGE, { input: typed })],
  ["was wrong", () => me.graphql(CHANGE, { input: { ...typed, currentPassword: "Qz7-a-guess" } })],
  ["broke a rule", () => me.graphql(CHANGE, { input: { ...typed, newPassword: "Qz7" } })],
  ["came in a variable of another shape", () => me.graphql(CHANGE, { input: { ...typed, more: NEW } })],
  ["came in a variable of another type", () => me.graphql(CHANGE, { input: [[NEW]] })],
  [
    "stood in an operation that is wrong",
    () => me.graphql(`mutation { changePassword(input: { currentPassword: "${PASSWORD}", wrong: "${NEW}" }) { a } }`),
  ],
  ["stood in an operation that cannot be read", () => me.graphql(`mutation { changePassword("${PASSWORD}", "${NEW}" `)],
  ["came in a body that cannot be read", () => me.send(REST, { method: "POST", body: `{"password": "${NEW}` })],
])("nothing of a password is logged when it %s", async (_how, ask) => {
  await ask();

  expect(written).not.toContain("Qz7");
  expect(written).not.toContain(PASSWORD);
});

it("nothing of a second factor is logged, whether it is right or wrong", async () => {
  const passkey = new SoftwareAuthenticator(TEST_ORIGIN);
  const other = await app.signIn();
  const confirm = (input: object) =>
    other.graphql(`mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { until } }`, { input });
  const { beginOneTimeCodes } = await other.query<{ beginOneTimeCodes: { secret: string } }>(
    `mutation { beginOneTimeCodes { secret } }`,
  );
  const { secret } = beginOneTimeCodes;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now().getTime() });
  const { turnOnOneTimeCodes } = await other.query<{ turnOnOneTimeCodes: { recoveryCodes: string[] } }>(
    `mutation ($code: String!) { turnOnOneTimeCodes(input: { code: $code }) { recoveryCodes } }`,
    { code },
  );
  const [recoveryCode = "", ...rest] = turnOnOneTimeCodes.recoveryCodes;
  await makePasskey(other, "Phone", passkey);

  const answers = [
    await confirm({ password: PASSWORD, code: recoveryCode }),
    await confirm({ password: PASSWORD, code: recoveryCode }),
    await confirm({ password: PASSWORD, code: 123456, more: rest[0] }),
    await confirm({ passkey: passkey.use(`{"challenge":"Qz7"}`) }),
  ];

  expect(answers.map(({ errors }) => errors === undefined)).toEqual([true, false, false, false]);
  for (const word of [secret, recoveryCode, ...rest, passkey.id, PASSWORD, "Qz7"]) expect(written).not.toContain(word);
});

it("neither a password nor its hash is logged when the database fails over it", async () => {
  await app.test.database.query(
    `alter table local_account add constraint broken check (password_hash like 'nothing%') not valid`,
  );
  const person = await app.test.database.query<{ hash: string }>(`select password_hash as hash from local_account`);

  const failure = await me.failure(
    `mutation { changePassword(input: { currentPassword: "${NEW}", newPassword: "Qz7-a-third" }) { endedSessions } }`,
  );

  expect(failure.extensions?.code).toBe("INTERNAL");
  expect(written).toContain(failure.extensions?.reference);
  expect(written).toContain("broken");
  for (const secret of ["Qz7", PASSWORD, "scrypt$", person[0]?.hash]) expect(written).not.toContain(secret);
});
