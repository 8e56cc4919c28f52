import { Button } from "../../components/controls/Button.js";
import { Dialog } from "../../components/Dialog.js";
import { InlineError } from "../../components/InlineError.js";
import { componentMessages } from "../../components/messages.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { useT } from "../../lib/useT.js";
import { keptMessages as messages } from "./keptMessages.js";
import { submissionMessages } from "./messages.js";
import { useSubmissionTextsQuery } from "./submission.generated.js";

/** The texts of a copy. */
export type KeptText = "letter" | "advertText";

interface SubmissionTextDialogProps {
  readonly id: string;
  readonly text: KeptText;
  readonly onClose: () => void;
}

/** A text of a copy, as it was. */
export function SubmissionTextDialog({ id, text, onClose }: SubmissionTextDialogProps) {
  const t = useT();
  const { data, error, loading, refetch } = useSubmissionTextsQuery({ variables: { id } });
  const title = t(text === "letter" ? messages.letter : messages.advert);
  const record = data?.record;
  const shown = record && "letter" in record ? record[text] : null;
  return (
    <Dialog
      title={title}
      width={640}
      onClose={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {t(componentMessages.close)}
        </Button>
      }
    >
      {error !== undefined && (
        <InlineError what={title} error={error} onTryAgain={() => void refetch().catch(() => undefined)} />
      )}
      {error === undefined && shown === null && (
        <p role="status">{t(loading ? submissionMessages.loading : messages.noText)}</p>
      )}
      {shown !== null && (
        // A scrollable element must be reachable by keyboard.
        <div className="kept-text" role="region" aria-label={title} tabIndex={0} dir="auto">
          {withLineEnds(shown)}
        </div>
      )}
    </Dialog>
  );
}
