import { registerEnumType } from "type-graphql";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";

/** The days of a hunt that others set for something which is still to be done. */
export enum OpenDate {
  DEADLINE = "DEADLINE",
  ANSWER_BY = "ANSWER_BY",
  SIGN_BY = "SIGN_BY",
}

registerEnumType(OpenDate, {
  name: "OpenDate",
  description: "A day of a hunt that others set, for something that is still to be done.",
  valuesConfig: {
    DEADLINE: { description: "`deadline`: the application was not sent." },
    ANSWER_BY: { description: "`answerBy`: the offer was not answered." },
    SIGN_BY: { description: "`signBy`: the contract was not signed." },
  },
});

/** Each by the name of its day in a plan. */
const BY_DAY: ReadonlyMap<string | null, OpenDate> = new Map([
  ["APPLY", OpenDate.DEADLINE],
  ["ANSWER", OpenDate.ANSWER_BY],
  ["SIGN", OpenDate.SIGN_BY],
]);

/** Returns the days that others set which the plan of a hunt has, the first one first. */
export function openDatesOf({ planned }: JobHunt): OpenDate[] {
  return planned.flatMap(({ day }) => BY_DAY.get(day) ?? []);
}
