import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { Edge } from "../database/page.js";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { listArgsOf, RecordWhere } from "../record/list-args.js";
import { IdealJob, IdealJobStatus } from "./ideal-job.entity.js";

/** An ideal job in a list. */
@ObjectType({ description: "One of the ideal jobs of a page.", simpleResolvers: true })
export class IdealJobEdge implements Edge<IdealJob> {
  @Field(() => String, { description: "Pass it as `after` to get what comes after this one." })
  cursor!: string;

  @Field(() => IdealJob, { description: "The row itself." })
  node!: IdealJob;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the hunt that the list was asked for follows it; null without a hunt.",
  })
  isFollowed!: boolean | null;
}

/** A page of ideal jobs. */
export const IdealJobConnection = connectionOf(IdealJob, "ideal jobs", IdealJobEdge);

/** A changed ideal job. */
export const IdealJobChange = changeOf(IdealJob, RecordKind.IDEAL_JOB);

@InputType({ description: "The conditions of the ideal jobs; what is absent or null demands nothing." })
export class IdealJobWhere extends RecordWhere {}

/** The arguments of the list of ideal jobs. */
export const IdealJobListArgs = listArgsOf(IdealJobWhere, { filter: "Only ideal jobs with this text in their title." });

@ObjectType({ description: "How many ideal jobs have one status.", simpleResolvers: true })
export class IdealJobStatusCount {
  @Field(() => IdealJobStatus, { description: "The status, over all hunts." })
  status!: IdealJobStatus;

  @Field(() => Int, { description: "How many have it." })
  count!: number;
}

@ObjectType({ description: "The counts of ideal jobs.", simpleResolvers: true })
export class IdealJobStatistics {
  @Field(() => Int, { description: "How many ideal jobs there are." })
  total!: number;

  @Field(() => [IdealJobStatusCount], { description: "The same, status by status: those that hunts follow first." })
  byStatus!: readonly IdealJobStatusCount[];

  @Field(() => Int, { description: "How many of them have a note." })
  withNotes!: number;
}
