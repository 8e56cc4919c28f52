import { RecordKind } from "../platform/record-kind.js";
import { definePart } from "../record/record-definition.js";
import { Submission } from "./submission.entity.js";

/** The copies of what was sent in a person's hunts. */
export const SUBMISSION_RECORD = definePart({ kind: RecordKind.SUBMISSION, entity: Submission });
