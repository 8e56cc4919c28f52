import { Input } from "antd";
import { useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { componentMessages } from "../../components/messages.js";
import { forgetEntity } from "../../lib/cache.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntDeleteMutation, useJobHuntTerminateMutation } from "../../operations.generated.js";
import { cardMessages } from "./cardMessages.js";
import { changeMessages } from "./changeMessages.js";
import type { Hunt } from "./optimistic.js";
import { neighbourOf } from "./useFocusCard.js";
import { deselectHunt } from "./useSelection.js";
import { useTell } from "./useTell.js";

/** The two ways a hunt leaves the lanes: terminated with a reason, or deleted. */
export type Ending = "TERMINATE" | "DELETE";

/** What the question before an ending needs. */
export interface ConfirmEndingProps {
  readonly hunt: Hunt;
  readonly ending: Ending;
  readonly onCancel: () => void;
  /** The hunt has left its place; the id is that of the card that follows, if there is one. */
  readonly onGone: (nextId: string | undefined) => void;
}

/** Asks before a hunt is terminated or deleted; afterwards the focus goes to the next card (spec 4). */
export function ConfirmEnding(props: ConfirmEndingProps) {
  return props.ending === "TERMINATE" ? <ConfirmTerminate {...props} /> : <ConfirmRemove {...props} />;
}

function ConfirmTerminate({ hunt, onCancel, onGone }: ConfirmEndingProps) {
  const t = useT();
  const [reason, setReason] = useState("");
  const [terminate, { loading }] = useJobHuntTerminateMutation();
  const { tellChange, tellFailure } = useTell();
  const yes = () => {
    const next = neighbourOf(hunt.id);
    terminate({ variables: { input: { id: hunt.id, reason } } }).then(
      ({ data }) => {
        tellChange(t(changeMessages.wasTerminated, { name: hunt.name }), data?.terminateJobHunt.logEntryId);
        deselectHunt(hunt.id);
        onGone(next);
      },
      (error: unknown) => tellFailure(hunt.name, error),
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
  const { tellChange, tellFailure } = useTell();
  const yes = () => {
    const next = neighbourOf(hunt.id);
    remove({
      variables: { input: { id: hunt.id } },
      update: (cache) => forgetEntity(cache, "JobHunt", hunt.id),
    }).then(
      ({ data }) => {
        tellChange(t(componentMessages.deleted), data?.deleteJobHunt.logEntryId);
        deselectHunt(hunt.id);
        onGone(next);
      },
      (error: unknown) => tellFailure(hunt.name, error),
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
