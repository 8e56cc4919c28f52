import type { RecordWays } from "../../components/useRecordEditor.js";
import { reloadCounts } from "../../lib/cache.js";
import { complain, type Complaint } from "../../lib/complain.js";
import { readProblem } from "../../lib/readProblem.js";
import { useDocumentCreateMutation, useDocumentUpdateMutation } from "../../operations.generated.js";
import { comparedValues, documentValues, emptyDocument, type DocumentValues } from "./documentValues.js";
import type { DocumentCardData } from "./useDocuments.js";

const reload = { refetchQueries: ["DocumentList", "DocumentStatistics", "DocumentTypes"], awaitRefetchQueries: true };

/** Gives the ways to store a document, which reload the list after (spec 4); `onRefused` hears when its file may be why not. */
export function useDocumentWays(onRefused: () => void): RecordWays<DocumentCardData, keyof DocumentValues> {
  const [create] = useDocumentCreateMutation(reload);
  const [update] = useDocumentUpdateMutation(reload);
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
    empty: emptyDocument,
    textsOf: comparedValues,
    shownOf: documentValues,
    create: async (input) => {
      const storing = create({ variables: { input }, update: reloadCounts });
      return (await watched("Failed to create document", storing)).data?.createDocument.document;
    },
    update: async ({ source, ...values }, base) => {
      // The address of an uploaded file is made anew by each answer: sent back, it would only look like a change.
      const input = source === documentValues(base).source ? values : { ...values, source };
      return (await watched("Failed to update document", update({ variables: { input } }))).data?.updateDocument
        .document;
    },
  };
}
