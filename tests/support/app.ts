import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";

import type { AddressSource } from "../../gateway/address/address-source.js";
import { createApp, type App, type AppDeps } from "../../gateway/app.js";
import type { CaptureDeps } from "../../gateway/capture/capture.service.js";
import { readConfig } from "../../gateway/config.js";
import type { ServerLimits } from "../../gateway/database/data-source.js";
import type { PersonSessions } from "../../gateway/database/person-sessions.js";
import type { Listen } from "../../gateway/platform/listening.js";
import { openFiles } from "../../gateway/document/open-files.js";
import { AppError } from "../../gateway/platform/errors.js";
import { checkInTurn } from "../../gateway/platform/readiness.js";
import { LOCAL_ISSUER } from "../../gateway/identity/local-issuer.js";
import { Accounts } from "../../gateway/identity/local-provider/accounts.js";
import { Attempts } from "../../gateway/identity/local-provider/attempts.js";
import { LocalPasswords } from "../../gateway/identity/local-provider/local-passwords.js";
import { LocalSessions } from "../../gateway/identity/local-provider/local-sessions.js";
import { Passwords } from "../../gateway/identity/local-provider/passwords.js";
import { LocalFactors } from "../../gateway/identity/local-provider/second-factor/local-factors.js";
import { loadFactorKey } from "../../gateway/identity/local-provider/secrets.js";
import { PersonService } from "../../gateway/identity/person.service.js";
import type { IntroducedPerson } from "../../gateway/person/person.entity.js";
import { Policies } from "../../gateway/person/policy.js";
import { createLogger, type Logger } from "../../gateway/platform/logger.js";
import { Metrics } from "../../gateway/metrics/metrics.js";
import { QUOTAS, type Quotas } from "../../gateway/platform/quotas.js";
import { createRateLimits, type RateLimitName, type RateRule } from "../../gateway/platform/rate-limit.js";
import { ThrowAwayAccounts } from "../../gateway/seed/throw-away-accounts.js";
import { createServices, type Services } from "../../gateway/services.js";
import { Client } from "./client.js";
import { openTestDatabase, RecordedDatabase, type TestDatabase } from "./database.js";
import { CHEAP_COST, createAccount } from "./factories/account.js";
import { createPerson } from "./factories/person.js";
import { createSignIn } from "./factories/sign-in.js";
import { fakeAddresses, FakeClock, offlineCapture } from "./fakes.js";

/** The real application on a separate database, listening on a free port, with fakes for external services. */
export interface TestApp {
  readonly url: string;
  readonly clock: FakeClock;
  readonly test: TestDatabase;
  readonly services: Services;
  /** The directory of uploaded files. */
  readonly filesFolder: string;
  readonly anonymous: Client;
  /** Returns a client of a new person who has signed in for the first time. */
  signIn(): Promise<Client>;
  /**
   * Signs the person of a client in once more, in another browser, and returns its client; with an id of a sign-in that
   * exists it acts in that one.
   */
  signInElsewhere(client: Client, existingId?: string): Promise<Client>;
  /** Makes an account to look around, and returns a client of its person. */
  lookAround(): Promise<Client>;
  /** The accounts to look around. */
  readonly lookArounds: ThrowAwayAccounts;
  /** Removes the person from the allow list. */
  disallow(client: Client): void;
  /** Invalidates the person's token. */
  expire(client: Client): void;
  /** Starts another gateway on the same database, for the same people; it must be closed before this one. */
  beside(options?: TestAppOptions): Promise<TestApp>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly capture?: Partial<CaptureDeps>;
  readonly addresses?: AddressSource;
  /** The operator's log; absent: nothing is logged. */
  readonly logger?: Logger;
  /** Serves `/metrics` to requests with this token; absent: to none. */
  readonly metricsToken?: string;
  /** The rate limits; absent: those of the product. */
  readonly rateRules?: Readonly<Partial<Record<RateLimitName, readonly RateRule[]>>>;
  /** The quotas of one person; absent: those of the product. */
  readonly quotas?: Partial<Quotas>;
  /** True: other machines reach the server. */
  readonly isExposed?: boolean;
  /** True: nobody may make an account. */
  readonly isSignUpClosed?: boolean;
  /** The folder of the built client; absent: only the API is served. */
  readonly webFolder?: string;
  /** False: Express and Apollo Server answer every operation; absent: what the variable says. */
  readonly hasFastPath?: boolean;
  /** The maximum number of streams of live updates, and their heartbeat. */
  readonly streams?: AppDeps["streams"];
  /** The time limits of a server's database; absent: those of the product. */
  readonly serverLimits?: ServerLimits;
  /** The sessions of the database that are lent to persons; absent: those of the product. */
  readonly sessions?: PersonSessions;
  /** The source of live updates; absent: the database. */
  readonly listen?: Listen;
}

/** The people known to the gateways on one database. */
interface People {
  readonly persons: Map<string, IntroducedPerson>;
  readonly disallowed: Set<string>;
}

/** Starts the application; the test must close it. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return startOn(await openTestDatabase(options.serverLimits), { persons: new Map(), disallowed: new Set() }, options);
}

async function startOn(test: TestDatabase, people: People, options: TestAppOptions): Promise<TestApp> {
  const { persons, disallowed } = people;
  const clock = new FakeClock();
  const logger = options.logger ?? createLogger("silent");
  const policies = new Policies({ ...QUOTAS, ...options.quotas }, { isExposed: options.isExposed ?? false });
  const database = new RecordedDatabase(test.database.dataSource, null, policies, options.sessions);
  const dataDir = await mkdtemp(join(tmpdir(), "jht-test-"));
  const { GRAPHQL_FAST_PATH } = process.env;
  const config = readConfig({
    DATA_DIR: dataDir,
    GRAPHQL_FAST_PATH: options.hasFastPath?.toString() ?? GRAPHQL_FAST_PATH,
  });
  const files = await openFiles(config, database, clock);
  const accounts = new Accounts(database, clock, new Passwords(CHEAP_COST));
  const attempts = new Attempts(database, clock);
  const services = createServices({
    database,
    listen: options.listen ?? test.listen,
    clock,
    publicUrl: config.publicUrl,
    logger,
    capture: { ...offlineCapture, ...options.capture },
    addresses: options.addresses ?? fakeAddresses,
    files,
    provider: {
      signIns: new LocalSessions(database, clock),
      passwords: new LocalPasswords(accounts, attempts),
      canSignUp: () => Promise.resolve(options.isSignUpClosed !== true),
      factors: new LocalFactors({
        database,
        clock,
        accounts,
        attempts,
        publicUrl: config.publicUrl,
        key: await loadFactorKey(database, clock),
        challengeKey: "of the test",
      }),
    },
  });
  const lookArounds = new ThrowAwayAccounts({ config, database, files, clock, logger });
  const app = await createApp({
    config,
    services,
    noteUse: (viewer) => lookArounds.noteUse(viewer),
    clock,
    logger,
    localProvider: null,
    webFolder: options.webFolder ?? null,
    compiledAtUse: 1,
    incoming: files.incoming,
    ...(options.streams === undefined ? {} : { streams: options.streams }),
    identity: { domain: "identity.example.org", clientId: "test", audience: "test", refreshToken: "cookie" },
    operator: { ready: checkInTurn([test.ready]), metricsToken: options.metricsToken ?? null },
    metrics: new Metrics(),
    limits: await createRateLimits(options.rateRules === undefined ? {} : { rules: options.rateRules }),
    allowList: {
      check: ({ subject }) => {
        if (disallowed.has(subject)) throw new AppError("NOT_ALLOWED", { refusal: "email-not-listed" });
      },
    },
    authenticate: ({ headers }) => {
      const token = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
      const person = persons.get(token);
      if (person === undefined) return Promise.reject(new AppError("UNAUTHENTICATED", { refusal: "token-signature" }));
      const claims = { issuer: person.issuer, subject: person.subject, emailVerified: true, sessionId: token };
      if (disallowed.has(claims.subject))
        return Promise.reject(new AppError("NOT_ALLOWED", { refusal: "email-not-listed" }));
      return Promise.resolve({ ownerId: person.id, person, claims, accessToken: null });
    },
  });
  const server = await listen(app);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is an object
  return {
    url,
    clock,
    test: { ...test, database },
    services,
    filesFolder: join(dataDir, "files"),
    anonymous: new Client(url, null, null),
    signIn: async () => {
      const person = await createPerson(database);
      const token = `token-of-${person.subject}`;
      persons.set(token, person);
      const { subject, email } = person;
      await createAccount(database, { subject, email: email ?? "", at: clock.now() });
      await createSignIn(database, { subject, id: token, at: clock.now() });
      return new Client(url, token, person);
    },
    signInElsewhere: async ({ person }, existingId) => {
      const id = existingId ?? `elsewhere-${uuidv7()}`;
      const { subject } = person;
      persons.set(id, person);
      if (existingId === undefined) await createSignIn(database, { subject, id, at: clock.now() });
      return new Client(url, id, person);
    },
    lookAround: async () => {
      const { id, email, name } = await lookArounds.begin("Guest");
      const claims = { issuer: LOCAL_ISSUER, subject: id, email, emailVerified: true, name };
      const person = await new PersonService(database, clock).personFor(claims);
      persons.set(`token-of-${id}`, person);
      await createSignIn(database, { subject: id, id: `token-of-${id}`, at: clock.now() });
      return new Client(url, `token-of-${id}`, person);
    },
    lookArounds,
    disallow: (client) => void disallowed.add(client.person.subject),
    expire: (client) => void persons.delete(client.token ?? ""),
    // The database is closed by the first gateway.
    beside: (other = {}) => startOn({ ...test, close: () => Promise.resolve() }, people, other),
    close: async () => {
      await app.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function listen(app: App): Promise<Server> {
  // A test may block the process for longer than the default keep-alive of an idle connection, and then send on it.
  const server = createServer({ keepAliveTimeout: 10 * 60_000 }, app.handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
