import { Button } from "../../components/controls/Button.js";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "../../plan/appointment/appointment.generated.js";
import { appointmentIcons } from "../../plan/appointment/appointmentIcons.js";
import { AppointmentDialog, preloadAppointmentDialog } from "../../plan/appointment/loadAppointmentDialog.js";
import { useAppointmentTexts } from "../../plan/appointment/useAppointmentTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { appointmentMessages as messages } from "./appointmentMessages.js";
import "../../plan/link/ties.css";

/** The number of chips; all appointments are on the hunt sheet. */
const CHIPS_MAX = 3;

interface AppointmentsRowProps {
  readonly hunt: JobHunt;
  /** In the order in which they are shown. */
  readonly appointments: readonly Appointment_AppointmentFragment[];
}

/** The next appointments of a hunt, each changed by a press; in an ended hunt they are only shown. */
export function AppointmentsRow({ hunt, appointments }: AppointmentsRowProps) {
  const t = useT();
  const go = useGo();
  const texts = useAppointmentTexts();
  const isOnline = useOnline();
  const [asked, setAsked] = useState<Appointment_AppointmentFragment | "NEW" | null>(null);
  const isActive = hunt.status === "ACTIVE";
  const hint = isOnline ? undefined : t(screenMessages.offlineHint);
  const rest = appointments.length - CHIPS_MAX;
  const textOf = (one: Appointment_AppointmentFragment): string =>
    t(messages.appointment, { what: texts.round(one), when: texts.when(one) });
  return (
    <>
      <ul className="ties" aria-label={t(messages.appointments)}>
        {appointments.slice(0, CHIPS_MAX).map((one) => (
          <li key={one.id}>
            {isActive ? (
              <Button
                size="small"
                className="tie"
                aria-haspopup="dialog"
                icon={<Icon of={appointmentIcons[one.kind]} size={14} />}
                disabled={!isOnline}
                title={hint}
                onPointerEnter={preloadAppointmentDialog}
                onClick={() => setAsked(one)}
              >
                {textOf(one)}
              </Button>
            ) : (
              <span className="plain-chip">{textOf(one)}</span>
            )}
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Button
              size="small"
              className="tie"
              aria-label={t(messages.more, { count: rest })}
              onClick={() => go(huntSheetPath(hunt.id))}
            >
              {`+${rest}`}
            </Button>
          </li>
        )}
        {isActive && (
          <li>
            <Button
              size="small"
              className="tie tie-add"
              aria-haspopup="dialog"
              aria-label={t(messages.addLabel)}
              icon={<Icon of={Plus} size={14} />}
              disabled={!isOnline}
              title={hint}
              onPointerEnter={preloadAppointmentDialog}
              onClick={() => setAsked("NEW")}
            >
              {t(messages.add)}
            </Button>
          </li>
        )}
      </ul>
      {asked !== null && (
        <Suspense fallback={null}>
          <AppointmentDialog
            jobHunt={hunt}
            {...(asked !== "NEW" && { appointment: asked })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
