import { AppError } from "../../platform/errors.js";
import type { Refusal } from "../../platform/refusals.js";
import type { Accounts } from "./accounts.js";
import { lockedBy } from "./attempts.js";
import type { Html } from "./html.js";
import { waitingNote } from "./keep-page.js";
import { lookAroundOffer, type LookAround } from "./look-around.js";
import type { Page, Pages } from "./pages.js";
import type { LocalFactors } from "./second-factor/local-factors.js";
import type { PasskeyForm } from "./second-factor/second-factor-pages.js";
import type { Typed } from "./sign-in-form.js";
import { signInPage, signUpPage, type FormView } from "./sign-in-pages.js";
import type { Turn } from "./sign-in-turn.js";
import type { WaitingAdditions } from "./waiting-additions.js";

/** The dependencies of the pages that several steps of a sign-in answer with. */
export interface SignInViewsDeps {
  readonly mountPath: string;
  readonly accounts: Accounts;
  readonly factors: LocalFactors;
  readonly pages: Pages;
  readonly waitingAdditions: WaitingAdditions;
  /** Accounts to try the product; null: there are none. */
  readonly lookAround: LookAround | null;
  /** Resolves to true while new accounts are allowed. */
  readonly canSignUp: () => Promise<boolean>;
  /** Called with the reason when a page refuses a request. */
  readonly onRefusal: (refusal: Refusal) => void;
}

/** Answers steps of a sign-in with the pages to sign in and to make an account. */
export class SignInViews {
  constructor(
    private readonly deps: SignInViewsDeps,
    private readonly passkeyOf: (turn: Turn) => Promise<PasskeyForm | undefined>,
  ) {}

  /** Returns the path of a sign-in. */
  readonly pathOf = ({ request }: Turn): string =>
    `${this.deps.mountPath}/interaction/${String(request.params["uid"])}`;

  /** Answers with a page. */
  readonly send = ({ response }: Turn, status: number, page: Page): void => {
    const { pages } = this.deps;
    response.status(status).set(pages.headers).send(pages.render(page));
  };

  /** Answers with the page to sign in. */
  async showSignIn(turn: Turn, typed: Typed, alert?: string, status = 200): Promise<void> {
    const view = this.viewOf(turn, typed, alert);
    const parts = { canSignUp: await this.deps.canSignUp(), passkey: await this.passkeyOf(turn) };
    this.send(turn, status, signInPage(view, parts));
  }

  /** Answers with the page to make an account. */
  async showSignUp(turn: Turn, typed: Typed, alert?: string, status = 200): Promise<void> {
    const view = this.viewOf(turn, typed, alert);
    this.send(turn, status, signUpPage(view, { isFirst: await this.deps.accounts.isEmpty() }));
  }

  /** Answers that no account may be made, with the page to sign in. */
  async refuseSignUp(turn: Turn, typed: Typed): Promise<void> {
    this.deps.onRefusal("sign-up-closed");
    await this.showSignIn(turn, typed, turn.language.texts.signUp.closed, 403);
  }

  /** Returns the message for a user who tried too often, on a page that offers a passkey or not; throws every other error. */
  readonly waitAlert = (
    { response, language }: Turn,
    error: unknown,
    offersPasskey = this.deps.factors.passkeys.isPossible,
  ): string => {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    if (error.facts.refusal !== undefined) this.deps.onRefusal(error.facts.refusal);
    const seconds = error.facts.retryAfter ?? 60;
    response.set("Retry-After", String(seconds));
    const minutes = Math.ceil(seconds / 60);
    const locked = lockedBy(error);
    const { texts } = language;
    if (locked === undefined) return texts.wait(minutes);
    return `${texts.locked[locked](minutes)}${offersPasskey ? ` ${texts.passkeyWorks}` : ""}`;
  };

  private viewOf(turn: Turn, typed: Typed, alert?: string): FormView {
    const { lookAround } = this.deps;
    const path = this.pathOf(turn);
    const offers = lookAround === null ? [] : [this.offerOf(turn, path, lookAround)];
    return { language: turn.language, path, typed, offers, ...(alert === undefined ? {} : { alert }) };
  }

  private offerOf({ request, language }: Turn, path: string, accountsToTry: LookAround): Html {
    const waiting = this.deps.waitingAdditions.of(request);
    return waiting === undefined
      ? lookAroundOffer(language, path, accountsToTry)
      : waitingNote(language, waiting.email);
  }
}
