import { RadioGroup } from "../../components/controls/Choices.js";
import { TextArea } from "../../components/controls/Input.js";
import { useId } from "react";
import { FormDialog } from "../../components/FormDialog.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { isDay } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { DayField } from "../../components/date/DayField.js";
import { useToday } from "../step/useToday.js";
import { signKindNames, signMessages as messages } from "./signMessages.js";
import { ANSWER_KINDS, useAnswer } from "./useAnswer.js";
import type { SignHunt } from "./useRecordSign.js";
import "./sign.css";

interface AnswerDialogProps {
  readonly jobHunt: SignHunt;
  readonly onClose: () => void;
}

/**
 * Records an answer, a call or another message of a hunt, and what was promised in it. Escape keeps what was typed,
 * Cancel drops it.
 */
export function AnswerDialog({ jobHunt, onClose }: AnswerDialogProps) {
  const t = useT();
  const textId = useId();
  const today = useToday();
  const { values, kind, isBusy, error, change, save, discard } = useAnswer(jobHunt, onClose);
  const isTheirs = values.from === "THEM";
  const cancel = (): void => {
    discard();
    onClose();
  };
  return (
    <FormDialog
      title={t(messages.open)}
      width={480}
      head={
        <>
          <p className="sign-of" dir="auto">
            {jobHunt.name}
          </p>
          {error !== undefined && <SaveProblem error={error} />}
        </>
      }
      form={{ className: "sign-form" }}
      isBusy={isBusy}
      onSave={() => void save()}
      onCancel={cancel}
      onClose={onClose}
    >
      <fieldset>
        <legend>{t(messages.kind)}</legend>
        <RadioGroup
          value={kind}
          options={ANSWER_KINDS.filter((one) => isTheirs || one !== "REJECTION").map((one) => ({
            value: one,
            label: t(signKindNames[one]),
          }))}
          onChange={(chosen) => change({ kind: chosen })}
        />
      </fieldset>
      <fieldset>
        <legend>{t(messages.from)}</legend>
        <RadioGroup
          value={values.from}
          options={[
            { value: "THEM", label: t(messages.fromThem) },
            { value: "ME", label: t(messages.fromMe) },
          ]}
          onChange={(from) => change({ from, kind: "MAIL" })}
        />
      </fieldset>
      <div className="sign-days">
        <DayField label={t(messages.day)} value={values.on} max={today} isRequired onChange={(on) => change({ on })} />
        <DayField
          label={t(isTheirs ? messages.theyPromised : messages.iPromised)}
          value={values.promisedOn}
          min={isDay(values.on) ? values.on : undefined}
          onChange={(promisedOn) => change({ promisedOn })}
        />
      </div>
      <label className="field-label" htmlFor={textId}>
        {t(messages.text)}
      </label>
      <TextArea
        id={textId}
        dir="auto"
        rows={4}
        value={values.text}
        aria-describedby={`${textId}-hint`}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p id={`${textId}-hint`} className="field-hint">
        {t(messages.textHint)}
      </p>
    </FormDialog>
  );
}
