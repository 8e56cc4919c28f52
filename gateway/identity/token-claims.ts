import type { JWTPayload } from "jose";
import { LINE_MAX, URL_MAX } from "../../schema/limits.js";
import { textFault } from "../validation.js";

/** What a verified access token says of the person who holds it. */
export interface TokenClaims {
  /** Whose person it is: an outside provider's address, or LOCAL_ISSUER. */
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  /** True only when the issuer says in so many words that the address was verified. */
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly picture?: string;
  /** Which sign-in the token came from; only the local provider's tokens say so. */
  readonly sessionId?: string;
}

/** The profile part of the claims: everything but who the person is. */
export type ProfileClaims = Omit<TokenClaims, "issuer" | "subject">;

type Profile = { -readonly [Name in keyof ProfileClaims]: ProfileClaims[Name] };

/** RFC 5321: the longest address there can be, with some room. */
const EMAIL_MAX = 320;

/**
 * Reads the profile out of claims; a claim that is no storable text is as good as absent.
 * `prefix` names the claims of tokens that may not use the plain names, e.g. `https://api.example.org/email`.
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
