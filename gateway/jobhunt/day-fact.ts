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
 * Declares such a day of a hunt: its field, its column, and the column with the day on which it was written down, whose
 * property has the same name with `SetOn`.
 */
export function DayFact(column: string, description: string): (prototype: object, property: JobHuntDateName) => void {
  return (prototype, property) => {
    Field(() => DayScalar, { nullable: true, description })(prototype, property);
    Column({ name: column, type: "date", nullable: true })(prototype, property);
    Column({ name: `${column}_set_on`, type: "date", nullable: true })(prototype, `${property}SetOn`);
  };
}
