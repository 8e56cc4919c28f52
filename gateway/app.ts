import { join } from "node:path";
import { expressMiddleware } from "@as-integrations/express5";
import type { ApolloServer } from "@apollo/server";
import compression from "compression";
import express, { type Express, type RequestHandler, Router } from "express";
import { acceptAccessTokens } from "./accesstoken/accept-access-tokens.js";
import { CALENDAR_FEED_PATH } from "./calendar/calendar-address.js";
import { calendarFeedEndpoint } from "./calendar/calendar-feed.router.js";
import { calendarEndpoint } from "./calendar/calendar.router.js";
import { identifyCaller } from "./platform/caller.js";
import type { Clock } from "./platform/clock.js";
import type { Config } from "./config.js";
import type { Context } from "./graphql/context.js";
import { fileRouter, uploadEndpoint } from "./document/file.router.js";
import { AppError } from "./platform/errors.js";
import { AnswerBudget } from "./graphql/answer-budget.js";
import { createApollo } from "./graphql/apollo.js";
import type { FailureReport } from "./platform/failure-report.js";
import { boundQuery } from "./graphql/bound-query.js";
import { nameClientRelease } from "./http/client-release.js";
import { errorHandler } from "./http/fail.js";
import { jsonBody } from "./http/json-body.js";
import { keptFolder } from "./http/kept-assets.js";
import { nameCallers } from "./http/name-callers.js";
import { redirectToPublicHost } from "./http/redirect-to-public-host.js";
import { limitBodyTime } from "./http/limit-body-time.js";
import { limitUploads } from "./http/limit-uploads.js";
import { operations, type OperatorDeps } from "./http/operations.js";
import { refuseForeignHosts } from "./http/refuse-foreign-hosts.js";
import { countRequest } from "./http/request-rate.js";
import { securityHeaders } from "./http/security-headers.js";
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
import { countOperations } from "./metrics/count-operations.js";
import { countRequests } from "./metrics/count-requests.js";
import type { Metrics } from "./metrics/metrics.js";
import { createConcurrencyLimiter } from "./platform/concurrency-limiter.js";
import type { RateLimits } from "./platform/rate-limit.js";
import { openApiEndpoint } from "./rest/openapi/endpoint.js";
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
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The application, and how to end it. */
export interface App {
  readonly handler: Express;
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
  app.use(nameCallers, countRequests(metrics), limitBodyTime());
  const hosts = config.isPublicUrlSet ? [refuseForeignHosts(config.publicUrl)] : [];
  // The provider's pages have headers of their own, stricter ones.
  if (deps.localProvider !== null) app.use("/oidc", ...hosts, deps.localProvider);
  app.use(securityHeaders(config.publicUrl, config.identity.kind === "external" ? config.identity.origin : null));
  app.use(operations({ ...deps.operator, registry: metrics.registry }), ...hosts);
  const contextFor: ContextFor = ({ viewer, address }) => {
    const answer = new AnswerBudget();
    return { viewer, address, answer, loaders: new Loaders({ ownerId: viewer.ownerId, answer }, services.findRecords) };
  };
  const withViewer = authenticated(deps, authenticate, contextFor);
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
  return {
    handler: app,
    apollo,
    endStreams: () => services.live.close(),
    stop: async () => {
      await services.live.close();
      await apollo.stop();
    },
  };
}

type ContextFor = (asked: Pick<Context, "viewer" | "address">) => Context;

/** Returns the handler that finds out who calls, counts the request, and sets the context of what follows. */
function authenticated(
  { services, limits, noteUse }: AppDeps,
  authenticate: Authenticate,
  contextFor: ContextFor,
): RequestHandler {
  return async (request, response, next) => {
    try {
      const viewer = await authenticate(request);
      identifyCaller(viewer.person.email);
      await noteUse?.(viewer);
      await countRequest(limits, viewer, response);
      response.locals["context"] = contextFor({ viewer, address: request.ip ?? "" });
      response.set("Cache-Control", "no-store").vary("Authorization");
      services.forPerson(viewer.ownerId, next);
    } catch (error) {
      next(error);
    }
  };
}

const refuseUnknownAddress: RequestHandler = (_request, _response, next) =>
  next(new AppError("NOT_FOUND", { message: "There is nothing at this address." }));

/** The form of the name a client may give itself, so that it recognizes its own changes among those it receives. */
const ORIGIN = /^[\w-]{1,64}$/;

// After the body was read: reading it in pieces loses the asynchronous context that was set before.
function asPerson({ log, forPerson }: Pick<Services, "log" | "forPerson">): RequestHandler {
  return (request, response, next) => {
    const origin = request.get("x-origin") ?? "";
    const { viewer } = response.locals["context"] as Context; // set by withViewer
    forPerson(viewer.ownerId, () => log.from(ORIGIN.test(origin) ? origin : null, next));
  };
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
