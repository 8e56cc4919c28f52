import { Field, ID, ObjectType } from "type-graphql";
import { PageInfo } from "../connection.js";
import { Company } from "./company.entity.js";
import type { CompanyFilter } from "./company.service.js";

/** A page of companies. */
@ObjectType({ description: "A page of companies.", simpleResolvers: true })
export class CompanyConnection {
  @Field(() => [Company], { description: "The companies of this page, in the order asked for." })
  nodes!: readonly Company[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  /** What was asked for, so that `totalCount` is only counted when somebody wants it. */
  filter!: CompanyFilter;
}

/** A changed company. */
@ObjectType({ description: "A changed company.", simpleResolvers: true })
export class CompanyChange {
  @Field(() => Company, { description: "The company as it is now." })
  company!: Company;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that `undo` takes; null when nothing had to change.",
  })
  logEntryId!: string | null;
}
