import { diffLines, diffWordsWithSpace } from "diff";

/** A part of two adverts: of both, or of one alone. */
interface ComparedPart {
  readonly value: string;
  /** True: only the current advert has it. */
  readonly added: boolean;
  /** True: only the earlier one has it. */
  readonly removed: boolean;
}

/** The longest texts that are compared word by word, in characters together; longer ones are compared line by line. */
const WORDS_MAX = 12_000;

/** The milliseconds after which a comparison is given up: texts without a common order take many seconds. */
const LIMIT = { timeout: 300 } as const;

/**
 * Returns two adverts as their parts, in order: by words, by lines where they are long or have little in common, and as
 * one removed and one added part where that takes too long as well.
 */
export function compareAdverts(earlier: string, advert: string): readonly ComparedPart[] {
  const isLong = earlier.length + advert.length > WORDS_MAX;
  return (
    (isLong ? undefined : diffWordsWithSpace(earlier, advert, LIMIT)) ??
    diffLines(earlier, advert, LIMIT) ?? [
      { value: earlier, added: false, removed: true },
      { value: advert, added: true, removed: false },
    ]
  );
}
