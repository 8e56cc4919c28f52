import type { Account } from "./accounts.js";
import { html, type Html } from "./html.js";
import type { ChosenLanguage } from "./texts.js";

/** The maximum lifetime of an account to try the product. */
export const LOOK_AROUND_MS = 24 * 60 * 60 * 1000;

/** Accounts to try the product: without a password, filled with demo data, and deleted at Logout or after a day. */
export interface LookAround {
  /** True: they end after an hour without use as well. */
  readonly endsUnused: boolean;
  /**
   * Makes an account under that name; where they end unused, in place of the one that is unused for longest. One is made at a
   * time: `onTurn` is awaited when those before are done, and nothing is made when it throws. Throws SERVER_BUSY when that
   * takes too long, and RATE_LIMITED while there are too many.
   */
  begin(name: string, onTurn?: () => Promise<void>): Promise<Account>;
  /** Removes the account with all its data; leaves every other kind of account alone. */
  end(accountId: string): Promise<void>;
}

/** Returns the part below the forms that offers to try the product without an account. */
export function lookAroundOffer(
  { texts: { lookAround } }: ChosenLanguage,
  path: string,
  { endsUnused }: Pick<LookAround, "endsUnused">,
): Html {
  return html`<form class="offer" method="post" action="${path}/look-around">
    <button type="submit" class="second" aria-describedby="look-around-note">${lookAround.button}</button>
    <p class="hint" id="look-around-note">${endsUnused ? lookAround.noteUnused : lookAround.note}</p>
  </form>`;
}
