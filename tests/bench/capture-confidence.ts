import { CHECK_BELOW } from "../../schema/limits.js";
import type { SetResult } from "./capture-measure.js";
import { row } from "./capture-report.js";

/** Where the bands of the confidence begin for which a set is reported. */
const BANDS = [0, 0.6, 0.7, 0.8, CHECK_BELOW, 0.92, 0.96];

/** A value that was found, with what was said of it. */
export interface JudgedValue {
  readonly confidence: number;
  readonly isRight: boolean;
}

/** Returns the values that were found in the adverts of a set. */
export function valuesOf({ adverts }: SetResult): JudgedValue[] {
  return adverts.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ confidence, outcome }) =>
      confidence === null || outcome === "blank" || outcome === "missed"
        ? []
        : [{ confidence, isRight: outcome === "hit" }],
    ),
  );
}

/** Returns how far the confidence is from the share that is right: the mean over the bands, each by its number of values. */
export function meanError(values: readonly JudgedValue[]): number {
  const bands = bandsOf(values).filter(({ members }) => members.length > 0);
  const sum = bands.reduce((total, { members, said, right }) => total + members.length * Math.abs(said - right), 0);
  return sum / Math.max(values.length, 1);
}

/** What "please check" does in a set. */
export interface Marks {
  readonly perAdvert: number;
  /** The share of the wrong values that are marked, and the share of the marked that are wrong. */
  readonly caught: number;
  readonly wrongOfMarked: number;
}

/** Returns what marking every value below CHECK_BELOW does. */
export function marksOf(values: readonly JudgedValue[], adverts: number): Marks {
  const marked = values.filter(({ confidence }) => confidence < CHECK_BELOW);
  const wrong = values.filter(({ isRight }) => !isRight).length;
  const found = marked.filter(({ isRight }) => !isRight).length;
  return {
    perAdvert: marked.length / Math.max(adverts, 1),
    caught: found / Math.max(wrong, 1),
    wrongOfMarked: found / Math.max(marked.length, 1),
  };
}

/** Returns the report of the confidence of a set. */
export function confidenceReport(result: SetResult): string {
  const values = valuesOf(result);
  const { perAdvert, caught, wrongOfMarked } = marksOf(values, result.adverts.length);
  const lines = bandsOf(values).map(({ from, members, said, right }) =>
    row(`said from ${from}`, [String(members.length), said.toFixed(3), right.toFixed(3)]),
  );
  return [
    row("confidence", ["values", "said", "right"]),
    ...lines,
    `mean error ${meanError(values).toFixed(3)}; marked per advert ${perAdvert.toFixed(2)}; of the wrong values marked ${caught.toFixed(2)}; of the marked wrong ${wrongOfMarked.toFixed(2)}`,
  ].join("\n");
}

function bandsOf(values: readonly JudgedValue[]) {
  return BANDS.map((from, at) => {
    const to = BANDS[at + 1] ?? 2;
    const members = values.filter(({ confidence }) => confidence >= from && confidence < to);
    const share = (sum: number) => sum / Math.max(members.length, 1);
    return {
      from,
      members,
      said: share(members.reduce((sum, { confidence }) => sum + confidence, 0)),
      right: share(members.filter(({ isRight }) => isRight).length),
    };
  });
}
