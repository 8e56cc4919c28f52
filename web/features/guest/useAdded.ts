import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { addedLines, type AddedLine } from "./addedLines.js";
import { GuestAdditionsDocument } from "./guest.generated.js";

/** Returns the function that asks the server what the guest added; null when it gives no answer. */
export function useReadAdded(): () => Promise<readonly AddedLine[] | null> {
  const client = useApolloClient();
  return useCallback(async () => {
    try {
      const { data } = await client.query({ query: GuestAdditionsDocument, fetchPolicy: "network-only" });
      return data?.viewer.guest ? addedLines(data.viewer.guest) : null;
    } catch {
      return null;
    }
  }, [client]);
}
