import { Button } from "antd";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { otherAdvertMessages as messages } from "./otherAdvertMessages.js";

interface OtherAdvertDialogProps {
  /** What the hunt of the form is called. */
  readonly hunt: string;
  /** The job that is saved for it; null without a title. */
  readonly job: string | null;
  readonly onNewHunt: () => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/** Asks what another advert is meant for, where the hunt of the form has one. */
export function OtherAdvertDialog({ hunt, job, onNewHunt, onReplace, onCancel }: OtherAdvertDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t(messages.title)}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t(componentMessages.cancel)}</Button>
          <Button onClick={onReplace}>{t(messages.replace)}</Button>
          <Button type="primary" autoFocus onClick={onNewHunt}>
            {t(messages.newHunt)}
          </Button>
        </>
      }
    >
      <p>{job === null ? t(messages.text, { hunt }) : t(messages.textOfJob, { hunt, job })}</p>
    </Dialog>
  );
}
