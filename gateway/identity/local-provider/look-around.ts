import { LOOK_AROUND_DOMAIN } from "../../../schema/limits.js";
import { foldEmail } from "../email.js";
import type { Account } from "./accounts.js";
import { html, type Html } from "./html.js";
import type { ChosenLanguage } from "./texts.js";

/** How long an account for a look around is kept at most. */
export const LOOK_AROUND_MS = 24 * 60 * 60 * 1000;

/** Accounts for a look around: without a password, filled with an invented search, and gone at Logout or after a day. */
export interface LookAround {
  /** Makes one under that name. Throws RATE_LIMITED while there are too many. */
  begin(name: string): Promise<Account>;
  /** Removes it with everything it has; leaves every other account alone. */
  end(accountId: string): Promise<void>;
}

/** True for the address of an account for a look around; nobody can sign up with one. */
export function isLookAroundEmail(email: string): boolean {
  return foldEmail(email).endsWith(`@${LOOK_AROUND_DOMAIN}`);
}

/** What stands below the forms: to look around without an account. */
export function lookAroundOffer({ texts: { lookAround } }: ChosenLanguage, path: string): Html {
  return html`<form class="offer" method="post" action="${path}/look-around">
    <button type="submit" class="second" aria-describedby="look-around-note">${lookAround.button}</button>
    <p class="hint" id="look-around-note">${lookAround.note}</p>
  </form>`;
}
