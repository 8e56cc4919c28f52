import { READY, type CheckReadiness } from "../platform/readiness.js";

/** The time within which a client that asked for the readiness is expected to ask again. */
const ASKED_RECENTLY_MS = 60_000;

/** Announces at `/readyz` that the process is about to stop, and records whether any client asks. */
export class StopNotice {
  #isGiven = false;
  #askedAt = -Infinity;

  /** Returns unavailable once the process is about to stop; it must run at every request for the readiness. */
  readonly check: CheckReadiness = () => {
    this.#askedAt = performance.now();
    return Promise.resolve(this.#isGiven ? { status: "unavailable", reason: "The process is about to stop." } : READY);
  };

  /** Makes the process not ready. Returns true when a client has been asking, which needs time to see it. */
  give(): boolean {
    this.#isGiven = true;
    return performance.now() - this.#askedAt < ASKED_RECENTLY_MS;
  }
}
