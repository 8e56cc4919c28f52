import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { listedRecords, type ListedKind } from "./recordKinds.js";
import { writeLocalState, useLocalStorageState } from "./localStorageState.js";

/** The properties of every record of a list. */
export interface Listed {
  readonly id: string;
  readonly noteGuid: string;
}

/** A list of records with the one that is selected. */
export interface Records<Item> {
  /**
   * The loaded records; a selected record whose page is not loaded yet comes first. Undefined until the first answer.
   */
  readonly list: readonly Item[] | undefined;
  readonly total: number | undefined;
  /** True when there are at least that many, which are not counted any further. */
  readonly isTotalBounded: boolean;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly selected: Item | undefined;
  /** Opens the card of a record, or none. */
  readonly select: (record: Item | undefined) => void;
  readonly tryAgain: () => void;
  /** Loads the next page and rejects when that failed; undefined when there is none. */
  readonly loadMore: (() => Promise<unknown>) | undefined;
}

/** The loaded pages of a list, as a connection of the schema. */
interface Pages<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
  readonly isTotalCountBounded: boolean;
}

/** The operations that load a kind of record; each uses the same alias, whatever the field of the schema. */
export interface RecordQueries<Item> {
  /** One page of the list, as `records`. */
  readonly list: TypedDocumentNode<
    { readonly records: Pages<Item> },
    { readonly first: number; readonly after?: string | null }
  >;
  /** One record, as `record`. */
  readonly selected: TypedDocumentNode<{ readonly record?: Item | null }, { readonly id: string }>;
}

/** The page size of a list of records. */
const RECORD_PAGE = 100;

/** The variables of the first page of a list. */
export const FIRST_RECORDS = { first: RECORD_PAGE } as const;

/** Returns the id of the selected record while its page may not be loaded, to query it alone; else undefined. */
function furtherDown(pages: Pages<Listed> | undefined, selectedId: string | undefined): string | undefined {
  const mayBe = pages?.pageInfo.hasNextPage === true && !pages.nodes.some(({ id }) => id === selectedId);
  return mayBe ? selectedId : undefined;
}

/** Loads the records of a kind page by page, and the selected one even when its page is not loaded. */
export function useRecords<Item extends Listed>(kind: ListedKind, queries: RecordQueries<Item>): Records<Item> {
  const { selection } = listedRecords[kind];
  const [selectedId] = useLocalStorageState(selection[0]);
  const query = useQuery(queries.list, { variables: FIRST_RECORDS });
  const pages = query.data?.records;
  const aloneId = furtherDown(pages, selectedId);
  const { data } = useQuery(queries.selected, aloneId === undefined ? skipToken : { variables: { id: aloneId } });
  const alone = data?.record;
  const nodes = pages?.nodes;
  const after = pages?.pageInfo.hasNextPage ? pages.pageInfo.endCursor : undefined;
  const further = alone && alone.id === aloneId ? alone : undefined;
  const list = useMemo(() => (nodes && further ? [further, ...nodes] : nodes), [nodes, further]);
  const select = useCallback(
    (record: Item | undefined) => {
      for (const key of selection) writeLocalState(key, record?.id);
      writeLocalState("selectedUniqueNoteId", record?.noteGuid);
    },
    [selection],
  );
  return {
    list,
    total: pages?.totalCount,
    isTotalBounded: pages?.isTotalCountBounded === true,
    isEmpty: nodes?.length === 0,
    isLoading: query.loading,
    error: query.error,
    selected: selectedId === undefined ? undefined : list?.find(({ id }) => id === selectedId),
    select,
    // A failure is shown in place of the list, so nothing else handles it.
    tryAgain: () => void query.refetch().catch(() => undefined),
    loadMore: after ? () => query.fetchMore({ variables: { first: RECORD_PAGE, after } }) : undefined,
  };
}
