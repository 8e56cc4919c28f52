import { Button } from "../../components/controls/Button.js";
import { CircleCheckBig } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { Stop } from "../../components/line/Stop.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "../appointment/appointment.generated.js";
import { advanceMessages } from "../step/advanceMessages.js";
import { useIsChanging } from "../step/changingHunts.js";
import type { DayTexts } from "../step/dayTexts.js";
import { nextMessages as messages } from "../step/nextMessages.js";
import { stepOf, type WholeHunt } from "../step/optimistic.js";
import { useAdvance } from "../step/useAdvance.js";
import type { ActOnStep } from "../step/useStepActions.js";
import { AppointmentStrip } from "./AppointmentStrip.js";
import { DayStrip } from "./DayStrip.js";
import { PausedStrip } from "./PausedStrip.js";
import { StepStrip } from "./StepStrip.js";
import { Strip } from "./Strip.js";

interface NextStripProps {
  readonly hunt: WholeHunt;
  /** Those of the hunt, as far as they are loaded. */
  readonly appointments: readonly Appointment_AppointmentFragment[];
  readonly today: Day;
  readonly days: DayTexts;
  readonly onAct: ActOnStep;
  readonly onPause: () => void;
  /** Binds D to Done and S to Later: the strip is the only one on its screen. */
  readonly hasKeys?: boolean;
}

/** What is next in an open hunt, with the actions for it; nothing in a hunt that has ended. */
export function NextStrip({ appointments, ...props }: NextStripProps) {
  const { hunt, today, days } = props;
  const { next } = hunt;
  const isPending = useIsChanging(hunt.id);
  if (next === null) return null;
  const step = next.step === null ? undefined : stepOf(hunt, next.step);
  if (next.kind === "COMPLETE") return <CompleteStrip hunt={hunt} isPending={isPending} />;
  if (next.kind === "PAUSED") {
    return <PausedStrip hunt={hunt} until={hunt.pausedUntil ?? today} days={days} isPending={isPending} />;
  }
  if (step !== undefined) return <StepStrip {...props} step={step} isPending={isPending} />;
  const appointment = appointments.find(({ id }) => id === next.appointment?.id);
  if (appointment !== undefined) {
    return <AppointmentStrip key={appointment.id} hunt={hunt} appointment={appointment} isPending={isPending} />;
  }
  return <DayStrip hunt={hunt} next={next} isPending={isPending} />;
}

function CompleteStrip({ hunt, isPending }: { readonly hunt: WholeHunt; readonly isPending: boolean }) {
  const t = useT();
  const { hint, advance } = useAdvance(hunt);
  return (
    <Strip mark={<Stop status="DONE" />} text={<b>{t(messages.everyStep)}</b>} isPending={isPending}>
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
