import { Button } from "./controls/Button.js";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useOnline } from "../lib/useOnline.js";
import { useT } from "../lib/useT.js";
import { Dialog } from "./Dialog.js";
import { FormFrame } from "./FormFrame.js";
import { componentMessages } from "./messages.js";
import { screenMessages } from "./screenMessages.js";

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, "title" | "width" | "className"> {
  /** What stands above the form, such as the name of the record that it is about. */
  readonly head: ReactNode;
  /** The attributes of the form. */
  readonly form: Omit<ComponentProps<"form">, "id" | "onSubmit">;
  readonly isBusy: boolean;
  /** False: nothing can be saved for another reason than the connection. */
  readonly canSave?: boolean;
  /** True: it can be neither closed nor cancelled while it saves. */
  readonly staysWhileBusy?: boolean;
  /** The main button, where it does not say Save. */
  readonly saveText?: string;
  readonly saveIcon?: ReactNode;
  /** Why saving waits for a connection, where the form has words of its own for it. */
  readonly offlineHint?: string;
  /** Further buttons, before Cancel. */
  readonly actions?: ReactNode;
  /** The fields, with what became of the last save above them. */
  readonly children: ReactNode;
  readonly onSave: () => void;
  /** Drops what was typed, and closes. */
  readonly onCancel: () => void;
  /** Closes the dialog by Escape, which keeps what was typed. */
  readonly onClose: () => void;
}

/** A form in a dialog, with Cancel and Save. It saves only while there is a connection, and one save at a time. */
export function FormDialog(props: FormDialogProps) {
  const { isBusy, canSave = true, staysWhileBusy = false, onSave, onCancel, onClose } = props;
  const t = useT();
  const formId = useId();
  const isOnline = useOnline();
  const isOff = !isOnline || !canSave;
  const isHeld = staysWhileBusy && isBusy;
  const close = (): void => {
    if (!isHeld) onClose();
  };
  return (
    <Dialog
      title={props.title}
      width={props.width}
      className={props.className}
      onClose={close}
      footer={
        <>
          {props.actions}
          <Button disabled={isHeld} onClick={onCancel}>
            {t(componentMessages.cancel)}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            icon={props.saveIcon}
            loading={isBusy}
            disabled={isOff}
            title={isOnline ? undefined : (props.offlineHint ?? t(screenMessages.offlineHint))}
            aria-keyshortcuts="Control+Enter"
          >
            {props.saveText ?? t(componentMessages.save)}
          </Button>
        </>
      }
    >
      {props.head}
      <FormFrame onBack={close}>
        <form
          {...props.form}
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isOff && !isBusy) onSave();
          }}
        >
          {props.children}
        </form>
      </FormFrame>
    </Dialog>
  );
}
