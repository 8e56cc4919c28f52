import { Button } from "../../components/controls/Button.js";
import { Checkbox } from "../../components/controls/Choices.js";
import { useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import { FormFrame } from "../../components/FormFrame.js";
import { componentMessages } from "../../components/messages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { EVERYTHING } from "../../lib/invalidate.js";
import { readProblem } from "../../lib/readProblem.js";
import { useDraft } from "../../lib/useDraft.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { AppointmentOutcome } from "../../schema.generated.js";
import { useHuntAppointmentsQuery, type Appointment_AppointmentFragment } from "./appointment.generated.js";
import { Field } from "../../components/Field.js";
import type { AppointmentHunt } from "./appointmentHunt.js";
import { outcomeNames } from "./appointmentMessages.js";
import { appointmentAfter } from "./appointmentOrder.js";
import { ChoiceField } from "./ChoiceField.js";
import { formMessages, previewMessages } from "./formMessages.js";
import { outcomeMessages as messages } from "./listMessages.js";
import { valuesToSend, type OutcomeValues } from "./outcomeValues.js";
import { closedPreparation } from "./preparation.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";
import { useRecordOutcome } from "./useRecordOutcome.js";
import "./outcome.css";
import { serverNow } from "../../lib/environment/clock.js";

const OUTCOMES = ["GOOD", "ALL_RIGHT", "NOT_GOOD", "UNSAID"] as const satisfies readonly AppointmentOutcome[];

interface OutcomeChoiceProps {
  readonly jobHunt: AppointmentHunt;
  readonly appointment: Appointment_AppointmentFragment;
  readonly onClose: () => void;
}

/** Asks how an appointment went. Escape keeps what was typed, Cancel drops it. */
export function OutcomeChoice({ jobHunt, appointment, onClose }: OutcomeChoiceProps) {
  const t = useT();
  const texts = useAppointmentTexts();
  const isOnline = useOnline();
  const invalidate = useInvalidate();
  const record = useRecordOutcome(jobHunt, appointment);
  const draft = useDraft(`appointment.outcome.${appointment.id}`);
  const [values, setValues] = useState<OutcomeValues>(() => ({
    ...{ outcome: appointment.outcome ?? "", line: "", noteId: crypto.randomUUID(), sentLine: "" },
    ...draft.read()?.values,
  }));
  const [restarts, setRestarts] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { next, closedSteps } = useNextAppointment(jobHunt.id, appointment.id);
  const outcome = OUTCOMES.find((one) => one === values.outcome);
  const form = useRef<HTMLFormElement>(null);
  // It takes the place of the button that was pressed.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>("input:checked, input")?.focus(), []);
  const change = (changed: Partial<OutcomeValues>): void => {
    const now = { ...values, ...changed };
    setValues(now);
    draft.keep({ ...now });
  };
  const save = async (chosen: AppointmentOutcome): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const restartsPreparation = restarts && next !== undefined && closedSteps > 0;
      const sent = valuesToSend(values);
      change(sent);
      await record({ outcome: chosen, line: sent.line, noteId: sent.noteId, restartsPreparation });
      draft.discard();
      onClose();
    } catch (problem) {
      // The next attempt is about the appointment as it is then.
      if (readProblem(problem).code === "CONFLICT") await invalidate(EVERYTHING);
      setError(problem);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (outcome !== undefined && isOnline && !isBusy) void save(outcome);
  };
  const cancel = (): void => {
    draft.discard();
    onClose();
  };
  return (
    <FormFrame onBack={onClose}>
      <form ref={form} className="appt-outcome" onSubmit={submit}>
        {error !== undefined && <SaveProblem error={error} />}
        <ChoiceField
          label={t(messages.question)}
          choices={OUTCOMES.map((value) => ({ value, label: t(outcomeNames[value]) }))}
          value={values.outcome}
          onChange={(chosen) => change({ outcome: chosen })}
        />
        <Field label={t(messages.line)} hint={t(messages.lineHint)}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              autoComplete="off"
              value={values.line}
              onChange={(event) => change({ line: event.currentTarget.value })}
            />
          )}
        </Field>
        {next !== undefined && closedSteps > 0 && (
          <Checkbox checked={restarts} onChange={(event) => setRestarts(event.target.checked)}>
            <b>{t(messages.prepareNext, { when: texts.when(next) })}</b>{" "}
            <span>{t(previewMessages.opensSteps, { count: closedSteps })}</span>
          </Checkbox>
        )}
        <div className="appt-outcome-acts">
          <Button onClick={cancel}>{t(componentMessages.cancel)}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={isBusy}
            disabled={!isOnline || outcome === undefined}
            title={isOnline ? undefined : t(formMessages.offline)}
          >
            {t(componentMessages.save)}
          </Button>
        </div>
      </form>
    </FormFrame>
  );
}

/** Returns the appointment to prepare for after this one, and how many steps of preparing are closed. */
function useNextAppointment(jobHuntId: string, id: string) {
  const { data } = useHuntAppointmentsQuery({ variables: { id: jobHuntId } });
  const [now] = useState(serverNow);
  const jobHunt = data?.jobHunt;
  return {
    next: jobHunt ? appointmentAfter(jobHunt.appointments.nodes, id, now) : undefined,
    closedSteps: jobHunt ? closedPreparation(jobHunt) : 0,
  };
}
