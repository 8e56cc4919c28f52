/** The states of a check, by the names of the schema. */
export type StepCheckState = "OPEN" | "CHECKED" | "TO_ASK";
