import { useState } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useT } from "../../lib/useT.js";
import { appointmentIcons } from "../../plan/appointment/appointmentIcons.js";
import { outcomeNames } from "../../plan/appointment/appointmentMessages.js";
import { orderAppointments } from "../../plan/appointment/appointmentOrder.js";
import { useAppointmentTexts } from "../../plan/appointment/useAppointmentTexts.js";
import { useContactAppointmentsQuery } from "./contact.generated.js";
import { contactMessages as messages } from "./messages.js";
import { serverNow } from "../../lib/environment/clock.js";

/** The number of appointments that are shown at first. */
const SHOWN = 5;

/** The appointments with a contact, the next one first, each with its hunt's sheet; nothing where there are none. */
export function ContactAppointments({ contactId }: { readonly contactId: string }) {
  const t = useT();
  const texts = useAppointmentTexts();
  const { data } = useContactAppointmentsQuery({ variables: { id: contactId } });
  const [now] = useState(serverNow);
  const [isWhole, setWhole] = useState(false);
  const { upcoming, held, cancelled } = orderAppointments(data?.contact?.appointments.nodes ?? [], now);
  const all = [...upcoming, ...held, ...cancelled];
  if (all.length === 0) return null;
  const rest = all.length - SHOWN;
  return (
    <div className="record-ties">
      <div>
        <span className="tie-of">{t(messages.appointments)}</span>
        <ul className="contact-appointments" aria-label={t(messages.appointments)}>
          {(isWhole ? all : all.slice(0, SHOWN)).map((one) => (
            <li key={one.id}>
              <Icon of={appointmentIcons[one.kind]} size={14} />
              <div>
                <Link to={huntSheetPath(one.jobHuntId)}>
                  {one.cancelledBy === null ? texts.when(one) : <s>{texts.when(one)}</s>}
                </Link>
                <small>
                  <span>{texts.round(one)}</span>
                  {one.outcome !== null && <span>{t(outcomeNames[one.outcome])}</span>}
                  {one.cancelledBy !== null && <span>{t(messages.appointmentCancelled)}</span>}
                  <bdi>{one.jobHunt.name}</bdi>
                </small>
              </div>
            </li>
          ))}
          {rest > 0 && !isWhole && (
            <li>
              <button type="button" className="link-button" onClick={() => setWhole(true)}>
                {t(messages.moreAppointments, { count: rest })}
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
