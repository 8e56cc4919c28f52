import express, { Router, type RequestHandler } from "express";
import type Provider from "oidc-provider";
import type { Clock } from "../../platform/clock.js";
import { AppError } from "../../platform/errors.js";
import { identifyCaller } from "../../platform/caller.js";
import type { Refusal } from "../../platform/refusals.js";
import type { SecurityEvent } from "../../platform/security-events.js";
import type { Account, Accounts } from "./accounts.js";
import { lockedBy, type Attempts } from "./attempts.js";
import { backUpPage, type BackUpPlace } from "./back-up-page.js";
import type { Html } from "./html.js";
import { waitingNote } from "./keep-page.js";
import { keepSteps } from "./keep-steps.js";
import type { KnownBrowsers } from "./known-browser.js";
import type { LocalSessions } from "./local-sessions.js";
import { lookAroundOffer, type LookAround } from "./look-around.js";
import type { Page, Pages } from "./pages.js";
import { emptyForm, isFaulty, readSignIn, readSignUp, type Typed } from "./sign-in-form.js";
import { signInPage, signUpPage, type FormView } from "./sign-in-pages.js";
import type { LocalFactors } from "./second-factor/local-factors.js";
import { passkeyScript, PASSKEY_SCRIPT } from "./second-factor/passkey-script.js";
import { secondFactorSteps } from "./second-factor/second-factor-steps.js";
import { readPassed, type Step, type Turn } from "./sign-in-turn.js";
import { chooseLanguage } from "./texts.js";
import type { WaitingAdditions } from "./waiting-additions.js";

/** The rule of who may make an account: only the first visitor, everybody, or nobody. */
export type SignUpRule = "first" | "open" | "closed";

/** The dependencies of the routes that sign people in and create accounts. */
export interface SignInRouterDeps {
  readonly provider: Provider;
  readonly mountPath: string;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly knownBrowsers: KnownBrowsers;
  readonly waitingAdditions: WaitingAdditions;
  readonly factors: LocalFactors;
  readonly clock: Clock;
  readonly pages: Pages;
  readonly signUp: SignUpRule;
  /** Resolves to true while somebody may make an account. */
  readonly canSignUp: () => Promise<boolean>;
  readonly sessions: LocalSessions;
  /** Accounts to try the product; null: there are none. */
  readonly lookAround: LookAround | null;
  /** The locations of the data, for the page about back-ups. */
  readonly backUpPlace: BackUpPlace;
  /** Called with the reason when a page refuses a request. */
  readonly onRefusal: (refusal: Refusal) => void;
  /** Called with what succeeded; `methods` names the proofs of a sign-in. */
  readonly onEvent: (event: SecurityEvent, methods?: readonly string[]) => void;
}

const FORM_MAX = "16kb";

/**
 * Returns the routes of the pages for signing in and making accounts, below `/interaction/<uid>`. Each sign-in belongs
 * to the browser that began it: its cookie is bound to its path, and no other site can send it along.
 */
export function signInRouter(deps: SignInRouterDeps): Router {
  const { provider, mountPath, accounts, attempts, knownBrowsers, factors, clock, pages, signUp, onRefusal } = deps;
  const { canSignUp, sessions, lookAround, waitingAdditions, backUpPlace, onEvent } = deps;
  const ofThisSignIn = (step: Step): RequestHandler => {
    return async (request, response) => {
      if (request.get("sec-fetch-site") === "cross-site" && request.method === "POST")
        throw new AppError("FORBIDDEN", { refusal: "foreign-page" });
      const interaction = await provider.interactionDetails(request, response);
      if (interaction.uid !== request.params["uid"]) throw new AppError("NOT_FOUND");
      const { params } = interaction;
      const language = chooseLanguage((tags) => request.acceptsLanguages(tags), params["ui_locales"]);
      const { session, result } = interaction;
      await step({ request, response, language, params, session, passed: readPassed(result) });
    };
  };

  const pathOf = ({ request }: Turn): string => `${mountPath}/interaction/${String(request.params["uid"])}`;
  const offerOf = ({ request, language }: Turn, path: string, accountsToTry: LookAround): Html => {
    const waiting = waitingAdditions.of(request);
    return waiting === undefined
      ? lookAroundOffer(language, path, accountsToTry)
      : waitingNote(language, waiting.email);
  };
  const viewOf = (turn: Turn, typed: Typed): FormView => {
    const { language } = turn;
    const path = pathOf(turn);
    return { language, path, typed, offers: lookAround === null ? [] : [offerOf(turn, path, lookAround)] };
  };
  const send = ({ response }: Turn, status: number, page: Page): void => {
    response.status(status).set(pages.headers).send(pages.render(page));
  };
  const finish = async (
    { request, response }: Turn,
    account: Account,
    amr: readonly string[] = ["pwd"],
  ): Promise<void> => {
    knownBrowsers.remember(account.email, request, response);
    identifyCaller(account.email);
    if (lookAround !== null) await waitingAdditions.handOver(account, lookAround, { request, response });
    onEvent("signed-in", amr);
    const login = { accountId: account.id, amr: [...amr] };
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  };

  const showSignIn = async (turn: Turn, typed: Typed, alert?: string, status = 200): Promise<void> => {
    const view = viewOf(turn, typed);
    const parts = { canSignUp: await canSignUp(), passkey: await secondFactor.passkeyOf(turn) };
    send(turn, status, signInPage(alert === undefined ? view : { ...view, alert }, parts));
  };
  const showSignUp = async (turn: Turn, typed: Typed, alert?: string, status = 200): Promise<void> => {
    const view = viewOf(turn, typed);
    send(
      turn,
      status,
      signUpPage(alert === undefined ? view : { ...view, alert }, { isFirst: await accounts.isEmpty() }),
    );
  };
  const waitAlert = (
    { response, language }: Turn,
    error: unknown,
    offersPasskey = factors.passkeys.isPossible,
  ): string => {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    if (error.facts.refusal !== undefined) onRefusal(error.facts.refusal);
    const seconds = error.facts.retryAfter ?? 60;
    response.set("Retry-After", String(seconds));
    const minutes = Math.ceil(seconds / 60);
    const locked = lockedBy(error);
    const { texts } = language;
    if (locked === undefined) return texts.wait(minutes);
    return `${texts.locked[locked](minutes)}${offersPasskey ? ` ${texts.passkeyWorks}` : ""}`;
  };

  const secondFactor = secondFactorSteps({
    provider,
    accounts,
    factors,
    clock,
    onRefusal,
    pathOf,
    send,
    finish,
    showSignIn: (turn, alert) => showSignIn(turn, emptyForm(), alert, 422),
    waitAlert,
  });

  const refuseSignUp = async (turn: Turn, typed: Typed): Promise<void> => {
    onRefusal("sign-up-closed");
    await showSignIn(turn, typed, turn.language.texts.signUp.closed, 403);
  };

  const keeping = keepSteps({
    accounts,
    attempts,
    sessions,
    lookAround,
    isFirst: signUp === "first",
    canSignUp,
    waiting: waitingAdditions,
    mountPath,
    pathOf,
    send,
    finish,
    refuse: (turn) => refuseSignUp(turn, emptyForm()),
    waitAlert,
    onRefusal,
    onEvent,
  });

  const begin: Step = async (turn) => {
    const { params } = turn;
    if (await keeping.begin(turn)) return;
    const typed = emptyForm(typeof params["login_hint"] === "string" ? params["login_hint"] : "");
    const wantsSignUp = params["screen_hint"] === "signup" || (await accounts.isEmpty());
    if (wantsSignUp && (await canSignUp())) return showSignUp(turn, typed);
    return showSignIn(turn, typed);
  };

  const signIn: Step = async (turn) => {
    const { request, language } = turn;
    const typed = readSignIn(request.body);
    if (isFaulty(typed)) return showSignIn(turn, typed, undefined, 422);
    const { email } = typed;
    identifyCaller(email);
    const attempt = { email, address: request.ip ?? "", browser: knownBrowsers.nameFor(email, request) };
    try {
      const account = await attempts.look(attempt, () => accounts.findByPassword(email, typed.password));
      if (account === undefined) {
        onRefusal("wrong-password");
        return await showSignIn(turn, typed, language.texts.signIn.refused, 422);
      }
      if (await factors.hasAny(account.id)) return await secondFactor.ask(turn, account);
      return await finish(turn, account);
    } catch (error) {
      return showSignIn(turn, typed, waitAlert(turn, error), 429);
    }
  };

  const beginSignUp: Step = async (turn) => {
    if (await canSignUp()) return showSignUp(turn, emptyForm());
    return refuseSignUp(turn, emptyForm());
  };

  const register: Step = async (turn) => {
    const { request } = turn;
    const typed = await readSignUp(request.body);
    identifyCaller(typed.email);
    if (!(await canSignUp())) return refuseSignUp(turn, typed);
    if (isFaulty(typed)) return showSignUp(turn, typed, undefined, 422);
    try {
      await attempts.signUp(request.ip ?? "");
      const account = await accounts.create(typed, { isFirst: signUp === "first" });
      if (account !== undefined) {
        onEvent("account-made");
        return await finish(turn, account);
      }
      // Of several first accounts at once one is made, and then nobody makes another.
      onRefusal((await canSignUp()) ? "email-taken" : "sign-up-closed");
      return await showSignUp(turn, { ...typed, faults: { email: "emailTaken" } }, undefined, 422);
    } catch (error) {
      return showSignUp(turn, typed, waitAlert(turn, error), 429);
    }
  };

  const look: Step = async (turn) => {
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
      if (!isBusy) return showSignIn(turn, emptyForm(), waitAlert(turn, error), 429);
      onRefusal("concurrency-limit");
      response.set("Retry-After", "60");
      await showSignIn(turn, emptyForm(), language.texts.lookAround.busy, 503);
    }
  };

  const showBackUp: Step = async (turn) => {
    // Later visitors have no use for it, and must not learn what the folder contains.
    if (!(await accounts.isEmpty())) throw new AppError("NOT_FOUND");
    const { path } = viewOf(turn, emptyForm());
    send(turn, 200, backUpPage(turn.language, path, backUpPlace));
  };

  const form = express.urlencoded({ extended: false, limit: FORM_MAX, parameterLimit: 10 });
  const router = Router();
  router.get("/interaction/:uid", ofThisSignIn(begin));
  router.post("/interaction/:uid", form, ofThisSignIn(signIn));
  router.get("/interaction/:uid/second-factor", ofThisSignIn(secondFactor.begin));
  router.post("/interaction/:uid/second-factor", form, ofThisSignIn(secondFactor.checkCode));
  router.post("/interaction/:uid/passkey", form, ofThisSignIn(secondFactor.checkPasskey));
  router.get(PASSKEY_SCRIPT, passkeyScript());
  router.get("/interaction/:uid/sign-up", ofThisSignIn(beginSignUp));
  router.post("/interaction/:uid/sign-up", form, ofThisSignIn(register));
  router.post("/interaction/:uid/keep", form, ofThisSignIn(keeping.keep));
  router.post("/interaction/:uid/keep/sign-in", form, ofThisSignIn(keeping.signInInstead));
  router.get("/interaction/:uid/back-up", ofThisSignIn(showBackUp));
  router.post("/interaction/:uid/look-around", form, ofThisSignIn(look));
  return router;
}
