import type { ApolloCache } from "@apollo/client";
import { useTellProblem } from "../../components/useTellProblem.js";
import { forgetEntity, reloadCounts } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { queryFieldsOf } from "../../lib/recordKinds.js";
import { useT } from "../../lib/useT.js";
import { useTellChange } from "../../lib/useTellChange.js";
import {
  useBinEmptyMutation,
  useBinListQuery,
  useBinRestoreMutation,
  type BinRow_ItemFragment,
  type RecordKind,
} from "../../operations.generated.js";
import { binMessages as messages } from "./binMessages.js";

/** Something in the bin as its row shows it. */
export type BinItemData = BinRow_ItemFragment;

const PAGE = 200;
const affected = ["BinList"];

/** Loads the bin, page by page. */
export function useBin() {
  const { data, error, loading, refetch, fetchMore } = useBinListQuery({ variables: { first: PAGE } });
  const after = data?.bin.pageInfo.hasNextPage ? data.bin.pageInfo.endCursor : undefined;
  return {
    list: data?.bin.nodes,
    error,
    isLoading: loading,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => void fetchMore({ variables: { first: PAGE, after } }).catch(() => undefined) : undefined,
  };
}

/** Gives the way to take one thing out of the bin, with Undo in the message that follows; it tells whether it worked. */
export function useRestore(): readonly [(item: BinItemData) => Promise<boolean>, boolean] {
  const t = useT();
  const tellChange = useTellChange(affected);
  const tellProblem = useTellProblem();
  const [send, { loading }] = useBinRestoreMutation();
  const restore = async ({ id, kind }: BinItemData): Promise<boolean> => {
    try {
      const { data } = await send({
        variables: { input: { id, kind } },
        update: (cache) => {
          forgetEntity(cache, "BinItem", id);
          reloadKind(cache, kind);
        },
      });
      tellChange(t(messages.restored), data?.restore.logEntryId);
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };
  return [restore, loading];
}

/** Gives the way to delete for good what lies in the bin; it tells whether it worked. */
export function useEmptyBin(): readonly [() => Promise<boolean>, boolean] {
  const t = useT();
  const tellProblem = useTellProblem();
  const [send, { loading }] = useBinEmptyMutation({
    refetchQueries: [...affected, "QuotaList"],
    awaitRefetchQueries: true,
  });
  const empty = async (): Promise<boolean> => {
    try {
      const { data } = await send();
      notify(t(messages.emptied, { count: data?.emptyBin.count ?? 0 }));
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };
  return [empty, loading];
}

function reloadKind(cache: ApolloCache, kind: RecordKind): void {
  for (const fieldName of queryFieldsOf(kind)) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.evict({ id: "ROOT_QUERY", fieldName: "logEntries" });
  reloadCounts(cache);
}
