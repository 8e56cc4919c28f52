import { foldEmail } from "../../platform/email.js";
import { invalid } from "../../platform/validation.js";
import { LINE_MAX } from "../../../schema/limits.js";
import { DELETED, listOf, many, object, one } from "../answers.js";
import { idOf, OWN_GUID, text as textField } from "../fields.js";
import { CONTACT as KIND, TYPE } from "../kinds.js";
import { route, type AnyRoute, type WireValue, type WireValues } from "../route.js";
import { list, store, text } from "../values.js";

const CONTACT = `id noteGuid salutation firstName middleNames lastName email mobile organization role description`;

interface ContactData {
  readonly id: string;
  readonly noteGuid: string;
  readonly salutation: string | null;
  readonly firstName: string | null;
  readonly middleNames: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly organization: string | null;
  readonly role: string | null;
  readonly description: string | null;
}

/** Contacts, which the spec calls persons, and the caller's own guid. */
export const PERSON_ROUTES: readonly AnyRoute[] = [
  route<{ changed: { contact: ContactData } }>({
    method: "POST",
    path: "/person/store",
    summary: "Adds a contact or changes one; what is absent stays, and null clears.",
    takes: KIND.fields,
    answers: one(KIND),
    ...store({ noun: "Contact", field: "contact", selection: CONTACT, fields: contactFields, idOf: contactId }),
    answer: ({ changed }, _values, personGuid) => ({ data: contact(changed.contact, personGuid) }),
  }),
  route<{ contacts: { nodes: ContactData[] } }>({
    method: "GET",
    path: "/person/getall",
    summary: "All contacts, by name.",
    takes: {},
    answers: many(KIND),
    operation: list("contacts", CONTACT),
    pages: "contacts",
    variables: () => ({}),
    answer: ({ contacts }, _values, personGuid) => ({ data: contacts.nodes.map((one) => contact(one, personGuid)) }),
  }),
  route<{ contactTypes: { id: string; name: string }[] }>({
    method: "GET",
    path: "/person/types",
    summary: "The roles a contact can have: the built-in ones, then your own.",
    takes: {},
    answers: many(TYPE),
    operation: `query { contactTypes { id name } }`,
    variables: () => ({}),
    answer: ({ contactTypes }) => ({ data: contactTypes }),
  }),
  route<{ deleteContact: { id: string } }>({
    method: "POST",
    path: "/person/delete",
    summary: "Moves a contact to the trash, where it stays for 30 days.",
    takes: { guid: idOf("The contact.") },
    answers: DELETED,
    operation: `mutation ($input: ContactIdInput!) { deleteContact(input: $input) { id } }`,
    variables: ({ guid }) => ({ input: { id: text(guid) } }),
    answer: ({ deleteContact }) => ({ data: deleteContact }),
  }),
  route<{ viewer: { guid: string; email: string | null } }>({
    method: "GET",
    path: "/person/get",
    summary: "Your own guid by your own e-mail address; any other finds nobody.",
    takes: { email: textField(LINE_MAX, "Your e-mail address.") },
    answers: object({ data: listOf(object({ guid: OWN_GUID.schema })) }),
    operation: `query { viewer { guid email } }`,
    variables: () => ({}),
    // Only the caller's own: it must not reveal who has an account.
    answer: ({ viewer }, { email }) => ({ data: isSameEmail(email, viewer.email) ? [{ guid: viewer.guid }] : [] }),
  }),
];

function contactFields(values: WireValues): Readonly<Record<string, unknown>> {
  const { salutation, email, mobile, organization, description } = values;
  return {
    salutation,
    firstName: values["first_name"],
    middleNames: values["middle_names"],
    lastName: values["last_name"],
    email,
    mobile,
    organization,
    // Read as `role` and sent as `contact_type` (spec 3); a client that sends back what it read is accepted too.
    role: values["contact_type"] ?? values["role"],
    description,
  };
}

/** Returns the one id of a contact; the spec's client has two names for it, and sends either or both. */
function contactId({ id, guid }: WireValues): WireValue {
  if (id !== null && guid !== null && id !== guid) throw invalid("guid", "same", "is another contact than id.");
  return guid ?? id;
}

function contact(
  { firstName, middleNames, lastName, noteGuid, role, ...rest }: ContactData,
  personGuid: string,
): object {
  return {
    ...rest,
    guid: rest.id,
    gunid: noteGuid,
    first_name: firstName,
    middle_names: middleNames,
    last_name: lastName,
    role,
    contact_type: role,
    person_guid: personGuid,
  };
}

function isSameEmail(given: WireValue, own: string | null): boolean {
  return own !== null && foldEmail(text(given)) === foldEmail(own);
}
