import type { RequestHandler } from "express";
import { runAsCaller } from "../platform/caller.js";

/** Makes the address of each request known to the log; must come before everything that logs. */
export const nameCallers: RequestHandler = (request, _response, next) => runAsCaller(request.ip ?? "", next);
