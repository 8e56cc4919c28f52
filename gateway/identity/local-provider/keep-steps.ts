import { isLookAroundEmail } from "../../person/policy.js";
import { identifyCaller } from "../../platform/caller.js";
import { AppError } from "../../platform/errors.js";
import type { Refusal } from "../../platform/refusals.js";
import type { SecurityEvent } from "../../platform/security-events.js";
import type { Account, Accounts } from "./accounts.js";
import type { Attempts } from "./attempts.js";
import { keepPage, type KeepView } from "./keep-page.js";
import type { LocalSessions } from "./local-sessions.js";
import { KEPT_PARTS, type KeptPart, type LookAround } from "./look-around.js";
import type { Page } from "./pages.js";
import { emptyForm, isFaulty, readEmail, readSignUp, type Typed } from "./sign-in-form.js";
import type { Step, Turn } from "./sign-in-turn.js";
import type { WaitingAdditions } from "./waiting-additions.js";

/** The dependencies of the steps by which guests make their account one of their own. */
export interface KeepStepsDeps {
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly sessions: LocalSessions;
  /** Null: there are no guests. */
  readonly lookAround: LookAround | null;
  /** True where only the first account may be made. */
  readonly isFirst: boolean;
  readonly canSignUp: () => Promise<boolean>;
  readonly waiting: WaitingAdditions;
  readonly mountPath: string;
  readonly pathOf: (turn: Turn) => string;
  readonly send: (turn: Turn, status: number, page: Page) => void;
  readonly finish: (turn: Turn, account: Account) => Promise<void>;
  /** Shows that no account may be made. */
  readonly refuse: (turn: Turn) => Promise<void>;
  readonly waitAlert: (turn: Turn, error: unknown) => string;
  readonly onRefusal: (refusal: Refusal) => void;
  readonly onEvent: (event: SecurityEvent) => void;
}

/** The steps by which a guest keeps the example, or starts anew. */
export interface KeepSteps {
  /** Shows the form when the product asked for it and a guest is signed in; returns whether it did. */
  readonly begin: (turn: Turn) => Promise<boolean>;
  readonly keep: Step;
  /** Ends the guest's account, and begins a sign-in with the account that they have, which gets what they added. */
  readonly signInInstead: Step;
}

/** How the product asks for the form: with the choice of what stays, or with what was chosen already. */
const HINTS: ReadonlyMap<unknown, KeptPart | null> = new Map<unknown, KeptPart | null>([
  ["keep", null],
  ["keep-additions", "additions"],
  ["start-own", "nothing"],
]);

/**
 * Returns the steps. Whose account it is comes from the browser's session at this provider alone, and the sign-in belongs to
 * the browser that began it, so no other person and no other site can take them.
 */
export function keepSteps(deps: KeepStepsDeps): KeepSteps {
  const { accounts, attempts, sessions, lookAround, isFirst, canSignUp, finish, onRefusal, onEvent } = deps;

  const guestOf = async ({ session }: Turn): Promise<Account | undefined> => {
    if (lookAround === null || session === undefined) return undefined;
    const account = await accounts.find(session.accountId);
    return account !== undefined && isLookAroundEmail(account.email) ? account : undefined;
  };
  const show = (turn: Turn, typed: Typed, choice: Choice & Pick<KeepView, "existing">, alert?: string, status = 200) =>
    deps.send(turn, status, keepPage({ language: turn.language, path: deps.pathOf(turn), typed, alert, ...choice }));

  const begin: KeepSteps["begin"] = async (turn) => {
    const { params } = turn;
    const fixed = HINTS.get(params["screen_hint"]);
    if (fixed === undefined || lookAround === null || !(await canSignUp())) return false;
    const guest = await guestOf(turn);
    if (guest === undefined) return false;
    const keeps = fixed ?? ((await lookAround.hasAdditions(guest.id)) ? "additions" : "everything");
    show(turn, emptyForm(), { keeps, isFixed: fixed !== null });
    return true;
  };

  const keep: Step = async (turn) => {
    const { request, session } = turn;
    const guest = await guestOf(turn);
    if (lookAround === null || session === undefined || guest === undefined) throw new AppError("NOT_FOUND");
    identifyCaller(guest.email);
    if (!(await canSignUp())) return deps.refuse(turn);
    const choice = readChoice(request.body);
    const typed = await readSignUp(request.body);
    if (isFaulty(typed)) return show(turn, typed, choice, undefined, 422);
    try {
      await attempts.signUp(request.ip ?? "");
      const passwordHash = await accounts.hash(typed.password);
      const own = { email: typed.email, name: typed.name, passwordHash, isFirst, keeps: choice.keeps };
      const kept = await lookAround.keep(guest.id, own, () => sessions.endAllBut(guest.id, session.uid));
      if (kept === "gone") throw new AppError("NOT_FOUND");
      if (kept !== "taken") {
        onEvent("account-made");
        return await finish(turn, kept);
      }
      onRefusal((await canSignUp()) ? "email-taken" : "sign-up-closed");
      const takes = choice.keeps !== "nothing" && (await lookAround.hasAdditions(guest.id));
      const faults = { email: takes ? "emailTakenTaking" : "emailTakenLeaving" } as const;
      show(turn, { ...typed, faults }, { ...choice, existing: { takes } }, undefined, 422);
    } catch (error) {
      show(turn, typed, choice, deps.waitAlert(turn, error), 429);
    }
  };

  const signInInstead: Step = async (turn) => {
    const { request, response, params } = turn;
    const guest = await guestOf(turn);
    if (lookAround === null || guest === undefined) throw new AppError("NOT_FOUND");
    identifyCaller(guest.email);
    const email = readEmail(request.body);
    const takes = readChoice(request.body).keeps !== "nothing" && (await lookAround.hasAdditions(guest.id));
    const asideId = takes ? await lookAround.setAside(guest.id) : await lookAround.end(guest.id);
    if (typeof asideId === "string") deps.waiting.keep({ id: asideId, email }, response);
    onEvent("signed-out");
    // The session of this sign-in has ended with its account, so the product's request begins another one.
    response.redirect(303, `${deps.mountPath}/authorize?${requestOf(params, email)}`);
  };

  return { begin, keep, signInInstead };
}

/** The product's request for a sign-in, as it was but for the page that it asked for. */
function requestOf(params: Turn["params"], email: string): string {
  const asked = { ...params, screen_hint: undefined, login_hint: email === "" ? undefined : email };
  const texts = Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts).toString();
}

/** What stays, and whether the form offers the choice. */
interface Choice {
  readonly keeps: KeptPart;
  readonly isFixed: boolean;
}

/** Without a choice that is offered, everything stays: nothing is erased by mistake. */
function readChoice(body: unknown): Choice {
  const { keeps, fixed }: { keeps?: unknown; fixed?: unknown } = typeof body === "object" && body !== null ? body : {};
  return { keeps: KEPT_PARTS.find((part) => part === keeps) ?? "everything", isFixed: fixed === "yes" };
}
