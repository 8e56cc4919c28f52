import type { IncomingMessage } from "node:http";
import { countAgainstRate } from "../http/request-rate.js";
import type { Authenticate } from "../person/authenticate.js";
import type { Viewer } from "../person/viewer.js";
import { identifyCaller } from "../platform/caller.js";
import type { RateLeft, RateLimits } from "../platform/rate-limit.js";
import type { Context } from "../graphql/context.js";

/** A request whose caller is known, and which was counted. */
export interface Admission {
  readonly context: Context;
  /** What is left of the rate of requests, which may be exceeded; null where none is counted. */
  readonly rate: RateLeft | null;
}

/** Finds out who makes a request, and counts it; asked again, the same answer. Throws as `Authenticate` does. */
export type Admit = (request: IncomingMessage) => Promise<Admission>;

/** What finds out who makes a request. */
export interface AdmissionDeps {
  readonly authenticate: Authenticate;
  /** Notes that a person made a request. Throws UNAUTHENTICATED when the account has ended. */
  readonly noteUse?: (viewer: Viewer) => Promise<void>;
  readonly limits: RateLimits;
  readonly contextFor: (asked: Pick<Context, "viewer" | "address">) => Context;
  /** Returns the network address of a request. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Creates what admits requests; each is counted once, whoever asks. */
export function createAdmit({ authenticate, noteUse, limits, contextFor, addressOf }: AdmissionDeps): Admit {
  const admissions = new WeakMap<IncomingMessage, Promise<Admission>>();

  const admit: Admit = async (request) => {
    const viewer = await authenticate(request);
    identifyCaller(viewer.person.email);
    await noteUse?.(viewer);
    const rate = await countAgainstRate(limits, viewer);
    return { context: contextFor({ viewer, address: addressOf(request) }), rate };
  };

  return (request) => {
    const admission = admissions.get(request) ?? admit(request);
    admissions.set(request, admission);
    return admission;
  };
}
