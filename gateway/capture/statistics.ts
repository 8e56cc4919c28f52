/** What was read: pasted text, the page at an address, or an advert by the language model. */
export const CAPTURE_SOURCES = ["text", "page", "model"] as const;
/** One of the sources. */
export type CaptureSource = (typeof CAPTURE_SOURCES)[number];

/**
 * How a reading ended: `ok`; `plain-text` when a page was too large or too slow for more than its words; `timed-out` when
 * even those took too long; `refused` when the person or the server had too much to read at once; `failed` otherwise,
 * above all because the page did not come or the model did not answer.
 */
export const CAPTURE_OUTCOMES = ["ok", "plain-text", "timed-out", "refused", "failed"] as const;
/** One of the outcomes. */
export type CaptureOutcome = (typeof CAPTURE_OUTCOMES)[number];

/** Told of each reading when it has ended. */
export type CountCapture = (source: CaptureSource, outcome: CaptureOutcome) => void;

/** How many readings of one source ended one way. */
export interface CaptureCount {
  readonly source: CaptureSource;
  readonly outcome: CaptureOutcome;
  readonly count: number;
}

/** Counts readings since the process began. */
export class CaptureStatistics {
  private readonly counts = new Map<string, number>();

  /** Counts one reading. */
  readonly count: CountCapture = (source, outcome) => {
    const key = keyOf(source, outcome);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  };

  /** The counts of every source and outcome, zeros included, always in the same order. */
  snapshot(): readonly CaptureCount[] {
    return CAPTURE_SOURCES.flatMap((source) =>
      CAPTURE_OUTCOMES.map((outcome) => ({ source, outcome, count: this.counts.get(keyOf(source, outcome)) ?? 0 })),
    );
  }
}

function keyOf(source: CaptureSource, outcome: CaptureOutcome): string {
  return `${source}/${outcome}`;
}
