import express, { Router, type Request, type RequestHandler, type Response } from "express";
import type Provider from "oidc-provider";
import { AppError } from "../../errors.js";
import type { Refusal } from "../../refusals.js";
import type { Account, Accounts } from "./accounts.js";
import type { Attempts } from "./attempts.js";
import type { Page, Pages } from "./pages.js";
import { emptyForm, isFaulty, readSignIn, readSignUp, type Typed } from "./sign-in-form.js";
import { signInPage, signUpPage, type FormView } from "./sign-in-pages.js";
import { chooseLanguage, type ChosenLanguage } from "./texts.js";

/** Who may make an account: only the first visitor, everybody, or nobody. */
export type SignUpRule = "first" | "open" | "closed";

/** What signing in and making accounts needs. */
export interface SignInRouterOptions {
  readonly provider: Provider;
  readonly mountPath: string;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly pages: Pages;
  readonly signUp: SignUpRule;
  /** Called with the reason when somebody is turned away on a page. */
  readonly onRefusal: (refusal: Refusal) => void;
}

/** One request of a sign-in, and the language its page speaks. */
interface Turn {
  readonly request: Request;
  readonly response: Response;
  readonly language: ChosenLanguage;
  /** What the product asked for when it sent the person here. */
  readonly params: Readonly<Record<string, unknown>>;
}

type Step = (turn: Turn) => Promise<void>;

const FORM_MAX = "16kb";

/**
 * The pages where people sign in and make accounts, below `/interaction/<uid>`.
 * Each sign-in belongs to the browser that began it: its cookie is bound to its path, and no other site can send it along.
 */
export function signInRouter(options: SignInRouterOptions): Router {
  const { provider, mountPath, accounts, attempts, pages, signUp, onRefusal } = options;
  const ofThisSignIn = (step: Step): RequestHandler => {
    return async (request, response) => {
      if (request.get("sec-fetch-site") === "cross-site" && request.method === "POST")
        throw new AppError("FORBIDDEN", { refusal: "foreign-page" });
      const interaction = await provider.interactionDetails(request, response);
      if (interaction.uid !== request.params["uid"]) throw new AppError("NOT_FOUND");
      const { params } = interaction;
      const language = chooseLanguage((tags) => request.acceptsLanguages(tags), params["ui_locales"]);
      await step({ request, response, language, params });
    };
  };

  const viewOf = ({ request, language }: Turn, typed: Typed): FormView => ({
    language,
    path: `${mountPath}/interaction/${String(request.params["uid"])}`,
    typed,
  });
  const send = ({ response }: Turn, status: number, page: Page): void => {
    response.status(status).set(pages.headers).send(pages.render(page));
  };
  const canSignUp = async (): Promise<boolean> =>
    signUp === "open" || (signUp === "first" && (await accounts.isEmpty()));
  const finish = async ({ request, response }: Turn, account: Account): Promise<void> => {
    const login = { accountId: account.id, amr: ["pwd"] };
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  };

  const showSignIn = async (turn: Turn, typed: Typed, alert?: string, status = 200): Promise<void> => {
    const view = viewOf(turn, typed);
    send(turn, status, signInPage(alert === undefined ? view : { ...view, alert }, { canSignUp: await canSignUp() }));
  };
  const showSignUp = async (turn: Turn, typed: Typed, alert?: string, status = 200): Promise<void> => {
    const view = viewOf(turn, typed);
    send(
      turn,
      status,
      signUpPage(alert === undefined ? view : { ...view, alert }, { isFirst: await accounts.isEmpty() }),
    );
  };
  const waitAlert = ({ response, language }: Turn, error: unknown): string => {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    if (error.facts.refusal !== undefined) onRefusal(error.facts.refusal);
    const seconds = error.facts.retryAfter ?? 60;
    response.set("Retry-After", String(seconds));
    return language.texts.wait(Math.ceil(seconds / 60));
  };

  const refuseSignUp = async (turn: Turn, typed: Typed): Promise<void> => {
    onRefusal("sign-up-closed");
    await showSignIn(turn, typed, turn.language.texts.signUp.closed, 403);
  };

  const begin: Step = async (turn) => {
    const { params } = turn;
    const typed = emptyForm(typeof params["login_hint"] === "string" ? params["login_hint"] : "");
    const wantsSignUp = params["screen_hint"] === "signup" || (await accounts.isEmpty());
    if (wantsSignUp && (await canSignUp())) return showSignUp(turn, typed);
    return showSignIn(turn, typed);
  };

  const signIn: Step = async (turn) => {
    const { request, language } = turn;
    const typed = readSignIn(request.body);
    if (isFaulty(typed)) return showSignIn(turn, typed, undefined, 422);
    const address = request.ip ?? "";
    try {
      await attempts.signIn(typed.email, address);
      const account = await accounts.findByPassword(typed.email, typed.password);
      if (account === undefined) {
        onRefusal("wrong-password");
        return await showSignIn(turn, typed, language.texts.signIn.refused, 422);
      }
      await attempts.succeeded(typed.email, address);
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
    const typed = readSignUp(request.body);
    if (!(await canSignUp())) return refuseSignUp(turn, typed);
    if (isFaulty(typed)) return showSignUp(turn, typed, undefined, 422);
    try {
      await attempts.signUp(request.ip ?? "");
      const account = await accounts.create(typed, { isFirst: signUp === "first" });
      if (account !== undefined) return await finish(turn, account);
      return await showSignUp(turn, { ...typed, faults: { email: "emailTaken" } }, undefined, 422);
    } catch (error) {
      return showSignUp(turn, typed, waitAlert(turn, error), 429);
    }
  };

  const form = express.urlencoded({ extended: false, limit: FORM_MAX, parameterLimit: 10 });
  const router = Router();
  router.get("/interaction/:uid", ofThisSignIn(begin));
  router.post("/interaction/:uid", form, ofThisSignIn(signIn));
  router.get("/interaction/:uid/sign-up", ofThisSignIn(beginSignUp));
  router.post("/interaction/:uid/sign-up", form, ofThisSignIn(register));
  return router;
}
