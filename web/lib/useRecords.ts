import { useCallback, useMemo } from "react";
import { remember, type RememberedKey } from "./remembered.js";

/** What every record of a list has. */
export interface Listed {
  readonly id: string;
  readonly noteGuid: string;
}

/** A list of records with the one that is selected. */
export interface Records<Item> {
  /** What is loaded; a selected record whose page is not loaded yet stands above the others. Undefined until the first answer. */
  readonly list: readonly Item[] | undefined;
  readonly total: number | undefined;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly selected: Item | undefined;
  /** Opens the card of a record, or none. */
  readonly select: (record: Item | undefined) => void;
  readonly tryAgain: () => void;
  /** Loads the next page; undefined when there is none. */
  readonly loadMore: (() => void) | undefined;
}

/** The loaded pages of a list, as a connection of the schema. */
interface Pages<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

/** The query of a list, as its generated hook gives it. */
interface ListQuery {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
  readonly fetchMore: (options: { variables: { first: number; after: string } }) => Promise<unknown>;
}

interface RecordsOptions<Item> {
  readonly query: ListQuery;
  readonly pages: Pages<Item> | undefined;
  readonly selectedId: string | undefined;
  /** Where the id of the selected record is remembered (spec 3). */
  readonly selection: readonly SelectionKey[];
  /** The selected record by itself, asked for by `furtherDown`. */
  readonly alone: Item | null | undefined;
}

type SelectionKey = Extract<
  RememberedKey,
  `selected${"Company" | "Contact" | "Document" | "IdealJob"}${"Id" | "Guid"}`
>;

/** How many records come at once. */
export const RECORD_PAGE = 100;

/** Gives the id of the selected record while it may stand further down the list than what is loaded, to ask for it alone. */
export function furtherDown(pages: Pages<Listed> | undefined, selectedId: string | undefined): string | undefined {
  const mayBe = pages?.pageInfo.hasNextPage === true && !pages.nodes.some(({ id }) => id === selectedId);
  return mayBe ? selectedId : undefined;
}

/** Puts together a list that comes page by page, and the record that is selected, however far down it stands. */
export function useRecords<Item extends Listed>(options: RecordsOptions<Item>): Records<Item> {
  const { query, pages, selectedId, selection, alone } = options;
  const nodes = pages?.nodes;
  const after = pages?.pageInfo.hasNextPage ? pages.pageInfo.endCursor : undefined;
  const further = alone && alone.id === furtherDown(pages, selectedId) ? alone : undefined;
  const list = useMemo(() => (nodes && further ? [further, ...nodes] : nodes), [nodes, further]);
  const select = useCallback(
    (record: Item | undefined) => {
      for (const key of selection) remember(key, record?.id);
      remember("selectedUniqueNoteId", record?.noteGuid);
    },
    [selection],
  );
  return {
    list,
    total: pages?.totalCount,
    isEmpty: nodes?.length === 0,
    isLoading: query.loading,
    error: query.error,
    selected: selectedId === undefined ? undefined : list?.find(({ id }) => id === selectedId),
    select,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void query.refetch().catch(() => undefined),
    loadMore: after
      ? () => void query.fetchMore({ variables: { first: RECORD_PAGE, after } }).catch(() => undefined)
      : undefined,
  };
}
