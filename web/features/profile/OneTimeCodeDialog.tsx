import { Button } from "../../components/controls/Button.js";
import { Form } from "../../components/controls/Form.js";
import { QrCode } from "../../components/controls/QrCode.js";
import { Input } from "../../components/controls/Input.js";
import { useEffect, useId, useState } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { notify } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useOneTimeCodesTurnOnMutation } from "./secondFactor.generated.js";
import { factorMessages as messages } from "./factorMessages.js";
import { useWithProof } from "./useWithProof.js";
import { SECRET, type OneTimeCodeSetupData } from "./useSecondFactors.js";

interface OneTimeCodeDialogProps {
  readonly setup: OneTimeCodeSetupData;
  /** Called when codes are on, with new recovery codes, or null. */
  readonly onTurnedOn: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Shows the secret of one-time codes for an authenticator app, and turns them on with a first code. */
export function OneTimeCodeDialog({ setup, onTurnedOn, onClose }: OneTimeCodeDialogProps) {
  const t = useT();
  const formId = useId();
  const isOnline = useOnline();
  const [form] = Form.useForm<{ code: string }>();
  const [error, setError] = useState<unknown>();
  const withProof = useWithProof();
  const [send, { loading }] = useOneTimeCodesTurnOnMutation(SECRET);
  const submit = async (code: string): Promise<void> => {
    setError(undefined);
    if (code.trim() === "") return form.setFields([{ name: "code", errors: [t(messages.codeMissing)] }]);
    try {
      const { data } = await withProof(() => send({ variables: { input: { code } } }));
      notify(t(messages.turnedOn));
      onTurnedOn(data?.turnOnOneTimeCodes.recoveryCodes ?? null);
    } catch (failure) {
      setError(failure);
    }
  };
  const isWrong = error !== undefined && readProblem(error).fields.some(({ field }) => field === "code");
  useEffect(() => {
    form.setFields([{ name: "code", errors: isWrong ? [t(messages.codeWrong)] : [] }]);
    if (isWrong) form.focusField("code");
  }, [isWrong, error, form, t]);
  return (
    <Dialog
      title={t(messages.setUp)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={loading} disabled={!isOnline}>
            {t(messages.turnOn)}
          </Button>
        </>
      }
    >
      <p className="profile-text form-note">{t(messages.setUpText)}</p>
      <div className="code-setup">
        {/* Dark on light in both themes, with the quiet zone of the QR standard: some apps read nothing else. */}
        <QrCode
          aria-label={t(messages.setUp)}
          value={setup.uri}
          type="svg"
          size={200}
          marginSize={4}
          color="#12272C"
          bgColor="#FFFFFF"
        />
        <div>
          <span>{t(messages.secret)}</span>
          <code dir="ltr">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </div>
      </div>
      <Form<{ code: string }>
        id={formId}
        form={form}
        layout="vertical"
        className="form password-form"
        requiredMark={false}
        disabled={loading}
        initialValues={{ code: "" }}
        onFinish={({ code }) => void submit(code)}
      >
        {error !== undefined && !isWrong && <SaveProblem error={error} />}
        <Form.Item name="code" label={t(messages.code)}>
          <Input dir="ltr" autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
