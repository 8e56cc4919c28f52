/** Returns the address of the hunt sheet: one page with everything about a hunt, for when they call. */
export function huntSheetPath(jobHuntId: string): string {
  return `/jobhunts/${encodeURIComponent(jobHuntId)}`;
}
