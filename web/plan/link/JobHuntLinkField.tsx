import type { StepName } from "../../schema.generated.js";
import type { LinkFieldState } from "./LinkBox.js";
import { LinkField } from "./LinkField.js";
import type { JobHuntLinkKind, LinkedRecord } from "./ties.js";
import type { LinkHunt } from "./useJobHuntTies.js";
import { useJobHuntTarget } from "./useJobHuntTarget.js";

interface JobHuntLinkFieldProps extends LinkFieldState {
  readonly jobHunt: LinkHunt;
  readonly kind: JobHuntLinkKind;
  readonly step: StepName | undefined;
  readonly asksRole: boolean | undefined;
  readonly onLinked: ((record: LinkedRecord) => void) | undefined;
}

/** The field of a link box of a hunt. */
export function JobHuntLinkField({ jobHunt, kind, step, asksRole, onLinked, ...state }: JobHuntLinkFieldProps) {
  const target = useJobHuntTarget({ jobHunt, kind, step, asksRole, onLinked });
  return <LinkField {...state} target={target} />;
}
