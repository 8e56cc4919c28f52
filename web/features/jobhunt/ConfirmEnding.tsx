import { TextArea } from "../../components/controls/Input.js";
import { useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { phaseNames } from "../../components/line/messages.js";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import { componentMessages } from "../../components/messages.js";
import { evictEntity } from "../../lib/cache.js";
import type { NoticeAction } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import type { HuntOutcome } from "../../schema.generated.js";
import { endingMessages as messages } from "./endingMessages.js";
import {
  useJobHuntDeleteMutation,
  useJobHuntSuggestedOutcomeQuery,
  useJobHuntTerminateMutation,
} from "./jobhunt.generated.js";
import { cardMessages } from "./cardMessages.js";
import { changeMessages } from "../../plan/step/changeMessages.js";
import { lastMessageStep } from "../../plan/step/lastMessage.js";
import { useGoToStep } from "../../plan/step/useGoToStep.js";
import type { JobHunt, WholeHunt } from "../../plan/step/optimistic.js";
import { neighbourOf } from "./useFocusCard.js";
import { deselectJobHunt } from "./useSelection.js";
import { OutcomeField } from "../../plan/step/OutcomeField.js";
import { terminationMessages } from "../../plan/step/terminationMessages.js";
import { changeOf, useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";

/** The two ways to end a hunt: terminated with a reason, or deleted. */
export type Ending = "TERMINATE" | "DELETE";

/** An end that is asked about. */
export interface AskedEnding {
  readonly ending: Ending;
  /** The outcome that is chosen first; null: the one that the server suggests, if any. */
  readonly outcome?: HuntOutcome | null;
}

export interface ConfirmEndingProps extends AskedEnding {
  readonly hunt: JobHunt;
  readonly onCancel: () => void;
  /** Called when the hunt has left its lane, with the id of the following card, if there is one. */
  readonly onGone: (nextId: string | undefined) => void;
}

/** Asks before a hunt is terminated or deleted; afterwards the next card gets the focus (spec 4). */
export function ConfirmEnding(props: ConfirmEndingProps) {
  return props.ending === "TERMINATE" ? <ConfirmTerminate {...props} /> : <ConfirmRemove {...props} />;
}

function ConfirmTerminate({ hunt, outcome: asked = null, onCancel, onGone }: ConfirmEndingProps) {
  const t = useT();
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState<HuntOutcome | null>();
  const { data } = useJobHuntSuggestedOutcomeQuery({ variables: { id: hunt.id }, fetchPolicy: "network-only" });
  // What is suggested is chosen until somebody chooses, and never pressed by itself.
  const outcome = chosen === undefined ? (asked ?? data?.jobHunt?.suggestedOutcome ?? null) : chosen;
  const { stepsDone: done, stepsTotal: total } = hunt.progress;
  const [terminate, { loading }] = useJobHuntTerminateMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const goToStep = useGoToStep();
  const offerLastMessage = (ended: WholeHunt | undefined): NoticeAction | undefined => {
    const step = ended === undefined ? null : lastMessageStep(ended, outcome);
    if (step === null) return undefined;
    return { label: t(messages.lastMessage), run: () => goToStep(hunt, { name: step }) };
  };
  const yes = () => {
    const next = neighbourOf(hunt.id);
    terminate({ variables: { input: { id: hunt.id, outcome, reason } } }).then(
      ({ data }) => {
        showChangeToast(
          changeOf(hunt),
          outcome === null
            ? t(changeMessages.wasTerminated, { name: hunt.name })
            : t(messages.ended, { outcome: t(outcomeNames[outcome]) }),
          data?.terminateJobHunt.logEntryId,
          offerLastMessage(data?.terminateJobHunt.jobHunt),
        );
        deselectJobHunt(hunt.id);
        onGone(next);
      },
      (error: unknown) => showFailureToast(hunt.name, error),
    );
  };
  return (
    <ConfirmDelete question={t(terminationMessages.prompt)} isBusy={loading} onYes={yes} onNo={onCancel}>
      <OutcomeField value={outcome} onChange={setChosen} />
      <TextArea
        rows={2}
        value={reason}
        aria-label={t(terminationMessages.reason)}
        onChange={(event) => setReason(event.target.value)}
      />
      <span>{t(messages.kept, { phase: t(phaseNames[hunt.currentPhase]), done, total })}</span>
    </ConfirmDelete>
  );
}

function ConfirmRemove({ hunt, onCancel, onGone }: ConfirmEndingProps) {
  const t = useT();
  const [remove, { loading }] = useJobHuntDeleteMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const yes = () => {
    const next = neighbourOf(hunt.id);
    remove({
      variables: { input: { id: hunt.id } },
      update: (cache) => evictEntity(cache, "JobHunt", hunt.id),
    }).then(
      ({ data }) => {
        showChangeToast(changeOf(hunt, "DELETED"), t(componentMessages.deleted), data?.deleteJobHunt.logEntryId);
        deselectJobHunt(hunt.id);
        onGone(next);
      },
      (error: unknown) => showFailureToast(hunt.name, error),
    );
  };
  return (
    <ConfirmDelete
      consequence={t(cardMessages.deleteWhat, { name: hunt.name })}
      isBusy={loading}
      onYes={yes}
      onNo={onCancel}
    />
  );
}
