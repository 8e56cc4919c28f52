/** The lists of a plan: WAITING rows wait for others until their day, PLAN rows do not. */
export type DueList = "PLAN" | "WAITING";
