import { RecordKind } from "../platform/record-kind.js";
import { defineNamed } from "../record/record-definition.js";
import { IdealJob } from "./ideal-job.entity.js";

/** The ideal jobs of a person. */
export const IDEAL_JOB_RECORD = defineNamed({
  kind: RecordKind.IDEAL_JOB,
  entity: IdealJob,
  search: { texts: "name, description", detail: "left(description, 120)" },
});
