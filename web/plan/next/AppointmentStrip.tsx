import { Button } from "../../components/controls/Button.js";
import { ArrowRight, CalendarClock, Check } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { huntSheetPath } from "../../lib/paths.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useGo } from "../../lib/useGo.js";
import { useNow } from "../../lib/useNow.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "../appointment/appointment.generated.js";
import { appointmentIcons } from "../appointment/appointmentIcons.js";
import { Question } from "../appointment/Question.js";
import { WhereText } from "../appointment/WhereText.js";
import { AppointmentDialog, preloadAppointmentDialog } from "../appointment/loadAppointmentDialog.js";
import { useAppointmentTexts } from "../appointment/useAppointmentTexts.js";
import { hasCome } from "../appointment/hasCome.js";
import { whereOf } from "../appointment/whereOf.js";
import { nextMessages } from "../step/nextMessages.js";
import type { JobHunt } from "../step/optimistic.js";
import { useToday } from "../step/useToday.js";
import { Strip } from "./Strip.js";
import { nextAppointmentMessages as messages } from "./nextAppointmentMessages.js";

interface AppointmentStripProps {
  readonly hunt: JobHunt;
  readonly appointment: Appointment_AppointmentFragment;
  readonly isPending: boolean;
}

const outcomeChoice = lazyComponent(async () => (await import("../appointment/OutcomeChoice.js")).OutcomeChoice);

/** The appointment that is next in an open hunt: the way to the hunt sheet, and once its time has come, how it went. */
export function AppointmentStrip({ hunt, appointment, isPending }: AppointmentStripProps) {
  const t = useT();
  const today = useToday();
  const now = useNow(appointment.startsAt === null ? [] : [appointment.startsAt]);
  const isOver = hasCome(appointment, now, today);
  const go = useGo();
  const texts = useAppointmentTexts();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const hint = isOnline ? undefined : t(screenMessages.offlineHint);
  const name = texts.round(appointment);
  const text = (
    <>
      <b>{name}</b>
      <small>
        <span>{texts.when(appointment)}</span>
        <span>{texts.kind(appointment)}</span>
        {whereOf(appointment) !== undefined && (
          <span>
            <WhereText appointment={appointment} />
          </span>
        )}
      </small>
    </>
  );
  return (
    <Strip mark={<Icon of={appointmentIcons[appointment.kind]} size={18} />} text={text} isPending={isPending}>
      {isOver && (
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
