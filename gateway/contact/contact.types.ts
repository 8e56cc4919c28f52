import { Field, InputType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { listArgsOf, RecordWhere } from "../record/list-args.js";
import { Contact } from "./contact.entity.js";

/** A page of contacts. */
export const ContactConnection = connectionOf(Contact, "contacts");

/** A changed contact. */
export const ContactChange = changeOf(Contact, RecordKind.CONTACT);

@InputType({ description: "The conditions of the contacts; what is absent or null demands nothing." })
export class ContactWhere extends RecordWhere {
  @Field(() => String, { nullable: true, description: "Only contacts with this role, whatever its case." })
  role?: string | null;
}

/** The arguments of the list of contacts. */
export const ContactListArgs = listArgsOf(ContactWhere, {
  filter: "Only contacts with this text in a name, the organization or the e-mail address.",
});
