import type { Locked } from "./attempts.js";
import { ar } from "./texts/ar.js";
import { de } from "./texts/de.js";
import { en } from "./texts/en.js";
import { es } from "./texts/es.js";
import { fr } from "./texts/fr.js";

/** The texts of the local provider's pages, in one language. */
export interface SignInTexts {
  readonly product: string;
  readonly signIn: {
    readonly title: string;
    readonly button: string;
    readonly refused: string;
    readonly isNewHere: string;
    readonly signUp: string;
  };
  readonly signUp: {
    readonly title: string;
    readonly button: string;
    readonly firstTitle: string;
    readonly firstIntroduction: string;
    readonly hasAccount: string;
    readonly signIn: string;
    readonly closed: string;
  };
  readonly fields: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHint: string;
  };
  readonly faults: {
    readonly nameMissing: string;
    readonly nameTooLong: string;
    readonly emailMissing: string;
    readonly emailWrong: string;
    readonly emailTaken: string;
    /** The same to a guest who makes an account of their own and takes along what they added, or leaves it. */
    readonly emailTakenTaking: string;
    readonly emailTakenLeaving: string;
    readonly passwordMissing: string;
    readonly passwordTooShort: string;
    readonly passwordTooLong: string;
    readonly passwordIsEmail: string;
    readonly passwordIsName: string;
    readonly passwordIsPattern: string;
    readonly passwordIsCommon: string;
  };
  readonly lookAround: {
    readonly button: string;
    readonly note: string;
    /** The same where the account ends after an hour without use as well. */
    readonly noteUnused: string;
    /** The word for the person's name. */
    readonly name: string;
    /** Too many others wait for their accounts. */
    readonly busy: string;
  };
  /** The form by which a guest makes an account of their own. */
  readonly keep: {
    readonly title: string;
    readonly introduction: string;
    /** The introduction where what was added stays, which was chosen before. */
    readonly takeIntroduction: string;
    readonly startTitle: string;
    readonly startIntroduction: string;
    readonly question: string;
    readonly everything: string;
    readonly additions: string;
    readonly button: string;
    /** The button beside it where the address has an account. */
    readonly takeThem: string;
    /** On the page to sign in, while what was added waits for the account with that address. */
    readonly waiting: (email: string) => string;
    readonly back: string;
  };
  readonly backUp: {
    readonly offer: string;
    readonly title: string;
    readonly introduction: string;
    readonly stop: string;
    readonly moveAway: string;
    readonly restore: string;
    readonly files: string;
    readonly start: string;
    readonly found: string;
    readonly back: string;
  };
  /** Put before the title of a page that names a fault, so that screen readers announce it first. */
  readonly faultTitle: (title: string) => string;
  readonly wait: (minutes: number) => string;
  /** A right password or code is refused for so many minutes, because it was wrong too often. */
  readonly locked: Readonly<Record<Locked, (minutes: number) => string>>;
  /** Follows `locked` where the page has the button of the passkey. */
  readonly passkeyWorks: string;
  readonly secondFactor: {
    readonly title: string;
    readonly introCode: string;
    readonly introPasskey: string;
    readonly code: string;
    readonly button: string;
    readonly useRecovery: string;
    readonly recoveryCode: string;
    readonly recoveryHint: string;
    readonly codeMissing: string;
    readonly wrongCode: string;
    readonly startAgain: string;
    readonly signInByPasskey: string;
    readonly usePasskey: string;
    readonly passkeyFailed: string;
  };
  readonly expired: { readonly title: string; readonly text: string };
  readonly stopped: { readonly title: string; readonly text: string };
  readonly unavailable: { readonly title: string; readonly text: string };
  readonly backToProduct: string;
}

interface Language {
  readonly direction: "ltr" | "rtl";
  readonly texts: SignInTexts;
}

/** Every language of the pages; a new one is a row here and a file beside the others. */
const languages = new Map<string, Language>([
  ["en", { direction: "ltr", texts: en }],
  ["de", { direction: "ltr", texts: de }],
  ["fr", { direction: "ltr", texts: fr }],
  ["es", { direction: "ltr", texts: es }],
  ["ar", { direction: "rtl", texts: ar }],
]);
const defaultLanguage = { tag: "en", direction: "ltr", texts: en } as const;

/** A language of the pages, with its language tag for HTML. */
export interface ChosenLanguage extends Language {
  readonly tag: string;
}

/**
 * Returns the best of the languages: by `ui_locales` of OpenID Connect, which carries the choice made in the product,
 * else by the request's Accept-Language; English when none fits.
 */
export function chooseLanguage(accepts: (tags: string[]) => string | false, uiLocales?: unknown): ChosenLanguage {
  const wished = typeof uiLocales === "string" ? uiLocales.split(" ").find((tag) => languages.has(tag)) : undefined;
  const tag = wished ?? accepts([...languages.keys()]);
  const language = tag === false ? undefined : languages.get(tag);
  return tag === false || language === undefined ? defaultLanguage : { tag, ...language };
}
