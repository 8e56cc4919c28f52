import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../../platform/clock.js";
import { isId } from "../../../database/ids.js";
import type { NewPasskey, Passkey } from "../../factor/factor-keeper.js";
import type { Queries } from "../../queries.js";
import type { Account } from "../accounts.js";
import type { Ceremony, Challenges } from "./challenges.js";
import { loadWebAuthn } from "./load-web-authn.js";
import { challengeIn, parseAnswer, type PasskeyAnswer } from "./passkey-answer.js";

const PRODUCT = "Job Hunt Tracker";

interface PasskeyRow {
  readonly accountId: string;
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: string;
  /** A bigint, which the driver returns as text. */
  readonly counter: string;
}

/** The passkeys (WebAuthn) of the local accounts; they belong to the host name of the product's address. */
export class Passkeys {
  /** False where no browser makes passkeys: at an IP address, and without TLS anywhere but on this machine. */
  readonly isPossible: boolean;
  private readonly host: string;

  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
    private readonly challenges: Challenges,
    private readonly origin: string,
  ) {
    const { hostname, protocol } = new URL(origin);
    this.host = hostname;
    const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
    this.isPossible = !isAddress && (protocol === "https:" || /(^|\.)localhost$/.test(hostname));
  }

  /** Returns the passkeys of an account, in the order they were made. */
  async list(accountId: string): Promise<Passkey[]> {
    return this.database.query<Passkey>(
      `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from local_passkey
       where account_id = $1 order by created_at, id`,
      [accountId],
    );
  }

  /** Returns the options with which the browser makes a passkey: PublicKeyCredentialCreationOptionsJSON. */
  async beginRegistration(account: Account, ceremony: Ceremony): Promise<string> {
    const { generateRegistrationOptions } = await loadWebAuthn();
    const known = await this.database.query<{ id: string; transports: string[] }>(
      `select credential_id as id, transports from local_passkey where account_id = $1`,
      [account.id],
    );
    const options = await generateRegistrationOptions({
      rpName: PRODUCT,
      rpID: this.host,
      userName: account.email,
      userDisplayName: account.name,
      userID: new Uint8Array(Buffer.from(account.id)),
      challenge: new Uint8Array(Buffer.from(this.challenges.make(ceremony), "base64url")),
      timeout: ceremony.seconds * 1000,
      excludeCredentials: known,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return JSON.stringify(options);
  }

  /** Checks a passkey that the browser made; returns undefined when it does not answer this ceremony. */
  async checkRegistration(response: string, ceremony: Ceremony): Promise<NewPasskey | undefined> {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const parsed = parseAnswer<RegistrationResponseJSON>(response);
    const challenge = this.openChallenge(parsed, ceremony);
    if (parsed === undefined || challenge === undefined) return undefined;
    const verified = await verifyRegistrationResponse({
      response: parsed,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
    }).catch(() => undefined);
    if (verified?.verified !== true || !(await this.challenges.use(challenge, ceremony))) return undefined;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.filter((transport) => /^[a-z-]{1,20}$/.test(transport)),
    };
  }

  /** Stores a passkey; returns undefined when it is stored already, for any account. */
  async add(accountId: string, passkey: NewPasskey, name: string): Promise<Passkey | undefined> {
    const [kept] = await this.database.query<Passkey>(
      `insert into local_passkey (account_id, id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint local_passkey_credential_key do nothing
       returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`,
      [
        accountId,
        uuidv7(),
        passkey.credentialId,
        passkey.publicKey,
        passkey.counter,
        passkey.transports,
        name,
        this.clock.now(),
      ],
    );
    return kept;
  }

  /** Removes a passkey of the account, and returns its name; undefined when there is none such. */
  async remove(accountId: string, id: string): Promise<string | undefined> {
    if (!isId(id)) return undefined;
    const [gone] = await this.database.query<{ name: string }>(
      `delete from local_passkey where account_id = $1 and id = $2 returning name`,
      [accountId, id],
    );
    return gone?.name;
  }

  /**
   * Returns the options with which the browser uses a passkey of the person's choice:
   * PublicKeyCredentialRequestOptionsJSON.
   */
  async beginUse(ceremony: Ceremony): Promise<string> {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      challenge: new Uint8Array(Buffer.from(this.challenges.make(ceremony), "base64url")),
      timeout: ceremony.seconds * 1000,
      userVerification: "required",
    });
    return JSON.stringify(options);
  }

  /**
   * Returns the account whose passkey signed the challenge of this ceremony with user verification; undefined when none
   * did.
   */
  async accept(response: string, ceremony: Ceremony): Promise<string | undefined> {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const parsed = parseAnswer<AuthenticationResponseJSON>(response);
    const challenge = this.openChallenge(parsed, ceremony);
    if (parsed === undefined || challenge === undefined) return undefined;
    const row = await this.find(parsed.id);
    if (row === undefined) return undefined;
    const verified = await verifyAuthenticationResponse({
      response: parsed,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")),
        counter: Number(row.counter),
      },
    }).catch(() => undefined);
    if (verified?.verified !== true || !(await this.challenges.use(challenge, ceremony))) return undefined;
    await this.database.query(
      `update local_passkey set counter = $3, last_used_at = $4 where account_id = $1 and id = $2`,
      [row.accountId, row.id, verified.authenticationInfo.newCounter, this.clock.now()],
    );
    return row.accountId;
  }

  /** Returns the challenge that an answer claims to have signed, when it is one of this ceremony. */
  private openChallenge(answer: PasskeyAnswer | undefined, ceremony: Ceremony): string | undefined {
    const challenge = answer && challengeIn(answer);
    return challenge !== undefined && this.challenges.isOpen(challenge, ceremony) ? challenge : undefined;
  }

  private async find(credentialId: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.database.query<PasskeyRow>(
      `select account_id as "accountId", id, credential_id as "credentialId", public_key as "publicKey", counter
       from local_passkey where credential_id = $1`,
      [credentialId],
    );
    return row;
  }
}
