import type { Migration } from "./migration.js";

/** New people have no plans of the first rules; those who are there keep their version until their plans are derived again. */
export const planBySecondRules: Migration = {
  name: "20261127140000-plan-by-second-rules",
  up: [`ALTER TABLE person ALTER COLUMN plan_rules SET DEFAULT 2`],
  down: [`ALTER TABLE person ALTER COLUMN plan_rules SET DEFAULT 1`],
};
