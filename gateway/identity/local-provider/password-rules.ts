import { PASSWORD_MAX, PASSWORD_MIN } from "../../../schema/limits.js";
import { weakness, type WeakPassword, type Whose } from "./weak-passwords.js";

/** What can be wrong with a password before it is compared with any, by its name among the texts of the pages. */
export type PasswordFault = "passwordMissing" | "passwordTooShort" | "passwordTooLong" | WeakPassword;

/** What no password of an account can be; null when it may be one. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === "") return "passwordMissing";
  return password.length > PASSWORD_MAX ? "passwordTooLong" : null;
}

/** What is wrong with a new password for that person; null when it may be taken. A password there is already may be weaker. */
export async function newPasswordFault(password: string, whose: Whose): Promise<PasswordFault | null> {
  if (password !== "" && [...password].length < PASSWORD_MIN) return "passwordTooShort";
  return passwordFault(password) ?? (await weakness(password, whose));
}
