import express, { Router, type RequestHandler } from "express";
import type Provider from "oidc-provider";
import type { Clock } from "../../platform/clock.js";
import { AppError } from "../../platform/errors.js";
import { identifyCaller } from "../../platform/caller.js";
import type { Account } from "./accounts.js";
import { keepSteps } from "./keep-steps.js";
import type { LocalSessions } from "./local-sessions.js";
import { emptyForm } from "./sign-in-form.js";
import { passkeyScript, PASSKEY_SCRIPT } from "./second-factor/passkey-script.js";
import { secondFactorSteps, type SecondFactorSteps } from "./second-factor/second-factor-steps.js";
import { SignInSteps, type SignInStepsDeps } from "./sign-in-steps.js";
import { readPassed, type Step, type Turn } from "./sign-in-turn.js";
import { SignInViews, type SignInViewsDeps } from "./sign-in-views.js";
import { chooseLanguage } from "./texts.js";

/** The dependencies of the routes that sign people in and create accounts. */
export interface SignInRouterDeps extends SignInStepsDeps, SignInViewsDeps {
  readonly clock: Clock;
  readonly sessions: LocalSessions;
}

const FORM_MAX = "16kb";

/**
 * Returns the routes of the pages for signing in and making accounts, below `/interaction/<uid>`. Each sign-in belongs
 * to the browser that began it: its cookie is bound to its path, and no other site can send it along.
 */
export function signInRouter(deps: SignInRouterDeps): Router {
  const finish = finishWith(deps);
  const views: SignInViews = new SignInViews(deps, (turn) => secondFactor.passkeyOf(turn));
  const { pathOf, send, waitAlert } = views;
  const secondFactor: SecondFactorSteps = secondFactorSteps({
    ...deps,
    pathOf,
    send,
    finish,
    showSignIn: (turn, alert) => views.showSignIn(turn, emptyForm(), alert, 422),
    waitAlert,
  });
  const keeping = keepSteps({
    ...deps,
    isFirst: deps.signUp === "first",
    waiting: deps.waitingAdditions,
    pathOf,
    send,
    finish,
    refuse: (turn) => views.refuseSignUp(turn, emptyForm()),
    waitAlert,
  });
  const steps = new SignInSteps(deps, { views, secondFactor, keeping, finish });

  const form = express.urlencoded({ extended: false, limit: FORM_MAX, parameterLimit: 10 });
  const handle = (step: Step): RequestHandler => ofThisSignIn(deps.provider, step);
  const router = Router();
  router.get("/interaction/:uid", handle(steps.begin));
  router.post("/interaction/:uid", form, handle(steps.signIn));
  router.get("/interaction/:uid/second-factor", handle(secondFactor.begin));
  router.post("/interaction/:uid/second-factor", form, handle(secondFactor.checkCode));
  router.post("/interaction/:uid/passkey", form, handle(secondFactor.checkPasskey));
  router.get(PASSKEY_SCRIPT, passkeyScript());
  router.get("/interaction/:uid/sign-up", handle(steps.beginSignUp));
  router.post("/interaction/:uid/sign-up", form, handle(steps.register));
  router.post("/interaction/:uid/keep", form, handle(keeping.keep));
  router.post("/interaction/:uid/keep/sign-in", form, handle(keeping.signInInstead));
  router.get("/interaction/:uid/back-up", handle(steps.showBackUp));
  router.post("/interaction/:uid/look-around", form, handle(steps.look));
  return router;
}

/** Returns the end of a sign-in; `amr` names the methods of the proof (RFC 8176). */
function finishWith({ provider, knownBrowsers, waitingAdditions, lookAround, onEvent }: SignInRouterDeps) {
  return async ({ request, response }: Turn, account: Account, amr: readonly string[] = ["pwd"]): Promise<void> => {
    knownBrowsers.remember(account.email, request, response);
    identifyCaller(account.email);
    if (lookAround !== null) await waitingAdditions.handOver(account, lookAround, { request, response });
    onEvent("signed-in", amr);
    const login = { accountId: account.id, amr: [...amr] };
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  };
}

/** Returns the handler of a step. Throws FORBIDDEN for another site's form, and NOT_FOUND outside of the sign-in's browser. */
function ofThisSignIn(provider: Provider, step: Step): RequestHandler {
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
}
