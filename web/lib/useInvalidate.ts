import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { invalidate, type RecordChange } from "./invalidate.js";

/** Returns `invalidate` for the client of this window. */
export function useInvalidate(): (changes: readonly RecordChange[]) => Promise<void> {
  const client = useApolloClient();
  return useCallback((changes) => invalidate(client, changes), [client]);
}
