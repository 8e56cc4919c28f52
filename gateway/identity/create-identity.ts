import { basename } from "node:path";
import type { RequestHandler } from "express";
import type { Clock } from "../platform/clock.js";
import { isLoopback, type Config } from "../config.js";
import type { Database } from "../database/database.js";
import { listBackups } from "../embedded-postgres/index.js";
import type { FailureReport } from "../platform/failure-report.js";
import type { AllowList } from "../person/authenticate.js";
import { createAllowList } from "./allow-list.js";
import type { Authenticate } from "../person/authenticate.js";
import { createAuthenticate } from "./authenticate.js";
import type { BackUpPlace } from "./local-provider/back-up-page.js";
import { IN_COOKIE } from "./local-provider/cookies.js";
import { findFont } from "./local-provider/find-font.js";
import type { LookAround } from "./local-provider/look-around.js";
import { createLocalProvider, LOCAL_PROVIDER_PATH } from "./local-provider/local-provider.js";
import { serverQueries } from "./queries.js";
import type { PasswordProvider } from "./password.service.js";
import { PersonService } from "./person.service.js";
import { createTokenVerifier, type TokenVerifier } from "./token-verifier.js";

/** The settings that the browser needs to sign in. */
export interface IdentityForBrowser {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
  /**
   * The storage of the refresh token in the browser: a cookie of the built-in provider; the memory of the page, where
   * an outside one signs people in again by itself; else local storage.
   */
  readonly refreshToken: typeof IN_COOKIE | "memory" | "storage";
}

/** The configured identity provider, and the authentication of requests. */
export interface Identity {
  readonly authenticate: Authenticate;
  readonly allowList: AllowList;
  /** The local provider's pages and endpoints; null where another provider signs people in. */
  readonly localProvider: RequestHandler | null;
  /** The sessions and credentials of the provider; null where another provider signs people in. */
  readonly provider: PasswordProvider | null;
  /** The settings that the browser needs to sign in. */
  readonly forBrowser: IdentityForBrowser;
  close(): Promise<void>;
}

interface Provider extends Omit<Identity, "authenticate" | "allowList"> {
  readonly verifier: TokenVerifier;
}

/** Sets up the configured identity provider; the client's code is the same for both. */
export async function createIdentity(parts: {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly report: FailureReport;
  /** The folder of the built client, whose font the local provider's pages use. */
  readonly webFolder?: string;
  /** Accounts to try the product, used where the configuration allows it. */
  readonly lookAround?: LookAround;
}): Promise<Identity> {
  const { config, database, clock } = parts;
  const { verifier, ...provider } =
    config.identity.kind === "local" ? await local(parts, config.identity) : external(parts, config.identity);
  const allowList = createAllowList({
    read: () => config.allowedEmails,
    isOpenByDefault: config.identity.kind === "local",
  });
  return {
    ...provider,
    allowList,
    authenticate: createAuthenticate({
      verifier,
      allowList,
      persons: new PersonService(serverQueries(database), clock),
    }),
  };
}

type Parts = Parameters<typeof createIdentity>[0];

async function local(
  { config, database, clock, report, webFolder, lookAround }: Parts,
  identity: Extract<Config["identity"], { kind: "local" }>,
): Promise<Provider> {
  const { publicUrl } = config;
  const provider = await createLocalProvider({
    database: serverQueries(database),
    clock,
    report,
    publicUrl,
    signUp: identity.signUp,
    lookAround: identity.lookAround ? lookAround : undefined,
    backUpPlace: backUpPlaceOf(config),
    fontUrl: webFolder === undefined ? undefined : await findFont(webFolder),
  });
  const { issuer, audience, clientId, jwks, sessions: signIns, passwords, factors, canSignUp } = provider;
  const verifier = createTokenVerifier({
    kind: "local",
    issuer,
    audience,
    clientId,
    jwks,
    clock,
    logger: report.logger,
  });
  return {
    verifier: signIns.guard(verifier),
    provider: { signIns, passwords, factors, canSignUp },
    localProvider: provider.handler,
    forBrowser: { domain: `${publicUrl}${LOCAL_PROVIDER_PATH}`, clientId, audience, refreshToken: IN_COOKIE },
    close: () => Promise.resolve(provider.close()),
  };
}

/** Where other machines reach the server, its folders are not revealed. */
function backUpPlaceOf({ databaseUrl, fileStore, publicUrl, dataDir }: Config): BackUpPlace {
  const isOwn = isLoopback(new URL(publicUrl).hostname);
  return {
    engine: databaseUrl === null ? "embedded" : "postgresql",
    dataDir: isOwn ? dataDir : "data",
    hasFilesOnDisk: fileStore.kind === "disk",
    found: () =>
      isOwn ? listBackups(dataDir).map(({ file, createdAt }) => ({ name: basename(file), createdAt })) : [],
  };
}

function external(
  { clock, report }: Parts,
  { origin, clientId, audience, tokenMaxHours, hasSilentSignIn }: Extract<Config["identity"], { kind: "external" }>,
): Provider {
  const maxAgeSeconds = tokenMaxHours * 3600;
  const tokens = { kind: "external", origin, clientId, audience, maxAgeSeconds } as const;
  return {
    verifier: createTokenVerifier({ ...tokens, clock, logger: report.logger }),
    localProvider: null,
    provider: null,
    forBrowser: { domain: origin, clientId, audience, refreshToken: hasSilentSignIn ? "memory" : "storage" },
    close: () => Promise.resolve(),
  };
}
