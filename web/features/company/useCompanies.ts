import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import {
  useCompanyListQuery,
  useCompanySelectedQuery,
  type CompanyCard_CompanyFragment,
} from "../../operations.generated.js";

/** A company as the list knows it. */
export type CompanyCardData = CompanyCard_CompanyFragment;

/** The list of companies with the one that is selected. */
export interface Companies {
  /** What is loaded, by name; a selected company whose page is not loaded yet stands above the others. */
  readonly list: readonly CompanyCardData[] | undefined;
  readonly total: number | undefined;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly selected: CompanyCardData | undefined;
  /** Opens a company's card, or none. */
  readonly select: (company: CompanyCardData | undefined) => void;
  readonly tryAgain: () => void;
  /** Loads the next page; undefined when there is none. */
  readonly loadMore: (() => void) | undefined;
}

const PAGE = 100;

/** Loads the companies page by page and remembers which one is selected (spec 3). */
export function useCompanies(): Companies {
  const [selectedId, rememberId] = useRemembered("selectedCompanyId");
  const [, rememberNotes] = useRemembered("selectedUniqueNoteId");
  const { data, error, loading, refetch, fetchMore } = useCompanyListQuery({ variables: { first: PAGE } });
  const nodes = data?.companies.nodes;
  const after = data?.companies.pageInfo.hasNextPage ? data.companies.pageInfo.endCursor : undefined;
  const inList = nodes?.find((company) => company.id === selectedId);
  const isElsewhere = after !== undefined && selectedId !== undefined && inList === undefined;
  const { data: alone } = useCompanySelectedQuery(isElsewhere ? { variables: { id: selectedId } } : skipToken);
  const elsewhere = isElsewhere && alone?.company?.id === selectedId ? alone.company : undefined;
  return {
    list: nodes && elsewhere ? [elsewhere, ...nodes] : nodes,
    total: data?.companies.totalCount,
    isEmpty: nodes?.length === 0,
    isLoading: loading,
    error,
    selected: inList ?? elsewhere,
    select: (company) => {
      rememberId(company?.id);
      rememberNotes(company?.noteGuid);
    },
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => void fetchMore({ variables: { first: PAGE, after } }).catch(() => undefined) : undefined,
  };
}
