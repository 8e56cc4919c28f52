import { useEffect } from "react";
import { complain } from "../lib/complain.js";
import { readProblem } from "../lib/readProblem.js";
import { remember } from "../lib/remembered.js";
import { useViewerQuery, type ViewerQuery } from "../operations.generated.js";

const expected: ReadonlySet<string> = new Set(["NOT_ALLOWED", "UNAUTHENTICATED"]);

/** Looks the signed-in person up; the guid is remembered, `0` when there is none (spec 4). */
export function useViewer(): ViewerQuery["viewer"] | undefined {
  const { data, error } = useViewerQuery();
  const guid = data?.viewer.guid;
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (guid !== undefined) remember("person_guid", guid === "" ? "0" : guid);
    else if (hasFailed && navigator.onLine) remember("person_guid", "0");
  }, [guid, hasFailed]);
  useEffect(() => {
    // Who is not let in, or must sign in again, is told so by the page that follows.
    if (error && !expected.has(readProblem(error).code)) complain("Error storing user", error);
  }, [error]);
  return data?.viewer;
}
