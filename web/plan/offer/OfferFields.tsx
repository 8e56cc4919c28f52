import type { ChangeEvent } from "react";
import { useIntl } from "react-intl";
import { namesOf } from "../../lib/textFields.js";
import { useT } from "../../lib/useT.js";
import { AppointmentField, type FieldControl } from "../appointment/AppointmentField.js";
import { DayInput } from "../step/DayInput.js";
import { readAmount } from "./amounts.js";
import { offerLabels, offerMessages as messages } from "./offerMessages.js";
import type { OfferOptions, Option } from "./useOfferOptions.js";
import { OFFER_FIELDS, type OfferFault, type OfferField, type OfferValues } from "./offerValues.js";
import { moneyText } from "./moneyText.js";
import { PERIODS } from "./payFact.js";
import { payOfMonth, payOfYear } from "./pay.js";

interface OfferFieldsProps {
  /** A new one is open. */
  readonly isNew: boolean;
  readonly options: OfferOptions;
  readonly values: OfferValues;
  readonly faults: Partial<Record<OfferField, OfferFault>>;
  readonly today: string;
  readonly onChange: (changed: Partial<OfferValues>) => void;
}

/** The fields of an offer, each by what it holds. */
export function OfferFields({ isNew, options, values, faults, today, onChange }: OfferFieldsProps) {
  const t = useT();
  const hints: Partial<Record<OfferField, string | undefined>> = {
    payAmount: usePayHint(values),
    documentId: t(messages.documentHint),
  };
  const faultText = useFaultText();
  const shown = namesOf(OFFER_FIELDS).filter((name) => !isNew || name !== "outcome");
  return (
    <div className="appt-fields">
      {shown.map((name) => {
        const { kind } = OFFER_FIELDS[name];
        const label = t(offerLabels[name]);
        const problem = faultText(faults[name]);
        const change = (value: string): void => onChange({ [name]: value });
        if (kind === "day") {
          const limits = name === "receivedOn" ? { max: today } : { min: values.receivedOn };
          return (
            <DayInput key={name} label={label} value={values[name]} {...limits} problem={problem} onChange={change} />
          );
        }
        return (
          <AppointmentField key={name} label={label} problem={problem} hint={hints[name]} isWide={kind === "text"}>
            {(control) => (
              <Control control={control} name={name} value={values[name]} options={options[name]} onChange={change} />
            )}
          </AppointmentField>
        );
      })}
    </div>
  );
}

interface ControlProps {
  readonly control: FieldControl;
  readonly name: OfferField;
  readonly value: string;
  /** The entries of a list; undefined: it is typed. */
  readonly options: readonly Option[] | undefined;
  readonly onChange: (value: string) => void;
}

function Control({ control, name, value, options, onChange }: ControlProps) {
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
  if (name === "note") return <textarea {...shared} dir="auto" rows={2} />;
  const isAmount = OFFER_FIELDS[name].kind === "amount";
  return <input {...shared} dir={isAmount ? "ltr" : "auto"} inputMode={isAmount ? "decimal" : "text"} />;
}

/** Returns what the typed pay is in a month and in a year; undefined while that cannot be said. */
function usePayHint(values: OfferValues): string | undefined {
  const t = useT();
  const intl = useIntl();
  const period = PERIODS.find((one) => one === values.payPeriod) ?? null;
  const pay = { payAmount: readAmount(values.payAmount), payCurrency: values.payCurrency || null, payPeriod: period };
  const offer = { ...pay, hours: readAmount(values.hours) };
  const [month, year] = [payOfMonth(offer), payOfYear(offer)];
  if (month === null || year === null) return undefined;
  const [inMonth, inYear] = [month, year].map((amount) => moneyText(intl, Math.round(amount), pay.payCurrency));
  return t(messages.payHint, { month: inMonth, year: inYear });
}

/** Returns the writer of what is wrong with a field. */
function useFaultText(): (fault: OfferFault | undefined) => string | undefined {
  const t = useT();
  const intl = useIntl();
  return (fault) => {
    if (fault === undefined) return undefined;
    if (fault.key === "noAmount")
      return t(messages.noAmount, { example: intl.formatNumber(2450.5, { minimumFractionDigits: 2 }) });
    return t(
      messages[fault.key],
      fault.key === "tooMany" || fault.key === "tooLong"
        ? { most: intl.formatNumber(fault.most), count: intl.formatNumber(fault.count) }
        : {},
    );
  };
}
