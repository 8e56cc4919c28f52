import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { AppointmentFormDialog } from "./AppointmentFormDialog.js";
import { Appointment_AppointmentFragmentDoc, type Appointment_AppointmentFragment } from "./appointment.generated.js";
import type { AppointmentHunt, AppointmentPrefill } from "./appointmentHunt.js";
import { OutcomeDialog } from "./OutcomeDialog.js";
import type { SavedAppointment } from "./useSaveAppointment.js";

interface AppointmentDialogProps {
  readonly jobHunt: AppointmentHunt;
  /** The appointment to change; absent: a new one. */
  readonly appointment?: Appointment_AppointmentFragment | undefined;
  readonly prefill?: AppointmentPrefill | undefined;
  readonly onClose: () => void;
  /** Called before `onClose` when an appointment was saved. */
  readonly onSaved?: (() => void) | undefined;
}

const NOTHING: AppointmentPrefill = {};

/**
 * Adds an appointment to a hunt, or changes one; of one that is past it asks afterwards how it went. Escape keeps what was
 * typed, Cancel drops it.
 */
export function AppointmentDialog({ jobHunt, prefill = NOTHING, onClose, onSaved, ...props }: AppointmentDialogProps) {
  const appointment = useCurrentAppointment(props.appointment);
  const [held, setHeld] = useState<SavedAppointment>();
  const heldNow = useCurrentAppointment(held?.appointment);
  const finish = (saved: SavedAppointment): void => {
    onSaved?.();
    onClose();
    saved.tell();
  };
  if (held !== undefined && heldNow !== undefined) {
    return <OutcomeDialog jobHunt={jobHunt} appointment={heldNow} onClose={() => finish(held)} />;
  }
  return (
    <AppointmentFormDialog
      jobHunt={jobHunt}
      appointment={appointment}
      prefill={prefill}
      onClose={onClose}
      onSaved={(saved, isPast) => (isPast ? setHeld(saved) : finish(saved))}
    />
  );
}

/** Returns an appointment as the cache has it now, which changes when it is changed elsewhere. */
function useCurrentAppointment(
  given: Appointment_AppointmentFragment | undefined,
): Appointment_AppointmentFragment | undefined {
  const { complete, data } = useFragment({
    fragment: Appointment_AppointmentFragmentDoc,
    from: { __typename: "Appointment", id: given?.id ?? "" },
  });
  return given && complete ? data : given;
}
