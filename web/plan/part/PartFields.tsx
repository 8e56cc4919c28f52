import type { ChangeEvent } from "react";
import { useIntl, type MessageDescriptor } from "react-intl";
import { Field, type FieldControl } from "../../components/Field.js";
import { isDay, type Day } from "../../lib/days.js";
import { namesOf } from "../../lib/textFields.js";
import type { FieldTexts } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { DayField } from "../../components/date/DayField.js";
import { partMessages as messages } from "./partMessages.js";
import type { FieldFault, FieldFaults, FieldSpec, FieldTable } from "./fieldTable.js";

/** An entry of a list: its value, and its word. */
export type Option = readonly [value: string, label: string];

/** The fields of a part, and how they are written. */
export interface PartFieldsProps<Name extends string> {
  readonly fields: FieldTable<Name>;
  /** Those that are not shown. */
  readonly hidden?: readonly Name[];
  readonly labels: Readonly<Record<Name, MessageDescriptor>>;
  /** The entries of the fields that are lists. */
  readonly options: Partial<Record<Name, readonly Option[]>>;
  /** What stands below fields. */
  readonly hints: Partial<Record<Name, string | undefined>>;
  /** What is wrong with a day that is before the day of another field. */
  readonly before: MessageDescriptor;
  readonly values: FieldTexts<Name>;
  readonly faults: FieldFaults<Name>;
  readonly today: string;
  readonly onChange: (changed: Partial<FieldTexts<Name>>) => void;
}

/** The fields of a part in the order of their table, each by what it holds. */
export function PartFields<Name extends string>(props: PartFieldsProps<Name>) {
  const { fields, hidden = [], labels, options, hints, before, values, faults, today, onChange } = props;
  const t = useT();
  const faultText = useFaultText(before);
  const shown = namesOf(fields).filter((name) => !hidden.includes(name));
  return (
    <div className="field-grid">
      {shown.map((name) => {
        const field = fields[name];
        const label = t(labels[name]);
        const problem = faultText(faults[name]);
        const value = values[name];
        const change = (changed: string): void => onChange({ [name]: changed } as Partial<FieldTexts<Name>>); // a computed key is typed as string
        if (field.kind === "day" || field.kind === "pastDay") {
          const limits =
            field.kind === "pastDay"
              ? { max: today, isRequired: true }
              : { min: field.notBefore && dayOrNone(values[field.notBefore]) };
          return <DayField key={name} label={label} value={value} {...limits} problem={problem} onChange={change} />;
        }
        return (
          <Field key={name} label={label} problem={problem} hint={hints[name]} isWide={field.kind === "text"}>
            {(control) => (
              <Control control={control} field={field} value={value} options={options[name]} onChange={change} />
            )}
          </Field>
        );
      })}
    </div>
  );
}

/** Returns a day that limits another field; a text that names none limits nothing. */
function dayOrNone(text: string): Day | undefined {
  return isDay(text) ? text : undefined;
}

interface ControlProps {
  readonly control: FieldControl;
  readonly field: FieldSpec<string>;
  readonly value: string;
  /** The entries of a list; undefined: it is typed. */
  readonly options: readonly Option[] | undefined;
  readonly onChange: (value: string) => void;
}

function Control({ control, field, value, options, onChange }: ControlProps) {
  const shared = {
    ...control,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
  if (options !== undefined) {
    return (
      <select {...shared}>
        {options.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === "text" && field.rows !== undefined) return <textarea {...shared} dir="auto" rows={field.rows} />;
  const isAmount = field.kind === "amount";
  return <input {...shared} dir={isAmount ? "ltr" : "auto"} inputMode={isAmount ? "decimal" : "text"} />;
}

/** Returns the writer of what is wrong with a field. */
function useFaultText(before: MessageDescriptor): (fault: FieldFault | undefined) => string | undefined {
  const t = useT();
  const intl = useIntl();
  return (fault) => {
    if (fault === undefined) return undefined;
    switch (fault.key) {
      case "before":
        return t(before);
      case "noAmount":
        return t(messages.noAmount, { example: intl.formatNumber(2450.5, { minimumFractionDigits: 2 }) });
      case "tooMany":
      case "tooLong":
        return t(messages[fault.key], { most: intl.formatNumber(fault.most), count: intl.formatNumber(fault.count) });
      default:
        return t(messages[fault.key]);
    }
  };
}
