import { LOOK_AROUND_DOMAIN } from "../../../schema/limits.js";
import { foldEmail } from "../email.js";
import type { Account } from "./accounts.js";
import { html, type Html } from "./html.js";
import type { ChosenLanguage } from "./texts.js";

/** The maximum lifetime of an account to try the product. */
export const LOOK_AROUND_MS = 24 * 60 * 60 * 1000;

/** Accounts to try the product: without a password, filled with demo data, and deleted at Logout or after a day. */
export interface LookAround {
  /** Makes an account under that name. Throws RATE_LIMITED while there are too many. */
  begin(name: string): Promise<Account>;
  /** Removes the account with all its data; leaves every other kind of account alone. */
  end(accountId: string): Promise<void>;
}

/** Returns true for the address of an account to try the product; nobody can sign up with one. */
export function isLookAroundEmail(email: string): boolean {
  return foldEmail(email).endsWith(`@${LOOK_AROUND_DOMAIN}`);
}

/** Returns the part below the forms that offers to try the product without an account. */
export function lookAroundOffer({ texts: { lookAround } }: ChosenLanguage, path: string): Html {
  return html`<form class="offer" method="post" action="${path}/look-around">
    <button type="submit" class="second" aria-describedby="look-around-note">${lookAround.button}</button>
    <p class="hint" id="look-around-note">${lookAround.note}</p>
  </form>`;
}
