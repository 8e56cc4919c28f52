import type { ErrorCode } from "./errors.js";
import type { Logger } from "./logger.js";
import type { Refusal } from "./refusals.js";

/** Counts failures by their code, and refusals by their reason. */
export interface FailureCounter {
  countFailure(code: ErrorCode): void;
  countRefusal(refusal: Refusal): void;
}

/** The reporting of failures to the operator: an entry in the server's log and a count in the metrics. */
export interface FailureReport {
  readonly logger: Logger;
  readonly counter: FailureCounter;
}
