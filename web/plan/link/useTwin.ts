import { useApolloClient } from "@apollo/client/react";
import { useT } from "../../lib/useT.js";
import { findTwin } from "./hits.js";
import { LinkSearchDocument, LinkTwinContactDocument } from "./link.generated.js";
import type { LinkedRecord, LinkKind } from "./ties.js";
import { foundRecords } from "./useLinkHits.js";

/**
 * Returns the function that resolves to a record which has the typed name already; of a contact, its detail is the
 * organization. Undefined when there is none, or it is not known: a search that fails does not keep anybody from
 * creating a record.
 */
export function useTwin(kind: LinkKind): (name: string) => Promise<LinkedRecord | undefined> {
  const t = useT();
  const client = useApolloClient();
  return async (name) => {
    // Notes often have the same title.
    if (kind === "NOTE") return undefined;
    try {
      const { data } = await client.query({
        query: LinkSearchDocument,
        variables: { text: name, kind },
        fetchPolicy: "no-cache",
      });
      const twin = data && findTwin(foundRecords(data, t), name);
      if (twin?.kind !== "CONTACT") return twin;
      const found = await client.query({ query: LinkTwinContactDocument, variables: { id: twin.id } });
      return { ...twin, detail: found.data?.contact?.organization ?? "" };
    } catch {
      return undefined;
    }
  };
}
