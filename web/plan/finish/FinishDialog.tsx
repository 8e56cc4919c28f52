import { Archive, CalendarClock, Flag } from "lucide-react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { phasePaths } from "../../lib/paths.js";
import { Callout } from "../../components/Callout.js";
import { ChoiceDialog } from "../../components/ChoiceDialog.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { selectHome } from "../../lib/selectRecord.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import type { Appointment_AppointmentFragment } from "../appointment/appointment.generated.js";
import { useAppointmentTexts } from "../appointment/useAppointmentTexts.js";
import { useHuntLabel } from "../appointment/useHuntLabel.js";
import { askEndingOnArrival } from "../step/endingOnArrival.js";
import { closeFinishQuestion } from "../step/finishQuestion.js";
import type { JobHunt } from "../step/optimistic.js";
import { useReasonTexts } from "../step/useReasonTexts.js";
import type { FinishFactsQuery } from "./finish.generated.js";
import { FinishFields } from "./FinishFields.js";
import { finishMessages as messages } from "./finishMessages.js";
import { aheadElsewhere, type Elsewhere } from "./openParts.js";

interface FinishDialogProps {
  readonly hunt: JobHunt;
  /** The open ones; undefined until they are known. */
  readonly steps: readonly StepName[] | undefined;
  /** The open ones of the hunt. */
  readonly appointments: readonly Appointment_AppointmentFragment[];
  /** Undefined until they are known. */
  readonly facts: FinishFactsQuery | undefined;
}

/** Asks whether a hunt in its last phase led to the job, came to nothing, or goes on. */
export function FinishDialog({ hunt, steps, appointments, facts }: FinishDialogProps) {
  const t = useT();
  const intl = useIntl();
  const label = useHuntLabel(hunt.name, hunt.employer?.name ?? null);
  const archive = useAskToArchive(hunt);
  const names = intl.formatList((steps ?? []).map((step) => t(stepNames[step])));
  return (
    <ChoiceDialog
      title={t(messages.title)}
      lead={steps ? t(messages.steps, { hunt: label, count: steps.length, steps: names }) : label}
      cancel={t(messages.notYet)}
      onClose={closeFinishQuestion}
      choices={[
        {
          letter: "j",
          icon: Flag,
          word: t(messages.have),
          line: t(messages.haveLine),
          isLikely: true,
          fields: <FinishFields hunt={hunt} known={facts?.jobHunt?.startsOn ?? null} />,
        },
        { letter: "n", icon: Archive, word: t(messages.nothing), line: t(messages.nothingLine), onChoose: archive },
      ]}
    >
      <StillAhead appointments={appointments} elsewhere={aheadElsewhere(facts, hunt.id)} />
    </ChoiceDialog>
  );
}

interface StillAheadProps {
  readonly appointments: readonly Appointment_AppointmentFragment[];
  readonly elsewhere: readonly Elsewhere[];
}

/** What stands against finishing: the appointments of the hunt, and what is ahead in others. */
function StillAhead({ appointments, elsewhere }: StillAheadProps) {
  const t = useT();
  const intl = useIntl();
  const texts = useAppointmentTexts();
  const reasons = useReasonTexts();
  if (appointments.length === 0 && elsewhere.length === 0) return null;
  const whatOf = ({ appointment, hint, jobHunt }: Elsewhere): string => {
    const what = appointment === null ? (reasons.hint(hint) ?? "") : texts.name(appointment);
    return t(messages.of, { what, hunt: jobHunt.employer?.name ?? jobHunt.name });
  };
  return (
    <Callout icon={CalendarClock} isWarning>
      {appointments.length > 0 && (
        <div dir="auto">
          {t(messages.ownAhead, {
            count: appointments.length,
            appointments: intl.formatList(appointments.map(texts.name)),
          })}
        </div>
      )}
      {elsewhere.length > 0 && (
        <div dir="auto">{t(messages.ahead, { what: intl.formatList(elsewhere.map(whatOf)) })}</div>
      )}
      {t(messages.stays)}
    </Callout>
  );
}

/** Returns what closes the question, and has the card of the hunt ask whether to archive it. */
function useAskToArchive(hunt: JobHunt): () => void {
  const go = useGo();
  const { pathname } = useLocation();
  return () => {
    closeFinishQuestion();
    // The focus has come back from the dialog by then.
    queueMicrotask(() => {
      askEndingOnArrival(hunt.id);
      selectHome({ kind: "JOB_HUNT", ...hunt });
      if (pathname !== phasePaths[hunt.currentPhase]) go(phasePaths[hunt.currentPhase]);
    });
  };
}
