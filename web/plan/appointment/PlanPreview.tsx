import { CalendarCheck2, Clock, History, TriangleAlert } from "lucide-react";
import { useIntl } from "react-intl";
import { Callout } from "../../components/Callout.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import type { AppointmentPreviewQuery } from "./appointment.generated.js";
import { previewMessages as messages } from "./formMessages.js";
import { previewParts, type SetDay } from "./previewParts.js";
import { useOwnTimeZone } from "../step/useOwnTimeZone.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";
import { wallTime } from "../../lib/wallTime.js";

type Preview = AppointmentPreviewQuery["appointmentPreview"];

interface PlanPreviewProps {
  /** Undefined: nothing is known. */
  readonly preview: Preview | undefined;
  /** False where an appointment keeps its day: its plan was said before. */
  readonly showsPlan: boolean;
}

/**
 * What an appointment changes in the plan, and what stands against its day. The box is there, empty, before anything is
 * known: what is put into it is read aloud then, the first time, too.
 */
export function PlanPreview({ preview, showsPlan }: PlanPreviewProps) {
  const t = useT();
  return (
    <div className="appt-preview" role="group" aria-label={t(messages.label)} aria-live="polite">
      {preview && <PreviewCallouts preview={preview} showsPlan={showsPlan} />}
    </div>
  );
}

interface PreviewCalloutsProps {
  readonly preview: Preview;
  readonly showsPlan: boolean;
}

function PreviewCallouts({ preview, showsPlan }: PreviewCalloutsProps) {
  const t = useT();
  const days = useDayTexts();
  const parts = previewParts(preview);
  const isShown = showsPlan && !preview.isPast;
  return (
    <>
      {preview.isPast && (
        <Callout icon={History}>
          <b>{t(messages.past)}</b>
          <p>{t(messages.pastHint)}</p>
        </Callout>
      )}
      {preview.overlaps.map((other) => (
        <Callout key={other.id} icon={TriangleAlert} isWarning>
          <OverlapText startsAt={preview.startsAt} other={other} />
        </Callout>
      ))}
      {isShown && parts.days.length > 0 && (
        <Callout icon={CalendarCheck2}>
          <b>{parts.count === 0 ? t(messages.takes) : t(messages.sets, { count: parts.count })}</b>
          <ul className="callout-days">
            {parts.days.map((set) => (
              <SetDayRow key={set.step} {...set} />
            ))}
          </ul>
          {parts.hasOwnDays && <p>{t(messages.ownDays)}</p>}
        </Callout>
      )}
      {isShown &&
        parts.short.map(({ step, day }) => (
          <Callout key={step} icon={Clock} isWarning>
            {t(messages.short, { step: t(stepNames[step]), day: days.withWeekday(day) })}
          </Callout>
        ))}
    </>
  );
}

function SetDayRow({ step, day, was }: SetDay) {
  const t = useT();
  const days = useDayTexts();
  return (
    <li>
      <span>{t(stepNames[step])}</span>
      {was !== null && <s>{t(messages.was, { day: days.date(was) })}</s>}
      <b>{day === null ? t(messages.noDay) : days.date(day)}</b>
    </li>
  );
}

interface OverlapTextProps {
  readonly startsAt: string | null;
  readonly other: Preview["overlaps"][number];
}

function OverlapText({ startsAt, other }: OverlapTextProps) {
  const t = useT();
  const intl = useIntl();
  const texts = useAppointmentTexts();
  const zone = useOwnTimeZone();
  const { name } = other.jobHunt;
  const [here, there] = [startsAt, other.startsAt].map((moment) => moment && wallTime(intl, moment, zone));
  if (!here || !there || here.day !== there.day) {
    return t(messages.overlapElse, { when: texts.when(other), name });
  }
  return t(messages.overlap, { time: there.time, name });
}
