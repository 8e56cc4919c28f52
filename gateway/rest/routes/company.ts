import { route, type AnyRoute } from "../route.js";
import { list, store, text } from "../values.js";

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
    takes: ["id", "name", "description", "address", "type"],
    ...store({
      noun: "Company",
      field: "company",
      selection: COMPANY,
      fields: ({ name, description, address, type }) => ({ name, description, address, type }),
      whenNew: ({ name }) => ({ name: name ?? "" }),
    }),
    answer: ({ changed }) => ({ data: company(changed.company) }),
  }),
  route<{ companies: { nodes: CompanyData[] } }>({
    method: "GET",
    path: "/company/getall",
    takes: [],
    operation: list("companies", COMPANY),
    pages: "companies",
    variables: () => ({}),
    answer: ({ companies }) => ({ data: companies.nodes.map(company) }),
  }),
  route<{ deleteCompany: { id: string } }>({
    method: "POST",
    path: "/company/delete",
    takes: ["id"],
    operation: `mutation ($input: CompanyIdInput!) { deleteCompany(input: $input) { id } }`,
    variables: ({ id }) => ({ input: { id: text(id) } }),
    answer: ({ deleteCompany }) => ({ data: deleteCompany }),
  }),
  route<{ companyTypes: { id: string; name: string }[] }>({
    method: "GET",
    path: "/company/types",
    takes: [],
    operation: `query { companyTypes { id name } }`,
    variables: () => ({}),
    answer: ({ companyTypes }) => ({ data: companyTypes }),
  }),
  route<{ addressSuggestions: { description: string }[] }>({
    method: "GET",
    path: "/company/address",
    takes: ["partialAddress"],
    operation: `query ($text: String!) { addressSuggestions(text: $text) { description } }`,
    variables: ({ partialAddress }) => ({ text: text(partialAddress) }),
    answer: ({ addressSuggestions }) => ({ predictions: addressSuggestions }),
  }),
];

function company({ type, noteGuid, ...rest }: CompanyData): object {
  return { ...rest, organization_type_name: type, note_guid: noteGuid };
}
