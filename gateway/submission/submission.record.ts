import { JOB_HUNT_SUBMISSIONS_MAX, SUBMISSIONS_MAX } from "../../schema/limits.js";
import type { LongTexts } from "../database/long-texts.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Submission } from "./submission.entity.js";

/** The long texts of copies of what was sent. */
export const SUBMISSION_TEXTS: LongTexts<Submission> = {
  properties: ["advertText", "letter"],
  field: "submissions",
  areApart: true,
};

/** The copies of what was sent in a person's hunts. */
export const SUBMISSION_RECORD = definePart({
  kind: RecordKind.SUBMISSION,
  entity: Submission,
  most: JOB_HUNT_SUBMISSIONS_MAX,
  mostInAll: SUBMISSIONS_MAX,
  texts: SUBMISSION_TEXTS,
  factsOf: ({ sentOn }) => ({ other: sentOn }),
});
