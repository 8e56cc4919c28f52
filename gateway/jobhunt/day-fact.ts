import { Field } from "type-graphql";
import { Column } from "typeorm";
import { DayScalar } from "../platform/day.js";

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

/**
 * Declares a day that a plan depends on: its field, its column, and the column with the day on which it was written down, whose
 * property has the same name with `SetOn`. Nullable unless `isRequired`.
 */
export function DayFact(
  column: string,
  description: string,
  { isRequired = false }: { readonly isRequired?: boolean } = {},
): (prototype: object, property: string) => void {
  const nullable = !isRequired;
  return (prototype, property) => {
    Field(() => DayScalar, { nullable, description })(prototype, property);
    Column({ name: column, type: "date", nullable })(prototype, property);
    Column({ name: `${column}_set_on`, type: "date", nullable })(prototype, `${property}SetOn`);
  };
}
