import type { Problem } from "../../lib/readProblem.js";
import type { Translate } from "../../lib/useT.js";
import { extractProblems, siteLimits } from "./extractMessages.js";

const TOO_MANY_REQUESTS = 429;
/** Minutes: above, the time to wait is stated in hours. */
const HOURS_FROM = 90;

/** Returns why an advert could not be read, and what to do; of an unknown code the server's message. */
export function extractProblemText(problem: Problem, t: Translate): string {
  if (problem.current?.status === TOO_MANY_REQUESTS) return siteLimitText(problem.retryAfter, t);
  const known = extractProblems[problem.code];
  return known === undefined ? (problem.message ?? problem.code) : t(known);
}

function siteLimitText(retryAfter: number | undefined, t: Translate): string {
  if (retryAfter === undefined) return t(siteLimits.later);
  const minutes = Math.ceil(retryAfter / 60);
  if (minutes > HOURS_FROM) return t(siteLimits.inHours, { hours: Math.ceil(minutes / 60) });
  return t(siteLimits.inMinutes, { minutes });
}
