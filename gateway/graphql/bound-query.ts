import type { RequestHandler } from "express";
import { AppError } from "../platform/errors.js";
import { OPERATION_LIMITS } from "./operation-limits.js";

/** Refuses an operation whose text is too long to be parsed; the body was read before. */
export const boundQuery: RequestHandler = (request, _response, next) => {
  const body: unknown = request.body;
  const query = typeof body === "object" && body !== null && "query" in body ? body.query : null;
  if (typeof query !== "string" || query.length <= OPERATION_LIMITS.characters) return next();
  const most = OPERATION_LIMITS.characters.toLocaleString("en");
  const message = `query: at most ${most} characters, this has ${query.length.toLocaleString("en")}. Long texts belong into the variables.`;
  next(new AppError("TOO_LARGE", { message, fields: [{ field: "query", rule: "maxLength", message }] }));
};
