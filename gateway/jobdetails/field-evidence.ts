import { Field, Float, Int, ObjectType } from "type-graphql";
import { EvidenceRunType, RUNS_DESCRIPTION } from "../capture/evidence-run.js";
import { EvidenceSource, JobField } from "../capture/types.js";
import type { FieldEvidence } from "./evidence.js";

@ObjectType("FieldEvidence", {
  description: "The place where a field of captured details was read.",
  simpleResolvers: true,
})
export class FieldEvidenceType implements FieldEvidence {
  @Field(() => JobField, { description: "The field." })
  field!: JobField;

  @Field(() => EvidenceSource, { description: "Where it was read." })
  source!: EvidenceSource;

  @Field(() => Float, { description: "How sure that is, from 0 to 1." })
  confidence!: number;

  @Field(() => String, {
    nullable: true,
    description: "The advert's own words: the longest run; null when there are none to show.",
  })
  quote!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Where the words begin in the saved `advertText`, in UTF-16 units; null when they are not in it.",
  })
  start!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Where the words end in the saved `advertText`; null when they are not in it.",
  })
  end!: number | null;

  @Field(() => [EvidenceRunType], { description: RUNS_DESCRIPTION })
  runs!: readonly EvidenceRunType[];
}
