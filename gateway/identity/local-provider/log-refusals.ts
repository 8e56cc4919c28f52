import type Provider from "oidc-provider";
import type { errors } from "oidc-provider";
import type { FailureReport } from "../../platform/failure-report.js";
import { REFUSALS, type Refusal } from "../../platform/refusals.js";

/** Answers of the protocol that mean that the user has yet to sign in, which is how every sign-in begins. */
const USUAL = new Set(["login_required", "interaction_required", "consent_required"]);

/** Returns a function that logs and counts why a page of the built-in provider refused a request. */
export function refusalLog({ logger, counter }: FailureReport): (refusal: Refusal) => void {
  return (refusal) => {
    logger.info({ refusal }, REFUSALS[refusal]);
    counter.countRefusal(refusal);
  };
}

/** Logs and counts why the provider refused a request of the protocol, such as a code or a refresh token that was used before. */
export function logProtocolRefusals(provider: Provider, { logger, counter }: FailureReport): void {
  const log = (_context: unknown, { error, error_detail: detail }: errors.OIDCProviderError): void => {
    if (USUAL.has(error)) return;
    // Of a grant error, the library names the broken rule in fixed words; its other details may repeat what was sent.
    const words = error === "invalid_grant" ? { error, detail } : { error };
    logger.info({ refusal: "protocol-request" satisfies Refusal, ...words }, REFUSALS["protocol-request"]);
    counter.countRefusal("protocol-request");
  };
  provider.on("grant.error", log);
  provider.on("authorization.error", log);
}
