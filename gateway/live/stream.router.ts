import { once } from "node:events";
import type { Request, RequestHandler, Response } from "express";
import { createSourceEventStream, execute, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context.js";
import { AppError } from "../platform/errors.js";
import type { FailureReport } from "../platform/failure-report.js";
import { formatResult, toPublicError } from "../graphql/error-format.js";
import type { Authenticate } from "../person/authenticate.js";
import type { ConcurrencyLimiter } from "../platform/concurrency-limiter.js";
import { EventStream } from "./event-stream.js";
import { readSubscription, withCode, type SubscriptionArgs } from "./subscription-request.js";

/** The maximum number of streams, for one person and for all, and the interval of their checks. */
export const STREAMS = {
  perPerson: 10,
  total: 1_000,
  /** The interval at which a quiet stream sends a heartbeat and checks its permission. */
  beatMs: 12_000,
  /** The time for which a busy one is not checked again, unless a change may have ended its permission. */
  trustMs: 5_000,
};

/** The dependencies of the streams. */
export interface StreamDeps {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
  /** The same context with loaders of its own, so that one change does not see what was loaded for another. */
  readonly renewed: (context: Context) => Context;
  /** Each event is a request of its own. */
  readonly forPerson: <T>(personId: string, work: () => T) => T;
  readonly limiter: ConcurrencyLimiter;
  readonly times: Pick<typeof STREAMS, "beatMs" | "trustMs">;
  readonly report: FailureReport;
}

/**
 * Serves subscriptions, each on a connection of its own; the viewer is known and the body is read when it is called.
 */
export function subscriptionStream(deps: StreamDeps): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "POST") {
      response.set("Allow", "POST");
      return next(new AppError("METHOD_NOT_ALLOWED"));
    }
    // A client that disconnected meanwhile gets no answer, so no "close" would ever end its run.
    if (response.closed) return;
    const { viewer } = response.locals["context"] as Context; // set by app.ts
    const untilClosed = async (): Promise<void> => {
      const closed = once(response, "close");
      await new Subscriber(request, response, deps).serve();
      await closed;
    };
    deps.limiter.run(viewer.ownerId, untilClosed).catch(next);
  };
}

/**
 * Returns true for a change of no record, as every end of a session or an access token is: a stream that it ends must
 * not tell anything more.
 */
function mayEndAccess(change: unknown): boolean {
  return typeof change === "object" && change !== null && "kind" in change && change.kind === null;
}

/** One connection of a subscription. */
class Subscriber {
  private readonly stream: EventStream;
  private checkedAt = performance.now();

  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly deps: StreamDeps,
  ) {
    this.stream = new EventStream(response, 2 * deps.times.beatMs);
  }

  async serve(): Promise<void> {
    const args = readSubscription(this.deps.schema, this.request.body);
    const source = "errors" in args ? args : await this.open(args);
    this.response.status(200).set({
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      // A proxy that buffers responses would hold it back.
      "X-Accel-Buffering": "no",
    });
    this.response.flushHeaders();
    if (!("errors" in args) && Symbol.asyncIterator in source) await this.sendAll(source, args);
    else await this.stream.next(formatResult(source as ExecutionResult, this.deps.report)); // a result that is no stream is an answer
    this.stream.complete();
  }

  private async open(args: SubscriptionArgs): Promise<AsyncIterable<unknown> | ExecutionResult> {
    const source = await createSourceEventStream({ ...args, contextValue: this.response.locals["context"] });
    if (Symbol.asyncIterator in source) return source;
    // An error without a path is one of the variables.
    const coded = source.errors?.map((error) => (error.path === undefined ? withCode(error, "BAD_USER_INPUT") : error));
    return { ...source, ...(coded === undefined ? {} : { errors: coded }) };
  }

  /** Sends every change until the client disconnects, the process stops, or the person loses the permission. */
  private async sendAll(source: AsyncIterable<unknown>, args: SubscriptionArgs): Promise<void> {
    const { beatMs, trustMs } = this.deps.times;
    const changes = source[Symbol.asyncIterator]();
    const stop = (): void => void changes.return?.();
    this.response.once("close", stop);
    let refusal: unknown = null;
    const refuse = (error: unknown): void => {
      refusal = error;
      stop();
    };
    const timer = setInterval(() => void this.check().then(() => this.stream.beat(), refuse), beatMs);
    const first = this.response.locals["context"] as Context; // set by app.ts
    try {
      for (let next = await changes.next(); next.done !== true; next = await changes.next()) {
        if (mayEndAccess(next.value) || performance.now() - this.checkedAt >= trustMs) await this.check();
        const contextValue = this.deps.renewed(first);
        const event = { ...args, rootValue: next.value, contextValue };
        const answer = await this.deps.forPerson(first.viewer.ownerId, () => execute(event));
        await this.stream.next(formatResult(answer, this.deps.report));
      }
    } catch (error) {
      refuse(error);
    }
    clearInterval(timer);
    if (refusal === null) return;
    const { message, ...extensions } = toPublicError(refusal, this.deps.report);
    await this.stream.next({ errors: [{ message, extensions }] });
  }

  /** Rejects once the token has expired or was revoked, or the person was taken off the list. */
  private async check(): Promise<void> {
    await this.deps.authenticate(this.request);
    this.checkedAt = performance.now();
  }
}
