import { phoneLink, webLink } from "../../lib/textLinks.js";
import { useT } from "../../lib/useT.js";
import { Field } from "../../components/Field.js";
import type { AppointmentValues } from "./appointmentValues.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";
import { mapLink, whereFieldOf } from "./whereLinks.js";

const LINKS = { place: mapLink, url: webLink, phone: phoneLink } as const;
const ACTIONS = { place: messages.map, url: messages.test, phone: messages.call } as const;
const KEYBOARDS = { place: "text", url: "url", phone: "tel" } as const;

interface WhereFieldProps {
  readonly values: AppointmentValues;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (changed: Partial<AppointmentValues>) => void;
}

/** The place, the link or the number of an appointment, by its type, with a link that tries it. */
export function WhereField({ values, problems, onChange }: WhereFieldProps) {
  const t = useT();
  const name = whereFieldOf(values.kind);
  const link = LINKS[name](values[name]);
  const isCall = name === "phone";
  return (
    <Field isWide label={t(fieldLabels[name])} problem={problems[name]}>
      {(control) => (
        <div className="appt-where">
          <input
            {...control}
            type="text"
            dir="auto"
            inputMode={KEYBOARDS[name]}
            autoComplete="off"
            spellCheck={name === "place"}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
          {link !== undefined && (
            <a href={link} {...(isCall ? {} : { target: "_blank", rel: "noopener noreferrer" })}>
              {t(ACTIONS[name])}
            </a>
          )}
        </div>
      )}
    </Field>
  );
}
