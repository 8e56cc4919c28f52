import { Field, ID, InputType, Int } from "type-graphql";
import { LINE_MAX, NAME_MAX, TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { RecordKind } from "../record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField } from "../record/text-field.js";

/** What can be said of a contact. */
@InputType({ description: "What can be said of a contact." })
abstract class ContactFields {
  @TextField(TYPE_NAME_MAX, "How to address them, such as Dr..")
  salutation?: string | null;

  @TextField(NAME_MAX, "The first name.")
  firstName?: string | null;

  @TextField(NAME_MAX, "The names between.")
  middleNames?: string | null;

  @TextField(NAME_MAX, "The last name.")
  lastName?: string | null;

  @TextField(LINE_MAX, "The e-mail address; any text is kept.")
  email?: string | null;

  @TextField(LINE_MAX, "The telephone number.")
  mobile?: string | null;

  @TextField(NAME_MAX, "Where they work.")
  organization?: string | null;

  @TextField(TYPE_NAME_MAX, "What they are to you; an unknown kind is added to your own.")
  role?: string | null;

  @TextField(TEXT_MAX, "What there is to say about them.")
  description?: string | null;
}

/** A new contact; no field is required. */
@InputType({ description: "A new contact; no field is required." })
export class CreateContactInput extends ContactFields {
  @Field(() => ID, {
    nullable: true,
    description: NEW_ID,
  })
  id?: string | null;
}

/** Changes of a contact; what is absent stays, null clears. */
@InputType({ description: "Changes of a contact; what is absent stays, null clears." })
export class UpdateContactInput extends ContactFields {
  @Field(() => ID, { description: "The contact." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

/** Contact: one, by its id. */
export const ContactIdInput = idInputOf("Contact", RecordKind.CONTACT);
