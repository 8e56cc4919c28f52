import type { RequestHandler } from "express";
import type Provider from "oidc-provider";
import type { KoaContextWithOIDC } from "oidc-provider";
import type { Refusal } from "../../platform/refusals.js";
import { IN_COOKIE, type RefreshCookie } from "./cookies.js";
import { loadOidcProvider } from "./load-oidc-provider.js";

/** The settings of the cookie. */
export interface RefreshCookieSettings extends RefreshCookie {
  readonly isSecure: boolean;
  readonly maxAgeSeconds: number;
}

/**
 * Moves refresh tokens out of the answers of the token endpoint into a cookie, and reads them there when the client
 * states that its refresh token is in the cookie. One that is sent itself is accepted as well: a browser that signed in
 * before the cookie existed still has its token, and it is in the cookie from then on.
 */
export async function keepRefreshTokenInCookie(provider: Provider, cookie: RefreshCookieSettings): Promise<void> {
  const { default: Providers } = await loadOidcProvider();
  const { RefreshToken } = provider;
  const find = RefreshToken.find.bind(RefreshToken);
  Object.assign(RefreshToken, {
    find: (value: string, options?: { readonly ignoreExpiration?: boolean }) =>
      find(sentRefreshToken(value, Providers.ctx, cookie), options),
  });
  provider.use(async (context, next) => {
    await next();
    const answer: unknown = context.body;
    if (!hasRefreshToken(answer)) return;
    const { refresh_token: token, ...others } = answer;
    context.body = others;
    // Strict: the product's own page asks for tokens, never a link or form of another site.
    context.cookies.set(cookie.name, token, {
      path: cookie.path,
      httpOnly: true,
      sameSite: "strict",
      secure: cookie.isSecure,
      maxAge: cookie.maxAgeSeconds * 1000,
      signed: false,
    });
  });
}

/** Returns the refresh token that a request sends: itself, or in the cookie; empty when there is none. */
export function sentRefreshToken(
  value: string,
  context: Pick<KoaContextWithOIDC, "cookies"> | undefined,
  { name }: Pick<RefreshCookie, "name">,
): string {
  return value === IN_COOKIE ? (context?.cookies.get(name) ?? "") : value;
}

/** Refuses requests of browsers from another origin, whose pages could otherwise use up the cookie. */
export function refuseForeignOrigins(own: readonly string[], onRefusal: (refusal: Refusal) => void): RequestHandler {
  return (request, response, next) => {
    const { origin, "sec-fetch-site": site } = request.headers;
    // A program that is no browser sends neither, and has no cookie that it was not given.
    const isForeign = (origin !== undefined && !own.includes(origin)) || (site !== undefined && site !== "same-origin");
    if (!isForeign) return next();
    onRefusal("foreign-page");
    const description = "Other sites' pages may not call this.";
    response.status(403).set("Cache-Control", "no-store").json({
      error: "access_denied",
      error_description: description,
    });
  };
}

function hasRefreshToken(answer: unknown): answer is { readonly refresh_token: string } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "refresh_token" in answer &&
    typeof answer.refresh_token === "string"
  );
}
