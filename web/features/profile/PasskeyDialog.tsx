import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import { useId, useState } from "react";
import { NAME_MAX } from "../../../schema/limits.js";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { factorMessages as messages } from "./factorMessages.js";
import { usePasskeyAdd } from "./usePasskeyAdd.js";

interface PasskeyDialogProps {
  /** Called when it is saved, with new recovery codes, or null. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Creates a passkey in this browser, under a name. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const t = useT();
  const formId = useId();
  const isOnline = useOnline();
  const [isNameless, setNameless] = useState(false);
  const { add, error, isBusy } = usePasskeyAdd();
  const submit = async (name: string): Promise<void> => {
    setNameless(name.trim() === "");
    if (name.trim() === "") return;
    const added = await add(name);
    if (added !== undefined) onAdded(added.recoveryCodes ?? null);
  };
  return (
    <Dialog
      title={t(messages.addPasskey)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy} disabled={!isOnline}>
            {t(messages.addPasskey)}
          </Button>
        </>
      }
    >
      <p className="profile-text form-note">{t(messages.passkeyText)}</p>
      {error === "browser" && <Alert type="error" role="alert" title={t(messages.passkeyFailed)} />}
      <Form<{ name: string }>
        id={formId}
        layout="vertical"
        className="form password-form"
        requiredMark={false}
        disabled={isBusy}
        initialValues={{ name: "" }}
        onFinish={({ name }) => void submit(name)}
      >
        {error !== undefined && error !== "browser" && <SaveProblem error={error} />}
        <Form.Item
          name="name"
          label={t(messages.passkeyName)}
          extra={t(messages.passkeyNameHint)}
          {...(isNameless && { validateStatus: "error", help: t(messages.passkeyNameMissing) })}
        >
          <Input autoFocus maxLength={NAME_MAX} autoComplete="off" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
