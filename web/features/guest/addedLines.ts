import type { RecordKind } from "../../lib/recordKinds.js";
import type { GuestAdditionsQuery } from "./guest.generated.js";

type GuestAdded = NonNullable<GuestAdditionsQuery["viewer"]["guest"]>;

/** One line about what a guest added; `CHANGED` counts changed records of the example, `MORE` what is left out. */
export interface AddedLine {
  readonly kind: RecordKind | "CHANGED" | "MORE";
  readonly count: number;
  readonly names: readonly string[];
}

const LINES_MAX = 5;

/** Returns at most five lines about what a guest added to the example, the hunts first; none when it is untouched. */
export function addedLines({ additions, changed }: GuestAdded): readonly AddedLine[] {
  const hunts = additions.filter(({ kind }) => kind === "JOB_HUNT");
  const others = additions.filter(({ kind }) => kind !== "JOB_HUNT");
  const lines: readonly AddedLine[] = [
    ...hunts,
    ...others,
    ...(changed === 0 ? [] : [{ kind: "CHANGED", count: changed, names: [] } as const]),
  ];
  if (lines.length <= LINES_MAX) return lines;
  const rest = lines.slice(LINES_MAX - 1);
  const count = rest.reduce((sum, line) => sum + line.count, 0);
  return [...lines.slice(0, LINES_MAX - 1), { kind: "MORE", count, names: [] }];
}
