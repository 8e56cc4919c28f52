import { Alert } from "../../components/controls/Alert.js";
import { Checkbox } from "../../components/controls/Choices.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { FormDialog } from "../../components/FormDialog.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import { AppointmentFields } from "./AppointmentFields.js";
import type { AppointmentHunt, AppointmentPrefill } from "./appointmentHunt.js";
import { isPast } from "./appointmentOrder.js";
import { FormConflict } from "./FormConflict.js";
import { formMessages as messages, previewMessages } from "./formMessages.js";
import { incompleteFields } from "./incompleteFields.js";
import { peopleText, readPeople } from "./people.js";
import { PlanPreview } from "./PlanPreview.js";
import { offeredSteps, opensSteps } from "./previewParts.js";
import { useAppointmentForm } from "./useAppointmentForm.js";
import { useFaultFocus } from "../../lib/useFaultFocus.js";
import { useFieldProblems } from "./useFieldProblems.js";
import { useHuntLabel } from "./useHuntLabel.js";
import { usePeople, type ChangePeople } from "./usePeople.js";
import { usePreview } from "./usePreview.js";
import type { SavedAppointment } from "./useSaveAppointment.js";
import "../../components/tall-form.css";
import "./dialog.css";
import { serverNow } from "../../lib/environment/clock.js";

interface AppointmentFormDialogProps {
  readonly jobHunt: AppointmentHunt;
  readonly appointment: Appointment_AppointmentFragment | undefined;
  readonly prefill: AppointmentPrefill;
  readonly onClose: () => void;
  readonly onSaved: (saved: SavedAppointment, isPast: boolean) => void;
}

/** The form of an appointment in a dialog. */
export function AppointmentFormDialog(props: AppointmentFormDialogProps) {
  const { jobHunt, appointment, prefill, onClose, onSaved } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const [restarts, setRestarts] = useState(false);
  const form = useAppointmentForm({ jobHunt, appointment, prefill });
  const { values, changeBy, isBusy, isMoved, employerName } = form;
  const state = usePreview(values, { jobHuntId: jobHunt.id, id: appointment?.id });
  const { preview, isCurrent } = state;
  const { problems, asksRepeatedHour, error } = useFieldProblems(form, state);
  const changePeople = useCallback<ChangePeople>(
    (change) => changeBy(({ people }) => ({ people: peopleText(change(readPeople(people))) })),
    [changeBy],
  );
  const people = usePeople(jobHunt.id, changePeople);
  const label = useHuntLabel(jobHunt.name, employerName);
  const closedSteps = offeredSteps(preview, isMoved);
  const focusFault = useFaultFocus(element);
  useEffect(() => element.current?.querySelector<HTMLElement>("input:checked")?.focus(), []);
  const save = async (): Promise<void> => {
    const saved = await form.save({
      restartsPreparation: opensSteps(state, { isMoved, isChosen: restarts }),
      incomplete: incompleteFields(element.current?.elements ?? []),
      settled: people.settled(),
    });
    if (saved) onSaved(saved, isToAsk(saved));
    else focusFault();
  };
  const cancel = (): void => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={t(messages.title)}
      width={600}
      className="tall-form"
      head={
        <p className="form-of" dir="auto">
          {label}
        </p>
      }
      form={{ ref: element, className: "dialog-form", noValidate: true, autoComplete: "off" }}
      isBusy={isBusy}
      offlineHint={t(messages.offline)}
      onSave={() => void save()}
      onCancel={cancel}
      onClose={onClose}
    >
      <FormConflict form={form} error={error} onSaveAgain={() => void save()} />
      {form.isRestored && <Alert type="info" title={t(messages.restored)} />}
      <AppointmentFields
        jobHunt={{ id: jobHunt.id, name: jobHunt.name, employerName }}
        form={form}
        people={people}
        problems={problems}
        asksRepeatedHour={asksRepeatedHour}
        startsAt={isCurrent ? (preview?.startsAt ?? null) : null}
      />
      <PlanPreview preview={preview} showsPlan={isMoved} />
      {closedSteps.length > 0 && (
        <Checkbox checked={restarts} disabled={!isCurrent} onChange={(event) => setRestarts(event.target.checked)}>
          <b>{t(previewMessages.prepareAgain)}</b>{" "}
          <span>{t(previewMessages.opensSteps, { count: closedSteps.length })}</span>
        </Checkbox>
      )}
    </FormDialog>
  );
}

/** Returns whether to ask how an appointment went: by what was saved, as the preview may be about an earlier day. */
function isToAsk({ appointment }: SavedAppointment): boolean {
  return appointment.outcome === null && isPast(appointment, serverNow());
}
