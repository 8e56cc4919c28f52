import { Button } from "../../components/controls/Button.js";
import { CalendarClock, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { RailSection } from "../../components/Rail.js";
import { screenMessages } from "../../components/screenMessages.js";
import { fullName } from "../../lib/contactNames.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { appointmentIcons } from "../appointment/appointmentIcons.js";
import { WhereText } from "../appointment/WhereText.js";
import { AppointmentDialog, preloadAppointmentDialog } from "../appointment/loadAppointmentDialog.js";
import { useAppointmentTexts } from "../appointment/useAppointmentTexts.js";
import { whereOf } from "../appointment/whereOf.js";
import type { GuidedAppointment, GuideView } from "./guideView.js";
import { railMessages as messages } from "./railMessages.js";

/** The appointment that a step is about, or the way to add it. */
export function InterviewBox({ view }: { readonly view: GuideView }) {
  const t = useT();
  const isOnline = useOnline();
  const { hunt, step, appointment } = view;
  const [isOpen, setOpen] = useState(false);
  const isActive = hunt.status === "ACTIVE";
  if (appointment === null && !isActive) return null;
  const button = {
    disabled: !isOnline,
    title: isOnline ? undefined : t(screenMessages.offlineHint),
    "aria-haspopup": "dialog",
    onPointerEnter: preloadAppointmentDialog,
    onClick: () => setOpen(true),
  } as const;
  return (
    <RailSection title={t(messages.interview)}>
      {appointment !== null && <InterviewFacts appointment={appointment} />}
      {appointment === null && step === "ACCEPTING_INTERVIEW" && (
        <p className="rail-hint">{t(messages.enterAppointment)}</p>
      )}
      {appointment === null && (
        <Button icon={<Icon of={Plus} />} {...button}>
          {t(messages.addAppointment)}
        </Button>
      )}
      {appointment !== null && isActive && (
        <Button
          size="small"
          icon={<Icon of={CalendarClock} size={15} />}
          aria-label={t(messages.changeAppointment)}
          {...button}
        >
          {t(messages.change)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AppointmentDialog
            jobHunt={hunt}
            {...(appointment !== null && { appointment })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </RailSection>
  );
}

function InterviewFacts({ appointment }: { readonly appointment: GuidedAppointment }) {
  const texts = useAppointmentTexts();
  const people = appointment.contacts.map(fullName).filter((name) => name !== "");
  return (
    <div className="interview-box">
      <span className="interview-tile" aria-hidden>
        <Icon of={appointmentIcons[appointment.kind]} size={16} />
      </span>
      <div>
        <b>{texts.when(appointment)}</b>
        <span>{texts.summary(appointment)}</span>
        {whereOf(appointment) !== undefined && (
          <span>
            <WhereText appointment={appointment} />
          </span>
        )}
        {people.length > 0 && <bdi>{people.join(", ")}</bdi>}
      </div>
    </div>
  );
}
