import type { StepName } from "../../schema.generated.js";

/** The steps that are about an offer: those of the phase ACCEPTING until the contract is signed. */
const STEPS: ReadonlySet<StepName> = new Set<StepName>([
  "RECEIVED_OFFER",
  "OFFER_THANKS",
  "ACCEPT_OFFER",
  "OFFER_LEGITIMACY",
  "OFFER_ACCEPTANCE",
  "CONTRACT_VALIDITY",
  "SIGN_AND_RETURN_OFFER",
]);

/** Returns whether a step is about an offer. */
export function isAboutOffer(step: StepName): boolean {
  return STEPS.has(step);
}
