import type { Problem } from "../../lib/readProblem.js";
import type { Translate } from "../../lib/useT.js";
import { passwordMessages as messages } from "./passwordMessages.js";

/**
 * Returns the words for a person who tried too often, with the minutes to wait: also where a right password or code is
 * refused, and with `hasPasskey` that a passkey works. Undefined for every other failure.
 */
export function waitText({ retryAfter, current }: Problem, t: Translate, hasPasskey = false): string | undefined {
  if (retryAfter === undefined) return undefined;
  const minutes = Math.ceil(retryAfter / 60);
  const locked = current?.["locked"];
  if (locked !== "password" && locked !== "code") return t(messages.wait, { minutes });
  const words = t(locked === "password" ? messages.lockedPassword : messages.lockedCode, { minutes });
  return hasPasskey ? `${words} ${t(messages.passkeyWorks)}` : words;
}
