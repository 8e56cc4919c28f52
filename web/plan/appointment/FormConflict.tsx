import { ConflictInWords } from "../../components/ConflictInWords.js";
import { tableOf } from "../../lib/tableOf.js";
import { readableZone } from "../../lib/zoneNames.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { FIELD_NAMES, isAppointmentDay, type FieldName } from "./appointmentValues.js";
import { kindNames } from "./appointmentMessages.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";
import { readPeople } from "./people.js";
import { readRound } from "./rounds.js";
import { KINDS } from "./sentFields.js";
import type { AppointmentForm } from "./useAppointmentForm.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

interface FormConflictProps {
  readonly form: AppointmentForm;
  /** The failure of the last save that is to be shown here. */
  readonly error: unknown;
  readonly onSaveAgain: () => void;
}

/** Why the appointment was not saved, and what was changed elsewhere meanwhile, with the values in words. */
export function FormConflict({ form, error, onSaveAgain }: FormConflictProps) {
  const t = useT();
  const words = useValueWords();
  return (
    <ConflictInWords
      edited={form.edited}
      values={form.values}
      labels={tableOf(FIELD_NAMES.map((name) => [name, t(fieldLabels[name])]))}
      words={words}
      error={error}
      refused={form.refused}
      onTake={form.change}
      onSaveAgain={onSaveAgain}
    />
  );
}

/** Returns the writer of the value of a field, as a person reads it. */
function useValueWords(): (name: FieldName, value: string) => string {
  const t = useT();
  const days = useDayTexts();
  const texts = useAppointmentTexts();
  return (name, value) => {
    if (value === "") return "";
    switch (name) {
      case "kind": {
        const kind = KINDS.find((one) => one === value);
        return kind === undefined ? value : t(kindNames[kind]);
      }
      case "round":
        return texts.round({ ...readRound(value), roundName: null });
      case "day":
        return isAppointmentDay(value) ? days.date(value) : value;
      case "minutes":
        return texts.minutes(Number(value));
      case "timeZone":
        return readableZone(value);
      case "repeatedHour":
        return t(value === "FIRST" ? messages.beforeClocks : messages.afterClocks);
      case "people":
        return readPeople(value)
          .map(({ name: person }) => person || t(messages.unnamed))
          .join("\n");
      default:
        return value;
    }
  };
}
