import { Button } from "../../components/controls/Button.js";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { fullName } from "../../lib/contactNames.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { useOnline } from "../../lib/useOnline.js";
import { isolate } from "../../lib/isolate.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import type { AppointmentHunt } from "./appointmentHunt.js";
import { appointmentIcons } from "./appointmentIcons.js";
import { AppointmentMenu } from "./AppointmentMenu.js";
import { outcomeNames } from "./appointmentMessages.js";
import { AppointmentWhere } from "./AppointmentWhere.js";
import { formMessages } from "./formMessages.js";
import { listMessages as messages, outcomeMessages } from "./listMessages.js";
import { OutcomeChoice } from "./OutcomeChoice.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

interface AppointmentRowProps {
  readonly jobHunt: AppointmentHunt;
  readonly appointment: Appointment_AppointmentFragment;
  /** True when it is past or took place, and was not cancelled. */
  readonly isHeld: boolean;
  readonly onChange: () => void;
}

/** One appointment of a list, with what can be done with it. */
export function AppointmentRow({ jobHunt, appointment, isHeld, onChange }: AppointmentRowProps) {
  const t = useT();
  const intl = useIntl();
  const texts = useAppointmentTexts();
  const isOnline = useOnline();
  const row = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { kind, outcome, cancelledBy, note, contacts } = appointment;
  const names = contacts.map((contact) => fullName(contact) || t(formMessages.unnamed));
  const isCancelled = cancelledBy !== null;
  const close = (): void => {
    setAsking(false);
    row.current?.querySelector<HTMLElement>(".appt-menu")?.focus();
  };
  const when = <b>{texts.when(appointment)}</b>;
  return (
    <li ref={row} className={isCancelled ? "appt is-cancelled" : "appt"}>
      <span className="appt-tile">
        <Icon of={appointmentIcons[kind]} size={17} />
      </span>
      <div className="appt-what">
        {isCancelled ? <s>{when}</s> : when}
        {isCancelled && <span>{t(cancelledBy === "THEM" ? messages.cancelledByThem : messages.cancelledByMe)}</span>}
        <span dir="auto">{texts.summary(appointment)}</span>
        <AppointmentWhere appointment={appointment} />
        {names.length > 0 && <span>{t(messages.with, { people: intl.formatList(names.map(isolate)) })}</span>}
        {note !== null && (
          <span className="appt-note" dir="auto">
            {withLineEnds(note)}
          </span>
        )}
        {outcome !== null && <span className="appt-outcome-of">{t(outcomeNames[outcome])}</span>}
        {isHeld && outcome === null && !isAsking && (
          <Button
            size="small"
            disabled={!isOnline}
            title={isOnline ? undefined : t(formMessages.offline)}
            onClick={() => setAsking(true)}
          >
            {t(outcomeMessages.question)}
          </Button>
        )}
        {isAsking && <OutcomeChoice jobHunt={jobHunt} appointment={appointment} onClose={close} />}
      </div>
      <AppointmentMenu appointment={appointment} onChange={onChange} onAsk={() => setAsking(true)} />
    </li>
  );
}
