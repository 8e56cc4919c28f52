import type Provider from "oidc-provider";
import { identifyCaller } from "../../platform/caller.js";
import { AppError } from "../../platform/errors.js";
import type { Refusal } from "../../platform/refusals.js";
import type { SecurityEvent } from "../../platform/security-events.js";
import type { Account, Accounts } from "./accounts.js";
import type { Attempts } from "./attempts.js";
import { backUpPage, type BackUpPlace } from "./back-up-page.js";
import type { KeepSteps } from "./keep-steps.js";
import type { KnownBrowsers } from "./known-browser.js";
import type { LookAround } from "./look-around.js";
import type { LocalFactors } from "./second-factor/local-factors.js";
import type { SecondFactorSteps } from "./second-factor/second-factor-steps.js";
import { emptyForm, isFaulty, readSignIn, readSignUp } from "./sign-in-form.js";
import type { Step, Turn } from "./sign-in-turn.js";
import type { SignInViews } from "./sign-in-views.js";

/** The rule of who may make an account: only the first visitor, everybody, or nobody. */
export type SignUpRule = "first" | "open" | "closed";

/** The dependencies of the steps with a password and of those that make an account. */
export interface SignInStepsDeps {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly knownBrowsers: KnownBrowsers;
  readonly factors: LocalFactors;
  readonly signUp: SignUpRule;
  /** Resolves to true while new accounts are allowed. */
  readonly canSignUp: () => Promise<boolean>;
  /** Accounts to try the product; null: there are none. */
  readonly lookAround: LookAround | null;
  /** The locations of the data, for the page about back-ups. */
  readonly backUpPlace: BackUpPlace;
  /** Called with the reason when a page refuses a request. */
  readonly onRefusal: (refusal: Refusal) => void;
  /** Called with what succeeded; `methods` names the proofs of a sign-in. */
  readonly onEvent: (event: SecurityEvent, methods?: readonly string[]) => void;
}

/** The other parts of a sign-in, which these steps hand over to. */
export interface SignInParts {
  readonly views: SignInViews;
  readonly secondFactor: Pick<SecondFactorSteps, "ask">;
  readonly keeping: Pick<KeepSteps, "begin">;
  /** Ends a sign-in with an account. */
  readonly finish: (turn: Turn, account: Account) => Promise<void>;
}

/** The steps of a sign-in with a password, and those that make an account. */
export class SignInSteps {
  constructor(
    private readonly deps: SignInStepsDeps,
    private readonly parts: SignInParts,
  ) {}

  readonly begin: Step = async (turn) => {
    const { views, keeping } = this.parts;
    const { params } = turn;
    if (await keeping.begin(turn)) return;
    const typed = emptyForm(typeof params["login_hint"] === "string" ? params["login_hint"] : "");
    const wantsSignUp = params["screen_hint"] === "signup" || (await this.deps.accounts.isEmpty());
    if (wantsSignUp && (await this.deps.canSignUp())) return views.showSignUp(turn, typed);
    return views.showSignIn(turn, typed);
  };

  readonly signIn: Step = async (turn) => {
    const { accounts, attempts, factors, knownBrowsers, onRefusal } = this.deps;
    const { views, secondFactor, finish } = this.parts;
    const { request, language } = turn;
    const typed = readSignIn(request.body);
    if (isFaulty(typed)) return views.showSignIn(turn, typed, undefined, 422);
    const { email } = typed;
    identifyCaller(email);
    const attempt = { email, address: request.ip ?? "", browser: knownBrowsers.nameFor(email, request) };
    try {
      const account = await attempts.look(attempt, () => accounts.findByPassword(email, typed.password));
      if (account === undefined) {
        onRefusal("wrong-password");
        return await views.showSignIn(turn, typed, language.texts.signIn.refused, 422);
      }
      if (await factors.hasAny(account.id)) return await secondFactor.ask(turn, account);
      return await finish(turn, account);
    } catch (error) {
      return views.showSignIn(turn, typed, views.waitAlert(turn, error), 429);
    }
  };

  readonly beginSignUp: Step = async (turn) => {
    const { views } = this.parts;
    if (await this.deps.canSignUp()) return views.showSignUp(turn, emptyForm());
    return views.refuseSignUp(turn, emptyForm());
  };

  readonly register: Step = async (turn) => {
    const { accounts, attempts, signUp, canSignUp, onRefusal, onEvent } = this.deps;
    const { views, finish } = this.parts;
    const { request } = turn;
    const typed = await readSignUp(request.body);
    identifyCaller(typed.email);
    if (!(await canSignUp())) return views.refuseSignUp(turn, typed);
    if (isFaulty(typed)) return views.showSignUp(turn, typed, undefined, 422);
    try {
      await attempts.signUp(request.ip ?? "");
      const account = await accounts.create(typed, { isFirst: signUp === "first" });
      if (account !== undefined) {
        onEvent("account-made");
        return await finish(turn, account);
      }
      // Of several first accounts at once one is made, and then nobody makes another.
      onRefusal((await canSignUp()) ? "email-taken" : "sign-up-closed");
      return await views.showSignUp(turn, { ...typed, faults: { email: "emailTaken" } }, undefined, 422);
    } catch (error) {
      return views.showSignUp(turn, typed, views.waitAlert(turn, error), 429);
    }
  };

  readonly look: Step = async (turn) => {
    const { provider, attempts, lookAround, onRefusal, onEvent } = this.deps;
    const { views } = this.parts;
    const { request, response, language } = turn;
    if (lookAround === null) throw new AppError("NOT_FOUND");
    try {
      // A visitor who does not get a turn has used up none of the network's.
      const count = (): Promise<void> => attempts.lookAround(request.ip ?? "");
      const account = await lookAround.begin(language.texts.lookAround.name, count);
      identifyCaller(account.email);
      onEvent("looked-around");
      const login = { accountId: account.id };
      await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === "SERVER_BUSY";
      if (!isBusy) return views.showSignIn(turn, emptyForm(), views.waitAlert(turn, error), 429);
      onRefusal("concurrency-limit");
      response.set("Retry-After", "60");
      await views.showSignIn(turn, emptyForm(), language.texts.lookAround.busy, 503);
    }
  };

  readonly showBackUp: Step = async (turn) => {
    const { views } = this.parts;
    // Later visitors have no use for it, and must not learn what the folder contains.
    if (!(await this.deps.accounts.isEmpty())) throw new AppError("NOT_FOUND");
    views.send(turn, 200, backUpPage(turn.language, views.pathOf(turn), this.deps.backUpPlace));
  };
}
