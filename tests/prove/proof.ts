/** What whoever runs a proof decides. */
export interface ProofOptions {
  /** How often the fault is caused. */
  readonly rounds: number;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
}

/** What each round must add at least: one in which nothing could be lost proves nothing. */
export interface Minimum {
  readonly count: number;
  readonly unit: "acknowledged changes" | "answered requests";
}

/** One time that a proof causes its fault. */
export interface Round {
  /** 1 for the first. */
  readonly number: number;
  /**
   * Resolves once the round has added the minimum, so that a slow machine takes longer and does not fail; does `work`
   * again and again until then. A round that has not added it after five minutes is the last.
   */
  readonly untilMinimum: (work?: () => Promise<unknown>) => Promise<void>;
}

/** What a proof is given when it runs. */
export interface ProofRun {
  readonly say: ProofOptions["say"];
  /** Begins one round after the other; `total` returns what all rounds have added so far, in the unit of the minimum. */
  readonly inTurn: (total: () => number) => Iterable<Round>;
}

/** What a proof found. */
export interface ProofResult {
  /** The measured figures by name, in the order they are printed. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** One sentence for each promise that was not kept; empty when all were. */
  readonly broken: readonly string[];
}

/** Causes one kind of fault over and over against the built product, and counts what was lost. `runProof` runs it. */
export interface Proof {
  /** What is promised, in one sentence. */
  readonly promise: string;
  /** The rounds of a run by hand that names no other number. */
  readonly rounds: number;
  readonly minimum: Minimum;
  run(run: ProofRun): Promise<ProofResult>;
}
