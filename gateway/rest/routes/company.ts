import { RecordKind } from "../../platform/record-kind.js";
import { LINE_MAX, TYPE_NAME_MAX } from "../../../schema/limits.js";
import { deleted, DELETED, listOf, many, object, one, type DeletedRecord } from "../answers.js";
import { idOf, text as textField } from "../fields.js";
import { COMPANY as KIND, TYPE } from "../kinds.js";
import { route, type AnyRoute } from "../route.js";
import { list, sentOrRead, store, text } from "../values.js";

const COMPANY = `id name description address type noteGuid`;

interface CompanyData {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly type: string | null;
  readonly noteGuid: string;
}

/** Companies. */
export const COMPANY_ROUTES: readonly AnyRoute[] = [
  route<{ changed: { company: CompanyData } }>({
    method: "POST",
    path: "/company/store",
    summary: "Adds a company or changes one; what is absent stays, and null clears.",
    takes: {
      ...KIND.fields,
      type: textField(TYPE_NAME_MAX, "The type, such as Employer; an unknown one is added to yours."),
    },
    answers: one(KIND),
    ...store({
      noun: "Company",
      field: "company",
      selection: COMPANY,
      fields: ({ name, description, address, ...values }) => ({
        name,
        description,
        address,
        type: sentOrRead(values, "type", "organization_type_name"),
      }),
      whenNew: ({ name }) => ({ name: name ?? "" }),
    }),
    answer: ({ changed }) => ({ data: company(changed.company) }),
  }),
  route<{ companies: { nodes: CompanyData[] } }>({
    method: "GET",
    path: "/company/getall",
    summary: "All companies, by name.",
    takes: {},
    answers: many(KIND),
    operation: list("companies", COMPANY),
    pages: "companies",
    variables: () => ({}),
    answer: ({ companies }) => ({ data: companies.nodes.map(company) }),
  }),
  route<{ deleteCompany: DeletedRecord }>({
    method: "POST",
    path: "/company/delete",
    summary: "Moves a company to the trash, where it stays for 30 days.",
    takes: { id: idOf("The company.") },
    answers: DELETED,
    operation: `mutation ($input: CompanyIdInput!) { deleteCompany(input: $input) { id isRepeated } }`,
    variables: ({ id }) => ({ input: { id: text(id) } }),
    answer: ({ deleteCompany }) => deleted(RecordKind.COMPANY, deleteCompany),
  }),
  route<{ companyTypes: { id: string; name: string }[] }>({
    method: "GET",
    path: "/company/types",
    summary: "The types of companies to choose from: the built-in ones, then your own.",
    takes: {},
    answers: many(TYPE),
    operation: `query { companyTypes { id name } }`,
    variables: () => ({}),
    answer: ({ companyTypes }) => ({ data: companyTypes }),
  }),
  route<{ addressSuggestions: { description: string }[] }>({
    method: "GET",
    path: "/company/address",
    summary: "Addresses that begin like what was typed; none below three characters.",
    takes: { partialAddress: textField(LINE_MAX, "What was typed so far.") },
    answers: object({ predictions: listOf(object({ description: { type: "string" } })) }),
    operation: `query ($text: String!) { addressSuggestions(text: $text) { description } }`,
    variables: ({ partialAddress }) => ({ text: text(partialAddress) }),
    answer: ({ addressSuggestions }) => ({ predictions: addressSuggestions }),
  }),
];

function company({ type, noteGuid, ...rest }: CompanyData): object {
  return { ...rest, organization_type_name: type, note_guid: noteGuid };
}
