import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { Check, CircleHelp } from "lucide-react";
import { memo, useId } from "react";
import { useIntl } from "react-intl";
import { CHECK_BELOW } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { truncate } from "../../lib/truncate.js";
import { useT, type Translate } from "../../lib/useT.js";
import { DateField } from "./DateField.js";
import { evidenceText } from "./evidenceText.js";
import { fieldLabels, termHints } from "./fieldMessages.js";
import { FIELD_SHAPES, type FieldName } from "./fields.js";
import type { Field } from "./jobDraft.js";
import { LongText } from "./LongText.js";
import { jobDetailsMessages } from "./messages.js";
import { shownValue } from "./shownValue.js";

interface JobFieldProps {
  readonly name: FieldName;
  readonly field: Field;
  /** An extraction has run, which left what was typed. */
  readonly wasRead: boolean;
  /** It is empty, and the advert is being read. */
  readonly isAwaited: boolean;
  readonly onChange: (name: FieldName, value: string) => void;
  readonly onUseFound: (name: FieldName) => void;
  readonly onFocus: (name: FieldName) => void;
}

/** A field with its label, the state of its extraction, and, while focused, the advert's words it was read from. */
export const JobField = memo(function JobField(props: JobFieldProps) {
  const { name, field, wasRead, isAwaited, onChange, onUseFound, onFocus } = props;
  const t = useT();
  const intl = useIntl();
  const id = useId();
  const label = t(fieldLabels[name]);
  const isRead = field.origin === "FOUND" || field.origin === "SAVED";
  const evidence = isRead && field.found?.value === field.value ? field.found : null;
  const offer = field.found !== null && field.found.value !== field.value ? field.found : null;
  const control = {
    id,
    value: field.value,
    "aria-describedby": evidence ? `${id}-evidence` : undefined,
  };
  return (
    <div className="job-field" data-field={name} data-awaited={isAwaited || undefined} onFocus={() => onFocus(name)}>
      <label htmlFor={id}>
        <span>{label}</span>
        <FieldState field={field} wasRead={wasRead} t={t} />
      </label>
      <Control {...control} name={name} label={label} onChange={(value) => onChange(name, value)} t={t} />
      {evidence && (
        <p id={`${id}-evidence`} className="job-evidence">
          {evidenceText(evidence, evidence.value, t)}
        </p>
      )}
      {offer && (
        <Button type="link" size="small" className="job-offer" onClick={() => onUseFound(name)}>
          {t(jobDetailsMessages.useFound, { value: truncate(shownValue(intl, name, offer.value), 60) })}
        </Button>
      )}
    </div>
  );
});

interface ControlProps {
  readonly id: string;
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
  readonly "aria-describedby": string | undefined;
  readonly onChange: (value: string) => void;
  readonly t: Translate;
}

function Control({ name, label, value, onChange, t, ...rest }: ControlProps) {
  const { kind, rows } = FIELD_SHAPES[name];
  if (kind === "date") return <DateField {...rest} value={value} onChange={onChange} />;
  if (kind === "term") {
    return (
      <>
        <Input {...rest} value={value} list={`${rest.id}-terms`} onChange={(event) => onChange(event.target.value)} />
        <datalist id={`${rest.id}-terms`}>
          {Object.values(termHints).map((hint) => (
            <option key={hint.id} value={t(hint)} />
          ))}
        </datalist>
      </>
    );
  }
  if (kind === "line") {
    return <Input {...rest} value={value} onChange={(event) => onChange(event.target.value)} />;
  }
  return <LongText {...rest} label={label} rows={rows} value={value} onChange={onChange} />;
}

function FieldState({
  field,
  wasRead,
  t,
}: {
  readonly field: Field;
  readonly wasRead: boolean;
  readonly t: Translate;
}) {
  if (field.origin === "FOUND" && field.found !== null) {
    if (field.found.confidence < CHECK_BELOW) {
      return (
        <em className="is-doubtful">
          <Icon of={CircleHelp} size={14} />
          {t(jobDetailsMessages.check)}
        </em>
      );
    }
    return (
      <em className="is-found">
        <Icon of={Check} size={14} />
        {t(jobDetailsMessages.found)}
      </em>
    );
  }
  return wasRead && field.origin === "OWN" && <em>{t(jobDetailsMessages.kept)}</em>;
}
