import { JOB_HUNT_SUBMISSIONS_MAX, SUBMISSIONS_MAX } from "../../schema/limits.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Submission } from "./submission.entity.js";

/** The copies of what was sent in a person's hunts. */
export const SUBMISSION_RECORD = definePart({
  kind: RecordKind.SUBMISSION,
  entity: Submission,
  most: JOB_HUNT_SUBMISSIONS_MAX,
  mostInAll: SUBMISSIONS_MAX,
  texts: ["advertText", "letter"],
  factsOf: ({ sentOn }) => ({ other: sentOn }),
});
