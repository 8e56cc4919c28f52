import { listedRecords, type OfListed } from "./recordKinds.js";
import type { PhaseName, StepName } from "../schema.generated.js";

/**
 * Every address of the product (spec 2) except those of the lists of records, which are in recordKinds; no other module
 * contains one.
 */
export const paths = {
  dashboard: "/",
  jobHunts: "/jobhunts",
  preparing: "/jobhunts/preparing",
  applying: "/jobhunts/applying",
  interviewing: "/jobhunts/interviewing",
  accepting: "/jobhunts/accepting",
  logs: "/logs",
  jobDetails: "/jobdetails",
  advert: "/advert",
  step: "/step",
  placeholder: "/notfound",
  profile: "/profile",
  signUp: "/signup",
} as const;

/** An address of the product. */
export type Path = (typeof paths)[keyof typeof paths] | OfListed<"path">;

/** The job hunt screen of each phase. */
export const phasePaths: Readonly<Record<PhaseName, Path>> = {
  PREPARING: paths.preparing,
  APPLYING: paths.applying,
  INTERVIEWING: paths.interviewing,
  ACCEPTING: paths.accepting,
};

/** The route of the hunt sheet; the addresses of the phases come first. */
export const huntSheetRoute = "/jobhunts/:id";

/** Returns the address of the hunt sheet: one page with everything about a hunt, for when they call. */
export function huntSheetPath(jobHuntId: string): string {
  return `/jobhunts/${encodeURIComponent(jobHuntId)}`;
}

/** Returns the address at which the offer of a hunt stands beside those of others; none: others are still to be chosen. */
export function comparePath(jobHuntId: string, otherIds: readonly string[] = []): string {
  return `${huntSheetPath(jobHuntId)}?compare=${otherIds.map(encodeURIComponent).join(",")}`;
}

/** Returns the ids of the hunts to compare with, at most two; null when nothing is to be compared. */
export function comparedIds(search: string): readonly string[] | null {
  const given = new URLSearchParams(search).get("compare");
  return given === null ? null : [...new Set(given.split(",").filter((id) => id !== ""))].slice(0, COMPARED_MAX);
}

/** The most hunts that one is compared with. */
export const COMPARED_MAX = 2;

/** Returns whether an address is that of a hunt sheet, and none of the table. */
export function isHuntSheet(pathname: string): boolean {
  return (
    /^\/jobhunts\/[^/]+\/?$/.test(pathname) && !Object.values(phasePaths).some((path) => path === trimSlash(pathname))
  );
}

/** Returns an address without the slashes at its end. */
export function trimSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}

/** Returns the key of a workflow step in the state of /step (spec 2), which REST clients use, too. */
export function stepKey(step: StepName): string {
  return step === "IDEAL_JOB_PROFILE" ? "ideal_job_name" : step.toLowerCase();
}

/** Returns the screen of a workflow step (spec 2): two steps have a screen of their own, all others the placeholder. */
export function stepPath(key: unknown): Path {
  if (key === stepKey("IDEAL_JOB_PROFILE")) return listedRecords.IDEAL_JOB.path;
  return key === stepKey("CAPTURE_JOB_DETAILS") ? paths.jobDetails : paths.placeholder;
}

/** The GraphQL IDE: served by the gateway, and not a route of the app. */
export const idePath = "/graphql";

/** Returns the path of an address inside the product, and the dashboard for any other: sign-in is no open redirect. */
export function ownPath(candidate: unknown): string {
  if (typeof candidate !== "string") return paths.dashboard;
  try {
    const url = new URL(candidate, window.location.origin);
    const isOwn = url.origin === window.location.origin && candidate.startsWith("/");
    return isOwn ? url.pathname + url.search + url.hash : paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}
