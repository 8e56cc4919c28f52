import { JOB_HUNT_STEP_CHECKS_MAX, JOB_HUNT_STEP_TEXTS_MAX } from "../../schema/limits.js";
import type { LongTexts } from "../database/long-texts.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { stepNamed } from "../jobhunt/step-at.js";
import { RecordKind } from "../platform/record-kind.js";
import { StepCheck } from "./step-check.entity.js";
import { StepText } from "./step-text.entity.js";

/** The long texts of edited texts. */
export const STEP_TEXT_BODIES: LongTexts<StepText> = { properties: ["body"], field: "stepTexts" };

/** The edited texts of the steps of a person's hunts. */
export const STEP_TEXT_RECORD = definePart({
  kind: RecordKind.STEP_TEXT,
  entity: StepText,
  most: JOB_HUNT_STEP_TEXTS_MAX,
  plural: "edited texts",
  texts: STEP_TEXT_BODIES,
  factsOf: ({ stepNumber }) => ({ step: stepNamed(stepNumber) }),
});

/** The checked points of the steps of a person's hunts. */
export const STEP_CHECK_RECORD = definePart({
  kind: RecordKind.STEP_CHECK,
  entity: StepCheck,
  most: JOB_HUNT_STEP_CHECKS_MAX,
  plural: "checked points",
  factsOf: ({ stepNumber }) => ({ step: stepNamed(stepNumber) }),
});
