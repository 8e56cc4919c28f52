import { ArrowRight } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStep } from "../step/optimistic.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useStepActions } from "../step/useStepActions.js";
import type { GuidedHunt } from "./guideView.js";
import { useOnline } from "../../lib/useOnline.js";
import { useGoToStep } from "../step/useGoToStep.js";

/** The step that follows: a press opens it. */
export function NextStep({ hunt, next }: { readonly hunt: GuidedHunt; readonly next: JobHuntStep }) {
  const t = useT();
  const days = useDayTexts();
  const isOnline = useOnline();
  const act = useStepActions(hunt);
  const go = useGoToStep();
  const open = (): void => {
    // Its guide can be read while the server cannot be told.
    if (next.status === "ACTIVE" || !isOnline) go(hunt, next);
    else act(next, "OPEN");
  };
  return (
    <button type="button" className="nextstep" onClick={open}>
      <Stop status={next.status} />
      <span>
        <b>{t(stepNames[next.name])}</b>
        {next.dueOn !== null && <small>{days.due(next.dueOn, false)}</small>}
      </span>
      <Icon of={ArrowRight} />
    </button>
  );
}
