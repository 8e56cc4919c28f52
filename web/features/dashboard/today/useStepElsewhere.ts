import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { TodayStepQuery } from "./elsewhere.generated.js";
import type { TodayItem } from "./todayRows.js";
import type { ElsewhereStep } from "./useRowMarks.js";

/** Returns the function that asks the server what the step of a row is by now; it resolves with null where nobody answers. */
export function useStepElsewhere(): (item: TodayItem) => Promise<TodayStepQuery["jobHunt"]> {
  const client = useApolloClient();
  return useCallback(
    async ({ jobHunt, step }) => {
      if (step === null) return null;
      const variables = { id: jobHunt.id, step };
      try {
        const { TodayStepDocument } = await import("./elsewhere.generated.js");
        const { data } = await client.query({ query: TodayStepDocument, variables, fetchPolicy: "network-only" });
        return data?.jobHunt ?? null;
      } catch {
        return null;
      }
    },
    [client],
  );
}

/** Returns whether a step is not as its row shows it. */
export function isOther({ status, dueOn }: ElsewhereStep, item: TodayItem): boolean {
  const isOpen = status === "ACTIVE" || status === "INACTIVE";
  return !isOpen || dueOn !== item.dueOn;
}
