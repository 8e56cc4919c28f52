/** What a proof is told when it runs. */
export interface ProofOptions {
  /** How often the fault is caused. */
  readonly rounds: number;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
}

/** What a proof found. */
export interface ProofResult {
  /** The measured figures by name, in the order they are printed. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** One sentence for each promise that was not kept; empty when all were. */
  readonly broken: readonly string[];
}

/** Causes one kind of fault over and over against the built product, and counts what was lost. */
export interface Proof {
  /** What is promised, in one sentence. */
  readonly promise: string;
  /** The rounds of a run by hand that names no other number. */
  readonly rounds: number;
  run(options: ProofOptions): Promise<ProofResult>;
}
