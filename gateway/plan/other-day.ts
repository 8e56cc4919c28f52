/** The days in a plan that no step has. */
export const OTHER_DAYS = ["APPLY", "ANSWER", "SIGN", "MY_PROMISE", "THEIR_PROMISE", "AFTER_INTERVIEW"] as const;
/** The name of such a day. */
export type OtherDay = (typeof OTHER_DAYS)[number];
