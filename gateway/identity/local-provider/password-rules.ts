import { PASSWORD_MAX, PASSWORD_MIN } from "../../../schema/limits.js";
import { foldEmail } from "../email.js";

/** What can be wrong with a password before it is compared with any, by its name among the texts of the pages. */
export type PasswordFault = "passwordMissing" | "passwordTooShort" | "passwordTooLong" | "passwordIsEmail";

/** What no password of an account can be; null when it may be one. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === "") return "passwordMissing";
  return password.length > PASSWORD_MAX ? "passwordTooLong" : null;
}

/** What is wrong with a new password for the account with that address; null when it may be taken. */
export function newPasswordFault(password: string, email: string): PasswordFault | null {
  if (password !== "" && [...password].length < PASSWORD_MIN) return "passwordTooShort";
  return passwordFault(password) ?? (foldEmail(password) === foldEmail(email) ? "passwordIsEmail" : null);
}
