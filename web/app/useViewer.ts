import { useEffect } from "react";
import { logSpecError } from "../lib/logSpecError.js";
import { readProblem } from "../lib/readProblem.js";
import { writeLocalState } from "../lib/localStorageState.js";
import { useViewerQuery, type ViewerQuery } from "../lib/viewer.generated.js";

const expected: ReadonlySet<string> = new Set(["NOT_ALLOWED", "UNAUTHENTICATED"]);

/** Loads the signed-in user; the guid is stored, `0` when there is none (spec 4). */
export function useViewer(): ViewerQuery["viewer"] | undefined {
  const { data, error } = useViewerQuery();
  const guid = data?.viewer.guid;
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (guid !== undefined) writeLocalState("person_guid", guid === "" ? "0" : guid);
    else if (hasFailed && navigator.onLine) writeLocalState("person_guid", "0");
  }, [guid, hasFailed]);
  useEffect(() => {
    // A user who is not admitted, or must sign in again, gets the page for that instead.
    if (error && !expected.has(readProblem(error).code)) logSpecError("Error storing user", error);
  }, [error]);
  return data?.viewer;
}
