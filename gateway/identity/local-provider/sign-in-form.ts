import { withoutMarks, withoutMarksAndJoiners } from "../../../schema/invisible-marks.js";
import { NAME_MAX } from "../../../schema/limits.js";
import { textFault } from "../../platform/validation.js";
import { isLookAroundEmail } from "../../person/policy.js";
import { newPasswordFault, passwordFault } from "./password-rules.js";
import type { SignInTexts } from "./texts.js";

/** RFC 5321: the longest address a mail server has to take. */
const EMAIL_MAX = 254;

/** A field of the two forms. */
export type FieldName = "name" | "email" | "password";
type FaultName = keyof SignInTexts["faults"];
type Faults = Partial<Record<FieldName, FaultName>>;

/** The input of one of the two forms, and its faults. */
export interface Typed {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly faults: Readonly<Faults>;
}

/** Returns an empty form, with the address where the product knows it already. */
export function emptyForm(email = ""): Typed {
  return { name: "", email, password: "", faults: {} };
}

/** Returns the input of the sign-in form. */
export function readSignIn(body: unknown): Typed {
  const typed = readFields(body);
  return { ...typed, faults: faultsOf(typed, passwordFault(typed.password)) };
}

/** Returns the input of the form of a new account. */
export async function readSignUp(body: unknown): Promise<Typed> {
  const typed = readFields(body);
  const faults = faultsOf(typed, await newPasswordFault(typed.password, typed));
  if (typed.name === "") faults.name = "nameMissing";
  else if (textFault("name", typed.name, NAME_MAX) !== null) faults.name = "nameTooLong";
  if (isLookAroundEmail(typed.email)) faults.email = "emailWrong";
  return { ...typed, faults };
}

/** Returns the address of a form; empty where it has none. */
export function readEmail(body: unknown): string {
  return readFields(body).email;
}

/** Returns true when the input has a fault. */
export function isFaulty({ faults }: Typed): boolean {
  return Object.keys(faults).length > 0;
}

function faultsOf({ email }: Pick<Typed, "email">, password: FaultName | null): Faults {
  const faults: Faults = {};
  if (email === "") faults.email = "emailMissing";
  else if (!isEmail(email)) faults.email = "emailWrong";
  if (password !== null) faults.password = password;
  return faults;
}

function readFields(body: unknown): Omit<Typed, "faults"> {
  const fields = new Map(Object.entries(typeof body === "object" && body !== null ? body : {}));
  const text = (name: FieldName): string => {
    const value: unknown = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: withoutMarks(text("name")).normalize("NFC").trim().replace(/\s+/g, " "),
    email: withoutMarksAndJoiners(text("email")).normalize("NFKC").trim(),
    password: text("password"),
  };
}

function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email) && textFault("email", email, EMAIL_MAX) === null;
}
