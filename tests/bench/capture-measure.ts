import { createExtractor } from "../../gateway/capture/extractor.js";
import type { AdvertModel } from "../../gateway/capture/types.js";
import {
  judge,
  readInput,
  tally,
  wireFields,
  type AdvertSet,
  type GoldAdvert,
  type Predictions,
  type Tally,
  type Verdict,
} from "./capture-folder.js";

/** An advert with the verdicts on its fields, and the milliseconds that it took. */
export interface JudgedAdvert {
  readonly file: string;
  readonly kind: string;
  readonly language: string;
  readonly verdicts: readonly Verdict[];
  readonly fields: Predictions;
  readonly milliseconds: number;
}

/** The result of a set. */
export interface SetResult {
  readonly set: AdvertSet;
  readonly adverts: readonly JudgedAdvert[];
}

/**
 * Reads every advert of a set and compares it with what has to be found; with rules and page data alone, or with the model
 * of each advert.
 */
export async function measureSet(
  folder: string,
  set: AdvertSet,
  modelOf: (advert: GoldAdvert) => AdvertModel | undefined = () => undefined,
): Promise<SetResult> {
  const judged: JudgedAdvert[] = [];
  for (const advert of set.adverts) {
    const input = readInput(folder, advert);
    const today = advert.today === undefined ? new Date() : new Date(`${advert.today}T12:00:00Z`);
    const extractor = createExtractor({ clock: { now: () => today }, model: modelOf(advert) });
    // The first reading builds the word lists.
    if (judged.length === 0) await extractor.extract(input);
    const start = performance.now();
    const extraction = await extractor.extract(input);
    const milliseconds = performance.now() - start;
    const fields = wireFields(extraction);
    const { file, kind, language } = advert;
    judged.push({ file, kind, language, fields, verdicts: judge(advert, fields), milliseconds });
  }
  return { set, adverts: judged };
}

/** Returns the counts of a whole set. */
export function totalOf({ adverts }: SetResult): Tally {
  return tally(adverts.flatMap(({ verdicts }) => verdicts));
}

/** Returns the number of wrong values per advert. */
export function perAdvert(result: SetResult): number {
  return totalOf(result).wrong / Math.max(result.adverts.length, 1);
}
