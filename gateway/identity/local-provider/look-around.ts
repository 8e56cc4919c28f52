import type { Account } from "./accounts.js";
import { html, type Html } from "./html.js";
import type { ChosenLanguage } from "./texts.js";

/** The maximum lifetime of an account to try the product. */
export const LOOK_AROUND_MS = 24 * 60 * 60 * 1000;

/** What stays of a guest's search in the account that they make of it: all of it, what they added, or nothing. */
export const KEPT_PARTS = ["everything", "additions", "nothing"] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** The account that a guest makes of their own, as checked input; the password is hashed. */
export interface OwnAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** True where only the first account may be made. */
  readonly isFirst: boolean;
  readonly keeps: KeptPart;
}

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
  /** Returns true when the guest of the account added something to the example, or changed it. */
  hasAdditions(accountId: string): Promise<boolean>;
  /**
   * Makes the account of a guest one of their own, in one transaction: it gets the name, the address and the password, and
   * what does not stay is erased for good. Access tokens and the calendar address end, and so does what `endSignIns` ends as
   * part of the transaction. Returns `taken` when the address has an account, or when there is a first account meanwhile,
   * and `gone` when the account has ended or is none to look around any more; then nothing is changed.
   */
  keep(accountId: string, own: OwnAccount, endSignIns: () => Promise<void>): Promise<Account | "taken" | "gone">;
  /**
   * Ends the account of a guest as `end` does, but sets aside what they added to the example, without the example, for the
   * account that they have already. It waits for a day under the returned id; null: the guest's account has ended.
   */
  setAside(accountId: string): Promise<string | null>;
  /**
   * Hands over to an account what was set aside under the id, once; nothing where it was given before, or is a day old.
   * Resolves to false when that failed, which is logged; it waits on.
   */
  handOver(asideId: string, account: Account): Promise<boolean>;
}

/** Returns the part above the forms that offers to try the product without an account. */
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
