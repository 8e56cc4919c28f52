import { useViewerQuery } from "../../lib/viewer.generated.js";

/** Returns the person's time zone; null while they have none: then the browser's counts. */
export function useOwnTimeZone(): string | null {
  const { data } = useViewerQuery({ fetchPolicy: "cache-first" });
  return data?.viewer.timeZone ?? null;
}
