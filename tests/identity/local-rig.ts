import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { BackUpPlace } from "../../gateway/identity/local-provider/back-up-page.js";
import type { LookAround } from "../../gateway/identity/local-provider/look-around.js";
import {
  createLocalProvider,
  LOCAL_PROVIDER_PATH,
  type LocalProvider,
} from "../../gateway/identity/local-provider/local-provider.js";
import type { SignUpRule } from "../../gateway/identity/local-provider/sign-in-steps.js";
import { runAsCaller } from "../../gateway/platform/caller.js";
import type { FailureCounter } from "../../gateway/platform/failure-report.js";
import { createLogger, type Logger } from "../../gateway/platform/logger.js";
import { Metrics } from "../../gateway/metrics/metrics.js";
import type { TestDatabase } from "../support/database.js";
import { FakeClock } from "../support/fakes.js";
import { challengeOf, newChallenge, refreshTokenIn, type Browser, type Challenge, type Visit } from "./browser.js";

/** An installation on this machine without back-ups. */
export const NO_BACK_UPS: BackUpPlace = {
  engine: "embedded",
  dataDir: "data",
  hasFilesOnDisk: true,
  found: () => [],
};

/** The tokens of one answer of the token endpoint, the refresh token from its cookie; or what it refused with. */
export interface TokenAnswer {
  readonly status: number;
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}

/** The local provider, listening. */
export interface LocalRig {
  readonly origin: string;
  readonly provider: LocalProvider;
  readonly clock: FakeClock;
  /** The address that the Auth0 client sends a browser to. */
  authorizeUrl(challenge: Challenge, changes?: Readonly<Record<string, string | undefined>>): string;
  /** Opens the sign-in page of a new sign-in. */
  begin(
    browser: Browser,
    changes?: Readonly<Record<string, string | undefined>>,
  ): Promise<{ page: Visit; challenge: Challenge }>;
  /** Exchanges at the token endpoint. */
  exchange(form: Readonly<Record<string, string>>): Promise<TokenAnswer>;
  /** Signs in from beginning to tokens. */
  signIn(browser: Browser, account: { email: string; password: string }): Promise<TokenAnswer>;
  /** Exchanges the code that a finished sign-in came back with. */
  finish(visit: Visit, challenge: Challenge): Promise<TokenAnswer>;
  close(): Promise<void>;
}

/**
 * Starts a local provider without accounts, or with those that are there; the test must close it. Hashes are made cheap,
 * everything else is as it is served.
 */
export async function startLocalProvider(
  test: TestDatabase,
  options: {
    signUp?: SignUpRule;
    publicUrl?: string;
    hostname?: string;
    keepsAccounts?: boolean;
    logger?: Logger;
    counter?: FailureCounter;
    lookAround?: (clock: FakeClock) => LookAround;
    backUpPlace?: BackUpPlace;
  } = {},
): Promise<LocalRig> {
  if (options.keepsAccounts !== true)
    await test.database.query("truncate local_account, local_sign_in_record, local_attempt cascade");
  const clock = new FakeClock();
  const app = express();
  // A test may keep the one process busy for longer than an idle connection lives by default, and then ask over it.
  const server = createServer({ keepAliveTimeout: 10 * 60_000 }, app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  const origin = `http://${options.hostname ?? "127.0.0.1"}:${port}`;
  const publicUrl = options.publicUrl ?? origin;
  const provider = await createLocalProvider({
    database: test.database,
    clock,
    report: { logger: options.logger ?? createLogger("silent"), counter: options.counter ?? new Metrics() },
    publicUrl,
    signUp: options.signUp ?? "open",
    lookAround: options.lookAround?.(clock),
    backUpPlace: options.backUpPlace ?? NO_BACK_UPS,
    passwordCost: { logCost: 4, parallel: 1 },
  });
  app.set("trust proxy", 1);
  app.use(LOCAL_PROVIDER_PATH, (request, _response, next) => runAsCaller(request.ip ?? "", next), provider.handler);
  const redirectUri = `${publicUrl}/`;

  const authorizeUrl: LocalRig["authorizeUrl"] = ({ verifier, state, nonce }, changes = {}) => {
    const query = {
      client_id: provider.clientId,
      scope: "openid profile email offline_access",
      redirect_uri: redirectUri,
      audience: provider.audience,
      response_type: "code",
      response_mode: "query",
      state,
      nonce,
      code_challenge: challengeOf(verifier),
      code_challenge_method: "S256",
      auth0Client: "eyJuYW1lIjoiYXV0aDAtcmVhY3QifQ==",
      ...changes,
    };
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${origin}/oidc/authorize?${new URLSearchParams(given).toString()}`;
  };
  const begin: LocalRig["begin"] = async (browser, changes) => {
    const challenge = newChallenge();
    return { page: await browser.open(authorizeUrl(challenge, changes)), challenge };
  };
  const exchange: LocalRig["exchange"] = async (form) => {
    const body = new URLSearchParams({ client_id: provider.clientId, redirect_uri: redirectUri, ...form });
    const response = await fetch(`${origin}/oidc/oauth/token`, { method: "POST", body });
    const tokens = (await response.json()) as Omit<TokenAnswer, "refresh_token" | "status">; // the token endpoint says so
    return { ...tokens, refresh_token: refreshTokenIn(response), status: response.status };
  };
  const finish: LocalRig["finish"] = ({ url }, { verifier }) =>
    exchange({ grant_type: "authorization_code", code: url.searchParams.get("code") ?? "", code_verifier: verifier });

  return {
    origin,
    provider,
    clock,
    authorizeUrl,
    begin,
    exchange,
    finish,
    signIn: async (browser, account) => {
      const { page, challenge } = await begin(browser);
      return finish(await browser.submit(page, account), challenge);
    },
    close: async () => {
      provider.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
