import { Router, type RequestHandler } from "express";
import type { JSONWebKeySet } from "jose";
import type Provider from "oidc-provider";
import { systemClock, type Clock } from "../../platform/clock.js";
import type { FailureReport } from "../../platform/failure-report.js";
import type { Logger } from "../../platform/logger.js";
import type { Queries } from "../queries.js";
import { logSecurityEvent } from "../log-security-events.js";
import { createTokenVerifier } from "../token-verifier.js";
import { Accounts } from "./accounts.js";
import { Attempts } from "./attempts.js";
import type { BackUpPlace } from "./back-up-page.js";
import { BegunSignIns } from "./begun-sign-ins.js";
import { begunSignInCookie, knownBrowserCookie, refreshCookie, waitingAdditionsCookie } from "./cookies.js";
import { failurePage, refusalPage } from "./failure-pages.js";
import {
  keepRefreshTokenInCookie,
  refuseForeignOrigins,
  type RefreshCookieSettings,
} from "./keep-refresh-token-in-cookie.js";
import { KnownBrowsers } from "./known-browser.js";
import { loadOidcProvider } from "./load-oidc-provider.js";
import { logProtocolRefusals, refusalLog } from "./log-refusals.js";
import type { LookAround } from "./look-around.js";
import { logout } from "./logout.js";
import { Pages } from "./pages.js";
import { Passwords, type PasswordCost } from "./passwords.js";
import { LIFETIMES, providerConfiguration, type ProviderSettings } from "./provider-configuration.js";
import { LocalPasswords } from "./local-passwords.js";
import { LocalSessions } from "./local-sessions.js";
import { giveOneSuccessor } from "./refresh-tokens.js";
import { LocalFactors } from "./second-factor/local-factors.js";
import { PASSKEY_SCRIPT } from "./second-factor/passkey-script.js";
import { loadSecrets, type ProviderSecrets } from "./secrets.js";
import { SignInRecords } from "./sign-in-records.js";
import { signInRouter, type SignInRouterDeps } from "./sign-in-router.js";
import type { SignUpRule } from "./sign-in-steps.js";
import { userInfoEndpoint } from "./user-info-endpoint.js";
import { WaitingAdditions } from "./waiting-additions.js";

/** The path at which `handler` has to be mounted. */
export const LOCAL_PROVIDER_PATH = "/oidc";
const PURGE_EVERY_MS = 60 * 60_000;

/** The dependencies of the local provider, and the rule of who may make an account. */
export interface LocalProviderOptions {
  readonly database: Queries;
  readonly clock: Clock;
  readonly report: FailureReport;
  /** The product's own origin, e.g. `https://jobs.example.org`. */
  readonly publicUrl: string;
  readonly signUp: SignUpRule;
  /** Accounts to try the product; absent: there are none. */
  readonly lookAround?: LookAround | undefined;
  /** The locations of this installation's data, for owners of a back-up. */
  readonly backUpPlace: BackUpPlace;
  /** The addresses that sign-in and sign-out may redirect to; the default is `<publicUrl>/`. */
  readonly redirectUris?: readonly string[];
  /** The address of the product's font on our own origin, for the pages. */
  readonly fontUrl?: string | undefined;
  /** For tests, which need a fast hash. */
  readonly passwordCost?: PasswordCost;
}

/** The identity provider in this process. */
export interface LocalProvider {
  /** Must be mounted at LOCAL_PROVIDER_PATH, before anything that reads bodies. */
  readonly handler: RequestHandler;
  /** The issuer of its tokens, which is its present address; persons are identified by LOCAL_ISSUER. */
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  /** The keys its tokens are verified with. */
  readonly jwks: JSONWebKeySet;
  /** The sessions of the signed-in people. */
  readonly sessions: LocalSessions;
  /** The passwords of the accounts. */
  readonly passwords: LocalPasswords;
  /** The second factors of the accounts. */
  readonly factors: LocalFactors;
  /** Resolves to true while new accounts are allowed. */
  readonly canSignUp: () => Promise<boolean>;
  close(): void;
}

/**
 * Creates the identity provider for development and single-machine use: OpenID Connect with Auth0's conventions,
 * accounts in the product's database.
 */
export async function createLocalProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  const { report, database, clock, publicUrl, redirectUris = [`${publicUrl}/`] } = options;
  const { logger } = report;
  const mountPath = LOCAL_PROVIDER_PATH;
  const identity = { issuer: `${publicUrl}${mountPath}/`, audience: `${publicUrl}/api`, clientId: "job-hunt-tracker" };
  const accounts = new Accounts(database, clock, new Passwords(options.passwordCost));
  const attempts = new Attempts(database, clock);
  const sessions = new LocalSessions(database, clock);
  const records = new SignInRecords(database, clock);
  const secrets = await loadSecrets(database, clock);
  const [cookieKey = ""] = secrets.cookieKeys;
  const isSecure = publicUrl.startsWith("https:");
  const { begun, ...remembered } = browserMemory(secrets, { mountPath, isSecure });
  const ownOrigins = new Set(redirectUris.map((uri) => new URL(uri).origin));
  const pages = new Pages({
    productUrl: `${publicUrl}/`,
    formTargets: [...ownOrigins],
    scriptUrl: `${publicUrl}${mountPath}${PASSKEY_SCRIPT}`,
    fontUrl: options.fontUrl,
  });
  const factors = new LocalFactors({
    database,
    clock,
    accounts,
    attempts,
    publicUrl,
    key: secrets.factorKey,
    challengeKey: cookieKey,
  });

  const cookie = refreshCookie(secrets, mountPath);
  const settings = {
    ...identity,
    publicUrl,
    mountPath,
    redirectUris,
    secrets,
    accounts,
    adapterFor: (kind: string) =>
      kind === "Interaction" ? begun.adapter(records.adapterFor(kind)) : records.adapterFor(kind),
    sessions,
    renderError: refusalPage(pages),
  };
  const parts = { records, report, cookie: { ...cookie, isSecure } };
  const provider = await createOidcProvider(identity.issuer, settings, parts);
  // oidc-provider reads the system's clock and no other, so its tokens are verified by it.
  const tokens = { kind: "local", ...identity, jwks: secrets.jwks, clock: systemClock, logger } as const;
  const verifier = sessions.guard(createTokenVerifier(tokens));

  const router = Router();
  router.use(asPublicOrigin(publicUrl), safeHeaders(publicUrl), begun.middleware);
  const onRefusal = refusalLog(report);
  const onEvent: SignInRouterDeps["onEvent"] = (event, methods) => logSecurityEvent(logger, { event, methods });
  router.post("/oauth/token", refuseForeignOrigins([...ownOrigins], onRefusal));
  const { signUp, lookAround = null, backUpPlace } = options;
  const canSignUp = async (): Promise<boolean> =>
    signUp === "open" || (signUp === "first" && (await accounts.isEmpty()));
  router.get(
    "/v2/logout",
    logout({ provider, mountPath, cookie, sessions, accounts, lookAround, onEvent, returnUris: redirectUris }),
  );
  router.get("/userinfo", userInfoEndpoint(verifier, accounts, onRefusal));
  router.use(
    signInRouter({
      provider,
      mountPath,
      accounts,
      attempts,
      ...remembered,
      factors,
      clock,
      pages,
      signUp,
      canSignUp,
      sessions,
      lookAround,
      backUpPlace,
      onRefusal,
      onEvent,
    }),
  );
  const callback = provider.callback();
  router.use((request, response) => void callback(request, response)); // Koa answers its own failures
  router.use(failurePage(pages, logger, onRefusal));

  const close = await purgeHourly([records, attempts], logger);
  return {
    ...identity,
    handler: router,
    jwks: secrets.jwks,
    sessions,
    passwords: new LocalPasswords(accounts, attempts),
    factors,
    canSignUp,
    close,
  };
}

/** Returns what cookies keep in a browser: the sign-ins that it began, its accounts, and what waits for one of them. */
function browserMemory(secrets: ProviderSecrets, at: { readonly mountPath: string; readonly isSecure: boolean }) {
  const [secret = ""] = secrets.cookieKeys;
  const { mountPath: path, isSecure } = at;
  return {
    begun: new BegunSignIns({ name: begunSignInCookie(secrets), secret, ...at }),
    knownBrowsers: new KnownBrowsers({ name: knownBrowserCookie(secrets), key: secret, path, isSecure }),
    waitingAdditions: new WaitingAdditions({
      name: waitingAdditionsCookie(secrets),
      secret,
      path: `${path}/interaction`,
      isSecure,
    }),
  };
}

/** The parts of the OpenID Connect provider that do not belong to its configuration. */
interface ProviderParts {
  readonly records: SignInRecords;
  readonly report: FailureReport;
  readonly cookie: Omit<RefreshCookieSettings, "maxAgeSeconds">;
}

/** Returns the OpenID Connect provider, which keeps refresh tokens in a cookie and logs what it refuses. */
async function createOidcProvider(issuer: string, settings: ProviderSettings, parts: ProviderParts): Promise<Provider> {
  const { records, report, cookie } = parts;
  const { secrets, accounts } = settings;
  const { logger } = report;
  const { default: OidcProvider } = await loadOidcProvider();
  const provider = new OidcProvider(issuer, await providerConfiguration(settings));
  await giveOneSuccessor(provider, { secret: secrets.successors, isUsed: records.isRefreshTokenUsed });
  await keepRefreshTokenInCookie(provider, { ...cookie, maxAgeSeconds: LIFETIMES.refreshToken });
  provider.proxy = true; // only asPublicOrigin sets the headers that it then trusts
  provider.on("server_error", (_context, error) => logger.error({ err: error }, "the local identity provider failed"));
  logProtocolRefusals(provider, report, { accounts, records, cookie });
  provider.onerror = (error: Error) => logger.warn({ err: error }, "the local identity provider could not answer");
  return provider;
}

/** Deletes what has expired, now and every hour; returns the function that ends it. */
async function purgeHourly(kept: readonly { purge(): Promise<unknown> }[], logger: Logger): Promise<() => void> {
  const purge = async (): Promise<void> => {
    try {
      await Promise.all(kept.map((one) => one.purge()));
    } catch (error) {
      logger.warn({ err: error }, "expired sign-ins could not be deleted; the next try is in an hour");
    }
  };
  await purge();
  const timer = setInterval(() => void purge(), PURGE_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Makes every address that the provider writes one of the public origin, whatever proxies and callers send. */
function asPublicOrigin(publicUrl: string): RequestHandler {
  const { protocol, host } = new URL(publicUrl);
  return (request, _response, next) => {
    request.headers["x-forwarded-proto"] = protocol.replace(":", "");
    request.headers["x-forwarded-host"] = host;
    next();
  };
}

function safeHeaders(publicUrl: string): RequestHandler {
  const headers: Record<string, string> = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
