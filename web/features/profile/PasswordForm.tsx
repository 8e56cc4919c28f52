import { Checkbox } from "../../components/controls/Choices.js";
import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import { useEffect, useState } from "react";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../../schema/limits.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { readProblem, type FieldProblem } from "../../lib/readProblem.js";
import { useSession } from "../../lib/session.js";
import { useT, type Translate } from "../../lib/useT.js";
import type { ChangePasswordInput } from "../../schema.generated.js";
import { passwordMessages as messages } from "./passwordMessages.js";
import { waitText } from "./waitText.js";

interface PasswordFormProps {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (input: ChangePasswordInput) => void;
}

interface FormValues extends Pick<ChangePasswordInput, "currentPassword" | "newPassword"> {
  readonly endsAccessTokens: boolean;
  readonly endsCalendarAddress: boolean;
}

type FieldName = "currentPassword" | "newPassword";
const FIELDS: readonly FieldName[] = ["currentPassword", "newPassword"];

/**
 * The current password and a new one, and what else ends; an error is shown at its field, and typed text stays.
 */
export function PasswordForm({ formId, isBusy, error, onSubmit }: PasswordFormProps) {
  const t = useT();
  const { email } = useSession();
  const [form] = Form.useForm<FormValues>();
  const [isShown, setShown] = useState(false);
  const problem = error === undefined ? undefined : readProblem(error);
  useEffect(() => {
    const fields = error === undefined ? [] : readProblem(error).fields;
    const faults = FIELDS.map((name) => {
      const fault = fields.find(({ field }) => field === name);
      return { name, errors: fault === undefined ? [] : [wordsOf(fault, t)] };
    });
    form.setFields(faults);
    const first = faults.find(({ errors }) => errors.length > 0);
    if (first !== undefined) form.focusField(first.name);
  }, [error, form, t]);
  const wait = problem && waitText(problem, t);
  // The server's error of a field no longer applies once the field is changed.
  const forgive = (changed: Partial<FormValues>): void =>
    form.setFields(FIELDS.filter((name) => name in changed).map((name) => ({ name, errors: [] })));
  const input = { type: isShown ? "text" : "password", dir: "ltr", spellCheck: false, autoCapitalize: "none" } as const;
  return (
    <Form<FormValues>
      id={formId}
      form={form}
      layout="vertical"
      className="form password-form"
      requiredMark={false}
      disabled={isBusy}
      initialValues={{ currentPassword: "", newPassword: "", endsAccessTokens: true, endsCalendarAddress: true }}
      onValuesChange={forgive}
      onFinish={({ endsAccessTokens, endsCalendarAddress, ...passwords }) =>
        onSubmit({ ...passwords, keepsAccessTokens: !endsAccessTokens, keepsCalendarAddress: !endsCalendarAddress })
      }
    >
      <p className="profile-text form-note">{t(messages.text)}</p>
      {problem?.fields.length === 0 && <SaveProblem error={error} words={wait} />}
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
      <Form.Item name="currentPassword" label={t(messages.current)}>
        <Input {...input} autoFocus autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="newPassword" label={t(messages.new)} extra={t(messages.newHint, { min: PASSWORD_MIN })}>
        <Input {...input} autoComplete="new-password" />
      </Form.Item>
      <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
        {t(messages.show)}
      </Checkbox>
      <div className="password-ends">
        <Form.Item name="endsAccessTokens" valuePropName="checked" noStyle>
          <Checkbox>{t(messages.endTokens)}</Checkbox>
        </Form.Item>
        <Form.Item name="endsCalendarAddress" valuePropName="checked" noStyle>
          <Checkbox>{t(messages.endCalendar)}</Checkbox>
        </Form.Item>
        <p className="quiet">{t(messages.endHint)}</p>
      </div>
    </Form>
  );
}

function wordsOf({ field, rule, message }: FieldProblem, t: Translate): string {
  switch (rule) {
    case "required":
      return t(field === "newPassword" ? messages.newMissing : messages.currentMissing);
    case "wrong":
      return t(messages.wrong);
    case "minLength":
      return t(messages.minLength, { min: PASSWORD_MIN });
    case "maxLength":
      return t(messages.maxLength, { max: PASSWORD_MAX });
    case "notEmail":
      return t(messages.notEmail);
    case "notName":
      return t(messages.notName);
    case "notPattern":
      return t(messages.notPattern);
    case "notCommon":
      return t(messages.notCommon);
    default:
      return message;
  }
}
