import { Button } from "../../components/controls/Button.js";
import { ArrowRight, Check } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import { screenMessages } from "../../components/screenMessages.js";
import type { Day } from "../../lib/days.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { DayDialog } from "../step/DayDialog.js";
import type { DayTexts } from "../step/dayTexts.js";
import { LaterButton } from "../step/LaterButton.js";
import { nextMessages as messages } from "../step/nextMessages.js";
import type { WholeHunt, JobHuntStep } from "../step/optimistic.js";
import { useReasonTexts } from "../step/useReasonTexts.js";
import type { ActOnStep } from "../step/useStepActions.js";
import { useStepChanges } from "../step/useStepChanges.js";
import { Strip } from "./Strip.js";
import { stripParts } from "./stripParts.js";

interface StepStripProps {
  readonly hunt: WholeHunt;
  /** The step that is next. */
  readonly step: JobHuntStep;
  readonly today: Day;
  readonly days: DayTexts;
  readonly onAct: ActOnStep;
  readonly onPause: () => void;
  readonly hasKeys?: boolean;
  readonly isPending: boolean;
}

/** The step that is next in an open hunt: when it is due and why, Done, Later and Open. */
export function StepStrip({ hunt, step, today, days, onAct, onPause, hasKeys = false, isPending }: StepStripProps) {
  const t = useT();
  const changes = useStepChanges();
  const reasons = useReasonTexts();
  const isOnline = useOnline();
  const [isMoving, setMoving] = useState(false);
  const hint = isOnline ? undefined : t(screenMessages.offlineHint);
  const name = t(stepNames[step.name]);
  const target = { jobHuntId: hunt.id, step: step.name, jobHunt: hunt };
  const canAct = isOnline && !isPending;
  const done = (): void => onAct(step, "COMPLETE");
  const open = (): void => onAct(step, "OPEN");
  useScreenCommand({ id: "nextDone", label: t(messages.done, { name }), icon: Check, run: done }, canAct);
  useScreenCommand({ id: "nextOpen", label: t(messages.openWhat, { name }), icon: ArrowRight, run: open });
  useShortcut("d", done, hasKeys && canAct);
  useShortcut("s", () => setMoving(true), hasKeys && canAct);
  const text = (
    <>
      <b>{name}</b>
      <small>
        {step.dueOn === null && <SetOne name={name} today={today} onDay={(day) => void changes.moveTo(target, day)} />}
        {stripParts(hunt, { t, today, days, reasons }).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </small>
    </>
  );
  return (
    <Strip mark={<Stop status={step.status} />} text={text} isPending={isPending}>
      <Button
        size="small"
        type="primary"
        icon={<Icon of={Check} size={15} />}
        aria-label={t(messages.done, { name })}
        title={hint}
        disabled={!isOnline}
        onClick={done}
      >
        {t(statusNames.DONE)}
      </Button>
      <LaterButton
        target={target}
        name={name}
        dueOn={step.dueOn}
        changes={changes}
        onPause={onPause}
        isDisabled={!isOnline}
        hint={hint}
        {...(hasKeys && { isOpen: isMoving, onOpenChange: setMoving })}
      />
      <Button
        size="small"
        type="text"
        icon={<Icon of={ArrowRight} size={15} />}
        aria-label={t(messages.openWhat, { name })}
        onClick={open}
      >
        {t(messages.open)}
      </Button>
    </Strip>
  );
}

interface SetOneProps {
  readonly name: string;
  readonly today: Day;
  readonly onDay: (day: Day) => void;
}

function SetOne({ name, today, onDay }: SetOneProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <span>
      {t(messages.noDateSet)}{" "}
      <button type="button" className="linkish" onClick={() => setAsking(true)}>
        {t(messages.setOne)}
      </button>
      {isAsking && (
        <DayDialog
          title={name}
          action={t(messages.setDate)}
          initial=""
          min={today}
          onDay={onDay}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
