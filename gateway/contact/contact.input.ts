import { Field, ID, InputType, Int } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { textInputOf } from "../record/text-field.js";
import { Contact } from "./contact.entity.js";

@InputType({ description: "A new contact; no field is required." })
export class CreateContactInput extends textInputOf(Contact) {
  @Field(() => ID, {
    nullable: true,
    description: NEW_ID,
  })
  id?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The company they work at; null: none. Absent: the one company of yours that has the name in `organization`.",
  })
  override companyId?: string | null;
}

@InputType({ description: "Changes of a contact; what is absent stays, null clears." })
export class UpdateContactInput extends textInputOf(Contact) {
  @Field(() => ID, { description: "The contact." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "The company they work at; null clears it." })
  override companyId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

/** The input with the id of a contact. */
export const ContactIdInput = idInputOf("Contact", RecordKind.CONTACT);
