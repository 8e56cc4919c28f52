import { Field, InputType, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { listArgsOf, RecordWhere } from "../record/list-args.js";
import { IdealJob, IdealJobStatus } from "./ideal-job.entity.js";

/** A page of ideal jobs. */
export const IdealJobConnection = connectionOf(IdealJob, "ideal jobs");

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
