import type Provider from "oidc-provider";
import { withoutMarksAndJoiners } from "../../../../schema/invisible-marks.js";
import { identifyCaller } from "../../../platform/caller.js";
import type { Clock } from "../../../platform/clock.js";
import type { Refusal } from "../../../platform/refusals.js";
import type { Account, Accounts } from "../accounts.js";
import type { Page } from "../pages.js";
import type { Step, Turn } from "../sign-in-turn.js";
import type { Ceremony } from "./challenges.js";
import type { LocalFactors } from "./local-factors.js";
import { secondFactorPage, type PasskeyForm } from "./second-factor-pages.js";

/** The time for which a right password counts while the second factor is awaited. */
const PASSED_MS = 10 * 60_000;
/** The maximum duration of a sign-in. */
const SIGN_IN_SECONDS = 60 * 60;

/** The dependencies of the second step of a sign-in, which the first one provides. */
export interface SecondFactorDeps {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly factors: LocalFactors;
  readonly clock: Clock;
  readonly onRefusal: (refusal: Refusal) => void;
  readonly pathOf: (turn: Turn) => string;
  readonly send: (turn: Turn, status: number, page: Page) => void;
  /** Ends the sign-in; `amr` names the methods of the proof (RFC 8176). */
  readonly finish: (turn: Turn, account: Account, amr: readonly string[]) => Promise<void>;
  readonly showSignIn: (turn: Turn, alert: string) => Promise<void>;
  /** Returns the message for a user who tried too often, on a page that offers a passkey or not; throws every other error. */
  readonly waitAlert: (turn: Turn, error: unknown, offersPasskey: boolean) => string;
}

/** The steps of a sign-in after the password, or instead of it. */
export interface SecondFactorSteps {
  /** Continues with the second factor; the password was right. */
  readonly ask: (turn: Turn, account: Account) => Promise<void>;
  /** Returns what the button "Sign in with a passkey" needs; undefined where browsers have no passkeys. */
  readonly passkeyOf: (turn: Turn) => Promise<PasskeyForm | undefined>;
  readonly begin: Step;
  readonly checkCode: Step;
  readonly checkPasskey: Step;
}

/** Returns the steps: a code or a passkey after the password, and a passkey instead of it. */
export function secondFactorSteps(deps: SecondFactorDeps): SecondFactorSteps {
  const { provider, accounts, factors, clock, onRefusal, pathOf, send, finish, showSignIn, waitAlert } = deps;

  /** Returns the account whose password was right in this sign-in a moment ago, and names it to the log. */
  const passedOf = async ({ passed }: Turn): Promise<Account | undefined> => {
    if (passed === undefined || passed.at + PASSED_MS < clock.now().getTime()) return undefined;
    const account = await accounts.find(passed.accountId);
    identifyCaller(account?.email);
    return account;
  };

  const passkeyOf = async (turn: Turn): Promise<PasskeyForm | undefined> =>
    factors.passkeys.isPossible
      ? { options: await factors.passkeys.beginUse(ceremonyOf(turn)), action: `${pathOf(turn)}/passkey` }
      : undefined;

  const show = async (turn: Turn, account: Account, status = 200, fault?: string): Promise<void> => {
    const { passkeys, oneTimeCodesSince } = await factors.list(account.id);
    const page = secondFactorPage({
      language: turn.language,
      path: pathOf(turn),
      hasOneTimeCodes: oneTimeCodesSince !== null,
      passkey: passkeys.length > 0 ? await passkeyOf(turn) : undefined,
      fault,
    });
    send(turn, status, page);
  };

  const begin: Step = async (turn) => {
    const account = await passedOf(turn);
    if (account === undefined) turn.response.redirect(303, pathOf(turn));
    else await show(turn, account);
  };

  const checkCode: Step = async (turn) => {
    const account = await passedOf(turn);
    if (account === undefined) return turn.response.redirect(303, pathOf(turn));
    const { texts } = turn.language;
    const code = textOf(turn.request.body, "code") || textOf(turn.request.body, "recoveryCode");
    if (withoutMarksAndJoiners(code).trim() === "") return show(turn, account, 422, texts.secondFactor.codeMissing);
    try {
      if (await factors.acceptCode(account.id, code)) return await finish(turn, account, ["pwd", "otp"]);
    } catch (error) {
      const { passkeys } = await factors.list(account.id);
      return show(turn, account, 429, waitAlert(turn, error, passkeys.length > 0));
    }
    onRefusal("wrong-code");
    return show(turn, account, 422, texts.secondFactor.wrongCode);
  };

  const checkPasskey: Step = async (turn) => {
    const passed = await passedOf(turn);
    const accountId = await factors.passkeys.accept(textOf(turn.request.body, "response"), ceremonyOf(turn));
    const account = accountId === undefined ? undefined : await accounts.find(accountId);
    const isTheirs = passed === undefined || passed.id === account?.id;
    if (account !== undefined && isTheirs)
      return finish(turn, account, passed === undefined ? ["hwk"] : ["pwd", "hwk"]);
    onRefusal("wrong-passkey");
    const { passkeyFailed } = turn.language.texts.secondFactor;
    return passed === undefined ? showSignIn(turn, passkeyFailed) : show(turn, passed, 422, passkeyFailed);
  };

  const ask = async (turn: Turn, account: Account): Promise<void> => {
    const passed = { accountId: account.id, at: clock.now().getTime() };
    // Stored in the sign-in itself, which a change of the password ends; it signs nobody in.
    await provider.interactionResult(turn.request, turn.response, { passed }, { mergeWithLastSubmission: false });
    turn.response.redirect(303, `${pathOf(turn)}/second-factor`);
  };

  return { ask, passkeyOf, begin, checkCode, checkPasskey };
}

function ceremonyOf({ request }: Turn): Ceremony {
  return { purpose: "sign-in", of: String(request.params["uid"]), seconds: SIGN_IN_SECONDS };
}

function textOf(body: unknown, name: string): string {
  const value: unknown = new Map(Object.entries(typeof body === "object" && body !== null ? body : {})).get(name);
  return typeof value === "string" ? value : "";
}
