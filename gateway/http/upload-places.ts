import type { RequestHandler } from "express";
import type { Context } from "../context.js";
import type { Places } from "../rate-limit.js";

/** Lets only so many forms come in at the same time; one more is RATE_LIMITED before a byte of it is read. */
export function uploadPlaces(places: Places): RequestHandler {
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    const { viewer } = response.locals["context"] as Context; // set by app.ts
    // Who hung up while it was found out who asks is answered by nobody, and must not hold a place for ever.
    if (response.closed) return;
    const untilAnswered = (): Promise<void> =>
      new Promise((resolve) => {
        response.once("close", resolve);
        next();
      });
    places.hold(viewer.ownerId, untilAnswered).catch(next);
  };
}
