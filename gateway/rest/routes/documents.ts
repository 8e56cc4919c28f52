import { RecordKind } from "../../platform/record-kind.js";
import { AccessScope } from "../../person/access-scope.js";
import { deleted, DELETED, many, one, type DeletedRecord } from "../answers.js";
import { idOf } from "../fields.js";
import { DOCUMENT as KIND, TYPE } from "../kinds.js";
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

/** Documents; files are received at `/upload`, which takes a form and is not in this table. */
export const DOCUMENT_ROUTES: readonly AnyRoute[] = [
  route<{ changed: { document: DocumentData } }>({
    method: "POST",
    path: "/documents/store",
    summary: "Adds a document or changes one; what is absent stays, and null clears, but for the source.",
    takes: KIND.fields,
    answers: one(KIND),
    // The answer has the signed address of the file.
    alsoNeeds: [AccessScope.READ],
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
    summary: "All documents, by name.",
    takes: {},
    answers: many(KIND),
    operation: list("documents", DOCUMENT),
    pages: "documents",
    variables: () => ({}),
    answer: ({ documents }, _values, personGuid) => ({ data: documents.nodes.map((one) => document(one, personGuid)) }),
  }),
  route<{ documentTypes: { id: string; name: string }[] }>({
    method: "GET",
    path: "/documents/types",
    summary: "The types of documents to choose from: the built-in ones, then your own.",
    takes: {},
    answers: many(TYPE),
    operation: `query { documentTypes { id name } }`,
    variables: () => ({}),
    answer: ({ documentTypes }) => ({ data: documentTypes }),
  }),
  route<{ deleteDocument: DeletedRecord }>({
    method: "POST",
    path: "/documents/delete",
    summary: "Moves a document to the trash, where it stays for 30 days.",
    takes: { id: idOf("The document.") },
    answers: DELETED,
    operation: `mutation ($input: DocumentIdInput!) { deleteDocument(input: $input) { id isRepeated } }`,
    variables: ({ id }) => ({ input: { id: text(id) } }),
    answer: ({ deleteDocument }) => deleted(RecordKind.DOCUMENT, deleteDocument),
  }),
];

/** Returns the input without an empty source: without a new file the old source is kept (spec 4). */
function documentFields({ name, description, type, source }: WireValues): Readonly<Record<string, unknown>> {
  return { name, description, type, source: source === null || source === "" ? undefined : source };
}

function document({ noteGuid, ...rest }: DocumentData, personGuid: string): object {
  return { ...rest, file: null, gunid: noteGuid, person_guid: personGuid };
}
