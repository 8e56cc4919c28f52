import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import type { CaptureNotice } from "../types.js";
import type { LineDraft } from "./advert.js";
import { informationIn } from "./information.js";
import { visibleText } from "./page-fetch-text.js";

/** What distinguishes an advert from other pages. */
export interface PageTraits {
  /** Its lines, without its navigation. */
  readonly lines: readonly LineDraft[];
  /** Its title and main heading. */
  readonly titles: readonly string[];
  readonly hasScripts: boolean;
  readonly hasPasswordField: boolean;
}

// A page with more text than this has something to read, whatever else is on it; all in characters (informationIn).
const CHALLENGE_TEXT_MAX = 1_500;
const CHALLENGE_LINES_MAX = 600;
const SIGN_IN_TEXT_MAX = 1_500;
const SHELL_TEXT_MAX = 200;
/** Without scripts, a short page is complete, unless it has only a few words. */
const STATIC_TEXT_MAX = 80;
const LINE_MAX = 200;

/** Markup that only the challenges of known services have. */
const CHALLENGES = [
  "_cf_chl_opt",
  "/orchestrate/chl_page",
  "cf-browser-verification",
  "captcha-delivery.com/",
  'id="px-captcha"',
  "sec-if-cpt-container",
  "/_sec/cp_challenge",
  "gokuProps",
  "_Incapsula_Resource?CWUDNSAI",
];
/** Markup that forms of other pages have as well. */
const CAPTCHAS = ["g-recaptcha", "h-captcha", "cf-turnstile", "frc-captcha", "geetest_captcha"];

const END = "[ .!?:…]*$";
const SIGN_IN = foldedPattern(`^(?:${anyOf("signIn")})${END}`);
const CHALLENGE = foldedPattern(`^(?:${anyOf("challenges")})${END}`);
const TITLE_PART = /\s+[|–—·•-]\s+|:\s+/u;

/**
 * Returns true when a page is the challenge of a service that keeps programs out: its markup says so, and it has neither
 * the text nor the data of an advert.
 */
export function isChallenge(html: string): boolean {
  const isKnown = CHALLENGES.some((mark) => html.includes(mark));
  if (!isKnown && !CAPTCHAS.some((mark) => html.includes(mark))) return false;
  if (html.includes("JobPosting")) return false;
  return informationIn(visibleText(html)) < (isKnown ? CHALLENGE_TEXT_MAX : SHELL_TEXT_MAX);
}

/** Returns the notice of a page that has no advert in its text; null of any other. */
export function noticeWithoutAdvert(page: PageTraits): CaptureNotice | null {
  const { lines, titles, hasScripts, hasPasswordField } = page;
  if (asksForPerson(lines, titles)) return "PAGE_CHALLENGE";
  const information = informationOfLines(lines);
  const [first] = lines;
  const isSignIn =
    titles.some(saysSignIn) ||
    (hasPasswordField && (information < SHELL_TEXT_MAX || (first !== undefined && saysSignIn(first.text))));
  if (isSignIn && information < SIGN_IN_TEXT_MAX) return "PAGE_SIGN_IN";
  return information < (hasScripts ? SHELL_TEXT_MAX : STATIC_TEXT_MAX) ? "PAGE_WITHOUT_TEXT" : null;
}

/** Returns true when the few lines of a text ask whether a person reads them. */
export function asksForPerson(lines: readonly LineDraft[], titles: readonly string[] = []): boolean {
  if (informationOfLines(lines) >= CHALLENGE_LINES_MAX) return false;
  return [...titles.flatMap(partsOf), ...lines.map((line) => line.text)].some((line) => isWholly(CHALLENGE, line));
}

/** Returns how much lines say, see `informationIn`. */
export function informationOfLines(lines: readonly LineDraft[]): number {
  return lines.reduce((sum, line) => sum + informationIn(line.text), 0);
}

function saysSignIn(title: string): boolean {
  return [title, ...partsOf(title)].some((part) => isWholly(SIGN_IN, part));
}

function partsOf(title: string): string[] {
  return title.slice(0, LINE_MAX).split(TITLE_PART);
}

function isWholly(pattern: RegExp, line: string): boolean {
  return line.length <= LINE_MAX && pattern.test(fold(line).trim());
}
