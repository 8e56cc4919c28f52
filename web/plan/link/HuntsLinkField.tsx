import type { LinkFieldState } from "./LinkBox.js";
import { LinkField } from "./LinkField.js";
import type { Tie } from "./ties.js";
import { useHuntsTarget, type LinkedOwner } from "./useHuntsTarget.js";

interface HuntsLinkFieldProps extends LinkFieldState {
  readonly record: LinkedOwner;
  readonly ties: readonly Tie[];
}

/** The field that links hunts with a record. */
export function HuntsLinkField({ record, ties, ...state }: HuntsLinkFieldProps) {
  return <LinkField {...state} target={useHuntsTarget(record, ties)} />;
}
