import { useViewerQuery } from "../../lib/viewer.generated.js";

const USUAL: readonly number[] = [6, 7];

/** Returns the days of the week without work where the person is, 1 for Monday to 7 for Sunday. */
export function useWeekend(): readonly number[] {
  const { data } = useViewerQuery({ fetchPolicy: "cache-first" });
  return data?.viewer.weekend ?? USUAL;
}
