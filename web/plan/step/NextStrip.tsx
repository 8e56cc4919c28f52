import { Button } from "antd";
import { ArrowRight, Check, CircleCheckBig } from "lucide-react";
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
import { DayDialog } from "./DayDialog.js";
import type { DayTexts } from "./dayTexts.js";
import { LaterButton } from "./LaterButton.js";
import type { JobHunt, JobHuntStep } from "./optimistic.js";
import type { ActOnStep } from "./useStepActions.js";
import { useStepChanges } from "./useStepChanges.js";
import { advanceMessages } from "./advanceMessages.js";
import { nextOf, nextStepOf } from "./huntNext.js";
import { nextMessages as messages } from "./nextMessages.js";
import { PausedStrip } from "./PausedStrip.js";
import { Strip } from "./Strip.js";
import { stripParts } from "./stripParts.js";
import { useAdvance } from "./useAdvance.js";

interface NextStripProps {
  readonly hunt: JobHunt;
  readonly today: Day;
  readonly days: DayTexts;
  readonly onAct: ActOnStep;
  readonly onPause: () => void;
  /** Binds D to Done and S to Later: the strip is the only one on its screen. */
  readonly hasKeys?: boolean;
}

/** What is next in an open hunt, with the actions for it; nothing in a hunt that has ended. */
export function NextStrip(props: NextStripProps) {
  const { hunt, today, days } = props;
  const next = nextOf(hunt, today);
  const step = nextStepOf(hunt);
  if (next === null) return null;
  if (hunt.pausedUntil !== null) return <PausedStrip hunt={hunt} until={hunt.pausedUntil} days={days} />;
  if (next.kind === "COMPLETE" || step === undefined) return <CompleteStrip hunt={hunt} />;
  return <StepStrip {...props} step={step} />;
}

function CompleteStrip({ hunt }: { readonly hunt: JobHunt }) {
  const t = useT();
  const { hint, advance } = useAdvance(hunt);
  return (
    <Strip>
      <Stop status="DONE" />
      <div>
        <b>{t(messages.everyStep)}</b>
      </div>
      <Button
        size="small"
        type="primary"
        icon={<Icon of={CircleCheckBig} size={15} />}
        title={hint}
        aria-label={`${t(advanceMessages.complete)}: ${hunt.name}`}
        onClick={advance}
      >
        {t(advanceMessages.complete)}
      </Button>
    </Strip>
  );
}

function StepStrip({
  hunt,
  step,
  today,
  days,
  onAct,
  onPause,
  hasKeys = false,
}: NextStripProps & { readonly step: JobHuntStep }) {
  const t = useT();
  const changes = useStepChanges();
  const isOnline = useOnline();
  const [isMoving, setMoving] = useState(false);
  const hint = isOnline ? undefined : t(screenMessages.offlineHint);
  const name = t(stepNames[step.name]);
  const target = { jobHuntId: hunt.id, step: step.name, jobHunt: hunt };
  const done = (): void => onAct(step, "COMPLETE");
  const open = (): void => onAct(step, "OPEN");
  useScreenCommand({ id: "nextDone", label: t(messages.done, { name }), icon: Check, run: done }, isOnline);
  useScreenCommand({ id: "nextOpen", label: t(messages.openWhat, { name }), icon: ArrowRight, run: open });
  useShortcut("d", done, hasKeys && isOnline);
  useShortcut("s", () => setMoving(true), hasKeys && isOnline);
  return (
    <Strip>
      <Stop status={step.status} />
      <div>
        <b>{t(messages.nextStep, { step: name })}</b>
        <small>
          {step.dueOn === null && (
            <SetOne name={name} today={today} onDay={(day) => void changes.moveTo(target, day)} />
          )}
          {stripParts(hunt, step, { t, today, days }).map(({ key, text, isLate }) => (
            <span key={key} className={isLate ? "is-late" : undefined}>
              {text}
            </span>
          ))}
        </small>
      </div>
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
