import { EditConflict } from "../../components/EditConflict.js";
import { readableZone } from "../../lib/zoneNames.js";
import type { Edited, FieldTexts, Versioned } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { FIELD_NAMES, isAppointmentDay, type AppointmentValues, type FieldName } from "./appointmentValues.js";
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
  const { edited, values, refused } = form;
  const { theirs, seen } = edited;
  const inWords: Edited<Versioned, FieldName> = {
    ...edited,
    seen: seen && { ...seen, texts: tableOfFields((name) => words(name, seen.texts[name] ?? "")) },
    theirs:
      theirs &&
      Object.fromEntries(
        FIELD_NAMES.flatMap((name) => (name in theirs ? [[name, words(name, theirs[name] ?? "")]] : [])),
      ),
  };
  const take = (taken: Partial<AppointmentValues>): void => {
    const names = FIELD_NAMES.filter((name) => name in taken);
    form.change(Object.fromEntries(names.map((name) => [name, theirs?.[name] ?? ""])));
  };
  return (
    <EditConflict
      edited={inWords}
      mine={tableOfFields((name) => words(name, values[name]))}
      labels={tableOfFields((name) => t(fieldLabels[name]))}
      error={error}
      refused={refused}
      onTake={take}
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

function tableOfFields(textOf: (name: FieldName) => string): FieldTexts<FieldName> {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(name)])) as FieldTexts<FieldName>; // one for each name
}
