import { Button } from "../../components/controls/Button.js";
import { useId } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { AccessTokenForm } from "./AccessTokenForm.js";
import { NewSecret } from "./NewSecret.js";
import { tokenMessages as messages } from "./tokenMessages.js";
import { useAccessTokenCreate } from "./useAccessTokens.js";

/** Creates an access token, and shows its secret once. */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const isOnline = useOnline();
  const { create, secret, error, isBusy } = useAccessTokenCreate();
  if (secret !== undefined) {
    return (
      <Dialog
        key="secret"
        title={t(messages.isMade)}
        // Escape would lose the secret by accident; only the button closes the dialog.
        onClose={() => undefined}
        footer={<Button onClick={onClose}>{t(componentMessages.close)}</Button>}
      >
        <NewSecret secret={secret} />
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      title={t(messages.new)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy} disabled={!isOnline}>
            {t(messages.create)}
          </Button>
        </>
      }
    >
      <AccessTokenForm formId={formId} isBusy={isBusy} error={error} onSubmit={(input) => void create(input)} />
    </Dialog>
  );
}
