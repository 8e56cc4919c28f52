import { READY, type CheckReadiness } from "./readiness.js";

/** Who asked within this time whether the process is ready will ask again. */
const ASKED_RECENTLY_MS = 60_000;

/** Tells those who look at `/readyz` that the process is about to stop, and knows whether there are any. */
export class StopNotice {
  #isGiven = false;
  #askedAt = -Infinity;

  /** Unavailable once the process is about to stop; to be asked at each question whether it is ready. */
  readonly check: CheckReadiness = () => {
    this.#askedAt = performance.now();
    return Promise.resolve(this.#isGiven ? { status: "unavailable", reason: "The process is about to stop." } : READY);
  };

  /** From now on the process is not ready. True when somebody has been asking, who should be given time to see it. */
  give(): boolean {
    this.#isGiven = true;
    return performance.now() - this.#askedAt < ASKED_RECENTLY_MS;
  }
}
