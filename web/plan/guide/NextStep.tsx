import { ArrowRight } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { Stop } from "../../components/line/Stop.js";
import { useOnline } from "../../lib/useOnline.js";
import type { HuntNext } from "../step/huntNext.js";
import { stepOf } from "../step/optimistic.js";
import { useGoToStep } from "../step/useGoToStep.js";
import { useNextText } from "../step/useNextText.js";
import { useStepActions } from "../step/useStepActions.js";
import type { GuidedHunt } from "./guideView.js";

/** What follows once the step is done, as the server says it; where that is a step, a press opens it. */
export function NextStep({ hunt, next }: { readonly hunt: GuidedHunt; readonly next: HuntNext }) {
  const text = useNextText()({ next, pausedUntil: hunt.pausedUntil });
  const isOnline = useOnline();
  const act = useStepActions(hunt);
  const go = useGoToStep();
  const step = next.step === null ? undefined : stepOf(hunt, next.step);
  const words = (
    <span>
      <b>{text?.what}</b>
      {next.day !== null && text?.when && <small>{text.when}</small>}
    </span>
  );
  if (step === undefined) return <p className="nextstep">{words}</p>;
  const open = (): void => {
    // Its guide can be read while the server cannot be told.
    if (step.status === "ACTIVE" || !isOnline) go(hunt, step);
    else act(step, "OPEN");
  };
  return (
    <button type="button" className="nextstep" onClick={open}>
      <Stop status={step.status} />
      {words}
      <Icon of={ArrowRight} />
    </button>
  );
}
