import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import { furtherDown, RECORD_PAGE, useRecords, type Records } from "../../lib/useRecords.js";
import {
  useIdealJobListQuery,
  useIdealJobSelectedQuery,
  type IdealJobCard_IdealJobFragment,
} from "../../operations.generated.js";

/** An ideal job as the list knows it. */
export type IdealJobCardData = IdealJobCard_IdealJobFragment;

const selection = ["selectedIdealJobId"] as const;

/** Loads the ideal jobs page by page, by name, with the one that is selected. */
export function useIdealJobs(): Records<IdealJobCardData> {
  const [selectedId] = useRemembered("selectedIdealJobId");
  const query = useIdealJobListQuery({ variables: { first: RECORD_PAGE } });
  const pages = query.data?.idealJobs;
  const id = furtherDown(pages, selectedId);
  const { data } = useIdealJobSelectedQuery(id === undefined ? skipToken : { variables: { id } });
  return useRecords({ query, pages, selectedId, selection, alone: data?.idealJob });
}
