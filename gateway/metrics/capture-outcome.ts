/** What was read: pasted text, the page at an address, or an advert by the language model. */
export type CaptureSource = "text" | "page" | "model";

/**
 * How a reading ended: `ok`; `plain-text` when a page was too large or too slow for more than its words; `timed-out` when
 * even those took too long; `refused` when the person or the server had too much to read at once; `failed` otherwise,
 * above all because the page did not come or the model did not answer.
 */
export type CaptureOutcome = "ok" | "plain-text" | "timed-out" | "refused" | "failed";

/** Told of each reading when it has ended. */
export type CountCapture = (source: CaptureSource, outcome: CaptureOutcome) => void;
