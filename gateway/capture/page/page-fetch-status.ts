import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../../platform/errors.js";

const REFUSALS = new Set([401, 402, 403, 407, 451, 999]);
const TOO_MANY_REQUESTS = 429;
/** Seconds: a site that names a longer time is not waited for. */
const RETRY_AFTER_MAX = 86_400;
/** Minutes: above, the time to wait is stated in hours. */
const HOURS_FROM = 90;

/**
 * Checks the status and the headers of a site's answer. Throws PAGE_REFUSED for a refusal and for a challenge, whatever
 * its status, and with the time to wait where the site limits its requests; PAGE_GONE; a plain error for any other
 * failure.
 */
export function checkStatus(status: number, headers: IncomingHttpHeaders, now: Date): void {
  if (status === TOO_MANY_REQUESTS) throw tooManyRequests(readRetryAfter(headers["retry-after"], now));
  if (REFUSALS.has(status) || headers["cf-mitigated"] !== undefined) throw new AppError("PAGE_REFUSED");
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new AppError("PAGE_GONE");
  throw new Error(`the site answered ${status}`);
}

/**
 * Returns the seconds of a Retry-After header, which holds seconds or a date, from 1 to a day; null when there is none
 * or it cannot be read.
 */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now);
  return seconds === null ? null : Math.min(Math.max(Math.ceil(seconds), 1), RETRY_AFTER_MAX);
}

// A date begins with the name of its day; `Date.parse` takes much else for a date.
function secondsUntil(text: string, now: Date): number | null {
  const time = /^[a-z]{3,9},? .{8,40}$/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : (time - now.getTime()) / 1000;
}

// `current` distinguishes it from a refusal where the site names no time.
function tooManyRequests(retryAfter: number | null): AppError {
  const wait = retryAfter === null ? "later" : `in ${waitOf(retryAfter)}`;
  return new AppError("PAGE_REFUSED", {
    message: `The site limits how often it is read. Try again ${wait}, or paste the text.`,
    current: { status: TOO_MANY_REQUESTS },
    ...(retryAfter === null ? {} : { retryAfter }),
  });
}

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > HOURS_FROM) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
