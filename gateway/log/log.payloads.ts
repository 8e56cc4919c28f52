import { Field, ObjectType } from "type-graphql";
import { PageInfo } from "../connection.js";
import { LogEntry } from "./log-entry.entity.js";
import type { LogFilter } from "./log.service.js";

/** A page of the log. */
@ObjectType({ description: "A page of the log.", simpleResolvers: true })
export class LogEntryConnection {
  @Field(() => [LogEntry], { description: "The lines of this page, newest first." })
  nodes!: readonly LogEntry[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  /** What was asked for, so that `totalCount` is only counted when somebody wants it. */
  filter!: LogFilter;
}
