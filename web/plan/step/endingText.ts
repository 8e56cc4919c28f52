import { outcomeNames } from "../../components/line/outcomeMessages.js";
import type { Translate } from "../../lib/useT.js";
import { advanceMessages as messages } from "./advanceMessages.js";
import type { JobHunt } from "./optimistic.js";

type Ending = Pick<JobHunt, "outcome" | "terminationReason">;

/** A full stop at the end of a text, also of a script that has its own. */
const FULL_STOP = /[.。۔।\s]+$/u;

/** Returns how a hunt ended: its outcome, and the reason in its person's words; that none was given where both are absent. */
export function endingText({ outcome, terminationReason }: Ending, t: Translate): string {
  const reason = terminationReason?.trim() ?? "";
  if (outcome === null) return reason || t(messages.noReason);
  const words = t(outcomeNames[outcome]);
  return reason === "" ? words : t(messages.withReason, { outcome: words, reason });
}

/** Returns the same for a sentence that goes on: the reason ends without the full stop that its person typed. */
export function endingWithin({ outcome, terminationReason }: Ending, t: Translate): string {
  return endingText({ outcome, terminationReason: terminationReason?.replace(FULL_STOP, "") ?? null }, t);
}
