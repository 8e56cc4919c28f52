import type { RecordWays } from "../../components/useRecordEditor.js";
import { useRecordStore } from "../../components/useRecordStore.js";
import { complain, type Complaint } from "../../lib/complain.js";
import { readProblem } from "../../lib/readProblem.js";
import { DocumentCreateDocument, DocumentUpdateDocument } from "../../operations.generated.js";
import { comparedValues, documentFields, type DocumentCardData, type DocumentValues } from "./documentValues.js";

const documents = { create: DocumentCreateDocument, update: DocumentUpdateDocument };

/** Gives the ways to store a document, which reload the list after (spec 4); `onRefused` hears when its file may be why not. */
export function useDocumentWays(onRefused: () => void): RecordWays<DocumentCardData, keyof DocumentValues> {
  const store = useRecordStore("DOCUMENT", documentFields, documents);
  const watched = async <T>(complaint: Complaint, storing: Promise<T>): Promise<T> => {
    try {
      return await storing;
    } catch (error) {
      complain(complaint, error);
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
      // The address of an uploaded file is made anew by each answer: sent back, it would only look like a change.
      const input = source === documentFields.textsOf(base).source ? values : { ...values, source };
      return watched("Failed to update document", store.update(input));
    },
  };
}
