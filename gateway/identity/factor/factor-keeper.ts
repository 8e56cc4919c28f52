/** A passkey as its person sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A passkey that the browser has just made and that was verified; it is not stored yet. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** The second factors of an account. */
export interface Factors {
  readonly passkeys: readonly Passkey[];
  /** When one-time codes were turned on; null while they are off. */
  readonly oneTimeCodesSince: Date | null;
  readonly recoveryCodesLeft: number;
  /** False where browsers make no passkeys for the product's address. */
  readonly isPasskeyPossible: boolean;
}

/** A proof of identity: a passkey, or the password with a code where the account has one. */
export interface TypedProof {
  readonly password?: string | null | undefined;
  /** A one-time code or a recovery code. */
  readonly code?: string | null | undefined;
  readonly passkey?: string | null | undefined;
  /** The network address, for counting attempts. */
  readonly address: string;
}

/** One sign-in of one account at the identity provider in this process. */
export interface SignInOf {
  readonly subject: string;
  readonly sessionId: string;
}

/**
 * The passkeys, one-time codes and recovery codes of the people that the identity provider in this process signs in.
 */
export interface FactorKeeper {
  list(subject: string): Promise<Factors>;
  /** Returns true when the password alone does not sign the account in. */
  hasAny(subject: string): Promise<boolean>;
  /** Returns the options with which the browser makes a passkey, as JSON. Throws VALIDATION, also at the limit. */
  beginPasskey(signIn: SignInOf): Promise<string>;
  /** Verifies the answer of the browser. Throws VALIDATION. */
  checkPasskey(signIn: SignInOf, response: string): Promise<NewPasskey>;
  /**
   * Stores a passkey as part of the running transaction, and returns the recovery codes when it is the first second
   * factor. Throws VALIDATION, also at the limit.
   */
  addPasskey(
    subject: string,
    passkey: NewPasskey,
    name: string,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }>;
  /** Removes a passkey, and returns its name; undefined when there is none such. */
  removePasskey(subject: string, id: string): Promise<string | undefined>;
  /** Makes the secret of one-time codes, which are not on yet. Throws CONFLICT when they are on. */
  beginOneTimeCodes(subject: string): Promise<{ secret: string; uri: string }>;
  /**
   * Turns one-time codes on, and returns the recovery codes when they are the first second factor. Throws VALIDATION.
   */
  turnOnOneTimeCodes(subject: string, code: string): Promise<string[] | null>;
  /** Turns one-time codes off; returns false when they were off. */
  turnOffOneTimeCodes(subject: string): Promise<boolean>;
  /** Makes new recovery codes in place of the old ones; undefined without a second factor. */
  renewRecoveryCodes(subject: string): Promise<string[] | undefined>;
  /** Returns the options with which the browser uses a passkey to prove who the person is, as JSON. */
  beginProof(signIn: SignInOf): Promise<string>;
  /** Checks a proof and records it; returns until when it counts. Throws VALIDATION, RATE_LIMITED. */
  prove(signIn: SignInOf, proof: TypedProof): Promise<Date>;
  /** Returns true when the person of the sign-in has proved who they are in the last ten minutes. */
  isProved(signIn: SignInOf): Promise<boolean>;
}
