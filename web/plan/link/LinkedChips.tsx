import type { ReactNode } from "react";
import { useT } from "../../lib/useT.js";
import { componentMessages } from "../../components/messages.js";
import type { StepName } from "../../schema.generated.js";
import { Chips } from "./Chips.js";
import { LinkBox } from "./LinkBox.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { JobHuntLinkKind } from "./ties.js";
import { placeOf, useJobHuntTies, type LinkHunt } from "./useJobHuntTies.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";
import "./ties.css";

interface LinkedChipsProps {
  readonly jobHunt: LinkHunt;
  readonly kind: JobHuntLinkKind;
  /** Shows the links of this step; absent: each linked record once, wherever it is linked. */
  readonly step?: StepName;
  /** The accessible name of the list, e.g. `People`. */
  readonly label: string;
  /** Shows the button that links another one at the end. */
  readonly hasBox?: boolean;
  /** The words on that button, where they differ from the default. */
  readonly boxLabel?: string;
  /** Asks what a company is for the hunt. */
  readonly asksRole?: boolean;
  /** What is shown in place of the chips where there are none. */
  readonly empty?: ReactNode;
  /** What is shown after the chips, before that button. */
  readonly children?: ReactNode;
}

/** The records of a kind that a hunt or a step is linked with, as chips with a card each. */
export function LinkedChips(props: LinkedChipsProps) {
  const { jobHunt, kind, step, label, hasBox = false, boxLabel, asksRole = false, empty, children } = props;
  const t = useT();
  const { ties, hasFailed, tryAgain } = useJobHuntTies(jobHunt.id, kind, step);
  const { remove } = useLinkChanges();
  const { unlink } = useLinkMutations();
  if (hasFailed) {
    return (
      <p className="quiet" role="alert">
        {t(messages.notLoaded)}{" "}
        <button type="button" className="link-button" onClick={tryAgain}>
          {t(componentMessages.tryAgain)}
        </button>
      </p>
    );
  }
  return (
    <Chips
      label={label}
      ties={ties}
      onUnlink={(tie) => {
        const link = { jobHuntId: jobHunt.id, kind, id: tie.record.id, ...(tie.step && { step: tie.step }) };
        void remove(placeOf(jobHunt.id, kind, step), tie, () => unlink(link));
      }}
    >
      {ties?.length === 0 && empty}
      {children}
      {hasBox && (
        <LinkBox
          jobHunt={jobHunt}
          kind={kind}
          asksRole={asksRole}
          {...(step !== undefined && { step })}
          {...(boxLabel !== undefined && { label: boxLabel })}
        />
      )}
    </Chips>
  );
}
