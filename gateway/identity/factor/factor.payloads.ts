import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@ObjectType("Passkey", { description: "A passkey: it signs you in without your password.", simpleResolvers: true })
export class PasskeyPayload {
  @Field(() => ID, { description: "The id; give it to `removePasskey`." })
  id!: string;

  @Field(() => String, { description: "The name you gave it." })
  name!: string;

  @Field(() => Date, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was last used; null when it never was." })
  lastUsedAt!: Date | null;
}

/** The second factors of an account. */
@ObjectType({
  description: "Your second factors. With any of them, the password alone does not sign you in.",
  simpleResolvers: true,
})
export class SecondFactors {
  @Field(() => [PasskeyPayload], { description: "Your passkeys, in the order you made them." })
  passkeys!: readonly PasskeyPayload[];

  @Field(() => Date, {
    nullable: true,
    description: "When one-time codes (TOTP) of an authenticator app were turned on; null while they are off.",
  })
  oneTimeCodesSince!: Date | null;

  @Field(() => Int, { description: "How many recovery codes are left of the 10 that were made." })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description:
      "False where browsers make no passkeys: the server's address needs a host name and https, or localhost.",
  })
  isPasskeyPossible!: boolean;
}

/** The beginning of a ceremony with a passkey. */
@ObjectType({ description: "The options for a browser to make or to use a passkey.", simpleResolvers: true })
export class PasskeyCeremony {
  @Field(() => String, {
    description:
      "The options of WebAuthn as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`; valid for five minutes and one answer.",
  })
  options!: string;
}

/** A new passkey. */
@InputType({ description: "A passkey that your browser has made." })
export class AddPasskeyInput {
  @Field(() => String, { description: "Its name, at most 200 characters, such as `Phone`." })
  name!: string;

  @Field(() => String, {
    description: "The browser's answer to the options of `beginPasskey`: the credential's `toJSON()` as text.",
  })
  response!: string;
}

/** A stored passkey. */
@ObjectType({ description: "A new passkey.", simpleResolvers: true })
export class AddedPasskey {
  @Field(() => PasskeyPayload, { description: "The passkey." })
  passkey!: PasskeyPayload;

  @Field(() => [String], {
    nullable: true,
    description: "Ten recovery codes when it is your first second factor, shown this once; else null.",
  })
  recoveryCodes!: readonly string[] | null;
}

@InputType({ description: "A passkey, by its id." })
export class PasskeyIdInput {
  @Field(() => ID, { description: "The passkey." })
  id!: string;
}

/** A removed passkey. */
@ObjectType({ description: "A passkey that is refused from now on.", simpleResolvers: true })
export class RemovedPasskey {
  @Field(() => ID, { description: "The id it had." })
  id!: string;
}

/** The secret of one-time codes. */
@ObjectType({ description: "The secret of your one-time codes, for an authenticator app.", simpleResolvers: true })
export class OneTimeCodeSetup {
  @Field(() => String, { description: "The secret in base32, for typing. It is shown this once." })
  secret!: string;

  @Field(() => String, { description: "The same as `otpauth://` address, for a QR code." })
  uri!: string;
}

@InputType({ description: "A one-time code." })
export class OneTimeCodeInput {
  @Field(() => String, { description: "The 6 digits that the authenticator app shows." })
  code!: string;
}

@ObjectType({ description: "Recovery codes: each replaces another second factor once.", simpleResolvers: true })
export class NewRecoveryCodes {
  @Field(() => [String], {
    nullable: true,
    description: "Ten new recovery codes, shown this once; null when you have some from before.",
  })
  recoveryCodes!: readonly string[] | null;
}

/** One-time codes that are off. */
@ObjectType({ description: "The result of turning one-time codes off.", simpleResolvers: true })
export class TurnedOffOneTimeCodes {
  @Field(() => Boolean, { description: "False when they were off already." })
  wereOn!: boolean;
}

/** A proof of identity. */
@InputType({
  description: "A proof that it is you: a passkey, or your password with a code if you have a second factor.",
})
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true, description: "Your password." })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A one-time code or a recovery code, if you have a second factor.",
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The browser's answer to the options of `beginConfirmation`; then nothing else is needed.",
  })
  passkey?: string | null;
}

/** An accepted proof. */
@ObjectType({ description: "A proof that it is you, which was accepted.", simpleResolvers: true })
export class ConfirmedIdentity {
  @Field(() => Date, { description: "Until when this sign-in needs no further proof." })
  until!: Date;
}
