import { Field, InputType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { listArgsOf, RecordWhere } from "../record/list-args.js";
import { Company } from "./company.entity.js";

/** A page of companies. */
export const CompanyConnection = connectionOf(Company, "companies");

/** A changed company. */
export const CompanyChange = changeOf(Company, RecordKind.COMPANY);

@InputType({ description: "The conditions of the companies; what is absent or null demands nothing." })
export class CompanyWhere extends RecordWhere {
  @Field(() => String, { nullable: true, description: "Only companies of this type, whatever its case." })
  type?: string | null;
}

/** The arguments of the list of companies. */
export const CompanyListArgs = listArgsOf(CompanyWhere, { filter: "Only companies with this text in their name." });
