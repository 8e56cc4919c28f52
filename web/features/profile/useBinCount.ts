import { useBinCountQuery } from "./profile.generated.js";

/** Returns how many things lie in the bin; undefined until that is known. */
export function useBinCount(): number | undefined {
  return useBinCountQuery().data?.trash.totalCount;
}
