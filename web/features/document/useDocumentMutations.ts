import type { RecordMutations } from "../../components/useRecordEditor.js";
import { useRecordStore } from "../../components/useRecordStore.js";
import { logSpecError, type SpecError } from "../../lib/logSpecError.js";
import { readProblem } from "../../lib/readProblem.js";
import { DocumentCreateDocument, DocumentUpdateDocument } from "./document.generated.js";
import { comparedValues, documentFields, type DocumentCardData, type DocumentValues } from "./documentValues.js";

const documents = { create: DocumentCreateDocument, update: DocumentUpdateDocument };

/**
 * Returns the mutations that store a document and refetch its list (spec 4); `onRefused` is called when its file may be
 * the cause of a failure.
 */
export function useDocumentMutations(onRefused: () => void): RecordMutations<DocumentCardData, keyof DocumentValues> {
  const store = useRecordStore("DOCUMENT", documentFields, documents);
  const watched = async <T>(specError: SpecError, storing: Promise<T>): Promise<T> => {
    try {
      return await storing;
    } catch (error) {
      logSpecError(specError, error);
      const { code } = readProblem(error);
      if (code !== "NETWORK" && code !== "CONFLICT") onRefused();
      throw error;
    }
  };
  return {
    ...store,
    textsOf: comparedValues,
    shownOf: documentFields.textsOf,
    create: (input) => watched("Failed to create document", store.create(input)),
    update: async ({ source, ...values }, base) => {
      // Each response has a new address of an uploaded file; sent back, it would count as a change.
      const isSame = base !== undefined && source === documentFields.textsOf(base).source;
      const input = isSame ? values : { ...values, source };
      return watched("Failed to update document", store.update(input));
    },
  };
}
