import { Secret, TOTP } from "otpauth";
import { SoftwareAuthenticator } from "../support/authenticator.js";
import type { Client } from "../support/client.js";
import { BEGIN_CODES, TURN_ON } from "../support/second-factor-acts.js";

/** The second factor of an account that signs in with it after the upgrade, too. */
export interface KeptFactor {
  /** The secret of the one-time codes, in Base32. */
  readonly secret: string;
  readonly recoveryCode: string;
}

const BEGIN_PASSKEY = `mutation { beginPasskey { options } }`;
const ADD_PASSKEY = `mutation ($response: String!) {
  addPasskey(input: { name: "Phone – هاتف", response: $response }) { recoveryCodes }
}`;

/** Gives the person one-time codes, recovery codes and a passkey; `url` is the product's. */
export async function fillFactors(client: Client, url: string): Promise<KeptFactor> {
  const { beginPasskey } = await client.query<{ beginPasskey: { options: string } }>(BEGIN_PASSKEY);
  const passkey = new SoftwareAuthenticator(url);
  const { addPasskey } = await client.query<{ addPasskey: { recoveryCodes: readonly string[] } }>(ADD_PASSKEY, {
    response: passkey.register(beginPasskey.options),
  });
  const { beginOneTimeCodes } = await client.query<{ beginOneTimeCodes: { secret: string } }>(BEGIN_CODES);
  const { secret } = beginOneTimeCodes;
  await client.query(TURN_ON, { code: codeOf(secret) });
  return { secret, recoveryCode: addPasskey.recoveryCodes[0] ?? "" };
}

/** Gives the person a calendar at a secret address, and returns the address. */
export async function fillCalendar(client: Client): Promise<string> {
  const { renewCalendarFeed } = await client.query<{ renewCalendarFeed: { address: string } }>(
    `mutation { renewCalendarFeed(input: { language: "de" }) { address } }`,
  );
  await client.query(`mutation { updateCalendarFeed(input: { includesSteps: false }) { start } }`);
  return renewCalendarFeed.address;
}

/** Returns the one-time code of now. */
export function codeOf(secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret) });
}
