import { Field, ID, InputType, Int } from "type-graphql";
import { NAME_MAX } from "../../schema/limits.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField, textInputOf } from "../record/text-field.js";
import { IdealJob } from "./ideal-job.entity.js";

@InputType({ description: "A new ideal job." })
export class CreateIdealJobInput extends textInputOf(IdealJob) {
  @Field(() => ID, {
    nullable: true,
    description: NEW_ID,
  })
  id?: string | null;

  @TextField(NAME_MAX, "Its title; empty becomes 'New Ideal Job'.", { isRequired: true })
  name!: string;
}

@InputType({ description: "Changes of an ideal job; what is absent stays, null clears." })
export class UpdateIdealJobInput extends textInputOf(IdealJob) {
  @Field(() => ID, { description: "The ideal job." })
  id!: string;

  @TextField(NAME_MAX, "Its title; null or empty leaves it.")
  name?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

/** The input with the id of an ideal job. */
export const IdealJobIdInput = idInputOf("IdealJob", RecordKind.IDEAL_JOB);

@InputType({ description: "An ideal job and the hunt that is to follow it." })
export class LinkIdealJobInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => ID, { description: "The ideal job." })
  idealJobId!: string;
}

@InputType({ description: "A hunt that is to follow no ideal job any more." })
export class UnlinkIdealJobInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;
}
