import { Button } from "../../components/controls/Button.js";
import { useId } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { ChangePasswordInput } from "../../schema.generated.js";
import { PasswordForm } from "./PasswordForm.js";
import { passwordMessages as messages } from "./passwordMessages.js";
import { usePasswordChange } from "./usePasswordChange.js";

/** Changes the password of an account of the built-in provider. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const isOnline = useOnline();
  const { change, error, isBusy } = usePasswordChange();
  const submit = async (input: ChangePasswordInput): Promise<void> => {
    if (await change(input)) onClose();
  };
  return (
    <Dialog
      title={t(messages.change)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy} disabled={!isOnline}>
            {t(messages.change)}
          </Button>
        </>
      }
    >
      <PasswordForm formId={formId} isBusy={isBusy} error={error} onSubmit={(input) => void submit(input)} />
    </Dialog>
  );
}
