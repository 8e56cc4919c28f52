import { StorageError } from "../../lib/environment/storageError.js";
import { landingMessages } from "./messages.js";
import { signInMessages as messages } from "./signInMessages.js";

type SignInProblem = (typeof messages)[keyof typeof messages] | typeof landingMessages.signInFailed;

/** What the sign-in library says of a token whose time does not fit: its `exp`, `iat`, `nbf` or `auth_time`. */
const TIME_OF_TOKEN = /\((?:exp|iat|nbf|auth_time)\) claim/;
/** The errors of the sign-in library for which nobody answered, which have a code as the answers of a provider do. */
const NO_ANSWER = new Set(["timeout", "request_error", "temporarily_unavailable", "server_error"]);

/**
 * Returns the sentence for a sign-in that failed. What the error itself says is for programmers, in English: it is read
 * here, and shown nowhere.
 */
export function signInProblem(error: unknown): SignInProblem {
  if (error instanceof StorageError) return error.fault === "FULL" ? messages.storageFull : messages.storageBlocked;
  if (!(error instanceof Error)) return landingMessages.signInFailed;
  if (TIME_OF_TOKEN.test(error.message)) return messages.clock;
  const code: unknown = Reflect.get(error, "error");
  return typeof code === "string" && !NO_ANSWER.has(code) ? messages.notCompleted : landingMessages.signInFailed;
}
