import { usePlanViewerQuery } from "./plan.generated.js";

/** Returns the person's time zone; null while they have none: then the browser's counts. */
export function useOwnTimeZone(): string | null {
  const { data } = usePlanViewerQuery({ fetchPolicy: "cache-first" });
  return data?.viewer.timeZone ?? null;
}
