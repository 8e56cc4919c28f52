import type { JWTPayload } from "jose";
import { LINE_MAX, URL_MAX } from "../../schema/limits.js";
import { textFault } from "../platform/validation.js";

/** The claims of a verified access token about its holder. */
export interface TokenClaims {
  /** The issuer of the identity: an outside provider's address, or LOCAL_ISSUER. */
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  /** True only when the issuer states that the address was verified. */
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly picture?: string;
  /** The sign-in that the token came from; only the local provider's tokens name it. */
  readonly sessionId?: string;
}

/** The profile part of the claims: everything but the identity. */
export type ProfileClaims = Omit<TokenClaims, "issuer" | "subject">;

type Profile = { -readonly [Name in keyof ProfileClaims]: ProfileClaims[Name] };

/** The longest address by RFC 5321, with some room. */
const EMAIL_MAX = 320;

/**
 * Returns the profile in claims; a claim that is no storable text counts as absent. `prefix` precedes the names of
 * claims in tokens that may not use the plain names, e.g. `https://api.example.org/email`.
 */
export function readProfile(claims: JWTPayload, prefix = ""): ProfileClaims {
  const text = (name: string, max: number): string | undefined => {
    const value = claims[`${prefix}${name}`];
    return typeof value === "string" && value !== "" && textFault(name, value, max) === null ? value : undefined;
  };
  const profile: Profile = { emailVerified: claims[`${prefix}email_verified`] === true };
  const email = text("email", EMAIL_MAX);
  const name = text("name", LINE_MAX);
  const givenName = text("given_name", LINE_MAX);
  const familyName = text("family_name", LINE_MAX);
  const picture = text("picture", URL_MAX);
  if (email !== undefined) profile.email = email;
  if (name !== undefined) profile.name = name;
  if (givenName !== undefined) profile.givenName = givenName;
  if (familyName !== undefined) profile.familyName = familyName;
  if (picture !== undefined && picture.startsWith("https://")) profile.picture = picture;
  return profile;
}
