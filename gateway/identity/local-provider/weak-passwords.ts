import { foldEmail } from "../email.js";
import { PASSWORD_MIN } from "../../../schema/limits.js";

/** Why a password of allowed length is guessed at once, by its name among the texts of the pages. */
export type WeakPassword = "passwordIsEmail" | "passwordIsName" | "passwordIsPattern" | "passwordIsCommon";

/** Whose password it is to be; who types a password knows their own name and address, and so do those who guess. */
export interface Whose {
  readonly email: string;
  readonly name: string;
}

const PRODUCT = "Job Hunt Tracker";
/** Up to so many signs repeated over and over are no password. */
const PIECE_MAX = 4;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The most common passwords that are long enough, in small letters: 17,950 of the 49,233 that @zxcvbn-ts/language-common
 * lists. Read when the first new password is chosen, since that takes a quarter of a second and 20 MB.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= readCommonPasswords();
  return loading;
}

/** Why the password is too easy to guess for that person; null when it is not. Whether it is long enough is asked elsewhere. */
export async function weakness(password: string, whose: Whose): Promise<WeakPassword | null> {
  if (foldEmail(password) === foldEmail(whose.email)) return "passwordIsEmail";
  if (namesOf(whose).has(core(password))) return "passwordIsName";
  const folded = fold(password);
  if (isPattern(folded)) return "passwordIsPattern";
  return (await commonPasswords()).has(folded) ? "passwordIsCommon" : null;
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const passwords = dictionary["passwords-common"].map(fold);
  return new Set(passwords.filter((password) => [...password].length >= PASSWORD_MIN));
}

function namesOf({ email, name }: Whose): ReadonlySet<string> {
  const local = email.split("@")[0] ?? "";
  const names = [PRODUCT, email, local, name, ...name.split(/\s+/)].map(core);
  return new Set(names.filter((word) => word !== ""));
}

/** What is left of a word without signs and the digits at its end: a year or an exclamation mark makes no password of a name. */
function core(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/\p{N}+$/u, "");
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** A few signs over and over, or signs in the order of their alphabet, forwards or backwards. */
function isPattern(text: string): boolean {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  const isRow = steps.size === 1 && (steps.has(1) || steps.has(-1));
  return isRow || (points.length > PIECE_MAX && isRepeated(points));
}

function isRepeated(points: readonly number[]): boolean {
  return [1, 2, 3, PIECE_MAX].some((size) => points.every((point, index) => point === points[index % size]));
}
