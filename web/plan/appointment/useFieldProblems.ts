import { readProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import { FIELD_NAMES, type FieldName } from "./appointmentValues.js";
import { formProblems } from "./fieldProblems.js";
import { formMessages as messages } from "./formMessages.js";
import type { AppointmentForm } from "./useAppointmentForm.js";
import { useFieldWords } from "./useFieldWords.js";
import type { usePreview } from "./usePreview.js";

/** What is wrong with each field, in words. */
export type FieldProblems = Readonly<Partial<Record<FieldName, string>>>;

interface FormFaults {
  readonly problems: FieldProblems;
  /** True where the time comes twice on its day. */
  readonly asksRepeatedHour: boolean;
  /** The failure of the last save, unless all of it is said at the fields. */
  readonly error: unknown;
}

/** Returns what is wrong with the fields of a form: what it finds itself, and what the server found. */
export function useFieldProblems(
  { values, faults, error }: AppointmentForm,
  { problems: previewed }: ReturnType<typeof usePreview>,
): FormFaults {
  const t = useT();
  const words = useFieldWords();
  const saved = formProblems(error === undefined ? [] : readProblem(error).fields);
  const { byField } = formProblems([...previewed, ...(error === undefined ? [] : readProblem(error).fields)]);
  const problems: Partial<Record<FieldName, string>> = {};
  for (const name of FIELD_NAMES) {
    const problem = byField[name];
    if (problem !== undefined) problems[name] = words(name, problem);
  }
  const asksRepeatedHour = values.repeatedHour !== "" || byField.repeatedHour !== undefined;
  // The question itself says why it is asked.
  delete problems.repeatedHour;
  if (faults.has("day")) problems.day = t(messages.chooseDay);
  if (faults.has("time")) problems.time = t(messages.badTime);
  if (faults.has("minutes")) problems.minutes = t(messages.badLength);
  return { problems, asksRepeatedHour, error: saved.isComplete ? undefined : error };
}
