import type { WorkloadFigures } from "./figures.js";

/** The processor time of the product as a multiple of the limit's, by workload. */
export type KeptRatios = Readonly<Record<string, number>>;

/** So many times the kept ratio is still accepted: less is within what two runs differ by. */
export const ACCEPTED = 1.25;

/** Returns the ratios of a run. */
export function ratiosOf(figures: readonly WorkloadFigures[]): KeptRatios {
  return Object.fromEntries(
    figures.map(({ workload, servers }) => [workload, round(servers["product"]?.processorRatio ?? NaN)]),
  );
}

/** Returns a sentence for each workload whose ratio is worse than accepted, or that has none that is kept. */
export function findWorse(ratios: KeptRatios, kept: KeptRatios): readonly string[] {
  return Object.entries(ratios).flatMap(([workload, ratio]) => {
    const expected = kept[workload];
    if (expected === undefined) return [`${workload}: no ratio is kept for it. Keep one by --keep.`];
    if (ratio <= expected * ACCEPTED) return [];
    return [
      `${workload}: ${ratio} times the processor time of the limit, and ${expected} is kept; accepted is ${ACCEPTED} times that.`,
    ];
  });
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}
