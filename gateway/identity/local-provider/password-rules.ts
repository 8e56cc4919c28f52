import { PASSWORD_MAX, PASSWORD_MIN } from "../../../schema/limits.js";
import { weakness, type WeakPassword, type Whose } from "./weak-passwords.js";

/** The faults of a password by itself, named after their texts on the pages. */
export type PasswordFault = "passwordMissing" | "passwordTooShort" | "passwordTooLong" | WeakPassword;

/** Returns the fault of a text that can be no password of an account; null when it may be one. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === "") return "passwordMissing";
  return password.length > PASSWORD_MAX ? "passwordTooLong" : null;
}

/**
 * Returns the fault of a new password for that person; null when it is accepted. An existing password may be weaker.
 */
export async function newPasswordFault(password: string, whose: Whose): Promise<PasswordFault | null> {
  if (password !== "" && [...password].length < PASSWORD_MIN) return "passwordTooShort";
  return passwordFault(password) ?? (await weakness(password, whose));
}
