import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { CalendarCheck2, Lock } from "lucide-react";
import { useRef, useState } from "react";
import { SUBMISSION_FILES_MAX, TEXT_MAX } from "../../../schema/limits.js";
import { Callout } from "../../components/Callout.js";
import { isTimeOfDay } from "../../components/date/readTime.js";
import { FormDialog } from "../../components/FormDialog.js";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useFaultFocus } from "../../lib/useFaultFocus.js";
import { useHuntLabel } from "../appointment/useHuntLabel.js";
import { usePending } from "../link/pendingTies.js";
import { placeOf } from "../link/useJobHuntTies.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { SEND_STEP, type SendingQuestion } from "../step/sendingQuestion.js";
import { useToday } from "../step/useToday.js";
import { submissionMessages as messages } from "./messages.js";
import { SentDocuments } from "./SentDocuments.js";
import { SubmissionFields } from "./SubmissionFields.js";
import { canBeSentOn, countSent, recordInput, type SubmissionHunt } from "./submissionValues.js";
import { useFollowUps } from "./useFollowUps.js";
import { useRecordSubmission } from "./useRecordSubmission.js";
import { useSubmissionValues } from "./useSubmissionValues.js";
import "../../components/tall-form.css";

interface SubmissionFormProps {
  readonly hunt: SubmissionHunt;
  readonly question: SendingQuestion;
}

/** The form of what was sent. What is entered is kept until a copy is, or it is dropped by Cancel. */
export function SubmissionForm({ hunt, question }: SubmissionFormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const today = useToday();
  const record = useRecordSubmission();
  const { values, change, isRestored, discard } = useSubmissionValues(hunt, question.sentOn);
  const pending = usePending(placeOf(hunt.id, "DOCUMENT", SEND_STEP)).added;
  const label = useHuntLabel(hunt.name, hunt.employer?.name ?? null);
  const [id] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const focusFault = useFaultFocus(element);
  const isDayWrong = !canBeSentOn(values.day, today);
  const isTimeWrong = values.time !== "" && !isTimeOfDay(values.time);
  const isTooLong = values.letter.length > TEXT_MAX;
  const canKeep = pending.length === 0 && countSent(hunt, values) <= SUBMISSION_FILES_MAX;
  const save = async (): Promise<void> => {
    setTried(true);
    if (isDayWrong || isTimeWrong || isTooLong) {
      focusFault();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await record(recordInput(hunt, id, values));
      discard();
      question.answer("KEPT");
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const leave = (answer: "CANCELLED" | "WITHOUT"): void => {
    discard();
    question.answer(answer);
  };
  return (
    <FormDialog
      title={t(messages.title)}
      width={580}
      className="sent-dialog"
      head={
        <p className="sent-lead">
          <b dir="auto">{label}</b> {t(messages.lead)}
        </p>
      }
      form={{ ref: element, className: "dialog-form", noValidate: true, autoComplete: "off" }}
      isBusy={isBusy}
      canSave={canKeep}
      staysWhileBusy
      saveText={t(messages.keep)}
      saveIcon={<Icon of={Lock} size={15} />}
      actions={!question.isAgain && <WithoutButton isBusy={isBusy} onPress={() => leave("WITHOUT")} />}
      onSave={() => void save()}
      onCancel={() => leave("CANCELLED")}
      onClose={() => question.answer("CANCELLED")}
    >
      {error !== undefined && <SaveProblem error={error} />}
      {isRestored && <Alert type="info" title={t(messages.restored)} />}
      <SentDocuments hunt={hunt} values={values} pending={pending} onChange={change} />
      <SubmissionFields
        hunt={hunt}
        values={values}
        today={today}
        dayProblem={isTried && isDayWrong ? t(messages.noDay) : undefined}
        letterProblem={
          isTooLong ? t(messages.letterTooLong, { max: TEXT_MAX, count: values.letter.length }) : undefined
        }
        onChange={change}
      />
      <FollowUps jobHuntId={hunt.id} day={values.day} />
    </FormDialog>
  );
}

/** Does the step without a copy. */
function WithoutButton({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const t = useT();
  const isOnline = useOnline();
  const hint = isOnline ? undefined : t(screenMessages.offlineHint);
  return (
    <Button type="link" className="sent-without" disabled={isBusy || !isOnline} title={hint} onClick={onPress}>
      {t(messages.without)}
    </Button>
  );
}

/** The days of the follow-ups that are set; the box is there before they are known, so that they are read aloud then. */
function FollowUps({ jobHuntId, day }: { readonly jobHuntId: string; readonly day: string }) {
  const t = useT();
  const days = useDayTexts();
  const followUps = useFollowUps(jobHuntId, day);
  return (
    <div aria-live="polite">
      {followUps.length > 0 && (
        <Callout icon={CalendarCheck2}>
          {t(messages.followUps)}
          <ul className="callout-days">
            {followUps.map(({ step, dueOn }) => (
              <li key={step}>
                <span>{t(stepNames[step])}</span> <b>{days.date(dueOn)}</b>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
