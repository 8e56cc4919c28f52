import type { RequestHandler } from "express";
import { AppError } from "../../platform/errors.js";
import type { Refusal } from "../../platform/refusals.js";
import { bearerToken } from "../../http/bearer-token.js";
import type { TokenVerifier } from "../token-verifier.js";
import type { Accounts } from "./accounts.js";
import { profileOf } from "./provider-configuration.js";

/**
 * Auth0's `/userinfo`: the profile of the person who holds the access token. It takes the same tokens as the API, as
 * Auth0's does; oidc-provider's own only takes tokens without an audience, which are never issued here.
 */
export function userInfoEndpoint(
  verifier: TokenVerifier,
  accounts: Accounts,
  onRefusal: (refusal: Refusal) => void,
): RequestHandler {
  return async (request, response) => {
    try {
      const { subject } = await verifier.verify(bearerToken(request));
      const account = await accounts.find(subject);
      if (account === undefined) throw new AppError("UNAUTHENTICATED", { refusal: "account-gone" });
      response.set("Cache-Control", "no-store").json({ sub: subject, ...profileOf(account) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "UNAUTHENTICATED") throw error;
      if (error.facts.refusal !== undefined) onRefusal(error.facts.refusal);
      response.status(401).set("WWW-Authenticate", 'Bearer error="invalid_token"').json({ error: "invalid_token" });
    }
  };
}
