import { Field, Float, InputType, Int } from "type-graphql";
import { EvidenceSource, JobField } from "../capture/types.js";
import type { GivenEvidence } from "./evidence.js";

@InputType({ description: "The place where a field was read, to be stored with the details." })
export class FieldEvidenceInput implements GivenEvidence {
  @Field(() => JobField, { description: "The field; at most one entry for each." })
  field!: JobField;

  @Field(() => EvidenceSource, { description: "Where it was read." })
  source!: EvidenceSource;

  @Field(() => Float, { description: "How sure that is, from 0 to 1." })
  confidence!: number;

  @Field(() => String, { nullable: true, description: "The advert's own words, at most 20,000 characters." })
  quote?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Where the words begin in the `advertText` that is sent, in UTF-16 units.",
  })
  start?: number | null;

  @Field(() => Int, { nullable: true, description: "Where the words end in the `advertText` that is sent." })
  end?: number | null;
}
