import { Field } from "type-graphql";
import { Column } from "typeorm";
import { dayFault, DayScalar, type Day } from "../platform/day.js";
import { InInputs, InputField, type FieldRule, type PropertyDeclaration } from "../record/input-field.js";

/** The days of a hunt that others set, or that its person writes down; dates of its plan depend on them. */
export const JOB_HUNT_DATES = [
  "deadline",
  "offerReceivedOn",
  "answerBy",
  "contractArrivedOn",
  "signBy",
  "startsOn",
] as const;
/** The name of such a day. */
export type JobHuntDateName = (typeof JOB_HUNT_DATES)[number];

/** The rule of a day of an input. */
export const DAY_RULE: FieldRule<Day> = { fault: dayFault };

interface DayFactOptions {
  readonly isRequired?: boolean;
  /** True: the inputs of the record have a field for it, see `inputOf`. */
  readonly isWritable?: boolean;
}

/**
 * Declares a day that a plan depends on: its field, its column, and the column with the day on which it was written down, whose
 * property has the same name with `SetOn`. Nullable unless `isRequired`.
 */
export function DayFact(
  column: string,
  description: string,
  { isRequired = false, isWritable = false }: DayFactOptions = {},
): PropertyDeclaration {
  const nullable = !isRequired;
  return (prototype, property) => {
    Field(() => DayScalar, { nullable, description })(prototype, property);
    Column({ name: column, type: "date", nullable })(prototype, property);
    Column({ name: `${column}_set_on`, type: "date", nullable })(prototype, `${property}SetOn`);
    if (isWritable) InInputs(InputField(() => DayScalar, description, DAY_RULE))(prototype, property);
  };
}

/** Returns what the columns with `SetOn` of changed days hold: today, or null where the day was cleared. */
export function knownSince<N extends string>(
  days: Readonly<Partial<Record<N, Day | null>>>,
  today: Day,
): Partial<Record<`${N}SetOn`, Day | null>> {
  const changed = Object.entries(days).filter(([, day]) => day !== undefined);
  const known = changed.map(([name, day]) => [`${name}SetOn`, day === null ? null : today]);
  return Object.fromEntries(known) as Partial<Record<`${N}SetOn`, Day | null>>; // the names of these very days
}
