import { Field, Int, ObjectType } from "type-graphql";
import { IdealJobStatus } from "./ideal-job.entity.js";

/** How many ideal jobs have one status. */
@ObjectType({ description: "How many ideal jobs have one status.", simpleResolvers: true })
export class IdealJobStatusCount {
  @Field(() => IdealJobStatus, { description: "The status, over all hunts." })
  status!: IdealJobStatus;

  @Field(() => Int, { description: "How many have it." })
  count!: number;
}

/** The figures beside the list of ideal jobs. */
@ObjectType({ description: "The figures beside the list of ideal jobs.", simpleResolvers: true })
export class IdealJobStatistics {
  @Field(() => Int, { description: "How many ideal jobs there are." })
  total!: number;

  @Field(() => [IdealJobStatusCount], { description: "The same, status by status: those that hunts follow first." })
  byStatus!: readonly IdealJobStatusCount[];

  @Field(() => Int, { description: "How many of them have a note." })
  withNotes!: number;
}
