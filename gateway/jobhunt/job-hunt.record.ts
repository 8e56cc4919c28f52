import { RecordKind } from "../platform/record-kind.js";
import { defineNamed } from "../record/record-definition.js";
import { JobHunt } from "./job-hunt.entity.js";

/** The hunts of a person. */
export const JOB_HUNT_RECORD = defineNamed({
  kind: RecordKind.JOB_HUNT,
  entity: JobHunt,
  search: { texts: "name, termination_reason, job_id, application_id", phase: "current_phase" },
});
