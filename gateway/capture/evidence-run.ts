import { Field, Int, ObjectType } from "type-graphql";
import { EVIDENCE_RUNS_MAX } from "../../schema/limits.js";
import type { EvidenceRun } from "./types.js";

@ObjectType("EvidenceRun", {
  description:
    "A run of an advert's words that a value was read from: the characters of `advertText` from `start` to `end` are `quote`.",
  simpleResolvers: true,
})
export class EvidenceRunType implements EvidenceRun {
  @Field(() => String, { description: "The advert's own words." })
  quote!: string;

  @Field(() => Int, { description: "Where they begin in `advertText`, in UTF-16 units." })
  start!: number;

  @Field(() => Int, { description: "Where they end in `advertText`." })
  end!: number;
}

/** The description of the list of runs of a value. */
export const RUNS_DESCRIPTION = `All runs of \`advertText\` that the value was read from, in their order and not overlapping: several for a section that other lines interrupt, at most the ${EVIDENCE_RUNS_MAX} longest; empty where the words are not in it.`;
