import { Button } from "antd";
import { ArrowRight, CalendarClock, Check } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { huntSheetPath } from "../../lib/huntSheetPath.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useGo } from "../../lib/useGo.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "../../plan/appointment/appointment.generated.js";
import { appointmentIcons } from "../../plan/appointment/appointmentIcons.js";
import { Question } from "../../plan/appointment/Question.js";
import { WhereText } from "../../plan/appointment/WhereText.js";
import { AppointmentDialog, preloadAppointmentDialog } from "../../plan/appointment/loadAppointmentDialog.js";
import { useAppointmentTexts } from "../../plan/appointment/useAppointmentTexts.js";
import { whereOf } from "../../plan/appointment/whereOf.js";
import { nextMessages } from "../../plan/step/nextMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { Strip } from "../../plan/step/Strip.js";
import { appointmentMessages as messages } from "./appointmentMessages.js";

interface AppointmentStripProps {
  readonly hunt: JobHunt;
  readonly appointment: Appointment_AppointmentFragment;
  /** Its time has come. */
  readonly hasCome: boolean;
}

const outcomeChoice = lazyComponent(
  async () => (await import("../../plan/appointment/OutcomeChoice.js")).OutcomeChoice,
);

/** The appointment that is next in an open hunt: the way to the hunt sheet, and once its time has come, how it went. */
export function AppointmentStrip({ hunt, appointment, hasCome }: AppointmentStripProps) {
  const t = useT();
  const go = useGo();
  const texts = useAppointmentTexts();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const hint = isOnline ? undefined : t(screenMessages.offlineHint);
  const name = texts.round(appointment);
  return (
    <Strip>
      <Icon of={appointmentIcons[appointment.kind]} size={18} />
      <div>
        <b>{hasCome ? name : t(nextMessages.nextStep, { step: name })}</b>
        <small>
          <span>{texts.when(appointment)}</span>
          <span>{texts.kind(appointment)}</span>
          {whereOf(appointment) !== undefined && (
            <span>
              <WhereText appointment={appointment} />
            </span>
          )}
        </small>
      </div>
      {hasCome && (
        <Button
          size="small"
          type="primary"
          icon={<Icon of={Check} size={15} />}
          disabled={!isOnline}
          title={hint}
          aria-expanded={isAsking}
          onClick={() => setAsking(true)}
        >
          {t(messages.howDidItGo)}
        </Button>
      )}
      <Button
        size="small"
        icon={<Icon of={CalendarClock} size={15} />}
        aria-label={`${t(messages.change)}: ${name}`}
        aria-haspopup="dialog"
        disabled={!isOnline}
        title={hint}
        onPointerEnter={preloadAppointmentDialog}
        onClick={() => setChanging(true)}
      >
        {t(messages.change)}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<Icon of={ArrowRight} size={15} />}
        aria-label={t(nextMessages.openWhat, { name })}
        onClick={() => go(huntSheetPath(hunt.id))}
      >
        {t(nextMessages.open)}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <div className="strip-question">
            <Question>
              <outcomeChoice.Component jobHunt={hunt} appointment={appointment} onClose={() => setAsking(false)} />
            </Question>
          </div>
        )}
        {isChanging && (
          <AppointmentDialog jobHunt={hunt} appointment={appointment} onClose={() => setChanging(false)} />
        )}
      </Suspense>
    </Strip>
  );
}
