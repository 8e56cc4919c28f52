import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { Checkbox } from "../../components/controls/Choices.js";
import { useState } from "react";
import { Dialog } from "../../components/Dialog.js";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import { componentMessages } from "../../components/messages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { endingMessages as messages } from "./endingMessages.js";
import type { FinishedHuntQuery } from "./jobhunt.generated.js";
import { useTerminateMany } from "./useTerminateMany.js";

interface EndOthersDialogProps {
  readonly others: FinishedHuntQuery["jobHunts"]["nodes"];
  /** True when there are more hunts than those. */
  readonly hasMore: boolean;
  /** Called instead of `onClose` once they have ended. */
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

/** Ends the hunts that are still open, after one has led to a job: those that are ticked, in one act with one undo. */
export function EndOthersDialog({ others, hasMore, onEnded, onClose }: EndOthersDialogProps) {
  const t = useT();
  const isOnline = useOnline();
  const readProblem = useReadProblem();
  const terminate = useTerminateMany();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const ids = others.map(({ id }) => id).filter((id) => !left.has(id));
  const end = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await terminate(ids, "TOOK_ANOTHER_JOB");
      onEnded();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const tick = (id: string, isEnded: boolean): void => {
    const next = new Set(left);
    if (isEnded) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <Dialog
      title={t(messages.endTitle)}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t(componentMessages.cancel)}
          </Button>
          <Button
            type="primary"
            danger
            loading={isBusy}
            disabled={!isOnline || ids.length === 0}
            onClick={() => void end()}
          >
            {t(messages.endYes, { count: ids.length })}
          </Button>
        </>
      }
    >
      <p>{t(messages.endLead, { outcome: t(outcomeNames.TOOK_ANOTHER_JOB) })}</p>
      {hasMore && <p>{t(messages.endMore, { count: others.length })}</p>}
      {error !== undefined && (
        <Alert type="error" role="alert" title={readProblem(error).message ?? t(componentMessages.noAnswer)} />
      )}
      <div className="end-others">
        {others.map(({ id, name, employer }) => (
          <Checkbox key={id} checked={!left.has(id)} onChange={(event) => tick(id, event.target.checked)}>
            <bdi>{name}</bdi>
            {employer && (
              <small>
                {" · "}
                <bdi>{employer.name}</bdi>
              </small>
            )}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  );
}
