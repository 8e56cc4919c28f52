import { Field, ID, InputType } from "type-graphql";
import { TEXT_MAX } from "../../schema/limits.js";
import { DayScalar, type Day } from "../platform/day.js";
import { NEW_ID } from "../record/input-words.js";
import { TextField } from "../record/text-field.js";
import { SignKind, SignSender } from "./sign.entity.js";

@InputType({ description: "A new sign." })
export class RecordSignInput {
  @Field(() => ID, { nullable: true, description: NEW_ID })
  id?: string | null;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => DayScalar, { description: "The day, from the year 1900 on, and not after today where you are." })
  on!: Day;

  @Field(() => SignSender, { description: "The sender." })
  from!: SignSender;

  @Field(() => SignKind, { description: "The kind." })
  kind!: SignKind;

  @TextField(TEXT_MAX, "What was said.")
  note?: string | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day by which the sender promised the next message, not before `on` and not after the year 2200.",
  })
  promisedOn?: Day | null;
}
