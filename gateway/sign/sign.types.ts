import { Extensions, Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../graphql/connection-of.js";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { LOG_ENTRY_ID, type RecordChanged } from "../record/change-of.js";
import { Sign } from "./sign.entity.js";

/** A page of signs. */
export const SignConnection = connectionOf(Sign, "signs");

@ObjectType({ description: "A recorded sign.", simpleResolvers: true })
export class SignChange implements RecordChanged<Sign> {
  @Field(() => ID, { description: "The id of the sign." })
  id!: string;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => Sign, {
    name: "sign",
    simple: false,
    nullable: true,
    description: "The sign as it is now; null only when reading it failed.",
  })
  row!: Sign;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}
