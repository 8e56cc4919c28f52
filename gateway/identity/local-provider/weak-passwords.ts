import { foldCase } from "../../platform/fold-text.js";
import { foldEmail } from "../../platform/email.js";
import { PASSWORD_MIN } from "../../../schema/limits.js";

/** The reasons why a password of allowed length is guessed at once, named after their texts on the pages. */
export type WeakPassword = "passwordIsEmail" | "passwordIsName" | "passwordIsPattern" | "passwordIsCommon";

/** The owner of the password, whose name and address a guesser may know too. */
export interface Whose {
  readonly email: string;
  readonly name: string;
}

const PRODUCT = "Job Hunt Tracker";
/** The maximum length of a repeated part that makes a password weak. */
const PIECE_MAX = 4;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the most common passwords that are long enough, in lower case: 17,950 of the 49,233 that
 * @zxcvbn-ts/language-common lists. They are loaded when the first new password is chosen, since that takes a quarter
 * of a second and 20 MB.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= readCommonPasswords();
  return loading;
}

/** Returns why the password is too easy to guess for that person; null when it is not. The caller checks its length. */
export async function weakness(password: string, whose: Whose): Promise<WeakPassword | null> {
  if (foldEmail(password) === foldEmail(whose.email)) return "passwordIsEmail";
  if (namesOf(whose).has(core(password))) return "passwordIsName";
  const folded = foldCase(password);
  if (isPattern(folded)) return "passwordIsPattern";
  return (await commonPasswords()).has(folded) ? "passwordIsCommon" : null;
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const passwords = dictionary["passwords-common"].map(foldCase);
  return new Set(passwords.filter((password) => [...password].length >= PASSWORD_MIN));
}

function namesOf({ email, name }: Whose): ReadonlySet<string> {
  const local = email.split("@")[0] ?? "";
  const names = [PRODUCT, email, local, name, ...name.split(/\s+/)].map(core);
  return new Set(names.filter((word) => word !== ""));
}

/**
 * Returns a word without signs and the digits at its end: a year or an exclamation mark makes no password of a name.
 */
function core(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/\p{N}+$/u, "");
}

/** Returns true for a few signs repeated, or signs in the order of their alphabet, forwards or backwards. */
function isPattern(text: string): boolean {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  const isRow = steps.size === 1 && (steps.has(1) || steps.has(-1));
  return isRow || (points.length > PIECE_MAX && isRepeated(points));
}

function isRepeated(points: readonly number[]): boolean {
  return [1, 2, 3, PIECE_MAX].some((size) => points.every((point, index) => point === points[index % size]));
}
