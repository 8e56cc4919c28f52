import { Field, ID, InputType, Int } from "type-graphql";
import { LANGUAGE_MAX, STEP_KEY_MAX, STEP_LINE_MAX, STEP_TEXT_MAX } from "../../schema/limits.js";
import { StepName } from "../jobhunt/workflow.js";
import { TextField } from "../record/text-field.js";
import { StepCheckState } from "./step-check.entity.js";

const KEY = "a small letter, then letters and digits";

@InputType({ description: "An edited text of a step." })
export class SaveStepTextInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @TextField(STEP_KEY_MAX, `What you call the text; ${KEY}.`, { isRequired: true })
  key!: string;

  @TextField(LANGUAGE_MAX, "Its language, a BCP 47 tag such as `en` or `pt-BR`.", { isRequired: true })
  language!: string;

  @TextField(STEP_LINE_MAX, "Its subject line; absent: what it is, null clears it.")
  subject?: string | null;

  @TextField(STEP_TEXT_MAX, "The text.", { isRequired: true })
  body!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the text that you saw; absent: you saw none. When it is another, the answer is CONFLICT.",
  })
  version?: number | null;
}

@InputType({ description: "The place of an edited text." })
export class ResetStepTextInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @TextField(STEP_KEY_MAX, "What you call the text.", { isRequired: true })
  key!: string;

  @TextField(LANGUAGE_MAX, "Its language, a BCP 47 tag.", { isRequired: true })
  language!: string;
}

@InputType({ description: "The state of a point of a step's checklist." })
export class SetStepCheckInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @TextField(STEP_KEY_MAX, `What you call the point; ${KEY}.`, { isRequired: true })
  key!: string;

  @Field(() => StepCheckState, { description: "The state; OPEN without a question removes what is kept of the point." })
  state!: StepCheckState;

  @TextField(STEP_LINE_MAX, "The question to ask; absent: what it is, null clears it.")
  question?: string | null;
}
