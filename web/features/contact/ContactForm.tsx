import { Alert, AutoComplete, Form, Input } from "antd";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { EditConflict } from "../../components/EditConflict.js";
import { FormFrame } from "../../components/FormFrame.js";
import { Icon } from "../../components/Icon.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import type { DraftValues } from "../../lib/useDraft.js";
import type { Edited, Versioned } from "../../lib/useEdited.js";
import { isOffered } from "../../lib/isOffered.js";
import { useT } from "../../lib/useT.js";
import type { ContactValues } from "./contactValues.js";
import { contactMessages as messages } from "./messages.js";
import { OrganizationField } from "./OrganizationField.js";

interface ContactFormProps {
  /** The main button at the head of the screen submits the form by this id. */
  readonly formId: string;
  readonly edited: Edited<Versioned, keyof ContactValues>;
  readonly initial: ContactValues;
  readonly isRestored: boolean;
  readonly roleNames: readonly string[];
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onChange: (values: DraftValues) => void;
  readonly onBack: () => void;
  readonly onSubmit: (values: ContactValues) => void;
}

/** The contact form (spec 2); it never loses what was typed. The browser's own data are kept out: this is somebody else. */
export function ContactForm(props: ContactFormProps) {
  const t = useT();
  const { initial } = props;
  const [form] = Form.useForm<ContactValues>();
  const [isChanged, setChanged] = useState(props.isRestored);
  const mine: ContactValues = { ...initial, ...Form.useWatch([], form) };
  useLeaveGuard(isChanged && !props.isBusy);
  const keep = (): void => {
    setChanged(true);
    props.onChange({ ...form.getFieldsValue() });
  };
  return (
    <FormFrame onBack={props.onBack}>
      <Form<ContactValues>
        id={props.formId}
        form={form}
        layout="vertical"
        className="form"
        requiredMark={false}
        autoComplete="off"
        initialValues={initial}
        disabled={props.isBusy}
        onValuesChange={keep}
        onFinish={props.onSubmit}
      >
        <EditConflict
          edited={props.edited}
          mine={mine}
          labels={{
            role: t(messages.type),
            organization: t(messages.organization),
            salutation: t(messages.salutation),
            firstName: t(messages.firstName),
            middleNames: t(messages.middleNames),
            lastName: t(messages.lastName),
            email: t(messages.email),
            mobile: t(messages.contactNumber),
            description: t(messages.text),
          }}
          error={props.error}
          onTake={(values) => {
            form.setFieldsValue(values);
            keep();
          }}
        />
        {props.isRestored && <Alert className="form-note" type="info" showIcon title={t(messages.restored)} />}
        <div className="form-pair">
          <Form.Item name="role" label={t(messages.type)} extra={t(messages.typeHint)}>
            <AutoComplete
              autoFocus

              suffix={<Icon of={ChevronDown} />}
              options={props.roleNames.map((value) => ({ value }))}
              showSearch={{ filterOption: (typed, option) => isOffered(option?.value, typed, initial.role) }}
            />
          </Form.Item>
          <OrganizationField initial={initial.organization} />
        </div>
        <div className="contact-names">
          <Form.Item name="salutation" label={t(messages.salutation)}>
            <Input dir="auto" />
          </Form.Item>
          <Form.Item name="firstName" label={t(messages.firstName)}>
            <Input dir="auto" />
          </Form.Item>
          <Form.Item name="middleNames" label={t(messages.middleNames)}>
            <Input dir="auto" />
          </Form.Item>
          <Form.Item name="lastName" label={t(messages.lastName)}>
            <Input dir="auto" />
          </Form.Item>
        </div>
        <div className="form-pair">
          <Form.Item name="email" label={t(messages.email)}>
            <Input inputMode="email" />
          </Form.Item>
          <Form.Item name="mobile" label={t(messages.contactNumber)}>
            <Input inputMode="tel" />
          </Form.Item>
        </div>
        <Form.Item name="description" label={t(messages.text)}>
          <Input.TextArea dir="auto" rows={4} />
        </Form.Item>
      </Form>
    </FormFrame>
  );
}
