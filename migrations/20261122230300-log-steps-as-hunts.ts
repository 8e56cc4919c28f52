import type { Migration } from "./migration.js";

const changesWith = (kind: string): string => `(SELECT jsonb_agg(
    CASE WHEN change ? 'number' THEN jsonb_set(change, '{kind}', '"${kind}"') ELSE change END ORDER BY place)
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS each_change (change, place))`;

/** Log entries about a step become entries about its hunt: a change with a number is one of a step. */
export const logStepsAsHunts: Migration = {
  name: "20261122230300-log-steps-as-hunts",
  up: [
    `UPDATE log_entry SET changes = ${changesWith("JOB_HUNT")} WHERE changes @> '[{"kind": "STEP"}]'`,
    `UPDATE log_entry SET subject_kind = 'JOB_HUNT' WHERE subject_kind = 'STEP'`,
  ],
  down: [
    `UPDATE log_entry SET changes = ${changesWith("STEP")} WHERE changes @? '$[*].number'`,
    `UPDATE log_entry SET subject_kind = 'STEP' WHERE subject_kind = 'JOB_HUNT' AND sentence ->> 'key' LIKE 'step.%'`,
  ],
};
