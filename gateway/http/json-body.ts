import express, { type RequestHandler } from "express";
import { AppError } from "../platform/errors.js";
import { checkJsonShape } from "./json-shape.js";
import { parseJson, takenBody } from "./request-body.js";

/**
 * A body that is refused before it is parsed, in the form in which Express's parser passes it on: with a status it can
 * set.
 */
export class BodyRefused extends Error {
  override readonly name = "BodyRefused";
  status: number;

  constructor(readonly failure: AppError) {
    super(failure.message);
    this.status = failure.status;
  }
}

/** Reads a JSON body of at most `limit`, such as `7mb`; it is checked for its structure before it is parsed. */
export function jsonBody(limit: string): RequestHandler {
  const parse = express.json({
    limit,
    verify: (_request, _response, bytes, encoding) => {
      try {
        if (encoding !== "utf-8") throw new AppError("UNSUPPORTED_MEDIA_TYPE", { message: "Send the JSON as UTF-8." });
        checkJsonShape(bytes);
      } catch (error) {
        throw error instanceof AppError ? new BodyRefused(error) : error;
      }
    },
  });
  return (request, response, next) => {
    const taken = takenBody(request);
    if (taken === undefined) return parse(request, response, next);
    request.body = parseJson(taken);
    next();
  };
}
