import { Button } from "../../components/controls/Button.js";
import { ArrowRight, Flag, MailOpen } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import { signMessages } from "../sign/signMessages.js";
import type { HuntNext } from "../step/huntNext.js";
import { nextMessages as messages } from "../step/nextMessages.js";
import { stepOf, type WholeHunt } from "../step/optimistic.js";
import { useGoToStep } from "../step/useGoToStep.js";
import { useNextText } from "../step/useNextText.js";
import { Strip } from "./Strip.js";

interface DayStripProps {
  readonly hunt: WholeHunt;
  readonly next: HuntNext;
  readonly isPending: boolean;
}

/** The step that a day is for, by the key of its hint. */
const STEPS: ReadonlyMap<string | undefined, StepName> = new Map([
  ["lastDayToApply", "SEND_APPLICATION_BUNDLE"],
  ["answerBy", "OFFER_ACCEPTANCE"],
  ["signBy", "SIGN_AND_RETURN_OFFER"],
]);

const answer = lazyComponent(async () => (await import("../sign/AnswerDialog.js")).AnswerDialog);

/** A day that is next in an open hunt and that no step has: one that others set, or one that was promised. */
export function DayStrip({ hunt, next, isPending }: DayStripProps) {
  const t = useT();
  const goToStep = useGoToStep();
  const text = useNextText()(hunt);
  const [isAnswering, setAnswering] = useState(false);
  const name = STEPS.get(next.hint?.key);
  const step = name === undefined ? undefined : stepOf(hunt, name);
  const what = (
    <>
      <b>{text?.what}</b>
      <small>
        <span className={next.isLate ? "is-late" : undefined}>{text?.when}</span>
      </small>
    </>
  );
  return (
    <Strip mark={<Icon of={Flag} size={18} />} text={what} isPending={isPending}>
      {step !== undefined && (
        <Button
          size="small"
          icon={<Icon of={ArrowRight} size={15} />}
          aria-label={t(messages.openWhat, { name: t(stepNames[step.name]) })}
          onClick={() => goToStep(hunt, step)}
        >
          {t(stepNames[step.name])}
        </Button>
      )}
      {next.kind === "PROMISE" && (
        <Button size="small" icon={<Icon of={MailOpen} size={15} />} onClick={() => setAnswering(true)}>
          {t(signMessages.open)}
        </Button>
      )}
      {isAnswering && (
        <Suspense fallback={null}>
          <answer.Component jobHunt={hunt} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </Strip>
  );
}
