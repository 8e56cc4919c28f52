import { useCallback } from "react";
import { stepNames } from "../../components/line/stepMessages.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { notify } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import type { CreateAppointmentInput, UpdateAppointmentInput } from "../../schema.generated.js";
import type { WholeHunt } from "../step/optimistic.js";
import { useStepChanges } from "../step/useStepChanges.js";
import {
  useAppointmentCreateMutation,
  useAppointmentUpdateMutation,
  type Appointment_AppointmentFragment,
} from "./appointment.generated.js";
import { formMessages as messages } from "./formMessages.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

/** The step that is done with an appointment. */
const ACCEPTING = "ACCEPTING_INTERVIEW";

/** A saved appointment. */
export interface SavedAppointment {
  readonly appointment: Appointment_AppointmentFragment;
  /** Shows a toast that names it, with Undo; for a new one it offers to mark the step that is done with it. */
  readonly tell: () => void;
}

interface SaveAppointment {
  readonly create: (input: CreateAppointmentInput) => Promise<SavedAppointment | undefined>;
  readonly update: (input: UpdateAppointmentInput) => Promise<SavedAppointment | undefined>;
}

/** Returns the functions that save an appointment; each rejects when the server refuses it. */
export function useSaveAppointment(): SaveAppointment {
  const t = useT();
  const texts = useAppointmentTexts();
  const undo = useUndo();
  const invalidate = useInvalidate();
  const { act } = useStepChanges();
  const [create] = useAppointmentCreateMutation();
  const [update] = useAppointmentUpdateMutation();
  const offerOf = useCallback(
    (jobHunt: WholeHunt) => ({
      label: t(messages.stepDone, { step: t(stepNames[ACCEPTING]) }),
      run: () => void act({ jobHuntId: jobHunt.id, step: ACCEPTING, jobHunt }, "COMPLETE"),
    }),
    [t, act],
  );
  return {
    create: async (input) => {
      const made = (await create({ variables: { input } })).data?.createAppointment;
      if (!made) return undefined;
      const changes = [{ operation: "CREATED", kind: "APPOINTMENT", id: made.id }] as const;
      const action = isOpenStep(made.jobHunt) ? { action: offerOf(made.jobHunt) } : {};
      return saved(made, changes, t(messages.added, { when: texts.when(made.appointment) }), action);
    },
    update: async (input) => {
      const made = (await update({ variables: { input } })).data?.updateAppointment;
      if (!made) return undefined;
      const changes = [{ operation: "UPDATED", kind: "APPOINTMENT", id: made.id }] as const;
      return saved(made, changes, t(messages.changed, { when: texts.when(made.appointment) }), {});
    },
  };

  function saved(
    { appointment, logEntryId }: { appointment: Appointment_AppointmentFragment; logEntryId: string | null },
    changes: readonly RecordChange[],
    text: string,
    action: { action?: ReturnType<typeof offerOf> },
  ): SavedAppointment {
    void invalidate(changes);
    // Nothing was changed, so no toast is shown.
    const tell = (): void =>
      logEntryId === null ? undefined : notify(text, { undo: () => undo([logEntryId], changes), ...action });
    return { appointment, tell };
  }
}

function isOpenStep({ status, currentPhase, phases }: WholeHunt): boolean {
  const steps = phases.find(({ name }) => name === currentPhase)?.steps ?? [];
  const step = status === "ACTIVE" ? steps.find(({ name }) => name === ACCEPTING) : undefined;
  return step?.status === "ACTIVE" || step?.status === "INACTIVE";
}
