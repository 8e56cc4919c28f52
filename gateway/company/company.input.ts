import { Field, ID, InputType, Int } from "type-graphql";
import { NAME_MAX } from "../../schema/limits.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField, textInputOf } from "../record/text-field.js";
import { Company } from "./company.entity.js";

@InputType({ description: "A new company." })
export class CreateCompanyInput extends textInputOf(Company) {
  @Field(() => ID, { nullable: true, description: NEW_ID })
  id?: string | null;

  @TextField(NAME_MAX, "Its name; empty becomes 'New Company'.", { isRequired: true })
  name!: string;
}

@InputType({ description: "Changes of a company; what is absent stays, null clears." })
export class UpdateCompanyInput extends textInputOf(Company) {
  @Field(() => ID, { description: "The company." })
  id!: string;

  @TextField(NAME_MAX, "Its name; null or empty leaves it.")
  name?: string | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

/** A company, by its id. */
export const CompanyIdInput = idInputOf("Company", RecordKind.COMPANY);
