import { CheckboxGroup, RadioGroup } from "../../components/controls/Choices.js";
import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_DAYS_MAX, NAME_MAX } from "../../../schema/limits.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { useT } from "../../lib/useT.js";
import type { AccessScope, CreateAccessTokenInput } from "../../schema.generated.js";
import { tokenMessages as messages } from "./tokenMessages.js";
import { serverMs } from "../../lib/environment/clock.js";

interface AccessTokenFormProps {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (input: CreateAccessTokenInput) => void;
}

interface FormValues {
  readonly name: string;
  readonly scopes: AccessScope[];
  readonly days: number;
}

const SCOPES: readonly AccessScope[] = ["READ", "WRITE", "CAPTURE", "CALENDAR"];
const LIVES = [7, 30, ACCESS_TOKEN_DAYS, ACCESS_TOKEN_DAYS_MAX];
const HOUR_MS = 60 * 60 * 1000;

/** The form of a new access token: its name, its scopes and its lifetime. */
export function AccessTokenForm({ formId, isBusy, error, onSubmit }: AccessTokenFormProps) {
  const t = useT();
  const submit = ({ name, scopes, days }: FormValues): void =>
    onSubmit({ name, scopes, expiresAt: endAfter(days).toISOString() });
  return (
    <Form<FormValues>
      id={formId}
      layout="vertical"
      className="form token-form"
      requiredMark={false}
      disabled={isBusy}
      initialValues={{ name: "", scopes: ["READ"], days: ACCESS_TOKEN_DAYS }}
      onFinish={submit}
    >
      {error !== undefined && <SaveProblem error={error} />}
      <Form.Item name="name" label={t(messages.name)} extra={t(messages.nameHint)}>
        <Input autoFocus maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="scopes" label={t(messages.scopes)} normalize={withoutMoreThanCalendar}>
        <CheckboxGroup
          className="token-scopes"
          options={SCOPES.map((value) => ({
            value,
            label: (
              <>
                <b>{t(messages[value])}</b> <span className="quiet">{t(messages[`${value}_hint`])}</span>
              </>
            ),
          }))}
        />
      </Form.Item>
      <Form.Item name="days" label={t(messages.expiry)}>
        <RadioGroup options={LIVES.map((days) => ({ value: days, label: t(messages.days, { days }) }))} />
      </Form.Item>
    </Form>
  );
}

/**
 * Ticking the calendar clears the other scopes, for a program that reads it and nothing else; more can be ticked after
 * it.
 */
function withoutMoreThanCalendar(scopes: AccessScope[], before: readonly AccessScope[] = []): AccessScope[] {
  return scopes.includes("CALENDAR") && !before.includes("CALENDAR") ? ["CALENDAR"] : scopes;
}

/**
 * Returns the end of so many days by the server's clock, less an hour: what is known of that clock is not exact, and the
 * end must not exceed the maximum.
 */
function endAfter(days: number): Date {
  return new Date(serverMs() + days * 24 * HOUR_MS - HOUR_MS);
}
