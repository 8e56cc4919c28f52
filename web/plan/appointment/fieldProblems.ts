import type { FieldProblem } from "../../lib/readProblem.js";
import type { FieldName } from "./appointmentValues.js";

/** The fields of the form by the names that the server gives them, where they have others. */
const NAMES: Readonly<Record<string, FieldName>> = {
  kind: "kind",
  round: "round",
  roundNumber: "round",
  roundName: "roundName",
  day: "day",
  time: "time",
  timeZone: "timeZone",
  repeatedHour: "repeatedHour",
  minutes: "minutes",
  place: "place",
  url: "url",
  phone: "phone",
  contactIds: "people",
  note: "note",
};

/** What is wrong with each field of the form, and whether the form can show all of it at a field. */
export interface FormProblems {
  readonly byField: Readonly<Partial<Record<FieldName, FieldProblem>>>;
  /** False when something is wrong that belongs to no field. */
  readonly isComplete: boolean;
}

/** Returns what the server found wrong, by the fields of the form; of several faults of a field the first. */
export function formProblems(problems: readonly FieldProblem[]): FormProblems {
  const byField: Partial<Record<FieldName, FieldProblem>> = {};
  for (const problem of problems) {
    const name = NAMES[problem.field];
    if (name !== undefined) byField[name] ??= problem;
  }
  return { byField, isComplete: problems.length > 0 && problems.every(({ field }) => field in NAMES) };
}
