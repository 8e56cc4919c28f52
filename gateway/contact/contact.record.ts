import { RecordKind } from "../platform/record-kind.js";
import type { SearchedDefinition } from "../record/record-definition.js";
import { CONTACT_TYPES } from "./contact-types.js";
import { Contact, fullName } from "./contact.entity.js";

/** The contacts of a person. */
export const CONTACT_RECORD: SearchedDefinition<Contact> = {
  kind: RecordKind.CONTACT,
  entity: Contact,
  name: "concat_ws(' ', salutation, first_name, middle_names, last_name)",
  nameOf: fullName,
  list: {
    filter: "concat_ws(' ', r.first_name, r.middle_names, r.last_name, r.organization, r.email)",
    names: "first_name, middle_names, last_name, organization, email",
    sort: "coalesce(r.last_name, '') || ' ' || coalesce(r.first_name, '')",
  },
  search: {
    texts: "salutation, first_name, middle_names, last_name, organization, role, email, mobile, description",
    named: "salutation, first_name, middle_names, last_name",
    detail: "concat_ws(' · ', role, organization)",
  },
  types: { column: "role", builtIn: CONTACT_TYPES },
};
