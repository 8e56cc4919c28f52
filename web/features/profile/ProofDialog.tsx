import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import { useEffect, useId } from "react";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { readProblem } from "../../lib/readProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useSession } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";
import { factorMessages as messages } from "./factorMessages.js";
import { useProof } from "./useProof.js";
import { useSecondFactors } from "./useSecondFactors.js";
import { waitText } from "./waitText.js";

interface FormValues {
  readonly password: string;
  readonly code?: string;
}

const FAULTS = {
  "password required": messages.passwordMissing,
  "password wrong": messages.passwordWrong,
  "code required": messages.proofCodeMissing,
  "code wrong": messages.codeWrong,
} as const;

/**
 * Asks for the password, with a code where there is a second factor, or for a passkey; `onDone` gets whether it was
 * correct.
 */
export function ProofDialog({ onDone }: { onDone: (isProved: boolean) => void }) {
  const t = useT();
  const formId = useId();
  const isOnline = useOnline();
  const { email } = useSession();
  const [form] = Form.useForm<FormValues>();
  const { factors } = useSecondFactors();
  const { byPassword, byPasskey, error, isPasskeyRefused, isBusy } = useProof();
  const problem = error === undefined ? undefined : readProblem(error);
  const hasPasskey = (factors?.passkeys.length ?? 0) > 0;
  const needsCode = hasPasskey || factors?.oneTimeCodesSince != null;
  useEffect(() => {
    const fields = error === undefined ? [] : readProblem(error).fields;
    const faults = (["password", "code"] as const).map((name) => {
      const fault = fields.find(({ field }) => field === name);
      const known = Object.entries(FAULTS).find(([key]) => key === `${name} ${fault?.rule ?? ""}`);
      return { name, errors: fault === undefined ? [] : [known === undefined ? fault.message : t(known[1])] };
    });
    form.setFields(faults);
    const first = faults.find(({ errors }) => errors.length > 0);
    if (first !== undefined) form.focusField(first.name);
  }, [error, form, t]);
  const wait = problem && waitText(problem, t, hasPasskey);
  const finish = async (proof: Promise<boolean>): Promise<void> => {
    if (await proof) onDone(true);
  };
  return (
    <Dialog
      title={t(messages.proof)}
      onClose={() => onDone(false)}
      footer={
        <>
          <Button onClick={() => onDone(false)}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy} disabled={!isOnline}>
            {t(messages.confirm)}
          </Button>
        </>
      }
    >
      <p className="profile-text form-note">{t(messages.proofText)}</p>
      {hasPasskey && (
        <Button
          block
          type={wait === undefined ? "default" : "primary"}
          disabled={isBusy || !isOnline}
          onClick={() => void finish(byPasskey())}
        >
          {t(messages.usePasskey)}
        </Button>
      )}
      {isPasskeyRefused && <Alert type="error" role="alert" title={t(messages.passkeyNotUsed)} />}
      <Form<FormValues>
        id={formId}
        form={form}
        layout="vertical"
        className="form password-form"
        requiredMark={false}
        disabled={isBusy}
        initialValues={{ password: "", code: "" }}
        onFinish={(values) => void finish(byPassword(values))}
      >
        {problem?.fields.length === 0 && <SaveProblem error={error} words={wait} />}
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
        <Form.Item name="password" label={t(messages.password)}>
          <Input type="password" dir="ltr" autoFocus autoComplete="current-password" />
        </Form.Item>
        {needsCode && (
          <Form.Item name="code" label={t(messages.proofCode)}>
            <Input dir="ltr" autoComplete="one-time-code" spellCheck={false} autoCapitalize="none" />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  );
}
