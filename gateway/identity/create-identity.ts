import type { RequestHandler } from "express";
import type { Clock } from "../clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import type { FailureReport } from "../failure-report.js";
import { createAllowList, type AllowList } from "./allow-list.js";
import { createAuthenticate, type Authenticate } from "./authenticate.js";
import { findFont } from "./local-provider/find-font.js";
import { createLocalProvider, LOCAL_PROVIDER_PATH } from "./local-provider/local-provider.js";
import { serverQueries } from "./queries.js";
import type { PasswordProvider } from "./password.service.js";
import { PersonService } from "./person.service.js";
import { createTokenVerifier, type TokenVerifier } from "./token-verifier.js";

/** Where people sign in, and how a request is told whose it is. */
export interface Identity {
  readonly authenticate: Authenticate;
  readonly allowList: AllowList;
  /** The local provider's pages and endpoints; null where another provider signs people in. */
  readonly localProvider: RequestHandler | null;
  /** Where people are signed in, and with what; null where another provider signs people in. */
  readonly provider: PasswordProvider | null;
  /** What the browser must know to sign in. */
  readonly forBrowser: { readonly domain: string; readonly clientId: string; readonly audience: string };
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
  /** The folder of the built client, whose font the local provider's pages wear. */
  readonly webFolder?: string;
}): Promise<Identity> {
  const { config, database, clock } = parts;
  const { verifier, ...provider } =
    config.identity.kind === "local" ? await local(parts, config.identity.signUp) : external(parts, config.identity);
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
  { config, database, clock, report, webFolder }: Parts,
  signUp: "first" | "open" | "closed",
): Promise<Provider> {
  const { publicUrl } = config;
  const provider = await createLocalProvider({
    database: serverQueries(database),
    clock,
    report,
    publicUrl,
    signUp,
    fontUrl: webFolder === undefined ? undefined : await findFont(webFolder),
  });
  const { issuer, audience, clientId, jwks, sessions: signIns, passwords } = provider;
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
    provider: { signIns, passwords },
    localProvider: provider.handler,
    forBrowser: { domain: `${publicUrl}${LOCAL_PROVIDER_PATH}`, clientId, audience },
    close: () => Promise.resolve(provider.close()),
  };
}

function external(
  { clock, report }: Parts,
  { origin, clientId, audience }: { origin: string; clientId: string; audience: string },
): Provider {
  return {
    verifier: createTokenVerifier({ kind: "external", origin, clientId, audience, clock, logger: report.logger }),
    localProvider: null,
    provider: null,
    forBrowser: { domain: origin, clientId, audience },
    close: () => Promise.resolve(),
  };
}
