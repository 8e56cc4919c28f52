import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import {
  useIdealJobListQuery,
  useIdealJobSelectedQuery,
  type IdealJobCard_IdealJobFragment,
} from "../../operations.generated.js";

/** An ideal job as the list knows it. */
export type IdealJobCardData = IdealJobCard_IdealJobFragment;

/** The list of ideal jobs with the one that is selected. */
export interface IdealJobs {
  readonly list: readonly IdealJobCardData[] | undefined;
  readonly total: number | undefined;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly selected: IdealJobCardData | undefined;
  /** Opens the card of an ideal job, or none. */
  readonly select: (idealJob: IdealJobCardData | undefined) => void;
  readonly tryAgain: () => void;
  /** Loads the next page; undefined when there is none. */
  readonly loadMore: (() => void) | undefined;
}

const PAGE = 100;

/** Loads the ideal jobs page by page; the selected one, remembered (spec 3), is there however far down it stands. */
export function useIdealJobs(): IdealJobs {
  const [selectedId, rememberId] = useRemembered("selectedIdealJobId");
  const [, rememberNotes] = useRemembered("selectedUniqueNoteId");
  const { data, error, loading, refetch, fetchMore } = useIdealJobListQuery({ variables: { first: PAGE } });
  const fetched = data?.idealJobs.nodes;
  const after = data?.idealJobs.pageInfo.hasNextPage ? data.idealJobs.pageInfo.endCursor : undefined;
  const isFurtherDown =
    after !== undefined && selectedId !== undefined && !fetched?.some(({ id }) => id === selectedId);
  const further = useIdealJobSelectedQuery(isFurtherDown ? { variables: { id: selectedId } } : skipToken);
  const extra = isFurtherDown ? further.data?.idealJob : undefined;
  const list = fetched && extra ? [...fetched, extra] : fetched;
  return {
    list,
    total: data?.idealJobs.totalCount,
    isEmpty: list?.length === 0,
    isLoading: loading,
    error,
    selected: list?.find((idealJob) => idealJob.id === selectedId),
    select: (idealJob) => {
      rememberId(idealJob?.id);
      rememberNotes(idealJob?.noteGuid);
    },
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => void fetchMore({ variables: { first: PAGE, after } }).catch(() => undefined) : undefined,
  };
}
