import type { ApolloCache } from "@apollo/client";
import { componentMessages } from "../../components/messages.js";
import { reloadCounts } from "../../lib/cache.js";
import { notify, notifyProblem } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { useDocumentDeleteMutation } from "../../operations.generated.js";
import type { DocumentCardData } from "./useDocuments.js";

const affected = ["DocumentList", "DocumentStatistics"];

/** Gives the way to delete a document: it goes at once, comes back if the server refuses, and Undo follows. */
export function useDocumentDelete(): (document: DocumentCardData) => Promise<void> {
  const t = useT();
  const undo = useUndo(affected);
  const [send] = useDocumentDeleteMutation({ refetchQueries: ["DocumentStatistics"] });
  return async ({ id }) => {
    try {
      const { data } = await send({
        variables: { input: { id } },
        optimisticResponse: { deleteDocument: { id, logEntryId: "" } },
        update: (cache, answer) => {
          takeOutOfList(cache, id);
          if (answer.data?.deleteDocument.logEntryId) reloadCounts(cache);
        },
      });
      const logEntryId = data?.deleteDocument.logEntryId;
      notify(t(componentMessages.deleted), { undo: logEntryId === undefined ? undefined : () => undo(logEntryId) });
    } catch (error) {
      notifyProblem(readProblem(error).message ?? t(componentMessages.noAnswer));
    }
  };
}

interface StoredPages {
  readonly nodes: readonly { readonly __ref: string }[];
  readonly totalCount: number;
}

function takeOutOfList(cache: ApolloCache, id: string): void {
  const entity = cache.identify({ __typename: "Document", id });
  cache.modify<{ documents: StoredPages }>({
    fields: {
      documents: (pages) => {
        // The cache keeps references where its types promise values.
        const { nodes, totalCount } = pages as StoredPages;
        const left = nodes.filter((node) => node.__ref !== entity);
        return { ...pages, nodes: left, totalCount: totalCount - (nodes.length - left.length) };
      },
    },
  });
}
