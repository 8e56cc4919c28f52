import { Button } from "../../components/controls/Button.js";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { otherAdvertMessages as messages } from "./otherAdvertMessages.js";

interface OtherAdvertDialogProps {
  /** The name of the form's hunt. */
  readonly hunt: string;
  /** The title of the job saved with it; null without one. */
  readonly job: string | null;
  readonly onNewJobHunt: () => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/** Asks whether another advert is for a new hunt or replaces that of the form's hunt. */
export function OtherAdvertDialog({ hunt, job, onNewJobHunt, onReplace, onCancel }: OtherAdvertDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t(messages.title)}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t(componentMessages.cancel)}</Button>
          <Button onClick={onReplace}>{t(messages.replace)}</Button>
          <Button type="primary" autoFocus onClick={onNewJobHunt}>
            {t(messages.newJobHunt)}
          </Button>
        </>
      }
    >
      <p>{job === null ? t(messages.text, { hunt }) : t(messages.textOfJob, { hunt, job })}</p>
    </Dialog>
  );
}
