import { route, type AnyRoute, type WireValues } from "../route.js";
import { list, store, text } from "../values.js";

const DOCUMENT = `id name description type source noteGuid`;

interface DocumentData {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly type: string | null;
  readonly source: string | null;
  readonly noteGuid: string;
}

/** Documents; files come in at `/upload`, which takes a form and is served beside this table. */
export const DOCUMENT_ROUTES: readonly AnyRoute[] = [
  route<{ changed: { document: DocumentData } }>({
    method: "POST",
    path: "/documents/store",
    // `file` is always null (spec 3); `gunid` is ours to give.
    takes: ["id", "name", "description", "type", "file", "source", "gunid"],
    ...store({
      noun: "Document",
      field: "document",
      selection: DOCUMENT,
      fields: documentFields,
      whenNew: ({ name }) => ({ name: name ?? "" }),
    }),
    answer: ({ changed }, _values, personGuid) => ({ data: document(changed.document, personGuid) }),
  }),
  route<{ documents: { nodes: DocumentData[] } }>({
    method: "GET",
    path: "/documents/get",
    takes: [],
    operation: list("documents", DOCUMENT),
    pages: "documents",
    variables: () => ({}),
    answer: ({ documents }, _values, personGuid) => ({ data: documents.nodes.map((one) => document(one, personGuid)) }),
  }),
  route<{ documentTypes: { id: string; name: string }[] }>({
    method: "GET",
    path: "/documents/types",
    takes: [],
    operation: `query { documentTypes { id name } }`,
    variables: () => ({}),
    answer: ({ documentTypes }) => ({ data: documentTypes }),
  }),
  route<{ deleteDocument: { id: string } }>({
    method: "POST",
    path: "/documents/delete",
    takes: ["id"],
    operation: `mutation ($input: DocumentIdInput!) { deleteDocument(input: $input) { id } }`,
    variables: ({ id }) => ({ input: { id: text(id) } }),
    answer: ({ deleteDocument }) => ({ data: deleteDocument }),
  }),
];

/** Without a new file the old source is kept (spec 4), so one that was left empty is no wish. */
function documentFields({ name, description, type, source }: WireValues): Readonly<Record<string, unknown>> {
  return { name, description, type, source: source === null || source === "" ? undefined : source };
}

function document({ noteGuid, ...rest }: DocumentData, personGuid: string): object {
  return { ...rest, file: null, gunid: noteGuid, person_guid: personGuid };
}
