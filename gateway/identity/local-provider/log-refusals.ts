import type Provider from "oidc-provider";
import type { errors } from "oidc-provider";
import type { Logger } from "../../logger.js";
import { REFUSALS, type Refusal } from "../../refusals.js";

/** Answers of the protocol that say that somebody has yet to sign in, which is how every sign-in begins. */
const USUAL = new Set(["login_required", "interaction_required", "consent_required"]);

/** Logs why somebody was turned away on a page of the built-in provider. */
export function refusalLog(logger: Logger): (refusal: Refusal) => void {
  return (refusal) => logger.info({ refusal }, REFUSALS[refusal]);
}

/** Logs why the provider refused a request of the protocol, such as a code or a refresh token that was used before. */
export function logProtocolRefusals(provider: Provider, logger: Logger): void {
  const log = (_context: unknown, { error, error_detail: detail }: errors.OIDCProviderError): void => {
    if (USUAL.has(error)) return;
    // Of a grant the library tells which rule it broke, in fixed words; its other details may repeat what was sent.
    const words = error === "invalid_grant" ? { error, detail } : { error };
    logger.info({ refusal: "protocol-request" satisfies Refusal, ...words }, REFUSALS["protocol-request"]);
  };
  provider.on("grant.error", log);
  provider.on("authorization.error", log);
}
