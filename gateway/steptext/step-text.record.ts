import { RecordKind } from "../platform/record-kind.js";
import { definePart } from "../record/record-definition.js";
import { StepCheck } from "./step-check.entity.js";
import { StepText } from "./step-text.entity.js";

/** The edited texts of the steps of a person's hunts. */
export const STEP_TEXT_RECORD = definePart({ kind: RecordKind.STEP_TEXT, entity: StepText });

/** The checked points of the steps of a person's hunts. */
export const STEP_CHECK_RECORD = definePart({ kind: RecordKind.STEP_CHECK, entity: StepCheck });
