import { Button } from "../../components/controls/Button.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "../../plan/appointment/appointment.generated.js";
import { appointmentIcons } from "../../plan/appointment/appointmentIcons.js";
import { AppointmentDialog, preloadAppointmentDialog } from "../../plan/appointment/loadAppointmentDialog.js";
import { useAppointmentTexts } from "../../plan/appointment/useAppointmentTexts.js";
import { PartChips } from "../../plan/part/PartChips.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { appointmentMessages as messages } from "./appointmentMessages.js";

/** The number of chips; all appointments are on the hunt sheet. */
const CHIPS_MAX = 3;

interface AppointmentsRowProps {
  readonly hunt: JobHunt;
  /** In the order in which they are shown. */
  readonly appointments: readonly Appointment_AppointmentFragment[];
}

/** The next appointments of a hunt; in an ended hunt they are only shown. */
export function AppointmentsRow({ hunt, appointments }: AppointmentsRowProps) {
  const t = useT();
  const texts = useAppointmentTexts();
  const rest = appointments.length - CHIPS_MAX;
  return (
    <PartChips
      label={t(messages.appointments)}
      parts={appointments.slice(0, CHIPS_MAX)}
      chipOf={(one) => ({
        icon: appointmentIcons[one.kind],
        text: t(messages.appointment, { what: texts.round(one), when: texts.when(one) }),
      })}
      isOpen={hunt.status === "ACTIVE"}
      add={{ text: t(messages.add), label: t(messages.addLabel) }}
      form={(appointment, onClose) => <AppointmentDialog jobHunt={hunt} appointment={appointment} onClose={onClose} />}
      preload={preloadAppointmentDialog}
      afterChips={rest > 0 && <MoreChip label={t(messages.more, { count: rest })} rest={rest} huntId={hunt.id} />}
    />
  );
}

interface MoreChipProps {
  readonly label: string;
  readonly rest: number;
  readonly huntId: string;
}

function MoreChip({ label, rest, huntId }: MoreChipProps) {
  const go = useGo();
  return (
    <li>
      <Button size="small" className="tie" aria-label={label} onClick={() => go(huntSheetPath(huntId))}>
        {`+${rest}`}
      </Button>
    </li>
  );
}
