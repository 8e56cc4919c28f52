import { Dialog } from "../../components/Dialog.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import type { AppointmentHunt } from "./appointmentHunt.js";
import { formMessages as messages } from "./formMessages.js";
import { OutcomeChoice } from "./OutcomeChoice.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";
import { useT } from "../../lib/useT.js";
import "../../components/tall-form.css";

interface OutcomeDialogProps {
  readonly jobHunt: AppointmentHunt;
  readonly appointment: Appointment_AppointmentFragment;
  readonly onClose: () => void;
}

/** Asks in a dialog how an appointment went. */
export function OutcomeDialog({ jobHunt, appointment, onClose }: OutcomeDialogProps) {
  const t = useT();
  const texts = useAppointmentTexts();
  return (
    <Dialog title={t(messages.title)} width={480} footer={null} onClose={onClose}>
      <p className="form-of">{texts.when(appointment)}</p>
      <OutcomeChoice jobHunt={jobHunt} appointment={appointment} onClose={onClose} />
    </Dialog>
  );
}
