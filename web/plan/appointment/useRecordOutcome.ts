import { useCallback } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { useChangesToast } from "../../lib/useChangeToast.js";
import { useT } from "../../lib/useT.js";
import type { AppointmentOutcome } from "../../schema.generated.js";
import { useDayTexts } from "../step/useDayTexts.js";
import {
  useAppointmentNoteCreateMutation,
  useAppointmentRecordOutcomeMutation,
  type Appointment_AppointmentFragment,
} from "./appointment.generated.js";
import type { AppointmentHunt } from "./appointmentHunt.js";
import { outcomeMessages as messages } from "./listMessages.js";
import { sendOutcome } from "./outcomeValues.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

/** How an appointment went, as it was entered. */
export interface EnteredOutcome {
  readonly outcome: AppointmentOutcome;
  /** Kept as a note of the hunt; empty: none. */
  readonly line: string;
  /** A UUID of the form, so that a repeated attempt creates one note. */
  readonly noteId: string;
  readonly restartsPreparation: boolean;
}

/**
 * Returns the function that records how an appointment went, with a note of the hunt, and shows a toast whose Undo takes
 * both back. It rejects when the server refuses either; where it refuses the note alone, a toast says so too, because the
 * appointment may be shown elsewhere by then.
 */
export function useRecordOutcome(
  jobHunt: AppointmentHunt,
  appointment: Appointment_AppointmentFragment,
): (entered: EnteredOutcome) => Promise<void> {
  const t = useT();
  const days = useDayTexts();
  const texts = useAppointmentTexts();
  const showChangesToast = useChangesToast();
  const [record] = useAppointmentRecordOutcomeMutation();
  const [createNote] = useAppointmentNoteCreateMutation();
  const showProblemToast = useProblemToast();
  return useCallback(
    async ({ outcome: answer, line, noteId, restartsPreparation }) => {
      const { id, version, day } = appointment;
      const outcome = { id, version, outcome: answer, restartsPreparation };
      const content = line.trim();
      const title = t(messages.noteTitle, { round: texts.round(appointment), day: days.date(day) });
      const note = { id: noteId, noteGuid: jobHunt.noteGuid, title, content };
      const sendNote = async (): Promise<string | null | undefined> =>
        (await createNote({ variables: { input: note } })).data?.createNote.logEntryId;
      const { entries, failure } = await sendOutcome(
        async () => (await record({ variables: { outcome } })).data?.recordAppointmentOutcome.logEntryId,
        content === "" ? undefined : sendNote,
      );
      const changes: readonly RecordChange[] = [
        { operation: "UPDATED", kind: "APPOINTMENT", id },
        ...(entries.length > 1 ? [{ operation: "CREATED", kind: "NOTE", id: noteId } as const] : []),
      ];
      void showChangesToast(changes, t(messages.recorded, { name: jobHunt.name }), entries.toReversed());
      if (failure === undefined) return;
      showProblemToast(failure);
      throw failure;
    },
    [t, days, texts, jobHunt, appointment, record, createNote, showChangesToast, showProblemToast],
  );
}
