import type { RequestHandler } from "express";
import type { Context } from "../graphql/context.js";
import type { ConcurrencyLimiter } from "../platform/concurrency-limiter.js";

/**
 * Returns a handler that bounds how many forms are received at the same time; one more is RATE_LIMITED or SERVER_BUSY, as
 * the limiter says, before a byte of it is read.
 */
export function limitUploads(limiter: ConcurrencyLimiter): RequestHandler {
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    const { viewer } = response.locals["context"] as Context; // set by app.ts
    // A client that hung up during authentication gets no answer, so no "close" would ever end its run.
    if (response.closed) return;
    const untilAnswered = (): Promise<void> =>
      new Promise((resolve) => {
        response.once("close", resolve);
        next();
      });
    limiter.run(viewer.ownerId, untilAnswered).catch(next);
  };
}
