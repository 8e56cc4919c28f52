import { useProblemToast } from "../../components/useProblemToast.js";
import { evictEntity } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import {
  useTrashEmptyMutation,
  useTrashListQuery,
  useTrashRestoreMutation,
  type TrashRow_ItemFragment,
} from "./profile.generated.js";
import { trashMessages as messages } from "./trashMessages.js";
import { useWithProof } from "./useWithProof.js";

/** Something in the trash as its row shows it. */
export type TrashItemData = TrashRow_ItemFragment;

const PAGE = 200;

/** Loads the trash, page by page. */
export function useTrash() {
  const { data, error, loading, refetch, fetchMore } = useTrashListQuery({ variables: { first: PAGE } });
  const after = data?.trash.pageInfo.hasNextPage ? data.trash.pageInfo.endCursor : undefined;
  return {
    list: data?.trash.nodes,
    error,
    isLoading: loading,
    // A failure is shown in place of the list, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => fetchMore({ variables: { first: PAGE, after } }) : undefined,
  };
}

/**
 * Returns the function that restores an item of the trash and shows a toast with Undo; it resolves to whether it was
 * restored.
 */
export function useRestore(): readonly [(item: TrashItemData) => Promise<boolean>, boolean] {
  const t = useT();
  const showChangeToast = useChangeToast();
  const showProblemToast = useProblemToast();
  const [send, { loading }] = useTrashRestoreMutation();
  const restore = async ({ id, kind }: TrashItemData): Promise<boolean> => {
    try {
      const { data } = await send({
        variables: { input: { id, kind } },
        update: (cache) => evictEntity(cache, "TrashItem", id),
      });
      void showChangeToast({ operation: "RESTORED", kind, id }, t(messages.restored), data?.restore.logEntryId);
      return true;
    } catch (error) {
      showProblemToast(error);
      return false;
    }
  };
  return [restore, loading];
}

/** Returns the function that deletes the items of the trash for good; it resolves to whether they were deleted. */
export function useEmptyTrash(): readonly [() => Promise<boolean>, boolean] {
  const t = useT();
  const showProblemToast = useProblemToast();
  const invalidate = useInvalidate();
  const withProof = useWithProof();
  const [send, { loading }] = useTrashEmptyMutation();
  const empty = async (): Promise<boolean> => {
    try {
      const { data } = await withProof(() => send());
      await invalidate([{ operation: "ERASED", kind: null }]);
      notify(t(messages.emptied, { count: data?.emptyTrash.count ?? 0 }));
      return true;
    } catch (error) {
      showProblemToast(error);
      return false;
    }
  };
  return [empty, loading];
}
