import type { JWTPayload } from "jose";
import { AppError } from "../platform/errors.js";
import { UnexpectedAnswer, type Fetch } from "../http/fetch-json.js";
import { fetchIdentityJson } from "./fetch-identity-json.js";

/**
 * Returns the profile of a token's holder from the identity provider, for providers that leave it out of their access
 * tokens.
 */
export type UserInfo = (token: string, subject: string) => Promise<JWTPayload>;

/**
 * Creates the request to the provider's `/userinfo`. It throws UNAUTHENTICATED when the provider no longer accepts the
 * token, and IDENTITY_UNAVAILABLE when it does not answer.
 */
export function createUserInfo(url: string, fetch: Fetch, timeoutMs: number): UserInfo {
  return async (token, subject) => {
    try {
      const answer = await fetchIdentityJson(fetch, url, timeoutMs, { authorization: `Bearer ${token}` });
      // OpenID Connect Core 5.3.2: an answer about another subject must not be used.
      if (isAbout(answer, subject)) return answer;
      throw new AppError("IDENTITY_UNAVAILABLE", { cause: new TypeError(`${url} answered about somebody else.`) });
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
      const isRefused = error.status === 401 || error.status === 403;
      if (isRefused) throw new AppError("UNAUTHENTICATED", { cause: error, refusal: "token-unknown-to-provider" });
      throw new AppError("IDENTITY_UNAVAILABLE", { cause: error });
    }
  };
}

function isAbout(answer: unknown, subject: string): answer is JWTPayload {
  return typeof answer === "object" && answer !== null && "sub" in answer && answer.sub === subject;
}
