import { Field, ID, ObjectType } from "type-graphql";
import { LOG_ENTRY_ID } from "../record/change-of.js";
import { StepCheck } from "./step-check.entity.js";
import { StepText } from "./step-text.entity.js";

@ObjectType({ description: "A changed text of a step.", simpleResolvers: true })
export class StepTextChange {
  @Field(() => ID, { nullable: true, description: "The id of the edited text; null when there was none." })
  id!: string | null;

  jobHuntId!: string;

  @Field(() => StepText, { nullable: true, description: "The edited text as it is now; null when there is none." })
  stepText!: StepText | null;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}

@ObjectType({ description: "A changed point of a step's checklist.", simpleResolvers: true })
export class StepCheckChange {
  @Field(() => ID, { nullable: true, description: "The id of what is kept of the point; null when there was nothing." })
  id!: string | null;

  jobHuntId!: string;

  @Field(() => StepCheck, {
    nullable: true,
    description: "What is kept of the point now; null when it is open, without a question.",
  })
  stepCheck!: StepCheck | null;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}
