import { ENTITIES } from "./schema/entities.js";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createAddresses } from "./address/create-addresses.js";
import { createApp } from "./app.js";
import { createCapture } from "./capture/create-capture.js";
import { systemClock } from "./platform/clock.js";
import { ConfigError } from "./platform/config-error.js";
import { insecureAddressWarning, loadConfig, type Config } from "./config.js";
import { openDatabase } from "./database/open-database.js";
import { openFiles } from "./document/open-files.js";
import { createHttpServer } from "./http/create-server.js";
import { keepAssets, keptFolder } from "./http/kept-assets.js";
import { StopNotice } from "./http/stop-notice.js";
import { startHousekeeping, type Chore } from "./platform/housekeeping.js";
import { checkInTurn } from "./platform/readiness.js";
import { createIdentity } from "./identity/create-identity.js";
import { toLoggedError } from "./platform/logged-error.js";
import { LogNames } from "./platform/log-names.js";
import { loadLogKey } from "./database/log-key.js";
import { createLogger } from "./platform/logger.js";
import { gauges } from "./metrics/gauges.js";
import { Metrics } from "./metrics/metrics.js";
import { createRateLimits, RATE_RULES } from "./platform/rate-limit.js";
import { failureInWords } from "./platform/failure-in-words.js";
import { fillAdvertLines } from "./jobdetails/fill-advert-lines.js";
import { WordFolding } from "./search/word-folding.js";
import { ThrowAwayAccounts } from "./seed/throw-away-accounts.js";
import { createServices, type Services } from "./services.js";
import { onStopSignal } from "./platform/stop-signals.js";

const WEB_FOLDER = fileURLToPath(new URL("../web", import.meta.url));
/** How long requests in progress may take to finish after the stop signal, without the grace. */
const FINISH_MS = 10_000;
/** How long it may take after the grace, whatever its length. */
const FINISH_AFTER_GRACE_MS = 5_000;
/** The message when the server cannot listen, by the code of the failure. */
const LISTEN_FAULTS: Readonly<Record<string, (at: Pick<Config, "host" | "port">) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORT: ${host}:${port} is taken by another program.`,
  EACCES: ({ port }) => `PORT: ${port} may not be used by the user this process runs as; take one from 1024 on.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine. 0.0.0.0 stands for all that it has.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is no address, and no name that is known here.`,
  EAI_AGAIN: ({ host }) => `HOST: ${host} is no address, and the name could not be looked up.`,
};
/** How often accounts to look around that have ended are removed. */
const LOOK_AROUND_PURGE_MS = 5 * 60_000;

try {
  await run(loadConfig());
} catch (error) {
  // Faults of the configuration, the data or the database are printed in words; any other error with its stack.
  console.error(failureInWords(error) ?? toLoggedError(error));
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const clock = systemClock;
  const names = new LogNames();
  const logger = createLogger(config.logLevel, undefined, names);
  const metrics = new Metrics();
  // Its clock for the event loop wakes the process a hundred times a second.
  if (config.metricsToken !== null) metrics.addProcess();
  const opened = await openDatabase(config, ENTITIES, logger, (message) => console.log(message));
  const { database } = opened;
  metrics.addGauges(gauges({ database: opened.health, dataDir: config.dataDir }));
  const files = await openFiles(config, database, clock);
  names.useKey(await loadLogKey(database, clock, config.dataDir, logger));
  const throwAways = new ThrowAwayAccounts({ config, database, files, clock, logger });
  const identity = await createIdentity({
    config,
    database,
    clock,
    report: { logger, counter: metrics },
    webFolder: WEB_FOLDER,
    lookAround: throwAways,
  });
  const limits = await createRateLimits({
    dataSource: config.databaseUrl === null ? undefined : database.dataSource,
    rules: { ...RATE_RULES, session: [{ points: config.sessionRate, seconds: 60 }] },
  });
  const capture = await createCapture(config, clock, limits, logger, metrics);
  const services = createServices({
    database,
    listen: opened.listen,
    clock,
    publicUrl: config.publicUrl,
    logger,
    capture,
    addresses: createAddresses(config, clock, limits, logger),
    files,
    provider: identity.provider,
  });
  // After an upgrade, before anybody asks for a plan of the rules before.
  await services.firstPlans.deriveMissing();
  const wordFolding = new WordFolding(database, logger);
  await wordFolding.prepare();
  const { server, connections } = createHttpServer();
  const stopNotice = new StopNotice();
  const app = await createApp({
    config,
    services,
    clock,
    logger,
    authenticate: identity.authenticate,
    allowList: identity.allowList,
    noteUse: (viewer) => throwAways.noteUse(viewer),
    limits,
    localProvider: identity.localProvider,
    identity: identity.forBrowser,
    operator: { ready: checkInTurn([stopNotice.check, opened.ready]), metricsToken: config.metricsToken },
    metrics,
    webFolder: WEB_FOLDER,
    incoming: files.incoming,
  });
  server.on("request", app.handler);
  await listen(server, config);
  const keepClient = (): Promise<unknown> => keepAssets(WEB_FOLDER, keptFolder(config.dataDir), clock.now());
  const housekeeping = startHousekeeping(hourlyChores(services, keepClient), logger);
  void capture.warm();
  const lookAroundEnds = startHousekeeping(
    [{ name: "remove accounts for a look around", run: () => throwAways.purge() }],
    logger,
    LOOK_AROUND_PURGE_MS,
  );
  const afterUpgrade = startHousekeeping(
    [
      { name: "keep the lines of earlier adverts", run: (isStopping) => fillAdvertLines(database, logger, isStopping) },
      { name: "fold the searched words again", run: (isStopping) => wordFolding.run(isStopping) },
    ],
    logger,
  );
  console.log(`Job Hunt Tracker is at ${config.publicUrl}`);
  const warning = insecureAddressWarning(config);
  if (warning !== null) logger.warn(warning);

  /** Stops in this order: readiness, new connections, requests, and last what they depend on. */
  const stop = async (graceMs: number): Promise<void> => {
    const cutAt = performance.now() + Math.max(FINISH_MS, graceMs + FINISH_AFTER_GRACE_MS);
    if (stopNotice.give() && graceMs > 0) {
      connections.endAfterAnswer();
      await sleep(graceMs);
    }
    await connections.stopListening();
    await app.endStreams();
    await connections.drain(cutAt);
    await afterUpgrade.stop();
    await housekeeping.stop();
    await lookAroundEnds.stop();
    await app.stop();
    await capture.close();
    await identity.close();
    await opened.close();
  };
  // A Ctrl-C at a terminal has no proxy to wait for.
  onStopSignal((signal) => stop(signal === "SIGTERM" ? config.stopGraceSeconds * 1_000 : 0), logger);
  process.on("unhandledRejection", (reason) =>
    logger.error({ err: reason }, "a promise was rejected and nobody looked"),
  );
}

function hourlyChores(services: Services, keepClient: () => Promise<unknown>): Chore[] {
  return [
    { name: "purge the trash", run: () => services.trash.purge() },
    { name: "sweep the files", run: () => services.fileSweep.run() },
    { name: "count anew what people have", run: () => services.quotas.recount() },
    { name: "make old keys of adverts again", run: () => services.sourceKeys.makeAgain() },
    { name: "forget the readings of adverts", run: () => services.extractions.purge() },
    { name: "delete expired access tokens", run: () => services.accessTokens.purge() },
    { name: "keep the files of the client for open pages", run: keepClient },
  ];
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const fault = LISTEN_FAULTS[error.code ?? ""];
      reject(fault === undefined ? error : new ConfigError([fault({ host, port })]));
    });
    server.listen(port, host, () => resolve());
  });
}
