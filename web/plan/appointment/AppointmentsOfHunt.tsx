import { Button } from "../../components/controls/Button.js";
import { Plus } from "lucide-react";
import { Suspense, useEffect, useId, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { orderAppointments, untilNextChange } from "./appointmentOrder.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import type { AppointmentHunt } from "./appointmentHunt.js";
import { AppointmentRow } from "./AppointmentRow.js";
import { formMessages } from "./formMessages.js";
import { listMessages as messages } from "./listMessages.js";
import { AppointmentDialog, preloadAppointmentDialog } from "./loadAppointmentDialog.js";
import "./list.css";
import { followClock, serverNow } from "../../lib/environment/clock.js";

type Appointment = Appointment_AppointmentFragment;

interface AppointmentsOfHuntProps {
  readonly jobHunt: AppointmentHunt;
  readonly appointments: readonly Appointment[];
}

/** The appointments of a hunt: those to come, those that took place, and those that were cancelled. */
export function AppointmentsOfHunt({ jobHunt, appointments }: AppointmentsOfHuntProps) {
  const t = useT();
  const headingId = useId();
  const isOnline = useOnline();
  const now = useNow(appointments);
  const [form, setForm] = useState<{ readonly appointment?: Appointment }>();
  const { upcoming, held, cancelled } = orderAppointments(appointments, now);
  const hint = isOnline ? undefined : t(formMessages.offline);
  const groups = [
    { label: t(messages.upcoming), items: upcoming, isHeld: false },
    { label: t(messages.held), items: held, isHeld: true },
    { label: t(messages.cancelled), items: cancelled, isHeld: false },
  ].filter(({ items }) => items.length > 0);
  return (
    <section className="appts rail-section" aria-labelledby={headingId}>
      <h3 id={headingId}>
        {t(messages.title)}
        {appointments.length > 0 && (
          <>
            <i>{appointments.length}</i>
            <Button
              type="text"
              size="small"
              icon={<Icon of={Plus} />}
              aria-label={t(messages.add)}
              title={hint ?? t(messages.add)}
              disabled={!isOnline}
              onPointerEnter={preloadAppointmentDialog}
              onFocus={preloadAppointmentDialog}
              onClick={() => setForm({})}
            />
          </>
        )}
      </h3>
      {appointments.length === 0 && (
        <>
          <p className="appts-none">{t(messages.none)}</p>
          <p className="quiet">{t(messages.noneHint)}</p>
          <Button
            icon={<Icon of={Plus} />}
            title={hint}
            disabled={!isOnline}
            onPointerEnter={preloadAppointmentDialog}
            onFocus={preloadAppointmentDialog}
            onClick={() => setForm({})}
          >
            {t(messages.add)}
          </Button>
        </>
      )}
      {groups.map(({ label, items, isHeld }) => (
        <ul key={label} aria-label={label}>
          {items.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              jobHunt={jobHunt}
              appointment={appointment}
              isHeld={isHeld}
              onChange={() => setForm({ appointment })}
            />
          ))}
        </ul>
      ))}
      {form && (
        <Suspense fallback={null}>
          <AppointmentDialog jobHunt={jobHunt} appointment={form.appointment} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Returns now; it is another moment as soon as an appointment begins. */
function useNow(appointments: readonly Appointment[]): Date {
  const [now, setNow] = useState(serverNow);
  const rest = untilNextChange(appointments, now);
  useEffect(() => {
    const read = (): void => setNow(serverNow());
    const timer = setTimeout(read, rest);
    const unfollow = followClock(read);
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [rest, now]);
  return now;
}
