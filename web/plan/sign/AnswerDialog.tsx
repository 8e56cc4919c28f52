import { Button } from "../../components/controls/Button.js";
import { RadioGroup } from "../../components/controls/Choices.js";
import { TextArea } from "../../components/controls/Input.js";
import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "../../components/Dialog.js";
import { FormFrame } from "../../components/FormFrame.js";
import { componentMessages } from "../../components/messages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useDraft } from "../../lib/useDraft.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { SignKind } from "../../schema.generated.js";
import { DayInput } from "../step/DayInput.js";
import { useToday } from "../step/useToday.js";
import { signKindNames, signMessages as messages } from "./signMessages.js";
import { useRecordSign, type SignHunt } from "./useRecordSign.js";
import "./sign.css";

const KINDS = ["MAIL", "CALL", "MEETING", "LETTER", "REJECTION"] as const satisfies readonly SignKind[];

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
  const formId = useId();
  const textId = useId();
  const today = useToday();
  const isOnline = useOnline();
  const record = useRecordSign(jobHunt);
  const draft = useDraft(`sign.${jobHunt.id}`);
  const [ids] = useState(() => ({ id: crypto.randomUUID(), noteId: crypto.randomUUID() }));
  const [values, setValues] = useState(() => ({ ...emptyOn(today), ...draft.read()?.values }));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isTheirs = values.from === "THEM";
  const kind = KINDS.find((one) => one === values.kind) ?? "MAIL";
  const change = (changed: Partial<typeof values>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.keep(next);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { on, text } = values;
      const promisedOn = values.promisedOn === "" ? null : values.promisedOn;
      await record({ ...ids, from: isTheirs ? "THEM" : "ME", kind, on, promisedOn, text });
      draft.discard();
      onClose();
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isOnline && !isBusy) void save();
  };
  const cancel = (): void => {
    draft.discard();
    onClose();
  };
  return (
    <Dialog
      title={t(messages.open)}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={cancel}>{t(componentMessages.cancel)}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isBusy}
            disabled={!isOnline}
            title={isOnline ? undefined : t(screenMessages.offlineHint)}
          >
            {t(componentMessages.save)}
          </Button>
        </>
      }
    >
      <p className="sign-of" dir="auto">
        {jobHunt.name}
      </p>
      {error !== undefined && <SaveProblem error={error} />}
      <FormFrame onBack={onClose}>
        <form id={formId} className="sign-form" onSubmit={submit}>
          <fieldset>
            <legend>{t(messages.kind)}</legend>
            <RadioGroup
              value={kind}
              options={KINDS.filter((one) => isTheirs || one !== "REJECTION").map((one) => ({
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
            <DayInput label={t(messages.day)} value={values.on} max={today} onChange={(on) => change({ on })} />
            <DayInput
              label={t(isTheirs ? messages.theyPromised : messages.iPromised)}
              value={values.promisedOn}
              min={values.on}
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
        </form>
      </FormFrame>
    </Dialog>
  );
}

function emptyOn(today: string) {
  return { from: "THEM", kind: "MAIL", on: today, promisedOn: "", text: "" };
}
