import { useMemo } from "react";
import { ZoneBox } from "../../components/ZoneBox.js";
import { useT } from "../../lib/useT.js";
import { Field } from "../../components/Field.js";
import { isAppointmentDay } from "./appointmentValues.js";
import { fieldLabels } from "./formMessages.js";
import { serverNow } from "../../lib/environment/clock.js";

interface ZoneFieldProps {
  /** The person's own zone, which the list begins with. */
  readonly own: string;
  readonly value: string;
  /** The day of the appointment, as far as it is typed: distances from UTC are those of that day. */
  readonly day: string;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
  readonly onChange: (timeZone: string) => void;
}

/** The time zone of an appointment, by its city. */
export function ZoneField({ own, value, day, problem, hint, onChange }: ZoneFieldProps) {
  const t = useT();
  const at = useMemo(() => (isAppointmentDay(day) ? new Date(`${day}T12:00:00Z`) : serverNow()), [day]);
  return (
    <Field label={t(fieldLabels.timeZone)} problem={problem} hint={hint}>
      {(control) => <ZoneBox {...control} own={own} value={value} at={at} onChange={onChange} />}
    </Field>
  );
}
