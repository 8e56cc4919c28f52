import type { StepName } from "../../schema.generated.js";
import type { LinkFieldState } from "./LinkBox.js";
import { LinkField } from "./LinkField.js";
import type { HuntLinkKind, LinkedRecord } from "./ties.js";
import type { LinkHunt } from "./useHuntTies.js";
import { useHuntTarget } from "./useHuntTarget.js";

interface HuntLinkFieldProps extends LinkFieldState {
  readonly jobHunt: LinkHunt;
  readonly kind: HuntLinkKind;
  readonly step: StepName | undefined;
  readonly onLinked: ((record: LinkedRecord) => void) | undefined;
}

/** The field of a link box of a hunt. */
export function HuntLinkField({ jobHunt, kind, step, onLinked, ...state }: HuntLinkFieldProps) {
  const target = useHuntTarget({ jobHunt, kind, step, onLinked });
  return <LinkField {...state} target={target} />;
}
