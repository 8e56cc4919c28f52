import { Input } from "antd";
import { useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { componentMessages } from "../../components/messages.js";
import { evictEntity } from "../../lib/cache.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntDeleteMutation, useJobHuntTerminateMutation } from "./jobhunt.generated.js";
import { cardMessages } from "./cardMessages.js";
import { changeMessages } from "../../plan/step/changeMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { neighbourOf } from "./useFocusCard.js";
import { deselectJobHunt } from "./useSelection.js";
import { changeOf, useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";

/** The two ways to end a hunt: terminated with a reason, or deleted. */
export type Ending = "TERMINATE" | "DELETE";

export interface ConfirmEndingProps {
  readonly hunt: JobHunt;
  readonly ending: Ending;
  readonly onCancel: () => void;
  /** Called when the hunt has left its lane, with the id of the following card, if there is one. */
  readonly onGone: (nextId: string | undefined) => void;
}

/** Asks before a hunt is terminated or deleted; afterwards the next card gets the focus (spec 4). */
export function ConfirmEnding(props: ConfirmEndingProps) {
  return props.ending === "TERMINATE" ? <ConfirmTerminate {...props} /> : <ConfirmRemove {...props} />;
}

function ConfirmTerminate({ hunt, onCancel, onGone }: ConfirmEndingProps) {
  const t = useT();
  const [reason, setReason] = useState("");
  const [terminate, { loading }] = useJobHuntTerminateMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const yes = () => {
    const next = neighbourOf(hunt.id);
    terminate({ variables: { input: { id: hunt.id, reason } } }).then(
      ({ data }) => {
        showChangeToast(
          changeOf(hunt),
          t(changeMessages.wasTerminated, { name: hunt.name }),
          data?.terminateJobHunt.logEntryId,
        );
        deselectJobHunt(hunt.id);
        onGone(next);
      },
      (error: unknown) => showFailureToast(hunt.name, error),
    );
  };
  return (
    <ConfirmDelete question={t(cardMessages.terminatePrompt)} isBusy={loading} onYes={yes} onNo={onCancel}>
      <Input.TextArea
        rows={2}
        value={reason}
        aria-label={t(cardMessages.reason)}
        onChange={(event) => setReason(event.target.value)}
      />
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
