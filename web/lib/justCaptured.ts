import { serverMs } from "./environment/clock.js";

/** For so long, in milliseconds, something was captured just now. */
const JUST_NOW_MS = 120_000;

let captured: { readonly jobHuntId: string; readonly at: number } | null = null;

/** Notes that an advert of a hunt was captured in this tab just now. */
export function noteCaptured(jobHuntId: string): void {
  captured = { jobHuntId, at: serverMs() };
}

/** Returns whether an advert of this hunt was captured in this tab just now, and was the last one; a second call returns false. */
export function takeCaptured(jobHuntId: string): boolean {
  if (captured?.jobHuntId !== jobHuntId) return false;
  const isNow = serverMs() - captured.at < JUST_NOW_MS;
  captured = null;
  return isNow;
}
