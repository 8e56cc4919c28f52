import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import { expressMiddleware } from "@as-integrations/express5";
import type { ApolloServer } from "@apollo/server";
import compression from "compression";
import express, { type Express, type RequestHandler, Router } from "express";
import proxyAddr from "proxy-addr";
import { acceptAccessTokens } from "./accesstoken/accept-access-tokens.js";
import { CALENDAR_FEED_PATH } from "./calendar/calendar-address.js";
import { calendarFeedEndpoint } from "./calendar/calendar-feed.router.js";
import { calendarEndpoint } from "./calendar/calendar.router.js";
import { runAsCaller } from "./platform/caller.js";
import type { Clock } from "./platform/clock.js";
import type { Config } from "./config.js";
import type { Context } from "./graphql/context.js";
import { fileRouter, uploadEndpoint } from "./document/file.router.js";
import { AppError } from "./platform/errors.js";
import { AnswerBudget } from "./graphql/answer-budget.js";
import { createApollo } from "./graphql/apollo.js";
import type { FailureReport } from "./platform/failure-report.js";
import { createAdmit, type Admit } from "./fastpath/admission.js";
import { FastOperations } from "./fastpath/fast-operations.js";
import { FastPath } from "./fastpath/fast-path.js";
import { boundQuery } from "./graphql/bound-query.js";
import { PreparedOperations } from "./graphql/prepared-operations.js";
import { nameClientRelease } from "./http/client-release.js";
import { errorHandler } from "./http/fail.js";
import { jsonBody } from "./http/json-body.js";
import { keptFolder } from "./http/kept-assets.js";
import { redirectToPublicHost } from "./http/redirect-to-public-host.js";
import { limitBodyTime } from "./http/limit-body-time.js";
import { limitUploads } from "./http/limit-uploads.js";
import { operations, type OperatorDeps } from "./http/operations.js";
import { hostCheck, refuseForeignHosts } from "./http/refuse-foreign-hosts.js";
import { rateHeaders } from "./http/request-rate.js";
import { headersSetBy, securityHeaders } from "./http/security-headers.js";
import { sendPage } from "./http/send-page.js";
import type { UploadDirectoryOf } from "./http/upload-form.js";
import { operationsWithFile } from "./http/upload-operations.js";
import { webClient } from "./http/web-client.js";
import type { AllowList } from "./person/authenticate.js";
import type { Authenticate } from "./person/authenticate.js";
import type { Viewer } from "./person/viewer.js";
import type { IdentityForBrowser } from "./identity/create-identity.js";
import { STREAMS, subscriptionStream } from "./live/stream.router.js";
import { Loaders } from "./graphql/loaders.js";
import type { Logger } from "./platform/logger.js";
import { countOperations, countRoots } from "./metrics/count-operations.js";
import { countRequest } from "./metrics/count-requests.js";
import type { Metrics } from "./metrics/metrics.js";
import { createConcurrencyLimiter } from "./platform/concurrency-limiter.js";
import { requireLeft, type RateLimits } from "./platform/rate-limit.js";
import { openApiEndpoint } from "./rest/openapi/endpoint.js";
import { FastReadings } from "./rest/fast-readings.js";
import { restRouter } from "./rest/router.js";
import { createSchema } from "./schema/schema.js";
import type { Services } from "./services.js";

/** The longest text that may be sent is a page of two million characters, each of them up to three bytes. */
const BODY_MAX = "7mb";
/** A subscription is a few lines of text. */
const SUBSCRIPTION_MAX = "64kb";
/** The maximum number of concurrent uploads. */
const UPLOADS = { perPerson: 4, total: 40 };

/** The dependencies of the application. */
export interface AppDeps {
  readonly config: Config;
  readonly services: Services;
  /** Authenticates the person who signed in; access tokens are handled here. */
  readonly authenticate: Authenticate;
  readonly allowList: AllowList;
  /** Notes that a person made a request. Throws UNAUTHENTICATED when the account has ended. Absent: nothing ends unused. */
  readonly noteUse?: (viewer: Viewer) => Promise<void>;
  readonly limits: RateLimits;
  /** The local identity provider's pages and endpoints, served under `/oidc`; null where another provider signs people in. */
  readonly localProvider: RequestHandler | null;
  /** The settings that the browser needs to sign in. */
  readonly identity: IdentityForBrowser;
  readonly operator: Omit<OperatorDeps, "registry">;
  readonly metrics: Metrics;
  /** The folder of the built client; null: only the API is served. */
  readonly webFolder: string | null;
  /** The folder of uploads while they are received. */
  readonly incoming: string;
  /** The limits of the streams of live updates; absent: as many as one process can serve. */
  readonly streams?: typeof STREAMS;
  /** The use of an operation at which it is compiled; absent: the second. */
  readonly compiledAtUse?: number;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The application, and how to end it. */
export interface App {
  readonly handler: RequestListener;
  readonly apollo: ApolloServer<Context>;
  /** Ends the streams of live updates, which would otherwise keep their connections open indefinitely. */
  endStreams(): Promise<void>;
  stop(): Promise<void>;
}

/** Assembles the application without listening, so that tests use the same one. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, services, identity, metrics } = deps;
  const report: FailureReport = { logger: deps.logger, counter: metrics };
  const authenticate = acceptAccessTokens({ ...deps, accessTokens: services.accessTokens });
  const schema = createSchema(services, deps.logger);
  const apollo = createApollo(schema, report, [countOperations(metrics)]);
  await apollo.start();
  await services.live.open();

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");
  const addressOf = addressBehindProxies(app);
  const hosts = config.isPublicUrlSet ? [refuseForeignHosts(config.publicUrl)] : [];
  // The provider's pages have headers of their own, stricter ones.
  if (deps.localProvider !== null) app.use("/oidc", ...hosts, deps.localProvider);
  const secure = securityHeaders(config.publicUrl, config.identity.kind === "external" ? config.identity.origin : null);
  app.use(secure);
  app.use(operations({ ...deps.operator, registry: metrics.registry }), ...hosts);
  const contextFor: ContextFor = ({ viewer, address }) => {
    const answer = new AnswerBudget();
    return { viewer, address, answer, loaders: new Loaders({ ownerId: viewer.ownerId, answer }, services.findRecords) };
  };
  const admit = createAdmit({ ...deps, authenticate, contextFor, addressOf });
  const withViewer = authenticated(services, admit);
  const streams = deps.streams ?? STREAMS;
  const streamLimiter = createConcurrencyLimiter(streams);
  metrics.addGauges([
    {
      name: "jobhunt_live_streams",
      help: "Open streams of live updates.",
      read: () => [{ value: streamLimiter.running() }],
    },
  ]);
  // Before the compression, which would buffer what must be sent at once.
  app.use(
    "/graphql/stream",
    refuseForeignPages,
    withViewer,
    jsonBody(SUBSCRIPTION_MAX),
    subscriptionStream({
      schema,
      authenticate,
      renewed: contextFor,
      forPerson: services.forPerson,
      limiter: streamLimiter,
      times: streams,
      report,
    }),
  );
  app.use(compression());
  if (deps.localProvider !== null) app.use(redirectToPublicHost(config.publicUrl));
  const nameRelease = await nameClientRelease(deps.webFolder);
  app.get("/config.json", nameRelease, (_request, response) => {
    response.set("Cache-Control", "no-cache").json({ identity });
  });

  const contextOf = ({ res }: { res: express.Response }): Promise<Context> =>
    Promise.resolve(res.locals["context"] as Context); // set by withViewer

  const uploadDirectoryOf: UploadDirectoryOf = ({ locals }) => ({
    directory: deps.incoming,
    fileMax: services.policies.of((locals["context"] as Context).viewer.person).uploadMaxBytes, // set by withViewer
    assertRoom: () => services.files.assertRoom(),
  });
  const uploads = limitUploads(createConcurrencyLimiter(UPLOADS));
  app.use("/files", fileRouter(services.files, withViewer));
  const api = Router({ caseSensitive: true, strict: true });
  api.all("/calendar.ics", calendarEndpoint(services));
  api.all("/upload", uploads, uploadEndpoint(services.files, uploadDirectoryOf));
  if (deps.webFolder !== null) app.get("/graphql", ide(deps.webFolder));
  app.use(
    "/graphql",
    nameRelease,
    refuseForeignPages,
    withViewer,
    uploads,
    operationsWithFile(uploadDirectoryOf),
    jsonBody(BODY_MAX),
    boundQuery,
    asPerson(services),
    expressMiddleware(apollo, { context: contextOf }),
  );
  // Its secret is in the address, so it needs no token and accepts requests from any origin.
  app.all(CALENDAR_FEED_PATH, calendarFeedEndpoint({ ...deps, ...services }));
  app.get("/api/openapi.json", openApiEndpoint());
  const rest = [jsonBody(BODY_MAX), asPerson(services), restRouter(apollo, services, report)];
  app.use("/api", refuseForeignPages, withViewer, api, ...rest, refuseUnknownAddress);
  if (deps.webFolder !== null) app.use(webClient(deps.webFolder, keptFolder(config.dataDir)));
  app.use(refuseUnknownAddress);
  app.use(errorHandler(report));
  const fastPath = new FastPath({
    routes: [
      new FastOperations({
        operations: new PreparedOperations(schema, deps.compiledAtUse ?? COMPILED_AT_USE),
        count: (roots, errors) => countRoots(metrics, roots, errors),
        headers: headersSetBy(nameRelease),
        report,
      }),
      new FastReadings(services, report),
    ],
    admit,
    isOwnHost: config.isPublicUrlSet ? hostCheck(config.publicUrl) : () => true,
    asPerson: (request, { viewer }, work) => asPersonOf(services, request, viewer, work),
    headers: { ...headersSetBy(secure), ...OF_PERSONS, Vary: "Authorization, Accept-Encoding" },
  });
  const answer = config.hasFastPath ? fastPath.before(app, report) : app;
  return {
    handler: (request, response) =>
      runAsCaller(addressOf(request), () => {
        countRequest(metrics, request, response);
        limitBodyTime(request);
        answer(request, response);
      }),
    apollo,
    endStreams: () => services.live.close(),
    stop: async () => {
      await services.live.close();
      await apollo.stop();
    },
  };
}

type ContextFor = (asked: Pick<Context, "viewer" | "address">) => Context;

/** The use of an operation at which it is compiled: what somebody tries once is not worth it. */
const COMPILED_AT_USE = 2;

/** The headers of an answer to a signed-in person. */
const OF_PERSONS = { "Cache-Control": "no-store" };

/** Returns the handler that finds out who calls, counts the request, and sets the context of what follows. */
function authenticated({ forPerson }: Pick<Services, "forPerson">, admit: Admit): RequestHandler {
  return async (request, response, next) => {
    try {
      const { context, rate } = await admit(request);
      response.set(rateHeaders(rate));
      requireLeft(rate);
      response.locals["context"] = context;
      response.set(OF_PERSONS).vary("Authorization");
      forPerson(context.viewer.ownerId, next);
    } catch (error) {
      next(error);
    }
  };
}

/** Returns what finds the network address of a request, behind as many proxies as are trusted. */
function addressBehindProxies(app: Express): (request: IncomingMessage) => string {
  const isTrusted = app.get("trust proxy fn") as (address: string, distance: number) => boolean; // compiled by Express
  // It has none once the client has gone.
  return (request) => (request.socket.remoteAddress === undefined ? "" : proxyAddr(request, isTrusted));
}

const refuseUnknownAddress: RequestHandler = (_request, _response, next) =>
  next(new AppError("NOT_FOUND", { message: "There is nothing at this address." }));

/** The form of the name a client may give itself, so that it recognizes its own changes among those it receives. */
const ORIGIN = /^[\w-]{1,64}$/;

// After the body was read: reading it in pieces loses the asynchronous context that was set before.
function asPerson(services: Pick<Services, "log" | "forPerson">): RequestHandler {
  return (request, response, next) => {
    const { viewer } = response.locals["context"] as Context; // set by withViewer
    asPersonOf(services, request, viewer, next);
  };
}

function asPersonOf<T>(
  { log, forPerson }: Pick<Services, "log" | "forPerson">,
  { headers }: IncomingMessage,
  { ownerId }: Viewer,
  work: () => T,
): T {
  const origin = String(headers["x-origin"] ?? "");
  return forPerson(ownerId, () => log.from(ORIGIN.test(origin) ? origin : null, work));
}

// A browser opens the IDE; a program that asks for JSON gets GraphQL.
function ide(webFolder: string): RequestHandler {
  return async (request, response, next) => {
    response.vary("Accept");
    if (request.accepts(["json", "html"]) !== "html" || request.query["query"] !== undefined) return next();
    // Its editor writes lines with a style attribute each.
    await sendPage(response, join(webFolder, "ide/index.html"), { hasStyleAttributes: true });
  };
}

// Data is never for another site's page, whatever cookies or caches may do in future.
const refuseForeignPages: RequestHandler = (request, _response, next) => {
  next(
    request.get("sec-fetch-site") === "cross-site"
      ? new AppError("FORBIDDEN", { message: "Other sites' pages may not call this.", refusal: "foreign-page" })
      : undefined,
  );
};
