import { listedRecords, type OfListed } from "../lib/recordKinds.js";
import type { PhaseName, StepName } from "../operations.generated.js";

/** Every address of the product (spec 2) but those of the lists of records, which lib/recordKinds has; nothing else writes one. */
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

/** Names a workflow step as /step is told of it (spec 2), which is the key that REST clients know, too. */
export function stepKey(step: StepName): string {
  return step === "IDEAL_JOB_PROFILE" ? "ideal_job_name" : step.toLowerCase();
}

/** Tells where a workflow step is worked on (spec 2): two steps have a screen of their own, anything else has none yet. */
export function stepPath(key: unknown): Path {
  if (key === stepKey("IDEAL_JOB_PROFILE")) return listedRecords.IDEAL_JOB.path;
  return key === stepKey("CAPTURE_JOB_DETAILS") ? paths.jobDetails : paths.placeholder;
}

/** The GraphQL IDE: served by the gateway, and not a route of the app. */
export const idePath = "/graphql";

/** Accepts only an address inside the product, so that nobody can send a person elsewhere after sign-in. */
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
