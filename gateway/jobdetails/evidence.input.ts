import { Field, Float, InputType, Int } from "type-graphql";
import { EVIDENCE_RUNS_MAX } from "../../schema/limits.js";
import { EvidenceSource, JobField } from "../capture/types.js";
import type { TextRange } from "../platform/text-range.js";
import type { GivenEvidence } from "./evidence.js";

@InputType({ description: "A run of an advert's words that a field was read from." })
export class EvidenceRunInput implements TextRange {
  @Field(() => Int, { description: "Where it begins in the `advertText` that is sent, in UTF-16 units." })
  start!: number;

  @Field(() => Int, { description: "Where it ends in the `advertText` that is sent." })
  end!: number;
}

@InputType({ description: "The place where a field was read, to be stored with the details." })
export class FieldEvidenceInput implements GivenEvidence {
  @Field(() => JobField, { description: "The field; at most one entry for each." })
  field!: JobField;

  @Field(() => EvidenceSource, { description: "Where it was read." })
  source!: EvidenceSource;

  @Field(() => Float, { description: "How sure that is, from 0 to 1." })
  confidence!: number;

  @Field(() => String, {
    nullable: true,
    description: "The advert's own words, at most 20,000 characters; with `runs`, they are the longest of these.",
  })
  quote?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Where the words begin in the `advertText` that is sent, in UTF-16 units; with `runs`, where the longest does.",
  })
  start?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Where the words end in the `advertText` that is sent; with `runs`, where the longest does.",
  })
  end?: number | null;

  @Field(() => [EvidenceRunInput], {
    nullable: true,
    description: `All runs of words that the field was read from, in the order of \`advertText\`, none empty or overlapping, at most ${EVIDENCE_RUNS_MAX}; absent: those stored for the same \`start\` and \`end\`, else these are the only run.`,
  })
  runs?: readonly EvidenceRunInput[] | null;
}
