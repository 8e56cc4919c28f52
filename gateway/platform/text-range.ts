/** A range of a text: the offsets of its first character and of the one after its last, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the first of the longest ranges; undefined of none. */
export function longestOf<Range extends TextRange>(ranges: readonly Range[]): Range | undefined {
  return ranges.reduce<Range | undefined>(
    (best, range) => (best === undefined || lengthOf(range) > lengthOf(best) ? range : best),
    undefined,
  );
}

/** Returns the longest ranges, at most so many, in the order in which they were given. */
export function longestOnes<Range extends TextRange>(ranges: readonly Range[], most: number): readonly Range[] {
  if (ranges.length <= most) return ranges;
  const kept = new Set(ranges.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, most));
  return ranges.filter((range) => kept.has(range));
}

function lengthOf({ start, end }: TextRange): number {
  return end - start;
}
