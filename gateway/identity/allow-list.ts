import { AppError } from "../platform/errors.js";
import type { Refusal } from "../platform/refusals.js";
import { foldEmail, isPlainlyWritten } from "../platform/email.js";
import type { AllowList } from "../person/authenticate.js";
import type { TokenClaims } from "../person/token-claims.js";

/**
 * The allow list of the closed beta: everybody, the listed e-mail addresses, or the default of the identity provider.
 */
export type AllowedEmails = "*" | readonly string[] | undefined;

/** The source of the list, and the rule without one. */
export interface AllowListOptions {
  /** Read on every call, so that a person taken off the list is refused at the next one. */
  readonly read: () => AllowedEmails;
  /** The rule when nothing is configured: allow everybody the provider signs in (local), or nobody (external). */
  readonly isOpenByDefault: boolean;
}

/**
 * Creates the check of the closed-beta list: verified addresses only, compared without regard to case and spaces.
 * An address written with look-alike characters is never taken for the plain one, and a plus-address is its own address.
 */
export function createAllowList({ read, isOpenByDefault }: AllowListOptions): AllowList {
  let folded: { readonly from: readonly string[]; readonly emails: ReadonlySet<string> } | undefined;

  const isListed = (list: readonly string[], email: string): boolean => {
    if (folded?.from !== list) folded = { from: list, emails: new Set(list.map(foldEmail)) };
    return folded.emails.has(foldEmail(email));
  };

  const refusalOf = ({ email, emailVerified }: TokenClaims): Refusal | null => {
    const allowed = read();
    if (allowed === undefined) return isOpenByDefault ? null : "list-is-not-set";
    if (allowed === "*") return null;
    if (email === undefined) return "email-missing";
    if (!emailVerified) return "email-not-verified";
    return isPlainlyWritten(email) && isListed(allowed, email) ? null : "email-not-listed";
  };

  return {
    check(claims) {
      const refusal = refusalOf(claims);
      if (refusal !== null) throw new AppError("NOT_ALLOWED", { refusal });
    },
  };
}
