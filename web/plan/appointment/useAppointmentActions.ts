import { useMemo } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { readProblem } from "../../lib/readProblem.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import type { SignSender } from "../../schema.generated.js";
import {
  useAppointmentCancelMutation,
  useAppointmentDeleteMutation,
  type Appointment_AppointmentFragment,
} from "./appointment.generated.js";
import { listMessages as messages } from "./listMessages.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

type Appointment = Appointment_AppointmentFragment;

/** Changes of an appointment in a list. Each shows a toast with Undo, or why it failed, and never rejects. */
interface AppointmentActions {
  /** Records who cancelled it; null: it takes place after all. */
  readonly cancel: (appointment: Appointment, by: SignSender | null) => Promise<void>;
  readonly remove: (appointment: Appointment) => Promise<void>;
}

/** Returns the changes of an appointment in a list. */
export function useAppointmentActions(): AppointmentActions {
  const t = useT();
  const texts = useAppointmentTexts();
  const showChangeToast = useChangeToast();
  const showProblemToast = useProblemToast();
  const invalidate = useInvalidate();
  const [cancel] = useAppointmentCancelMutation();
  const [remove] = useAppointmentDeleteMutation();
  return useMemo(() => {
    const run = async (
      change: RecordChange,
      text: string,
      send: () => Promise<{ readonly logEntryId: string | null } | undefined>,
    ): Promise<void> => {
      try {
        const answer = await send();
        await showChangeToast(change, text, answer?.logEntryId);
      } catch (error) {
        showProblemToast(error);
        if (readProblem(error).code !== "NETWORK") await invalidate([{ operation: "UPDATED", kind: "APPOINTMENT" }]);
      }
    };
    return {
      cancel: async (appointment, by) => {
        const { id, version } = appointment;
        const text = t(by === null ? messages.afterAllToast : messages.cancelledToast, {
          name: texts.name(appointment),
        });
        const change = { operation: "UPDATED", kind: "APPOINTMENT", id } as const;
        await run(change, text, async () => {
          const { data } = await cancel({ variables: { input: { id, version, by } } });
          return data?.cancelAppointment;
        });
      },
      remove: async (appointment) => {
        const { id } = appointment;
        const text = t(messages.deletedToast, { name: texts.name(appointment) });
        await run({ operation: "DELETED", kind: "APPOINTMENT", id }, text, async () => {
          const { data } = await remove({ variables: { input: { id } } });
          return data?.deleteAppointment;
        });
      },
    };
  }, [t, texts, showChangeToast, showProblemToast, invalidate, cancel, remove]);
}
