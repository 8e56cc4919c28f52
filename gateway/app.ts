import { join } from "node:path";
import { expressMiddleware } from "@as-integrations/express5";
import type { ApolloServer } from "@apollo/server";
import compression from "compression";
import express, { type Express, type RequestHandler, Router } from "express";
import { UPLOAD_MAX_BYTES } from "../schema/limits.js";
import { acceptAccessTokens } from "./accesstoken/accept-access-tokens.js";
import { CALENDAR_FEED_PATH } from "./calendar/calendar-address.js";
import { calendarFeedEndpoint } from "./calendar/calendar-feed.router.js";
import { calendarEndpoint } from "./calendar/calendar.router.js";
import type { Clock } from "./clock.js";
import type { Config } from "./config.js";
import type { Context } from "./context.js";
import { fileRouter, uploadEndpoint } from "./document/file.router.js";
import { AppError } from "./errors.js";
import { AnswerBudget } from "./graphql/answer-budget.js";
import { createApollo } from "./graphql/apollo.js";
import type { FailureReport } from "./failure-report.js";
import { boundQuery } from "./graphql/bound-query.js";
import { lastResort } from "./http/fail.js";
import { jsonBody } from "./http/json-body.js";
import { leadHome } from "./http/lead-home.js";
import { operations, type OperatorPorts } from "./http/operations.js";
import { countRequest } from "./http/request-rate.js";
import { securityHeaders } from "./http/security-headers.js";
import { sendPage } from "./http/send-page.js";
import { operationsWithFile } from "./http/upload-operations.js";
import { uploadPlaces } from "./http/upload-places.js";
import { webClient } from "./http/web-client.js";
import type { AllowList } from "./identity/allow-list.js";
import type { Authenticate } from "./identity/authenticate.js";
import type { IdentityForBrowser } from "./identity/create-identity.js";
import { STREAMS, subscriptionStream } from "./live/stream.router.js";
import { createLoaders } from "./loaders.js";
import type { Logger } from "./logger.js";
import { countOperations } from "./metrics/count-operations.js";
import { countRequests } from "./metrics/count-requests.js";
import type { Metrics } from "./metrics/metrics.js";
import { createPlaces, type RateLimits } from "./rate-limit.js";
import { openApiEndpoint } from "./rest/openapi/endpoint.js";
import { restRouter } from "./rest/router.js";
import { createSchema } from "./schema.js";
import type { Services } from "./services.js";

/** The longest text that may be sent is a page of two million characters, each of them up to three bytes. */
const BODY_MAX = "7mb";
/** A subscription is a few lines of text. */
const SUBSCRIPTION_MAX = "64kb";
/** How many uploads come in at the same time. */
const UPLOADS = { perPerson: 4, total: 40 };

/** What the application stands on. */
export interface AppDependencies {
  readonly config: Config;
  readonly services: Services;
  /** Tells who signed in; access tokens are looked after here. */
  readonly authenticate: Authenticate;
  readonly allowList: AllowList;
  readonly limits: RateLimits;
  /** The local identity provider's pages and endpoints, served under `/oidc`; null where another provider signs people in. */
  readonly localProvider: RequestHandler | null;
  /** What the browser must know to sign in. */
  readonly identity: IdentityForBrowser;
  readonly operator: Omit<OperatorPorts, "registry">;
  readonly metrics: Metrics;
  /** The folder of the built client; null: only the API is served. */
  readonly webFolder: string | null;
  /** The folder where uploads wait while they come in. */
  readonly incoming: string;
  /** How many streams of live updates there may be; absent: as many as one process carries well. */
  readonly streams?: typeof STREAMS;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The application, and how to end it. */
export interface App {
  readonly handler: Express;
  readonly apollo: ApolloServer<Context>;
  /** Ends the streams of live updates, which would otherwise keep their connections open for good. */
  endStreams(): Promise<void>;
  stop(): Promise<void>;
}

/** Puts the application together without listening, so that tests use the very same thing. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { config, services, identity, metrics } = dependencies;
  const report: FailureReport = { logger: dependencies.logger, counter: metrics };
  const authenticate = acceptAccessTokens({ ...dependencies, accessTokens: services.accessTokens });
  const schema = createSchema(services);
  const apollo = createApollo(schema, report, [countOperations(metrics)]);
  await apollo.start();
  await services.live.open();

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");
  app.use(countRequests(metrics));
  // The provider's pages have headers of their own, stricter ones.
  if (dependencies.localProvider !== null) app.use("/oidc", dependencies.localProvider);
  app.use(securityHeaders(config.publicUrl, config.identity.kind === "external" ? config.identity.origin : null));
  app.use(operations({ ...dependencies.operator, registry: metrics.registry }));
  const contextFor = ({ viewer, address }: Pick<Context, "viewer" | "address">): Context => {
    const answer = new AnswerBudget();
    return { viewer, address, answer, loaders: createLoaders(services, viewer.ownerId, answer) };
  };
  const withViewer: RequestHandler = async (request, response, next) => {
    try {
      const viewer = await authenticate(request);
      await countRequest(dependencies.limits, viewer, response);
      response.locals["context"] = contextFor({ viewer, address: request.ip ?? "" });
      response.set("Cache-Control", "no-store").vary("Authorization");
      next();
    } catch (error) {
      next(error);
    }
  };
  const streams = dependencies.streams ?? STREAMS;
  const streamPlaces = createPlaces(streams);
  metrics.addGauges([
    {
      name: "jobhunt_live_streams",
      help: "Open streams of live updates.",
      read: () => [{ value: streamPlaces.held() }],
    },
  ]);
  // Ahead of the compression, which would collect what must go out at once.
  app.use(
    "/graphql/stream",
    refuseForeignPages,
    withViewer,
    jsonBody(SUBSCRIPTION_MAX),
    subscriptionStream({
      schema,
      authenticate,
      renewed: contextFor,
      places: streamPlaces,
      times: streams,
      report,
    }),
  );
  app.use(compression());
  if (dependencies.localProvider !== null) app.use(leadHome(config.publicUrl));
  app.get("/config.json", (_request, response) => {
    response.set("Cache-Control", "no-cache").json({ identity });
  });

  const contextOf = ({ res }: { res: express.Response }): Promise<Context> =>
    Promise.resolve(res.locals["context"] as Context); // set by withViewer

  const place = {
    folder: dependencies.incoming,
    fileMax: UPLOAD_MAX_BYTES,
    assertRoom: () => services.files.assertRoom(),
  };
  const uploads = uploadPlaces(createPlaces(UPLOADS));
  app.use("/files", fileRouter(services.files, withViewer));
  const api = Router({ caseSensitive: true, strict: true });
  api.all("/calendar.ics", calendarEndpoint(services.calendar));
  api.all("/upload", uploads, uploadEndpoint(services.files, place));
  if (dependencies.webFolder !== null) app.get("/graphql", ide(dependencies.webFolder));
  app.use(
    "/graphql",
    refuseForeignPages,
    withViewer,
    uploads,
    operationsWithFile(place),
    jsonBody(BODY_MAX),
    boundQuery,
    withOrigin(services.log),
    expressMiddleware(apollo, { context: contextOf }),
  );
  // Its secret stands in the address, so it asks for no token and does not mind where it was followed from.
  app.all(CALENDAR_FEED_PATH, calendarFeedEndpoint({ ...dependencies, ...services }));
  app.get("/api/openapi.json", openApiEndpoint());
  const rest = [jsonBody(BODY_MAX), withOrigin(services.log), restRouter(apollo, report)];
  app.use("/api", refuseForeignPages, withViewer, api, ...rest, refuseUnknownAddress);
  if (dependencies.webFolder !== null) app.use(webClient(dependencies.webFolder));
  app.use(refuseUnknownAddress);
  app.use(lastResort(report));
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

const refuseUnknownAddress: RequestHandler = (_request, _response, next) =>
  next(new AppError("NOT_FOUND", { message: "There is nothing at this address." }));

/** What a caller may call itself, so that it knows its own changes among those it is told. */
const ORIGIN = /^[\w-]{1,64}$/;

// After the body was read: what is read in pieces leaves behind what was set before.
function withOrigin(log: Services["log"]): RequestHandler {
  return (request, _response, next) => {
    const origin = request.get("x-origin") ?? "";
    log.from(ORIGIN.test(origin) ? origin : null, next);
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

// Data is never for another site's page, whatever cookies or caches might one day say.
const refuseForeignPages: RequestHandler = (request, _response, next) => {
  next(
    request.get("sec-fetch-site") === "cross-site"
      ? new AppError("FORBIDDEN", { message: "Other sites' pages may not call this.", refusal: "foreign-page" })
      : undefined,
  );
};
