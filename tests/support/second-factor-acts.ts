import { Secret, TOTP } from "otpauth";
import type { TestApp } from "./app.js";
import type { Client } from "./client.js";

/** Begins one-time codes. */
export const BEGIN_CODES = `mutation { beginOneTimeCodes { secret uri } }`;
/** Turns one-time codes on with a first code. */
export const TURN_ON = `mutation ($code: String!) { turnOnOneTimeCodes(input: { code: $code }) { recoveryCodes } }`;
const CONFIRM = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { until } }`;

/** Operations on second factors, by the person of the test unless another client is given. */
interface SecondFactorActs {
  /** Returns the current one-time code. */
  readonly codeOf: (secret: string) => string;
  /** Turns one-time codes on; resolves to the secret, and the recovery codes. */
  readonly turnOn: () => Promise<{ secret: string; recoveryCodes: readonly string[] | null }>;
  /** Returns the options for the browser from a mutation that starts an operation with a passkey. */
  readonly optionsFor: (mutation: string, client?: Client) => Promise<string>;
  readonly confirm: (input: object, client?: Client) => ReturnType<Client["graphql"]>;
  /** Returns the fields and rules that a confirmation was refused for, or the code of its failure. */
  readonly faultOf: (input: object) => Promise<unknown>;
}

/**
 * Returns the operations of a person with an authenticator app; `who` returns the app and the person of the running
 * test.
 */
export function secondFactorActs(who: () => { readonly app: TestApp; readonly me: Client }): SecondFactorActs {
  const codeOf = (secret: string): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: who().app.clock.now().getTime() });
  return {
    codeOf,
    turnOn: async () => {
      const { me } = who();
      const { beginOneTimeCodes } = await me.query<{ beginOneTimeCodes: { secret: string } }>(BEGIN_CODES);
      const { secret } = beginOneTimeCodes;
      const { turnOnOneTimeCodes } = await me.query<{ turnOnOneTimeCodes: { recoveryCodes: string[] | null } }>(
        TURN_ON,
        { code: codeOf(secret) },
      );
      return { secret, ...turnOnOneTimeCodes };
    },
    optionsFor: async (mutation, client = who().me) => {
      const [begun] = Object.values(await client.query<Record<string, { options: string }>>(mutation));
      return begun?.options ?? "";
    },
    confirm: (input, client = who().me) => client.graphql<{ confirmIdentity: object }>(CONFIRM, { input }),
    faultOf: async (input) => {
      const { extensions } = await who().me.failure(CONFIRM, { input });
      return extensions?.fields?.map(({ field, rule }) => [field, rule]) ?? extensions?.code;
    },
  };
}
